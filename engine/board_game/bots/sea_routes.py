"""Voyages of bots: where it is good to arrive, and which way leads there."""

from collections.abc import Mapping
from functools import cached_property, lru_cache

from engine.bits import bits, mask_of
from engine.board_game.bots.view_reading import Reading
from engine.board_game.core.geometry import Geometry
from engine.board_game.core.land import islands
from engine.board_game.core.names import (
    HexMask,
    Intersection,
    IntersectionMask,
    Path,
    PathMask,
)

POINT = 10.0
"""The worth of a point beside pips."""
NEW_ISLAND = 4.0
"""The worth of settling an island where I do not live, besides its pips, even if it brings no point."""
FOG_AHEAD = 9.0
"""The worth of a ship that reveals a hex of fog, times the chance of land."""
JOINING = 8.0
"""The worth of connecting to others' buildings by a trade route."""
FAR_SEAS = 7
"""The number of paths over water that a bot looks ahead."""
A_PATH_FURTHER = 0.85
"""The share of a haven's worth that is left after each path on the way."""


@lru_cache(maxsize=64)
def _beside_water(geometry: Geometry, land: HexMask) -> PathMask:
    return mask_of(path for path, hexes in enumerate(geometry.sides_mask) if hexes & ~land)


class Voyages(Reading):
    """A view, looked at from the rail of a ship."""

    @cached_property
    def waters(self) -> PathMask:
        """The places where a ship may come to lie, the pirate aside."""
        return (
            _beside_water(self.geometry, self.land) & ~self.board.frame_paths & ~mask_of(self.ways)
        )

    @cached_property
    def docks(self) -> IntersectionMask:
        """The places where my ships can continue from: my buildings and the ends of my ships."""
        docks = mask_of(at for at, (owner, _) in self.buildings.items() if owner == self.seat)
        for path, owner in self.ships.items():
            if owner == self.seat:
                docks |= self.geometry.ends_mask[path]
        return docks

    @cached_property
    def barred(self) -> IntersectionMask:
        """The places where buildings of others stop my ships."""
        return mask_of(at for at, (owner, _) in self.buildings.items() if owner != self.seat)

    # --- where I live

    @cached_property
    def islands(self) -> tuple[HexMask, ...]:
        """The islands that are known, by their hexes."""
        return islands(self.geometry, self.land)

    def islands_at(self, places: IntersectionMask) -> HexMask:
        """The hexes of all islands on which any of these places lies."""
        there = 0
        for at in bits(places):
            there |= self.geometry.hexes_mask[at]
        return sum(island for island in self.islands if island & there)

    @cached_property
    def own_places(self) -> IntersectionMask:
        """The intersections with a building of mine."""
        return mask_of(at for at, (owner, _) in self.buildings.items() if owner == self.seat)

    @cached_property
    def home(self) -> HexMask:
        """The hexes of the islands on which I live."""
        return self.islands_at(self.own_places)

    # --- havens

    @cached_property
    def havens(self) -> dict[Intersection, float]:
        """Havens worth a voyage: a place to settle, a new island, fog to discover."""
        return {**self.places_to_settle, **self.fog_to_discover}

    @cached_property
    def places_to_settle(self) -> dict[Intersection, float]:
        """The open places that none of my roads and ships reaches."""
        if not self.me["left"]["settlement"]:
            return {}
        return {
            at: self.worth(at)
            + (self.worth_of_an_island if not self.geometry.hexes_mask[at] & self.home else 0.0)
            for at in bits(self.open_places & ~self.reached)
        }

    @cached_property
    def worth_of_an_island(self) -> float:
        """The gain of the first settlement on a foreign island beside its place: a bonus, a trade route."""
        options = self.view.get("options", {})
        if "trade-routes" in options:
            return POINT
        if "island-bonus" not in options:
            return NEW_ISLAND
        chips = options["island-bonus"]["chips"]
        had = sum(self.own_places >> int(at) & 1 for at in chips)
        points = self.board.island_points
        return POINT * points[had] if had < len(points) else NEW_ISLAND

    @cached_property
    def fog_to_discover(self) -> dict[Intersection, float]:
        """The places where a ship would turn fog over, with the number of hexes."""
        fog = self.view.get("fog")
        if not fog:
            return {}
        hidden = sum(fog["terrain"].values())
        land = hidden - fog["terrain"].get("sea", 0)
        each = FOG_AHEAD * land / hidden
        unknown = mask_of(
            int(hex)
            for hex, shown in self.view["board"]["hexes"].items()
            if shown["terrain"] == "fog"
        )
        return {
            at: each * (self.geometry.hexes_mask[at] & unknown).bit_count()
            for hex in bits(unknown)
            for at in self.geometry.corners[hex]
        }

    # --- trade routes

    @cached_property
    def unlinked(self) -> list[tuple[HexMask, dict[Intersection, float]]]:
        """By island: where a ship would join a trade route to a building there, which is not joined to me yet."""
        options = self.view.get("options", {})
        if "trade-routes" not in options:
            return []
        joined = 0
        for line in options["trade-routes"]["lines"]:
            if line["seat"] == self.seat:
                for path in line["paths"]:
                    joined |= self.geometry.ends_mask[path]
        ports: dict[HexMask, dict[Intersection, float]] = {}
        for at in self.buildings:
            if not joined >> at & 1:
                landings = ports.setdefault(self.islands_at(1 << at), {})
                landings.update(dict.fromkeys(self.landings(at), JOINING))
        return list(ports.items())

    def landings(self, at: Intersection) -> list[Intersection]:
        """A building, and where the roads and ships lead that begin at it and pass no other."""
        found, edge = {at}, [at]
        while edge:
            here = edge.pop()
            if here != at and here in self.buildings:
                continue
            for path, beyond in self.geometry.ways[here]:
                if path.bit_length() - 1 in self.ways and beyond not in found:
                    found.add(beyond)
                    edge.append(beyond)
        return [place for place in found if place == at or place not in self.buildings]

    def islands_behind(self, at: Intersection) -> HexMask:
        """The islands to which my ships lead from there."""
        found, edge = {at}, [at]
        while edge:
            here = edge.pop()
            if self.own_places >> here & 1:
                continue
            for path, beyond in self.geometry.ways[here]:
                if self.ships.get(path.bit_length() - 1) == self.seat and beyond not in found:
                    found.add(beyond)
                    edge.append(beyond)
        return self.islands_at(mask_of(found) & self.own_places)

    # --- the way there

    def bearings_to(self, havens: Mapping[Intersection, float]) -> dict[Intersection, float]:
        """By intersection: the best haven from there over free water, worth less with every path on the way."""
        best, edge, waters = dict(havens), havens, self.waters
        for _ in range(FAR_SEAS):
            further: dict[Intersection, float] = {}
            for at, value in edge.items():
                less = value * A_PATH_FURTHER
                for path, other in self.geometry.ways[at]:
                    if waters & path and less > best.get(other, 0.0):
                        best[other] = further[other] = less
            edge = {at: value for at, value in further.items() if not self.barred >> at & 1}
        return best

    @cached_property
    def bearings(self) -> dict[Intersection, float]:
        """The way to any haven."""
        return self.bearings_to(self.havens)

    @cached_property
    def bearings_to_routes(self) -> list[tuple[HexMask, dict[Intersection, float]]]:
        """By island: the way to where a trade route would end."""
        return [(island, self.bearings_to(landings)) for island, landings in self.unlinked]

    def leads_to(self, at: Intersection) -> float:
        """The worth of the best haven from there."""
        return self.bearings.get(at, 0.0)

    def voyage(self, path: Path) -> float:
        """Rate the way of a ship there; nothing where my ships are already."""
        ends = self.geometry.ends_mask[path]
        ahead = list(bits(ends & ~self.docks))
        best = max((self.bearings.get(end, 0.0) for end in ahead), default=0.0)
        if self.bearings_to_routes:
            from_here = [self.islands_behind(end) for end in bits(ends & self.docks)]
            for island, bearings in self.bearings_to_routes:
                if any(home & ~island for home in from_here):
                    best = max((best, *(bearings.get(end, 0.0) for end in ahead)))
        return best

    @cached_property
    def best_voyage(self) -> float:
        """The most that one ship more of mine could lead to."""
        if not self.me["left"].get("ship"):
            return 0.0
        ways = 0
        for at in bits(self.docks & ~self.barred):
            ways |= self.geometry.paths_at[at]
        return max((self.voyage(path) for path in bits(ways & self.waters)), default=0.0)

    @property
    def sails(self) -> bool:
        """Return whether there are ships in this game."""
        return "ship" in self.me["left"]
