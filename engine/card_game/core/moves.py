"""What a rule says about one kind of action."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Generic, TypeAlias, TypeVar

from engine.card_game.core.actions import Action
from engine.card_game.core.decisions import Decision
from engine.card_game.core.names import Seat
from engine.card_game.core.play import Play
from engine.card_game.core.refusals import Reason
from engine.card_game.core.state import State
from engine.codec import JsonObject

A = TypeVar("A", bound=Action)
D = TypeVar("D", bound=Decision)
Arrival: TypeAlias = Callable[[State, D, Play], bool]
"""A decision that came to lie on top, and is still there: True where nobody need be asked, and it is done."""


@dataclass(frozen=True, slots=True)
class Move(Generic[A, D]):
    """A kind of action: on which decision it may be taken, why not, what it does, and which rows a player is offered."""

    action: type[A]
    answers: tuple[type[Decision], ...]
    why_not: Callable[[State, A, D], Reason]
    """Of an action by the seat that decides. The one truth of what may be done."""
    apply: Callable[[State, A, Play], None]
    """With the decision still on top; whoever resolves it takes it away."""
    rows: Callable[[State, Seat, D], Iterator[A]] | None = None
    """What can be listed; all of it may be taken."""
    form: Callable[[State, Seat], JsonObject | None] | None = None
    """What cannot be listed, with its bounds."""
    why_none: Callable[[State, Seat], Reason] | None = None
    """Why nothing of the kind is possible in a seat's own main phase, for what is always on sale."""
    by_both: bool = False
    """Whether the opponent of the seat that decides may do it as well."""
