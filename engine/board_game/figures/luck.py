"""Luck: what a roll brings each player on average, and what it brought. Out of what everybody can see."""

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Final

from engine.board_game.core.events import CardsProduced, DiceRolled, Event
from engine.board_game.core.names import RESOURCES
from engine.board_game.core.state import State
from engine.board_game.rules.production import owed, what_the_supply_grants
from engine.chance import ALL_ROLLS

WAYS: Final = Counter(map(sum, ALL_ROLLS))
"""By total: in how many of 36 ways two dice add up to it."""


roll_event: Final = DiceRolled.__name__
"""The type of the event that a roll is told by."""


def odds(total: int) -> float:
    """The chance that two dice add up to this."""
    return WAYS[total] / len(ALL_ROLLS)


def expected_cards(state: State) -> tuple[float, ...]:
    """By seat: how many cards a roll would bring now on average, as the robber stands and the supply can pay;
    where nobody is shown the supply, as if it always could. Two dice count as fair, also where a deck is drawn from."""
    return tuple(sum(cards) / len(ALL_ROLLS) for cards in cards_of_all_rolls(state))


def cards_of_all_rolls(state: State) -> list[list[float]]:
    """By seat and resource: what 36 rolls would bring in which each way the dice can fall comes equally often, except those that would
    be rolled again."""
    rules, cards = state.rules, [[0.0] * len(RESOURCES) for _ in state.rules.seats]
    counting = rules.totals(state, rules, state.current)
    ways = {total: ways for total, ways in WAYS.items() if counting >> total & 1}
    each = len(ALL_ROLLS) / sum(ways.values())
    for total, count in ways.items():
        claimed, claims = state.income[total]
        if state.robber in state.island.hexes_with[total]:
            claimed, claims = owed(state, total, blocked=state.robber)
        if rules.supply_is_shown and claimed > min(state.supply):
            claims, _short = what_the_supply_grants(state, rules, claims)
        for seat, _, paid in claims:
            for resource, number in paid:
                cards[seat][resource] += each * count * number
    return cards


def received(events: Iterable[Event], seats: int) -> tuple[int, ...]:
    """By seat: how many cards the rolls among these events brought. Starting cards come before any roll."""
    cards, rolled = [0] * seats, False
    for event in events:
        if isinstance(event, DiceRolled):
            rolled = True
        elif rolled and isinstance(event, CardsProduced):
            cards[event.seat] += sum(event.cards)
    return tuple(cards)


def of_roll(
    before: State, events: Sequence[Event]
) -> tuple[tuple[float, ...], tuple[int, ...]] | None:
    """The expected and the actual yield of the roll among these events; None where nobody rolled."""
    if not any(isinstance(event, DiceRolled) for event in events):
        return None
    return expected_cards(before), received(events, len(before.rules.seats))
