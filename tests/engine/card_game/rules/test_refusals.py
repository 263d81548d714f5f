"""Refusals: a code, facts, a sentence; the game stays as it was, and nothing hidden shows. Every refusal here is asked for again in
games that differ only in what is hidden from whoever asks: it is the same."""

import json
import random
from dataclasses import replace

import pytest

from engine.api import Refused
from engine.card_game.core.actions import (
    AcceptOffer,
    AnswerAttack,
    ArrangeRegions,
    BuildCity,
    BuildRoad,
    BuildSettlement,
    BuildUpgrade,
    Bury,
    CloseWindow,
    DeclineOffer,
    Demolish,
    DrawCard,
    EndTurn,
    Exchange,
    Gain,
    GiveBack,
    LayRegions,
    LookThrough,
    Lose,
    NameNumber,
    OfferTrade,
    PlayCard,
    PutUnder,
    Return,
    RollDice,
    Swap,
    Take,
    TakeCard,
    TakeFromHand,
    TakeNoMore,
    TakeNothing,
    TradeWithSupply,
    WithdrawOffer,
)
from engine.card_game.core.cards import CARD_KEYS, CARDS
from engine.card_game.core.grid import place
from engine.card_game.core.names import GOODS
from engine.card_game.core.refusals import REFUSALS
from engine.card_game.game import game
from engine.chance import Scripted
from tests.engine.card_game.cards_table import (
    BLUE,
    RED,
    Table,
    amounts,
    card,
    middle,
    refused,
    region_card,
    site,
)
from tests.engine.card_game.views.twins import refusal, twin

NOWHERE = [place(12, 1), place(11, 2), place(11, 0), place(9, 1), 0, 124]
"""Squares without a building site: beside the road, under a settlement, outside a city, beyond the row."""


def says_no(table, action, code, **facts):
    """The action is refused with this code and these facts, whatever is hidden from its player."""
    with refused(code) as caught:
        table.play(action)
    assert caught.value.facts == facts
    assert code in REFUSALS
    told = refusal(table.state, action)
    luck = random.Random(5)
    for _ in range(8):
        assert refusal(twin(table.state, action.seat, luck), action) == told
    return caught.value


def rich(*hand):
    """RED can pay for everything, in a main phase, with this hand."""
    table = Table()
    table.rich(RED, BLUE)
    table.hand(RED, *hand)
    return table


def drawing(*hand, **stores):
    """RED fills the hand up."""
    table = Table()
    table.hand(RED, *hand)
    table.has(RED, **stores)
    table.ends_turn(RED)
    return table


def attacked(*hand):
    """RED's Black Knight waits for the answer of BLUE, who has a knight and this hand."""
    table = Table()
    table.hand(RED, "black-knight")
    table.hand(BLUE, *hand)
    table.built(BLUE, left_above="knight-otto")
    table.plays(RED, "black-knight")
    return table


# --- a card that is not in the hand


@pytest.mark.parametrize("key", CARD_KEYS)
def test_a_card_that_is_not_in_the_hand_is_neither_built_nor_played_nor_exchanged(key):
    number = card(key)
    others = [each for each in ("smithy", "church", "sawmill", "library") if each != key][:3]
    table = rich(*others)
    table.city(RED, "left")
    for action in (
        BuildUpgrade(RED, number, site("left above"), None),
        PlayCard(RED, number),
        Exchange(RED, number, 0),
    ):
        says_no(table, action, "no_such_card", card=key)


@pytest.mark.parametrize("key", ["merchant", "knight-goetz"])
def test_it_does_not_matter_where_else_the_card_is(key):
    build = BuildUpgrade(RED, card(key), site("left above"), None)
    told = set()
    for put in (
        lambda table: table.hand(BLUE, key),
        lambda table: table.stack(0, key),
        lambda table: table.stack(3, "abbey", key),
    ):
        table = rich("smithy")
        put(table)
        error = says_no(table, build, "no_such_card", card=key)
        told.add((error.code, json.dumps(error.facts), error.text))
    assert len(told) == 1


def test_a_card_that_has_just_been_played_or_built_is_no_longer_in_the_hand():
    table = rich("smithy")
    table.builds(RED, "smithy", "left above")
    says_no(
        table,
        BuildUpgrade(RED, card("smithy"), site("right above"), None),
        "no_such_card",
        card="smithy",
    )


