"""Why an action is refused: every code there is, what it means and the facts that come with it.

The list is closed for type checkers: a rule that refuses with another code does not pass `make check`."""

from typing import Annotated, Literal, TypeAlias, TypedDict

from engine.board_game.core.names import CardName, CardsByName, OfferId, ResourceName, Seat


class NoFacts(TypedDict):
    """The code says it all."""


class OfSeat(TypedDict):
    """About a seat."""

    seat: Seat


class OfVictim(TypedDict):
    """About who was to be robbed."""

    victim: Seat


class OfPartner(TypedDict):
    """About who was to be traded with."""

    partner: Seat


class OfOffer(TypedDict):
    """About an offer."""

    offer: OfferId


class OfResource(TypedDict):
    """About a resource."""

    resource: ResourceName


class OfCard(TypedDict):
    """About a kind of development card."""

    card: CardName


class OfPiece(TypedDict):
    """About a kind of piece."""

    piece: str


class Due(TypedDict):
    """The decision that comes first."""

    decision: str


class Raised(TypedDict):
    """How the flag is."""

    raised: bool


class Missing(TypedDict):
    """Which cards are missing."""

    needs: CardsByName


class Price(TypedDict):
    """What it costs."""

    needs: int


class Limit(TypedDict):
    """How many there may be."""

    limit: int


class Owed(TypedDict):
    """How many cards it has to be, and how many it was."""

    owed: int
    given: int


RefusalCode: TypeAlias = (
    Annotated[Literal["already_answered"], "You have answered that offer.", OfOffer]
    | Annotated[Literal["bought_this_turn"], "The card was bought this turn.", OfCard]
    | Annotated[Literal["card_played"], "You have played a development card this turn."]
    | Annotated[
        Literal["cards_after_roll"], "Cards are played after the roll (option `cards-after-roll`)."
    ]
    | Annotated[Literal["choose_victim"], "Somebody can be robbed there: say whom."]
    | Annotated[Literal["deck_empty"], "There are no development cards left."]
    | Annotated[Literal["first_free_road"], "Only the second free road can be declined."]
    | Annotated[Literal["flag"], "Your flag is already set that way.", Raised]
    | Annotated[Literal["game_over"], "The game is over."]
    | Annotated[Literal["knight_discarded"], "You have discarded a knight this turn."]
    | Annotated[Literal["malformed"], "The action cannot be read, or names what is not there."]
    | Annotated[
        Literal["no_cards_to_trade"], "A forced trade needs at least one card in each hand."
    ]
    | Annotated[Literal["no_desert"], "This island has no desert."]
    | Annotated[Literal["no_gifts"], "Each side of a trade must give at least one card."]
    | Annotated[Literal["no_pieces_left"], "There is no such piece left.", OfPiece]
    | Annotated[Literal["no_place"], "The board has no legal place for it."]
    | Annotated[Literal["no_played_knight"], "You have no played knight."]
    | Annotated[Literal["no_road_possible"], "You cannot place a road anywhere."]
    | Annotated[Literal["no_settlement"], "A city replaces one of your own settlements."]
    | Annotated[Literal["no_start_there"], "This map does not allow anyone to start there."]
    | Annotated[Literal["no_such_card"], "You do not hold that card.", OfCard]
    | Annotated[Literal["no_such_offer"], "That offer is no longer open.", OfOffer]
    | Annotated[Literal["no_such_seat"], "There is no such seat at this table.", OfSeat]
    | Annotated[Literal["no_such_victim"], "That player cannot be robbed there.", OfVictim]
    | Annotated[Literal["not_a_city_yet"], "Your settlement may not become a city now."]
    | Annotated[Literal["not_accepted"], "That player has not accepted the offer.", OfPartner]
    | Annotated[Literal["not_connected"], "The place is not connected to your own pieces."]
    | Annotated[Literal["not_enough_cards"], "Cards are missing from your hand.", Missing]
    | Annotated[Literal["not_enough_tokens"], "You cannot pay the trade tokens.", Price]
    | Annotated[Literal["not_legal"], "That is not possible now."]
    | Annotated[Literal["not_over_water"], "A bridge lies between two hexes of water."]
    | Annotated[Literal["not_your_offer"], "The offer is not yours, or not to you.", OfOffer]
    | Annotated[Literal["not_yet"], "Others decide first, then it is possible.", Due]
    | Annotated[Literal["not_your_turn"], "It is somebody else's turn."]
    | Annotated[Literal["nothing_to_give"], "You have no cards to trade."]
    | Annotated[Literal["over_water"], "A road needs land on at least one side."]
    | Annotated[Literal["path_taken"], "There is already a road on that path."]
    | Annotated[Literal["pool_empty"], "There are no trade tokens left to take."]
    | Annotated[Literal["robber_at_desert"], "The robber is already on the desert."]
    | Annotated[Literal["robber_must_move"], "The robber has to move to another place."]
    | Annotated[Literal["robber_not_there"], "The robber may not be moved there."]
    | Annotated[Literal["same_offer"], "You have made that offer this turn."]
    | Annotated[
        Literal["same_resource"], "The same resource cannot be on both sides.", OfResource, NoFacts
    ]
    | Annotated[Literal["set_up"], "Nothing is bought or traded during set-up."]
    | Annotated[Literal["supply_short"], "The supply cannot give that.", OfResource, NoFacts]
    | Annotated[
        Literal["too_close"],
        "A settlement must be at least two paths away from every other building.",
    ]
    | Annotated[Literal["too_few_of_a_kind"], "You have too few cards of one kind for the bank."]
    | Annotated[
        Literal["too_many_offers"], "Too many of your offers this turn were unsuccessful.", Limit
    ]
    | Annotated[
        Literal["trading_is_over"],
        "Building has begun, so there is no more trading this turn (option `separate-phases`).",
    ]
    | Annotated[Literal["wrong_count"], "A different number of cards has to be discarded.", Owed]
    | Annotated[Literal["wrong_moment"], "Something else has to be decided first.", Due, NoFacts]
    | Annotated[Literal["wrong_partner"], "You can only trade with the player whose turn it is."]
    | Annotated[Literal["wrong_return"], "A different number of cards has to be returned.", Owed]
)
Facts: TypeAlias = (
    NoFacts
    | OfSeat
    | OfVictim
    | OfPartner
    | OfOffer
    | OfResource
    | OfCard
    | OfPiece
    | Due
    | Raised
    | Missing
    | Price
    | Limit
    | Owed
)
Refusal: TypeAlias = tuple[RefusalCode, Facts, str]
"""A code, facts, a sentence."""
Reason: TypeAlias = Refusal | None
"""Why an action is refused; None where it is not."""
