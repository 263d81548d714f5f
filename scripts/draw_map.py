"""`python -m scripts.draw_map FILE …` draws the maps of boards anew, with straight lines and every side of the land: a `.board` file
in its place, a `.json` file that lists its hexes as a `.board` file beside it."""

import argparse
import json
import sys
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from string import ascii_lowercase, ascii_uppercase, digits
from typing import Any, Final

from engine.board_game.boards import board_files
from engine.board_game.boards.map_rows import HARBOR_LETTERS, PITCH, WIDTH
from engine.board_game.boards.pictures import NO_REGION, expanded
from engine.board_game.boards.sections import parse

SIGNS: Final = {
    "hills": "h",
    "forest": "f",
    "pasture": "p",
    "fields": "g",
    "mountains": "m",
    "desert": "d",
    "gold": "$",
    "sea": "~",
}
"""Fields have the letter of grain."""
SIGNS_OF_POOLS: Final = "*+=%&@#"
SIGNS_FACE_DOWN: Final = "?!"
SPARE_SIGNS: Final = ascii_lowercase
NUMBERING: Final = ascii_uppercase + digits
MARGIN: Final = 8
"""For the `q,r:` before each row."""
WIDEST: Final = 210
"""Of an entry in one line."""
DRAWN: Final = ("hexes", "harbors", "picture", "frame", "start")

HexData = Mapping[str, Any]
STEPS: Final = {
    "NE": (1, -1),
    "E": (1, 0),
    "SE": (0, 1),
    "SW": (-1, 1),
    "W": (-1, 0),
    "NW": (0, -1),
}
"""To the hex beyond a side, as (q, r)."""
PLACES: Final = {
    "NE": (-1, 1, "\\"),
    "E": (0, 2, "|"),
    "SE": (1, 1, "/"),
    "SW": (1, -1, "\\"),
    "W": (0, -2, "|"),
    "NW": (-1, -1, "/"),
}
"""Lines and columns from the middle of a hex to a side, and how it is drawn."""


def drawn(own: Mapping[str, Any], data: Mapping[str, Any]) -> str:
    """The file of a board. `own`: the entries of its own; `data`: with those of the board that it is like, and the map as lists."""
    hexes = [hex for hex in data["hexes"] if not hex.get("frame")]
    harbors = data.get("harbors", ())
    signs = _signs(hexes, data)
    parts = [f"map: {_legend(signs)}", _map(hexes, harbors, signs)]
    if printed := [harbor["kind"] for harbor in harbors if "kind" in harbor]:
        parts.append(f"harbors: {_legend(dict(zip(HARBOR_LETTERS, printed, strict=False)))}")
    if names := list(dict.fromkeys(hex["region"] for hex in hexes if "region" in hex)):
        regions = _signs_of_regions(names)
        parts += [f"regions: {_legend(regions)}", _map_of_regions(hexes, regions)]
    return "\n\n".join([*parts, _entries(own, data)]) + "\n"


def _legend(signs: Mapping[str, str]) -> str:
    return ", ".join(f"{sign} {name}" for sign, name in signs.items())


def _signs(hexes: Iterable[HexData], data: Mapping[str, Any]) -> dict[str, str]:
    """The pools and kinds of terrain on the map, by their signs."""
    dealt = {hex["pool"] for hex in hexes if "pool" in hex}
    printed = {hex["terrain"] for hex in hexes if "terrain" in hex}
    face_down = data.get("face_down", ())
    pools = [name for name in data.get("pools", ()) if name in dealt]
    signs = dict(
        zip(SIGNS_OF_POOLS, (name for name in pools if name not in face_down), strict=False)
    )
    signs |= dict(zip(SIGNS_FACE_DOWN, (name for name in pools if name in face_down), strict=False))
    return signs | {sign: name for name, sign in SIGNS.items() if name in printed}


def _signs_of_regions(names: Sequence[str]) -> dict[str, str]:
    """Regions by their signs: the number or capital letter at the end of the most common name, or else the first letter that is free."""
    common = Counter(name.rstrip(NUMBERING) for name in names).most_common(1)[0][0]
    signs: dict[str, str] = {}
    for name in names:
        last = name[len(common) :] if name.startswith(common) else ""
        sign = next(sign for sign in (*last[:1], *name, *SPARE_SIGNS) if sign not in signs)
        signs[sign] = name
    return signs


class Canvas:
    """Text that is written anywhere."""

    def __init__(self) -> None:
        self._characters: dict[tuple[int, int], str] = {}

    def write(self, line: int, column: int, text: str) -> None:
        self._characters |= {(line, column + at): sign for at, sign in enumerate(text)}

    def __str__(self) -> str:
        lines = [line for line, _ in self._characters]
        width = 1 + max(column for _, column in self._characters)
        return "\n".join(
            "".join(self._characters.get((line, at), " ") for at in range(width)).rstrip()
            for line in range(min(lines), max(lines) + 1)
        )


