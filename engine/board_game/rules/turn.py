"""The turn: roll, then trade and build in any order, then pass the dice (sources: the-turn)."""

from functools import cache
from typing import Final

from engine.bits import mask_of
from engine.board_game.core.actions import EndTurn, RollDice
from engine.board_game.core.context import ActionContext
from engine.board_game.core.decisions import PlayDecision, RollDecision
from engine.board_game.core.events import DiceRolled, TurnBegan, TurnEnded
from engine.board_game.core.names import Dice, Seat
from engine.board_game.core.state import ActionRule, Rules, State
from engine.board_game.rulebook import Rulebook
from engine.board_game.rulebook.emitting import emit
from engine.board_game.rulebook.verbs import BUILDING, CARDS
from engine.kernel.decisions import done

EVERY_TOTAL: Final = mask_of(range(2, 13))


@cache
def whole_turn(seat: Seat) -> tuple[PlayDecision, RollDecision]:
    """The decisions of a turn: the roll, on top, then everything else."""
    return PlayDecision(seat), RollDecision(seat)


def begin_next_turn(state: State, rules: Rules, context: ActionContext) -> None:
    """The next player clockwise rolls and plays; after set-up that is the first player."""
    if state.turn:
        state.current = rules.after_seat[state.current]
    seat = state.current
    state.turn = number = state.turn + 1
    state.dice = None
    state.card_played = False
    state.pending += whole_turn(seat)
    emit(state, rules, context, TurnBegan, (seat, number))
    rules.claim(state, rules, context)


def every_total(state: State, rules: Rules, seat: Seat) -> int:
    """Every total counts."""
    return EVERY_TOTAL


def two_dice(state: State, rules: Rules, context: ActionContext) -> Dice:
    """Two fair dice."""
    return context.chance.dice()


def apply_roll(state: State, rules: Rules, action: RollDice, context: ActionContext) -> None:
    """Production or the seven follow as consequences of the roll."""
    dice = rules.dice(state, rules, context)
    state.dice = dice
    done(state)
    emit(state, rules, context, DiceRolled, (action.seat, dice))


def apply_end(state: State, rules: Rules, action: EndTurn, context: ActionContext) -> None:
    """Open offers end with the turn; cards bought in it become playable."""
    seat = action.seat
    done(state)
    if state.offered:
        state.offers.clear()
        state.offered.clear()
    if any(state.bought[seat]):
        state.bought[seat] = [0, 0, 0, 0, 0]
    emit(state, rules, context, TurnEnded, (seat, state.turn))
    if rules.between_turns:
        rules.between_turns(state, rules, seat, context)


def install(book: Rulebook) -> None:
    book.decisions.add(RollDecision)
    book.decisions.add(PlayDecision)
    book.dice.replace(two_dice)
    book.totals.extend(every_total)
    book.action_rules.add(ActionRule(RollDice, always=True, apply=apply_roll))
    book.action_rules.add(ActionRule(EndTurn, always=True, apply=apply_end))
    book.action_rules.allow(BUILDING, PlayDecision)
    book.action_rules.allow(CARDS, RollDecision, PlayDecision)
    book.action_rules.during(RollDecision, RollDice)
    book.action_rules.during(PlayDecision, EndTurn)
