"""The table at sea: ships are moved, robber and pirate are one choice, points lie on the board, a phone looks closely."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from engine.board_game import game
from engine.board_game.core.state import State
from engine.board_game.scenarios.pirate import MovePirate
from engine.board_game.scenarios.ships.fleet import ships_of
from engine.board_game.scenarios.ships.moving import MoveShip
from tests.browser.conftest import Arrive
from tests.browser.looking import accessible, sit_down
from tests.browser.moments import ANA, Moments, Way, may, moments
from tests.browser.steps import middle, says

pytestmark = pytest.mark.browser


def sailing(state: State) -> bool:
    return state.turn > 12 and may(ANA, "MoveShip", "BuildShip")(state)


def poor(state: State) -> bool:
    """She may build, and can pay for nothing."""
    build = ("BuildRoad", "BuildShip", "BuildSettlement", "BuildCity", "BuyDevelopmentCard")
    free = may(ANA, "EndTurn")(state) and state.turn > 12
    return free and not any(may(ANA, kind)(state) for kind in build)


def may_move_several(state: State) -> bool:
    """And some of her ships stay."""
    moves = game.legal_actions(state, ANA) if may(ANA, "MoveShip")(state) else []
    sources = {move.from_path for move in moves if isinstance(move, MoveShip)}
    return len(sources) > 1 and ships_of(state, ANA).bit_count() > len(sources)


def chips_lie(state: State) -> bool:
    return (
        state.turn > 30
        and len(state.option_state["island-bonus"].chips) > 1
        and may(ANA, "EndTurn")(state)
    )


def somebody_to_rob_at_sea(state: State) -> bool:
    moves = game.legal_actions(state, ANA) if may(ANA, "MovePirate")(state) else []
    return any(isinstance(move, MovePirate) and move.victim is not None for move in moves)


LONG_WAY = {"victory-points": 16}
WANTED: dict[str, Way] = {
    **dict.fromkeys(("keys", "press", "phone"), (sailing, None, LONG_WAY, "four-islands-4", 4)),
    "poor": (poor, None, LONG_WAY, "four-islands-4", 4),
    "several": (may_move_several, None, LONG_WAY, "four-islands-4", 4),
    "pirate": (somebody_to_rob_at_sea, None, LONG_WAY, "four-islands-4", 4),
    "chips": (chips_lie, None, LONG_WAY, "four-islands-4", 4),
}


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Moments]:
    with moments(tmp_path_factory.mktemp("sea"), WANTED, "sea 1") as found:
        yield found


def test_a_ship_is_picked_up_by_a_key_and_put_back(arrive: Arrive, played: Moments):
    page = sit_down(arrive, played, "keys")
    says(page, "Your turn")
    expect(page.locator(".b-marks .badge")).to_have_count(1)
    page.keyboard.press("Shift+W")
    says(page, "You: choose where the ship moves to")
    expect(page.locator(".shade[data-piece]")).to_have_count(1)
    expect(page.locator("[data-tile=ship] .moving")).to_be_visible()
    accessible(page)
    page.keyboard.press("Escape")
    says(page, "Your turn")
    expect(page.locator(".shade")).to_have_count(0)
    page.keyboard.press("w")
    says(page, "You: build a ship")


PRESSED_BEFORE_IT_IS_PAINTED = """
new MutationObserver((changes, observer) => {
  if (!document.querySelector(".table")) return;
  observer.disconnect();
  document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "w", bubbles: true }));
  requestAnimationFrame(() => setTimeout(() => (window.painted = true)));
}).observe(document, { childList: true, subtree: true });
"""
"""Press W when the table's elements are there; then wait for what is done after they have been painted."""


def test_a_key_that_is_pressed_before_the_table_is_painted_counts(arrive: Arrive, played: Moments):
    page = arrive(None, at=played.server, storage_state=played.anas)
    page.add_init_script(PRESSED_BEFORE_IT_IS_PAINTED)
    page.goto(f"{played.server.base}/t/{played.code['keys']}")
    page.wait_for_function("() => window.painted")
    says(page, "You: build a ship")


def test_a_press_on_a_marked_ship_moves_it(arrive: Arrive, played: Moments):
    page = sit_down(arrive, played, "press")
    badge = page.locator(".b-marks .badge").bounding_box()
    assert badge is not None
    page.mouse.click(badge["x"] + 2, badge["y"] + 2)
    says(page, "You: choose where the ship moves to")
    page.mouse.click(*middle(page.locator(".target").first))
    says(page, "Your turn")
    expect(page.get_by_role("log")).to_contain_text("You moved a ship")
    expect(page.locator(".b-marks .badge")).to_have_count(0)
    expect(page.get_by_role("button", name="Undo: ship")).to_be_visible()


