"""Offers on the table: counter-offers, how long an offer stands, what it tells (sources: trade-with-players)."""

import json

from engine.board_game import game
from engine.board_game.core.actions import AcceptOffer, ConfirmTrade, CounterOffer, OfferTrade
from engine.board_game.core.events import OfferMade
from engine.board_game.core.names import GRAIN, LUMBER, ORE, WOOL
from engine.chance import Random
from tests.engine.board_game.market import ORE_FOR_WOOL, market
from tests.engine.board_game.table import BLUE, ORANGE, RED, WHITE, cards, refused

# Counter-offers


def test_who_is_asked_may_answer_with_a_counter_offer():
    table = market()
    offer = table.offers(RED, *ORE_FOR_WOOL)
    assert {"type": "CounterOffer", "offer": [offer]} in game.forms(table.state, BLUE)
    counter = table.counters(BLUE, offer, cards(wool=1), cards(ore=2))
    (made,) = table.happened(OfferMade)
    assert made == OfferMade(BLUE, counter, cards(wool=1), cards(ore=2), (RED,), offer)
    assert table.view(None)["offers"][str(counter)]["counters"] == offer


def test_the_active_player_carries_out_a_counter_offer_by_accepting_it():
    """As in the annotated rules: two players make counter-offers, and the better one is taken (sources: trade-with-players)."""
    table = market()
    offer = table.offers(RED, cards(ore=1), cards(brick=1))
    table.counters(BLUE, offer, cards(brick=1), cards(ore=3))
    better = table.counters(ORANGE, offer, cards(brick=1), cards(lumber=1, ore=1))
    table.accepts(RED, better)
    assert table.in_hand(RED) == cards(brick=1, lumber=1, ore=3)
    assert table.in_hand(ORANGE) == cards(brick=1, lumber=1, wool=2, grain=1, ore=1)


def test_a_deal_closes_the_offer_that_it_answered():
    """It has become this trade; what the others offered for it is still open."""
    table = market()
    offer = table.offers(RED, cards(ore=1), cards(brick=1))
    other = table.counters(BLUE, offer, cards(brick=1), cards(ore=3))
    better = table.counters(ORANGE, offer, cards(brick=1), cards(lumber=1, ore=1))
    table.accepts(RED, better)
    assert set(table.view(None)["offers"]) == {str(other)}
    table.offers(RED, cards(ore=1), cards(brick=1))


def test_a_counter_offer_keeps_all_rules_of_an_offer():
    table = market()
    offer = table.offers(RED, *ORE_FOR_WOOL)
    for give, get in (
        (cards(wool=9), cards(ore=1)),
        (cards(), cards(ore=1)),
        (cards(wool=1), cards()),
        (cards(wool=2), cards(wool=1)),
    ):
        with refused():
            table.counters(BLUE, offer, give, get)


def test_who_was_not_asked_cannot_counter():
    table = market()
    offer = table.offers(RED, *ORE_FOR_WOOL, to=(BLUE,))
    with refused():
        table.counters(ORANGE, offer, cards(wool=1), cards(ore=2))
    with refused():
        table.counters(RED, offer, cards(ore=1), cards(brick=1))


def test_the_active_player_may_counter_a_proposal():
    table = market()
    proposal = table.offers(BLUE, cards(wool=1), cards(ore=2))
    counter = table.counters(RED, proposal, cards(ore=1), cards(wool=1))
    (made,) = table.happened(OfferMade)
    assert made.to == (BLUE,)
    assert table.may(AcceptOffer(BLUE, counter))
    assert not table.may(AcceptOffer(ORANGE, counter))


def test_a_counter_offer_to_the_maker_only():
    table = market()
    offer = table.offers(RED, *ORE_FOR_WOOL)
    counter = table.counters(BLUE, offer, cards(wool=1), cards(ore=2))
    assert not table.may(AcceptOffer(ORANGE, counter))
    assert not table.may(AcceptOffer(WHITE, counter))


