"""Winning: whoever has the points on their own turn, hidden cards included, has won at that moment (A, N, M)."""

from engine.board_game.core.events import EVENTS, Event, GameWon
from engine.board_game.core.names import VICTORY_POINT, Seat
from engine.board_game.core.play import Play
from engine.board_game.core.state import Rules, State
from engine.board_game.rulebook import Rulebook
from engine.board_game.rulebook.happened import happened


def claim_victory(state: State, rules: Rules, play: Play) -> None:
    """Only on one's own turn, from its very beginning; during set-up it is nobody's turn."""
    seat = state.current
    most = state.points[seat] + state.cards[seat][VICTORY_POINT]
    if most >= rules.victory_points and state.turn:  # asked at every turn and building
        wins_with_the_points(state, rules, seat, play)


def wins_with_the_points(state: State, rules: Rules, seat: Seat, play: Play) -> None:
    """Hidden cards count; nobody wins twice."""
    points = state.points[seat] + state.cards[seat][VICTORY_POINT] * rules.unplayed_point
    if points >= rules.victory_points and not state.over:
        state.winner = seat
        state.pending.clear()
        state.offers.clear()
        happened(state, rules, play, GameWon, (seat, points))


def after_change(state: State, rules: Rules, event: Event, play: Play) -> None:
    """Somebody's points changed: the victory can be claimed when nothing more follows."""
    play.scored = True


def install(book: Rulebook) -> None:
    book.claim.replace(claim_victory)
    for kind in EVENTS:
        if kind.scores:
            book.events.after(kind, after_change)
