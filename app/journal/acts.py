"""Acts: decisions of a table about its game, such as pausing it. They are lines of the log (docs/decisions/table-decisions.md).

Each is one class, and everything else follows from that: its form in the log, its event, its effect on the table's status, the consent that it
needs, and the reasons to refuse it."""

from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass, fields, replace
from enum import Enum, auto
from typing import Any, ClassVar, Final

from app.answers import Refusal
from app.journal.status import Ended, TableStatus
from app.lobby.record import Seat
from app.storage.digests import RecordBroken


class Consent(Enum):
    """The consent that an act needs from the other people at the table."""

    NOT_NEEDED = auto()
    OF_ALL_HERE = auto()
    """Of all who have the table open; if they are none, the act needs no consent."""
    OF_SOMEONE_HERE = auto()
    """Of all who have the table open, and at least one has to, unless no other people play."""


@dataclass(frozen=True, slots=True)
class Situation:
    """The table at the moment when someone asks for an act."""

    asker: int | None
    """The seat of the player who asks; None for a spectator."""
    seats: Sequence[Seat]
    status: TableStatus
    is_here: Callable[[int], bool]
    can_rewind_to: Callable[[int], bool]

    def has_seat(self, number: int) -> bool:
        """Check whether the table has a seat with this number."""
        return number < len(self.seats)


@dataclass(frozen=True, slots=True)
class Act:
    """A decision of the table. Its fields are seats and versions."""

    kind: ClassVar[str]
    """Its name in the log and in the protocol."""
    ends_game: ClassVar[bool] = False

    def to_json(self) -> dict[str, Any]:
        """The act as the log and the protocol have it: `{"table": "pause"}` and the like (docs/protocol.md §2a)."""
        return {"table": self.kind, **asdict(self)}

    def event(self, seat: int | None) -> dict[str, Any]:
        """The act as an event, which players read in the log of their game; `seat` asked for it."""
        asker = {} if seat is None else {"seat": seat}
        facts = {
            ("player" if name == "seat" else name): value for name, value in asdict(self).items()
        }
        return {"type": f"Table{type(self).__name__}", **asker, **facts}

    def renumbered(self, number: Callable[[int], int]) -> "Act":
        """The act with lines of the log instead of versions, or the other way round."""
        return self

    def effect(self, status: TableStatus) -> TableStatus:
        """The status of the table after the act."""
        return status


class ProposedAct(Act):
    """An act that people propose; the others are made by the table itself."""

    __slots__ = ()
    consent: ClassVar[Consent]
    for_spectators: ClassVar[bool] = False

    def refusal(self, table: Situation) -> Refusal | None:
        """The reason why the act cannot be proposed now; None if it can."""
        if table.asker is None and not self.for_spectators:
            return Refusal("not_seated", "You are watching; only seated players can decide.")
        if table.asker is not None and self.for_spectators:
            return Refusal("malformed", "You already have a seat at this table.")
        return self._refusal(table)

    def _refusal(self, _table: Situation) -> Refusal | None:
        return None


@dataclass(frozen=True, slots=True)
class Pause(ProposedAct):
    """Pause the game."""

    kind = "pause"
    consent = Consent.OF_ALL_HERE

    def effect(self, status: TableStatus) -> TableStatus:
        """The game is paused."""
        return replace(status, paused=True)

    def _refusal(self, table: Situation) -> Refusal | None:
        return Refusal("paused", "The game is already paused.") if table.status.paused else None


@dataclass(frozen=True, slots=True)
class Continue(ProposedAct):
    """Continue a paused game."""

    kind = "continue"
    consent = Consent.NOT_NEEDED

    def effect(self, status: TableStatus) -> TableStatus:
        """The game is no longer paused."""
        return replace(status, paused=False)

    def _refusal(self, table: Situation) -> Refusal | None:
        return None if table.status.paused else Refusal("not_paused", "The game is not paused.")


@dataclass(frozen=True, slots=True)
class Abort(ProposedAct):
    """End the game without a winner."""

    kind = "abort"
    ends_game = True
    consent = Consent.OF_SOMEONE_HERE

    def effect(self, status: TableStatus) -> TableStatus:
        """The game has ended, also if it was paused."""
        return replace(status, ended=Ended("aborted"), paused=False)