def test_a_counter_offer_declines_the_offer_it_answers():
    table = market()
    offer = table.offers(RED, *ORE_FOR_WOOL)
    table.accepts(BLUE, offer)
    table.counters(BLUE, offer, cards(wool=1), cards(ore=2))
    assert table.view(None)["offers"][str(offer)]["answers"] == {str(BLUE): "declined"}
    assert not table.may(ConfirmTrade(RED, offer, BLUE))


def test_a_counter_offer_may_be_countered():
    table = market()
    first = table.offers(RED, *ORE_FOR_WOOL)
    second = table.counters(BLUE, first, cards(wool=1), cards(ore=3))
    third = table.counters(RED, second, cards(ore=2), cards(wool=1))
    table.accepts(BLUE, third)
    table.confirms(RED, third, BLUE)
    assert table.in_hand(RED) == cards(lumber=2, wool=1, ore=2)


def test_after_a_second_no_an_offer_cannot_be_accepted_any_more():
    """An answer that kept changing would keep the maker from acting."""
    table = market()
    offer = table.offers(RED, *ORE_FOR_WOOL)
    table.declines(BLUE, offer)
    table.accepts(BLUE, offer)
    table.declines(BLUE, offer)
    assert not table.may(AcceptOffer(BLUE, offer))
    with refused("already_answered"):
        table.accepts(BLUE, offer)


def test_who_declined_may_still_accept_and_who_accepted_may_still_decline():
    table = market()
    offer = table.offers(RED, *ORE_FOR_WOOL)
    table.declines(BLUE, offer)
    table.accepts(BLUE, offer)
    assert table.view(None)["offers"][str(offer)]["answers"] == {str(BLUE): "accepted"}
    table.declines(BLUE, offer)
    assert table.view(None)["offers"][str(offer)]["answers"] == {str(BLUE): "declined"}
    assert not table.may(ConfirmTrade(RED, offer, BLUE))


def test_nobody_answers_twice_the_same():
    table = market()
    offer = table.offers(RED, *ORE_FOR_WOOL)
    table.accepts(BLUE, offer)
    with refused("already_answered"):
        table.accepts(BLUE, offer)
    table.declines(BLUE, offer)
    with refused("already_answered"):
        table.declines(BLUE, offer)


def test_a_declined_proposal_is_off_the_table():
    table = market()
    table.declines(RED, table.offers(BLUE, cards(wool=1), cards(ore=1)))
    assert table.view(None)["offers"] == {}


def test_nobody_makes_more_than_ten_offers_a_turn():
    """House rule of every table: nobody is nagged without end."""
    table = market(seats=2)
    for count in range(1, 11):
        offer = table.offers(RED, cards(ore=1), cards(wool=count))
        assert table.view(None)["turn"]["offered"] == {str(RED): count}
        table.withdraws(RED, offer)
    with refused("too_many_offers"):
        table.offers(RED, cards(ore=1), cards(wool=11))
    assert "OfferTrade" not in table.kinds(RED)
    mine = table.offers(BLUE, cards(wool=1), cards(ore=1))
    with refused("too_many_offers"):
        table.counters(RED, mine, cards(ore=1), cards(wool=2))
    table.accepts(RED, mine)


def test_on_the_next_turn_the_offers_are_counted_anew():
    table = market(seats=2)
    for count in range(1, 11):
        table.withdraws(RED, table.offers(RED, cards(ore=1), cards(wool=count)))
    table.ends_turn(RED)
    assert "offered" not in table.view(None)["turn"]
    table.rolls(BLUE, 12)
    table.offers(RED, *ORE_FOR_WOOL, to=(BLUE,))


# The same offer again


def test_nobody_makes_the_same_offer_twice_in_a_turn():
    """House rule of every table: who has heard an offer need not hear it again, open or declined."""
    table = market()
    offer = table.offers(RED, *ORE_FOR_WOOL)
    with refused("same_offer") as caught:
        table.offers(RED, *ORE_FOR_WOOL)
    assert caught.value.text == "You have already made that offer this turn."
    for partner in (BLUE, ORANGE, WHITE):
        table.declines(partner, offer)
        with refused("same_offer"):
            table.offers(RED, *ORE_FOR_WOOL)


