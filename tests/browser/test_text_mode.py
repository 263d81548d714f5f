"""Text mode: a whole game by typed commands, and what the commands answer."""

import re
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

from engine.actions import Action
from tests.app.running import ROOT, RunningServer
from tests.browser.conftest import Arrive
from tests.browser.player import worth
from tests.browser.test_table import call

pytestmark = pytest.mark.browser

StartServer = Callable[..., RunningServer]

SEED = "text mode 1"
SOON = 20_000.0
PATIENCE = 150.0
PICTURES = ROOT / "test-results" / "text-mode"
WISHES = ("ore", "wheat", "brick", "wood", "wool")
COSTS = {
    "build city": {"ore": 3, "wheat": 2},
    "build settlement": {"brick": 1, "wood": 1, "wool": 1, "wheat": 1},
    "buy": {"ore": 1, "wool": 1, "wheat": 1},
}


def at_a_table(
    arrive: Arrive, at: RunningServer | None = None, *, seats: int = 2, **browser: Any
) -> Page:
    """In the first seat of a game to eight points against bots, in text mode."""
    page = arrive(at=at, **browser)
    call(page, "POST", "api/me", {"name": "Ana"})
    options = {"first-player": "first-seat", "victory-points": 8}
    config = {"edition": "2025", "board": "standard-3-4", "seats": seats, "options": options}
    code = call(page, "POST", "api/tables", {"config": config})["code"]
    for number in range(1, seats):
        call(page, "POST", f"api/tables/{code}/seats/{number}/bot", {"level": "easy"})
    call(page, "POST", f"api/tables/{code}/ready", {"ready": True})
    call(page, "POST", f"api/tables/{code}/start")
    page.goto(page.url + f"t/{code}")
    link = page.get_by_role("link", name="Text mode")
    link.focus(timeout=SOON)
    page.keyboard.press("Enter")
    expect(page.get_by_label("Command", exact=True)).to_be_focused(timeout=SOON)
    return page


