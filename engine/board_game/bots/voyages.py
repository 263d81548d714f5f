"""What a bot sees at sea: where it is good to arrive, and which way leads there."""

from functools import cached_property, lru_cache

from engine.bits import bits, mask_of
from engine.board_game.bots.reading import Reading
from engine.board_game.core.geometry import Geometry
from engine.board_game.core.names import (
    HexMask,
    Intersection,
    IntersectionMask,
    Path,
    PathMask,
)

NEW_ISLAND = 4.0
"""What settling an island where I do not live is worth beside its pips."""
FOG_AHEAD = 3.0
"""What a hex of fog is worth that a ship would turn over."""
FAR_SEAS = 7
"""How many paths over water are looked ahead."""
A_PATH_FURTHER = 0.8
"""What is left of a haven's worth with every path that leads there."""


@lru_cache(maxsize=64)
def _beside_water(geometry: Geometry, land: HexMask) -> PathMask:
    return mask_of(path for path, hexes in enumerate(geometry.sides_mask) if hexes & ~land)


class Voyages(Reading):
    """A view, looked at from the rail of a ship."""

    @cached_property
    def waters(self) -> PathMask:
        """Where a ship may come to lie, the pirate aside."""
        return (
            _beside_water(self.geometry, self.land) & ~self.board.frame_paths & ~mask_of(self.ways)
        )

    @cached_property
    def docks(self) -> IntersectionMask:
        """From where my ships go on: my buildings and the ends of my ships."""
        docks = mask_of(at for at, (owner, _) in self.buildings.items() if owner == self.seat)
        for path, owner in self.ships.items():
            if owner == self.seat:
                docks |= self.geometry.ends_mask[path]
        return docks

    @cached_property
    def barred(self) -> IntersectionMask:
        """Where buildings of others stop my ships."""
        return mask_of(at for at, (owner, _) in self.buildings.items() if owner != self.seat)

    @cached_property
    def home(self) -> HexMask:
        """The hexes of the islands on which I live."""
        island, rim = 0, 0
        for at, (owner, _) in self.buildings.items():
            if owner == self.seat:
                rim |= self.geometry.hexes_mask[at] & self.land
        while rim:
            island |= rim
            around = 0
            for hex in bits(rim):
                for other in self.geometry.hexes_around(hex):
                    around |= 1 << other
            rim = around & self.land & ~island
        return island

    @cached_property
    def havens(self) -> dict[Intersection, float]:
        """Where it is good to come over the sea: a place to settle, a new island, fog to discover."""
        taken = 0
        for at in self.buildings:
            taken |= self.geometry.blocked_by[at]
        for path, owner in self.ways.items():
            if owner == self.seat:
                taken |= self.geometry.ends_mask[path]
        havens = {}
        for at in bits(self.ashore & ~taken):
            foreign = not self.geometry.hexes_mask[at] & self.home
            havens[at] = self.worth(at) + (NEW_ISLAND if foreign else 0.0)
        for number, shown in self.view["board"]["hexes"].items():
            if shown["terrain"] == "fog":
                for at in self.geometry.corners[int(number)]:
                    havens[at] = max(havens.get(at, 0.0), FOG_AHEAD)
        return havens

    @cached_property
    def bearings(self) -> dict[Intersection, float]:
        """By intersection: the best haven from there over free water, worth less with every path on the way."""
        best, edge, waters = dict(self.havens), self.havens, self.waters
        for _ in range(FAR_SEAS):
            further: dict[Intersection, float] = {}
            for at, value in edge.items():
                less = value * A_PATH_FURTHER
                for path, other in self.geometry.ways[at]:
                    if waters & path and less > best.get(other, 0.0):
                        best[other] = further[other] = less
            edge = {at: value for at, value in further.items() if not self.barred >> at & 1}
        return best

    def voyage(self, path: Path) -> float:
        """What a ship there leads to; nothing where my ships are already."""
        ahead = self.geometry.ends_mask[path] & ~self.docks
        return max((self.bearings.get(end, 0.0) for end in bits(ahead)), default=0.0)

    @cached_property
    def best_voyage(self) -> float:
        """The most that one ship more of mine could lead to."""
        if not self.me["left"].get("ship"):
            return 0.0
        ways = 0
        for at in bits(self.docks & ~self.barred):
            ways |= self.geometry.paths_at[at]
        return max((self.voyage(path) for path in bits(ways & self.waters)), default=0.0)
