r"""The rows of a map that is drawn as text.

A hex is three characters wide: a sign of the legend, and a number if one is printed. Its six sides are around it, `|` to the left
and right, `/` and `\` above and below; a side may be left blank, or be a harbor with its letter."""

import re
from collections.abc import Sequence
from typing import Any, Final, TypeAlias

from engine.board_game.boards.sections import BoardError, Lines, Section, listed
from engine.board_game.core.names import TERRAINS

ROW: Final = re.compile(r" *(-?[0-9]+),(-?[0-9]+): *")
"""The beginning of a row: the `q,r` of its first hex."""
CELL: Final = re.compile(r" ?([^ ])(|[2-6]|[89]|1[0-2]) *")
NO_HEX: Final = "   "
WIDTH: Final = 3
PITCH: Final = 4
"""Columns from one hex to the next; a row begins half of that left or right of the row above."""
HARBOR_LETTERS: Final = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
RESERVED: Final = frozenset(f"|/\\0123456789{HARBOR_LETTERS}")
"""Characters that cannot be a sign in a legend."""

HexData: TypeAlias = dict[str, Any]
Row: TypeAlias = dict[int, HexData]
"""The hexes of a row, by the columns of their middles."""
Side: TypeAlias = tuple[int, int, str]
"""The `q` and `r` of a hex, and the name of its side."""


