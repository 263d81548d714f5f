"""Seats, editions, some cards by name, and what things cost."""

from typing import Final

from engine.board_game.core.names import Cards

RED, BLUE, ORANGE, WHITE = range(4)
EDITIONS: Final = ("2025", "2007", "1996")

ROAD: Final[Cards] = (1, 1, 0, 0, 0)
SETTLEMENT: Final[Cards] = (1, 1, 1, 1, 0)
CITY: Final[Cards] = (0, 0, 0, 2, 3)
CARD: Final[Cards] = (0, 0, 1, 1, 1)
"""The costs of things, as the rulebooks print them."""


def cards(brick: int = 0, lumber: int = 0, wool: int = 0, grain: int = 0, ore: int = 0) -> Cards:
    """Some cards, by name."""
    return brick, lumber, wool, grain, ore
