"""The outcome of a game: all points, and the winner or the act that ended it."""

from typing import Any

from app.journal.status import TableStatus
from engine.api import AnyGame, State


def ending(game: AnyGame, state: State, status: TableStatus) -> dict[str, Any]:
    """The result of a game that has just ended."""
    return {"points": game.points(state), **outcome(state, status)}


def outcome(state: State, status: TableStatus) -> dict[str, Any]:
    """The winner, or the act that ended the game."""
    if status.ended is not None:
        how = {"how": status.ended.how}
        return how if status.ended.winner is None else {**how, "winner": status.ended.winner}
    return {"winner": state.winner}
