"""Consequences that follow an action by themselves, until somebody has to decide: tokens, the end, cards above the limit, and decisions
that nobody
need be asked about."""

from collections.abc import Mapping
from typing import Any, Final

from engine.card_game.core.decisions import (
    ChooseStack,
    ChooseTarget,
    Draw,
    PassDice,
    Produce,
    RollAttack,
    SettleHands,
)
from engine.card_game.core.state import State
from engine.card_game.course.playing_cards import resolve_attack
from engine.card_game.course.turn import pass_dice
from engine.card_game.course.winning import look_at_points
from engine.card_game.rules import hands, moving_goods
from engine.card_game.rules.attacks import choose_target
from engine.card_game.rules.drawing import draw
from engine.card_game.rules.looking import choose_stack
from engine.card_game.rules.points import award_tokens
from engine.card_game.rules.production import produce
from engine.card_game.sets import installed
from engine.kernel.action_rules import Arrival
from engine.kernel.context import ActionContext
from engine.kernel.decisions import Decision

ARRIVALS: Final[Mapping[type[Decision], Arrival[State, Any]]] = {
    ChooseStack: choose_stack,
    ChooseTarget: choose_target,
    Draw: draw,
    PassDice: pass_dice,
    Produce: produce,
    RollAttack: resolve_attack,
    SettleHands: hands.settle_hands,
    **moving_goods.ARRIVALS,
    **installed.ARRIVALS,
}


def follow(state: State, context: ActionContext) -> None:
    """Go on until somebody has to decide, or somebody has won. Nothing follows before the regions are laid out."""
    while state.realms[0].regions:
        award_tokens(state, context)
        look_at_points(state, context)
        if state.over:
            return
        if owing := hands.due_surplus(state):
            hands.ask_for_surplus(state, owing)
            return
        top = state.pending[-1]
        arrival = ARRIVALS.get(type(top))
        if arrival is None or not arrival(state, top, context):
            return
