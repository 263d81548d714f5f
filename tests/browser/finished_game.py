"""A server with games that are over: for pages that show what was."""

import asyncio
import random
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import httpx

from app.answers import Played
from engine.board_game import game
from engine.board_game.simulate import bot_action
from tests.app.databases import stored_in
from tests.app.house import House, board_state, house, settle
from tests.app.players import game_for
from tests.app.running import RunningServer
from tests.app.test_replay_page import agree

NAMES = ("Ana", "Ben", "Cem", "Dora")


@dataclass(frozen=True)
class FinishedGames:
    """A running server: one game was won, and one conceded to Ben after the table had gone back."""

    server: RunningServer
    won: str
    conceded: str

    def ask(self, path: str) -> Any:
        """Ask the server for what it tells everyone."""
        answer = httpx.get(f"{self.server.base}/api/{path}")
        assert answer.is_success, answer.text
        return answer.json()

    def give(self, name: str, seat: int) -> None:
        """Let the guest of this name be the one who played in a seat. The server, which knows its tables by heart, starts anew."""
        self.server.stop()
        with stored_in(self.server.data / "hexhaven.sqlite3") as connection:
            changed = connection.execute(
                "UPDATE seats SET guest_id = (SELECT id FROM guests WHERE name = ?) "
                "WHERE seat = ? AND game_id IN (SELECT id FROM games WHERE state = 'finished')",
                (name, seat),
            )
            assert changed.rowcount == 2
        self.server.start()


@contextmanager
def finished_games(directory: Path) -> Iterator[FinishedGames]:
    """Played quickly, without a server; then there is one."""
    # Playwright keeps an event loop running in this thread.
    with ThreadPoolExecutor(1) as aside:
        won, conceded = aside.submit(asyncio.run, _played(directory)).result()
    with stored_in(directory / "hexhaven.sqlite3") as connection:
        connection.executemany(
            "UPDATE seats SET name = ? WHERE seat = ?",
            [(name, seat) for seat, name in enumerate(NAMES)],
        )
        connection.execute("UPDATE games SET name = 'Friday table'")
    server = RunningServer(directory).start()
    try:
        yield FinishedGames(server, won, conceded)
    finally:
        server.close()


async def _played(directory: Path) -> tuple[str, str]:
    """With dice of their own each."""
    async with house(directory, test_seed="won") as opened:
        won = await _won(opened)
    async with house(directory, test_seed="conceded") as opened:
        return won, await _conceded(opened)


async def _won(opened: House) -> str:
    code, _ = await _play(opened, None)
    return code


async def _conceded(opened: House) -> str:
    code, listeners = await _play(opened, 150)
    await agree(listeners, {"table": "rewind", "to": 110})
    await agree(listeners, {"table": "concede", "to": 1})
    return code


async def _play(opened: House, moves: int | None) -> tuple[str, list[Any]]:
    table = await opened.begun(4, config=game_for(4, **{"victory-points": 8}))
    listeners = [await opened.listener(table, seat) for seat in range(4)]
    luck = random.Random(5)
    assert table.live is not None
    while not table.live.over and (moves is None or table.live.version < moves):
        action = bot_action(board_state(table.live), "easy", luck)
        answer = await listeners[action.seat].act(game.action_to_json(action))
        assert isinstance(answer, Played)
        await settle()
    return table.record.code, listeners
