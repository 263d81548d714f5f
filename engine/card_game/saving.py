"""States of the card game as plain JSON, both ways."""

from typing import Final

from engine.card_game.core.state import Rules, State
from engine.codec import JsonObject
from engine.kernel import saving
from engine.kernel.saving import Saving, independent

SAVING: Final = Saving(State.fields)


def state_to_json(state: State) -> JsonObject:
    """The whole state as plain JSON, with its configuration."""
    return SAVING.to_json(state, state.config)


def state_from_json(saved: JsonObject, rules: Rules) -> State:
    """The same state again under the rules of its configuration; nothing is shared with `saved`."""
    state = State.at_the_start(rules)
    SAVING.read(state, independent(saved))
    return state


def state_hash(state: State) -> str:
    """The same for equal states, on every Python."""
    return saving.state_hash(state_to_json(state))
