"""Ships: where they are built and how they move, the longest route, the start (W, "Ships"; facts: seafarers §1-5, 12, 17).

The map is Four Islands for three. `"0 1 NE"` is the north-eastern side, or corner, of the hex at q = 0, r = 1:

    forest 11 (-2, 1)   sea (-1, 1)    sea (0, 1)    sea (1, 1)
           hills 9 (-2, 2)   sea (-1, 2)   mountains 8 (0, 2)"""

import pytest

from engine.api import ConfigError
from engine.bits import bits
from engine.board_game import game
from engine.board_game.catalog import rules_for
from engine.board_game.core.actions import BuildRoad, BuildSettlement, PlaceRoad
from engine.board_game.core.config import GameConfig
from engine.board_game.core.decisions import PLACE_ROAD, PLAY, decision
from engine.board_game.core.events import LongestRoadMoved
from engine.board_game.scenarios.ships.building import (
    BuildShip,
    PlaceShip,
    ShipBuilt,
)
from engine.board_game.scenarios.ships.fleet import ships_of
from engine.board_game.scenarios.ships.moving import MoveShip, ShipMoved
from engine.board_game.scenarios.ships.route import longest_route
from engine.chance import Random
from tests.engine.sea import (
    FOUR_ISLANDS,
    SHIP,
    at_sea,
    corner,
    may_move,
    rich,
    ring,
    sailing,
    settled,
    side,
)
from tests.engine.table import BLUE, ORANGE, RED, ROAD, SETTLEMENT, Table, cards, refused

# 1. Pieces and cost


def test_a_ship_costs_a_lumber_and_a_wool():
    table = at_sea()
    settled(table, RED, "-2 2 NE")
    table.hand(RED, SHIP)
    (path,) = side(table, "-1 2 NW")
    assert table.builds_ship(RED, path) == (ShipBuilt(RED, path, False),)
    assert table.in_hand(RED) == cards()
    assert table.view(None)["ships"] == {str(path): RED}


@pytest.mark.parametrize("lacking", ["lumber", "wool"])
def test_a_ship_that_is_not_paid_for_is_not_built(lacking):
    table = at_sea()
    settled(table, RED, "-2 2 NE")
    table.hand(RED, brick=3, **{kind: 3 for kind in ("lumber", "wool") if kind != lacking})
    with refused("not_enough_cards"):
        table.builds_ship(RED, side(table, "-1 2 NW")[0])
    assert table.why_none(RED, BuildShip) == ("not_enough_cards", {"needs": {lacking: 1}})


def test_each_player_has_fifteen_ships_beside_fifteen_roads():
    left = at_sea().view(None)["seats"]["0"]["left"]
    assert left == {"road": 15, "settlement": 5, "city": 4, "ship": 15}


def test_with_no_ship_left_nobody_builds_one_but_moving_is_still_possible():
    table = at_sea()
    settled(table, RED, "-2 2 NE")
    sailing(table, RED, *ring("0 0"), *ring("1 0"), "-1 2 NW", "-1 2 NE", "0 1 W", "-1 1 NW")
    assert ships_of(table.state, RED).bit_count() == 15
    rich(table)
    assert table.why_none(RED, BuildShip) == ("no_pieces_left", {"piece": "ship"})
    with refused("no_pieces_left"):
        table.builds_ship(RED, side(table, "-2 2 E")[0])
    assert table.legal(RED, MoveShip)


def test_a_ship_lies_between_two_hexes_of_sea_or_at_a_coast_and_not_between_land():
    table = at_sea()
    settled(table, RED, "-2 2 NE")
    rich(table)
    between_seas, coast = side(table, "-1 2 NW", "-2 2 NE")
    assert {between_seas, coast} <= {ship.path for ship in table.legal(RED, BuildShip)}
    table = at_sea()
    settled(table, RED, "-2 2 NW")
    rich(table)
    with refused("ship_on_land"):
        table.builds_ship(RED, side(table, "-2 2 NW")[0])


