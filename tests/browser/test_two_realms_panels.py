"""The panels of the card game's table, at positions in which they are asked for."""

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from engine.card_game.core.grid import ABOVE, BELOW, place
from engine.card_game.game import game
from engine.chance import Scripted
from tests.app.running import RunningServer
from tests.browser.conftest import Arrive
from tests.browser.looking import accessible, can_be_scrolled_to, in_sight, overlap, press
from tests.browser.staged import staged
from tests.browser.steps import button, let_draw, own_realm, until
from tests.conftest import ServerWith
from tests.engine.card_game.cards_table import BLUE, RED, Table, middle, region_card
from tests.forms import varied

pytestmark = pytest.mark.browser
LOOKS: list[dict[str, Any]] = [{}, {"phone": True}]
looks = varied("look", *LOOKS, ids=["desk", "phone"])


@pytest.fixture(scope="module")
def server(server_with: ServerWith) -> RunningServer:
    return server_with()


def with_an_abbey(table: Table) -> None:
    table.built(RED, left_above="abbey")


@looks
def test_a_card_is_taken_out_of_the_game_after_a_second_press(arrive: Arrive, look: dict[str, Any]):
    found = staged(arrive, with_an_abbey, settings={"demolish": True}, **look)
    page = found.page
    if look:
        button(page, "Show whole cards").click()
    button(page, "Demolish").click()
    page.locator("[data-realm='0'] .target").click()
    assert found.did == []
    accessible(page)
    page.locator(".next[data-step='demolish']:not([data-unread])").click()
    expect(page.locator("[data-realm='0'] .target")).to_have_count(0)
    assert [action["type"] for action in found.did] == ["Demolish"]


@varied("width, height", (320, 256), (360, 324))
def test_what_a_low_screen_has_no_room_for_is_scrolled_to(arrive: Arrive, width: int, height: int):
    """A desk at 400 %, and a phone above its keyboard."""
    page = staged(arrive, with_an_abbey, phone=True).page
    page.set_viewport_size({"width": width, "height": height})
    can_be_scrolled_to(page, ".pboard, .strip .swap, .sentence, .pmenu, .hcs .hc, .stack, .next")
    board = page.locator(".pboard").bounding_box()
    assert board is not None
    assert (board["width"], board["height"]) >= (width, 190)


def test_where_nothing_is_demolished_there_is_no_button(arrive: Arrive):
    page = staged(arrive, with_an_abbey).page
    expect(page.locator(".next[data-step='end']")).to_be_visible()
    expect(page.locator(".demolish")).to_have_count(0)


LATER: list[dict[str, Any]] = [{"type": "RingBell"}, {"type": "PlantTree", "good": ["wool", "ore"]}]


@looks
def test_what_a_later_server_offers_can_be_done(arrive: Arrive, look: dict[str, Any]):
    found = staged(arrive, with_an_abbey, later=LATER, **look)
    page = found.page
    button(page, "Plant tree").click()
    panel = page.get_by_role("region", name="Plant tree")
    expect(panel.get_by_role("listitem")).to_have_text(["wool", "ore"])
    button(page, "ore").click()
    expect(page.locator(".refused")).to_be_visible()
    assert found.did == [{"type": "PlantTree", "good": "ore"}]


def with_wool_in_two_places(table: Table) -> None:
    table.settled(RED, "far left", "pasture 1", "fields 3")
    table.stores(RED, {"pasture 1": 2, "pasture 3": 2, "fields 1": 1})
    table.built(RED, far_left_above="fleet-wool")
    table.hand(BLUE)


def trade_wool_for_ore(page: Page) -> None:
    page.locator("[data-tile='trade']").click()
    for _ in range(2):
        page.locator("[data-trade='give-wool']").click()
    page.locator("[data-trade='get-ore']").click()
    page.locator(".do-supply").click()


@looks
def test_the_regions_that_pay_for_a_trade_can_be_chosen(arrive: Arrive, look: dict[str, Any]):
    found = staged(arrive, with_wool_in_two_places, **look)
    page = found.page
    trade_wool_for_ore(page)
    bill = page.locator(".bill")
    chosen = bill.locator("[data-pays][aria-pressed='true']")
    expect(chosen).to_have_count(2)  # as full as each other, so one unit each
    accessible(page)
    chosen.first.click()
    expect(chosen).to_have_count(1)
    bill.locator(".pay-it").click()
    expect(page.locator(".cpanel")).to_have_count(
        0
    )  # neither the bill nor the trade, which is done
    (trade,) = found.did
    assert len(trade["paid"]) == 2
    assert len(set(trade["paid"])) == 1


