"""The conveniences of a table, one by one: reasons on the board, short ways for the mouse, plans for one's turn."""

import re
from collections.abc import Callable
from functools import cache
from typing import Any, Final
from urllib.parse import quote

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.app.running import ROOT, RunningServer
from tests.browser.conftest import GO, Arrive
from tests.browser.steps import at_a_table, button, middle, open_settings, says, seated
from tests.browser.test_pressing import Storing
from tests.conftest import ServerWith

pytestmark = pytest.mark.browser

SEVEN, BRICK, NOTHING = "conveniences 1", "conveniences 64", "conveniences 124"
WHEAT = "conveniences 460"
"""Seeds, by what the first roll at a table of three brings whoever begins; none of the next eleven is a seven."""

PICTURES = ROOT / "test-results" / "conveniences"

PAINTABLE: Final = """async () => {
  const bad = [];
  const addresses = [...document.querySelectorAll("[data-symbol]")].map((one) => one.getAttribute("src") ?? one.getAttribute("href"));
  for (const address of new Set(addresses)) {
    const image = new Image();
    image.src = address;
    await image.decode().catch(() => bad.push(address));
  }
  return bad;
}"""
"""The pictures of the page that cannot be painted."""

TWO_FRAMES: Final = """async () => {
  for (let frames = 0; frames < 2; frames += 1) await new Promise(requestAnimationFrame);
}"""
"""Two frames, after which the result of a press is drawn."""
NOTHING_SENT: Final = (
    """async () => (await import(asset("js/core/store.js"))).sending.value.size === 0"""
)

Sit = Callable[..., Page]


def server_of(server_with: ServerWith, seed: str) -> RunningServer:
    return server_with(test_seed=seed, bot_delay=0.15)


@pytest.fixture
def sit(arrive: Arrive, server_with: ServerWith) -> Sit:
    """At the beginners' island with everybody's pieces on it and two bots, with the turn; `prepare` gets the page while it is empty."""

    def sit_down(seed: str, prepare: Callable[[Page], Any] | None = None, **browser: Any) -> Page:
        page = arrive(None, at=server_of(server_with, seed), **browser)
        if prepare is not None:
            prepare(page)
        seated(arrive, "Ana", seats=3, pages=[page])
        says(page, "You: roll the dice")
        return page

    return sit_down


@pytest.fixture(scope="module")
def desks(arrive_once: Arrive, server_with: ServerWith) -> Sit:
    return cache(
        lambda seed, phone: arrive_once(None, at=server_of(server_with, seed), phone=phone)
    )


@pytest.fixture
def sit_again(arrive: Arrive, desks: Sit) -> Sit:
    """The same for tests that leave the device as it is: with the same dice in one page, at a table for each."""

    def sit_down(
        seed: str, options: dict[str, object] | None = None, *, phone: bool = False
    ) -> Page:
        page = desks(seed, phone)
        if page.url != "about:blank":
            page.evaluate(GO, "")
            expect(button(page, "Create table")).to_be_visible()
        seated(arrive, "Ana", seats=3, options=options, pages=[page])
        says(page, "You: roll the dice")
        return page

    return sit_down


def roll(page: Page) -> None:
    page.locator("[data-step='RollDice']:not([data-unread])").click()
    expect(page.locator("[data-step='RollDice']")).to_have_count(0)


def over(spot: Locator) -> tuple[float, float]:
    box = spot.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def rolled_a_seven(sit: Sit, **browser: bool) -> Page:
    page = sit(SEVEN, {"friendly-robber": True}, **browser)
    roll(page)
    says(page, "You: move the robber")
    return page


def test_a_hex_that_is_closed_to_the_robber_says_why(sit_again: Sit):
    page = rolled_a_seven(sit_again)
    spared = page.get_by_role("button", name="forest 9; Not here: Birch has only two points")
    expect(spared).to_have_attribute("aria-disabled", "true")
    expect(page.locator(".closed")).to_have_count(15)
    expect(page.locator(".target")).to_have_count(3)
    page.mouse.move(*over(spared))
    expect(page.get_by_role("tooltip")).to_contain_text("Birch has only two points")
    page.mouse.click(*over(spared))
    says(page, "You: move the robber")
    expect(spared).to_be_focused()
    for arrow, name in (("Right", "hills 10"), ("Down", "pasture 5"), ("Down", "pasture 11")):
        page.keyboard.press(f"Arrow{arrow}")
        expect(page.get_by_role("button", name=f"{name}; Not here")).to_be_focused()
        expect(page.get_by_role("tooltip")).to_contain_text("Not here")


