"""Progress: each player gains a unit of choice for every Cloister and every Library, the active player first (sources: event-cards)."""

from engine.card_game.core.decisions import ChooseGain
from engine.card_game.core.names import Seat
from engine.card_game.core.state import State, other
from engine.card_game.rules.realm import flagged
from engine.kernel.context import ActionContext
from engine.kernel.decisions import push


def progress(state: State, seat: Seat, context: ActionContext) -> None:
    for gaining in (other(seat), seat):
        if units := len(flagged(state.realms[gaining], "progress")):
            push(state, ChooseGain(gaining, units, None))