def test_regions_are_not_asked_for_where_all_of_them_pay(arrive: Arrive):
    found = staged(arrive, with_wool_for_one_trade)
    page = found.page
    trade_wool_for_ore(page)
    expect(page.locator(".cpanel")).to_have_count(0)
    assert [action["type"] for action in found.did] == ["TradeWithSupply"]


def with_wool_for_one_trade(table: Table) -> None:
    with_wool_in_two_places(table)
    table.stores(RED, {"pasture 1": 1, "pasture 3": 1})


def with_brick_to_choose_from(table: Table) -> None:
    table.settled(RED, "far left", "hills 3", "fields 3")
    table.stores(RED, {"hills 3": 1, "hills 5": 2, "forest 4": 1})


@looks
def test_a_bill_stays_until_it_is_said_that_it_is_paid(arrive: Arrive, look: dict[str, Any]):
    found = staged(arrive, with_brick_to_choose_from, **look)
    found.kept_back = []
    page = found.page
    page.locator("[data-tile='road']").click()
    own_realm(page).locator(".sq.target").first.click()
    bill = page.locator(".bill")
    expect(bill.locator(".lane")).to_have_count(1)
    bill.get_by_role("button", name="Change").click()
    expect(bill.locator(".lane")).to_have_count(2)
    bill.locator(".pay-it").click()
    until(page, "async () => (await import(asset('js/core/store.js'))).version.value > 0")
    let_draw(page, 3)
    expect(bill).to_be_visible()  # though there is no lumber left to show
    found.say_it_is_stored()
    expect(bill).to_have_count(0)
    assert sum(found.state.realms[RED].stored.values()) == 1


MISHAP = """async () => {
  const { askBefore } = await import(asset("js/table/selection.js"));
  window.reported = [];
  window.reportError = (error) => reported.push(error.message);
  setTimeout(() => askBefore({ action: {}, get need() { throw new Error("a mishap"); } }));
}"""
"""A panel that cannot be drawn."""


def test_a_page_that_could_not_be_drawn_loads_itself_anew_but_not_over_and_over(arrive: Arrive):
    page = staged(arrive, with_an_abbey).page
    page.add_init_script("sessionStorage.loads = Number(sessionStorage.loads ?? 0) + 1")
    with page.expect_navigation():
        page.evaluate(MISHAP)
    expect(own_realm(page)).to_be_visible()
    expect(page.locator(".sentence")).to_have_count(1)
    page.evaluate(MISHAP)
    page.wait_for_function("() => window.reported.length > 0")
    let_draw(page, 3)
    assert page.evaluate("[window.reported.at(0), sessionStorage.loads]") == ["a mishap", "1"]


def test_pressing_a_good_again_gives_one_more_of_it(arrive: Arrive):
    page = staged(arrive, with_wool_in_two_places, phone=True).page
    page.locator("[data-tile='trade']").click()
    wool = page.locator("[data-trade='give-wool']")
    for width, height in [*UPRIGHT, *ON_ITS_SIDE]:
        page.set_viewport_size({"width": width, "height": height})
        wool.click()
        wool.click()
        expect(wool).to_have_accessible_name("wool: 2")
        for left in (1, 0):
            page.locator(".minus").click()
            expect(wool).to_have_accessible_name(f"wool: {left}")


def test_turned_cards_show_what_they_store_at_their_lower_edge(arrive: Arrive):
    page = staged(arrive, with_wool_in_two_places).page
    expect(page.locator(".turned")).to_have_count(0)
    button(page, "Settings").click()
    page.get_by_role("switch", name="Turned cards").click()
    page.keyboard.press("Escape")
    expect(page.locator("[data-realm='0'] .turned").first).to_be_visible()
    turns = page.locator("[data-realm='0'] .turned").evaluate_all(
        "(cards) => cards.map((card) => card.style.transform)"
    )
    assert turns.count("rotate(180deg)") == 2


SIZES = [(390, 844), (1440, 900), (1280, 720), (1024, 768), (768, 1024), (844, 390), (360, 740)]
UPRIGHT = [(390, 844), (360, 740), (320, 640)]
ON_ITS_SIDE = [(1024, 768), (844, 390)]
WIDER = "(than) => document.querySelector('.own-realm [data-place] > .hit').getBoundingClientRect().width > than"


