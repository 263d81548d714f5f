"""`python -m scripts.compare_boards FACTS.json` compares the maps of the sea with their source, hex by hex, token by token and harbor by
harbor, prints what differs, and how much was compared."""

import argparse
import json
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from engine.board_game import boards
from engine.board_game.core.board import Board
from engine.board_game.core.names import HARBORS, TERRAINS

OUR_POOLS: Final = {"unnumbered": "far"}
OUR_BAGS: Final = {"unnumberedTokens": "far", "fogTokens": "fog", "tokens": "all"}
NO_REGION: Final = (None, "any")


def our_name(key: str) -> str:
    """Our name for one of their maps, without a trademark in it."""
    first, *_, last = key.split("-")
    return f"{first}-{last}" if first == "greater" else key


def compared(theirs: dict[str, Any]) -> Iterator[tuple[str, object, object]]:
    """The comparisons for one map: name, expected value, actual value."""
    board = boards.load(our_name(theirs["id"]))
    yield "hexes", len(theirs["hexes"]), len(board.geometry.hexes)
    for hex in theirs["hexes"]:
        yield from compared_hexes(hex, board)
    sides = {
        (port["edge"]["q"], port["edge"]["r"], port["edge"]["dir"]) for port in theirs["ports"]
    }
    for side in sorted(sides):
        yield f"harbor {side}", True, board.geometry.side(*side) in board.harbor_paths
    yield "harbors", len(sides), len(board.harbor_paths)
    kinds = Counter(HARBORS[kind] for kind in board.harbor_kinds)
    yield "kinds of harbors", theirs["pools"]["harbors"], dict(kinds)
    for name, counts in theirs["pools"].items():
        if name in OUR_BAGS:
            tokens = Counter(map(str, board.bag(OUR_BAGS[name]).tokens))
            yield f"tokens {name}", counts, dict(tokens)
        elif name not in ("harbors", "mainTokens"):
            pool = Counter(TERRAINS[kind] for kind in board.pool(OUR_POOLS.get(name, name)).terrain)
            yield f"pool {name}", counts, dict(pool)
    if "order" in theirs["tokens"]:
        letters = [token["number"] for token in theirs["tokens"]["order"]]
        yield "letters", letters, list(board.bag("letters").tokens)
    for spiral in theirs.get("spirals", ()):
        way = tuple(board.geometry.hex_at(*place) for place in spiral["counterclockwise"])
        yield f"spiral from {spiral['start']}", True, way in board.bag("letters").ways
    yield "players", theirs["players"], list(board.seats)
    yield "points", theirs["vp"], board.options["victory-points"]
    box = theirs["supply"]
    yield "resources", box["resourceEach"], board.supply.resources
    yield "cards", sum(box["dev"].values()), sum(board.supply.cards)
    pieces = (board.supply.roads, board.supply.ships, board.supply.settlements, board.supply.cities)
    yield "pieces", tuple(box[kind] for kind in ("roads", "ships", "settlements", "cities")), pieces


def compared_hexes(theirs: dict[str, Any], board: Board) -> Iterator[tuple[str, object, object]]:
    """Terrain or pool, number, frame, region and start of one hex."""
    place = theirs["q"], theirs["r"]
    hex = board.geometry.hex_at(*place)
    kind = board.terrain[hex]
    if "pool" in theirs:
        pool = next((pool.name for pool in board.pools if hex in pool.hexes), None)
        yield f"pool at {place}", OUR_POOLS.get(theirs["pool"], theirs["pool"]), pool
        yield f"terrain at {place}", None, kind
    else:
        yield f"terrain at {place}", theirs.get("terrain", "sea"), TERRAINS[kind or 0]
    yield f"number at {place}", theirs.get("number") or 0, board.numbers[hex]
    yield f"frame at {place}", bool(theirs.get("frame")), bool(board.frame >> hex & 1)
    if theirs.get("region") not in NO_REGION:
        yield f"region at {place}", True, bool(board.regions[theirs["region"]] >> hex & 1)
    corners = board.geometry.corners_mask[hex]
    if theirs.get("start"):
        yield f"start at {place}", corners, board.start_places & corners


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m scripts.compare_boards")
    parser.add_argument("facts", type=Path, help="the maps in the form of the developers' notes")
    facts = json.loads(parser.parse_args().facts.read_text("utf-8"))
    maps = [board for board in facts["boards"] if "frame" in board]
    count, different = 0, 0
    for theirs in maps:
        for what, should, does in compared(theirs):
            count += 1
            if should != does:
                different += 1
                print(f"{theirs['id']}: {what} is {does}, and should be {should}")
    print(f"{len(maps)} maps, {count} values, {different} differences")
    sys.exit(bool(different))


if __name__ == "__main__":
    main()