def test_a_ship_that_stays_has_an_anchor_while_one_is_chosen_and_says_why(
    arrive: Arrive, played: Moments
):
    page = sit_down(arrive, played, "several")
    expect(page.locator(".b-marks .badge")).not_to_have_count(0)
    page.keyboard.press("Shift+W")
    says(page, "You: move a ship")
    anchors = page.locator(".stays")
    expect(anchors.first).to_have_accessible_name(
        re.compile(r"your ship, .*; (Only the last ship|A ship cannot|Ships can neither)")
    )
    expect(page.locator(".stays [data-symbol=badge-anchor]")).to_have_count(anchors.count())
    page.mouse.move(*middle(anchors.first))
    expect(page.locator(".tip .amber")).to_be_visible()
    accessible(page)
    page.locator(".target").first.press("Enter")
    says(page, "You: choose where the ship moves to")
    expect(anchors).to_have_count(0)


def test_a_place_for_a_piece_says_how_long_the_route_would_be(arrive: Arrive, played: Moments):
    page = sit_down(arrive, played, "keys")
    page.keyboard.press("w")
    says(page, "You: build a ship")
    spot = page.locator(".target").first
    expect(spot).to_have_accessible_name(re.compile(r"route would be \d+"))
    expect(spot.locator(".reach")).to_be_visible()
    page.mouse.move(*middle(spot))
    expect(page.locator(".sentence small")).to_have_text(re.compile(r"route would be \d+"))
    page.keyboard.press("Escape")
    page.mouse.move(2, 2)
    expect(page.locator(".sentence small")).not_to_contain_text("route would be")


def test_a_tile_shows_its_price_also_to_those_who_cannot_pay_it(arrive: Arrive, played: Moments):
    for phone in (False, True):
        page = sit_down(arrive, played, "poor", phone=phone)
        for piece, goods in (("ship", {"lumber", "wool"}), ("road", {"brick", "lumber"})):
            tile = page.locator(f"[data-tile={piece}]")
            expect(tile).to_have_class(re.compile(r"\boff\b"))
            expect(tile.locator(".cost img")).to_have_count(len(goods))
            for good in goods:
                expect(tile.locator(f".cost [data-symbol=res-{good}]")).to_be_visible()


def test_robber_and_pirate_are_one_choice_on_land_and_sea(arrive: Arrive, played: Moments):
    phone = sit_down(arrive, played, "pirate", phone=True)
    says(phone, "You: move the robber or the pirate")
    expect(phone.locator(".board.far")).to_be_visible()  # all of a large board
    expect(phone.locator(".overview")).to_have_count(0)

    page = sit_down(arrive, played, "pirate")
    says(page, "You: move the robber or the pirate")
    everywhere = page.locator(".target").count()
    land = int(page.locator("[data-figure=robber] small").first.inner_text().split()[0])
    sea = int(page.locator("[data-figure=pirate] small").first.inner_text().split()[0])
    assert land + sea == everywhere
    accessible(page)
    page.keyboard.press("p")
    expect(page.locator(".target")).to_have_count(sea)
    page.keyboard.press("o")
    expect(page.locator(".target")).to_have_count(land)
    page.locator("[data-figure=robber]").click()
    expect(page.locator(".target")).to_have_count(everywhere)
    page.keyboard.press("p")
    robbed = page.locator(".target").filter(has=page.locator("[data-symbol=spot-pirate]")).first
    page.mouse.click(*middle(robbed))
    if page.locator(".bubble .victim").count():
        page.locator(".bubble .victim").first.click()
    expect(page.get_by_role("log")).to_contain_text("You moved the pirate")
    expect(page.locator(".figures")).to_have_count(0)


def test_chips_say_whose_points_they_are(arrive: Arrive, played: Moments):
    page = sit_down(arrive, played, "chips")
    chips = page.locator(".chip[data-symbol^=bonus]")
    earned = page.locator("[data-stat=bonus]").all_inner_texts()
    assert sum(int(points.removeprefix("+")) for points in earned) == chips.count() >= 2


def test_on_a_phone_a_large_board_is_looked_at_closely_to_place(arrive: Arrive, played: Moments):
    page = sit_down(arrive, played, "phone", phone=True)
    expect(page.locator(".board.far")).to_be_visible()
    expect(page.locator(".overview")).to_have_count(0)
    accessible(page)
    page.locator("[data-may=MoveShip]").tap()
    says(page, "You: choose where the ship moves to")
    expect(page.locator(".overview .spot")).to_have_count(page.locator(".target").count())
    expect(page.locator(".board.far")).to_have_count(0)
    accessible(page)
    page.touchscreen.tap(*middle(page.locator(".target").first))
    page.get_by_role("button", name="Here", exact=True).tap()
    says(page, "Your turn")
    expect(page.locator(".board.far")).to_be_visible()
