"""Special cards worth two points: whoever has strictly most of what it counts, and enough of it
(sources: longest-road, largest-army)."""

from collections.abc import Sequence
from typing import Final

from engine.board_game.core.names import NOBODY, Seat

AWARD: Final = 2
"""Points that the card is worth."""


def heir_of(counts: Sequence[int], holder: Seat, minimum: int) -> Seat:
    """Choose the holder of the card by `counts`, by seat: its holder keeps it while at least tied, a tie of others sets it aside (NOBODY),
    and so does having less than `minimum`."""
    most = max(counts)
    if most < minimum:
        return NOBODY
    if holder != NOBODY and counts[holder] == most:
        return holder
    return counts.index(most) if counts.count(most) == 1 else NOBODY
