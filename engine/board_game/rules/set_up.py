"""Set-up: who starts, and the snake of starting settlements, each with a road at that settlement (sources: setting-up)."""

from engine.bits import bits
from engine.board_game.core.actions import Action, PlaceRoad, PlaceSettlement
from engine.board_game.core.context import ActionContext
from engine.board_game.core.decisions import Pays, PlaceRoadDecision, PlaceSettlementDecision
from engine.board_game.core.events import (
    CardsProduced,
    ChoiceOwed,
    FirstPlayerChosen,
    RoadBuilt,
    SettlementBuilt,
    StartRolled,
)
from engine.board_game.core.names import ANY, Intersection, IntersectionMask, PathMask, Seat
from engine.board_game.core.refusals import Reason
from engine.board_game.core.state import ActionRule, Rules, State
from engine.board_game.rulebook import Rulebook
from engine.board_game.rulebook.emitting import emit
from engine.board_game.rules.distance import why_too_close
from engine.board_game.rules.pieces import counted, put_road, put_settlement, take
from engine.kernel.decisions import done, done_with, push, top

SECOND_ROUND = 2


def highest_roll_starts(state: State, rules: Rules, context: ActionContext) -> Seat:
    """Everyone rolls; the highest starts, ties among the highest roll again."""
    rolling = list(rules.seats)
    while len(rolling) > 1:
        sums = {}
        for seat in rolling:
            dice = context.chance.dice()
            sums[seat] = sum(dice)
            emit(state, rules, context, StartRolled, (seat, dice))
        rolling = [seat for seat in rolling if sums[seat] == max(sums.values())]
    emit(state, rules, context, FirstPlayerChosen, (rolling[0],))
    return rolling[0]


def place_in_a_snake(state: State, rules: Rules, context: ActionContext) -> None:
    """Set-up order: from the first player to the last, then back again."""
    count = len(rules.seats)
    order = [(state.current + step) % count for step in range(count)]
    push(state, *[PlaceSettlementDecision(seat, SECOND_ROUND) for seat in order])
    push(state, *[PlaceSettlementDecision(seat, 1) for seat in reversed(order)])


def place_as_printed(state: State, rules: Rules, context: ActionContext) -> None:
    """Every piece where the board prints it. Places beyond the number of players stay empty, the first ones first."""
    board = rules.board
    absent = board.places - len(rules.seats)
    for start in board.starts:
        seat = start.place - absent
        if seat >= 0:
            place_settlement(state, rules, seat, start.settlement, start.pays, context)
            put_road(state, seat, start.road)
            emit(state, rules, context, RoadBuilt, (seat, start.road, True))
    state.pending = ()


def free_intersections(state: State, rules: Rules, seat: Seat) -> IntersectionMask:
    """Any intersection that the distance rule leaves, where the board lets one start."""
    return state.free & rules.board.start_places


def legal_starting_settlements(state: State, rules: Rules, seat: Seat, legal: list[Action]) -> None:
    place = rules.table.place_settlement[seat]
    legal += [place[at] for at in bits(rules.starting_spots(state, rules, seat))]


def whether_it_pays(state: State, rules: Rules, due: PlaceSettlementDecision) -> Pays:
    """The second one does, at once."""
    return {"pays": True} if due.round == SECOND_ROUND else {}


def place_settlement(
    state: State, rules: Rules, seat: Seat, at: Intersection, pays: bool, context: ActionContext
) -> None:
    """Put a starting settlement down; the second one pays a card for each producing hex at once."""
    put_settlement(state, seat, at)
    emit(state, rules, context, SettlementBuilt, (seat, at, True))
    if pays:
        products = state.island.products(at)
        cards = counted(good for good in products if good != ANY)
        take(state, seat, cards)
        if any(cards):
            emit(state, rules, context, CardsProduced, (seat, cards))
        if ANY in products:
            choices = products.count(ANY)
            owed = tuple(choices if other == seat else 0 for other in rules.seats)
            emit(state, rules, context, ChoiceOwed, (owed,))


def apply_place_settlement(
    state: State, rules: Rules, action: PlaceSettlement, context: ActionContext
) -> None:
    placed = done_with(state, PlaceSettlementDecision)
    push(state, PlaceRoadDecision(action.seat, action.intersection))
    place_settlement(
        state, rules, action.seat, action.intersection, placed.round == SECOND_ROUND, context
    )


def at_the_settlement(state: State, rules: Rules) -> PathMask:
    """The free paths at the settlement that was just placed."""
    return rules.geometry.paths_at[top(state, PlaceRoadDecision).settlement] & ~state.used


def along_land(state: State, rules: Rules, seat: Seat) -> PathMask:
    """A road needs land on at least one side."""
    return at_the_settlement(state, rules) & state.island.land_paths


def legal_starting_roads(state: State, rules: Rules, seat: Seat, legal: list[Action]) -> None:
    place = rules.table.place_road[seat]
    legal += [place[path] for path in bits(rules.starting_road_paths(state, rules, seat))]


def apply_place_road(state: State, rules: Rules, action: PlaceRoad, context: ActionContext) -> None:
    done(state)
    put_road(state, action.seat, action.path)
    emit(state, rules, context, RoadBuilt, (action.seat, action.path, True))


def why_not_settlement(state: State, rules: Rules, action: PlaceSettlement) -> Reason:
    if reason := why_too_close(state, action.intersection):
        return reason
    if not rules.starting_spots(state, rules, action.seat) >> action.intersection & 1:
        return "no_start_there", {}, "You may not start there on this map."
    return None


def why_not_road(state: State, rules: Rules, action: PlaceRoad) -> Reason:
    return "not_connected", {}, "This road has to touch the settlement you have just placed."


def install(book: Rulebook) -> None:
    book.decisions.add(PlaceSettlementDecision, shown=whether_it_pays)
    book.decisions.add(PlaceRoadDecision)
    book.first_player.replace(highest_roll_starts)
    book.set_up.replace(place_in_a_snake)
    book.starting_spots.extend(free_intersections)
    book.starting_road_paths.extend(along_land)
    book.action_rules.add(
        ActionRule(
            PlaceSettlement,
            enumerate=legal_starting_settlements,
            apply=apply_place_settlement,
            validate=why_not_settlement,
        )
    )
    book.action_rules.add(
        ActionRule(
            PlaceRoad, enumerate=legal_starting_roads, apply=apply_place_road, validate=why_not_road
        )
    )
    book.action_rules.during(PlaceSettlementDecision, PlaceSettlement)
    book.action_rules.during(PlaceRoadDecision, PlaceRoad)