@dataclass(frozen=True, slots=True)
class Concede(ProposedAct):
    """Give the game to the player in seat `to`."""

    kind = "concede"
    ends_game = True
    consent = Consent.OF_SOMEONE_HERE
    to: int

    def effect(self, status: TableStatus) -> TableStatus:
        """The game has ended with a winner, also if it was paused."""
        return replace(status, ended=Ended("conceded", self.to), paused=False)

    def _refusal(self, table: Situation) -> Refusal | None:
        if self.to == table.asker or not table.has_seat(self.to):
            return Refusal("malformed", "You can only concede to another player at the table.")
        return None


@dataclass(frozen=True, slots=True)
class Rewind(ProposedAct):
    """Go back to an earlier version, which in the log is a line."""

    kind = "rewind"
    consent = Consent.OF_SOMEONE_HERE
    to: int

    def renumbered(self, number: Callable[[int], int]) -> "Rewind":
        """The same rewind, to the other number of its target."""
        return Rewind(number(self.to))

    def _refusal(self, table: Situation) -> Refusal | None:
        if table.can_rewind_to(self.to):
            return None
        return Refusal("malformed", "The game cannot go back to that line.")


@dataclass(frozen=True, slots=True)
class StandIn(ProposedAct):
    """Let a bot play for a player who is away."""

    kind = "stand_in"
    consent = Consent.OF_ALL_HERE
    seat: int

    def effect(self, status: TableStatus) -> TableStatus:
        """A bot plays for the seat."""
        return replace(status, stand_ins=status.stand_ins | {self.seat})

    def _refusal(self, table: Situation) -> Refusal | None:
        if not table.has_seat(self.seat) or table.seats[self.seat].kind != "person":
            return Refusal("malformed", "There is no such player.")
        if table.is_here(self.seat) or self.seat in table.status.stand_ins:
            return Refusal("not_absent", f"{table.seats[self.seat].name} is not absent.")
        return None


@dataclass(frozen=True, slots=True)
class Seated(ProposedAct):
    """Let the guest who asks have a seat."""

    kind = "seated"
    consent = Consent.OF_SOMEONE_HERE
    for_spectators = True
    seat: int

    def _refusal(self, table: Situation) -> Refusal | None:
        if not table.has_seat(self.seat):
            return Refusal("malformed", "There is no such seat.")
        if table.seats[self.seat].kind == "person" and table.is_here(self.seat):
            return Refusal("seat_taken", f"{table.seats[self.seat].name} is sitting there.")
        return None


@dataclass(frozen=True, slots=True)
class Return(Act):
    """A player is back, and plays in place of the stand-in."""

    kind = "return"
    seat: int

    def effect(self, status: TableStatus) -> TableStatus:
        """No bot plays for the seat."""
        return replace(status, stand_ins=status.stand_ins - {self.seat})


@dataclass(frozen=True, slots=True)
class TimeOut(Act):
    """A player's time has run out; the default action follows."""

    kind = "time_out"
    seat: int


ACTS: Final[dict[str, type[Act]]] = {
    act.kind: act
    for act in (Pause, Continue, Abort, Concede, Rewind, StandIn, Seated, Return, TimeOut)
}


def act_from_json(data: dict[str, Any]) -> Act | None:
    """Read an act; None if it is none of ours."""
    kind = ACTS.get(str(data.get("table")))
    facts = {name: value for name, value in data.items() if name != "table"}
    if kind is None or facts.keys() != {field.name for field in fields(kind)}:
        return None
    if not all(isinstance(value, int) for value in facts.values()):
        return None
    # Earlier versions accepted and stored `true` for the number 1.
    return kind(**{name: int(value) for name, value in facts.items()})


def is_act(action: dict[str, Any]) -> bool:
    """Check whether a line of the log is an act of the table, not an action of the game."""
    return "table" in action


def act_in(action: dict[str, Any]) -> Act | None:
    """The act in a line of the log; None for an action of the game. Raises RecordBroken."""
    if not is_act(action):
        return None
    act = act_from_json(action)
    if act is None:
        raise RecordBroken(f"the log has no act {str(action)[:60]}")
    return act