def looking_through_a_stack(table: Table) -> None:
    table.settled(RED, "far left", "pasture 1", "fields 3")
    table.settled(RED, "far right", "hills 4", "forest 2")
    table.city(RED, "left", "right")
    table.rich(RED)
    table.stack_is(1, "spy", "caravan", "town-hall", "merchant", "knight-hagen", "aqueduct", "raid")


@varied("size", *SIZES, ids=str)
def test_the_own_realm_stays_legible_beside_a_panel(arrive: Arrive, size: tuple[int, int]):
    width, height = size
    found = staged(arrive, looking_through_a_stack, phone=width < 700)
    page = found.page
    page.set_viewport_size({"width": width, "height": height})
    page.locator(".next[data-step='end']:not([data-unread])").click()
    expect(page.locator(".sentence strong")).to_have_text("You: draw 3 cards")
    found.plays(RED, type="LookThrough", stack=1)
    page.locator("[data-look='2']").click()
    take = page.locator(
        ".csheet .pay-it" if page.locator(".phone").count() else ".next:not([data-unread])"
    )
    expect(take).to_be_in_viewport(ratio=1)
    assert not overlap(page, ".cpanel", ".realm-view")
    sea = page.locator(".realm-view").first.bounding_box()
    square = page.locator("[data-realm='0'] [data-place] > .hit").first.bounding_box()
    island = page.locator(".realm-at > .realm").bounding_box()
    assert sea is not None
    assert square is not None
    assert island is not None
    assert square["width"] >= 31
    assert island["height"] <= sea["height"] + 1, "nothing above or below is out of sight"
    take.click()
    expect(page.locator(".cpanel")).to_have_count(0)
    assert found.did[-1]["type"] == "TakeCard"


def test_two_tokens_on_one_card_lie_side_by_side(arrive: Arrive):
    def with_both(table: Table) -> None:
        table.city(RED, "left")
        table.built(RED, left_above="knight-falk", left_below="fleet-wool")
        holders = table.state.holders
        assert holders == [RED, RED]

    page = staged(arrive, with_both, phone=True).page
    for picture in (".realm-at", ".strip"):
        lies = page.locator(f"{picture} [data-realm='0'] .above use[href*='#token-']")
        if picture == ".strip":
            page.locator(picture).tap()
        boxes = lies.evaluate_all("(all) => all.map((each) => each.getBoundingClientRect().x)")
        assert len(set(boxes)) == 2, picture


def test_points_that_do_not_count_for_a_token_are_struck_out(arrive: Arrive):
    def only_one_has_a_city(table: Table) -> None:
        table.city(RED, "left")
        for seat in (RED, BLUE):
            table.built(seat, left_below=("fleet-wool", "fleet-brick")[seat])

    page = staged(arrive, only_one_has_a_city).page
    mill = page.locator(".race [data-token='mill']")
    expect(mill.locator("b")).to_have_text("You hold the mill")
    expect(mill.locator("s")).to_have_accessible_name("1, does not count")
    expect(page.locator(".race [data-token='knight'] s")).to_have_count(0)
    accessible(page)


def test_a_large_screen_has_larger_realms(arrive: Arrive):
    page = staged(arrive, looking_through_a_stack).page
    page.set_viewport_size({"width": 1440, "height": 900})
    assert square(page, RED) <= 86
    assert square(page, BLUE) <= 38
    page.set_viewport_size({"width": 1920, "height": 1080})
    until(page, WIDER, 86)
    assert square(page, BLUE) > 38
    assert not overlap(page, ".own-realm .realm-at", ".arena .realm")
    assert not overlap(page, ".arena .realm", ".tray")


def square(page: Page, seat: int) -> float:
    """The side of a square of this seat's realm, in pixels."""
    box = page.locator(f"[data-realm='{seat}'] [data-place] > .hit").first.bounding_box()
    assert box is not None
    return box["width"]


def may_settle(table: Table) -> None:
    table.road(RED, "far left")
    table.rich(RED)
    table.hand(RED, "scout")
    table.region_stack("hills 3", "river 2")


def region_at(page: Page, row: int) -> Locator:
    return page.locator(f"[data-realm='0'] [data-place='{place(8, row)}']")


