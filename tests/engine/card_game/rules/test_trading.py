"""Trade within the own realm (sources: trade-with-the-supply, territorial-upgrades)."""

import pytest

from engine.card_game.core.actions import TradeWithSupply
from engine.card_game.core.cards import CARDS
from engine.card_game.core.events import TradedWithSupply
from engine.card_game.core.names import GOODS
from tests.engine.card_game.cards_table import BLUE, RED, Table, card, refused

FLEETS = {f"fleet-{good}": good for good in GOODS}
OTHERS = [
    printed.key
    for printed in CARDS
    if printed.is_upgrade and printed.key not in FLEETS and printed.key != "mint"
]


def rates(table, seat=RED):
    return table.seat_view(seat, seat)["rates"]


def pairs(table, seat=RED):
    """The goods that the seat can trade, and for which others."""
    return {(GOODS[row.give], GOODS[row.get]) for row in table.legal(seat, TradeWithSupply)}


# --- three for one


@pytest.mark.parametrize("give", GOODS)
@pytest.mark.parametrize("get", GOODS)
def test_three_equal_goods_are_traded_for_one_of_choice(give, get):
    table = Table()
    table.has(RED, **{give: 3})
    if give == get:
        with refused("same_good"):
            table.trades(RED, give, get)
    else:
        table.trades(RED, give, get)
        assert table.goods(RED) == {get: 1}


@pytest.mark.parametrize("give", GOODS)
def test_two_are_not_enough(give):
    table = Table()
    table.has(RED, **{give: 2})
    with refused("not_enough_goods") as caught:
        table.trades(RED, give, "brick" if give != "brick" else "ore")
    assert caught.value.facts == {"needs": {give: 1}}


def test_the_three_goods_must_be_equal():
    table = Table()
    table.has(RED, brick=2, lumber=2, wool=2)
    assert pairs(table) == set()


def test_the_three_goods_may_come_from_several_regions():
    table = Table()
    table.settled(RED, "far left", above="hills 3", below="forest 6")
    table.stores(RED, {"hills 5": 2, "hills 3": 2})
    table.trades(RED, "brick", "gold", paid=("hills 3", "hills 3", "hills 5"))
    assert table.stored(RED) == {"hills 5": 1, "river 6": 1}


def test_what_one_gets_must_find_room():
    table = Table()
    table.stores(RED, {"hills 5": 3, "river 6": 3, "forest 4": 2})
    with refused("no_room") as caught:
        table.trades(RED, "brick", "gold")
    assert caught.value.facts == {"good": "gold"}
    table.trades(RED, "brick", "lumber")
    assert table.stored(RED) == {"river 6": 3, "forest 4": 3}


def test_one_trades_as_often_as_one_can_pay():
    table = Table()
    table.has(RED, brick=3, lumber=3, wool=3)
    for good in ("brick", "lumber", "wool"):
        table.trades(RED, good, "gold")
    assert table.goods(RED) == {"gold": 3}


def test_everybody_hears_of_a_trade():
    table = Table()
    table.has(RED, brick=3)
    table.trades(RED, "brick", "gold")
    into = table.region(RED, "river 6")
    assert table.happened(TradedWithSupply) == [
        TradedWithSupply(RED, GOODS.index("brick"), 3, GOODS.index("gold"), into)
    ]
    assert table.told(RED) == table.told(BLUE) == table.told(None)


# --- fleets


@pytest.mark.parametrize(("fleet", "good"), FLEETS.items())
def test_a_fleet_trades_two_of_its_good_for_one_of_any_other(fleet, good):
    table = Table()
    table.built(RED, right_below=fleet)
    assert rates(table) == {**dict.fromkeys(GOODS, 3), good: 2}
    table.has(RED, **dict.fromkeys(GOODS, 2))
    assert pairs(table) == {(good, other) for other in GOODS if other != good}
    get = "ore" if good != "ore" else "wool"
    table.trades(RED, good, get)
    assert table.goods(RED)[get] == 3
    assert good not in table.goods(RED)


