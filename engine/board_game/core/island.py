"""The island of a game: terrain, number tokens and harbors, and what follows from them. A value: states share it, and a hex
that is turned over or a token that moves makes another island (`engine.board_game.rules.changing`)."""

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from types import MappingProxyType
from typing import Any, Final

from engine.bits import mask_of
from engine.board_game.core.geometry import Geometry
from engine.board_game.core.names import (
    ANY,
    DESERT,
    FOG,
    GOODS,
    HARBORS,
    NOTHING,
    NUMBERS,
    SEA,
    TERRAINS,
    Hex,
    HexMask,
    IntersectionMask,
    Path,
    PathMask,
    Resource,
)

NO_CHANGE: Final[Mapping[Hex, int]] = MappingProxyType({})


@lru_cache(maxsize=256)
def shores(
    geometry: Geometry, land: HexMask, sea: HexMask
) -> tuple[IntersectionMask, PathMask, PathMask]:
    """Intersections at land; paths with anything but sea beside them; paths between two hexes of sea, not those outside the
    board."""
    return (
        mask_of(at for at, hexes in enumerate(geometry.hexes_mask) if hexes & land),
        mask_of(path for path, hexes in enumerate(geometry.sides_mask) if hexes & ~sea),
        mask_of(
            path
            for path, hexes in enumerate(geometry.sides_mask)
            if not hexes & ~sea and hexes.bit_count() == 2
        ),
    )


def _by_roll() -> list[list[Any]]:
    """An empty list for each roll."""
    return [[] for _ in range(NUMBERS)]


class Island:
    """Terrain, numbers and harbors, and the tables that follow from them; never changes."""

    __slots__ = (
        "_dealt",
        "choosing",
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
        "sea",
        "terrain",
    )

    def __init__(
        self,
        geometry: Geometry,
        terrain: Sequence[int],
        numbers: Sequence[int],
        harbors: Sequence[tuple[Path, int]],
        dealt: "Island | None" = None,
    ) -> None:
        self.geometry = geometry
        self.terrain = tuple(terrain)
        self.numbers = tuple(numbers)
        self.harbors = tuple(harbors)
        self._dealt = dealt
        self.sea: HexMask = mask_of(hex for hex, kind in enumerate(self.terrain) if kind == SEA)
        self.land: HexMask = mask_of(
            hex for hex, kind in enumerate(self.terrain) if kind not in (SEA, FOG)
        )
        self.on_land, self.land_paths, self.over_water = shores(geometry, self.land, self.sea)
        self.deserts: HexMask = mask_of(
            hex for hex, kind in enumerate(self.terrain) if kind == DESERT
        )
        self._make_yields()
        self.harbors_at: dict[int, tuple[int, ...]] = {}
        """By intersection with harbors: their kinds."""
        for path, kind in self.harbors:
            for intersection in geometry.ends[path]:
                self.harbors_at[intersection] = (*self.harbors_at.get(intersection, ()), kind)

    def _make_yields(self) -> None:
        corners = self.geometry.corners_mask
        self.producing: list[list[tuple[Hex, Resource, IntersectionMask]]] = _by_roll()
        """By roll: the hexes with that number, what they produce, and the intersections around them."""
        self.choosing: list[list[tuple[Hex, IntersectionMask]]] = _by_roll()
        """By roll: likewise those that produce what the player chooses."""
        hexes_with: list[list[Hex]] = _by_roll()
        self.mask_with: list[HexMask] = [0] * NUMBERS
        for hex, (kind, number) in enumerate(zip(self.terrain, self.numbers, strict=True)):
            good = GOODS[kind]
            if number and good != NOTHING:
                hexes_with[number].append(hex)
                self.mask_with[number] |= 1 << hex
                if good == ANY:
                    self.choosing[number].append((hex, corners[hex]))
                else:
                    self.producing[number].append((hex, good, corners[hex]))
        self.hexes_with: list[tuple[Hex, ...]] = list(map(tuple, hexes_with))
        """By roll: the hexes that produce anything."""

    @property
    def dealt(self) -> "Island":
        """The island of the start, out of which this one came."""
        return self._dealt or self

    def products(self, intersection: int) -> list[Resource]:
        """The products of the hexes with a number around an intersection: a resource or ANY for each of them."""
        return [
            GOODS[self.terrain[hex]]
            for hex in self.geometry.hexes_beside[intersection]
            if self.numbers[hex] and GOODS[self.terrain[hex]] != NOTHING
        ]

    def changed(
        self, terrain: Mapping[Hex, int] = NO_CHANGE, numbers: Mapping[Hex, int] = NO_CHANGE
    ) -> "Island":
        """The island with other terrain or other numbers (0: none) on some hexes."""
        return Island(
            self.geometry,
            [terrain.get(hex, kind) for hex, kind in enumerate(self.terrain)],
            [numbers.get(hex, number) for hex, number in enumerate(self.numbers)],
            self.harbors,
            self.dealt,
        )

    def with_harbors(self, harbors: Iterable[tuple[Path, int]]) -> "Island":
        """The island with these harbors."""
        return Island(self.geometry, self.terrain, self.numbers, tuple(harbors), self.dealt)

    def to_json(self) -> dict[str, Any]:
        """The island without what follows from it; one that has changed says what was dealt too."""
        data: dict[str, Any] = {
            "terrain": [TERRAINS[kind] for kind in self.terrain],
            "numbers": list(self.numbers),
            "harbors": [[path, HARBORS[kind]] for path, kind in self.harbors],
        }
        return {**data, "dealt": self._dealt.to_json()} if self._dealt else data

    @classmethod
    def from_json(cls, geometry: Geometry, data: dict[str, Any]) -> "Island":
        """The same island again."""
        return cls(
            geometry,
            [TERRAINS.index(kind) for kind in data["terrain"]],
            data["numbers"],
            [(path, HARBORS.index(kind)) for path, kind in data["harbors"]],
            cls.from_json(geometry, data["dealt"]) if "dealt" in data else None,
        )
