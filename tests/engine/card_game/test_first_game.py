"""The first game of the guide: its cards and dice show everything soon, whatever the bot does."""

from engine.card_game.core.cards import CARD_KEYS
from engine.card_game.core.names import EVENT_FACES
from engine.card_game.first_game import FIRST
from engine.card_game.game import game
from engine.card_game.rules.attacks import SUCCEEDS_AGAINST_A_COUNTER_UP_TO, SUCCEEDS_UP_TO
from engine.chance import Sealed

LEARNER = 0
SUGGESTED = ("raid", "knight-conrad", "herb-witch")
"""The cards that the guide points at in the first stack."""


def prepared() -> Sealed:
    return Sealed(FIRST.seed, ("", ""))


def test_the_learner_starts_and_finds_the_suggested_cards_in_the_first_stack():
    state, _ = game.new_game(game.configured(FIRST.config), prepared())
    assert state.current == LEARNER
    assert {CARD_KEYS.index(key) for key in SUGGESTED} <= set(state.stacks[0])


def test_the_bot_finds_an_attack_in_the_second_stack():
    state, _ = game.new_game(game.configured(FIRST.config), prepared())
    assert CARD_KEYS.index("black-knight") in state.stacks[1]


def test_the_first_turn_is_a_successful_year_and_the_next_one_a_tournament():
    chance = prepared()
    game.new_game(game.configured(FIRST.config), chance)
    faces = [EVENT_FACES[chance.dice()[0] - 1] for _ in range(2)]
    assert faces == ["successful-year", "tournament"]


def test_the_first_attack_succeeds_whatever_is_answered():
    chance = prepared()
    game.new_game(game.configured(FIRST.config), chance)
    assert chance.below(6) + 1 <= SUCCEEDS_AGAINST_A_COUNTER_UP_TO


def test_the_second_attack_succeeds_unless_it_is_answered():
    chance = prepared()
    game.new_game(game.configured(FIRST.config), chance)
    _, number = chance.below(6) + 1, chance.below(6) + 1
    assert SUCCEEDS_AGAINST_A_COUNTER_UP_TO < number <= SUCCEEDS_UP_TO


def test_it_is_the_short_game_of_the_lobby():
    (preset,) = game.catalog()["presets"]
    assert preset["config"] == FIRST.config == game.configured(FIRST.config).to_json()
    assert game.configured(FIRST.config).settings == {"victory-points": 7}
