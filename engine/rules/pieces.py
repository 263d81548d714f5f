"""Pieces and cards in a player's hands: what putting, paying and taking mean. No rule of its own."""

from collections.abc import Iterable

from engine.bits import bits
from engine.compiled import PaidIn
from engine.island import best_rates
from engine.names import Cards, Intersection, Path, Seat
from engine.state import NUMBERS, Claim, State


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
    state.free &= ~geometry.blocked_by[at]
    state.beside[seat] |= geometry.hexes_mask[at]
    state.points[seat] += 1
    add_income(state, seat, at)
    for harbor in state.island.harbors_at.get(at, ()):
        state.rates[seat] = best_rates(state.rates[seat], harbor)


def add_income(state: State, seat: Seat, at: Intersection) -> None:
    """One more card for the seat from each numbered hex beside; a settlement that becomes a city counts again."""
    island, income = state.island, state.income
    for hex in island.geometry.hexes_beside[at]:
        if number := island.numbers[hex]:
            income[number] = tuple(sorted((*income[number], (hex, island.terrain[hex], seat))))


def income_of(state: State) -> list[tuple[Claim, ...]]:
    """What `state.income` has to be, read off the buildings."""
    island = state.island
    income: list[list[Claim]] = [[] for _ in range(NUMBERS)]
    for seat in state.rules.seats:
        for cards, places in ((1, state.settlements[seat]), (2, state.cities[seat])):
            for at in bits(places):
                for hex in island.geometry.hexes_beside[at]:
                    claim = (hex, island.terrain[hex], seat)
                    income[island.numbers[hex]] += [claim] * cards
    return [tuple(sorted(claims)) if number else () for number, claims in enumerate(income)]


def roads_left(state: State, seat: Seat) -> int:
    """Roads still before the player."""
    return state.rules.board.supply.roads - state.roads[seat].bit_count()


def settlements_left(state: State, seat: Seat) -> int:
    """Settlements still before the player."""
    return state.rules.board.supply.settlements - state.settlements[seat].bit_count()


def cities_left(state: State, seat: Seat) -> int:
    """Cities still before the player."""
    return state.rules.board.supply.cities - state.cities[seat].bit_count()


def pay(state: State, seat: Seat, cost: PaidIn) -> None:
    """Return the cost from the hand to the supply."""
    hand, supply = state.hands[seat], state.supply
    for resource, count in cost:
        hand[resource] -= count
        supply[resource] += count


def take(state: State, seat: Seat, cards: Iterable[int]) -> None:
    """Move cards (counts by resource) from the supply to the hand."""
    hand, supply = state.hands[seat], state.supply
    for resource, count in enumerate(cards):
        hand[resource] += count
        supply[resource] -= count


def holds(hand: list[int], cards: Cards) -> bool:
    """Whether the hand holds these cards."""
    return all(held >= count for held, count in zip(hand, cards, strict=True))


def counted(resources: Iterable[int]) -> Cards:
    """Counts by resource of a list of resources."""
    counts = [0, 0, 0, 0, 0]
    for resource in resources:
        counts[resource] += 1
    return counts[0], counts[1], counts[2], counts[3], counts[4]
