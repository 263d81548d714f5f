"""States as plain JSON, both ways: what is stored in a snapshot, and what a state's hash is taken of."""

import hashlib
import json
from typing import Any

from engine import catalog
from engine.config import GameConfig
from engine.decisions import decision
from engine.island import Island
from engine.names import NO_CARDS, Cards, five
from engine.rules.production import income_of
from engine.state import Offer, State

PLAIN = (
    "robber",
    "roads",
    "settlements",
    "cities",
    "touched",
    "beside",
    "free",
    "occupied",
    "used",
    "hands",
    "supply",
    "drawn",
    "cards",
    "bought",
    "played",
    "rates",
    "points",
    "road_length",
    "longest_road",
    "largest_army",
    "turn",
    "current",
    "card_played",
    "next_offer",
    "kept",
    "winner",
)
"""Fields that are JSON already. Masks go as hexadecimal words where JSON readers elsewhere would lose bits."""
MASKS = frozenset({"free", "occupied", "used"})
MASK_LISTS = frozenset({"roads", "settlements", "cities", "touched", "beside"})


def state_to_json(state: State) -> dict[str, Any]:
    """Everything about the state as plain JSON, with its configuration."""
    saved: dict[str, Any] = {
        "config": state.rules.config.to_json(),
        "island": state.island.to_json(),
    }
    for name in PLAIN:
        value = getattr(state, name)
        if name in MASKS:
            value = f"{value:x}"
        elif name in MASK_LISTS:
            value = [f"{mask:x}" for mask in value]
        saved[name] = value
    saved["set_aside"] = [[seat, list(cards)] for seat, cards in state.set_aside]
    saved["deck"] = list(state.deck)
    saved["dice"] = None if state.dice is None else list(state.dice)
    saved["pending"] = [[due.kind, due.seat, due.detail] for due in state.pending]
    saved["offered"] = [[seat, list(give), list(get), to] for seat, give, get, to in state.offered]
    saved["offers"] = [_offer_to_json(offer) for offer in state.offers]
    return saved


def state_from_json(saved: dict[str, Any]) -> State:
    """The same state again; nothing is shared with `saved`."""
    saved = json.loads(json.dumps(saved))
    rules = catalog.rules_for(GameConfig.from_json(saved["config"]))
    state = State.__new__(State)
    state.rules = rules
    state.island = Island.from_json(rules.geometry, saved["island"])
    for name in PLAIN:
        value = saved[name]
        if name in MASKS:
            value = int(value, 16)
        elif name in MASK_LISTS:
            value = [int(mask, 16) for mask in value]
        setattr(state, name, value)
    state.income = income_of(state)
    state.set_aside = [(seat, _cards(cards)) for seat, cards in saved["set_aside"]]
    state.deck = tuple(saved["deck"])
    state.dice = None if saved["dice"] is None else (saved["dice"][0], saved["dice"][1])
    state.pending = [decision(kind, seat, detail) for kind, seat, detail in saved["pending"]]
    state.offered = [
        (seat, _cards(give), _cards(get), to) for seat, give, get, to in saved["offered"]
    ]
    state.offers = [_offer_from_json(offer) for offer in saved["offers"]]
    return state


def state_hash(state: State) -> str:
    """The SHA-256 of the canonical JSON of the state: equal on every machine that played the same game."""
    canonical = json.dumps(state_to_json(state), sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(canonical.encode()).hexdigest()


def _offer_to_json(offer: Offer) -> list[Any]:
    return [
        offer.id,
        offer.seat,
        list(offer.to),
        list(offer.give),
        list(offer.get),
        offer.accepted,
        offer.declined,
        offer.reconsidered,
        offer.counters,
    ]


def _offer_from_json(saved: list[Any]) -> Offer:
    id, seat, to, give, get, accepted, declined, reconsidered, counters = saved
    return Offer(
        id, seat, tuple(to), _cards(give), _cards(get), accepted, declined, reconsidered, counters
    )


def _cards(counts: list[int]) -> Cards:
    assert len(counts) == len(NO_CARDS), "a count for each resource"
    return five(counts)
