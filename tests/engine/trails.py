"""The longest road by trying every way: slow, plain, and written without a look at the engine's own search."""

from collections.abc import Collection, Iterable

from engine.board_game.core.geometry import Geometry
from engine.board_game.core.names import Intersection, Path


def longest_trail(
    geometry: Geometry,
    roads: Iterable[Path],
    foreign: Collection[Intersection],
    ships: Iterable[Path] = (),
    own: Collection[Intersection] = (),
) -> int:
    """Most roads and ships on one way that uses none twice and goes through no building in `foreign`; from roads to ships, or
    back, it goes only through one in `own`."""
    leaving: dict[Intersection, list[tuple[int, Intersection]]] = {}
    at_sea = set(ships)
    afloat = sum(1 << path for path in at_sea)
    for path in {*roads} | at_sea:
        one, other = geometry.ends[path]
        leaving.setdefault(one, []).append((1 << path, other))
        leaving.setdefault(other, []).append((1 << path, one))

    def further(at: Intersection, walked: int, last: int = 0) -> int:
        longest = walked.bit_count()
        if walked and at in foreign:
            return longest
        for bit, there in leaving[at]:
            changes = last and bool(last & afloat) != bool(bit & afloat)
            if not walked & bit and (not changes or at in own):
                longest = max(longest, further(there, walked | bit, bit))
        return longest

    return max((further(start, 0) for start in leaving), default=0)
