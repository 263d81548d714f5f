"""Text mode of the card game: a command for everything, answers in words, and the keyboard of its table."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from engine.card_game.vocabulary import VOCABULARY
from tests.app.running import RunningServer
from tests.browser.conftest import Arrive
from tests.browser.staged import Staged, staged
from tests.browser.steps import let_draw
from tests.conftest import ServerWith
from tests.engine.card_game.cards_table import BLUE, RED, Table, site

pytestmark = pytest.mark.browser

FOCUS = """() => {
  const at = document.activeElement;
  const zones = { hand: ".hcs", actions: ".cdock .act", realm: ".own-realm", stacks: ".tray.left", opponent: ".across", log: ".log" };
  return Object.keys(zones).find((zone) => at.closest(zones[zone])) ?? "";
}"""
TRIES = 500
THE_TABLES = {"CloseWindow"}
"""Actions that only the table takes."""


@pytest.fixture(scope="module")
def server(server_with: ServerWith) -> RunningServer:
    return server_with()


def a_turn(table: Table) -> None:
    """RED has a knight, goods for much, and three cards."""
    table.city(RED, "left")
    table.built(RED, left_above="knight-falk")
    table.built(BLUE, left_above="knight-otto")
    table.hand(RED, "library", "merchant", "herb-witch")
    table.rich(RED, BLUE)
    table.main_phase(RED)


class Words:
    """Types commands and reads what is answered."""

    def __init__(self, found: Staged) -> None:
        self.found = found
        self.page = found.page
        self.page.get_by_role("link", name="Text mode").focus()
        self.page.keyboard.press("Enter")
        self.field = self.page.get_by_label("Command", exact=True)
        expect(self.field).to_be_focused()

    def ask(self, command: str) -> list[str]:
        self.field.fill(command)
        self.field.press("Enter")
        said: list[list[str]] = self.page.get_by_role("log").evaluate(
            "log => [...log.children].map(line => [line.dataset.kind, line.textContent])"
        )
        last = max(index for index, (kind, _) in enumerate(said) if kind == "command")
        return [text for _, text in said[last + 1 :]]

    def do(self, command: str) -> dict[str, object]:
        """Enter a command and return the action it sends."""
        before = len(self.found.did)
        self.field.fill(command)
        self.field.press("Enter")
        expect(self.page.locator(".sending")).to_have_count(0)
        for _ in range(TRIES):
            if len(self.found.did) > before:
                break
            self.page.wait_for_timeout(20)
        return {name: value for name, value in self.found.did[-1].items() if value is not None}


def test_every_kind_of_action_has_a_command(arrive: Arrive):
    covered = arrive().evaluate(
        """async () => Object.keys((await import(asset("js/card_game/textmode/actions.js"))).REALM_ACTIONS)"""
    )
    assert {kind.__name__ for kind in VOCABULARY.actions} - THE_TABLES == set(covered)


def test_what_is_asked_is_answered(arrive: Arrive):
    ana = Words(staged(arrive, a_turn))
    assert ana.ask("roll")[:2] == ["“roll” is not possible now.", "Possible now:"]
    assert ana.ask("dance") == ["There is no command “dance”. “help” lists all of them."]
    assert ana.ask("card lib")[0].startswith("Library, City building. Costs 1 brick, 2 lumber")
    assert ana.ask("card chess") == ["There is no card “chess”."]
    realm = ana.ask("realm")
    assert realm[0] == "Your realm: 15 places"
    assert "51: Fields, number 1. 3 of 3 grain. Above, at the left end." in realm
    assert ana.ask("realm birch")[0].startswith("Birch’s realm: ")
    assert len(ana.ask("realm 56")) == 1 + 1
    assert ana.ask("realm 3") == ["There is no place with the number 3."]
    assert ana.ask("hand")[0] == "3 of 3 cards in hand"
    assert len(ana.ask("players")) == 2
    assert len(ana.ask("stacks")) == 10
    assert ana.ask("offers") == ["No open offers."]
    assert len(ana.ask("help")) > 30
    assert ana.ask("help demo")[0].startswith("demolish 58: ")
    assert ana.ask("trade 2 wool for ore")[0].startswith("There is no room for more ")


def test_commands_are_read_as_people_write_them(arrive: Arrive):
    ana = Words(staged(arrive, a_turn))
    place = site("left below outer")
    assert ana.do(f"Build the lib at {place}") == {
        "type": "BuildUpgrade",
        "card": "library",
        "place": place,
    }
    assert ana.do("t 3 wool, for ore") == {
        "type": "TradeWithSupply",
        "give": "wool",
        "get": "ore",
    }
    assert ana.do("offer 1 grain for lumber")["give"] == {"grain": 1}
    assert ana.do("withdraw")["type"] == "WithdrawOffer"


def attacked(table: Table) -> None:
    """BLUE can attack RED's knight."""
    a_turn(table)
    table.hand(BLUE, "black-knight")
    table.main_phase(BLUE)


