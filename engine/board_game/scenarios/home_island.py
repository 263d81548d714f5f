"""Home island: both starting settlements lie on one island, and the players spread evenly (sources: great-crossing).

An island may be chosen only while fewer than half of the players have chosen it."""

from typing import Final

from engine.bits import bits, mask_of
from engine.board_game.core.board import Board
from engine.board_game.core.geometry import Geometry
from engine.board_game.core.land import corners_of, island_at, islands
from engine.board_game.core.names import FOG, SEA, HexMask, IntersectionMask, Seat
from engine.board_game.core.state import Rules, State
from engine.board_game.options import Need, Option
from engine.board_game.rulebook import Rulebook
from engine.board_game.rules.dealing import has_room


def on_the_home_island(state: State, rules: Rules, seat: Seat) -> IntersectionMask:
    """The second one where the first one is; the first one on an island that is still open."""
    land, geometry = rules.island_land(state), rules.geometry
    for at in bits(state.settlements[seat]):
        return corners_of(geometry, island_at(geometry, land, at))
    spots = 0
    for island in islands(geometry, land):
        if 2 * chosen_by(state, rules, geometry, island) < len(rules.seats):
            spots |= corners_of(geometry, island)
    return spots


def chosen_by(state: State, rules: Rules, geometry: Geometry, island: HexMask) -> int:
    """The number of players on an island."""
    return sum(bool(state.beside[seat] & island) for seat in rules.seats)


def has_homes(board: Board) -> bool:
    """Return whether it prints several islands to start on, each with room for half of the players."""
    land = mask_of(hex for hex, kind in enumerate(board.terrain) if kind not in (None, SEA, FOG))
    homes = [
        places
        for island in islands(board.geometry, land)
        if (places := corners_of(board.geometry, island) & board.start_places)
    ]
    half = (max(board.seats) + 1) // 2
    return not board.pools and len(homes) > 1 and all(has_room(places, half) for places in homes)


def install(book: Rulebook) -> None:
    book.starting_spots.restrict(on_the_home_island)


OPTION: Final = Option(
    key="home-island",
    title="Home island",
    summary="You start with both settlements on one island, and no island is home to more than half of the players.",
    source="sources: great-crossing",
    install=install,
    needs=Need(has_homes, "it has no islands with room for half of the players."),
    group="sea",
    changes=("set-up",),
    icon="i-home",
)
