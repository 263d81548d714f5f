"""Proposals: acts that the people at a table agree on, such as undo, pauses, stand-ins and conceding; also nudges and pinned wants.

An act is stored like a move; its class knows who may propose it and who has to agree (app/journal/acts.py,
docs/decisions/table-decisions.md)."""

import asyncio
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final

import orjson

from app.answers import Played, Refusal
from app.journal.acts import Consent, ProposedAct, Rewind, Seated, Situation, act_from_json
from app.lobby.guest import Guest
from app.problems import NAME_NEEDED, kept_out
from app.tables.commands import Commands
from app.tables.connection import Connection
from app.tables.context import TableContext
from app.tables.game_log import GameLog
from app.tables.live import LiveGame
from app.tables.record_edits import RecordEdits
from app.tables.timekeeping import Timekeeping
from engine.api import Json

LAPSES_AFTER_SECONDS: Final = 120.0
NUDGE_EVERY_SECONDS: Final = 15.0
GIVE_EVERY_SECONDS: Final = 5.0
GAME_OVER: Final = Refusal("game_over", "The game is over.")


@dataclass(slots=True)
class Proposal:
    """An act that needs the consent of everyone who was here when it was proposed; leaving is not agreeing. `by` is a seat; None is a guest
    who asks for one."""

    id: int
    act: ProposedAct
    by: int | None
    guest: Guest
    request: str
    asked: list[int]
    yes: set[int] = field(default_factory=set)

    @property
    def waiting(self) -> list[int]:
        """The seats that have not answered yet."""
        return [seat for seat in self.asked if seat not in self.yes]


@dataclass(frozen=True, slots=True)
class Wants:
    """A seat's wishes for trades; `quiet` is no trading for now."""

    want: list[str]
    have: list[str]
    quiet: bool


