"""Clocks of a live table: rescheduled after every change, with an alarm for the first player whose time runs out."""

import asyncio
import secrets
import time
from collections.abc import Callable
from typing import Final

import orjson

from app.answers import Played, Refusal, own_request
from app.journal.acts import TimeOut
from app.tables.clocks import Clocks
from app.tables.commands import Commands
from app.tables.context import TableContext
from app.tables.game_log import ActionRequest, GameLog
from app.tables.live import LiveGame
from engine.api import State
from engine.chance import Random

RETRY_SECONDS: Final = 1.0
"""Seconds until the next try if the action for a player out of time could not be stored."""


class Timekeeping:
    """Keeps the clocks of one table; does nothing if the table has none."""

    def __init__(self, context: TableContext, commands: Commands, game_log: GameLog) -> None:
        self._context = context
        self._commands = commands
        self._game_log = game_log
        self.now: Callable[[], float] = time.monotonic
        self._clocks: Clocks | None = None
        self._alarm: asyncio.TimerHandle | None = None

    def reschedule(self) -> None:
        """Reschedule the clocks after any change at the table, and broadcast them."""
        context, live = self._context, self._context.live
        if live is None or context.record.settings.clock is None:
            return
        if self._clocks is None:
            self._clocks = self._begun(live)
        game, status = live.game, live.status
        halted = live.over or status.paused or game.window(live.state) is not None
        self._clocks.turn(
            self.now(),
            deciding=() if halted else game.deciding(live.state),
            on_turn=game.on_turn(live.state),
            awake=[seat for seat in context.people_here if seat not in status.stand_ins],
        )
        self._broadcast()

    def _begun(self, live: LiveGame) -> Clocks:
        """The clocks with the rest of the time as the log has it, or with full banks."""
        record, stored = self._context.record, live.clock or {}
        rule = record.settings.clock
        assert rule is not None, "the table has clocks"
        people = [number for number, seat in enumerate(record.seats) if seat.kind != "bot"]
        return Clocks(
            rule, {seat: stored.get(str(seat), rule.bank * 1000) / 1000 for seat in people}
        )

    def _broadcast(self) -> None:
        if self._clocks is None:
            return
        for message in self.messages():
            self._context.audience.broadcast(message)
        self.stop()
        seconds = self._clocks.next_timeout(self.now())
        if seconds is not None:
            self._alarm = self._commands.background.later(seconds, self.on_timeout)

    def messages(self) -> list[bytes]:
        """The message about the clocks for a newcomer; none without clocks."""
        if self._clocks is None:
            return []
        return [orjson.dumps({"type": "clock", **self._clocks.to_json(self.now())})]

    def left_of(self, seat: int) -> int | None:
        """The milliseconds that a seat's clock has left; None without a clock."""
        left = {} if self._clocks is None else self._clocks.left(self.now())
        return round(left[seat] * 1000) if seat in left else None

    def for_log(self, state: State) -> dict[str, int] | None:
        """The rest of the time in ms, as the log keeps it with the entry that leads to this state."""
        if self._clocks is None:
            return None
        on_turn = self._context.record.game.on_turn(state)
        left = self._clocks.left_when(self.now(), on_turn)
        return {str(seat): round(seconds * 1000) for seat, seconds in left.items()}

    def give(self, seat: int) -> bool:
        """Add to a seat's time, given by another player. False if the seat has no clock."""
        if self._clocks is None or not self._clocks.give(self.now(), seat):
            return False
        self._broadcast()
        return True

    async def on_timeout(self) -> None:
        """Play the default action for everyone whose time and grace have run out."""

        async def work(live: LiveGame) -> Played | Refusal:
            if self._clocks is None:
                return Played(live.version)
            for seat in self._clocks.run_out(self.now()):
                action = live.game.default_action(live.state, seat, Random(secrets.token_hex(16)))
                if action is None or live.over or live.status.paused:
                    continue
                name = own_request("clock", live.seq + 1)
                out = await self._game_log.decide(live, None, name, TimeOut(seat))
                if isinstance(out, Refusal):
                    return out
                data = live.game.action_to_json(action)
                request = ActionRequest(seat, f"{seat}:{name}", live.version, data)
                played = await self._game_log.play(live, request)
                if isinstance(played, Refusal):
                    return played
                self._clocks.renew_grace(self.now(), seat)
            return Played(live.version)

        answer = await self._commands.command(work)
        if self._context.quarantined:
            self.stop()
        elif isinstance(answer, Refusal):
            self._alarm = self._commands.background.later(RETRY_SECONDS, self.on_timeout)
        else:
            self._broadcast()

    def stop(self) -> None:
        """Stop the alarm."""
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
