"""Over HTTP: maps that people draw."""

from typing import Any, Literal

from app.protocol.models import Json, Message


class MapWritten(Message):
    """Keep a new map, check one, or fill in what it leaves open; `fit`: its pools and bags are made to fit its hexes."""

    game: str | None = None
    map: Json
    fit: bool = False


class MapSaved(Message):
    """Keep a map as it is now, which was last changed at that time as far as the sender knows; `fit` as in a new one."""

    map: Json
    since: int
    fit: bool = False


class MapChange(Message):
    """Rename a map, make or withdraw the link to it, show it to everyone or stop showing it."""

    name: str | None = None
    linked: bool | None = None
    published: bool | None = None


class MapFinding(Message):
    """A remark on a map: a code, the hexes as `q` and `r`, and the numbers and names in the sentence."""

    code: str
    severity: Literal["forbids", "warns"]
    text: str
    hexes: list[list[int]]
    facts: Json


class MapChecked(Message):
    """A map that was read, and everything that the game says about it; `row`: its row of the catalog, with the `config` that plays it."""

    map: Json
    preview: list[list[Any]]
    figures: Json
    warnings: int
    playable: bool
    findings: list[MapFinding]
    row: Json | None = None


class MapSummary(Message):
    """A map in a list; `link` to its owner."""

    id: str
    name: str
    game: str
    author: str
    yours: bool
    updated: int
    published: bool
    link: str | None = None
    preview: list[list[Any]]
    figures: Json
    warnings: int
    playable: bool


class MapList(Message):
    """Maps, one's own or those shown to everyone; `most`: how many are kept for each guest, `next` asks for earlier ones."""

    maps: list[MapSummary]
    most: int
    next: str | None = None


class DrawnMap(MapSummary):
    """A map with everything about it; `unreadable`: why this version of the server cannot read it."""

    map: Json
    findings: list[MapFinding]
    row: Json | None = None
    unreadable: str | None = None
