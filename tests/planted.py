"""Plants errors in a copy of the engine, one at a time, and says which tests find each.

    python -m tests.planted [--only NUMBER ...] [--nets FILE ...]

Prints a line of JSON for each error: what is wrong, and the files of tests that fail. `docs/planted-errors.md` has a run, and what followed from
it. Each error is a plausible slip of a pen: two lines that differ in a word or a sign."""

import argparse
import json
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[1]
NETS: Final = (
    "tests/engine/board_game/test_combinations.py",
    "tests/engine/board_game/boards/test_sea_maps.py",
    "tests/engine/board_game/views/test_leaks.py",
    "tests/engine/board_game/views/test_leaks_at_sea.py",
    "tests/engine/board_game/test_replay.py",
    "tests/engine/board_game/test_invariants.py",
    "tests/engine/board_game/bots/test_bots.py",
    "tests/engine/board_game/bots/test_bots_at_sea.py",
    "tests/engine/board_game/test_perft.py",
    "tests/engine/test_golden.py",
    "tests/engine/test_listed_actions.py",
    "tests/engine/board_game/rules/test_changing_islands.py",
    "tests/engine/board_game/automatic/test_undo.py",
    "tests/engine/board_game/views/test_what_players_know.py",
    "tests/engine/card_game/test_whole_games.py",
    "tests/engine/card_game/test_golden_games.py",
    "tests/engine/card_game/views/test_leaks.py",
)
"""The files that play whole games, each run by itself."""
RULES: Final = "the tests of single rules"
WITHIN: Final = 240
"""Seconds for the tests of a file; a game that does not end has been found as well."""


@dataclass(frozen=True, slots=True)
class Planted:
    """An error: a line of a file, and the line in its place."""

    file: str
    right: str
    wrong: str
    what: str


BOARD: Final = "engine/board_game/"
CARDS: Final = "engine/card_game/"
ERRORS: Final = (
    Planted(
        f"{BOARD}rules/robber.py",
        "    state.hands[victim][card] -= 1\n",
        "    state.hands[victim][card] -= 0\n",
        "a stolen card stays with its victim as well",
    ),
    Planted(
        f"{BOARD}rules/longest_road.py",
        "    return state.occupied & ~state.buildings(seat)",
        "    return state.occupied & ~state.occupied",
        "buildings of others do not interrupt a road",
    ),
    Planted(
        f"{BOARD}rules/production.py",
        "    return settlements.bit_count() + CITY_YIELD * cities.bit_count()",
        "    return settlements.bit_count() + cities.bit_count()",
        "a city is owed one choice of gold instead of two",
    ),
    Planted(
        f"{BOARD}rules/production.py",
        "        if sum(claims.values()) > supply:",
        "        if sum(claims.values()) > supply + 1:",
        "a supply that is short by one pays everybody",
    ),
    Planted(
        f"{BOARD}rules/trade.py",
        "        taker[kind] += offer.give[kind] - offer.get[kind]",
        "        taker[kind] += offer.give[kind]",
        "a partner keeps what was asked for",
    ),
    Planted(
        f"{BOARD}rules/development.py",
        "        state.hands[seat][resource] = 0\n",
        "        state.hands[seat][resource] = min(1, state.hands[seat][resource])\n",
        "a monopoly leaves a card behind",
    ),
    Planted(
        f"{BOARD}rules/development.py",
        "    state.bought[action.seat][card] += 1\n",
        "",
        "a development card can be played in the turn it was bought",
    ),
    Planted(
        f"{BOARD}rules/seven.py",
        "    return size // 2 if size > rules.hand_limit else 0",
        "    return (size + 1) // 2 if size > rules.hand_limit else 0",
        "half a hand is rounded up",
    ),
    Planted(
        f"{BOARD}views/view.py",
        '        "development": sum(state.cards[seat]),',
        '        "development": max(state.cards[seat]),',
        "the number of hidden cards is that of the commonest kind",
    ),
    Planted(
        f"{BOARD}views/view.py",
        '        "points": state.points[seat],',
        '        "points": state.points[seat] + state.hidden_points(seat),',
        "hidden victory points are shown to everybody",
    ),
    Planted(
        f"{BOARD}core/events.py",
        '    card: Resource | None = known_to("thief", "victim", secret=HANDS)',
        "    card: Resource | None = None",
        "everybody is told which card was stolen",
    ),
    Planted(
        f"{BOARD}core/state.py",
        "    played: list[list[int]] = nested(no_cards)",
        "    played: list[list[int]] = flat(no_cards)",
        "copies of a state share the played cards",
    ),
    Planted(
        f"{BOARD}core/state.py",
        "    card_played: bool = shared(lambda rules: False)",
        "    card_played: bool = shared(lambda rules: False, saved=None)",
        "a saved game forgets that a card was played this turn",
    ),
    Planted(
        f"{BOARD}scenarios/ships/moving.py",
        "    return ships & ~fleets.new & rules.open_waters(state, rules, seat)",
        "    return ships & rules.open_waters(state, rules, seat)",
        "a new ship is offered to be moved",
    ),
    Planted(
        f"{CARDS}rules/storing.py",
        "    for at in places:\n        realm.stored[at] -= 1\n    context.emit(GoodsPaid",
        "    for at in places[:-1] or places:\n        realm.stored[at] -= 1\n    context.emit(GoodsPaid",
        "the last unit of a price is not paid",
    ),
    Planted(
        f"{CARDS}rules/hands.py",
        "    state.out += (card,)\n",
        "",
        "a played card vanishes",
    ),
    Planted(
        f"{CARDS}course/turn.py",
        "    state.events = (*rest, card)",
        "    state.events = (card, *rest)",
        "an event card stays on top of its stack",
    ),
    Planted(
        f"{CARDS}views/view.py",
        "        case Answer(sealed=True):",
        "        case Answer():",
        "a defender who has not answered reads an answer",
    ),
    Planted(
        f"{CARDS}rules/points.py",
        "    return NOBODY if first == second else int(second > first)",
        "    return int(second > first)",
        "a tie of strength goes to the first player",
    ),
    Planted(
        f"{CARDS}rules/production.py",
        "                fits = min(made, CAPACITY - realm.stored[at])",
        "                fits = min(made, CAPACITY)",
        "a region stores more than it holds",
    ),
)


