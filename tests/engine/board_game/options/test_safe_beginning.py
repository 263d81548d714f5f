"""Option safe-beginning: in the first two rounds a seven is ignored and rolled again (sources: safe-beginning)."""

import pytest

from engine.board_game import game
from engine.board_game.core.actions import RollDice
from engine.board_game.core.config import GameConfig
from engine.board_game.core.events import DiceRolled, DiceRolledAgain
from engine.board_game.options.dice_deck import DECK, DiceDeckShuffled
from engine.board_game.simulate import bot_action
from engine.chance import ALL_ROLLS, Random, Scripted, Sealed, tally
from engine.record import Record, Recording, final
from tests.engine.board_game.table import RED, Table, cards

KEY = "safe-beginning"
SEVENS = [(3, 4), (1, 6), (5, 2)]


def at_turn(number, *options, seats=4, **values):
    table = Table(KEY, *options, seats=seats, values=values)
    table.state.turn = number
    return table


@pytest.mark.parametrize("turn", range(1, 9))
def test_in_the_first_two_rounds_a_seven_is_ignored_and_rolled_again(turn):
    table = at_turn(turn)
    table.settlement(RED, "hills 6 N")
    table.play(RollDice(RED), dice=[(3, 4), (3, 3)])
    assert [event.dice for event in table.happened(DiceRolled)] == [(3, 3)]
    assert table.state.dice == (3, 3)
    assert table.in_hand(RED) == cards(brick=1)


def test_it_is_rolled_again_until_it_is_no_seven():
    table = at_turn(8)
    table.play(RollDice(RED), dice=[*SEVENS, (6, 6)])
    assert [event.dice for event in table.happened(DiceRolledAgain)] == SEVENS
    assert table.happened(DiceRolled)[0].dice == (6, 6)


def test_an_ignored_seven_costs_nobody_cards_and_moves_no_robber():
    table = at_turn(2)
    table.hand(RED, wool=9)
    table.play(RollDice(RED), dice=[(3, 4), (1, 1)])
    assert table.deciding() == (RED,)
    assert table.kinds(RED) >= {"EndTurn"}
    assert table.in_hand(RED) == cards(wool=9)


@pytest.mark.parametrize(("seats", "first"), [(4, 9), (3, 7), (2, 5)])
def test_from_the_third_round_on_a_seven_counts(seats, first):
    table = at_turn(first, seats=seats)
    table.rolls(RED, 7)
    assert not table.happened(DiceRolledAgain)
    assert table.kinds(RED) == {"MoveRobber"}
    before = at_turn(first - 1, seats=seats)
    before.play(RollDice(RED), dice=[(3, 4), (1, 1)])
    assert before.happened(DiceRolledAgain)


def test_everybody_is_told_of_the_roll_that_did_not_count():
    table = at_turn(1)
    table.play(RollDice(RED), dice=[(3, 4), (1, 1)])
    for viewer in (*table.seats, None):
        assert table.seen_by(viewer)[0] == {"type": "DiceRolledAgain", "seat": RED, "dice": [3, 4]}


def test_a_knight_may_move_the_robber_at_the_beginning():
    table = at_turn(1)
    table.unplayed(RED, knight=1)
    table.plays_knight(RED)
    assert table.kinds(RED) == {"MoveRobber"}


def test_a_seven_of_the_dice_deck_is_used_up_and_the_next_card_is_drawn():
    table = at_turn(1, **{"dice-deck": 0})
    seven, six = ALL_ROLLS.index((3, 4)), ALL_ROLLS.index((3, 3))
    DECK.put(table.state, (0, six, seven))
    table.play(RollDice(RED), chance=Scripted())
    assert table.happened(DiceRolledAgain)[0].dice == (3, 4)
    assert table.happened(DiceRolled)[0].dice == (3, 3)
    assert DECK.of(table.state) == (0,)


def test_the_dice_deck_is_shuffled_between_where_the_seven_was_its_last_card():
    table = at_turn(1, **{"dice-deck": 0})
    DECK.put(table.state, (ALL_ROLLS.index((3, 4)),))
    table.play(RollDice(RED), chance=Random(3))
    kinds = [type(event) for event in table.last]
    assert kinds.index(DiceRolledAgain) < kinds.index(DiceDeckShuffled) < kinds.index(DiceRolled)


@pytest.mark.parametrize("options", [{KEY: True}, {KEY: True, "dice-deck": 5}])
def test_every_roll_is_recorded_and_the_record_leads_to_the_same_game(options):
    config = GameConfig(options=options)
    ignored = 0
    for seed in range(12):
        drawn: dict[str, int] = {}

        def sealed(seed=seed, drawn=drawn):
            return Sealed(bytes([seed]) * 32, ["a", "b"], drawn)

        chance = sealed()
        played = Recording(config, chance)
        drawn.update(tally(chance.outcomes))
        luck = Random(seed)
        for _ in range(70):
            if played.state.over:
                break
            chance = sealed()
            events = played.play(bot_action(played.state, "easy", luck), chance)
            for kind, count in tally(chance.outcomes).items():
                drawn[kind] = drawn.get(kind, 0) + count
            again = [event for event in events if isinstance(event, DiceRolledAgain)]
            ignored += len(again)
            if "dice-deck" not in options and any(isinstance(e, DiceRolled) for e in events):
                assert len(chance.outcomes) == 1 + len(again)
        record = Record.from_json(played.record.to_json())
        assert game.state_hash(final(record)) == game.state_hash(played.state)
    assert ignored, "a seven fell at the beginning of one of these games"


def test_a_roll_brings_more_on_average_while_no_seven_counts():
    early, late = at_turn(8), at_turn(9)
    for table in (early, late):
        table.city(RED, "hills 6 N")
    one, other = game.expected_cards(early.state)[RED], game.expected_cards(late.state)[RED]
    assert one == pytest.approx(other * 36 / 30)


def test_without_the_option_the_first_seven_counts():
    table = Table()
    table.rolls(RED, 7)
    assert table.kinds(RED) == {"MoveRobber"}
