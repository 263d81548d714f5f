"""Decisions that stay open for a fixed time, whatever is answered meanwhile (`Game.window`): counted here, shown to everybody, the same
whatever anybody holds or does. A server that starts again begins the time anew."""

import asyncio
import secrets
import time
from collections.abc import Callable
from typing import Final

import orjson

from app.tables.answers import Played, Refusal, own_request
from app.tables.commands import Commands
from app.tables.live import LiveGame
from app.tables.room import Room
from engine.chance import Random

RING_AGAIN_SECONDS: Final = 1.0
"""Seconds until the next try after closing the window could not be stored."""


class Windows:
    """The open window of one table, if there is one; in memory only."""

    def __init__(self, room: Room, commands: Commands) -> None:
        self._room = room
        self._commands = commands
        self.now: Callable[[], float] = time.monotonic
        self._length = 0.0
        self._ends: float | None = None
        self._alarm: asyncio.TimerHandle | None = None

    def wind(self) -> None:
        """Something happened: has a window opened or closed? One that is open goes on unless the game is paused."""
        length = self._open()
        if length is None:
            self.stop()
        elif self._ends is None:
            self._length, self._ends = length, self.now() + length
            self._alarm = self._commands.background.later(length, self.ring)
            for message in self.messages():
                self._room.audience.hear(message)

    def _open(self) -> float | None:
        live = self._room.live
        if live is None or live.over or live.standing.paused:
            return None
        return live.game.window(live.state)

    def messages(self) -> list[bytes]:
        """How long the window stays open, in ms, for everybody; nothing while there is none."""
        if self._ends is None:
            return []
        left = max(0.0, self._ends - self.now())
        told = {"ends": round(left * 1000), "length": round(self._length * 1000)}
        return [orjson.dumps({"type": "window", **told})]

    async def ring(self) -> None:
        """Close the window, because its time is over."""

        async def work(live: LiveGame) -> Played | Refusal:
            if self._ends is None or self._open() is None:
                return Played(live.version)
            game = live.game
            (seat,) = game.deciding(live.state)
            action = game.default_action(live.state, seat, Random(secrets.token_hex(16)))
            assert action is not None, "somebody decides while a window is open"
            name = f"{seat}:{own_request('window', live.seq + 1)}"
            data = game.action_to_json(action)
            return await self._commands.play_now(
                live, seat, name, live.version, data, by_table=True
            )

        answer = await self._commands.command(work)
        if isinstance(answer, Refusal) and self._ends is not None and not self._room.fenced:
            self._alarm = self._commands.background.later(RING_AGAIN_SECONDS, self.ring)

    def stop(self) -> None:
        """Forget the window and its alarm."""
        self._ends = None
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
