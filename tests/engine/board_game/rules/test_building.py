"""Building: roads, settlements and cities, what they cost and where they may stand (sources: building, components-and-costs)."""

import pytest

from engine.bits import bits
from engine.board_game.core.actions import BuildCity, BuildRoad, BuildSettlement
from engine.board_game.core.events import CityBuilt, RoadBuilt, SettlementBuilt
from engine.board_game.core.names import RESOURCES
from tests.engine.board_game.table import (
    BLUE,
    CITY,
    EDITIONS,
    RED,
    ROAD,
    SETTLEMENT,
    Table,
    cards,
    refused,
)

each_edition = pytest.mark.parametrize("edition", EDITIONS)


def builder(*paid_for, **values):
    """RED has rolled, has a settlement north of hills 6 with a road to the east, and can pay for these things."""
    table = Table(**values)
    table.settlement(RED, "hills 6 N")
    table.road(RED, "hills 6 NE")
    table.hand(RED, *paid_for)
    table.after_the_roll(RED)
    return table


# Costs


@each_edition
def test_a_road_costs_one_brick_and_one_lumber(edition):
    table = builder(cards(1, 1, 0, 0, 0), edition=edition)
    table.builds_road(RED, "hills 6 NW")
    assert table.in_hand(RED) == cards()
    assert table.in_supply() == cards(19, 19, 19, 19, 19)


@each_edition
def test_a_settlement_costs_one_brick_lumber_wool_and_grain(edition):
    table = builder(cards(1, 1, 1, 1, 0), edition=edition)
    table.road(RED, "hills 6 E")
    table.builds_settlement(RED, "hills 6 SE")
    assert table.in_hand(RED) == cards()
    assert table.in_supply() == cards(19, 19, 19, 19, 19)


@each_edition
def test_a_city_costs_three_ore_and_two_grain(edition):
    table = builder(cards(0, 0, 0, 2, 3), edition=edition)
    table.builds_city(RED, "hills 6 N")
    assert table.in_hand(RED) == cards()
    assert table.in_supply() == cards(19, 19, 19, 19, 19)


@pytest.mark.parametrize("missing", range(5), ids=RESOURCES)
def test_nothing_is_built_that_is_not_paid_for(missing):
    table = builder()
    table.road(RED, "hills 6 E")
    plenty = dict.fromkeys(RESOURCES, 3)
    for cost, action in (
        (ROAD, BuildRoad(RED, table.path("hills 6 NW"))),
        (SETTLEMENT, BuildSettlement(RED, table.at("hills 6 SE"))),
        (CITY, BuildCity(RED, table.at("hills 6 N"))),
    ):
        table.hand(RED, **{**plenty, RESOURCES[missing]: max(0, cost[missing] - 1)})
        assert table.may(action) == (cost[missing] == 0)


# Roads


def test_a_road_connects_to_an_own_road_or_building():
    table = builder(ROAD)
    offered = table.roads_offered_to(RED)
    own = set(bits(table.state.roads[RED]))
    touching = {
        path
        for path, ends in enumerate(table.geometry.ends)
        if path not in own and (table.at("hills 6 N") in ends or table.at("hills 6 NE") in ends)
    }
    assert len(touching) == 4
    assert offered == touching


def test_a_building_alone_is_enough_to_start_a_road_from():
    table = Table()
    table.city(RED, "hills 6 N")
    table.hand(RED, ROAD)
    table.after_the_roll(RED)
    assert len(table.roads_offered_to(RED)) == 3


def test_only_one_road_lies_on_a_path():
    table = builder(ROAD)
    table.road(BLUE, "hills 6 NW")
    assert table.path("hills 6 NW") not in table.roads_offered_to(RED)
    with refused():
        table.builds_road(RED, "hills 6 NW")
    with refused():
        table.builds_road(RED, "hills 6 NE")


def test_no_road_goes_on_from_the_other_side_of_an_opponents_building():
    table = builder(ROAD)
    table.settlement(BLUE, "hills 6 SE")
    table.road(RED, "hills 6 E")
    beyond = {path for path in range(72) if table.at("hills 6 SE") in table.geometry.ends[path]} - {
        table.path("hills 6 E")
    }
    assert len(beyond) == 2
    assert not beyond & table.roads_offered_to(RED)
    for path in beyond:
        with refused():
            table.builds_road(RED, path)


def test_an_opponents_city_is_in_the_way_too():
    table = builder(ROAD)
    table.city(BLUE, "hills 6 SE")
    table.road(RED, "hills 6 E")
    assert table.path("hills 6 SE") not in table.roads_offered_to(RED)


def test_a_road_may_lead_up_to_an_opponents_building():
    table = builder(ROAD)
    table.settlement(BLUE, "hills 6 SE")
    table.builds_road(RED, "hills 6 E")
    assert table.state.roads[RED] >> table.path("hills 6 E") & 1


