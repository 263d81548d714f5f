"""Alchemist: the production number of this turn is named before any die is rolled (sources: action-cards)."""

from collections.abc import Iterator

from engine.card_game.core.actions import NameNumber
from engine.card_game.core.cards import Card
from engine.card_game.core.decisions import Name, Roll
from engine.card_game.core.events import NumberNamed
from engine.card_game.core.names import Seat
from engine.card_game.core.refusals import NOT_LEGAL, Reason
from engine.card_game.core.state import State
from engine.card_game.effects.kind import ActionCard
from engine.kernel.action_rules import ActionRule
from engine.kernel.context import ActionContext
from engine.kernel.decisions import done, push

NUMBERS = range(1, 7)


def why_not(state: State, seat: Seat) -> Reason:
    if state.named is None:
        return None
    return "not_legal", {}, "This turn's number has already been named."


def plays(state: State, seat: Seat, card: Card, context: ActionContext) -> None:
    push(state, Name(seat))


ALCHEMIST = ActionCard(plays, why_not, during=Roll)


def name_rows(state: State, seat: Seat, due: Name) -> Iterator[NameNumber]:
    return (NameNumber(seat, number) for number in NUMBERS)


def why_not_name(state: State, action: NameNumber, due: Name) -> Reason:
    return None if action.number in NUMBERS else NOT_LEGAL


def apply_name(state: State, action: NameNumber, context: ActionContext) -> None:
    done(state)
    state.named = action.number
    context.emit(NumberNamed(action.seat, action.number))


ACTION_RULES = (ActionRule(NameNumber, (Name,), why_not_name, apply_name, enumerate=name_rows),)
