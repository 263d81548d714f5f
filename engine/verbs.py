"""The verbs by which rules and options answer the questions of the rulebook, and the law of each.

`set`                 numbers and tables; one owner, a second one is a contradiction
`replace`             the one answer to a question; one owner, likewise
`extend`, `restrict`  what may be chosen; all extensions by OR, then all restrictions by AND: order cannot matter
`add`                 new actions and decisions; union
`after`               consequences of an event; in the order of the catalog
`keep`                state of an option's own, under its key
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final, Generic, Protocol, TypeAlias, TypeVar

from engine.actions import Action
from engine.config import ConfigError
from engine.decisions import Decision
from engine.events import Event
from engine.names import Cards, Hex, Seat
from engine.play import Play

if TYPE_CHECKING:
    from engine.compiled import Rules
    from engine.rulebook import Rulebook
    from engine.state import State

T = TypeVar("T")
F = TypeVar("F", bound=Callable[..., Any])

BUILDING: Final = "building"
"""Sort of actions: to build, and to buy a development card."""
CARDS: Final = "cards"
"""Sort of actions: to play a development card."""
Claims: TypeAlias = dict[Seat, int]
"""How many cards of one resource each seat is owed."""
Reason: TypeAlias = "tuple[str, dict[str, Any], str] | None"
"""Why an action is refused: a code, facts, a sentence."""

SeatQuestion: TypeAlias = Callable[["State", "Rules", Seat], int]
VictimQuestion: TypeAlias = Callable[["State", "Rules", Seat, Seat], int]
Explanation: TypeAlias = Callable[["State", "Rules", Seat, Hex], dict[str, Any]]
"""Why a seat may not choose a hex, for everybody to see: `why`, a code, and facts."""
Permission: TypeAlias = Callable[["State", "Rules", Seat], bool]
Lists: TypeAlias = Callable[["State", "Rules", Seat, list[Action]], None]
Shown: TypeAlias = Callable[["State", "Rules", Decision], dict[str, Any]]
Consequence: TypeAlias = Callable[["State", "Rules", Any, Play], None]


class Applies(Protocol):
    """Carries an action out on a state it owns."""

    def __call__(self, state: "State", rules: "Rules", action: Any, play: Play) -> None: ...


class Checks(Protocol):
    """Says why an action is refused, or None; reveals nothing that is hidden from its seat."""

    def __call__(self, state: "State", rules: "Rules", action: Any) -> Reason: ...


@dataclass(frozen=True, slots=True)
class Move:
    """All about one kind of action. It is either listed, or it has a form and a check: one truth."""

    kind: type[Action]
    applies: Applies
    always: bool = False
    """Listed whenever its decision is open; it names nothing but its seat."""
    lists: Lists | None = None
    price: "Number[Cards] | None" = None
    """Its lister is asked only if the hand holds this."""
    form: "Callable[[State, Rules, Seat], dict[str, Any] | None] | None" = None
    checks: Checks | None = None
    """With `form`: the truth. Else only words for what is not listed."""
    waives: bool = False
    """Does nothing but forgo what it might do: taken for whoever does not decide in time."""
    needs_offers: bool = False
    """Its lister is not even asked while no offer is on the table."""

    @property
    def listed(self) -> bool:
        """Whether `legal_actions` says all there is to say about it."""
        return self.form is None


def contradiction(one: str, other: str, matter: str) -> ConfigError:
    """Two options, by name, that decide the same matter."""
    return ConfigError(
        "contradiction", f"{one!r} and {other!r} contradict each other: both decide the {matter}."
    )


class _Owned:
    """Something that one option at most may decide."""

    def __init__(self, book: "Rulebook", name: str) -> None:
        self._book = book
        self._name = name
        self._owner: str | None = None

    def _take(self) -> None:
        owner = self._book.installing
        if self._owner is not None and owner is not None and owner != self._owner:
            raise contradiction(self._owner, owner, self._name)
        self._owner = owner or self._owner


class Number(_Owned, Generic[T]):
    """A number or table that may be set."""

    def __init__(self, book: "Rulebook", name: str, value: T) -> None:
        super().__init__(book, name)
        self.value = value

    def set(self, value: T) -> None:
        """Decide it; one owner only."""
        self._take()
        self.value = value


class Answer(_Owned, Generic[F]):
    """A question with one answer that may be replaced."""

    def __init__(self, book: "Rulebook", name: str) -> None:
        super().__init__(book, name)
        self._answer: F | None = None

    def replace(self, answer: F) -> None:
        """Answer it; one owner beside the base game."""
        self._take()
        self._answer = answer

    @property
    def answer(self) -> F:
        """The answer in force."""
        assert self._answer is not None, f"no rule answers the question of the {self._name}"
        return self._answer


class Choice:
    """A question answered by a mask: whatever any extension allows and every restriction leaves."""

    def __init__(self) -> None:
        self._extensions: list[Callable[..., int]] = []
        self._restrictions: list[Callable[..., int]] = []
        self.explained: list[tuple[SeatQuestion, Explanation]] = []
        """Restrictions that say why."""

    def extend(self, allowed: Callable[..., int]) -> None:
        """Allow what this mask holds."""
        self._extensions.append(allowed)

    def restrict(self, allowed: Callable[..., int], because: Explanation | None = None) -> None:
        """Leave only what this mask holds; `because` explains each hex it takes away."""
        self._restrictions.append(allowed)
        if because is not None:
            self.explained.append((allowed, because))

    @property
    def is_restricted(self) -> bool:
        """Whether anything takes away from what is allowed."""
        return bool(self._restrictions)

    def compiled(self) -> Callable[..., int]:
        """One function for the whole question; the base answer itself when nothing was changed."""
        extensions, restrictions = tuple(self._extensions), tuple(self._restrictions)
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

        return allowed


class Allowance:
    """A yes-or-no question: yes, unless a restriction says no."""

    def __init__(self) -> None:
        self._restrictions: list[Permission] = []

    def restrict(self, allowed: Permission) -> None:
        """Say no where this says no."""
        self._restrictions.append(allowed)

    def compiled(self) -> Permission:
        """One function for the whole question."""
        restrictions = tuple(self._restrictions)
        if not restrictions:
            return lambda state, rules, seat: True
        if len(restrictions) == 1:
            return restrictions[0]
        return lambda state, rules, seat: all(
            allowed(state, rules, seat) for allowed in restrictions
        )


@dataclass(frozen=True, slots=True)
class DecisionKind:
    """All about one kind of decision."""

    first: str
    """What to do first, to somebody who tries something else."""
    simultaneous: bool = False
    """Decisions of this kind on top of the stack may be taken in any order."""
    shown: Shown = lambda state, rules, due: {}
    """What everybody may know of it beside its kind."""
    brief: bool = False
    """Everybody is asked and most have nothing to say: bots take no time over it."""
    turn: bool = False
    """Whoever must decide has a turn of their own in it, as clocks count."""


class Decisions:
    """The kinds of decision there are."""

    def __init__(self) -> None:
        self.kinds: dict[str, DecisionKind] = {}

    def add(
        self,
        kind: str,
        first: str,
        simultaneous: bool = False,
        shown: Shown = lambda state, rules, due: {},
        brief: bool = False,
        turn: bool = False,
    ) -> None:
        """Make a kind of decision known."""
        self.kinds[kind] = DecisionKind(first, simultaneous, shown, brief, turn)


class Moves:
    """The kinds of action there are, and the decisions in which each may be taken."""

    def __init__(self, book: "Rulebook") -> None:
        self._book = book
        self._owners: dict[type[Action], str] = {}
        self.kinds: dict[type[Action], Move] = {}
        self.deciding: dict[str, list[type[Action]]] = {}
        self.others: dict[str, list[type[Action]]] = {}
        self.beside: list[type[Action]] = []
        self._sorts: dict[str, tuple[list[str], list[type[Action]]]] = {}
        """By sort of action: the decisions that allow it, and the kinds that belong to it."""

    def add(self, move: Move) -> None:
        """Make a kind of action known, or play it another way; one owner beside the base game."""
        owner = self._book.installing
        before = self._owners.get(move.kind)
        if before is not None and owner != before:
            raise contradiction(before, str(owner), f"action {move.kind.__name__}")
        if owner is not None:
            self._owners[move.kind] = owner
        self.kinds[move.kind] = move

    def during(self, decision: str, *kinds: type[Action]) -> None:
        """Whoever must take this decision may answer it with these actions."""
        self.deciding.setdefault(decision, []).extend(kinds)

    def allow(self, sort: str, *decisions: str) -> None:
        """Whoever must take these decisions may answer with whatever is of this sort, also what is added later."""
        allowing, kinds = self._sorts.setdefault(sort, ([], []))
        allowing += decisions
        for decision in decisions:
            self.during(decision, *kinds)

    def of_sort(self, sort: str, *kinds: type[Action]) -> None:
        """These actions may be taken in every decision that allows their sort, also one that is added later."""
        allowing, known = self._sorts.setdefault(sort, ([], []))
        known += kinds
        for decision in allowing:
            self.during(decision, *kinds)

    def meanwhile(self, decision: str, *kinds: type[Action]) -> None:
        """While this decision is open, the other seats may take these actions."""
        self.others.setdefault(decision, []).extend(kinds)

    def at_any_time(self, *kinds: type[Action]) -> None:
        """Once the first turn has begun, whoever has nothing to decide may take these listed actions. Nobody waits for them."""
        self.beside.extend(kinds)


class Events:
    """What follows from what."""

    def __init__(self) -> None:
        self.consequences: dict[type[Event], list[Consequence]] = {}

    def after(self, kind: type[Event], consequence: Consequence) -> None:
        """Call `consequence(state, rules, event, play)` whenever such an event happened."""
        self.consequences.setdefault(kind, []).append(consequence)