def test_one_answers_only_with_a_card_of_the_hand():
    table = attacked("bishop")
    says_no(table, AnswerAttack(BLUE, card("herb-witch")), "no_such_card", card="herb-witch")


def test_one_puts_only_cards_of_the_hand_under_a_stack():
    table = Table()
    table.built(BLUE, left_above="abbey")
    table.hand(RED, "arsonist")
    table.hand(BLUE, "smithy", "church", "sawmill", "spy")
    table.attacks(RED, "arsonist", 1)
    table.returns(RED, "left above")
    assert table.waits_for(BLUE) == "PutCardsUnder"
    says_no(table, PutUnder(BLUE, card("library"), 0), "no_such_card", card="library")


def test_one_builds_a_settlement_only_with_a_scout_of_the_hand():
    table = rich("smithy")
    table.road(RED, "far left")
    action = BuildSettlement(RED, middle("far left"), card("scout"), None)
    says_no(table, action, "no_such_card", card="scout")


def test_a_spy_takes_only_cards_that_were_shown():
    table = rich("spy")
    table.hand(BLUE, "smithy", "caravan")
    table.plays(RED, "spy")
    for key in ("smithy", "merchant"):
        says_no(table, TakeFromHand(RED, card(key)), "no_such_card", card=key)


# --- a site that does not exist or is taken


@pytest.mark.parametrize("at", NOWHERE)
def test_a_building_site_must_exist(at):
    says_no(rich("smithy"), BuildUpgrade(RED, card("smithy"), at, None), "no_such_site")


def test_a_building_site_must_be_free():
    table = rich("smithy")
    table.built(RED, left_above="abbey")
    says_no(table, BuildUpgrade(RED, card("smithy"), site("left above"), None), "site_taken")


def test_a_city_upgrade_needs_a_site_of_a_city():
    table = rich("church")
    action = BuildUpgrade(RED, card("church"), site("left above"), None)
    says_no(table, action, "cities_only", card="church")


@pytest.mark.parametrize("at", [*NOWHERE, place(12, 2), place(9, 2), place(15, 2)])
def test_roads_settlements_and_cities_have_their_places(at):
    table = rich()
    says_no(table, BuildRoad(RED, at, None), "no_place")
    says_no(table, BuildSettlement(RED, at, None, None), "no_place")
    if at != middle("left"):
        says_no(table, BuildCity(RED, at, None), "no_place")


# --- goods that are not there or find no room


def test_goods_that_are_not_there_do_not_pay():
    table = Table()
    table.has(RED, brick=1)
    table.hand(RED, "smithy")
    says_no(
        table,
        BuildRoad(RED, middle("road to the far left"), None),
        "not_enough_goods",
        needs={"brick": 1, "lumber": 1},
    )
    says_no(
        table,
        BuildUpgrade(RED, card("smithy"), site("left above"), None),
        "not_enough_goods",
        needs={"lumber": 1, "ore": 2},
    )
    says_no(
        table,
        TradeWithSupply(RED, GOODS.index("brick"), GOODS.index("gold"), None, None),
        "not_enough_goods",
        needs={"brick": 2},
    )
    says_no(
        table,
        OfferTrade(RED, amounts(gold=1), amounts(), None, None),
        "not_enough_goods",
        needs={"gold": 1},
    )


def test_a_region_pays_only_what_it_stores():
    table = Table()
    table.settled(RED, "far left", above="hills 3", below="forest 6")
    table.stores(RED, {"hills 5": 1, "hills 3": 1, "forest 6": 1})
    hills, _, forest = table.regions(RED, ("hills 5", "hills 3", "forest 6"))
    road = middle("road to the far right")
    for paid in ((hills, hills, forest), (hills, forest), (forest,) * 3, (0, 1, 2), ()):
        says_no(table, BuildRoad(RED, road, paid), "wrong_places")


def test_goods_that_find_no_room_are_not_traded():
    table = rich()
    gold = GOODS.index("gold")
    says_no(table, TradeWithSupply(RED, 0, gold, None, None), "no_room", good="gold")
    says_no(
        table,
        OfferTrade(RED, amounts(brick=1), amounts(gold=1), None, None),
        "no_room",
        good="gold",
    )


def test_a_unit_is_gained_only_where_there_is_room():
    table = Table()
    table.stores(RED, {"hills 5": 3})
    table.before_the_dice(RED)
    table.rolls(RED, "successful-year", 1)
    says_no(table, Gain(RED, table.region(RED, "hills 5")), "no_room", good="brick")
    says_no(table, Gain(RED, site("left above")), "not_legal")


