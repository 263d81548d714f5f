"""Everything with everything: all pairs of options, and configurations drawn at random from the whole catalog.

Each is either refused with a reason that names what contradicts what, or played: random games come to an end with every
invariant, and what a seat may not know changes nothing that it is told. In the long form five games each, and two
thousand configurations."""

import random
import re
from itertools import combinations

import pytest

from engine.api import ConfigError
from engine.board_game import boards, catalog, game
from engine.board_game.catalog import BOARDS, EDITIONS, OPTIONS, rules_for
from engine.board_game.core.config import GameConfig, OptionValue
from engine.board_game.core.state import State
from engine.board_game.simulate import MOST_ACTIONS, random_action
from engine.chance import Random
from tests.engine.configurations import (
    ALONE,
    games,
    on_board,
    refusal_of,
    table_for,
    values_of,
)
from tests.engine.invariants import assert_sound
from tests.engine.test_leaks import Twins, position, would_win_hidden

EACH = games(short=1, long=5)
CONFIGURATIONS = games(short=60, long=2000)
PARTS = 4
LOOKED_AT = 60
"""Every so many actions a state is looked at as a whole."""
COMPARED = 10


def any_configuration(luck: random.Random) -> GameConfig:
    """Whatever the catalog holds, without a thought whether it goes together."""
    board = boards.load(luck.choice(BOARDS))
    options: dict[str, OptionValue] = {}
    for key in OPTIONS:
        if luck.random() < 0.2:
            options[key] = luck.choice([*values_of(key), False])
    return on_board(board.key, luck.choice(board.seats), options, luck.choice(list(EDITIONS)))


def names_the_conflict(refusal: ConfigError, config: GameConfig) -> bool:
    """Two things by name that are both chosen: options, or the board; or an option and for how many it is."""
    chosen = {*catalog.options_of(config), f"board {config.board}"}
    named = set(re.findall(r"'([^']+)'", refusal.text)) & chosen
    return len(named) >= (1 if refusal.code == "wrong_seats" else 2)


def nothing_is_left_to_build(state: State) -> bool:
    """A board so full that nobody's points can grow: people would agree to end such a game."""
    rules = state.rules
    return state.drawn == len(state.deck) and not any(
        (rules.pieces["road"](state, seat) and rules.road_paths(state, rules, seat))
        or (rules.pieces["settlement"](state, seat) and rules.settlement_spots(state, rules, seat))
        or (rules.pieces["city"](state, seat) and rules.city_spots(state, rules, seat))
        for seat in rules.seats
    )


def play_at_random(config: GameConfig, seed: str) -> None:
    """To the end, looking at a state now and then."""
    chance, luck = Random(seed), Random(f"players {seed}")
    state = game.start(rules_for(config), chance)
    for step in range(MOST_ACTIONS):
        if step % LOOKED_AT == 0 or state.over:
            assert_sound(state)
        if state.over:
            return
        game.apply(state, random_action(state, luck), chance)
    if nothing_is_left_to_build(state):
        return
    raise AssertionError("a game without an end")


def tell_the_same_to_who_may_not_know(config: GameConfig, seed: int) -> None:
    """A position and its twin, in which the others hold other cards, and some moves from there."""
    luck = random.Random(seed)
    state = position(config, seed, luck.randrange(30, 180))
    twins = Twins(state, luck.randrange(config.seats), luck)
    if would_win_hidden(twins.other):
        return
    twins.compare()
    while twins.compared <= COMPARED and twins.step():
        twins.compare()


@pytest.mark.parametrize("part", range(PARTS))
def test_any_configuration_is_played_to_the_end_without_a_leak_or_refused_by_name(part: int):
    played = 0
    for number in range(part, CONFIGURATIONS, PARTS):
        config = any_configuration(random.Random(f"any {number}"))
        refusal = refusal_of(config)
        if refusal is not None:
            assert names_the_conflict(refusal, config), (config.to_json(), refusal.text)
            continue
        for again in range(EACH):
            play_at_random(config, f"{number} {again}")
        tell_the_same_to_who_may_not_know(config, number)
        played += 1
    assert played > CONFIGURATIONS / PARTS / 4, "more than a quarter is not refused"


PAIRS = [(one, other) for one, other in combinations(ALONE, 2) if one[0] != other[0]]


@pytest.mark.parametrize("part", range(PARTS))
def test_every_pair_of_options_is_played_somewhere_or_refused_everywhere_by_name(part: int):
    for number, pair in list(enumerate(PAIRS))[part::PARTS]:
        tables = [table_for(board, dict(pair)) for board in BOARDS]
        refusals = [refusal_of(config) for config in tables]
        for config, refusal in zip(tables, refusals, strict=True):
            assert refusal is None or names_the_conflict(refusal, config), refusal
        playable = [config for config, refusal in zip(tables, refusals, strict=True) if not refusal]
        if not playable:
            continue
        config = playable[number % len(playable)]
        for again in range(EACH):
            play_at_random(config, f"pair {number} {again}")
        tell_the_same_to_who_may_not_know(config, number)
