"""The turn: roll, then trade and build in any order, then pass the dice; and winning, on one's own turn only (A, N, M)."""

from engine.actions import Action, EndTurn, RollDice
from engine.chance import Chance
from engine.decisions import PLAY, ROLL, decision
from engine.events import DiceRolled, GameWon, Log, TurnBegan, TurnEnded
from engine.names import VICTORY_POINT, Seat
from engine.rulebook import Move, Rulebook, Rules, happened
from engine.state import State


def begin_next_turn(state: State, rules: Rules, log: Log) -> None:
    """The next player clockwise may roll; after set-up that is the first player."""
    if state.turn:
        state.current = (state.current + 1) % len(rules.seats)
    state.turn += 1
    state.dice = None
    state.card_played = False
    state.pending.append(decision(ROLL, state.current))
    happened(state, rules, log, TurnBegan, state.current, state.turn)
    claim_victory(state, rules, log)


def claim_victory(state: State, rules: Rules, log: Log) -> None:
    """Whoever has the points on their own turn, hidden cards included, has won at that moment."""
    seat = state.current
    points = state.points[seat] + state.cards[seat][VICTORY_POINT]
    if points >= rules.victory_points and state.turn:
        state.winner = seat
        state.pending.clear()
        state.offers.clear()
        happened(state, rules, log, GameWon, seat, points)


def legal_roll(state: State, rules: Rules, seat: Seat, legal: list[Action]) -> None:
    legal.append(rules.table.roll_dice[seat])


def two_dice(state: State, rules: Rules, chance: Chance) -> tuple[int, int]:
    """Two fair dice."""
    return chance.dice()


def apply_roll(state: State, rules: Rules, action: RollDice, chance: Chance, log: Log) -> None:
    """Production or the seven follow as consequences of the roll."""
    dice = rules.dice(state, rules, chance)
    state.dice = dice
    state.pending[-1] = decision(PLAY, action.seat)
    happened(state, rules, log, DiceRolled, action.seat, dice)


def legal_end(state: State, rules: Rules, seat: Seat, legal: list[Action]) -> None:
    legal.append(rules.table.end_turn[seat])


def apply_end(state: State, rules: Rules, action: EndTurn, chance: Chance, log: Log) -> None:
    """Open offers end with the turn; cards bought in it become playable."""
    state.pending.pop()
    if any(state.offered):
        state.offers.clear()
        state.offered = [0 for _ in rules.seats]
    if any(state.bought[action.seat]):
        state.bought[action.seat] = [0, 0, 0, 0, 0]
    happened(state, rules, log, TurnEnded, action.seat, state.turn)


def install(book: Rulebook) -> None:
    book.dice.replace(two_dice)
    book.moves.add(Move(RollDice, lists=legal_roll, applies=apply_roll))
    book.moves.add(Move(EndTurn, lists=legal_end, applies=apply_end))
    book.moves.during(ROLL, RollDice)
    book.moves.during(PLAY, EndTurn)
