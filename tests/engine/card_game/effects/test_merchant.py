"""The Merchant (sources: action-cards, which-region)."""

import pytest

from engine.card_game.core.actions import GiveBack, Take, TakeNoMore
from engine.card_game.core.events import GoodGained, GoodTaken
from engine.card_game.core.names import GOODS
from tests.engine.card_game.cards_table import BLUE, RED, Table, refused


def ready():
    table = Table()
    table.hand(RED, "merchant")
    table.stores(RED, {"fields 1": 1})
    table.stores(BLUE, {"pasture 4": 2, "river 1": 1})
    return table


def test_the_merchant_takes_two_goods_of_your_choice_and_you_give_one_of_your_choice_back():
    table = ready()
    table.plays(RED, "merchant")
    assert {GOODS[row.good] for row in table.legal(RED, Take)} == {"wool", "gold"}
    table.takes(RED, "wool")
    table.takes(RED, "gold")
    assert table.waits_for(RED) == "GiveGoodBack"
    table.gives_back(RED, "fields 1")
    assert table.happened(GoodTaken) == [GoodTaken(RED, BLUE, GOODS.index("grain"))]
    assert table.stored(RED) == {"pasture 3": 1, "river 6": 1}
    assert table.stored(BLUE) == {"pasture 4": 1, "fields 2": 1}
    assert table.waits_for(RED) == "Play"


def test_one_good_may_be_enough():
    table = ready()
    table.plays(RED, "merchant")
    table.takes(RED, "wool")
    table.play(TakeNoMore(RED))
    assert table.waits_for(RED) == "GiveGoodBack"
    table.gives_back(RED, "fields 1")
    assert table.stored(RED) == {"pasture 3": 1}
    assert table.stored(BLUE) == {"pasture 4": 1, "river 1": 1, "fields 2": 1}


def test_at_least_one_good_is_taken():
    table = ready()
    table.plays(RED, "merchant")
    with refused("not_legal"):
        table.play(TakeNoMore(RED))


def test_what_was_just_taken_may_be_given_back():
    table = ready()
    table.plays(RED, "merchant")
    table.takes(RED, "wool")
    table.takes(RED, "wool")
    table.gives_back(RED, "pasture 3")
    assert table.stored(RED) == {"fields 1": 1, "pasture 3": 1}
    assert table.stored(BLUE) == {"pasture 4": 1, "river 1": 1}


def test_you_must_give_one_back():
    table = ready()
    table.plays(RED, "merchant")
    table.takes(RED, "wool")
    table.takes(RED, "gold")
    with refused("wrong_moment"):
        table.ends_turn(RED)
    assert table.kinds(RED) == {"GiveBack"}


def test_both_sides_need_room_for_what_they_receive():
    table = ready()
    table.stores(RED, {"fields 1": 1, "pasture 3": 3})
    table.stores(BLUE, {"pasture 4": 2, "river 1": 1, "fields 2": 3})
    table.plays(RED, "merchant")
    with refused("no_room") as caught:
        table.takes(RED, "wool")
    assert caught.value.facts == {"good": "wool"}
    table.takes(RED, "gold")
    table.play(TakeNoMore(RED))
    with refused("no_room") as caught:
        table.gives_back(RED, "fields 1")
    assert caught.value.facts == {"good": "grain"}
    assert {row.place for row in table.legal(RED, GiveBack)} == set(
        table.regions(RED, ["pasture 3", "river 6"])
    )


def test_only_what_the_opponent_stores_can_be_taken():
    table = ready()
    table.plays(RED, "merchant")
    with refused("not_stored"):
        table.takes(RED, "ore")


def test_only_what_you_store_can_be_given_back():
    table = ready()
    table.plays(RED, "merchant")
    table.takes(RED, "wool")
    table.takes(RED, "wool")
    with refused("not_stored"):
        table.gives_back(RED, "river 6")


def test_if_the_opponent_has_one_good_only_one_is_taken():
    table = ready()
    table.stores(BLUE, {"river 1": 1})
    table.plays(RED, "merchant")
    table.takes(RED, "gold")
    assert table.waits_for(RED) == "GiveGoodBack"


@pytest.mark.parametrize(
    ("mine", "theirs"), [({"hills 5": 1}, {}), ({"pasture 3": 3}, {"pasture 4": 3})]
)
def test_the_merchant_cannot_be_played_if_the_opponent_stores_nothing_that_you_have_room_for(
    mine, theirs
):
    table = ready()
    table.stores(RED, mine)
    table.stores(BLUE, theirs)
    with refused("no_target") as caught:
        table.plays(RED, "merchant")
    assert caught.value.facts == {"card": "merchant"}


def test_the_opponent_chooses_which_region_loses_and_which_one_gains():
    table = ready()
    table.settled(BLUE, "far left", above="pasture 1", below="fields 3")
    table.stores(BLUE, {"pasture 4": 1, "pasture 1": 1})
    table.plays(RED, "merchant")
    table.takes(RED, "wool")
    assert table.waits_for(BLUE) == "ChooseLoss"
    table.loses(BLUE, "pasture 1")
    table.play(TakeNoMore(RED))
    table.gives_back(RED, "fields 1")
    assert table.waits_for(BLUE) == "ChooseGain"
    with refused("not_legal"):
        table.gains(BLUE, "river 1")
    table.gains(BLUE, "fields 3")
    assert table.happened(GoodGained)[0].place == table.region(BLUE, "fields 3")
    assert table.stored(BLUE) == {"pasture 4": 1, "fields 3": 1}
    assert table.waits_for(RED) == "Play"


def test_a_lapsed_clock_takes_one_good_and_gives_the_fullest_region_up():
    table = ready()
    table.stores(RED, {"fields 1": 2})
    table.stores(BLUE, {"river 1": 2})
    table.plays(RED, "merchant")
    for _ in range(3):
        table.lapses(RED)
    assert table.waits_for(RED) == "Play"
    assert table.stored(RED) == {"fields 1": 1, "river 6": 1}
    assert table.stored(BLUE) == {"river 1": 1, "fields 2": 1}


def test_the_merchant_leaves_the_game():
    table = ready()
    table.plays(RED, "merchant")
    assert table.gone() == ["merchant"]
