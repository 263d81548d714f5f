"""Every kind of action, and which decision it answers."""

from collections import defaultdict
from collections.abc import Mapping
from typing import Any, Final

from engine.card_game.core.action_rules import ActionRule
from engine.card_game.core.actions import Action
from engine.card_game.core.decisions import Decision
from engine.card_game.course import playing_cards, set_up, turn
from engine.card_game.effects import rows
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

ALL_ACTION_RULES: Final[tuple[ActionRule[Any, Any], ...]] = (
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
    *rows.ACTION_RULES,
)
ACTION_RULES: Final[Mapping[type[Action], ActionRule[Any, Any]]] = {
    rule.action: rule for rule in ALL_ACTION_RULES
}


def _by_decision() -> Mapping[type[Decision], tuple[ActionRule[Any, Any], ...]]:
    answering: dict[type[Decision], list[ActionRule[Any, Any]]] = defaultdict(list)
    for rule in ALL_ACTION_RULES:
        for kind in rule.answers:
            answering[kind].append(rule)
    return {kind: tuple(rules) for kind, rules in answering.items()}


ANSWERING: Final = _by_decision()
EXPLAINED: Final = tuple(rule for rule in ALL_ACTION_RULES if rule.explain)
"""Kinds of action that are always on sale in a main phase."""
