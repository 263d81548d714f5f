"""The turn: roll, then trade and build in any order, then pass the dice (A, N, M)."""

from engine.actions import Action, EndTurn, RollDice
from engine.chance import Chance
from engine.compiled import Rules, happened
from engine.decisions import PLAY, ROLL, decision
from engine.events import DiceRolled, Log, TurnBegan, TurnEnded
from engine.names import Seat
from engine.rulebook import Rulebook
from engine.state import State
from engine.verbs import Move


def begin_next_turn(state: State, rules: Rules, log: Log) -> None:
    """The next player clockwise rolls and plays; after set-up that is the first player."""
    seat = rules.after_seat[state.current] if state.turn else state.current
    state.current = seat
    state.turn += 1
    state.dice = None
    state.card_played = False
    state.bought[seat] = [0, 0, 0, 0, 0]
    state.pending += (decision(PLAY, seat), decision(ROLL, seat))
    happened(state, rules, log, TurnBegan, seat, state.turn)


def legal_roll(state: State, rules: Rules, seat: Seat, legal: list[Action]) -> None:
    legal.append(rules.table.roll_dice[seat])


def two_dice(state: State, rules: Rules, chance: Chance) -> tuple[int, int]:
    """Two fair dice."""
    return chance.dice()


def apply_roll(state: State, rules: Rules, action: RollDice, chance: Chance, log: Log) -> None:
    """Production or the seven follow as consequences of the roll."""
    dice = rules.dice(state, rules, chance)
    state.dice = dice
    state.pending.pop()
    happened(state, rules, log, DiceRolled, action.seat, dice)


def legal_end(state: State, rules: Rules, seat: Seat, legal: list[Action]) -> None:
    legal.append(rules.table.end_turn[seat])


def apply_end(state: State, rules: Rules, action: EndTurn, chance: Chance, log: Log) -> None:
    """Open offers end with the turn; cards bought in it become playable."""
    state.pending.pop()
    if any(state.offered):
        state.offers.clear()
        state.offered = [0 for _ in rules.seats]
    state.bought[action.seat] = [0, 0, 0, 0, 0]
    happened(state, rules, log, TurnEnded, action.seat, state.turn)


def install(book: Rulebook) -> None:
    book.decisions.add(ROLL, "Roll the dice first.")
    book.decisions.add(PLAY, "That cannot be done at this point of the turn.")
    book.dice.replace(two_dice)
    book.moves.add(Move(RollDice, lists=legal_roll, applies=apply_roll))
    book.moves.add(Move(EndTurn, lists=legal_end, applies=apply_end))
    book.moves.during(ROLL, RollDice)
    book.moves.during(PLAY, EndTurn)