def test_an_offer_that_was_withdrawn_may_be_repeated_once():
    """Whoever withdrew it by mistake may make it again; nobody can nag by withdrawing."""
    table = market()
    table.withdraws(RED, table.offers(RED, *ORE_FOR_WOOL))
    again = table.offers(RED, *ORE_FOR_WOOL)
    with refused("same_offer"):
        table.offers(RED, *ORE_FOR_WOOL)
    table.withdraws(RED, again)
    for to in ((BLUE,), (ORANGE, WHITE), (WHITE, ORANGE, BLUE)):
        with refused("same_offer"):
            table.offers(RED, *ORE_FOR_WOOL, to=to)


def test_trades_that_are_made_are_unlimited():
    """The number of trades is unlimited (sources: trade-with-players)."""
    table = market()
    table.hand(RED, ore=12)
    table.hand(BLUE, wool=12)
    for _ in range(12):
        offer = table.offers(RED, *ORE_FOR_WOOL)
        table.accepts(BLUE, offer)
        table.confirms(RED, offer, BLUE)
    assert table.view(None)["turn"].get("offered") is None


def test_ten_offers_that_come_to_nothing_are_enough():
    table = market()
    table.hand(RED, ore=19)
    for count in range(1, 11):
        table.offers(RED, cards(ore=count), cards(wool=1))
    with refused("too_many_offers") as caught:
        table.offers(RED, cards(ore=11), cards(wool=1))
    assert caught.value.text == (
        "10 of your offers this turn were unsuccessful or are still open, which is the limit."
    )


def test_somebody_who_has_not_heard_it_yet_may_be_made_the_offer_with_the_others():
    table = market()
    table.offers(RED, *ORE_FOR_WOOL, to=(BLUE,))
    table.offers(RED, *ORE_FOR_WOOL, to=(BLUE, ORANGE))
    table.offers(RED, *ORE_FOR_WOOL, to=(WHITE,))
    with refused("same_offer"):
        table.offers(RED, *ORE_FOR_WOOL)


def test_another_number_or_kind_of_cards_makes_it_another_offer():
    table = market()
    table.offers(RED, *ORE_FOR_WOOL)
    table.offers(RED, cards(ore=2), cards(wool=1))
    table.offers(RED, cards(ore=1), cards(wool=2))
    table.offers(RED, cards(lumber=1), cards(wool=1))
    table.offers(BLUE, cards(wool=1), cards(ore=1))
    table.offers(ORANGE, cards(wool=1), cards(ore=1))


def test_an_offer_that_led_to_a_trade_may_be_made_again():
    table = market()
    offer = table.offers(RED, *ORE_FOR_WOOL)
    table.declines(ORANGE, offer)
    table.accepts(BLUE, offer)
    with refused("same_offer"):
        table.offers(RED, *ORE_FOR_WOOL)
    table.confirms(RED, offer, BLUE)
    table.offers(RED, *ORE_FOR_WOOL)
    assert table.view(None)["turn"]["offered"] == {str(RED): 1}, "what was traded does not count"
    proposal = table.offers(ORANGE, cards(wool=1), cards(lumber=1))
    table.accepts(RED, proposal)
    table.offers(ORANGE, cards(wool=1), cards(lumber=1))


def test_a_proposal_is_not_repeated_as_a_counter_offer_nor_the_other_way_round():
    table = market()
    offer = table.offers(RED, *ORE_FOR_WOOL)
    counter = table.counters(BLUE, offer, cards(wool=1), cards(ore=2))
    table.declines(RED, counter)
    with refused("same_offer"):
        table.offers(BLUE, cards(wool=1), cards(ore=2))
    with refused("same_offer"):
        table.counters(BLUE, offer, cards(wool=1), cards(ore=2))
    other = table.offers(BLUE, cards(wool=2), cards(ore=1))
    with refused("same_offer"):
        table.counters(RED, other, *ORE_FOR_WOOL)


