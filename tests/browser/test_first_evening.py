"""The first evening of somebody alone: two presses to the first settlement, bots that wait for nobody in silence, and mouse
and keys in any mixture."""

import json
import random
import re
import time
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, WebSocket, expect

from app.settings import Settings
from app.tables.bots.driver import SET_UP_SHARE
from tests.browser.conftest import GAME_WITHIN, PATIENCE, Arrive, whole_game
from tests.browser.player import Player, Story
from tests.browser.steps import button, middle, says, start, table_of, to_the_result, until
from tests.conftest import StartServer
from tests.forms import LONG, WIDE

pytestmark = pytest.mark.browser

STARTING_PIECES = 4
LONGEST_WAIT = 10_000
"""Milliseconds that a bot waits for an answer at most, unless somebody writes a counter-offer."""
ROUNDS = 3 if LONG else 1
ENOUGH_PRESSES = 5 if WIDE else 2
"""Of the large button by mouse and by keys, where the game is not played to its end."""
VERSION = """async () => (await import(asset("js/core/store.js"))).version.value"""
TURN = """async () => (await import(asset("js/core/store.js"))).turn.value?.number ?? 0"""
ASKED = """async () => {
  const { askingMe } = await import(asset("js/board_game/trade/patience.js"));
  const { nameOf } = await import(asset("js/table/people/people.js"));
  const look = () => askingMe.value && {
    name: nameOf(askingMe.value.from),
    sentence: document.querySelector(".sentence strong").textContent,
    title: document.title,
    bars: document.querySelectorAll(".sentence .wait-bar, .opp .wait-bar, .offer .wait-bar").length,
  };
  let [asked, wait] = [look(), askingMe.value];
  for (let frame = 0; asked?.bars === 0 && frame < 20; frame = askingMe.value === wait ? frame + 1 : 0) {
    wait = askingMe.value;
    await new Promise(requestAnimationFrame);
    asked = look();
  }
  return asked;
}"""
"""The guests who wait for my answer, and what the page shows of it once it has had the frames to draw it."""


def test_from_the_first_page_to_the_first_settlement_in_two_presses(
    arrive: Arrive, start_server: StartServer
):
    """With everything as usual. How long it takes is for the bots' pauses: three of them place all they have before."""
    page = arrive("/", at=start_server(test_seed="alone"))
    button(page, "Play with bots").click()
    says(page, "You: place a settlement")
    page.mouse.click(*middle(page.locator(".target").first))
    says(page, "You: place a road")
    bots = page.locator(".opp").count()
    assert bots * STARTING_PIECES / 2 * Settings().bot_delay * SET_UP_SHARE <= 5


class Waits:
    """The server's messages about who waits, as the page receives them."""

    def __init__(self, page: Page) -> None:
        self.told: list[dict[str, Any]] = []
        page.on("websocket", lambda socket: self._listen(socket))

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", self._hear)

    def _hear(self, frame: str | bytes) -> None:
        message = json.loads(frame)
        if message["type"] == "patience":
            self.told += message["waits"].values()


class Newcomer(Player):
    """Rolls, ends the turn, does what has to be done, and leaves every offer unanswered."""

    def _answer(self, seen: dict[str, Any]) -> bool | None:
        return False if seen["step"] is None else None

    def _use_turn(self, seen: dict[str, Any]) -> bool:
        self.press('[data-step="EndTurn"]:not([data-unread])')
        return True


@whole_game
def test_no_bot_waits_for_an_answer_in_silence_or_for_long(
    arrive: Arrive, start_server: StartServer
):
    """Rounds with bots as they are by default, answering nothing: each wait has its sentence, its bar and its title."""
    pause = {} if LONG else {"bot_delay": 0.05}
    page = arrive("/", at=start_server(test_seed="silence", **pause))
    waits = Waits(page)
    code = table_of(
        page, seats=4, board="standard-beginner", options={"first-player": "first-seat"}
    )
    start(code, page)
    page.goto(f"t/{code}")
    newcomer = Newcomer(page, "Ana", Story())
    seen: list[dict[str, Any]] = []
    began = time.monotonic()
    while page.evaluate(TURN) <= 4 * ROUNDS or not seen:
        assert time.monotonic() < began + GAME_WITHIN
        if asked := page.evaluate(ASKED):
            seen.append(asked)
        if not newcomer.play():
            page.wait_for_timeout(50)
    assert waits.told, "somebody was asked for an answer"
    assert all(wait["ends"] <= wait["length"] <= LONGEST_WAIT for wait in waits.told)
    for asked in seen:
        assert asked["bars"]
        assert asked["sentence"] == f"{asked['name']} is waiting for your answer"
        assert asked["title"].startswith(f"● {asked['name']} is waiting for your answer")


class Mixed(Player):
    """Now clicks what the large button says, now presses a key; no press is in vain."""

    pressed = 0
    clicked = 0

    @property
    def has_tried_both(self) -> bool:
        return min(self.pressed, self.clicked) >= ENOUGH_PRESSES

    def press(self, what: Locator | str) -> None:
        if not isinstance(what, str) or not what.startswith("[data-step"):
            super().press(what)
            return
        before = self.page.evaluate(VERSION)
        self.page.locator(what).first.wait_for(timeout=PATIENCE)
        if self.luck.random() < 0.6:
            self.pressed += 1
            self.page.keyboard.press(self.luck.choice(("Space", "Enter")))
        else:
            self.clicked += 1
            super().press(what)
        until(self.page, f"async (before) => await ({VERSION})() > before", before)


@whole_game
def test_a_whole_game_with_mouse_and_keys_mixed(arrive: Arrive, start_server: StartServer):
    page = arrive(None, at=start_server(test_seed="mixed", bot_delay=0, bot_patience=0))
    options = {"first-player": "first-seat", "victory-points": 8}
    code = table_of(page, seats=3, board="standard-beginner", options=options)
    start(code, page)
    page.goto(f"t/{code}")
    expect(page.locator(".board")).to_be_visible()
    player = Mixed(page, "Ana", Story())
    player.luck = random.Random("mixed")
    began = time.monotonic()
    while not player.over and (LONG or not player.has_tried_both):
        assert time.monotonic() < began + GAME_WITHIN, f"no winner: {player.story} {player.look()}"
        if not player.play():
            page.wait_for_timeout(20)
    if LONG:
        to_the_result(page)
        expect(page.locator("dialog.end h1")).to_have_text(re.compile("win"))
    assert player.has_tried_both
    assert [words for words in player.story.refusals if "had already moved on" not in words] == []
