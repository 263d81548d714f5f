"""The first game: whoever does what the ring shows learns everything once, and cannot lose the way."""

import re
from itertools import pairwise
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Arrive
from tests.browser.learner import Learner, covered, ring, step_of
from tests.browser.looking import accessible
from tests.browser.player import MEANWHILE
from tests.browser.steps import at_a_table, button, read_back
from tests.forms import varied, wide

pytestmark = pytest.mark.browser

IN_SIGHT = ".target .reach, .cards, .tiles, .top, .pstat, .ptop, .fab"
"""The parts of the page that the guide's panel must not cover."""


def learn(arrive: Arrive, *, phone: bool = False, **options: Any) -> Page:
    page = arrive(phone=phone, **options)
    button(page, "Learn the game").click()  # without a name: only the bot would read it
    expect(page.locator(".guide h2")).to_have_text("Welcome ashore")
    return page


def learn_the_sea(arrive: Arrive, *, phone: bool = False, **options: Any) -> Page:
    page = arrive(phone=phone, **options)
    button(page, "Learn to sail").click()
    expect(page.locator(".guide h2")).to_have_text("Out to sea")
    return page


class BoardLearner(Learner):
    """Presses spots of the board as well, and what a choice is made of."""

    def press_spot(self, spot: Locator) -> None:
        box = spot.locator(".reach").bounding_box(timeout=MEANWHILE)
        assert box is not None
        x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        if self.touch:
            self.page.touchscreen.tap(x, y)
        else:
            self.page.mouse.click(x, y)

    def press_ringed(self, step: str, shown: Locator) -> None:
        look = shown.get_attribute("class", timeout=MEANWHILE) or ""
        is_spot = shown.get_attribute("data-target", timeout=MEANWHILE)
        if step_of(self.page) != step:
            return  # meanwhile the ring went on to something else
        if is_spot:
            self.press_spot(shown)
        elif "five" in look:  # goods to choose from; in a trade, what I give is chosen already
            self.press(self.page.locator(".five:not(.give) .stp:not(.no)").last)
        elif "incoming" in look:
            self.press(shown.locator(".decline"))
        elif "picker" in look:
            suggest = shown.locator(".suggest")
            self.press(suggest if suggest.count() else shown.locator(".stp:not(.no)").first)
            self.press(shown.locator(".confirm"))
        elif "offer" in look.split():
            self.page.wait_for_timeout(50)  # somebody is thinking
        else:
            self.press(shown)

    def ask_too_much(self, times: int) -> None:
        """Offers that nobody accepts: two cards for one, of another kind each time."""
        for attempt in range(1, times + 1):
            self.press(self.page.locator("[data-tile='trade']:not([data-unread])"))
            self.press(self.page.locator(".five.give .stp:not(.no)").first)
            wanted = self.page.locator(".five:not(.give) .stp:not(.no)").nth(-attempt)
            self.press(wanted)
            self.press(wanted)
            self.press(self.page.locator(".do-offer"))
            said = "Alder declines" if attempt == 1 else "No luck this time"
            expect(self.page.locator(".guide-words")).to_contain_text(said)


FIRST_TURN = ["settlement", "road", "second", "second-road", "cards", "roll", "production"]


def test_doing_what_the_ring_shows_leads_through_the_first_turn(arrive: Arrive):
    page = learn(arrive)
    learner = BoardLearner(page)
    learner.follow(until="costs")
    assert [step for step in learner.learned if step in FIRST_TURN] == FIRST_TURN
    tiles_but_trade, around = page.evaluate(
        """() => {
            const tiles = [...document.querySelectorAll(".tiles .tile:not(.trade)")].map((tile) => tile.getBoundingClientRect());
            const ring = getComputedStyle(document.querySelector(".tiles[data-ringed]"), "::after");
            return [tiles.at(-1).right - tiles[0].left, parseFloat(ring.width)];
        }"""
    )
    assert around == pytest.approx(tiles_but_trade + 6, abs=1), "neither Trade nor End turn"


@wide
@pytest.mark.parametrize("phone", [False, pytest.param(True, marks=pytest.mark.long)])
def test_doing_what_the_ring_shows_leads_through_the_whole_guide(arrive: Arrive, phone: bool):
    page = learn(arrive, phone=phone)
    learner = BoardLearner(page, touch=phone)
    learner.follow(until="offer")
    learner.ask_too_much(1)
    learner.follow(until="finish")
    told = learner.learned
    assert [step for step in told if step in FIRST_TURN] == FIRST_TURN
    assert {"lands", "harbors", "offer", "answer", "traded", "deck"} <= set(told)
    assert {"seven", "robber", "stolen", "winning"} <= set(told)
    counts = [tuple(map(int, re.findall(r"\d+", count))) for count in learner.counted if count]
    for (at, of), (next_at, next_of) in pairwise(counts):
        assert next_at - at in (0, 1), "the count never jumps"
        assert next_of <= of
    assert counts[-1][0] == counts[-1][1]
    log = page.get_by_role("log")
    if phone:
        page.get_by_role("button", name="Log and chat").tap()
    read_back(page)
    expect(log).to_contain_text("You offered")
    expect(log).to_contain_text(re.compile("You gave .* to .*Alder"))
    expect(log).to_contain_text("You moved the robber")
    expect(log.get_by_text(re.compile("You (built|bought)")).nth(4)).to_be_attached()
    if phone:
        page.keyboard.press("Escape")
    button(page, "Play on").click()
    expect(page.locator(".guide")).to_have_count(0)
    expect(ring(page)).to_have_count(0)


