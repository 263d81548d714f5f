"""Trade between the two players (sources: trade-between-realms)."""

import pytest

from engine.card_game.core.actions import AcceptOffer
from engine.card_game.core.events import (
    GoodGained,
    GoodsPaid,
    TradeAccepted,
    TradeDeclined,
    TradeOffered,
    TradeWithdrawn,
)
from engine.card_game.core.names import GOODS
from engine.card_game.game import game
from tests.engine.card_game.cards_table import BLUE, RED, Table, amounts, refused

BOTH = (RED, BLUE)
NOTHING = amounts()
WOOL, ORE = amounts(wool=1), amounts(ore=1)


def stocked(profile="1996", **settings):
    """RED has two wool and a brick, BLUE has two ore and a brick."""
    table = Table(profile, **settings)
    table.has(RED, wool=2, brick=1)
    table.has(BLUE, ore=2, brick=1)
    return table


def open_offers(table):
    return [offer["id"] for offer in table.view(None)["offers"]]


# --- the terms


def test_the_players_exchange_goods_when_both_agree():
    table = stocked()
    offer = table.offers(RED, WOOL, ORE)
    assert table.goods(RED) == {"wool": 2, "brick": 1}
    table.accepts(BLUE, offer)
    assert table.happened(TradeAccepted) == [TradeAccepted(offer, BLUE)]
    assert table.goods(RED) == {"wool": 1, "brick": 1, "ore": 1}
    assert table.goods(BLUE) == {"wool": 1, "brick": 1, "ore": 1}
    assert open_offers(table) == []


@pytest.mark.parametrize(
    ("give", "get"),
    [
        (amounts(wool=2), ORE),
        (WOOL, amounts(ore=2)),
        (amounts(wool=2, brick=1), ORE),
        (WOOL, amounts(ore=2, brick=1)),
        (amounts(wool=2), amounts(ore=2, brick=1)),
    ],
)
def test_there_are_no_constraints_on_the_terms(give, get):
    table = stocked()
    table.accepts(BLUE, table.offers(RED, give, get))
    given, got = table.happened(GoodsPaid)
    assert (given.goods, got.goods) == (give, get)


@pytest.mark.parametrize("maker", BOTH)
def test_gifts_are_allowed(maker):
    table = stocked()
    gift = WOOL if maker == RED else ORE
    table.accepts(1 - maker, table.offers(maker, gift, NOTHING))
    assert sum(table.goods(maker).values()) == 2
    assert sum(table.goods(1 - maker).values()) == 4


def test_one_may_ask_for_a_gift():
    table = stocked()
    table.accepts(BLUE, table.offers(RED, NOTHING, ORE))
    assert table.goods(BLUE) == {"ore": 1, "brick": 1}


@pytest.mark.parametrize(
    ("give", "get"),
    [
        (NOTHING, NOTHING),
        (amounts(brick=1), amounts(brick=1)),
        (amounts(wool=1, brick=1), amounts(brick=1)),
    ],
)
def test_an_offer_names_goods_and_not_the_same_on_both_sides(give, get):
    table = stocked()
    with refused("nothing_to_trade"):
        table.offers(RED, give, get)


def test_only_goods_are_traded():
    table = stocked()
    table.hand(RED, "smithy")
    form = next(form for form in game.forms(table.state, RED) if form["type"] == "OfferTrade")
    assert form == {
        "type": "OfferTrade",
        "give": {"wool": 2, "brick": 1},
        "get": {"ore": 2, "brick": 1},
    }


# --- who, and when


def test_either_side_may_propose_in_the_active_players_main_phase():
    table = stocked()
    offer = table.offers(BLUE, ORE, WOOL)
    assert table.happened(TradeOffered) == [TradeOffered(offer, BLUE, ORE, WOOL)]
    table.accepts(RED, offer)
    assert table.goods(RED) == {"wool": 1, "brick": 1, "ore": 1}


