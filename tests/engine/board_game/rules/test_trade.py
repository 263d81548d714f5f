"""Domestic trade: only with the player whose turn it is, card for card, agreed by both (sources: trade-with-players)."""

import pytest

from engine.board_game import game
from engine.board_game.core.actions import AcceptOffer, ConfirmTrade
from engine.board_game.core.events import (
    OfferAccepted,
    OfferDeclined,
    OfferMade,
    OfferWithdrawn,
    Traded,
)
from tests.engine.board_game.market import ORE_FOR_WOOL, market
from tests.engine.board_game.table import BLUE, ORANGE, RED, WHITE, cards, refused

# When, and with whom


def test_there_is_no_trade_before_the_roll():
    table = market()
    table.before_the_roll(RED)
    with refused():
        table.offers(RED, *ORE_FOR_WOOL)
    with refused():
        table.offers(BLUE, cards(wool=1), cards(ore=1))
    assert "OfferTrade" not in table.kinds(RED) | table.kinds(BLUE)


def test_after_the_roll_the_active_player_may_offer_to_everyone():
    table = market()
    assert {"type": "OfferTrade", "to": [BLUE, ORANGE, WHITE]} in game.forms(table.state, RED)
    offer = table.offers(RED, *ORE_FOR_WOOL)
    assert table.happened(OfferMade) == [
        OfferMade(RED, offer, *ORE_FOR_WOOL, (BLUE, ORANGE, WHITE), None)
    ]
    assert all("AcceptOffer" in table.kinds(seat) for seat in (BLUE, ORANGE, WHITE))


def test_the_active_player_may_offer_to_some_only():
    table = market()
    offer = table.offers(RED, *ORE_FOR_WOOL, to=(ORANGE,))
    assert table.may(AcceptOffer(ORANGE, offer))
    assert not table.may(AcceptOffer(BLUE, offer))
    assert not table.may(AcceptOffer(WHITE, offer))


def test_anybody_may_propose_a_trade_to_the_active_player():
    table = market()
    for seat in (BLUE, ORANGE, WHITE):
        assert {"type": "OfferTrade", "to": [RED]} in game.forms(table.state, seat)
    offer = table.offers(BLUE, cards(wool=1), cards(ore=1))
    assert table.may(AcceptOffer(RED, offer))
    assert not table.may(AcceptOffer(ORANGE, offer))


def test_the_others_may_not_trade_among_themselves():
    table = market()
    with refused():
        table.offers(BLUE, cards(wool=1), cards(grain=1), to=(ORANGE,))
    with refused():
        table.offers(BLUE, cards(wool=1), cards(grain=1), to=(RED, ORANGE))


@pytest.mark.parametrize("to", [(), (RED,), (RED, BLUE), (BLUE, BLUE), (4,), (-1,), (7, BLUE)])
def test_an_offer_goes_to_other_players_each_named_once(to):
    table = market()
    with refused():
        table.offers(RED, *ORE_FOR_WOOL, to=to)


def test_nobody_trades_while_the_robber_has_to_move():
    table = market()
    table.before_the_roll(RED)
    table.hand(RED, ore=1)
    table.rolls(RED, 7)
    with refused():
        table.offers(RED, *ORE_FOR_WOOL)
    with refused():
        table.offers(BLUE, cards(wool=1), cards(ore=1))


# What


def test_at_least_one_card_goes_each_way():
    """At least one card goes each way (sources: trade-with-players)."""
    table = market()
    with refused():
        table.offers(RED, cards(), cards(wool=1))
    with refused():
        table.offers(RED, cards(ore=1), cards())
    with refused():
        table.offers(RED, cards(), cards())
    with refused():
        table.offers(BLUE, cards(wool=1), cards())


def test_no_resource_stands_on_both_sides():
    """Trading 3 ore for 1 ore is not allowed (sources: trade-with-players)."""
    table = market()
    table.hand(BLUE, ore=1, wool=1)
    with refused():
        table.offers(RED, cards(ore=3), cards(ore=1))
    with refused():
        table.offers(RED, cards(ore=2), cards(ore=1, wool=1))
    with refused():
        table.offers(RED, cards(ore=2, lumber=1), cards(wool=1, lumber=1))


