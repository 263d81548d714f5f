"""Roads, settlements with their regions, and cities (sources: middle-row, new-settlements, storage)."""

from collections.abc import Callable

import pytest

from engine.card_game.core.actions import (
    Action,
    BuildCity,
    BuildRoad,
    BuildSettlement,
    LayRegions,
)
from engine.card_game.core.events import GoodsPaid, RegionsFound, RowBuilt
from engine.card_game.core.grid import ABOVE, BELOW, MIDDLE, place
from engine.card_game.core.names import CITY, ROAD, SETTLEMENT
from tests.engine.card_game.cards_table import (
    BLUE,
    RED,
    Table,
    amounts,
    middle,
    refused,
    region_card,
)

BOTH = (RED, BLUE)


@pytest.fixture
def table():
    """Everybody can pay for everything."""
    rich = Table()
    rich.rich(RED, BLUE)
    return rich


def row(table, seat=RED):
    """The middle row from left to right."""
    return [kind for _, kind in sorted(table.state.realms[seat].row.items())]


def places(table, kind, seat=RED):
    """The places of the middle row where something can be built."""
    return [action.place for action in table.legal(seat, kind)]


def left(table):
    """The contents of the stacks of the middle row."""
    return table.view(None)["supply"]["row"]


# --- costs


@pytest.mark.parametrize(
    ("build", "cost"),
    [
        (lambda table: table.builds_road(RED, "far right"), amounts(brick=2, lumber=1)),
        (
            lambda table: table.builds_settlement(RED, "far left"),
            amounts(brick=1, lumber=1, wool=1, grain=1),
        ),
        (lambda table: table.builds_city(RED, "left"), amounts(grain=2, ore=3)),
    ],
)
def test_what_is_on_the_back_of_the_card_is_paid(table, build, cost):
    table.road(RED, "far left")
    build(table)
    assert table.happened(GoodsPaid)[0].goods == cost


@pytest.mark.parametrize(
    "build",
    [
        lambda table: table.builds_road(RED, "far right"),
        lambda table: table.builds_settlement(RED, "far left"),
        lambda table: table.builds_city(RED, "left"),
    ],
)
def test_without_the_goods_nothing_is_built(build):
    table = Table()
    table.road(RED, "far left")
    with refused("not_enough_goods"):
        build(table)


def test_one_builds_any_number_of_things():
    table = Table()
    for number, to in enumerate(("far left", "far right")):
        table.has(RED, brick=2, lumber=1)
        table.builds_road(RED, to)
        table.has(RED, brick=1, lumber=1, wool=1, grain=1)
        table.builds_settlement(RED, to)
        table.lapses(RED)
        table.has(RED, grain=2, ore=3)
        table.builds_city(RED, to)
        assert left(table) == {"road": 6 - number, "settlement": 4 - number, "city": 6 - number}
    assert table.points(RED) == 2 + 2 * 2


def test_cards_of_the_row_come_from_the_stacks_not_from_the_hand(table):
    table.hand(RED)
    table.builds_road(RED, "far left")
    assert left(table)["road"] == 6
    assert table.happened(RowBuilt) == [RowBuilt(RED, ROAD, middle("road to the far left"))]


def test_roads_settlements_and_cities_are_placed_in_the_middle_row_only(table):
    table.road(RED, "far left")
    table.settled(RED, "far right", above="hills 3", below="forest 6")
    table.rich(RED)
    builds: list[Callable[[int], Action]] = [
        lambda at: BuildRoad(RED, at, None),
        lambda at: BuildSettlement(RED, at, None, None),
        lambda at: BuildCity(RED, at, None),
    ]
    for build in builds:
        open_to_it = {at for at in range(125) if table.may(build(at))}
        assert open_to_it
        assert {at % 5 for at in open_to_it} == {MIDDLE}


# --- roads


@pytest.mark.parametrize("seat", BOTH)
def test_a_road_is_built_next_to_a_settlement_at_either_end(table, seat):
    table.main_phase(seat)
    assert places(table, BuildRoad, seat) == [
        middle("road to the far left"),
        middle("road to the far right"),
    ]


