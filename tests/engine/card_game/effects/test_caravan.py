"""The Caravan (sources: action-cards, trade-with-the-supply)."""

from engine.card_game.core.actions import PlayCard, Swap, TakeNoMore
from engine.card_game.core.decisions import SwapGoods
from engine.card_game.core.events import GoodGained, GoodLost
from engine.card_game.core.names import GOODS
from tests.engine.card_game.cards_table import BLUE, RED, Table, card, refused


def ready(**stored):
    table = Table()
    table.hand(RED, "caravan")
    table.has(RED, **stored)
    return table


def test_the_caravan_swaps_two_of_ones_own_goods_for_two_others():
    table = ready(brick=1, wool=1)
    table.plays(RED, "caravan")
    assert table.due() == SwapGoods(RED, 2, False)
    table.swaps(RED, "hills 5", "mountains 2")
    assert table.due() == SwapGoods(RED, 1, True, GOODS.index("brick"), GOODS.index("ore"))
    assert table.happened(GoodLost)[0].good == GOODS.index("brick")
    assert table.happened(GoodGained)[0].good == GOODS.index("ore")
    table.swaps(RED, "pasture 3", "river 6")
    assert table.stored(RED) == {"mountains 2": 1, "river 6": 1}
    assert table.waits_for(RED) == "Play"
    assert table.gone() == ["caravan"]


def test_both_units_may_be_alike_on_either_side():
    table = ready(brick=2)
    table.plays(RED, "caravan")
    table.swaps(RED, "hills 5", "mountains 2")
    table.swaps(RED, "hills 5", "mountains 2")
    assert table.stored(RED) == {"mountains 2": 2}


def test_one_swap_is_enough():
    table = ready(brick=2)
    table.plays(RED, "caravan")
    table.swaps(RED, "hills 5", "mountains 2")
    table.play(TakeNoMore(RED))
    assert table.stored(RED) == {"hills 5": 1, "mountains 2": 1}
    assert table.waits_for(RED) == "Play"


def test_at_least_one_good_is_swapped():
    table = ready(brick=2)
    table.plays(RED, "caravan")
    assert table.kinds(RED) == {"Swap"}
    with refused("not_legal"):
        table.play(TakeNoMore(RED))


def test_a_third_good_is_not_swapped():
    table = ready(brick=3)
    table.plays(RED, "caravan")
    table.swaps(RED, "hills 5", "mountains 2")
    table.swaps(RED, "hills 5", "mountains 2")
    with refused("wrong_moment"):
        table.swaps(RED, "hills 5", "mountains 2")


def test_a_good_is_swapped_for_another_one():
    table = ready(brick=1)
    table.settled(RED, "far left", above="hills 3", below="fields 3")
    table.plays(RED, "caravan")
    with refused("not_legal"):
        table.swaps(RED, "hills 5", "hills 3")
    assert {row.into for row in table.legal(RED, Swap)}.isdisjoint(
        table.regions(RED, ["hills 5", "hills 3"])
    )


def test_nothing_is_swapped_there_and_back():
    table = ready(brick=1, wool=1)
    table.plays(RED, "caravan")
    table.swaps(RED, "hills 5", "mountains 2")
    with refused("not_legal"):
        table.swaps(RED, "mountains 2", "hills 5")


def test_none_of_the_goods_gained_is_of_a_kind_given_up():
    """Neither brick, which was given up, is gained, nor ore, which was gained, given up: not even another unit of it."""
    table = ready(brick=1, wool=1, ore=1)
    table.plays(RED, "caravan")
    table.swaps(RED, "hills 5", "mountains 2")
    with refused("not_legal"):
        table.swaps(RED, "pasture 3", "hills 5")
    with refused("not_legal"):
        table.swaps(RED, "mountains 2", "river 6")
    hills, mountains = table.regions(RED, ["hills 5", "mountains 2"])
    rows = table.legal(RED, Swap)
    assert rows
    assert all(row.into != hills and row.place != mountains for row in rows)


def test_if_nothing_but_swapping_back_is_left_one_swap_is_all():
    table = ready(brick=1)
    table.plays(RED, "caravan")
    table.swaps(RED, "hills 5", "mountains 2")
    assert table.stored(RED) == {"mountains 2": 1}
    assert table.waits_for(RED) == "Play"


def test_a_lapsed_clock_swaps_once_as_is_offered_first():
    table = ready(brick=2)
    table.plays(RED, "caravan")
    first = table.legal(RED, Swap)[0]
    table.lapses(RED)
    assert table.happened(GoodGained)[0].place == first.into
    table.lapses(RED)
    assert table.waits_for(RED) == "Play"
    assert table.goods(RED)["brick"] == 1


def test_a_region_without_room_gets_nothing():
    table = ready(brick=1, ore=3)
    table.plays(RED, "caravan")
    with refused("not_legal"):
        table.swaps(RED, "hills 5", "mountains 2")


def test_the_caravan_cannot_be_played_without_a_good():
    table = ready()
    with refused("no_target") as caught:
        table.plays(RED, "caravan")
    assert caught.value.facts == {"card": "caravan"}


def test_the_caravan_cannot_be_played_if_no_region_has_room():
    table = ready()
    table.rich(RED)
    assert not table.may(PlayCard(RED, card("caravan")))
    with refused("no_target"):
        table.plays(RED, "caravan")


def test_the_opponent_has_no_part_in_the_caravan():
    table = ready(brick=1)
    table.hand(BLUE, "bishop")
    table.stores(BLUE, {"river 1": 2})
    table.plays(RED, "caravan")
    assert table.deciding() == (RED,)
    table.swaps(RED, "hills 5", "mountains 2")
    assert table.stored(BLUE) == {"river 1": 2}
