"""States as plain JSON, both ways: the content of a snapshot, and of a state's hash."""

import hashlib
import json
from collections.abc import Mapping
from typing import Any, Protocol

from engine import FIRST_ENGINE
from engine.codec import JsonObject
from engine.kernel.fields import PLAIN, Field


class SavedConfig(Protocol):
    """The configuration of a saved game."""

    @property
    def engine(self) -> int:
        """The version of the engine that began the game."""

    def to_json(self) -> JsonObject:
        """The table's choices."""


class Saving:
    """The saved form of a game's states, derived from their declared fields."""

    def __init__(self, fields: Mapping[str, Field]) -> None:
        saved = {name: field for name, field in fields.items() if field.saved}
        self._plain = [
            name
            for name, field in saved.items()
            if field.saved is PLAIN and field.since == FIRST_ENGINE
        ]
        """Fields that are JSON already, in every game."""
        self._encoded = [
            (name, field.since, field.saved)
            for name, field in saved.items()
            if field.saved and name not in self._plain
        ]

    def to_json(self, state: Any, config: SavedConfig) -> JsonObject:
        """The state's fields with its configuration; shares lists with the state."""
        saved: JsonObject = {name: getattr(state, name) for name in self._plain}
        engine = config.engine
        for name, since, codec in self._encoded:
            if since <= engine:
                saved[name] = codec.to_json(getattr(state, name))
        saved["config"] = config.to_json()
        if engine != FIRST_ENGINE:
            saved["engine"] = engine
        return saved

    def read(self, state: Any, saved: JsonObject) -> None:
        """Set the state's fields as they were saved; it keeps lists of `saved`."""
        engine = engine_of(saved)
        for name in self._plain:
            setattr(state, name, saved[name])
        for name, since, codec in self._encoded:
            if since <= engine:
                setattr(state, name, codec.from_json(saved[name]))


def engine_of(saved: JsonObject) -> int:
    """The version of the engine that began a saved game."""
    return int(saved.get("engine", FIRST_ENGINE))


def independent(saved: JsonObject) -> JsonObject:
    """A copy of plain JSON that shares nothing with it."""
    copied: JsonObject = json.loads(json.dumps(saved))
    return copied


def state_hash(saved: JsonObject) -> str:
    """The SHA-256 of the canonical JSON of a saved state: equal on every machine that played the same game."""
    canonical = json.dumps(saved, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(canonical.encode()).hexdigest()
