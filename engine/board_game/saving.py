"""States of the board game as plain JSON, both ways."""

from typing import Final

from engine.board_game.core.island import Island
from engine.board_game.core.state import Rules, State
from engine.board_game.rules.production import income_of
from engine.codec import JsonObject
from engine.kernel import saving
from engine.kernel.saving import Saving, independent

SAVING: Final = Saving(State.fields)


def state_to_json(state: State) -> JsonObject:
    """The whole state as plain JSON, with its configuration."""
    rules = state.rules
    saved = SAVING.to_json(state, rules.config)
    saved["island"] = state.island.to_json()
    saved["kept"] = {
        key: rules.slices[key].to_json(value) for key, value in state.option_state.items()
    }
    return saved


def state_from_json(saved: JsonObject, rules: Rules) -> State:
    """The same state again under the rules of its configuration; nothing is shared with `saved`."""
    saved = independent(saved)
    state = State.at_the_start(rules, Island.from_json(rules.geometry, saved["island"]))
    SAVING.read(state, saved)
    state.option_state = {
        key: slice.from_json(saved["kept"][key]) if key in saved["kept"] else slice.start
        for key, slice in rules.slices.items()
    }
    state.income = income_of(state)
    return state


def state_hash(state: State) -> str:
    """The same for equal states, on every Python."""
    return saving.state_hash(state_to_json(state))
