"""Spiral corner: the lettered tokens start at the corner of the island that the table chose (sources: dealing-the-island)."""

from engine.board_game.core.board import Board
from engine.board_game.options import Need, Option, Range
from engine.board_game.rulebook import Rulebook
from engine.board_game.rules.dealing import Way, lay
from engine.chance import Chance

KEY = "spiral-corner"
CORNERS = 6


def install(book: Rulebook, corner: int) -> None:
    """Corners count clockwise from the one at the top left."""

    def from_that_corner(board: Board, terrain: list[int], chance: Chance) -> list[int]:
        (bag,) = board.bags_laid
        order = clockwise(board)
        return lay(board, terrain, [(order[(corner - 1) % len(order)], list(bag.tokens))])

    book.tokens.replace(from_that_corner)


def clockwise(board: Board) -> list[Way]:
    """Its ways from each corner, from the one at the top left: the upper ones left to right, then the lower ones back."""
    at = board.geometry.hexes
    across, down = zip(*(at[way[0]] for way in board.corners), strict=True)
    middle, level = sum(across) / len(across), sum(down) / len(down)

    def place(way: Way) -> tuple[int, int]:
        x, y = at[way[0]]
        above = y < level or (y == level and x > middle)
        return (0, x) if above else (1, -x)

    return sorted(board.corners, key=place)


OPTION = Option(
    key=KEY,
    title="Starting corner for the numbers",
    summary="Where the lettered number tokens start: 1 is the top left corner, then clockwise.",
    source="sources: dealing-the-island",
    install=install,
    needs=Need(lambda board: bool(board.corners), "its number tokens leave no choice of a corner."),
    parameter=Range(1, CORNERS, 1, left_out="Any corner"),
    group="set-up",
    changes=("set-up",),
)
