"""The vocabulary of this game, as one value (`engine.vocabulary`)."""

from collections.abc import Iterable
from typing import Any, Final, get_args

from engine.board_game.catalog import OPTIONS
from engine.board_game.core.actions import ACTIONS
from engine.board_game.core.decisions import DECISIONS
from engine.board_game.core.events import EVENTS
from engine.board_game.core.refusals import REFUSALS
from engine.board_game.core.view_types import DealtMap, Form, View
from engine.vocabulary import DecisionKind, Vocabulary, description_of

_OPTIONS: Final = [option.install.__module__ for option in OPTIONS.values()]


def _place(kind: type[Any]) -> int:
    """The position of a kind's option in the catalog; kinds of no option come first."""
    own = f"{kind.__module__}."
    return next((at for at, module in enumerate(_OPTIONS, 1) if own.startswith(f"{module}.")), 0)


def in_order(kinds: Iterable[type[Any]]) -> tuple[type[Any], ...]:
    """Kinds in order of declaration, those of options last and in the catalog's order, whichever module was imported first."""
    return tuple(sorted(kinds, key=_place))


VOCABULARY: Final = Vocabulary(
    actions=in_order(ACTIONS),
    actor="seat",
    events=in_order(kind for kind in EVENTS if kind.told),
    decisions={
        kind.name: DecisionKind(description_of(kind), kind.shows)
        for kind in sorted(DECISIONS, key=lambda kind: kind.name)
    },
    refusals=dict(sorted(REFUSALS.items())),
    forms=get_args(Form),
    view=View,
    drawn=DealtMap,
    options={key: option.shows for key, option in OPTIONS.items() if option.shows},
)
