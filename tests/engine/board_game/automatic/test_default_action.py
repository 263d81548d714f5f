"""The default action: a player whose time runs out rolls, discards at random, ends the turn, and buys nothing."""

import random
from collections import Counter

import pytest

from engine.board_game import game
from engine.board_game.compiled_rules import rules_for
from engine.board_game.core.actions import (
    DeclineOffer,
    Discard,
    EndTurn,
    MoveRobber,
    PlaceFreeRoad,
    PlaceRoad,
    PlaceSettlement,
    RollDice,
)
from engine.board_game.core.config import GameConfig
from engine.board_game.core.decisions import DiscardDecision, MoveRobberDecision
from engine.chance import Random
from engine.kernel.decisions import Decision
from tests.engine.board_game.configurations import random_config
from tests.engine.board_game.invariants import assert_sound, ships_of
from tests.engine.board_game.market import ORE_FOR_WOOL, market
from tests.engine.board_game.table import (
    BLUE,
    CARD,
    CITY,
    ORANGE,
    RED,
    ROAD,
    SETTLEMENT,
    WHITE,
    Table,
    cards,
)
from tests.engine.board_game.wild import wild_action

TURNS = 300
LUCK = Random("absent")


def least(table, seat, luck=LUCK):
    """The default action for a seat, which is legal if there is one."""
    action = game.default_action(table.state, seat, luck)
    assert action is None or game.why_not(table.state, action) is None
    return action


def test_who_does_not_roll_rolls():
    table = Table()
    table.unplayed(RED, knight=1)
    assert least(table, RED) == RollDice(RED)


def test_who_could_buy_anything_ends_the_turn():
    table = Table()
    table.settlement(RED, "hills 6 N")
    table.road(RED, "hills 6 NE", "hills 6 E")
    table.hand(RED, ROAD, SETTLEMENT, CITY, CARD, ore=4)
    table.unplayed(RED, year_of_plenty=1)
    table.after_the_roll(RED)
    assert least(table, RED) == EndTurn(RED)


def test_the_active_player_trades_with_nobody_and_ends_the_turn():
    table = market()
    table.accepts(BLUE, table.offers(RED, *ORE_FOR_WOOL))
    table.offers(ORANGE, cards(wool=1), cards(lumber=1))
    assert least(table, RED) == EndTurn(RED)


def test_who_is_made_an_offer_declines_it_once():
    table = market()
    first = table.offers(RED, *ORE_FOR_WOOL, to=(BLUE, ORANGE))
    second = table.offers(RED, cards(ore=2), cards(wool=1))
    assert least(table, WHITE) == DeclineOffer(WHITE, second)
    assert least(table, BLUE) == DeclineOffer(BLUE, first)
    table.play(least(table, BLUE))
    assert least(table, BLUE) == DeclineOffer(BLUE, second)
    table.play(least(table, BLUE))
    assert least(table, BLUE) is None


def test_who_has_accepted_an_offer_keeps_their_word():
    table = market()
    table.accepts(BLUE, table.offers(RED, *ORE_FOR_WOOL))
    assert least(table, BLUE) is None


def test_an_offer_waits_while_the_robber_moves():
    table = market()
    table.unplayed(RED, knight=1)
    table.offers(RED, *ORE_FOR_WOOL)
    table.plays_knight(RED)
    assert least(table, BLUE) is None
    assert isinstance(least(table, RED), MoveRobber)


def test_nothing_is_done_for_those_on_whom_nothing_waits():
    table = Table()
    assert [least(table, seat) for seat in (BLUE, ORANGE, WHITE)] == [None, None, None]


def test_nothing_is_done_in_a_game_that_is_over():
    table = Table(points={RED: 10})
    table.after_the_roll(WHITE)
    table.ends_turn(WHITE)
    assert table.winner() == RED
    assert [least(table, seat) for seat in table.seats] == [None] * 4


def test_everybody_who_owes_cards_discards_as_many_of_them():
    table = Table()
    table.hand(RED, wool=5, ore=4)
    table.hand(WHITE, brick=8)
    table.rolls(RED, 7)
    assert least(table, WHITE) == Discard(WHITE, cards(brick=4))
    discard = least(table, RED)
    assert sum(discard.cards) == 4
    assert least(table, BLUE) is None


