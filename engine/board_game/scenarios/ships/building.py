"""Building ships: for lumber and wool, along water, from a building or ship of one's own (sources: ships)."""

from functools import lru_cache
from typing import Final

from engine.bits import bits, mask_of
from engine.board_game.core.actions import Action, action
from engine.board_game.core.board import Board
from engine.board_game.core.context import ActionContext
from engine.board_game.core.decisions import PlaceFreeRoadDecision, PlaceRoadDecision
from engine.board_game.core.events import Event, event
from engine.board_game.core.geometry import Geometry
from engine.board_game.core.names import Cards, HexMask, IntersectionMask, Path, PathMask, Seat
from engine.board_game.core.refusals import Reason, refusal
from engine.board_game.core.state import ActionRule, Rules, State
from engine.board_game.core.tables import on_each_path
from engine.board_game.rulebook import Rulebook
from engine.board_game.rulebook.emitting import emit
from engine.board_game.rulebook.verbs import BUILDING, Cost
from engine.board_game.rules.development import let_go_of_impossible_roads
from engine.board_game.rules.pieces import pay
from engine.board_game.rules.refusals import no_place, none_left, not_paid
from engine.board_game.rules.set_up import at_the_settlement
from engine.board_game.scenarios.ships.fleet import ends_of, put_ship, ships_left, ships_of
from engine.kernel.decisions import done

LUMBER_WOOL: Final[Cards] = (0, 1, 1, 0, 0)
ON_LAND: Final = refusal("ship_on_land", "A ship needs water on at least one side.")
OFF_THE_MAP: Final = refusal("ship_off_the_map", "Ships cannot sail along the frame of the map.")
CLOSED: Final = refusal("waters_closed", "Ships can neither come nor go there now.")


@action
class BuildShip(Action):
    """Build a ship and pay for it (option `ships`)."""

    path: Path


@action
class PlaceShip(Action):
    """Set-up: put a ship beside the settlement just placed, instead of a road (option `ships`)."""

    path: Path


@action
class PlaceFreeShip(Action):
    """Place a ship that road building pays for (option `ships`)."""

    path: Path


@event
class ShipBuilt(Event):
    """A ship was built; `free` in set-up and by road building (option `ships`)."""

    reveals_nothing = True
    lies_on_a_path = True

    seat: Seat
    path: Path
    free: bool


# --- where a ship may lie


def along_water(state: State) -> PathMask:
    """A ship lies beside water, or beside what may be water; not between two hexes of the frame."""
    return _not_between_land(state.island.geometry, state.island.land) & on_the_map(
        state.rules.board
    )


@lru_cache(maxsize=256)
def _not_between_land(geometry: Geometry, land: HexMask) -> PathMask:
    return mask_of(path for path, hexes in enumerate(geometry.sides_mask) if hexes & ~land)


def on_the_map(board: Board) -> PathMask:
    """Everywhere but along the frame alone."""
    return ~board.frame_paths


def connected(state: State, rules: Rules, seat: Seat, ships: PathMask) -> PathMask:
    """The paths that touch a building of the seat or one of these ships, not through an opponent's building. A road alone connects no
    ship."""
    own = state.settlements[seat] | state.cities[seat]
    reach = (ends_of(rules.geometry, ships) | own) & ~(state.occupied & ~own)
    paths = 0
    for at in bits(reach):
        paths |= rules.geometry.paths_at[at]
    return paths


def places_for(state: State, rules: Rules, seat: Seat, ships: PathMask) -> PathMask:
    """The places where a new ship may lie beside these ships."""
    places = connected(state, rules, seat, ships) & along_water(state) & ~state.used
    return places & rules.open_waters(state, rules, seat) if places else 0


def ship_paths(state: State, rules: Rules, seat: Seat) -> PathMask:
    """The places where a seat may build a ship, the cost aside."""
    return places_for(state, rules, seat, ships_of(state, seat))


def at_own_ships(state: State, rules: Rules, seat: Seat) -> IntersectionMask:
    """The places where the distance rule leaves room and a ship of the seat leads."""
    return state.free & ends_of(rules.geometry, ships_of(state, seat))


def everywhere(state: State, rules: Rules, seat: Seat) -> PathMask:
    """All waters are open."""
    return -1


# --- paid for


