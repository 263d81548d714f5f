"""Map codes: an island as a short word, to show it, share it and play it again.

A code is a number in the digits of `ALPHABET`, in groups of five. It says nothing about its board: together with it a code
names one island, as it is dealt before anybody moves. There are two forms. The first is as old as the codes and holds
terrain by hex, the number of each producing hex, then the harbors. Boards that print a part of their island, or know terrain
that did not exist then, have the second form: `01` and only what is dealt, pool by pool, bag by bag, then the harbors."""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Final

from engine.api import ConfigError
from engine.board_game.core.board import Bag, Board
from engine.board_game.core.island import Island
from engine.board_game.core.names import FOG, PRODUCING, SEA, Hex, Path

ALPHABET: Final = "0123456789abcdefghjkmnpqrstvwxyz"
"""Without i, l, o and u, which are easily misread."""
GROUP: Final = 5
CHECK: Final = 31
NUMBERS: Final = (2, 3, 4, 5, 6, 8, 9, 10, 11, 12)
TERRAIN_KINDS: Final = 7
HARBOR_KINDS: Final = 6
"""The number there were when codes were first given out. These numbers stay, whatever terrain is added: a code has to name the same
island forever."""
SECOND_FORM: Final = "01"
"""Beginning of codes of the second form: no code of the first form begins with 0, and 1 is the version."""

Digit = tuple[int, int]
"""A value, and how many values are possible."""


def code_of(island: Island, board: Board) -> str:
    """The code of this island of that board, as it was dealt."""
    first = _has_first_form(board)
    digits = _digits(island.dealt, board) if first else _dealt_digits(island.dealt, board)
    number = 0
    for value, radix in reversed(list(digits)):
        number = number * radix + value
    number = number * CHECK + number % CHECK
    word = ""
    while number:
        number, digit = divmod(number, len(ALPHABET))
        word = ALPHABET[digit] + word
    word = word if first else SECOND_FORM + word
    return "-".join(word[at : at + GROUP] for at in range(0, len(word), GROUP))


def _has_first_form(board: Board) -> bool:
    """Return whether everything is dealt, nothing later than the start, from terrain that the first form knows."""
    kinds = {kind for pool in board.pools for kind in pool.terrain}
    kinds |= {tile.terrain for tile in board.tiles}
    numbered = {hex for bag in board.bags_laid for hex in bag.ways[0]}
    return (
        all(kind is None for kind in board.terrain)
        and bool(board.tiles or board.harbors_shuffled)
        and not any(pool.face_down for pool in board.pools)
        and max(kinds) < TERRAIN_KINDS
        and len(numbered) == len(board.terrain)
    )


def _digits(island: Island, board: Board) -> Iterator[Digit]:
    for terrain in island.terrain:
        yield terrain, TERRAIN_KINDS
    for terrain, number in zip(island.terrain, island.numbers, strict=True):
        if terrain in PRODUCING:
            yield NUMBERS.index(number), len(NUMBERS)
    if board.tiles:
        yield len(island.harbors), len(board.tiles)
    for path, kind in island.harbors:
        if board.tiles:
            yield path, len(board.geometry.paths)
        yield kind, HARBOR_KINDS


def _dealt_digits(island: Island, board: Board) -> Iterator[Digit]:
    """The digits of the second form: each dealt thing as its index among the kinds in its pool or bag."""
    for hexes, kinds in _terrain_dealt(board):
        for hex in hexes:
            yield kinds.index(island.terrain[hex]), len(kinds)
    for bag in board.bags_laid:
        kinds = _kinds(bag.tokens)
        for hex in _numbered(bag, island.terrain, board):
            yield kinds.index(island.numbers[hex]), len(kinds)
    if board.tiles:
        yield len(island.harbors), len(board.tiles)
    for path, kind in island.harbors if board.tiles or board.harbors_shuffled else ():
        if board.tiles:
            yield path, len(board.geometry.paths)
        yield kind, HARBOR_KINDS


def _terrain_dealt(board: Board) -> Iterator[tuple[Sequence[Hex], Sequence[int]]]:
    """Hexes that are dealt together at the start, and the kinds of terrain that may come there."""
    if board.tiles:
        yield range(len(board.terrain)), _kinds(tile.terrain for tile in board.tiles)
    for pool in board.pools:
        if not pool.face_down:
            yield pool.hexes, _kinds(pool.terrain)


def _kinds(dealt: Iterable[int]) -> list[int]:
    return sorted(set(dealt))


def _numbered(bag: Bag, terrain: Sequence[int], board: Board) -> list[Hex]:
    """The hexes on which the tokens of the bag lie."""
    return [
        hex for hex in sorted(bag.ways[0]) if terrain[hex] in PRODUCING and not board.numbers[hex]
    ]


