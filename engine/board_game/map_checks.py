"""Checks of a drawn map in plain words: what cannot be played, and what would be a pity.

A check yields findings, each with a code, the hexes concerned and a sentence for people. A finding that `forbids` keeps the map out of games.
Records of games on drawn maps are read through the same checks, so what forbids may become less, never more."""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property, lru_cache
from itertools import combinations
from typing import Any, Final, TypeAlias

from engine.api import ConfigError
from engine.bits import bits, mask_of
from engine.board_game.boards import board_of
from engine.board_game.boards.board_files import miscounted
from engine.board_game.boards.undealt import awaits_number, inside_the_frame
from engine.board_game.compiled_rules import rules_for
from engine.board_game.core.board import Board, Pool
from engine.board_game.core.config import DrawnMap, GameConfig
from engine.board_game.core.context import ActionContext
from engine.board_game.core.island import Island
from engine.board_game.core.land import corners_of, islands
from engine.board_game.core.names import (
    DESERT,
    GOLD,
    GOODS,
    PRODUCING,
    RESOURCES,
    SEA,
    STARTING_SETTLEMENTS,
    Hex,
    HexMask,
)
from engine.board_game.core.state import Rules
from engine.board_game.options import bridges, victory_points
from engine.board_game.rules.dealing import RED_NUMBERS, island_with_room
from engine.board_game.scenarios import exploration, gold, harbors_by_players, ships
from engine.chance import Random

TRIALS: Final = 20
"""Deals in which somebody has to find room, before a map is said to have none."""
ROLLS: Final = 36
USUAL_GOAL: Final = 10
SPARE_QUAYS: Final = 2
"""Hexes of sea by a coast that there have to be for each harbor that is still to be laid."""

Place: TypeAlias = tuple[int, int]
"""The `q` and `r` of a hex."""


@dataclass(frozen=True, slots=True)
class Finding:
    """A remark on a map. `facts`: the numbers and names in its sentence, for translations of it."""

    code: str
    text: str
    hexes: tuple[Place, ...] = ()
    forbids: bool = True
    facts: Mapping[str, Any] = field(default_factory=dict)

    def to_json(self) -> dict[str, Any]:
        """As an editor shows it."""
        return {
            "code": self.code,
            "severity": "forbids" if self.forbids else "warns",
            "text": self.text,
            "hexes": [list(place) for place in self.hexes],
            "facts": dict(self.facts),
        }


NO_LAND: Final = Finding("no_land", "The map has no land: draw some, so that players have a start.")


class MapUnderTest:
    """A drawn map that the reader of boards could read, and what its hexes may become."""

    def __init__(self, drawn: DrawnMap) -> None:
        self.drawn = drawn
        self.board: Board = board_of(drawn)

    @cached_property
    def kinds(self) -> list[frozenset[int]]:
        """By hex: the terrain that may be there."""
        board = self.board
        if board.tiles:
            return [frozenset(tile.terrain for tile in board.tiles)] * len(board.terrain)
        dealt = {hex: frozenset(pool.terrain) for pool in board.pools for hex in pool.hexes}
        return [
            dealt.get(hex, frozenset()) if kind is None else frozenset((kind,))
            for hex, kind in enumerate(board.terrain)
        ]

    @cached_property
    def land(self) -> HexMask:
        """The hexes that are land, however the map is dealt."""
        return mask_of(hex for hex, kinds in enumerate(self.kinds) if kinds and SEA not in kinds)

    @cached_property
    def fog(self) -> HexMask:
        """The hexes that lie face down."""
        return mask_of(hex for pool in self.board.pools if pool.face_down for hex in pool.hexes)

    def may_be(self, *kinds: int) -> HexMask:
        """The hexes on which one of these kinds of terrain may be."""
        return mask_of(hex for hex, known in enumerate(self.kinds) if known.intersection(kinds))

    @cached_property
    def may_be_land(self) -> HexMask:
        """The hexes that are land in some deal."""
        return mask_of(hex for hex, kinds in enumerate(self.kinds) if kinds - {SEA})

    def places(self, hexes: HexMask | Iterable[Hex]) -> tuple[Place, ...]:
        """The places of these hexes."""
        found = bits(hexes) if isinstance(hexes, int) else hexes
        return tuple(self.board.geometry.axial(hex) for hex in found)


Check: TypeAlias = Callable[[MapUnderTest], Iterator[Finding]]


# --- before the board can be read


