"""What a rule says about one kind of action."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Generic, TypeAlias, TypeVar

from engine.card_game.core.actions import Action
from engine.card_game.core.context import ActionContext
from engine.card_game.core.decisions import Decision
from engine.card_game.core.names import Seat
from engine.card_game.core.refusals import Reason
from engine.card_game.core.state import State
from engine.codec import JsonObject

A = TypeVar("A", bound=Action)
D = TypeVar("D", bound=Decision)
Arrival: TypeAlias = Callable[[State, D, ActionContext], bool]
"""Called when a decision has come to the top. True if it is resolved, because nobody need be asked."""


@dataclass(frozen=True, slots=True)
class ActionRule(Generic[A, D]):
    """One kind of action: which decisions it answers, why it may be refused, what it does, and which rows a player is offered."""

    action: type[A]
    answers: tuple[type[Decision], ...]
    validate: Callable[[State, A, D], Reason]
    """Why an action by the deciding seat is refused: the one source of truth about what is legal."""
    apply: Callable[[State, A, ActionContext], None]
    """Called with the decision still on top; whoever resolves it removes it."""
    enumerate: Callable[[State, Seat, D], Iterator[A]] | None = None
    """Actions that can be listed; all of them are legal."""
    form: Callable[[State, Seat], JsonObject | None] | None = None
    """The form of actions that cannot be listed, with its bounds."""
    explain: Callable[[State, Seat], Reason] | None = None
    """Why a seat has no action of this kind in its main phase; for what is always on sale."""
    by_both: bool = False
    """Whether the opponent of the seat that decides may do it as well."""
