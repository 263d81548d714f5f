"""States as plain JSON, both ways: what is stored in a snapshot, and what a state's hash is taken of."""

import hashlib
import json
from typing import Any, Final

from engine import FIRST_ENGINE
from engine.board_game.core.fields import PLAIN
from engine.board_game.core.island import Island
from engine.board_game.core.state import Rules, State
from engine.board_game.rules.production import income_of

_SAVED: Final = {name: field.saved for name, field in State.fields.items() if field.saved}
_PLAIN: Final = [name for name, codec in _SAVED.items() if codec is PLAIN]
"""Fields that are JSON already."""
_WRITERS: Final = [(name, by.to_json) for name, by in _SAVED.items() if by is not PLAIN]
"""The other fields, with the function that makes them JSON."""


def state_to_json(state: State) -> dict[str, Any]:
    """Everything about the state as plain JSON, with its configuration."""
    rules = state.rules
    saved: dict[str, Any] = {name: getattr(state, name) for name in _PLAIN}
    for name, to_json in _WRITERS:
        saved[name] = to_json(getattr(state, name))
    saved["config"] = rules.config.to_json()
    if rules.config.engine != FIRST_ENGINE:
        saved["engine"] = rules.config.engine
    saved["island"] = state.island.to_json()
    saved["kept"] = {
        key: rules.slices[key].to_json(value) for key, value in state.option_state.items()
    }
    return saved


def state_from_json(saved: dict[str, Any], rules: Rules) -> State:
    """The same state again under the rules of its configuration; nothing is shared with `saved`."""
    saved = json.loads(json.dumps(saved))
    state = State.at_the_start(rules, Island.from_json(rules.geometry, saved["island"]))
    for name, codec in _SAVED.items():
        setattr(state, name, codec.from_json(saved[name]))
    state.option_state = {
        key: slice.from_json(saved["kept"][key]) if key in saved["kept"] else slice.start
        for key, slice in rules.slices.items()
    }
    state.income = income_of(state)
    return state


def state_hash(state: State) -> str:
    """The SHA-256 of the canonical JSON of the state: equal on every machine that played the same game."""
    canonical = json.dumps(state_to_json(state), sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(canonical.encode()).hexdigest()