def _map(hexes: Sequence[HexData], harbors: Iterable[HexData], signs: Mapping[str, str]) -> str:
    """The rows of hexes, the sides of what is not only sea, and the harbors."""
    by_place = {(hex["q"], hex["r"]): hex for hex in hexes}
    sign_of = {name: sign for sign, name in signs.items()}
    left = min(_column(*place) for place in by_place)
    middle = {place: (2 * place[1], MARGIN + 2 + _column(*place) - left) for place in by_place}
    canvas = Canvas()
    for r in sorted({r for _, r in by_place}):
        first = min(q for q, row in by_place if row == r)
        canvas.write(2 * r, 0, f"{first},{r}:".rjust(MARGIN - 2))
    for (q, r), hex in by_place.items():
        line, column = middle[q, r]
        sign = sign_of[hex.get("pool") or hex["terrain"]]
        content = f"{sign}{hex['number']}" if "number" in hex else f" {sign}"
        canvas.write(line, column - WIDTH // 2, content)
        for side, (dq, dr) in STEPS.items():
            beyond = by_place.get((q + dq, r + dr))
            down, right, mark = PLACES[side]
            if (
                beyond is None
                or "sea" not in (hex.get("terrain"), beyond.get("terrain"))
                or hex.get("terrain") != beyond.get("terrain")
            ):
                canvas.write(line + down, column + right, mark)
    for letter, harbor in zip(HARBOR_LETTERS, harbors, strict=False):
        line, column = middle[harbor["q"], harbor["r"]]
        down, right, _ = PLACES[harbor["side"]]
        canvas.write(line + down, column + right, letter)
    return str(canvas)


def _column(q: int, r: int) -> int:
    return PITCH * q + PITCH // 2 * r


def _map_of_regions(hexes: Iterable[HexData], regions: Mapping[str, str]) -> str:
    """The rows of hexes again, each hex a sign."""
    sign_of = {name: sign for sign, name in regions.items()}
    left = min(_column(hex["q"], hex["r"]) for hex in hexes)
    canvas = Canvas()
    for hex in hexes:
        column = MARGIN + (_column(hex["q"], hex["r"]) - left) // 2
        canvas.write(hex["r"], column, sign_of[hex["region"]] if "region" in hex else NO_REGION)
    return str(canvas)


def _entries(own: Mapping[str, Any], data: Mapping[str, Any]) -> str:
    """The entries that no picture shows, one a line."""
    entries = {key: value for key, value in own.items() if key not in DRAWN}
    if any(hex.get("frame") for hex in data["hexes"]):
        entries["frame"] = True
    started = [hex for hex in data["hexes"] if hex.get("start")]
    if started:
        entries["start"] = list(dict.fromkeys(hex.get("region") or hex["pool"] for hex in started))
    return "{\n" + ",\n".join(_entry(key, value) for key, value in entries.items()) + "\n}"


def _entry(key: str, value: Any) -> str:
    line = f'  "{key}": {_written(value)}'
    if len(line) <= WIDEST and key not in ("bags", "starts"):
        return line
    if isinstance(value, Mapping):
        return (
            f'  "{key}": {{\n'
            + ",\n".join(f"  {_entry(*item)}" for item in value.items())
            + "\n  }"
        )
    return f'  "{key}": [\n' + ",\n".join(f"    {_written(item)}" for item in value) + "\n  ]"


def _written(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False)


def redrawn(file: Path) -> str:
    """The text of a board's file with its map drawn anew. Raises BoardError, and ValueError for a map that cannot be drawn."""
    text = file.read_text("utf-8")
    own = parse(file.name, text) if file.suffix == ".board" else json.loads(text)
    data = {**board_files.entries_of(own["like"]), **own} if "like" in own else own
    data = expanded(data) if "picture" in data else data
    return checked(drawn(own, data), data)


def checked(text: str, data: Mapping[str, Any]) -> str:
    """The text, if reading it gives the same board. Raises ValueError: a frame, start or region may have a shape that is not drawn."""
    before = board_files.read(dict(data))
    after = board_files.read(expanded({**data, **parse(f"{data['key']}.board", text)}))
    same_hexes = before.geometry.hexes == after.geometry.hexes
    if not same_hexes or replace(before, geometry=after.geometry) != after:
        raise ValueError(f"the map of {data['key']!r} cannot be drawn; leave it as a list of hexes")
    return text


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m scripts.draw_map")
    parser.add_argument("files", nargs="+", type=Path, metavar="FILE")
    for file in parser.parse_args().files:
        target = file.with_suffix(".board")
        try:
            text = redrawn(file)
        except ValueError as error:
            sys.exit(str(error))
        target.write_text(text, "utf-8")
        print(target)


if __name__ == "__main__":
    main()
