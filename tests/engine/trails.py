"""The longest road by trying every way: slow, plain, and written without a look at the engine's own search."""

from collections.abc import Collection, Iterable

from engine.board_game.core.geometry import Geometry
from engine.board_game.core.names import Intersection, Path


def longest_trail(
    geometry: Geometry, roads: Iterable[Path], foreign: Collection[Intersection]
) -> int:
    """Most roads on one way that uses no road twice and goes through no building in `foreign`."""
    leaving: dict[Intersection, list[tuple[int, Intersection]]] = {}
    for path in set(roads):
        one, other = geometry.ends[path]
        leaving.setdefault(one, []).append((1 << path, other))
        leaving.setdefault(other, []).append((1 << path, one))

    def further(at: Intersection, walked: int) -> int:
        longest = walked.bit_count()
        if walked and at in foreign:
            return longest
        for bit, there in leaving[at]:
            if not walked & bit:
                longest = max(longest, further(there, walked | bit))
        return longest

    return max((further(start, 0) for start in leaving), default=0)
