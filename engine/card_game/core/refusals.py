"""Refusals: every code of the card game, what it means and the facts that come with it. Those that the board game
has too mean the same there.

The union is closed for type checkers: a rule that refuses with another code does not pass `make check`."""

from typing import Annotated, Final, Literal, TypeAlias, TypedDict

from engine.card_game.core.names import GoodName, GoodsByName, OfferId, Seat, Stack
from engine.vocabulary import RefusalKind, refusal_kinds


class NoFacts(TypedDict):
    """The code says it all."""


class OfSeat(TypedDict):
    """About a seat."""

    seat: Seat


class OfCard(TypedDict):
    """About a draw card."""

    card: str


class OfOffer(TypedDict):
    """About an offer."""

    offer: OfferId


class OfPiece(TypedDict):
    """About roads, settlements or cities."""

    piece: str


class OfStack(TypedDict):
    """About a draw stack."""

    stack: Stack


class OfGood(TypedDict):
    """About a good."""

    good: GoodName


class Missing(TypedDict):
    """The missing goods."""

    needs: GoodsByName


class Count(TypedDict):
    """The number of missing goods, whichever they are."""

    count: int


class Due(TypedDict):
    """The decision that comes first."""

    decision: str


class Limit(TypedDict):
    """The largest number allowed."""

    limit: int


Code: TypeAlias = (
    Annotated[Literal["before_the_dice"], "That card is played before the dice are rolled.", OfCard]
    | Annotated[Literal["cities_only"], "That card is built at a city.", OfCard]
    | Annotated[Literal["does_not_answer"], "That card does not answer this attack.", OfCard]
    | Annotated[Literal["game_over"], "The game is over."]
    | Annotated[Literal["hand_not_full"], "Cards are exchanged when the hand is full."]
    | Annotated[Literal["malformed"], "The action cannot be read, or names what is not there."]
    | Annotated[
        Literal["must_take"], "You have looked through the stack, so you must take a card from it."
    ]
    | Annotated[Literal["new_card"], "The card was gained this turn.", OfCard]
    | Annotated[Literal["no_pieces_left"], "There is no such card left.", OfPiece]
    | Annotated[Literal["no_place"], "There is no place for it."]
    | Annotated[Literal["no_room"], "No region has room for that good.", OfGood]
    | Annotated[Literal["no_such_card"], "The card is not in that hand.", OfCard]
    | Annotated[Literal["no_such_offer"], "That offer is no longer open.", OfOffer]
    | Annotated[Literal["no_such_seat"], "There is no such seat at this table.", OfSeat]
    | Annotated[Literal["no_such_site"], "There is no building site there."]
    | Annotated[Literal["no_target"], "The opponent has nothing that it could hit.", OfCard]
    | Annotated[Literal["not_enough_goods"], "Goods are missing.", Missing, Count]
    | Annotated[Literal["not_legal"], "That is not possible now."]
    | Annotated[Literal["not_stored"], "There is no such good in that region."]
    | Annotated[Literal["not_your_offer"], "The offer is not yours, or not to you.", OfOffer]
    | Annotated[Literal["not_your_turn"], "It is somebody else's turn."]
    | Annotated[
        Literal["nothing_to_trade"], "An offer names goods, and not the same on both sides."
    ]
    | Annotated[Literal["only_the_active_player"], "Only the active player offers trades."]
    | Annotated[Literal["same_good"], "A good is traded for a different one.", OfGood]
    | Annotated[Literal["set_up"], "That is not possible during set-up."]
    | Annotated[Literal["site_taken"], "The building site is taken."]
    | Annotated[Literal["stack_empty"], "That stack has no cards.", OfStack]
    | Annotated[Literal["stack_taken"], "The opponent has looked through that stack.", OfStack]
    | Annotated[Literal["too_early"], "Action cards cannot be played yet.", OfCard]
    | Annotated[Literal["too_many_offers"], "You have made too many offers this turn.", Limit]
    | Annotated[Literal["with_a_settlement"], "That card is played with a settlement.", OfCard]
    | Annotated[Literal["wrong_moment"], "Something else has to be decided first.", Due]
    | Annotated[Literal["wrong_regions"], "Each of the six regions is laid out once."]
    | Annotated[
        Literal["wrong_stack"], "The card has to come from the stack that got one.", OfStack
    ]
    | Annotated[Literal["wrong_places"], "Those regions do not pay exactly that, or have no room."]
    | Annotated[Literal["only_an_answer"], "That card only answers attacks.", OfCard]
)
Facts: TypeAlias = (
    NoFacts | OfSeat | OfCard | OfOffer | OfPiece | OfStack | OfGood | Missing | Count | Due | Limit
)
Refusal: TypeAlias = tuple[Code, Facts, str]
"""A code, facts, a sentence."""
Reason: TypeAlias = Refusal | None
"""The reason why an action is refused; None where it is not."""

REFUSALS: Final[dict[str, RefusalKind]] = refusal_kinds(Code, NoFacts)

NOT_LEGAL: Final[Refusal] = "not_legal", {}, "That is not possible now."
NO_PLACE: Final[Refusal] = "no_place", {}, "There is no place for it."
WRONG_PLACES: Final[Refusal] = (
    "wrong_places",
    {},
    "Those regions do not pay exactly that, or have no room.",
)
