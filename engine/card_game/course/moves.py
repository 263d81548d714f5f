"""Every kind of action, and which decision it answers."""

from collections import defaultdict
from collections.abc import Mapping
from typing import Any, Final

from engine.card_game.core.actions import Action
from engine.card_game.core.decisions import Decision
from engine.card_game.core.moves import Move
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

ALL_MOVES: Final[tuple[Move[Any, Any], ...]] = (
    *set_up.MOVES,
    *turn.MOVES,
    *playing_cards.MOVES,
    *expanding.MOVES,
    *new_regions.MOVES,
    *developing.MOVES,
    *trading.MOVES,
    *offers.MOVES,
    *drawing.MOVES,
    *looking.MOVES,
    *hands.MOVES,
    *moving_goods.MOVES,
    *attacks.MOVES,
    *rows.MOVES,
)
MOVES: Final[Mapping[type[Action], Move[Any, Any]]] = {move.action: move for move in ALL_MOVES}


def _by_decision() -> Mapping[type[Decision], tuple[Move[Any, Any], ...]]:
    answering: dict[type[Decision], list[Move[Any, Any]]] = defaultdict(list)
    for move in ALL_MOVES:
        for kind in move.answers:
            answering[kind].append(move)
    return {kind: tuple(moves) for kind, moves in answering.items()}


ANSWERING: Final = _by_decision()
EXPLAINED: Final = tuple(move for move in ALL_MOVES if move.why_none)
"""Kinds of action that are always on sale in a main phase."""