def unread(drawn: DrawnMap) -> Iterator[Finding]:
    """Findings because of which there is no board: it has no hexes, its pools do not fit, its tokens cannot be laid."""
    entries = drawn.entries
    if not entries["hexes"]:
        yield NO_LAND
        return
    in_pool: dict[str, list[Place]] = {}
    for hex in entries["hexes"]:
        if "pool" in hex:
            in_pool.setdefault(hex["pool"], []).append((hex["q"], hex["r"]))
    harbors = [harbor for harbor in entries.get("harbors", ()) if "pool" in harbor]
    dealt = {**in_pool, **({"harbors": harbors} if harbors else {})}
    found = False
    for pool, there, count in miscounted(entries.get("pools", {}), dealt):
        found = True
        things = "harbors" if pool == "harbors" else "hexes"
        yield Finding(
            "pool_miscounted",
            f"The pool {pool!r} has {there} for {count} {things}: it needs as many as there are {things} to deal.",
            tuple(in_pool.get(pool, ())),
            facts={"pool": pool, "there": there, "places": count},
        )
    if found:
        return
    try:
        board_of(drawn)
    except ConfigError as error:
        yield Finding("tokens_spiral", error.text)


# --- hexes and numbers


def land(map: MapUnderTest) -> Iterator[Finding]:
    """There is land."""
    if not map.may_be_land:
        yield NO_LAND


def tiles(map: MapUnderTest) -> Iterator[Finding]:
    """Land and sea are shuffled over the whole map, or not at all."""
    board = map.board
    if board.tiles and (
        len(board.tiles) != len(board.terrain)
        or any(kind is not None for kind in board.terrain)
        or len(board.bags_laid) != 1
        or board.harbor_paths
    ):
        yield Finding(
            "tiles_with_others",
            "Land and sea are shuffled over the whole map, so every hex has to be in the pool 'tiles', with one spiral of numbers and no other harbors.",
        )


def numbers(map: MapUnderTest) -> Iterator[Finding]:
    """Numbers are printed where something may be produced."""
    board = map.board
    printed = mask_of(hex for hex, number in enumerate(board.numbers) if number)
    if fog := printed & map.fog:
        yield Finding(
            "number_on_fog",
            "A number lies on fog: the numbers of fog are in its bag, so take this one away.",
            map.places(fog),
        )
    if sea := printed & map.may_be(SEA) & ~map.fog:
        yield Finding(
            "number_on_sea",
            "A number lies on the sea, where nothing is produced: take it away.",
            map.places(sea),
        )
    if desert := printed & map.may_be(DESERT) & ~sea & ~map.fog:
        yield Finding(
            "number_on_desert",
            "A number lies on a desert, where it does nothing.",
            map.places(desert),
            forbids=False,
        )
    bare = [hex for hex in inside_the_frame(board) if awaits_number(board, hex)]
    if bare and not board.tiles and "wandering-tokens" not in board.options:
        yield Finding(
            "land_without_number",
            "Some land has no number and will never produce anything.",
            map.places(bare),
            forbids=False,
        )


def production(map: MapUnderTest) -> Iterator[Finding]:
    """Something is produced, and nothing that players need is missing."""
    board = map.board
    numbered = mask_of(hex for hex, number in enumerate(board.numbers) if number)
    for bag in board.bags_laid:
        numbered |= mask_of(hex for way in bag.ways for hex in way)
    hopeful = numbered & ~map.fog
    if not hopeful & map.may_be(*PRODUCING):
        yield Finding(
            "nothing_produced",
            "No land has a number, so nothing is ever produced: put numbers on the land.",
        )
        return
    for good, name in enumerate(RESOURCES):
        if not (hopeful | map.fog) & map.may_be(GOODS.index(good), GOLD):
            yield Finding(
                "resource_missing",
                f"Nothing on the map produces {name}: players can only trade for it.",
                forbids=False,
                facts={"resource": name},
            )


def red_numbers(map: MapUnderTest) -> Iterator[Finding]:
    """Printed red numbers lie apart."""
    board = map.board
    red = [hex for hex, number in enumerate(board.numbers) if number in RED_NUMBERS]
    for one, other in combinations(red, 2):
        if other in board.geometry.hexes_around(one):
            yield Finding(
                "red_numbers_touch",
                "Two red numbers touch.",
                map.places((one, other)),
                forbids=False,
                facts={"numbers": [board.numbers[one], board.numbers[other]]},
            )


def too_few_tokens(map: MapUnderTest) -> Iterator[Finding]:
    """Each bag has a token for all land on which it is laid."""
    board = map.board
    for bag in board.bags_laid:
        for way in bag.ways:
            needed = _most_to_number(board, way)
            if needed > len(bag.tokens):
                yield Finding(
                    "too_few_tokens",
                    f"There is land for {needed} numbers, but there are only {len(bag.tokens)} of them.",
                    map.places(way),
                    facts={"bag": bag.name, "tokens": len(bag.tokens), "land": needed},
                )
                break


