"""The squares of a realm, each of them a number: 5 times its column plus its row.

The road of the start is in column 12 of row 2, the middle row; settlements lie in odd columns, roads and regions in even ones.
Rows 1 and 3 hold regions and the inner sites, rows 0 and 4 the outer sites of cities. Both players count in the same way, as if
each sat below their own realm."""

from typing import Final

from engine.card_game.core.names import Place

COLUMNS: Final = 25
ROWS: Final = 5
MIDDLE_COLUMN: Final = 12
OUTER_ABOVE, ABOVE, MIDDLE, BELOW, OUTER_BELOW = range(ROWS)


def place(column: int, row: int) -> Place:
    """The square there."""
    return ROWS * column + row


def column_of(at: Place) -> int:
    """The column of a square."""
    return at // ROWS


def row_of(at: Place) -> int:
    """The row of a square."""
    return at % ROWS


def regions_beside(site: Place) -> tuple[Place, Place]:
    """The two squares for regions that a building site touches: both upper sites touch the upper ones (sources: building-sites)."""
    row = ABOVE if row_of(site) < MIDDLE else BELOW
    column = column_of(site)
    return place(column - 1, row), place(column + 1, row)


def regions_around(column: int) -> tuple[Place, ...]:
    """The four squares for regions around a settlement or city."""
    return tuple(place(at, row) for at in (column - 1, column + 1) for row in (ABOVE, BELOW))


INNER_SITES: Final = (ABOVE, BELOW)
CITY_SITES: Final = (ABOVE, BELOW, OUTER_ABOVE, OUTER_BELOW)
"""Rows; the inner ones are offered first."""