def test_each_card_is_equally_likely_to_be_discarded():
    table = Table()
    table.hand(RED, wool=6, ore=2)
    table.rolls(RED, 7)
    given = Counter[int]()
    for seed in range(1000):
        given[least(table, RED, Random(seed)).cards[4]] += 1
    assert set(given) == {0, 1, 2}
    assert abs(given[1] + 2 * given[2] - 1000) < 100, "half of the ore, on average"


def test_the_robber_goes_to_any_hex_and_robs_anybody_there():
    table = Table()
    table.settlement(BLUE, "hills 6 N")
    table.settlement(ORANGE, "hills 6 S")
    table.hand(BLUE, wool=1)
    table.hand(ORANGE, wool=1)
    table.rolls(RED, 7)
    moves = {least(table, RED, Random(seed)) for seed in range(1000)}
    assert moves == set(table.legal(RED, MoveRobber))


def test_the_robber_keeps_the_rules_of_the_table():
    table = Table("friendly-robber", points={BLUE: 2})
    table.hand(BLUE, wool=1)
    table.rolls(RED, 7)
    for seed in range(100):
        assert least(table, RED, Random(seed)) in table.legal(RED)


def test_a_free_road_that_has_to_be_placed_lies_anywhere_it_may():
    table = Table()
    table.settlement(RED, "hills 6 N")
    table.unplayed(RED, road_building=1)
    table.plays_road_building(RED)
    placed = {least(table, RED, Random(seed)) for seed in range(100)}
    assert placed == set(table.legal(RED, PlaceFreeRoad))


def test_starting_pieces_stand_anywhere_they_may():
    table = Table.dealt(chance=Random(3))
    (seat,) = table.deciding()
    places = {least(table, seat, Random(seed)) for seed in range(1000)}
    assert places == set(table.legal(seat, PlaceSettlement))
    table.play(places.pop())
    roads = {least(table, seat, Random(seed)) for seed in range(100)}
    assert roads == set(table.legal(seat, PlaceRoad))


@pytest.mark.parametrize("number", range(6))
def test_a_game_of_absent_players_goes_on_and_nobody_builds_beyond_set_up(number):
    config = random_config(random.Random(f"absent {number}"))
    state = game.start(rules_for(config), Random(number))
    chance, decided = Random(f"chance {number}"), set[type[Decision]]()
    while state.turn <= TURNS:
        decided.add(type(state.pending[-1]))
        assert_sound(state)
        for seat in game.deciding(state):
            action = game.default_action(state, seat, LUCK)
            assert action is not None
            state, _ = game.play(state, action, chance)
    assert {DiscardDecision, MoveRobberDecision} < decided
    for seat in state.rules.seats:
        ways = state.roads[seat] | ships_of(state, seat)
        pieces = (state.settlements[seat], state.cities[seat], ways)
        assert [mask.bit_count() for mask in pieces] == [2, 0, 2]
        assert state.points[seat] == 2
        assert not any(state.played[seat])
    assert state.drawn == 0
    assert state.next_offer == 1


def test_there_is_a_least_answer_to_every_decision_of_every_game():
    """In games of players who do anything, whoever must decide could let the time run out."""
    answered, kinds = set[type[Decision]](), set[type[Decision]]()
    for number in range(6):
        luck, chance = random.Random(f"wild {number}"), Random(number)
        state = game.start(rules_for(random_config(luck)), chance)
        kinds |= rules_for(GameConfig()).decisions.keys()
        while not state.over:
            for seat in state.rules.seats:
                action = game.default_action(state, seat, LUCK)
                assert (action is None) <= (seat not in game.deciding(state))
                assert action is None or game.why_not(state, action) is None
            answered.add(type(state.pending[-1]))
            game.apply(state, wild_action(state, luck), chance)
    assert answered >= kinds


def test_what_is_done_depends_on_luck_alone():
    state = game.start(rules_for(GameConfig()), Random(0))
    (seat,) = game.deciding(state)
    once, again = (game.default_action(state, seat, Random(9)) for _ in range(2))
    assert once == again
