"""Spiral corner: the lettered tokens start at the corner of the island that the table chose (A, N, M: "any corner")."""

from engine.board_game.core.board import Board
from engine.board_game.options import Need, Option, Range
from engine.board_game.rulebook import Rulebook
from engine.board_game.rules.dealing import lay_along
from engine.chance import Chance

KEY = "spiral-corner"
CORNERS = 6


def install(book: Rulebook, corner: int) -> None:
    """Corners count clockwise from the one at the top left."""

    def from_that_corner(board: Board, terrain: list[int], chance: Chance) -> list[int]:
        center_of = board.geometry.hexes
        order = sorted(board.spirals, key=lambda spiral: _clockwise(*center_of[spiral[0]]))
        return lay_along(order[(corner - 1) % len(order)], board, terrain, list(board.tokens))

    book.tokens.replace(from_that_corner)


def _clockwise(x: int, y: int) -> tuple[int, int]:
    """Sorts the corners of an island around (0, 0): the upper ones left to right, then the lower ones back."""
    if y < 0 or (y == 0 and x > 0):
        return 0, x
    return 1, -x


OPTION = Option(
    key=KEY,
    title="Tokens start at corner",
    summary="Where the lettered number tokens start: 1 is the top left corner, then clockwise.",
    source="A, N, M",
    install=install,
    needs=Need(
        lambda board: len(board.spirals) > 1, "its number tokens leave no choice of a corner."
    ),
    parameter=Range(1, CORNERS, 1, left_out="Any corner"),
    group="set-up",
    changes=("set-up",),
)
