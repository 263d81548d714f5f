"""Readings of a bot from its view: numbers on intersections, cards in hand, who leads."""

from functools import cache, cached_property, lru_cache
from typing import Protocol

from engine.bits import mask_of
from engine.board_game import boards
from engine.board_game.core.board import Board
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
    Resource,
    Seat,
)
from engine.board_game.core.view_types import SeatView, View

PLAIN = range(len(RESOURCES))
GOOD_OF = dict(zip(TERRAINS, GOODS, strict=True))
"""By the name of a terrain."""
WEIGHTS = (1.0, 1.0, 0.85, 1.1, 1.1)
"""The worth of a pip of each resource."""
WEIGHT_OF_GOLD = 1.7
"""The worth of a pip of gold."""


def _is_all_land(board: Board) -> bool:
    """Return whether there is neither sea nor fog on it."""
    return _has_no_water(board) if board.is_drawn else _is_known_as_all_land(board.key)


@lru_cache(maxsize=64)
def _is_known_as_all_land(key: str) -> bool:
    return _has_no_water(boards.load(key))


def _has_no_water(board: Board) -> bool:
    return not board.has_sea and not any(pool.face_down for pool in board.pools)


@lru_cache(maxsize=64)
def _corners_of(geometry: Geometry, land: HexMask) -> IntersectionMask:
    return mask_of(at for at, hexes in enumerate(geometry.hexes_mask) if hexes & land)


class Rng(Protocol):
    """Anything that draws a float between 0 and 1, such as `random.Random`."""

    def random(self) -> float: ...


def pips_of(number: int) -> int:
    """In how many of 36 rolls the number falls; 0 for no number."""
    return 6 - abs(7 - number) if number else 0


@cache
def _produced(terrain: str, number: int) -> tuple[int, int]:
    good = GOOD_OF[terrain]
    return good, pips_of(number) if good in PLAIN else 0


class Reading:
    """A view, read for one seat."""

    def __init__(self, view: View, seat: Seat) -> None:
        self.view = view
        self.seat = seat
        self.board = boards.board_in(view["board"])
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
        self.ships: dict[Path, Seat] = {}
        self.ways = self.roads
        """Roads and ships."""
        if "ships" in view:
            self.ships = {int(path): owner for path, owner in view["ships"].items()}
            self.ways = self.roads | self.ships

    @cached_property
    def hexes(self) -> list[tuple[int, int]]:
        """The product of each hex, and its pips; no pips where that is no resource."""
        hexes = self.view["board"]["hexes"]
        shown = [hexes[str(hex)] for hex in range(len(hexes))]
        return [_produced(hex["terrain"], hex.get("number", 0)) for hex in shown]

    @cached_property
    def gold(self) -> dict[Hex, int]:
        """Pips of the hexes that pay a resource of the player's choice."""
        hexes = self.view["board"]["hexes"]
        return {
            int(hex): pips_of(shown.get("number", 0))
            for hex, shown in (() if _is_all_land(self.board) else hexes.items())
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
        """Rate a building place: pips, kinds not yet produced, harbor."""
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
        if _is_all_land(self.board):
            return (1 << len(hexes)) - 1
        return mask_of(
            int(hex) for hex, shown in hexes.items() if shown["terrain"] not in ("sea", "fog")
        )

    @cached_property
    def open_places(self) -> IntersectionMask:
        """Land without a building there or one path away."""
        taken = 0
        for at in self.buildings:
            taken |= self.geometry.blocked_by[at]
        return _corners_of(self.geometry, self.land) & ~taken

    def is_open(self, at: Intersection) -> bool:
        """Return whether a player who arrives there could settle."""
        return self.open_places >> at & 1 == 1

    @cached_property
    def reached(self) -> IntersectionMask:
        """The places where my roads and ships lead."""
        reached = 0
        for path, owner in self.ways.items():
            if owner == self.seat:
                reached |= self.geometry.ends_mask[path]
        return reached

    def reach(self, at: Intersection, seat: Seat) -> bool:
        """Return whether roads or ships of this seat lead there."""
        return any(
            self.ways.get(self.geometry.path_between(at, other)) == seat
            for _, other in self.geometry.ways[at]
        )

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
        return [
            lack if (lack := cost.get(name, 0) - held) > 0 else 0
            for name, held in zip(RESOURCES, self.hand, strict=True)
        ]

    def spare(self, piece: str) -> list[int]:
        """Cards I could give away and still pay for a piece, by resource."""
        cost = self.view["costs"][piece]
        return [max(0, self.hand[kind] - cost.get(name, 0)) for kind, name in enumerate(RESOURCES)]

    def threat(self, seat: Seat) -> float:
        """The closeness of somebody else to winning, as far as one can see."""
        other = self.view["seats"][str(seat)]
        return float(other["points"] + 0.3 * other["development"] + 0.02 * other["cards"])

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
        """The owners of the harbor that a robber there closes, counted as if a harbor were worth two pips."""
        owners = [self.buildings.get(at, (NOBODY, ""))[0] for at in self.geometry.ends[harbor]]
        return {owner: 2 for owner in owners if owner == self.seat or owner in self.others}

    def most_wanted(self, piece: str) -> Resource:
        """The resource I lack most for a piece."""
        missing = self.missing(piece)
        return max(range(5), key=lambda kind: (missing[kind], -self.income[kind]))
