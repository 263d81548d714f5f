"""Bridges: roads over water, and neighbors with nothing but water between them (sources: islands-and-bridges)."""

import pytest

from engine.api import ConfigError
from engine.bits import bits
from engine.board_game import game
from engine.board_game.compiled_rules import rules_for
from engine.board_game.core.actions import BuildRoad, BuildSettlement, PlaceFreeRoad
from engine.board_game.core.config import GameConfig
from engine.board_game.core.events import LongestRoadMoved, RoadBuilt
from engine.board_game.core.names import SEA
from engine.board_game.options.bridges import BridgeBuilt, BuildBridge
from engine.board_game.rules.distance import closed_by
from engine.board_game.simulate import bot_game
from engine.chance import Random
from tests.engine.board_game.charts import charted
from tests.engine.board_game.table import BLUE, RED, ROAD, SETTLEMENT, Table, cards, refused

BRIDGE = cards(1, 1, 1, 0, 0)


def crossing(table: Table) -> list[int]:
    """The three paths over water from the south-eastern corner of fields 9 to mountains 8."""
    start, goal = table.at("fields 9 SE"), table.at("mountains 8 NW")
    geometry, over = table.geometry, table.state.island.over_water
    ways: list[tuple[int, list[int]]] = [(start, [])]
    for at, paths in ways:
        if at == goal:
            return paths
        ways += [
            (beyond, [*paths, bit.bit_length() - 1])
            for bit, beyond in geometry.ways[at]
            if bit & over and bit.bit_length() - 1 not in paths
        ]
    raise AssertionError("no way over the water")


def at_the_shore(*paid_for, **values) -> Table:
    """RED has rolled and lives at the south-eastern corner of fields 9, with the means for these things."""
    table = charted(**values)
    table.settlement(RED, "fields 9 SE")
    table.hand(RED, *paid_for)
    table.after_the_roll(RED)
    return table


def test_a_bridge_costs_a_brick_a_lumber_and_a_wool():
    table = at_the_shore(BRIDGE)
    table.builds_bridge(RED, crossing(table)[0])
    assert table.in_hand(RED) == cards()
    assert table.happened(BridgeBuilt) == [BridgeBuilt(RED, crossing(table)[0], False)]


@pytest.mark.parametrize("lacking", ["brick", "lumber", "wool"])
def test_what_is_not_paid_for_is_not_built(lacking):
    table = at_the_shore()
    table.hand(RED, **{kind: 3 for kind in ("brick", "lumber", "wool") if kind != lacking})
    with refused("not_enough_cards"):
        table.builds_bridge(RED, crossing(table)[0])


def test_a_bridge_lies_over_the_edge_of_two_hexes_of_water():
    table = at_the_shore(BRIDGE, ROAD)
    for action in table.legal(RED, BuildBridge):
        assert {
            table.state.island.terrain[hex] for hex in table.geometry.beside_path(action.path)
        } == {SEA}
    with refused("not_over_water"):
        table.builds_bridge(RED, "fields 9 E")


def test_nobody_bridges_the_sea_beyond_the_board():
    table = charted()
    rim = [path for path, hexes in enumerate(table.geometry.sides_mask) if hexes.bit_count() == 1]
    assert not any(table.state.island.over_water >> path & 1 for path in rim)


def test_a_road_does_not_lie_on_water():
    table = at_the_shore(ROAD)
    first = crossing(table)[0]
    assert BuildRoad(RED, first) not in table.legal(RED, BuildRoad)
    with refused("over_water"):
        table.builds_road(RED, first)


def test_a_bridge_continues_ones_own_roads_bridges_and_buildings():
    table = at_the_shore(BRIDGE, BRIDGE)
    first, second, third = crossing(table)
    with refused("not_connected"):
        table.builds_bridge(RED, second)
    table.builds_bridge(RED, first)
    table.builds_bridge(RED, second)
    table.hand(RED, ROAD)
    assert third not in {action.path for action in table.legal(RED, BuildRoad)}


def test_nobody_passes_an_opponents_building_by_bridge():
    table = at_the_shore(BRIDGE)
    table.settlement(BLUE, "mountains 8 NW")
    table.road(RED, *crossing(table))
    assert not {action.path for action in table.legal(RED, BuildBridge)} & set(
        table.paths_along(["mountains 8 NW", "mountains 8 N"])
    )


def test_a_road_goes_on_from_a_bridge_and_a_settlement_stands_at_its_end():
    table = at_the_shore(ROAD, SETTLEMENT)
    table.road(RED, *crossing(table))
    assert table.may(BuildSettlement(RED, table.at("mountains 8 NW")))
    table.builds_road(RED, "mountains 8 W")
    table.builds_settlement(RED, "mountains 8 NW")


def test_nobody_settles_in_the_middle_of_the_sea():
    table = at_the_shore(SETTLEMENT)
    table.road(RED, *crossing(table))
    first, second, _ = crossing(table)
    at_sea = set(table.geometry.ends[first]) & set(table.geometry.ends[second])
    assert not at_sea & {action.intersection for action in table.legal(RED, BuildSettlement)}


