"""Production: what a roll pays, and who goes without when the supply runs short (A, N, M)."""

from engine.events import CardsProduced, DiceRolled, HexesProduced, Log, SupplyShort
from engine.names import Resource, Seat
from engine.rulebook import Claims, Rulebook, Rules, happened
from engine.state import State

SEVEN = 7


def nobody(claims: Claims, supply: int) -> Claims:
    """2007 and 1996: a supply that cannot pay everyone pays no one."""
    return {}


def sole_claimant_takes_the_rest(claims: Claims, supply: int) -> Claims:
    """2025: likewise, unless only one player is owed."""
    if len(claims) == 1 and supply:
        return dict.fromkeys(claims, supply)
    return nobody(claims, supply)


def produce(state: State, rules: Rules, event: DiceRolled, log: Log) -> None:
    """Every unblocked hex with the number pays 1 card per settlement and 2 per city; shortage is judged per resource."""
    number = event.dice[0] + event.dice[1]
    if number == SEVEN:
        return
    if log is not None or HexesProduced in rules.after:
        _note_hexes(state, rules, number, log)
    claims = claims_on(state, number)
    if claims:
        _pay(state, rules, claims, log)


def claims_on(state: State, number: int) -> dict[Resource, Claims]:
    """What a number owes to whom, by resource."""
    robber, occupied = state.robber, state.occupied
    claims: dict[Resource, Claims] = {}
    for hex, resource, corners in state.island.producing[number]:
        if hex == robber or not occupied & corners:
            continue
        owed = claims.get(resource)
        if owed is None:
            owed = claims[resource] = {}
        for seat, beside in enumerate(state.beside):
            if beside >> hex & 1:
                count = (state.settlements[seat] & corners).bit_count()
                count += 2 * (state.cities[seat] & corners).bit_count()
                owed[seat] = owed.get(seat, 0) + count
    return claims


def _pay(state: State, rules: Rules, claims: dict[Resource, Claims], log: Log) -> None:
    supply, hands = state.supply, state.hands
    told = log is not None or CardsProduced in rules.after
    paid: dict[Seat, list[int]] = {}
    for resource, owed in claims.items():
        total = sum(owed.values())
        if total > supply[resource]:
            owed = rules.shortage(owed, supply[resource])
            total = sum(owed.values())
            happened(state, rules, log, SupplyShort, resource)
        supply[resource] -= total
        for seat, count in owed.items():
            hands[seat][resource] += count
            if told:
                paid.setdefault(seat, [0, 0, 0, 0, 0])[resource] += count
    for seat in sorted(paid):
        happened(state, rules, log, CardsProduced, seat, tuple(paid[seat]))


def _note_hexes(state: State, rules: Rules, number: int, log: Log) -> None:
    hexes, blocked = state.island.hexes_with[number], None
    if state.robber in hexes:
        blocked = state.robber
        hexes = tuple(hex for hex in hexes if hex != blocked)
    happened(state, rules, log, HexesProduced, hexes, blocked)


def install(book: Rulebook) -> None:
    book.shortage.replace(nobody)
    book.events.after(DiceRolled, produce)
