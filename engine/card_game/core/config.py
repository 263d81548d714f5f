"""The agreement of a table on what it plays: plain JSON, checked against the catalog."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final, TypeAlias

from engine import ENGINE_VERSION
from engine.api import Json
from engine.card_game.core.cards import PRINTED
from engine.card_game.core.names import SEATS

SettingValue: TypeAlias = bool | int | str
USUAL_PROFILE: Final = "1996"
USUAL_SETS: Final = (PRINTED,)
"""The sets of cards at a table that names none, as in every game before there were others."""


@dataclass(frozen=True, slots=True, eq=False)
class GameConfig:
    """A profile and settings; hashable, so that it is compiled once."""

    profile: str = USUAL_PROFILE
    settings: Mapping[str, SettingValue] = field(default_factory=dict)
    """Settings that differ from the profile's, by key."""
    engine: int = ENGINE_VERSION
    """The version of the engine that began the game; a table does not choose it."""
    card_sets: tuple[str, ...] = USUAL_SETS
    """The sets of cards that are played with, in the order of their numbers."""

    @property
    def seats(self) -> int:
        """Always two."""
        return len(SEATS)

    def _equality_key(self) -> tuple[Any, ...]:
        """Equal configurations have equal keys: 1 equals True in Python, but they are different values of a setting."""
        settings = frozenset((key, type(value), value) for key, value in self.settings.items())
        return self.profile, settings, self.engine, self.card_sets

    def __eq__(self, other: object) -> bool:
        return isinstance(other, GameConfig) and self._equality_key() == other._equality_key()

    def __hash__(self) -> int:
        return hash(self._equality_key())

    def to_json(self) -> Json:
        """The table's choices: the profile, the settings that differ from it, and the sets of cards if they are not the usual ones."""
        chosen = {"profile": self.profile, "seats": self.seats, "settings": dict(self.settings)}
        return chosen if self.card_sets == USUAL_SETS else {**chosen, "sets": list(self.card_sets)}
