"""Declaration of a set of cards: its rows, and what no row can say."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from engine.card_game.core.state import State
from engine.card_game.effects.kind import ActionCard, EventEffect
from engine.codec import JsonObject
from engine.kernel.action_rules import ActionRule, Arrival
from engine.kernel.decisions import Decision


@dataclass(frozen=True, slots=True, kw_only=True)
class CardSet:
    """Cards that are played with together. What a version has said never changes, because games are stored with it: other cards are
    another version, with a key of its own."""

    key: str
    """Its name and its version, such as `harvest-1`."""
    title: str
    summary: str
    draw: Sequence[JsonObject] = ()
    """Rows of draw cards, as in `cards/cards.json`. A row may name an `effect`; otherwise its effect has the key of the card."""
    events: Sequence[JsonObject] = ()
    """Rows of event cards, likewise."""
    action_cards: Mapping[str, ActionCard] = field(default_factory=dict)
    """By name, the effects of action cards; those of the printed cards can be named as well."""
    event_effects: Mapping[str, EventEffect] = field(default_factory=dict)
    """By name, the effects of event cards, likewise."""
    action_rules: Sequence[ActionRule[State, Any, Any]] = ()
    """The rules of the actions that the set declares."""
    arrivals: Mapping[type[Decision], Arrival[State, Any]] = field(default_factory=dict)
    """By decision that the set declares: its consequence when it has come to the top."""
