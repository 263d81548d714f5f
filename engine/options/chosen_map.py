"""Chosen map: the island that a map code names, instead of one that is dealt at the start."""

from engine import maps
from engine.chance import Chance
from engine.island import Island
from engine.options import MapCode, Option
from engine.rulebook import Rulebook
from engine.rulebook.rules import Rules

KEY = "map"


def install(book: Rulebook, code: str) -> None:
    """Raises ConfigError for a board that deals nothing, and for a code of another board."""
    board = book.board

    def as_chosen(rules: Rules, chance: Chance) -> Island:
        return maps.island_of(code, board)

    book.deal.replace(as_chosen)
    if not board.tiles:
        book.tokens.replace(lambda board, terrain, chance: [])  # they lie as the code says
    maps.island_of(code, board)


OPTION = Option(
    key=KEY,
    title="Chosen map",
    summary="The island of a map code instead of one that is dealt at the start.",
    source="ours",
    install=install,
    parameter=MapCode(),
    group="set-up",
    changes=("set-up",),
)