def test_a_road_lies_between_land_or_at_a_coast_and_not_between_two_hexes_of_sea():
    table = at_sea()
    settled(table, RED, "-2 2 NE")
    rich(table)
    assert set(side(table, "-2 2 NE", "-2 2 E")) <= table.roads_offered_to(RED)
    with refused("over_water"):
        table.builds_road(RED, side(table, "-1 2 NW")[0])


def test_a_coastal_side_holds_one_piece_a_road_or_a_ship_of_any_player():
    for first in (RED, BLUE):
        table = at_sea()
        settled(table, RED, "-2 2 NE")
        rich(table)
        (coast,) = side(table, "-2 2 NE")
        table.road(first, coast)
        with refused("path_taken"):
            table.builds_ship(RED, coast)
        table = at_sea()
        settled(table, RED, "-2 2 NE")
        rich(table)
        sailing(table, first, "-2 2 NE")
        with refused("path_taken"):
            table.builds_road(RED, coast)


def test_a_ship_lies_between_frame_and_land_or_sea_but_not_between_two_hexes_of_the_frame():
    table = at_sea()
    settled(table, RED, "-1 -3 N")  # pasture 4, below the frame
    rich(table)
    offered = {ship.path for ship in table.legal(RED, BuildShip)}
    between_land_and_frame, off_the_map = side(table, "-1 -3 NE", "-1 -4 E")
    assert between_land_and_frame in offered
    with refused("ship_off_the_map"):
        table.builds_ship(RED, off_the_map)
    sailing(table, RED, "-1 1 NE", "0 1 NE", "1 0 SE")
    between_sea_and_frame = side(table, "1 0 E")[0]
    assert between_sea_and_frame in {ship.path for ship in table.legal(RED, BuildShip)}


def test_any_number_of_ships_may_be_built_in_a_turn():
    table = at_sea()
    settled(table, RED, "-2 2 NE")
    table.hand(RED, SHIP, SHIP, SHIP)
    for place in side(table, "-1 2 NW", "-1 2 NE", "0 1 SW"):
        if table.may(BuildShip(RED, place)):
            table.builds_ship(RED, place)
    assert ships_of(table.state, RED).bit_count() >= 2


# 2. Where a ship may be built


def test_a_ship_touches_an_own_building_or_an_own_ship():
    table = at_sea()
    rich(table)
    settled(table, RED, "-2 2 NE")
    sailing(table, RED, "-1 2 NW")
    at_the_settlement, at_the_ship, nowhere = side(table, "-2 2 E", "-1 2 NE", "1 -1 SW")
    offered = {ship.path for ship in table.legal(RED, BuildShip)}
    assert {at_the_settlement, at_the_ship} <= offered
    with refused("not_connected"):
        table.builds_ship(RED, nowhere)


def test_from_the_end_of_a_road_a_ship_goes_on_only_at_an_own_settlement():
    """Road, own settlement on the coast, ship: legal. Road, bare corner, ship: not. With an opponent's settlement: not."""
    ship = "-1 2 NW"
    for owner, code in ((RED, None), (None, "not_connected"), (BLUE, "not_connected")):
        table = at_sea()
        settled(table, RED, "-2 2 NW")
        table.road(RED, *side(table, "-2 2 NW", "-2 2 NE")[1:])
        table.road(RED, *side(table, "-2 1 SE"))
        rich(table)
        if owner is not None:
            settled(table, owner, "-2 2 NE")
        if code is None:
            table.builds_ship(RED, side(table, ship)[0])
        else:
            with refused(code):
                table.builds_ship(RED, side(table, ship)[0])


def test_a_road_does_not_hang_on_a_ship():
    table = at_sea()
    settled(table, RED, "-2 2 NE")
    sailing(table, RED, "-1 2 NW", "-1 2 NE")  # ends at mountains 8
    rich(table)
    with refused("not_connected"):
        table.builds_road(RED, side(table, "0 2 NW")[0])


