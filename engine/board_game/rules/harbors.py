"""Harbors: better rates for whoever has a building at one (sources: maritime-trade), and who lives there.

A player lives at a harbor with a building at any corner of its hex where it lies on one, as on islands; else at either end
of its path (sources: robber-at-harbors)."""

from engine.bits import mask_of
from engine.board_game.core.island import Island
from engine.board_game.core.names import (
    ANY_HARBOR,
    SEA,
    Intersection,
    IntersectionMask,
    Path,
    PathMask,
    Seat,
)
from engine.board_game.core.state import State

GENERAL_RATE = 3
"""The rate at a harbor that takes any resource."""
SPECIAL_RATE = 2
"""The rate at a harbor that takes one resource."""


def improve_rates(state: State, seat: Seat, at: Intersection) -> None:
    """Improve the rates of a seat that has settled here, by the harbors of this place."""
    for harbor in state.island.harbors_at.get(at, ()):
        state.rates[seat] = best_rates(state.rates[seat], harbor)


def best_rates(rates: list[int], kind: int) -> list[int]:
    """Maritime rates by resource after settling at a harbor of that kind."""
    if kind == ANY_HARBOR:
        return [min(rate, GENERAL_RATE) for rate in rates]
    return [SPECIAL_RATE if resource == kind else rate for resource, rate in enumerate(rates)]


def neighborhood(island: Island, harbor: Path) -> IntersectionMask:
    """The intersections whose buildings lie at that harbor."""
    geometry = island.geometry
    mask = geometry.ends_mask[harbor]
    for hex in geometry.beside_path(harbor):
        if island.terrain[hex] == SEA:
            mask |= geometry.corners_mask[hex]
    return mask


def harbors_beside(state: State, buildings: IntersectionMask) -> PathMask:
    """The harbors at which any of the buildings lies."""
    island = state.island
    return mask_of(path for path, _ in island.harbors if neighborhood(island, path) & buildings)
