"""The rows: which card does what. Cards without a row do what their numbers and flags say."""

from collections.abc import Mapping
from typing import Any, Final

from engine.card_game.core.cards import CARD_KEYS, EVENT_KEYS, Card, EventKey
from engine.card_game.core.state import State
from engine.card_game.effects import alchemist, caravan, conflict, merchant, spy
from engine.card_game.effects.alchemist import ALCHEMIST
from engine.card_game.effects.arsonist import ARSONIST
from engine.card_game.effects.black_knight import BLACK_KNIGHT
from engine.card_game.effects.caravan import CARAVAN
from engine.card_game.effects.civil_war import civil_war
from engine.card_game.effects.conflict import conflict as conflict_of_two
from engine.card_game.effects.kind import ActionCard, EventEffect
from engine.card_game.effects.master_builder import master_builder
from engine.card_game.effects.merchant import MERCHANT
from engine.card_game.effects.plague import plague
from engine.card_game.effects.productive_year import productive_year
from engine.card_game.effects.progress import progress
from engine.card_game.effects.raid import RAID
from engine.card_game.effects.spy import SPY
from engine.card_game.effects.year_end import year_end
from engine.kernel.action_rules import Arrival
from engine.kernel.decisions import Decision

_ACTIONS: Final = {
    "alchemist": ALCHEMIST,
    "arsonist": ARSONIST,
    "black-knight": BLACK_KNIGHT,
    "caravan": CARAVAN,
    "merchant": MERCHANT,
    "raid": RAID,
    "spy": SPY,
}
_EVENTS: Final = {
    "civil-war": civil_war,
    "conflict": conflict_of_two,
    "master-builder": master_builder,
    "plague": plague,
    "productive-year": productive_year,
    "progress": progress,
    "year-end": year_end,
}
ACTION_CARDS: Final[Mapping[Card, ActionCard]] = {
    CARD_KEYS.index(key): card for key, card in _ACTIONS.items()
}
"""Scouts are played with a settlement and counters as an answer: neither has a row."""
EVENT_CARDS: Final[Mapping[EventKey, EventEffect]] = {
    EVENT_KEYS.index(key): effect for key, effect in _EVENTS.items()
}
ACTION_RULES: Final = (
    *alchemist.ACTION_RULES,
    *caravan.ACTION_RULES,
    *conflict.ACTION_RULES,
    *merchant.ACTION_RULES,
    *spy.ACTION_RULES,
)
ARRIVALS: Final[Mapping[type[Decision], Arrival[State, Any]]] = {
    **caravan.ARRIVALS,
    **conflict.ARRIVALS,
    **spy.ARRIVALS,
}
