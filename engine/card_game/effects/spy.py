"""Spy: the opponent shows the hand, and the spy takes a unit or an action card; if there is none, the Spy is used up
(sources: what-the-spy-takes)."""

from collections.abc import Iterator, Mapping
from typing import Any

from engine.card_game.core.actions import TakeFromHand
from engine.card_game.core.cards import CARDS, Card
from engine.card_game.core.decisions import Spy
from engine.card_game.core.events import CardTakenFromHand, HandShown
from engine.card_game.core.names import Seat
from engine.card_game.core.refusals import Reason
from engine.card_game.core.state import State, other
from engine.card_game.effects.kind import ActionCard
from engine.card_game.rules import hands
from engine.kernel.action_rules import ActionRule, Arrival
from engine.kernel.context import ActionContext
from engine.kernel.decisions import Decision, done, push


def plays(state: State, seat: Seat, card: Card, context: ActionContext) -> None:
    owner = other(seat)
    context.emit(HandShown(seat, owner, tuple(sorted(state.hands[owner]))))
    push(state, Spy(seat))


SPY = ActionCard(plays)


def takeable(state: State, owner: Seat) -> list[Card]:
    """The cards that a Spy may take out of a hand."""
    return [
        card for card in hands.kinds(state.hands[owner]) if state.rules.spy_may_take(CARDS[card])
    ]


def spy(state: State, due: Spy, context: ActionContext) -> bool:
    if takeable(state, other(due.seat)):
        return False
    done(state)
    return True


def take_rows(state: State, seat: Seat, due: Spy) -> Iterator[TakeFromHand]:
    return (TakeFromHand(seat, card) for card in takeable(state, other(seat)))


def why_not_take(state: State, action: TakeFromHand, due: Spy) -> Reason:
    if action.card in takeable(state, other(action.seat)):
        return None
    key = CARDS[action.card].key
    return "no_such_card", {"card": key}, "That is not a card that the Spy can take."


def apply_take(state: State, action: TakeFromHand, context: ActionContext) -> None:
    done(state)
    seat, owner = action.seat, other(action.seat)
    hands.give_up(state, owner, action.card, newest=state.follows_engine(2))
    hands.receive(state, seat, action.card)
    context.emit(CardTakenFromHand(seat, owner, action.card))


ACTION_RULES = (ActionRule(TakeFromHand, (Spy,), why_not_take, apply_take, enumerate=take_rows),)
ARRIVALS: Mapping[type[Decision], Arrival[State, Any]] = {Spy: spy}
