"""An action can be undone if it revealed nothing and involved nobody else.

Each kind of event says where it is declared whether it reveals nothing (`engine.board_game.core.events`). Everything else stays: dice,
cards drawn, stolen, discarded or taken by a monopoly, the dice deck when it was shuffled, a won game, and every offer,
answer and trade. Whether anybody has acted since is for the table to know."""

from collections.abc import Collection

from engine.board_game.core.events import Event


def can_undo(events: Collection[Event]) -> bool:
    """Return whether the action that led to these events can be undone. A discard that waits for others leads to none: it stays."""
    return bool(events) and all(event.reveals_nothing for event in events)
