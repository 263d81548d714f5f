"""Offers between the two of Two Realms: where they lie, whom they call, what becomes of them."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Arrive
from tests.browser.looking import in_sight, overlap, press
from tests.browser.staged import staged
from tests.engine.card_game.cards_table import BLUE, RED, Table
from tests.forms import varied

pytestmark = pytest.mark.browser


def with_something_to_offer(table: Table) -> None:
    table.stores(RED, {"river 6": 2})
    table.stores(BLUE, {"fields 2": 2})
    table.main_phase(BLUE)


@varied("height", 720, 900)
def test_an_offer_covers_nothing_of_the_table(arrive: Arrive, height: int):
    found = staged(arrive, with_something_to_offer)
    found.page.set_viewport_size({"width": 1280, "height": height})
    found.plays(BLUE, type="OfferTrade", give={"grain": 1}, get={"gold": 1})
    page = found.page
    offer = page.locator(".offer")
    expect(offer).to_be_in_viewport(ratio=1)
    for other in (".tray.right", ".tray.left", ".across", ".own-realm", ".opp", ".race"):
        assert not overlap(page, ".offer", other), other
    expect(page.get_by_role("log")).to_be_in_viewport()
    offer.get_by_role("button", name="Accept").click()
    expect(offer).to_have_count(0)
    assert [action["type"] for action in found.did] == ["AcceptOffer"]


def test_a_phone_on_its_side_has_room_for_an_offer_and_for_a_trade(arrive: Arrive):
    found = staged(arrive, with_something_to_offer, phone=True)
    page = found.page
    page.set_viewport_size({"width": 844, "height": 390})
    found.plays(BLUE, type="OfferTrade", give={"grain": 1}, get={"gold": 1})
    for each in (".offer .btn >> nth=0", ".tiles [data-tile='trade']", ".tiles .next"):
        expect(page.locator(each)).to_be_in_viewport(ratio=1)
    press(page, "[data-tile='trade']")  # of one's own, in the opponent's turn
    for each in ("[data-trade='give-gold']", "[data-trade='get-grain']"):
        in_sight(page.locator(each))
        page.locator(each).tap()
    expect(page.locator(".do-supply")).to_be_disabled()
    in_sight(page.locator(".do-offer"))
    page.locator(".do-offer").tap()
    expect(page.locator(".trading")).to_have_count(0)
    assert [action["type"] for action in found.did] == ["OfferTrade"]


def test_an_offer_makes_way_for_the_stacks_while_one_is_to_be_chosen(arrive: Arrive):
    def with_a_card_to_exchange(table: Table) -> None:
        with_something_to_offer(table)
        table.hand(RED, "church", "abbey", "scout")
        table.main_phase(RED)

    found = staged(arrive, with_a_card_to_exchange, phone=True)
    page = found.page
    page.set_viewport_size({"width": 844, "height": 390})
    found.plays(RED, type="OfferTrade", give={"gold": 1}, get={"grain": 1})
    offer = page.locator(".offer")
    expect(offer).to_be_visible()
    press(page, "[data-tile='exchange']")
    page.locator(".hcs [data-card='church']").tap(position={"x": 14, "y": 24})
    for stack in page.locator("[data-stack].lit").all():
        in_sight(stack)
    expect(offer).to_be_hidden()
    press(page, "[data-tile='exchange']")  # put back
    expect(offer).to_be_visible()


def test_whoever_made_an_offer_is_told_that_it_was_declined(arrive: Arrive):
    def with_an_offer_to_make(table: Table) -> None:
        with_something_to_offer(table)
        table.main_phase(RED)

    found = staged(arrive, with_an_offer_to_make, phone=True)
    page = found.page
    found.plays(RED, type="OfferTrade", give={"gold": 1}, get={"grain": 1})
    expect(page.locator(".offer")).to_be_visible()
    found.plays(BLUE, type="DeclineOffer", offer=found.state.offers[0].id)
    expect(page.locator(".sentence small")).to_have_text(re.compile("declined your offer"))
    found.plays(RED, type="OfferTrade", give={"gold": 2}, get={"grain": 1})
    expect(page.locator(".sentence small")).to_have_count(0)


def test_a_trade_that_was_not_offered_goes_with_the_turn(arrive: Arrive):
    found = staged(arrive, with_something_to_offer)
    page = found.page
    press(page, "[data-tile='trade']")
    expect(page.locator(".trading")).to_be_visible()
    found.plays(BLUE, type="EndTurn")
    expect(page.locator(".trading")).to_have_count(0)
    expect(page.locator("[data-tile='trade']")).not_to_have_class(re.compile(r"\bon\b"))


def test_an_offer_calls_and_a_sheet_gives_way_to_it(arrive: Arrive):
    found = staged(arrive, with_something_to_offer, phone=True)
    page = found.page
    page.locator(".pmenu").first.tap()
    sheet = page.locator(".log-sheet")
    expect(sheet).to_be_visible()
    found.plays(BLUE, type="OfferTrade", give={"grain": 1}, get={"gold": 1})
    expect(sheet).to_have_count(0)
    expect(page.locator(".offer")).to_be_in_viewport(ratio=1)
    expect(page).to_have_title(re.compile("Birch is waiting for your answer"))
    page.locator(".offer .decline").tap()
    expect(page).not_to_have_title(re.compile("waiting for your answer"))


CUT = """() => [...document.querySelectorAll(".offer .half")].filter((half) => half.scrollHeight > half.clientHeight + 1).length"""


def test_an_offer_shows_what_is_offered_in_full(arrive: Arrive):
    found = staged(arrive, with_something_to_offer)
    found.plays(BLUE, type="OfferTrade", give={"grain": 1}, get={"gold": 1})
    expect(found.page.locator(".offer .half .amounts img").first).to_be_visible()
    assert found.page.evaluate(CUT) == 0
