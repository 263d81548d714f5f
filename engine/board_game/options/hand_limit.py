"""Hand limit: more cards are safe from a seven (W; M and A for larger tables)."""

from engine.board_game.options import Option, Range
from engine.board_game.rulebook import Rulebook


def install(book: Rulebook, limit: int) -> None:
    book.hand_limit.set(limit)


OPTION = Option(
    key="hand-limit",
    title="Hand limit",
    summary="Players with more cards than this discard half of them on a seven.",
    source="W, M, A",
    install=install,
    parameter=Range(7, 20, 7),
    group="robber",
    changes=("seven",),
    icon="i-cards",
)
