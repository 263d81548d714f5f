"""Chosen map: the island of a map code, instead of one dealt at the start."""

from engine.board_game.boards import map_codes
from engine.board_game.core.island import Island
from engine.board_game.core.state import Rules
from engine.board_game.options import MapCode, Need, Option
from engine.board_game.rulebook import Rulebook
from engine.chance import Chance

KEY = "map"


def install(book: Rulebook, code: str) -> None:
    """Raises ConfigError for a code of another board."""
    board = book.board

    def as_chosen(rules: Rules, chance: Chance) -> Island:
        return map_codes.island_of(code, board)

    book.deal.replace(as_chosen)
    if board.bags_laid and not board.tiles:
        book.tokens.replace(lambda board, terrain, chance: [])  # they lie as the code says
    map_codes.island_of(code, board)


OPTION = Option(
    key=KEY,
    title="Chosen map",
    summary="The island of a map code, instead of one dealt at the start.",
    source="ours",
    install=install,
    needs=Need(lambda board: board.is_dealt, "nothing is dealt there."),
    parameter=MapCode(),
    group="set-up",
    changes=("set-up",),
)
