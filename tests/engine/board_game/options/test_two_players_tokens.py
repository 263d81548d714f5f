"""Two plus two: trade tokens, what they buy and how they come back (sources: two-plus-two)."""

import random

import pytest

from engine.bits import bits
from engine.board_game.core.actions import EndTurn, RollDice
from engine.board_game.core.events import LargestArmyMoved
from engine.board_game.core.names import GRAIN, KNIGHT, LUMBER, NOBODY, ORE
from engine.board_game.options.two_players.neutral_players import PlaceNeutralSettlement
from engine.board_game.options.two_players.trade_tokens import (
    CardsDrawn,
    DiscardKnight,
    ForceTrade,
    GiveInReturn,
    SendRobberToDesert,
    TradeTokensSpent,
    TradeTokensTaken,
)
from engine.chance import Scripted
from tests.engine.board_game.table import BLUE, CITY, RED, SETTLEMENT, Table, cards, refused
from tests.engine.board_game.two_players import (
    FAR_GOAL,
    GRAY,
    KEY,
    about_to_roll_twice,
    coast,
    desert,
    forced_trade,
    gives,
    inland,
    is_coast,
    on_the_coast_and_at_the_desert,
    pool,
    ready_to_settle,
    robber_off_the_desert,
    tokens,
    two_players,
)
from tests.engine.board_game.wild import wild_action

# Prices


@pytest.mark.parametrize(("red", "blue", "price"), [(3, 4, 1), (3, 3, 1), (4, 3, 2)])
def test_an_action_costs_one_token_with_at_most_the_opponents_points_and_two_with_more(
    red, blue, price
):
    table = two_players()
    table.grows_to(RED, red)
    table.grows_to(BLUE, blue)
    table.after_the_roll(RED)
    table.hand(RED, wool=2)
    table.hand(BLUE, ore=2)
    assert table.view(None)["options"][KEY]["prices"][str(RED)] == price
    table.play(ForceTrade(RED))
    assert table.happened(TradeTokensSpent) == [TradeTokensSpent(RED, price)]
    assert tokens(table, RED) == 5 - price
    assert pool(table) == 10 + price


def test_hidden_points_do_not_change_the_price():
    table = two_players()
    table.after_the_roll(RED)
    before = table.known_to(BLUE)["view"]["options"]
    table.unplayed(RED, victory_point=2)
    assert table.known_to(BLUE)["view"]["options"] == before


def test_whoever_cannot_pay_takes_no_action():
    table = two_players()
    table.grows_to(RED, 4)
    table.after_the_roll(RED)
    table.hand(RED, wool=2)
    table.hand(BLUE, ore=2)
    robber_off_the_desert(table)
    table.trade_tokens(RED, 1)
    for action in (ForceTrade(RED), SendRobberToDesert(RED)):
        with refused("not_enough_tokens"):
            table.play(action)


def test_as_many_actions_as_one_can_pay_in_one_turn_before_and_after_the_roll():
    table = two_players()
    about_to_roll_twice(table)
    table.hand(RED, wool=4)
    table.hand(BLUE, ore=4)
    for number in range(3):
        table.play(ForceTrade(RED), draws=[ORE, ORE] if number == 0 else ())
        table.play(table.legal(RED, GiveInReturn)[0])
    table.after_the_roll(RED)
    table.play(ForceTrade(RED))
    table.play(table.legal(RED, GiveInReturn)[0])
    assert tokens(table, RED) == 1


def test_only_on_ones_own_turn():
    table = two_players()
    table.after_the_roll(RED)
    table.hand(RED, wool=2)
    table.hand(BLUE, ore=2)
    with refused("not_your_turn"):
        table.play(ForceTrade(BLUE))


# Forced trade


def test_two_random_cards_of_the_opponent_against_two_chosen_of_ones_own():
    table = forced_trade(red=3, blue=4)
    table.play(ForceTrade(RED), draws=[ORE, ORE])
    assert table.in_hand(RED) == cards(wool=3, ore=2)
    assert table.deciding() == (RED,)
    assert table.kinds(RED) == {"GiveInReturn"}
    assert table.view(BLUE)["waiting"] == {"0": {"kind": "GiveInReturn", "count": 2}}
    table.play(gives(RED, wool=2))
    assert table.in_hand(RED) == cards(wool=1, ore=2)
    assert table.in_hand(BLUE) == cards(wool=2, ore=2)
    assert EndTurn(RED) in table.legal(RED)


def test_any_two_cards_may_go_back_those_just_drawn_too():
    table = forced_trade()
    table.play(ForceTrade(RED))
    assert {action.cards for action in table.legal(RED, GiveInReturn)} == {
        cards(wool=2),
        cards(wool=1, ore=1),
        cards(ore=2),
    }