def test_in_the_later_rules_only_the_active_player_makes_offers():
    table = stocked("2005")
    with refused("only_the_active_player"):
        table.offers(BLUE, ORE, WOOL)
    assert table.kinds(BLUE) == set()
    table.accepts(BLUE, table.offers(RED, WOOL, ORE))
    assert table.goods(BLUE) == {"wool": 1, "brick": 1, "ore": 1}


def test_a_host_may_choose_who_makes_offers():
    assert stocked("2005", offers_by="both").offers(BLUE, ORE, WOOL)
    with refused("only_the_active_player"):
        stocked(offers_by="active").offers(BLUE, ORE, WOOL)


@pytest.mark.parametrize("seat", BOTH)
def test_before_the_dice_and_while_drawing_nobody_trades(seat):
    table = stocked()
    code = "wrong_moment" if seat == RED else "not_your_turn"
    give, get = (WOOL, ORE) if seat == RED else (ORE, WOOL)
    table.before_the_dice(RED)
    with refused(code):
        table.offers(seat, give, get)
    table.main_phase(RED)
    table.ends_turn(RED)
    with refused(code):
        table.offers(seat, give, get)


def test_nobody_trades_while_something_else_is_to_be_decided():
    table = stocked()
    table.hand(RED, "merchant")
    table.plays(RED, "merchant")
    with refused("wrong_moment"):
        table.offers(RED, WOOL, ORE)
    with refused("not_your_turn"):
        table.offers(BLUE, ORE, WOOL)
    table.takes(RED, "brick")
    table.lapses(RED)
    table.gives_back(RED, "hills 5")
    table.accepts(BLUE, table.offers(RED, WOOL, ORE))


# --- when the active player goes on


GOING_ON = {
    "a trade with the supply": lambda table: table.trades(RED, "wool", "gold"),
    "a road": lambda table: table.builds_road(RED, "far left"),
    "an upgrade": lambda table: table.builds(RED, "sawmill", "left above"),
    "an action card": lambda table: table.plays(RED, "spy"),
    "the end of the turn": lambda table: table.ends_turn(RED),
}


def with_open_offers(order=BOTH):
    """Each player has an offer open, made in this order."""
    table = Table()
    table.hand(RED, "sawmill", "spy")
    table.stores(RED, {"pasture 3": 3, "hills 5": 2, "forest 4": 2})
    table.has(BLUE, ore=2, brick=1)
    terms = {RED: (WOOL, ORE), BLUE: (ORE, WOOL)}
    return table, [table.offers(seat, *terms[seat]) for seat in order]


@pytest.mark.parametrize("move", GOING_ON)
@pytest.mark.parametrize("order", [BOTH, BOTH[::-1]])
def test_any_other_move_of_the_active_player_withdraws_every_open_offer(move, order):
    table, offers = with_open_offers(order)
    GOING_ON[move](table)
    withdrawn = [TradeWithdrawn(offer, seat) for offer, seat in zip(offers, order, strict=True)]
    assert table.happened(TradeWithdrawn) == withdrawn
    assert list(table.last[:2]) == withdrawn, "before what the move itself brings"
    assert open_offers(table) == []
    for viewer in (*BOTH, None):
        assert table.told(viewer)[:2] == table.told(RED)[:2]
    for seat in BOTH:
        assert not table.legal(seat, AcceptOffer)


def test_a_move_that_is_refused_withdraws_nothing():
    table, offers = with_open_offers()
    with refused("not_enough_goods"):
        table.builds_city(RED, "left")
    assert open_offers(table) == offers


@pytest.mark.parametrize("answer", ["accepts", "declines"])
def test_dealing_in_offers_withdraws_no_other(answer):
    table, (own, theirs) = with_open_offers()
    getattr(table, answer)(RED, theirs)
    assert open_offers(table) == [own]
    table, (own, theirs) = with_open_offers()
    table.withdraws(RED, own)
    assert open_offers(table) == [theirs]