@looks
def test_the_regions_of_a_new_settlement_are_laid_where_one_wants_them(
    arrive: Arrive, look: dict[str, Any]
):
    found = staged(arrive, may_settle, **look)
    page = found.page
    press(page, "[data-tile='settlement']")
    press(page, "[data-realm='0'] .target")
    panel = page.get_by_role("region", name="Put which one on top?")
    expect(panel.locator(".reg")).to_have_count(2)
    accessible(page)
    press(page, f".reg[data-region='{region_card('river 2')}']")
    expect(panel).to_have_count(0)
    expect(region_at(page, ABOVE)).to_have_accessible_name(re.compile("^River, number 2"))
    expect(region_at(page, BELOW)).to_have_accessible_name(re.compile("^Hills, number 3"))
    assert [action["type"] for action in found.did] == ["BuildSettlement", "LayRegions"]


@looks
def test_with_the_scout_both_regions_are_chosen_from_the_stack(
    arrive: Arrive, look: dict[str, Any]
):
    found = staged(arrive, may_settle, **look)
    page = found.page
    press(page, "[data-card='scout']")
    expect(page.locator(".sentence strong")).to_have_text("You: build a settlement with the Scout")
    press(page, "[data-realm='0'] .target")
    regions = page.locator(".cpanel.laying .reg")
    expect(regions).to_have_count(11)
    accessible(page)
    for name in ("forest 6", "forest 6", "pasture 5"):  # the first one is put back once
        press(page, f".reg[data-region='{region_card(name)}']")
    chosen = page.locator(".reg[aria-pressed='true']")
    expect(chosen).to_have_accessible_name("pasture 5")
    expect(page.locator(".cpanel.laying h2")).to_have_text("Put which one below?")
    press(page, f".reg[data-region='{region_card('fields 3')}']")
    expect(page.locator(".cpanel")).to_have_count(0)
    expect(region_at(page, ABOVE)).to_have_accessible_name(re.compile("^Pasture, number 5"))
    expect(region_at(page, BELOW)).to_have_accessible_name(re.compile("^Fields, number 3"))
    built, chose = found.did
    assert (built["type"], built["place"]) == ("BuildSettlement", middle("far left"))
    assert built["scout"] == "scout"
    assert chose["type"] == "ChooseRegions"


COVERED_BY_ITS_MARK = """() => [...document.querySelectorAll(".hcs .hc:has(.why)")].flatMap((card) => {
  const mark = card.querySelector(".why").getBoundingClientRect();
  return [...card.querySelectorAll(".pts, .cst, em")].filter((each) => {
    const { left, right, top, bottom } = each.getBoundingClientRect();
    return left < mark.right && right > mark.left && top < mark.bottom && bottom > mark.top;
  }).map((each) => each.outerHTML);
})"""

BEYOND_ITS_CARD = """() => [...document.querySelectorAll(".hcs .co:last-child")]
  .filter((each) => each.getBoundingClientRect().right > each.closest(".face").getBoundingClientRect().right).map((each) => each.outerHTML)"""

CUT_OFF = """() => [...document.querySelectorAll(".hcs :is(.why, em)")]
  .filter((each) => each.scrollWidth > each.clientWidth || each.scrollHeight > each.clientHeight + 2).map((each) => each.textContent)"""


def with_little_to_pay(table: Table) -> None:
    table.city(RED, "left")
    table.stores(RED, {"fields 1": 1})
    table.hand(RED, "knight-karl", "fleet-brick", "library", "merchant-guild")


@varied("language", "de", "en", "es", "fr")
def test_what_a_card_lacks_is_said_beside_its_cost_points_and_name(arrive: Arrive, language: str):
    page = staged(arrive, with_little_to_pay, phone=True, locale=language).page
    for width, height in [*UPRIGHT, *ON_ITS_SIDE]:
        page.set_viewport_size({"width": width, "height": height})
        expect(page.locator(".hcs .why")).to_have_count(4)
        assert page.evaluate(COVERED_BY_ITS_MARK) == [], (width, height)
        assert page.evaluate(CUT_OFF) == [], (width, height)
        assert page.evaluate(BEYOND_ITS_CARD) == [], (width, height)
    page.set_viewport_size({"width": 390, "height": 844})
    press(page, ".grab")
    expect(page.locator(".drawer > header")).to_be_visible()
    assert not overlap(page, ".drawer > header", ".hcs .why")


def test_on_many_cards_a_phone_counts_what_is_lacking(arrive: Arrive):
    def with_many(table: Table) -> None:
        with_little_to_pay(table)
        hand = ("knight-karl", "fleet-brick", "library", "merchant-guild", "colossus", "bishop")
        table.hand(RED, *hand)

    page = staged(arrive, with_many, phone=True).page
    expect(page.locator(".hcs .why")).to_have_text(["−6", "−2", "−5", "−5", "−8"])


