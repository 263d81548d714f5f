"""What a table agreed to play: plain JSON, checked against the catalog."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, TypeAlias

OptionValue: TypeAlias = bool | int | str


class ConfigError(ValueError):
    """A configuration that cannot be played; `code` is for programs, `str()` for people."""

    def __init__(self, code: str, text: str) -> None:
        super().__init__(text)
        self.code = code
        self.text = text


@dataclass(frozen=True, slots=True, eq=False)
class GameConfig:
    """Edition, board, number of seats and options; hashable, so that compiling it is done once."""

    edition: str = "2025"
    board: str = "standard-3-4"
    seats: int = 4
    options: Mapping[str, OptionValue] = field(default_factory=dict)
    """Options that differ from the edition's; False takes one of the edition's away."""

    def _known_by(self) -> tuple[Any, ...]:
        """Python takes 0 for False; here an option with the value 0 is none that was turned off."""
        options = frozenset((key, type(value), value) for key, value in self.options.items())
        return self.edition, self.board, self.seats, options

    def __eq__(self, other: object) -> bool:
        return isinstance(other, GameConfig) and self._known_by() == other._known_by()

    def __hash__(self) -> int:
        return hash(self._known_by())

    def to_json(self) -> dict[str, Any]:
        """The same as plain JSON."""
        return {
            "edition": self.edition,
            "board": self.board,
            "seats": self.seats,
            "options": dict(sorted(self.options.items())),
        }

    @classmethod
    def from_json(cls, data: Any) -> "GameConfig":
        """A configuration that can be played. Raises ConfigError naming what is wrong."""
        from engine import catalog

        if not isinstance(data, dict):
            raise ConfigError("malformed", "A configuration is a JSON object.")
        unknown = set(data) - {"edition", "board", "seats", "options"}
        if unknown:
            raise ConfigError(
                "unknown_field", f"A configuration has no {sorted(map(str, unknown))[0]!r}."
            )
        options = data.get("options", {})
        if not isinstance(options, dict):
            raise ConfigError("malformed", "The options of a configuration are a JSON object.")
        board = data.get("board", "standard-3-4")
        config = cls(
            edition=data.get("edition", "2025"),
            board=board,
            seats=data["seats"] if "seats" in data else catalog.most_seats(board),
            options=dict(options),
        )
        catalog.rules_for(config)
        return config
