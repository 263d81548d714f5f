"""The distance rule: no building beside another one, whoever owns it (sources: building)."""

from collections.abc import Sequence
from functools import lru_cache

from engine.bits import bits
from engine.board_game.core.geometry import Geometry
from engine.board_game.core.names import Intersection, IntersectionMask, PathMask
from engine.board_game.core.refusals import Reason
from engine.board_game.core.state import State


def keep_distance(state: State, at: Intersection) -> None:
    """A building stands here: nobody settles here or beside it any more."""
    state.free &= ~closed_by(state)[at]


def still_free(state: State) -> IntersectionMask:
    """The value that `state.free` must have, computed from the land and the buildings."""
    free, closed = state.island.on_land, closed_by(state)
    for at in bits(state.occupied):
        free &= ~closed[at]
    return free


def closed_by(state: State) -> Sequence[IntersectionMask]:
    """By intersection: where nobody may settle once a building stands there."""
    if state.rules.apart_across_water:
        return state.rules.geometry.blocked_by
    return _closed_by_land(state.rules.geometry, state.island.land_paths)


@lru_cache(maxsize=64)
def _closed_by_land(geometry: Geometry, land_paths: PathMask) -> tuple[IntersectionMask, ...]:
    """Neighbors count with land between them; with water between them they do not (sources: islands-and-bridges)."""
    closed = [1 << at for at in range(len(geometry.intersections))]
    for path in bits(land_paths):
        a, b = geometry.ends[path]
        closed[a] |= 1 << b
        closed[b] |= 1 << a
    return tuple(closed)


def why_too_close(state: State, at: Intersection) -> Reason:
    """Words for a place that the rule keeps free."""
    if state.free >> at & 1:
        return None
    return (
        "too_close",
        {},
        "A settlement must be at least two paths away from every other building.",
    )
