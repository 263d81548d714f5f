"""The words of the table: resources, terrain, development cards, and readable names for ints."""

from collections.abc import Sequence
from typing import Final, TypeAlias

Seat: TypeAlias = int
Neutral: TypeAlias = int
"""A player nobody plays: has pieces, but no hand, no turn and no decision. Numbered after the seats."""
Hex: TypeAlias = int
Intersection: TypeAlias = int
Path: TypeAlias = int
Resource: TypeAlias = int
Card: TypeAlias = int
OfferId: TypeAlias = int
HexMask: TypeAlias = int
IntersectionMask: TypeAlias = int
PathMask: TypeAlias = int
SeatMask: TypeAlias = int
Cards: TypeAlias = tuple[int, int, int, int, int]
"""How many of each resource, in the order of RESOURCES."""
Seats: TypeAlias = tuple[int, ...]
Hexes: TypeAlias = tuple[int, ...]
Dice: TypeAlias = tuple[int, int]
BySeat: TypeAlias = tuple[int, ...]
"""A count for each seat."""

STARTING_SETTLEMENTS: Final = 2
"""How many each player places before the first turn."""

NOBODY: Final = -1
"""Instead of a seat: no victim, no holder, no winner."""

RESOURCES: Final = ("brick", "lumber", "wool", "grain", "ore")
BRICK, LUMBER, WOOL, GRAIN, ORE = range(5)
NO_CARDS: Final[Cards] = (0, 0, 0, 0, 0)


def five(counts: Sequence[int]) -> Cards:
    """Counts by resource that change no more."""
    return counts[0], counts[1], counts[2], counts[3], counts[4]


TERRAINS: Final = (
    "hills",
    "forest",
    "pasture",
    "fields",
    "mountains",
    "desert",
    "sea",
    "gold",
    "fog",
)
HILLS, FOREST, PASTURE, FIELDS, MOUNTAINS, DESERT, SEA, GOLD, FOG = range(9)
"""Sea and fog are no land; fog is a hex that lies face down, of which nobody knows yet whether it is land or sea."""

NOTHING: Final = -1
ANY: Final = 5
"""Instead of a resource: whichever the player chooses."""
GOODS: Final = (BRICK, LUMBER, WOOL, GRAIN, ORE, NOTHING, NOTHING, ANY, NOTHING)
"""By terrain: the resource it produces, ANY or NOTHING."""
PRODUCING: Final = tuple(kind for kind, good in enumerate(GOODS) if good != NOTHING)
"""The terrains that get a number."""

CARD_KINDS: Final = ("knight", "road_building", "year_of_plenty", "monopoly", "victory_point")
KNIGHT, ROAD_BUILDING, YEAR_OF_PLENTY, MONOPOLY, VICTORY_POINT = range(5)

HARBORS: Final = (*RESOURCES, "any")
ANY_HARBOR: Final = 5
"""A 3:1 harbor; the others are 2:1 harbors of the resource with their number."""
