"""Building roads, settlements and cities (sources: building, components-and-costs); what cards do is in `development`."""

from typing import Final

from engine.bits import bits, members
from engine.board_game.core.actions import Action, BuildCity, BuildRoad, BuildSettlement
from engine.board_game.core.context import ActionContext
from engine.board_game.core.events import CityBuilt, RoadBuilt, SettlementBuilt
from engine.board_game.core.names import IntersectionMask, PathMask, Seat
from engine.board_game.core.refusals import Reason, Refusal
from engine.board_game.core.state import ActionRule, Rules, State
from engine.board_game.rulebook import Rulebook
from engine.board_game.rulebook.emitting import emit
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
from engine.board_game.rules.refusals import no_place, none_left, not_paid

NO_SETTLEMENT: Final[Refusal] = (
    "no_settlement",
    {},
    "A city replaces one of your own settlements.",
)
NOT_A_CITY_YET: Final[Refusal] = (
    "not_a_city_yet",
    {},
    "Your settlement may not become a city now.",
)


def connected_paths(state: State, rules: Rules, seat: Seat) -> PathMask:
    """Free paths that touch a road or building of the seat, not through an opponent's building."""
    own = state.settlements[seat] | state.cities[seat]
    paths_at = rules.geometry.paths_at
    reach = (state.touched[seat] | own) & ~(state.occupied & ~own)
    paths = 0
    for at in members(reach):
        paths |= paths_at[at]
    return paths & ~state.used


def connected_by_land(state: State, rules: Rules, seat: Seat) -> PathMask:
    """Connected paths where a road may be built: at least one side has to be land."""
    return connected_paths(state, rules, seat) & state.island.land_paths


def at_own_roads(state: State, rules: Rules, seat: Seat) -> IntersectionMask:
    """The places where the distance rule leaves room and a road of the seat leads."""
    return state.free & state.touched[seat]


def own_settlements(state: State, rules: Rules, seat: Seat) -> IntersectionMask:
    """Cities replace settlements."""
    return state.settlements[seat]


def own_roads(state: State, rules: Rules, seat: Seat) -> PathMask:
    """Roads lie on paths."""
    return state.roads[seat]


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


def apply_road(state: State, rules: Rules, action: BuildRoad, context: ActionContext) -> None:
    pay(state, rules, action.seat, rules.road_cost, context)
    put_road(state, action.seat, action.path)
    emit(state, rules, context, RoadBuilt, (action.seat, action.path, False))


def apply_settlement(
    state: State, rules: Rules, action: BuildSettlement, context: ActionContext
) -> None:
    pay(state, rules, action.seat, rules.settlement_cost, context)
    put_settlement(state, action.seat, action.intersection)
    emit(state, rules, context, SettlementBuilt, (action.seat, action.intersection, False))


def apply_city(state: State, rules: Rules, action: BuildCity, context: ActionContext) -> None:
    """The settlement goes back to its owner, who may build it again."""
    pay(state, rules, action.seat, rules.city_cost, context)
    state.settlements[action.seat] ^= 1 << action.intersection
    state.cities[action.seat] |= 1 << action.intersection
    update_income(state, action.intersection)
    state.points[action.seat] += 1
    emit(state, rules, context, CityBuilt, (action.seat, action.intersection))


# --- why nothing of the kind can be built: without a place for it the price does not matter


def why_no_road(state: State, rules: Rules, seat: Seat) -> Reason:
    return (
        none_left("road", roads_left(state, seat))
        or no_place(rules.road_paths(state, rules, seat))
        or not_paid(state, seat, rules.road_cost)
    )


def why_no_settlement(state: State, rules: Rules, seat: Seat) -> Reason:
    return (
        none_left("settlement", settlements_left(state, seat))
        or no_place(rules.settlement_spots(state, rules, seat))
        or not_paid(state, seat, rules.settlement_cost)
    )


def why_no_city(state: State, rules: Rules, seat: Seat) -> Reason:
    if reason := none_left("city", cities_left(state, seat)):
        return reason
    if not rules.city_spots(state, rules, seat):
        return NOT_A_CITY_YET if own_settlements(state, rules, seat) else NO_SETTLEMENT
    return not_paid(state, seat, rules.city_cost)


# --- why not there


def why_not_road(state: State, rules: Rules, action: BuildRoad) -> Reason:
    if state.used >> action.path & 1:
        return "path_taken", {}, "That path is already taken."
    if not state.island.land_paths >> action.path & 1:
        return "over_water", {}, "A road needs land on at least one side."
    return "not_connected", {}, "A road has to continue your own roads or buildings."


def why_not_settlement(state: State, rules: Rules, action: BuildSettlement) -> Reason:
    return why_too_close(state, action.intersection) or (
        "not_connected",
        {},
        "None of your roads leads there.",
    )


def why_not_city(state: State, rules: Rules, action: BuildCity) -> Reason:
    own = own_settlements(state, rules, action.seat) >> action.intersection & 1
    return NOT_A_CITY_YET if own else NO_SETTLEMENT


def install(book: Rulebook) -> None:
    book.own_ways.extend(own_roads)
    book.road_paths.extend(connected_by_land)
    book.settlement_spots.extend(at_own_roads)
    book.city_spots.extend(own_settlements)
    book.action_rules.add(
        ActionRule(
            BuildRoad,
            price=book.road_cost,
            enumerate=legal_roads,
            apply=apply_road,
            validate=why_not_road,
            explain=why_no_road,
        )
    )
    book.action_rules.add(
        ActionRule(
            BuildSettlement,
            price=book.settlement_cost,
            enumerate=legal_settlements,
            apply=apply_settlement,
            validate=why_not_settlement,
            explain=why_no_settlement,
        )
    )
    book.action_rules.add(
        ActionRule(
            BuildCity,
            price=book.city_cost,
            enumerate=legal_cities,
            apply=apply_city,
            validate=why_not_city,
            explain=why_no_city,
        )
    )
    book.pieces.update(road=roads_left, settlement=settlements_left, city=cities_left)
    book.action_rules.in_group(BUILDING, BuildRoad, BuildSettlement, BuildCity)