def test_goods_that_the_opponent_does_not_have_are_not_taken():
    table = Table()
    table.hand(RED, "merchant")
    table.has(BLUE, wool=1, ore=1)
    table.stores(RED, {"mountains 2": 3})
    table.plays(RED, "merchant")
    says_no(table, Take(RED, GOODS.index("gold"), None), "not_stored")
    says_no(table, Take(RED, GOODS.index("ore"), None), "no_room", good="ore")
    says_no(table, TakeNoMore(RED), "not_legal")


def test_a_unit_is_lost_or_given_back_only_where_it_is_stored():
    table = Table()
    table.hand(RED, "merchant")
    table.settled(BLUE, "far left", above="pasture 1", below="forest 6")
    table.stores(BLUE, {"pasture 4": 1, "pasture 1": 1})
    table.plays(RED, "merchant")
    table.takes(RED, "wool")
    says_no(table, Lose(BLUE, table.region(BLUE, "forest 6")), "not_stored")
    says_no(table, Lose(BLUE, site("left above")), "not_stored")
    table.loses(BLUE, "pasture 1")
    table.play(TakeNoMore(RED))
    says_no(table, GiveBack(RED, table.region(RED, "hills 5")), "not_stored")


def test_a_caravan_swaps_what_is_there_for_another_good_with_room():
    table = Table()
    table.hand(RED, "caravan")
    table.stores(RED, {"hills 5": 3, "river 6": 3})
    table.plays(RED, "caravan")
    hills, river, fields = table.regions(RED, ("hills 5", "river 6", "fields 1"))
    for at, into in ((hills, river), (hills, hills), (fields, hills), (0, fields), (hills, 0)):
        says_no(table, Swap(RED, at, into), "not_legal")


# --- an answer after its window


def test_an_answer_after_its_window_is_refused():
    table = attacked("herb-witch", "smithy")
    table.window_closes(1)
    says_no(table, AnswerAttack(BLUE, card("herb-witch")), "not_your_turn")
    says_no(table, AnswerAttack(BLUE, None), "not_your_turn")
    table.returns(RED, "left above")
    says_no(table, AnswerAttack(BLUE, card("herb-witch")), "not_your_turn")


def test_after_a_failed_attack_there_is_no_answer_either():
    table = attacked("herb-witch", "smithy")
    table.built(RED, left_above="knight-siegfried")
    table.window_closes(6)
    assert table.waits_for(BLUE) == "ChooseTarget"
    says_no(table, AnswerAttack(BLUE, card("herb-witch")), "wrong_moment", decision="ChooseTarget")


def test_a_window_that_has_closed_is_not_closed_again():
    table = attacked("smithy")
    table.window_closes(1)
    says_no(table, CloseWindow(BLUE), "not_your_turn")
    says_no(table, CloseWindow(RED), "wrong_moment", decision="ChooseTarget")


def test_nothing_is_answered_before_an_attack():
    table = rich("black-knight")
    table.hand(BLUE, "herb-witch")
    says_no(table, AnswerAttack(BLUE, card("herb-witch")), "not_your_turn")


@pytest.mark.parametrize("answer", ["herb-witch", "bishop", None])
def test_the_attacker_learns_nothing_by_asking_while_the_window_is_open(answer):
    table = attacked("herb-witch", "smithy")
    if answer != "bishop":
        table.answers(BLUE, answer)
    for action in (
        AnswerAttack(RED, None),
        AnswerAttack(RED, card("herb-witch")),
        CloseWindow(RED),
        Return(RED, site("left above")),
        EndTurn(RED),
    ):
        says_no(table, action, "not_your_turn")


# --- a look that was not paid for


def test_a_look_must_be_paid_for():
    table = drawing("smithy", brick=1)
    says_no(table, LookThrough(RED, 0, None), "not_enough_goods", count=1)
    hills = table.region(RED, "hills 5")
    for paid in ((hills,), (hills, hills), ()):
        says_no(table, LookThrough(RED, 0, paid), "not_enough_goods", count=1)


def test_regions_that_do_not_pay_for_it_give_no_look():
    table = drawing("smithy", brick=2, gold=2)
    hills, river, fields = table.regions(RED, ("hills 5", "river 6", "fields 1"))
    for paid in ((), (hills,), (hills, fields), (hills, river, river), (0, 1)):
        says_no(table, LookThrough(RED, 0, paid), "wrong_places")


