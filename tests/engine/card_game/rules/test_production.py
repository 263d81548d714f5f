"""Production, and the buildings that double it (sources: storage, doubling-buildings, building-sites)."""

import pytest

from engine.card_game.core.events import Produced
from engine.card_game.core.names import GOODS
from tests.engine.card_game.cards_table import BLUE, RED, Table

BOTH = (RED, BLUE)
DOUBLERS = [
    ("brick-factory", "hills 5", "left below", "brick"),
    ("iron-foundry", "mountains 2", "left above", "ore"),
    ("grain-mill", "fields 1", "left above", "grain"),
    ("sawmill", "forest 4", "left below", "lumber"),
    ("woolen-mill", "pasture 3", "right above", "wool"),
]


def produces(table, number, seat=RED):
    """That number is rolled, and nothing else happens."""
    table.before_the_dice(seat)
    table.rolls(seat, "trade-advantage", number)


def number_of(region):
    return int(region.split()[1])


def build(table, seat, where, key):
    table.built(seat, **{where.replace(" ", "_"): key})


@pytest.mark.parametrize("seat", BOTH)
@pytest.mark.parametrize("number", range(1, 7))
def test_all_regions_of_both_players_with_the_number_rolled_make_a_unit(seat, number):
    table = Table()
    produces(table, number, seat)
    for each in BOTH:
        ((name, units),) = table.stored(each).items()
        assert number_of(name) == number
        assert units == 1


def test_regions_with_another_number_make_nothing():
    table = Table()
    produces(table, 2)
    assert table.stored(RED) == {"mountains 2": 1}
    assert table.stored(BLUE) == {"fields 2": 1}


def test_several_regions_of_a_realm_may_have_the_number():
    table = Table()
    table.settled(RED, "far left", above="fields 5", below="pasture 5")
    produces(table, 5)
    assert table.stored(RED) == {"hills 5": 1, "fields 5": 1, "pasture 5": 1}


def test_everybody_hears_what_each_region_made():
    table = Table()
    table.stores(BLUE, {"forest 5": 3})
    produces(table, 5)
    for viewer in (*BOTH, None):
        assert [
            (told["seat"], told["good"], told["count"])
            for told in table.told(viewer)
            if told["type"] == "Produced"
        ] == [(RED, "brick", 1), (BLUE, "lumber", 0)]


def test_a_city_does_not_double_what_is_produced():
    table = Table()
    table.city(RED, "left", "right")
    produces(table, 2)
    assert table.stored(RED) == {"mountains 2": 1}


def test_a_region_between_two_settlements_makes_one_unit():
    table = Table()
    produces(table, 5)
    assert table.happened(Produced)[0].count == 1


# --- doubling


@pytest.mark.parametrize(("key", "region", "where", "good"), DOUBLERS)
def test_a_doubling_building_beside_its_terrain_makes_two(key, region, where, good):
    table = Table()
    build(table, RED, where, key)
    produces(table, number_of(region))
    assert table.stored(RED) == {region: 2}
    assert table.happened(Produced)[0].good == GOODS.index(good)


@pytest.mark.parametrize(("key", "region", "where", "good"), DOUBLERS)
def test_a_region_that_holds_two_gains_only_one(key, region, where, good):
    table = Table()
    build(table, RED, where, key)
    table.stores(RED, {region: 2})
    produces(table, number_of(region))
    assert table.stored(RED) == {region: 3}
    assert table.happened(Produced)[0].count == 1


@pytest.mark.parametrize(
    ("key", "region", "elsewhere"),
    [
        ("brick-factory", "hills 5", "right above"),
        ("iron-foundry", "mountains 2", "left below"),
        ("grain-mill", "fields 1", "right above"),
        ("sawmill", "forest 4", "left above"),
        ("woolen-mill", "pasture 3", "right below"),
    ],
)
def test_away_from_its_terrain_a_doubling_building_has_no_function(key, region, elsewhere):
    table = Table()
    build(table, RED, elsewhere, key)
    produces(table, number_of(region))
    assert table.stored(RED) == {region: 1}


def test_a_doubling_building_may_stand_beside_the_wrong_terrain():
    table = Table()
    table.rich(RED)
    table.hand(RED, "sawmill")
    table.builds(RED, "sawmill", "right above")
    assert "sawmill" in table.standing(RED).values()


def test_a_building_doubles_only_the_terrain_that_is_its_own():
    table = Table()
    table.built(RED, left_above="grain-mill")
    produces(table, 2)
    assert table.stored(RED) == {"mountains 2": 1}


def test_between_two_regions_of_its_terrain_a_building_doubles_both():
    table = Table()
    table.settled(RED, "far left", above="mountains 6", below="forest 2")
    table.built(RED, far_left_below="sawmill")
    produces(table, 4)
    assert table.stored(RED) == {"forest 4": 2}
    produces(table, 2)
    assert table.stored(RED) == {"forest 4": 2, "forest 2": 2, "mountains 2": 1}


def test_the_regions_between_two_settlements_belong_to_both():
    for where in ("left below", "right below"):
        table = Table()
        build(table, RED, where, "brick-factory")
        produces(table, 5)
        assert table.stored(RED) == {"hills 5": 2}


@pytest.mark.parametrize("where", ["left above", "left above outer"])
def test_both_upper_sites_of_a_city_count_alike(where):
    table = Table()
    table.city(RED, "left")
    build(table, RED, where, "iron-foundry")
    produces(table, 2)
    assert table.stored(RED) == {"mountains 2": 2}


@pytest.mark.parametrize("where", ["left below", "left below outer"])
def test_both_lower_sites_of_a_city_count_alike(where):
    table = Table()
    table.city(RED, "left")
    build(table, RED, where, "sawmill")
    produces(table, 4)
    assert table.stored(RED) == {"forest 4": 2}


def test_a_building_doubles_nothing_for_the_opponent():
    table = Table()
    table.built(BLUE, left_below="brick-factory")
    produces(table, 5)
    assert table.stored(RED) == {"hills 5": 1}


def test_doubling_acts_on_the_production_roll_alone():
    table = Table()
    table.built(RED, left_below="brick-factory")
    table.before_the_dice(RED)
    table.rolls(RED, "successful-year", 1)
    table.gains(RED, "hills 5")
    table.lapses(BLUE)
    assert table.stored(RED) == {"hills 5": 1, "fields 1": 1}
    table.stores(RED, {"river 6": 3})
    table.trades(RED, "gold", "brick")
    assert table.stored(RED) == {"hills 5": 1}


def test_a_view_shows_which_sites_double_a_region():
    table = Table()
    table.built(RED, left_below="brick-factory")
    shown = table.view(None)["realms"]["0"]["regions"].values()
    assert [region["terrain"] for region in shown if "twice" in region] == ["hills"]
