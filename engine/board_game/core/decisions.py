"""Position in the game: a stack of decisions (`engine.kernel.decisions`). The top says who may act, and with what.

Each kind is a class whose name ends in `Decision`; clients see that name without the ending."""

from dataclasses import Field, dataclass, field, fields
from typing import Any, ClassVar, Final, NotRequired, TypedDict, TypeVar, cast, dataclass_transform

from engine.board_game.core.names import Intersection, Seat
from engine.codec import Kinds
from engine.kernel import decisions as kernel


class NothingElse(TypedDict):
    """Nothing but the kind is shown."""


class Pays(TypedDict, total=False):
    """True if the settlement brings its first cards."""

    pays: bool


class FreeRoad(TypedDict, total=False):
    """The number of the free road; a game that was saved in between does not say."""

    number: int
    of: int


class Count(TypedDict):
    """The number of cards."""

    count: int


class Closed(TypedDict):
    """The reason why the robber may not go to a hex: who is spared there, if that is why."""

    why: str
    seats: NotRequired[list[Seat]]


class ClosedHexes(TypedDict, total=False):
    """By hex: why an option keeps the robber from it; absent where none does."""

    closed: dict[str, Closed]


@dataclass(frozen=True, slots=True)
class Decision(kernel.Decision):
    """A decision that `seat` has to take; besides the seat, a kind has at most one number of its own."""

    shows: ClassVar[type] = NothingElse
    """The public part: a TypedDict of what the view has beside the kind."""
    number: ClassVar["Field[Any] | None"] = None
    """The field besides the seat."""


D = TypeVar("D", bound=Decision)

DECISIONS: Final[Kinds[Decision]] = Kinds(dataclass(frozen=True, slots=True))


@dataclass_transform(frozen_default=True, field_specifiers=(field,))
def decision(kind: type[D]) -> type[D]:
    """Declare a kind of decision."""
    made = DECISIONS.declare(kind)
    _, *own = fields(made)
    made.number = own[0] if own else None
    return made


def to_row(due: Decision) -> list[Any]:
    """A decision as JSON: its kind, its seat, and its number; 0 for a kind without one."""
    number = due.number
    if number is None:
        return [due.name, due.seat, 0]
    return [due.name, due.seat, int(getattr(due, number.name))]


def from_row(row: list[Any]) -> Decision:
    """The decision that `to_row` made a row of."""
    name, seat, value = row
    kind = DECISIONS.by_name[name + kernel.ENDING]
    if kind.number is None:
        return kind(seat)
    made: type[Any] = kind
    return cast(Decision, made(seat, bool(value) if kind.number.type is bool else value))


@decision
class PlaceSettlementDecision(Decision):
    """Set-up: place a settlement; the second one `pays`."""

    refusal = "Place your settlement first."
    shows = Pays

    round: int


@decision
class PlaceRoadDecision(Decision):
    """Set-up: place the road beside that settlement."""

    refusal = "Place your road first."

    settlement: Intersection


@decision
class RollDecision(Decision):
    """Roll the dice, or play a card first; with `two-players` twice."""

    refusal = "Roll the dice first."


@decision
class PlayDecision(Decision):
    """Trade, build, play a card, or end the turn."""

    refusal = "That cannot be done at this point of the turn."
    is_turn = True


@decision
class DiscardDecision(Decision):
    """Give up `count` cards after a seven."""

    refusal = "Discard first."
    together = True
    shows = Count

    count: int


@decision
class MoveRobberDecision(Decision):
    """Move the robber."""

    refusal = "Move the robber first."
    shows = ClosedHexes

    may_stay: bool = False


@decision
class PlaceFreeRoadDecision(Decision):
    """Place free road `number` of `of`, by road building."""

    refusal = "Place your free road first."
    shows = FreeRoad

    of: int
