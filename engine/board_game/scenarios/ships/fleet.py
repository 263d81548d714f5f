"""The ships on the board: whose they are, which were built this turn, whether one was moved; and what putting and taking one
away means. No rule of its own."""

from dataclasses import dataclass, field, replace
from functools import lru_cache
from typing import Final

from engine.bits import bits
from engine.board_game.core.geometry import Geometry
from engine.board_game.core.names import HexMask, IntersectionMask, Path, PathMask, Seat
from engine.board_game.core.slices import MASK, MASKS, Slice
from engine.board_game.core.state import Rules, State
from engine.board_game.core.view_types import OnTheBoard

KEY: Final = "ships"


@dataclass(frozen=True, slots=True)
class Fleets:
    """Everybody's ships."""

    ships: tuple[PathMask, ...] = field(default=(), metadata=MASKS)
    """By seat: a mask of the paths with its ships."""
    new: PathMask = field(default=0, metadata=MASK)
    """Paths of ships that were built this turn."""
    moved: bool = False
    """True if a ship has been moved this turn."""


FLEETS: Final[Slice[Fleets]] = Slice(KEY, Fleets())


def ships_of(state: State, seat: Seat) -> PathMask:
    """The places where the ships of a seat lie."""
    return FLEETS.of(state).ships[seat]


def own_ships(state: State, rules: Rules, seat: Seat) -> PathMask:
    """Like `ships_of`, as an answer to a question of the rulebook."""
    return ships_of(state, seat)


@lru_cache(maxsize=4096)
def ends_of(geometry: Geometry, paths: PathMask) -> IntersectionMask:
    """The intersections at which any of these paths ends."""
    ends = 0
    for path in bits(paths):
        ends |= geometry.ends_mask[path]
    return ends


def hexes_beside(state: State, rules: Rules, seat: Seat) -> HexMask:
    """The hexes on either hand of a seat's ships."""
    hexes = 0
    for path in bits(ships_of(state, seat)):
        hexes |= rules.geometry.sides_mask[path]
    return hexes


def ships_left(state: State, seat: Seat) -> int:
    """Ships still before the player."""
    return state.rules.board.supply.ships - ships_of(state, seat).bit_count()


def put_ship(state: State, seat: Seat, path: Path) -> None:
    """Lay a ship of this seat on the path; it is new until the turn is over."""
    fleets = FLEETS.of(state)
    ships = _with(fleets, seat, fleets.ships[seat] | 1 << path)
    FLEETS.put(state, replace(fleets, ships=ships, new=fleets.new | 1 << path))
    state.used |= 1 << path


def sail(state: State, seat: Seat, source: Path, path: Path) -> None:
    """The ship moves; it was the one of this turn."""
    fleets = FLEETS.of(state)
    ships = _with(fleets, seat, fleets.ships[seat] & ~(1 << source) | 1 << path)
    FLEETS.put(state, replace(fleets, ships=ships, moved=True))
    state.used = state.used & ~(1 << source) | 1 << path


def _with(fleets: Fleets, seat: Seat, ships: PathMask) -> tuple[PathMask, ...]:
    return (*fleets.ships[:seat], ships, *fleets.ships[seat + 1 :])


def in_the_view(state: State, rules: Rules) -> OnTheBoard:
    """By path: whose ship lies there."""
    return {
        "ships": {str(path): seat for seat in rules.seats for path in bits(ships_of(state, seat))}
    }
