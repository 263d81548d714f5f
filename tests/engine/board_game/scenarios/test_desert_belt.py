"""Desert belt: land beyond the desert is foreign (sources: into-the-desert). On Into the Desert for three the strip lies in the
far north-east: mountains 5, hills 8, forest 10, with deserts below it."""

from collections.abc import Mapping

import pytest

from engine.api import ConfigError
from engine.board_game.compiled_rules import rules_for
from engine.board_game.core.config import GameConfig, OptionValue
from engine.board_game.scenarios.island_bonus import IslandSettled
from tests.engine.board_game.sea import NOTHING_ELSE, at_home, at_sea, corner
from tests.engine.board_game.table import RED, SETTLEMENT, Table

HOME = "-1 1 N"


def settles_by_road(
    place: str, values: Mapping[str, OptionValue] = NOTHING_ELSE
) -> list[IslandSettled]:
    table: Table = at_sea(board="into-the-desert-3", values={"island-bonus": "first", **values})
    at_home(table, RED, HOME)
    table.after_the_roll(RED)
    at = corner(table, place)
    bit = next(bit for bit, _ in table.geometry.ways[at] if bit & table.state.island.land_paths)
    table.road(RED, bit.bit_length() - 1)
    table.hand(RED, SETTLEMENT)
    table.builds_settlement(RED, at)
    return table.happened(IslandSettled)


def test_a_settlement_on_the_strip_that_a_road_reached_over_the_desert_earns_the_bonus():
    strip = "3 -3 S"  # hills 8 and two deserts
    assert len(settles_by_road(strip)) == 1


def test_without_the_belt_the_desert_joins_the_strip_to_the_home_island():
    assert settles_by_road("3 -3 S", values={"desert-belt": False}) == []


def test_a_place_that_touches_the_desert_and_home_land_is_at_home():
    assert settles_by_road("1 -2 SW") == []


def test_a_place_beside_deserts_alone_is_on_no_island():
    table = at_sea(board="into-the-desert-3")
    geometry, deserts = table.geometry, table.state.island.deserts
    barren = [
        at
        for at, hexes in enumerate(geometry.hexes_mask)
        if hexes & deserts and not hexes & (table.state.island.land & ~deserts)
    ]
    assert barren


def test_a_map_without_desert_refuses_it():
    with pytest.raises(ConfigError, match="'desert-belt' and 'board four-islands-3'"):
        rules_for(GameConfig(board="four-islands-3", seats=3, options={"desert-belt": True}))