def test_the_points_of_a_full_hand_cover_no_cost(arrive: Arrive):
    def with_a_full_hand(table: Table) -> None:
        hand = ("abbey", "library", "knight-falk", "knight-karl", "colossus", "bishop", "caravan")
        table.hand(RED, *hand)

    page = staged(arrive, with_a_full_hand, phone=True).page
    for width, height in [*UPRIGHT, *ON_ITS_SIDE]:
        page.set_viewport_size({"width": width, "height": height})
        for key in ("library", "knight-falk", "knight-karl", "colossus"):
            face = f".hcs [data-card='{key}'] .face"
            assert not overlap(page, f"{face} .cst", f"{face} .pts"), (key, width)


def test_the_goods_of_both_realms_stand_beside_the_button_that_swaps_them(arrive: Arrive):
    page = staged(arrive, looking_through_a_stack, phone=True).page
    for width, height in UPRIGHT:
        page.set_viewport_size({"width": width, "height": height})
        for _ in range(2):
            assert not overlap(page, ".strip [data-good='gold']", ".strip .swap"), width
            page.locator(".strip").tap()


def test_the_strip_shows_the_realm_that_is_not_the_large_one(arrive: Arrive):
    page = staged(arrive, looking_through_a_stack, phone=True).page
    page.locator(".strip").tap()
    expect(page.locator(".strip")).to_have_attribute("data-strip", str(RED))
    press(page, "[data-tile='trade']")  # which is about the own realm first
    expect(page.locator(".pboard .realm").first).to_have_attribute("data-realm", str(RED))
    expect(page.locator(".strip")).to_have_attribute("data-strip", str(BLUE))
    page.locator(".strip").tap()
    expect(page.locator(".pboard .realm").first).to_have_attribute("data-realm", str(BLUE))
    expect(page.locator(".strip")).to_have_attribute("data-strip", str(RED))
    expect(page.locator(".cpanel")).to_be_visible()


@varied("size", (360, 740), (844, 390), ids=str)
def test_a_phones_own_realm_pans_sideways_at_most(arrive: Arrive, size: tuple[int, int]):
    page = staged(arrive, looking_through_a_stack, phone=True).page
    page.set_viewport_size({"width": size[0], "height": size[1]})
    expect(page.locator(".small-map")).to_have_count(int(size[0] < size[1]))
    sea, island = (page.locator(f".pboard {each}").first for each in (".realm-view", ".realm-at"))
    sea_box, island_box = sea.bounding_box(), island.bounding_box()
    assert sea_box is not None
    assert island_box is not None
    assert island_box["height"] <= sea_box["height"] + 1
    square = page.locator("[data-realm='0'] [data-place] > .hit").first.bounding_box()
    assert square is not None
    assert square["width"] >= 44


@pytest.mark.parametrize("column", ["far_left", "far_right"])
@varied("size", (360, 740), (390, 844), ids=str)
def test_no_corner_of_a_wide_realm_stays_under_the_small_map_or_a_button(
    arrive: Arrive, column: str, size: tuple[int, int]
):
    def one_site_at_the_foot(table: Table) -> None:
        table.settled(RED, "far left", "pasture 1", "fields 3")
        table.settled(RED, "far right", "pasture 5", "hills 3")
        table.city(RED, column.replace("_", " "))
        others = {"above": "abbey", "above_outer": "library", "below": "fleet-wool"}
        table.built(RED, **{f"{column}_{site}": key for site, key in others.items()})
        table.hand(RED, "church")
        table.stores(RED, {"hills 5": 3, "fields 1": 3, "mountains 2": 3})
        table.main_phase(RED)

    found = staged(arrive, one_site_at_the_foot, phone=True)
    page = found.page
    page.set_viewport_size({"width": size[0], "height": size[1]})
    expect(page.locator(".small-map")).to_be_visible()
    page.locator(".hcs [data-card='church']").tap(position={"x": 14, "y": 24})
    page.locator(".sq.target .hit").tap()
    page.wait_for_function("() => document.querySelector('.sq.target') === null")
    assert page.locator(".bill").count() or [each["type"] for each in found.did] == ["BuildUpgrade"]


MAY_UNDO = """async () => {
  const { standing } = await import(asset("js/core/store.js"));
  standing.value = { ...standing.value, undo: { kind: "DrawCard" } };
}"""
PARTS = """(hit) => {
  const { left, top, width, height } = hit.getBoundingClientRect();
  const parts = [0.1, 0.5, 0.9];
  return parts.flatMap((right) => parts.map((down) => document.elementFromPoint(left + right * width, top + down * height) === hit));
}"""
"""For nine points of a square, whether a press there reaches it."""


