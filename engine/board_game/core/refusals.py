"""Refusals: every code of the base game, what it means and the facts that come with it; an option declares
its own with `refusal`.

Both are closed for type checkers: a rule that refuses with another code or other facts does not pass `make check`."""

from typing import (
    Annotated,
    Any,
    Final,
    Generic,
    Literal,
    NewType,
    TypeAlias,
    TypedDict,
    TypeVar,
    cast,
    overload,
)

from engine.board_game.core.names import CardName, CardsByName, OfferId, ResourceName, Seat
from engine.vocabulary import RefusalKind, refusal_kinds


class NoFacts(TypedDict):
    """The code says it all."""


class OfSeat(TypedDict):
    """About a seat."""

    seat: Seat


class OfVictim(TypedDict):
    """About the seat that was to be robbed."""

    victim: Seat


class OfPartner(TypedDict):
    """About the seat that was to be traded with."""

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


class Missing(TypedDict):
    """The missing cards."""

    needs: CardsByName


class Limit(TypedDict):
    """The most that is allowed."""

    limit: int


class Owed(TypedDict):
    """The number of cards owed, and the number given."""

    owed: int
    given: int


CodeOfTheBaseGame: TypeAlias = (
    Annotated[Literal["already_answered"], "You have already answered that offer.", OfOffer]
    | Annotated[Literal["bought_this_turn"], "The card was bought this turn.", OfCard]
    | Annotated[Literal["card_played"], "You have already played a development card this turn."]
    | Annotated[Literal["choose_victim"], "Somebody can be robbed there: say whom."]
    | Annotated[Literal["deck_empty"], "There are no development cards left."]
    | Annotated[Literal["game_over"], "The game is over."]
    | Annotated[Literal["malformed"], "The action cannot be read, or names what is not there."]
    | Annotated[Literal["no_gifts"], "Each side of a trade must give at least one card."]
    | Annotated[Literal["no_pieces_left"], "There is no such piece left.", OfPiece]
    | Annotated[Literal["no_place"], "The board has no legal place for it."]
    | Annotated[Literal["no_road_possible"], "You cannot place a road anywhere."]
    | Annotated[Literal["no_settlement"], "A city replaces one of your own settlements."]
    | Annotated[Literal["no_start_there"], "You may not start there on this map."]
    | Annotated[Literal["no_such_card"], "You do not hold that card.", OfCard]
    | Annotated[Literal["no_such_offer"], "That offer is no longer open.", OfOffer]
    | Annotated[Literal["no_such_seat"], "There is no such seat at this table.", OfSeat]
    | Annotated[Literal["no_such_victim"], "That player cannot be robbed there.", OfVictim]
    | Annotated[Literal["not_a_city_yet"], "Your settlement may not become a city now."]
    | Annotated[Literal["not_accepted"], "That player has not accepted the offer.", OfPartner]
    | Annotated[Literal["not_connected"], "The place is not connected to your own pieces."]
    | Annotated[Literal["not_enough_cards"], "Cards are missing from your hand.", Missing]
    | Annotated[Literal["not_legal"], "That is not possible now."]
    | Annotated[Literal["not_your_offer"], "The offer is not yours, or not to you.", OfOffer]
    | Annotated[Literal["not_yet"], "Others decide first, then it is possible.", Due]
    | Annotated[Literal["not_your_turn"], "It is somebody else's turn."]
    | Annotated[Literal["nothing_to_give"], "You have no cards to trade."]
    | Annotated[Literal["over_water"], "A road needs land on at least one side."]
    | Annotated[Literal["path_taken"], "That path is already taken."]
    | Annotated[Literal["robber_must_move"], "The robber has to move to another place."]
    | Annotated[Literal["robber_not_there"], "The robber may not be moved there."]
    | Annotated[Literal["same_offer"], "You have already made that offer this turn."]
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
    | Annotated[Literal["wrong_count"], "A different number of cards has to be discarded.", Owed]
    | Annotated[Literal["wrong_moment"], "Something else has to be decided first.", Due, NoFacts]
    | Annotated[Literal["wrong_partner"], "You can only trade with the player whose turn it is."]
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
    | Missing
    | Limit
    | Owed
)

F = TypeVar("F")
CodeOfAnOption = NewType("CodeOfAnOption", str)
FactsOfAnOption = NewType("FactsOfAnOption", dict[str, object])
RefusalCode: TypeAlias = CodeOfTheBaseGame | CodeOfAnOption
Refusal: TypeAlias = tuple[RefusalCode, Facts | FactsOfAnOption, str]
"""A code, facts, a sentence."""
Reason: TypeAlias = Refusal | None
"""The reason why an action is refused; None where it is not."""

REFUSALS: Final[dict[str, RefusalKind]] = refusal_kinds(CodeOfTheBaseGame, NoFacts)
"""Every code there is."""


class Refuses(Generic[F]):
    """A code of an option. Calling it with the facts and a sentence is a refusal."""

    __slots__ = ("code",)

    def __init__(self, code: str) -> None:
        self.code = CodeOfAnOption(code)

    def __call__(self, facts: F, text: str) -> Refusal:
        return self.code, cast(FactsOfAnOption, facts), text


@overload
def refusal(code: str, meaning: str) -> Refuses[NoFacts]: ...
@overload
def refusal(code: str, meaning: str, facts: type[F]) -> Refuses[F]: ...
def refusal(code: str, meaning: str, facts: type[Any] = NoFacts) -> Refuses[Any]:
    """Declare a code of an option, and the TypedDict of facts that come with it. Raises TypeError for one that is taken."""
    if code in REFUSALS:
        raise TypeError(f"two refusals are called {code!r}")
    REFUSALS[code] = RefusalKind(meaning, (facts,))
    return Refuses(code)
