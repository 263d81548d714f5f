"""The slice of state that the headings of this option share."""

from dataclasses import dataclass
from typing import Final

from engine.board_game.core.names import Dice
from engine.board_game.core.slices import Slice

KEY: Final = "two-players"
AT_THE_START: Final = 5
"""Trade tokens of each player."""


@dataclass(frozen=True, slots=True)
class TwoPlayersState:
    """The slice of this option."""

    rolls: tuple[Dice, ...] = ()
    """The dice of this turn."""
    tokens: tuple[int, ...] = (AT_THE_START, AT_THE_START)
    """Trade tokens by seat."""
    knight_discarded: bool = False
    """True if that was done this turn."""
    knights: int = 0
    """The number of cards discarded in all."""


SLICE: Final = Slice(KEY, TwoPlayersState())
