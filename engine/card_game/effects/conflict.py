"""Conflict: the holder of the knight's token looks at the opponent's hand and puts two of its cards under one draw stack
(sources: event-cards)."""

from collections.abc import Iterator, Mapping
from typing import Any

from engine.card_game.core.actions import Bury
from engine.card_game.core.cards import CARDS
from engine.card_game.core.decisions import BuryCards
from engine.card_game.core.events import CardBuried, HandShown
from engine.card_game.core.names import KNIGHT_TOKEN, NOBODY, STACKS, Seat
from engine.card_game.core.refusals import Reason
from engine.card_game.core.state import State, other
from engine.card_game.rules import hands
from engine.kernel.action_rules import ActionRule, Arrival
from engine.kernel.context import ActionContext
from engine.kernel.decisions import Decision, done, done_with, push

BURIED = 2


def conflict(state: State, seat: Seat, context: ActionContext) -> None:
    holder = state.holders[KNIGHT_TOKEN]
    if holder == NOBODY:
        return
    owner = other(holder)
    context.emit(HandShown(holder, owner, tuple(sorted(state.hands[owner]))))
    push(state, BuryCards(holder, BURIED, None))


def bury_cards(state: State, due: BuryCards, context: ActionContext) -> bool:
    """Fewer if there are fewer."""
    if state.hands[other(due.seat)]:
        return False
    done(state)
    return True


def bury_rows(state: State, seat: Seat, due: BuryCards) -> Iterator[Bury]:
    stacks = range(STACKS) if due.stack is None else (due.stack,)
    for card in hands.kinds(state.hands[other(seat)]):
        for stack in stacks:
            yield Bury(seat, card, stack)


def why_not_bury(state: State, action: Bury, due: BuryCards) -> Reason:
    if action.card not in state.hands[other(action.seat)]:
        key = CARDS[action.card].key
        return "no_such_card", {"card": key}, "That card is not in your opponent's hand."
    if due.stack not in (None, action.stack):
        return "wrong_stack", {"stack": action.stack}, "Both cards go under the same stack."
    return None


def apply_bury(state: State, action: Bury, context: ActionContext) -> None:
    due = done_with(state, BuryCards)
    owner = other(action.seat)
    if due.left > 1:
        push(state, BuryCards(due.seat, due.left - 1, action.stack))
    hands.give_up(state, owner, action.card, newest=state.follows_engine(2))
    hands.put_under(state, action.card, action.stack)
    context.emit(CardBuried(action.seat, owner, action.stack, action.card))


ACTION_RULES = (ActionRule(Bury, (BuryCards,), why_not_bury, apply_bury, enumerate=bury_rows),)
ARRIVALS: Mapping[type[Decision], Arrival[State, Any]] = {BuryCards: bury_cards}