def test_a_line_does_not_go_on_past_an_opponents_building():
    table = at_sea()
    settled(table, RED, "-2 2 NE")
    sailing(table, RED, "-1 2 NW", "-1 2 NE")
    settled(table, BLUE, "0 2 NW")
    rich(table)
    with refused("not_connected"):
        table.builds_ship(RED, side(table, "0 2 NW")[0])


def test_only_buildings_stop_a_line_not_the_roads_and_ships_of_others():
    table = at_sea()
    settled(table, RED, "-2 2 NE")
    sailing(table, RED, "-1 2 NW", "-1 2 NE")
    table.road(BLUE, *side(table, "0 2 W"))
    rich(table)
    table.builds_ship(RED, side(table, "0 2 NW")[0])
    table = at_sea()
    settled(table, RED, "-2 2 NE")
    sailing(table, RED, "-1 2 NW")
    sailing(table, BLUE, "0 1 W")
    rich(table)
    table.builds_ship(RED, side(table, "-1 2 NE")[0])


def test_two_lines_of_one_player_may_join_at_a_corner():
    table = at_sea()
    settled(table, RED, "-2 2 NE", "0 2 NW")
    sailing(table, RED, "-1 2 NW")
    rich(table)
    table.builds_ship(RED, side(table, "-1 2 NE")[0])
    assert table.road_length(RED) == 2


def test_a_settlement_is_built_where_a_ship_of_ones_own_leads():
    table = at_sea()
    settled(table, RED, "-2 2 NE")
    sailing(table, RED, "-1 2 NW", "-1 2 NE")
    table.hand(RED, SETTLEMENT)
    table.builds_settlement(RED, corner(table, "0 2 NW"))


def test_the_distance_rule_holds_across_a_strait():
    """A settlement built from a line of ships one side from another one is refused, also with water between them."""
    table = Table(board=FOUR_ISLANDS, seats=3)
    table.after_the_roll(RED)
    settled(table, RED, "-2 2 NE")
    settled(table, BLUE, "0 2 SW")
    sailing(table, RED, "-1 2 NW", "-1 2 NE")
    table.hand(RED, SETTLEMENT)
    near = corner(table, "0 2 NW")
    assert table.geometry.neighbors[near] >> corner(table, "0 2 SW") & 1
    with refused("too_close"):
        table.builds_settlement(RED, near)


def test_a_settlement_needs_land_at_its_corner():
    table = at_sea()
    settled(table, RED, "-2 2 NE")
    sailing(table, RED, "-1 2 NW", "0 1 W", "0 1 NW")
    table.hand(RED, SETTLEMENT)
    at_sea_only = corner(table, "0 1 N")
    assert not table.may(BuildSettlement(RED, at_sea_only))


# 3. Moving a ship


def line() -> Table:
    """RED's three ships lead from hills 9 over the sea."""
    table = at_sea()
    settled(table, RED, "-2 2 NE")
    sailing(table, RED, "-1 2 NW", "0 1 W", "0 1 NW")
    return table


def test_the_last_ship_of_an_open_line_moves_free_of_charge():
    table = line()
    last, middle, first = side(table, "0 1 NW", "0 1 W", "-1 2 NW")
    assert may_move(table) == {last}
    target = side(table, "-1 2 NE")[0]
    assert table.moves_ship(RED, last, target) == (ShipMoved(RED, last, target),)
    assert ships_of(table.state, RED) == sum(1 << path for path in (first, middle, target))
    for held in (first, middle):
        table = line()
        with refused("ship_is_held"):
            table.moves_ship(RED, held, target)


