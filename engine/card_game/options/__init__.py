"""The settings of a table, one module each: its answers to questions of the rulebook, and its row for the catalog."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Final, Literal, Protocol, TypeAlias

from engine.api import ConfigError
from engine.card_game.core.config import SettingValue
from engine.card_game.rulebook import Rulebook

Document: TypeAlias = Literal["booklet", "facts"]
Sources: TypeAlias = tuple[tuple[Document, str], ...]
"""Documents, each with a heading of the booklet, or a section of docs/sources.md."""
Profile: TypeAlias = Literal["1996", "2005"]


class Parameter(Protocol):
    """The values that a setting may have."""

    @property
    def values(self) -> tuple[SettingValue, ...]:
        """All of them."""

    @property
    def described(self) -> str:
        """All of them in words, for refusals."""

    def to_json(self) -> dict[str, Any]:
        """As the lobby needs it."""


@dataclass(frozen=True, slots=True)
class Range:
    """Whole numbers."""

    minimum: int
    maximum: int

    @property
    def values(self) -> tuple[SettingValue, ...]:
        """All of them."""
        return tuple(range(self.minimum, self.maximum + 1))

    @property
    def described(self) -> str:
        """All of them in words."""
        return f"a whole number from {self.minimum} to {self.maximum}"

    def to_json(self) -> dict[str, Any]:
        """As the lobby needs it."""
        return {"kind": "range", "minimum": self.minimum, "maximum": self.maximum}


@dataclass(frozen=True, slots=True)
class OneOf:
    """A few words."""

    words: tuple[str, ...]

    @property
    def values(self) -> tuple[SettingValue, ...]:
        """All of them."""
        return self.words

    @property
    def described(self) -> str:
        """All of them in words."""
        return f"one of {', '.join(self.words)}"

    def to_json(self) -> dict[str, Any]:
        """As the lobby needs it."""
        return {"kind": "choice", "values": list(self.words)}


@dataclass(frozen=True, slots=True)
class Switch:
    """On or off."""

    values: tuple[SettingValue, ...] = (False, True)
    described: str = "true or false"

    def to_json(self) -> dict[str, Any]:
        """As the lobby needs it."""
        return {"kind": "switch"}


SWITCH: Final = Switch()


@dataclass(frozen=True, slots=True)
class Option:
    """One setting: its row of the catalog, and `install`, which answers questions of the rulebook with a value."""

    key: str
    title: str
    summary: str
    sources: Sources
    parameter: Parameter
    usual: Mapping[Profile, SettingValue]
    """Its value in each profile."""
    install: Callable[[Rulebook, Any], None]

    def check(self, value: object) -> SettingValue:
        """The value, if the setting may have it. Raises ConfigError naming the setting and its values."""
        for known in self.parameter.values:
            if known == value and type(known) is type(value):
                return known
        raise ConfigError("wrong_value", f"{self.key!r} is {self.parameter.described}.")

    def to_json(self) -> dict[str, Any]:
        """As the lobby needs it."""
        return {
            "key": self.key,
            "title": self.title,
            "summary": self.summary,
            "sources": [
                {"document": document, "section": section} for document, section in self.sources
            ],
            "parameter": self.parameter.to_json(),
        }
