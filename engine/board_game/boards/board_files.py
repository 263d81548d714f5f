"""Reading the boards: the files beside this module, each once. A board is drawn (`KEY.board`), or lists its hexes (`KEY.json`)."""

import json
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from operator import itemgetter
from typing import Any, Final, TypeAlias, cast

from engine.bits import mask_of
from engine.board_game.boards.pictures import expanded
from engine.board_game.boards.sections import parse
from engine.board_game.boards.spirals import spiral
from engine.board_game.core.board import Bag, Board, Pool, Start, Supply, Tile
from engine.board_game.core.geometry import Geometry, geometry_of
from engine.board_game.core.names import (
    CARD_KINDS,
    HARBORS,
    TERRAINS,
    Hex,
    HexMask,
    IntersectionMask,
    PathMask,
)

FOLDERS: Final[list[Traversable]] = [files(__package__)]
"""The folders of board files."""
LETTERS: Final = "letters"
"""The name of the only bag of a board that has no others."""
ONE_DEAL: Final = frozenset({"harbors", "tiles"})
"""Pools that are not terrain for some hexes: kinds of harbors, and a board that is shuffled as a whole."""

NEEDED: Final = ("key", "title", "summary", "source", "seats", "supply", "hexes")
READING_ORDER: Final = itemgetter("r", "q")
TERRAIN_IDS: Final = {name: terrain for terrain, name in enumerate(TERRAINS)}

HexData = Mapping[str, Any]
Groups: TypeAlias = dict[Any, list[Hex]]


@cache
def load(key: str) -> Board:
    """The board of that name; FileNotFoundError if there is none."""
    return read(entries_of(key))


def entries_of(key: str) -> dict[str, Any]:
    """The entries of a board, its map as a list of hexes; a board that is `like` another one has only the differences in its file."""
    own = _entries(key)
    data = {**entries_of(own["like"]), **own} if "like" in own else own
    return expanded(data) if "picture" in data else data


def _entries(key: str) -> dict[str, Any]:
    """The entries in the file of a board, and its map as it is drawn there."""
    for folder in FOLDERS:
        for name in (f"{key}.board", f"{key}.json"):
            file = folder.joinpath(name)
            if file.is_file():
                text = file.read_text(encoding="utf-8")
                entries = parse(name, text) if name.endswith(".board") else json.loads(text)
                return cast(dict[str, Any], entries)
    raise FileNotFoundError(f"there is no board {key!r}")


def read(data: dict[str, Any]) -> Board:
    """A board from its entries, its map as a list of hexes. Raises ValueError if an entry is missing or a pool has
    too much or too little in it."""
    if missing := [entry for entry in NEEDED if entry not in data]:
        raise ValueError(f"the board {data.get('key')!r} has no entry {missing[0]!r}")
    geometry = geometry_of(tuple((hex["q"], hex["r"]) for hex in data["hexes"]))
    by_id = sorted(data["hexes"], key=READING_ORDER)
    in_pool, in_region = _grouped(by_id, "pool"), _grouped(by_id, "region")
    pools = data.get("pools", {})
    harbors = data.get("harbors", ())
    printed = [harbor["kind"] for harbor in harbors if "kind" in harbor]
    dealt = {**in_pool, **({"harbors": harbors} if harbors and not printed else {})}
    for name, there, count in miscounted(pools, dealt):
        raise ValueError(
            f"the board {data['key']!r} deals {there} from its pool {name!r} to {count} places"
        )
    frame = mask_of(_grouped(by_id, "frame").get(True, ()))
    return Board(
        key=data["key"],
        title=data["title"],
        summary=data["summary"],
        group=data.get("group", "land"),
        family=data.get("family"),
        source=data["source"],
        seats=tuple(data["seats"]),
        turns={int(seats): count for seats, count in data.get("turns", {}).items()},
        options=data.get("options", {}),
        always=tuple(data.get("always", ())),
        instead=data.get("instead", {}),
        geometry=geometry,
        supply=_supply(data["supply"]),
        frame=frame,
        frame_paths=_within(geometry, frame),
        regions={name: mask_of(hexes) for name, hexes in in_region.items()},
        start_places=_start_places(geometry, mask_of(_grouped(by_id, "start").get(True, ()))),
        terrain=tuple([TERRAIN_IDS[hex["terrain"]] if "terrain" in hex else None for hex in by_id]),
        numbers=tuple([hex.get("number", 0) for hex in by_id]),
        pools=tuple(
            Pool(
                name,
                tuple(in_pool.get(name, ())),
                _pool(counts, TERRAINS),
                name in data.get("face_down", ()),
            )
            for name, counts in pools.items()
            if name not in ONE_DEAL
        ),
        bags=tuple(
            _bag(geometry, in_pool, data["key"], name, bag) for name, bag in _bags(data).items()
        ),
        tiles=_tiles(pools.get("tiles", {})),
        harbor_paths=tuple(
            geometry.side(harbor["q"], harbor["r"], harbor["side"]) for harbor in harbors
        ),
        harbor_kinds=tuple(map(HARBORS.index, printed))
        if printed
        else _pool(pools.get("harbors", {}), HARBORS),
        harbors_shuffled=bool(harbors) and not printed,
        red_numbers_swapped=data.get("red_numbers") == "swapped",
        starts=tuple(
            Start(
                place=start["place"],
                settlement=geometry.corner(*start["settlement"]),
                road=geometry.side(*start["road"]),
                pays=start["pays"],
            )
            for start in data.get("starts", ())
        ),
        island_points=tuple(data.get("island_points", (1,))),
        neutral_starts=tuple(geometry.corner(*at) for at in data.get("neutral_starts", ())),
        is_drawn=data.get("is_drawn", False),
    )


