"""Numbers of cards in saved games: positions among the cards of the table's own sets, whatever else is installed.

With the printed set alone they are the numbers of this process, so nothing is renumbered."""

from collections.abc import Mapping, Sequence
from typing import Final

from engine.card_game.core.cards import Card, EventKey
from engine.card_game.core.state import Rules
from engine.codec import JsonObject

LISTS_OF_CARDS: Final = ("hands", "gained", "stacks")
"""Fields of a saved state that are lists of lists of draw cards."""


def as_saved(state: JsonObject, rules: Rules) -> JsonObject:
    """A state with the numbers of its table, from one with those of this process; it shares nothing that it changes."""
    return _renumbered(state, _positions(rules.cards), _positions(rules.event_cards))


def as_played(state: JsonObject, rules: Rules) -> JsonObject:
    """The way back."""
    return _renumbered(state, rules.cards, rules.event_cards)


def _positions(numbers: Sequence[int]) -> Mapping[int, int]:
    return {number: position for position, number in enumerate(numbers)}


def _renumbered(
    state: JsonObject,
    cards: Mapping[Card, int] | Sequence[Card],
    events: Mapping[EventKey, int] | Sequence[EventKey],
) -> JsonObject:
    def all_of(saved: Sequence[Card]) -> list[int]:
        return [cards[card] for card in saved]

    realms = [
        {**realm, "upgrades": {at: cards[card] for at, card in realm["upgrades"].items()}}
        for realm in state["realms"]
    ]
    return {
        **state,
        **{name: [all_of(each) for each in state[name]] for name in LISTS_OF_CARDS},
        "realms": realms,
        "out": all_of(state["out"]),
        "events": [events[event] for event in state["events"]],
        "event": None if state["event"] is None else events[state["event"]],
    }
