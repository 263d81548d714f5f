"""Neutral players: a player who builds a road or a settlement also builds one for a neutral player, free of charge (sources: two-plus-two).

If no settlement is possible anywhere, a road is built instead; if nothing is possible, nothing. Cities and buying a card do
not involve them; the roads that a card pays for are built by the normal rules and do. They hold no cards, so nothing is
paid to them or stolen from them, but they can hold the longest road."""

from functools import lru_cache

from engine.bits import bits
from engine.board_game.core.actions import Action, action
from engine.board_game.core.context import ActionContext
from engine.board_game.core.decisions import Decision, decision
from engine.board_game.core.events import RoadBuilt, SettlementBuilt
from engine.board_game.core.geometry import Geometry
from engine.board_game.core.names import Intersection, Neutral, Path, Seat
from engine.board_game.core.refusals import Reason
from engine.board_game.core.state import ActionRule, Rules, State
from engine.board_game.rulebook import Rulebook
from engine.board_game.rulebook.emitting import emit
from engine.board_game.rules.development import let_go_of_impossible_roads
from engine.board_game.rules.distance import why_too_close
from engine.board_game.rules.pieces import put_road, put_settlement, roads_left, settlements_left
from engine.board_game.rules.set_up import place_in_a_snake
from engine.kernel.decisions import done, push

NEUTRAL_PLAYERS = 2


@decision
class PlaceNeutralRoadDecision(Decision):
    """Place a road for a neutral player (option `two-players`)."""

    refusal = "Place a road for a neutral player first."


@decision
class PlaceNeutralSettlementDecision(Decision):
    """Place a settlement for a neutral player (option `two-players`)."""

    refusal = "Place a settlement for a neutral player first."


@action
class PlaceNeutralRoad(Action):
    """Place the road that a neutral player gets for one's own (option `two-players`)."""

    neutral: Neutral
    path: Path


@action
class PlaceNeutralSettlement(Action):
    """Place the settlement that a neutral player gets for one's own (option `two-players`)."""

    neutral: Neutral
    intersection: Intersection


def settle_them_first(state: State, rules: Rules, context: ActionContext) -> None:
    """A settlement of each, without a road, where the board marks it; then set-up as always."""
    for neutral, at in zip(rules.neutrals, rules.board.neutral_starts, strict=True):
        put_settlement(state, neutral, at)
        emit(state, rules, context, SettlementBuilt, (neutral, at, True))
    place_in_a_snake(state, rules, context)


@lru_cache(maxsize=256)
def _roads(geometry: Geometry, seat: Seat, neutral: Neutral) -> list[Action]:
    return [PlaceNeutralRoad(seat, neutral, path) for path in range(len(geometry.ends))]


@lru_cache(maxsize=256)
def _settlements(geometry: Geometry, seat: Seat, neutral: Neutral) -> list[Action]:
    return [PlaceNeutralSettlement(seat, neutral, at) for at in range(len(geometry.intersections))]


def legal_roads(state: State, rules: Rules, seat: Seat, legal: list[Action]) -> None:
    """Roads for either neutral player, under the normal rules."""
    for neutral in rules.neutrals:
        if roads_left(state, neutral):
            place = _roads(rules.geometry, seat, neutral)
            legal += [place[path] for path in bits(rules.road_paths(state, rules, neutral))]


def legal_settlements(state: State, rules: Rules, seat: Seat, legal: list[Action]) -> None:
    for neutral in rules.neutrals:
        if settlements_left(state, neutral):
            place = _settlements(rules.geometry, seat, neutral)
            legal += [place[at] for at in bits(rules.settlement_spots(state, rules, neutral))]


def road_is_possible(state: State, rules: Rules) -> bool:
    return any(
        roads_left(state, neutral) and rules.road_paths(state, rules, neutral)
        for neutral in rules.neutrals
    )


def settlement_is_possible(state: State, rules: Rules) -> bool:
    return any(
        settlements_left(state, neutral) and rules.settlement_spots(state, rules, neutral)
        for neutral in rules.neutrals
    )


def builds_of_its_own(state: State, rules: Rules, builder: Seat | Neutral) -> bool:
    """A player built on a turn, and the game goes on. Pieces of set-up are nobody's doing but the owner's."""
    return bool(state.turn) and builder in rules.seats and not state.over


def road_for_a_road(state: State, rules: Rules, event: RoadBuilt, context: ActionContext) -> None:
    if builds_of_its_own(state, rules, event.seat) and road_is_possible(state, rules):
        push(state, PlaceNeutralRoadDecision(event.seat))


def settlement_for_a_settlement(
    state: State, rules: Rules, event: SettlementBuilt, context: ActionContext
) -> None:
    if builds_of_its_own(state, rules, event.seat):
        if settlement_is_possible(state, rules):
            push(state, PlaceNeutralSettlementDecision(event.seat))
        elif road_is_possible(state, rules):
            push(state, PlaceNeutralRoadDecision(event.seat))


def apply_road(
    state: State, rules: Rules, action: PlaceNeutralRoad, context: ActionContext
) -> None:
    """Place a neutral road; it may lie where the builder's next free road would have been."""
    done(state)
    put_road(state, action.neutral, action.path)
    emit(state, rules, context, RoadBuilt, (action.neutral, action.path, True))
    let_go_of_impossible_roads(state, rules, action.seat)


def apply_settlement(
    state: State, rules: Rules, action: PlaceNeutralSettlement, context: ActionContext
) -> None:
    done(state)
    put_settlement(state, action.neutral, action.intersection)
    emit(state, rules, context, SettlementBuilt, (action.neutral, action.intersection, True))


def why_not_road(state: State, rules: Rules, action: PlaceNeutralRoad) -> Reason:
    if not roads_left(state, action.neutral):
        return "no_pieces_left", {"piece": "road"}, "That neutral player has no road left."
    if state.used >> action.path & 1:
        return "path_taken", {}, "That path is already taken."
    return (
        "not_connected",
        {},
        "A road has to continue the roads or buildings of its neutral player.",
    )


def why_not_settlement(state: State, rules: Rules, action: PlaceNeutralSettlement) -> Reason:
    if not settlements_left(state, action.neutral):
        return (
            "no_pieces_left",
            {"piece": "settlement"},
            "That neutral player has no settlement left.",
        )
    if reason := why_too_close(state, action.intersection):
        return reason
    return "not_connected", {}, "No road of that neutral player leads there."


def install(book: Rulebook) -> None:
    book.neutral_players.set(NEUTRAL_PLAYERS)
    book.set_up.replace(settle_them_first)
    book.events.after(RoadBuilt, road_for_a_road)
    book.events.after(SettlementBuilt, settlement_for_a_settlement)
    book.decisions.add(PlaceNeutralRoadDecision)
    book.decisions.add(PlaceNeutralSettlementDecision)
    book.action_rules.add(
        ActionRule(PlaceNeutralRoad, enumerate=legal_roads, apply=apply_road, validate=why_not_road)
    )
    book.action_rules.add(
        ActionRule(
            PlaceNeutralSettlement,
            enumerate=legal_settlements,
            apply=apply_settlement,
            validate=why_not_settlement,
        )
    )
    book.action_rules.during(PlaceNeutralRoadDecision, PlaceNeutralRoad)
    book.action_rules.during(PlaceNeutralSettlementDecision, PlaceNeutralSettlement)