def test_a_tap_on_a_closed_hex_says_why(sit_again: Sit):
    page = rolled_a_seven(sit_again, phone=True)
    page.get_by_role("button", name="Show the whole board").tap()
    page.touchscreen.tap(*over(page.get_by_role("button", name="forest 9; Not here")))
    expect(page.get_by_role("tooltip")).to_contain_text("Not here")
    expect(page.locator(".place")).to_have_count(0)


def test_the_robber_tells_what_it_would_block_and_warns_of_ones_own_loss(sit_again: Sit):
    page = sit_again(SEVEN)
    roll(page)
    tip = page.get_by_role("tooltip")
    page.mouse.move(*middle(page.get_by_role("button", name="mountains 3; steal from")))
    expect(tip).to_contain_text("Blocks 2 of 36 rolls: Birch’s settlement, Cedar’s settlement")
    expect(tip).to_contain_text("Birch holds 3 cards")
    expect(tip.locator(".amber")).to_have_count(0)
    page.mouse.move(*middle(page.get_by_role("button", name="hills 6; legal")))
    expect(tip.locator(".amber")).to_have_text("⚠Your own building is there too")


def test_a_mouse_builds_without_the_tile_after_one_more_click(sit: Sit):
    page = sit(BRICK)
    roll(page)
    tile = page.locator("[data-tile='road']")
    tile.click()
    x, y = middle(page.locator(".target").first)
    page.keyboard.press("Escape")
    expect(page.locator(".target")).to_have_count(0)
    roads = page.locator(".b-pieces .seat-1 [data-piece^='path']")
    expect(roads).to_have_count(2)
    page.mouse.move(x, y)
    expect(page.locator(".ghost")).to_have_count(1)
    page.mouse.click(x, y)
    bubble = page.locator(".bubble")
    expect(bubble).to_have_text("Road")
    page.mouse.click(x + 400, y)
    expect(bubble).to_have_count(0)
    page.mouse.click(x, y)
    page.keyboard.press("Escape")
    expect(bubble).to_have_count(0)
    page.mouse.click(x, y)
    expect(bubble).to_have_text("Road")
    page.mouse.click(x, y, button="right")
    expect(bubble).to_have_count(0)
    expect(roads).to_have_count(2)
    page.mouse.click(x, y)
    bubble.get_by_role("button", name="Road").click()
    expect(roads).to_have_count(3)
    expect(bubble).to_have_count(0)


def test_a_finger_builds_nothing_without_the_tile(sit: Sit):
    page = sit(BRICK, phone=True)
    roll(page)
    page.locator("[data-tile='road']").tap()
    x, y = middle(page.locator(".target").first)
    page.locator("[data-tile='road']:not([data-unread])").tap()  # a double tap is one press
    expect(page.locator(".target")).to_have_count(0)
    page.touchscreen.tap(x, y)
    page.evaluate(TWO_FRAMES)
    assert page.locator(".bubble, .ghost, .place").count() == 0


def test_a_place_that_waits_for_its_tick_goes_with_its_tile(sit: Sit):
    page = sit(BRICK, phone=True)
    roll(page)
    tile = page.locator("[data-tile='road']:not([data-unread])")
    tile.tap()
    page.touchscreen.tap(*middle(page.locator(".target").first))
    expect(page.locator(".place")).to_have_count(1)
    tile.tap()
    expect(page.locator(".target, .place, .ghost")).to_have_count(0)


def switch_on(page: Page, *names: str) -> None:
    opened = open_settings(page)
    for name in names:
        switch = opened.get_by_role("switch", name=name)
        switch.click()
        expect(switch).to_have_attribute("aria-checked", "true")
    opened.get_by_role("button", name="Close").click()


def nothing_happens(page: Page, sentence: str) -> None:
    """Whatever the page would do by itself within some seconds, it has not done."""
    page.clock.run_for(5_000)
    assert page.evaluate(NOTHING_SENT)
    says(page, sentence)


def with_a_clock(page: Page) -> None:
    """The page's time can be moved on."""
    page.clock.install()


def plan(page: Page, name: str) -> Locator:
    return page.locator(".plans").get_by_role("button", name=name, exact=True)


def test_the_end_of_the_next_turn_can_be_planned_while_others_play(sit: Sit):
    between: list[Storing] = []
    page = sit(NOTHING, prepare=lambda page: between.append(Storing(page)))
    [storing] = between
    roll(page)
    expect(page.locator(".plan")).to_have_count(0)
    storing.hold_what_follows("TurnEnded")  # so that the others take their time
    page.locator("[data-step='EndTurn']:not([data-unread])").click()
    plan(page, "Auto-end turn").click()
    expect(plan(page, "Auto-end turn")).to_have_attribute("aria-pressed", "true")
    storing.done()
    says(page, "You: roll the dice")
    roll(page)
    says(page, "Your turn")
    says(page, re.compile("^Birch"))
    expect(plan(page, "Auto-end turn")).to_have_attribute("aria-pressed", "false")


