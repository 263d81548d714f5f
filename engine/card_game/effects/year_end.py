"""Year End: the whole event stack is shuffled, this card included (sources: event-cards)."""

from engine.card_game.core.events import EventsShuffled
from engine.card_game.core.names import Seat
from engine.card_game.core.state import State
from engine.kernel.context import ActionContext


def year_end(state: State, seat: Seat, context: ActionContext) -> None:
    state.events = tuple(context.chance.shuffled(state.events))
    context.emit(EventsShuffled())
