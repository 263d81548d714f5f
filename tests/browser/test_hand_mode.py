"""Hand mode of the board game: a phone beside a big screen shows its player's hand, and the board only while a place is chosen."""

import re
from collections.abc import Callable, Iterator
from typing import TypeAlias

import pytest
from playwright.sync_api import Locator, Page, ViewportSize, expect

from engine.board_game import game
from engine.board_game.core.state import State
from tests.app.running import ROOT
from tests.browser.conftest import PHONE, Arrive
from tests.browser.looking import accessible, take_picture
from tests.browser.moments import ANA, BEN, MOMENTS, Moments, Way, may, may_trade, moments
from tests.browser.steps import button, middle, once_read, open_settings
from tests.forms import varied

pytestmark = pytest.mark.browser

PICTURES = ROOT / "test-results" / "hand-mode"
SMALL: ViewportSize = {"width": 360, "height": 640}


def sailing(state: State) -> bool:
    return state.turn > 12 and may(ANA, "MoveShip", "BuildShip")(state)


def has_a_secret(state: State) -> bool:
    """A card of hers counts, and nobody else knows."""
    seat = game.view_from_public(state, ANA, game.public_view(state))["seats"][str(ANA)]
    return may(ANA, "EndTurn")(state) and seat["total"] > seat["points"]


WANTED: dict[str, Way] = {
    **{
        moment: MOMENTS[moment]
        for moment in ("roll", "build", "robber", "discard", "cards", "asked")
    },
    **{f"{moment}-look": MOMENTS[moment] for moment in ("build", "robber", "discard", "asked")},
    "asked-keys": MOMENTS["asked"],
    "build-keys": MOMENTS["build"],
    "build-refused": MOMENTS["build"],
    "roll-chosen": MOMENTS["roll"],
    "others": (may(BEN, "EndTurn"), None),
    "secret": (has_a_secret, None),
    "trade": (may_trade(ANA), None),
    "ships": (sailing, None, {"victory-points": 16}, "four-islands-4", 4),
    "set-up": MOMENTS["set-up"],
}
"""Those called `look` are only looked at; each of the others is played on by one test."""

CHOOSE = """async () => (await import(asset("js/table/handmode/chosen.js"))).chooseHand(true)"""
SCREENS = """async (count) => {
  const { presence } = await import(asset("js/core/store.js"));
  presence.value = { ...presence.value, screens: count };
}"""
REFUSED = """async () => {
  const { act } = await import(asset("js/core/net.js"));
  await act({ type: "BuildCity", intersection: 0 }).catch(() => {});
}"""
MOVABLE = """async () => {
  const { movable } = await import(asset("js/board_game/board/targets.js"));
  const { camera } = await import(asset("js/board_game/board/camera.js"));
  const { left, top } = camera.current.svg.getBoundingClientRect();
  const { x, y } = camera.current.toElement(movable.value[0]);
  return [left + x, top + y];
}"""
"""The point at which the first ship that may be moved is pressed."""
SMALL_TEXT = """() => [...document.querySelectorAll(".hand-mode *")].filter((element) => {
  const written = [...element.childNodes].some((node) => node.nodeType === 3 && node.data.trim());
  const aside = element.closest(".unseen, dialog, .sheet, .key, svg, .chip");
  return written && !aside && element.getClientRects().length > 0 && parseFloat(getComputedStyle(element).fontSize) < 16;
}).map((element) => `${element.className}: ${element.textContent}`)"""
SMALL_TARGETS = """() => [...document.querySelectorAll(".hand-mode button")].filter((target) => {
  const { width, height } = target.getBoundingClientRect();
  const after = getComputedStyle(target, "::after"); // a small sign may have a larger reach
  const reach = (side, low, high) => side - (parseFloat(after[low]) || 0) - (parseFloat(after[high]) || 0);
  return width > 0 && (reach(width, "left", "right") < 44 || reach(height, "top", "bottom") < 44);
}).map((target) => target.outerHTML.slice(0, 80))"""
CUT = """() => [...document.querySelectorAll(".hand-mode :is(.btn, .tile .name, .rc em, .dc em, .hand-head *:not(.unseen), .sea-told *)")]
  .filter((part) => part.scrollWidth > part.clientWidth + 1 && part.clientWidth > 0)
  .map((part) => part.textContent)"""