def test_bridges_count_for_the_longest_road():
    table = at_the_shore(BRIDGE)
    first, second, third = crossing(table)
    table.road(RED, "fields 9 E", "fields 9 NE", second, third)
    assert table.road_length(RED) == 2
    table.builds_bridge(RED, first)
    assert table.road_length(RED) == 5
    assert table.happened(LongestRoadMoved) == [LongestRoadMoved(RED, 5)]


def test_bridges_and_roads_are_the_same_fifteen_pieces():
    table = at_the_shore(BRIDGE)
    first = crossing(table)[0]
    on_land = list(bits(table.state.island.land_paths))[:15]
    table.road(RED, *on_land)
    with refused("no_pieces_left"):
        table.builds_bridge(RED, first)


def test_a_path_holds_one_bridge():
    table = at_the_shore(BRIDGE)
    first = crossing(table)[0]
    table.road(BLUE, first)
    with refused("path_taken"):
        table.builds_bridge(RED, first)


def test_road_building_pays_for_bridges():
    table = at_the_shore()
    table.unplayed(RED, road_building=1)
    first, second, _ = crossing(table)
    table.plays_road_building(RED)
    table.places_free_road(RED, first)
    assert table.happened(BridgeBuilt) == [BridgeBuilt(RED, first, True)]
    table.places_free_road(RED, second)
    assert table.in_hand(RED) == cards()


def test_road_building_still_pays_for_roads():
    table = at_the_shore()
    table.unplayed(RED, road_building=1)
    table.plays_road_building(RED)
    table.places_free_road(RED, "fields 9 E")
    assert [type(event) for event in table.last][:1] == [RoadBuilt]


def test_road_building_can_be_played_where_only_bridges_are_left():
    table = at_the_shore()
    table.unplayed(RED, road_building=1)
    table.road(BLUE, "fields 9 E", "fields 9 SE")
    assert "PlayRoadBuilding" in table.kinds(RED)


def test_settlements_may_face_each_other_across_water():
    table = charted()
    table.settlement(RED, "mountains 8 S")
    table.road_along(BLUE, "forest 3 NE", "forest 3 N")
    table.hand(BLUE, SETTLEMENT)
    table.after_the_roll(BLUE)
    table.builds_settlement(BLUE, "forest 3 N")


def test_settlements_with_land_between_them_keep_their_distance():
    table = charted()
    table.settlement(RED, "mountains 8 S")
    for corner in ("SE", "SW"):
        assert not table.state.free >> table.at(f"mountains 8 {corner}") & 1


def test_without_bridges_water_keeps_settlements_apart_too():
    table = charted(without=["bridges"])
    table.settlement(RED, "mountains 8 S")
    assert not table.state.free >> table.at("forest 3 N") & 1
    assert "BuildBridge" not in table.kinds(RED)


def test_a_board_without_water_has_nothing_to_bridge():
    with pytest.raises(ConfigError) as caught:
        rules_for(GameConfig(board="standard-3-4", options={"bridges": True}))
    assert "'bridges'" in str(caught.value)
    assert "'board standard-3-4'" in str(caught.value)


def test_a_bridge_that_was_built_ends_the_trading_where_one_trades_first():
    table = charted("separate-phases")
    table.settlement(RED, "fields 9 SE")
    table.hand(RED, BRIDGE, ore=4)
    table.after_the_roll(RED)
    assert "TradeWithSupply" in table.kinds(RED)
    table.builds_bridge(RED, crossing(table)[0])
    assert "TradeWithSupply" not in table.kinds(RED)


def test_who_builds_between_the_turns_may_build_bridges():
    table = charted("special-building")
    table.settlement(BLUE, "fields 9 SE")
    table.hand(BLUE, BRIDGE)
    table.after_the_roll(RED)
    table.ends_turn(RED)
    table.builds_bridge(BLUE, crossing(table)[0])


def test_the_log_proves_what_a_bridge_was_paid_with():
    table = charted("card-tracker")
    table.settlement(RED, "fields 9 SE")
    table.hand(RED, BRIDGE)
    table.after_the_roll(RED)
    before = table.state.option_state["card-tracker"].sizes[RED]
    table.builds_bridge(RED, crossing(table)[0])
    assert table.state.option_state["card-tracker"].sizes[RED] == before - 3


def test_a_saved_game_keeps_the_distance_rule_of_its_water():
    table = charted()
    again = game.state_from_json(game.state_to_json(table.state))
    assert closed_by(again) == closed_by(table.state) != tuple(table.geometry.blocked_by)


def test_bots_cross_the_water():
    """With nothing to gain at home, a bot with the cards for it goes over."""
    bridges = 0
    for seed in range(4):
        state, _ = bot_game(GameConfig(board="islands-3-4"), Random(seed), Random(seed))
        bridges += sum((roads & state.island.over_water).bit_count() for roads in state.roads)
    assert bridges


def test_a_free_road_never_lies_on_water_without_bridges_nor_at_the_rim_with_them():
    for without in (["bridges"], []):
        table = charted(without=without)
        table.settlement(RED, "fields 9 SE")
        table.road(RED, *crossing(table))
        table.unplayed(RED, road_building=1)
        table.after_the_roll(RED)
        table.plays_road_building(RED)
        island = table.state.island
        allowed = island.land_paths | (0 if without else island.over_water)
        assert all(allowed >> action.path & 1 for action in table.legal(RED, PlaceFreeRoad))
