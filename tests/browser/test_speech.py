"""The game as a person hears it who listens: the texts of the live regions, one after the other."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Arrive
from tests.browser.steps import call, own_realm, seated, until

pytestmark = pytest.mark.browser

LISTEN = """async () => {
  window.heldStore = await import(asset("js/core/store.js"));
  window.heard = [];
  window.ears ??= [...document.querySelectorAll(".spoken[aria-live]")].map((region) =>
    new MutationObserver(() => heard.push(region.textContent.trim())).observe(region, { childList: true, characterData: true, subtree: true }));
}"""
HAS_SPOKEN = """() => [...document.querySelectorAll(".spoken")].some((region) => region.textContent.includes("You: "))"""
"""The page has said what it asks at first; from then on it says only what the updates bring."""
SAYS = """(title) => [...document.querySelectorAll(".spoken")].some((region) => region.textContent.includes(`${title}. `))"""
"""The text of a region now; more that comes within a moment is one utterance with it."""
UPDATE = """([events, turn, waiting]) => {
  const { receive, version, view } = heldStore;
  receive({ type: "update", version: version.value + 1, events, patch: { turn, waiting: { 0: null, 1: null, 2: null, ...waiting } } });
}"""
"""As the server would send it; between two of them everything is said that is to be said."""

Event = dict[str, Any]


def listen(page: Page) -> None:
    page.locator(".spoken[aria-live=assertive]").wait_for(state="attached")
    page.evaluate(LISTEN)


def hears(page: Page, *updates: tuple[list[Event], int, int, dict[int, Any]]) -> list[str]:
    """All that is said of these updates: their events, the turn and whose it is then, and who is waited for."""
    until(page, HAS_SPOKEN)
    listen(page)
    for events, number, seat, waiting in updates:
        page.evaluate(UPDATE, [events, {"number": number, "seat": seat}, waiting])
        page.evaluate("() => new Promise(requestAnimationFrame)")
    until(page, "async () => /You: roll the dice$/.test(heard.at(-1) ?? '')")
    heard: list[str] = page.evaluate("heard")
    return heard


def prefers(page: Page, detail: str) -> None:
    page.evaluate(
        """async (detail) => (await import(asset("js/core/preferences.js"))).setPreference("spoken", detail)""",
        detail,
    )


def rolled(seat: int, *dice: int) -> Event:
    return {"type": "DiceRolled", "seat": seat, "dice": list(dice)}


def got(seat: int, **cards: int) -> Event:
    return {"type": "CardsProduced", "seat": seat, "cards": cards}


def road(seat: int) -> Event:
    return {"type": "RoadBuilt", "seat": seat, "path": 0}


def turn(number: int, seat: int) -> Event:
    return {"type": "TurnBegan", "seat": seat, "number": number}


def ended(seat: int) -> Event:
    return {"type": "TurnEnded", "seat": seat}


def test_a_bots_turn_is_one_utterance_the_roll_first_and_then_what_it_brought(arrive: Arrive):
    [ana] = seated(arrive, "Ana", seats=3)
    ben, cem = (seat["name"] for seat in call(ana, "GET", f"api/tables/{code(ana)}")["seats"][1:])
    a_round = (
        ([ended(0), turn(2, 1)], 2, 1, {1: {"kind": "Roll"}}),
        ([rolled(1, 3, 5), {"type": "HexesProduced"}, got(0, wool=1), got(2, ore=2)], 2, 1, {1: {"kind": "Play"}}),
        ([road(1)], 2, 1, {1: {"kind": "Play"}}),
        ([ended(1), turn(3, 2)], 3, 2, {2: {"kind": "Roll"}}),
        ([rolled(2, 1, 1), {"type": "HexesProduced"}, got(1, ore=1)], 3, 2, {2: {"kind": "Play"}}),
        ([ended(2), turn(4, 0)], 4, 0, {0: {"kind": "Roll"}}),
    )  # fmt: skip
    heard = hears(ana, *a_round)
    assert ". ".join(heard) == (
        f"{ben} rolled 8. You got 1 wool. {ben} built a road. {cem} rolled 2. You: roll the dice"
    )
    assert len(heard) <= len(("Ben’s turn", "Cem’s turn"))
    prefers(ana, "mine")
    assert ". ".join(hears(ana, *a_round)) == (
        f"{ben} rolled 8. You got 1 wool. {cem} rolled 2. You: roll the dice"
    )
    prefers(ana, "all")
    said = ". ".join(hears(ana, *a_round))
    assert said.index(f"{ben} rolled 8") < said.index("You got 1 wool") < said.index("built a road")
    assert f"{cem} got 2 ore" in said
    assert f"{ben} got 1 ore" in said


def code(page: Page) -> str:
    return page.url.rpartition("/")[2]


def test_a_bots_turn_is_one_utterance_in_two_realms_too(arrive: Arrive):
    ana = arrive(None)
    call(ana, "POST", "api/me", {"name": "Ana"})
    table = {"game": "cards", "config": {"profile": "1996", "settings": {}}}
    made = call(ana, "POST", "api/tables", table)["code"]
    call(ana, "POST", f"api/tables/{made}/seats/1/bot", {"level": "easy"})
    call(ana, "POST", f"api/tables/{made}/ready", {"ready": True})
    call(ana, "POST", f"api/tables/{made}/start", {})
    ana.goto(f"t/{made}")
    own_realm(ana).wait_for()
    name = call(ana, "GET", f"api/tables/{made}")["seats"][1]["name"]
    until(ana, f"async () => {WAITS_FOR_ANA}")

    def brings(seat: int, place: int, good: str) -> Event:
        return {"type": "Produced", "seat": seat, "place": place, "good": good, "count": 1}

    searched = {"type": "StackSearched", "seat": 0, "stack": 0, "cards": ["abbey", "merchant"]}
    roll = {"type": "DiceRolled", "seat": 1, "number": 4, "face": "event-card", "named": False}
    event = {"type": "EventCardTurned", "seat": 1, "card": "plague"}
    a_round = (
        ([searched, ended(0), turn(2, 1)], 2, 1, {1: {"kind": "Roll"}}),
        ([roll, event, brings(0, 50, "wool"), brings(0, 51, "ore"), brings(1, 51, "ore")], 2, 1, {1: {"kind": "Main"}}),
        ([ended(1), turn(3, 0)], 3, 0, {0: {"kind": "Roll"}}),
    )  # fmt: skip
    heard = hears(ana, *a_round)
    assert ". ".join(heard) == (
        # The names of the cards in the stack come with the cards.
        f"You looked through stack A. {name} rolled 4: event card. {name} turned up Plague. Every region beside a city loses 1 good;"
        " between two cities, too, it loses only 1. You got 1 wool, 1 ore. You: roll the dice"
    )
    assert len(heard) <= len(a_round), (
        "at most one utterance for an update, however slow the machine is"
    )


WAITS_FOR_ANA = """(await import(asset("js/core/store.js"))).view.value.waiting[0] !== undefined"""

SAY = """async (texts) => {
  const { announce } = await import(asset("js/parts/announcer.js"));
  for (const [text, how] of texts) announce(text, how);
}"""


def says(page: Page, *texts: tuple[str, dict[str, Any]]) -> list[str]:
    listen(page)
    page.evaluate(SAY, texts)
    until(page, "async () => heard.length > 0")
    heard: list[str] = page.evaluate("heard")
    return heard


def test_of_one_moment_events_come_before_what_is_asked(arrive: Arrive):
    page = arrive()
    mine = ("You: roll the dice", {"as": "status", "now": True})
    theirs = ("Ben is about to roll", {"as": "status"})
    event = ("Ben rolled 8", {"as": "event"})
    assert says(page, mine, event) == ["Ben rolled 8. You: roll the dice"]
    assert says(page, theirs, event) == ["Ben rolled 8"]
    assert says(page, theirs) == ["Ben is about to roll"]
    assert says(page, theirs, mine) == ["You: roll the dice"]


FOCUSED = """() => {
  const { tagName, textContent, ariaLabel, ariaDescription } = document.activeElement;
  return [tagName, ariaLabel ?? textContent.trim(), ariaDescription ?? ""];
}"""


def test_a_new_page_is_read_from_its_heading_and_buttons_name_their_seats(arrive: Arrive):
    ana = arrive()
    ana.locator("#name").fill("Ana")
    ana.get_by_role("button", name="Create table").press("Enter")
    expect(ana.get_by_role("heading", level=1)).to_be_focused()
    names = ana.locator(".seat.free button").evaluate_all(
        "(all) => all.map((each) => each.ariaLabel)"
    )
    assert names == [
        f"{what}: seat {seat}" for seat in (2, 3, 4) for what in ("Add a bot", "Move here")
    ]


def test_the_guide_is_heard_step_by_step_and_what_it_rings_says_so(arrive: Arrive):
    ana = arrive()
    ana.locator("#name").fill("Ana")
    ana.get_by_role("button", name="Learn the game").press("Enter")
    heading = ana.locator(".guide-words h2")
    expect(heading).to_be_focused()
    until(ana, SAYS, heading.inner_text())
    listen(ana)
    ana.keyboard.press("Tab")
    assert ana.evaluate(FOCUSED) == ["BUTTON", "Next", ""], "at the first press"
    for title in ("What the land brings", "Your first settlement"):
        ana.keyboard.press("Enter")
        until(ana, "async (title) => heard.some((said) => said.includes(`${title}. `))", title)
    expect(heading).to_be_focused()
    ringed = ana.locator(".target[data-ringed]")
    expect(ringed).to_have_attribute("aria-description", "ringed by the guide")
    ana.keyboard.press("Enter")
    ana.keyboard.press("Enter")
    expect(heading).to_have_text("Your first settlement")
    ana.locator(".guide-back").press("Enter")
    expect(ana.locator("[data-ringed], [aria-description]")).to_have_count(0)
