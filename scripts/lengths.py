"""`python -m scripts.lengths [BOARD …]` plays games of bots on each board, for each number of seats, and writes into its file how many
turns half of them took at most: the lobby makes minutes of that (`engine.board_game.lobby_catalog`)."""

import argparse
import json
import re
from collections.abc import Iterable
from pathlib import Path
from statistics import median
from typing import Final

from engine.board_game import boards, catalog, configurations
from engine.board_game.core.config import GameConfig
from engine.board_game.simulate import bot_game
from engine.chance import Random

FOLDER: Final = Path(str(boards.__file__)).parent
FORMS: Final = ("board", "json")
LINE: Final = re.compile(r'^  "turns": .*\n', re.MULTILINE)


def turns(board: str, seats: int, games: int) -> int:
    """The median number of turns in that many games of easy bots."""
    return round(median(_game(board, seats, game) for game in range(games)))


def _game(board: str, seats: int, game: int) -> int:
    config = configurations.migrate_config(GameConfig(board=board, seats=seats))
    seed = f"{board} {seats} {game}"
    state, _ = bot_game(config, Random(seed), Random(f"bots {seed}"))
    return state.turn


def write(board: str, measured: dict[int, int]) -> None:
    """Write the turns into the board's file, after the line with its numbers of players, or with its source if another board has those."""
    file = next(file for form in FORMS if (file := FOLDER / f"{board}.{form}").exists())
    text = file.read_text("utf-8")
    line = f'  "turns": {json.dumps({str(seats): count for seats, count in measured.items()})},\n'
    after = "seats" if '"seats":' in text else "source"
    before, said, rest = re.split(
        rf'^(  "{after}": .*\n)', LINE.sub("", text), maxsplit=1, flags=re.M
    )
    file.write_text(before + said + line + rest, "utf-8")


def main(wanted: Iterable[str], games: int) -> None:
    """Measure and write, board by board."""
    for board in wanted:
        measured = {seats: turns(board, seats, games) for seats in boards.load(board).seats}
        write(board, measured)
        print(board, measured, flush=True)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(prog="python -m scripts.lengths")
    parser.add_argument("boards", nargs="*", default=catalog.BOARDS)
    parser.add_argument("--games", type=int, default=31)
    asked = parser.parse_args()
    main(asked.boards, asked.games)
