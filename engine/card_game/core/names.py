"""The words of the card game: goods, terrains, tokens, and readable names for ints.

Those that stand in the fields of actions and events are marked with how they become JSON and back."""

from typing import Annotated, Final, Literal, TypeAlias

from engine.codec import WHOLE_NUMBER, Json, Malformed, Value

SEATS: Final = (0, 1)
NOBODY: Final = -1
"""Instead of a seat: no holder, no winner."""

GOODS: Final[tuple["GoodName", ...]] = ("brick", "lumber", "wool", "grain", "ore", "gold")
BRICK, LUMBER, WOOL, GRAIN, ORE, GOLD = range(6)
TERRAINS: Final[tuple["TerrainName", ...]] = (
    "hills",
    "forest",
    "pasture",
    "fields",
    "mountains",
    "river",
)
"""Each makes the good with its number."""

EVENT_FACES: Final = (
    "tournament",
    "trade-advantage",
    "robber-assault",
    "successful-year",
    "event-card",
    "event-card",
)
"""The six faces of the event die (sources: event-die)."""

STACKS: Final = 5
"""The number of draw stacks."""
CAPACITY: Final = 3
"""The number of units a region stores (sources: storage)."""

GoodName: TypeAlias = Literal["brick", "lumber", "wool", "grain", "ore", "gold"]
TerrainName: TypeAlias = Literal["hills", "forest", "pasture", "fields", "mountains", "river"]
MiddleName: TypeAlias = Literal["road", "settlement", "city"]
TokenName: TypeAlias = Literal["knight", "mill"]
GoodsByName: TypeAlias = dict[GoodName, int]
"""Amounts of goods; those of which there are none are absent."""
Amounts: TypeAlias = tuple[int, ...]
"""Amounts of the six goods."""

NO_GOODS: Final[Amounts] = (0,) * len(GOODS)


def amounts_to_json(amounts: Amounts) -> GoodsByName:
    """Counts by name, without zeros."""
    return {GOODS[good]: count for good, count in enumerate(amounts) if count}


MOST_GOODS: Final = 99
"""The largest count of a good that an action may name."""


def amounts_from_json(data: Json) -> Amounts:
    """Raises Malformed."""
    if not isinstance(data, dict):
        raise Malformed("an object of goods and numbers")
    for name, count in data.items():
        if name not in GOODS:
            raise Malformed(f"an object with keys out of {', '.join(GOODS)}")
        if isinstance(count, bool) or not isinstance(count, int) or not 0 <= count <= MOST_GOODS:
            raise Malformed(f"an object with whole numbers from 0 to {MOST_GOODS}")
    return tuple(data.get(name, 0) for name in GOODS)


# --- values of fields

Seat: TypeAlias = Annotated[int, Value.numbered("Seat", "A player's number, 0 or 1.")]
Place: TypeAlias = Annotated[
    int,
    Value.numbered("Place", "A square of a realm: 5 times its column plus its row (0 is the top)."),
]
Places: TypeAlias = Annotated[
    tuple[int, ...], Value.several("Places", "Squares of a realm, one for each unit of a good.")
]
Stack: TypeAlias = Annotated[int, Value.numbered("Stack", "A draw stack, 0 to 4.")]
Region: TypeAlias = Annotated[int, Value.numbered("Region", "A region card, 0 to 22.")]
Regions: TypeAlias = Annotated[
    tuple[int, ...],
    Value.several("Regions", "Region cards, in the order of the places they go to."),
]
Target: TypeAlias = Annotated[
    str,
    Value(
        "Target",
        {"enum": ["knight", "building", "unit"], "description": "Upgrades that can be hit."},
    ),
]
Points: TypeAlias = Annotated[tuple[int, ...], Value.several("Points", "Points, by seat.")]
OfferId: TypeAlias = Annotated[int, Value.numbered("OfferId", "The number of an offer.")]
Good: TypeAlias = Annotated[int, Value.named("Good", GOODS, "A good.")]
Goods: TypeAlias = Annotated[
    tuple[int, ...],
    Value(
        "Goods",
        {
            "type": "object",
            "propertyNames": {"enum": list(GOODS)},
            "additionalProperties": WHOLE_NUMBER,
            "description": "How many of each good; none where it is absent.",
        },
        amounts_to_json,
        amounts_from_json,
    ),
]
EventFace: TypeAlias = Annotated[
    int, Value.named("EventFace", tuple(dict.fromkeys(EVENT_FACES)), "A face of the event die.")
]
Middle: TypeAlias = Annotated[
    int, Value.named("Middle", ("road", "settlement", "city"), "A card of the middle row.")
]
ROAD, SETTLEMENT, CITY = range(3)
Token: TypeAlias = Annotated[
    int, Value.named("Token", ("knight", "mill"), "The knight's or the mill's token.")
]
KNIGHT_TOKEN, MILL_TOKEN = range(2)
