"""Pieces and cards in a player's hands: what putting, paying and taking mean. No rule of its own."""

from collections.abc import Iterable
from typing import Final

from engine.compiled import PaidIn, Rules, happened
from engine.events import CardsPaid
from engine.island import best_rates
from engine.names import NOBODY, Cards, Hex, Intersection, Path, Seat, five
from engine.play import Play
from engine.state import NUMBERS, Income, State

CITY_YIELD: Final = 2
"""How many cards a city gets where a settlement gets one (A, \"Resource production\")."""


def put_road(state: State, seat: Seat, path: Path) -> None:
    """Lay a road of this seat on the path."""
    state.roads[seat] |= 1 << path
    state.used |= 1 << path
    state.touched[seat] |= state.island.geometry.ends_mask[path]


def put_settlement(state: State, seat: Seat, at: Intersection) -> None:
    """Set a settlement of this seat on the intersection, with the harbor that lies there."""
    geometry = state.island.geometry
    state.settlements[seat] |= 1 << at
    state.occupied |= 1 << at
    state.free &= ~state.island.blocked_by[at]
    state.beside[seat] |= geometry.hexes_mask[at]
    state.points[seat] += 1
    pays_more(state, at)
    for harbor in state.island.harbors_at.get(at, ()):
        state.rates[seat] = best_rates(state.rates[seat], harbor)


def pays_more(state: State, at: Intersection) -> None:
    """Count anew what the numbers around a new building pay."""
    island = state.island
    for hex in island.geometry.hexes_beside[at]:
        if number := island.numbers[hex]:
            state.income[number] = owed(state, number)


def owed(state: State, number: int, blocked: Hex = NOBODY) -> Income:
    """What the buildings beside the hexes with this number are owed, but for those beside a blocked hex.
    Neutral players are owed nothing."""
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


def income_of(state: State) -> list[Income]:
    """What `state.income` has to be, read off the buildings."""
    return [owed(state, number) for number in range(NUMBERS)]


def roads_left(state: State, seat: Seat) -> int:
    """Roads still before the player."""
    return state.rules.board.supply.roads - state.roads[seat].bit_count()


def settlements_left(state: State, seat: Seat) -> int:
    """Settlements still before the player."""
    return state.rules.board.supply.settlements - state.settlements[seat].bit_count()


def cities_left(state: State, seat: Seat) -> int:
    """Cities still before the player."""
    return state.rules.board.supply.cities - state.cities[seat].bit_count()


def pay(state: State, rules: Rules, seat: Seat, cost: PaidIn, play: Play) -> None:
    """Return the cost from the hand to the supply."""
    hand, supply = state.hands[seat], state.supply
    for resource, count in cost:
        hand[resource] -= count
        supply[resource] += count
    if CardsPaid in rules.after:
        happened(state, rules, play, CardsPaid, (seat, cards_of(cost)))


def take(state: State, seat: Seat, cards: Iterable[int]) -> None:
    """Move cards (counts by resource) from the supply to the hand."""
    hand, supply = state.hands[seat], state.supply
    for resource, count in enumerate(cards):
        hand[resource] += count
        supply[resource] -= count


def holds(hand: list[int], cards: Cards) -> bool:
    """Whether the hand holds these cards."""
    return all(held >= count for held, count in zip(hand, cards, strict=True))


def cards_of(cost: PaidIn) -> Cards:
    """A cost as counts of all five resources."""
    counts = [0, 0, 0, 0, 0]
    for resource, count in cost:
        counts[resource] = count
    return five(counts)


def counted(resources: Iterable[int]) -> Cards:
    """Counts by resource of a list of resources."""
    counts = [0, 0, 0, 0, 0]
    for resource in resources:
        counts[resource] += 1
    return five(counts)
