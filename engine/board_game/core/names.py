"""The words of the table: resources, terrain, development cards, and readable names for ints.

Those that stand in the fields of actions and events are marked with how they become JSON and back."""

from collections.abc import Sequence
from functools import cache
from typing import Annotated, Final, TypeAlias

from engine.codec import WHOLE_NUMBER, Json, Malformed, Value

HexMask: TypeAlias = int
IntersectionMask: TypeAlias = int
PathMask: TypeAlias = int
SeatMask: TypeAlias = int

STARTING_SETTLEMENTS: Final = 2
"""The number each player places before the first turn."""

NOBODY: Final = -1
"""Instead of a seat: no victim, no holder, no winner."""
NUMBERS: Final = 13
"""Rolls go from 2 to 12; lists by roll have this length."""

RESOURCES: Final = ("brick", "lumber", "wool", "grain", "ore")
BRICK, LUMBER, WOOL, GRAIN, ORE = range(5)

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

# --- values of fields

Seat: TypeAlias = Annotated[int, Value.numbered("Seat", "A player's number, clockwise from 0.")]
Neutral: TypeAlias = Annotated[
    int, Value.numbered("Neutral", "A player nobody plays, numbered after the seats.")
]
"""A player nobody plays: has pieces, but no hand, no turn and no decision. Numbered after the seats."""
Hex: TypeAlias = Annotated[int, Value.numbered("Hex", "An index into `geometry.hexes`.")]
Intersection: TypeAlias = Annotated[
    int, Value.numbered("Intersection", "An index into `geometry.intersections`.")
]
Path: TypeAlias = Annotated[int, Value.numbered("Path", "An index into `geometry.paths`.")]
OfferId: TypeAlias = Annotated[int, Value.numbered("OfferId", "The number of an offer, from 1.")]
RESOURCE: Final = Value.named("Resource", RESOURCES, "A kind of resource card.")
CARD: Final = Value.named("Card", CARD_KINDS, "A kind of development card.")
TERRAIN: Final = Value.named("Terrain", TERRAINS, "What a hex is.")
HARBOR: Final = Value.named("Harbor", HARBORS, "What a harbor trades.")
Terrain: TypeAlias = Annotated[int, TERRAIN]
Resource: TypeAlias = Annotated[int, RESOURCE]
Card: TypeAlias = Annotated[int, CARD]
Seats: TypeAlias = Annotated[tuple[int, ...], Value.several("Seats", "Several seats.")]
Hexes: TypeAlias = Annotated[tuple[int, ...], Value.several("Hexes", "Several hexes.")]
Dice: TypeAlias = Annotated[tuple[int, int], Value.several("Dice", "What two dice show.")]


def cards_to_json(cards: Sequence[int]) -> dict[str, int]:
    """Counts by name, without zeros."""
    return {RESOURCES[kind]: count for kind, count in enumerate(cards) if count}


MOST_CARDS: Final = 999
"""The largest count of cards of a kind that an action may name."""


def cards_from_json(data: Json) -> "Cards":
    """Counts by resource. Raises Malformed for anything but small counts of known resources."""
    if not isinstance(data, dict):
        raise Malformed("cards by resource, such as {'brick': 1}")
    counts = [0, 0, 0, 0, 0]
    for name, count in data.items():
        if name not in RESOURCES:
            raise Malformed(f"cards of known resources; {str(name)[:20]!r} is none")
        if isinstance(count, bool) or not isinstance(count, int) or not 0 <= count <= MOST_CARDS:
            raise Malformed(f"whole numbers of cards, from 0 up; that of {name} is not")
        counts[RESOURCES.index(name)] = count
    return five(counts)


def five(counts: Sequence[int]) -> "Cards":
    """Counts by resource as an immutable tuple."""
    return counts[0], counts[1], counts[2], counts[3], counts[4]


@cache
def so_many(resource: Resource, count: int) -> "Cards":
    """Cards of one resource only."""
    cards = [0, 0, 0, 0, 0]
    cards[resource] = count
    return five(cards)


CARDS: Final = Value(
    "Cards",
    {
        "type": "object",
        "propertyNames": {"enum": list(RESOURCES)},
        "additionalProperties": WHOLE_NUMBER,
        "description": "How many cards of each resource; none where it is left out.",
    },
    cards_to_json,
    cards_from_json,
)
Cards: TypeAlias = Annotated[tuple[int, int, int, int, int], CARDS]
"""Amounts of the resources, in the order of RESOURCES."""
NO_CARDS: Final[Cards] = (0, 0, 0, 0, 0)

BY_SEAT: Final = Value(
    "BySeat",
    {
        "type": "object",
        "additionalProperties": WHOLE_NUMBER,
        "description": "A count for each seat; none where it is left out.",
    },
    lambda counts: {str(seat): count for seat, count in enumerate(counts) if count},
    lambda data: tuple(
        data.get(str(seat), 0) for seat in range(1 + max(map(int, data), default=-1))
    ),
)
BySeat: TypeAlias = Annotated[tuple[int, ...], BY_SEAT]
"""A count for each seat."""

# --- the same in JSON

ResourceName: TypeAlias = Annotated[str, RESOURCE]
CardName: TypeAlias = Annotated[str, CARD]
TerrainName: TypeAlias = Annotated[str, TERRAIN]
HarborName: TypeAlias = Annotated[str, HARBOR]
CardsByName: TypeAlias = Annotated[dict[str, int], CARDS]
