"""The stack of decisions: the top one says which seat may act, and with which actions."""

from collections.abc import Collection
from dataclasses import dataclass
from typing import Any, ClassVar, Final, Protocol, TypeVar

from engine.api import Seat
from engine.codec import JsonObject, Kinds, from_json, to_json
from engine.kernel.fields import Codec

ENDING: Final = "Decision"
"""The end of a class's name that clients do not see: for a decision that is called like the action that answers it."""


@dataclass(frozen=True, slots=True)
class Decision:
    """A decision that `seat` has to take; each kind is a frozen dataclass of its own."""

    name: ClassVar[str]
    """The kind, as clients see it."""
    refusal: ClassVar[str] = "Something else has to be decided first."
    """The text of the refusal for a player who tries something else first."""
    together: ClassVar[bool] = False
    """True if decisions of this kind on top of each other are open at once."""
    automatic: ClassVar[bool] = False
    """True if it resolves itself as soon as it is on top, without asking anybody."""
    brief: ClassVar[bool] = False
    """True if every seat is asked and most have nothing to say: bots take no time over it."""
    is_turn: ClassVar[bool] = False
    """True if it counts as a turn of its seat, for clocks."""

    seat: Seat

    def __init_subclass__(cls) -> None:
        cls.name = cls.__name__.removesuffix(ENDING)


D = TypeVar("D", bound=Decision)


class HasStack(Protocol):
    """A state with a stack of decisions, the top one last."""

    pending: tuple[Decision, ...]


def saved_stack(kinds: Kinds[Any], added_later: Collection[str] = ()) -> Codec:
    """The saved form of a stack. `added_later`: fields that came in later versions, left out while they are empty, so that a decision
    hashes as before."""

    def encode(decision: Decision) -> JsonObject:
        return {
            name: value
            for name, value in to_json(decision).items()
            if value is not None or name not in added_later
        }

    return Codec(
        lambda pending: [encode(decision) for decision in pending],
        lambda saved: tuple(from_json(kinds, decision) for decision in saved),
    )


def push(state: HasStack, *decisions: Decision) -> None:
    """Add decisions to the stack; the last one named is on top."""
    state.pending += decisions


def done(state: HasStack) -> Decision:
    """Remove the top decision and return it."""
    top = state.pending[-1]
    state.pending = state.pending[:-1]
    return top


def done_with(state: HasStack, kind: type[D]) -> D:
    """Remove the top decision, which has to be of this kind, and return it."""
    top = done(state)
    assert isinstance(top, kind)
    return top


def done_by(state: HasStack, seat: Seat) -> Decision:
    """Remove this seat's decision from those that are open together, and return it."""
    at = max(at for at, decision in enumerate(state.pending) if decision.seat == seat)
    taken = state.pending[at]
    state.pending = state.pending[:at] + state.pending[at + 1 :]
    return taken


def withdraw(state: HasStack, decision: Decision) -> None:
    """Remove a decision, wherever it is on the stack; nothing happens if it is not there."""
    state.pending = tuple(other for other in state.pending if other != decision)


def replace_decision(state: HasStack, old: Decision, new: Decision) -> None:
    """Put another decision in the place of one on the stack."""
    state.pending = tuple(new if other == old else other for other in state.pending)


def top(state: HasStack, kind: type[D]) -> D:
    """The top decision, which has to be of this kind."""
    due = state.pending[-1]
    assert isinstance(due, kind)
    return due


def is_on_top(state: HasStack, kind: type[Decision]) -> bool:
    """Return whether the top decision is of this kind."""
    return bool(state.pending) and isinstance(state.pending[-1], kind)


def open_decisions(state: HasStack) -> list[Decision]:
    """The top of the stack: one decision, or all of that kind that are open together."""
    if not state.pending:
        return []
    top = state.pending[-1]
    if not top.together:
        return [top]
    together = []
    for decision in reversed(state.pending):
        if type(decision) is not type(top):
            break
        together.append(decision)
    return together


def decision_for(state: HasStack, seat: Seat) -> tuple[Decision | None, bool]:
    """The open decision that concerns a seat, and whether the seat has to take it; its own before those of others."""
    now = open_decisions(state)
    for decision in now:
        if decision.seat == seat:
            return decision, True
    return (now[0] if now else None), False