def test_open_offers_end_with_the_main_phase():
    table = stocked()
    first, second = table.offers(RED, WOOL, ORE), table.offers(BLUE, ORE, WOOL)
    table.ends_turn(RED)
    assert table.happened(TradeWithdrawn) == [
        TradeWithdrawn(first, RED),
        TradeWithdrawn(second, BLUE),
    ]
    assert open_offers(table) == []


# --- both must confirm


@pytest.mark.parametrize("maker", BOTH)
def test_only_the_other_side_can_accept(maker):
    table = stocked()
    offer = table.offers(maker, *((WOOL, ORE) if maker == RED else (ORE, WOOL)))
    with refused("not_your_offer"):
        table.accepts(maker, offer)
    with refused("not_your_offer"):
        table.declines(maker, offer)
    with refused("not_your_offer"):
        table.withdraws(1 - maker, offer)
    assert open_offers(table) == [offer]


def test_an_offer_can_be_declined():
    table = stocked()
    offer = table.offers(RED, WOOL, ORE)
    table.declines(BLUE, offer)
    assert table.happened(TradeDeclined) == [TradeDeclined(offer, BLUE)]
    with refused("no_such_offer"):
        table.accepts(BLUE, offer)
    assert table.goods(RED) == {"wool": 2, "brick": 1}


def test_the_maker_can_withdraw_an_offer():
    table = stocked()
    offer = table.offers(RED, WOOL, ORE)
    table.withdraws(RED, offer)
    with refused("no_such_offer"):
        table.accepts(BLUE, offer)


def test_a_new_offer_takes_the_place_of_the_own_last_one():
    table = stocked()
    first = table.offers(RED, WOOL, ORE)
    theirs = table.offers(BLUE, ORE, WOOL)
    second = table.offers(RED, amounts(wool=2), ORE)
    assert table.happened(TradeWithdrawn) == [TradeWithdrawn(first, RED)]
    assert open_offers(table) == [theirs, second]
    with refused("no_such_offer"):
        table.accepts(BLUE, first)


def test_the_active_player_need_not_wait_for_an_answer():
    table = stocked()
    table.offers(RED, WOOL, ORE)
    assert table.waits_for(RED) == "Play"
    table.ends_turn(RED)


def test_offers_that_were_accepted_do_not_count_toward_the_limit():
    table = stocked()
    for _ in range(12):
        table.accepts(BLUE, table.offers(RED, amounts(brick=1), NOTHING))
        table.accepts(BLUE, table.offers(RED, NOTHING, amounts(brick=1)))
    for _ in range(10):
        table.offers(RED, WOOL, ORE)
    with refused("too_many_offers") as caught:
        table.offers(RED, WOOL, ORE)
    assert "unsuccessful" in caught.value.text


def test_no_two_offers_of_a_game_have_the_same_number():
    table = stocked()
    numbers = []
    for _ in range(3):
        numbers.append(table.offers(RED, WOOL, ORE))
        table.accepts(BLUE, numbers[-1])
        table.has(RED, wool=2)
        table.has(BLUE, ore=2)
        numbers.append(table.offers(BLUE, ORE, WOOL))
    assert len({*numbers}) == len(numbers)


def test_a_player_makes_ten_unsuccessful_offers_in_a_turn_at_most():
    table = stocked()
    for _ in range(10):
        table.offers(RED, WOOL, ORE)
    with refused("too_many_offers") as caught:
        table.offers(RED, WOOL, ORE)
    assert caught.value.facts == {"limit": 10}
    assert table.offers(BLUE, ORE, WOOL)
    table.no_stacks()
    table.ends_turn(RED)
    table.rolls(BLUE, "tournament", 4)
    assert table.offers(RED, WOOL, ORE)


def test_an_offer_and_its_answer_are_open_to_all():
    table = stocked()
    offer = table.offers(RED, WOOL, ORE)
    for viewer in (*BOTH, None):
        assert table.view(viewer)["offers"] == [
            {"id": offer, "seat": RED, "give": {"wool": 1}, "get": {"ore": 1}}
        ]
    table.accepts(BLUE, offer)
    assert table.told(RED) == table.told(BLUE) == table.told(None)


# --- goods and room