@pytest.mark.parametrize(
    "at",
    [
        place(12, MIDDLE),
        place(11, MIDDLE),
        place(9, MIDDLE),
        place(15, MIDDLE),
        place(11, ABOVE),
        place(10, ABOVE),
        place(8, MIDDLE),
        place(0, MIDDLE),
    ],
)
def test_a_road_is_built_nowhere_else(table, at):
    with refused("no_place"):
        table.play(BuildRoad(RED, at, None))


def test_two_roads_cannot_be_built_next_to_each_other(table):
    table.road(RED, "far left")
    assert places(table, BuildRoad) == [middle("road to the far right")]
    for column in (9, 10):
        with refused("no_place"):
            table.play(BuildRoad(RED, place(column, MIDDLE), None))


def test_a_road_continues_behind_the_new_settlement(table):
    table.settled(RED, "far left", above="hills 3", below="forest 6")
    table.rich(RED)
    assert places(table, BuildRoad) == [place(8, MIDDLE), middle("road to the far right")]


def test_a_road_is_built_next_to_a_city_too(table):
    table.city(RED, "left", "right")
    table.builds_road(RED, "far left")
    assert row(table) == [ROAD, CITY, ROAD, CITY]


# --- settlements


def test_a_road_makes_it_possible_to_build_a_new_settlement(table):
    assert places(table, BuildSettlement) == []
    with refused("no_place"):
        table.builds_settlement(RED, "far left")
    table.builds_road(RED, "far left")
    assert places(table, BuildSettlement) == [middle("far left")]
    table.builds_settlement(RED, "far left")
    table.lapses(RED)
    assert row(table) == [SETTLEMENT, ROAD, SETTLEMENT, ROAD, SETTLEMENT]


@pytest.mark.parametrize(
    ("to", "columns"), [("far left", (8, 10, 12, 14)), ("far right", (10, 12, 14, 16))]
)
def test_a_settlement_goes_to_either_end_behind_a_road(table, to, columns):
    table.builds_road(RED, to)
    table.builds_settlement(RED, to)
    table.lapses(RED)
    squares = {place(column, row) for column in columns for row in (ABOVE, BELOW)}
    assert set(table.state.realms[RED].regions) == squares


def test_two_region_cards_are_drawn_at_once(table):
    table.road(RED, "far left")
    table.region_stack("hills 3", "river 2", "forest 6")
    table.builds_settlement(RED, "far left")
    found = (region_card("hills 3"), region_card("river 2"))
    assert table.happened(RegionsFound) == [RegionsFound(RED, found)]
    assert table.waits_for(RED) == "LayOut"
    assert table.view(None)["supply"]["regions"] == 9
    assert region_card("forest 6") in table.state.regions


def test_new_regions_are_drawn_face_down(table):
    table.road(RED, "far left")
    table.region_stack("hills 3", "river 2")
    before = [table.view(viewer)["supply"] for viewer in (*BOTH, None)]
    table.region_stack("forest 6", "pasture 5")
    assert [table.view(viewer)["supply"] for viewer in (*BOTH, None)] == before


@pytest.mark.parametrize("above", ["hills 3", "river 2"])
@pytest.mark.parametrize(("to", "column"), [("far left", 8), ("far right", 16)])
def test_the_player_having_seen_both_chooses_which_lies_above_and_which_below(
    table, above, to, column
):
    table.road(RED, to)
    table.region_stack("hills 3", "river 2")
    table.builds_settlement(RED, to)
    assert len(table.legal(RED, LayRegions)) == 2
    table.lays(RED, above)
    below = "river 2" if above == "hills 3" else "hills 3"
    assert table.region(RED, above) == place(column, ABOVE)
    assert table.region(RED, below) == place(column, BELOW)
    assert table.waits_for(RED) == "Play"


def test_only_the_two_that_were_drawn_can_be_laid(table):
    table.road(RED, "far left")
    table.region_stack("hills 3", "river 2")
    table.builds_settlement(RED, "far left")
    for name in ("forest 6", "hills 5"):
        with refused("wrong_regions"):
            table.lays(RED, name)


