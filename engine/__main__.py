"""The engine's command line: `python -m engine simulate | replay FILE | perft | dice-figures`."""

import argparse
import json
import sys
import time
from collections import Counter
from collections.abc import Collection
from pathlib import Path

from engine.api import EVERYTHING, Config, ConfigError, Refused
from engine.board_game import compiled_rules, game, simulate
from engine.board_game.bots import LEVELS
from engine.board_game.compiled_rules import configured
from engine.board_game.core.config import GameConfig, OptionValue
from engine.board_game.figures import dice
from engine.card_game import simulate as card_games
from engine.card_game.bots import LEVELS as CARD_LEVELS
from engine.card_game.core.config import USUAL_SETS
from engine.chance import Random, RecordError
from engine.games import BOARD, CARDS, GAMES
from engine.record import Record, replay


def _option(text: str) -> tuple[str, OptionValue]:
    key, _, value = text.partition("=")
    if not value:
        return key, True
    if value in ("true", "false"):
        return key, value == "true"
    return key, int(value) if value.lstrip("-").isdigit() else value


def _config(arguments: argparse.Namespace) -> GameConfig:
    return configured(
        {
            "edition": arguments.edition,
            "board": arguments.board,
            **({"seats": arguments.seats} if arguments.seats is not None else {}),
            "options": dict(arguments.option),
        }
    )


def _say(text: str) -> None:
    sys.stdout.write(text + "\n")


def simulate_games(arguments: argparse.Namespace) -> None:
    """Play games and print who won, how long they took and how fast they were."""
    if arguments.game == CARDS.key:
        simulate_card_games(arguments)
        return
    config = _config(arguments)
    levels = _levels(arguments, LEVELS)
    wins: Counter[int] = Counter()
    won_by_level: Counter[str] = Counter()
    turns = actions = 0
    began = time.process_time()
    for number in range(arguments.games):
        seed = f"{arguments.seed}:{number}"
        chance, rng = Random(seed), Random(f"players {seed}")
        if arguments.players == "random":
            state, count = simulate.random_game(config, chance, rng)
        else:
            seated = [levels[(seat + number) % len(levels)] for seat in range(config.seats)]
            state, count = simulate.bot_game(config, chance, rng, seated)
            won_by_level[seated[state.winner]] += 1
        wins[state.winner] += 1
        turns += state.turn
        actions += count
    seconds = time.process_time() - began
    _say_who_won(arguments, config, wins)
    if len(set(levels)) > 1:
        _say(
            "won by level: "
            + ", ".join(f"{level}: {won_by_level[level]}" for level in sorted(set(levels)))
        )
    _say_how_long(arguments.games, turns, actions, seconds)


def simulate_card_games(arguments: argparse.Namespace) -> None:
    """Play card games and print the same; a game that no random player wins is drawn."""
    config = CARDS.configured(
        {
            "profile": arguments.profile,
            "settings": dict(arguments.option),
            "sets": [*USUAL_SETS, *arguments.card_set],
        }
    )
    level = _levels(arguments, CARD_LEVELS)[0]
    wins: Counter[int] = Counter()
    turns = actions = drawn = 0
    began = time.process_time()
    for number in range(arguments.games):
        seed = f"{arguments.seed}:{number}"
        chance, rng = Random(seed), Random(f"players {seed}")
        if arguments.players == "random":
            state, count = card_games.random_game(config, chance, rng)
        else:
            state, count = card_games.bot_game(config, chance, rng, level)
        wins[state.winner] += state.over
        drawn += not state.over
        turns += state.turn
        actions += count
    seconds = time.process_time() - began
    _say_who_won(arguments, config, wins)
    if drawn:
        _say(f"drawn after {card_games.LONGEST} turns: {drawn}")
    _say_how_long(arguments.games, turns, actions, seconds)


def _levels(arguments: argparse.Namespace, known: Collection[str]) -> list[str]:
    levels: list[str] = arguments.levels.split(",")
    if unknown := set(levels) - set(known):
        raise ConfigError("unknown_level", f"There is no bot {min(unknown)!r}.")
    return levels


def _say_who_won(arguments: argparse.Namespace, config: Config, wins: Counter[int]) -> None:
    _say(f"{arguments.games} games of {arguments.players} players, {config.to_json()}")
    _say("won by seat: " + ", ".join(f"{seat}: {wins[seat]}" for seat in range(config.seats)))


