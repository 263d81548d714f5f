"""The form of a drawn map: the entries of a board as plain JSON, each checked before anything reads it (docs/decisions/drawn-maps.md).

A map comes from outside, so nothing about it is taken for granted; what is left is in the order of `READERS`, every value of a known type.
Whether it can be played is another question (`engine.board_game.map_checks`)."""

import unicodedata
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, TypeAlias

from engine.api import ConfigError
from engine.board_game.boards.board_files import ONE_DEAL
from engine.board_game.core.geometry import CORNERS, SIDES
from engine.board_game.core.names import CARD_KINDS, FOG, HARBORS, SEA, TERRAINS
from engine.codec import Malformed

VERSION: Final = 1
"""The version of this form. A change that an earlier version could not read raises it."""
MOST_HEXES: Final = 127
"""A hexagon with seven hexes on each side. The sea around a map does not count if it is implied."""
FARTHEST: Final = 20
"""The largest `q` or `r`, in either direction."""
MOST_HARBORS: Final = 30
LONGEST_NAME: Final = 40
LONGEST_SUMMARY: Final = 160
LONGEST_KEY: Final = 24
"""Characters in the name of a pool, a bag or a region."""
MOST_PARTS: Final = 20
"""Pools, bags, ways of laying tokens, islands with points."""
MOST_OF_A_KIND: Final = MOST_HEXES
FEWEST_SEATS: Final = 2
MOST_SEATS: Final = 8
TOKENS: Final = (2, 3, 4, 5, 6, 8, 9, 10, 11, 12)
LAND_AND_SEA: Final = tuple(name for kind, name in enumerate(TERRAINS) if kind != FOG)
"""The terrain of hexes and pools: fog is a pool that lies face down."""
PIECES: Final = {"roads": (2, 30), "settlements": (2, 15), "cities": (0, 15), "ships": (0, 30)}
"""The fewest and the most of each that a player may have; a player begins with two settlements and two roads."""
CARDS: Final = (10, 99)
MOST_DEVELOPMENT: Final = 60
MOST_POINTS: Final = 9

Entries: TypeAlias = dict[str, Any]
Reader: TypeAlias = Callable[[Any], Any]


def checked_form(data: Any) -> Entries:
    """The entries of a drawn map, all of them well formed. Raises ConfigError naming the entry and what is expected there."""
    if not isinstance(data, dict):
        raise _malformed("A map is a JSON object with the entries `version`, `name`, `hexes` …")
    _check_version(data.get("version"))
    if unknown := sorted(str(entry) for entry in data if entry not in READERS):
        raise _malformed(f"A map has no entry {unknown[0][:LONGEST_KEY]!r}.")
    if missing := [entry for entry in NEEDED if entry not in data]:
        raise _malformed(f"The map has no entry {missing[0]!r}.")
    entries = {entry: _read(entry, data[entry]) for entry in READERS if entry in data}
    _check_places(entries)
    return entries


def _malformed(text: str) -> ConfigError:
    return ConfigError("map_malformed", text)


def _check_version(version: Any) -> None:
    if type(version) is not int or version < 1:
        raise _malformed("The map does not say its version: expected `version`, a whole number.")
    if version > VERSION:
        raise ConfigError(
            "map_version",
            f"The map has version {version}, and this server reads maps up to version {VERSION}: open it on a newer server.",
        )


def _read(entry: str, value: Any) -> Any:
    try:
        return READERS[entry](value)
    except Malformed as error:
        raise _malformed(f"{entry!r} of the map: expected {error}.") from error


# --- values


def _number(low: int, high: int) -> Reader:
    def read(value: Any) -> int:
        if type(value) is not int or not low <= value <= high:
            raise Malformed(f"a whole number from {low} to {high}")
        return value

    return read


def _text(longest: int, empty: str | None = None) -> Reader:
    """A text of visible characters, however they may look in a markup language: it is never anything but text."""

    def read(value: Any) -> str:
        if not isinstance(value, str):
            raise Malformed("a text")
        text = " ".join(unicodedata.normalize("NFC", value).split())
        if any(unicodedata.category(character)[0] == "C" for character in text):
            raise Malformed("a text without invisible characters")
        if empty is None and not any(unicodedata.category(sign)[0] in "LNPS" for sign in text):
            raise Malformed("a text with at least one visible character")
        if len(text) > longest:
            raise Malformed(f"up to {longest} characters, not {len(text)}")
        return text

    return read


def _key(value: Any) -> str:
    """The name of a part of the map, for the map itself."""
    if (
        not isinstance(value, str)
        or not 0 < len(value) <= LONGEST_KEY
        or not value[0].isalpha()
        or not value.isascii()
        or not value.replace("-", "").replace("_", "").isalnum()
    ):
        raise Malformed(f"a name of up to {LONGEST_KEY} letters and digits, the first one a letter")
    return value


def _one_of(names: Sequence[str]) -> Reader:
    def read(value: Any) -> str:
        if not isinstance(value, str) or value not in names:
            raise Malformed(f"one of {', '.join(names)}")
        return value

    return read


