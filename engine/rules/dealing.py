"""Dealing the island: terrain and harbors shuffled, number tokens laid (A, "Starting set-up for experienced players")."""

from engine.bits import bits
from engine.boards import Board
from engine.chance import Chance
from engine.compiled import Rules
from engine.geometry import Geometry
from engine.island import Island
from engine.names import DESERT, Hex
from engine.rulebook import Rulebook

RED_NUMBERS = (6, 8)


def deal(rules: Rules, chance: Chance) -> Island:
    """The island of a new game: printed, or dealt from the board's pools."""
    board = rules.board
    pool = iter(chance.shuffled(board.terrain_pool) if board.terrain_pool else ())
    terrain = [next(pool) if printed is None else printed for printed in board.terrain]
    kinds = (
        chance.shuffled(board.harbor_kinds) if board.harbors_shuffled else list(board.harbor_kinds)
    )
    numbers = rules.tokens(board, terrain, chance)
    return Island(
        board.geometry, terrain, numbers, list(zip(board.harbor_paths, kinds, strict=True))
    )


def lay_along(
    spiral: tuple[Hex, ...], board: Board, terrain: list[int], tokens: list[int]
) -> list[int]:
    """Tokens laid one by one along the spiral, passing over the desert."""
    numbers = [0] * len(terrain)
    rest = iter(tokens)
    for hex in spiral:
        if terrain[hex] != DESERT:
            numbers[hex] = next(rest)
    return numbers


def tokens_by_spiral(board: Board, terrain: list[int], chance: Chance) -> list[int]:
    """A–R counter-clockwise towards the middle, from a corner drawn by chance; printed numbers stay."""
    if not board.tokens:
        return list(board.numbers)
    return lay_along(
        board.spirals[chance.below(len(board.spirals))], board, terrain, list(board.tokens)
    )


def tokens_shuffled(board: Board, terrain: list[int], chance: Chance) -> list[int]:
    """Tokens in random order, drawn again until no red number lies beside a red number."""
    while True:
        numbers = lay_along(board.spirals[0], board, terrain, chance.shuffled(board.tokens))
        if not red_numbers_touch(board.geometry, numbers):
            return numbers


def red_numbers_touch(geometry: Geometry, numbers: list[int]) -> bool:
    """Whether a 6 or 8 lies beside a 6 or 8."""
    red = [hex for hex, number in enumerate(numbers) if number in RED_NUMBERS]
    return any(
        geometry.corners_mask[a] & geometry.corners_mask[b]
        for index, a in enumerate(red)
        for b in red[:index]
    )


def robber_starts_on(island: Island) -> Hex:
    """The desert; the first one where there are several, off the board (-1) where there is none."""
    return next(bits(island.deserts), -1)


def install(book: Rulebook) -> None:
    book.tokens.replace(tokens_by_spiral)
