"""Productive Year: every region gains a unit for each Fortified Warehouse beside it, as far as there is room (sources: event-cards)."""

from engine.card_game.core.events import Unchanged
from engine.card_game.core.names import CAPACITY, Seat
from engine.card_game.core.state import State, other
from engine.card_game.rules.realm import flagged, regions_touching
from engine.card_game.rules.storing import gain
from engine.kernel.context import ActionContext


def productive_year(state: State, seat: Seat, context: ActionContext) -> None:
    for gaining in (seat, other(seat)):
        realm = state.realms[gaining]
        beside = [
            region
            for site in flagged(realm, "productive-year")
            for region in regions_touching(realm, site)
        ]
        if full := tuple(at for at in sorted(set(beside)) if realm.stored[at] == CAPACITY):
            context.emit(Unchanged(gaining, full))
        for at in sorted(set(beside)):
            if units := min(beside.count(at), CAPACITY - realm.stored[at]):
                gain(state, gaining, at, context, units)