def test_behind_an_opponents_building_one_builds_on_from_the_other_side():
    """The second player can still build roads connecting to the roads on either side (sources: building)."""
    table = Table()
    table.settlement(BLUE, "desert N")
    table.road_along(RED, "desert NW", "desert N", "desert NE")
    table.hand(RED, ROAD)
    table.after_the_roll(RED)
    third = table.path("hills 6 E")
    assert table.at("desert N") in table.geometry.ends[third]
    assert third not in table.roads_offered_to(RED)
    assert {table.path("desert W"), table.path("desert E")} < table.roads_offered_to(RED)


def test_a_road_of_an_opponent_is_not_in_the_way():
    table = builder(ROAD)
    table.road_along(BLUE, "pasture 2 SE", "pasture 2 S")
    open_ends = {
        path
        for path in table.roads_offered_to(RED)
        if table.at("hills 6 NE") in table.geometry.ends[path]
    }
    assert open_ends == {table.path("hills 6 E")}


def test_roads_may_be_built_along_the_coast():
    table = Table()
    table.settlement(RED, "mountains 10 N")
    table.hand(RED, ROAD)
    table.after_the_roll(RED)
    table.builds_road(RED, "mountains 10 NW")
    assert table.road_length(RED) == 1


def test_every_path_of_the_island_touches_land_and_can_take_a_road():
    table = Table()
    for path, ends in enumerate(table.geometry.ends):
        fresh = Table()
        fresh.settlement(RED, ends[0])
        fresh.hand(RED, ROAD)
        fresh.after_the_roll(RED)
        assert fresh.may(BuildRoad(RED, path))
        assert set(table.geometry.hexes_beside[ends[0]]) & set(table.geometry.hexes_beside[ends[1]])


def test_nobody_has_more_than_fifteen_roads():
    table = Table()
    table.settlement(RED, "mountains 10 N")
    way = table.way("mountains 10 N", 15)
    table.road_along(RED, *way[:-1])
    table.hand(RED, ROAD, ROAD)
    table.after_the_roll(RED)
    assert table.view(None)["seats"]["0"]["left"]["road"] == 1
    table.builds_road(RED, table.paths_along(way)[-1])
    assert table.view(None)["seats"]["0"]["left"]["road"] == 0
    assert table.roads_offered_to(RED) == set()
    assert not any(table.may(BuildRoad(RED, path)) for path in range(72))


def test_roads_are_worth_no_points():
    table = builder(ROAD)
    table.builds_road(RED, "hills 6 NW")
    assert table.points(RED) == 1


# Settlements


def test_a_settlement_connects_to_an_own_road():
    table = builder(SETTLEMENT)
    table.road(RED, "hills 6 E")
    table.road(BLUE, "forest 3 E", "forest 3 SE")
    assert table.settlements_offered_to(RED) == {table.at("hills 6 SE")}
    with refused():
        table.builds_settlement(RED, "forest 3 SE")


def test_a_settlement_may_stand_anywhere_along_ones_roads():
    """A player can build at any point along his roads, not just at the ends (sources: building)."""
    table = Table()
    table.road_along(RED, *table.around("desert"))
    table.hand(RED, SETTLEMENT)
    table.after_the_roll(RED)
    assert table.settlements_offered_to(RED) == set(table.around("desert"))


def test_the_distance_rule_keeps_every_neighboring_intersection_empty():
    table = Table()
    table.road_along(RED, *table.around("desert"))
    table.hand(RED, SETTLEMENT)
    table.after_the_roll(RED)
    table.settlement(BLUE, "desert N")
    assert table.settlements_offered_to(RED) == {
        table.at(f"desert {corner}") for corner in ("SE", "S", "SW")
    }
    for corner in ("N", "NE", "NW"):
        with refused():
            table.builds_settlement(RED, f"desert {corner}")


def test_the_distance_rule_counts_ones_own_buildings_and_cities():
    table = Table()
    table.road_along(RED, *table.around("desert"))
    table.hand(RED, SETTLEMENT)
    table.after_the_roll(RED)
    table.city(RED, "desert N")
    assert table.settlements_offered_to(RED) == {
        table.at(f"desert {corner}") for corner in ("SE", "S", "SW")
    }


def test_the_distance_rule_holds_from_every_intersection():
    for at in range(54):
        table = Table()
        table.settlement(BLUE, at)
        near = {at, *bits(table.geometry.neighbors[at])}
        table.road(
            RED, *(path for path, ends in enumerate(table.geometry.ends) if set(ends) & near)
        )
        for path in list(bits(table.state.roads[RED]))[15:]:
            table.state.roads[RED] &= ~(1 << path)
        table._rebuild()
        table.hand(RED, SETTLEMENT)
        table.after_the_roll(RED)
        assert not table.settlements_offered_to(RED) & near
        assert table.settlements_offered_to(RED)


def test_a_settlement_needs_an_empty_intersection():
    table = builder(SETTLEMENT)
    with refused():
        table.builds_settlement(RED, "hills 6 N")


