"""Random whole games: whatever happens, cards and pieces are conserved and every rule of the board holds."""

import json
import random

import pytest

from engine.board_game import game
from engine.board_game.catalog import EDITIONS
from engine.board_game.compiled_rules import rules_for
from engine.board_game.core.config import GameConfig
from engine.board_game.core.names import NOBODY
from engine.board_game.core.state import State
from engine.board_game.simulate import random_game
from engine.chance import Random
from tests.engine.board_game.configurations import games, random_config
from tests.engine.board_game.invariants import assert_sound
from tests.engine.board_game.wild import all_legal, forbidden_action, wild_action
from tests.forms import varied


def saved(state: State) -> str:
    return json.dumps(game.state_to_json(state), sort_keys=True)


def play_wildly(config: GameConfig, seed: int) -> State:
    """One game to its end, every state sound; now and then everything legal is tried and so is what is not."""
    luck, chance = random.Random(seed), Random(seed)
    state = game.start(rules_for(config), chance)
    while state.winner == NOBODY:
        assert_sound(state)
        if luck.random() < 0.02:
            every_legal_action_applies(state, seed)
        if luck.random() < 0.25:
            what_is_not_legal_is_refused_and_changes_nothing(state, luck)
        action = wild_action(state, luck)
        game.check(state, action)
        game.apply(state, action, chance)
    assert_sound(state)
    return state


def every_legal_action_applies(state: State, seed: int) -> None:
    before = saved(state)
    for action in all_legal(state):
        after, events = game.play(state, action, Random(seed))
        assert events, "something happens"
        assert_sound(after)
    assert saved(state) == before, "play leaves the state as it was"


def what_is_not_legal_is_refused_and_changes_nothing(state: State, luck: random.Random) -> None:
    before = saved(state)
    for _ in range(5):
        action = forbidden_action(state, luck)
        if game.why_not(state, action) is None:
            continue
        with pytest.raises(game.Refused) as refusal:
            game.play(state, action, Random(0))
        assert refusal.value.code
        assert refusal.value.text.endswith(".")
    assert saved(state) == before


@pytest.mark.parametrize("part", range(4))
def test_random_four_player_games_end_with_all_invariants(part):
    for number in range(part, games(short=4, long=1000), 4):
        assert play_wildly(GameConfig(), number).over


@varied("edition", *EDITIONS)
def test_every_edition_with_options_at_random_ends_with_all_invariants(edition):
    for number in range(games(short=1, long=200)):
        luck = random.Random(f"{edition} {number}")
        assert play_wildly(random_config(luck, edition), number).over


def test_an_action_is_listed_exactly_when_it_may_be_taken():
    luck, chance = random.Random(5), Random(5)
    state = game.start(rules_for(GameConfig()), chance)
    for _ in range(400):
        listed = list(all_legal(state))
        assert len(listed) == len(set(listed)), "each action once"
        for _ in range(10):
            action = forbidden_action(state, luck)
            if state.rules.action_rules[type(action)].listed:
                assert (game.why_not(state, action) is None) == (action in listed)
        game.apply(state, wild_action(state, luck), chance)
        if state.over:
            break


def test_play_and_apply_agree():
    luck = random.Random(9)
    config = GameConfig(options={"separate-phases": True})
    state = game.start(rules_for(config), Random(9))
    owned = state.copy()
    for step in range(300):
        action = wild_action(state, luck)
        state, _ = game.play(state, action, Random(step))
        game.apply(owned, action, Random(step))
        assert saved(state) == saved(owned)
        if state.over:
            break


def test_random_players_without_offers_reach_an_end():
    for seed in range(10):
        state, _ = random_game(GameConfig(), Random(seed), Random(f"luck {seed}"))
        assert_sound(state)
        assert state.over
