"""Everything with everything: all pairs of options, and configurations drawn at random from the whole catalog.

Each is either refused with a reason that names what contradicts what, or played: random games come to an end with every
invariant, and what a seat may not know changes nothing that it is told. Every pair meets at a table, in the company of
others; in the long form also at tables of its own, with five games each, and two thousand configurations are drawn."""

import random
import re
from functools import cache
from itertools import combinations
from typing import Any, cast

import pytest

from engine.api import ConfigError
from engine.board_game import boards, configurations, game, lobby_catalog
from engine.board_game.catalog import BOARDS, EDITIONS, OPTIONS
from engine.board_game.compiled_rules import rules_for
from engine.board_game.core.config import GameConfig, OptionValue
from engine.board_game.core.events import Log, told
from engine.board_game.core.state import State
from engine.board_game.simulate import MOST_ACTIONS, random_action
from engine.chance import Chance, Random
from tests.engine.board_game.configurations import (
    ALONE,
    games,
    on_board,
    refusal_of,
    table_for,
    values_of,
)
from tests.engine.board_game.invariants import assert_sound
from tests.engine.board_game.views.test_leaks import Twins, position, would_win_hidden
from tests.forms import varied

EACH = games(short=1, long=5)
CONFIGURATIONS = games(short=12, long=2000)
PARTS = 4
LOOKED_AT = 60
"""Every so many actions a state is looked at as a whole."""
COMPARED = 10


def any_configuration(luck: random.Random) -> GameConfig:
    """Whatever the catalog holds, seldom what the board does not offer, without a thought whether options go together."""
    board = boards.load(luck.choice(BOARDS))
    options: dict[str, OptionValue] = {}
    not_offered = lobby_catalog._board_row(board.key)["refuses"]
    for key in OPTIONS:
        if luck.random() < (0.02 if key in not_offered else 0.2):
            options[key] = luck.choice([*values_of(key), False])
    return on_board(board.key, luck.choice(board.seats), options, luck.choice(list(EDITIONS)))


def names_the_conflict(refusal: ConfigError, config: GameConfig) -> bool:
    """Two things by name that are both chosen: options, or the board; or an option and for how many it is."""
    chosen = {*configurations.options_of(config), *config.options, f"board {config.board}"}
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


class Asked:
    """Chance that counts how often it is asked."""

    def __init__(self, chance: Chance) -> None:
        self._chance = chance
        self.times = 0

    def __getattr__(self, question: str) -> Any:
        self.times += 1
        return getattr(self._chance, question)


def play_at_random(config: GameConfig, seed: str) -> None:
    """To the end, looking at a state now and then, and at each action whether it drew anything and could be undone."""
    chance, luck = Asked(Random(seed)), Random(f"players {seed}")
    state = game.start(rules_for(config), cast(Chance, chance))
    for step in range(MOST_ACTIONS):
        if step % LOOKED_AT == 0 or state.over:
            assert_sound(state)
        if state.over:
            return
        log: Log = []
        asked = chance.times
        game.apply(state, random_action(state, luck), cast(Chance, chance), log)
        assert chance.times == asked or not game.can_undo(told(log)), log
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


Choice = tuple[str, OptionValue]
Pair = frozenset[Choice]
PAIRS = [frozenset(pair) for pair in combinations(ALONE, 2) if pair[0][0] != pair[1][0]]
COMPANY = 12
"""Options at one table, at most; more would stand in each other's light."""
NOTHING_TO_HIDE: Choice = ("open-hands", True)
"""With it, no table shows whether the others keep a secret."""


ONE_OF_EACH = tuple(
    board
    for board in BOARDS
    if not (boards.load(board).supply.ships and board.endswith(("5", "6")))
)
"""The boards, but maps of the sea for few players only: a larger one has the same rules."""


ASKED = games(short=5, long=len(ONE_OF_EACH))
"""The number of boards each pair asks for, beginning at another one each; more, until one of them plays it."""
PLACE_OF = {pair: place for place, pair in enumerate(PAIRS)}


@cache
def boards_for(pair: Pair) -> list[str]:
    """The boards that play it, of those that were asked; where it is not played, it is refused by name."""
    found: list[str] = []
    first = PLACE_OF[pair] % len(ONE_OF_EACH)
    for place, board in enumerate((*ONE_OF_EACH[first:], *ONE_OF_EACH[:first])):
        if place >= ASKED and found:
            break
        config = table_for(board, dict(pair))
        refusal = refusal_of(config)
        assert refusal is None or names_the_conflict(refusal, config), refusal
        found += [] if refusal else [board]
    return found


def met_at(chosen: list[Choice]) -> set[Pair]:
    """The pairs that a table with these options tries."""
    pairs = map(frozenset, combinations(chosen, 2))
    return {pair for pair in pairs if NOTHING_TO_HIDE not in chosen or NOTHING_TO_HIDE in pair}


@cache
def tables_for_all() -> list[GameConfig]:
    """So few that every pair that can be played meets at one of them."""
    to_meet = {pair for pair in PAIRS if boards_for(pair)}
    tables = []
    for number, pair in enumerate(PAIRS):
        if pair not in to_meet:
            continue
        where = boards_for(pair)
        board = where[number % len(where)]
        chosen = sorted(pair, key=ALONE.index)
        for choice in random.Random(number).sample(ALONE, len(ALONE)):
            if len(chosen) == COMPANY:
                break
            more = [*chosen, choice]
            new = (
                choice[0] not in dict(chosen) and met_at(more) & to_meet > met_at(chosen) & to_meet
            )
            if new and refusal_of(table_for(board, dict(more))) is None:
                chosen = more
        to_meet -= met_at(chosen)
        tables.append(table_for(board, dict(chosen)))
    return tables


def test_no_table_of_two_options_is_refused_without_naming_them():
    assert sum(map(bool, map(boards_for, PAIRS))) > len(PAIRS) / 2


@varied("part", *range(PARTS))
def test_every_pair_of_options_is_played_beside_others(part: int):
    for number, config in list(enumerate(tables_for_all()))[part::PARTS]:
        play_at_random(config, f"table {number}")
        tell_the_same_to_who_may_not_know(config, number)


@pytest.mark.long
@pytest.mark.parametrize("part", range(PARTS))
def test_every_pair_of_options_is_played_by_itself(part: int):
    for number, pair in list(enumerate(PAIRS))[part::PARTS]:
        if not (where := boards_for(pair)):
            continue
        config = table_for(where[number % len(where)], dict(pair))
        for again in range(EACH):
            play_at_random(config, f"pair {number} {again}")
        tell_the_same_to_who_may_not_know(config, number)
