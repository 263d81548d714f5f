"""Regions that units of a good come from and go to, as a player is shown it: the usual region first, and whether the choice matters."""

from collections.abc import Sequence

from engine.card_game.core.names import GOODS, GoodName, Place, Seat
from engine.card_game.core.state import State
from engine.card_game.core.view_types import Source
from engine.card_game.rules.production import doublers
from engine.card_game.rules.realm import hidden_from_robbers, regions_of_cities
from engine.card_game.rules.storing import emptiest_first, fullest_first, holding, with_room


def payers(state: State, seat: Seat) -> dict[GoodName, Source]:
    """By good, the regions that can pay; goods that no region can pay are left out."""
    realm = state.realms[seat]
    return {
        name: _source(state, seat, fullest_first(realm, places))
        for good, name in enumerate(GOODS)
        if (places := holding(realm, good))
    }


def gainers(state: State, seat: Seat) -> dict[GoodName, Source]:
    """By good, the regions with room; goods that no region has room for are left out."""
    realm = state.realms[seat]
    return {
        name: _source(state, seat, emptiest_first(state, seat, places))
        for good, name in enumerate(GOODS)
        if (places := with_room(realm, good))
    }


def _source(state: State, seat: Seat, places: list[Place]) -> Source:
    source: Source = {"places": places}
    if len(places) > 1 and _matters(state, seat, places):
        source["asks"] = True
    return source


def _matters(state: State, seat: Seat, places: Sequence[Place]) -> bool:
    """Return whether these regions differ in number, in what is stored or in what lies beside."""
    realm = state.realms[seat]
    hidden, exposed = hidden_from_robbers(realm), regions_of_cities(realm)
    looks = {
        (
            state.numbers[realm.regions[at]],
            realm.stored[at],
            at in hidden,
            at in exposed,
            bool(doublers(state, seat, at)),
        )
        for at in places
    }
    return len(looks) > 1