@pytest.mark.parametrize("city", [True, False], ids=["with a city", "as at the start"])
@varied("size", (320, 640), (844, 390), ids=str)
def test_regions_to_be_chosen_are_under_neither_the_small_map_nor_the_button(
    arrive: Arrive, size: tuple[int, int], city: bool
):
    def all_are_full_but_those_in_the_corners(table: Table) -> None:
        if city:
            table.city(RED, "left")
        table.built(RED, right_above="abbey")
        full = ("fields 1", "mountains 2", "pasture 3", "hills 5")
        table.stores(RED, dict.fromkeys(full, 3))
        table.events("progress")
        table.before_the_dice(RED)

    found = staged(arrive, all_are_full_but_those_in_the_corners, phone=True)
    page = found.page
    page.set_viewport_size({"width": size[0], "height": size[1]})
    roll = game.action_from_json({"type": "RollDice"}, RED, found.state)
    found.by(roll, Scripted(dice=[(5, 6)]))
    expect(page.locator(".sq.target")).to_have_count(2)
    page.evaluate(MAY_UNDO)
    expect(page.locator(".pundo .undo")).to_be_visible()
    let_draw(page, 3)
    for hit in page.locator(".sq.target > .hit").all():
        assert all(hit.evaluate(PARTS))


def test_a_realm_that_fits_stays_in_the_middle_when_all_its_regions_may_be_chosen(arrive: Arrive):
    def with_a_cloister(table: Table) -> None:
        table.built(RED, right_above="abbey")
        table.events("progress")
        table.before_the_dice(RED)

    found = staged(arrive, with_a_cloister, phone=True)
    page = found.page
    roll = game.action_from_json({"type": "RollDice"}, RED, found.state)
    found.by(roll, Scripted(dice=[(5, 6)]))
    expect(page.locator(".sq.target")).to_have_count(6)
    let_draw(page, 3)
    sea, island = (
        page.locator(f".pboard {each}").bounding_box() for each in (".realm-view", ".realm-at")
    )
    assert sea is not None
    assert island is not None
    assert abs(sea["x"] + sea["width"] / 2 - island["x"] - island["width"] / 2) <= 1


def about_to_be_attacked(table: Table) -> None:
    looking_through_a_stack(table)
    table.stack_is(1, "spy")
    table.built(RED, left_above="knight-falk")
    table.built(BLUE, left_above="knight-otto")
    table.hand(BLUE, "black-knight")
    table.hand(RED, "herb-witch")
    table.main_phase(BLUE)


@varied("size", *UPRIGHT, *ON_ITS_SIDE, ids=str)
def test_an_attack_shows_its_clock_and_both_answers(arrive: Arrive, size: tuple[int, int]):
    found = staged(arrive, about_to_be_attacked, phone=True)
    page = found.page
    page.set_viewport_size({"width": size[0], "height": size[1]})
    found.plays(BLUE, type="PlayCard", card="black-knight")
    answers = page.locator(".attack .answers .btn")
    expect(answers).to_have_count(2)
    for each in (*answers.all(), page.locator(".attack .seconds")):
        in_sight(each)
    assert page.locator(".attack").evaluate("(sheet) => sheet.scrollHeight <= sheet.clientHeight")
    answers.last.click()
    for each in (page.locator(".attack .seconds"), page.locator("[data-card='herb-witch']")):
        in_sight(each)
    expect(page.locator(".attack [role='status']")).to_contain_text("counter this attack")


@varied("size", *UPRIGHT, ON_ITS_SIDE[1], ids=str)
@varied("language", "de", "en", "es", "fr")
def test_what_a_chosen_card_does_leaves_the_cards_of_its_stack_in_sight(
    arrive: Arrive, size: tuple[int, int], language: str
):
    found = staged(arrive, looking_through_a_stack, phone=True, locale=language)
    page = found.page
    page.set_viewport_size({"width": size[0], "height": size[1]})
    press(page, ".next[data-step='end']")
    found.plays(RED, type="LookThrough", stack=1)
    page.locator("[data-look='2']").tap()
    for look in (1, 2):
        in_sight(page.locator(f"[data-look='{look}']"))
    for part in (".lane.inspected", ".pay-it"):
        in_sight(page.locator(part))


