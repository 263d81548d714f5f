"""Action rules: everything about one kind of action, in one row."""

from collections import defaultdict
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Generic, TypeAlias, TypeVar

from engine.api import Seat
from engine.codec import JsonObject
from engine.kernel.context import ActionContext
from engine.kernel.decisions import Decision

S = TypeVar("S")
A = TypeVar("A")
D = TypeVar("D", bound=Decision)
Reason: TypeAlias = tuple[str, Mapping[str, Any], str] | None
"""A code, facts and a sentence: why an action is refused; None where it is not. Reveals nothing that is hidden from its seat."""
Arrival: TypeAlias = Callable[[S, D, ActionContext], bool]
"""Called when a decision has come to the top. True if it is resolved, because nobody need be asked."""


@dataclass(frozen=True, slots=True)
class ActionRule(Generic[S, A, D]):
    """One kind of action: the decisions that it answers, its check, its effect, and the actions that a player is offered."""

    action: type[A]
    answers: tuple[type[Decision], ...]
    validate: Callable[[S, A, D], Reason]
    """The reason why an action by the deciding seat is refused: the one source of truth about what is legal."""
    apply: Callable[[S, A, ActionContext], None]
    """Called with the decision still on top; it removes the decision that it resolves."""
    enumerate: Callable[[S, Seat, D], Iterable[A]] | None = None
    """Actions that can be listed; all of them are legal."""
    form: Callable[[S, Seat], JsonObject | None] | None = None
    """The form of actions that cannot be listed, with its bounds."""
    explain: Callable[[S, Seat], Reason] | None = None
    """The reason why a seat has no action of this kind while it takes a decision that the kind answers; for what is always on sale."""
    by_both: bool = False
    """True if seats that do not take the decision may answer it as well."""


def always(state: Any, action: Any, decision: Any) -> Reason:
    """Allow every action that is well formed."""
    return None


class ActionRules(Generic[S]):
    """The action rules of a game, by action and by decision."""

    def __init__(self, rules: Sequence[ActionRule[S, Any, Any]]) -> None:
        self.by_action: Mapping[type[Any], ActionRule[S, Any, Any]] = {
            rule.action: rule for rule in rules
        }
        answering: dict[type[Decision], list[ActionRule[S, Any, Any]]] = defaultdict(list)
        for rule in rules:
            for kind in rule.answers:
                answering[kind].append(rule)
        self._answering = {kind: tuple(answers) for kind, answers in answering.items()}

    def answering(self, decision: Decision) -> tuple[ActionRule[S, Any, Any], ...]:
        """The rules of the actions that answer a decision, in their order."""
        return self._answering.get(type(decision), ())
