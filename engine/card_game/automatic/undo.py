"""An action can be undone if it revealed nothing and involved nobody else (sources: undoing)."""

from collections.abc import Collection

from engine.card_game.core.events import Event


def can_undo(events: Collection[Event]) -> bool:
    """Return whether the action that led to these events can be taken back."""
    return bool(events) and all(event.reveals_nothing for event in events)