Come: TypeAlias = Callable[[str], Page]


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Moments]:
    with moments(tmp_path_factory.mktemp("hand"), WANTED) as found:
        yield found


@pytest.fixture(scope="module")
def anas(arrive_once: Arrive, played: Moments) -> Page:
    return arrive_once(None, at=played.server, storage_state=played.anas, phone=True)


@pytest.fixture
def table(anas: Page, played: Moments) -> Come:
    """Ana's phone at the table of that moment, which it shows as a whole."""

    def come(moment: str) -> Page:
        anas.set_viewport_size(PHONE)
        anas.goto(f"{played.server.base}/t/{played.code[moment]}")
        expect(anas.locator(".sentence").first).to_be_visible()
        return anas

    return come


@pytest.fixture
def hand(table: Come) -> Come:
    """The same phone in hand mode."""

    def come(moment: str) -> Page:
        page = table(moment)
        page.evaluate(CHOOSE)
        expect(page.locator(".hand-mode")).to_be_visible()
        return page

    return come


def board(page: Page) -> Locator:
    return page.locator(".board")


def dock(page: Page) -> Locator:
    return page.locator(".hand-now")


def cards_of(page: Page, kind: str) -> Locator:
    return page.locator(f"[data-card='{kind}'] .n")


def tap_spot(page: Page, index: int = 0) -> None:
    page.touchscreen.tap(*middle(page.locator(".target").nth(index)))


def spot_robbing(page: Page, victims: int) -> int:
    """The index of a legal hex with so many players to rob."""
    index: int = page.evaluate(
        """async (victims) => {
          const { targets } = await import(asset("js/board_game/board/targets.js"));
          const robbed = ({ actions }) => actions.filter(({ victim }) => victim !== null && victim !== undefined).length;
          return targets.value.findIndex((target) => robbed(target) === victims);
        }""",
        victims,
    )
    assert index >= 0
    return index


def tile(page: Page, kind: str) -> Locator:
    return page.locator(f".tile[data-tile='{kind}']")


# Choosing it


def test_hand_mode_is_chosen_in_the_menu_and_remembered_for_this_table_alone(table: Come):
    page = table("roll-chosen")
    expect(board(page)).to_be_visible()
    button(page, "Menu").tap()
    button(page, "Hand mode").tap()
    expect(page.locator(".hand-cards .rc")).to_have_count(5)
    expect(board(page)).to_have_count(0)
    page.reload()
    expect(page.locator(".hand-cards .rc")).to_have_count(5)
    table("others")
    expect(board(page)).to_be_visible()
    table("roll-chosen")
    button(page, "Menu").tap()
    button(page, "Whole table").tap()
    expect(board(page)).to_be_visible()


def test_the_settings_have_it_too(table: Come):
    page = table("set-up")
    switch = open_settings(page).get_by_role("switch", name="Hand mode")
    expect(switch).to_have_attribute("aria-checked", "false")
    switch.click()
    expect(page.locator(".hand-mode")).to_be_visible()
    switch = open_settings(page).get_by_role("switch", name="Hand mode")
    expect(switch).to_have_attribute("aria-checked", "true")
    switch.click()
    expect(page.locator(".hand-mode")).to_have_count(0)


def test_beside_a_big_screen_a_phone_offers_it_and_a_desk_does_not(table: Come):
    page = table("others")
    offer = page.get_by_role("complementary", name="Hand mode")
    expect(offer).to_have_count(0)
    page.evaluate(SCREENS, 1)
    expect(offer).to_contain_text("This table is on a big screen.")
    accessible(page)
    page.set_viewport_size({"width": 1440, "height": 900})
    expect(offer).to_have_count(0)
    page.set_viewport_size(PHONE)
    offer.get_by_role("button", name="Close").tap()
    expect(offer).to_have_count(0)
    page.reload()
    expect(board(page)).to_be_visible()
    page.evaluate(SCREENS, 1)
    offer.get_by_role("button", name="Hand mode").tap()
    expect(page.locator(".hand-mode")).to_be_visible()


