"""States as plain JSON, both ways: what is stored in a snapshot, and what a state's hash is taken of."""

import hashlib
import json
from typing import Any

from engine.board_game.core.island import Island
from engine.board_game.core.rules import Rules
from engine.board_game.core.state import State
from engine.board_game.rules.production import income_of


def state_to_json(state: State) -> dict[str, Any]:
    """Everything about the state as plain JSON, with its configuration."""
    slices = state.rules.slices
    saved: dict[str, Any] = {
        "config": state.rules.config.to_json(),
        "island": state.island.to_json(),
        "kept": {key: slices[key].to_json(value) for key, value in state.kept.items()},
    }
    for name, field in State.fields.items():
        if field.saved is not None:
            saved[name] = field.saved.to_json(getattr(state, name))
    return saved


def state_from_json(saved: dict[str, Any], rules: Rules) -> State:
    """The same state again under the rules of its configuration; nothing is shared with `saved`."""
    saved = json.loads(json.dumps(saved))
    state = State.at_the_start(rules, Island.from_json(rules.geometry, saved["island"]))
    for name, field in State.fields.items():
        if field.saved is not None:
            setattr(state, name, field.saved.from_json(saved[name]))
    state.kept = {
        key: slice.from_json(saved["kept"][key]) if key in saved["kept"] else slice.start
        for key, slice in rules.slices.items()
    }
    state.income = income_of(state)
    return state


def state_hash(state: State) -> str:
    """The SHA-256 of the canonical JSON of the state: equal on every machine that played the same game."""
    canonical = json.dumps(state_to_json(state), sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(canonical.encode()).hexdigest()