def with_cards_that_rest(table: Table) -> None:
    table.hand(RED, "black-knight", "scout")


def test_a_card_that_rests_says_why_on_itself_and_when_it_is_pressed(
    arrive: Arrive,
):
    def in_the_first_turn(table: Table) -> None:
        with_cards_that_rest(table)
        table.turn_is(1)

    for position, short, whole in (
        (in_the_first_turn, "from turn 2", "from your second turn on"),
        (with_cards_that_rest, "no effect now", "your opponent has no knight"),
    ):
        page = staged(arrive, position, phone=True).page
        knight = page.locator("[data-card='black-knight']")
        expect(knight.locator(".why")).to_have_text(short)
        knight.tap(force=True)
        expect(page.locator(".sentence .refused")).to_contain_text(whole)
        expect(page.locator(".inspected-card .rests")).to_contain_text(whole)


@varied("language", "de", "en", "es", "fr")
def test_reasons_fit_on_the_cards_of_a_phone(arrive: Arrive, language: str):
    def with_five(table: Table) -> None:
        table.hand(RED, "black-knight", "scout", "alchemist", "caravan", "raid")

    page = staged(arrive, with_five, phone=True, locale=language).page
    for width, height in UPRIGHT:
        page.set_viewport_size({"width": width, "height": height})
        expect(page.locator(".hcs .why")).to_have_count(5)
        assert page.evaluate(CUT_OFF.replace(":is(.why, em)", ".why")) == [], (width, height)


def a_wide_realm(table: Table) -> None:
    table.settled(RED, "far left", "pasture 1", "fields 3")
    table.settled(RED, "far right", "hills 4", "forest 2")
    table.before_the_dice(RED)


def test_all_regions_that_may_be_chosen_are_seen_at_once(arrive: Arrive):
    found = staged(arrive, a_wide_realm, phone=True)
    page = found.page
    roll = game.action_from_json({"type": "RollDice"}, RED, found.state)
    found.by(roll, Scripted(dice=[(4, 6)]))
    for width, height in UPRIGHT:
        page.set_viewport_size({"width": width, "height": height})
        regions = page.locator(".sq.target > .hit")
        expect(regions).to_have_count(10)
        for region in regions.all():
            expect(region).to_be_in_viewport(ratio=1)
        assert square(page, RED) >= 24


def test_a_phone_shows_its_own_goods_and_what_robbers_count(arrive: Arrive):
    def with_goods(table: Table) -> None:
        table.stores(RED, {"fields 1": 3, "mountains 2": 3, "pasture 3": 2})

    page = staged(arrive, with_goods, phone=True).page
    goods = page.locator(".own-goods")
    expect(goods.locator("[data-good='grain']")).to_have_text("3")
    expect(goods.locator(".tag.warn")).to_have_accessible_name("robbers count 8")
    for width, height in UPRIGHT:
        page.set_viewport_size({"width": width, "height": height})
        expect(goods).to_be_in_viewport(ratio=1)
        assert not overlap(page, ".own-goods", ".strip"), width


def test_whoever_chooses_after_a_tournament_reads_how_it_ended(arrive: Arrive):
    def with_a_knight(table: Table) -> None:
        table.built(RED, left_above="knight-falk")
        table.before_the_dice(RED)

    found = staged(arrive, with_a_knight, phone=True)
    roll = game.action_from_json({"type": "RollDice"}, RED, found.state)
    found.by(roll, Scripted(dice=[(1, 6)]))
    sentence = found.page.locator(".sentence")
    expect(sentence.locator("strong")).to_contain_text("choose a region to gain 1 good")
    expect(sentence.locator("small")).to_have_text("You won the tournament, 5 to 0")


def looking_through_thirteen(table: Table) -> None:
    table.rich(RED)
    knights = ("knight-hagen", "knight-karl", "knight-otto", "knight-pippin")
    cards = ("spy", "caravan", "merchant", "raid", "arsonist", "scout", "aqueduct", "abbey")
    table.stack_is(1, *knights, *cards, "black-knight")


