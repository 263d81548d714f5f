"""Bridges: roads over water for brick, lumber and wool; neighbors with only water between them are not too close
(sources: islands-and-bridges)."""

from engine.bits import bits
from engine.board_game.bots.choices import built_like_a_road
from engine.board_game.core.actions import Action, PlaceFreeRoad, action
from engine.board_game.core.context import ActionContext
from engine.board_game.core.events import Event, RoadBuilt, event
from engine.board_game.core.names import Cards, Path, PathMask, Seat
from engine.board_game.core.refusals import Reason, refusal
from engine.board_game.core.state import ActionRule, Rules, State
from engine.board_game.core.tables import on_each_path
from engine.board_game.options import Need, Option
from engine.board_game.rulebook import Rulebook
from engine.board_game.rulebook.emitting import emit
from engine.board_game.rulebook.verbs import BUILDING, Cost
from engine.board_game.rules.building import connected_paths
from engine.board_game.rules.development import lay_free, legal_free_roads, why_not_free_road
from engine.board_game.rules.longest_road import after_road
from engine.board_game.rules.pieces import pay, put_road, roads_left
from engine.board_game.rules.refusals import no_place, none_left, not_paid

BRICK_LUMBER_WOOL: Cards = (1, 1, 1, 0, 0)
NOT_OVER_WATER = refusal("not_over_water", "A bridge lies between two hexes of water.")


@action
class BuildBridge(Action):
    """Build a bridge over water and pay for it (option `bridges`)."""

    path: Path


@event
class BridgeBuilt(Event):
    """A bridge was put on the board: a road over water (option `bridges`); `free`: nothing was paid for it."""

    reveals_nothing = True
    lies_on_a_path = True

    seat: Seat
    path: Path
    free: bool


def bridge_paths(state: State, rules: Rules, seat: Seat) -> PathMask:
    """Free paths between two hexes of water, connected as a road has to be."""
    return connected_paths(state, rules, seat) & waters(state)


def waters(state: State) -> PathMask:
    """The paths over water: not along the frame, which is only the edge of the board (sources: islands-and-bridges)."""
    return state.island.over_water & ~state.rules.board.frame_paths


def is_over_water(state: State, path: Path) -> bool:
    return bool(waters(state) >> path & 1)


def legal_bridges(state: State, rules: Rules, seat: Seat, legal: list[Action]) -> None:
    if roads_left(state, seat):
        build = on_each_path(BuildBridge, rules.geometry, seat)
        legal += [build[path] for path in bits(bridge_paths(state, rules, seat))]


def apply(state: State, rules: Rules, action: BuildBridge, context: ActionContext) -> None:
    """A bridge is one of the player's roads, in every respect but its price."""
    pay(state, rules, action.seat, rules.prices["bridge"], context)
    put_road(state, action.seat, action.path)
    emit(state, rules, context, BridgeBuilt, (action.seat, action.path, False))


def apply_free_road(
    state: State, rules: Rules, action: PlaceFreeRoad, context: ActionContext
) -> None:
    """Road building pays for bridges too."""
    built = BridgeBuilt if is_over_water(state, action.path) else RoadBuilt
    lay_free(built, state, rules, action, context)


def why_none(state: State, rules: Rules, seat: Seat) -> Reason:
    return (
        none_left("road", roads_left(state, seat))
        or no_place(bridge_paths(state, rules, seat))
        or not_paid(state, seat, rules.prices["bridge"])
    )


def why_not(state: State, rules: Rules, action: BuildBridge) -> Reason:
    if state.used >> action.path & 1:
        return "path_taken", {}, "That path is already taken."
    if not is_over_water(state, action.path):
        return NOT_OVER_WATER({}, "A bridge lies between two hexes of water.")
    return "not_connected", {}, "A bridge has to continue your own roads or buildings."


built_like_a_road(BuildBridge)


def install(book: Rulebook) -> None:
    price = Cost(book, "cost of a bridge", BRICK_LUMBER_WOOL)
    book.prices["bridge"] = price
    book.pieces["bridge"] = roads_left
    book.apart_across_water.set(False)
    book.free_road_paths.extend(bridge_paths)
    book.action_rules.add(
        ActionRule(
            BuildBridge,
            price=price,
            enumerate=legal_bridges,
            apply=apply,
            validate=why_not,
            explain=why_none,
        )
    )
    book.action_rules.add(
        ActionRule(
            PlaceFreeRoad,
            enumerate=legal_free_roads,
            apply=apply_free_road,
            validate=why_not_free_road,
        )
    )
    book.action_rules.in_group(BUILDING, BuildBridge)
    book.events.after(BridgeBuilt, after_road)


OPTION = Option(
    key="bridges",
    title="Bridges",
    summary="Bridges over water for brick, lumber and wool; settlements may face each other across water.",
    source="sources: islands-and-bridges",
    install=install,
    needs=Need(lambda board: board.has_sea, "it has no water to cross."),
    group="turn",
    changes=("building", "distance"),
    icon="i-longest",
)
