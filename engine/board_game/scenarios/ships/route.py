"""The longest route: the longest trail of a player's roads and ships together (sources: longest-route).

Each piece counts once, and nobody passes through an opponent's building. A road goes on as a ship, or a ship as a road, only where a
building of their owner joins them."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from engine.bits import bits
from engine.board_game.core.actions import Action, BuildRoad, PlaceFreeRoad
from engine.board_game.core.context import ActionContext
from engine.board_game.core.events import SettlementBuilt
from engine.board_game.core.geometry import Geometry
from engine.board_game.core.names import Intersection, IntersectionMask, Path, PathMask, Seat
from engine.board_game.core.state import Rules, State
from engine.board_game.rulebook import Rulebook
from engine.board_game.rules.longest_road import after_road, award, opponents_buildings
from engine.board_game.scenarios.ships.building import BuildShip, PlaceFreeShip, ShipBuilt
from engine.board_game.scenarios.ships.fleet import ends_of, ships_of
from engine.board_game.scenarios.ships.moving import MoveShip, ShipMoved


class Network:
    """The pieces of one player, and the buildings that join or block them."""

    __slots__ = ("blocked", "geometry", "joints", "roads", "ships")

    def __init__(
        self,
        geometry: Geometry,
        roads: PathMask,
        ships: PathMask,
        joints: IntersectionMask,
        blocked: IntersectionMask,
    ) -> None:
        self.geometry = geometry
        self.roads = roads
        self.ships = ships
        self.joints = joints
        self.blocked = blocked

    def longest(self) -> int:
        """The longest trail anywhere: from every end of every piece."""
        pieces = self.roads | self.ships
        return max(
            (
                self.longest_arm(at, pieces, pieces)[0]
                for at in bits(ends_of(self.geometry, pieces))
            ),
            default=0,
        )

    def longest_with(self, path: Path, known: int) -> int:
        """Like `longest`, given the length `known` before the piece on this path came: only a trail over that piece can be longer."""
        piece = 1 << path
        rest = (self.roads | self.ships) ^ piece
        (one, these), (other, those) = (
            (0, 0)
            if self.blocked >> end & 1
            else self.longest_arm(end, self.after(piece, end), rest)
            for end in self.geometry.ends[path]
        )
        through = one + 1 + other
        if through <= known:
            return known
        if not these & those:
            return through
        return longest_route(self.geometry, self.roads, self.ships, self.joints, self.blocked)

    def longest_arm(
        self, at: Intersection, onward: PathMask, left: PathMask
    ) -> tuple[int, PathMask]:
        """The longest trail over the pieces that are left, beginning at `at` with one of those that lead onward; and every piece
        that any trail from there can use."""
        best = reached = 0
        for piece, beyond in self.geometry.ways[at]:
            if onward & left & piece:
                rest, length = left ^ piece, 1
                reached |= piece
                if not self.blocked >> beyond & 1:
                    arm, more = self.longest_arm(beyond, self.after(piece, beyond), rest)
                    length += arm
                    reached |= more
                best = max(best, length)
        return best, reached

    def after(self, piece: PathMask, at: Intersection) -> PathMask:
        """The pieces that may follow a piece here: its own kind, and the other kind at a building of the owner."""
        if self.joints >> at & 1:
            return self.roads | self.ships
        return self.roads if self.roads & piece else self.ships


@lru_cache(maxsize=4096)
def longest_route(
    geometry: Geometry,
    roads: PathMask,
    ships: PathMask,
    joints: IntersectionMask,
    blocked: IntersectionMask,
) -> int:
    return Network(geometry, roads, ships, joints, blocked).longest()


def route_length(state: State, rules: Rules, seat: Seat, added: Path | None) -> int:
    """The length of a seat's longest route, counted from nothing."""
    pieces = ends_of(rules.geometry, state.roads[seat] | ships_of(state, seat))
    own, foreign = state.buildings(seat), opponents_buildings(state, seat)
    return longest_route(
        rules.geometry, state.roads[seat], ships_of(state, seat), own & pieces, foreign & pieces
    )


WITH_A_ROAD: Final = (BuildRoad, PlaceFreeRoad)
WITH_A_SHIP: Final = (BuildShip, PlaceFreeShip, MoveShip)


def routes_after(state: State, rules: Rules, legal: Sequence[Action]) -> dict[str, list[int]]:
    """For each piece that a player may lay or move, how long that player's route would be with it."""
    routes: dict[str, list[int]] = {}
    for action in legal:
        if isinstance(action, (*WITH_A_ROAD, *WITH_A_SHIP)):
            length = route_after(state, rules, action.seat, action)
            routes.setdefault(type(action).__name__, []).append(length)
    return routes


def route_after(
    state: State,
    rules: Rules,
    seat: Seat,
    action: BuildRoad | PlaceFreeRoad | BuildShip | PlaceFreeShip | MoveShip,
) -> int:
    """The length of the route with a piece there, and without it where it was."""
    geometry, roads, ships = rules.geometry, state.roads[seat], ships_of(state, seat)
    own, foreign, known = (
        state.buildings(seat),
        opponents_buildings(state, seat),
        state.road_length[seat],
    )
    if isinstance(action, MoveShip):
        ships ^= 1 << action.from_path
        known = longest_route(geometry, roads, ships, own, foreign)
    if isinstance(action, WITH_A_SHIP):
        ships |= 1 << action.path
    else:
        roads |= 1 << action.path
    return Network(geometry, roads, ships, own, foreign).longest_with(action.path, known)


def after_ship(state: State, rules: Rules, event: ShipMoved, context: ActionContext) -> None:
    """A ship that moved may have made its owner's route longer or shorter."""
    count_anew(state, rules, event.seat, context)


def joined_or_cut(
    state: State, rules: Rules, event: SettlementBuilt, context: ActionContext
) -> None:
    """A settlement joins its owner's roads and ships, and cuts ships of others that met there."""
    there = rules.geometry.paths_at[event.intersection]
    for seat in rules.seats:
        if ships_of(state, seat) & there:
            count_anew(state, rules, seat, context)


def count_anew(state: State, rules: Rules, seat: Seat, context: ActionContext) -> None:
    length = rules.road_length(state, rules, seat, None)
    if length != state.road_length[seat]:
        state.road_length[seat] = length
        award(state, rules, context)


def install(book: Rulebook) -> None:
    book.road_length.replace(route_length)
    book.prospects["route"] = routes_after
    book.events.after(ShipBuilt, after_road)
    book.events.after(ShipMoved, after_ship)
    book.events.after(SettlementBuilt, joined_or_cut)
