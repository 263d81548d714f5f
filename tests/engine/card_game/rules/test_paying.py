"""Paying and receiving: who names the regions, and what happens when nobody does (sources: storage, which-region)."""

import pytest

from engine.card_game.core.actions import BuildRoad, BuildUpgrade, TradeWithSupply
from engine.card_game.core.cards import CARDS
from engine.card_game.core.events import GoodLost, GoodsPaid
from engine.card_game.core.names import GOODS
from tests.engine.card_game.cards_table import BLUE, RED, Table, card, middle, refused

UPGRADES = [printed.key for printed in CARDS if printed.is_upgrade]


def two_hills():
    """RED has the hills 5 and 3 and the forests 4 and 6, and may build a road."""
    table = Table()
    table.settled(RED, "far left", above="hills 3", below="forest 6")
    return table


def asks(table, what, good):
    """True if it makes a difference to RED which regions pay or gain a good."""
    return "asks" in table.seat_view(RED, RED)[what][good]


# --- paying


def test_a_card_with_a_cost_is_played_only_when_its_goods_are_paid():
    table = Table()
    table.hand(RED, "knight-goetz")
    table.stores(RED, {"fields 1": 2, "pasture 3": 2, "mountains 2": 2})
    table.builds(RED, "knight-goetz", "left above")
    assert table.stored(RED) == {}


@pytest.mark.parametrize("key", UPGRADES)
def test_each_upgrade_costs_what_is_printed_on_it(key):
    table = Table()
    printed = CARDS[card(key)]
    table.city(RED, "left")
    table.hand(RED, key)
    table.has(RED, **dict(zip(GOODS, printed.cost, strict=True)))
    table.builds(RED, key, "left above")
    assert table.goods(RED) == {}
    assert table.happened(GoodsPaid)[0].goods == printed.cost


@pytest.mark.parametrize("key", UPGRADES)
def test_with_a_good_too_few_an_upgrade_is_not_built(key):
    cost = CARDS[card(key)].cost
    for short, units in enumerate(cost):
        if units:
            table = Table()
            table.city(RED, "left")
            table.hand(RED, key)
            owned = [has - (good == short) for good, has in enumerate(cost)]
            table.has(RED, **dict(zip(GOODS, owned, strict=True)))
            with refused("not_enough_goods") as caught:
                table.builds(RED, key, "left above")
            assert caught.value.facts == {"needs": {GOODS[short]: 1}}


def test_other_goods_do_not_pay():
    table = Table()
    table.stores(RED, {"hills 5": 1, "forest 4": 3, "river 6": 3})
    with refused("not_enough_goods"):
        table.builds_road(RED, "far left")


def test_the_opponents_goods_do_not_pay():
    table = Table()
    table.rich(BLUE)
    with refused("not_enough_goods"):
        table.builds_road(RED, "far left")


def test_whoever_pays_names_a_region_for_each_unit():
    table = two_hills()
    table.stores(RED, {"hills 5": 3, "hills 3": 1, "forest 4": 1, "forest 6": 2})
    table.builds_road(RED, "far right", paid=("hills 3", "hills 5", "forest 4"))
    assert table.stored(RED) == {"hills 5": 2, "forest 6": 2}


@pytest.mark.parametrize(
    "paid",
    [
        ("hills 5", "hills 5", "hills 5"),
        ("hills 5", "hills 5"),
        ("hills 5", "hills 5", "forest 4", "forest 6"),
        ("hills 5", "hills 3", "forest 4"),
        ("hills 5", "hills 5", "river 6"),
        ("forest 4", "forest 4", "hills 5"),
        (),
    ],
)
def test_the_named_regions_must_pay_exactly_the_cost(paid):
    table = two_hills()
    table.stores(RED, {"hills 5": 3, "forest 4": 3, "forest 6": 3, "river 6": 3})
    with refused("wrong_places"):
        table.builds_road(RED, "far right", paid=paid)


def test_a_square_without_a_region_pays_nothing():
    table = Table()
    table.rich(RED)
    with refused("wrong_places"):
        table.play(BuildRoad(RED, middle("road to the far left"), (0, 0, 0)))


def test_unless_regions_are_named_the_fullest_pays_first():
    table = two_hills()
    table.stores(RED, {"hills 5": 1, "hills 3": 3, "forest 4": 2, "forest 6": 1})
    table.builds_road(RED, "far right")
    assert table.stored(RED) == {"hills 5": 1, "hills 3": 1, "forest 4": 1, "forest 6": 1}


def test_of_two_regions_equally_full_each_pays_in_turn():
    table = two_hills()
    table.stores(RED, {"hills 5": 2, "hills 3": 2, "forest 4": 1})
    table.builds_road(RED, "far right")
    assert table.stored(RED) == {"hills 5": 1, "hills 3": 1}


def test_a_region_that_a_warehouse_hides_pays_last():
    table = two_hills()
    table.built(RED, right_below="fortified-warehouse")
    table.stores(RED, {"hills 5": 3, "hills 3": 2, "forest 4": 1})
    table.builds_road(RED, "far right")
    assert table.stored(RED) == {"hills 5": 3}


def test_the_usual_order_is_in_the_own_view():
    table = two_hills()
    table.stores(RED, {"hills 5": 1, "hills 3": 3})
    pays = table.seat_view(RED, RED)["pays"]
    assert pays["brick"]["places"] == list(table.regions(RED, ("hills 3", "hills 5")))
    assert "lumber" not in pays
    for viewer in (BLUE, None):
        assert "pays" not in table.seat_view(RED, viewer)


