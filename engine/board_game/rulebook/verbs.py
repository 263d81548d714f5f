"""The verbs by which rules and options answer the questions of the rulebook, and the law of each (`set` and `replace` are the kernel's).

`set`                 numbers and tables; one owner, a second one is a contradiction
`replace`             the one answer to a question; one owner, likewise
`extend`, `restrict`  what may be chosen; all extensions by OR, then all restrictions by AND: order cannot matter
`add`                 new actions and decisions; union
`after`               consequences of an event; in the order of the catalog
`add_slice`           state of an option's own, under its key
"""

from collections.abc import Callable, Mapping
from dataclasses import fields
from typing import Any, Final, Generic, ParamSpec, cast

from engine.board_game.core.actions import Action
from engine.board_game.core.events import EVENTS, Event
from engine.board_game.core.names import Cards
from engine.board_game.core.refusals import Refusal
from engine.board_game.core.state import (
    A,
    ActionRule,
    Consequence,
    E,
    Explanation,
    PaidIn,
    Permission,
    Rules,
    Shown,
    State,
    everyone,
)
from engine.kernel.decisions import Decision
from engine.kernel.questions import Book, Question, Setting, contradiction

P = ParamSpec("P")

BUILDING: Final = "building"
"""Group of actions: to build, and to buy a development card."""
CARDS: Final = "cards"
"""Group of actions: to play a development card."""


class Cost(Setting[Cards]):
    """Cards that something costs."""

    def compiled(self) -> PaidIn:
        pairs = [(resource, count) for resource, count in enumerate(self.value) if count]
        return tuple(sorted(pairs, key=lambda pair: -pair[1]))


class Choice(Question, Generic[P]):
    """A question answered by a mask: whatever any extension allows and every restriction leaves."""

    def __init__(self) -> None:
        self._extensions: list[Callable[P, int]] = []
        self._restrictions: list[Callable[P, int]] = []
        self.explained: list[tuple[Callable[P, int], Explanation]] = []
        """Restrictions that say why."""

    def extend(self, allowed: Callable[P, int]) -> None:
        """Allow what this mask holds."""
        self._extensions.append(allowed)

    def restrict(self, allowed: Callable[P, int], because: Explanation | None = None) -> None:
        """Leave only what this mask holds; `because` explains each hex it takes away."""
        self._restrictions.append(allowed)
        if because is not None:
            self.explained.append((allowed, because))

    @property
    def is_restricted(self) -> bool:
        """Return whether anything takes away from what is allowed."""
        return bool(self._restrictions)

    def compiled(self) -> Callable[P, int]:
        """One function for the whole question; the base answer itself when nothing was changed."""
        extensions: tuple[Callable[..., int], ...] = tuple(self._extensions)
        restrictions: tuple[Callable[..., int], ...] = tuple(self._restrictions)
        if len(extensions) == 1 and not restrictions:
            return extensions[0]

        def allowed(*question: Any) -> int:
            mask = 0
            for extension in extensions:
                mask |= extension(*question)
            for restriction in restrictions:
                if not mask:
                    break
                mask &= restriction(*question)
            return mask

        return cast(Callable[P, int], allowed)


class Allowance(Question):
    """A yes-or-no question: yes, unless a restriction says no."""

    def __init__(self) -> None:
        self.explained: list[tuple[Permission, Refusal]] = []
        """The restrictions, and what whoever meets them is told."""

    def restrict(self, allowed: Permission, because: Refusal) -> None:
        """Say no where this says no; `because` is the refusal."""
        self.explained.append((allowed, because))

    def compiled(self) -> Permission:
        """One function for the whole question."""
        restrictions = tuple(allowed for allowed, _ in self.explained)
        if not restrictions:
            return everyone
        if len(restrictions) == 1:
            return restrictions[0]
        return lambda state, rules, seat: all(
            allowed(state, rules, seat) for allowed in restrictions
        )


