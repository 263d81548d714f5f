"""Boards as data: the JSON files beside this module, read once."""

import json
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any

from engine.geometry import Geometry, geometry_of
from engine.names import CARD_KINDS, HARBORS, RESOURCES, TERRAINS, Hex, Intersection, Path


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
class Board:
    """One board: which hexes, what is printed on them, and what is dealt from pools at the start."""

    key: str
    title: str
    summary: str
    source: str
    seats: tuple[int, ...]
    geometry: Geometry
    supply: Supply
    terrain: tuple[int | None, ...]
    """By hex; None where it is dealt from the pool."""
    numbers: tuple[int, ...]
    """By hex; 0 where there is no printed number."""
    terrain_pool: tuple[int, ...]
    harbor_paths: tuple[Path, ...]
    harbor_kinds: tuple[int, ...]
    """What is printed on the harbors, in the order of `harbor_paths`, or the pool that is shuffled over them."""
    harbors_shuffled: bool
    tokens: tuple[int, ...]
    """Number tokens in the order of their letters; empty when numbers are printed."""
    spirals: tuple[tuple[Hex, ...], ...]
    """Counter-clockwise ways of laying the tokens, one for each corner of the island."""
    starts: tuple[Start, ...]
    neutral_starts: tuple[Intersection, ...]
    """Where neutral players begin, one each, if any take part."""

    @property
    def places(self) -> int:
        """How many sets of starting pieces are printed."""
        return 1 + max((start.place for start in self.starts), default=-1)


@cache
def load(key: str) -> Board:
    """The board of that name; FileNotFoundError if there is none."""
    return read(json.loads(files(__name__).joinpath(f"{key}.json").read_text(encoding="utf-8")))


def read(data: dict[str, Any]) -> Board:
    """A board from its JSON form."""
    geometry = geometry_of(tuple((hex["q"], hex["r"]) for hex in data["hexes"]))
    by_id = sorted(data["hexes"], key=lambda hex: geometry.hex_at(hex["q"], hex["r"]))
    pools = data.get("pools", {})
    harbors = data["harbors"]
    shuffled = any("pool" in harbor for harbor in harbors)
    return Board(
        key=data["key"],
        title=data["title"],
        summary=data["summary"],
        source=data["source"],
        seats=tuple(data["seats"]),
        geometry=geometry,
        supply=_supply(data["supply"]),
        terrain=tuple(
            TERRAINS.index(hex["terrain"]) if "terrain" in hex else None for hex in by_id
        ),
        numbers=tuple(hex.get("number", 0) for hex in by_id),
        terrain_pool=_pool(pools.get("land", {}), TERRAINS),
        harbor_paths=tuple(
            geometry.side(harbor["q"], harbor["r"], harbor["side"]) for harbor in harbors
        ),
        harbor_kinds=_pool(pools["harbors"], HARBORS)
        if shuffled
        else tuple(HARBORS.index(harbor["kind"]) for harbor in harbors),
        harbors_shuffled=shuffled,
        tokens=tuple(data.get("tokens", ())),
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


def _pool(counts: dict[str, int], names: tuple[str, ...]) -> tuple[int, ...]:
    return tuple(names.index(name) for name, count in counts.items() for _ in range(count))


assert len(RESOURCES) == len(TERRAINS) - 1, (
    "every terrain but the desert produces the resource of its number"
)
