"""Building ships: for lumber and wool, along water, from a building or ship of one's own (W, "Ships"; facts: seafarers §1, 2, 5, 12)."""

from functools import lru_cache
from typing import Final

from engine.bits import bits, mask_of
from engine.board_game.core.actions import Action, action
from engine.board_game.core.board import Board
from engine.board_game.core.decisions import PLACE_FREE_ROAD, PLACE_ROAD
from engine.board_game.core.events import Event, event
from engine.board_game.core.geometry import Geometry
from engine.board_game.core.names import Cards, HexMask, IntersectionMask, Path, PathMask, Seat
from engine.board_game.core.play import Play
from engine.board_game.core.refusals import Reason, refusal
from engine.board_game.core.state import Move, Rules, State
from engine.board_game.core.tables import on_each_path
from engine.board_game.rulebook import Rulebook
from engine.board_game.rulebook.happened import happened
from engine.board_game.rulebook.verbs import BUILDING, Cost
from engine.board_game.rules.development import let_go_of_impossible_roads
from engine.board_game.rules.pieces import pay
from engine.board_game.rules.refusals import no_place, none_left, not_paid
from engine.board_game.rules.set_up import at_the_settlement
from engine.board_game.scenarios.ships.fleet import ends_of, put_ship, ships_left, ships_of

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
    """What touches a building of the seat or one of these ships, not through an opponent's building. A road alone connects no ship."""
    own = state.settlements[seat] | state.cities[seat]
    reach = (ends_of(rules.geometry, ships) | own) & ~(state.occupied & ~own)
    paths = 0
    for at in bits(reach):
        paths |= rules.geometry.paths_at[at]
    return paths


def places_for(state: State, rules: Rules, seat: Seat, ships: PathMask) -> PathMask:
    """Where a new ship may lie beside these ships."""
    places = connected(state, rules, seat, ships) & along_water(state) & ~state.used
    return places & rules.open_waters(state, rules, seat) if places else 0


def ship_paths(state: State, rules: Rules, seat: Seat) -> PathMask:
    """Where a seat may build a ship, the cost aside."""
    return places_for(state, rules, seat, ships_of(state, seat))


def at_own_ships(state: State, rules: Rules, seat: Seat) -> IntersectionMask:
    """Where the distance rule leaves room and a ship of the seat leads."""
    return state.free & ends_of(rules.geometry, ships_of(state, seat))


def everywhere(state: State, rules: Rules, seat: Seat) -> PathMask:
    """All waters are open."""
    return -1


# --- paid for


def legal_ships(state: State, rules: Rules, seat: Seat, legal: list[Action]) -> None:
    if ships_left(state, seat):
        build = on_each_path(BuildShip, rules.geometry, seat)
        legal += [build[path] for path in bits(ship_paths(state, rules, seat))]


def apply_ship(state: State, rules: Rules, action: BuildShip, play: Play) -> None:
    pay(state, rules, action.seat, rules.prices["ship"], play)
    put_ship(state, action.seat, action.path)
    happened(state, rules, play, ShipBuilt, (action.seat, action.path, False))


def why_no_ship(state: State, rules: Rules, seat: Seat) -> Reason:
    return (
        none_left("ship", ships_left(state, seat))
        or no_place(ship_paths(state, rules, seat))
        or not_paid(state, seat, rules.prices["ship"])
    )


def why_not_there(state: State, rules: Rules, seat: Seat, path: Path) -> Reason:
    """Why a ship may not lie on a path, connections aside."""
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


def apply_free_ship(state: State, rules: Rules, action: PlaceFreeShip, play: Play) -> None:
    """Place a free ship. Road building gives two roads, two ships or one of each, one right after the other."""
    state.pending.pop()
    put_ship(state, action.seat, action.path)
    happened(state, rules, play, ShipBuilt, (action.seat, action.path, True))
    let_go_of_impossible_roads(state, rules, action.seat)


# --- in set-up


def legal_starting_ships(state: State, rules: Rules, seat: Seat, legal: list[Action]) -> None:
    place = on_each_path(PlaceShip, rules.geometry, seat)
    legal += [place[path] for path in bits(at_the_settlement(state, rules) & along_water(state))]


def apply_starting_ship(state: State, rules: Rules, action: PlaceShip, play: Play) -> None:
    """An ordinary ship from now on."""
    state.pending.pop()
    put_ship(state, action.seat, action.path)
    happened(state, rules, play, ShipBuilt, (action.seat, action.path, True))


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
    book.moves.add(
        Move(
            BuildShip,
            price=price,
            lists=legal_ships,
            applies=apply_ship,
            checks=why_not_ship,
            why_none=why_no_ship,
        )
    )
    book.moves.add(
        Move(
            PlaceShip,
            lists=legal_starting_ships,
            applies=apply_starting_ship,
            checks=why_not_starting_ship,
        )
    )
    book.moves.add(
        Move(PlaceFreeShip, lists=legal_free_ships, applies=apply_free_ship, checks=why_not_ship)
    )
    book.moves.in_group(BUILDING, BuildShip)
    book.moves.during(PLACE_ROAD, PlaceShip)
    book.moves.during(PLACE_FREE_ROAD, PlaceFreeShip)