class MapReader:
    """Reads the hexes and the harbors of the section `map`. Raises BoardError."""

    __slots__ = ("_cells", "_meanings", "_origin", "_section", "harbors", "rows")

    def __init__(self, section: Section, pools: Sequence[str]) -> None:
        self._section = section
        self._meanings = self._read_legend(pools)
        self._cells: dict[str, HexData] = {}
        """By their text: those that have been read."""
        self._origin = 0
        """The column in which hex 0,0 begins, or would begin."""
        self.rows: list[list[HexData]] = []
        self.harbors: dict[str, Side] = {}
        self._read(section.lines)

    def _read_legend(self, pools: Sequence[str]) -> dict[str, HexData]:
        signs = self._section.read_legend((*pools, *TERRAINS))
        if reserved := sorted(RESERVED & signs.keys()):
            problem = f"{reserved[0]!r} has another meaning in a map; choose another sign"
            raise self._error(problem)
        return {
            sign: {"pool" if name in pools else "terrain": name} for sign, name in signs.items()
        }

    def _error(self, problem: str, number: int | None = None, column: int = 0) -> BoardError:
        return self._section.error(problem, number, column)

    def _read(self, lines: Lines) -> None:
        """Read the rows of hexes, and then the lines with the sides above, between and beneath them."""
        found = {
            at: row
            for at, (_, line) in enumerate(lines)
            if ":" in line and (row := ROW.match(line))
        }
        if not found:
            raise self._error("expected rows that begin with their first hex: `0,-2:`")
        first, last = min(found), max(found)
        for at, (number, line) in enumerate(lines):
            is_sides = first - 1 <= at <= last + 1 and (at - first) % 2 == 1
            if is_sides and at in found:
                raise self._error("expected a line of sides between two rows", number)
            if not is_sides and at not in found and (line or first < at < last):
                problem = "expected a row that begins with its first hex: `0,-2:`"
                raise self._error(problem, number)
        rows = {at: self._read_row(lines[at][0], row) for at, row in found.items()}
        for at in range(max(first - 1, 0), min(last + 2, len(lines))):
            if at not in rows:
                self._read_sides(*lines[at], rows.get(at - 1, {}), rows.get(at + 1, {}))

    def _read_row(self, number: int, row: re.Match[str]) -> Row:
        begin, line, q, r = row.end(), row.string, int(row[1]), int(row[2])
        self._check_place(number, row, q, r)
        hexes: Row = {}
        padded = line + NO_HEX
        for at in range(begin + 1, len(line), PITCH):
            text = padded[at : at + WIDTH]
            if text not in self._cells:
                self._cells[text] = self._read_cell(text, number, at)
            if cell := self._cells[text]:
                hexes[at + 1] = {"q": q + (at - begin) // PITCH, "r": r, **cell}
        if begin + 2 not in hexes:
            raise self._error(f"expected hex {q},{r}", number, begin + 1)
        self.rows.append(list(hexes.values()))
        marks = line[begin::PITCH]
        if marks.strip(" |"):
            self._read_harbors(number, begin, marks, hexes)
        return hexes

    def _check_place(self, number: int, row: re.Match[str], q: int, r: int) -> None:
        """Check that a row is the next one, and begins where its first hex is."""
        if row.string[row.end() : row.end() + 1] not in ("|", *HARBOR_LETTERS):
            problem = f"expected `|`, the left side of hex {q},{r}, or the letter of a harbor"
            raise self._error(problem, number, row.end())
        begins = row.end() - PITCH * q - PITCH // 2 * r
        if not self.rows:
            self._origin = begins
            return
        next_row = self.rows[-1][0]["r"] + 1
        if r != next_row:
            raise self._error(f"expected row {next_row}, not row {r}", number, row.start(2))
        if begins != self._origin:
            column = row.end() - begins + self._origin
            problem = f"expected the left side of hex {q},{r} in column {column + 1}"
            raise self._error(problem, number, row.end())

    def _read_cell(self, text: str, number: int, column: int) -> HexData:
        """Read the sign and the number in a hex; nothing if there is no hex."""
        if text == NO_HEX:
            return {}
        cell = CELL.fullmatch(text)
        if cell is None:
            problem = f"expected a sign, with or without a number from 2 to 12, not {text!r}"
            raise self._error(problem, number, column)
        sign, token = cell.groups()
        if sign not in self._meanings:
            problem = f"{sign!r} is not in the legend; expected {listed(self._meanings)}"
            raise self._error(problem, number, column)
        meaning = self._meanings[sign]
        if not token:
            return meaning
        if "pool" in meaning:
            problem = f"{text.strip()!r} has a number, but hexes from a pool have none printed"
            raise self._error(problem, number, column)
        return {**meaning, "number": int(token)}

    def _read_harbors(self, number: int, begin: int, marks: str, hexes: Row) -> None:
        """Read the harbors to the left and right of the hexes in a row."""
        sides = {column - 2: (hex["q"], hex["r"], "W") for column, hex in hexes.items()}
        sides |= {column + 2: (hex["q"], hex["r"], "E") for column, hex in hexes.items()}
        for at, mark in enumerate(marks):
            if mark not in " |":
                column = begin + at * PITCH
                self._add_harbor(number, column, mark, sides.get(column))

    def _read_sides(self, number: int, line: str, upper: Row, lower: Row) -> None:
        """Read the sides between a row and the next one."""
        rising: dict[int, Side] = {}
        falling: dict[int, Side] = {}
        for column, hex in lower.items():
            rising[column - 1] = hex["q"], hex["r"], "NW"
            falling[column + 1] = hex["q"], hex["r"], "NE"
        for column, hex in upper.items():
            rising[column + 1] = hex["q"], hex["r"], "SE"
            falling[column - 1] = hex["q"], hex["r"], "SW"
        for column, mark in enumerate(line):
            if mark == " ":
                continue
            if mark not in "/\\":
                side = rising.get(column) or falling.get(column)
                self._add_harbor(number, column, mark, side)
            elif column not in (rising if mark == "/" else falling):
                raise self._error(f"no hex has a side `{mark}` here", number, column)

    def _add_harbor(self, number: int, column: int, mark: str, side: Side | None) -> None:
        if mark not in HARBOR_LETTERS:
            problem = f"expected a side or the letter of a harbor, not {mark!r}"
        elif side is None:
            problem = f"harbor {mark} is not on a side of a hex"
        elif mark in self.harbors:
            problem = f"there is a harbor {mark} already"
        else:
            self.harbors[mark] = side
            return
        raise self._error(problem, number, column)
