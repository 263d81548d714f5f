"""The card game's table through the eyes of axe, and a picture of each state: on a desk in the light, on a phone in the dark; with
HEXHAVEN_LONG=1 both in either light."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from engine.card_game.core.actions import CloseWindow
from engine.chance import Scripted
from tests.app.running import RunningServer
from tests.browser.conftest import Arrive
from tests.browser.staged import Staged, staged
from tests.browser.steps import call
from tests.browser.walk import Walk
from tests.conftest import ServerWith
from tests.engine.card_game.cards_table import BLUE, RED, Table
from tests.forms import wide

pytestmark = [pytest.mark.browser, wide]

EVENT_FACE = 5
SUCCEEDS = 0
TOLD = ".told-sum, .told-sheet"
HOLD = """() => {
  const real = window.setTimeout;
  window.setTimeout = (run, ms, ...more) => real(run, ms >= 1500 && ms <= 3000 ? 3600000 : ms, ...more);
}"""
"""Announcements stay until they are looked at, however long that takes."""


@pytest.fixture(scope="module")
def server(server_with: ServerWith) -> RunningServer:
    return server_with()


@pytest.fixture(params=[False, True], ids=lambda phone: "phone" if phone else "desktop")
def phone(request: pytest.FixtureRequest) -> bool:
    return bool(request.param)


@pytest.fixture
def walk(arrive: Arrive, phone: bool) -> Iterator[Walk]:
    """Before a page of its own; what was wrong is told at its end."""
    walk = Walk(arrive(None, phone=phone), phone)
    yield walk
    assert walk.wrong == []


def a_rich_turn(table: Table) -> None:
    """RED has a city, an attack, a counter and much to build with; so has BLUE."""
    for seat in (RED, BLUE):
        table.city(seat, "left")
    table.built(RED, left_above="knight-falk", right_above="abbey")
    table.built(BLUE, left_above="knight-otto", left_below="grain-mill")
    table.hand(RED, "library", "black-knight", "herb-witch")
    table.hand(BLUE, "black-knight", "bishop")
    table.settled(RED, "far right", "forest 6", "hills 4")
    table.rich(RED, BLUE)
    table.main_phase(RED)
    table.events("plague")


def sit_down(walk: Walk, arrive: Arrive) -> Staged:
    found = staged(arrive, a_rich_turn, phone=walk.phone)
    walk.page = found.page
    return found


def press_place(walk: Walk) -> None:
    """The first place that may be chosen in the own realm."""
    walk.press(walk.page.locator(".realm[role='group'] .target .hit").first)


def test_ones_own_turn_is_accessible(walk: Walk, arrive: Arrive):
    found = sit_down(walk, arrive)
    page = found.page
    expect(page.locator(".next[data-step='end']")).to_be_visible()
    walk.see("cards: own turn")
    walk.press(page.locator(".hcs [data-card='library']"))
    expect(page.locator(".realm .target").first).to_be_visible()
    walk.see("cards: placing")
    press_place(walk)
    expect(page.locator(".cpanel.bill")).to_be_visible()
    walk.see("cards: paying")
    walk.press(page.locator(".cpanel.bill .pay-it"))
    walk.press(page.locator("[data-tile='trade']:not([data-unread])"))
    expect(page.locator(".cpanel.trading")).to_be_visible()
    walk.see("cards: trade")
    page.keyboard.press("Escape")
    walk.press(page.locator(".next[data-step='end']:not([data-unread])"))
    expect(page.locator(".stack.lit")).to_have_count(5)
    walk.press(page.locator("[data-stack='0']"))
    expect(page.locator(".draw-choice")).to_be_visible()
    walk.see("cards: drawing")
    walk.press(page.locator(".draw-choice .btn:not(.primary)"))
    walk.press(page.locator(".cpanel.bill .pay-it"))
    expect(page.locator("[data-look]").first).to_be_visible()
    walk.press(page.locator("[data-look='0']"))
    walk.see("cards: looking")


def test_attacks_and_events_are_accessible(walk: Walk, arrive: Arrive):
    found = sit_down(walk, arrive)
    page = found.page
    found.plays(RED, type="PlayCard", card="black-knight")
    expect(page.locator(".cpanel.attack")).to_be_visible()
    walk.see("cards: the other may answer")
    page.evaluate(HOLD)
    found.by(CloseWindow(BLUE), Scripted(numbers=[SUCCEEDS]))
    expect(page.locator(TOLD)).to_be_visible()
    walk.see("cards: how the attack went")
    if walk.phone:  # at a desk the answer does not cover what is to be chosen
        walk.press(page.locator(".told-sheet .pay-it"))
    expect(page.locator("[data-realm='1'] .target").first).to_be_visible()
    walk.see("cards: a card goes back")


def attacked(table: Table) -> None:
    a_rich_turn(table)
    table.main_phase(BLUE)


def test_the_window_for_an_answer_is_accessible(walk: Walk, arrive: Arrive):
    found = staged(arrive, attacked, phone=walk.phone)
    page = walk.page = found.page
    found.plays(BLUE, type="PlayCard", card="black-knight")
    expect(page.locator(".cpanel.attack .answers")).to_be_visible()
    walk.see("cards: attacked")
    walk.press(page.locator(".cpanel.attack .answers .btn").last)
    expect(page.locator(".hcs [data-card='herb-witch']:not([aria-disabled])")).to_be_visible()
    walk.see("cards: choosing a counter")


def about_to_roll(table: Table) -> None:
    a_rich_turn(table)
    table.before_the_dice(RED)


def test_an_event_card_is_accessible(walk: Walk, arrive: Arrive):
    found = staged(arrive, about_to_roll, phone=walk.phone)
    page = walk.page = found.page
    expect(page.locator(".next[data-step='roll']")).to_be_visible()
    walk.see("cards: about to roll")
    page.evaluate(HOLD)
    found.chance = Scripted(dice=[(EVENT_FACE, 6)])
    walk.press(page.locator(".next[data-step='roll']:not([data-unread])"))
    expect(page.locator(TOLD)).to_be_visible()
    walk.see("cards: an event")


def test_laying_out_the_end_and_text_mode_are_accessible(walk: Walk):
    page = walk.page
    call(page, "POST", "api/me", {"name": "Ana"})
    options = {"game": "cards", "config": {"profile": "1996"}}
    code = call(page, "POST", "api/tables", options)["code"]
    call(page, "POST", f"api/tables/{code}/seats/1/bot", {})
    call(page, "POST", f"api/tables/{code}/ready", {"ready": True})
    call(page, "POST", f"api/tables/{code}/start", {})
    page.goto(f"t/{code}")
    expect(page.locator(".next[data-step='arrange']")).to_be_visible()
    walk.see("cards: laying out")
    page.get_by_role("link", name="Text mode").focus()
    page.keyboard.press("Enter")
    expect(page.get_by_label("Command", exact=True)).to_be_focused()
    walk.see("cards: text mode")
    page.get_by_role("link", name="Board").focus()
    page.keyboard.press("Enter")
    expect(page.locator(".next[data-step='arrange']")).to_be_visible()
    page.evaluate(
        """async () => (await import(asset("js/core/net.js"))).propose({ table: "concede", to: 1 })"""
    )
    expect(page.locator("dialog.end")).to_be_visible()
    expect(page.locator("dialog.end .standings, dialog.end [role=alert]").first).to_be_visible()
    walk.see("cards: the end")
