"""The stack of decisions."""

from typing import TypeVar

from engine.card_game.core.decisions import Decision
from engine.card_game.core.state import State

D = TypeVar("D", bound=Decision)


def push(state: State, *decisions: Decision) -> None:
    """Add decisions to the stack; the last one named is on top."""
    state.pending += decisions


def done(state: State) -> Decision:
    """Remove the top decision and return it."""
    top = state.pending[-1]
    state.pending = state.pending[:-1]
    return top


def done_with(state: State, kind: type[D]) -> D:
    """Remove the top decision, which has to be of this kind, and return it."""
    top = done(state)
    assert isinstance(top, kind)
    return top


def done_by(state: State, seat: int) -> Decision:
    """Remove this seat's decision from those that are open together, and return it."""
    at = max(at for at, due in enumerate(state.pending) if due.seat == seat)
    mine = state.pending[at]
    state.pending = state.pending[:at] + state.pending[at + 1 :]
    return mine


def open_decisions(state: State) -> list[Decision]:
    """The top of the stack: one decision, or all of that kind that are open together."""
    if not state.pending:
        return []
    top = state.pending[-1]
    if not top.together:
        return [top]
    together = []
    for due in reversed(state.pending):
        if type(due) is not type(top):
            break
        together.append(due)
    return together
