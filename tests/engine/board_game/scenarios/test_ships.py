"""Ships: their price, where they are built, the start, free pieces (sources: ships, moving-ships, longest-route). Places: sea.py."""

import pytest

from engine.api import ConfigError
from engine.bits import bits
from engine.board_game import game
from engine.board_game.compiled_rules import rules_for
from engine.board_game.core.actions import BuildSettlement, PlaceRoad
from engine.board_game.core.config import GameConfig
from engine.board_game.core.decisions import PlaceRoadDecision, PlayDecision
from engine.board_game.scenarios.ships.building import BuildShip, PlaceShip, ShipBuilt
from engine.board_game.scenarios.ships.fleet import ships_of
from engine.board_game.scenarios.ships.moving import MoveShip
from tests.engine.board_game.sea import (
    FOUR_ISLANDS,
    SHIP,
    at_sea,
    corner,
    line,
    rich,
    ring,
    sailing,
    settled,
    side,
)
from tests.engine.board_game.table import BLUE, RED, SETTLEMENT, Table, cards, refused

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


# 5. Set-up


def starting(table: Table, place: str) -> Table:
    """RED has just placed a settlement there."""
    settled(table, RED, place)
    table.state.turn = 0
    table.state.pending = (PlayDecision(RED), PlaceRoadDecision(RED, corner(table, place)))
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
        assert table.state.pending == (PlayDecision(RED),)
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
    assert table.state.pending == (PlayDecision(RED),)


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
    assert loaded.option_state["ships"] == table.state.option_state["ships"]
