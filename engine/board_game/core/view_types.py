"""Parts of a view, and the forms that come with it (docs/protocol.md §3 and §4): JSON without nulls."""

from typing import Annotated, Any, Final, Literal, NotRequired, TypeAlias, TypedDict

from engine.board_game.core.names import (
    CardName,
    CardsByName,
    HarborName,
    Hex,
    Neutral,
    OfferId,
    Path,
    ResourceName,
    Seat,
    TerrainName,
)
from engine.codec import Value
from engine.vocabulary import Elsewhere

Waiting: TypeAlias = Annotated[dict[str, Any], Elsewhere("Decision")]
"""A decision: its kind, and what everybody may know of it."""


DRAWN_MAP: Final = Value(
    "DrawnMap",
    {"type": "object", "description": "A map that a player drew, as its configuration has it."},
)


class Geometry(TypedDict):
    """Data from which a client draws any board; ids are indexes into these lists."""

    hexes: list[list[int]]
    intersections: list[list[int]]
    paths: list[list[int]]
    corners: list[list[int]]


class HexView(TypedDict):
    """A hex; without a `number` it produces nothing."""

    terrain: TerrainName
    number: NotRequired[int]


class BoardView(TypedDict):
    """The island; `harbors` by path, `map`: its code, where it was dealt, `drawn`: the map as its JSON, if a player drew it."""

    key: str
    hexes: dict[str, HexView]
    harbors: dict[str, HarborName]
    map: NotRequired[str]
    drawn: NotRequired[Annotated[dict[str, Any], DRAWN_MAP]]


class DealtMap(TypedDict):
    """An island to look at."""

    geometry: Geometry
    board: BoardView


class Building(TypedDict):
    """A building."""

    seat: Seat | Neutral
    kind: Literal["settlement", "city"]


class RobberPlace(TypedDict, total=False):
    """The place of the robber; both are absent while it is off the board."""

    robber: Hex
    robber_harbor: Path


class FogView(TypedDict):
    """Hexes under fog: the number of each `terrain` and which `tokens` are left; and by path, which hexes a piece there turns
    over."""

    terrain: dict[TerrainName, int]
    tokens: list[int]
    reached: dict[str, list[Hex]]


class OnTheBoard(TypedDict, total=False):
    """Additions of options to the board, for everybody to see: `ships` by path, the hex of the `pirate`, `fog` while there is
    some."""

    ships: dict[str, Seat]
    pirate: Hex
    fog: FogView


class Proven(TypedDict):
    """Bounds that the log proves for a hand: the fewest and the most cards of each kind, and how many cards nobody can be sure of."""

    least: CardsByName
    most: CardsByName
    unknown: int


class SightOfHand(TypedDict, total=False):
    """Public parts of a hand beside its size."""

    hand: CardsByName
    proven: Proven


class OwnSeat(TypedDict):
    """Private parts of a seat until the game is over."""

    hand: CardsByName
    unplayed: dict[str, int]
    new: dict[str, int]
    total: int
    at_stake: NotRequired[int]


class SeatView(TypedDict):
    """A seat; `hand` and those after it are the player's own, and everybody's when the game is over."""

    cards: int
    development: int
    points: int
    road: int
    played: dict[str, int]
    left: dict[str, int]
    rates: CardsByName
    proven: NotRequired[Proven]
    hand: NotRequired[CardsByName]
    unplayed: NotRequired[dict[str, int]]
    new: NotRequired[dict[str, int]]
    total: NotRequired[int]
    at_stake: NotRequired[int]


class NeutralView(TypedDict):
    """A neutral player: somebody who has nothing but pieces."""

    road: int
    left: dict[str, int]


class TurnView(TypedDict):
    """The seat whose turn it is; number 0 in set-up, no `dice` before the roll. `offered`: offers made this turn, by seat."""

    number: int
    seat: Seat
    card_played: bool
    dice: NotRequired[list[int]]
    offered: NotRequired[dict[str, int]]


OfferView = TypedDict(
    "OfferView",
    {
        "from": Seat,
        "to": list[Seat],
        "give": CardsByName,
        "get": CardsByName,
        "answers": dict[str, Literal["accepted", "declined"]],
        "counters": NotRequired[OfferId],
    },
)
"""An open offer; `answers` by seat, `counters`: the offer it answers."""


class View(TypedDict):
    """The game as one seat may see it."""

    board: BoardView
    robber: NotRequired[Hex]
    robber_harbor: NotRequired[Path]
    buildings: dict[str, Building]
    roads: dict[str, Seat | Neutral]
    ships: NotRequired[dict[str, Seat]]
    pirate: NotRequired[Hex]
    fog: NotRequired[FogView]
    seats: dict[str, SeatView]
    neutrals: NotRequired[dict[str, NeutralView]]
    supply: NotRequired[CardsByName]
    deck: int
    longest_road: NotRequired[Seat | Neutral]
    largest_army: NotRequired[Seat]
    turn: TurnView
    waiting: dict[str, Waiting]
    offers: dict[str, OfferView]
    goal: int
    hand_limit: int
    bank: int
    bank_rate: int
    costs: dict[str, CardsByName]
    plays: list[CardName]
    goods: dict[str, ResourceName]
    yields: dict[str, int]
    winner: NotRequired[Seat]
    options: NotRequired[Annotated[dict[str, Any], Elsewhere("Options")]]


class DiscardForm(TypedDict):
    """The number of cards that have to go."""

    type: Literal["Discard"]
    count: int


class OfferForm(TypedDict):
    """To whom an offer may be made."""

    type: Literal["OfferTrade"]
    to: list[Seat]


class CounterForm(TypedDict):
    """The offers that may be answered with another."""

    type: Literal["CounterOffer"]
    offer: list[OfferId]


Form: TypeAlias = DiscardForm | OfferForm | CounterForm
Forms: TypeAlias = list[Form]