def test_who_closes_the_guide_is_left_alone_and_finds_it_in_the_menu(arrive: Arrive):
    page = learn(arrive)
    BoardLearner(page).follow(until="second")
    button(page, "Close the guide").click()
    expect(page.locator(".guide")).to_have_count(0)
    expect(ring(page)).to_have_count(0)
    page.reload()
    expect(page.locator(".board")).to_be_visible()
    expect(page.locator(".guide")).to_have_count(0)
    button(page, "Help and keys").click()
    button(page, "Show the guide").click()
    expect(page.locator(".guide h2")).to_have_text("Your second settlement")
    page.get_by_role("link", name="Go to the start page").click()
    expect(button(page, "Learn the game again")).to_be_visible()


def test_one_may_look_back_and_the_game_goes_on_meanwhile(arrive: Arrive):
    page = learn(arrive)
    button(page, "Next").click()
    expect(page.locator(".guide h2")).to_have_text("What the land brings")
    expect(page.locator(".guide-row li")).to_have_text(["Brick", "Wood", "Wool", "Wheat", "Ore"])
    button(page, "Next").click()
    expect(page.locator(".guide h2")).to_have_text("Your first settlement")
    for heading in ("What the land brings", "Welcome ashore"):
        button(page, "Back").click()
        expect(page.locator(".guide h2")).to_have_text(heading)
    expect(ring(page)).to_have_count(0)
    button(page, "Next").click()
    button(page, "Next").click()
    expect(ring(page)).to_have_count(1)
    button(page, "Back").click()
    BoardLearner(page).press_spot(page.locator(".target").nth(3))
    expect(page.locator(".guide h2")).to_have_text("A road")


def test_who_skips_and_goes_ahead_is_caught_up_with(arrive: Arrive):
    page = learn(arrive)
    for _ in range(3):
        page.locator(".guide-next, .guide-skip").first.click()
    expect(page.locator(".guide h2")).to_have_text("Go on playing")
    BoardLearner(page).press_spot(page.locator(".target").nth(20))
    expect(page.locator(".guide h2")).to_have_text("A road")
    page.reload()
    expect(page.locator(".guide h2")).to_have_text("A road")


def test_every_step_has_its_words(arrive: Arrive):
    page = learn(arrive)
    missing = page.evaluate(
        """async () => {
            const { GUIDES } = await import(asset("js/board_game/guide/steps.js"));
            const { hasText } = await import(asset("js/core/text.js"));
            const steps = Object.values(GUIDES).flatMap(({ lessons, surprises }) => [...lessons, ...surprises]);
            return steps.map(({ id }) => `guide-title-${id}`).filter((key) => !hasText(key));
        }"""
    )
    assert missing == []


def test_the_seven_is_taught_in_words_unless_cards_were_discarded_and_the_count_never_jumps(
    arrive: Arrive,
):
    page = learn(arrive)
    after, before, shown = page.evaluate(
        """async () => {
            const { GUIDES } = await import(asset("js/board_game/guide/steps.js"));
            const { overtaken, place } = await import(asset("js/table/guide/steps.js"));
            const ids = GUIDES.first.lessons.map(({ id }) => id);
            const past = ids.slice(0, ids.indexOf("awards"));
            const seen = past.filter((id) => id !== "seven");
            return [overtaken(GUIDES.first, ["robber", "discard"]), overtaken(GUIDES.first, ["robber"]), [place(GUIDES.first, "end-again", seen, seen), place(GUIDES.first, "awards", past, seen)]];
        }"""
    )
    assert "seven" in after
    assert "seven" not in before
    earlier, later = shown
    assert later["at"] == earlier["at"] + 1


def test_what_can_be_done_already_waits_quietly_while_one_reads(arrive: Arrive):
    page = learn(arrive, reduced_motion="no-preference")
    looks = """() => {
        const { opacity, animationName } = getComputedStyle(document.querySelector(".target .legal"));
        return [Number(opacity), animationName];
    }"""
    for _ in range(2):
        assert page.evaluate(looks) == [0.3, "none"]
        button(page, "Next").click()
    expect(ring(page)).to_have_count(1)
    assert page.evaluate(looks) == [1, "pulse"]


