"""Help while a map is drawn: pools and bags that fit their hexes, and whatever was left open, filled in by chance."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import cycle, islice
from typing import Any, Final

from engine.bits import bits
from engine.board_game.boards import board_of
from engine.board_game.boards.board_files import ONE_DEAL
from engine.board_game.boards.drawn_maps import drawn_map
from engine.board_game.boards.map_form import Entries, checked_form
from engine.board_game.boards.spirals import HEADINGS
from engine.board_game.boards.undealt import awaits_number
from engine.board_game.core.geometry import SIDES
from engine.board_game.core.names import GOLD, HARBORS, PRODUCING, RESOURCES, SEA, TERRAINS
from engine.board_game.map_checks import (
    MapUnderTest,
    fog_without_numbers,
    too_few_tokens,
    unread,
)
from engine.board_game.rules.dealing import RED_NUMBERS
from engine.chance import Chance

FIVE: Final = ("forest", "pasture", "fields", "hills", "mountains")
FOG: Final = "fog"
EITHER: Final = "either"
RECIPES: Final[Mapping[str, Sequence[str]]] = {
    FOG: (TERRAINS[SEA], *FIVE, TERRAINS[GOLD]),
    EITHER: (TERRAINS[SEA], *FIVE),
    "harbors": ("any", *RESOURCES),
}
"""The terrain that a pool of this name gets for new hexes; any other pool gets land of all five kinds."""
LETTERS: Final = (5, 2, 6, 3, 8, 10, 9, 12, 11, 4, 8, 10, 9, 4, 5, 6, 3, 11)
"""The number tokens of the standard island; larger maps begin again."""
DEALING: Final = ("pools", "bags", "face_down", "start")
"""The entries that are left out when nothing is in them any more."""
TRIES: Final = 200
COAST_PER_HARBOR: Final = 3
"""Paths of the coast for each harbor: on the standard island, thirty for nine."""
NAMES: Final = tuple(TERRAINS[kind] for kind in PRODUCING)


def tidied(data: Any) -> Any:
    """The JSON of a map without what hung on hexes that are no longer there: their harbors and pieces, and names of their pools."""
    if not isinstance(data, dict) or not _are_objects(data.get("hexes")):
        return data
    hexes = data["hexes"]
    places = [[hex.get("q"), hex.get("r")] for hex in hexes]
    pools = [hex["pool"] for hex in hexes if "pool" in hex]
    names = [*pools, *(hex["region"] for hex in hexes if "region" in hex)]
    tidy = {**data}
    if isinstance(pools_before := data.get("pools", {}), dict):
        new: dict[str, Any] = {pool: {} for pool in pools if isinstance(pool, str)}
        tidy |= {"pools": {**new, **pools_before}} if new else {}
    harbors = data.get("harbors")
    if isinstance(harbors, list) and _are_objects(harbors):
        tidy["harbors"] = [one for one in harbors if [one.get("q"), one.get("r")] in places]
    for entry, known in (("face_down", pools), ("start", names)):
        if isinstance(listed := data.get(entry), list):
            tidy[entry] = [name for name in listed if name in known]
    if isinstance(bags := data.get("bags"), dict) and _are_objects([*bags.values()]):
        tidy["bags"] = {
            name: bag
            for name, bag in bags.items()
            if ("shuffled_over" not in bag or bag["shuffled_over"] in pools)
            and _begins_in(places, bag)
        }
    if not _begins_in(places, data):
        del tidy["tokens"], tidy["spirals_from"]
    for entry, place in (("starts", "settlement"), ("neutral_starts", None)):
        if isinstance(pieces := data.get(entry), list):
            where = [piece.get(place) if isinstance(piece, dict) else piece for piece in pieces]
            if any(isinstance(at, list) and at[:2] not in places for at in where):
                del tidy[entry]
    return tidy


def _are_objects(values: Any) -> bool:
    return isinstance(values, list) and all(isinstance(value, dict) for value in values)


def _begins_in(places: Sequence[Any], laid: Mapping[str, Any]) -> bool:
    """Return whether every spiral of tokens begins on a hex that is there, as far as it can be read."""
    spirals = laid.get("spirals_from")
    if not isinstance(spirals, list) or not all(isinstance(way, list) for way in spirals):
        return True
    return "tokens" not in laid or all(place in places for way in spirals for place in way)


def fitted(data: Any) -> Entries:
    """The map in this JSON with as much in each pool and each bag as there are hexes for it, and without what hung on hexes that are gone;
    a map that fits already stays as it is. Raises ConfigError."""
    entries = checked_form(tidied(data))
    in_pool = _in_pools(entries)
    pools = entries.get("pools", {})
    if _fits(entries):
        return entries
    fit = {
        **{name: counts for name, counts in pools.items() if name in ONE_DEAL},
        **{name: _recounted(name, pools.get(name, {}), len(hexes)) for name, hexes in in_pool.items()},
    }  # fmt: skip
    if dealt := [harbor for harbor in entries.get("harbors", ()) if "pool" in harbor]:
        fit["harbors"] = _recounted("harbors", pools.get("harbors", {}), len(dealt))
    changed = {**entries, "pools": fit, "bags": _bags(entries, fit, in_pool)}
    for entry in ("tokens", "spirals_from"):
        changed.pop(entry, None)
    hidden = {*entries.get("face_down", ()), FOG}.intersection(in_pool)
    changed["face_down"] = [name for name in in_pool if name in hidden]
    names = {*in_pool, *(hex["region"] for hex in entries["hexes"] if "region" in hex)}
    if "start" in changed:
        changed["start"] = [name for name in changed["start"] if name in names]
    if any("shuffled_over" in bag for bag in changed["bags"].values()):
        changed["red_numbers"] = "swapped"
    left = {entry: value for entry, value in changed.items() if value or entry not in DEALING}
    return dict(drawn_map(left).entries)


def _in_pools(entries: Entries) -> dict[str, list[Any]]:
    in_pool: dict[str, list[Any]] = {}
    for hex in entries["hexes"]:
        if "pool" in hex:
            in_pool.setdefault(hex["pool"], []).append(hex)
    return in_pool


def _fits(entries: Entries) -> bool:
    """Return whether every pool and every bag has as much as it deals, and every pool of land its tokens, in whatever way they are laid."""
    used = {*_in_pools(entries), *ONE_DEAL}
    if used.issuperset(entries.get("pools", {})) and not any(unread(drawn_map(entries))):
        map = MapUnderTest(drawn_map(entries))
        short = [*too_few_tokens(map), *fog_without_numbers(map)]
        return not short and not any(
            awaits_number(map.board, hex)
            for pool in map.board.pools
            if not _is_closed(entries, pool.name)
            for hex in pool.hexes[:1]
        )
    return False


def _is_closed(entries: Entries, pool: str) -> bool:
    """Return whether the bag of a pool stays closed until a rule draws from it, though the pool itself is dealt."""
    bag = entries.get("bags", {}).get(pool, {"shuffled_over": pool})
    is_laid = "shuffled_over" in bag or "spirals_from" in bag
    return not is_laid and pool not in entries.get("face_down", ())


def _producing(counts: Mapping[str, int]) -> int:
    return sum(count for name, count in counts.items() if name in NAMES)


def _recounted(pool: str, counts: Mapping[str, int], hexes: int) -> dict[str, int]:
    """The contents of a pool for that many hexes: what is rarest is added, what there is most of is taken away."""
    kinds = list(counts) or list(RECIPES.get(pool, FIVE))
    there = Counter({kind: counts.get(kind, 0) for kind in kinds})
    while there.total() < hexes:
        there[min(kinds, key=lambda kind: there[kind])] += 1
    while there.total() > hexes:
        there[max(kinds, key=lambda kind: there[kind])] -= 1
    return dict(there)


def _bags(
    entries: Entries, pools: Mapping[str, Mapping[str, int]], in_pool: Iterable[str]
) -> dict[str, Any]:
    """A bag for each pool that deals land. Bags of other names stay as they are."""
    before = entries.get("bags", {})
    face_down = {*entries.get("face_down", ()), FOG}
    bags = {
        name: bag
        for name, bag in before.items()
        if name not in pools and "spirals_from" not in bag and bag.get("shuffled_over") not in pools
    }
    for pool in in_pool:
        if _is_closed(entries, pool) and pool != FOG:
            bags[pool] = before[pool]
        elif needed := _producing(pools[pool]):
            tokens = before.get(pool, {}).get("tokens", [])[:needed]
            more = islice(cycle(LETTERS), len(tokens), needed)
            bags[pool] = {"tokens": [*tokens, *more]}
            if pool not in face_down:
                bags[pool]["shuffled_over"] = pool
    return bags


def filled(entries: Entries, chance: Chance) -> Entries:
    """The map with numbers on all printed land, red ones apart if possible, and with harbors along its coasts if it has none."""
    numbered = {**entries, "hexes": _numbered(entries["hexes"], chance)}
    if not entries.get("harbors") and "harbors" not in entries.get("pools", {}):
        numbered["harbors"] = list(_harbors(numbered, chance))
    return dict(drawn_map(numbered).entries)


def _numbered(hexes: Sequence[dict[str, Any]], chance: Chance) -> list[dict[str, Any]]:
    """The hexes, with a number on each that produces and has none."""
    bare = [hex for hex in hexes if hex.get("terrain") in NAMES and "number" not in hex]
    tokens = list(islice(cycle(LETTERS), len(bare)))
    best, fewest = tokens, len(tokens) + 1
    for _ in range(TRIES):
        laid = chance.shuffled(tokens)
        touching = _touching(hexes, _by_place(bare, laid))
        if touching < fewest:
            best, fewest = laid, touching
        if not touching:
            break
    given = _by_place(bare, best)
    return [
        {**hex, "number": given[hex["q"], hex["r"]]} if (hex["q"], hex["r"]) in given else hex
        for hex in hexes
    ]


def _by_place(bare: Sequence[dict[str, Any]], tokens: Sequence[int]) -> dict[tuple[int, int], int]:
    return {(hex["q"], hex["r"]): token for hex, token in zip(bare, tokens, strict=True)}


def _touching(hexes: Iterable[dict[str, Any]], given: Mapping[tuple[int, int], int]) -> int:
    """Count the red numbers beside those that are new."""
    numbers = {(hex["q"], hex["r"]): hex["number"] for hex in hexes if "number" in hex}
    numbers.update(given)
    red = {place for place, number in numbers.items() if number in RED_NUMBERS}
    return sum((q + dq, r + dr) in red for q, r in red.intersection(given) for dq, dr in HEADINGS)


def _harbors(entries: Entries, chance: Chance) -> Iterator[dict[str, Any]]:
    """Harbors in random places on coasts, none beside another: a 3:1 harbor, and then each kind in turn."""
    drawn = drawn_map(entries)
    if any(unread(drawn)):
        return
    map = MapUnderTest(drawn)
    geometry = board_of(drawn).geometry
    coast = [
        path
        for path, beside in enumerate(geometry.sides_mask)
        if (beside & map.land).bit_count() == 1 and not beside & ~(map.land | map.may_be(SEA))
    ]
    kinds = cycle(("any", *(HARBORS[kind] for kind in chance.shuffled(range(len(HARBORS) - 1)))))
    taken = 0
    left = len(coast) // COAST_PER_HARBOR
    for path in chance.shuffled(coast):
        if left and not geometry.ends_mask[path] & taken:
            for end in geometry.ends[path]:
                taken |= geometry.blocked_by[end]
            left -= 1
            hex = next(bits(geometry.sides_mask[path] & map.land))
            q, r = geometry.axial(hex)
            side = next(side for side in SIDES if geometry.side(q, r, side) == path)
            yield {"q": q, "r": r, "side": side, "kind": next(kinds)}