def test_what_happens_by_itself_is_off_at_first_and_can_be_called_off(sit: Sit):
    page = sit(NOTHING, prepare=with_a_clock)
    nothing_happens(page, "You: roll the dice")
    switch_on(page, "Roll automatically", "End my turn automatically")
    plan(page, "Auto-end turn").click()
    expect(page.locator(".roll-count")).to_contain_text("roll 1")
    expect(page.locator(".plan")).to_have_count(0)
    nothing_happens(page, "Your turn")
    page.locator("[data-step='EndTurn']:not([data-unread])").click()
    beyond_my_next_turn = re.compile("roll ([5-9]|[1-9][0-9])")
    expect(page.locator(".roll-count")).to_contain_text(beyond_my_next_turn)


def test_a_turn_in_which_something_can_be_built_does_not_end_by_itself(sit: Sit):
    page = sit(BRICK, prepare=with_a_clock)
    switch_on(page, "End my turn automatically")
    roll(page)
    says(page, "Your turn")
    expect(page.locator(".plan")).to_have_count(0)
    nothing_happens(page, "Your turn")


def seen(page: Page) -> float:
    """The width of the picture in board units."""
    return float((page.locator(".board").get_attribute("viewBox") or "").split()[2])


def comes_to_see(page: Page, least: float, most: float) -> None:
    """The picture gets as wide as that, in board units."""
    page.wait_for_function(
        """([least, most]) => {
            const wide = Number(document.querySelector(".board").getAttribute("viewBox").split(" ")[2]);
            return least <= wide && wide <= most;
        }""",
        arg=[least, most],
    )


def place(page: Page, number: int) -> None:
    page.touchscreen.tap(*middle(page.locator(".target").nth(number)))
    page.get_by_role("button", name="Build", exact=True).tap()


def test_a_phone_looks_closer_at_spots_that_lie_together(arrive: Arrive):
    page = at_a_table(arrive, phone=True)
    says(page, "You: place a settlement")
    whole = seen(page)
    place(page, 20)
    says(page, "You: place a road")
    comes_to_see(page, 0, whole / 1.5)
    place(page, 0)
    says(page, "You: place your second settlement")
    comes_to_see(page, whole, whole)


def test_a_phone_says_why_a_card_cannot_be_played(sit_again: Sit):
    page = sit_again(WHEAT, phone=True)
    roll(page)
    page.locator("[data-tile='card']").tap()
    page.locator(".buy-card:not([data-unread])").tap()
    page.locator("[data-development]").tap()
    expect(page.locator(".card-panel .not-now")).to_be_visible()


def test_a_tap_on_a_tile_that_cannot_be_pressed_says_why(sit_again: Sit):
    page = sit_again(WHEAT, phone=True)
    hint = page.locator(".sentence small")
    for tile in ("road", "trade"):
        page.locator(f"[data-tile='{tile}']").tap(force=True)  # a finger presses it all the same
        expect(hint).to_have_text("Roll the dice first.")
    roll(page)
    expect(page.locator(".sentence .reason")).to_have_count(0)


def test_the_table_is_shown_as_this_device_prefers(sit: Sit):
    page = sit(NOTHING, phone=True, reduced_motion="no-preference")
    expect(page.locator(".terrain-name")).to_have_count(0)
    motion = "document.documentElement.dataset.motion"
    assert page.evaluate(motion) == "normal"
    open_settings(page).get_by_label("Animations").select_option("off")
    assert page.evaluate(motion) == "off"
    page.get_by_role("button", name="Close").click()
    switch_on(page, "Names of the goods on the map", "Left-handed bar")
    expect(page.locator(".terrain-name")).to_have_count(19)
    named = set(page.locator(".terrain-name").all_text_contents())
    assert named == {"brick", "wood", "wool", "wheat", "ore", "desert"}
    assert over(page.locator(".next"))[0] < over(page.locator("[data-tile='road']"))[0]
    page.reload()
    expect(page.locator(".terrain-name")).to_have_count(19)
    assert over(page.locator(".next"))[0] < over(page.locator("[data-tile='road']"))[0]
    assert page.evaluate(motion) == "off"


def test_the_board_is_painted_in_the_colors_of_the_light(sit_again: Sit):
    page = sit_again(NOTHING)
    forest = page.locator(".ground [data-symbol=hex-forest]").first
    color = "getComputedStyle(document.documentElement).getPropertyValue('--forest-base')"
    seen = set()
    for scheme in ("light", "dark"):
        page.emulate_media(color_scheme=scheme)
        expect(page.locator("html")).to_have_attribute("data-theme", scheme)
        base = page.evaluate(color)
        expect(forest).to_have_attribute("href", re.compile(re.escape(quote(base))))
        seen.add(base)
        assert page.evaluate(PAINTABLE) == [], "each of them is a picture"
    assert len(seen) == 2
    expect(page.get_by_role("button", name="Light colors")).to_be_visible()


