"""Building roads, settlements and cities (A, N, M: "Build"); what cards do is in `development`."""

from engine.bits import bits
from engine.board_game.core.actions import Action, BuildCity, BuildRoad, BuildSettlement
from engine.board_game.core.events import CityBuilt, RoadBuilt, SettlementBuilt
from engine.board_game.core.names import RESOURCES, IntersectionMask, PathMask, Seat
from engine.board_game.core.play import Play
from engine.board_game.core.refusals import Reason, Refusal
from engine.board_game.core.rules import Move, PaidIn, Rules
from engine.board_game.core.state import State
from engine.board_game.rulebook import Rulebook
from engine.board_game.rulebook.happened import happened
from engine.board_game.rulebook.verbs import BUILDING
from engine.board_game.rules.distance import why_too_close
from engine.board_game.rules.pieces import (
    cities_left,
    pay,
    put_road,
    put_settlement,
    roads_left,
    settlements_left,
)
from engine.board_game.rules.production import update_income


def connected_paths(state: State, rules: Rules, seat: Seat) -> PathMask:
    """Free paths that touch an own road or building, not through an opponent's building."""
    own = state.settlements[seat] | state.cities[seat]
    paths_at = rules.geometry.paths_at
    reach = (state.touched[seat] | own) & ~(state.occupied & ~own)
    paths = 0
    while reach:
        low = reach & -reach
        paths |= paths_at[low.bit_length() - 1]
        reach ^= low
    return paths & ~state.used


def connected_by_land(state: State, rules: Rules, seat: Seat) -> PathMask:
    """Those on which a road may be built: it needs land on at least one side."""
    return connected_paths(state, rules, seat) & state.island.land_paths


def at_own_roads(state: State, rules: Rules, seat: Seat) -> IntersectionMask:
    """Where the distance rule leaves room and an own road leads."""
    return state.free & state.touched[seat]


def own_settlements(state: State, rules: Rules, seat: Seat) -> IntersectionMask:
    """Cities replace settlements."""
    return state.settlements[seat]


def legal_roads(state: State, rules: Rules, seat: Seat, legal: list[Action]) -> None:
    if roads_left(state, seat):
        build = rules.table.build_road[seat]
        legal += [build[path] for path in bits(rules.road_paths(state, rules, seat))]


def legal_settlements(state: State, rules: Rules, seat: Seat, legal: list[Action]) -> None:
    if settlements_left(state, seat):
        build = rules.table.build_settlement[seat]
        legal += [build[at] for at in bits(rules.settlement_spots(state, rules, seat))]


def legal_cities(state: State, rules: Rules, seat: Seat, legal: list[Action]) -> None:
    if cities_left(state, seat):
        build = rules.table.build_city[seat]
        legal += [build[at] for at in bits(rules.city_spots(state, rules, seat))]


def apply_road(state: State, rules: Rules, action: BuildRoad, play: Play) -> None:
    pay(state, rules, action.seat, rules.road_cost, play)
    put_road(state, action.seat, action.path)
    happened(state, rules, play, RoadBuilt, (action.seat, action.path, False))


def apply_settlement(state: State, rules: Rules, action: BuildSettlement, play: Play) -> None:
    pay(state, rules, action.seat, rules.settlement_cost, play)
    put_settlement(state, action.seat, action.intersection)
    happened(state, rules, play, SettlementBuilt, (action.seat, action.intersection, False))


def apply_city(state: State, rules: Rules, action: BuildCity, play: Play) -> None:
    """The settlement goes back to its owner, who may build it again."""
    pay(state, rules, action.seat, rules.city_cost, play)
    state.settlements[action.seat] ^= 1 << action.intersection
    state.cities[action.seat] |= 1 << action.intersection
    update_income(state, action.intersection)
    state.points[action.seat] += 1
    happened(state, rules, play, CityBuilt, (action.seat, action.intersection))


def missing(state: State, seat: Seat, cost: PaidIn) -> Reason:
    """Words for a cost that the hand does not hold."""
    hand = state.hands[seat]
    needed = {RESOURCES[kind]: count - hand[kind] for kind, count in cost if hand[kind] < count}
    if not needed:
        return None
    *most, last = (f"{count} {resource}" for resource, count in needed.items())
    words = f"{', '.join(most)} and {last}" if most else last
    return "not_enough_cards", {"needs": needed}, f"That needs {words} more."


def no_pieces(piece: str) -> Refusal:
    """Words for a piece of which none is left."""
    return "no_pieces_left", {"piece": piece}, f"You have no {piece} left."


def why_not_road(state: State, rules: Rules, action: BuildRoad) -> Reason:
    if not roads_left(state, action.seat):
        return no_pieces("road")
    if state.used >> action.path & 1:
        return "path_taken", {}, "There is a road on that path already."
    if not state.island.land_paths >> action.path & 1:
        return "over_water", {}, "A road needs land on at least one side."
    if not rules.road_paths(state, rules, action.seat) >> action.path & 1:
        return "not_connected", {}, "A road has to continue your own roads or buildings."
    return missing(state, action.seat, rules.road_cost)


def why_not_settlement(state: State, rules: Rules, action: BuildSettlement) -> Reason:
    if not settlements_left(state, action.seat):
        return no_pieces("settlement")
    if reason := why_too_close(state, action.intersection):
        return reason
    if not rules.settlement_spots(state, rules, action.seat) >> action.intersection & 1:
        return "not_connected", {}, "None of your roads leads there."
    return missing(state, action.seat, rules.settlement_cost)


def why_not_city(state: State, rules: Rules, action: BuildCity) -> Reason:
    if not cities_left(state, action.seat):
        return no_pieces("city")
    if not rules.city_spots(state, rules, action.seat) >> action.intersection & 1:
        if own_settlements(state, rules, action.seat) >> action.intersection & 1:
            return "not_a_city_yet", {}, "That settlement may not become a city now."
        return "no_settlement", {}, "A city replaces one of your own settlements."
    return missing(state, action.seat, rules.city_cost)


def install(book: Rulebook) -> None:
    book.road_paths.extend(connected_by_land)
    book.settlement_spots.extend(at_own_roads)
    book.city_spots.extend(own_settlements)
    book.moves.add(
        Move(
            BuildRoad,
            price=book.road_cost,
            lists=legal_roads,
            applies=apply_road,
            checks=why_not_road,
        )
    )
    book.moves.add(
        Move(
            BuildSettlement,
            price=book.settlement_cost,
            lists=legal_settlements,
            applies=apply_settlement,
            checks=why_not_settlement,
        )
    )
    book.moves.add(
        Move(
            BuildCity,
            price=book.city_cost,
            lists=legal_cities,
            applies=apply_city,
            checks=why_not_city,
        )
    )
    book.pieces.update(road=roads_left, settlement=settlements_left, city=cities_left)
    book.moves.in_group(BUILDING, BuildRoad, BuildSettlement, BuildCity)
