"""Who lives at a harbor: at any corner of its hex where it lies on one, as on islands; else at either end of its path
(M, rules for experienced players 1, and A, footnote 19: the robber stands on "any port hex", and robs "a neighboring
player")."""

from engine.bits import mask_of
from engine.island import Island
from engine.names import SEA, IntersectionMask, Path, PathMask
from engine.state import State


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