SPOKEN = """() => {
  window.spoken = 0;
  const watch = new MutationObserver(() => { window.spoken += 1; });
  const live = document.querySelectorAll("[aria-live], [role=log], [role=status], [role=alert]");
  for (const region of live) watch.observe(region, { subtree: true, childList: true, characterData: true });
}"""
HEAR = """async (message) => {
  const { receive } = await import(asset("js/core/store.js"));
  receive(message);
}"""


def test_clocks_run_for_the_eyes_and_are_told_to_those_who_ask(arrive: Arrive):
    ana = Words(staged(arrive, attacked))
    page = ana.page
    assert ana.ask("clock") == ["No clock is running."]
    ana.found.plays(BLUE, type="PlayCard", card="black-knight")
    seconds = page.locator(".decision .seconds")
    expect(seconds).to_have_attribute("aria-hidden", "true")
    expect(page.locator("[data-kind='event']").last).to_contain_text("played the Black Knight")
    assert re.fullmatch(r"\d s left to answer", ana.ask("clock")[0])
    asked = page.locator("[aria-live]").filter(has_text="will you answer?")
    expect(asked).not_to_have_count(0)  # said a moment after it is shown
    page.evaluate(SPOKEN)
    before = seconds.inner_text()
    expect(seconds).not_to_have_text(before)
    assert page.evaluate("window.spoken") == 0
    left = {str(RED): 600_000, str(BLUE): 300_000}
    page.evaluate(HEAR, {"type": "clock", "left": left, "running": {}, "grace": 10_000})
    assert ana.ask("clock")[1:] == ["Ana: 10 min 0 s", "Birch: 5 min 0 s"]
    expect(page.get_by_role("columnheader", name="Time left")).to_be_visible()
    expect(page.get_by_role("row", name=re.compile("Birch"))).to_contain_text("about 5 min left")


def test_tab_goes_through_the_table_in_the_order_of_use(arrive: Arrive):
    page = staged(arrive, a_turn).page
    seen: list[str] = []
    for _ in range(60):
        page.keyboard.press("Tab")
        zone = page.evaluate(FOCUS)
        if zone and (not seen or seen[-1] != zone):
            seen.append(zone)
        if zone == "log":
            break
    assert seen == ["hand", "realm", "actions", "stacks", "opponent", "log"]


def test_a_picked_card_leads_to_its_sites_and_escape_back(arrive: Arrive):
    page = staged(arrive, a_turn).page
    expect(page.locator("[data-card='library']")).to_be_visible()
    for _ in range(40):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.dataset.card") == "library":
            break
    expect(page.locator("[data-card='library']")).to_be_focused()
    page.keyboard.press("Enter")
    focused = page.locator(".realm .target:focus")
    expect(focused).to_have_accessible_name(re.compile("^Free site"))
    page.keyboard.press("Escape")
    expect(page.locator("[data-card='library']")).to_be_focused()
    page.keyboard.press("o")
    expect(own(page).locator(":focus")).to_have_count(1)
    page.keyboard.press("Home")
    expect(own(page).locator(":focus")).to_have_accessible_name(
        re.compile("at the left end|City 1")
    )
    page.keyboard.press("o")
    expect(page.locator("[data-realm='1'] :focus")).to_have_count(1)


def test_what_is_begun_is_said_as_people_say_it(arrive: Arrive):
    page = staged(arrive, a_turn).page
    said = page.locator(".sentence strong")
    page.keyboard.press("r")
    expect(said).to_have_text("You: build a road")
    page.keyboard.press("Escape")
    page.locator("[data-card='library']").click()
    expect(said).to_have_text("You: build the Library")


def test_i_says_the_card_in_full(arrive: Arrive):
    page = staged(arrive, a_turn).page
    page.keyboard.press("o")
    expect(own(page).locator(":focus")).to_have_count(1)
    knight = own(page).get_by_label(re.compile("^Falk the Fair"))
    for _ in range(20):
        if knight.evaluate("(square) => square === document.activeElement"):
            break
        page.keyboard.press("ArrowUp" if page.evaluate(ABOVE) else "ArrowLeft")
        let_draw(page, 2)  # the focus follows with the next frame
    page.keyboard.press("i")
    expect(page.locator(".inspected-card [data-full='knight-falk']")).to_be_visible()
    expect(page.locator("[aria-live=assertive]")).to_contain_text("rides in tournaments")


ABOVE = """() => {
  const [at, to] = [document.activeElement, [...document.querySelectorAll(".own-realm [data-place]")].find((each) => each.getAttribute("aria-label").startsWith("Falk"))]
    .map((each) => each.querySelector(".hit").getBoundingClientRect());
  return Math.abs(at.x - to.x) < 10;
}"""
"""True if the knight stands above what has the focus."""


def own(page: Page) -> Locator:
    return page.get_by_role("group", name="Your realm")
