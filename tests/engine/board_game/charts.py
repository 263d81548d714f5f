"""Charts: islands drawn by hand, row by row, for tests that need land and water where they want them."""

from collections.abc import Sequence

from engine.board_game.core.island import Island
from engine.board_game.core.names import HARBORS, TERRAINS, Path
from tests.engine.board_game.table import RED, Table

SHORT = {kind[:2]: number for number, kind in enumerate(TERRAINS) if kind != "fog"}
SHORT |= {"~~": TERRAINS.index("sea"), "??": TERRAINS.index("fog")}
"""`hi6` is hills with a 6, `de` a desert, `~~` sea, `??` fog."""

TWO_ISLANDS = """
      ~~  ~~  ~~  ~~
    ~~  hi6 fo5 ~~  ~~
  ~~  pa4 fi9 ~~  ~~  ~~
~~  ~~  ~~  ~~  ~~  mo8 de
  ~~  ~~  ~~  ~~  ~~  ~~
    ~~  ~~  ~~  ~~  fo3
      ~~  ~~  ~~  ~~
"""
"""On the board of islands: one of four hexes, one of two, and a hex that faces the latter across a single path."""


def read_chart(chart: str) -> tuple[list[int], list[int]]:
    """Terrain and numbers, by hex."""
    hexes = chart.split()
    return [SHORT[hex[:2]] for hex in hexes], [int(hex[2:] or 0) for hex in hexes]


def charted(
    *options: str,
    chart: str = TWO_ISLANDS,
    harbors: Sequence[tuple[Path, str]] = (),
    without: Sequence[str] = (),
) -> Table:
    """A table at these islands, cleared of pieces, with RED about to roll."""
    values = dict.fromkeys(without, False)
    table = Table(*options, values=values, board="islands-3-4", cleared=False)
    rules, (terrain, numbers) = table.state.rules, read_chart(chart)
    table.state.island = Island(
        rules.geometry, terrain, numbers, [(path, HARBORS.index(kind)) for path, kind in harbors]
    )
    table._clear()
    table.robber_on("desert")
    table.before_the_roll(RED)
    return table
