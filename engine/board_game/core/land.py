"""Islands as parts of the land: hexes of land that touch are one island. No rule of its own."""

from functools import lru_cache

from engine.bits import bits
from engine.board_game.core.geometry import Geometry
from engine.board_game.core.names import HexMask, Intersection, IntersectionMask


@lru_cache(maxsize=256)
def islands(geometry: Geometry, land: HexMask) -> tuple[HexMask, ...]:
    """Each island's hexes."""
    found, left = [], land
    while left:
        island, rim = 0, left & -left
        while rim:
            island |= rim
            around = 0
            for hex in bits(rim):
                for other in geometry.hexes_around(hex):
                    around |= 1 << other
            rim = around & left & ~island
        found.append(island)
        left &= ~island
    return tuple(found)


def island_at(geometry: Geometry, land: HexMask, at: Intersection) -> HexMask:
    """The hexes of the island on which an intersection lies; none for one beside no such land."""
    here = geometry.hexes_mask[at]
    return next((island for island in islands(geometry, land) if island & here), 0)


def corners_of(geometry: Geometry, island: HexMask) -> IntersectionMask:
    """The intersections around these hexes."""
    corners = 0
    for hex in bits(island):
        corners |= geometry.corners_mask[hex]
    return corners
