"""What a bot makes of its view: numbers on intersections, cards in hand, who leads."""

from collections.abc import Iterator
from functools import cached_property, lru_cache
from typing import Protocol

from engine.bits import bits, mask_of
from engine.board_game import boards
from engine.board_game.core.geometry import Geometry
from engine.board_game.core.names import (
    ANY,
    ANY_HARBOR,
    GOODS,
    HARBORS,
    NOBODY,
    RESOURCES,
    TERRAINS,
    Hex,
    HexMask,
    Intersection,
    IntersectionMask,
    Path,
    PathMask,
    Resource,
    Seat,
)
from engine.board_game.core.views import SeatView, View

PLAIN = range(len(RESOURCES))
GOOD_OF = dict(zip(TERRAINS, GOODS, strict=True))
"""By the name of a terrain."""
WEIGHTS = (1.0, 1.0, 0.85, 1.1, 1.1)
"""What a pip of each resource is worth."""
WEIGHT_OF_GOLD = 1.3
"""What a pip of gold is worth."""


NEW_ISLAND = 4.0
"""What settling an island where I do not live is worth beside its pips."""
FOG_AHEAD = 3.0
"""What a hex of fog is worth that a ship would turn over."""
FAR_SEAS = 7
"""How many paths over water are looked ahead."""
A_PATH_FURTHER = 0.8
"""What is left of a haven's worth with every path that leads there."""


@lru_cache(maxsize=64)
def _is_all_land(board: str) -> bool:
    """Whether there is neither sea nor fog on it."""
    known = boards.load(board)
    return not known.has_sea and not any(pool.face_down for pool in known.pools)


@lru_cache(maxsize=64)
def _corners_of(geometry: Geometry, land: HexMask) -> IntersectionMask:
    return mask_of(at for at, hexes in enumerate(geometry.hexes_mask) if hexes & land)


@lru_cache(maxsize=64)
def _beside_water(geometry: Geometry, land: HexMask) -> PathMask:
    return mask_of(path for path, hexes in enumerate(geometry.sides_mask) if hexes & ~land)


class Luck(Protocol):
    """Anything that draws a float between 0 and 1, such as `random.Random`."""

    def random(self) -> float: ...


def pips_of(number: int) -> int:
    """In how many of 36 rolls the number falls; 0 for no number."""
    return 6 - abs(7 - number) if number else 0


