"""A board before anything is dealt: what is printed, what is dealt, what chance or fog decides. Knows nothing of any game."""

from collections.abc import Mapping
from typing import Any, Final

from engine.board_game.core.board import Board, Pool
from engine.board_game.core.geometry import center
from engine.board_game.core.names import FOG, HARBORS, PRODUCING, SEA, TERRAINS, Hex

DEALT: Final = "deal"
"""Land of some kind."""
CHANCE: Final = "random"
"""Land or sea."""


def undealt(board: Board) -> dict[str, Any]:
    """The board, shown like a dealt map without the frame: `geometry`, `board`, and in `options` what is still to come."""
    terrain = terrain_of(board)
    hexes: dict[str, dict[str, Any]] = {}
    for hex in inside_the_frame(board):
        hexes[str(hex)] = {"terrain": terrain[hex]}
        if number := board.numbers[hex]:
            hexes[str(hex)]["number"] = number
    hidden = board.harbor_paths if board.harbors_shuffled else ()
    harbors = () if hidden else zip(board.harbor_paths, board.harbor_kinds, strict=False)
    return {
        "geometry": board.geometry.to_json(),
        "board": {
            "key": board.key,
            "hexes": hexes,
            "harbors": {str(path): HARBORS[kind] for path, kind in harbors},
        },
        "options": {
            "undealt": {
                "awaiting": [hex for hex in inside_the_frame(board) if awaits_number(board, hex)],
                "gone": [],
                "laid": list(hidden),
            }
        },
    }


def preview(board: Board) -> list[list[Any]]:
    """A miniature of the board: place, terrain, and 0 where a number comes only in the course of the game."""
    terrain = terrain_of(board)
    return [
        [*board.geometry.hexes[hex], terrain[hex], *([0] if awaits_number(board, hex) else [])]
        for hex in inside_the_frame(board)
    ]


def outline(entries: Mapping[str, Any]) -> list[list[Any]]:
    """A miniature of a drawn map of which no board can be made yet, since its pools do not fit or its tokens cannot be laid."""
    pools, face_down = entries.get("pools", {}), entries.get("face_down", ())

    def known(pool: str) -> str:
        if pool in face_down:
            return TERRAINS[FOG]
        return CHANCE if TERRAINS[SEA] in pools[pool] else DEALT

    hexes = sorted(entries["hexes"], key=lambda hex: (hex["r"], hex["q"]))
    return [
        [*center(hex["q"], hex["r"]), hex["terrain"] if "terrain" in hex else known(hex["pool"])]
        for hex in hexes
        if "frame" not in hex
    ]


def inside_the_frame(board: Board) -> list[Hex]:
    """The hexes where players build: all except the frame."""
    return [hex for hex in range(len(board.terrain)) if not board.frame >> hex & 1]


def terrain_of(board: Board) -> list[str]:
    """By hex: what is printed, or what is known of it."""
    if board.tiles:
        return [CHANCE] * len(board.terrain)
    dealt = {hex: known_of(pool) for pool in board.pools for hex in pool.hexes}
    return [
        dealt[hex] if kind is None else TERRAINS[kind] for hex, kind in enumerate(board.terrain)
    ]


def known_of(pool: Pool) -> str:
    """Public knowledge of a hex that is dealt from this pool."""
    if pool.face_down:
        return TERRAINS[FOG]
    return CHANCE if SEA in pool.terrain else DEALT


def awaits_number(board: Board, hex: Hex) -> bool:
    """Return whether the hex starts without a number, though its terrain produces with one."""
    if board.numbers[hex] or any(hex in way for bag in board.bags_laid for way in bag.ways):
        return False
    kind = board.terrain[hex]
    if kind is not None:
        return kind in PRODUCING
    return any(hex in pool.hexes and not pool.face_down for pool in board.pools)
