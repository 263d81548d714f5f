"""Desert belt: deserts part islands as water does (sources: into-the-desert).

The strip beyond the desert is foreign land, although a road leads there. A place that touches home land is at home, whatever else it
touches."""

from typing import Final

from engine.board_game.core.board import Board
from engine.board_game.core.names import DESERT, HexMask
from engine.board_game.core.state import State
from engine.board_game.options import Need, Option
from engine.board_game.rulebook import Rulebook


def land_without_deserts(state: State) -> HexMask:
    return state.island.land & ~state.island.deserts


def has_deserts(board: Board) -> bool:
    """Return whether there may be land beyond a desert that is an island of its own."""
    return board.has_sea and not board.tiles and board.may_have(DESERT)


def install(book: Rulebook) -> None:
    book.island_land.replace(land_without_deserts)


OPTION: Final = Option(
    key="desert-belt",
    title="Desert belt",
    summary="Deserts divide islands just as water does: land beyond them counts as another island.",
    source="sources: into-the-desert",
    install=install,
    needs=Need(has_deserts, "it has no islands with a desert."),
    group="sea",
    changes=("winning",),
    icon="i-desert",
)
