"""Map codes: an island as a short word, to show it, share it and play it again.

A code is a number in the digits of `ALPHABET`, in groups of five: terrain by hex, the number of each producing hex,
then the harbors. It says nothing about its board: together with it a code names one island."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from engine.board_game.core.board import Board
from engine.board_game.core.config import ConfigError
from engine.board_game.core.island import Island
from engine.board_game.core.names import PRODUCING, SEA, Path

ALPHABET: Final = "0123456789abcdefghjkmnpqrstvwxyz"
"""Without i, l, o and u, which are easily misread."""
GROUP: Final = 5
CHECK: Final = 31
NUMBERS: Final = (2, 3, 4, 5, 6, 8, 9, 10, 11, 12)
TERRAIN_KINDS: Final = 7
HARBOR_KINDS: Final = 6
"""As many as there were when codes were first given out. They stay, whatever terrain is added: a code has to name the same island
for ever. No code begins with 0; those of islands that need more kinds will, followed by the version of the code."""

Digit = tuple[int, int]
"""A value, and how many there could be."""


def code_of(island: Island, board: Board) -> str:
    """The code of this island of that board."""
    number = 0
    for value, radix in reversed(list(_digits(island, board))):
        number = number * radix + value
    number = number * CHECK + number % CHECK
    word = ""
    while number:
        number, digit = divmod(number, len(ALPHABET))
        word = ALPHABET[digit] + word
    return "-".join(word[at : at + GROUP] for at in range(0, len(word), GROUP))


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


def island_of(code: str, board: Board) -> Island:
    """The island of that board that the code names. Raises ConfigError for one that cannot be dealt there."""
    terrain, numbers, harbors = _read(code, board)
    _is_as_dealt(board, terrain, numbers, harbors)
    return Island(board.geometry, terrain, numbers, harbors)


def _wrong(board: Board) -> ConfigError:
    return ConfigError("bad_map", f"That is not a map code for {board.title!r}.")


def _read(code: str, board: Board) -> tuple[list[int], list[int], list[tuple[Path, int]]]:
    number = 0
    for sign in code.lower().replace("-", "").replace(" ", ""):
        if sign not in ALPHABET:
            raise _wrong(board)
        number = number * len(ALPHABET) + ALPHABET.index(sign)
    number, check = divmod(number, CHECK)
    if number % CHECK != check:
        raise _wrong(board)

    def take(radix: int) -> int:
        nonlocal number
        number, value = divmod(number, radix)
        return value

    terrain = [take(TERRAIN_KINDS) for _ in board.terrain]
    numbers = [NUMBERS[take(len(NUMBERS))] if kind in PRODUCING else 0 for kind in terrain]
    if board.tiles:
        paths, count = len(board.geometry.paths), take(len(board.tiles))
        harbors = [(take(paths), take(HARBOR_KINDS)) for _ in range(count)]
    else:
        harbors = [(path, take(HARBOR_KINDS)) for path in board.harbor_paths]
    if number:
        raise _wrong(board)
    return terrain, numbers, harbors


def _is_as_dealt(
    board: Board,
    terrain: Sequence[int],
    numbers: Sequence[int],
    harbors: Sequence[tuple[Path, int]],
) -> None:
    """The board's own hexes, tokens and harbors, each as often as there are."""
    right = (
        _same(terrain, (tile.terrain for tile in board.tiles))
        if board.tiles
        else all(_same((terrain[hex] for hex in pool.hexes), pool.terrain) for pool in board.pools)
        and all(kind in (None, terrain[hex]) for hex, kind in enumerate(board.terrain))
    )
    tokens = Counter(board.tokens or filter(None, board.numbers))
    right = right and not Counter(filter(None, numbers)) - tokens
    if board.tiles:
        kinds = Counter(tile.harbor for tile in board.tiles if tile.harbor is not None)
        right = right and not Counter(kind for _, kind in harbors) - kinds
        right = right and len({_water_of(board, terrain, path) for path, _ in harbors}) == len(
            harbors
        )
        right = right and all(_water_of(board, terrain, path) is not None for path, _ in harbors)
    else:
        right = right and _same((kind for _, kind in harbors), board.harbor_kinds)
    if not right:
        raise _wrong(board)


def _same(one: Iterable[int], other: Iterable[int]) -> bool:
    return Counter(one) == Counter(other)


def _water_of(board: Board, terrain: Sequence[int], path: Path) -> int | None:
    """The hex of sea from which a harbor at this path looks at land; None where it does not."""
    beside = board.geometry.beside_path(path)
    water = [hex for hex in beside if terrain[hex] == SEA]
    return water[0] if len(water) == 1 and len(beside) == 2 else None
