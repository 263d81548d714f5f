"""Two rolls a turn with different sums; production or the seven follows each of them at once (sources: two-plus-two).

A card may be played before, between and after them, as at any time of the turn."""

from dataclasses import replace

from engine.bits import mask_of
from engine.board_game.core.context import ActionContext
from engine.board_game.core.decisions import RollDecision
from engine.board_game.core.events import DiceRolled, TurnBegan
from engine.board_game.core.names import Seat
from engine.board_game.core.state import Rules, State
from engine.board_game.options.two_players.option_state import SLICE
from engine.board_game.rulebook import Rulebook
from engine.kernel.decisions import push


def roll_twice(state: State, rules: Rules, event: TurnBegan, context: ActionContext) -> None:
    """Add one roll to the turn, to be decided first."""
    SLICE.put(state, replace(SLICE.of(state), rolls=()))
    push(state, RollDecision(event.seat))


def differs(state: State, rules: Rules, seat: Seat) -> int:
    """A second roll with the sum of the first is repeated, as often as it takes."""
    return ~mask_of(sum(dice) for dice in SLICE.of(state).rolls)


def remember(state: State, rules: Rules, event: DiceRolled, context: ActionContext) -> None:
    mine = SLICE.of(state)
    SLICE.put(state, replace(mine, rolls=(*mine.rolls, event.dice)))


def install(book: Rulebook) -> None:
    book.totals.restrict(differs)
    book.events.after(TurnBegan, roll_twice)
    book.events.after(DiceRolled, remember)
