"""Winning: whoever has the points on their own turn, hidden cards included, has won at that moment (sources: winning)."""

from engine.board_game.core.context import ActionContext
from engine.board_game.core.events import EVENTS, Event, GameWon
from engine.board_game.core.names import VICTORY_POINT, Seat
from engine.board_game.core.state import Rules, State
from engine.board_game.rulebook import Rulebook
from engine.board_game.rulebook.emitting import emit


def claim_victory(state: State, rules: Rules, context: ActionContext) -> None:
    """Only on one's own turn, from its very beginning; during set-up it is nobody's turn."""
    seat = state.current
    most = state.points[seat] + state.cards[seat][VICTORY_POINT]
    if most >= rules.victory_points and state.turn:  # asked at every turn and building
        wins_with_the_points(state, rules, seat, context)


def wins_with_the_points(state: State, rules: Rules, seat: Seat, context: ActionContext) -> None:
    """Hidden cards count; nobody wins twice."""
    points = state.points[seat] + state.cards[seat][VICTORY_POINT] * rules.unplayed_point
    if points >= rules.victory_points and not state.over:
        state.winner = seat
        state.pending = ()
        state.offers.clear()
        emit(state, rules, context, GameWon, (seat, points))


def after_change(state: State, rules: Rules, event: Event, context: ActionContext) -> None:
    """Somebody's points changed: the victory can be claimed when nothing more follows."""
    context.scored = True


def install(book: Rulebook) -> None:
    book.claim.replace(claim_victory)
    for kind in EVENTS:
        if kind.scores:
            book.events.after(kind, after_change)
