"""The card game's engine alone: random games, bots' games, copies, views. CPU time, medians; beside the board game's own figures."""

from benchmarks.measured import median_cpu_seconds, tell
from benchmarks.states import for_each_action
from engine.card_game.catalog import rules_for
from engine.card_game.core.config import GameConfig
from engine.card_game.core.state import State
from engine.card_game.course.set_up import set_up
from engine.card_game.game import game
from engine.card_game.simulate import bot_action, bot_game, random_game
from engine.chance import Random
from engine.kernel.context import ActionContext

BOOKLET = GameConfig("1996")
GAMES = 5
REPEATS = 5


def run() -> None:
    random_games()
    bots_games()
    for_each_action("cards", game, positions(seed=11, every=10))


def random_games() -> None:
    """Uniformly random players, no offers."""
    actions = 0

    def games() -> None:
        nonlocal actions
        played = (random_game(BOOKLET, Random(seed), Random(f"p {seed}")) for seed in range(GAMES))
        actions = sum(count for _, count in played)

    seconds = median_cpu_seconds(games, REPEATS)
    done = GAMES * REPEATS
    tell("cards.random_games_per_cpu_second", GAMES / seconds, "games/s", done)
    tell("cards.us_per_action", seconds / actions * 1e6, "us", actions * REPEATS)


def bots_games() -> None:
    """Both seats are easy bots."""
    actions = 0

    def games() -> None:
        nonlocal actions
        played = (
            bot_game(BOOKLET, Random(seed), Random(f"b {seed}"), "easy") for seed in range(GAMES)
        )
        actions = sum(count for _, count in played)

    seconds = median_cpu_seconds(games, REPEATS)
    tell("cards.bots_games_per_cpu_second", GAMES / seconds, "games/s", GAMES * REPEATS)
    tell("cards.bots_ms_per_action", seconds / actions * 1e3, "ms", actions * REPEATS)


def positions(seed: int, every: int) -> list[State]:
    """States of one game between bots, some actions apart."""
    play, luck, found = ActionContext(Random(seed)), Random(f"b {seed}"), []
    state, number = set_up(rules_for(BOOKLET), play), 0
    while not state.over:
        if number % every == 0:
            found.append(state.copy())
        game.apply(state, bot_action(state, game.deciding(state)[0], "easy", luck), play)
        number += 1
    return found