def test_everybody_sees_why_a_ship_stays_until_one_has_moved():
    table = line()
    last, middle, first, new = side(table, "0 1 NW", "0 1 W", "-1 2 NW", "-1 2 NE")
    table.hand(RED, SHIP)
    table.builds_ship(RED, new)
    stay = table.view(BLUE)["options"]["ships"]["stay"]
    assert stay == {
        str(middle): "ship_is_held",
        str(first): "ship_is_held",
        str(new): "ship_is_new",
    }
    table.moves_ship(RED, last, side(table, "-2 2 E")[0])
    assert table.view(RED)["options"]["ships"]["stay"] == {}


def test_one_ship_a_turn_moves():
    table = line()
    last, target = side(table, "0 1 NW", "-1 2 NE")
    table.moves_ship(RED, last, target)
    with refused("ship_moved_already"):
        table.moves_ship(RED, target, last)
    assert table.why_none(RED, MoveShip) == ("ship_moved_already", {})
    for seat in (RED, BLUE, ORANGE):
        table.ends_turn(seat)
        table.rolls(table.state.current, 3)
    table.moves_ship(RED, target, last)


def test_a_ship_does_not_move_on_the_turn_it_was_built():
    table = at_sea()
    settled(table, RED, "-2 2 NE")
    table.hand(RED, SHIP)
    new, target = side(table, "-1 2 NW", "-2 2 E")
    table.builds_ship(RED, new)
    with refused("ship_is_new"):
        table.moves_ship(RED, new, target)
    for seat in (RED, BLUE, ORANGE):
        table.ends_turn(seat)
        table.rolls(table.state.current, 3)
    table.moves_ship(RED, new, target)


def test_nobody_moves_a_ship_of_somebody_else_or_one_that_is_not_there():
    table = line()
    settled(table, BLUE, "0 2 NW")
    sailing(table, BLUE, "0 2 NW")
    theirs, bare, target = side(table, "0 2 NW", "1 0 W", "-1 2 NE")
    for source in (theirs, bare):
        with refused("not_your_ship"):
            table.moves_ship(RED, source, target)


def test_nobody_moves_a_ship_before_the_roll_or_on_anothers_turn():
    table = line()
    table.before_the_roll(RED)
    source, target = side(table, "0 1 NW", "-1 2 NE")
    with refused("wrong_moment"):
        table.moves_ship(RED, source, target)
    table.after_the_roll(BLUE)
    with refused("not_your_turn"):
        table.moves_ship(RED, source, target)


def test_in_the_special_building_phase_ships_are_built_but_not_moved():
    table = at_sea("special-building", values={"special-building": "everyone"})
    settled(table, BLUE, "-2 2 NE")
    sailing(table, BLUE, "-1 2 NW")
    table.hand(BLUE, SHIP)
    table.ends_turn(RED)
    assert table.deciding() == (BLUE,)
    source, target = side(table, "-1 2 NW", "-2 2 E")
    with refused():
        table.moves_ship(BLUE, source, target)
    table.builds_ship(BLUE, side(table, "-1 2 NE")[0])


def test_each_branch_has_a_last_ship_of_its_own():
    table = line()
    sailing(table, RED, "-1 2 NE")
    assert may_move(table) == set(side(table, "0 1 NW", "-1 2 NE"))


def test_a_line_that_joins_two_own_buildings_is_closed():
    table = at_sea()
    settled(table, RED, "-2 2 NE", "0 2 NW")
    sailing(table, RED, "-1 2 NW", "-1 2 NE")
    assert may_move(table) == set()
    with refused("ship_is_held"):
        table.moves_ship(RED, *side(table, "-1 2 NW", "-2 2 E"))


def test_a_branch_of_a_closed_line_may_move():
    table = at_sea()
    settled(table, RED, "-2 2 NE", "0 2 NW")
    sailing(table, RED, "-1 2 NW", "-1 2 NE", "0 1 W")
    assert may_move(table) == set(side(table, "0 1 W"))


