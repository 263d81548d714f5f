"""A turn: the dice, the event, production, the main phase and what follows it (sources: order-of-a-turn)."""

from collections.abc import Iterator

from engine.card_game.core.actions import RollDice
from engine.card_game.core.decisions import PassDice, Produce, Roll
from engine.card_game.core.decisions import Play as MainPhase
from engine.card_game.core.events import DiceRolled, EventCardTurned, TurnBegan, TurnEnded
from engine.card_game.core.names import EVENT_FACES, Seat
from engine.card_game.core.refusals import Reason
from engine.card_game.core.state import State, other
from engine.card_game.rules.event_die import FACES
from engine.card_game.sets.installed import EVENT_CARDS
from engine.kernel.action_rules import ActionRule
from engine.kernel.context import ActionContext
from engine.kernel.decisions import Decision, done, push

EVENT_CARD = "event-card"
ALL_FACES = tuple(dict.fromkeys(EVENT_FACES))
"""The five symbols; the question mark is on two faces."""


def begin_turn(state: State, seat: Seat, context: ActionContext) -> None:
    """Begin a turn: what was gained in the turn before is no longer new."""
    state.turn += 1
    state.current = seat
    state.gained = [(), ()]
    state.offers_made = [0, 0]
    state.deals = [0, 0]
    state.named = state.event = None
    context.emit(TurnBegan(seat, state.turn))
    push(state, Roll(seat))


def pass_dice(state: State, due: PassDice, context: ActionContext) -> bool:
    """The opponent's turn begins."""
    done(state)
    if state.turn:
        context.emit(TurnEnded(due.seat))
    begin_turn(state, other(due.seat), context)
    return True


def roll_rows(state: State, seat: Seat, due: Roll) -> Iterator[RollDice]:
    yield RollDice(seat)


def always(state: State, action: RollDice, due: Decision) -> Reason:
    """The dice can always be rolled."""
    return None


def apply_roll(state: State, action: RollDice, context: ActionContext) -> None:
    """Both dice at once, seen by both; the event is resolved first, robbery included, and production follows (sources: order-of-a-turn)."""
    seat = action.seat
    done(state)
    named = state.named
    if named is None:
        face, number = context.chance.dice()
    else:
        face, number = context.die(), named
    state.dice = (face - 1, number)
    symbol = EVENT_FACES[face - 1]
    context.emit(DiceRolled(seat, ALL_FACES.index(symbol), number, named is not None))
    push(state, MainPhase(seat), Produce(seat))
    if symbol == EVENT_CARD:
        turn_event_card(state, seat, context)
    else:
        FACES[symbol](state, seat, context)


def turn_event_card(state: State, seat: Seat, context: ActionContext) -> None:
    """Turn the top event card, which then goes to the bottom."""
    card, *rest = state.events
    state.event = card
    state.events = (*rest, card)
    context.emit(EventCardTurned(seat, card))
    EVENT_CARDS[card](state, seat, context)


ACTION_RULES = (ActionRule(RollDice, (Roll,), always, apply_roll, enumerate=roll_rows),)
