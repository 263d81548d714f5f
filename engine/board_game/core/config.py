"""The configuration of a table: plain JSON, checked against the catalog."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, TypeAlias

from engine import ENGINE_VERSION

OptionValue: TypeAlias = bool | int | str


@dataclass(frozen=True, slots=True, eq=False)
class DrawnMap:
    """A map that somebody drew, whole (docs/decisions/drawn-maps.md). Equal to every map with the same content, which its key is a digest of."""

    key: str
    entries: Mapping[str, Any]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, DrawnMap) and self.key == other.key

    def __hash__(self) -> int:
        return hash(self.key)


@dataclass(frozen=True, slots=True, eq=False)
class GameConfig:
    """Edition, board, number of seats and options; hashable, so that compiling it is done once."""

    edition: str = "2025"
    board: str = "standard-3-4"
    """The key of a board, or of the drawn map."""
    seats: int = 4
    options: Mapping[str, OptionValue] = field(default_factory=dict)
    """Options that differ from the edition's; False takes one of the edition's away."""
    engine: int = ENGINE_VERSION
    """The version of the engine that began the game; a table does not choose it."""
    drawn: DrawnMap | None = None
    """The map itself, if the board is none of the catalog's."""

    def _equality_key(self) -> tuple[Any, ...]:
        """The key by which configurations are equal: 0 equals False in Python, but an option with the value 0 is not turned off."""
        options = frozenset((key, type(value), value) for key, value in self.options.items())
        return self.edition, self.board, self.seats, options, self.engine

    def __eq__(self, other: object) -> bool:
        return isinstance(other, GameConfig) and self._equality_key() == other._equality_key()

    def __hash__(self) -> int:
        return hash(self._equality_key())

    def to_json(self) -> dict[str, Any]:
        """The table's choices, as plain JSON."""
        choices = {
            "edition": self.edition,
            "board": self.board,
            "seats": self.seats,
            "options": dict(sorted(self.options.items())),
        }
        return choices if self.drawn is None else {**choices, "drawn": dict(self.drawn.entries)}
