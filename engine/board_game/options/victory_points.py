"""Points to win: a goal other than ten (sources: points-to-win)."""

from engine.board_game.options import Option, Range
from engine.board_game.rulebook import Rulebook


def install(book: Rulebook, goal: int) -> None:
    book.victory_points.set(goal)


OPTION = Option(
    key="victory-points",
    title="Points to win",
    summary="The first player to reach this many points on their own turn wins.",
    source="sources: points-to-win",
    install=install,
    parameter=Range(8, 20, 10),
    changes=("winning",),
    is_goal=True,
)