def _most_to_number(board: Board, way: Sequence[Hex]) -> int:
    """The most hexes on the way that get a token in any deal."""
    if board.tiles:
        return sum(tile.terrain in PRODUCING for tile in board.tiles)
    on_the_way = set(way)
    most = sum(board.terrain[hex] in PRODUCING and not board.numbers[hex] for hex in on_the_way)
    for pool in board.pools:
        bare = sum(hex in on_the_way and not board.numbers[hex] for hex in pool.hexes)
        most += 0 if pool.face_down else min(bare, _producing(pool))
    return most


def _producing(pool: Pool) -> int:
    return sum(kind in PRODUCING for kind in pool.terrain)


def fog_without_numbers(map: MapUnderTest) -> Iterator[Finding]:
    """Each pool that lies face down has a bag of its own."""
    board = map.board
    bags = {bag.name: len(bag.tokens) for bag in board.bags}
    for pool in board.pools:
        there, needed = bags.get(pool.name, 0), _producing(pool)
        if pool.face_down and there < needed:
            yield Finding(
                "fog_without_numbers",
                f"The fog {pool.name!r} hides {needed} hexes that need a number, and its bag has {there}: give it a bag of the same name.",
                map.places(pool.hexes),
                facts={"pool": pool.name, "tokens": there, "land": needed},
            )


def fog_stays(map: MapUnderTest) -> Iterator[Finding]:
    """Fog comes with the rule by which it is discovered."""
    if map.fog and exploration.OPTION.key not in map.board.options:
        yield Finding(
            "fog_stays",
            "The map has fog, but not the rule by which players discover it.",
            map.places(map.fog),
            forbids=False,
        )


def gold_pays(map: MapUnderTest) -> Iterator[Finding]:
    """Gold comes with the rule that lets it pay."""
    if map.board.may_have(GOLD) and gold.OPTION.key not in map.board.options:
        yield Finding(
            "gold_pays_nothing",
            "The map has gold, but not the rule by which it pays.",
            map.places(map.may_be(GOLD)),
            forbids=False,
        )


# --- harbors and islands


def harbors(map: MapUnderTest) -> Iterator[Finding]:
    """Each harbor is on a coast of its own, and each island has one."""
    board = map.board
    water = map.may_be(SEA)
    for path in board.harbor_paths:
        beside = board.geometry.sides_mask[path]
        at_the_rim = beside.bit_count() == 1
        if not beside & map.may_be_land or not (at_the_rim or beside & water):
            yield Finding(
                "harbor_without_coast",
                "A harbor is not on a coast: it lies between land and sea, or at the rim of the map.",
                map.places(beside),
            )
    twice = [path for path, count in Counter(board.harbor_paths).items() if count > 1]
    if twice:
        yield Finding(
            "harbor_twice",
            "Two harbors are in the same place: take one of them away.",
            map.places(board.geometry.sides_mask[twice[0]]),
        )
    if board.tiles or (board.harbor_kinds and not board.harbor_paths):
        return
    harbored = 0
    for path in board.harbor_paths:
        harbored |= board.geometry.sides_mask[path]
    for island in islands(board.geometry, map.land):
        if not island & harbored:
            yield Finding(
                "island_without_harbor",
                "An island has no harbor. It can still be played.",
                map.places(island),
                forbids=False,
            )


def islands_in_reach(map: MapUnderTest) -> Iterator[Finding]:
    """Players can go from one island to the others."""
    board = map.board
    crossing = {ships.OPTION.key, bridges.OPTION.key}
    parts = islands(board.geometry, map.land)
    if len(parts) > 1 and not crossing.intersection(board.options):
        yield Finding(
            "islands_apart",
            "There are several islands, but neither ships nor bridges to go from one to another.",
            map.places(mask_of(hex for part in parts[1:] for hex in bits(part))),
            forbids=False,
        )


# --- printed pieces


def printed_starts(map: MapUnderTest) -> Iterator[Finding]:
    """Printed starting pieces are a start for everybody, as the distance rule allows."""
    board = map.board
    settlements = [start.settlement for start in board.starts]
    per_place = Counter(start.place for start in board.starts)
    pieces_fit = all(
        start.settlement in board.geometry.ends[start.road]
        and board.geometry.hexes_mask[start.settlement] & map.land
        and board.geometry.sides_mask[start.road] & map.land
        for start in board.starts
    )
    whole = all(
        per_place[place] == STARTING_SETTLEMENTS for place in range(board.places)
    ) and board.places >= max(board.seats)
    roads = {start.road for start in board.starts}
    apart = _are_apart(board, settlements) and len(roads) == len(board.starts)
    if board.starts and not (pieces_fit and whole and apart):
        yield Finding(
            "starts_do_not_fit",
            f"The printed starting pieces do not fit: each of {max(board.seats)} players needs two settlements on land, at least two paths apart, each with a road of its own.",
            facts={"players": max(board.seats)},
        )
    neutral = [at for at in board.neutral_starts if board.geometry.hexes_mask[at] & map.land]
    if len(neutral) < len(board.neutral_starts) or not _are_apart(board, board.neutral_starts):
        yield Finding(
            "neutral_starts_do_not_fit",
            "The settlements of the neutral players have to be on land, at least two paths apart.",
        )