def legal_ships(state: State, rules: Rules, seat: Seat, legal: list[Action]) -> None:
    if ships_left(state, seat):
        build = on_each_path(BuildShip, rules.geometry, seat)
        legal += [build[path] for path in bits(ship_paths(state, rules, seat))]


def apply_ship(state: State, rules: Rules, action: BuildShip, context: ActionContext) -> None:
    pay(state, rules, action.seat, rules.prices["ship"], context)
    put_ship(state, action.seat, action.path)
    emit(state, rules, context, ShipBuilt, (action.seat, action.path, False))


def why_no_ship(state: State, rules: Rules, seat: Seat) -> Reason:
    return (
        none_left("ship", ships_left(state, seat))
        or no_place(ship_paths(state, rules, seat))
        or not_paid(state, seat, rules.prices["ship"])
    )


def why_not_there(state: State, rules: Rules, seat: Seat, path: Path) -> Reason:
    """The reason why a ship may not lie on a path, connections aside."""
    if state.used >> path & 1:
        return "path_taken", {}, "That path is already taken."
    if not on_the_map(rules.board) >> path & 1:
        return OFF_THE_MAP({}, "Ships cannot sail along the frame of the map.")
    if not along_water(state) >> path & 1:
        return ON_LAND({}, "A ship needs water on at least one side.")
    if not rules.open_waters(state, rules, seat) >> path & 1:
        return CLOSED({}, "Ships can neither come nor go there now.")
    return None


def why_not_ship(state: State, rules: Rules, action: BuildShip | PlaceFreeShip) -> Reason:
    return why_not_there(state, rules, action.seat, action.path) or (
        "not_connected",
        {},
        "A ship has to continue your own ships, or start from your own building.",
    )


# --- with road building


def legal_free_ships(state: State, rules: Rules, seat: Seat, legal: list[Action]) -> None:
    """The free ships a seat may place: one may lie where a paid one could."""
    if ships_left(state, seat):
        place = on_each_path(PlaceFreeShip, rules.geometry, seat)
        legal += [place[path] for path in bits(ship_paths(state, rules, seat))]


def apply_free_ship(
    state: State, rules: Rules, action: PlaceFreeShip, context: ActionContext
) -> None:
    """Place a free ship. Road building gives two roads, two ships or one of each, one right after the other."""
    done(state)
    put_ship(state, action.seat, action.path)
    emit(state, rules, context, ShipBuilt, (action.seat, action.path, True))
    let_go_of_impossible_roads(state, rules, action.seat)


# --- in set-up


def legal_starting_ships(state: State, rules: Rules, seat: Seat, legal: list[Action]) -> None:
    place = on_each_path(PlaceShip, rules.geometry, seat)
    legal += [place[path] for path in bits(at_the_settlement(state, rules) & along_water(state))]


def apply_starting_ship(
    state: State, rules: Rules, action: PlaceShip, context: ActionContext
) -> None:
    """An ordinary ship from now on."""
    done(state)
    put_ship(state, action.seat, action.path)
    emit(state, rules, context, ShipBuilt, (action.seat, action.path, True))


def why_not_starting_ship(state: State, rules: Rules, action: PlaceShip) -> Reason:
    return why_not_there(state, rules, action.seat, action.path) or (
        "not_connected",
        {},
        "This ship has to touch the settlement you have just placed.",
    )


def install(book: Rulebook) -> None:
    price = Cost(book, "cost of a ship", LUMBER_WOOL)
    book.prices["ship"] = price
    book.pieces["ship"] = ships_left
    book.open_waters.extend(everywhere)
    book.settlement_spots.extend(at_own_ships)
    book.free_pieces["ship"] = (ships_left, ship_paths)
    book.action_rules.add(
        ActionRule(
            BuildShip,
            price=price,
            enumerate=legal_ships,
            apply=apply_ship,
            validate=why_not_ship,
            explain=why_no_ship,
        )
    )
    book.action_rules.add(
        ActionRule(
            PlaceShip,
            enumerate=legal_starting_ships,
            apply=apply_starting_ship,
            validate=why_not_starting_ship,
        )
    )
    book.action_rules.add(
        ActionRule(
            PlaceFreeShip, enumerate=legal_free_ships, apply=apply_free_ship, validate=why_not_ship
        )
    )
    book.action_rules.in_group(BUILDING, BuildShip)
    book.action_rules.during(PlaceRoadDecision, PlaceShip)
    book.action_rules.during(PlaceFreeRoadDecision, PlaceFreeShip)
