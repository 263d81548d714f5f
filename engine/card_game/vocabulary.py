"""The vocabulary of this game, as one value (`engine.vocabulary`)."""

from collections.abc import Iterable, Mapping
from typing import Any, Final, NotRequired, TypedDict, TypeVar, get_args

from engine.card_game.core.actions import ACTIONS
from engine.card_game.core.decisions import DECISIONS
from engine.card_game.core.events import EVENTS
from engine.card_game.core.refusals import REFUSALS
from engine.card_game.core.view_types import Form, View
from engine.codec import facts_of
from engine.kernel.decisions import Decision
from engine.vocabulary import DecisionKind, Vocabulary, description_of, hints_of

K = TypeVar("K")


def _own(kinds: Iterable[type[K]]) -> tuple[type[K], ...]:
    """The kinds of the printed cards: the published protocol does not depend on the sets that are installed."""
    return tuple(kind for kind in kinds if kind.__module__.startswith("engine."))


def _shown(kind: type[Decision]) -> DecisionKind:
    """The part of a decision in a view: its fields, but for the seat."""
    hints = hints_of(kind)
    fields: Mapping[str, Any] = {
        fact.name: NotRequired[hints[fact.name]] if fact.optional else hints[fact.name]
        for fact in facts_of(kind)
        if fact.name != "seat"
    }
    shows: Any = TypedDict(kind.__name__, fields)  # type: ignore[misc]  # its fields are those of the decision
    shows.__doc__ = kind.__doc__
    return DecisionKind(description_of(kind), shows)


VOCABULARY: Final = Vocabulary(
    actions=_own(ACTIONS),
    actor="seat",
    events=_own(EVENTS),
    decisions={kind.__name__: _shown(kind) for kind in _own(DECISIONS) if not kind.automatic},
    refusals=dict(sorted(REFUSALS.items())),
    forms=get_args(Form),
    view=View,
    drawn=None,
    options={},
)
