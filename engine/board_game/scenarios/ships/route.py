"""The longest route: the longest trail of a player's roads and ships together (W, "Longest Route"; facts: seafarers §4).

Each piece counts once, and nobody passes through an opponent's building. A road goes on as a ship, or a ship as a road, only
where an own building joins them."""

from functools import lru_cache

from engine.bits import bits
from engine.board_game.core.events import SettlementBuilt
from engine.board_game.core.geometry import Geometry
from engine.board_game.core.names import Intersection, IntersectionMask, Path, PathMask, Seat
from engine.board_game.core.play import Play
from engine.board_game.core.rules import Rules
from engine.board_game.core.state import State
from engine.board_game.rulebook import Rulebook
from engine.board_game.rules.longest_road import after_road, award, opponents_buildings
from engine.board_game.scenarios.ships.building import ShipBuilt
from engine.board_game.scenarios.ships.fleet import ends_of, ships_of
from engine.board_game.scenarios.ships.moving import ShipMoved


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
            (self.longest_arm(at, pieces, pieces) for at in bits(ends_of(self.geometry, pieces))),
            default=0,
        )

    def longest_arm(self, at: Intersection, onward: PathMask, left: PathMask) -> int:
        """The longest trail over the pieces that are left, beginning at `at` with one of those that lead onward."""
        best = 0
        for piece, beyond in self.geometry.ways[at]:
            if onward & left & piece:
                rest, length = left ^ piece, 1
                if not self.blocked >> beyond & 1:
                    length += self.longest_arm(beyond, self.after(piece, beyond), rest)
                best = max(best, length)
        return best

    def after(self, piece: PathMask, at: Intersection) -> PathMask:
        """What may follow a piece here: its own kind, and the other kind at an own building."""
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


def after_ship(state: State, rules: Rules, event: ShipMoved, play: Play) -> None:
    """A ship that moved may have made its owner's route longer or shorter."""
    count_anew(state, rules, event.seat, play)


def joined_or_cut(state: State, rules: Rules, event: SettlementBuilt, play: Play) -> None:
    """A settlement joins its owner's roads and ships, and cuts ships of others that met there."""
    there = rules.geometry.paths_at[event.intersection]
    for seat in rules.seats:
        if ships_of(state, seat) & there:
            count_anew(state, rules, seat, play)


def count_anew(state: State, rules: Rules, seat: Seat, play: Play) -> None:
    length = rules.road_length(state, rules, seat, None)
    if length != state.road_length[seat]:
        state.road_length[seat] = length
        award(state, rules, play)


def install(book: Rulebook) -> None:
    book.road_length.replace(route_length)
    book.events.after(ShipBuilt, after_road)
    book.events.after(ShipMoved, after_ship)
    book.events.after(SettlementBuilt, joined_or_cut)
