"""The longest road by trying every way: plain, and written without a look at the engine's own search."""

from collections.abc import Collection, Iterable
from typing import TypeAlias

from engine.board_game.core.geometry import Geometry
from engine.board_game.core.names import Intersection, Path

Leaving: TypeAlias = dict[Intersection, list[tuple[int, Intersection]]]
"""By intersection: the pieces that lie there, as bits, and where they lead."""


def longest_trail(
    geometry: Geometry,
    roads: Iterable[Path],
    foreign: Collection[Intersection],
    ships: Iterable[Path] = (),
    own: Collection[Intersection] = (),
) -> int:
    """Most roads and ships on one way that uses none twice and goes through no building in `foreign`; from roads to ships, or
    back, it goes only through one in `own`.

    Where two pieces of one kind meet and nothing else, a way goes straight on: a stretch of such pieces is walked as a whole. A
    longest way never stops in the midst of one, unless it has come round to where it began, and then it could begin elsewhere."""
    at_sea = set(ships)
    leaving = leaving_from(geometry, {*roads} | at_sea)
    afloat = sum(1 << path for path in at_sea)

    def goes_on(at: Intersection) -> bool:
        there = leaving[at]
        alike = len({bool(bit & afloat) for bit, _ in there}) == 1
        return len(there) == 2 and alike and at not in foreign

    stretches: Leaving = {at: [] for at in leaving if not goes_on(at)}
    in_a_stretch = 0
    for start, there in stretches.items():
        for bit, beyond in leaving[start]:
            walked, at = bit, beyond
            while at not in stretches:
                bit, at = next(way for way in leaving[at] if not way[0] & walked)
                walked |= bit
            there.append((walked, at))
            in_a_stretch |= walked
    rings = [at for at in leaving if not any(bit & in_a_stretch for bit, _ in leaving[at])]
    return max(
        longest_way(stretches, foreign, afloat, own), *(around(leaving, at) for at in rings), 0
    )


def leaving_from(geometry: Geometry, paths: Iterable[Path]) -> Leaving:
    leaving: Leaving = {}
    for path in paths:
        one, other = geometry.ends[path]
        leaving.setdefault(one, []).append((1 << path, other))
        leaving.setdefault(other, []).append((1 << path, one))
    return leaving


def around(leaving: Leaving, start: Intersection) -> int:
    """The length of a ring from which nothing branches off."""
    walked, at = leaving[start][0]
    while at != start:
        bit, at = next(way for way in leaving[at] if not way[0] & walked)
        walked |= bit
    return walked.bit_count()


def longest_way(
    leaving: Leaving,
    foreign: Collection[Intersection],
    afloat: int,
    own: Collection[Intersection],
) -> int:
    """Every way from everywhere."""

    def further(at: Intersection, walked: int, last: int = 0) -> int:
        longest = walked.bit_count()
        if walked and at in foreign:
            return longest
        for bits, there in leaving[at]:
            changes = last and bool(last & afloat) != bool(bits & afloat)
            if not walked & bits and (not changes or at in own):
                longest = max(longest, further(there, walked | bits, bits))
        return longest

    return max((further(start, 0) for start in leaving), default=0)