def test_a_closed_line_stays_closed_when_an_opponent_settles_in_its_midst():
    """The longest route is cut, but nothing in the line moves."""
    table = at_sea()
    settled(table, RED, "-2 2 NE", "0 2 NE")
    sailing(table, RED, "-1 2 NW", "-1 2 NE", "0 2 NW", "0 2 NE")
    assert table.road_length(RED) == 4
    settled(table, BLUE, "0 2 NW")
    assert table.road_length(RED) == 2
    assert may_move(table) == set()


def test_the_last_ship_moves_also_where_its_end_is_an_opponents_building():
    table = at_sea()
    settled(table, RED, "-2 2 NE")
    settled(table, BLUE, "0 2 NW")
    sailing(table, RED, "-1 2 NW", "-1 2 NE")
    assert may_move(table) == set(side(table, "-1 2 NE"))


def test_a_single_ship_may_leave_its_settlement_without_any_way():
    table = at_sea()
    settled(table, RED, "-2 2 NE", "0 2 SE")
    sailing(table, RED, "-1 2 NW")
    ship, away = side(table, "-1 2 NW", "0 2 E")
    table.moves_ship(RED, ship, away)
    assert ships_of(table.state, RED) == 1 << away


def test_of_a_ring_that_begins_and_ends_at_one_settlement_the_two_ships_there_may_move():
    table = at_sea()
    settled(table, RED, "-2 1 NE")
    sailing(table, RED, *ring("-1 1"))
    assert may_move(table) == set(side(table, "-1 1 W", "-1 1 NW"))
    with refused("ship_is_held"):
        table.moves_ship(RED, *side(table, "-1 1 E", "0 1 NW"))


def test_of_a_ring_on_a_tail_every_ship_may_move_but_not_the_tail():
    table = at_sea()
    settled(table, RED, "-2 1 NE")
    sailing(table, RED, "-1 1 NW", *ring("0 0"))
    assert may_move(table) == set(side(table, *ring("0 0")))


def test_a_ring_between_two_settlements_is_a_closed_line():
    table = at_sea()
    settled(table, RED, "-2 1 NE", "-2 2 SE")
    sailing(table, RED, *ring("-1 1"), "-1 2 NW")
    settled(table, RED, "-2 2 NE")
    assert not may_move(table) & set(side(table, *ring("-1 1")))


def test_a_ring_in_the_midst_of_a_line_between_two_settlements_is_closed():
    table = at_sea()
    settled(table, RED, "-2 1 NE", "1 -1 S")
    sailing(table, RED, "-1 1 NW", *ring("0 0"))
    assert table.geometry.corners[table.geometry.hex_at(0, 0)].index(corner(table, "1 -1 SW")) >= 0
    sailing(table, RED, "1 -1 SW")
    assert may_move(table) == set()


def test_the_new_place_is_judged_after_the_ship_has_been_picked_up():
    """It cannot hang on itself."""
    table = at_sea()
    settled(table, RED, "-2 2 NE")
    sailing(table, RED, "-1 2 NW")
    source, hanging_on_itself = side(table, "-1 2 NW", "-1 2 NE")
    with refused("not_connected"):
        table.moves_ship(RED, source, hanging_on_itself)


def test_the_new_place_is_another_one_at_any_line_or_settlement():
    table = line()
    settled(table, RED, "0 2 SE")
    (source,) = side(table, "0 1 NW")
    with refused("path_taken"):
        table.moves_ship(RED, source, source)
    targets = {move.path for move in table.legal(RED, MoveShip)}
    assert set(side(table, "0 2 E", "-2 2 E", "-1 2 NE")) <= targets
    with refused("ship_on_land"):
        table.moves_ship(RED, source, side(table, "-2 2 NW")[0])


