"""Option dice-deck: rolls come from 36 shuffled cards, one for each way two dice fall (house rule)."""

import json
import random
from collections import Counter

import pytest

from engine.api import ConfigError
from engine.board_game import catalog, game
from engine.board_game.core.actions import EndTurn, RollDice
from engine.board_game.core.config import GameConfig
from engine.board_game.core.events import DiceRolled, StartRolled
from engine.board_game.options import Range
from engine.board_game.options.dice_deck import DECK, KEY, DiceDeckShuffled
from engine.chance import ALL_ROLLS, Random, Scripted, Sealed, tally
from engine.record import Record, Recording, final
from tests.engine.board_game.table import RED, Table, cards
from tests.engine.board_game.wild import wild_action

VIEWERS = (0, 1, 2, 3, None)


def played_from_the_deck(shuffle_at=5):
    return Table(values={KEY: shuffle_at})


def rolls_again(table, chance):
    """RED rolls, and gets the dice back at once; what came, and whether the deck was shuffled before."""
    table.before_the_roll(RED)
    table.state.robber = -1
    table.play(RollDice(RED), chance=chance)
    (rolled,) = table.happened(DiceRolled)
    return rolled.dice, bool(table.happened(DiceDeckShuffled))


def rolls(table, count, chance):
    return [rolls_again(table, chance) for _ in range(count)]


@pytest.mark.parametrize("seed", range(5))
def test_each_way_the_dice_fall_comes_once_in_a_pass_through_the_deck(seed):
    one_pass = rolls(played_from_the_deck(0), 36, Random(seed))
    assert sorted(dice for dice, _ in one_pass) == sorted(ALL_ROLLS)
    assert len({dice for dice, _ in rolls(played_from_the_deck(5), 31, Random(seed))}) == 31


@pytest.mark.parametrize("shuffle_at", [0, 1, 5, 20])
def test_the_deck_is_shuffled_before_the_first_roll_and_when_so_many_cards_are_left(shuffle_at):
    a_pass = 36 - shuffle_at
    rolled = rolls(played_from_the_deck(shuffle_at), 3 * a_pass, Random(1))
    assert [number for number, (_, shuffled) in enumerate(rolled) if shuffled] == [
        0,
        a_pass,
        2 * a_pass,
    ]
    for begin in (0, a_pass, 2 * a_pass):
        assert len({dice for dice, _ in rolled[begin : begin + a_pass]}) == a_pass


def test_five_are_left_when_nothing_else_was_agreed():
    parameter = catalog.OPTIONS[KEY].parameter
    assert isinstance(parameter, Range)
    assert (parameter.minimum, parameter.maximum, parameter.default) == (0, 20, 5)


@pytest.mark.parametrize(
    ("left", "name"),
    [(0, "Deck of 36, reshuffled at its end"), (5, "Deck of 36, reshuffled with 5 left")],
)
def test_the_lobby_says_when_the_deck_is_shuffled_again(left: int, name: str):
    assert catalog.OPTIONS[KEY].to_json()["parameter"]["names"][str(left)] == name


def test_the_order_comes_from_chance_and_from_nothing_else():
    dice = [rolls(played_from_the_deck(), 31, Random(seed)) for seed in (1, 1, 2)]
    assert dice[0] == dice[1] != dice[2]


def test_every_card_is_equally_likely_on_top():
    first = Counter(rolls(played_from_the_deck(), 1, Random(seed))[0][0] for seed in range(1080))
    assert set(first) == set(ALL_ROLLS)
    assert max(first.values()) < 60, "thirty each, more or less"


def test_who_starts_is_rolled_with_plain_dice():
    table = Table.dealt(
        values={KEY: 5}, chance=Scripted(dice=[(6, 6), (6, 6), (1, 1), (1, 1), (6, 6), (5, 5)])
    )
    assert [event.dice for event in table.happened(StartRolled)].count((6, 6)) == 3
    assert table.happened(DiceDeckShuffled) == []
    assert table.view(None)["options"][KEY]["left"] == 36, "no card was used up"


def test_shuffling_is_told_to_everybody_before_the_roll_that_needed_it():
    table = played_from_the_deck()
    rolls_again(table, Random(3))
    for viewer in VIEWERS:
        told = [event["type"] for event in table.seen_by(viewer)]
        assert told[:2] == ["DiceDeckShuffled", "DiceRolled"]


