"""Dealing the island: terrain and harbors shuffled, number tokens laid (A, "Starting set-up for experienced players")."""

from collections.abc import Callable, Iterable

from engine.bits import members
from engine.board_game.core.board import Board
from engine.board_game.core.config import ConfigError
from engine.board_game.core.events import IslandDealtAgain
from engine.board_game.core.geometry import Geometry
from engine.board_game.core.island import Island
from engine.board_game.core.names import NOBODY, PRODUCING, STARTING_SETTLEMENTS, Hex
from engine.board_game.core.play import Play
from engine.board_game.core.rules import Rules
from engine.board_game.rulebook import Rulebook
from engine.chance import Chance

RED_NUMBERS = (6, 8)
CLOSED_BY_ONE = 4
"""How many intersections a settlement closes at most: its own, and three that the distance rule keeps free."""
DEALS = 1000


class NoLayout(Exception):
    """Tokens that cannot be laid so that the red numbers lie apart: they are dealt again."""


def island_with_room(rules: Rules, play: Play) -> Island:
    """The island of a new game, dealt again while somebody might find no place for a starting settlement on it, which the log
    tells; or while its tokens cannot be laid, which is a part of dealing it."""
    without_room = 0
    for _ in range(DEALS):
        try:
            island = rules.deal(rules, play.chance)
        except NoLayout:
            continue
        if has_room(island, len(rules.builders)):
            if without_room and play.log is not None:
                play.log.append((IslandDealtAgain, (without_room,)))
            return island
        without_room += 1
    raise ConfigError(
        "no_room", f"{rules.board.title!r} has no room for {len(rules.seats)} players."
    )


def has_room(island: Island, seats: int) -> bool:
    """Whether two starting settlements each find a place, wherever the others are put."""
    others = STARTING_SETTLEMENTS * seats - 1
    return island.on_land.bit_count() > CLOSED_BY_ONE * others


def deal(rules: Rules, chance: Chance) -> Island:
    """What is printed, and the rest from the board's pools."""
    board = rules.board
    terrain = lay_terrain(board, chance.shuffled)
    kinds = (
        chance.shuffled(board.harbor_kinds) if board.harbors_shuffled else list(board.harbor_kinds)
    )
    numbers = rules.tokens(board, terrain, chance)
    harbors = list(zip(board.harbor_paths, kinds, strict=True))
    return Island(board.geometry, terrain, numbers, harbors)


def lay_terrain(board: Board, shuffled: Callable[[tuple[int, ...]], list[int]]) -> list[int]:
    """By hex: what is printed there, or what came there out of its pool."""
    if board.tiles:
        return shuffled(tuple(tile.terrain for tile in board.tiles))
    dealt = {
        hex: kind
        for pool in board.pools
        for hex, kind in zip(pool.hexes, shuffled(pool.terrain), strict=True)
    }
    return [dealt[hex] if printed is None else printed for hex, printed in enumerate(board.terrain)]


def lay_along(
    spiral: tuple[Hex, ...], board: Board, terrain: list[int], tokens: list[int]
) -> list[int]:
    """Tokens laid one by one along the spiral, passing over the desert and over printed numbers, which stay. Raises NoLayout."""
    numbers = list(board.numbers)
    rest = iter(tokens)
    for hex in spiral:
        if terrain[hex] in PRODUCING and not board.numbers[hex]:
            numbers[hex] = next(rest)
    if board.red_numbers_swapped:
        swap_red_numbers_apart(board.geometry, halves(board, spiral), numbers)
    return numbers


def halves(board: Board, spiral: tuple[Hex, ...]) -> list[tuple[Hex, ...]]:
    """The spiral, or the part of it in each of two islands that have grown together: the tokens of either stay there
    (A: "as if you were building two separate islands")."""
    return [
        tuple(hex for hex in spiral if hex in pool.hexes)
        for pool in sorted(board.pools, key=lambda pool: min(map(spiral.index, pool.hexes)))
    ] or [spiral]


def swap_red_numbers_apart(
    geometry: Geometry, spirals: list[tuple[Hex, ...]], numbers: list[int]
) -> None:
    """Where two sets of tokens meet: a red number that lies beside an earlier one changes places with the next token of its
    island, going on along the spiral and round to its beginning, in whose place it has no red neighbor (A: "Peanut island").
    Raises NoLayout where there is no such place."""
    whole = [hex for spiral in spirals for hex in spiral]

    def beside_red(hex: Hex, others: Iterable[Hex]) -> bool:
        ring = geometry.corners_mask[hex]
        return any(
            numbers[other] in RED_NUMBERS and geometry.corners_mask[other] & ring
            for other in others
        )

    def takes_red(place: Hex, red: Hex) -> bool:
        """Whether the red number of another hex may lie there."""
        return (
            numbers[place] != 0
            and numbers[place] not in RED_NUMBERS
            and not beside_red(place, (other for other in whole if other != red))
        )

    laid = 0
    for spiral in spirals:
        for at, hex in enumerate(spiral):
            if numbers[hex] in RED_NUMBERS and beside_red(hex, whole[: laid + at]):
                onward = (*spiral[at + 1 :], *spiral[:at])
                place = next((place for place in onward if takes_red(place, hex)), None)
                if place is None:
                    raise NoLayout
                numbers[hex], numbers[place] = numbers[place], numbers[hex]
        laid += len(spiral)


def tokens_by_spiral(board: Board, terrain: list[int], chance: Chance) -> list[int]:
    """A–R counter-clockwise toward the middle, from a corner drawn by chance; printed numbers stay."""
    if not board.tokens:
        return list(board.numbers)
    return lay_along(
        board.spirals[chance.below(len(board.spirals))], board, terrain, list(board.tokens)
    )


def tokens_shuffled(board: Board, terrain: list[int], chance: Chance) -> list[int]:
    """Tokens in random order, each half's own where two islands have grown together; drawn again until no red number lies
    beside a red number; or swapped, where the board says so."""
    while True:
        tokens = [
            token
            for set_of_tokens in token_sets(board, terrain)
            for token in chance.shuffled(set_of_tokens)
        ]
        try:
            numbers = lay_along(board.spirals[0], board, terrain, tokens)
        except NoLayout:
            continue
        if not red_numbers_touch(board.geometry, numbers):
            return numbers


def token_sets(board: Board, terrain: list[int]) -> list[tuple[int, ...]]:
    """The tokens in the order of their letters, divided where one half of the spiral ends and the next begins."""
    sets, tokens = [], board.tokens
    for half in halves(board, board.spirals[0]):
        count = sum(terrain[hex] in PRODUCING and not board.numbers[hex] for hex in half)
        sets.append(tokens[:count])
        tokens = tokens[count:]
    return sets


def red_numbers_touch(geometry: Geometry, numbers: list[int]) -> bool:
    """Whether a 6 or 8 lies beside a 6 or 8."""
    red = [hex for hex, number in enumerate(numbers) if number in RED_NUMBERS]
    return any(
        geometry.corners_mask[a] & geometry.corners_mask[b]
        for index, a in enumerate(red)
        for b in red[:index]
    )


def on_a_desert(island: Island, chance: Chance) -> Hex:
    """On the desert; on any one of several (A: "5-6 players"), which chance draws; off the board where there is none."""
    deserts = list(members(island.deserts))
    if len(deserts) > 1:
        return deserts[chance.below(len(deserts))]
    return deserts[0] if deserts else NOBODY


def install(book: Rulebook) -> None:
    book.deal.replace(deal)
    book.robber_start.replace(on_a_desert)
    book.tokens.replace(tokens_by_spiral)
