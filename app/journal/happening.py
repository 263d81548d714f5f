"""What happened in a line of the log: events of the game, or an act of the table."""

from typing import Any, TypeAlias

from engine.api import AnyGame, State, Viewer

Happening: TypeAlias = Any
"""An event of the game, or an act of the table as everybody may read it, which is a dict."""


def is_event(happening: Happening) -> bool:
    """Whether it is the game's own."""
    return not isinstance(happening, dict)


def shown(game: AnyGame, happening: Happening, state: State, viewer: Viewer) -> dict[str, Any]:
    """What a viewer may know of it."""
    if isinstance(happening, dict):
        return happening
    return game.event_to_json(happening, state, viewer)


def happening_of(game: AnyGame, stored: dict[str, Any]) -> Happening:
    """What happened, as it was before it was stored."""
    return stored if stored["type"].startswith("Table") else game.event_from_json(stored)
