"""The first card game: whoever does what the ring shows comes through every lesson, at a desk and on a phone."""

import re
from itertools import pairwise
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.app.running import RunningServer
from tests.browser.conftest import Arrive
from tests.browser.learner import Learner, covered, ring
from tests.browser.looking import accessible
from tests.browser.steps import button, read_back
from tests.conftest import ServerWith
from tests.forms import varied, wide

pytestmark = pytest.mark.browser

FIRST_TURN = [
    *("cards-arrange", "cards-stack", "cards-first-hand", "cards-roll", "cards-event"),
    *("cards-production", "cards-costs", "cards-road", "cards-upgrade", "cards-tokens"),
    *("cards-end", "cards-draw"),
]
LATER = [
    *("cards-action", "cards-awaited", "cards-loot", "cards-settlement", "cards-regions"),
    *("cards-trade", "cards-defense", "cards-attacked", "cards-warded", "cards-city"),
    *("cards-robbers", "cards-exchange", "cards-winning"),
]

IN_SIGHT = (
    ".realm:not([aria-hidden]) [data-place], .cards, .tiles, .tray, .top, .pstat, .ptop, .pst"
)
"""The parts of the page that the guide's panel must not cover."""


@pytest.fixture(scope="module")
def server(server_with: ServerWith) -> RunningServer:
    return server_with()


def learn(arrive: Arrive, *, phone: bool = False, **options: Any) -> Page:
    page = arrive(phone=phone, **options)
    page.get_by_role("radio", name="Two Realms").check()
    button(page, "Learn the game").click()
    expect(page.locator(".guide h2")).to_have_text("Two realms")
    return page


UNREADABLE = """() => [...document.querySelectorAll(".guide :is(h2, p, .btn, .guide-close)")].filter((each) => {
  if (!each.checkVisibility({ visibilityProperty: true })) return false;
  const { left, width, bottom } = each.getBoundingClientRect();
  return !each.contains(document.elementFromPoint(left + width / 2, bottom - 4));
}).map((each) => each.outerHTML)"""
"""The guide's words and buttons that lie under something else, or out of sight."""


class Reader(Learner):
    """Looks whether a sheet or a bubble covers the guide."""

    def press(self, what: Locator) -> None:
        if self.page.locator(".csheet, .draw-choice").count():
            assert self.page.evaluate(UNREADABLE) == []
        super().press(what)


def test_doing_what_the_ring_shows_leads_through_the_first_turn(arrive: Arrive):
    learner = Reader(learn(arrive, phone=True), touch=True)
    learner.follow(until="cards-draw")
    assert [step for step in learner.learned if step in FIRST_TURN] == FIRST_TURN


@wide
@pytest.mark.parametrize("phone", [False, True])
def test_doing_what_the_ring_shows_leads_through_the_whole_guide(arrive: Arrive, phone: bool):
    page = learn(arrive, phone=phone)
    learner = Reader(page, touch=phone)
    learner.follow(until="cards-finish")
    told = learner.learned
    assert [step for step in told if step in FIRST_TURN] == FIRST_TURN
    assert set(LATER) <= set(told)
    counts = [tuple(map(int, re.findall(r"\d+", count))) for count in learner.counted if count]
    for (at, of), (next_at, next_of) in pairwise(counts):
        assert next_at - at in (0, 1), "the count never jumps"
        assert next_of <= of
    assert counts[-1][0] == counts[-1][1]
    if phone:
        page.get_by_role("button", name="Log and chat").tap()
    read_back(page)
    log = page.get_by_role("log")
    for line in ("You built a road", "You built Conrad the Swift", "You played the Raid"):
        expect(log).to_contain_text(line)
    expect(log).to_contain_text("You answered with the Herb Witch")
    expect(log).to_contain_text("You built a settlement")
    if phone:
        page.keyboard.press("Escape")
    button(page, "Play on").click()
    expect(page.locator(".guide")).to_have_count(0)
    expect(ring(page)).to_have_count(0)
    page.goto(".")
    page.get_by_role("radio", name="Two Realms").check()
    expect(button(page, "Learn the game again")).to_be_visible()


@varied(
    "size, scheme",
    ((390, 844), "light"),
    ((1440, 900), "dark"),
    ((1024, 768), "light"),
    ((844, 390), "dark"),
)
def test_the_guide_covers_neither_realm_nor_hand_nor_stack(
    arrive: Arrive, size: tuple[int, int], scheme: str
):
    page = learn(arrive, phone=size != (1440, 900), color_scheme=scheme)
    page.set_viewport_size({"width": size[0], "height": size[1]})
    assert covered(page, IN_SIGHT) == []
    accessible(page)
    button(page, "Next").click()
    expect(ring(page)).to_have_count(1)
    assert covered(page, IN_SIGHT) == []


def test_who_closes_the_guide_finds_it_in_the_menu(arrive: Arrive):
    page = learn(arrive)
    button(page, "Close the guide").click()
    expect(page.locator(".guide")).to_have_count(0)
    page.reload()
    expect(page.get_by_role("group", name="Your realm")).to_be_visible()
    expect(page.locator(".guide")).to_have_count(0)
    button(page, "Help and keys").click()
    button(page, "Show the guide").click()
    expect(page.locator(".guide h2")).to_have_text("Two realms")


def test_every_step_has_its_words(arrive: Arrive):
    page = learn(arrive)
    missing = page.evaluate(
        """async () => {
            const { FIRST_REALMS } = await import(asset("js/card_game/guide/lessons.js"));
            const { hasText } = await import(asset("js/core/text.js"));
            return [...FIRST_REALMS.lessons, ...FIRST_REALMS.surprises].flatMap(({ id }) => [`guide-title-${id}`, `guide-${id}`]).filter((key) => !hasText(key));
        }"""
    )
    assert missing == []
