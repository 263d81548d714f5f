"""Events in a line of the log: those of the game, or one of an act of the table."""

from typing import Any, TypeAlias

from engine.api import AnyGame, State, Viewer

LogEvent: TypeAlias = Any
"""An event of the game; or the event of an act, which is a dict that everyone may read."""


def is_event(log_event: LogEvent) -> bool:
    """Check whether it is an event of the game."""
    return not isinstance(log_event, dict)


def event_for(game: AnyGame, log_event: LogEvent, state: State, viewer: Viewer) -> dict[str, Any]:
    """The event as a viewer may know it."""
    if isinstance(log_event, dict):
        return log_event
    return game.event_to_json(log_event, state, viewer)


def log_event_of(game: AnyGame, stored: dict[str, Any]) -> LogEvent:
    """An event as it was before it was stored."""
    return stored if stored["type"].startswith("Table") else game.event_from_json(stored)