def test_a_proposal_that_became_void_may_be_made_again():
    """RED traded with BLUE, whose other proposals are void, whatever BLUE still holds."""
    table = market()
    first = table.offers(BLUE, cards(wool=1), cards(ore=1))
    second = table.offers(BLUE, cards(brick=1), cards(lumber=1))
    table.accepts(RED, first)
    assert table.view(None)["offers"] == {}
    assert table.offers(BLUE, cards(brick=1), cards(lumber=1)) != second


def test_on_the_next_turn_every_offer_may_be_made_again():
    table = market(seats=2)
    table.offers(BLUE, cards(wool=1), cards(ore=1))
    table.ends_turn(RED)
    table.rolls(BLUE, 12)
    table.offers(BLUE, cards(wool=1), cards(ore=1))


def test_that_an_offer_is_refused_as_the_same_tells_nothing_about_hands():
    """Not whether the others could pay, and to oneself not more than what one said before."""
    one, other = twin_markets()
    for table in (one, other):
        table.offers(RED, *ORE_FOR_WOOL)
    again = OfferTrade(RED, *ORE_FOR_WOOL, (BLUE, WHITE))
    assert one.refusal(again) == other.refusal(again) is not None


def test_a_loaded_game_remembers_what_was_offered():
    table = market()
    table.declines(BLUE, table.offers(RED, *ORE_FOR_WOOL))
    table.confirms(RED, *accepted(table))
    loaded = game.state_from_json(json.loads(json.dumps(game.state_to_json(table.state))))
    assert loaded.offered == table.state.offered
    again = OfferTrade(RED, *ORE_FOR_WOOL, (BLUE,))
    assert game.why_not(loaded, again) == table.refusal(again) is not None


def accepted(table):
    """Another offer of RED's, with somebody who accepted it."""
    offer = table.offers(RED, cards(ore=1), cards(brick=1))
    table.accepts(BLUE, offer)
    return offer, BLUE


def test_what_is_offered_on_a_copy_was_not_offered_in_the_game():
    table = market()
    game.apply(table.state.copy(), OfferTrade(RED, *ORE_FOR_WOOL, (BLUE,)), Random(0))
    assert table.state.offered == []
    table.offers(RED, *ORE_FOR_WOOL)


def test_who_has_no_cards_has_nothing_to_offer():
    table = market()
    table.hand(BLUE)
    assert "OfferTrade" not in table.kinds(BLUE)
    assert "OfferTrade" in table.kinds(ORANGE)


# Offers die


def test_offers_die_with_the_turn():
    table = market()
    mine = table.offers(RED, *ORE_FOR_WOOL)
    theirs = table.offers(BLUE, cards(wool=1), cards(ore=1))
    table.accepts(ORANGE, mine)
    table.ends_turn(RED)
    assert table.view(None)["offers"] == {}
    table.rolls(BLUE, 2)
    for offer in (mine, theirs):
        assert not any(table.may(AcceptOffer(seat, offer)) for seat in table.seats)
    assert not table.may(ConfirmTrade(RED, mine, ORANGE))


def test_an_acceptance_lapses_when_that_hand_was_changed():
    table = market()
    first = table.offers(RED, *ORE_FOR_WOOL)
    second = table.offers(BLUE, cards(wool=2), cards(ore=1))
    table.accepts(BLUE, first)
    table.accepts(RED, second)
    assert table.in_hand(BLUE)[WOOL] == 0
    with refused():
        table.confirms(RED, first, BLUE)
    assert str(BLUE) not in table.view(None)["offers"].get(str(first), {"answers": {}})["answers"]


