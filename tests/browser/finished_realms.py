"""A server with a finished game of two realms: for the pages that show what was."""

import asyncio
import random
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import cast

from app.answers import Played
from app.lobby import rules as lobby
from app.lobby.guest import Guest
from app.lobby.record import TableRecord
from engine.card_game.core.actions import CloseWindow
from engine.card_game.core.state import State
from engine.card_game.game import game
from engine.card_game.simulate import bot_action
from tests.app.databases import stored_in
from tests.app.house import house, settle
from tests.app.running import RunningServer
from tests.browser.finished_game import NAMES

CONFIG = {"profile": "1996", "settings": {"victory-points": 7, "window-seconds": 5}}


@contextmanager
def finished_realms(directory: Path) -> Iterator[tuple[RunningServer, str]]:
    """Played quickly by bots, without a server; then there is one."""
    # Playwright keeps an event loop running in this thread.
    with ThreadPoolExecutor(1) as aside:
        code = aside.submit(asyncio.run, _played(directory)).result()
    with stored_in(directory / "hexhaven.sqlite3") as connection:
        connection.executemany(
            "UPDATE seats SET name = ? WHERE seat = ?",
            [(name, seat) for seat, name in enumerate(NAMES[:2])],
        )
        connection.execute("UPDATE games SET name = 'Friday table'")
    server = RunningServer(directory).start()
    try:
        yield server, code
    finally:
        server.close()


async def _played(directory: Path) -> str:
    luck = random.Random(7)
    async with house(directory, test_seed="two realms") as opened:
        host = Guest("g0", "Guest 0")
        record = await opened.registry.create(host, "", CONFIG, "n0", game=game)
        async with opened.registry.table(record.code) as table:

            def everyone(before: TableRecord) -> TableRecord:
                after = lobby.take_seat(before, Guest("g1", "Guest 1"), 1, "n1")
                for guest in ("g0", "g1"):
                    after = lobby.set_ready(after, guest, True)
                return after

            await table.edits.edit(everyone)
            await table.edits.start("g0")
            listeners = [await opened.listener(table, seat) for seat in range(2)]
            assert table.live is not None
            while not table.live.over:
                state = cast(State, table.live.state)
                seat = game.deciding(state)[0]
                action = bot_action(state, seat, "easy", luck)
                if isinstance(action, CloseWindow):
                    await table.response_window.on_timeout()
                    continue
                answer = await listeners[seat].act(game.action_to_json(action))
                assert isinstance(answer, Played), answer
                await settle()
        return record.code
