"""The vocabulary of each game: it is published as it is used, and there are words for all of it in every language."""

import json
import os
import random
import re
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import jsonschema_rs
import pytest

from app.protocol import __main__ as command
from app.protocol.export import schema, types
from app.protocol.games import VOCABULARIES
from app.protocol.tables import with_tables
from engine.board_game import game
from engine.board_game.core.actions import ACTIONS, Action
from engine.board_game.core.state import State
from engine.board_game.simulate import random_action
from engine.chance import Random
from tests.engine.board_game.configurations import random_config

ROOT = Path(__file__).resolve().parents[2]
TYPESCRIPT = ROOT / "node_modules" / ".bin" / "tsc"
PUBLISHED = schema()
GAMES = 12


def published(name: str) -> jsonschema_rs.Validator:
    """Holds JSON against one of the definitions."""
    return jsonschema_rs.validator_for({**PUBLISHED, "$ref": f"#/$defs/{name}"})


SAID = {name: published(name) for name in ("Action", "Event", "Form", "Legal", "Refusal", "View")}


def steps(config: Any, seed: int) -> Iterator[tuple[State, Action, State]]:
    """A game of random moves: before, the move, after."""
    chance, luck = Random(seed), Random(seed + 1)
    state, _ = game.new_game(config, chance)
    for _ in range(250):
        if state.over:
            return
        before, action = state, random_action(state, luck)
        state, events = game.play(before, action, chance)
        for event in events:
            for viewer in (None, 0, game.EVERYTHING):
                is_published("Event", game.event_to_json(event, state, viewer))
        yield before, action, state


def is_published(name: str, said: Any) -> None:
    wrong = [error.message for error in SAID[name].iter_errors(said)]
    assert wrong == [], f"{name}: {json.dumps(said)[:300]}"


@pytest.mark.parametrize("seed", range(GAMES))
def test_all_that_is_said_in_a_game_is_as_it_is_published(seed: int):
    """Boards, editions and house rules at random."""
    config = random_config(random.Random(seed))
    for before, action, state in steps(config, seed):
        is_published("Action", game.action_to_json(action))
        for seat in before.rules.seats:
            for group in game.group_actions(game.legal_actions(before, seat)):
                is_published("Legal", group)
            for form in game.forms(before, seat):
                is_published("Form", form)
            if (reason := game.why_not(before, type(action)(seat, *values(action)))) is not None:
                is_published("Refusal", {"code": reason[0], "facts": reason[1]})
        if state.turn % 5 == 0:
            for viewer in (None, 0, game.EVERYTHING):
                is_published("View", game.view_for(state, viewer))


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("Event", {"type": "RoadBuilt", "seat": 0, "path": 3}),
        ("Event", {"type": "RoadBuild", "seat": 0, "path": 3, "free": True}),
        ("Action", {"type": "BuildRoad", "path": 3, "seat": 0}),
        ("Refusal", {"code": "flag", "facts": {}}),
        ("Form", {"type": "Discard"}),
        ("View", {}),
    ],
)
def test_what_is_said_otherwise_is_not_as_it_is_published(name: str, said: Any):
    assert not SAID[name].is_valid(said)


def values(action: Action) -> list[Any]:
    """The values that the action names in addition to its seat."""
    return [getattr(action, name) for name in type(action).__dataclass_fields__ if name != "seat"]


def test_every_decision_that_is_taken_is_published():
    decisions = {kind for vocabulary in VOCABULARIES.values() for kind in vocabulary.decisions}
    for seed in range(GAMES):
        config = random_config(random.Random(seed))
        state, _ = game.new_game(config, Random(seed))
        assert {kind.name for kind in state.rules.decisions} <= decisions


def test_a_kind_without_a_description_cannot_be_declared():
    with pytest.raises(TypeError, match="Cheat has no description"):
        ACTIONS.declare(type("Cheat", (), {"__annotations__": {}}))


@pytest.mark.parametrize("name", VOCABULARIES)
def test_every_word_of_a_game_is_in_the_types(name: str):
    declared = types()
    vocabulary = VOCABULARIES[name]
    for kind in (*vocabulary.actions, *vocabulary.events):
        assert f"  export interface {kind.__name__} {{" in declared
    for decision in vocabulary.decisions:
        assert f'kind: "{decision}"' in declared
    for code in vocabulary.refusals:
        assert f'code: "{code}"' in declared


def test_a_table_is_made_anew_where_the_page_names_it():
    page = "a\n<!-- decisions of BoardGame -->\nfrom before\n<!-- end -->\nb\n"
    made = with_tables(page)
    assert "| `Discard` | `count: number` | Give up `count` cards after a seven. |" in made
    assert "from before" not in made
    assert made.startswith("a\n<!-- decisions of BoardGame -->\n")
    assert made.endswith("<!-- end -->\nb\n")


def test_a_table_that_does_not_exist_is_an_error():
    with pytest.raises(KeyError, match="weather"):
        with_tables("<!-- weather of BoardGame -->\n<!-- end -->")


CLIENT = """
import { act } from "ROOT/static/js/core/net.js";
import { lastEvents, legal } from "ROOT/static/js/core/store.js"; import { view, waiting } from "ROOT/static/js/board_game/seen.js";
act({ type: "BuildRoad", path: 3 });
act({ type: "BuildRaod", path: 3 }); // wrong
act({ type: "BuildRoad", pth: 3 }); // wrong
for (const event of lastEvents.value?.events ?? []) {
  if (event.type === "RoadBuilt") event.path.toString();
  if (event.type === "RoadBiult") break; // wrong
  if (event.type === "RoadBuilt") event.pth.toString(); // wrong
}
legal.value.some(({ type }) => type === "Roll"); // wrong
view.value?.seats[0].pionts.toString(); // wrong
Object.values(waiting.value ?? {}).some(({ kind }) => kind === "Discrad"); // wrong
lastEvents.value.events; // wrong: there may be none
"""


@pytest.mark.skipif(
    not TYPESCRIPT.exists() and os.environ.get("CI") != "true",
    reason="TypeScript is not installed: make check installs it",
)
def test_a_misspelt_word_of_a_game_is_an_error_in_the_client(tmp_path: Path):
    command.main(["--types"])
    script = tmp_path / "client.js"
    script.write_text(CLIENT.replace("ROOT", str(ROOT)), "utf-8")
    settings = {"extends": str(ROOT / "tsconfig.json"), "files": [str(script)], "include": []}
    (tmp_path / "tsconfig.json").write_text(json.dumps(settings), "utf-8")
    checked = subprocess.run(
        [TYPESCRIPT, "--project", tmp_path, "--pretty", "false"], capture_output=True, text=True
    )
    wrong = [number for number, line in enumerate(CLIENT.splitlines(), 1) if "// wrong" in line]
    found = re.findall(r"client\.js\((\d+),\d+\): error", checked.stdout)
    assert sorted(set(map(int, found))) == wrong, checked.stdout
