"""Positions and neighbors of hexes, intersections and paths: made once per board, shared by every state.

   N            Hexes stand on a point. On the lattice the center of hex (q, r) is (2q + r, 3r); its corners,
NW   NE         clockwise from the north, lie around it at (0,-2) (1,-1) (1,1) (0,2) (-1,1) (-1,-1).
SW   SE         Ids are indexes in reading order: top to bottom, left to right.
   S
"""

from collections.abc import Iterable
from functools import lru_cache
from typing import Final, TypeAlias

from engine.bits import mask_of, members
from engine.board_game.core.names import (
    Hex,
    HexMask,
    Intersection,
    IntersectionMask,
    Path,
    PathMask,
)
from engine.board_game.core.view_types import Geometry as GeometryView

Point: TypeAlias = tuple[int, int]

CORNERS: Final = {
    "N": (0, -2),
    "NE": (1, -1),
    "SE": (1, 1),
    "S": (0, 2),
    "SW": (-1, 1),
    "NW": (-1, -1),
}
SIDES: Final = {
    "NE": ("N", "NE"),
    "E": ("NE", "SE"),
    "SE": ("SE", "S"),
    "SW": ("S", "SW"),
    "W": ("SW", "NW"),
    "NW": ("NW", "N"),
}


def center(q: int, r: int) -> Point:
    """The lattice point in the middle of hex (q, r)."""
    return 2 * q + r, 3 * r


def corner_of(q: int, r: int, corner: str) -> Point:
    """The lattice point of a named corner of hex (q, r)."""
    x, y = center(q, r)
    dx, dy = CORNERS[corner]
    return x + dx, y + dy


def _reading_order(points: Iterable[Point]) -> list[Point]:
    return sorted(points, key=lambda point: (point[1], point[0]))


class Geometry:
    """Adjacency of one set of hexes, by id, as masks and tuples; never changes."""

    __slots__ = (
        "_hex_at",
        "_intersection_at",
        "_path_between",
        "blocked_by",
        "corners",
        "corners_mask",
        "ends",
        "ends_mask",
        "hexes",
        "hexes_beside",
        "hexes_mask",
        "intersections",
        "neighbors",
        "paths",
        "paths_at",
        "sides_mask",
        "ways",
    )

    def __init__(self, axial: Iterable[tuple[int, int]]) -> None:
        by_center = {center(q, r): (q, r) for q, r in axial}
        self.hexes: list[Point] = _reading_order(by_center)
        self._hex_at: dict[tuple[int, int], Hex] = {
            by_center[at]: id for id, at in enumerate(self.hexes)
        }
        around = [[(x + dx, y + dy) for dx, dy in CORNERS.values()] for x, y in self.hexes]
        self.intersections: list[Point] = _reading_order(
            {point for ring in around for point in ring}
        )
        self._intersection_at: dict[Point, Intersection] = {
            at: id for id, at in enumerate(self.intersections)
        }
        self.corners: list[tuple[Intersection, ...]] = [
            tuple(self._intersection_at[point] for point in ring) for ring in around
        ]
        sides = {
            tuple(sorted((ring[k], ring[(k + 1) % 6]), key=lambda id: self.intersections[id][::-1]))
            for ring in self.corners
            for k in range(6)
        }
        self.ends: list[tuple[Intersection, Intersection]] = sorted(
            ((a, b) for a, b in sides), key=lambda ends: self._middle(*ends)[::-1]
        )
        self.paths: list[Point] = [self._middle(a, b) for a, b in self.ends]
        self._path_between: dict[frozenset[Intersection], Path] = {
            frozenset(ends): id for id, ends in enumerate(self.ends)
        }
        self._make_masks()

    def _middle(self, a: Intersection, b: Intersection) -> Point:
        (ax, ay), (bx, by) = self.intersections[a], self.intersections[b]
        return ax + bx, ay + by

    def _make_masks(self) -> None:
        everywhere = range(len(self.intersections))
        self.corners_mask: list[IntersectionMask] = [mask_of(ring) for ring in self.corners]
        beside: list[list[Hex]] = [[] for _ in everywhere]
        for hex, ring in enumerate(self.corners):
            for at in ring:
                beside[at].append(hex)
        self.hexes_beside: list[tuple[Hex, ...]] = [tuple(hexes) for hexes in beside]
        self.hexes_mask: list[HexMask] = [mask_of(hexes) for hexes in self.hexes_beside]
        self.ends_mask: list[IntersectionMask] = [mask_of(ends) for ends in self.ends]
        self.sides_mask: list[HexMask] = [
            self.hexes_mask[a] & self.hexes_mask[b] for a, b in self.ends
        ]
        """By path: the hexes on either hand of it, one only at the rim of the board."""
        ways: list[list[tuple[PathMask, Intersection]]] = [[] for _ in everywhere]
        for path, (a, b) in enumerate(self.ends):
            ways[a].append((1 << path, b))
            ways[b].append((1 << path, a))
        self.ways: list[tuple[tuple[PathMask, Intersection], ...]] = [
            tuple(there) for there in ways
        ]
        """By intersection: the bit of each path that leads away, and where it leads."""
        self.paths_at: list[PathMask] = [sum(bit for bit, _ in there) for there in ways]
        self.neighbors: list[IntersectionMask] = [
            mask_of(other for _, other in there) for there in ways
        ]
        self.blocked_by: list[IntersectionMask] = [
            1 << at | self.neighbors[at] for at in everywhere
        ]
        """By intersection: where nobody may settle once a building stands there (the distance rule)."""

    def hex_at(self, q: int, r: int) -> Hex:
        """The id of hex (q, r); KeyError if the board has none."""
        return self._hex_at[q, r]

    def axial(self, hex: Hex) -> tuple[int, int]:
        """The (q, r) of a hex."""
        x, y = self.hexes[hex]
        return (x - y // 3) // 2, y // 3

    def corner(self, q: int, r: int, corner: str) -> Intersection:
        """The id of a named corner (`"N"`, `"NE"` …) of hex (q, r)."""
        return self._intersection_at[corner_of(q, r, corner)]

    def side(self, q: int, r: int, side: str) -> Path:
        """The id of a named side (`"NE"`, `"E"` …) of hex (q, r)."""
        a, b = SIDES[side]
        return self._path_between[frozenset((self.corner(q, r, a), self.corner(q, r, b)))]

    def path_between(self, a: Intersection, b: Intersection) -> Path:
        """The path that joins two neighboring intersections."""
        return self._path_between[frozenset((a, b))]

    def beside_path(self, path: Path) -> tuple[Hex, ...]:
        """The hexes on either hand of a path."""
        return members(self.sides_mask[path])

    def hexes_around(self, hex: Hex) -> tuple[Hex, ...]:
        """The hexes that share a side with this one."""
        ring = self.corners[hex]
        beside = {other for at in ring for other in self.hexes_beside[at]}
        return tuple(sorted(beside - {hex}))

    def to_json(self) -> GeometryView:
        """Data from which a client draws any board."""
        return {
            "hexes": [list(at) for at in self.hexes],
            "intersections": [list(at) for at in self.intersections],
            "paths": [list(ends) for ends in self.ends],
            "corners": [list(ring) for ring in self.corners],
        }


@lru_cache(maxsize=128)
def geometry_of(axial: tuple[tuple[int, int], ...]) -> Geometry:
    """The one geometry of this set of hexes."""
    return Geometry(axial)
