"""The words of the card game: goods, terrains, places of a realm, and readable names for ints.

Those that stand in the fields of actions and events are marked with how they become JSON and back.

A realm lies on a grid of squares. The road of the start is in column 12 of row 2, the middle row; settlements lie in odd columns,
roads and regions in even ones. Rows 1 and 3 hold regions and the inner sites, rows 0 and 4 the outer sites of cities. Both
players count in the same way, as if each sat below their own realm."""

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
"""The six faces of the event die (facts, section 2)."""

STACKS: Final = 5
"""Of draw cards."""
CAPACITY: Final = 3
"""How many units a region stores (booklet: "Recording Resource Production")."""

COLUMNS: Final = 25
ROWS: Final = 5
MIDDLE_COLUMN: Final = 12
OUTER_ABOVE, ABOVE, MIDDLE, BELOW, OUTER_BELOW = range(ROWS)

GoodName: TypeAlias = Literal["brick", "lumber", "wool", "grain", "ore", "gold"]
TerrainName: TypeAlias = Literal["hills", "forest", "pasture", "fields", "mountains", "river"]
MiddleName: TypeAlias = Literal["road", "settlement", "city"]
TokenName: TypeAlias = Literal["knight", "mill"]
GoodsByName: TypeAlias = dict[GoodName, int]
"""How many of each; none where it is absent."""
Amounts: TypeAlias = tuple[int, ...]
"""How many of each good, six numbers."""

NO_GOODS: Final[Amounts] = (0,) * len(GOODS)


def amounts_to_json(amounts: Amounts) -> GoodsByName:
    """By name, without those of which there are none."""
    return {GOODS[good]: count for good, count in enumerate(amounts) if count}


def amounts_from_json(data: Json) -> Amounts:
    """Raises Malformed."""
    if not isinstance(data, dict):
        raise Malformed("an object of goods and numbers")
    for name, count in data.items():
        if name not in GOODS:
            raise Malformed(f"an object with keys out of {', '.join(GOODS)}")
        if isinstance(count, bool) or not isinstance(count, int) or not 0 <= count <= 99:
            raise Malformed("an object with whole numbers from 0 to 99")
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


# --- squares


def place(column: int, row: int) -> Place:
    """The square there."""
    return ROWS * column + row


def column_of(at: Place) -> int:
    """The column of a square."""
    return at // ROWS


def row_of(at: Place) -> int:
    """The row of a square."""
    return at % ROWS


def regions_beside(site: Place) -> tuple[Place, Place]:
    """The two squares for regions that a building site touches: both upper sites touch the upper ones (facts, section 9)."""
    row = ABOVE if row_of(site) < MIDDLE else BELOW
    column = column_of(site)
    return place(column - 1, row), place(column + 1, row)


def regions_around(column: int) -> tuple[Place, ...]:
    """The four squares for regions around a settlement or city."""
    return tuple(place(at, row) for at in (column - 1, column + 1) for row in (ABOVE, BELOW))


INNER_SITES: Final = (ABOVE, BELOW)
CITY_SITES: Final = (ABOVE, BELOW, OUTER_ABOVE, OUTER_BELOW)
"""Rows; the inner ones are offered first."""
