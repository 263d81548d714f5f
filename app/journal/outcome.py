"""How a game ended: everybody's points, and who won or what ended it."""

from typing import Any

from app.journal.standing import Standing
from engine.api import AnyGame, State


def ending(game: AnyGame, state: State, standing: Standing) -> dict[str, Any]:
    """The result of a game that has just ended."""
    return {"points": game.points(state), **outcome(state, standing)}


def outcome(state: State, standing: Standing) -> dict[str, Any]:
    """Who won, or how the table ended the game."""
    if standing.ended is not None:
        how = {"how": standing.ended.how}
        return how if standing.ended.winner is None else {**how, "winner": standing.ended.winner}
    return {"winner": state.winner}
