"""Production: what a hex owes, what a roll pays, and who goes without when the supply runs short (sources: production, supply-runs-short).

A hex owes the resource of its terrain, or a card that the player chooses. The former is paid here; of the latter `ChoiceOwed`
tells, and who may choose what is for the rule that brings such terrain."""

from typing import Final

from engine.board_game.core.context import ActionContext
from engine.board_game.core.events import (
    CardsProduced,
    ChoiceOwed,
    DiceRolled,
    HexesProduced,
    SupplyShort,
)
from engine.board_game.core.names import (
    NOBODY,
    NUMBERS,
    BySeat,
    Hex,
    Intersection,
    IntersectionMask,
    Resource,
    Seat,
    five,
)
from engine.board_game.core.state import Claims, Income, Payment, Rules, State
from engine.board_game.rulebook import Rulebook
from engine.board_game.rulebook.emitting import emit

SEVEN: Final = 7
CITY_YIELD: Final = 2
"""The number of cards a city gets where a settlement gets one (sources: production)."""


def update_income(state: State, at: Intersection) -> None:
    """Recompute the income of every number around a building."""
    island = state.island
    for hex in island.geometry.hexes_beside[at]:
        if number := island.numbers[hex]:
            state.income[number] = owed(state, number)


def owed(state: State, number: int, blocked: Hex = NOBODY) -> Income:
    """The claims of buildings beside the hexes with this number, except for a blocked hex. Neutral players are owed nothing."""
    hexes, total, payments = state.island.mask_with[number], 0, []
    for seat, beside in zip(state.rules.seats, state.beside, strict=False):
        if beside & hexes:
            cards = owed_to(state, seat, number, blocked)
            if counts := [(resource, count) for resource, count in enumerate(cards) if count]:
                total += sum(cards)
                payments.append((seat, five(cards), tuple(counts)))
    return total, tuple(payments)


def owed_to(state: State, seat: Seat, number: int, blocked: Hex) -> list[int]:
    """The part of one seat."""
    settlements, cities, cards = state.settlements[seat], state.cities[seat], [0, 0, 0, 0, 0]
    for hex, resource, corners in state.island.producing[number]:
        if hex != blocked:
            cards[resource] += (settlements & corners).bit_count()
            if cities:
                cards[resource] += CITY_YIELD * (cities & corners).bit_count()
    return cards


def choices_owed(state: State, number: int, blocked: Hex = NOBODY) -> BySeat:
    """By seat: how many cards of their choice the hexes with this number owe, except for a blocked one."""
    hexes = [corners for hex, corners in state.island.choosing[number] if hex != blocked]
    return tuple(
        sum(_yield_at(state, seat, corners) for corners in hexes) for seat in state.rules.seats
    )


def _yield_at(state: State, seat: Seat, corners: IntersectionMask) -> int:
    settlements, cities = state.settlements[seat] & corners, state.cities[seat] & corners
    return settlements.bit_count() + CITY_YIELD * cities.bit_count()


def income_of(state: State) -> list[Income]:
    """The value that `state.income` must have, computed from the buildings."""
    return [owed(state, number) for number in range(NUMBERS)]


def nobody(claims: Claims, supply: int) -> Claims:
    """2007 and 1996: a supply that cannot pay everyone pays no one."""
    return {}


def sole_claimant_takes_the_rest(claims: Claims, supply: int) -> Claims:
    """2025: likewise, unless only one player is owed."""
    if len(claims) == 1 and supply:
        return dict.fromkeys(claims, supply)
    return nobody(claims, supply)


def produce(state: State, rules: Rules, event: DiceRolled, context: ActionContext) -> None:
    """Every unblocked hex with the number pays 1 card per settlement and 2 per city; shortage is judged per resource."""
    number = event.dice[0] + event.dice[1]
    if number == SEVEN:
        return
    island = state.island
    hexes, blocked, income = island.hexes_with[number], None, state.income[number]
    if state.robber in hexes:
        blocked = state.robber
        hexes = tuple(hex for hex in hexes if hex != blocked)
        income = owed(state, number, blocked)
    emit(state, rules, context, HexesProduced, (hexes, blocked))
    total, payments = income
    if total > min(state.supply):
        payments, short = what_the_supply_grants(state, rules, payments)
        for resource in short:
            emit(state, rules, context, SupplyShort, (resource,))
    pay(state, rules, payments, context)
    if island.choosing[number]:
        cards = choices_owed(state, number, NOBODY if blocked is None else blocked)
        if any(cards):
            emit(state, rules, context, ChoiceOwed, (cards,))


def what_the_supply_grants(
    state: State, rules: Rules, owed: tuple[Payment, ...]
) -> tuple[tuple[Payment, ...], list[Resource]]:
    """The part of the claims that the supply can pay, for each resource separately, and the resources that are short."""
    granted = {seat: list(cards) for seat, cards, _ in owed}
    short = []
    for resource, supply in enumerate(state.supply):
        claims = {seat: cards[resource] for seat, cards in granted.items() if cards[resource]}
        if sum(claims.values()) > supply:
            paid = rules.shortage(claims, supply)
            for seat in claims:
                granted[seat][resource] = paid.get(seat, 0)
            short.append(resource)
    payments = tuple(
        (seat, five(cards), tuple(enumerate(cards)))
        for seat, cards in granted.items()
        if any(cards)
    )
    return payments, short


def pay(state: State, rules: Rules, payments: tuple[Payment, ...], context: ActionContext) -> None:
    """Cards go from the supply to the hands, seat by seat."""
    hands, supply = state.hands, state.supply
    for seat, cards, counts in payments:
        hand = hands[seat]
        for resource, count in counts:
            hand[resource] += count
            supply[resource] -= count
        emit(state, rules, context, CardsProduced, (seat, cards))


def install(book: Rulebook) -> None:
    book.shortage.replace(sole_claimant_takes_the_rest)
    book.events.after(DiceRolled, produce)
