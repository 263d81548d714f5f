"""The end: the moment a player has enough points, or in the later rules on the own turn (sources: winning-two-realms)."""

from engine.card_game.core.events import GameWon
from engine.card_game.core.state import State, other
from engine.card_game.rules.new_regions import lay_as_drawn
from engine.card_game.rules.points import victory_points
from engine.kernel.context import ActionContext


def look_at_points(state: State, context: ActionContext) -> None:
    """Look who has enough points; if both have at the same moment, the active player has won."""
    rules = state.rules
    for seat in (state.current, other(state.current)):
        points = victory_points(state, seat)
        if points >= rules.victory_points and rules.may_win(state, seat):
            lay_as_drawn(state, context)
            state.winner = seat
            state.pending = ()
            state.offers = ()
            context.emit(GameWon(seat, points))
            return