def _flag(value: Any) -> bool:
    if type(value) is not bool:
        raise Malformed("true or false")
    return value


def _list(item: Reader, most: int, fewest: int = 0) -> Reader:
    def read(value: Any) -> list[Any]:
        if not isinstance(value, list):
            raise Malformed("a list")
        if not fewest <= len(value) <= most:
            raise Malformed(f"{fewest or 'up to'} {f'to {most}' if fewest else most} entries")
        return [item(each) for each in value]

    return read


def _by_name(names: Reader, item: Reader, most: int = MOST_PARTS) -> Reader:
    def read(value: Any) -> dict[str, Any]:
        if not isinstance(value, dict):
            raise Malformed("an object with names")
        if len(value) > most:
            raise Malformed(f"up to {most} names")
        return {names(name): item(each) for name, each in value.items()}

    return read


def _object(fields: Mapping[str, Reader], needed: Sequence[str]) -> Reader:
    def read(value: Any) -> dict[str, Any]:
        if not isinstance(value, dict) or not value.keys() <= fields.keys():
            raise Malformed(f"an object with {', '.join(fields)}")
        if missing := [name for name in needed if name not in value]:
            raise Malformed(f"an object with {missing[0]!r}")
        return {name: fields[name](value[name]) for name in fields if name in value}

    return read


def _place(names: Sequence[str] = ()) -> Reader:
    """A place as `q, r`, followed by the name of a corner or a side if these have names."""
    named = _one_of(names)

    def read(value: Any) -> list[Any]:
        if not isinstance(value, list) or len(value) != (3 if names else 2):
            raise Malformed("a place: q, r" + (f", and one of {', '.join(names)}" if names else ""))
        return [*map(COORDINATE, value[:2]), *map(named, value[2:])]

    return read


def _hexes(value: Any) -> list[Any]:
    if isinstance(value, list) and len(value) > MOST_HEXES:
        raise ConfigError(
            "map_too_large",
            f"The map has {len(value)} hexes; a map has up to {MOST_HEXES}: take some away.",
        )
    hexes: list[Any] = _list(HEX, MOST_HEXES)(value)
    for hex in hexes:
        if ("terrain" in hex) == ("pool" in hex):
            raise Malformed(f"either a terrain or a pool for hex {hex['q']},{hex['r']}")
        if hex.get("frame") and hex.get("terrain") != TERRAINS[SEA]:
            raise Malformed(f"sea on hex {hex['q']},{hex['r']}, which belongs to the frame")
    places = [(hex["q"], hex["r"]) for hex in hexes]
    if twice := sorted({place for place in places if places.count(place) > 1}):
        raise Malformed(f"hex {twice[0][0]},{twice[0][1]} only once")
    return hexes


def _harbors(value: Any) -> list[Any]:
    harbors: list[Any] = _list(HARBOR, MOST_HARBORS)(value)
    if len({"kind" in harbor for harbor in harbors}) > 1:
        raise Malformed("a kind for every harbor, or for none of them")
    if any(("kind" in harbor) == ("pool" in harbor) for harbor in harbors):
        raise Malformed('either a kind or `"pool": "harbors"` for each harbor')
    return harbors


def _seats(value: Any) -> list[int]:
    seats = _list(_number(FEWEST_SEATS, MOST_SEATS), MOST_SEATS, 1)(value)
    return sorted(set(seats))


def _bag(value: Any) -> dict[str, Any]:
    bag: dict[str, Any] = BAG(value)
    if "spirals_from" in bag and "shuffled_over" in bag:
        raise Malformed("either `spirals_from` or `shuffled_over` for a bag")
    return bag


def _option(value: Any) -> bool | int | str:
    if not isinstance(value, bool | int | str) or len(str(value)) > LONGEST_KEY:
        raise Malformed("true, false, a number or a word for each option")
    return value


def _counts(value: Any) -> dict[str, int]:
    """The contents of a pool, by name."""
    counts: dict[str, int] = _by_name(_text(LONGEST_KEY), _number(0, MOST_OF_A_KIND))(value)
    return {name: count for name, count in counts.items() if count}


def _pools(value: Any) -> dict[str, dict[str, int]]:
    pools: dict[str, dict[str, int]] = _by_name(_key, _counts)(value)
    for pool, counts in pools.items():
        known = HARBORS if pool == "harbors" else TILES if pool == "tiles" else LAND_AND_SEA
        if unknown := [name for name in counts if name not in known]:
            raise Malformed(f"{', '.join(known)} in the pool {pool!r}, not {unknown[0]!r}")
    return pools


TILES: Final = (*LAND_AND_SEA, *(f"{TERRAINS[SEA]} {kind}" for kind in HARBORS))
COORDINATE: Final = _number(-FARTHEST, FARTHEST)
AXIAL: Final = {"q": COORDINATE, "r": COORDINATE}


def _token(value: Any) -> int:
    if type(value) is not int or value not in TOKENS:
        raise Malformed("a number from 2 to 12 that is not 7")
    return value


