"""Points of four kinds, and the two tokens (sources: strength-and-commerce, winning-two-realms)."""

from engine.card_game.core.cards import MIDDLE_ROW
from engine.card_game.core.events import TokenMoved
from engine.card_game.core.names import (
    CITY,
    KNIGHT_TOKEN,
    MILL_TOKEN,
    NOBODY,
    SEATS,
    Seat,
)
from engine.card_game.core.state import State
from engine.card_game.rules.realm import upgrades
from engine.kernel.context import ActionContext


def victory_points(state: State, seat: Seat) -> int:
    """Settlements 1, cities 2, what stands on cards, and 1 for each token."""
    realm = state.realms[seat]
    row = sum(MIDDLE_ROW[kind].points for kind in realm.row.values())
    return row + sum(card.points for card in upgrades(realm)) + state.holders.count(seat)


def strength(state: State, seat: Seat) -> int:
    """The strength of all knights, with what a Smithy adds to each."""
    cards = list(upgrades(state.realms[seat]))
    knights = sum(card.kind == "knight" for card in cards)
    return sum(card.strength + card.strength_per_knight * knights for card in cards)


def tournament_points(state: State, seat: Seat) -> int:
    """The tournament points of all knights."""
    return sum(card.tournament for card in upgrades(state.realms[seat]))


def commerce(state: State, seat: Seat) -> int:
    """The mills on all cards, and what a Harbor adds for each fleet, whether or not they count without a city."""
    cards = list(upgrades(state.realms[seat]))
    fleets = sum(card.kind == "fleet" for card in cards)
    itself = state.rules.harbor_counts_itself
    return sum(
        card.commerce_per_fleet * fleets
        + (card.commerce if itself or not card.commerce_per_fleet else 0)
        for card in cards
    )


def strongest(state: State) -> Seat:
    """The seat with more strength points; nobody after a tie."""
    first, second = (strength(state, seat) for seat in SEATS)
    return NOBODY if first == second else int(second > first)


def miller(state: State) -> Seat:
    """The seat with more commerce points and a city; nobody after a tie."""
    has_city = [CITY in realm.row.values() for realm in state.realms]
    if not any(has_city):
        return NOBODY
    counted = state.rules.counted_commerce([commerce(state, seat) for seat in SEATS], has_city)
    if counted[0] == counted[1]:
        return NOBODY
    most = int(counted[1] > counted[0])
    return most if has_city[most] else NOBODY


def award_tokens(state: State, context: ActionContext) -> None:
    """Both tokens go to whoever has the most now; after a tie they lie aside."""
    for token, holder in ((KNIGHT_TOKEN, strongest(state)), (MILL_TOKEN, miller(state))):
        if state.holders[token] != holder:
            state.holders[token] = holder
            context.emit(TokenMoved(token, None if holder == NOBODY else holder))
