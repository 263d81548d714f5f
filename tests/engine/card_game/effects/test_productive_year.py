"""The Productive Year (sources: event-cards)."""

from engine.card_game.core.events import GoodGained, Unchanged
from tests.engine.card_game.cards_table import BLUE, RED, Table


def test_every_region_next_to_a_fortified_warehouse_gains_one_resource():
    table = Table()
    table.built(RED, left_above="fortified-warehouse")
    table.turns(RED, "productive-year", 6)
    assert table.stored(RED) == {"fields 1": 1, "mountains 2": 1, "river 6": 1}


def test_both_players_gain():
    table = Table()
    table.built(RED, left_above="fortified-warehouse")
    table.built(BLUE, right_below="fortified-warehouse")
    table.turns(BLUE, "productive-year", 3)
    assert table.stored(BLUE) == {"hills 6": 1, "river 1": 1, "mountains 3": 1}
    assert table.stored(RED) == {"fields 1": 1, "mountains 2": 1, "pasture 3": 1}
    assert [event.seat for event in table.happened(GoodGained)] == [BLUE, BLUE, RED, RED]


def test_a_region_with_two_warehouses_beside_it_gains_two():
    table = Table()
    table.built(RED, left_above="fortified-warehouse", right_above="fortified-warehouse")
    table.turns(RED, "productive-year", 6)
    assert table.stored(RED) == {"fields 1": 1, "mountains 2": 2, "pasture 3": 1, "river 6": 1}


def test_two_warehouses_on_the_same_side_of_a_city_count_twice():
    table = Table()
    table.city(RED, "left")
    table.built(RED, left_above="fortified-warehouse", left_above_outer="fortified-warehouse")
    table.turns(RED, "productive-year", 6)
    assert table.stored(RED) == {"fields 1": 2, "mountains 2": 2, "river 6": 1}


def test_with_three_warehouses_beside_it_a_region_gains_three():
    table = Table()
    table.city(RED, "left", "right")
    table.built(RED, left_above="fortified-warehouse", left_above_outer="fortified-warehouse")
    table.built(RED, right_above="fortified-warehouse")
    table.turns(RED, "productive-year", 6)
    assert table.stored(RED)["mountains 2"] == 3


def test_a_region_gains_up_to_its_limit_of_three():
    table = Table()
    table.built(RED, left_above="fortified-warehouse", right_above="fortified-warehouse")
    table.stores(RED, {"fields 1": 3, "mountains 2": 2})
    table.turns(RED, "productive-year", 6)
    assert table.stored(RED) == {"fields 1": 3, "mountains 2": 3, "pasture 3": 1, "river 6": 1}
    assert [event.count for event in table.happened(GoodGained)] == [1, 1]
    assert table.happened(Unchanged) == [Unchanged(RED, (table.region(RED, "fields 1"),))]


def test_without_a_warehouse_nobody_gains():
    table = Table()
    table.built(RED, left_above="sawmill", left_below="abbey")
    table.turns(RED, "productive-year", 6)
    assert not table.happened(GoodGained)


def test_buildings_that_double_do_nothing_in_a_productive_year():
    table = Table()
    table.city(RED, "left")
    table.built(RED, left_above="fortified-warehouse", left_above_outer="grain-mill")
    table.turns(RED, "productive-year", 6)
    assert table.stored(RED)["fields 1"] == 1


def test_nobody_is_asked():
    table = Table()
    table.built(RED, left_above="fortified-warehouse")
    table.turns(RED, "productive-year", 6)
    assert table.waits_for(RED) == "Play"