def test_an_acceptance_lapses_even_when_that_hand_could_still_pay():
    table = market()
    first = table.offers(RED, *ORE_FOR_WOOL)
    second = table.offers(BLUE, cards(brick=1), cards(lumber=1))
    table.accepts(BLUE, first)
    table.accepts(RED, second)
    assert table.in_hand(BLUE)[WOOL] == 2
    with refused():
        table.confirms(RED, first, BLUE)
    table.accepts(BLUE, first)
    table.confirms(RED, first, BLUE)


def test_the_acceptance_of_somebody_else_stands():
    table = market()
    first = table.offers(RED, *ORE_FOR_WOOL)
    second = table.offers(BLUE, cards(brick=1), cards(lumber=1))
    table.accepts(ORANGE, first)
    table.accepts(RED, second)
    table.confirms(RED, first, ORANGE)
    assert table.in_hand(ORANGE)[ORE] == 1


def test_a_monopoly_makes_acceptances_lapse():
    table = market()
    table.unplayed(RED, monopoly=1)
    offer = table.offers(RED, *ORE_FOR_WOOL)
    table.accepts(BLUE, offer)
    table.plays_monopoly(RED, WOOL)
    with refused():
        table.confirms(RED, offer, BLUE)


def test_a_theft_makes_acceptances_lapse():
    table = market()
    table.settlement(BLUE, "hills 6 N")
    table.unplayed(RED, knight=1)
    offer = table.offers(RED, *ORE_FOR_WOOL)
    table.accepts(BLUE, offer)
    table.plays_knight(RED)
    table.moves_robber(RED, "hills 6", BLUE, GRAIN)
    with refused():
        table.confirms(RED, offer, BLUE)


def test_the_deal_is_judged_again_when_it_is_carried_out():
    """The maker spends what was offered: the deal is off, whatever was said before."""
    table = market()
    offer = table.offers(RED, cards(lumber=2), cards(wool=1))
    table.accepts(BLUE, offer)
    table.hand(RED, ore=4, lumber=1)
    with refused():
        table.confirms(RED, offer, BLUE)
    assert not table.may(ConfirmTrade(RED, offer, BLUE))


def test_what_the_maker_has_spent_can_no_longer_be_had():
    table = market()
    table.hand(RED, lumber=2, ore=1, brick=0)
    offer = table.offers(BLUE, cards(wool=2), cards(ore=1))
    counter = table.offers(RED, cards(ore=1), cards(grain=1))
    table.accepts(ORANGE, counter)
    table.confirms(RED, counter, ORANGE)
    assert not table.may(AcceptOffer(RED, offer))


def test_a_proposal_whose_maker_has_lost_the_cards_cannot_be_accepted():
    table = market()
    first = table.offers(BLUE, cards(wool=2), cards(ore=1))
    second = table.offers(BLUE, cards(wool=1), cards(ore=1))
    table.accepts(RED, first)
    with refused():
        table.accepts(RED, second)


def test_one_may_trade_again_and_again_in_a_turn():
    table = market()
    for partner in (BLUE, ORANGE, WHITE):
        offer = table.offers(RED, *ORE_FOR_WOOL)
        table.accepts(partner, offer)
        table.confirms(RED, offer, partner)
    assert table.in_hand(RED) == cards(wool=3, lumber=2, ore=1)


def test_trading_does_not_stop_the_turn():
    table = market()
    table.offers(RED, *ORE_FOR_WOOL)
    assert "EndTurn" in table.kinds(RED)
    assert table.deciding() == (RED,)


# What an offer tells


def twin_markets():
    """Two tables that differ only in what BLUE and WHITE hold."""
    one, other = market(), market()
    one.hand(BLUE, wool=2, brick=3)
    one.hand(WHITE, ore=2, grain=3)
    other.hand(BLUE, ore=2, grain=3)
    other.hand(WHITE, wool=2, brick=3)
    return one, other


def test_an_offer_looks_the_same_whoever_could_pay_for_it():
    """Nobody learns from an offer, its answers or its refusals who could accept it."""
    one, other = twin_markets()
    for table in (one, other):
        table.offers(RED, *ORE_FOR_WOOL)
    for viewer in (RED, ORANGE, None):
        assert one.known_to(viewer) == other.known_to(viewer)


