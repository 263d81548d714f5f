"""A hook of the wrong type fails `make check`: mypy is given three of them, and three right ones beside them. So does a refusal
whose code or facts nobody has declared."""

import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[4]

HOOKS = """
from engine.board_game.core.actions import BuildRoad, BuildSettlement
from engine.board_game.core.events import CityBuilt, RoadBuilt
from engine.board_game.core.names import HexMask, Seat
from engine.board_game.core.context import ActionContext
from engine.board_game.rulebook import Rulebook
from engine.board_game.core.refusals import OfOffer, Reason, refusal
from engine.board_game.core.state import ActionRule, Rules
from engine.board_game.core.state import State


def follows_a_road(state: State, rules: Rules, event: RoadBuilt, context: ActionContext) -> None: ...


def hexes(state: State, rules: Rules, seat: Seat) -> HexMask:
    return 0


def hexes_of_a_victim(state: State, rules: Rules, seat: Seat, victim: Seat) -> HexMask:
    return 0


def lay_road(state: State, rules: Rules, action: BuildRoad, context: ActionContext) -> None: ...


def why_not(state: State, rules: Rules, action: BuildRoad) -> Reason:
    if state.turn == 0:
        return "path_taken", {}, "There is a road already."
    if state.turn == 1:
        return "no_such_offer", {"offer": 1}, "There is no such offer."
    if state.turn == 2:
        return "path_takn", {}, "There is a road already."  # wrong: no such code
    return "no_such_offer", {"ofer": 1}, "There is no such offer."  # wrong: no such fact


DRY = refusal("spring_is_dry", "The spring gives nothing now.")
TOO_LATE = refusal("too_late", "That offer was for somebody else.", OfOffer)


def why_no_water(state: State, rules: Rules, action: BuildRoad) -> Reason:
    if state.turn == 0:
        return DRY({}, "The spring gives nothing now.")
    if state.turn == 1:
        return TOO_LATE({"offer": 1}, "That offer was for somebody else.")
    if state.turn == 2:
        return TOO_LATE({"ofer": 1}, "That offer was for somebody else.")  # wrong: no such fact
    return "spring_is_dry", {}, "The spring gives nothing now."  # wrong: it is the option's to say


def install(book: Rulebook) -> None:
    book.action_rules.add(ActionRule(BuildRoad, apply=lay_road, validate=why_not))
    book.events.after(RoadBuilt, follows_a_road)
    book.robber_hexes.restrict(hexes)
    book.action_rules.add(ActionRule(BuildRoad, apply=lay_road))
    book.events.after(CityBuilt, follows_a_road)  # wrong: of another event
    book.robber_hexes.restrict(hexes_of_a_victim)  # wrong: asked with a victim
    book.action_rules.add(ActionRule(BuildSettlement, apply=lay_road))  # wrong: for another action
"""


def test_a_hook_of_another_type_and_an_undeclared_refusal_are_errors(tmp_path):
    module = tmp_path / "hooks.py"
    module.write_text(HOOKS, encoding="utf-8")
    checked = subprocess.run(
        [sys.executable, "-m", "mypy", "--strict", str(module)],
        cwd=ROOT,
        env={"MYPYPATH": str(ROOT), "PATH": ""},
        capture_output=True,
        text=True,
        check=False,
    )
    wrong = [number for number, line in enumerate(HOOKS.splitlines(), 1) if "# wrong" in line]
    found = re.findall(r"hooks\.py:(\d+): error", checked.stdout)
    assert sorted(set(map(int, found))) == wrong, checked.stdout + checked.stderr
