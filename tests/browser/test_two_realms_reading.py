"""Cards and dice can be read while something is decided about them, at every size."""

import pytest
from playwright.sync_api import Page, expect

from engine.card_game.game import game
from engine.chance import Scripted
from tests.app.running import RunningServer
from tests.browser.conftest import Arrive
from tests.browser.staged import Position, Staged, staged
from tests.browser.steps import let_draw
from tests.conftest import ServerWith
from tests.engine.card_game.cards_table import BLUE, RED, Table
from tests.forms import varied

pytestmark = pytest.mark.browser
EVERY_SIZE = [(820, 1180), (1180, 820), (1440, 900), (390, 844), (360, 640), (844, 390)]


@pytest.fixture(scope="module")
def server(server_with: ServerWith) -> RunningServer:
    return server_with()


def sized(page: Page, width: int, height: int) -> None:
    """The layout for that size is drawn."""
    page.set_viewport_size({"width": width, "height": height})
    expect(page.locator(".card-table.phone")).to_have_count(int(width <= 1100 or height <= 500))
    let_draw(page, 2)


COVERED = """([what, by]) => {
  const seen = (selector) => [...document.querySelectorAll(selector)].filter((each) => each.getClientRects().length > 0);
  const meet = (a, b) => a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
  return seen(what).flatMap((one) => seen(by).filter((other) => meet(one.getBoundingClientRect(), other.getBoundingClientRect())))
    .map((each) => each.outerHTML.slice(0, 80));
}"""
"""Of the first, what any of the others lies over, if only in part."""


def rolls(found: Staged, face: int, number: int) -> None:
    roll = game.action_from_json({"type": "RollDice"}, RED, found.state)
    found.by(roll, Scripted(dice=[(face, number)]))


def with_wide_realms(table: Table) -> None:
    table.settled(RED, "far left", "pasture 1", "fields 3")
    table.settled(RED, "far right", "hills 4", "forest 2")
    table.settled(BLUE, "far left", "mountains 6", "hills 3")
    table.city(RED, "left", "right")
    table.before_the_dice(RED)


def at_the_start(table: Table) -> None:
    table.before_the_dice(RED)


@varied("position", at_the_start, with_wide_realms, ids=["at the start", "wide"])
def test_both_dice_lie_free_beside_both_realms(arrive: Arrive, position: Position):
    found = staged(arrive, position)
    page = found.page
    rolls(found, 1, 6)
    for width, height in [*EVERY_SIZE, (1101, 768), (1280, 720)]:
        sized(page, width, height)
        dice = page.locator(".dicebox > *")
        expect(dice).to_have_count(2)
        for die in dice.all():
            expect(die).to_be_in_viewport(ratio=1)
        others = ".realm[role='group'] .sq > .hit, .stack, .hcs .hc, .small-map"
        assert page.evaluate(COVERED, [".dicebox > *", others]) == [], (width, height)
        trayed = [".own-realm .sq > .hit", ".tray"]
        assert page.evaluate(COVERED, trayed) == [], (width, height)


def with_an_event_to_choose_about(table: Table) -> None:
    table.built(RED, left_above="knight-falk", right_above="library")
    table.built(BLUE, left_above="knight-otto")
    table.before_the_dice(RED)


@varied("event, says", ("civil-war", "hand"), ("progress", "Library"), ids=["a card", "a region"])
def test_an_event_card_can_be_read_while_it_asks_for_a_choice(
    arrive: Arrive, event: str, says: str
):
    def position(table: Table) -> None:
        with_an_event_to_choose_about(table)
        table.events(event)

    found = staged(arrive, position)
    page = found.page
    rolls(found, 5, 6)
    expect(page.locator("[data-realm] .target").first).to_be_visible()
    for width, height in EVERY_SIZE:
        sized(page, width, height)
        page.locator(".sentence .opens").click()
        card = page.get_by_role("dialog").locator(f"[data-full='{event}']")
        expect(card).to_contain_text(says)
        expect(card).to_be_in_viewport(ratio=1)
        page.get_by_role("dialog").get_by_role("button", name="Close").click()
        expect(card).to_have_count(0)


def hold(page: Page, what: str) -> None:
    """A finger presses it and stays until the card is shown large, then lets go."""
    box = page.locator(what).bounding_box()
    assert box is not None
    at = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    touch = page.context.new_cdp_session(page)
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [at]})
    expect(page.locator(".inspected-card.of-hand")).to_be_visible()
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(page.locator(".inspected-card.of-hand")).to_have_count(0)


def test_holding_a_card_shows_it_and_chooses_nothing(arrive: Arrive):
    def with_a_card_too_many(table: Table) -> None:
        table.hand(RED, "caravan", "knight-hagen", "bath-house")
        table.built(RED, left_above="knight-falk")
        table.built(BLUE, left_above="knight-otto")
        table.before_the_dice(BLUE)
        table.events("civil-war")

    found = staged(arrive, with_a_card_too_many, phone=True)
    page = found.page
    roll = game.action_from_json({"type": "RollDice"}, BLUE, found.state)
    found.by(roll, Scripted(dice=[(5, 6)]))
    found.by(next(iter(game.legal_actions(found.state, BLUE))))
    found.by(next(iter(game.legal_actions(found.state, RED))))
    expect(page.locator(".sentence strong")).to_contain_text("from your hand under draw stacks")
    page.locator(".hcs [data-card='caravan']").tap()
    expect(page.locator("[data-card='caravan'][aria-pressed='true']")).to_be_visible()
    hold(page, ".hcs [data-card='knight-hagen']")
    expect(page.locator(".hcs [aria-pressed='true']")).to_have_attribute("data-card", "caravan")
    expect(page.locator(".inspected-card")).to_contain_text("Caravan")  # what is picked, again
    expect(page.locator(".inspected-card .rests")).to_have_count(0)


def test_an_action_card_is_read_before_it_is_played(arrive: Arrive):
    def with_a_caravan(table: Table) -> None:
        table.hand(RED, "caravan")
        table.stores(RED, {"fields 1": 2, "hills 5": 1})

    page = staged(arrive, with_a_caravan, phone=True).page
    page.locator(".hcs [data-card='caravan']").tap()
    expect(page.locator(".next[data-step='play']")).to_be_visible()
    for width, height in EVERY_SIZE:
        sized(page, width, height)
        expect(page.locator(".inspected-card [data-full='caravan'] p")).to_be_in_viewport(ratio=1)
