"""The file of a board: sections of text, each with a heading and a legend, and then the entries as JSON."""

import json
import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, TypeAlias

HEADINGS: Final = ("map", "harbors", "regions")
HEADING: Final = re.compile(r"([a-z]+):(.*)")

Lines: TypeAlias = list[tuple[int, str]]
"""With their numbers, from 1."""


class BoardError(ValueError):
    """A board's file that cannot be read: names the file, the line and the column, and what is expected there."""

    def __init__(self, file: str, line: int, column: int, problem: str) -> None:
        super().__init__(f"{file}, line {line}, column {column}: {problem}")


@dataclass(frozen=True, slots=True)
class Section:
    """A heading with its legend, and the lines beneath it."""

    file: str
    heading: str
    line: int
    legend: str
    lines: Lines

    def error(self, problem: str, line: int | None = None, column: int = 0) -> BoardError:
        """An error at a column, counted from 0; in the heading unless another line is named."""
        return BoardError(self.file, line or self.line, column + 1, problem)

    def read_legend(self, meanings: Iterable[str] = ()) -> dict[str, str]:
        """The name for each sign: `h hills, ~ sea`. Raises BoardError for a name that is not among the meanings, if there are any."""
        signs: dict[str, str] = {}
        column = len(self.heading) + 1
        for entry in self.legend.split(","):
            at = column + len(entry) - len(entry.lstrip())
            sign, _, name = entry.strip().partition(" ")
            if len(sign) != 1 or not name:
                raise self.error("expected a sign and its meaning, such as `~ sea`", column=at)
            if sign in signs:
                raise self.error(f"{sign!r} has a meaning already", column=at)
            if meanings and name not in meanings:
                expected = ", ".join(meanings)
                raise self.error(f"{name!r} is not known here; expected {expected}", column=at)
            signs[sign] = name
            column += len(entry) + 1
        return signs


Sections: TypeAlias = Mapping[str, Section]


def parse(file: str, text: str) -> dict[str, Any]:
    """The entries of a board's file, and its sections under `picture`. Raises BoardError."""
    lines = text.splitlines()
    end = next((at for at, line in enumerate(lines) if line.startswith("{")), None)
    if end is None:
        raise BoardError(file, len(lines) + 1, 1, "expected `{` and the entries of the board")
    sections: dict[str, Section] = {}
    beneath: Lines = []
    for number, line in enumerate(lines[:end], 1):
        if ":" in line and (found := HEADING.fullmatch(line)):
            heading, legend = found.groups()
            if heading not in HEADINGS or heading in sections:
                headings = ", ".join(f"`{name}:`" for name in HEADINGS)
                raise BoardError(file, number, 1, f"expected one of {headings}, each only once")
            beneath = []
            sections[heading] = Section(file, heading, number, legend, beneath)
        else:
            beneath.append((number, line.rstrip()))
    if "map" not in sections:
        raise BoardError(file, 1, 1, "expected `map:` and the signs of the map")
    for number, line in sections["harbors"].lines if "harbors" in sections else ():
        if line:
            raise BoardError(file, number, 1, "expected nothing beneath the kinds of the harbors")
    return {**_entries(file, lines, end), "picture": sections}


def _entries(file: str, lines: Sequence[str], begin: int) -> dict[str, Any]:
    """The JSON from that line on."""
    try:
        entries: dict[str, Any] = json.loads("\n" * begin + "\n".join(lines[begin:]))
    except json.JSONDecodeError as problem:
        raise BoardError(file, problem.lineno, problem.colno, problem.msg) from problem
    return entries


def listed(names: Iterable[str]) -> str:
    """Signs in the words of an error."""
    return " ".join(f"`{name}`" for name in names)
