"""Boards as data: the JSON files beside this module, read once."""

import json
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any

from engine.config import OptionValue
from engine.geometry import Geometry, geometry_of
from engine.names import (
    CARD_KINDS,
    HARBORS,
    PRODUCING,
    RESOURCES,
    SEA,
    TERRAINS,
    Hex,
    Intersection,
    Path,
)


@dataclass(frozen=True, slots=True)
class Supply:
    """The cards in the box, and the pieces of each player."""

    resources: int
    cards: tuple[int, ...]
    roads: int
    settlements: int
    cities: int


@dataclass(frozen=True, slots=True)
class Start:
    """One printed starting settlement with its road; `pays`: its hexes give the starting cards."""

    place: int
    settlement: Intersection
    road: Path
    pays: bool


@dataclass(frozen=True, slots=True)
class Pool:
    """Terrain that is shuffled over some of the hexes."""

    hexes: tuple[Hex, ...]
    terrain: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Tile:
    """A hex of a shuffle of land and sea; `harbor`: the kind of harbor on a hex of sea, or None."""

    terrain: int
    harbor: int | None = None


@dataclass(frozen=True, slots=True)
class Board:
    """One board: which hexes, what is printed on them, and what is dealt from pools at the start."""

    key: str
    title: str
    summary: str
    source: str
    seats: tuple[int, ...]
    options: Mapping[str, OptionValue]
    """What is played on this board unless a table decides otherwise."""
    instead: Mapping[str, str]
    """By option that a table may choose: which of the board's own it is played instead of."""
    geometry: Geometry
    supply: Supply
    terrain: tuple[int | None, ...]
    """By hex; None where it is dealt from the pool."""
    numbers: tuple[int, ...]
    """By hex; 0 where there is no printed number."""
    pools: tuple[Pool, ...]
    tiles: tuple[Tile, ...]
    """Land, sea and harbors that are shuffled together over the whole board; empty where they are not."""
    harbor_paths: tuple[Path, ...]
    harbor_kinds: tuple[int, ...]
    """What is printed on the harbors, in the order of `harbor_paths`, or the pool that is shuffled over them."""
    harbors_shuffled: bool
    tokens: tuple[int, ...]
    """Number tokens in the order of their letters; empty when numbers are printed."""
    red_numbers_swapped: bool
    """Whether red numbers that lie side by side are swapped away; else only their order can keep them apart."""
    spirals: tuple[tuple[Hex, ...], ...]
    """Counter-clockwise ways of laying the tokens, one for each corner where one may begin."""
    starts: tuple[Start, ...]
    neutral_starts: tuple[Intersection, ...]
    """Where neutral players begin, one each, if any take part."""

    @property
    def has_sea(self) -> bool:
        """Whether there is, or may be dealt, water between its hexes."""
        dealt = [kind for pool in self.pools for kind in pool.terrain]
        return SEA in (*self.terrain, *dealt, *(tile.terrain for tile in self.tiles))

    @property
    def is_dealt(self) -> bool:
        """Whether its island is another one in every game."""
        return bool(self.tiles or self.pools)

    @property
    def places(self) -> int:
        """How many sets of starting pieces are printed."""
        return 1 + max((start.place for start in self.starts), default=-1)


@cache
def load(key: str) -> Board:
    """The board of that name; FileNotFoundError if there is none."""
    return read(_data(key))


def _data(key: str) -> dict[str, Any]:
    """What is written about a board; one that is `like` another says only what is different."""
    data: dict[str, Any] = json.loads(
        files(__name__).joinpath(f"{key}.json").read_text(encoding="utf-8")
    )
    return {**_data(data["like"]), **data} if "like" in data else data


def read(data: dict[str, Any]) -> Board:
    """A board from its JSON form."""
    geometry = geometry_of(tuple((hex["q"], hex["r"]) for hex in data["hexes"]))
    by_id = sorted(data["hexes"], key=lambda hex: geometry.hex_at(hex["q"], hex["r"]))
    pools = data.get("pools", {})
    harbors = data.get("harbors", ())
    shuffled = any("pool" in harbor for harbor in harbors)
    return Board(
        key=data["key"],
        title=data["title"],
        summary=data["summary"],
        source=data["source"],
        seats=tuple(data["seats"]),
        options=data.get("options", {}),
        instead=data.get("instead", {}),
        geometry=geometry,
        supply=_supply(data["supply"]),
        terrain=tuple(
            TERRAINS.index(hex["terrain"]) if "terrain" in hex else None for hex in by_id
        ),
        numbers=tuple(hex.get("number", 0) for hex in by_id),
        pools=tuple(
            Pool(
                tuple(id for id, hex in enumerate(by_id) if hex.get("pool") == name),
                _pool(counts, TERRAINS),
            )
            for name, counts in pools.items()
            if name not in {"harbors", "tiles"}
        ),
        tiles=_tiles(pools.get("tiles", {})),
        harbor_paths=tuple(
            geometry.side(harbor["q"], harbor["r"], harbor["side"]) for harbor in harbors
        ),
        harbor_kinds=_pool(pools["harbors"], HARBORS)
        if shuffled
        else tuple(HARBORS.index(harbor["kind"]) for harbor in harbors),
        harbors_shuffled=shuffled,
        tokens=tuple(data.get("tokens", ())),
        red_numbers_swapped=data.get("red_numbers") == "swapped",
        spirals=tuple(
            tuple(geometry.hex_at(q, r) for q, r in spiral) for spiral in data.get("spirals", ())
        ),
        starts=tuple(
            Start(
                place=start["place"],
                settlement=geometry.corner(*start["settlement"]),
                road=geometry.side(*start["road"]),
                pays=start["pays"],
            )
            for start in data.get("starts", ())
        ),
        neutral_starts=tuple(geometry.corner(*at) for at in data.get("neutral_starts", ())),
    )


def _supply(data: dict[str, Any]) -> Supply:
    cards = tuple(data["cards"].get(kind, 0) for kind in CARD_KINDS)
    return Supply(data["resources"], cards, data["roads"], data["settlements"], data["cities"])


def _tiles(counts: dict[str, int]) -> tuple[Tile, ...]:
    """From counts by terrain; `sea any` is sea with a 3:1 harbor."""
    tiles = []
    for name, count in counts.items():
        terrain, *harbor = name.split()
        tile = Tile(TERRAINS.index(terrain), HARBORS.index(harbor[0]) if harbor else None)
        tiles += [tile] * count
    return tuple(tiles)


def _pool(counts: dict[str, int], names: tuple[str, ...]) -> tuple[int, ...]:
    return tuple(names.index(name) for name, count in counts.items() for _ in range(count))


assert len(RESOURCES) == len(PRODUCING), "the producing terrains bring the resource of their number"