def test_one_may_ask_for_cards_nobody_has():
    table = market()
    for seat in (BLUE, ORANGE, WHITE):
        table.hand(seat, brick=1)
    offer = table.offers(RED, *ORE_FOR_WOOL)
    assert table.view(None)["offers"][str(offer)]["to"] == [BLUE, ORANGE, WHITE]


def test_a_refused_confirmation_tells_nothing_about_the_partner():
    said = []
    for hand in ({"wool": 5}, {"brick": 5}):
        table = market()
        table.hand(BLUE, **hand)
        offer = table.offers(RED, *ORE_FOR_WOOL)
        said.append(table.refusal(ConfirmTrade(RED, offer, BLUE)))
    assert said[0] is not None
    assert said[0] == said[1]


def test_a_lapsed_acceptance_looks_the_same_whatever_was_stolen():
    """RED steals unseen from BLUE, who had accepted: ORANGE sees the same whatever card it was."""
    told = []
    for card in (WOOL, LUMBER):
        table = market()
        table.hand(BLUE, wool=1, lumber=1)
        table.settlement(BLUE, "hills 6 N")
        table.unplayed(RED, knight=1)
        offer = table.offers(RED, *ORE_FOR_WOOL)
        table.accepts(BLUE, offer)
        table.plays_knight(RED)
        table.moves_robber(RED, "hills 6", BLUE, card)
        told.append([table.known_to(viewer) for viewer in (ORANGE, WHITE, None)])
    assert told[0] == told[1]


def test_whether_a_robbed_proposer_can_still_pay_stays_hidden_from_the_thief():
    """BLUE proposes wool and is robbed of wool: RED must not learn whether that was the last one."""
    told, said = [], []
    for hand in ({"wool": 2, "grain": 1}, {"wool": 1, "grain": 2}):
        table = market()
        table.hand(BLUE, **hand)
        table.settlement(BLUE, "hills 6 N")
        table.unplayed(RED, knight=1)
        table.hand(ORANGE)
        table.hand(WHITE)
        proposal = table.offers(BLUE, cards(wool=1), cards(ore=1))
        table.plays_knight(RED)
        table.moves_robber(RED, "hills 6", BLUE, WOOL)
        table._set_hand(ORANGE, cards(wool=2 - hand["wool"], grain=2 - hand["grain"]))
        told.append((table.known_to(RED), table.known_to(ORANGE), table.known_to(None)))
        said.append(table.refusal(AcceptOffer(RED, proposal)))
    for one, other in zip(*told, strict=True):
        for view in (one, other):
            view["view"]["seats"][str(ORANGE)].pop("cards", None)
            view["view"]["seats"][str(ORANGE)].pop("hand", None)
    assert told[0] == told[1]
    assert said[0] == said[1]


def test_whether_the_active_player_can_still_pay_stays_hidden_from_the_others():
    """RED offers ore and then buys a card: BLUE must not learn from what may be answered whether ore is left."""
    told = []
    for spare in ({"ore": 1}, {"lumber": 1}):
        table = market()
        table.hand(RED, cards(ore=1, wool=1, grain=1), **spare)
        table.hand(WHITE, **({"lumber": 1} if "ore" in spare else {"ore": 1}))
        offer = table.offers(RED, cards(ore=1), cards(brick=1))
        table.deck(0)
        table.buys_card(RED)
        told.append(
            (table.known_to(BLUE), table.known_to(None), table.refusal(AcceptOffer(BLUE, offer)))
        )
    assert told[0] == told[1]


def test_asking_whether_somebody_else_could_counter_tells_nothing():
    one, other = twin_markets()
    for table in (one, other):
        table.offers(RED, *ORE_FOR_WOOL)
    action = CounterOffer(BLUE, 1, cards(lumber=1), cards(ore=1))
    said = [table.refusal(action) for table in (one, other)]
    assert said[0] is not None
    assert said[0] == said[1]
