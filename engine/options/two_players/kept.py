"""The slice of state that the headings of this option share."""

from typing import Any, Final

from engine.state import State

KEY: Final = "two-players"


def kept(state: State) -> dict[str, Any]:
    """What this option keeps."""
    mine: dict[str, Any] = state.kept[KEY]
    return mine