def test_without_a_look_no_card_is_chosen_out_of_a_stack():
    table = drawing("smithy", brick=2)
    says_no(table, TakeCard(RED, 3), "wrong_moment", decision="Draw")


def test_outside_the_drawing_no_stack_is_looked_through():
    table = rich("smithy")
    says_no(table, LookThrough(RED, 0, None), "wrong_moment", decision="Play")
    says_no(table, LookThrough(BLUE, 0, None), "not_your_turn")
    table.before_the_dice(RED)
    says_no(table, LookThrough(RED, 0, None), "wrong_moment", decision="Roll")


def test_an_empty_stack_is_neither_drawn_from_nor_looked_through():
    table = drawing("smithy", brick=2)
    table.stack_is(1)
    says_no(table, LookThrough(RED, 1, None), "stack_empty", stack=1)
    says_no(table, DrawCard(RED, 1), "stack_empty", stack=1)


# --- leaving a searched stack without a card


def test_nobody_leaves_a_searched_stack_without_a_card():
    table = drawing("smithy", brick=3, gold=3)
    table.looks_through(RED, 2)
    says_no(table, TakeNothing(RED), "must_take")
    for action in (
        EndTurn(RED),
        DrawCard(RED, 0),
        LookThrough(RED, 3, None),
        Exchange(RED, card("smithy"), 0),
    ):
        says_no(table, action, "wrong_moment", decision="TakeCards")
    assert table.seat_view(RED, RED)["looking"]


def test_only_a_card_that_lies_in_the_stack_is_taken():
    table = drawing("smithy", brick=3)
    table.stack_is(2, "abbey", "church")
    table.looks_through(RED, 2)
    says_no(table, TakeCard(RED, 2), "not_legal")
    says_no(table, TakeCard(BLUE, 0), "not_your_turn")


# --- an exchange after drawing, or a second one


def test_after_drawing_no_card_is_exchanged():
    table = drawing("smithy", "church", gold=3)
    says_no(table, Exchange(RED, card("smithy"), 0), "wrong_moment", decision="Draw")
    table.draws(RED, 0)
    says_no(table, Exchange(RED, card("smithy"), 0), "not_your_turn")


def test_before_drawing_none_is_exchanged_where_cards_are_to_be_drawn():
    says_no(rich("smithy", "church"), Exchange(RED, card("smithy"), 0), "hand_not_full")


def test_no_second_card_is_exchanged():
    table = rich("smithy", "church", "sawmill")
    table.exchanges(RED, "smithy", 0)
    says_no(table, Exchange(RED, card("church"), 0), "wrong_moment", decision="Draw")
    table.draws(RED, 0)
    says_no(table, Exchange(RED, card("church"), 0), "not_your_turn")


def test_after_an_exchange_one_draws_from_that_stack_only():
    table = rich("smithy", "church", "sawmill")
    table.exchanges(RED, "smithy", 0)
    for stack in range(1, 5):
        says_no(table, DrawCard(RED, stack), "wrong_stack", stack=stack)
        says_no(table, LookThrough(RED, stack, None), "wrong_stack", stack=stack)


# --- whose turn, and what is due


OF_A_TURN = [
    RollDice(BLUE),
    EndTurn(BLUE),
    BuildRoad(BLUE, middle("road to the far left"), None),
    BuildCity(BLUE, middle("left"), None),
    BuildUpgrade(BLUE, card("smithy"), site("left above"), None),
    PlayCard(BLUE, card("spy")),
    TradeWithSupply(BLUE, 0, 1, None, None),
    Exchange(BLUE, card("smithy"), 0),
    DrawCard(BLUE, 0),
    Demolish(BLUE, site("left above")),
    TakeNothing(BLUE),
    TakeNoMore(BLUE),
    NameNumber(BLUE, 3),
    Return(BLUE, site("left above")),
    Bury(BLUE, card("smithy"), 0),
    TakeFromHand(BLUE, card("smithy")),
    PutUnder(BLUE, card("smithy"), 0),
    LayRegions(BLUE, region_card("hills 3")),
    ArrangeRegions(BLUE, (0, 1, 2, 3, 4, 5)),
]