def test_the_whole_table_is_a_press_away_and_so_is_the_way_back(hand: Come):
    page = hand("build-look")
    button(page, "Board here").tap()
    expect(board(page)).to_be_visible()
    expect(page.locator(".pchips")).to_be_visible()
    button(page, "To my hand").tap()
    expect(board(page)).to_have_count(0)
    expect(page.locator(".hand-mode")).to_be_visible()


def test_log_and_chat_open_from_the_menu(hand: Come):
    page = hand("build-look")
    button(page, "Menu").tap()
    button(page, "Log and chat").tap()
    sheet = page.get_by_role("dialog", name="Friday table")
    expect(sheet.get_by_role("tab", name="Chat")).to_be_visible()
    sheet.get_by_role("button", name="Close").tap()
    expect(sheet).to_have_count(0)


def test_the_left_hand_has_the_first_tile_at_the_right(hand: Come):
    page = hand("build-look")

    def left_edge(kind: str) -> float:
        box = tile(page, kind).bounding_box()
        assert box is not None
        return box["x"]

    assert left_edge("road") < left_edge("trade")
    switch = open_settings(page).get_by_role("switch", name="Left-handed bar")
    switch.tap()
    expect(page.locator(".hand-mode.left-handed")).to_have_count(1)
    assert left_edge("road") > left_edge("trade")
    switch.tap()


# Playing


def test_a_roll_says_what_it_brought_and_then_come_the_tiles(hand: Come):
    page = hand("roll")
    expect(tile(page, "road")).not_to_be_visible()
    expect(page.locator(".sea-told")).to_contain_text("You roll next")
    once_read(page, "Roll dice").tap()
    expect(page.locator(".sea-told p > b")).to_have_text(re.compile(r"^You rolled \d+"))
    expect(tile(page, "road")).to_be_visible()


def test_a_settlement_is_built_where_the_board_shows_its_places(hand: Come):
    page = hand("build")
    left = tile(page, "settlement").locator(".left").inner_text()
    tile(page, "settlement").tap()
    expect(board(page)).to_be_visible()
    expect(page.locator(".hand-cards, .next")).to_have_count(0)
    button(page, "Back").tap()
    expect(board(page)).to_have_count(0)
    tile(page, "settlement").tap()
    tap_spot(page)
    expect(page.locator(".place-facts")).to_contain_text("corner:")
    button(page, "Other place").tap()
    expect(button(page, "Build here")).to_have_count(0)
    tap_spot(page)
    button(page, "Build here").tap()
    expect(board(page)).to_have_count(0)
    expect(tile(page, "settlement").locator(".left")).to_have_text(str(int(left) - 1))
    expect(page.locator(".sea-told")).to_contain_text("You built a settlement")
    button(page, "Undo: settlement").tap()
    expect(tile(page, "settlement").locator(".left")).to_have_text(left)


def test_cards_that_must_go_are_pressed_and_the_button_counts_down(hand: Come):
    page = hand("discard")
    before = int(cards_of(page, "wool").inner_text())
    expect(button(page, "Choose 4 more")).to_have_attribute("aria-disabled", "true")
    for _ in range(2):
        page.locator("[data-card='wool']").tap()
    expect(page.locator(".take-back")).to_have_text("−2")
    expect(button(page, "Choose 2 more")).to_be_visible()
    page.locator(".take-back").tap()
    expect(page.locator(".take-back")).to_have_text("−1")
    button(page, "Choose for me").tap()
    go = button(page, "Discard 4/4")
    expect(go).not_to_have_attribute("aria-disabled", "true")
    gone = page.locator("[data-card='wool'] ~ .take-back")
    given = int(gone.inner_text().replace("−", "")) if gone.count() else 0
    go.tap()
    expect(go).to_have_count(0)
    expect(cards_of(page, "wool")).to_have_text(str(before - given))


