"""Luck: what a roll brings on average, and what it brought: for each player, cards received less those expected."""

import random

import pytest

from engine.board_game import game
from engine.board_game.compiled_rules import rules_for
from engine.board_game.core.actions import RollDice
from engine.board_game.core.config import GameConfig
from engine.board_game.core.decisions import RollDecision
from engine.board_game.core.events import CardsProduced, DiceRolled, SupplyShort
from engine.board_game.core.names import RESOURCES
from engine.board_game.options.dice_deck import DECK
from engine.board_game.simulate import random_action
from engine.chance import ALL_ROLLS, Random, Scripted
from tests.engine.board_game.configurations import random_config
from tests.engine.board_game.table import BLUE, ORANGE, RED, WHITE, Table, cards
from tests.engine.board_game.views.test_leaks import position, twin_of


def test_the_odds_are_those_of_two_dice():
    assert [round(36 * game.odds(total)) for total in range(2, 13)] == [
        *range(1, 7),
        *range(5, 0, -1),
    ]
    assert game.odds(7) == 1 / 6
    assert game.odds(1) == game.odds(13) == 0


def expected(table):
    return [round(36 * cards, 9) for cards in game.expected_cards(table.state)]


def test_a_settlement_expects_the_odds_of_the_hexes_around_it():
    table = Table()
    assert expected(table) == [0, 0, 0, 0]
    table.settlement(RED, "hills 6 N")
    around = [
        table.state.island.numbers[hex]
        for hex in table.geometry.hexes_beside[table.at("hills 6 N")]
    ]
    assert expected(table) == [sum(6 - abs(7 - number) for number in around if number), 0, 0, 0]


def test_a_city_expects_twice_as_much():
    table = Table()
    table.settlement(RED, "hills 6 N")
    (once, *_) = expected(table)
    table.state.settlements[RED] = 0
    table.city(RED, "hills 6 N")
    assert expected(table) == [2 * once, 0, 0, 0]


def test_the_robber_takes_its_hex_out():
    table = Table()
    table.city(BLUE, "hills 6 N")
    before = expected(table)[BLUE]
    table.robber_on("hills 6")
    assert expected(table)[BLUE] == before - 2 * 5


@pytest.mark.parametrize(("edition", "lone_claimant"), [("2025", 1), ("2007", 0), ("1996", 0)])
def test_a_short_supply_is_expected_to_pay_what_the_rules_in_force_let_it(edition, lone_claimant):
    table = Table(edition=edition)
    table.robber_on("hills 6")
    table.city(BLUE, "hills 6 N")
    unblocked = {
        hex: 6 - abs(7 - table.state.island.numbers[hex])
        for hex in table.geometry.hexes_beside[table.at("hills 6 N")]
        if hex != table.hex("hills 6")
    }
    assert expected(table)[BLUE] == 2 * sum(unblocked.values())
    scarce = max(unblocked, key=lambda hex: unblocked[hex])
    resource = table.state.island.terrain[scarce]
    table.supply_left(WHITE, **{RESOURCES[resource]: 1})
    paid = [
        ways * (lone_claimant if table.state.island.terrain[hex] == resource else 2)
        for hex, ways in unblocked.items()
    ]
    assert expected(table)[BLUE] == sum(paid)


def rolling_positions(games):
    """Now and then in random games under all sorts of rules somebody is about to roll, often with a supply near its end."""
    for number in range(games):
        luck = random.Random(f"luck {number}")
        state = game.start(rules_for(random_config(luck)), Random(number))
        chance, players = Random(f"chance {number}"), Random(f"players {number}")
        while not state.over:
            if isinstance(state.pending[-1], RollDecision) and luck.random() < 0.05:
                yield short_of_cards(state, luck) if luck.random() < 0.5 else state
            game.apply(state, random_action(state, players), chance)


def short_of_cards(state, luck):
    """The same, but somebody holds most of what the supply had."""
    state = state.copy()
    for resource, count in enumerate(state.supply):
        left = min(count, luck.randrange(3))
        state.hands[0][resource] += count - left
        state.supply[resource] = left
    return state


def after_a_roll(state, dice):
    """The events when these dice fall."""
    state = state.copy()
    if "dice-deck" in state.option_state:
        DECK.put(state, (*range(30), ALL_ROLLS.index(dice)))
    _, events = game.play(state, RollDice(state.current), Scripted(dice=[dice]))
    return events


def test_what_is_expected_is_what_all_36_rolls_bring_on_average():
    """The supply is shown in these games; where it is hidden no one is to learn from this that it would run short."""
    short = 0
    for state in rolling_positions(games=12):
        if not state.rules.supply_is_shown:
            continue
        seats = len(state.rules.seats)
        brought = [0] * seats
        counting = state.rules.totals(state, state.rules, state.current)
        rolls = [dice for dice in ALL_ROLLS if counting >> sum(dice) & 1]
        for dice in rolls:
            events = after_a_roll(state, dice)
            short += any(isinstance(event, SupplyShort) for event in events)
            for seat, count in enumerate(game.received(events, seats)):
                brought[seat] += count
        assert game.expected_cards(state) == pytest.approx(
            [count / len(rolls) for count in brought]
        )
    assert short, "some of these rolls found the supply short"


def test_asking_what_to_expect_changes_nothing():
    for state in rolling_positions(games=2):
        before = game.state_to_json(state)
        game.expected_cards(state)
        assert game.state_to_json(state) == before


def test_what_is_expected_follows_from_what_everybody_sees():
    for seed in range(5):
        state = position(GameConfig(), seed, 150)
        twin = twin_of(state, 0, random.Random(seed))
        assert game.expected_cards(twin) == game.expected_cards(state)


def test_only_cards_from_rolls_count_as_received():
    table = Table.dealt(chance=Random(5))
    while table.state.turn == 0:
        table.play(table.legal(table.deciding()[0])[0])
    assert table.happened(CardsProduced, since_the_start=True), "the second settlements paid"
    assert game.received(table.events, 4) == (0, 0, 0, 0)


def test_what_a_roll_paid_each_player_is_counted_by_seat():
    table = Table()
    table.city(BLUE, "pasture 2 N")
    table.settlement(ORANGE, "pasture 2 S")
    assert game.received(table.rolls(RED, 2), 4) == (0, 2, 1, 0)
    assert game.received(table.ends_turn(RED), 4) == (0, 0, 0, 0)
    assert game.received((), 3) == (0, 0, 0)


def test_many_rolls_are_counted_together():
    rolls = [
        CardsProduced(RED, cards(ore=3)),
        DiceRolled(RED, (1, 1)),
        CardsProduced(BLUE, cards(wool=2)),
        DiceRolled(BLUE, (6, 6)),
        CardsProduced(BLUE, cards(ore=1)),
        CardsProduced(RED, cards(brick=1, wool=1)),
    ]
    assert game.received(rolls, 2) == (2, 3)


def test_in_the_long_run_luck_evens_out():
    """Received less expected, over many rolls, is small beside what was received."""
    luck = [0.0] * 4
    got = 0
    for number in range(20):
        state = game.start(rules_for(GameConfig()), Random(number))
        chance, players = Random(f"dice {number}"), Random(f"players {number}")
        while not state.over:
            action = random_action(state, players)
            before = game.expected_cards(state) if isinstance(action, RollDice) else None
            state, events = game.play(state, action, chance)
            if before is not None:
                for seat, count in enumerate(game.received(events, 4)):
                    luck[seat] += count - before[seat]
                    got += count
    assert got > 2_000
    assert all(abs(seat) < 0.05 * got for seat in luck)