def island_of(code: str, board: Board) -> Island:
    """The island of that board that the code names. Raises ConfigError for one that cannot be dealt there."""
    number = _number_of(code.lower().replace("-", "").replace(" ", ""), board)

    def take(radix: int) -> int:
        nonlocal number
        number, value = divmod(number, radix)
        return value

    read = _read if _has_first_form(board) else _read_dealt
    terrain, numbers, harbors = read(take, board)
    if number:
        raise _wrong(board)
    _is_as_dealt(board, terrain, numbers, harbors)
    return Island(board.geometry, terrain, numbers, harbors)


def _wrong(board: Board) -> ConfigError:
    return ConfigError("bad_map", f"That is not a map code for {board.title!r}.")


def _number_of(word: str, board: Board) -> int:
    """The number that the code writes, without its check sign. Raises ConfigError if they do not agree."""
    if not _has_first_form(board):
        if not word.startswith(SECOND_FORM):
            raise _wrong(board)
        word = word.removeprefix(SECOND_FORM)
    number = 0
    for sign in word:
        if sign not in ALPHABET:
            raise _wrong(board)
        number = number * len(ALPHABET) + ALPHABET.index(sign)
    number, check = divmod(number, CHECK)
    if number % CHECK != check:
        raise _wrong(board)
    return number


Layout = tuple[list[int], list[int], list[tuple[Path, int]]]
"""Terrain and numbers by hex, and the harbors."""


def _read(take: Callable[[int], int], board: Board) -> Layout:
    terrain = [take(TERRAIN_KINDS) for _ in board.terrain]
    numbers = [NUMBERS[take(len(NUMBERS))] if kind in PRODUCING else 0 for kind in terrain]
    return terrain, numbers, _read_harbors(take, board)


def _read_dealt(take: Callable[[int], int], board: Board) -> Layout:
    terrain = [FOG if kind is None else kind for kind in board.terrain]
    for hexes, kinds in _terrain_dealt(board):
        for hex in hexes:
            terrain[hex] = kinds[take(len(kinds))]
    numbers = list(board.numbers)
    for bag in board.bags_laid:
        kinds = _kinds(bag.tokens)
        for hex in _numbered(bag, terrain, board):
            numbers[hex] = kinds[take(len(kinds))]
    return terrain, numbers, _read_harbors(take, board)


def _read_harbors(take: Callable[[int], int], board: Board) -> list[tuple[Path, int]]:
    if board.tiles:
        paths, count = len(board.geometry.paths), take(len(board.tiles))
        return [(take(paths), take(HARBOR_KINDS)) for _ in range(count)]
    if board.harbors_shuffled:
        return [(path, take(HARBOR_KINDS)) for path in board.harbor_paths]
    return list(zip(board.harbor_paths, board.harbor_kinds, strict=False))


def _is_as_dealt(
    board: Board,
    terrain: Sequence[int],
    numbers: Sequence[int],
    harbors: Sequence[tuple[Path, int]],
) -> None:
    """Return whether the island has the board's own hexes, tokens and harbors, each as often as the board does."""
    right = (
        _same(terrain, (tile.terrain for tile in board.tiles))
        if board.tiles
        else all(
            pool.face_down or _same((terrain[hex] for hex in pool.hexes), pool.terrain)
            for pool in board.pools
        )
        and all(kind in (None, terrain[hex]) for hex, kind in enumerate(board.terrain))
    )
    for bag in board.bags_laid:
        laid = Counter(numbers[hex] for hex in _numbered(bag, terrain, board))
        right = right and not laid - Counter(bag.tokens)
    if board.tiles:
        kinds = Counter(tile.harbor for tile in board.tiles if tile.harbor is not None)
        right = right and not Counter(kind for _, kind in harbors) - kinds
        right = right and len({_water_of(board, terrain, path) for path, _ in harbors}) == len(
            harbors
        )
        right = right and all(_water_of(board, terrain, path) is not None for path, _ in harbors)
    elif board.harbors_shuffled:
        right = right and _same((kind for _, kind in harbors), board.harbor_kinds)
    if not right:
        raise _wrong(board)


def _same(one: Iterable[int], other: Iterable[int]) -> bool:
    return Counter(one) == Counter(other)


def _water_of(board: Board, terrain: Sequence[int], path: Path) -> int | None:
    """The sea hex from which a harbor at this path faces land; None if there is none."""
    beside = board.geometry.beside_path(path)
    water = [hex for hex in beside if terrain[hex] == SEA]
    return water[0] if len(water) == 1 and len(beside) == 2 else None
