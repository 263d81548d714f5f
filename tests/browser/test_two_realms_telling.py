"""News of the dice, an event card, robbers and attacks: shown at the table, step by step, holding no one up."""

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from engine.card_game.core.actions import CloseWindow
from engine.chance import Scripted
from tests.app.running import RunningServer
from tests.browser.conftest import Arrive
from tests.browser.looking import accessible
from tests.browser.staged import Staged, staged
from tests.browser.steps import button
from tests.conftest import ServerWith
from tests.engine.card_game.cards_table import BLUE, RED, Table
from tests.forms import varied

pytestmark = pytest.mark.browser
MOVING: dict[str, Any] = {"reduced_motion": "no-preference"}
PHONE: dict[str, Any] = {"phone": True}


@pytest.fixture(scope="module")
def server(server_with: ServerWith) -> RunningServer:
    return server_with()


def two_cities(table: Table) -> None:
    """A city each; one has a Bath House; RED is about to roll, and has ten units."""
    for seat in (RED, BLUE):
        table.city(seat, "left")
    table.built(BLUE, left_above="bath-house")
    table.stores(RED, {"fields 1": 2, "mountains 2": 2, "hills 5": 3, "river 6": 3})
    table.stores(BLUE, {"fields 2": 1, "mountains 3": 1})
    table.before_the_dice(RED)


def rolls(page: Staged, face: int, number: int) -> None:
    page.chance = Scripted(dice=[(face + 1, number)])
    page.page.locator(".next[data-step='roll']").click()


def stored(page: Page, region: str) -> str:
    label = page.get_by_role("group", name="Your realm").get_by_label(re.compile(f"^{region}\\."))
    return str(label.get_attribute("aria-label")).split(". ")[1]


def with_plague(table: Table) -> None:
    two_cities(table)
    table.events("plague")


def test_an_event_card_shows_what_it_does_before_it_does_it(arrive: Arrive):
    found = staged(arrive, with_plague, **MOVING)
    page = found.page
    rolls(found, 4, 6)
    expect(page.locator(".told-card [data-full='plague']")).to_be_visible()
    sums = page.locator(".told-sum")
    expect(sums.locator("[data-sum='0'] b")).to_have_text("You lose 3 goods")
    expect(sums.locator("[data-sum='1'] b")).to_have_text(re.compile("loses nothing"))
    expect(page.locator("[data-realm='0'] .badge.loses")).to_have_count(3)
    expect(page.locator("[data-realm='0'] .badge.keeps")).to_have_count(1)  # an empty forest
    expect(page.locator("[data-realm='1'] .badge.spared").first).to_be_visible()
    assert stored(page, "Fields, number 1") == "2 of 3 grain"
    accessible(page)
    page.locator(".next[data-step='go-on']").click()
    expect(page.locator(".told-sum")).to_have_count(0)
    expect(page.locator(".badge.loses")).to_have_count(0)
    assert stored(page, "Fields, number 1") == "1 of 3 grain"


@varied("look, stays", (MOVING, 3000), ({}, 2000), ids=["moving", "still"])
@pytest.mark.parametrize("event", ["plague", "year-end"])
def test_an_event_without_a_choice_stays_for_some_seconds_or_until_one_goes_on(
    arrive: Arrive, event: str, look: dict[str, Any], stays: int
):
    def about_to_turn(table: Table) -> None:
        two_cities(table)
        table.events(event)

    found = staged(arrive, about_to_turn, **look)
    page = found.page
    rolls(found, 4, 6)
    card = page.locator(f".told-card [data-full='{event}']")
    expect(card).to_be_visible()
    expect(page.locator(".next[data-step='go-on']")).to_be_visible()
    assert stays in page.evaluate("waits")
    found.time_passes()
    expect(card).to_have_count(0)
    expect(page.locator(".next[data-step='end']")).to_be_visible()


def test_a_phone_reads_it_in_a_sheet(arrive: Arrive):
    found = staged(arrive, with_plague, **PHONE)
    rolls(found, 4, 6)
    sheet = found.page.get_by_role("region", name="Plague")
    expect(sheet.locator("[data-sum='0']")).to_contain_text("You lose 3 goods")
    button(found.page, "Go on").click()
    expect(sheet).to_have_count(0)
    expect(found.page.locator(".next[data-step='end']")).to_be_visible()


def with_progress(table: Table) -> None:
    two_cities(table)
    table.built(RED, left_above="library")
    table.events("progress")


@varied("size", (390, 844), (844, 390), (320, 640), ids=str)
def test_the_card_of_an_event_makes_way_for_the_regions_to_be_chosen(
    arrive: Arrive, size: tuple[int, int]
):
    found = staged(arrive, with_progress, **PHONE)
    page = found.page
    page.set_viewport_size({"width": size[0], "height": size[1]})
    rolls(found, 4, 6)
    expect(page.locator("[data-realm='0'] .target").first).to_be_visible()
    expect(page.locator(".told-card")).to_have_count(0)
    expect(page.locator(".sentence small")).to_have_text("You turned up Progress")


def test_a_card_that_is_told_takes_no_presses(arrive: Arrive):
    def may_play(table: Table) -> None:
        table.hand(BLUE, "merchant")
        table.stores(RED, {"river 6": 1})
        table.main_phase(BLUE)

    found = staged(arrive, may_play, **PHONE, **MOVING)
    found.plays(BLUE, type="PlayCard", card="merchant")
    card = found.page.locator(".told-card")
    expect(card).to_be_visible()
    expect(card).to_have_css("pointer-events", "none")