def test_the_robber_takes_a_hex_first_and_then_whom_to_steal_from(hand: Come):
    page = hand("robber")
    rows, go = page.get_by_role("radio"), button(page, "Steal a card")
    tap_spot(page, spot_robbing(page, 1))
    expect(rows).to_have_count(1)
    expect(rows).to_have_attribute("aria-checked", "true")
    expect(go).not_to_have_attribute("aria-disabled", "true")
    button(page, "Other place").tap()
    expect(rows).to_have_count(0)
    tap_spot(page, spot_robbing(page, 2))
    expect(rows).to_have_count(2)
    expect(page.get_by_role("radio", checked=True)).to_have_count(0)
    expect(go).to_have_attribute("aria-disabled", "true")
    go.tap(force=True)  # a player presses it all the same
    expect(page.locator(".why-not")).to_have_text("Choose one of these")
    rows.nth(1).tap()
    expect(rows.nth(1)).to_have_attribute("aria-checked", "true")
    expect(rows.nth(0)).to_have_attribute("aria-checked", "false")
    go.tap()
    expect(board(page)).to_have_count(0)
    expect(page.locator(".sea-told")).to_contain_text("You stole")


def test_a_development_card_is_played_from_the_hand(hand: Come):
    page = hand("cards")
    before = int(cards_of(page, "ore").inner_text())
    card = page.locator("[data-development='year_of_plenty']")
    expect(card).to_contain_text("play")
    card.tap()
    panel = page.locator(".card-panel")
    for _ in range(2):
        panel.locator("[data-good='ore']").tap()
    panel.get_by_role("button", name="Play", exact=True).tap()
    expect(cards_of(page, "ore")).to_have_text(str(before + 2))
    expect(card).to_have_count(0)


def test_an_offer_is_an_alert_that_takes_no_focus_and_is_answered_in_place(hand: Come):
    page = hand("asked")
    offer = page.get_by_role("alertdialog", name="Ben offers a trade")
    expect(offer).to_be_visible()
    assert not page.evaluate("document.activeElement.closest('.offer')")
    expect(dock(page)).to_have_count(0)
    button(page, "Decline the offer").or_(offer.locator(".decline")).first.tap()
    expect(offer).to_have_count(0)
    expect(dock(page)).to_be_visible()


def test_keys_answer_an_offer(hand: Come):
    page = hand("asked-keys")
    offer = page.get_by_role("alertdialog", name="Ben offers a trade")
    expect(offer).to_be_visible()
    page.keyboard.press("x")
    expect(offer).to_have_count(0)


def test_a_trade_is_offered_with_the_hand_in_sight(hand: Come):
    page = hand("trade")
    tile(page, "trade").tap()
    panel = page.locator("section.trade")
    expect(page.locator(".hand-cards .rc")).to_have_count(5)
    panel.locator(".give [data-good]:not([aria-disabled])").first.tap()
    panel.locator(".get [data-good]:not([aria-disabled])").first.tap()
    once_read(page, "Offer to all 3").tap()
    expect(panel).to_have_count(0)
    offer = page.get_by_role("region", name="Your offer")
    expect(offer.locator(".answer")).to_have_count(3)
    offer.get_by_role("button", name="Withdraw").tap()
    expect(offer).to_have_count(0)


def test_a_ship_is_moved_on_the_board_that_comes_to_build_one(hand: Come):
    page = hand("ships")
    tile(page, "ship").tap()
    expect(page.locator(".badge").first).to_be_visible()
    page.touchscreen.tap(*page.evaluate(MOVABLE))
    expect(page.locator(".sentence strong")).to_have_text("You: choose where the ship moves to")
    tap_spot(page)
    button(page, "Here").tap()
    expect(page.locator(".sea-told")).to_contain_text("You moved a ship")


def test_keys_build_a_road(hand: Come):
    page = hand("build-keys")
    left = int(tile(page, "road").locator(".left").inner_text())
    page.keyboard.press("r")
    expect(page.locator(".target:focus:not([data-unread])")).to_have_count(1)
    page.keyboard.press("Enter")
    expect(button(page, "Build here")).to_be_focused()
    page.keyboard.press("Enter")
    expect(board(page)).to_have_count(0)
    expect(tile(page, "road").locator(".left")).to_have_text(str(left - 1))


# What it hides, and what it says