def test_nothing_else_is_done_before_the_regions_lie(table):
    table.road(RED, "far left")
    table.builds_settlement(RED, "far left")
    assert table.kinds(RED) == {"LayRegions"}
    with refused("wrong_moment"):
        table.ends_turn(RED)


def test_the_regions_that_stood_outside_are_then_beside_the_road(table):
    table.road(RED, "far left")
    table.builds_settlement(RED, "far left")
    table.lapses(RED)
    table.stores(RED, {})
    table.built(RED, far_left_above="grain-mill")
    table.before_the_dice(RED)
    table.rolls(RED, "trade-advantage", 1)
    assert table.stored(RED)["fields 1"] == 2


def test_each_settlement_is_worth_one_point(table):
    assert table.points(RED) == 2
    table.road(RED, "far left")
    assert table.points(RED) == 2
    table.builds_settlement(RED, "far left")
    assert table.points(RED) == 3


def test_with_all_five_settlements_built_one_region_is_left():
    table = Table()
    for number in range(5):
        table.rich(RED)
        table.play(BuildRoad(RED, min(places(table, BuildRoad)), None))
        table.rich(RED)
        table.play(BuildSettlement(RED, places(table, BuildSettlement)[0], None, None))
        table.lapses(RED)
        assert table.view(None)["supply"]["regions"] == 11 - 2 * (number + 1)
    assert left(table) == {"road": 2, "settlement": 0, "city": 7}
    assert len(table.state.realms[RED].regions) == 6 + 10
    assert table.points(RED) == 7
    table.rich(RED)
    table.play(BuildRoad(RED, min(places(table, BuildRoad)), None))
    assert places(table, BuildSettlement) == []


# --- cities


def test_a_city_is_laid_on_top_of_a_settlement(table):
    assert places(table, BuildCity) == [middle("left"), middle("right")]
    table.builds_city(RED, "right")
    assert row(table) == [SETTLEMENT, ROAD, CITY]
    table.rich(RED)
    for at in (middle("right"), middle("road to the far left"), place(12, MIDDLE)):
        with refused("no_place"):
            table.play(BuildCity(RED, at, None))


def test_each_city_is_worth_two_points(table):
    table.builds_city(RED, "left")
    assert table.points(RED) == 1 + 2
    table.rich(RED)
    table.builds_city(RED, "right")
    assert table.points(RED) == 2 + 2


def test_the_settlement_stays_under_the_city_and_never_returns_to_the_stack(table):
    table.builds_city(RED, "left")
    assert left(table) == {"road": 7, "settlement": 5, "city": 6}


def test_upgrades_stay_when_their_settlement_becomes_a_city(table):
    table.built(RED, left_above="sawmill", left_below="abbey")
    table.builds_city(RED, "left")
    assert sorted(table.standing(RED).values()) == ["abbey", "sawmill"]


def test_the_settlement_at_the_end_of_the_row_can_become_a_city_too(table):
    table.settled(RED, "far left", above="hills 3", below="forest 6")
    table.rich(RED)
    table.builds_city(RED, "far left")
    assert row(table) == [CITY, ROAD, SETTLEMENT, ROAD, SETTLEMENT]


# --- stacks


@pytest.mark.parametrize(
    ("stacks", "kind", "piece"),
    [
        ({"roads": 0}, BuildRoad, "road"),
        ({"settlements": 0}, BuildSettlement, "settlement"),
        ({"cities": 0}, BuildCity, "city"),
    ],
)
def test_when_a_stack_is_empty_that_thing_can_no_longer_be_built(table, stacks, kind, piece):
    table.road(RED, "far left")
    at = places(table, kind)[0]
    table.cards_left(**stacks)
    assert places(table, kind) == []
    extra = (None, None) if kind is BuildSettlement else (None,)
    with refused("no_pieces_left") as caught:
        table.play(kind(RED, at, *extra))
    assert caught.value.facts == {"piece": piece}


def test_both_players_share_the_stacks(table):
    table.builds_road(RED, "far left")
    table.main_phase(BLUE)
    table.builds_road(BLUE, "far left")
    assert left(table)["road"] == 5