class Position:
    """A view, read for one seat."""

    def __init__(self, view: View, seat: Seat) -> None:
        self.view = view
        self.seat = seat
        self.board = boards.load(view["board"]["key"])
        self.geometry = self.board.geometry
        self.me: SeatView = view["seats"][str(seat)]
        self.hand = [self.me["hand"][name] for name in RESOURCES]
        self.rates = [self.me["rates"][name] for name in RESOURCES]
        self.others = [int(other) for other in view["seats"] if int(other) != seat]
        self.goal: int = view["goal"]
        self.robber: Hex = view.get("robber", -1)
        self.buildings: dict[Intersection, tuple[Seat, str]] = {
            int(at): (building["seat"], building["kind"])
            for at, building in view["buildings"].items()
        }
        self.roads: dict[Path, Seat] = {int(path): owner for path, owner in view["roads"].items()}
        self.ships: dict[Path, Seat] = {
            int(path): owner for path, owner in view.get("ships", {}).items()
        }
        self.ways: dict[Path, Seat] = {**self.roads, **self.ships} if self.ships else self.roads

    @cached_property
    def hexes(self) -> list[tuple[int, int]]:
        """What each hex produces, and its pips; no pips where that is no resource."""
        hexes, produced = self.view["board"]["hexes"], []
        for hex in range(len(hexes)):
            shown = hexes[str(hex)]
            good = GOOD_OF[shown["terrain"]]
            produced.append((good, pips_of(shown.get("number", 0)) if good in PLAIN else 0))
        return produced

    @cached_property
    def gold(self) -> dict[Hex, int]:
        """Pips of the hexes that pay whatever one chooses."""
        hexes = self.view["board"]["hexes"]
        return {
            int(hex): pips_of(shown.get("number", 0))
            for hex, shown in (() if _is_all_land(self.board.key) else hexes.items())
            if GOODS[TERRAINS.index(shown["terrain"])] == ANY
        }

    @cached_property
    def harbors(self) -> dict[Intersection, int]:
        """Kind of harbor, by intersection."""
        return {
            end: HARBORS.index(kind)
            for path, kind in self.view["board"]["harbors"].items()
            for end in self.geometry.ends[int(path)]
        }

    @cached_property
    def income(self) -> list[float]:
        """My pips, by resource."""
        income = [0.0] * 5
        for at, (owner, kind) in self.buildings.items():
            if owner == self.seat:
                for hex in self.geometry.hexes_beside[at]:
                    terrain, pips = self.hexes[hex]
                    if pips:
                        income[terrain] += pips * self.view["yields"][kind]
                    elif hex in self.gold:
                        each = self.gold[hex] * self.view["yields"][kind] / len(income)
                        income = [count + each for count in income]
        return income

    def worth(self, at: Intersection) -> float:
        """How good a building place is: pips, kinds not yet produced, harbor."""
        income = self.income
        value = 0.0
        kinds = set()
        for hex in self.geometry.hexes_beside[at]:
            terrain, pips = self.hexes[hex]
            if pips:
                value += pips * WEIGHTS[terrain]
                kinds.add(terrain)
            elif hex in self.gold:
                value += self.gold[hex] * WEIGHT_OF_GOLD
        value += sum(1.2 for kind in kinds if income[kind] == 0)
        harbor = self.harbors.get(at)
        if harbor is not None:
            value += 0.8 if harbor == ANY_HARBOR else 0.15 * income[harbor] + 0.4
        return value

    @cached_property
    def land(self) -> HexMask:
        """The hexes that are known to be land."""
        hexes = self.view["board"]["hexes"]
        if _is_all_land(self.board.key):
            return (1 << len(hexes)) - 1
        return mask_of(
            int(hex) for hex, shown in hexes.items() if shown["terrain"] not in ("sea", "fog")
        )

    @cached_property
    def ashore(self) -> IntersectionMask:
        """The intersections at land."""
        return _corners_of(self.geometry, self.land)

    def is_open(self, at: Intersection) -> bool:
        """Land without a building there or one path away."""
        return (
            at not in self.buildings
            and self.ashore >> at & 1 == 1
            and not any(other in self.buildings for _, other in self.geometry.ways[at])
        )

    def reach(self, at: Intersection, seat: Seat) -> bool:
        """Whether roads or ships of this seat lead there."""
        return any(
            self.ways.get(self.geometry.path_between(at, other)) == seat
            for _, other in self.geometry.ways[at]
        )

    def loss(self, at: Intersection) -> float:
        """What it costs me if nobody can settle there any more, less what it costs the others."""
        near = [at, *(other for _, other in self.geometry.ways[at])]
        lost = 0.0
        for place in near:
            if self.is_open(place):
                mine = self.reach(place, self.seat)
                theirs = any(self.reach(place, other) for other in self.others)
                lost += self.worth(place) * (mine - theirs)
        return lost

    @cached_property
    def spots(self) -> list[Intersection]:
        """Open intersections that my roads and ships reach."""
        reached = {
            end
            for path, owner in self.ways.items()
            if owner == self.seat
            for end in self.geometry.ends[path]
        }
        return [at for at in reached if self.is_open(at)]

    def promise(self, path: Path) -> float:
        """What a road there leads to: its open end, or half of what lies one path further."""
        best = 0.0
        for end in self.geometry.ends[path]:
            if self.is_open(end):
                best = max(best, self.worth(end))
            elif self.buildings.get(end, (self.seat, ""))[0] == self.seat:
                ahead = [
                    self.worth(other) for _, other in self.geometry.ways[end] if self.is_open(other)
                ]
                best = max(best, 0.5 * max(ahead, default=0.0))
        return best

    # --- the sea

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

    @property
    def ways_on(self) -> tuple[str, ...]:
        """The pieces that lead to new places."""
        return ("road", "ship") if "ship" in self.me["left"] else ("road",)

    def ships_beside(self, hex: Hex) -> dict[Seat, int]:
        """By seat: how many ships lie at the sides of a hex."""
        lost: dict[Seat, int] = {}
        for path, owner in self.ships.items():
            if hex in self.geometry.beside_path(path):
                lost[owner] = lost.get(owner, 0) + 1
        return lost

    def missing(self, piece: str) -> list[int]:
        """Cards I lack for a piece, by resource."""
        cost = self.view["costs"][piece]
        return [max(0, cost.get(name, 0) - self.hand[kind]) for kind, name in enumerate(RESOURCES)]

    def spare(self, piece: str) -> list[int]:
        """Cards I could give away and still pay for a piece, by resource."""
        cost = self.view["costs"][piece]
        return [max(0, self.hand[kind] - cost.get(name, 0)) for kind, name in enumerate(RESOURCES)]

    def threat(self, seat: Seat) -> float:
        """How close somebody else is to winning, as far as one can see."""
        other = self.view["seats"][str(seat)]
        return float(other["points"] + 0.3 * other["development"] + 0.02 * other["cards"])

    def plan(self, besides: str | None = None) -> str:
        """The piece to save for: worth most for the cards that are still missing."""
        left = self.me["left"]
        wishes: dict[str, float] = {}
        if left["city"] and any(
            building == (self.seat, "settlement") for building in self.buildings.values()
        ):
            wishes["city"] = 2.4
        if left["settlement"] and self.spots:
            wishes["settlement"] = 2.6
        elif left["settlement"] and self.best_voyage and self.best_voyage > self.best_road:
            wishes["ship"] = 1.5
        elif left["road"] and left["settlement"]:
            wishes["road"] = 1.5
        if self.view["deck"]:
            wishes["development_card"] = 1.1
        wishes.pop(besides or "", None)
        if not wishes:
            return "road"
        return max(wishes, key=lambda piece: wishes[piece] / (1 + sum(self.missing(piece))))

    def could_build(self) -> bool:
        """Whether my hand pays for something that I want, and there is room for it."""

        def paid(piece: str) -> bool:
            return not any(self.missing(piece))

        left, plan = self.me["left"], self.plan()
        too_many = sum(self.hand) > self.view["hand_limit"]
        settled = any(own == (self.seat, "settlement") for own in self.buildings.values())
        return (
            (left["city"] > 0 and settled and paid("city"))
            or (left["settlement"] > 0 and bool(self.spots) and paid("settlement"))
            or (
                left["road"] > 0 and (plan == "road" or too_many) and paid("road") and self.leads_on
            )
            or (
                left.get("ship", 0) > 0
                and (plan == "ship" or too_many)
                and paid("ship")
                and self.best_voyage > 0
            )
            or (
                self.view["deck"] > 0
                and (plan == "development_card" or too_many)
                and paid("development_card")
            )
        )

    @property
    def leads_on(self) -> bool:
        """Whether a road of mine could lead to a place to settle."""
        return any(self.promise(path) > 0 for path in self.roads_next)

    @cached_property
    def best_road(self) -> float:
        """The most that one road more of mine could promise."""
        return max(map(self.promise, self.roads_next), default=0.0)

    @property
    def roads_next(self) -> Iterator[Path]:
        """Where my roads could go on."""
        for path, ends in enumerate(self.geometry.ends):
            if (
                path not in self.ways
                and self.geometry.sides_mask[path] & self.land
                and any(self.reach(end, self.seat) for end in ends)
            ):
                yield path

    def blocked_income(self, hex: Hex) -> dict[Seat, int]:
        """Pips that a robber there takes from each seat."""
        pips = self.hexes[hex][1] or self.gold.get(hex, 0)
        lost: dict[Seat, int] = {}
        for at in self.geometry.corners[hex]:
            owner, kind = self.buildings.get(at, (NOBODY, ""))
            if owner == self.seat or owner in self.others:
                lost[owner] = lost.get(owner, 0) + pips * self.view["yields"][kind]
        return lost

    def blocked_trade(self, harbor: Path) -> dict[Seat, int]:
        """Whom a robber there keeps from trading, as if a harbor were worth two pips."""
        owners = [self.buildings.get(at, (NOBODY, ""))[0] for at in self.geometry.ends[harbor]]
        return {owner: 2 for owner in owners if owner == self.seat or owner in self.others}

    def most_wanted(self, piece: str) -> Resource:
        """The resource I lack most for a piece."""
        missing = self.missing(piece)
        return max(range(5), key=lambda kind: (missing[kind], -self.income[kind]))
