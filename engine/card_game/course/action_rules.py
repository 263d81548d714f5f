"""Every kind of action, and which decision it answers."""

from typing import Final

from engine.card_game.core.state import State
from engine.card_game.course import playing_cards, set_up, turn
from engine.card_game.rules import (
    attacks,
    developing,
    drawing,
    expanding,
    hands,
    looking,
    moving_goods,
    new_regions,
    offers,
    trading,
)
from engine.card_game.sets import installed
from engine.kernel.action_rules import ActionRules

ACTION_RULES: Final = ActionRules[State](
    (
        *set_up.ACTION_RULES,
        *turn.ACTION_RULES,
        *playing_cards.ACTION_RULES,
        *expanding.ACTION_RULES,
        *new_regions.ACTION_RULES,
        *developing.ACTION_RULES,
        *trading.ACTION_RULES,
        *offers.ACTION_RULES,
        *drawing.ACTION_RULES,
        *looking.ACTION_RULES,
        *hands.ACTION_RULES,
        *moving_goods.ACTION_RULES,
        *attacks.ACTION_RULES,
        *installed.ACTION_RULES,
    )
)