def test_one_offers_only_what_one_has():
    table = stocked()
    with refused("not_enough_goods") as caught:
        table.offers(RED, amounts(wool=3), ORE)
    assert caught.value.facts == {"needs": {"wool": 1}}


def test_one_asks_only_for_what_the_opponent_has():
    table = stocked()
    with refused("not_enough_goods"):
        table.offers(RED, WOOL, amounts(gold=1))


def test_a_trade_that_would_overflow_a_region_is_refused():
    table = stocked()
    table.stores(RED, {"pasture 3": 2, "mountains 2": 3})
    with refused("no_room"):
        table.offers(RED, WOOL, ORE)
    table.stores(RED, {"pasture 3": 2})
    table.stores(BLUE, {"mountains 3": 2, "pasture 4": 3})
    offer = table.offers(RED, WOOL, ORE)
    assert not table.may(AcceptOffer(BLUE, offer, None, None))
    with refused("no_room"):
        table.accepts(BLUE, offer)


def test_an_offer_that_can_no_longer_be_kept_is_refused():
    table = stocked()
    offer = table.offers(RED, amounts(brick=1), ORE)
    table.stores(RED, {"pasture 3": 2})
    with refused("not_enough_goods"):
        table.accepts(BLUE, offer)
    table.stores(RED, {"hills 5": 1, "mountains 2": 3})
    with refused("no_room"):
        table.accepts(BLUE, offer)
    table.stores(RED, {"hills 5": 1})
    table.accepts(BLUE, offer)


# --- regions


def two_hills_each():
    table = Table()
    table.settled(RED, "far left", above="hills 3", below="pasture 1")
    table.settled(BLUE, "far left", above="hills 4", below="mountains 6")
    table.stores(RED, {"pasture 3": 2, "pasture 1": 2})
    table.stores(BLUE, {"hills 6": 2, "hills 4": 2})
    return table


def test_each_side_names_the_regions_that_pay_and_gain():
    table = two_hills_each()
    brick = amounts(brick=1)
    offer = table.offers(RED, WOOL, brick, paid=["pasture 1"], into=["hills 3"])
    table.accepts(BLUE, offer, paid=["hills 4"], into=["pasture 4"])
    assert table.stored(RED) == {"pasture 3": 2, "pasture 1": 1, "hills 3": 1}
    assert table.stored(BLUE) == {"hills 6": 2, "hills 4": 1, "pasture 4": 1}
    assert table.happened(GoodGained) == [
        GoodGained(RED, table.region(RED, "hills 3"), GOODS.index("brick"), 1),
        GoodGained(BLUE, table.region(BLUE, "pasture 4"), GOODS.index("wool"), 1),
    ]


def test_where_nobody_says_the_usual_regions_are_taken():
    table = two_hills_each()
    table.stores(RED, {"pasture 3": 1, "pasture 1": 2, "hills 3": 1})
    table.accepts(BLUE, table.offers(RED, WOOL, amounts(brick=1)))
    assert table.stored(RED) == {"pasture 3": 1, "pasture 1": 1, "hills 3": 1, "hills 5": 1}


def test_regions_that_do_not_fit_are_refused():
    table = two_hills_each()
    brick = amounts(brick=1)
    for paid, into in ((["hills 3"], None), (None, ["pasture 1"]), (["pasture 1"] * 2, None)):
        with refused("wrong_places"):
            table.offers(RED, WOOL, brick, paid=paid, into=into)
    offer = table.offers(RED, WOOL, brick)
    with refused("wrong_places"):
        table.accepts(BLUE, offer, paid=["pasture 4"])


def test_if_the_makers_regions_have_changed_the_usual_ones_are_taken():
    table = two_hills_each()
    offer = table.offers(RED, WOOL, amounts(brick=1), paid=["pasture 1"], into=["hills 3"])
    table.stores(RED, {"pasture 3": 2, "hills 3": 3})
    table.accepts(BLUE, offer)
    assert table.stored(RED) == {"pasture 3": 1, "hills 3": 3, "hills 5": 1}
