"""Response windows: decisions that stay open for a fixed time, whatever is answered meanwhile (`Game.window`).

The time is counted here, shown to everyone, and the same whatever anyone holds or does. If only bots are asked, as everyone can see, no
time has to pass. After a pause or a restart, the rest of the time continues as soon as a player is there."""

import asyncio
import secrets
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Final

import orjson

from app.answers import Played, Refusal, own_request
from app.storage.database import StorageFailed
from app.tables.commands import Commands
from app.tables.context import TableContext
from app.tables.game_log import ActionRequest, GameLog
from app.tables.live import LiveGame
from engine.api import State
from engine.chance import Random

RETRY_SECONDS: Final = 1.0
"""Seconds until the next try after closing the window could not be stored."""
SIGN_EVERY_SECONDS: Final = 2.0
"""Seconds between two signs that the server still runs, while a window is open: after a crash, the elapsed time is known from them."""


class ResponseWindow:
    """The open window of one table, if there is one. The log has the rest of its time at each entry."""

    def __init__(self, context: TableContext, commands: Commands, game_log: GameLog) -> None:
        self._context = context
        self._commands = commands
        self._game_log = game_log
        self.now: Callable[[], float] = time.monotonic
        self._length = 0.0
        self._ends: float | None = None
        self._alarm: asyncio.TimerHandle | None = None
        self._sign: asyncio.TimerHandle | None = None

    def reschedule(self) -> None:
        """Open or close the window after any change at the table. One that is open continues unless the game is paused."""
        live = self._context.live
        length = self._length_of(live)
        if live is None or length is None:
            self.stop()
        elif live.status.paused:
            if self._ends is not None:
                live.window_left = self._left()
            self.stop()
        elif self._ends is None and not (live.window_left is not None and self._is_alone(live)):
            left = length if live.window_left is None else min(length, live.window_left)
            live.window_left = None
            self._begin(length, left)

    def _length_of(self, live: LiveGame | None) -> float | None:
        """The length of the window that is open in the game; None if none is."""
        return None if live is None or live.over else live.game.window(live.state)

    def _is_alone(self, live: LiveGame) -> bool:
        """Check whether none of the people who play by themselves has come back yet."""
        people = {
            number
            for number, seat in enumerate(self._context.record.seats)
            if seat.kind == "person"
        }
        return bool(people - live.status.stand_ins) and not self._context.people_here

    def _begin(self, length: float, left: float) -> None:
        self._length, self._ends = length, self.now() + left
        self._alarm = self._commands.background.later(left, self.on_timeout)
        self._sign = self._commands.background.later(SIGN_EVERY_SECONDS, self._give_sign)
        for message in self.messages():
            self._context.audience.broadcast(message)

    async def _give_sign(self) -> None:
        if self._ends is not None:
            self._sign = self._commands.background.later(SIGN_EVERY_SECONDS, self._give_sign)
            await self._game_log.note_alive()

    def _left(self) -> float:
        return 0.0 if self._ends is None else max(0.0, self._ends - self.now())

    def for_log(self, state: State) -> dict[str, int]:
        """The time left, in ms, as the log keeps it with the entry that leads to this state; empty if no window is open."""
        live = self._context.live
        length = None if live is None else live.game.window(state)
        if live is None or length is None:
            return {}
        if self._ends is not None:
            length = self._left()
        elif live.window_left is not None:
            length = live.window_left
        return {"window": round(length * 1000)}

    def messages(self) -> list[bytes]:
        """The messages with the time until the window closes, in ms, for everyone; none if no window is open."""
        if self._ends is None:
            return []
        window = {"ends": round(self._left() * 1000), "length": round(self._length * 1000)}
        return [orjson.dumps({"type": "window", **window})]

    async def cut_short(self) -> None:
        """Close the window before its time is over, because only bots are asked and all of them have answered."""
        if self._alarm is not None:
            self._alarm.cancel()
        await self.on_timeout()

    async def on_timeout(self) -> None:
        """Close the window, because its time is over."""
        meant = self._ends

        async def work(live: LiveGame) -> Played | Refusal:
            another = meant is None or self._ends != meant
            if another or self._length_of(live) is None or live.status.paused:
                return Played(live.version)
            game = live.game
            (seat,) = game.deciding(live.state)
            action = game.default_action(live.state, seat, Random(secrets.token_hex(16)))
            assert action is not None, "somebody decides while a window is open"
            name = f"{seat}:{own_request('window', live.seq + 1)}"
            data = game.action_to_json(action)
            request = ActionRequest(seat, name, live.version, data, by_table=True)
            return await self._game_log.play(live, request)

        answer = await self._commands.command(work)
        if isinstance(answer, Refusal) and self._ends is not None and not self._context.quarantined:
            self._alarm = self._commands.background.later(RETRY_SECONDS, self.on_timeout)

    def stop(self) -> None:
        """Forget the window and its alarm."""
        self._ends = None
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
        if self._sign is not None:
            self._sign.cancel()
            self._sign = None

    async def close(self) -> None:
        """Stop with the server: the rest of the time continues when it runs again."""
        if self._ends is not None:
            with suppress(StorageFailed):  # then an earlier sign counts
                await self._game_log.note_alive()
        self.stop()