def test_robbers_count_aloud(arrive: Arrive):
    found = staged(arrive, two_cities)
    rolls(found, 2, 4)
    sums = found.page.get_by_role("region", name="Robbers")
    expect(sums.locator("[data-sum='0']")).to_contain_text("10; at most 7 are safe")
    expect(sums.locator("[data-sum='0'] b")).to_have_text("You lose 2 goods")
    expect(found.page.locator(".ring.glow").first).to_be_visible()
    found.time_passes()
    expect(sums).to_have_count(0)


def test_the_log_says_once_what_robbers_took(arrive: Arrive):
    found = staged(arrive, two_cities)
    rolls(found, 2, 4)
    log = found.page.get_by_role("log")
    expect(log).to_contain_text("Robbers counted 10 goods and took 2 ore")
    expect(log).to_contain_text("You got 1 lumber")
    expect(log).not_to_contain_text("You lost")


SEEN = """
window.seen = [];
new MutationObserver(() => {
  const sum = document.querySelector("[data-sum='0'] .counted");
  if (sum) seen.push([parseInt(sum.textContent), sum.classList.contains("over")]);
}).observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
"""


def test_the_robbers_sum_turns_red_where_it_exceeds_the_limit(arrive: Arrive):
    found = staged(arrive, two_cities, **MOVING)
    found.page.evaluate(SEEN)
    rolls(found, 2, 4)
    sums = found.page.locator("[data-sum='0'] .counted")
    expect(sums).to_have_text("10; at most 7 are safe")
    expect(sums).to_have_class(re.compile("over"))
    seen = dict(found.page.evaluate("seen"))
    assert {0, 7, 8} <= set(seen)
    assert seen == {count: count > 7 for count in seen}


NOTE_WHAT_MOVES = """() => {
  window.moved = [];
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (...how) {
    moved.push(this);
    return animate.apply(this, how);
  };
}"""
"""Which elements the page itself sets in motion, one after the other."""


def an_attack(table: Table) -> None:
    table.built(RED, left_above="knight-falk")
    table.built(BLUE, left_above="knight-otto")
    table.hand(BLUE, "black-knight")
    table.hand(RED, "herb-witch")
    table.main_phase(BLUE)


def test_an_attack_is_shown_before_it_is_answered_and_then_its_die(arrive: Arrive):
    found = staged(arrive, an_attack, **MOVING)
    page = found.page
    found.plays(BLUE, type="PlayCard", card="black-knight")
    expect(page.locator(".told-card [data-full='black-knight']")).to_be_visible()
    expect(page.locator("[data-realm='0'] .ring.attacked")).to_have_count(1)
    found.time_passes()
    button(page, "Play a counter").click()
    page.locator("[data-card='herb-witch']").click()
    found.time_passes()
    page.locator(".next[data-step='answer']:not([data-unread])").click()
    expect(page.locator(".attack .foot").last).to_contain_text("You answer with the Herb Witch")
    page.evaluate(NOTE_WHAT_MOVES)
    found.by(CloseWindow(RED), Scripted(numbers=[4]))
    told = page.locator(".told-sum")
    expect(told.locator(".attack-die")).to_be_visible()
    assert page.evaluate("moved.map((each) => each.className)") == ["attack-die"]
    expect(told).to_contain_text("You counter with the Herb Witch")
    expect(told).to_contain_text("You ward off the attack")
    found.time_passes()
    expect(told).to_have_count(0)


def test_whoever_is_attacked_reads_what_that_does_from_their_side(arrive: Arrive):
    found = staged(arrive, an_attack)
    found.plays(BLUE, type="PlayCard", card="black-knight")
    found.time_passes()
    text = found.page.locator(".attack header p")
    expect(text).to_contain_text("one of your knights, and it goes back to your hand")
    expect(found.page.locator(".oddsrow .say")).to_have_text("✗ it hits you · ✓ you ward it off")


def an_attack_of_ones_own(table: Table) -> None:
    table.hand(RED, "black-knight")
    table.built(BLUE, left_above="knight-otto", right_below="knight-karl")
    table.main_phase(RED)


def test_once_a_phone_has_told_of_its_attack_it_shows_the_realm_that_was_hit(arrive: Arrive):
    found = staged(arrive, an_attack_of_ones_own, **PHONE)
    page = found.page
    found.chance = Scripted(numbers=[0])
    found.plays(RED, type="PlayCard", card="black-knight")
    large = page.locator(".pboard .realm").first
    expect(page.locator(".told-sheet")).to_be_visible()
    expect(large).to_have_attribute("data-realm", str(RED))
    button(page, "Go on").click()
    expect(large).to_have_attribute("data-realm", str(BLUE))
    expect(page.locator("[data-realm='1'] .target")).to_have_count(2)


def searching(table: Table) -> None:
    table.rich(BLUE)
    table.hand(BLUE, "bishop")
    table.main_phase(BLUE)


def test_a_stack_that_the_other_one_looks_through_is_lifted(arrive: Arrive):
    found = staged(arrive, searching)
    found.plays(BLUE, type="EndTurn")
    found.plays(BLUE, type="LookThrough", stack=1)
    stack = found.page.locator("[data-stack='1']")
    expect(stack).to_have_class(re.compile("searched"))
    expect(stack).to_have_accessible_name(re.compile("is being looked through"))
    expect(found.page.locator(".stack.searched")).to_have_count(1)
