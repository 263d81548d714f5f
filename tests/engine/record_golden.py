"""Makes the record of a golden game: bots play it once, and from then on it is only replayed.

    python -m tests.engine.record_golden NAME                                     the same configuration once more
    python -m tests.engine.record_golden NAME '{"options": {...}}'                a new game, or another configuration
    python -m tests.engine.record_golden NAME '{"profile": "2005"}' --game cards  likewise of the card game

Do this for a new option, or where a changed rule forbids what was recorded. Where `--by-luck` is said, everybody does anything that is
legal: so a record has what bots don't do. (It is said again when the record is made anew.)"""

import argparse
import hashlib
import json
import random
from collections.abc import Callable
from typing import Any

from engine.api import Action, AnyGame
from engine.board_game import simulate as board_games
from engine.card_game import simulate as card_games
from engine.chance import Sealed
from engine.games import BOARD, CARDS, GAMES, game_called
from engine.record import Record, Recording
from tests.engine.card_game.whole_games import by_luck
from tests.engine.golden import load, names, save

Player = Callable[[Any, random.Random], Action]
BOTS: dict[str, Player] = {
    BOARD.key: lambda state, luck: board_games.bot_action(state, "easy", luck),
    CARDS.key: lambda state, luck: card_games.bot_action(state, _next(state), "easy", luck),
}
LUCK: dict[str, Player] = {
    BOARD.key: board_games.random_action,
    CARDS.key: lambda state, luck: by_luck(state, _next(state), luck),
}


def _next(state: Any) -> int:
    return CARDS.deciding(state)[0]


def recorded(seed: str, data: Any, game: AnyGame, player: Player) -> Record:
    """A whole game to its end."""
    chance, luck = Sealed(hashlib.sha256(seed.encode()).digest(), ()), random.Random(f"bots {seed}")
    recording = Recording(game.configured(data), chance, game)
    while not recording.state.over:
        chance.outcomes = []
        recording.play(player(recording.state, luck), chance)
    return recording.record


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.engine.record_golden")
    parser.add_argument("name", help="of the file in tests/golden")
    parser.add_argument("config", nargs="?", help="what is played, as JSON")
    parser.add_argument("--game", choices=GAMES, default=BOARD.key)
    parser.add_argument("--by-luck", action="store_true", help="instead of bots")
    parser.add_argument("--seed", help="of chance and of the players; by default the name")
    asked = parser.parse_args()
    game = game_called(asked.game)
    if asked.config:
        config = json.loads(asked.config)
    elif asked.name in names():
        before = load(asked.name)
        config, game = before.config.to_json(), before.game
    else:
        parser.error(f"there is no record {asked.name}: say what is to be played")
    player = (LUCK if asked.by_luck else BOTS)[game.key]
    save(asked.name, recorded(asked.seed or asked.name, config, game, player))


if __name__ == "__main__":
    main()
