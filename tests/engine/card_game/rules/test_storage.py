"""The goods that regions store (sources: storage)."""

import pytest

from engine.card_game.core.actions import Gain
from engine.card_game.core.events import Produced
from engine.card_game.core.names import GOODS, TERRAINS
from tests.engine.card_game.cards_table import BLUE, RED, Table, refused


def produces(table, number):
    """That number is rolled, and nothing else happens."""
    table.before_the_dice(RED)
    table.rolls(RED, "trade-advantage", number)


@pytest.mark.parametrize("number", range(1, 7))
def test_a_region_stores_the_good_of_its_terrain(number):
    table = Table()
    produces(table, number)
    (name,) = table.stored(RED)
    terrain = name.split()[0]
    assert table.goods(RED) == {GOODS[TERRAINS.index(terrain)]: 1}


def test_a_region_stores_none_one_two_or_three_units():
    table = Table()
    for stored in (1, 2, 3):
        produces(table, 5)
        assert table.stored(RED) == {"hills 5": stored}


def test_no_more_than_three_units_are_stored_in_a_region():
    table = Table()
    table.stores(RED, {"hills 5": 3})
    produces(table, 5)
    assert table.stored(RED) == {"hills 5": 3}
    assert table.happened(Produced)[0].count == 0


def test_what_does_not_fit_does_not_flow_over_into_another_region_of_the_terrain():
    table = Table()
    table.settled(RED, "far left", above="mountains 4", below="forest 6")
    table.stores(RED, {"mountains 4": 3, "mountains 2": 1})
    produces(table, 4)
    assert table.stored(RED) == {"mountains 4": 3, "mountains 2": 1, "forest 4": 1}


def test_a_unit_that_is_used_leaves_its_region():
    table = Table()
    table.stores(RED, {"hills 5": 3, "forest 4": 3})
    table.builds_road(RED, "far left")
    assert table.stored(RED) == {"hills 5": 1, "forest 4": 2}


def test_one_uses_goods_of_several_regions():
    table = Table()
    table.settled(RED, "far left", above="hills 3", below="forest 6")
    table.stores(RED, {"hills 5": 1, "hills 3": 1, "forest 6": 1})
    table.builds_road(RED, "far right")
    assert table.stored(RED) == {}


def test_new_regions_come_into_play_empty():
    table = Table()
    table.road(RED, "far left")
    table.rich(RED)
    table.region_stack("hills 3", "river 2")
    table.builds_settlement(RED, "far left")
    table.lays(RED, "river 2")
    assert not {"hills 3", "river 2"} & set(table.stored(RED))
    produces(table, 2)
    assert table.stored(RED)["river 2"] == 1


def test_stored_goods_stay_where_they_are_when_a_settlement_becomes_a_city():
    table = Table()
    table.rich(RED)
    table.builds_city(RED, "left")
    assert sum(table.goods(RED).values()) == 18 - 5


def test_what_a_realm_stores_is_open_to_all():
    table = Table()
    table.stores(RED, {"hills 5": 2, "river 6": 1})
    for viewer in (RED, BLUE, None):
        assert table.seat_view(RED, viewer)["goods"] == {"brick": 2, "gold": 1}
        shown = table.view(viewer)["realms"]["0"]["regions"].values()
        assert sum(region["stored"] for region in shown) == 3


# --- who chooses the region


def test_who_receives_chooses_among_the_regions_of_the_good():
    table = Table()
    table.settled(RED, "far left", above="hills 3", below="forest 6")
    for into in ("hills 5", "hills 3"):
        table.stores(RED, {"river 6": 3})
        table.trades(RED, "gold", "brick", into=into)
        assert table.stored(RED) == {into: 1}


@pytest.mark.parametrize(
    ("paid", "left"),
    [
        (("hills 5", "hills 5", "forest 4"), {"hills 3": 2, "forest 6": 1}),
        (("hills 5", "hills 3", "forest 6"), {"hills 5": 1, "hills 3": 1, "forest 4": 1}),
    ],
)
def test_who_pays_chooses_among_the_regions_of_the_good(paid, left):
    table = Table()
    table.settled(RED, "far left", above="hills 3", below="forest 6")
    table.stores(RED, {"hills 5": 2, "hills 3": 2, "forest 4": 1, "forest 6": 1})
    table.builds_road(RED, "far right", paid=paid)
    assert table.stored(RED) == left


def test_production_asks_nobody():
    table = Table()
    table.settled(RED, "far left", above="hills 4", below="pasture 5")
    produces(table, 5)
    assert table.stored(RED) == {"hills 5": 1, "pasture 5": 1}
    assert table.waits_for(RED) == "Play"


def test_the_regions_of_another_realm_are_no_choice():
    table = Table()
    table.before_the_dice(RED)
    table.rolls(RED, "successful-year", 1)
    outside = next(
        at for at in range(125) if at not in table.state.realms[RED].regions and at % 5 == 1
    )
    with refused("not_legal"):
        table.play(Gain(RED, outside))