def test_seats_have_the_colors_that_this_device_chose(sit: Sit):
    page = sit(NOTHING)
    chip = page.locator(".opp[data-seat='1'] .chip").first
    ink = "chip => getComputedStyle(chip.querySelector('i')).color"
    settlement = page.locator(".b-pieces .seat-2 image").first
    base = "piece => getComputedStyle(piece).getPropertyValue('--seat')"
    usual = settlement.evaluate(base)
    field = open_settings(page).get_by_label("Birch")
    expect(field).to_have_value(usual)
    field.fill("#f0e0ff")
    page.screenshot(path=PICTURES / "colors.jpg")
    page.get_by_role("button", name="Close").click()
    assert settlement.evaluate(base) == "#f0e0ff"
    expect(settlement).to_have_attribute("href", re.compile("f0e0ff"))
    expect(chip.locator("img")).to_have_attribute("src", re.compile("f0e0ff"))
    assert chip.evaluate(ink) == "rgb(0, 0, 0)"
    page.reload()
    expect(chip).to_be_visible()
    assert settlement.evaluate(base) == "#f0e0ff"
    open_settings(page).get_by_role("button", name="Default colors").click()
    assert settlement.evaluate(base) == usual


def test_the_log_shows_what_one_looks_for(sit: Sit):
    page = sit(NOTHING, phone=True)
    roll(page)
    page.get_by_role("button", name="Log and chat").tap()
    log = page.get_by_role("log")
    show = page.get_by_role("group", name="Show")
    expect(log).to_contain_text("Birch built a settlement")
    show.get_by_role("button", name="Mine").tap()
    expect(log).to_contain_text("You built a settlement")
    expect(log).to_contain_text("You rolled 4")
    expect(log).not_to_contain_text("Birch")
    show.get_by_role("button", name="Dice").tap()
    expect(log).to_contain_text("Birch got")
    expect(log).not_to_contain_text("built")
    show.get_by_role("button", name="Trades").tap()
    expect(log).to_have_text("Nothing yet")
    show.get_by_role("button", name="All").tap()
    expect(log).to_contain_text("Birch built a settlement")


def test_the_board_shows_what_the_robber_keeps_back(sit_again: Sit):
    page = sit_again(SEVEN)
    roll(page)
    spot = page.get_by_role("button", name="hills 5; steal from Cedar")
    page.mouse.click(*middle(spot))
    says(page, "Your turn")
    page.get_by_role("button", name=re.compile("^Cedar: ")).click()
    sheet = page.get_by_role("dialog", name="Cedar")
    blocked = sheet.locator(".income .row", has=page.get_by_role("img", name="The robber"))
    expect(blocked).to_have_text("5")
    expect(blocked.locator(".card-row")).to_have_attribute("aria-label", "1 brick, 1 wool")
    expect(sheet.locator(".income .row")).to_have_text(["3", "4", "5", "8", "11"])
    page.keyboard.press("Escape")
    expect(page.locator(".glow.blocked")).to_have_count(0)
    page.locator("[data-step='EndTurn']:not([data-unread])").click()
    says(page, "You: roll the dice")
    roll(page)
    expect(page.locator(".roll-count")).to_contain_text("roll 4")
    expect(page.locator(".glow.blocked")).to_have_count(1)


def test_a_free_corner_tells_what_a_settlement_would_bring(sit_again: Sit):
    page = sit_again(NOTHING)
    x, y = over(page.locator("[data-piece='robber']"))
    box = page.locator(".board").bounding_box()
    assert box is not None
    unit = box["width"] / seen(page)
    page.mouse.move(x, y - 120 * unit)
    expect(page.get_by_role("tooltip")).to_contain_text(" in 36 rolls")


def test_a_development_card_is_bought_by_a_second_step(sit: Sit):
    page = sit(WHEAT)
    roll(page)
    before = page.locator("[data-development]").count()
    page.keyboard.press("d")
    panel = page.locator(".buy-panel")
    expect(panel).to_contain_text("this cannot be undone")
    page.locator(".buy-panel .back").click()
    expect(panel).to_have_count(0)
    assert page.locator("[data-development]").count() == before
    page.locator("[data-tile=card]").click()
    page.locator(".buy-card:not([data-unread])").click()
    expect(panel).to_have_count(0)
    expect(page.locator("[data-development]")).to_have_count(before + 1)