class Reader:
    """Plays by reading the lines of the log region and typing commands, and by nothing else."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.field = page.get_by_label("Command", exact=True)
        self.typed: list[str] = []
        self.offered_in = ""

    def type(self, command: str) -> None:
        self.typed.append(command)
        self.field.fill(command)
        self.field.press("Enter")

    def lines(self) -> list[tuple[str, str]]:
        """Kind and words of what was said since the last command."""
        said: list[list[str]] = self.page.get_by_role("log").evaluate(
            "log => [...log.children].map(line => [line.dataset.kind, line.textContent])"
        )
        last = max(index for index, (kind, _) in enumerate(said) if kind == "command")
        return [(kind, text) for kind, text in said[last + 1 :]]

    def ask(self, command: str) -> list[str]:
        """The answer to a command that only asks."""
        self.type(command)
        return [text for kind, text in self.lines() if kind == "answer"]

    def do(self, command: str) -> None:
        """An action; it is done when the server has answered."""
        self.type(command)
        expect(self.page.locator(".sending")).to_have_count(0)
        wrong = [text for kind, text in self.lines() if kind in ("refused", "answer")]
        assert wrong == [], self.typed[-5:]

    @property
    def is_asked(self) -> bool:
        return self.page.locator(".decision.mine").count() > 0

    @property
    def is_over(self) -> bool:
        return self.page.get_by_role("heading", name=re.compile("wins with")).count() > 0

    @property
    def turn(self) -> str:
        return self.page.locator(".facts").inner_text()

    def hand(self) -> dict[str, int]:
        return {
            kind: int(count) for count, kind in re.findall(r"(\d+) (\w+)", self.ask("hand")[0])
        }

    def legal(self) -> dict[str, str]:
        """Command to words, as `legal all` lists them."""
        return dict(line.split(" – ", 1) for line in self.ask("legal all") if " – " in line)

    def step(self) -> bool:
        """Do one thing, if something is asked."""
        if not self.is_asked:
            return False
        legal = self.legal()
        if "discard" in legal:
            self.do(self.cheapest_discard(legal["discard"]))
        elif command := self.best(legal, "place ") or self.best(legal, "robber "):
            self.do(command)
        elif command := self.best(legal, "accept ") or self.best(legal, "no "):
            self.type(command)  # somebody else may be quicker
        elif "roll" in legal:
            self.do("play knight" if "play knight" in legal else "roll")
        elif "end" in legal:
            self.use_turn(legal)
        return True

    def best(self, legal: dict[str, str], start: str) -> str | None:
        fits = [command for command in legal if command.startswith(start)]
        return max(fits, key=lambda command: worth(legal[command]), default=None)

    def cheapest_discard(self, words: str) -> str:
        found = re.search(r"\d+", words)
        assert found is not None
        hand = self.hand()
        cards = sorted(
            (kind for kind, count in hand.items() for _ in range(count)),
            key=lambda kind: (-hand[kind], WISHES.index(kind)),
        )[: int(found[0])]
        return "discard " + " ".join(f"{cards.count(kind)} {kind}" for kind in dict.fromkeys(cards))

    def use_turn(self, legal: dict[str, str]) -> None:
        hand = self.hand()
        plans = ("build city ", "build settlement ", "choose ", "play ", "buy", "build road ")
        wishes = (self.best(legal, plan) for plan in plans)
        command = next(filter(None, wishes), None) or self.supply_trade(legal, hand)
        if command:
            self.do(command)
        elif "offer" in legal and self.offered_in != self.turn and max(hand.values(), default=0) > 1:
            self.offered_in = self.turn
            give = max(hand, key=lambda kind: hand[kind])
            get = next(kind for kind in WISHES if hand.get(kind, 0) == 0 or kind != give)
            self.do(f"offer 1 {give} for 1 {get}")
        else:
            self.do("end")

    def supply_trade(self, legal: dict[str, str], hand: dict[str, int]) -> str | None:
        """A trade that makes a plan affordable."""
        for cost in COSTS.values():
            lacking = {kind for kind in cost if hand.get(kind, 0) < cost[kind]}
            for command in legal:
                trade = re.fullmatch(r"trade (\d) (\w+) for (\w+)", command)
                if trade and {trade[3]} == lacking:
                    left = hand.get(trade[2], 0) - int(trade[1])
                    if left >= cost.get(trade[2], 0):
                        return command
        return None


NOT_UNDERSTOOD = """async () => {
    const { legal } = await import(new URL("js/store.js", document.baseURI));
    const { commandOf } = await import(new URL("js/textmode/possible.js", document.baseURI));
    const { answerTo } = await import(new URL("js/textmode/commands.js", document.baseURI));
    return legal.value.map((action) => [action, commandOf(action)]).filter(([action, command]) =>
        JSON.stringify(answerTo(command).actions) !== JSON.stringify([action]));
}"""


def test_a_whole_game_by_typed_commands(arrive: Arrive, start_server: StartServer):
    page = at_a_table(arrive, start_server(test_seed=SEED), seats=3)
    ana = Reader(page)
    deadline = time.monotonic() + PATIENCE
    while not ana.is_over:
        assert time.monotonic() < deadline, f"no winner: {ana.turn} {ana.typed[-10:]}"
        assert page.evaluate(NOT_UNDERSTOOD) == []
        if not ana.step():
            page.wait_for_timeout(20)
    take_pictures(page, "end")
    table = page.get_by_role("table", name="Standings")
    expect(table.get_by_role("row")).to_have_count(4)
    verbs = {command.split()[0] for command in ana.typed}
    print(verbs, ana.turn)
    print(ana.typed)


def take_pictures(page: Page, name: str) -> None:
    PICTURES.mkdir(parents=True, exist_ok=True)
    page.screenshot(path=Path(PICTURES, f"{name}.png"))
