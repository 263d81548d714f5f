"""The engine alone: random games, copies, views, bots. CPU time, medians."""

import random
import statistics
import sys
import time
from collections.abc import Iterator
from types import FrameType

from benchmarks.measured import median_cpu_seconds, percentile, tell
from benchmarks.states import ROUNDS, for_each_action
from engine.api import ConfigError
from engine.board_game import bots, game
from engine.board_game.catalog import OPTIONS
from engine.board_game.compiled_rules import rules_for
from engine.board_game.core.config import GameConfig, OptionValue
from engine.board_game.core.state import State
from engine.board_game.simulate import random_action, random_game
from engine.chance import Random

BASE_GAME = GameConfig()
GAMES = 20
REPEATS = 5


def run() -> None:
    random_games()
    calls_of_random_games()
    one_at_a_time(list(positions(seed=11, every=20)))
    bots_deciding()


def random_games() -> None:
    """Uniformly random players, no offers: the usual measure of an engine. Search keeps no events."""
    for suffix, keep_events in (("", True), ("_without_events", False)):
        actions = 0

        def games(keep_events: bool = keep_events) -> None:
            nonlocal actions
            actions = sum(play_randomly(seed, keep_events) for seed in range(GAMES))

        seconds = median_cpu_seconds(games, REPEATS)
        done = GAMES * REPEATS
        tell(f"engine.random_games_per_cpu_second{suffix}", GAMES / seconds, "games/s", done)
        tell(f"engine.us_per_action{suffix}", seconds / actions * 1e6, "us", actions * REPEATS)


def calls_of_random_games() -> None:
    """Count the functions that an action calls, Python's own included: the same on every machine, whatever else runs there."""
    for suffix, keep_events in (("", True), ("_without_events", False)):
        calls = actions = 0

        def count(frame: FrameType, event: str, called: object) -> None:
            nonlocal calls
            calls += event in ("call", "c_call")

        play_randomly(0, keep_events)  # warm the caches
        sys.setprofile(count)
        try:
            actions = sum(play_randomly(seed, keep_events) for seed in range(GAMES))
        finally:
            sys.setprofile(None)
        tell(f"engine.calls_per_action{suffix}", calls / actions, "calls", actions)


def play_randomly(seed: int, keep_events: bool) -> int:
    """One game to its end; the number of actions it took."""
    _, actions = random_game(BASE_GAME, Random(seed), Random(f"players {seed}"), keep_events)
    return actions


def positions(seed: int, every: int) -> Iterator[State]:
    """States of one random game, some actions apart."""
    chance, luck = Random(seed), Random(f"players {seed}")
    state = game.start(rules_for(BASE_GAME), chance)
    number = 0
    while state.pending:
        if number % every == 0:
            yield state.copy()
        game.apply(state, random_action(state, luck), chance)
        number += 1


def one_at_a_time(states: list[State]) -> None:
    """The work of a server for each action, in addition to playing it."""
    done = len(states) * ROUNDS

    def copies_with_every_option() -> None:
        for _ in range(done):
            everything.copy()

    everything = game.start(rules_for(with_every_option()), Random(11))
    base = game.start(rules_for(BASE_GAME), Random(11))

    def copies_of_the_base_game() -> None:
        for _ in range(done):
            base.copy()

    costs = [
        median_cpu_seconds(copies_with_every_option, 1)
        / median_cpu_seconds(copies_of_the_base_game, 1)
        for _ in range(REPEATS * 3)
    ]
    tell("engine.copy_with_every_option", statistics.median(costs), "base copies", len(costs))
    for_each_action("engine", game, states)


def with_every_option() -> GameConfig:
    """The base game with each option of the catalog that goes with those after it; most options that keep state come late in the
    catalog."""
    options: dict[str, OptionValue] = {}
    for key, option in reversed(OPTIONS.items()):
        value = True if option.parameter is None else option.parameter.default
        try:
            rules_for(GameConfig(options={**options, key: value}))
        except ConfigError:
            continue
        options[key] = value
    return GameConfig(options=options)


def bots_deciding() -> None:
    """Every decision of whole games in which all seats are bots of one level."""
    for level in bots.LEVELS:
        times: list[float] = []
        for seed in range(3):
            times += decision_times(level, seed)
        tell(f"bots.{level}.ms_per_decision", statistics.mean(times) * 1000, "ms", len(times))
        tell(f"bots.{level}.p99_ms_per_decision", percentile(times, 99) * 1000, "ms", len(times))


def decision_times(level: str, seed: int) -> list[float]:
    chance, luck, times = Random(seed), random.Random(seed), []
    state, _ = game.new_game(BASE_GAME, chance)
    while state.pending:
        for seat in state.rules.seats:
            legal, forms = game.legal_actions(state, seat), game.forms(state, seat)
            view = game.view_for(state, seat)
            began = time.process_time()
            action = bots.choose(level, view, legal, forms, seat, luck, patient=False)
            if action is not None:
                times.append(time.process_time() - began)
                state, _ = game.play(state, action, chance)
                break
    return times
