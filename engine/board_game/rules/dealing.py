"""Dealing the island: terrain and harbors shuffled, number tokens laid (sources: dealing-the-island)."""

from collections.abc import Callable, Iterable, Sequence
from typing import TypeAlias

from engine.api import ConfigError
from engine.bits import members
from engine.board_game.core.board import Bag, Board, Pool
from engine.board_game.core.context import ActionContext
from engine.board_game.core.events import IslandDealtAgain
from engine.board_game.core.geometry import Geometry
from engine.board_game.core.island import Island
from engine.board_game.core.names import (
    FOG,
    NOBODY,
    PRODUCING,
    STARTING_SETTLEMENTS,
    Hex,
    HexMask,
    IntersectionMask,
)
from engine.board_game.core.state import Rules, State
from engine.board_game.rulebook import Rulebook
from engine.chance import Chance

RED_NUMBERS = (6, 8)
CLOSED_BY_ONE = 4
"""The number of intersections a settlement closes at most: its own, and three that the distance rule keeps free."""
DEALS = 1000
LAYINGS = 200
"""Attempts to lay the tokens of one deal, before a drawn map is said to leave no way: so many that no board of the catalog needs them."""

Way: TypeAlias = tuple[Hex, ...]
"""Hexes in the order in which tokens are laid on them."""


class NoLayout(Exception):
    """The tokens cannot be laid so that the red numbers lie apart: they are dealt again."""


def island_with_room(rules: Rules, context: ActionContext, deals: int = DEALS) -> Island:
    """The island of a new game. It is dealt again if its tokens cannot be laid, or if somebody might find no place for a starting
    settlement on it; the log tells only of the latter. Raises ConfigError after so many deals."""
    without_room = 0
    for _ in range(deals):
        try:
            island = rules.deal(rules, context.chance)
        except NoLayout:
            continue
        if has_room(island.on_land & rules.board.start_places, len(rules.builders)):
            if without_room and context.log is not None:
                context.log.append((IslandDealtAgain, (without_room,)))
            return island
        without_room += 1
    if not without_room:
        raise no_layout(rules.board)
    raise ConfigError(
        "no_room", f"{rules.board.title!r} has no room for {len(rules.seats)} players."
    )


def has_room(places: IntersectionMask, seats: int) -> bool:
    """Return whether two starting settlements each find one of these places, wherever the others are put."""
    others = STARTING_SETTLEMENTS * seats - 1
    return places.bit_count() > CLOSED_BY_ONE * others


def deal(rules: Rules, chance: Chance) -> Island:
    """An island: the printed parts, and the rest dealt from the board's pools."""
    board = rules.board
    terrain = lay_terrain(board, chance.shuffled)
    kinds = (
        chance.shuffled(board.harbor_kinds) if board.harbors_shuffled else list(board.harbor_kinds)
    )
    numbers = rules.tokens(board, terrain, chance)
    harbors = list(zip(board.harbor_paths, kinds, strict=True)) if board.harbor_paths else []
    return Island(board.geometry, terrain, numbers, harbors)


def lay_terrain(board: Board, shuffled: Callable[[tuple[int, ...]], list[int]]) -> list[int]:
    """Terrain by hex: printed, or dealt from its pool; fog where it lies face down."""
    if board.tiles:
        return shuffled(tuple(tile.terrain for tile in board.tiles))
    dealt = {hex: kind for pool in board.pools for hex, kind in _laid(pool, shuffled)}
    return [dealt[hex] if printed is None else printed for hex, printed in enumerate(board.terrain)]


def _laid(pool: Pool, shuffled: Callable[[tuple[int, ...]], list[int]]) -> list[tuple[Hex, int]]:
    if pool.face_down:
        return [(hex, FOG) for hex in pool.hexes]
    return list(zip(pool.hexes, shuffled(pool.terrain), strict=True))


def lay(board: Board, terrain: Sequence[int], laid: Iterable[tuple[Way, list[int]]]) -> list[int]:
    """Numbers by hex. The tokens of each bag are laid along its way, one by one, skipping hexes that produce nothing; printed numbers
    stay. Raises NoLayout."""
    numbers, ways = list(board.numbers), []
    for way, tokens in laid:
        rest = iter(tokens)
        for hex in to_number(board, terrain, way):
            numbers[hex] = next(rest)
        ways.append(way)
    if board.red_numbers_swapped:
        parts = [part for way in ways for part in halves(board, way)]
        swap_red_numbers_apart(board.geometry, parts, numbers)
    return numbers


def to_number(board: Board, terrain: Sequence[int], way: Way) -> list[Hex]:
    """The hexes on the way that get a token."""
    return [hex for hex in way if terrain[hex] in PRODUCING and not board.numbers[hex]]