class Proposals:
    """The open proposal of one table, and the pinned wishes of its seats; in memory only."""

    def __init__(
        self,
        context: TableContext,
        commands: Commands,
        game_log: GameLog,
        edits: RecordEdits,
        timekeeping: Timekeeping,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self._context = context
        self._commands = commands
        self._game_log = game_log
        self._edits = edits
        self._timekeeping = timekeeping
        self._clock = clock
        self._open: Proposal | None = None
        self._proposals = 0
        self._timer: asyncio.TimerHandle | None = None
        self._wants: dict[int, Wants] = {}
        self._nudged: dict[int, float] = {}
        self._gave: dict[int, float] = {}

    # Acts

    async def take_back(self, seat: int, request: str, to: int) -> Played | Refusal:
        """Undo a player's own last move, if the table allows it and the move revealed nothing."""

        async def work(live: LiveGame) -> Played | Refusal:
            name, act = f"{seat}:{request}", live.for_log(Rewind(to))
            if (before := self._game_log.executed_before(name, act.to_json())) is not None:
                return before
            allowed = self._context.record.settings.undo == "own"
            last = live.last_move_of(seat) if allowed else None
            if last is None:
                return Refusal("nothing_to_undo", "There is nothing you can undo now.")
            if last[0] != to:
                return Refusal("stale", "The game has moved on; look again.")
            return await self._game_log.decide(live, seat, name, act)

        return await self._commands.command(work)

    async def propose(self, connection: Connection, request: str, wanted: Json) -> Played | Refusal:
        """Ask the others for consent to an act, in the form that the protocol gives it; without anyone to ask it happens at once."""
        act = act_from_json(wanted)
        if not isinstance(act, ProposedAct):
            return Refusal("malformed", "The people at a table cannot decide that.")

        async def work(live: LiveGame) -> Played | Refusal:
            if live.over:
                return GAME_OVER
            seat, guest = connection.seat, connection.guest
            if guest is None:
                return Refusal("name_needed", NAME_NEEDED)
            name, for_log = f"guest-{guest.id[:12]}:{request}", live.for_log(act).to_json()
            if (before := self._game_log.executed_before(name, for_log)) is not None:
                return before
            if (reason := self._refusal(live, seat, guest, act)) is not None:
                return reason
            if act.consent is Consent.NOT_NEEDED:
                return await self._decide(live, seat, name, act, guest)
            if self._open is not None:
                return Refusal("one_at_a_time", "The table has to answer the open proposal first.")
            asked = [other for other in self._context.people_here if other != seat]
            if (
                not asked
                and self._has_other_people(seat)
                and act.consent is Consent.OF_SOMEONE_HERE
            ):
                return Refusal("nobody_here", "There is nobody here to agree.")
            if not asked:
                return await self._decide(live, seat, name, act, guest)
            self._proposals += 1
            self._open = Proposal(self._proposals, act, seat, guest, name, asked)
            self._timer = self._commands.background.later(LAPSES_AFTER_SECONDS, self.lapse)
            return await self._settle(live)

        return await self._commands.command(work)

    async def _decide(
        self, live: LiveGame, seat: int | None, request: str, act: ProposedAct, guest: Guest
    ) -> Played | Refusal:
        if isinstance(act, Seated):
            await self._edits.reseat(guest, act.seat)
        return await self._game_log.decide(live, seat, request, live.for_log(act))

    def _has_other_people(self, seat: int | None) -> bool:
        seats = enumerate(self._context.record.seats)
        return any(other.kind == "person" for number, other in seats if number != seat)

    async def vote(self, seat: int, number: int, yes: bool) -> Refusal | None:
        """Agree to the open proposal, or not; its maker withdraws it with a no."""

        async def work(live: LiveGame) -> Played | Refusal:
            proposal = self._open
            if proposal is None or proposal.id != number:
                return Refusal("no_such_proposal", "That proposal is no longer open.")
            if yes:
                proposal.yes.add(seat)
                return await self._settle(live)
            if seat == proposal.by:
                self._close("withdrawn")
            else:
                self._close("refused", seat)
            return Played(live.version)

        answer = await self._commands.command(work)
        return answer if isinstance(answer, Refusal) else None

    async def reconsider(self) -> None:
        """Check again whether the open proposal is void, after a change of blocked guests."""

        async def work(live: LiveGame) -> Played | Refusal:
            proposal = self._open
            if proposal is not None and self._is_void(live, proposal):
                self._close("lapsed")
            return Played(live.version)

        await self._commands.command(work)

    async def lapse(self) -> None:
        """Drop the proposal after too long a time without an answer."""

        async def work(live: LiveGame) -> Played | Refusal:
            if self._open is not None:
                self._close("lapsed")
            return Played(live.version)

        await self._commands.command(work)

    async def _settle(self, live: LiveGame) -> Played | Refusal:
        """Carry the open proposal out once all have agreed; else broadcast its state."""
        proposal = self._open
        if proposal is None:
            return Played(live.version)
        if self._is_void(live, proposal):
            self._close("lapsed")
        elif proposal.waiting:
            self._context.audience.broadcast(self.message())
        else:
            answer = await self._decide(
                live, proposal.by, proposal.request, proposal.act, proposal.guest
            )
            # A proposal that could not be carried out stays open: the next person to agree tries again.
            if isinstance(answer, Played):
                self._close("agreed")
            return answer
        return Played(live.version)

    def _is_void(self, live: LiveGame, proposal: Proposal) -> bool:
        return self._refusal(live, proposal.by, proposal.guest, proposal.act) is not None

    def _close(self, result: str, no: int | None = None) -> None:
        proposal, self._open = self._open, None
        assert proposal is not None, "only an open proposal is closed"
        if self._timer is not None:
            self._timer.cancel()
        refused = {} if no is None else {"no": no}
        news = {"type": "proposal", "result": result, "act": proposal.act.to_json(), **refused}
        self._context.audience.broadcast(orjson.dumps(news))

    def message(self) -> bytes:
        """The message about the open proposal, or that there is none, as everyone may know it."""
        proposal = self._open
        if proposal is None:
            return orjson.dumps({"type": "proposal"})
        by = {} if proposal.by is None else {"by": proposal.by}
        shown = {
            "id": proposal.id,
            "act": proposal.act.to_json(),
            **by,
            "name": proposal.guest.name,
            "yes": sorted(proposal.yes),
            "waiting": proposal.waiting,
        }
        return orjson.dumps({"type": "proposal", "open": shown})

    def _refusal(
        self, live: LiveGame, seat: int | None, guest: Guest, act: ProposedAct
    ) -> Refusal | None:
        """The reason why a player or a guest cannot ask for an act now."""
        if self._context.record.blocks(guest.id):
            return Refusal("kept_out", kept_out().text)
        return act.refusal(
            Situation(
                asker=seat,
                seats=self._context.record.seats,
                status=live.status,
                is_here=self._context.is_here,
                can_rewind_to=lambda version: version < live.version and live.counts(version),
            )
        )

    # Nudges, time, wishes

    def nudge(self, by: int, seat: int) -> Refusal | None:
        """Remind a player who has to act; not too often."""
        live = self._context.live
        if live is None or live.over or seat == by or seat not in live.game.deciding(live.state):
            return Refusal("no_need", "No one is waiting for that player.")
        now = self._clock()
        if now - self._nudged.get(seat, -NUDGE_EVERY_SECONDS) < NUDGE_EVERY_SECONDS:
            return Refusal("too_many", "They have just been reminded.")
        self._nudged[seat] = now
        self._context.audience.broadcast(orjson.dumps({"type": "nudged", "by": by}), seat)
        return None

    def give_time(self, by: int, seat: int) -> Refusal | None:
        """Give another player a little more time to think; not too often."""
        now = self._clock()
        if now - self._gave.get(by, -GIVE_EVERY_SECONDS) < GIVE_EVERY_SECONDS:
            return Refusal("too_many", "You have just given a player time: wait a moment.")
        if seat == by or not self._timekeeping.give(seat):
            return Refusal("no_clock", "That player has no clock to add time to.")
        self._gave[by] = now
        return None

    def pin(self, seat: int, wants: Wants) -> None:
        """Show everyone a seat's wishes for trades."""
        self._wants[seat] = wants
        self._context.audience.broadcast(self.wants_message())

    def wants_message(self) -> bytes:
        """The message about all pinned wishes."""
        seats = {
            str(seat): {"want": wants.want, "have": wants.have, "quiet": wants.quiet}
            for seat, wants in sorted(self._wants.items())
            if wants.want or wants.have or wants.quiet
        }
        return orjson.dumps({"type": "wants", "seats": seats})