@varied("language", "de", "en", "es", "fr")
def test_a_long_stack_scrolls_above_what_the_chosen_card_does(arrive: Arrive, language: str):
    found = staged(arrive, looking_through_thirteen, phone=True, locale=language)
    page = found.page
    press(page, ".next[data-step='end']")
    found.plays(RED, type="LookThrough", stack=1)
    for width, height in [(360, 640), *UPRIGHT, *ON_ITS_SIDE, (768, 1024)]:
        page.set_viewport_size({"width": width, "height": height})
        first, last = (page.locator(f"[data-look='{at}']") for at in (0, 12))
        first.tap()
        if not width > 700 < height:
            expect(page.locator(".longer.more-after")).to_be_visible()
        last.tap()
        expect(page.locator(".longer.more-after")).to_have_count(0)
        for part in (".lane.inspected", ".pay-it"):
            expect(page.locator(part)).to_be_in_viewport(ratio=1)
            assert not overlap(page, part, "[data-look='12']"), (part, width, height)
        last.click(trial=True)
        let_draw(page, 2)
        assert square(page, RED) >= 31, (width, height)


def test_a_card_of_the_other_hand_is_read_before_it_is_taken(arrive: Arrive):
    def with_a_spy(table: Table) -> None:
        table.hand(RED, "spy")
        table.hand(BLUE, "caravan", "merchant")

    found = staged(arrive, with_a_spy, phone=True)
    page = found.page
    found.plays(RED, type="PlayCard", card="spy")
    page.locator("[data-look='1']").tap()
    expect(page.locator(".lane.inspected")).to_contain_text("Merchant")
    press(page, ".cpanel .pay-it.primary")
    expect(page.locator(".cpanel")).to_have_count(0)
    assert [action["type"] for action in found.did] == ["TakeFromHand"]


def test_an_open_drawer_makes_room_for_the_realm_once_a_place_is_asked_for(arrive: Arrive):
    page = staged(arrive, lambda table: table.rich(RED), phone=True).page
    page.set_viewport_size({"width": 360, "height": 640})
    press(page, ".grab")
    expect(page.locator(".drawer.open")).to_be_visible()
    press(page, "[data-tile='road']")
    expect(page.locator(".drawer.open")).to_have_count(0)
    in_sight(page.locator("[data-realm='0'] .target").first)


def may_draw(table: Table) -> None:
    table.rich(RED)


@varied("size", UPRIGHT[1], *ON_ITS_SIDE, ids=str)
def test_a_card_is_drawn_or_a_stack_looked_through(arrive: Arrive, size: tuple[int, int]):
    found = staged(arrive, may_draw, phone=True)
    page = found.page
    page.set_viewport_size({"width": size[0], "height": size[1]})
    press(page, ".next[data-step='end']")
    press(page, "[data-stack='3'].lit")
    ways = page.locator(".draw-choice .btn")
    expect(ways).to_have_count(2)
    for way in ways.all():
        in_sight(way)
    ways.first.tap()
    expect(page.locator(".draw-choice")).to_have_count(0)
    assert found.did[-1] == {"type": "DrawCard", "stack": 3}


def test_a_trade_for_which_there_is_no_room_says_so(arrive: Arrive):
    page = staged(arrive, may_draw).page
    press(page, "[data-tile='trade']")
    supply = page.locator(".do-supply")
    expect(supply).to_have_attribute("title", re.compile("at its rate"))
    for _ in range(3):
        press(page, "[data-trade='give-wool']")
    press(page, "[data-trade='get-ore']")
    expect(supply).to_have_attribute("title", re.compile("the room for this"))


@looks
def test_goods_are_taken_as_far_as_there_is_room_and_the_others_say_why(
    arrive: Arrive, look: dict[str, Any]
):
    def with_a_merchant(table: Table) -> None:
        table.hand(RED, "merchant")
        table.stores(RED, {"pasture 3": 3})
        table.stores(BLUE, {"pasture 4": 3, "river 1": 1})
        table.main_phase(RED)

    found = staged(arrive, with_a_merchant, **look)
    page = found.page
    found.plays(RED, type="PlayCard", card="merchant")
    panel = page.locator(".taking")
    expect(page.locator(".sentence strong")).to_have_text("You: take a good from the other realm")
    expect(panel.locator("[data-take='wool']")).to_be_disabled()
    expect(panel.locator(".foot")).to_have_text("You have no room for wool.")
    accessible(page)


HEADINGS_REACH_ACROSS = """(log) =>
    [...log.querySelectorAll("h2")].every((each) => each.offsetWidth === log.clientWidth)"""


def test_a_heading_of_the_log_reaches_across_it_however_little_was_played(arrive: Arrive):
    page = staged(arrive, with_wool_in_two_places).page
    log = page.locator(".side .lines")
    expect(log.locator("h2")).to_have_count(1)
    assert log.evaluate(HEADINGS_REACH_ACROSS)
