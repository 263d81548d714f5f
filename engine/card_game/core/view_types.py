"""Parts of a view (docs/protocol.md §4): JSON without nulls. Places are keys or numbers as `grid.place` makes them."""

from typing import Annotated, Any, Literal, NotRequired, TypeAlias, TypedDict

from engine.card_game.core.names import (
    GoodName,
    GoodsByName,
    MiddleName,
    OfferId,
    Place,
    Region,
    Seat,
    Stack,
    TerrainName,
    TokenName,
)
from engine.vocabulary import Elsewhere

Waiting: TypeAlias = Annotated[dict[str, Any], Elsewhere("Decision")]
"""A decision: its kind, and what the viewer may know of it."""
CardKey: TypeAlias = str
"""A draw card, by its key."""
Rests: TypeAlias = Annotated[dict[str, Any], Elsewhere("Refusal")]
"""The reason why a card of the hand cannot be built or played now: a code and its facts."""


class RegionView(TypedDict):
    """A region that lies in a realm: what it makes with which number, how much is `stored`; `twice`: the places of the buildings that
    double it; `hidden`: those of the buildings that hide it from robbers."""

    region: Region
    terrain: TerrainName
    good: GoodName
    number: int
    stored: int
    twice: NotRequired[list[Place]]
    hidden: NotRequired[list[Place]]


class RealmView(TypedDict):
    """The cards in front of a player, by place. `sites`: the free building sites, the inner ones first."""

    row: dict[str, MiddleName]
    regions: dict[str, RegionView]
    upgrades: dict[str, CardKey]
    sites: list[Place]


class HandCard(TypedDict):
    """A card of one's own hand; `new`: gained in this turn; `rests`: why it cannot be built or played now."""

    card: CardKey
    new: NotRequired[bool]
    rests: NotRequired[Rests]


class Source(TypedDict):
    """The regions that a unit of a good would be taken from, or would go to: the usual place first. `asks`: whether it makes a
    difference."""

    places: list[Place]
    asks: NotRequired[bool]


class SeatView(TypedDict):
    """Public parts of a player. `goods`: stored in all regions; `counted`: those that robbers count; `cards`: how many are
    in the hand, of `limit`."""

    points: int
    strength: int
    tournament: int
    commerce: int
    cards: int
    limit: int
    goods: GoodsByName
    counted: int
    set: Literal["a", "b"]


class OwnSeat(SeatView, total=False):
    """Private parts of a player: the `hand`; by good, which regions pay and which gain; the region of every stored unit, in the
    order in which they are usually `paying`; the cards of a stack that is being looked through, the top first; the hand that was shown;
    the regions to arrange or to choose from; the sealed `answer` to an attack (a card or "none"); at which `rates` it trades with the
    supply, how many goods a `look` through a stack costs while drawing, and how many cards it `draws` at the end of the turn, as far as
    the stacks go."""

    hand: list[HandCard]
    pays: dict[GoodName, Source]
    gains: dict[GoodName, Source]
    paying: list[Place]
    rates: dict[GoodName, int]
    look: int
    draws: int
    looking: list[CardKey]
    shown: list[CardKey]
    regions: list["RegionFace"]
    answer: str


class RegionFace(TypedDict):
    """A region card that does not lie in a realm yet."""

    region: Region
    terrain: TerrainName
    good: GoodName
    number: int


class DiceView(TypedDict):
    """The dice: absent before the first roll."""

    face: str
    number: int


class TurnView(TypedDict):
    """The seat whose turn it is. `named`: the production number that an Alchemist has named for it."""

    number: int
    seat: Seat
    dice: NotRequired[DiceView]
    named: NotRequired[int]
    event: NotRequired[str]


class OfferView(TypedDict):
    """An open offer."""

    id: OfferId
    seat: Seat
    give: GoodsByName
    get: GoodsByName


class SupplyView(TypedDict):
    """The number of cards of each stack: the five draw stacks, roads, settlements and cities, regions and event cards."""

    draw: list[int]
    row: dict[MiddleName, int]
    regions: int
    events: int


class TokenView(TypedDict):
    """The holder of a token, and the settlement or city on which it lies."""

    seat: Seat
    place: Place


class View(TypedDict):
    """The whole table, as one viewer may know it. `robbers`: how many counted units they tolerate."""

    turn: TurnView
    waiting: dict[str, Waiting]
    goal: int
    robbers: int
    profile: str
    seats: dict[str, SeatView | OwnSeat]
    realms: dict[str, RealmView]
    tokens: dict[TokenName, TokenView]
    supply: SupplyView
    out: dict[CardKey, int]
    offers: list[OfferView]
    stack: NotRequired[Stack]
    winner: NotRequired[Seat]


class ArrangeForm(TypedDict):
    """The regions to lay out, in the usual order, and the places that they go to."""

    type: Literal["ArrangeRegions"]
    regions: list[Region]
    places: list[Place]


class OfferForm(TypedDict):
    """The amount of each good that either side has."""

    type: Literal["OfferTrade"]
    give: GoodsByName
    get: GoodsByName


Form: TypeAlias = ArrangeForm | OfferForm
