"""The island of one game: terrain, number tokens and harbors as they were dealt. Shared by all its states."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from engine.bits import mask_of
from engine.board_game.core.geometry import Geometry
from engine.board_game.core.names import (
    DESERT,
    HARBORS,
    PRODUCING,
    SEA,
    TERRAINS,
    Hex,
    HexMask,
    IntersectionMask,
    Path,
    PathMask,
    Resource,
)


@lru_cache(maxsize=64)
def shores(geometry: Geometry, land: HexMask) -> tuple[IntersectionMask, PathMask, PathMask]:
    """Intersections at land; paths along land; paths between two hexes of sea, not those outside the board."""
    return (
        mask_of(at for at, hexes in enumerate(geometry.hexes_mask) if hexes & land),
        mask_of(path for path, hexes in enumerate(geometry.sides_mask) if hexes & land),
        mask_of(
            path
            for path, hexes in enumerate(geometry.sides_mask)
            if not hexes & land and hexes.bit_count() == 2
        ),
    )


class Island:
    """What was dealt, and the tables that follow from it; never changes."""

    __slots__ = (
        "deserts",
        "geometry",
        "harbors",
        "harbors_at",
        "hexes_with",
        "land",
        "land_paths",
        "mask_with",
        "numbers",
        "on_land",
        "over_water",
        "producing",
        "terrain",
    )

    def __init__(
        self,
        geometry: Geometry,
        terrain: Sequence[int],
        numbers: Sequence[int],
        harbors: Sequence[tuple[Path, int]],
    ) -> None:
        self.geometry = geometry
        self.terrain = tuple(terrain)
        self.numbers = tuple(numbers)
        self.harbors = tuple(harbors)
        self.land: HexMask = mask_of(hex for hex, kind in enumerate(self.terrain) if kind != SEA)
        self.on_land, self.land_paths, self.over_water = shores(geometry, self.land)
        self.deserts: HexMask = mask_of(
            hex for hex, kind in enumerate(self.terrain) if kind == DESERT
        )
        self.producing: list[tuple[tuple[Hex, Resource, IntersectionMask], ...]] = [
            tuple(
                (hex, self.terrain[hex], geometry.corners_mask[hex])
                for hex, number in enumerate(self.numbers)
                if number == roll and number
            )
            for roll in range(13)
        ]
        """By roll: the hexes with that number, what they produce, and the intersections around them."""
        self.hexes_with: list[tuple[Hex, ...]] = [
            tuple(hex for hex, _, _ in hexes) for hexes in self.producing
        ]
        """By roll: the hexes with that number."""
        self.mask_with: list[HexMask] = [mask_of(hexes) for hexes in self.hexes_with]
        self.harbors_at: dict[int, tuple[int, ...]] = {}
        """By intersection with harbors: their kinds."""
        for path, kind in self.harbors:
            for intersection in geometry.ends[path]:
                self.harbors_at[intersection] = (*self.harbors_at.get(intersection, ()), kind)

    def products(self, intersection: int) -> list[Resource]:
        """What the hexes around an intersection produce, one entry per producing hex."""
        return [
            self.terrain[hex]
            for hex in self.geometry.hexes_beside[intersection]
            if self.terrain[hex] in PRODUCING
        ]

    def to_json(self) -> dict[str, Any]:
        """The deal, without what follows from it."""
        return {
            "terrain": [TERRAINS[kind] for kind in self.terrain],
            "numbers": list(self.numbers),
            "harbors": [[path, HARBORS[kind]] for path, kind in self.harbors],
        }

    @classmethod
    def from_json(cls, geometry: Geometry, data: dict[str, Any]) -> "Island":
        """The same island again."""
        return cls(
            geometry,
            [TERRAINS.index(kind) for kind in data["terrain"]],
            data["numbers"],
            [(path, HARBORS.index(kind)) for path, kind in data["harbors"]],
        )
