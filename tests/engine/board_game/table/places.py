"""Places, named as one would point at them.

"hills 6" is a hex of the beginners' island (no two of its hexes have both terrain and number in common), "hills 6 N"
its northern corner, "hills 6 NE" its north-eastern corner or side."""

from collections.abc import Iterable, Sequence
from itertools import pairwise
from typing import TypeAlias

from engine.bits import bits
from engine.board_game.core.geometry import CORNERS, Geometry
from engine.board_game.core.names import TERRAINS, Hex, Intersection, Path
from engine.board_game.core.state import State

Place: TypeAlias = int | str
"""An id, or a name such as "hills 6 N"."""


class Places:
    """The places of a position."""

    state: State
    geometry: Geometry

    def hex(self, name: Place) -> Hex:
        """The hex of that terrain and number."""
        if isinstance(name, int):
            return name
        terrain, _, number = name.partition(" ")
        there = [
            hex
            for hex, kind in enumerate(self.state.island.terrain)
            if TERRAINS[kind] == terrain and self.state.island.numbers[hex] == int(number or 0)
        ]
        assert len(there) == 1, f"{name!r} names {len(there)} hexes"
        return there[0]

    def at(self, place: Place) -> Intersection:
        """The intersection at a corner of a hex: `"hills 6 N"`."""
        if isinstance(place, int):
            return place
        name, corner = place.rsplit(" ", 1)
        return self.geometry.corners[self.hex(name)][list(CORNERS).index(corner)]

    def path(self, place: Place) -> Path:
        """The path along a side of a hex: `"hills 6 NE"`."""
        if isinstance(place, int):
            return place
        name, side = place.rsplit(" ", 1)
        first = ("NE", "E", "SE", "SW", "W", "NW").index(side)
        corners = self.geometry.corners[self.hex(name)]
        return self.geometry.path_between(corners[first], corners[(first + 1) % 6])

    def paths_along(self, places: Sequence[Place]) -> list[Path]:
        """The paths of a way from intersection to neighboring intersection."""
        stops = [self.at(place) for place in places]
        return [self.geometry.path_between(a, b) for a, b in pairwise(stops)]

    def around(self, hex: Place) -> list[Intersection]:
        """The corners of a hex, clockwise from the north and back to it."""
        corners = self.geometry.corners[self.hex(hex)]
        return [*corners, corners[0]]

    def way(self, start: Place, length: int, avoiding: Iterable[Place] = ()) -> list[Intersection]:
        """Some way of `length` paths from an intersection that meets none twice, nor those to avoid."""
        forbidden = {self.at(place) for place in avoiding}

        def walk(so_far: list[Intersection]) -> list[Intersection] | None:
            if len(so_far) == length + 1:
                return so_far
            for there in bits(self.geometry.neighbors[so_far[-1]]):
                if there not in so_far and there not in forbidden:
                    found = walk([*so_far, there])
                    if found:
                        return found
            return None

        found = walk([self.at(start)])
        assert found, "there is no such way"
        return found

    def harbor(self, kind: int) -> list[Intersection]:
        """The intersections of one harbor of a kind."""
        path = next(path for path, printed in self.state.island.harbors if printed == kind)
        return list(self.geometry.ends[path])
