"""Position in the game: a stack of decisions. The top says who may act, and with what."""

from dataclasses import dataclass
from functools import lru_cache
from typing import Final, NotRequired, TypedDict

from engine.board_game.core.names import Seat
from engine.vocabulary import DecisionKind


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


DECISIONS: Final[dict[str, DecisionKind]] = {}
"""Every kind there is, by name."""


def declared(name: str, meaning: str, shows: type = NothingElse) -> str:
    """The name of a kind of decision. `shows`: what everybody may know of it, as the view has it beside the kind."""
    DECISIONS[name] = DecisionKind(meaning, shows)
    return name


PLACE_SETTLEMENT: Final = declared(
    "PlaceSettlement", "Set-up: place a settlement; the second one `pays`.", Pays
)
PLACE_ROAD: Final = declared("PlaceRoad", "Set-up: place the road beside that settlement.")
ROLL: Final = declared("Roll", "Roll the dice, or play a card first; with `two-players` twice.")
PLAY: Final = declared("Play", "Trade, build, play a card, or end the turn.")
DISCARD: Final = declared("Discard", "Give up `count` cards after a seven.", Count)
MOVE_ROBBER: Final = declared("MoveRobber", "Move the robber.", ClosedHexes)
PLACE_FREE_ROAD: Final = declared(
    "PlaceFreeRoad", "Place free road `number` of `of`, by road building.", FreeRoad
)


@dataclass(frozen=True, slots=True)
class Decision:
    """The next decision of `seat`; `detail` is the round, the place or the count that belongs to it."""

    kind: str
    seat: Seat
    detail: int = 0


@lru_cache(maxsize=4096)
def decision(kind: str, seat: Seat, detail: int = 0) -> Decision:
    """The decision with these values, cached because making a new frozen object for every push is slow."""
    return Decision(kind, seat, detail)
