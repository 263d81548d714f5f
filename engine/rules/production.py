"""Production: what a roll pays, and who goes without when the supply runs short (A, N, M)."""

from engine.compiled import Rules, happened
from engine.events import CardsProduced, DiceRolled, HexesProduced, Log, SupplyShort
from engine.names import NOBODY, Seat
from engine.rulebook import Rulebook
from engine.state import Claim, State
from engine.verbs import Claims

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
    owed = state.income[number]
    if owed:
        if len(owed) > min(state.supply):
            owed = what_the_supply_grants(state, rules, owed, log)
        pay(state, rules, owed, log)


def what_the_supply_grants(
    state: State, rules: Rules, owed: tuple[Claim, ...], log: Log
) -> tuple[Claim, ...]:
    """Those claims that can be paid, judged for each resource apart."""
    granted: list[Claim] = []
    for resource in sorted({resource for hex, resource, _ in owed if hex != state.robber}):
        claims: Claims = {}
        for hex, kind, seat in owed:
            if kind == resource and hex != state.robber:
                claims[seat] = claims.get(seat, 0) + 1
        supply = state.supply[resource]
        if sum(claims.values()) > supply:
            claims = rules.shortage(claims, supply)
            happened(state, rules, log, SupplyShort, resource)
        for seat, count in claims.items():
            granted += [(NOBODY, resource, seat)] * count
    return tuple(granted)


def pay(state: State, rules: Rules, owed: tuple[Claim, ...], log: Log) -> None:
    """A card for each claim whose hex the robber does not block."""
    robber, hands, supply = state.robber, state.hands, state.supply
    paid: dict[Seat, list[int]] = {}
    told = log is not None or CardsProduced in rules.after
    for hex, resource, seat in owed:
        if hex != robber or hex == NOBODY:
            hands[seat][resource] += 1
            supply[resource] -= 1
            if told:
                paid.setdefault(seat, [0, 0, 0, 0, 0])[resource] += 1
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
