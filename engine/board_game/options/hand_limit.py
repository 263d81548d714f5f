"""Hand limit: more cards are safe from a seven (sources: larger-hand-limit)."""

from engine.board_game.options import Option, Range
from engine.board_game.rulebook import Rulebook


def install(book: Rulebook, limit: int) -> None:
    book.hand_limit.set(limit)


OPTION = Option(
    key="hand-limit",
    title="Hand limit",
    summary="Players with more cards than this discard half of them on a seven.",
    source="sources: larger-hand-limit",
    install=install,
    parameter=Range(7, 20, 7),
    group="robber",
    changes=("seven",),
    icon="i-cards",
)
