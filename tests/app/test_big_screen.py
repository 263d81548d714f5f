"""A table on the big screen of a room: it has no seat and no guest, and gets what every spectator gets."""

import json
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from app.tables.connection import KEPT_OUT
from tests.app.house import House, house
from tests.app.players import Person, people, seated
from tests.app.running import RunningServer

OF_THE_GAME = ("snapshot", "update", "standing", "luck")
NIGHT: dict[str, Any] = {
    "name": "Game night",
    "config": {"edition": "2025", "board": "standard-3-4", "seats": 3, "options": {}},
}


@pytest.fixture
async def opened(tmp_path: Path) -> AsyncIterator[House]:
    async with house(tmp_path) as opened:
        yield opened


async def test_a_screen_gets_byte_for_byte_what_a_spectator_gets(opened: House):
    table = await opened.begun(3)
    stranger = await opened.listener(table, None)
    screen = await opened.listener(table, None, screen=True)
    players = [await opened.listener(table, seat) for seat in range(3)]
    frames = []
    for _ in range(6):
        assert table.live is not None
        [mover] = table.live.game.deciding(table.live.state)
        await players[mover].act(players[mover].legal()[0])
    for listener in (stranger, screen):
        heard = await listener.heard()
        frames.append([each for each in heard if json.loads(each)["type"] in OF_THE_GAME])
    assert frames[0] == frames[1]
    assert len(frames[1]) > 6


async def test_screens_are_counted_apart_from_those_who_watch(opened: House):
    table = await opened.begun(2)
    player = await opened.listener(table, 0)
    assert "screens" not in (await player.messages("presence"))[-1]
    await opened.listener(table, None)
    await opened.listener(table, None, screen=True)
    table.broadcaster.broadcast_presence()
    told = (await player.messages("presence"))[-1]
    assert (told["watching"], told["screens"]) == (1, 1)


async def test_a_player_s_own_screen_leaves_the_seat_to_the_player(server: RunningServer):
    async with people(server, 1) as [ana]:
        code = await seated(server, [ana], None)
        async with ana.at(code) as tab, ana.at(code, screen=True) as screen:
            assert "you" not in screen.lobby
            assert screen.lobby["host"] is False
            assert not any("person" in seat for seat in screen.lobby["seats"])
            found = await ana.ask("GET", f"tables/{code}?screen=true")
            assert "you" not in found
            assert found["host"] is False
            await tab.send({"type": "ping"})
            assert (await tab.until("pong"))["type"] == "pong", "the player’s tab is still open"


async def test_a_guest_who_is_blocked_cannot_watch_on_a_screen(server: RunningServer):
    async with people(server, 2) as [ana, ben]:
        code = await ana.open_table()
        await ben.ask("POST", f"tables/{code}/seats/1", {})
        lobby = await ana.ask("GET", f"tables/{code}")
        await ana.ask("POST", f"tables/{code}/kept-out", {"person": lobby["seats"][1]["person"]})
        async with ben.at(code, screen=True) as screen:
            assert await screen.close_code() == KEPT_OUT


async def test_of_a_table_opened_on_a_screen_the_first_to_sit_down_is_host(server: RunningServer):
    stranger = Person(server, "Nobody")
    async with stranger, people(server, 2) as [ana, ben]:
        opened = await stranger.ask("POST", "screens", NIGHT)
        code = opened["code"]
        assert [seat["kind"] for seat in opened["seats"]] == ["free"] * 3
        assert not any(seat["host"] for seat in opened["seats"])
        refused = await ben.post(f"tables/{code}/start")
        assert refused.json()["code"] == "not_host"
        await ben.ask("POST", f"tables/{code}/seats/2", {})
        await ana.ask("POST", f"tables/{code}/seats/0", {})
        lobby = await ana.ask("GET", f"tables/{code}")
        assert [seat["host"] for seat in lobby["seats"]] == [False, False, True]
        await ben.ask("DELETE", f"tables/{code}/seats/2")
        assert (await ana.ask("GET", f"tables/{code}"))["host"] is True


@pytest.mark.parametrize(
    ("wrong", "code"),
    [
        ({"game": "chess"}, "no_such_game"),
        ({"config": {"board": "moon"}}, "bad_config"),
    ],
)
async def test_a_table_that_cannot_be_opened_on_a_screen_is_refused_with_the_reason(
    server: RunningServer, wrong: dict[str, Any], code: str
):
    async with Person(server, "Nobody") as stranger:
        refused = await stranger.post("screens", NIGHT | wrong)
        assert refused.json()["code"] == code