def files_of_rules() -> list[str]:
    """Every other file of tests of the engine."""
    files = (ROOT / "tests" / "engine").rglob("test_*.py")
    named = sorted(str(file.relative_to(ROOT)) for file in files)
    return [file for file in named if file not in NETS]


def copied(into: Path) -> Path:
    """A copy of the engine and its tests."""
    kept = shutil.ignore_patterns("__pycache__", "old_databases", "browser", "browsers")
    for name in ("engine", "app", "scripts", "tests"):
        shutil.copytree(ROOT / name, into / name, ignore=kept)
    for name in ("docs", "static", "migrations"):
        (into / name).symlink_to(ROOT / name)
    for name in ("pyproject.toml", "CHANGELOG.md"):
        shutil.copy(ROOT / name, into / name)
    return into


def fails(checkout: Path, files: Sequence[str]) -> bool:
    """True if these tests find something."""
    command = [sys.executable, "-m", "pytest", "-x", "-q", "--tb=no", "-p", "no:cacheprovider"]
    try:
        done = subprocess.run(
            [*command, *files], cwd=checkout, capture_output=True, text=True, timeout=WITHIN
        )
    except subprocess.TimeoutExpired:
        return True
    assert done.returncode in (0, 1, 2), done.stdout + done.stderr
    return done.returncode != 0


def found(error: Planted | None, nets: Sequence[str] = ()) -> list[str]:
    """The nets that find an error, and the other tests if they do; what fails without an error. `nets`: only these are asked."""
    with tempfile.TemporaryDirectory(prefix="hexhaven-planted-") as name:
        checkout = copied(Path(name))
        if error is not None:
            file = checkout / error.file
            file.write_text(file.read_text("utf-8").replace(error.right, error.wrong), "utf-8")
        groups = {net: [net] for net in nets or NETS}
        if not nets:
            groups = {RULES: files_of_rules(), **groups}
        return [group for group, files in groups.items() if fails(checkout, files)]


def lines(numbers: Sequence[int], nets: Sequence[str]) -> Iterator[str]:
    """A line for each error, in their order."""
    with ThreadPoolExecutor(2) as pool:
        asked = pool.map(lambda number: found(ERRORS[number], nets), numbers)
        for number, who in zip(numbers, asked, strict=True):
            yield json.dumps({"error": number, "what": ERRORS[number].what, "found by": who})


if __name__ == "__main__":
    parser = argparse.ArgumentParser(prog="python -m tests.planted", description=__doc__)
    parser.add_argument("--only", type=int, nargs="+", default=range(len(ERRORS)))
    parser.add_argument("--nets", nargs="+", default=())
    arguments = parser.parse_args()
    for line in lines(arguments.only, arguments.nets):
        print(line, flush=True)