def only_the_kind(state: State, rules: Rules, due: Decision) -> Mapping[str, object]:
    """No public fields."""
    return {}


def its_fields(state: State, rules: Rules, due: Decision) -> Mapping[str, object]:
    """The fields of the decision itself."""
    return {own.name: getattr(due, own.name) for own in fields(due) if own.name != "seat"}


class Decisions:
    """The kinds of decision there are."""

    def __init__(self) -> None:
        self.shown: dict[type[Decision], Shown] = {}

    def add(self, kind: type[Decision], shown: Shown = only_the_kind) -> None:
        """Make a kind of decision known. `shown`: its public fields."""
        self.shown[kind] = shown


class ActionRules:
    """The kinds of action there are, and the decisions in which each may be taken."""

    def __init__(self, book: Book) -> None:
        self._book = book
        self._owners: dict[type[Action], str] = {}
        self.kinds: dict[type[Action], ActionRule[Any]] = {}
        self.deciding: dict[type[Decision], list[type[Action]]] = {}
        self.others: dict[type[Decision], list[type[Action]]] = {}
        self.out_of_turn: list[type[Action]] = []
        self._groups: dict[str, tuple[list[type[Decision]], list[type[Action]]]] = {}
        """By group of actions: the decisions that allow it, and the kinds that belong to it."""

    def add(self, rule: ActionRule[A]) -> None:
        """Make a kind of action known, or play it another way; one owner beside the base game."""
        owner = self._book.installing
        before = self._owners.get(rule.action)
        if before is not None and owner != before:
            raise contradiction(before, str(owner), f"action {rule.action.__name__}")
        if owner is not None:
            self._owners[rule.action] = owner
        self.kinds[rule.action] = rule

    def during(self, decision: type[Decision], *kinds: type[Action]) -> None:
        """Whoever must take this decision may answer it with these actions."""
        self.deciding.setdefault(decision, []).extend(kinds)

    def allow(self, group: str, *decisions: type[Decision]) -> None:
        """Whoever must take these decisions may answer with whatever is in this group, also what is added later."""
        allowing, kinds = self._groups.setdefault(group, ([], []))
        allowing += decisions
        for decision in decisions:
            self.during(decision, *kinds)

    def in_group(self, group: str, *kinds: type[Action]) -> None:
        """These actions may be taken in every decision that allows their group, also one that is added later."""
        allowing, known = self._groups.setdefault(group, ([], []))
        known += kinds
        for decision in allowing:
            self.during(decision, *kinds)

    def meanwhile(self, decision: type[Decision], *kinds: type[Action]) -> None:
        """While this decision is open, the other seats may take these actions."""
        self.others.setdefault(decision, []).extend(kinds)

    def at_any_time(self, *kinds: type[Action]) -> None:
        """Once the first turn has begun, whoever has nothing to decide may take these listed actions. Nobody waits for them."""
        self.out_of_turn.extend(kinds)


class Events:
    """The consequences of events."""

    def __init__(self) -> None:
        self.consequences: dict[type[Event], list[Consequence[Any]]] = {}

    def after(self, kind: type[E], consequence: Consequence[E]) -> None:
        """Call `consequence(state, rules, event, play)` whenever such an event happened."""
        self.consequences.setdefault(kind, []).append(consequence)

    def after_laying(self, consequence: Consequence[Any]) -> None:
        """Call it whenever a piece of any kind came to lie on a path."""
        for kind in EVENTS:
            if kind.lies_on_a_path:
                self.after(kind, consequence)

    def after_moving_cards(self, consequence: Consequence[Any]) -> None:
        """Call it whenever resource cards changed hands, the supply's included."""
        for kind in EVENTS:
            if kind.cards_moved is not Event.cards_moved:
                self.after(kind, consequence)

    def compiled(self) -> dict[type[Event], tuple[Consequence[Any], ...]]:
        """By kind of event: what follows from it, in order."""
        return {kind: tuple(follow) for kind, follow in self.consequences.items()}
