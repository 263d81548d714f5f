"""Largest army: two points for whoever first played three knights, and then for whoever plays strictly more (sources: largest-army).

It is awarded once the robber is resolved (sources: largest-army).
Where several knights answered each other, they count in the order in which they were played."""

from engine.board_game.core.context import ActionContext
from engine.board_game.core.events import LargestArmyMoved
from engine.board_game.core.names import KNIGHT, NOBODY, Seat
from engine.board_game.core.state import Rules, State
from engine.board_game.rulebook.emitting import emit
from engine.board_game.rules.awards import AWARD, heir_of


def claim_army(state: State, rules: Rules, seat: Seat, context: ActionContext) -> None:
    """Award it to whoever moved the robber. Only played knights count; equaling the holder is not enough."""
    holder, knights = state.largest_army, state.played[seat][KNIGHT]
    if seat == holder or knights < rules.largest_army_minimum:
        return
    if holder == NOBODY or knights > state.played[holder][KNIGHT]:
        pass_to(state, rules, seat, knights, context)


def award_anew(state: State, rules: Rules, context: ActionContext) -> None:
    """Award it again where knights can leave the game: to whoever has most of them, and enough. The holder keeps it in a tie; in a tie
    of others it is set aside, like the longest road."""
    knights, holder = [cards[KNIGHT] for cards in state.played], state.largest_army
    heir = heir_of(knights, holder, rules.largest_army_minimum)
    if heir != holder:
        pass_to(state, rules, heir, max(knights), context)


def pass_to(state: State, rules: Rules, heir: Seat, knights: int, context: ActionContext) -> None:
    """Move the two points to a new holder; NOBODY: it is set aside."""
    if state.largest_army != NOBODY:
        state.points[state.largest_army] -= AWARD
    if heir != NOBODY:
        state.points[heir] += AWARD
    state.largest_army = heir
    emit(state, rules, context, LargestArmyMoved, (None if heir == NOBODY else heir, knights))
