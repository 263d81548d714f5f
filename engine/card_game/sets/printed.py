"""The printed set: which card does what. Cards without an effect do what their numbers and flags say."""

from typing import Final

from engine.card_game.core.cards import PRINTED, PRINTED_ROWS
from engine.card_game.effects import alchemist, caravan, conflict, merchant, spy
from engine.card_game.effects.alchemist import ALCHEMIST
from engine.card_game.effects.arsonist import ARSONIST
from engine.card_game.effects.black_knight import BLACK_KNIGHT
from engine.card_game.effects.caravan import CARAVAN
from engine.card_game.effects.civil_war import civil_war
from engine.card_game.effects.conflict import conflict as conflict_of_two
from engine.card_game.effects.master_builder import master_builder
from engine.card_game.effects.merchant import MERCHANT
from engine.card_game.effects.plague import plague
from engine.card_game.effects.productive_year import productive_year
from engine.card_game.effects.progress import progress
from engine.card_game.effects.raid import RAID
from engine.card_game.effects.spy import SPY
from engine.card_game.effects.year_end import year_end
from engine.card_game.sets.kind import CardSet

PRINTED_SET: Final = CardSet(
    key=PRINTED,
    title="Printed cards",
    summary="The 62 cards of the draw stacks and the event cards that the game was published with.",
    draw=PRINTED_ROWS["draw"],
    events=PRINTED_ROWS["events"],
    action_cards={
        "alchemist": ALCHEMIST,
        "arsonist": ARSONIST,
        "black-knight": BLACK_KNIGHT,
        "caravan": CARAVAN,
        "merchant": MERCHANT,
        "raid": RAID,
        "spy": SPY,
    },
    event_effects={
        "civil-war": civil_war,
        "conflict": conflict_of_two,
        "master-builder": master_builder,
        "plague": plague,
        "productive-year": productive_year,
        "progress": progress,
        "year-end": year_end,
    },
    action_rules=(
        *alchemist.ACTION_RULES,
        *caravan.ACTION_RULES,
        *conflict.ACTION_RULES,
        *merchant.ACTION_RULES,
        *spy.ACTION_RULES,
    ),
    arrivals={**caravan.ARRIVALS, **conflict.ARRIVALS, **spy.ARRIVALS},
)
"""Its cards have their numbers already (`core/cards.py`). Scouts are played with a settlement and counters as an answer: neither has an
effect."""
