"""Shuffled tokens: numbers in random order, with no red number beside a red number (sources: dealing-the-island)."""

from engine.board_game.options import Option
from engine.board_game.rulebook import Rulebook
from engine.board_game.rules.dealing import tokens_shuffled


def install(book: Rulebook) -> None:
    book.tokens.replace(tokens_shuffled)


OPTION = Option(
    key="shuffled-tokens",
    title="Shuffled numbers",
    summary="Number tokens go anywhere, but never a 6 or 8 beside another 6 or 8.",
    source="sources: dealing-the-island",
    install=install,
    group="set-up",
    changes=("set-up",),
)