def test_a_card_from_the_deck_counts_as_any_roll():
    table = played_from_the_deck()
    table.city(RED, "pasture 2 N")
    DECK.put(table.state, (*range(6), ALL_ROLLS.index((4, 3)), ALL_ROLLS.index((1, 1))))
    assert rolls_again(table, Random(0)) == ((1, 1), False)
    assert table.in_hand(RED) == cards(wool=2)
    assert rolls_again(table, Random(0)) == ((4, 3), False)
    assert table.kinds(RED) == {"MoveRobber"}


# What is known of it


def test_everybody_sees_how_many_cards_are_left_and_which_totals_are_still_to_come():
    table, chance = played_from_the_deck(), Random(4)
    everything = Counter(map(sum, ALL_ROLLS))
    for number in range(31):
        shown = table.view(None)["options"][KEY]
        assert shown["left"] == 36 - number
        assert shown["totals"] == {str(total): everything[total] for total in sorted(+everything)}
        assert all(table.view(viewer)["options"][KEY] == shown for viewer in VIEWERS)
        dice, _ = rolls_again(table, chance)
        everything[sum(dice)] -= 1


def test_once_so_few_are_left_the_next_roll_is_drawn_from_the_whole_deck():
    """Nobody sees the last cards: they go back."""
    table = played_from_the_deck()
    whole = table.view(None)["options"][KEY]
    assert whole == {"left": 36, "shuffle_at": 5, "totals": whole["totals"]}
    assert whole["totals"]["7"] == 6
    rolls(table, 31, Random(5))
    assert len(DECK.of(table.state)) == 5
    assert table.view(None)["options"][KEY] == whole


def test_nobody_sees_the_order_of_the_cards():
    """Two decks that differ only in it look the same to everybody, in view, moves and refusals."""
    table, luck = played_from_the_deck(), random.Random(6)
    rolls(table, 9, Random(6))
    table.before_the_roll(RED)
    twin = table.state.copy()
    DECK.put(twin, tuple(luck.sample(DECK.of(twin), len(DECK.of(twin)))))
    assert DECK.of(twin) != DECK.of(table.state)
    for viewer in VIEWERS:
        assert game.view_for(twin, viewer) == game.view_for(table.state, viewer)
    for seat in table.seats:
        assert game.legal_actions(twin, seat) == game.legal_actions(table.state, seat)
        for action in (RollDice(seat), EndTurn(seat)):
            assert game.why_not(twin, action) == game.why_not(table.state, action)


# Saving, replaying, agreeing


def test_a_loaded_deck_goes_on_in_the_same_order():
    table = played_from_the_deck()
    rolls(table, 12, Random(7))
    table.before_the_roll(RED)
    loaded = game.state_from_json(json.loads(json.dumps(game.state_to_json(table.state))))
    assert loaded.option_state == table.state.option_state
    for chance in (Random(1), Random(2)):
        _, of_loaded = game.play(loaded, RollDice(RED), chance)
        _, events = game.play(table.state, RollDice(RED), Random(3))
        assert of_loaded[0] == events[0], "chance has said its part already"


def test_rolling_on_a_copy_leaves_the_deck_as_it_was():
    table = played_from_the_deck()
    rolls(table, 3, Random(8))
    table.before_the_roll(RED)
    before = DECK.of(table.state)
    game.apply(table.state.copy(), RollDice(RED), Random(8))
    assert DECK.of(table.state) == before


def test_a_recorded_game_with_a_deck_replays_to_the_same_end():
    config = GameConfig(options={KEY: 20, "victory-points": 8})
    luck, chance = random.Random(9), Sealed(b"deck", [])
    recording = Recording(config, chance)
    drawn, shuffled = tally(chance.outcomes), 0
    while not recording.state.over:
        chance = Sealed(b"deck", [], drawn)
        events = recording.play(wild_action(recording.state, luck), chance)
        drawn += tally(chance.outcomes)
        shuffled += DiceDeckShuffled() in events
    assert shuffled > 2
    record = Record.from_json(json.loads(json.dumps(recording.record.to_json())))
    assert game.state_hash(final(record)) == game.state_hash(recording.state)


@pytest.mark.parametrize("value", [-1, 21, True, "many", 5.0])
def test_the_number_of_cards_left_is_from_0_to_20(value):
    with pytest.raises(ConfigError) as caught:
        played_from_the_deck(value)
    assert KEY in caught.value.text


def test_a_deck_used_to_its_last_card_is_not_a_deck_that_was_left_out():
    """In Python 0 == False: what was compiled for one must not answer for the other."""
    for _ in range(2):
        assert KEY in Table(values={KEY: 0}).view(None)["options"]
        assert "options" not in Table(values={KEY: False}).view(None)
