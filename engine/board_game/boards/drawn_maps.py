"""Drawn maps: JSON from outside as a board, read like the boards of the product, and those boards as such JSON."""

import json
from functools import lru_cache
from hashlib import sha256
from typing import Any, Final

from engine.api import ConfigError
from engine.board_game.boards import board_files
from engine.board_game.boards.map_form import READERS, VERSION, Entries, checked_form
from engine.board_game.boards.pictures import frame_around, mark_starts
from engine.board_game.core.board import Board
from engine.board_game.core.config import DrawnMap, GameConfig

PREFIX: Final = "drawn-"
"""Beginning of the keys of drawn maps: no board of the product has one."""
KEY_DIGITS: Final = 32
"""So many that nobody finds two maps with the same key."""
SOURCE: Final = "house rule"
GROUPS: Final = ("land", "sea")
"""The heading of a drawn map: without sea between its hexes, and with it."""


def drawn_map(data: Any) -> DrawnMap:
    """The map in this JSON, well formed. Raises ConfigError."""
    entries = checked_form(data)
    content = json.dumps(entries, separators=(",", ":"))
    return DrawnMap(PREFIX + sha256(content.encode()).hexdigest()[:KEY_DIGITS], entries)


@lru_cache(maxsize=64)
def board_of(drawn: DrawnMap) -> Board:
    """The board of a drawn map. Raises ConfigError if the reader of boards refuses it."""
    try:
        return board_files.read(_board_entries(drawn))
    except ValueError as error:
        raise ConfigError("map_unplayable", f"The map cannot be played: {error}.") from error


def _board_entries(drawn: DrawnMap) -> dict[str, Any]:
    """The entries of a board's file."""
    entries = {key: value for key, value in drawn.entries.items() if key not in ("version", "name")}
    hexes = [dict(hex) for hex in entries["hexes"]]
    mark_starts(hexes, entries.get("start", ()))
    if entries.get("frame"):
        hexes += frame_around(hexes)
    at_sea = any(hex.get("terrain") == "sea" for hex in hexes)
    named = {"key": drawn.key, "title": drawn.entries["name"], "source": SOURCE, "is_drawn": True}
    return {"summary": "", **entries, **named, "group": GROUPS[at_sea], "hexes": hexes}


def board_for(config: GameConfig) -> Board:
    """The board of a configuration, whose board exists."""
    return board_files.load(config.board) if config.drawn is None else board_of(config.drawn)


def board_in(view: Any) -> Board:
    """The board that a view shows: its `board`, which brings a drawn map along."""
    if "drawn" not in view:
        return board_files.load(view["key"])
    return board_of(DrawnMap(view["key"], view["drawn"]))


def exported(key: str) -> Entries:
    """A board of the product as a drawn map. FileNotFoundError if there is none."""
    data = board_files.entries_of(key)
    own = {"version": VERSION, "name": data["title"]}
    kept = {entry: data[entry] for entry in READERS if data.get(entry) and entry != "hexes"}
    hexes = [dict(hex) for hex in data["hexes"] if not (data.get("frame") and hex.get("frame"))]
    for hex in hexes if "start" in kept else ():
        hex.pop("start", None)
    return checked_form({**own, **kept, "hexes": hexes})
