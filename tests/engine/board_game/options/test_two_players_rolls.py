"""Two plus two: two rolls a turn (sources: two-plus-two)."""

import pytest

from engine.board_game.core.actions import EndTurn, PlayKnight, RollDice
from engine.board_game.core.decisions import PlayDecision, RollDecision
from engine.board_game.core.events import CardsProduced, DiceRolled, DiceRolledAgain
from engine.board_game.core.names import NOBODY
from engine.chance import Scripted
from tests.engine.board_game.table import BLUE, RED, two_dice
from tests.engine.board_game.two_players import (
    KEY,
    about_to_roll_twice,
    numbers_beside,
    ready_to_build,
    two_players,
)


def test_a_turn_has_two_rolls():
    table = two_players()
    table.after_the_roll(RED)
    table.ends_turn(RED)
    table.rolls(BLUE, 5)
    assert EndTurn(BLUE) not in table.legal(BLUE)
    table.rolls(BLUE, 6)
    assert RollDice(BLUE) not in table.legal(BLUE)
    assert EndTurn(BLUE) in table.legal(BLUE)


def test_the_players_get_what_each_of_the_two_rolls_produces_at_once():
    table = two_players()
    at = ready_to_build(table)
    about_to_roll_twice(table)
    first, second = numbers_beside(table, at)[:2]
    assert first != second
    for total in (first, second):
        table.rolls(RED, total)
        assert [event.seat for event in table.happened(CardsProduced)] == [RED]


@pytest.mark.parametrize("second", [False, True])
def test_a_seven_is_carried_out_at_once_whichever_roll_it_is(second):
    table = two_players()
    about_to_roll_twice(table)
    table.hand(BLUE, wool=9)
    if second:
        table.rolls(RED, 2)
    table.rolls(RED, 7)
    assert table.deciding() == (BLUE,)
    table.discards(BLUE, wool=4)
    table.moves_robber(RED, next(iter(table.hexes_offered_to(RED))))
    assert (RollDice(RED) in table.legal(RED)) == (not second)


def test_the_second_roll_is_repeated_until_its_sum_is_another():
    table = two_players()
    about_to_roll_twice(table)
    table.rolls(RED, 8)
    table.play(RollDice(RED), dice=[(4, 4), (2, 6), (3, 2)])
    assert [event.dice for event in table.happened(DiceRolledAgain)] == [(4, 4), (2, 6)]
    assert [event.dice for event in table.happened(DiceRolled)] == [(3, 2)]
    assert table.view(None)["options"][KEY]["rolls"] == [[4, 4], [3, 2]]
    assert table.happened(CardsProduced) == []


def test_a_roll_that_does_not_count_produces_nothing():
    table = two_players()
    at = ready_to_build(table)
    about_to_roll_twice(table)
    beside = numbers_beside(table, at)
    elsewhere = next(total for total in range(2, 7) if total not in beside)
    table.rolls(RED, beside[0])
    before = table.in_hand(RED)
    table.play(RollDice(RED), dice=[two_dice(beside[0]), two_dice(elsewhere)])
    assert len(table.happened(DiceRolledAgain)) == 1
    assert table.in_hand(RED) == before


def test_each_turn_remembers_its_own_rolls_only():
    table = two_players()
    about_to_roll_twice(table)
    table.rolls(RED, 5)
    table.rolls(RED, 6)
    table.ends_turn(RED)
    assert table.view(None)["options"][KEY]["rolls"] == []
    table.rolls(BLUE, 5)
    assert table.happened(DiceRolledAgain) == []


def test_cards_of_the_dice_deck_are_repeated_as_well():
    table = two_players(**{"dice-deck": 0})
    for number in range(60):
        about_to_roll_twice(table)
        table.state.robber = NOBODY
        while RollDice(RED) in table.legal(RED):
            table.play(RollDice(RED), chance=Scripted(seed=number))
            table.state.pending = tuple(
                due for due in table.state.pending if isinstance(due, RollDecision | PlayDecision)
            )
        first, second = map(sum, table.view(None)["options"][KEY]["rolls"])
        assert first != second


def test_a_card_may_be_played_between_the_rolls():
    table = two_players()
    about_to_roll_twice(table)
    table.unplayed(RED, knight=1)
    table.rolls(RED, 5)
    assert table.may(PlayKnight(RED))