@wide
def test_offers_that_come_to_nothing_end_the_lesson_with_a_kind_word(arrive: Arrive):
    page = learn(arrive, phone=True)
    learner = BoardLearner(page, touch=True)
    learner.follow(until="offer")
    learner.ask_too_much(2)
    button(page, "Next").tap()
    expect(page.locator(".guide h2")).to_have_text("More settlements")


@varied("phone, scheme", (True, "dark"), (False, "light"))
def test_the_guide_covers_no_spot_hand_or_button(arrive: Arrive, phone: bool, scheme: str):
    page = learn(arrive, phone=phone, color_scheme=scheme)
    button(page, "Next").click()
    expect(page.locator(".guide h2")).to_have_text("What the land brings")
    button(page, "Next").click()
    expect(ring(page)).to_have_count(1)
    assert covered(page, IN_SIGHT) == []
    accessible(page)
    if phone:
        for width, height in ((1024, 768), (844, 390)):  # on its side
            page.set_viewport_size({"width": width, "height": height})
            expect(page.locator(".rc")).to_have_count(5)
            assert covered(page, IN_SIGHT) == [], (width, height)


AT_SEA = [
    *("sea-goal", "sea-start", "sea-first-ship", "sea-second", "sea-second-ship"),
    *("sea-coast", "sea-settle", "sea-landing", "sea-point", "sea-gold-land", "sea-move"),
    *("sea-await", "sea-gold", "sea-fog", "sea-route", "sea-finish"),
]
"""The steps it comes to by and by."""


def test_the_guide_at_sea_leads_through_set_up(arrive: Arrive):
    learner = BoardLearner(learn_the_sea(arrive, phone=True), touch=True)
    learner.follow(until="sea-coast")
    set_up = AT_SEA[: AT_SEA.index("sea-coast")]
    assert list(dict.fromkeys(learner.learned))[: len(set_up)] == set_up


@wide
@pytest.mark.parametrize("phone", [True, pytest.param(False, marks=pytest.mark.long)])
def test_the_guide_at_sea_leads_from_the_first_ship_to_the_last_word(arrive: Arrive, phone: bool):
    page = learn_the_sea(arrive, phone=phone)
    learner = BoardLearner(page, touch=phone)
    learner.follow(until="sea-point")
    expect(page.locator(".chip[data-symbol^=bonus]").first).to_be_attached()
    learner.follow(until="sea-finish")
    first = dict.fromkeys(step for step in learner.learned if step in AT_SEA)
    assert list(first) == AT_SEA
    assert "sea-pirate" in learner.learned, "told, since nobody rolled a seven"
    counts = [tuple(map(int, re.findall(r"\d+", count))) for count in learner.counted if count]
    assert all(next_at - at in (0, 1) for (at, _), (next_at, _) in pairwise(counts))
    assert counts[-1][0] == counts[-1][1]
    if phone:
        page.get_by_role("button", name="Log and chat").tap()
    read_back(page)
    log = page.get_by_role("log")
    expect(log.get_by_text("You built a ship").nth(3)).to_be_attached()
    expect(log).to_contain_text("You scored an island point")
    expect(log).to_contain_text("for gold")
    expect(log).to_contain_text("You moved a ship")
    if phone:
        page.keyboard.press("Escape")
    button(page, "Play on").click()
    expect(page.locator(".guide")).to_have_count(0)
    page.goto(".")
    expect(button(page, "Learn to sail again")).to_be_visible()
    expect(button(page, "Learn the game")).to_be_visible()


@varied("phone, scheme", (False, "dark"), (True, "light"))
def test_the_guide_at_sea_covers_no_spot_hand_or_button(arrive: Arrive, phone: bool, scheme: str):
    page = learn_the_sea(arrive, phone=phone, color_scheme=scheme)
    button(page, "Next").click()
    expect(page.locator(".guide h2")).to_have_text("Start on the coast")
    expect(ring(page)).to_have_count(1)
    assert covered(page, IN_SIGHT) == []
    accessible(page)


def test_a_table_with_ships_offers_the_guide_at_sea_in_a_tab_of_its_own(arrive: Arrive):
    page = at_a_table(arrive, board="new-shores", seats=3)
    button(page, "Help and keys").click()
    with page.expect_popup() as opened:
        button(page, "Learn to sail").click()
    expect(opened.value.locator(".guide h2")).to_have_text("Out to sea")
    button(opened.value, "Help and keys").click()
    expect(opened.value.get_by_role("dialog")).to_be_visible()
    expect(button(opened.value, "Learn to sail")).to_have_count(0)
    expect(page.locator(".board")).to_be_visible()