def _are_apart(board: Board, places: Sequence[int]) -> bool:
    """Check that the distance rule allows settlements in all these places."""
    return not any(
        board.geometry.blocked_by[one] >> other & 1 for one, other in combinations(places, 2)
    )


# --- by playing


def rules_and_room(map: MapUnderTest) -> Iterator[Finding]:
    """The options of the map go together, and every number of players finds room for a start."""
    reasons = set()
    for seats in map.board.seats:
        try:
            rules = rules_for(_config(map.drawn, seats))
        except ConfigError as error:
            if error.text in reasons:
                continue
            reasons.add(error.text)
            yield Finding(
                "rules_do_not_fit",
                f"The rules that the map brings do not fit for {seats} players: {error.text}",
                facts={"players": seats, "reason": error.text},
            )
            continue
        try:
            island = island_with_room(rules, ActionContext(Random("a map drawn")), TRIALS)
        except ConfigError as error:
            if error.code != "no_room":
                yield Finding("numbers_cannot_lie", error.text)
                return
            yield Finding(
                "no_start",
                f"{seats} players cannot start: there are too few places for {STARTING_SETTLEMENTS * seats} settlements on land.",
                facts={"players": seats},
            )
        else:
            yield from _laid_harbors(rules, island)


def _laid_harbors(rules: Rules, island: Island) -> Iterator[Finding]:
    """Harbors that are laid in the game find enough coasts."""
    board = rules.board
    if board.harbor_paths or board.tiles:
        return
    coasts = harbors_by_players.quays(island, ())
    quays = mask_of(
        hex for path in bits(coasts) for hex in bits(board.geometry.sides_mask[path] & island.sea)
    ).bit_count()
    kinds = len(board.harbor_kinds)
    if quays < SPARE_QUAYS * kinds:
        yield Finding(
            "harbors_without_room",
            f"{kinds} harbors are to be laid, but only {quays} hexes of sea have a coast; there have to be {SPARE_QUAYS * kinds}.",
            facts={"harbors": kinds, "quays": quays},
        )


def _config(drawn: DrawnMap, seats: int) -> GameConfig:
    return GameConfig(board=drawn.key, drawn=drawn, seats=seats)


CHECKS: Final[tuple[Check, ...]] = (
    land,
    tiles,
    numbers,
    too_few_tokens,
    production,
    fog_without_numbers,
    fog_stays,
    harbors,
    printed_starts,
    red_numbers,
    gold_pays,
    islands_in_reach,
)
"""In the order in which an editor lists what they find."""


@lru_cache(maxsize=128)
def findings(drawn: DrawnMap) -> tuple[Finding, ...]:
    """Everything to be said about a map. Games are tried only on a map to which there is no other objection."""
    if found := list(unread(drawn)):
        return tuple(found)
    map = MapUnderTest(drawn)
    found = [finding for check in CHECKS for finding in check(map)]
    if not any(finding.forbids for finding in found):
        found += rules_and_room(map)
    return tuple(sorted(found, key=lambda finding: not finding.forbids))


def playable(config: GameConfig) -> GameConfig:
    """The same configuration. Raises ConfigError for a drawn map that cannot be played, with the first reason."""
    for finding in () if config.drawn is None else findings(config.drawn):
        if finding.forbids:
            raise ConfigError("map_unplayable", finding.text)
    return config


def figures(drawn: DrawnMap) -> dict[str, Any]:
    """A summary of a map: the numbers of players and the points to win. If it can be read, also the hexes of land and of fog, the places to
    start, and out of 36 rolls, those in which each resource is produced by a printed number."""
    options = drawn.entries.get("options", {})
    goal = options.get(victory_points.OPTION.key, USUAL_GOAL)
    chosen = {"seats": drawn.entries["seats"], "goal": goal}
    if any(unread(drawn)):
        return chosen
    map = MapUnderTest(drawn)
    board = map.board
    dots = dict.fromkeys(RESOURCES, 0)
    for hex, number in enumerate(board.numbers):
        kind = board.terrain[hex]
        if number and kind is not None and GOODS[kind] in range(len(RESOURCES)):
            dots[RESOURCES[GOODS[kind]]] += 6 - abs(7 - number)
    land = map.may_be_land & ~map.fog
    starts = corners_of(board.geometry, land) & board.start_places
    return {
        **chosen,
        "land": land.bit_count(),
        "fog": map.fog.bit_count(),
        "starts": starts.bit_count(),
        "dots": dots,
        "rolls": ROLLS,
    }
