"""The longest route: how roads and ships count together (sources: longest-route). Places: sea.py."""

from engine.board_game import game
from engine.board_game.core.actions import BuildRoad
from engine.board_game.core.events import LongestRoadMoved
from engine.board_game.scenarios.ships.building import BuildShip
from engine.board_game.scenarios.ships.moving import MoveShip
from engine.board_game.scenarios.ships.route import longest_route
from tests.engine.board_game.sea import SHIP, at_sea, corner, rich, ring, sailing, settled, side
from tests.engine.board_game.table import BLUE, RED, ROAD, SETTLEMENT, Table


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
