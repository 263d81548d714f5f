"""The base game, one module per heading of the rulebook. It installs itself by the same verbs as every option."""

from engine.board_game.rulebook import Rulebook
from engine.board_game.rules import (
    building,
    dealing,
    development,
    hands,
    longest_road,
    maritime,
    production,
    robber,
    set_up,
    seven,
    trade,
    turn,
    winning,
)

CHAPTERS = (
    dealing,
    set_up,
    turn,
    hands,
    production,
    seven,
    robber,
    building,
    longest_road,
    development,
    maritime,
    trade,
    winning,
)


def install(book: Rulebook) -> None:
    """The whole base game."""
    for chapter in CHAPTERS:
        chapter.install(book)
