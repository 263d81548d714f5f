"""The catalog as the lobby needs it: every row as JSON, and by board the options that cannot be played on it."""

from collections.abc import Callable, Iterator
from functools import cache, lru_cache, partial
from typing import Any

from engine.api import ConfigError
from engine.board_game import boards, catalog
from engine.board_game.boards import undealt
from engine.board_game.catalog import (
    EDITIONS,
    FAMILIES,
    GROUPS,
    MAP_GROUPS,
    MINUTES_PER_TURN,
    OPTIONS,
    PRESETS,
    TRAITS,
)
from engine.board_game.compiled_rules import written
from engine.board_game.core.board import Board
from engine.board_game.core.config import DrawnMap, GameConfig
from engine.board_game.options import Option


def _refuses(board: Board, drawn: DrawnMap | None, option: Option) -> bool:
    """Return whether the option cannot be played on this board, whatever else is chosen."""
    value = True if option.parameter is None else option.parameter.default
    taken_away = [key for key in board.options if key not in board.always]
    options = {**dict.fromkeys(taken_away, False), option.key: value}
    try:
        seats = max(board.seats)
        written(GameConfig(board=board.key, seats=seats, options=options, drawn=drawn))
    except ConfigError as refusal:
        return refusal.code == "contradiction"
    return False


@cache
def _board_row(key: str) -> dict[str, Any]:
    return _row(boards.load(key))


@lru_cache(maxsize=64)
def row_of(drawn: DrawnMap) -> dict[str, Any]:
    """The row of a drawn map that can be played, which no catalog has."""
    return _row(boards.board_of(drawn), drawn)


def _row(board: Board, drawn: DrawnMap | None = None) -> dict[str, Any]:
    row = {
        "key": board.key,
        "title": board.title,
        "summary": board.summary,
        "group": board.group,
        "seats": list(board.seats),
        "minutes": {str(seats): _minutes(turns) for seats, turns in board.turns.items()},
        "options": dict(board.options),
        "always": list(board.always),
        "instead": dict(board.instead),
        "traits": [trait.key for trait in TRAITS if trait.has(board)],
        "preview": undealt.preview(board),
        "refuses": [key for key, option in OPTIONS.items() if _refuses(board, drawn, option)],
    }
    return row if board.family is None else {**row, "family": board.family}


def _minutes(turns: int) -> int:
    """About how many minutes a game of that many turns takes, in steps of five."""
    return 5 * round(turns * MINUTES_PER_TURN / 5)


def steps() -> Iterator[Callable[[], object]]:
    """The slow part of `to_json`, one step per board: its row of the catalog with the options it refuses."""
    return (partial(_board_row, key) for key in catalog.BOARDS)


def to_json() -> dict[str, Any]:
    """The whole catalog, for the lobby."""
    return {
        "editions": [edition.to_json() for edition in EDITIONS.values()],
        "boards": [_board_row(key) for key in catalog.BOARDS],
        "map_groups": [{"key": key, "title": title} for key, title in MAP_GROUPS.items()],
        "families": [{"key": key, "title": title} for key, title in FAMILIES.items()],
        "traits": [trait.to_json() for trait in TRAITS],
        "groups": [{"key": key, "title": title} for key, title in GROUPS.items()],
        "options": [option.to_json() for option in OPTIONS.values()],
        "presets": [preset.to_json() for preset in PRESETS],
    }