@pytest.mark.parametrize(("red", "blue"), [(1, 5), (5, 1), (1, 1)])
def test_one_card_each_if_either_has_only_one(red, blue):
    table = forced_trade(red=red, blue=blue)
    table.play(ForceTrade(RED))
    assert table.happened(CardsDrawn)[0].count == 1
    table.play(gives(RED, wool=1))
    assert table.in_hand(RED) == cards(wool=red - 1, ore=1)
    assert table.in_hand(BLUE) == cards(wool=1, ore=blue - 1)


@pytest.mark.parametrize(("red", "blue"), [(0, 5), (5, 0)])
def test_no_forced_trade_without_a_card_on_either_side(red, blue):
    with refused("no_cards_to_trade"):
        forced_trade(red=red, blue=blue).play(ForceTrade(RED))


def test_exactly_so_many_cards_go_back_and_only_cards_one_holds():
    table = forced_trade()
    table.play(ForceTrade(RED))
    with refused("wrong_return"):
        table.play(gives(RED, wool=1))
    with refused("not_enough_cards"):
        table.play(gives(RED, brick=2))


def test_every_card_of_the_opponent_is_as_likely_and_comes_from_chance():
    table = two_players()
    table.after_the_roll(RED)
    table.hand(RED, wool=2)
    table.hand(BLUE, ore=1, grain=1, lumber=1)
    chance = Scripted(cards=[GRAIN, LUMBER])
    table.play(ForceTrade(RED), chance=chance)
    assert chance.outcomes == [
        {"card": GRAIN, "of": [0, 1, 0, 1, 1]},
        {"card": LUMBER, "of": [0, 1, 0, 0, 1]},
    ]


def test_only_the_two_players_know_which_cards_changed_hands():
    table = forced_trade()
    table.play(ForceTrade(RED))
    drawn = {"type": "CardsDrawn", "seat": RED, "partner": BLUE, "count": 2}
    for viewer in (RED, BLUE):
        assert {**drawn, "cards": {"ore": 2}} in table.seen_by(viewer)
    assert drawn in table.seen_by(None)
    table.play(gives(RED, wool=2))
    returned = {"type": "CardsReturned", "seat": RED, "partner": BLUE, "count": 2}
    for viewer in (RED, BLUE):
        assert {**returned, "cards": {"wool": 2}} in table.seen_by(viewer)
    assert returned in table.seen_by(None)


def test_with_open_hands_everybody_sees_them():
    table = forced_trade("open-hands")
    table.play(ForceTrade(RED))
    assert table.seen_by(None)[-1]["cards"] == {"ore": 2}


def test_offers_of_the_opponent_lapse_with_the_cards():
    table = forced_trade()
    table.offers(BLUE, cards(ore=1), cards(wool=1))
    table.play(ForceTrade(RED))
    assert table.state.offers == []


def test_the_card_tracker_counts_them_as_unseen():
    table = two_players("card-tracker", cleared=False, **FAR_GOAL)
    luck = random.Random(5)
    forced = 0
    for _ in range(600):
        if table.state.over:
            break
        action = wild_action(table.state, luck)
        forced += isinstance(action, ForceTrade)
        table.play(action)
        for seat in (RED, BLUE):
            bounds = table.state.option_state["card-tracker"]
            aside = [sum(c[k] for s, c in table.state.set_aside if s == seat) for k in range(5)]
            for kind in range(5):
                held = table.state.hands[seat][kind] + aside[kind]
                assert bounds.least[seat][kind] <= held <= bounds.most[seat][kind]
    assert forced > 3


# The robber to the desert


def test_the_robber_moves_to_the_desert_and_nobody_is_robbed_there():
    table = two_players()
    table.settlement(BLUE, table.geometry.corners[desert(table)][0])
    table.hand(BLUE, ore=3)
    about_to_roll_twice(table)
    robber_off_the_desert(table)
    table.play(SendRobberToDesert(RED))
    assert table.state.robber == desert(table)
    assert table.in_hand(BLUE) == cards(ore=3)
    assert tokens(table, RED) == 4
    assert RollDice(RED) in table.legal(RED)


def test_a_robber_on_the_desert_stays_there():
    table = two_players()
    table.after_the_roll(RED)
    table.robber_on(desert(table))
    with refused("robber_at_desert"):
        table.play(SendRobberToDesert(RED))


# Tokens back


def with_knights(red, blue=0, holder=NOBODY):
    table = two_players()
    table.after_the_roll(RED)
    table.played(RED, knight=red)
    table.played(BLUE, knight=blue)
    table.state.largest_army = holder
    table._rebuild()
    return table


