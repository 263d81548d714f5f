"""Node counts: how many sequences of legal actions there are, per board and option, kept in a text file.

A changed count means a changed rule. Write the file anew with `python -m tests.engine.board_game.test_perft`, or only the rows of some boards by
naming them."""

import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest

from engine.board_game import boards, game
from engine.board_game.boards.drawn_maps import drawn_map, exported
from engine.board_game.catalog import BOARDS, EDITIONS, OPTIONS
from engine.board_game.compiled_rules import rules_for
from engine.board_game.core.config import GameConfig, OptionValue
from engine.board_game.core.state import State
from engine.board_game.simulate import perft, random_action
from engine.chance import Random
from tests.engine.board_game.configurations import ALONE, large_ones_apart, refusal_of, table_for

COUNTS = Path(__file__).parent / "perft.txt"

PLAIN: dict[str, OptionValue] = {}
DEPTH = 3
DEPTH_AT_SEA = 2
"""Ships may go nearly everywhere: three moves would be millions."""
CHOICES = 6

MOVES_AS_EVER = {
    *("card-tracker", "hidden-bank", "open-hands", "shortage", "victory-points"),
    *("desert-belt", "island-bonus", "trade-routes"),
}
"""Options that change what one sees, what earns points, when the game ends and who is paid when the supply runs short: none of
them adds a move or forbids one."""
ALWAYS_THERE = {key for board in BOARDS for key in boards.load(board).always}
"""No board that has them is played without."""


@dataclass(frozen=True)
class Case:
    """One row of the file: what is played, and after how many random actions the counting begins."""

    config: GameConfig
    option: str
    after: int


def is_at_sea(board: str) -> bool:
    return boards.load(board).supply.ships > 0


def is_of_the_sea(option: str) -> bool:
    return OPTIONS[option].group == "sea"


SISTERS = {board for board in BOARDS if is_at_sea(board) and board.endswith(("5", "6"))}
"""Maps with the rules of a smaller one: they are counted as they are usually played."""


def cases_on(board: str) -> Iterator[Case]:
    """The board as every edition plays it; and with every option that goes with it, one at a time, and with none. At sea only
    with options of the sea."""
    for edition in EDITIONS:
        seats = max(boards.load(board).seats)
        config = GameConfig(edition=edition, board=board, seats=seats)
        for after in (0, 60, 300):
            yield Case(config, "as-usual", after)
    if board in SISTERS:
        return
    tried = [(key, value) for key, value in ALONE if not is_at_sea(board) or is_of_the_sea(key)]
    for option, chosen in [
        ("none", PLAIN),
        *((f"{key}={value}".lower(), {key: value}) for key, value in tried),
    ]:
        config = table_for(board, chosen)
        if refusal_of(config) is None:
            for after in (60, 300):
                yield Case(config, option, after)


def row(case: Case) -> str:
    """As the file has it: what is played, and the count."""
    return f"{case.config.board} {case.config.edition} {case.option} {case.after} {count(case)}"


def count(case: Case) -> int:
    """Sequences of three actions, from the first moment with much to choose after so many random actions."""
    chance, luck = Random(1), Random("players 1")
    state = game.start(rules_for(case.config), chance)
    steps = 0
    while not state.over and (steps < case.after or (case.after and not much_to_choose(state))):
        game.apply(state, random_action(state, luck), chance)
        steps += 1
    at_sea = state.rules.board.supply.ships > 0
    return perft(state, DEPTH_AT_SEA if at_sea else DEPTH, lambda: Random(7))


def much_to_choose(state: State) -> bool:
    """True if the decision has enough answers to be worth counting; the end of a game will do too."""
    return state.over or len(game.legal_actions(state, state.pending[-1].seat)) >= CHOICES


def recorded(board: str) -> list[str]:
    rows = COUNTS.read_text(encoding="utf-8").splitlines()
    return [row for row in rows if row.split()[0] == board]


@pytest.mark.parametrize("board", large_ones_apart(BOARDS))
def test_node_counts_are_as_recorded(board: str):
    assert recorded(board), (
        f"write the counts: `python -m tests.engine.board_game.test_perft {board}`"
    )
    assert [row(case) for case in cases_on(board)] == recorded(board)


@pytest.mark.parametrize("board", large_ones_apart(BOARDS))
def test_a_board_that_is_exported_as_a_drawn_map_has_the_same_counts(board: str):
    drawn = drawn_map(exported(board))
    config = GameConfig(board=drawn.key, seats=max(boards.load(board).seats), drawn=drawn)
    nodes = count(Case(config, "as-usual", 60))
    assert f"{board} {config.edition} as-usual 60 {nodes}" in recorded(board)


def counts_on(board: str) -> dict[str, list[str]]:
    """The counts with each option, and with none."""
    counts: dict[str, list[str]] = {}
    for _, _, option, _, nodes in map(str.split, recorded(board)):
        counts.setdefault(option, []).append(nodes)
    return counts


def test_every_option_is_played_on_some_board():
    played = {option.split("=")[0] for board in BOARDS for option in counts_on(board)}
    assert played >= set(OPTIONS)


def test_every_option_that_adds_or_forbids_moves_changes_a_count_on_some_board():
    changing = {
        option.split("=")[0]
        for counts in map(counts_on, set(BOARDS) - SISTERS)
        for option, nodes in counts.items()
        if nodes != counts["none"]
    }
    assert changing >= set(OPTIONS) - MOVES_AS_EVER - ALWAYS_THERE


if __name__ == "__main__":
    counted = sys.argv[1:] or BOARDS
    rows = [
        line
        for board in BOARDS
        for line in (map(row, cases_on(board)) if board in counted else recorded(board))
    ]
    COUNTS.write_text("".join(f"{line}\n" for line in rows), encoding="utf-8")
