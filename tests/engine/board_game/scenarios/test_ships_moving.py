"""Moving ships: which may leave its line, when, and where to (sources: moving-ships). Places: sea.py."""

from engine.board_game.core.events import LongestRoadMoved
from engine.board_game.scenarios.ships.building import PlaceShip
from engine.board_game.scenarios.ships.fleet import ships_of
from engine.board_game.scenarios.ships.moving import MoveShip, ShipMoved
from engine.chance import Random
from tests.engine.board_game.sea import (
    FOUR_ISLANDS,
    SHIP,
    at_sea,
    corner,
    line,
    may_move,
    ring,
    sailing,
    settled,
    side,
)
from tests.engine.board_game.table import BLUE, ORANGE, RED, Table, refused


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
