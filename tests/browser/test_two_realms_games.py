"""Whole card games in two browsers by what the pages show: one of two with a mouse and by touch, and one by keys and by typed commands.
Each has an attack, a counter, a searched stack, an exchange and a city, as the journal tells."""

import json
import re
import time
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.app.databases import stored_in
from tests.app.running import RunningServer
from tests.browser.conftest import GAME_WITHIN, Arrive, whole_game
from tests.browser.realm_player import Reader, RealmPlayer, Typist
from tests.browser.realm_story import WANTED, Story
from tests.browser.steps import at_a_card_table, to_the_result
from tests.browser.test_keyboard import WATCH_FALLS
from tests.conftest import StartServer
from tests.forms import LONG, WIDE, wide

pytestmark = [pytest.mark.browser, whole_game]

BY_HAND = "two realms 48"
BY_WORD = "two realms 59"
"""In these games everything that is wanted happens within forty moves."""
ENOUGH_MOVES = 20
"""The number of moves where not everything has to happen."""
CUTS = (5, 14, 24, 40, 70) if LONG else (14,)
"""After so many moves somebody trips over the cable."""
MOUSE = """addEventListener("pointerdown", ({ pointerType }) => {
  if (pointerType !== "touch") document.documentElement.dataset.mouse = pointerType;
}, true);"""

ANY_POINTER = """addEventListener("pointerdown", ({ pointerType }) => (document.documentElement.dataset.pointer = pointerType), true);"""


def sit_down(ana: Page, ben: Page) -> str:
    """A game to seven points in which nobody has long to answer."""
    return at_a_card_table(ana, ben, {"victory-points": 7, "window-seconds": 5})


def journal(server: RunningServer) -> list[tuple[dict[str, Any], list[dict[str, Any]]]]:
    """The moves of the only game, without decisions of the table; each with its events, as they are stored."""
    with stored_in(server.data / "hexhaven.sqlite3") as connection:
        rows = connection.execute("SELECT action, events FROM actions ORDER BY seq").fetchall()
    moves = [(json.loads(action), json.loads(events)) for action, events in rows]
    return [(action, events) for action, events in moves if "type" in action]


def happened(server: RunningServer) -> set[str]:
    """The events that the journal tells, of those that are wanted."""
    story = Story()
    for action, events in journal(server):
        story.hear(action, events)
    return story.told


def play(server: RunningServer, players: list[RealmPlayer], cuts: tuple[int, ...] = ()) -> None:
    """To the end, until everything wanted has happened, or for a while: as the form of the tests says."""
    left = list(cuts)
    deadline = time.monotonic() + GAME_WITHIN
    while not all(player.over for player in players):
        assert time.monotonic() < deadline, [player.see() for player in players]
        moves = sum(len(player.done) for player in players)
        if left and moves >= left[0]:
            left.pop(0)
            cut_the_power(server, players)
        stepped = [player.step() for player in players]
        if not any(stepped):
            players[0].page.wait_for_timeout(30)
        enough = not players[0].story.missing if WIDE else moves >= ENOUGH_MOVES
        if not LONG and not left and enough:
            break
    assert left == []


def cut_the_power(server: RunningServer, players: list[RealmPlayer]) -> None:
    """The pages come back by themselves, and nothing is lost."""
    before = [player.see()["view"] for player in players]
    server.kill()
    for player in players:
        expect(player.page.locator(".lost-bar")).to_be_visible()
    server.start()
    for player in players:
        expect(player.page.locator(".lost-bar")).to_have_count(0)
        player.page.wait_for_function("heldStore.connection.value.state === 'open'")
    assert [player.see()["view"] for player in players] == before


def test_a_whole_card_game_at_a_desk_and_on_a_phone_by_touch_alone(
    arrive: Arrive, start_server: StartServer
):
    server = start_server(test_seed=BY_HAND)
    ana, ben = arrive(None, at=server), arrive(None, at=server, phone=True)
    ben.add_init_script(MOUSE)
    code = sit_down(ana, ben)
    story = Story()
    players = [RealmPlayer(ana, 0, story), RealmPlayer(ben, 1, story, touch=True)]
    play(server, players, CUTS)
    if WIDE:
        assert happened(server) >= WANTED
    assert ben.locator("html").get_attribute("data-mouse") is None
    if LONG:
        for page in (ana, ben):
            to_the_result(page)
            expect(page.locator("dialog.end h1")).to_contain_text("win")
        verified = server.run("verify", code)
        assert verified.returncode == 0, verified.stdout + verified.stderr


@pytest.mark.long
@pytest.mark.parametrize("number", range(4))
def test_a_whole_card_game_in_the_rules_of_2005(
    arrive: Arrive, start_server: StartServer, number: int
):
    """To the usual end: there is much to pay late in a game, and much of it with the last unit."""
    server = start_server(test_seed=f"two realms of 2005, {number}")
    ana, ben = arrive(None, at=server), arrive(None, at=server, phone=True)
    at_a_card_table(ana, ben, {"window-seconds": 5}, profile="2005")
    story = Story()
    play(server, [RealmPlayer(ana, 0, story), RealmPlayer(ben, 1, story, touch=True)])
    for page in (ana, ben):
        to_the_result(page)
        expect(page.locator("dialog.end h1")).to_contain_text("win")


@wide
def test_a_whole_card_game_by_keys_and_by_typed_commands(arrive: Arrive, start_server: StartServer):
    server = start_server(test_seed=BY_WORD)
    ana, ben = arrive(None, at=server), arrive(None, at=server)
    ana.add_init_script(ANY_POINTER)
    code = sit_down(ana, ben)
    ana.evaluate(WATCH_FALLS)
    ben.get_by_role("link", name="Text mode").focus()
    ben.keyboard.press("Enter")
    expect(ben.get_by_label("Command", exact=True)).to_be_focused()
    story = Story()
    play(server, [Typist(ana, 0, story), Reader(ben, 1, story)])
    assert happened(server) >= WANTED
    assert ana.locator("html").get_attribute("data-pointer") is None
    assert ana.evaluate("fallen") == []
    if LONG:
        to_the_result(ana)
        expect(ana.locator("dialog.end h1")).to_contain_text("win")
        expect(ben.get_by_role("heading", name=re.compile("wins with"))).to_be_visible()
        verified = server.run("verify", code)
        assert verified.returncode == 0, verified.stdout + verified.stderr
