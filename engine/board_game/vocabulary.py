"""What this game says and can be told, as one value (`engine.vocabulary`)."""

from typing import Final, get_args

from engine.board_game.catalog import OPTIONS
from engine.board_game.core.actions import ACTIONS
from engine.board_game.core.decisions import DECISIONS
from engine.board_game.core.events import EVENTS
from engine.board_game.core.refusals import REFUSALS
from engine.board_game.core.views import DealtMap, Form, View
from engine.vocabulary import Vocabulary

VOCABULARY: Final = Vocabulary(
    actions=ACTIONS,
    actor="seat",
    events=tuple(kind for kind in EVENTS if kind.told),
    decisions=DECISIONS,
    refusals=dict(sorted(REFUSALS.items())),
    forms=get_args(Form),
    view=View,
    drawn=DealtMap,
    options={key: option.shows for key, option in OPTIONS.items() if option.shows},
)
