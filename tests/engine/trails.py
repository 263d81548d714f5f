"""The longest road by trying every way: slow, plain, and written without a look at the engine's own search."""

from collections.abc import Collection, Iterable

from engine.geometry import Geometry
from engine.names import Intersection, Path


def longest_trail(
    geometry: Geometry, roads: Iterable[Path], foreign: Collection[Intersection]
) -> int:
    """Most roads on one way that uses no road twice and goes through no building in `foreign`."""
    roads = frozenset(roads)
    leaving: dict[Intersection, list[tuple[Path, Intersection]]] = {}
    for path in roads:
        one, other = geometry.ends[path]
        leaving.setdefault(one, []).append((path, other))
        leaving.setdefault(other, []).append((path, one))

    def further(at: Intersection, walked: frozenset[Path]) -> int:
        if walked and at in foreign:
            return len(walked)
        ways = [
            further(there, walked | {path}) for path, there in leaving[at] if path not in walked
        ]
        return max(ways, default=len(walked))

    return max((further(start, frozenset()) for start in leaving), default=0)