@pytest.mark.parametrize("action", OF_A_TURN, ids=lambda action: type(action).__name__)
def test_in_the_opponents_turn_there_is_nothing_to_do_but_trade(action):
    table = rich()
    table.hand(BLUE, "smithy", "spy", "merchant")
    says_no(table, action, "not_your_turn")
    table.before_the_dice(RED)
    says_no(table, action, "not_your_turn")


@pytest.mark.parametrize(
    "action",
    [
        replace(action, seat=RED)
        for action in OF_A_TURN
        if not isinstance(action, RollDice | EndTurn)
    ],
    ids=lambda action: type(action).__name__,
)
def test_before_the_dice_nothing_else_is_done(action):
    table = rich("smithy", "church", "sawmill")
    table.before_the_dice(RED)
    if isinstance(action, PlayCard):
        table.hand(RED, "spy")
    says_no(table, action, "wrong_moment", decision="Roll")


def test_offers_that_are_not_open_are_neither_accepted_nor_declined_nor_withdrawn():
    table = rich()
    for action in (
        AcceptOffer(RED, 7, None, None),
        DeclineOffer(RED, 7),
        WithdrawOffer(RED, 7),
        AcceptOffer(BLUE, 0, None, None),
    ):
        says_no(table, action, "no_such_offer", offer=action.offer)


# --- what cannot be read


@pytest.mark.parametrize(
    "data",
    [
        None,
        [],
        "EndTurn",
        {},
        {"type": "Win"},
        {"type": "PlayCard"},
        {"type": "PlayCard", "card": "joker"},
        {"type": "PlayCard", "card": 3},
        {"type": "PlayCard", "card": None},
        {"type": "DrawCard", "stack": 5},
        {"type": "DrawCard", "stack": -1},
        {"type": "DrawCard", "stack": True},
        {"type": "DrawCard", "stack": "0"},
        {"type": "BuildRoad", "place": 125},
        {"type": "BuildRoad", "place": 52.5},
        {"type": "BuildRoad", "place": 52, "paid": 5},
        {"type": "BuildRoad", "place": 52, "paid": [1] * 61},
        {"type": "TakeCard", "position": -1},
        {"type": "OfferTrade", "give": {"wool": -1}, "get": {}},
        {"type": "OfferTrade", "give": {"gems": 1}, "get": {}},
        {"type": "OfferTrade", "give": {"wool": 100}, "get": {}},
        {"type": "OfferTrade", "give": [1], "get": {}},
        {"type": "LayRegions", "above": 99},
        {"type": "TradeWithSupply", "give": "wool", "get": "silk"},
    ],
)
def test_what_cannot_be_read_is_refused(data):
    table = rich("smithy")
    with pytest.raises(Refused) as caught:
        game.action_from_json(data, RED, table.state)
    assert caught.value.code == "malformed"


@pytest.mark.parametrize(
    "action",
    [
        PlayCard(RED, len(CARDS)),
        PlayCard(RED, -1),
        DrawCard(RED, 5),
        DrawCard(RED, -1),
        BuildRoad(RED, 125, None),
        BuildRoad(RED, -1, None),
        LayRegions(RED, 23),
        TradeWithSupply(RED, 6, 0, None, None),
        OfferTrade(RED, (1,), (1,), None, None),
        OfferTrade(RED, (-1, 0, 0, 0, 0, 0), amounts(), None, None),
    ],
)
def test_an_action_that_names_what_is_not_there_is_refused(action):
    says_no(rich("smithy"), action, "malformed")


def test_nobody_acts_for_the_other_seat():
    data = {"type": "EndTurn", "seat": BLUE}
    assert game.action_from_json(data, RED, rich().state) == EndTurn(RED)


@pytest.mark.parametrize("seat", [2, -1, 99])
def test_there_are_two_seats(seat):
    with refused("no_such_seat") as caught:
        game.play(rich().state, EndTurn(seat), Scripted())
    assert caught.value.facts == {"seat": seat}


# --- what is listed tells nothing either


def test_what_is_listed_for_a_seat_depends_on_nothing_hidden_from_it():
    for table in (
        rich("smithy", "church", "sawmill"),
        drawing("smithy", brick=3),
        attacked("herb-witch", "smithy"),
    ):
        for seat in (RED, BLUE):
            listed = game.legal_actions(table.state, seat)
            for trial in range(8):
                other = twin(table.state, seat, random.Random(trial))
                assert game.legal_actions(other, seat) == listed
                assert game.unavailable(other, seat) == game.unavailable(table.state, seat)
                assert game.window(other) == game.window(table.state)
