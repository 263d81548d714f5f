"""States as plain JSON, both ways: what is stored in a snapshot, and what a state's hash is taken of."""

import hashlib
import json
from dataclasses import replace
from typing import Any

from engine import FIRST_ENGINE
from engine.card_game.core.decisions import DECISIONS, Decision
from engine.card_game.core.settings import configured
from engine.card_game.core.state import Offer, Realm, State
from engine.codec import from_json, to_json

PLAIN = ("current", "dice", "event", "named", "turn", "winner")
TUPLES = ("events", "left", "numbers", "out", "regions", "sets")
LISTS = ("holders", "offers_made")
LISTS_OF_TUPLES = ("arranged", "gained", "hands", "stacks")
ADDED_LATER = ("given", "got")
REALM = ("regions", "row", "stored", "upgrades")


def state_to_json(state: State) -> dict[str, Any]:
    """Everything about the state as plain JSON, with its configuration."""
    saved: dict[str, Any] = {name: getattr(state, name) for name in PLAIN}
    if state.dice is not None:
        saved["dice"] = list(state.dice)
    saved |= {name: list(getattr(state, name)) for name in (*TUPLES, *LISTS)}
    saved |= {name: [list(each) for each in getattr(state, name)] for name in LISTS_OF_TUPLES}
    saved["config"] = state.config.to_json()
    if state.config.engine != FIRST_ENGINE:
        saved["engine"] = state.config.engine
        saved["deals"] = list(state.deals)
    saved["realms"] = [
        {
            name: {str(at): value for at, value in sorted(getattr(realm, name).items())}
            for name in REALM
        }
        for realm in state.realms
    ]
    saved["offers"] = [
        {
            "id": offer.id,
            "seat": offer.seat,
            "give": list(offer.give),
            "get": list(offer.get),
            "paid": None if offer.paid is None else list(offer.paid),
            "into": None if offer.into is None else list(offer.into),
        }
        for offer in state.offers
    ]
    saved["pending"] = [_decision(due) for due in state.pending]
    return saved


def _decision(due: Decision) -> dict[str, Any]:
    """A decision as JSON, without fields that it got in later versions if they are empty: it hashes as before."""
    return {
        name: value
        for name, value in to_json(due).items()
        if value is not None or name not in ADDED_LATER
    }


def state_from_json(saved: dict[str, Any]) -> State:
    """The same state again; nothing is shared with `saved`. Raises ConfigError for a configuration that cannot be played."""
    engine = saved.get("engine", FIRST_ENGINE)
    state = State(replace(configured(saved["config"]), engine=engine))
    state.deals = list(saved.get("deals", state.deals))
    for name in PLAIN:
        setattr(state, name, saved[name])
    if saved["dice"] is not None:
        state.dice = (saved["dice"][0], saved["dice"][1])
    for name in TUPLES:
        setattr(state, name, tuple(saved[name]))
    for name in LISTS:
        setattr(state, name, list(saved[name]))
    for name in LISTS_OF_TUPLES:
        setattr(state, name, [tuple(each) for each in saved[name]])
    state.realms = [
        Realm(*({int(at): value for at, value in realm[name].items()} for name in _ARGUMENTS))
        for realm in saved["realms"]
    ]
    state.offers = tuple(_offer(offer) for offer in saved["offers"])
    state.pending = tuple(from_json(DECISIONS, due) for due in saved["pending"])
    return state


_ARGUMENTS = ("row", "regions", "stored", "upgrades")


def _offer(saved: dict[str, Any]) -> Offer:
    paid, into = saved["paid"], saved["into"]
    return Offer(
        saved["id"],
        saved["seat"],
        tuple(saved["give"]),
        tuple(saved["get"]),
        None if paid is None else tuple(paid),
        None if into is None else tuple(into),
    )


def state_hash(state: State) -> str:
    """The SHA-256 of the canonical JSON of the state: equal on every machine that played the same game."""
    canonical = json.dumps(state_to_json(state), sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(canonical.encode()).hexdigest()
