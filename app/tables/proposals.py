"""What the people at a table decide together: undo, pauses, stand-ins, conceding; also nudges and pinned wants.

An act is stored like a move (docs/decisions/table-decisions.md); here is who may ask for which, and who has to agree."""

import asyncio
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Final

import orjson

from app.journal.status import Act
from app.lobby.guest import Guest
from app.problems import NAME_NEEDED, kept_out
from app.tables.answers import Played, Refusal
from app.tables.commands import Commands
from app.tables.connection import Connection
from app.tables.context import TableContext
from app.tables.live import LiveGame
from app.tables.timekeeping import Timekeeping

LAPSES_AFTER_SECONDS: Final = 120.0
NUDGE_EVERY_SECONDS: Final = 15.0
GIVE_EVERY_SECONDS: Final = 5.0
WITHOUT_CONSENT: Final = frozenset({"continue"})
NOT_ALONE: Final = frozenset({"rewind", "abort", "concede", "seated"})
"""Acts that nobody may decide behind the backs of other players who are away."""
GAME_OVER: Final = Refusal("game_over", "The game is over.")


@dataclass(slots=True)
class Proposal:
    """An act that needs the consent of everybody who was here when it was made; leaving is not agreeing. `by` is a seat; None is a
    guest who asks for one."""

    id: int
    act: Act
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
    """What a seat would like to trade; `quiet` is no trading for now."""

    want: list[str]
    have: list[str]
    quiet: bool


