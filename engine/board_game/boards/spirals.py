"""The spiral along which number tokens are laid: from a corner counter-clockwise along the shore, then ever further inwards
(sources: dealing-the-island)."""

from collections.abc import Iterable
from typing import Final

from engine.board_game.core.geometry import Geometry
from engine.board_game.core.names import Hex

HEADINGS: Final = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))
"""Steps between neighboring hexes as (q, r), counter-clockwise from east."""
FROM_RIGHT_TO_LEFT: Final = (-2, -1, 0, 1, 2)


def spiral(geometry: Geometry, hexes: Iterable[Hex], corner: tuple[int, int]) -> tuple[Hex, ...]:
    """All the hexes in the order of the spiral that begins at hex (q, r), which must lie at the shore. Raises ValueError if
    the way ends before it has been everywhere."""
    rest = {geometry.axial(hex) for hex in hexes}
    (q, r), heading = corner, _along_the_shore(rest, corner)
    way = [corner]
    rest.remove(corner)
    while rest:
        for turn in FROM_RIGHT_TO_LEFT:
            onward = (heading + turn) % 6
            step = (q + HEADINGS[onward][0], r + HEADINGS[onward][1])
            if step in rest:
                (q, r), heading = step, onward
                way.append(step)
                rest.remove(step)
                break
        else:
            raise ValueError(f"a spiral from {corner} ends at {(q, r)} before {min(rest)}")
    return tuple(geometry.hex_at(q, r) for q, r in way)


def _along_the_shore(hexes: set[tuple[int, int]], corner: tuple[int, int]) -> int:
    """The heading from a hex that keeps the shore on the right hand."""
    q, r = corner
    beside = [(q + dq, r + dr) in hexes for dq, dr in HEADINGS]
    for heading in range(6):
        if beside[heading] and not beside[heading - 1]:
            return heading
    raise ValueError(f"{corner} does not lie at the shore")
