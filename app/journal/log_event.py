"""What happened in a line of the log: events of the game, or an act of the table."""

from typing import Any, TypeAlias

from engine.api import AnyGame, State, Viewer

LogEvent: TypeAlias = Any
"""An event of the game, or an act of the table as everybody may read it, which is a dict."""


def is_event(log_event: LogEvent) -> bool:
    """Whether it is the game's own."""
    return not isinstance(log_event, dict)


def shown(game: AnyGame, log_event: LogEvent, state: State, viewer: Viewer) -> dict[str, Any]:
    """What a viewer may know of it."""
    if isinstance(log_event, dict):
        return log_event
    return game.event_to_json(log_event, state, viewer)


def log_event_of(game: AnyGame, stored: dict[str, Any]) -> LogEvent:
    """What happened, as it was before it was stored."""
    return stored if stored["type"].startswith("Table") else game.event_from_json(stored)
