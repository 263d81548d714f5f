"""Two plus two in browsers: Ana at a desk and Ben on a phone play a whole game by what their pages show."""

import re
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.app.running import ROOT, RunningServer
from tests.browser.conftest import Arrive
from tests.browser.player import Player, Story
from tests.browser.steps import button, read_back

pytestmark = [pytest.mark.browser, pytest.mark.timeout(300)]

StartServer = Callable[..., RunningServer]

SEED = "two plus two 1"
PATIENCE = 150.0
SOON = 20_000.0
PICTURES = ROOT / "test-results" / "two-players"
LOOK_TOO = """() => {
  const there = (selector) => document.querySelector(selector) !== null;
  const status = document.querySelector(".sentence strong")?.innerText ?? "";
  return {
    tokens: there(".dc.tokens.usable"),
    acts: [...document.querySelectorAll(".token-panel .use:not([aria-disabled='true'])")].map((act) => act.dataset.tokenAct),
    rolls: document.querySelector(".roll-count")?.title ?? "",
    moments: {
      whose: there(".bubble [data-neutral], .place [data-neutral]"),
      "neutral-road": status.includes("road for a neutral"),
      "neutral-settlement": status.includes("settlement for a neutral"),
      "in-return": status.startsWith("You: give"),
      tokens: there(".token-panel"),
      "between-rolls": status.includes("You: roll") && there(".dicebox:not(.old)"),
      "both-rolls": there(".dicebox.before"),
    },
  };
}"""


@dataclass
class Quickly(Story):
    """Nobody waits for anything but the win."""

    enough: int = 99

    @property
    def wants_trades(self) -> bool:
        return False

    @property
    def wants_cards(self) -> bool:
        return False


class TwoPlayer(Player):
    """Uses trade tokens too, each of the three ways when it first can."""

    used: set[str]
    pictures: set[str]
    rolls = ""

    def _decide(self, seen: dict[str, Any]) -> bool:
        too = self.page.evaluate(LOOK_TOO)
        self._remember(too["moments"])
        if too["acts"] or too["moments"]["tokens"]:
            fresh = [act for act in too["acts"] if act not in self.used]
            if fresh:
                self.used.add(fresh[0])
                self.press(f'[data-token-act="{fresh[0]}"]')
            else:
                self.press(".token-panel .back")
            return True
        busy = seen["discard"] or seen["victims"] or seen["confirm"] or seen["targets"]
        if too["tokens"] and not busy and len(self.used) < 3 and self.rolls != too["rolls"]:
            self.rolls = too["rolls"]  # once between two rolls
            if self.luck.random() < 0.4:
                self.press(".dc.tokens")
                return True
        return super()._decide(seen)

    def _remember(self, moments: dict[str, bool]) -> None:
        """Pictures of what only this game has, the first time it is to be seen."""
        for name, there in moments.items():
            if there and name not in self.pictures:
                self.pictures.add(name)
                picture(self.page, f"{name}-{self.name}")


def picture(page: Page, name: str) -> None:
    PICTURES.mkdir(parents=True, exist_ok=True)
    page.screenshot(path=Path(PICTURES, f"{name}.png"))


def test_two_people_play_a_whole_game_with_two_neutral_players(
    arrive: Arrive, start_server: StartServer
):
    server = start_server(test_seed=SEED)
    story = Quickly()
    players = sit_down(arrive, server, story)
    code = players[0].page.url.rpartition("/")[2]
    deadline = time.monotonic() + PATIENCE
    stalled_since = time.monotonic()
    while not all(player.over for player in players):
        assert time.monotonic() < deadline, f"no winner: {story}"
        for player in players:
            while time.monotonic() < deadline and player.play():
                stalled_since = time.monotonic()
        if time.monotonic() - stalled_since > 0.1:
            players[0].page.wait_for_timeout(30)
        assert time.monotonic() - stalled_since < 20, (
            f"nobody can do anything: {[player.look() for player in players]}"
        )
    assert story.refusals == []
    see_the_end(players)
    assert set[str]().union(*(player.used for player in players)) >= {
        "ForceTrade",
        "SendRobberToDesert",
    }
    assert any("whose" in player.pictures for player in players), "nobody chose between the neutral players"
    verified = server.run("verify", code)
    assert verified.returncode == 0, verified.stdout + verified.stderr


def sit_down(arrive: Arrive, server: RunningServer, story: Story) -> list[TwoPlayer]:
    """Ana chooses the preset, which leaves two seats; Ben comes by her link."""
    ana = arrive("/", at=server)
    ana.get_by_label("Your name at the table").fill("Ana")
    button(ana, "Create table").click()
    expect(ana.get_by_role("heading", name="Seats")).to_be_visible()
    ana.get_by_role("button", name=re.compile("^Two plus two")).click()
    expect(ana.locator(".seat")).to_have_count(2)
    expect(ana.get_by_role("switch", name="Two plus two")).to_have_attribute("aria-checked", "true")
    for _ in range(2):
        ana.get_by_role("button", name="Less: Points to win").click()
    ben = arrive(ana.url, at=server, phone=True)
    ben.get_by_label("Your name at the table").fill("Ben")
    button(ben, "Take a seat").click()
    button(ben, "I'm ready").click()
    picture(ana, "lobby-Ana")
    expect(ana.locator("#start-why")).to_contain_text("The others are ready", timeout=SOON)
    button(ana, "Start game").click()
    players = []
    for name, page in {"Ana": ana, "Ben": ben}.items():
        expect(page.locator(".board")).to_be_visible(timeout=SOON)
        expect(page.locator("[data-neutral]")).to_have_count(2)
        player = TwoPlayer(page, name, story, touch=name == "Ben")
        player.used, player.pictures = set(), set()
        players.append(player)
    return players


def see_the_end(players: list[TwoPlayer]) -> None:
    for player in players:
        expect(player.page.locator("dialog.end")).to_be_visible(timeout=SOON)
        picture(player.page, f"end-{player.name}")
    button(players[0].page, "See the board").click()
    picture(players[0].page, "board-at-the-end-Ana")
    players[0].page.get_by_role("tab", name="Log").click()
    read_back(players[0].page)
    kinds = {
        kind
        for kind in players[0].page.locator(".lines .ln").evaluate_all(
            "lines => lines.map(line => line.className.split(' ')[1])"
        )
    }
    assert kinds >= {
        "DiceRolledNext",
        "DiceRolledAgain",
        "TradeTokensSpent",
        "TradeTokensTaken",
        "CardsDrawn",
        "CardsReturned",
    }