def halves(board: Board, way: Way) -> list[Way]:
    """The way, or the part of it in each of two islands that have grown together: the tokens of either stay there
    (sources: peanut-island)."""
    pools = [pool.hexes for pool in board.pools if not set(way).isdisjoint(pool.hexes)]
    return [
        tuple(hex for hex in way if hex in hexes)
        for hexes in sorted(pools, key=lambda hexes: min(way.index(hex) for hex in hexes))
    ] or [way]


def swap_red_numbers_apart(geometry: Geometry, ways: list[Way], numbers: list[int]) -> None:
    """Mend seams: where two sets of tokens meet, a red number beside an earlier or a printed one trades places with the next token of its
    island, along the way and round to its beginning, whose place gives it no red neighbor (sources: peanut-island). Raises NoLayout if there is no
    such place."""
    whole = [hex for way in ways for hex in way]
    printed = [hex for hex, number in enumerate(numbers) if number and hex not in whole]

    def beside_red(hex: Hex, others: Iterable[Hex]) -> bool:
        ring = geometry.corners_mask[hex]
        return any(
            numbers[other] in RED_NUMBERS and geometry.corners_mask[other] & ring
            for other in others
        )

    def takes_red(place: Hex, red: Hex) -> bool:
        """Return whether the red number of another hex may lie there."""
        return (
            numbers[place] != 0
            and numbers[place] not in RED_NUMBERS
            and not beside_red(place, (other for other in (*printed, *whole) if other != red))
        )

    laid = 0
    for way in ways:
        for at, hex in enumerate(way):
            if numbers[hex] in RED_NUMBERS and beside_red(hex, (*printed, *whole[: laid + at])):
                onward = (*way[at + 1 :], *way[:at])
                place = next((place for place in onward if takes_red(place, hex)), None)
                if place is None:
                    raise NoLayout
                numbers[hex], numbers[place] = numbers[place], numbers[hex]
        laid += len(way)


def tokens_as_usual(board: Board, terrain: list[int], chance: Chance) -> list[int]:
    """Each bag as the board has it: its letters counter-clockwise toward the middle, from a corner drawn by chance (A–R on
    the standard island), or in random order."""
    laid = []
    for bag in board.bags_laid:
        if bag.shuffled:
            laid.append((bag.ways[0], chance.shuffled(bag.tokens)))
        else:
            laid.append((bag.ways[chance.below(len(bag.ways))], list(bag.tokens)))
    return lay(board, terrain, laid)


def tokens_shuffled(board: Board, terrain: list[int], chance: Chance) -> list[int]:
    """Tokens in random order, each half's own where two islands have grown together; drawn again until no red number lies
    beside a red number; or swapped, where the board says so. Raises ConfigError if that is impossible."""
    for _ in range(LAYINGS):
        laid = [
            (
                bag.ways[0],
                [
                    token
                    for set_of_tokens in token_sets(board, terrain, bag)
                    for token in chance.shuffled(set_of_tokens)
                ],
            )
            for bag in board.bags_laid
        ]
        try:
            numbers = lay(board, terrain, laid)
        except NoLayout:
            continue
        if not red_numbers_touch(board, numbers):
            return numbers
    raise no_layout(board)


def no_layout(board: Board) -> ConfigError:
    """The error for a drawn map that has too many red or equal numbers for its land."""
    return ConfigError(
        "no_layout", f"The numbers of {board.title!r} cannot be laid apart from each other."
    )


def token_sets(board: Board, terrain: list[int], bag: Bag) -> list[tuple[int, ...]]:
    """The tokens in the order of their letters, divided where one half of the way ends and the next begins."""
    sets, tokens = [], bag.tokens
    for half in halves(board, bag.ways[0]):
        count = len(to_number(board, terrain, half))
        sets.append(tokens[:count])
        tokens = tokens[count:]
    return sets


def red_numbers_touch(board: Board, numbers: Sequence[int]) -> bool:
    """Return whether a 6 or 8 lies beside a 6 or 8, unless both are printed."""
    ring = board.geometry.corners_mask
    red = [hex for hex, number in enumerate(numbers) if number in RED_NUMBERS]
    return any(
        ring[a] & ring[b] and not (board.numbers[a] and board.numbers[b])
        for index, a in enumerate(red)
        for b in red[:index]
    )


def on_a_desert(island: Island, chance: Chance) -> Hex:
    """Place the robber at the start: on the desert; on any of several, drawn by chance
    (sources: large-island); off the board if there is none."""
    deserts = list(members(island.deserts))
    if len(deserts) > 1:
        return deserts[chance.below(len(deserts))]
    return deserts[0] if deserts else NOBODY


def all_land(state: State) -> HexMask:
    """All hexes known to be land."""
    return state.island.land


def install(book: Rulebook) -> None:
    book.deal.replace(deal)
    book.island_land.replace(all_land)
    book.robber_start.replace(on_a_desert)
    book.tokens.replace(tokens_as_usual)
