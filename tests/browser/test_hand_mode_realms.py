"""Hand mode of Two Realms: goods as six sums, the cards of the hand, and the realm only while something is chosen or paid there."""

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tests.app.running import ROOT, RunningServer
from tests.browser.conftest import PHONE, Arrive
from tests.browser.looking import accessible, take_picture
from tests.browser.staged import Staged, staged
from tests.browser.steps import button
from tests.conftest import ServerWith
from tests.engine.card_game.cards_table import BLUE, RED, Table
from tests.forms import varied

pytestmark = pytest.mark.browser

PICTURES = ROOT / "test-results" / "hand-mode"
SMALL: ViewportSize = {"width": 360, "height": 640}
CHOOSE = """async () => (await import(asset("js/table/handmode/chosen.js"))).chooseHand(true)"""


@pytest.fixture(scope="module")
def server(server_with: ServerWith) -> RunningServer:
    return server_with()


def a_turn(table: Table) -> None:
    table.hand(RED, "library", "fleet-brick", "bishop", "knight-karl")
    table.city(RED, "left")
    table.rich(RED)
    table.main_phase(RED)


def about_to_be_attacked(table: Table) -> None:
    table.hand(RED, "herb-witch", "library")
    table.hand(BLUE, "black-knight")
    table.built(RED, left_above="knight-falk")
    table.main_phase(BLUE)


def in_hand_mode(found: Staged) -> Page:
    page = found.page
    page.evaluate(CHOOSE)
    expect(page.locator(".hand-mode")).to_be_visible()
    return page


@varied("size, light", (PHONE, "light"), (SMALL, "dark"), (PHONE, "dark"), (SMALL, "light"))
def test_goods_are_sums_and_cards_lie_two_by_two(arrive: Arrive, size: ViewportSize, light: str):
    page = in_hand_mode(staged(arrive, a_turn, phone=True, color_scheme=light))
    page.set_viewport_size(size)
    expect(page.locator(".hand-goods .good2")).to_have_count(6)
    expect(page.locator(".hcs [data-card]")).to_have_count(4)
    expect(page.locator(".realm")).to_have_count(0)
    take_picture(page, PICTURES, f"realms-turn-{size['width']}-{light}")
    boxes = [card.bounding_box() for card in page.locator(".hcs > li").all()]
    rows = {round(box["y"]) for box in boxes if box}
    assert len(rows) == 2
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    accessible(page)


def test_a_card_is_built_in_the_realm_that_comes_for_its_site(arrive: Arrive):
    found = staged(arrive, a_turn, phone=True)
    page = in_hand_mode(found)
    page.locator(".hcs [data-card='library']").tap()
    expect(page.locator("[data-realm='0'] .target").first).to_be_visible()
    take_picture(page, PICTURES, "realms-site")
    accessible(page)
    button(page, "Back").tap()
    expect(page.locator(".realm")).to_have_count(0)
    page.locator(".hcs [data-card='library']").tap()
    page.locator("[data-realm='0'] .target").first.tap()
    take_picture(page, PICTURES, "realms-bill")
    pay = page.locator(".pay-it")
    if pay.count():
        pay.tap()
    expect(page.locator(".hcs [data-card='library']")).to_have_count(0)
    assert [action["type"] for action in found.did] == ["BuildUpgrade"]


@varied("size", PHONE, SMALL)
def test_an_attack_shows_the_realm_and_a_counter_is_chosen_in_the_hand(
    arrive: Arrive, size: ViewportSize
):
    found = staged(arrive, about_to_be_attacked, phone=True)
    page = in_hand_mode(found)
    page.set_viewport_size(size)
    found.plays(BLUE, type="PlayCard", card="black-knight")
    answers = page.locator(".attack .answers .btn")
    expect(answers).to_have_count(2)
    expect(page.locator(".realm[data-realm='0']")).to_be_visible()
    for answer in answers.all():
        expect(answer).to_be_in_viewport(ratio=1)
    take_picture(page, PICTURES, f"realms-attack-{size['width']}")
    accessible(page)
    answers.last.tap()
    expect(page.locator(".realm")).to_have_count(0)
    page.locator(".hcs [data-card='herb-witch']").tap()
    take_picture(page, PICTURES, f"realms-counter-{size['width']}")
    page.locator(".next[data-step='answer']:not([data-unread])").tap()
    expect(page.locator(".realm[data-realm='0']")).to_be_visible()
    assert [action["type"] for action in found.did] == ["AnswerAttack"]


def test_an_offer_is_accepted_in_the_hand(arrive: Arrive):
    def with_something_to_offer(table: Table) -> None:
        table.stores(RED, {"river 6": 2})
        table.stores(BLUE, {"fields 2": 2})
        table.main_phase(BLUE)

    found = staged(arrive, with_something_to_offer, phone=True)
    page = in_hand_mode(found)
    found.plays(BLUE, type="OfferTrade", give={"grain": 1}, get={"gold": 1})
    offer = page.get_by_role("alertdialog", name="Birch offers")
    expect(offer).to_be_in_viewport(ratio=1)
    take_picture(page, PICTURES, "realms-offer")
    accessible(page)
    offer.get_by_role("button", name="Accept").tap()
    expect(offer).to_have_count(0)
    assert [action["type"] for action in found.did] == ["AcceptOffer"]


def test_cards_are_drawn_from_stacks_that_come_at_the_end_of_a_turn(arrive: Arrive):
    def with_room(table: Table) -> None:
        table.hand(RED, "library")
        table.main_phase(RED)

    found = staged(arrive, with_room, phone=True)
    page = in_hand_mode(found)
    expect(page.locator("[data-stack]")).to_have_count(0)
    page.locator(".next[data-step='end']:not([data-unread])").tap()
    page.locator("[data-stack].lit").first.tap()
    take_picture(page, PICTURES, "realms-draw")
    draw = page.locator(".draw-choice .btn.primary")
    if draw.count():
        draw.tap()
    expect(page.locator(".hcs [data-card]")).to_have_count(2)


def test_a_covered_hand_of_cards_shows_none_of_them(arrive: Arrive):
    page = in_hand_mode(staged(arrive, a_turn, phone=True))
    button(page, "Cover").tap()
    expect(page.get_by_text("4 cards lie face down.")).to_be_visible()
    expect(page.locator(".hc, .good2, .tile")).to_have_count(0)
    button(page, "Show my hand").tap()
    expect(page.locator(".hcs [data-card]")).to_have_count(4)
