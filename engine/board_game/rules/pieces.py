"""Pieces and cards in a player's hands: what putting, paying and taking mean. No rule of its own."""

from collections.abc import Iterable

from engine.board_game.core.context import ActionContext
from engine.board_game.core.events import CardsPaid
from engine.board_game.core.names import Cards, Intersection, Path, Seat, five
from engine.board_game.core.state import PaidIn, Rules, State
from engine.board_game.rulebook.emitting import emit
from engine.board_game.rules.distance import keep_distance
from engine.board_game.rules.harbors import improve_rates
from engine.board_game.rules.production import update_income


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
    keep_distance(state, at)
    state.beside[seat] |= geometry.hexes_mask[at]
    state.points[seat] += 1
    update_income(state, at)
    improve_rates(state, seat, at)


def roads_left(state: State, seat: Seat) -> int:
    """Roads still before the player."""
    return state.rules.board.supply.roads - state.roads[seat].bit_count()


def settlements_left(state: State, seat: Seat) -> int:
    """Settlements still before the player."""
    return state.rules.board.supply.settlements - state.settlements[seat].bit_count()


def cities_left(state: State, seat: Seat) -> int:
    """Cities still before the player."""
    return state.rules.board.supply.cities - state.cities[seat].bit_count()


def pay(state: State, rules: Rules, seat: Seat, cost: PaidIn, context: ActionContext) -> None:
    """Return the cost from the hand to the supply."""
    hand, supply = state.hands[seat], state.supply
    for resource, count in cost:
        hand[resource] -= count
        supply[resource] += count
    if CardsPaid in rules.after:
        emit(state, rules, context, CardsPaid, (seat, cards_of(cost)))


def take(state: State, seat: Seat, cards: Iterable[int]) -> None:
    """Move cards (counts by resource) from the supply to the hand."""
    hand, supply = state.hands[seat], state.supply
    for resource, count in enumerate(cards):
        hand[resource] += count
        supply[resource] -= count


def holds(hand: list[int], cards: Cards) -> bool:
    """Return whether the hand holds these cards."""
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
