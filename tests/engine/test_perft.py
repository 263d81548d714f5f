"""Node counts: how many sequences of legal actions there are, per board, edition and option, kept in a text file.

A changed count means a changed rule. Write the file anew with `python -m tests.engine.test_perft`."""

from pathlib import Path

import pytest

from engine import boards, game
from engine.catalog import BOARDS, rules_for
from engine.chance import Random
from engine.config import GameConfig, OptionValue
from engine.simulate import perft, random_action
from engine.state import State

COUNTS = Path(__file__).parent / "perft.txt"

OPTIONS: dict[str, dict[str, OptionValue]] = {
    "plain": {},
    "victory-points": {"victory-points": 8},
    "hand-limit": {"hand-limit": 9},
    "friendly-robber": {"friendly-robber": True},
    "separate-phases": {"separate-phases": True},
    "open-hands": {"open-hands": True},
    "special-building": {"special-building": True},
    "paired-players": {"special-building": False, "paired-players": "both"},
    "without-bridges": {"bridges": False},
    "cards-after-roll": {"cards-after-roll": True},
    "safe-beginning": {"safe-beginning": True},
    "optional-robber": {"optional-robber": True},
    "no-robber-to-desert": {"no-robber-to-desert": True},
    "settlement-required": {"settlement-required": True},
    "shortage": {"shortage": "nobody"},
    "vp-cards-are-ordinary": {"vp-cards-are-ordinary": True},
    "robber-is-pirate": {"robber-is-pirate": True},
    "knight-interrupt": {"knight-interrupt": True},
    "placed-freely": {"beginner-start": False},
    "two-players": {"two-players": True},
}
FOR_MORE = ("plain", "special-building", "paired-players")
AT_SEA = ("plain", "without-bridges")
SEATS = {"two-players": 2}
"""Of those that are not for as many as the board."""
CASES = [
    (board, edition, option, after)
    for board in ("standard-3-4", "standard-beginner")
    for edition in ("2025", "2007", "1996")
    for option in OPTIONS
    if option == "plain" or option not in (*FOR_MORE, *AT_SEA)
    if (board, option) != ("standard-beginner", "two-players")
    for after in (0, 60, 300)
] + [
    (board, "2025", option, after)
    for board in BOARDS
    if boards.load(board).has_sea or min(boards.load(board).seats) > 4
    for option in (AT_SEA if boards.load(board).has_sea else FOR_MORE)
    for after in (0, 60, 300)
]
DEPTH = 3
CHOICES = 6


def count(board: str, edition: str, option: str, after: int) -> int:
    """Sequences of three actions, from the first moment with much to choose after so many random actions."""
    seats = SEATS.get(option, max(boards.load(board).seats))
    config = GameConfig(edition=edition, board=board, seats=seats, options=OPTIONS[option])
    chance, luck = Random(1), Random("players 1")
    state = game.start(rules_for(config), chance)
    steps = 0
    while not state.over and (steps < after or (after and not much_to_choose(state))):
        game.apply(state, random_action(state, luck), chance)
        steps += 1
    return perft(state, DEPTH, lambda: Random(7))


def much_to_choose(state: State) -> bool:
    """Whether the decision has enough answers to be worth counting; the end of a game will do too."""
    return state.over or len(game.legal_actions(state, state.pending[-1].seat)) >= CHOICES


def line(case: tuple[str, str, str, int]) -> str:
    """One row of the file."""
    return " ".join(map(str, (*case, count(*case))))


@pytest.mark.parametrize("board", BOARDS)
def test_node_counts_are_as_recorded(board):
    recorded = [
        row for row in COUNTS.read_text(encoding="utf-8").splitlines() if row.split()[0] == board
    ]
    assert [line(case) for case in CASES if case[0] == board] == recorded


if __name__ == "__main__":
    COUNTS.write_text("".join(line(case) + "\n" for case in CASES), encoding="utf-8")