def test_the_sides_need_not_have_equal_numbers():
    """Players need not offer an equal number of resource cards (sources: trade-with-players)."""
    table = market()
    offer = table.offers(RED, cards(ore=3, lumber=1), cards(wool=1))
    table.accepts(BLUE, offer)
    table.confirms(RED, offer, BLUE)
    assert table.in_hand(RED) == cards(ore=1, lumber=1, wool=1)


def test_several_kinds_may_go_each_way():
    table = market()
    offer = table.offers(RED, cards(ore=1, lumber=1), cards(wool=1, brick=2))
    table.accepts(BLUE, offer)
    table.confirms(RED, offer, BLUE)
    assert table.in_hand(RED) == cards(brick=2, lumber=1, wool=1, ore=3)
    assert table.in_hand(BLUE) == cards(lumber=1, wool=1, grain=1, ore=1)


def test_nobody_offers_more_than_they_hold():
    table = market()
    with refused():
        table.offers(RED, cards(ore=5), cards(wool=1))
    with refused():
        table.offers(RED, cards(brick=1), cards(wool=1))
    with refused():
        table.offers(BLUE, cards(wool=3), cards(ore=1))


def test_nobody_accepts_what_they_cannot_pay():
    table = market()
    table.hand(BLUE, brick=2)
    offer = table.offers(RED, *ORE_FOR_WOOL)
    assert not table.may(AcceptOffer(BLUE, offer))
    with refused():
        table.accepts(BLUE, offer)


def test_the_active_player_accepts_no_proposal_they_cannot_pay():
    table = market()
    table.hand(RED, lumber=2)
    offer = table.offers(BLUE, cards(wool=1), cards(ore=1))
    with refused():
        table.accepts(RED, offer)


def test_negative_cards_are_refused():
    table = market()
    with refused():
        table.offers(RED, cards(ore=1, lumber=-1), cards(wool=1))
    with refused():
        table.offers(RED, cards(ore=1), cards(wool=1, grain=-1))


def test_development_cards_are_never_traded():
    """The engine's offers have no field for them (sources: trade-with-players)."""
    table = market()
    table.unplayed(RED, knight=1)
    with pytest.raises(game.Refused) as caught:
        game.action_from_json(
            {"type": "OfferTrade", "give": {"knight": 1}, "get": {"wool": 1}, "to": [BLUE]},
            RED,
            table.state,
        )
    assert caught.value.code == "malformed"


# Agreeing


def test_a_trade_moves_the_cards_both_ways_at_once():
    table = market()
    offer = table.offers(RED, cards(ore=2), cards(wool=1, brick=1))
    table.accepts(BLUE, offer)
    assert table.in_hand(RED) == cards(ore=4, lumber=2)
    table.confirms(RED, offer, BLUE)
    assert table.in_hand(RED) == cards(brick=1, lumber=2, wool=1, ore=2)
    assert table.in_hand(BLUE) == cards(brick=1, wool=1, grain=1, ore=2)


def test_everyone_sees_what_was_traded_between_players():
    table = market()
    offer = table.offers(RED, *ORE_FOR_WOOL)
    table.accepts(BLUE, offer)
    table.confirms(RED, offer, BLUE)
    assert table.happened(Traded) == [Traded(RED, BLUE, *ORE_FOR_WOOL, offer)]
    told = {
        "type": "Traded",
        "seat": RED,
        "partner": BLUE,
        "give": {"ore": 1},
        "get": {"wool": 1},
        "offer": offer,
    }
    assert all(told in table.seen_by(viewer) for viewer in (*table.seats, None))