def test_a_played_knight_goes_for_two_tokens_once_a_turn():
    table = with_knights(2)
    table.play(DiscardKnight(RED))
    assert table.state.played[RED][KNIGHT] == 1
    assert tokens(table, RED) == 7
    with refused("knight_discarded"):
        table.play(DiscardKnight(RED))


def test_the_next_turn_another_one_may_go():
    table = with_knights(2, 1)
    table.play(DiscardKnight(RED))
    table.ends_turn(RED)
    assert table.may(DiscardKnight(BLUE))


def test_without_a_played_knight_none_goes():
    table = two_players()
    table.after_the_roll(RED)
    table.unplayed(RED, knight=3)
    with refused("no_played_knight"):
        table.play(DiscardKnight(RED))


def test_with_two_knights_left_the_largest_army_is_set_aside():
    table = with_knights(3, 1, holder=RED)
    table.play(DiscardKnight(RED))
    assert table.largest_army() is None
    assert table.points(RED) == 0
    assert table.happened(LargestArmyMoved) == [LargestArmyMoved(None, 2)]


def test_it_goes_to_the_player_who_now_has_the_most_knights_three_at_least():
    table = with_knights(4, 4, holder=RED)
    table.play(DiscardKnight(RED))
    assert table.largest_army() == BLUE
    assert table.points(BLUE) == 2
    assert table.points(RED) == 0


def test_its_holder_keeps_it_while_nobody_has_more():
    table = with_knights(4, 3, holder=RED)
    table.play(DiscardKnight(RED))
    assert table.largest_army() == RED
    assert table.happened(LargestArmyMoved) == []


def test_another_players_discard_leaves_it_where_it_is():
    table = with_knights(3, 3, holder=BLUE)
    table.play(DiscardKnight(RED))
    assert table.largest_army() == BLUE


def test_after_it_was_set_aside_three_knights_earn_it_again():
    table = with_knights(3, 0, holder=RED)
    table.play(DiscardKnight(RED))
    table.unplayed(RED, knight=1)
    table.resolves_knight(RED)
    assert table.largest_army() == RED


def test_in_a_tie_after_a_discarded_knight_the_holder_keeps_the_army():
    """Decided here, as for the longest road: whoever holds it keeps it while nobody has more."""
    table = with_knights(4, 3, holder=RED)
    table.play(DiscardKnight(RED))
    assert table.largest_army() == RED


@pytest.mark.parametrize(
    ("place", "due"), [(inland, 0), (coast, 1), (lambda t: inland(t, True), 2)]
)
def test_a_settlement_on_the_coast_brings_one_token_at_the_desert_two(place, due):
    table = two_players()
    table.after_the_roll(RED)
    table.hand(RED, SETTLEMENT)
    at = place(table)
    way = table.way(at, 1)
    table.road_along(RED, *way)
    table.builds_settlement(RED, at)
    assert tokens(table, RED) == 5 + due
    assert table.happened(TradeTokensTaken) == ([TradeTokensTaken(RED, due)] if due else [])


def test_on_the_coast_and_at_the_desert_it_brings_three_in_set_up_too():
    table, at = on_the_coast_and_at_the_desert()
    seat = table.state.current
    table.places_settlement(seat, at)
    assert tokens(table, seat) == 8


def test_a_neutral_settlement_brings_nothing():
    assert pool(Table.dealt(KEY, seats=2)) == 10
    table = two_players()
    own = ready_to_settle(table)
    spot = next(
        at
        for at in range(54)
        if is_coast(table, at)
        and at not in {near for place in own for near in bits(table.geometry.blocked_by[place])}
    )
    table.road_along(GRAY, *table.way(spot, 1, avoiding=own))
    table.builds_settlement(RED, own[2])
    before = tokens(table, RED), tokens(table, BLUE)
    table.play(PlaceNeutralSettlement(RED, GRAY, spot))
    assert (tokens(table, RED), tokens(table, BLUE)) == before


def test_a_city_brings_no_tokens():
    table = two_players()
    table.settlement(RED, coast(table))
    table.after_the_roll(RED)
    table.hand(RED, CITY)
    table.builds_city(RED, coast(table))
    assert tokens(table, RED) == 5


@pytest.mark.parametrize(("held", "taken"), [(14, 1), (15, 0)])
def test_nobody_takes_more_than_the_pool_has_left(held, taken):
    table = two_players()
    table.after_the_roll(RED)
    table.trade_tokens(BLUE, held)
    table.hand(RED, SETTLEMENT)
    at = inland(table, True)
    table.road_along(RED, *table.way(at, 1))
    table.builds_settlement(RED, at)
    assert tokens(table, RED) == 5 + taken
    assert pool(table) == 0


def test_an_empty_pool_buys_no_knight():
    table = with_knights(1)
    table.trade_tokens(BLUE, 15)
    with refused("pool_empty"):
        table.play(DiscardKnight(RED))
