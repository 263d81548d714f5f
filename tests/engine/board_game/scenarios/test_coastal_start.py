"""Coastal start: a first piece on a coast is a ship (sources: four-islands)."""

from collections.abc import Mapping

import pytest

from engine.api import ConfigError
from engine.board_game.compiled_rules import rules_for
from engine.board_game.core.actions import PlaceRoad
from engine.board_game.core.config import GameConfig, OptionValue
from engine.board_game.core.decisions import PlaceRoadDecision, PlayDecision
from engine.board_game.scenarios.ships.building import PlaceShip
from tests.engine.board_game.sea import NOTHING_ELSE, at_sea, corner, settled, side
from tests.engine.board_game.table import RED, Table, refused


def starting(place: str, values: Mapping[str, OptionValue] = NOTHING_ELSE) -> Table:
    """RED has just placed a settlement there."""
    table = at_sea(values=values)
    settled(table, RED, place)
    table.state.turn = 0
    table.state.pending = (PlayDecision(RED), PlaceRoadDecision(RED, corner(table, place)))
    return table


def roads(table: Table) -> set[int]:
    return {road.path for road in table.legal(RED, PlaceRoad)}


def test_at_a_first_settlement_no_road_lies_on_a_coast_there_a_ship_has_to():
    table = starting("-2 2 NE")
    assert roads(table) == set()
    with refused():
        table.places_road(RED, side(table, "-2 2 NE")[0])
    assert {ship.path for ship in table.legal(RED, PlaceShip)} == set(
        side(table, "-2 2 NE", "-2 2 E", "-1 2 NW")
    )


def test_where_the_sea_is_frame_a_road_is_allowed():
    table = starting("-1 -3 N")
    assert roads(table) == set(side(table, "-1 -3 NW", "-1 -3 NE"))


def test_a_side_between_two_hexes_of_land_takes_a_road():
    table = starting("-2 2 NW")
    assert set(side(table, "-2 2 NW", "-2 2 W")) <= roads(table)


def test_left_out_a_road_on_the_coast_is_as_good_as_a_ship():
    table = starting("-2 2 NE", values={"coastal-start": False})
    assert roads(table) == set(side(table, "-2 2 NE", "-2 2 E"))


def test_a_map_without_ships_refuses_it():
    with pytest.raises(ConfigError, match="'coastal-start' and 'board standard-3-4'"):
        rules_for(GameConfig(options={"coastal-start": True}))