def test_the_own_view_says_which_unit_pays_next_whatever_good_it_is():
    table = two_hills()
    table.built(RED, right_below="fortified-warehouse")
    table.stores(RED, {"hills 5": 3, "hills 3": 2, "river 6": 1, "forest 4": 1})
    order = table.seat_view(RED, RED)["paying"]
    visible = table.regions(RED, ("hills 3", "hills 3", "forest 4"))
    assert sorted(order[:3]) == sorted(visible)
    assert order[0] == table.region(RED, "hills 3"), "the fullest"
    hidden = table.regions(RED, ("hills 5", "hills 5", "hills 5", "river 6"))
    assert sorted(order[3:]) == sorted(hidden), "what a warehouse hides pays last"
    for viewer in (BLUE, None):
        assert "paying" not in table.seat_view(RED, viewer)


def test_a_client_asks_only_where_it_matters_which_region_pays():
    table = two_hills()
    table.stores(RED, {"hills 5": 1, "hills 3": 1, "river 6": 2})
    assert asks(table, "pays", "brick")
    assert not asks(table, "pays", "gold")


def test_the_same_cost_is_listed_once_however_it_can_be_paid():
    table = two_hills()
    table.rich(RED)
    table.hand(RED, "abbey")
    assert len(table.legal(RED, BuildRoad)) == 2
    assert len(table.legal(RED, BuildUpgrade)) == len(table.view(None)["realms"]["0"]["sites"])
    assert all(build.paid is None for build in table.legal(RED, BuildUpgrade))


def test_everybody_sees_what_is_paid_from_where():
    table = two_hills()
    table.stores(RED, {"hills 5": 2, "forest 4": 1})
    table.builds_road(RED, "far right")
    places = list(table.regions(RED, ("hills 5", "hills 5", "forest 4")))
    for viewer in (RED, BLUE, None):
        assert table.told(viewer)[0] == {
            "type": "GoodsPaid",
            "seat": RED,
            "goods": {"brick": 2, "lumber": 1},
            "places": places,
        }


# --- paying with any goods


def test_a_look_is_paid_with_goods_of_ones_choice():
    table = Table()
    table.stores(RED, {"hills 5": 1, "river 6": 1, "fields 1": 3})
    table.ends_turn(RED)
    table.looks_through(RED, 0, paid=("hills 5", "river 6"))
    assert table.stored(RED) == {"fields 1": 3}


def test_unless_they_are_named_the_fullest_regions_pay_for_a_look():
    table = Table()
    table.built(RED, left_above="fortified-warehouse")
    table.stores(RED, {"fields 1": 3, "hills 5": 3, "river 6": 1})
    table.ends_turn(RED)
    table.looks_through(RED, 0)
    assert table.stored(RED) == {"fields 1": 3, "hills 5": 1, "river 6": 1}


@pytest.mark.parametrize(
    "paid", [("hills 5",), ("hills 5", "hills 5"), ("fields 1",) * 3, ("pasture 3", "fields 1"), ()]
)
def test_exactly_as_many_units_as_a_look_costs_are_named(paid):
    table = Table()
    table.stores(RED, {"hills 5": 1, "fields 1": 3})
    table.ends_turn(RED)
    with refused("wrong_places"):
        table.looks_through(RED, 0, paid=paid)


# --- receiving


def test_unless_a_region_is_named_the_emptiest_gains():
    table = two_hills()
    table.stores(RED, {"hills 5": 1, "river 6": 3})
    table.trades(RED, "gold", "brick")
    assert table.stored(RED) == {"hills 5": 1, "hills 3": 1}


@pytest.mark.parametrize("beside", ["smithy", "fortified-warehouse"])
def test_of_regions_equally_empty_the_left_one_gains_also_where_a_warehouse_hides_another(beside):
    table = two_hills()
    left, right = sorted(table.regions(RED, ("hills 5", "hills 3")))
    table.built(RED, right_below=beside)
    table.stores(RED, {"river 6": 3})
    table.trades(RED, "gold", "brick")
    stored = table.state.realms[RED].stored
    assert (stored[left], stored[right]) == (1, 0)


def test_a_named_region_must_be_of_the_good_and_have_room():
    table = two_hills()
    table.stores(RED, {"hills 3": 3, "river 6": 3})
    for into in ("hills 3", "forest 4"):
        with refused("wrong_places"):
            table.trades(RED, "gold", "brick", into=into)
    with refused("wrong_places"):
        table.play(TradeWithSupply(RED, GOODS.index("gold"), GOODS.index("brick"), None, 0))
    table.trades(RED, "gold", "brick", into="hills 5")
    assert table.stored(RED) == {"hills 3": 3, "hills 5": 1}


def test_the_own_view_says_which_regions_gain_first():
    table = two_hills()
    table.stores(RED, {"hills 5": 1, "river 6": 3})
    gains = table.seat_view(RED, RED)["gains"]
    assert gains["brick"]["places"] == list(table.regions(RED, ("hills 3", "hills 5")))
    assert "gold" not in gains
    assert asks(table, "gains", "brick")
    assert not asks(table, "gains", "wool")


# --- losing


@pytest.mark.parametrize(
    ("beside_the_fullest", "emptied"), [("smithy", "hills 6"), ("fortified-warehouse", "hills 3")]
)
def test_a_loser_whose_time_is_up_empties_the_fullest_region_and_a_hidden_one_last(
    beside_the_fullest, emptied
):
    table = Table()
    table.city(RED, "left")
    table.built(RED, left_above="marketplace")
    table.settled(BLUE, "far left", above="hills 3", below="forest 6")
    table.built(BLUE, right_below=beside_the_fullest)
    table.stores(BLUE, {"hills 6": 3, "hills 3": 1})
    table.before_the_dice(RED)
    table.rolls(RED, "trade-advantage", 2)
    table.takes(RED, "brick")
    table.lapses(BLUE)
    (lost,) = table.happened(GoodLost)
    assert lost.place == table.region(BLUE, emptied)
