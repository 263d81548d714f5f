r"""Boards that are drawn: the map as text, in place of a list of hexes and harbors.

    map: * land, h hills, p pasture

             / A / \
      0,0:  |h11| * |
           / \ / \ / \
     -1,1: B * |p5 |h4 |
            \ / \ / \ /

`docs/adding-a-map.md` has the grammar, `docs/decisions/maps-as-pictures.md` the reasons."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

from engine.board_game.boards.map_rows import HARBOR_LETTERS, HexData, MapReader, Side
from engine.board_game.boards.sections import Section, Sections, listed
from engine.board_game.boards.spirals import HEADINGS
from engine.board_game.core.names import HARBORS

NO_REGION: Final = "."
POOL_OF_HARBORS: Final = "harbors"


def expanded(data: Mapping[str, Any]) -> dict[str, Any]:
    """The entries with `hexes` and `harbors` in place of the picture. Raises BoardError."""
    entries = dict(data)
    sections: Sections = entries.pop("picture")
    pools = [name for name in entries.get("pools", ()) if name != POOL_OF_HARBORS]
    drawn = MapReader(sections["map"], pools)
    if "regions" in sections:
        _mark_regions(sections["regions"], drawn.rows)
    hexes = [hex for row in drawn.rows for hex in row]
    if unknown := mark_starts(hexes, entries.get("start", ())):
        problem = f"`start` names {unknown[0]!r}, which is no region or pool of the map"
        raise sections["map"].error(problem)
    if entries.get("frame"):
        hexes += frame_around(hexes)
    return {**entries, "hexes": hexes, "harbors": _harbors(sections, drawn.harbors)}


def _harbors(sections: Sections, drawn: Mapping[str, Side]) -> list[dict[str, Any]]:
    """The harbors in the order of their letters, with their kinds if these are printed."""
    letters = sorted(drawn)
    if missing := [letter for letter in HARBOR_LETTERS[: len(drawn)] if letter not in drawn]:
        raise sections["map"].error(
            f"there is a harbor {letters[-1]}, but no harbor {missing[0]}: they are lettered without a gap"
        )
    kinds = {}
    if "harbors" in sections:
        kinds = sections["harbors"].read_legend(HARBORS)
        if sorted(kinds) != letters:
            raise sections["harbors"].error(f"expected the kinds of {', '.join(letters)}")
    places = []
    for letter in letters:
        q, r, side = drawn[letter]
        kind = {"kind": kinds[letter]} if kinds else {"pool": POOL_OF_HARBORS}
        places.append({"q": q, "r": r, "side": side, **kind})
    return places


def _mark_regions(section: Section, rows: Sequence[Sequence[HexData]]) -> None:
    """Give each hex its region: the section has the rows of the map, with one sign for each hex."""
    names = section.read_legend()
    lines = [(number, line) for number, line in section.lines if line]
    if len(lines) != len(rows):
        raise section.error(f"expected {len(rows)} rows, as the map has, not {len(lines)}")
    for (number, line), row in zip(lines, rows, strict=True):
        signs = line.split()
        if len(signs) != len(row):
            raise section.error(f"expected {len(row)} signs, as the row has hexes", number)
        for sign, hex in zip(signs, row, strict=True):
            if sign in names:
                hex["region"] = names[sign]
            elif sign != NO_REGION:
                problem = f"{sign!r} is not in the legend; expected {listed(names)} or `.`"
                raise section.error(problem, number, line.index(sign))


def mark_starts(hexes: Iterable[HexData], names: Sequence[str]) -> list[str]:
    """Mark the hexes of these regions and pools: starting settlements may touch them. Returns the names that no hex has."""
    found = set()
    for hex in hexes if names else ():
        belongs_to = {hex.get("region"), hex.get("pool")}.intersection(names)
        if belongs_to:
            hex["start"] = True
            found |= belongs_to
    return [name for name in names if name not in found]


def frame_around(hexes: Iterable[HexData]) -> list[HexData]:
    """The sea around the map."""
    inside = {(hex["r"], hex["q"]) for hex in hexes}
    around = {(r + dr, q + dq) for r, q in inside for dq, dr in HEADINGS}
    return [{"q": q, "r": r, "terrain": "sea", "frame": True} for r, q in sorted(around - inside)]
