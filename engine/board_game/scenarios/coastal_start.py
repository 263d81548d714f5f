"""Coastal start: at a starting settlement no road lies on a coast, a ship has to; a road may face the frame
(sources: four-islands).

The sources differ, and both readings can be played. With the option it is as the program of these maps documents it. Left out,
it is as the article on the sea maps says, no more than one road on land or one ship at sea: a coast takes either."""

from functools import lru_cache
from typing import Final

from engine.bits import mask_of
from engine.board_game.core.geometry import Geometry
from engine.board_game.core.names import HexMask, PathMask, Seat
from engine.board_game.core.state import Rules, State
from engine.board_game.options import Need, Option
from engine.board_game.rulebook import Rulebook


@lru_cache(maxsize=256)
def beside_any(geometry: Geometry, hexes: HexMask) -> PathMask:
    """The sides of all these hexes."""
    return mask_of(path for path, sides in enumerate(geometry.sides_mask) if sides & hexes)


def off_the_coast(state: State, rules: Rules, seat: Seat) -> PathMask:
    """Inland, or along the frame."""
    return ~beside_any(rules.geometry, state.island.sea & ~rules.board.frame)


def install(book: Rulebook) -> None:
    book.starting_road_paths.restrict(off_the_coast)


OPTION: Final = Option(
    key="coastal-start",
    title="Ships from the coast",
    summary="Beside a starting settlement, no road may go on a coast: you place a ship there instead.",
    source="sources: four-islands",
    install=install,
    needs=Need(lambda board: board.supply.ships > 0, "it has no ships."),
    group="sea",
    changes=("set-up",),
    icon="i-island",
)
