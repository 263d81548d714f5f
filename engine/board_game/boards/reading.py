"""Reading the boards: the JSON files beside this module, each once."""

import json
from functools import cache
from importlib.resources import files
from typing import Any

from engine.board_game.boards.spirals import spiral
from engine.board_game.core.board import Board, Pool, Start, Supply, Tile
from engine.board_game.core.geometry import geometry_of
from engine.board_game.core.names import CARD_KINDS, HARBORS, PRODUCING, RESOURCES, TERRAINS, Hex


@cache
def load(key: str) -> Board:
    """The board of that name; FileNotFoundError if there is none."""
    return read(_data(key))


def _data(key: str) -> dict[str, Any]:
    """What is written about a board; one that is `like` another says only what is different."""
    data: dict[str, Any] = json.loads(
        files(__package__).joinpath(f"{key}.json").read_text(encoding="utf-8")
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
            tuple(
                hex
                for q, r in corners
                for hex in spiral(geometry, _in_one_pool(by_id, geometry.hex_at(q, r)), (q, r))
            )
            for corners in data.get("spirals_from", ())
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


def _in_one_pool(hexes: list[dict[str, Any]], one: Hex) -> tuple[Hex, ...]:
    """The hexes that are dealt from the same pool as this one: a spiral stays within them."""
    pool = hexes[one]["pool"]
    return tuple(hex for hex, data in enumerate(hexes) if data.get("pool") == pool)


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
