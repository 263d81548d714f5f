"""Production: every region with the number of the production die makes a unit (sources: storage, doubling-buildings)."""

from engine.card_game.core.cards import CARDS
from engine.card_game.core.decisions import Produce
from engine.card_game.core.events import Produced
from engine.card_game.core.names import CAPACITY, Place, Seat
from engine.card_game.core.state import State, other
from engine.card_game.rules.realm import upgrades_touching
from engine.card_game.rules.storing import good_at
from engine.kernel.context import ActionContext
from engine.kernel.decisions import done


def doublers(state: State, seat: Seat, region: Place) -> list[Place]:
    """The buildings beside a region that make it produce two."""
    realm = state.realms[seat]
    good = good_at(realm, region)
    return [
        site
        for site in upgrades_touching(realm, region)
        if CARDS[realm.upgrades[site]].doubles == good
    ]


def produce(state: State, due: Produce, context: ActionContext) -> bool:
    """Produce in both realms; what finds no room is lost."""
    done(state)
    assert state.dice is not None
    _, number = state.dice
    for seat in (due.seat, other(due.seat)):
        realm = state.realms[seat]
        for at, region in sorted(realm.regions.items()):
            if state.numbers[region] == number:
                made = 2 if doublers(state, seat, at) else 1
                fits = min(made, CAPACITY - realm.stored[at])
                realm.stored[at] += fits
                context.emit(Produced(seat, at, good_at(realm, at), fits))
    return True
