"""Prompts, names and marks of the card game’s table, and that nothing moves under a finger that answers."""

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from engine.card_game.core.grid import ABOVE, BELOW, place
from engine.card_game.game import game
from engine.chance import Scripted
from tests.app.running import RunningServer
from tests.browser.conftest import Arrive
from tests.browser.looking import accessible, overlap
from tests.browser.staged import Staged, staged
from tests.browser.steps import let_draw
from tests.conftest import ServerWith
from tests.engine.card_game.cards_table import BLUE, RED, Table
from tests.forms import varied

pytestmark = pytest.mark.browser
PHONES = [(390, 844), (360, 640), (820, 1180), (844, 390)]


@pytest.fixture(scope="module")
def server(server_with: ServerWith) -> RunningServer:
    return server_with()


def a_turn(table: Table) -> None:
    table.hand(RED, "caravan", "knight-hagen", "library")
    table.built(RED, left_above="knight-falk")
    table.stores(RED, {"fields 1": 2, "hills 5": 1})


def says(page: Page, words: str | re.Pattern[str], how: str | re.Pattern[str]) -> None:
    expect(page.locator(".sentence strong")).to_have_text(words)
    expect(page.locator(".sentence small")).to_have_text(how)


def test_a_swap_says_what_each_press_chooses_and_the_same_region_again_takes_it_back(
    arrive: Arrive,
):
    found = staged(arrive, a_turn, phone=True)
    page = found.page
    found.plays(RED, type="PlayCard", card="caravan")
    says(page, re.compile("^You: swap up to 2 goods"), re.compile("region that gives up a good"))
    fields = page.locator(f"[data-realm='0'] [data-place='{place(10, ABOVE)}']")
    fields.tap()
    says(page, "You: choose where to gain a good", "press the same one again to choose another")
    expect(fields.locator(".ring.chosen")).to_have_count(1)
    accessible(page)
    fields.tap()
    says(page, re.compile("^You: swap"), re.compile("region that gives up a good"))
    expect(page.locator(".inspected-card")).to_have_count(0)
    assert [action["type"] for action in found.did] == []


def test_both_places_of_the_new_regions_are_marked(arrive: Arrive):
    def has_settled(table: Table) -> None:
        table.road(RED, "far left")
        table.rich(RED)
        table.region_stack("hills 3", "river 2")
        table.builds_settlement(RED, "far left")

    page = staged(arrive, has_settled, phone=True).page
    marked = page.locator("[data-realm='0'] .sq:has(.ring.chosen)")
    expect(marked).to_have_count(2)
    places = {marked.nth(at).get_attribute("data-place") for at in range(2)}
    assert places == {str(place(8, row)) for row in (ABOVE, BELOW)}


def test_the_strip_names_what_its_button_shows_and_the_sea_whose_realm_it_is(arrive: Arrive):
    page = staged(arrive, a_turn, phone=True).page
    button, tag = page.locator(".strip .swap"), page.locator(".realm-tag")
    for width, height in PHONES:
        page.set_viewport_size({"width": width, "height": height})
        expect(button).to_have_text("Look at Birch")
        expect(tag).to_have_count(0)
        page.locator(".strip").tap()
        expect(button).to_have_text("Your realm")
        expect(tag).to_have_text("Birch’s realm")
        expect(tag).to_be_in_viewport(ratio=1)
        page.locator(".strip").tap()


def test_ones_own_points_and_tokens_are_named_when_they_are_pressed(arrive: Arrive):
    page = staged(arrive, a_turn, phone=True).page
    page.locator(".pstat .own").tap()
    sheet = page.get_by_role("dialog", name="Ana")
    for words in ("1 strength point", "5 tournament points", "You hold the knight"):
        expect(sheet).to_contain_text(words)
    accessible(page, ".player-sheet")
    page.keyboard.press("Escape")
    page.locator(f"[data-realm='0'] [data-place='{place(11, 2)}']").tap()
    expect(page.locator(".inspected-card .token-note")).to_contain_text("You hold the knight")


