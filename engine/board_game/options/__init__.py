"""House rules and presets, one module each: the rule, its consequences, and its row for the catalog."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Literal, TypeAlias, get_args

from engine.api import ConfigError
from engine.board_game.core.board import Board
from engine.board_game.core.config import OptionValue
from engine.board_game.rulebook import Rulebook

LONGEST_CODE = 160

Paragraph: TypeAlias = Literal[
    "winning",
    "set-up",
    "turn",
    "production",
    "shortage",
    "seven",
    "trade",
    "harbors",
    "building",
    "distance",
    "development",
    "longest-road",
    "largest-army",
    "sight",
]
PARAGRAPHS: tuple[Paragraph, ...] = get_args(Paragraph)
"""The paragraphs of the base rules, in reading order."""


@dataclass(frozen=True, slots=True)
class Range:
    """A parameter that is a whole number."""

    minimum: int
    maximum: int
    default: int
    left_out: str | None = None
    """The value without the option, if none of the numbers means the same."""
    called: Callable[[int], str] | None = None
    """The lobby's name for a number, if not by its figures."""

    def check(self, key: str, value: OptionValue) -> None:
        """Raises ConfigError naming the option and its range."""
        if (
            isinstance(value, bool)
            or not isinstance(value, int)
            or not self.minimum <= value <= self.maximum
        ):
            raise ConfigError(
                "bad_option", f"{key!r} takes a number from {self.minimum} to {self.maximum}."
            )

    def to_json(self) -> dict[str, Any]:
        """As the lobby needs it."""
        row: dict[str, Any] = {
            "kind": "range",
            "minimum": self.minimum,
            "maximum": self.maximum,
            "default": self.default,
        }
        if self.called is not None:
            numbers = range(self.minimum, self.maximum + 1)
            row["names"] = {str(number): self.called(number) for number in numbers}
        return row if self.left_out is None else {**row, "left_out": self.left_out}


@dataclass(frozen=True, slots=True)
class OneOf:
    """A parameter that is one of a few words."""

    names: Mapping[str, str]
    """Each value, and what the lobby calls it."""
    default: str
    left_out: str | None = None
    """The value without the option, if none of the values means the same."""
    plain: str | None = None
    """The value of `true` in games from when the option was a switch; a table that opens now names the value."""

    @property
    def values(self) -> tuple[str, ...]:
        """The values, in the order of the lobby."""
        return tuple(self.names)

    def check(self, key: str, value: OptionValue) -> None:
        """Raises ConfigError naming the option and its words."""
        if value not in self.values and not (value is True and self.plain):
            raise ConfigError("bad_option", f"{key!r} is one of {', '.join(self.values)}.")

    def to_json(self) -> dict[str, Any]:
        """As the lobby needs it."""
        row = {
            "kind": "choice",
            "values": list(self.values),
            "names": dict(self.names),
            "default": self.default,
        }
        given = {"left_out": self.left_out, "plain": self.plain}
        return row | {key: said for key, said in given.items() if said is not None}


@dataclass(frozen=True, slots=True)
class MapCode:
    """A parameter that is the code of a map (engine.board_game.boards.map_codes); whether it is one of the board shows when it is played."""

    default: str = ""

    def check(self, key: str, value: OptionValue) -> None:
        """Raises ConfigError for what is no word."""
        if not isinstance(value, str) or not 0 < len(value) <= LONGEST_CODE:
            raise ConfigError("bad_option", f"{key!r} takes a map code.")

    def to_json(self) -> dict[str, Any]:
        """As the lobby needs it."""
        return {"kind": "map"}


@dataclass(frozen=True, slots=True)
class Need:
    """A condition of an option on the board; `otherwise`: what is said of a board that does not have it."""

    has: Callable[[Board], bool]
    otherwise: str


@dataclass(frozen=True, slots=True)
class Option:
    """One row of the catalog. `install` answers questions of the rulebook; with a parameter it takes its value too."""

    key: str
    title: str
    summary: str
    source: str
    install: Callable[..., None]
    parameter: Range | OneOf | MapCode | None = None
    group: str = "turn"
    """Under which heading the lobby lists it; `engine.board_game.catalog.GROUPS` has their order."""
    seats: tuple[int, ...] = ()
    """The numbers of players it is for, if not all those of the board."""
    needs: Need | None = None
    """Its conditions on the board, if it cannot be played on every one."""
    changes: tuple[Paragraph, ...] = ()
    """The paragraphs of the base rules that read differently with it."""
    icon: str | None = None
    """The sprite symbol by which a map shows that it brings the option; None: not worth showing."""
    word: str | None = None
    """The words for such a map, if not the option's title."""
    is_goal: bool = False
    """True if its value is the number of points that wins."""
    shows: Any = None
    """The type of what a view has under its key in `options`, if anything."""

    def check(self, value: OptionValue) -> None:
        """Raises ConfigError for a value this option cannot take; False always takes an option away."""
        if value is False:
            return
        if self.parameter is not None:
            self.parameter.check(self.key, value)
        elif value is not True:
            raise ConfigError("bad_option", f"{self.key!r} is either on (true) or left out.")

    def install_into(self, book: Rulebook, value: OptionValue) -> None:
        """Install with this value of the table's. Raises ConfigError where the board lacks what the option needs."""
        if self.needs is not None and not self.needs.has(book.board):
            raise ConfigError(
                "contradiction",
                f"{self.key!r} and 'board {book.board.called}' contradict each other: {self.needs.otherwise}",
            )
        if self.parameter is None:
            self.install(book)
        elif value is True and isinstance(self.parameter, OneOf):
            self.install(book, self.parameter.plain)
        else:
            self.install(book, value)

    def to_json(self) -> dict[str, Any]:
        """As the lobby needs it."""
        row: dict[str, Any] = {
            "key": self.key,
            "title": self.title,
            "summary": self.summary,
            "source": self.source,
            "group": self.group,
            "changes": list(self.changes),
        }
        if self.seats:
            row["seats"] = list(self.seats)
        if self.icon is not None:
            row["icon"] = self.icon
        if self.word is not None:
            row["word"] = self.word
        if self.is_goal:
            row["is_goal"] = True
        if self.parameter is not None:
            row["parameter"] = self.parameter.to_json()
        return row
