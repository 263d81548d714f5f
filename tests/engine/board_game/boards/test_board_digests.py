"""Boards keep their geometry, what they print and deal, and the codes of their maps: stored games and shared codes rely on it.

`digests.txt` has a digest of each. Write the line of a new board with `python -m tests.engine.board_game.boards.test_board_digests BOARD`; a line
that changes means that stored games of that board can no longer be replayed."""

import json
import sys
from collections.abc import Iterator
from dataclasses import asdict, fields
from hashlib import sha256
from pathlib import Path

import pytest

from engine.board_game import boards, game
from engine.board_game.boards.map_codes import code_of
from engine.board_game.catalog import BOARDS
from engine.board_game.core.board import Board
from engine.board_game.core.config import GameConfig
from engine.board_game.core.island import Island
from engine.chance import Random

DIGESTS = Path(__file__).with_name("digests.txt")
SEEDS = range(4)
DESCRIPTION = {"key", "title", "summary", "group", "family", "source", "turns", "is_drawn"}
"""The entries that change nothing about a game."""


def digest(value: object) -> str:
    return sha256(json.dumps(value, default=asdict).encode()).hexdigest()[:20]


def layout(board: Board) -> dict[str, object]:
    """Everything that the file of a board says about its games."""
    entries = {field.name: getattr(board, field.name) for field in fields(board)}
    entries["regions"] = list(board.regions.items())
    entries["geometry"] = board.geometry.to_json()
    return {name: value for name, value in entries.items() if name not in DESCRIPTION}


def islands(board: Board) -> Iterator[Island]:
    """The islands of a few games, for the fewest and for the most players."""
    for seats in sorted({min(board.seats), max(board.seats)}):
        for seed in SEEDS:
            yield game.new_game(GameConfig(board=board.key, seats=seats), Random(seed))[0].island


def dealt(island: Island) -> list[object]:
    return [list(island.terrain), list(island.numbers), list(island.harbors)]


def line(key: str) -> str:
    """A board's digests: its layout, some of its deals, and the codes of these."""
    board = boards.load(key)
    some = list(islands(board))
    deals = digest([dealt(island) for island in some])
    codes = digest([code_of(island, board) for island in some] if board.is_dealt else [])
    return f"{key} layout {digest(layout(board))} deals {deals} codes {codes}"


def recorded() -> dict[str, str]:
    return {line.split()[0]: line for line in DIGESTS.read_text("utf-8").splitlines()}


@pytest.mark.parametrize("key", BOARDS)
def test_a_board_has_the_layout_the_deals_and_the_map_codes_it_always_had(key: str):
    assert line(key) == recorded().get(key), (
        f"{DIGESTS.name} has another line for {key}, or none; if the board is new, write it with "
        f"`python -m tests.engine.board_game.boards.test_board_digests {key}`"
    )


if __name__ == "__main__":
    there = recorded()
    lines = [line(key) if key in sys.argv[1:] else there.get(key) for key in BOARDS]
    DIGESTS.write_text("".join(f"{kept}\n" for kept in lines if kept), "utf-8")