def _say_how_long(games: int, turns: int, actions: int, seconds: float) -> None:
    _say(f"{turns / games:.1f} turns and {actions / games:.1f} actions a game")
    _say(f"{games / seconds:.1f} games and {actions / seconds:.0f} actions per CPU second")


def replay_file(arguments: argparse.Namespace) -> None:
    """Play a record again and print how it ends, with the hash of its last state."""
    record = Record.from_json(json.loads(Path(arguments.file).read_text(encoding="utf-8")))
    game, steps, state = record.game, -1, None
    for state, events in replay(record):
        steps += 1
        if arguments.events:
            for event in events:
                shown = game.event_to_json(event, state, EVERYTHING)
                _say(f"{steps:5} {json.dumps(shown)}")
    assert state is not None, "a replay begins with the opening"
    _say(
        f"{steps} actions, {state.turn} turns, "
        + ("no winner yet" if not state.over else f"won by seat {state.winner}")
    )
    _say(f"state {game.state_hash(state)}")


def count_nodes(arguments: argparse.Namespace) -> None:
    """Print node counts by depth, from the start or from the middle of a random game."""
    config = _config(arguments)
    chance = Random(arguments.seed)
    rng = Random(f"players {arguments.seed}")
    state = game.start(compiled_rules.rules_for(config), chance)
    for _ in range(arguments.after):
        if not state.over:
            game.apply(state, simulate.random_action(state, rng), chance)
    for depth in range(1, arguments.depth + 1):
        _say(f"{depth} {simulate.perft(state, depth, lambda: Random(arguments.seed))}")


def print_dice_figures(arguments: argparse.Namespace) -> None:
    """Print how fair dice and the dice deck behave."""
    for line in dice.table(arguments.games, arguments.seed, arguments.shuffle_at):
        _say(line)


def main(argv: list[str] | None = None) -> int:
    """Run one command; 2 and a sentence for what cannot be done."""
    parser = argparse.ArgumentParser(prog="python -m engine", description=__doc__)
    commands = parser.add_subparsers(required=True)
    table = argparse.ArgumentParser(add_help=False)
    table.add_argument("--edition", default="2025")
    table.add_argument("--board", default="standard-3-4")
    table.add_argument("--seats", type=int, help="by default as many as the board is for")
    table.add_argument("--option", type=_option, action="append", default=[], metavar="KEY[=VALUE]")
    table.add_argument("--seed", default="0")

    command = commands.add_parser("simulate", parents=[table], help="play games without people")
    command.add_argument("--game", choices=GAMES, default=BOARD.key)
    command.add_argument("--profile", default="1996", help="of the card game")
    command.add_argument(
        "--card-set",
        action="append",
        default=[],
        metavar="KEY",
        help="of the card game, besides the printed one",
    )
    command.add_argument("--games", type=int, default=100)
    command.add_argument("--players", choices=("random", "bots"), default="random")
    command.add_argument(
        "--levels",
        default="easy",
        help="bot levels by seat, moved one seat on with each game: normal,easy",
    )
    command.set_defaults(run=simulate_games)
    command = commands.add_parser("replay", help="play a recorded game again")
    command.add_argument("file")
    command.add_argument("--events", action="store_true", help="print everything that happens")
    command.set_defaults(run=replay_file)
    command = commands.add_parser("perft", parents=[table], help="count legal sequences of actions")
    command.add_argument("--depth", type=int, default=3)
    command.add_argument(
        "--after", type=int, default=0, help="begin after this many random actions"
    )
    command.set_defaults(run=count_nodes)
    command = commands.add_parser("dice-figures", help="how fair dice and the dice deck behave")
    command.add_argument("--games", type=int, default=200_000)
    command.add_argument("--seed", default="0")
    command.add_argument("--shuffle-at", type=int, default=5, help="cards left in the deck")
    command.set_defaults(run=print_dice_figures)

    arguments = parser.parse_args(argv)
    try:
        arguments.run(arguments)
    except (ConfigError, RecordError, Refused, OSError, json.JSONDecodeError) as error:
        sys.stderr.write(f"{error}\n")
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main())
