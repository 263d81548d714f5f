"""States of the card game as plain JSON, both ways."""

from dataclasses import replace
from typing import Final

from engine.card_game.core.settings import configured
from engine.card_game.core.state import State
from engine.codec import JsonObject
from engine.kernel import saving
from engine.kernel.saving import Saving, engine_of, independent

SAVING: Final = Saving(State.fields)


def state_to_json(state: State) -> JsonObject:
    """The whole state as plain JSON, with its configuration."""
    return SAVING.to_json(state, state.config)


def state_from_json(saved: JsonObject) -> State:
    """The same state again; nothing is shared with `saved`. Raises ConfigError for a configuration that cannot be played."""
    saved = independent(saved)
    config = replace(configured(saved["config"]), engine=engine_of(saved))
    state = State.at_the_start(config)
    SAVING.read(state, saved)
    return state


def state_hash(state: State) -> str:
    """The same for equal states, on every Python."""
    return saving.state_hash(state_to_json(state))