def test_an_acceptance_alone_moves_nothing():
    table = market()
    offer = table.offers(RED, *ORE_FOR_WOOL)
    table.accepts(BLUE, offer)
    assert table.happened(OfferAccepted) == [OfferAccepted(BLUE, offer)]
    assert table.happened(Traded) == []
    assert table.view(None)["offers"][str(offer)]["answers"] == {str(BLUE): "accepted"}


def test_the_maker_chooses_among_those_who_accepted():
    table = market()
    offer = table.offers(RED, *ORE_FOR_WOOL)
    table.accepts(BLUE, offer)
    table.accepts(WHITE, offer)
    assert {a.partner for a in table.legal(RED, ConfirmTrade) if isinstance(a, ConfirmTrade)} == {
        BLUE,
        WHITE,
    }
    with refused():
        table.confirms(RED, offer, ORANGE)
    table.confirms(RED, offer, WHITE)
    assert table.in_hand(WHITE) == cards(brick=2, wool=1, grain=1, ore=1)
    assert table.in_hand(BLUE) == cards(brick=2, wool=2, grain=1)


def test_only_the_maker_confirms():
    table = market()
    offer = table.offers(RED, *ORE_FOR_WOOL)
    table.accepts(BLUE, offer)
    with refused():
        table.confirms(BLUE, offer, RED)
    with refused():
        table.confirms(ORANGE, offer, BLUE)


def test_a_confirmed_offer_is_off_the_table():
    table = market()
    offer = table.offers(RED, *ORE_FOR_WOOL)
    table.accepts(BLUE, offer)
    table.accepts(WHITE, offer)
    table.confirms(RED, offer, BLUE)
    assert table.view(None)["offers"] == {}
    with refused():
        table.confirms(RED, offer, WHITE)


def test_a_proposal_is_carried_out_when_the_active_player_accepts():
    table = market()
    offer = table.offers(BLUE, cards(wool=1), cards(ore=1))
    table.accepts(RED, offer)
    assert table.happened(Traded) == [Traded(BLUE, RED, cards(wool=1), cards(ore=1), offer)]
    assert table.in_hand(RED) == cards(wool=1, lumber=2, ore=3)
    assert table.in_hand(BLUE) == cards(brick=2, wool=1, grain=1, ore=1)
    assert table.view(None)["offers"] == {}


def test_anybody_asked_may_decline():
    table = market()
    offer = table.offers(RED, *ORE_FOR_WOOL)
    table.declines(BLUE, offer)
    assert table.happened(OfferDeclined) == [OfferDeclined(BLUE, offer)]
    assert not table.may(ConfirmTrade(RED, offer, BLUE))


def test_the_active_player_may_decline_a_proposal():
    table = market()
    offer = table.offers(BLUE, cards(wool=1), cards(ore=1))
    table.declines(RED, offer)
    assert not table.may(AcceptOffer(RED, offer))


def test_the_maker_may_take_an_offer_back():
    table = market()
    offer = table.offers(RED, *ORE_FOR_WOOL)
    table.withdraws(RED, offer)
    assert table.happened(OfferWithdrawn) == [OfferWithdrawn(RED, offer)]
    assert not table.may(AcceptOffer(BLUE, offer))

    offer = table.offers(BLUE, cards(wool=1), cards(ore=1))
    table.withdraws(BLUE, offer)
    assert not table.may(AcceptOffer(RED, offer))


def test_nobody_else_takes_an_offer_back():
    table = market()
    offer = table.offers(RED, *ORE_FOR_WOOL)
    with refused():
        table.withdraws(BLUE, offer)


def test_nobody_answers_an_offer_that_is_not_there():
    table = market()
    for seat in table.seats:
        with refused():
            table.accepts(seat, 99)
        with refused():
            table.declines(seat, 99)
        with refused():
            table.withdraws(seat, 99)
        with refused():
            table.counters(seat, 99, cards(ore=1), cards(wool=1))
        with refused():
            table.confirms(seat, 99, BLUE)


def test_nobody_accepts_their_own_offer():
    table = market()
    offer = table.offers(RED, *ORE_FOR_WOOL)
    with refused():
        table.accepts(RED, offer)