def test_with_a_fleet_two_are_paid_even_where_three_are_there():
    table = Table()
    table.built(RED, right_below="fleet-lumber")
    table.has(RED, lumber=3)
    table.trades(RED, "lumber", "ore")
    assert table.goods(RED) == {"lumber": 1, "ore": 1}


def test_a_fleet_does_not_help_to_get_its_good():
    table = Table()
    table.built(RED, right_below="fleet-lumber")
    table.has(RED, ore=2)
    with refused("not_enough_goods"):
        table.trades(RED, "ore", "lumber")


def test_a_fleet_works_wherever_it_stands():
    for where in ("left_above", "left_below", "right_above", "right_below"):
        table = Table()
        table.built(RED, **{where: "fleet-wool"})
        assert rates(table)["wool"] == 2


def test_each_fleet_serves_its_own_good():
    table = Table()
    table.built(RED, left_above="fleet-wool", left_below="fleet-ore")
    assert rates(table) == {"brick": 3, "lumber": 3, "wool": 2, "grain": 3, "ore": 2, "gold": 3}


def test_a_fleet_does_not_serve_the_opponent():
    table = Table()
    table.built(RED, left_above="fleet-wool")
    assert rates(table, BLUE)["wool"] == 3


def test_the_fleet_must_find_room_for_what_one_gets_too():
    table = Table()
    table.built(RED, left_above="fleet-wool")
    table.stores(RED, {"pasture 3": 2, "river 6": 3})
    with refused("no_room"):
        table.trades(RED, "wool", "gold")


def test_a_fleet_trades_in_the_turn_in_which_it_is_built():
    table = Table()
    table.hand(RED, "fleet-ore")
    table.has(RED, lumber=1, wool=1, ore=2)
    table.builds(RED, "fleet-ore", "left above")
    table.trades(RED, "ore", "gold")
    assert table.goods(RED) == {"gold": 1}


# --- the mint


@pytest.fixture
def minting():
    table = Table()
    table.city(RED, "left")
    table.built(RED, left_above="mint")
    return table


def test_with_a_mint_one_gold_is_traded_for_one_of_any_other(minting):
    minting.has(RED, gold=3)
    assert rates(minting) == {**dict.fromkeys(GOODS, 3), "gold": 1}
    for count, get in enumerate(("brick", "ore", "wool"), start=1):
        minting.trades(RED, "gold", get)
        assert minting.goods(RED).get("gold", 0) == 3 - count
    assert minting.goods(RED) == {"brick": 1, "ore": 1, "wool": 1}


def test_a_mint_makes_no_gold(minting):
    minting.has(RED, brick=2)
    with refused("not_enough_goods"):
        minting.trades(RED, "brick", "gold")


def test_a_second_way_to_trade_a_good_adds_nothing(minting):
    minting.built(RED, left_below="fleet-gold")
    minting.has(RED, gold=1)
    assert rates(minting)["gold"] == 1
    minting.trades(RED, "gold", "ore")
    assert minting.goods(RED) == {"ore": 1}


def test_the_mint_must_find_room_for_what_one_gets_too(minting):
    minting.stores(RED, {"river 6": 1, "hills 5": 3})
    with refused("no_room"):
        minting.trades(RED, "gold", "brick")


@pytest.mark.parametrize("key", OTHERS)
def test_no_other_card_improves_the_rate(key):
    table = Table()
    table.city(RED, "left")
    table.built(RED, left_above=key)
    assert rates(table) == dict.fromkeys(GOODS, 3)


def test_the_rate_is_lost_with_the_fleet():
    table = Table()
    table.built(RED, left_above="fleet-wool")
    table.before_the_dice(BLUE)
    table.events("civil-war")
    table.rolls(BLUE, "event-card", 1)
    table.returns(BLUE, "left above")
    assert rates(table)["wool"] == 3
    assert card("fleet-wool") in table.state.hands[RED]
