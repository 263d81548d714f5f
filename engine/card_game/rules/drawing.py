"""The end of a turn: filling the hand up, or exchanging a card (sources: drawing-cards)."""

from collections.abc import Iterator

from engine.card_game.core.actions import DrawCard, EndTurn, Exchange
from engine.card_game.core.decisions import Draw, PassDice
from engine.card_game.core.decisions import Play as MainPhase
from engine.card_game.core.events import CardPutUnder
from engine.card_game.core.names import STACKS, Seat
from engine.card_game.core.refusals import Reason
from engine.card_game.core.state import State
from engine.card_game.rules import hands
from engine.card_game.rules.looking import take, why_not_that_stack
from engine.card_game.rules.offers import withdraw_all
from engine.kernel.action_rules import ActionRule
from engine.kernel.context import ActionContext
from engine.kernel.decisions import done, done_with, push


def to_draw(state: State, seat: Seat) -> int:
    """The number of cards that fill the hand up, as far as the stacks go."""
    room = hands.limit(state, seat) - len(state.hands[seat])
    return max(0, min(room, sum(map(len, state.stacks))))


# --- ending the main phase


def end_rows(state: State, seat: Seat, due: MainPhase) -> Iterator[EndTurn]:
    yield EndTurn(seat)


def always(state: State, action: EndTurn, due: MainPhase) -> Reason:
    """A turn can always be ended."""
    return None


def apply_end(state: State, action: EndTurn, context: ActionContext) -> None:
    """Put away first what is above the limit; then the hand is filled up."""
    _close_main_phase(state, context)
    push(state, PassDice(action.seat), Draw(action.seat, to_draw(state, action.seat), None))
    hands.ask_for_surplus(state, [(action.seat, hands.surplus(state, action.seat))])


def _close_main_phase(state: State, context: ActionContext) -> None:
    done(state)
    withdraw_all(state, context)


# --- drawing


def draw_rows(state: State, seat: Seat, due: Draw) -> Iterator[DrawCard]:
    for stack in range(STACKS):
        if why_not_that_stack(state, stack, due) is None:
            yield DrawCard(seat, stack)


def why_not_draw(state: State, action: DrawCard, due: Draw) -> Reason:
    return why_not_that_stack(state, action.stack, due)


def apply_draw(state: State, action: DrawCard, context: ActionContext) -> None:
    due = done_with(state, Draw)
    push(state, Draw(due.seat, due.left - 1, due.stack))
    take(state, action.seat, action.stack, 0, context)


def draw(state: State, due: Draw, context: ActionContext) -> bool:
    """Drawing is over when the hand is full, or when no stack has a card."""
    if due.left and any(draw_rows(state, due.seat, due)):
        return False
    done(state)
    return True


# --- exchanging


def why_no_exchange(state: State, seat: Seat) -> Reason:
    """The hand has to be full, or nothing is left to draw; once a turn, since it ends the main phase."""
    if to_draw(state, seat) or not state.hands[seat]:
        return "hand_not_full", {}, "You can exchange a card only when your hand is full."
    return None


def exchange_rows(state: State, seat: Seat, due: MainPhase) -> Iterator[Exchange]:
    if why_no_exchange(state, seat) is None:
        for card in hands.kinds(state.hands[seat]):
            for stack in range(STACKS):
                yield Exchange(seat, card, stack)


def why_not_exchange(state: State, action: Exchange, due: MainPhase) -> Reason:
    """A card gained in this turn may go as well."""
    if action.card not in state.hands[action.seat]:
        return hands.not_in_hand(action.card)
    return why_no_exchange(state, action.seat)


def apply_exchange(state: State, action: Exchange, context: ActionContext) -> None:
    """Put away what is above the limit too, before a card is drawn."""
    seat, card, stack = action.seat, action.card, action.stack
    above_the_limit = hands.surplus(state, seat)
    _close_main_phase(state, context)
    hands.give_up(state, seat, card, newest=state.follows_engine(2))
    hands.put_under(state, card, stack)
    context.emit(CardPutUnder(seat, stack, card))
    push(state, PassDice(seat), Draw(seat, 1, stack))
    hands.ask_for_surplus(state, [(seat, above_the_limit)])


ACTION_RULES = (
    ActionRule(EndTurn, (MainPhase,), always, apply_end, enumerate=end_rows),
    ActionRule(
        Exchange,
        (MainPhase,),
        why_not_exchange,
        apply_exchange,
        enumerate=exchange_rows,
        explain=why_no_exchange,
    ),
    ActionRule(DrawCard, (Draw,), why_not_draw, apply_draw, enumerate=draw_rows),
)