def test_a_settlement_is_worth_one_point():
    table = builder(SETTLEMENT)
    table.road(RED, "hills 6 E")
    table.builds_settlement(RED, "hills 6 SE")
    assert table.points(RED) == 2


def test_nobody_has_more_than_five_settlements():
    table = Table(points={BLUE: 0})
    way = table.way("mountains 10 N", 12)
    table.road_along(RED, *way)
    table.settlement(RED, *way[0:10:2])
    table.hand(RED, SETTLEMENT, CITY)
    table.after_the_roll(RED)
    assert table.view(None)["seats"]["0"]["left"]["settlement"] == 0
    assert table.settlements_offered_to(RED) == set()
    with refused():
        table.builds_settlement(RED, way[10])


def test_a_settlement_turned_city_can_be_built_again():
    """A city gives a settlement back to build with (sources: building)."""
    table = Table()
    way = table.way("mountains 10 N", 12)
    table.road_along(RED, *way)
    table.settlement(RED, *way[0:10:2])
    table.hand(RED, SETTLEMENT, CITY)
    table.after_the_roll(RED)
    table.builds_city(RED, way[4])
    assert table.view(None)["seats"]["0"]["left"] == {"road": 3, "settlement": 1, "city": 3}
    table.builds_settlement(RED, way[10])
    assert table.view(None)["seats"]["0"]["left"] == {"road": 3, "settlement": 0, "city": 3}


# Cities


def test_a_city_replaces_an_own_settlement():
    table = builder(CITY)
    table.settlement(BLUE, "forest 3 S")
    assert table.cities_offered_to(RED) == {table.at("hills 6 N")}
    table.builds_city(RED, "hills 6 N")
    assert table.view(None)["buildings"][str(table.at("hills 6 N"))] == {
        "seat": RED,
        "kind": "city",
    }
    assert table.view(None)["seats"]["0"]["left"]["settlement"] == 5


def test_no_city_replaces_a_city_an_empty_place_or_somebody_elses_settlement():
    table = builder(CITY, CITY)
    table.settlement(BLUE, "forest 3 S")
    table.builds_city(RED, "hills 6 N")
    for place in ("hills 6 N", "hills 6 SE", "forest 3 S"):
        with refused():
            table.builds_city(RED, place)


def test_a_city_is_worth_two_points():
    table = builder(CITY)
    table.builds_city(RED, "hills 6 N")
    assert table.points(RED) == 2


def test_nobody_has_more_than_four_cities():
    table = builder(CITY)
    table.city(RED, "hills 5 N", "fields 6 S", "mountains 8 N", "forest 9 N")
    assert table.view(None)["seats"]["0"]["left"]["city"] == 0
    assert table.cities_offered_to(RED) == set()
    with refused():
        table.builds_city(RED, "hills 6 N")


def test_a_settlement_may_become_a_city_in_the_turn_it_is_built():
    """A player can build a settlement on an intersection and immediately upgrade it (sources: building)."""
    table = builder(SETTLEMENT, CITY)
    table.road(RED, "hills 6 E")
    table.builds_settlement(RED, "hills 6 SE")
    table.builds_city(RED, "hills 6 SE")
    assert table.points(RED) == 3


# When, and who knows


def test_one_builds_as_often_as_one_can_pay():
    table = builder(ROAD, ROAD, ROAD)
    for place in ("hills 6 NW", "hills 6 E", "hills 6 W"):
        table.builds_road(RED, place)
    assert table.roads_offered_to(RED) == set()


def test_nobody_builds_before_the_roll():
    table = builder(ROAD, SETTLEMENT, CITY)
    table.before_the_roll(RED)
    assert not table.may(BuildRoad(RED, table.path("hills 6 NW")))
    assert not table.may(BuildCity(RED, table.at("hills 6 N")))


def test_nobody_builds_on_somebody_elses_turn():
    table = builder(ROAD, SETTLEMENT, CITY)
    table.after_the_roll(BLUE)
    assert not table.may(BuildRoad(RED, table.path("hills 6 NW")))
    assert not table.may(BuildCity(RED, table.at("hills 6 N")))


def test_everyone_sees_what_is_built():
    table = builder(ROAD, SETTLEMENT, CITY)
    table.builds_road(RED, "hills 6 E")
    assert table.happened(RoadBuilt) == [RoadBuilt(RED, table.path("hills 6 E"), False)]
    table.builds_settlement(RED, "hills 6 SE")
    assert table.happened(SettlementBuilt) == [SettlementBuilt(RED, table.at("hills 6 SE"), False)]
    table.builds_city(RED, "hills 6 SE")
    assert table.happened(CityBuilt) == [CityBuilt(RED, table.at("hills 6 SE"))]
    for viewer in (BLUE, None):
        view = table.view(viewer)
        assert view["roads"][str(table.path("hills 6 E"))] == RED
        assert view["buildings"][str(table.at("hills 6 SE"))] == {"seat": RED, "kind": "city"}