class Proposals:
    """The open proposal of one table and what its seats have pinned; in memory only."""

    def __init__(
        self,
        context: TableContext,
        commands: Commands,
        timekeeping: Timekeeping,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self._context = context
        self._commands = commands
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
        """Undo a player's own last move, if the table allows it and nobody has learnt anything."""

        async def work(live: LiveGame) -> Played | Refusal:
            act = live.for_log({"table": "rewind", "to": to})
            if (before := self._commands.executed_before(f"{seat}:{request}", act)) is not None:
                return before
            allowed = self._context.record.settings.undo == "own"
            last = live.last_move_of(seat) if allowed else None
            if last is None:
                return Refusal("nothing_to_undo", "There is nothing you can undo now.")
            if last[0] != to:
                return Refusal("stale", "The game has moved on; look again.")
            return await self._commands.decide(live, seat, f"{seat}:{request}", act)

        return await self._commands.command(work)

    async def propose(
        self, connection: Connection, request: str, act: dict[str, Any]
    ) -> Played | Refusal:
        """Ask the others for consent to an act; with nobody to ask it happens at once."""

        async def work(live: LiveGame) -> Played | Refusal:
            if live.over:
                return GAME_OVER
            seat, guest = connection.seat, connection.guest
            if guest is None:
                return Refusal("name_needed", NAME_NEEDED)
            name, for_log = f"guest-{guest.id[:12]}:{request}", live.for_log(act)
            if (before := self._commands.executed_before(name, for_log)) is not None:
                return before
            if (reason := self._why_not(live, seat, guest, act)) is not None:
                return reason
            if act["table"] in WITHOUT_CONSENT:
                return await self._commands.decide(live, seat, name, for_log)
            if self._open is not None:
                return Refusal("one_at_a_time", "The table has to answer the open proposal first.")
            asked = [other for other in self._context.people_here if other != seat]
            if act["table"] in NOT_ALONE and not asked and self._has_other_people(seat):
                return Refusal("nobody_here", "There is nobody here to agree.")
            if not asked:
                return await self._commands.decide(live, seat, name, for_log)
            self._proposals += 1
            self._open = Proposal(self._proposals, act, seat, guest, name, asked)
            self._timer = self._commands.background.later(LAPSES_AFTER_SECONDS, self.lapse)
            return await self._settle(live)

        return await self._commands.command(work)

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
        """Check again whether the open proposal is void, because who may ask for what has changed."""

        async def work(live: LiveGame) -> Played | Refusal:
            proposal = self._open
            if proposal is not None and self._is_void(live, proposal):
                self._close("lapsed")
            return Played(live.version)

        await self._commands.command(work)

    async def lapse(self) -> None:
        """Drop the proposal, because nobody answered for too long."""

        async def work(live: LiveGame) -> Played | Refusal:
            if self._open is not None:
                self._close("lapsed")
            return Played(live.version)

        await self._commands.command(work)

    async def _settle(self, live: LiveGame) -> Played | Refusal:
        """Carry the open proposal out once nobody is left to ask; else say how it stands."""
        proposal = self._open
        if proposal is None:
            return Played(live.version)
        if self._is_void(live, proposal):
            self._close("lapsed")
        elif proposal.waiting:
            self._context.audience.broadcast(self.message())
        else:
            answer = await self._commands.decide(
                live, proposal.by, proposal.request, live.for_log(proposal.act), proposal.guest
            )
            # A proposal that could not be carried out stays open: the next person to agree tries again.
            if isinstance(answer, Played):
                self._close("agreed")
            return answer
        return Played(live.version)

    def _is_void(self, live: LiveGame, proposal: Proposal) -> bool:
        return self._why_not(live, proposal.by, proposal.guest, proposal.act) is not None

    def _close(self, result: str, no: int | None = None) -> None:
        proposal, self._open = self._open, None
        assert proposal is not None, "only an open proposal is closed"
        if self._timer is not None:
            self._timer.cancel()
        refused = {} if no is None else {"no": no}
        news = {"type": "proposal", "result": result, "act": proposal.act, **refused}
        self._context.audience.broadcast(orjson.dumps(news))

    def message(self) -> bytes:
        """The open proposal, or that there is none, as everybody may know it."""
        proposal = self._open
        if proposal is None:
            return orjson.dumps({"type": "proposal"})
        by = {} if proposal.by is None else {"by": proposal.by}
        shown = {
            "id": proposal.id,
            "act": proposal.act,
            **by,
            "name": proposal.guest.name,
            "yes": sorted(proposal.yes),
            "waiting": proposal.waiting,
        }
        return orjson.dumps({"type": "proposal", "open": shown})

    def _why_not(self, live: LiveGame, seat: int | None, guest: Guest, act: Act) -> Refusal | None:
        """Why nobody may ask for this now; its form has been checked (app/protocol/client.py)."""
        seats, status = self._context.record.seats, live.status
        if self._context.record.blocks(guest.id):
            return Refusal("kept_out", kept_out().text)
        if seat is None and act.get("table") != "seated":
            return Refusal("not_seated", "You are watching; only seated players can decide.")
        match act:
            case {"table": "pause"}:
                if status.paused:
                    return Refusal("paused", "The game is already paused.")
            case {"table": "continue"}:
                if not status.paused:
                    return Refusal("not_paused", "The game is not paused.")
            case {"table": "abort"}:
                pass
            case {"table": "concede", "to": int(winner)}:
                if winner == seat or winner >= len(seats):
                    return Refusal("malformed", "Concede to somebody else at the table.")
            case {"table": "rewind", "to": int(to)}:
                if to >= live.version or not live.counts(to):
                    return Refusal("malformed", "The game cannot go back to that line.")
            case {"table": "stand_in", "seat": int(absent)}:
                if absent >= len(seats) or seats[absent].kind != "person":
                    return Refusal("malformed", "There is no such player.")
                if self._context.is_here(absent) or absent in status.stand_ins:
                    return Refusal("not_absent", f"{seats[absent].name} is not absent.")
            case {"table": "seated", "seat": int(wanted)} if seat is None:
                if wanted >= len(seats):
                    return Refusal("malformed", "There is no such seat.")
                if seats[wanted].kind == "person" and self._context.is_here(wanted):
                    return Refusal("seat_taken", f"{seats[wanted].name} is sitting there.")
            case _:
                return Refusal("malformed", "The people at a table cannot decide that.")
        return None

    # Manners

    def nudge(self, by: int, seat: int) -> Refusal | None:
        """Remind somebody who has to act; not too often."""
        live = self._context.live
        if live is None or live.over or seat == by or seat not in live.game.deciding(live.state):
            return Refusal("no_need", "Nobody is waiting for that player.")
        now = self._clock()
        if now - self._nudged.get(seat, -NUDGE_EVERY_SECONDS) < NUDGE_EVERY_SECONDS:
            return Refusal("too_many", "They have just been reminded.")
        self._nudged[seat] = now
        self._context.audience.broadcast(orjson.dumps({"type": "nudged", "by": by}), seat)
        return None

    def give_time(self, by: int, seat: int) -> Refusal | None:
        """Give somebody else a little more time to think; not too often."""
        now = self._clock()
        if now - self._gave.get(by, -GIVE_EVERY_SECONDS) < GIVE_EVERY_SECONDS:
            return Refusal("too_many", "You have just given somebody time.")
        if seat == by or not self._timekeeping.give(seat):
            return Refusal("no_clock", "That player has no clock to add time to.")
        self._gave[by] = now
        return None

    def pin(self, seat: int, wants: Wants) -> None:
        """Show everybody what a seat would like to trade."""
        self._wants[seat] = wants
        self._context.audience.broadcast(self.wants_message())

    def wants_message(self) -> bytes:
        """What everybody has pinned."""
        seats = {
            str(seat): {"want": wants.want, "have": wants.have, "quiet": wants.quiet}
            for seat, wants in sorted(self._wants.items())
            if wants.want or wants.have or wants.quiet
        }
        return orjson.dumps({"type": "wants", "seats": seats})