def test_moving_can_lose_the_longest_route():
    table = at_sea()
    settled(table, RED, "-2 2 NE", "0 2 SE")
    sailing(table, RED, "-1 2 NW", "0 1 W", "0 1 NW", "0 0 E", "0 0 NE")
    table.holds_longest_road(RED)
    assert table.road_length(RED) == 5
    events = table.moves_ship(RED, *side(table, "0 0 NE", "0 2 E"))
    assert events[1:] == (LongestRoadMoved(None, 4),)
    assert table.longest_road() is None


def test_a_ship_of_the_start_is_an_ordinary_ship():
    table = Table.dealt(board=FOUR_ISLANDS, seats=3, chance=Random(3))
    while not table.state.turn:
        seat = table.deciding()[0]
        ships = table.legal(seat, PlaceShip)
        table.play(ships[0] if ships else table.legal(seat)[0])
    seat = table.state.current
    table.rolls(seat, 3)
    assert table.legal(seat, MoveShip)


# 4. The longest route


def test_roads_and_ships_count_together_where_an_own_settlement_joins_them():
    """Three roads, a settlement and two ships are five; without the settlement three."""
    for joined, length in ((True, 5), (False, 3)):
        table = at_sea()
        settled(table, RED, "-2 2 SW")
        table.road(RED, *side(table, "-2 2 SW", "-2 2 SE", "-2 2 E"))
        sailing(table, RED, "-1 2 NW", "-1 2 NE")
        if joined:
            settled(table, RED, "-2 2 NE")
        table._rebuild()
        assert table.road_length(RED) == length


def test_a_settlement_joins_roads_and_ships_and_takes_the_longest_route():
    table = at_sea()
    settled(table, RED, "0 2 NW")
    table.road(RED, *side(table, "-2 2 E", "-2 2 SE", "-2 2 SW"))
    sailing(table, RED, "-1 2 NW", "-1 2 NE")
    table.hand(RED, SETTLEMENT)
    events = table.builds_settlement(RED, corner(table, "-2 2 NE"))
    assert LongestRoadMoved(RED, 5) in events
    assert table.points(RED) == 4


def test_a_ship_takes_the_longest_route():
    table = at_sea()
    settled(table, RED, "-2 2 NE")
    table.road(RED, *side(table, "-2 2 E", "-2 2 SE", "-2 2 SW"))
    sailing(table, RED, "-1 2 NW")
    table.hand(RED, SHIP)
    assert LongestRoadMoved(RED, 5) in table.builds_ship(RED, side(table, "-1 2 NE")[0])


def test_a_road_takes_the_longest_route_with_the_ships_that_it_joins():
    table = at_sea()
    settled(table, RED, "-2 2 NE")
    table.road(RED, *side(table, "-2 2 E", "-2 2 SE"))
    sailing(table, RED, "-1 2 NW", "-1 2 NE")
    table.hand(RED, ROAD)
    assert LongestRoadMoved(RED, 5) in table.builds_road(RED, side(table, "-2 2 SW")[0])


def test_an_opponents_settlement_cuts_a_line_of_ships():
    table = at_sea()
    settled(table, RED, "-2 2 NE", "0 2 SE")
    sailing(table, RED, "-2 2 E", "-1 2 NW", "-1 2 NE", "0 2 NW", "0 2 NE", "0 2 E")
    table.holds_longest_road(RED)
    assert table.road_length(RED) == 6
    table.after_the_roll(BLUE)
    table.road(BLUE, *side(table, "0 2 W"))
    table.hand(BLUE, SETTLEMENT)
    events = table.builds_settlement(BLUE, corner(table, "0 2 NW"))
    assert LongestRoadMoved(None, 3) in events
    assert table.road_length(RED) == 3


def test_every_piece_counts_once_in_a_ring():
    table = at_sea()
    settled(table, RED, "-2 1 NE")
    sailing(table, RED, "-1 1 NW", *ring("0 0"))
    assert table.road_length(RED) == 7