HEX: Final = _object(
    {
        **AXIAL,
        "terrain": _one_of(LAND_AND_SEA),
        "pool": _key,
        "number": _token,
        "region": _key,
        "start": _flag,
        "frame": _flag,
    },
    ("q", "r"),
)
HARBOR: Final = _object(
    {
        **AXIAL,
        "side": _one_of(tuple(SIDES)),
        "kind": _one_of(HARBORS),
        "pool": _one_of(("harbors",)),
    },
    ("q", "r", "side"),
)
SPIRALS: Final = _list(_list(_place(), MOST_PARTS, 1), MOST_PARTS, 1)
LETTERED: Final = _list(_token, MOST_HEXES, 1)
BAG: Final = _object(
    {"tokens": LETTERED, "spirals_from": SPIRALS, "shuffled_over": _key}, ("tokens",)
)
SUPPLY: Final = _object(
    {
        "resources": _number(*CARDS),
        "cards": _by_name(_one_of(CARD_KINDS), _number(0, MOST_DEVELOPMENT)),
        **{piece: _number(*bounds) for piece, bounds in PIECES.items()},
    },
    ("resources", "cards", "roads", "settlements", "cities"),
)
START: Final = _object(
    {
        "place": _number(0, MOST_SEATS - 1),
        "settlement": _place(tuple(CORNERS)),
        "road": _place(tuple(SIDES)),
        "pays": _flag,
    },
    ("place", "settlement", "road", "pays"),
)

READERS: Final[Mapping[str, Reader]] = {
    "version": _number(1, VERSION),
    "name": _text(LONGEST_NAME),
    "summary": _text(LONGEST_SUMMARY, empty=""),
    "seats": _seats,
    "hexes": _hexes,
    "harbors": _harbors,
    "frame": _flag,
    "start": _list(_key, MOST_PARTS),
    "pools": _pools,
    "face_down": _list(_key, MOST_PARTS),
    "tokens": LETTERED,
    "spirals_from": SPIRALS,
    "bags": _by_name(_key, _bag),
    "red_numbers": _one_of(("swapped",)),
    "supply": SUPPLY,
    "options": _by_name(_text(LONGEST_KEY), _option),
    "always": _list(_text(LONGEST_KEY), MOST_PARTS),
    "instead": _by_name(_text(LONGEST_KEY), _text(LONGEST_KEY)),
    "island_points": _list(_number(0, MOST_POINTS), MOST_PARTS, 1),
    "starts": _list(START, 2 * MOST_SEATS),
    "neutral_starts": _list(_place(tuple(CORNERS)), 2, 2),
}
"""The entries of a map, in the order in which they are written, each with its reader, which returns the value or raises Malformed."""
NEEDED: Final = ("name", "seats", "hexes", "supply")


# --- names and places that have to exist


def _check_places(entries: Entries) -> None:
    """Check that every name that an entry uses is a name of the map, and every place is on it. Raises ConfigError."""
    pools = entries.get("pools", {})
    in_pool = {hex["pool"] for hex in entries["hexes"] if "pool" in hex}
    for pool in sorted(in_pool):
        if pool not in pools or pool == "harbors":
            raise _malformed(f"There is no pool {pool!r} for the hexes that name it.")
    for pool in entries.get("face_down", ()):
        if pool not in in_pool or pool in ONE_DEAL:
            raise _malformed(f"'face_down' names {pool!r}, which is no pool of any hex.")
    names = in_pool | {hex["region"] for hex in entries["hexes"] if "region" in hex}
    for name in entries.get("start", ()):
        if name not in names:
            raise _malformed(f"'start' names {name!r}, which is no region or pool of any hex.")
    _check_bags(entries, in_pool)
    places = {(hex["q"], hex["r"]) for hex in entries["hexes"]}
    for q, r, *_ in (
        *((harbor["q"], harbor["r"]) for harbor in entries.get("harbors", ())),
        *(start["settlement"] for start in entries.get("starts", ())),
        *(start["road"] for start in entries.get("starts", ())),
        *entries.get("neutral_starts", ()),
    ):
        if (q, r) not in places:
            raise _malformed(f"There is no hex {q},{r}, where the map has a harbor or a piece.")


def _check_bags(entries: Entries, in_pool: set[str]) -> None:
    """Check that each bag is laid on hexes of a pool. Raises ConfigError."""
    if ("tokens" in entries) != ("spirals_from" in entries):
        raise _malformed("'tokens' and 'spirals_from' belong together; other tokens are in 'bags'.")
    if "tokens" in entries and "bags" in entries:
        raise _malformed("A map has either 'tokens' or 'bags'.")
    dealt = {(hex["q"], hex["r"]) for hex in entries["hexes"] if "pool" in hex}
    for bag in (entries, *entries.get("bags", {}).values()):
        over = bag.get("shuffled_over")
        if over is not None and over not in in_pool:
            raise _malformed(f"Tokens are 'shuffled_over' {over!r}, which is no pool of any hex.")
        for q, r in (place for way in bag.get("spirals_from", ()) for place in way):
            if (q, r) not in dealt:
                raise _malformed(f"Hex {q},{r}, from which tokens are laid, is in no pool.")