def miscounted(
    pools: Mapping[str, Mapping[str, int]], dealt: Mapping[str, Sequence[Any]]
) -> Iterator[tuple[str, int, int]]:
    """Each pool that has more or less than there are places for it, with both numbers."""
    for name, places in dealt.items():
        there = sum(pools[name].values()) if name in pools else 0
        if there != len(places):
            yield name, there, len(places)


def _grouped(hexes: Sequence[HexData], mark: str) -> Groups:
    """The hexes by the value of a mark that they have, in reading order."""
    groups: Groups = {}
    for hex, data in enumerate(hexes):
        if mark in data:
            groups.setdefault(data[mark], []).append(hex)
    return groups


def _within(geometry: Geometry, hexes: HexMask) -> PathMask:
    outside = ~hexes
    return mask_of([path for path, sides in enumerate(geometry.sides_mask) if not sides & outside])


def _start_places(geometry: Geometry, marked: HexMask) -> IntersectionMask:
    """The corners of the marked hexes; every intersection if no hex is marked."""
    corners = geometry.hexes_mask
    return mask_of([at for at, hexes in enumerate(corners) if hexes & marked or not marked])


def _bags(data: dict[str, Any]) -> dict[str, dict[str, Any]]:
    """Bags by name. A board with a single bag, laid in a spiral, need not name it."""
    if "bags" in data:
        return dict(data["bags"])
    return {LETTERS: data} if data.get("tokens") else {}


def _bag(geometry: Geometry, in_pool: Groups, key: str, name: str, data: dict[str, Any]) -> Bag:
    over = data.get("shuffled_over")
    try:
        spirals = tuple(
            tuple(
                hex
                for q, r in corners
                for hex in spiral(geometry, _in_one_pool(in_pool, geometry.hex_at(q, r)), (q, r))
            )
            for corners in data.get("spirals_from", ())
        )
    except ValueError as error:
        raise ValueError(
            f"the board {key!r}, `spirals_from` of its tokens: {error}; over land of any shape, tokens can be `shuffled_over` a pool"
        ) from error
    ways = spirals if over is None else (tuple(in_pool[over]),)
    return Bag(name, tuple(data["tokens"]), ways, shuffled=over is not None)


def _in_one_pool(in_pool: Groups, one: Hex) -> list[Hex]:
    """The hexes dealt from the same pool as this one: a spiral stays within them."""
    return next((hexes for hexes in in_pool.values() if one in hexes), [])


def _supply(data: dict[str, Any]) -> Supply:
    cards = tuple(data["cards"].get(kind, 0) for kind in CARD_KINDS)
    pieces = (data["roads"], data["settlements"], data["cities"], data.get("ships", 0))
    return Supply(data["resources"], cards, *pieces)


def _tiles(counts: dict[str, int]) -> tuple[Tile, ...]:
    """Tiles from counts by terrain; `sea any` is sea with a 3:1 harbor."""
    tiles = []
    for name, count in counts.items():
        terrain, *harbor = name.split()
        tile = Tile(TERRAINS.index(terrain), HARBORS.index(harbor[0]) if harbor else None)
        tiles += [tile] * count
    return tuple(tiles)


def _pool(counts: dict[str, int], names: tuple[str, ...]) -> tuple[int, ...]:
    return tuple(names.index(name) for name, count in counts.items() for _ in range(count))