def test_whole_fleets_are_counted_in_reasonable_time():
    table = at_sea()
    geometry = table.geometry
    ships = sum(1 << path for path in {*side(table, *ring("0 0"), *ring("1 0"), *ring("0 1"))})
    assert ships.bit_count() == 15
    assert longest_route(geometry, 0, ships, 0, 0) == 14


def prospects(table: Table) -> dict[str, dict[str, list[int]]]:
    return game.prospects(table.state, table.legal(RED))


def test_everybody_can_say_how_long_the_route_would_be_with_each_piece():
    table = at_sea()
    settled(table, RED, "-2 2 NE")
    table.road(RED, *side(table, "-2 2 E", "-2 2 SE"))
    sailing(table, RED, "-1 2 NW", "-1 2 NE")
    rich(table)
    routes = prospects(table)["route"]
    ships = dict(
        zip((ship.path for ship in table.legal(RED, BuildShip)), routes["BuildShip"], strict=True)
    )
    roads = dict(
        zip((road.path for road in table.legal(RED, BuildRoad)), routes["BuildRoad"], strict=True)
    )
    [onward, aside] = side(table, "0 2 NW", "-2 2 NE")
    assert ships[onward] == 5
    assert ships[aside] == roads[aside] == 4, "a branch"
    assert roads[side(table, "-2 2 SW")[0]] == 5


def test_a_ship_that_moves_no_longer_counts_where_it_was():
    table = at_sea()
    settled(table, RED, "-2 2 NE")
    sailing(table, RED, "-1 2 NW", "-1 2 NE")
    moves = table.legal(RED, MoveShip)
    routes = dict(
        zip((move.path for move in moves), prospects(table)["route"]["MoveShip"], strict=True)
    )
    assert {move.from_path for move in moves} == set(side(table, "-1 2 NE"))
    assert routes[side(table, "-2 2 NE")[0]] == 2
    assert set(routes.values()) == {2}


def test_nothing_is_foretold_where_there_are_no_ships_or_nothing_can_be_laid():
    table = at_sea()
    assert prospects(table) == {}
    land = Table()
    land.after_the_roll(RED)
    rich(land)
    assert prospects(land) == {}


# 5. Set-up


def starting(table: Table, place: str) -> Table:
    """RED has just placed a settlement there."""
    settled(table, RED, place)
    table.state.turn = 0
    table.state.pending = [decision(PLAY, RED), decision(PLACE_ROAD, RED, corner(table, place))]
    return table


def test_a_starting_settlement_on_the_coast_may_take_a_ship_instead_of_the_road():
    table = starting(at_sea(values={"coastal-start": False}), "-2 2 NE")
    places = set(side(table, "-2 2 NE", "-2 2 E", "-1 2 NW"))
    assert {ship.path for ship in table.legal(RED, PlaceShip)} == places
    assert {road.path for road in table.legal(RED, PlaceRoad)} == places - {
        side(table, "-1 2 NW")[0]
    }
    (path,) = side(table, "-1 2 NW")
    assert table.places_ship(RED, path) == (ShipBuilt(RED, path, True),)


def test_a_starting_ship_lies_neither_on_land_nor_along_the_frame():
    table = starting(at_sea(), "-2 2 NW")
    with refused("ship_on_land"):
        table.places_ship(RED, side(table, "-2 2 NW")[0])
    table = starting(at_sea(), "-1 -3 N")
    with refused("ship_off_the_map"):
        table.places_ship(RED, side(table, "-1 -4 E")[0])


def test_on_a_coast_the_first_piece_has_to_be_a_ship_unless_it_faces_the_frame():
    """Four Islands, `coastal-start`."""
    table = starting(at_sea(), "-2 2 NE")
    assert not table.legal(RED, PlaceRoad)
    with refused():
        table.places_road(RED, side(table, "-2 2 NE")[0])
    table = starting(at_sea(), "-1 -3 N")
    assert {road.path for road in table.legal(RED, PlaceRoad)} == set(
        side(table, "-1 -3 NW", "-1 -3 NE")
    )
    table = starting(at_sea(), "-2 2 NW")
    inland = set(side(table, "-2 2 NW", "-2 1 SW"))
    assert inland <= {road.path for road in table.legal(RED, PlaceRoad)}


