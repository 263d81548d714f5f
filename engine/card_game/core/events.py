"""Events: past tense. A hidden field names its audience where it is declared."""

from __future__ import annotations

from dataclasses import field
from typing import ClassVar, Final, TypeAlias, TypeVar, dataclass_transform

from engine.card_game.core.cards import Card, Cards, EventKey
from engine.card_game.core.names import (
    EventFace,
    Good,
    Goods,
    Middle,
    OfferId,
    Place,
    Places,
    Points,
    Region,
    Regions,
    Seat,
    Stack,
    Token,
)
from engine.codec import Kinds, unguarded
from engine.kernel.audience import known_to

E = TypeVar("E", bound="Event")


@unguarded
class Event:
    """Something that happened at the table."""

    reveals_nothing: ClassVar[bool] = False
    """True if it showed its player nothing new and nobody else had a say in it: the action can be undone."""


Log: TypeAlias = list[Event] | None

EVENTS: Final[Kinds[Event]] = Kinds(unguarded)


@dataclass_transform(frozen_default=True, field_specifiers=(field, known_to))
def event(kind: type[E]) -> type[E]:
    """One of the events of this game."""
    return EVENTS.declare(kind)


# --- the start


@event
class StartRolled(Event):
    """A player rolled to see who starts."""

    seat: Seat
    number: int


@event
class FirstPlayerChosen(Event):
    """It is settled who starts."""

    seat: Seat


@event
class ArrangementDone(Event):
    """A player has laid out the six regions; they are shown when both have."""

    seat: Seat


@event
class RegionsArranged(Event):
    """Both have laid out their regions: here are a player's, from left to right, those above first."""

    seat: Seat
    regions: Regions


# --- the turn


@event
class TurnBegan(Event):
    """A player's turn began; turns count from 1."""

    seat: Seat
    number: int


@event
class DiceRolled(Event):
    """Both dice fell; `number` was named by the Alchemist where it was `named`."""

    seat: Seat
    face: EventFace
    number: int
    named: bool


@event
class Produced(Event):
    """A region with the number of the production die made `count` units, 0 where it was full."""

    seat: Seat
    place: Place
    good: Good
    count: int


@event
class TurnEnded(Event):
    """A player passed the dice on."""

    seat: Seat


# --- what the event die brings


@event
class TournamentHeld(Event):
    """The tournament points of both; `winner` may choose a unit, nobody after a tie."""

    points: Points
    winner: Seat | None


@event
class RobbersCame(Event):
    """Robbers counted a player's unprotected units: above seven, all ore and all wool is gone."""

    seat: Seat
    counted: int
    lost: Goods


@event
class EventCardTurned(Event):
    """The top card of the event stack."""

    seat: Seat
    card: EventKey


@event
class EventsShuffled(Event):
    """Year End: the event cards were shuffled."""


@event
class Spared(Event):
    """The Plague took nothing from these regions."""

    seat: Seat
    places: Places


@event
class Unchanged(Event):
    """An event card concerned these regions and changed nothing: one had nothing to lose, or no room for more."""

    seat: Seat
    places: Places


# --- goods


@event
class GoodGained(Event):
    """A region gained units."""

    seat: Seat
    place: Place
    good: Good
    count: int


@event
class GoodLost(Event):
    """A region lost units that nobody got."""

    seat: Seat
    place: Place
    good: Good
    count: int


@event
class GoodTaken(Event):
    """A unit went from one realm to the other."""

    giver: Seat
    taker: Seat
    good: Good


@event
class GoodsPaid(Event):
    """Units were paid, from these places, one for each unit."""

    reveals_nothing = True

    seat: Seat
    goods: Goods
    places: Places


@event
class TradedWithSupply(Event):
    """Equal goods were traded for one of another."""

    reveals_nothing = True

    seat: Seat
    give: Good
    count: int
    get: Good
    into: Place


@event
class TradeOffered(Event):
    """Goods were offered."""

    offer: OfferId
    seat: Seat
    give: Goods
    get: Goods


@event
class TradeAccepted(Event):
    """An offer was taken, and the goods have changed hands."""

    offer: OfferId
    seat: Seat


@event
class TradeDeclined(Event):
    """An offer was turned down."""

    offer: OfferId
    seat: Seat


@event
class TradeWithdrawn(Event):
    """An offer is off the table: its maker took it back, or the active player went on."""

    reveals_nothing = True

    offer: OfferId
    seat: Seat


# --- building


@event
class RowBuilt(Event):
    """A road, a settlement or a city was built."""

    reveals_nothing = True

    seat: Seat
    kind: Middle
    place: Place


@event
class RegionsFound(Event):
    """Two regions came with a new settlement."""

    seat: Seat
    regions: Regions


@event
class RegionLaid(Event):
    """A region was laid beside a new settlement, empty."""

    seat: Seat
    region: Region
    place: Place


@event
class RegionStackShuffled(Event):
    """After the Scout the region stack was shuffled."""


@event
class UpgradeBuilt(Event):
    """A card of the hand was built on a site."""

    reveals_nothing = True

    seat: Seat
    card: Card
    place: Place


@event
class Demolished(Event):
    """A player took an upgrade of their own out of the game."""

    reveals_nothing = True

    seat: Seat
    card: Card
    place: Place


@event
class TokenMoved(Event):
    """The knight's or the mill's token has another holder, or none."""

    reveals_nothing = True

    token: Token
    holder: Seat | None


# --- hands and stacks


@event
class StackSearched(Event):
    """A player looks through a stack; only that player sees its `cards`, from the top."""

    seat: Seat
    stack: Stack
    cards: Cards | None = known_to("seat")


@event
class CardTaken(Event):
    """A card went from a stack to a hand."""

    seat: Seat
    stack: Stack
    card: Card | None = known_to("seat")


@event
class StackLeft(Event):
    """A player took nothing."""

    seat: Seat


@event
class CardPutUnder(Event):
    """A card of the hand went under a stack."""

    seat: Seat
    stack: Stack
    card: Card | None = known_to("seat")


@event
class CardBuried(Event):
    """Conflict: a card of the opponent's hand went under a stack."""

    seat: Seat
    owner: Seat
    stack: Stack
    card: Card | None = known_to("seat", "owner")


@event
class HandShown(Event):
    """A player looks at the opponent's hand."""

    seat: Seat
    owner: Seat
    cards: Cards | None = known_to("seat", "owner")


@event
class CardTakenFromHand(Event):
    """Spy: a card went from one hand to the other."""

    seat: Seat
    owner: Seat
    card: Card | None = known_to("seat", "owner")


# --- cards played


@event
class CardPlayed(Event):
    """An action card was played; it leaves the game."""

    seat: Seat
    card: Card


@event
class NumberNamed(Event):
    """Alchemist: the production number of this turn."""

    seat: Seat
    number: int


@event
class AttackAnswered(Event):
    """The window has closed: the answer to an attack, if there was one."""

    seat: Seat
    card: Card | None


@event
class AttackRolled(Event):
    """The die of an attack, and who won."""

    seat: Seat
    number: int
    winner: Seat


@event
class UpgradeReturned(Event):
    """An upgrade went back to its owner's hand; `seat` chose it."""

    seat: Seat
    owner: Seat
    card: Card
    place: Place


# --- the end


@event
class GameWon(Event):
    """A player has enough points."""

    seat: Seat
    points: int
