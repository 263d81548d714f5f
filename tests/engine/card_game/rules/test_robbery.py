"""Robbers, and what a Fortified Warehouse does against them (sources: robber-assault, territorial-upgrades)."""

import pytest

from engine.card_game.core.events import GoodLost, RobbersCame
from tests.engine.card_game.cards_table import BLUE, RED, Table, amounts

BOTH = (RED, BLUE)
EIGHT = {"fields 1": 1, "mountains 2": 2, "pasture 3": 2, "forest 4": 1, "hills 5": 1, "river 6": 1}


def robbed(table, seat=RED, number=4):
    """Robbers come; the number is that of RED's forest and BLUE's pasture."""
    table.before_the_dice(seat)
    return table.rolls(seat, "robber-assault", number)


def test_a_player_with_more_than_seven_goods_loses_all_ore_and_all_wool():
    table = Table()
    table.stores(RED, EIGHT)
    robbed(table, number=6)
    assert table.happened(RobbersCame)[0] == RobbersCame(RED, 8, amounts(ore=2, wool=2))
    assert table.stored(RED) == {"fields 1": 1, "forest 4": 1, "hills 5": 1, "river 6": 2}


def test_with_seven_goods_one_loses_nothing():
    table = Table()
    table.stores(RED, {**EIGHT, "river 6": 0})
    robbed(table, number=6)
    assert table.happened(RobbersCame)[0] == RobbersCame(RED, 7, amounts())
    assert table.goods(RED) == {"grain": 1, "ore": 2, "wool": 2, "lumber": 1, "brick": 1, "gold": 1}


@pytest.mark.parametrize("seat", BOTH)
def test_robbers_come_to_both_players(seat):
    table = Table()
    table.rich(RED, BLUE)
    robbed(table, seat, number=1)
    assert [came.seat for came in table.happened(RobbersCame)] == [seat, 1 - seat]
    for each in BOTH:
        assert table.goods(each) == {"grain": 3, "lumber": 3, "brick": 3, "gold": 3}


def test_robbers_look_at_each_player_alone():
    table = Table()
    table.stores(RED, {"pasture 3": 3})
    table.rich(BLUE)
    robbed(table, number=6)
    assert table.goods(RED) == {"wool": 3, "gold": 1}
    assert "wool" not in table.goods(BLUE)


def test_every_kind_of_good_counts_gold_included():
    table = Table()
    table.stores(RED, {"river 6": 3, "hills 5": 3, "forest 4": 1, "pasture 3": 1})
    robbed(table)
    assert table.happened(RobbersCame)[0] == RobbersCame(RED, 8, amounts(wool=1))


def test_ore_and_wool_of_all_regions_are_lost():
    table = Table()
    table.settled(RED, "far left", above="mountains 6", below="pasture 1")
    table.stores(RED, {"mountains 2": 3, "mountains 6": 2, "pasture 3": 3, "pasture 1": 1})
    robbed(table)
    assert table.stored(RED) == {"forest 4": 1}
    assert [(lost.good, lost.count) for lost in table.happened(GoodLost)] == [
        (4, 2),
        (2, 1),
        (4, 3),
        (2, 3),
    ]


def test_nobody_gets_what_robbers_take():
    table = Table()
    table.rich(RED)
    robbed(table)
    assert table.goods(BLUE) == {"wool": 1}


# --- the fortified warehouse


def test_regions_beside_a_fortified_warehouse_are_not_counted():
    table = Table()
    table.built(RED, left_above="fortified-warehouse")
    table.stores(RED, {"fields 1": 3, "mountains 2": 3, "pasture 3": 3, "hills 5": 3, "river 6": 1})
    assert table.seat_view(RED)["counted"] == 7
    robbed(table, number=4)
    assert table.happened(RobbersCame)[0] == RobbersCame(RED, 7, amounts())
    assert table.goods(RED)["ore"] == table.goods(RED)["wool"] == 3


def test_a_warehouse_above_does_not_hide_the_regions_below():
    table = Table()
    table.built(RED, left_above="fortified-warehouse")
    table.stores(RED, {"forest 4": 3, "hills 5": 3, "river 6": 2})
    assert table.seat_view(RED)["counted"] == 8


def test_each_warehouse_hides_its_own_two_regions():
    table = Table()
    table.rich(RED)
    table.built(RED, left_above="fortified-warehouse", right_below="fortified-warehouse")
    assert table.seat_view(RED)["counted"] == 6
    hidden = [
        region["terrain"]
        for region in table.view(None)["realms"]["0"]["regions"].values()
        if "hidden" in region
    ]
    assert sorted(hidden) == ["fields", "hills", "mountains", "river"]


def test_a_region_beside_two_warehouses_is_left_out_once():
    table = Table()
    table.rich(RED)
    table.built(RED, left_above="fortified-warehouse", right_above="fortified-warehouse")
    assert table.seat_view(RED)["counted"] == 9


def test_a_warehouse_on_an_outer_site_hides_the_same_regions():
    table = Table()
    table.rich(RED)
    table.city(RED, "left")
    table.built(RED, left_above_outer="fortified-warehouse")
    assert table.seat_view(RED)["counted"] == 12


def test_hidden_regions_lose_their_goods_too_when_the_robbers_hit():
    table = Table()
    table.built(RED, left_above="fortified-warehouse")
    table.rich(RED)
    robbed(table, number=1)
    assert table.happened(RobbersCame)[0] == RobbersCame(RED, 12, amounts(ore=3, wool=3))
    assert "ore" not in table.goods(RED)


def test_a_warehouse_hides_nothing_of_the_opponents():
    table = Table()
    table.built(BLUE, left_above="fortified-warehouse")
    table.rich(RED)
    assert table.seat_view(RED)["counted"] == 18


# --- the opening


@pytest.mark.parametrize(("profile", "safe"), [("1996", ()), ("2005", (1, 2, 3, 4))])
def test_robbers_come_from_the_first_roll_or_stay_away_in_the_first_two_turns_of_each(
    profile, safe
):
    for turn in range(1, 7):
        table = Table(profile)
        table.before_the_dice(RED if turn % 2 else BLUE)
        table.turn_is(turn)
        table.rich(RED)
        table.rolls(RED if turn % 2 else BLUE, "robber-assault", 1)
        assert bool(table.happened(RobbersCame)) == (turn not in safe)
        assert ("wool" in table.goods(RED)) == (turn in safe)


def test_a_host_may_choose_how_long_robbers_stay_away():
    for turn, come in ((1, False), (2, False), (3, True)):
        table = Table(robber_grace=1)
        table.before_the_dice(RED)
        table.turn_is(turn)
        table.rolls(RED, "robber-assault", 1)
        assert bool(table.happened(RobbersCame)) == come
