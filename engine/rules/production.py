"""Production: what a roll pays, and who goes without when the supply runs short (A, N, M)."""

from engine.events import CardsProduced, DiceRolled, HexesProduced, Log, SupplyShort
from engine.names import Seat
from engine.rulebook import Claims, Rulebook, Rules, happened
from engine.state import State

SEVEN = 7


def nobody(claims: Claims, supply: int) -> Claims:
    """2007 and 1996: a supply that cannot pay everyone pays no one."""
    return claims if sum(claims.values()) <= supply else {}


def sole_claimant_takes_the_rest(claims: Claims, supply: int) -> Claims:
    """2025: likewise, unless only one player is owed."""
    if len(claims) == 1:
        return {seat: min(owed, supply) for seat, owed in claims.items()}
    return nobody(claims, supply)


def produce(state: State, rules: Rules, event: DiceRolled, log: Log) -> None:
    """Every unblocked hex with the number pays 1 card per settlement and 2 per city; shortage is judged per resource."""
    number = event.dice[0] + event.dice[1]
    if number == SEVEN:
        return
    hexes = state.island.producing[number]
    robber, settlements, cities, occupied = (
        state.robber,
        state.settlements,
        state.cities,
        state.occupied,
    )
    claims: dict[int, Claims] = {}
    for hex, resource, corners in hexes:
        if hex == robber or not occupied & corners:
            continue
        owed = claims.setdefault(resource, {})
        for seat in rules.seats:
            houses, towns = settlements[seat] & corners, cities[seat] & corners
            if houses or towns:
                owed[seat] = owed.get(seat, 0) + houses.bit_count() + 2 * towns.bit_count()
    if log is not None:
        _note_hexes(state, rules, number, log)
    if claims:
        _pay(state, rules, claims, log)


def _pay(state: State, rules: Rules, claims: dict[int, Claims], log: Log) -> None:
    supply, hands = state.supply, state.hands
    paid: dict[Seat, list[int]] = {}
    for resource, owed in claims.items():
        granted = rules.shortage(owed, supply[resource])
        for seat, count in granted.items():
            hands[seat][resource] += count
            supply[resource] -= count
            if log is not None and count:
                paid.setdefault(seat, [0, 0, 0, 0, 0])[resource] += count
        if log is not None and granted != owed:
            happened(state, rules, log, SupplyShort, resource)
    if log is not None:
        for seat in sorted(paid):
            happened(state, rules, log, CardsProduced, seat, tuple(paid[seat]))


def _note_hexes(state: State, rules: Rules, number: int, log: Log) -> None:
    hexes = [hex for hex, _, _ in state.island.producing[number]]
    blocked = state.robber if state.robber in hexes else None
    happened(
        state, rules, log, HexesProduced, tuple(hex for hex in hexes if hex != blocked), blocked
    )


def install(book: Rulebook) -> None:
    book.shortage.replace(nobody)
    book.events.after(DiceRolled, produce)