def test_a_covered_hand_shows_no_cards_and_is_lit_while_somebody_waits(hand: Come):
    page = hand("build-look")
    button(page, "Cover").tap()
    expect(page.get_by_text("Your hand is covered")).to_be_visible()
    expect(page.locator(".rc, .dc, .tile")).to_have_count(0)
    accessible(page)
    show = button(page, "Show my hand")
    expect(show).to_have_class(re.compile("primary"))
    show.tap()
    expect(page.locator(".rc")).to_have_count(5)


def test_points_that_only_their_owner_knows_are_told_apart_and_covered_with_the_hand(hand: Come):
    page = hand("secret")
    points = page.locator(".hand-points")
    expect(points.locator("b")).to_have_text(re.compile(r"^\d+\+1$"))
    expect(points).to_have_attribute("aria-label", re.compile("and 1 on cards that only you see"))
    expect(page.locator("[data-development='victory_point']")).to_contain_text("hidden")
    button(page, "Cover").tap()
    expect(points.locator("b")).to_have_text(re.compile(r"^\d+$"))


def test_a_phone_that_nobody_touches_covers_the_hand_while_others_play(hand: Come):
    page = hand("others")
    page.clock.install()
    page.reload()
    expect(page.locator(".rc")).to_have_count(5)
    page.clock.run_for(50_000)
    page.locator(".hand-head").tap()
    page.clock.run_for(50_000)
    expect(page.locator(".rc")).to_have_count(5)
    page.clock.run_for(15_000)
    expect(page.get_by_text("Your hand is covered")).to_be_visible()
    expect(button(page, "Show my hand")).not_to_have_class(re.compile("primary"))


def test_in_ones_own_turn_the_hand_stays_open(hand: Come):
    page = hand("build-look")
    page.clock.install()
    page.reload()
    expect(page.locator(".rc")).to_have_count(5)
    page.clock.run_for(200_000)
    expect(page.locator(".rc")).to_have_count(5)


def test_a_refusal_stays_in_the_header_for_four_seconds_and_changes_nothing(hand: Come):
    page = hand("build-refused")
    page.clock.install()
    page.reload()
    tile(page, "road").tap()
    expect(board(page)).to_be_visible()
    page.evaluate(REFUSED)
    refused = page.locator(".hand-head [role='alert']")
    expect(refused).to_be_visible()
    expect(board(page)).to_be_visible()
    page.clock.run_for(3_000)
    expect(refused).to_be_visible()
    page.clock.run_for(1_500)
    expect(refused).to_have_count(0)


def test_without_a_connection_the_hand_can_be_read_and_its_buttons_say_why_not(hand: Come):
    page = hand("build-look")
    page.context.set_offline(True)
    try:
        expect(page.locator(".hand-head [role='alert']")).to_contain_text("No connection")
        expect(page.locator(".rc")).to_have_count(5)
        expect(dock(page)).to_have_attribute("aria-disabled", "true")
        button(page, "End turn").tap(force=True)  # a player presses it all the same
        expect(page.locator(".why-not")).to_contain_text("Not while the connection is lost")
        accessible(page)
    finally:
        page.context.set_offline(False)
    expect(page.locator(".hand-head [role='alert']")).to_have_count(0)
    expect(dock(page)).not_to_have_attribute("aria-disabled", "true")


# How it looks


@varied("size, light", (PHONE, "light"), (SMALL, "dark"), (PHONE, "dark"), (SMALL, "light"))
@pytest.mark.parametrize("moment", ["build-look", "discard-look", "asked-look", "robber-look"])
def test_every_state_fits_the_thumb_and_the_eye(
    hand: Come, moment: str, size: ViewportSize, light: str
):
    page = hand(moment)
    page.emulate_media(color_scheme="dark" if light == "dark" else "light")
    page.set_viewport_size(size)
    if moment == "robber-look":
        tap_spot(page, spot_robbing(page, 2))
    take_picture(page, PICTURES, f"{moment}-{size['width']}-{light}")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert page.evaluate(SMALL_TEXT) == []
    assert page.evaluate(SMALL_TARGETS) == []
    assert page.evaluate(CUT) == []
    accessible(page)
    page.emulate_media(color_scheme=None)
