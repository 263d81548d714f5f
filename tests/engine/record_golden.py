"""Makes the record of a golden game: bots play it once, and from then on it is only replayed.

    python -m tests.engine.record_golden NAME                          the same configuration once more
    python -m tests.engine.record_golden NAME '{"options": {...}}'     a new game, or another configuration

Do this for a new option, or where a changed rule forbids what was recorded."""

import argparse
import hashlib
import json

from engine.board_game.catalog import configured
from engine.board_game.core.config import GameConfig
from engine.board_game.simulate import bot_action
from engine.chance import Random, Sealed
from engine.record import Record, Recording
from tests.engine.golden import load, names, save


def recorded(name: str, config: GameConfig) -> Record:
    """A game of easy bots to its end."""
    chance, luck = Sealed(hashlib.sha256(name.encode()).digest(), ()), Random(f"bots {name}")
    recording = Recording(config, chance)
    while not recording.state.over:
        chance.outcomes = []
        recording.play(bot_action(recording.state, "easy", luck), chance)
    return recording.record


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.engine.record_golden")
    parser.add_argument("name", help="of the file in tests/golden")
    parser.add_argument("config", nargs="?", help="what is played, as JSON")
    asked = parser.parse_args()
    if asked.config:
        config = json.loads(asked.config)
    elif asked.name in names():
        config = load(asked.name).config.to_json()
    else:
        parser.error(f"there is no record {asked.name}: say what is to be played")
    save(asked.name, recorded(asked.name, configured(config)))


if __name__ == "__main__":
    main()
