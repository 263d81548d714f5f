"""Island bonus: points for the first settlement on another island (sources: island-bonus).

A player's home islands are those of the two starting settlements; all others are foreign. Only a settlement that is built there
counts, whatever becomes of it. The points are public and permanent. What the first foreign island is worth, and the second, the
board says; there are three ways to count:

- *first*: so much for the first one, the second one …, and nothing once the board says no more;
- *each*: likewise, and as much as the last for every further one;
- *each2*: two points for every one."""

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from typing import Final, TypeAlias, TypedDict

from engine.bits import bits
from engine.board_game.core.context import ActionContext
from engine.board_game.core.events import Event, SettlementBuilt, event
from engine.board_game.core.geometry import Geometry
from engine.board_game.core.land import island_at
from engine.board_game.core.names import HexMask, Intersection, IntersectionMask, Seat
from engine.board_game.core.slices import MASKS, Slice
from engine.board_game.core.state import Rules, State
from engine.board_game.options import Need, OneOf, Option
from engine.board_game.rulebook import Rulebook
from engine.board_game.rulebook.emitting import emit

KEY: Final = "island-bonus"

Worth: TypeAlias = Callable[[tuple[int, ...], int], int]
"""The points of a foreign island, by what the board says and how many the player has had."""


@event
class IslandSettled(Event):
    """A player earned points with the first settlement on a foreign island (option `island-bonus`)."""

    reveals_nothing = True
    scores = True

    seat: Seat
    intersection: Intersection
    points: int


@dataclass(frozen=True, slots=True)
class Settlers:
    """The islands that everybody comes from, and those where they have earned points."""

    home: tuple[IntersectionMask, ...] = field(default=(), metadata=MASKS)
    """By seat: the starting settlements."""
    chips: tuple[tuple[Seat, Intersection, int], ...] = ()
    """The seat, the place and the number of points."""


SETTLERS: Final[Slice[Settlers]] = Slice(KEY, Settlers())


def known_on(geometry: Geometry, island: HexMask, places: IntersectionMask) -> bool:
    """Return whether any of these intersections lies on the island."""
    return any(geometry.hexes_mask[at] & island for at in bits(places))


def first_ones_only(points: tuple[int, ...], had: int) -> int:
    return points[had] if had < len(points) else 0


def every_one(points: tuple[int, ...], had: int) -> int:
    return points[min(had, len(points) - 1)]


def two_for_every_one(points: tuple[int, ...], had: int) -> int:
    return 2


READINGS: Final[dict[str, Worth]] = {
    "first": first_ones_only,
    "each": every_one,
    "each2": two_for_every_one,
}


def at_home(state: State, event: SettlementBuilt) -> None:
    """A player who starts on an island is at home there."""
    settlers = SETTLERS.of(state)
    home = list(settlers.home)
    home[event.seat] |= 1 << event.intersection
    SETTLERS.put(state, replace(settlers, home=tuple(home)))


def is_new_to(state: State, rules: Rules, seat: Seat, at: Intersection) -> bool:
    """Return whether the place lies on a foreign island on which this player has earned nothing yet."""
    settlers = SETTLERS.of(state)
    island = island_at(rules.geometry, rules.island_land(state), at)
    known = settlers.home[seat]
    for owner, chip, _ in settlers.chips:
        if owner == seat:
            known |= 1 << chip
    return bool(island) and not known_on(rules.geometry, island, known)


def paying(worth: Worth) -> Callable[[State, Rules, SettlementBuilt, ActionContext], None]:
    """Follow a settlement, counted this way."""

    def settled(state: State, rules: Rules, event: SettlementBuilt, context: ActionContext) -> None:
        if not state.turn:
            at_home(state, event)
        elif is_new_to(state, rules, event.seat, event.intersection):
            settlers = SETTLERS.of(state)
            had = sum(owner == event.seat for owner, _, _ in settlers.chips)
            if points := worth(rules.board.island_points, had):
                chip = (event.seat, event.intersection, points)
                SETTLERS.put(state, replace(settlers, chips=(*settlers.chips, chip)))
                state.points[event.seat] += points
                emit(state, rules, context, IslandSettled, chip)

    return settled


class Chips(TypedDict):
    """By intersection: the points that were earned there."""

    chips: dict[str, int]


def shown(settlers: Settlers, state: State, viewer: Seat | None) -> Chips:
    return {"chips": {str(at): points for _, at, points in settlers.chips}}


def install(book: Rulebook, reading: str) -> None:
    book.add_slice(SETTLERS, start=Settlers(home=(0,) * max(book.board.seats)), view=shown)
    book.events.after(SettlementBuilt, paying(READINGS[reading]))


OPTION: Final = Option(
    key=KEY,
    title="Island bonus",
    summary="Points for your first settlement on islands other than those you started on. Choose how many islands count.",
    source="sources: island-bonus",
    install=install,
    needs=Need(lambda board: board.has_sea, "it has no other islands."),
    group="sea",
    parameter=OneOf(
        {
            "first": "First island only",
            "each": "Every island",
            "each2": "Two points for every island",
        },
        "first",
        left_out="Off",
    ),
    changes=("winning",),
    shows=Chips,
    icon="i-bonus",
)
