"""Plague: every region that touches a city loses a unit, once only (sources: event-cards, city-upgrades)."""

from engine.card_game.core.events import Spared, Unchanged
from engine.card_game.core.grid import column_of
from engine.card_game.core.names import Place, Seat
from engine.card_game.core.state import Realm, State, other
from engine.card_game.rules.realm import flagged, regions_of, regions_of_cities
from engine.card_game.rules.storing import lose
from engine.kernel.context import ActionContext


def spared(realm: Realm) -> set[Place]:
    """An Aqueduct keeps the plague from all regions, a Bath House from the four around its city."""
    if flagged(realm, "keeps-plague-from-realm"):
        return set(realm.regions)
    return {
        at
        for site in flagged(realm, "keeps-plague-from-city")
        for at in regions_of(realm, column_of(site))
    }


def plague(state: State, seat: Seat, context: ActionContext) -> None:
    for struck in (seat, other(seat)):
        realm = state.realms[struck]
        around, safe = sorted(regions_of_cities(realm)), spared(realm)
        if kept := tuple(at for at in around if at in safe):
            context.emit(Spared(struck, kept))
        if empty := tuple(at for at in around if at not in safe and not realm.stored[at]):
            context.emit(Unchanged(struck, empty))
        for at in around:
            if at not in safe and realm.stored[at]:
                lose(state, struck, at, context)
