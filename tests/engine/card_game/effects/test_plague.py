"""The Plague, and what protects from it: Aqueduct and Bath House (sources: event-cards, city-upgrades)."""

import pytest

from engine.card_game.core.events import GoodLost, Spared, Unchanged
from engine.card_game.core.names import GOODS
from tests.engine.card_game.cards_table import BLUE, RED, Table

AROUND_LEFT = {"fields 1", "mountains 2", "forest 4", "hills 5"}
AROUND_RIGHT = {"mountains 2", "pasture 3", "hills 5", "river 6"}
EVERYWHERE = AROUND_LEFT | AROUND_RIGHT


def struck(table, seat=RED):
    """The Plague is turned, nothing is produced that matters, and these regions have lost a unit."""
    table.rich(RED, BLUE)
    table.turns(seat, "plague", 6)
    lost = table.happened(GoodLost)
    assert all(event.count == 1 for event in lost)
    names = {}
    for each in (RED, BLUE):
        for name in table.stored(each):
            names[each, table.region(each, name)] = name
    return {
        who: {names[who, event.place] for event in lost if event.seat == who} for who in (RED, BLUE)
    }


def test_every_region_touching_a_city_loses_one_resource():
    table = Table()
    table.city(RED, "left")
    assert struck(table) == {RED: AROUND_LEFT, BLUE: set()}
    assert table.stored(RED)["fields 1"] == 2
    assert table.stored(RED)["pasture 3"] == 3


def test_the_plague_strikes_both_players():
    table = Table()
    table.city(RED, "left")
    table.city(BLUE, "right")
    lost = struck(table)
    assert lost[RED] == AROUND_LEFT
    assert lost[BLUE] == {"mountains 3", "pasture 4", "hills 6", "river 1"}


def test_a_region_between_two_cities_loses_one_resource_once_only():
    table = Table()
    table.city(RED, "left", "right")
    assert struck(table)[RED] == EVERYWHERE
    assert len(table.happened(GoodLost)) == 6
    assert table.stored(RED)["mountains 2"] == 2


def test_regions_at_settlements_lose_nothing():
    assert struck(Table()) == {RED: set(), BLUE: set()}


def test_an_empty_region_loses_nothing():
    table = Table()
    table.city(RED, "left")
    table.stores(RED, {"hills 5": 1})
    table.turns(RED, "plague", 6)
    assert table.happened(GoodLost) == [
        GoodLost(RED, table.region(RED, "hills 5"), GOODS.index("brick"), 1)
    ]
    assert table.stored(RED) == {"river 6": 1}


def test_it_is_told_which_regions_had_nothing_to_lose():
    table = Table()
    table.city(RED, "left")
    table.city(BLUE, "left")
    table.built(BLUE, left_above="bath-house")
    table.stores(RED, {"hills 5": 1})
    table.turns(RED, "plague", 6)
    empty = table.regions(RED, sorted(AROUND_LEFT - {"hills 5"}))
    assert table.happened(Unchanged) == [Unchanged(RED, tuple(sorted(empty)))]


def test_production_follows_the_plague():
    table = Table()
    table.city(RED, "left")
    table.stores(RED, {"hills 5": 3})
    table.turns(RED, "plague", 5)
    assert table.stored(RED)["hills 5"] == 3


def test_nobody_is_asked():
    table = Table()
    table.city(RED, "left")
    struck(table)
    assert table.waits_for(RED) == "Play"


# --- Aqueduct


def test_with_an_aqueduct_none_of_your_regions_loses_anything():
    table = Table()
    table.city(RED, "left", "right")
    table.built(RED, left_above="aqueduct")
    table.city(BLUE, "left")
    lost = struck(table)
    assert lost[RED] == set()
    assert len(lost[BLUE]) == 4


def test_an_aqueduct_does_not_protect_the_opponent():
    table = Table()
    table.city(RED, "left")
    table.city(BLUE, "left")
    table.built(BLUE, left_above="aqueduct")
    assert struck(table) == {RED: AROUND_LEFT, BLUE: set()}


def test_everybody_sees_which_regions_were_spared():
    table = Table()
    table.city(RED, "left")
    table.built(RED, left_above="aqueduct")
    struck(table)
    assert table.happened(Spared) == [
        Spared(RED, tuple(sorted(table.regions(RED, sorted(AROUND_LEFT)))))
    ]


# --- Bath House


def test_the_four_regions_touching_the_bath_houses_city_lose_nothing():
    table = Table()
    table.city(RED, "left")
    table.built(RED, left_below_outer="bath-house")
    assert struck(table)[RED] == set()


def test_a_bath_house_protects_a_region_shared_with_a_neighboring_city_too():
    table = Table()
    table.city(RED, "left", "right")
    table.built(RED, left_above="bath-house")
    assert struck(table)[RED] == AROUND_RIGHT - AROUND_LEFT


def test_a_bath_house_protects_its_own_city_only():
    table = Table()
    table.city(RED, "left", "right")
    table.settled(RED, "far right", above="pasture 1", below="hills 3")
    table.city(RED, "far right")
    table.built(RED, left_above="bath-house")
    assert {"pasture 3", "river 6", "pasture 1", "hills 3"} == struck(table)[RED]


@pytest.mark.parametrize("key", ["church", "library", "town-hall", "smithy", "fortified-warehouse"])
def test_no_other_building_protects(key):
    table = Table()
    table.city(RED, "left")
    table.built(RED, left_above=key)
    assert struck(table)[RED] == AROUND_LEFT