# 12. Cards


def building_free() -> Table:
    table = at_sea()
    settled(table, RED, "-2 2 NE")
    table.unplayed(RED, road_building=1)
    table.plays_road_building(RED)
    return table


def test_road_building_places_two_roads_two_ships_or_one_of_each():
    road, ship, other_road, other_ship = "-2 2 E", "-1 2 NW", "-2 2 SE", "-1 2 NE"
    for pieces in ((road, other_road), (ship, other_ship), (road, ship), (ship, road)):
        table = building_free()
        for piece in pieces:
            (path,) = side(table, piece)
            if piece in (road, other_road):
                table.places_free_road(RED, path)
            else:
                table.places_free_ship(RED, path)
        assert table.state.pending == [decision(PLAY, RED)]
        assert table.state.used.bit_count() == 2


def test_nothing_is_done_between_the_two_free_pieces():
    table = building_free()
    rich(table)
    table.places_free_ship(RED, side(table, "-1 2 NW")[0])
    assert table.kinds(RED) == {"PlaceFreeRoad", "PlaceFreeShip"}


def test_with_no_road_left_road_building_still_places_ships():
    table = at_sea()
    settled(table, RED, "-2 2 NE")
    elsewhere = [
        path
        for path in bits(table.state.island.land_paths & ~table.state.rules.board.frame_paths)
        if not table.geometry.ends_mask[path] >> corner(table, "-2 2 NE") & 1
    ]
    table.road(RED, *elsewhere[:15])
    table.unplayed(RED, road_building=1)
    table.plays_road_building(RED)
    assert table.kinds(RED) == {"PlaceFreeShip"}
    for place in side(table, "-1 2 NW", "-1 2 NE"):
        table.places_free_ship(RED, place)
    assert table.state.pending == [decision(PLAY, RED)]


def test_before_the_roll_a_ship_is_neither_built_nor_moved():
    table = line()
    rich(table)
    table.before_the_roll(RED)
    assert not {"BuildShip", "MoveShip"} & table.kinds(RED)


# Around it


def test_ships_and_bridges_contradict_each_other():
    with pytest.raises(ConfigError, match="'bridges' and 'ships'"):
        rules_for(GameConfig(board=FOUR_ISLANDS, seats=3, options={"bridges": True}))


def test_a_board_without_ships_in_its_box_refuses_them():
    with pytest.raises(ConfigError, match="'ships' and 'board standard-3-4'"):
        rules_for(GameConfig(options={"ships": True}))


def test_a_map_of_the_sea_is_not_played_without_ships():
    with pytest.raises(
        ConfigError, match=r"'board four-islands-3' is not played without 'ships'\."
    ):
        rules_for(GameConfig(board=FOUR_ISLANDS, seats=3, options={"ships": False}))


def test_a_ship_that_is_built_or_moved_can_be_undone():
    table = line()
    table.hand(RED, SHIP)
    assert game.can_undo(table.builds_ship(RED, side(table, "-1 2 NE")[0]))
    assert game.can_undo(table.moves_ship(RED, *side(table, "0 1 NW", "-2 2 E")))


def test_ships_are_saved_and_loaded():
    table = line()
    table.hand(RED, SHIP)
    table.builds_ship(RED, side(table, "-1 2 NE")[0])
    saved = game.state_to_json(table.state)
    assert saved["kept"]["ships"]["new"] == f"{1 << side(table, '-1 2 NE')[0]:x}"
    loaded = game.state_from_json(saved)
    assert game.state_to_json(loaded) == saved
    assert loaded.kept["ships"] == table.state.kept["ships"]