def looking_through(table: Table) -> None:
    table.rich(RED)
    table.stack_is(1, "spy", "caravan", "town-hall", "merchant", "knight-hagen", "raid", "abbey")


@varied("language", "en", "de", "fr")
def test_the_cards_of_a_stack_stay_where_they_are_when_one_is_pressed(
    arrive: Arrive, language: str
):
    found = staged(arrive, looking_through, phone=True, locale=language)
    page = found.page
    found.plays(RED, type="EndTurn")
    expect(page.locator("[data-stack].lit").first).to_be_visible()
    found.plays(RED, type="LookThrough", stack=1)
    for width, height in PHONES:
        page.set_viewport_size({"width": width, "height": height})
        let_draw(page, 2)
        second = page.locator("[data-look='1']")
        before = second.bounding_box()
        second.tap()
        expect(page.locator("[data-look='1'][aria-pressed='true']")).to_be_visible()
        let_draw(page, 2)
        assert second.bounding_box() == before, (width, height)
        assert not overlap(page, "[data-look='1'] .face", "li:has([data-look='1']) > small")
        second.tap()


def test_a_trade_that_only_asks_where_its_good_goes_says_so(arrive: Arrive):
    def with_gold(table: Table) -> None:
        table.settled(RED, "far left", "pasture 1", "fields 3")
        table.stores(RED, {"river 6": 3})

    found = staged(arrive, with_gold)
    page = found.page
    page.locator("[data-tile='trade']").click()
    for _ in range(3):
        page.locator("[data-trade='give-gold']").click()
    page.locator("[data-trade='get-wool']").click()
    page.locator(".do-supply").click()
    bill = page.get_by_role("region", name="Where does 1 wool go?")
    expect(bill.locator(".pay-it")).to_have_text("Store it here")
    expect(bill).not_to_contain_text("filled in")


def test_a_tablet_shows_whole_cards_and_a_phone_a_button_for_them(arrive: Arrive):
    page = staged(arrive, a_turn, phone=True).page
    card = page.locator(".hcs .hc").first
    for width, height, whole in ((390, 844, False), (820, 1180, True), (1024, 768, True)):
        page.set_viewport_size({"width": width, "height": height})
        grab = page.locator(".grab")
        expect(grab).to_have_count(int(not whole))
        if not whole:
            expect(grab).to_have_text("Show whole cards")
            assert not overlap(page, ".grab", ".hcs .why")
            continue
        box = card.bounding_box()
        assert box is not None
        assert box["height"] > 100
        assert not overlap(page, ".hcs .hc:has(.cst) .cst", ".hcs .hc:has(.cst) .pts")


def rolls(found: Staged, face: int, number: int) -> None:
    roll = game.action_from_json({"type": "RollDice"}, RED, found.state)
    found.by(roll, Scripted(dice=[(face, number)]))


def test_what_goes_on_by_itself_shows_how_long_it_stays(arrive: Arrive):
    def with_an_idle_event(table: Table) -> None:
        table.built(BLUE, left_above="knight-otto")
        table.before_the_dice(RED)
        table.events("year-end")

    looks: list[dict[str, Any]] = [{}, {"phone": True}]
    for look in looks:
        found = staged(arrive, with_an_idle_event, reduced_motion="no-preference", **look)
        rolls(found, 5, 6)
        lapse = found.page.locator(".btn:has-text('Go on') .lapse")
        expect(lapse).to_be_visible()
        waits = found.page.evaluate("waits.at(-1)")
        expect(lapse).to_have_css("animation-duration", f"{waits / 1000:g}s")


def test_drawing_says_where_to_press_and_what_a_look_costs(arrive: Arrive):
    found = staged(arrive, looking_through, phone=True)
    page = found.page
    found.plays(RED, type="EndTurn")
    says(page, "You: draw 3 cards", "press a stack")
    page.locator("[data-stack='1']").tap()
    expect(page.locator(".draw-choice")).to_contain_text("Look through itcosts 2 goods")
