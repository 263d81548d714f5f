"""Events: past tense. A hidden field names its audience where it is declared."""

from __future__ import annotations

from dataclasses import dataclass, field, fields, replace
from typing import Any, ClassVar, Final, Protocol, TypeAlias, TypeVar, dataclass_transform

from engine.board_game.core.names import (
    BySeat,
    Card,
    Cards,
    Dice,
    Hex,
    Hexes,
    Intersection,
    OfferId,
    Path,
    Resource,
    Seat,
    Seats,
    so_many,
)
from engine.codec import Kinds, unguarded
from engine.kernel.audience import known_to

E = TypeVar("E", bound="Event")

HANDS: Final = "hands"
"""Secret: which resource cards a player holds."""
DEVELOPMENT: Final = "development"
"""Secret: which development cards a player holds."""


@dataclass(frozen=True, slots=True)
class Moved:
    """Resource cards that went from one hand to another, or from or to the supply (None)."""

    giver: Seat | None
    taker: Seat | None
    cards: Cards | int
    """The number, where only the two seats know which."""


@unguarded
class Event:
    """Something that happened at the table."""

    told: ClassVar[bool] = True
    """True if anybody is told of it, besides the rules that follow from it."""
    reveals_nothing: ClassVar[bool] = False
    """True if it showed its player nothing new and nobody else had a say in it: the action can be undone."""
    lies_on_a_path: ClassVar[bool] = False
    """True if a piece of its `seat` came to lie on its `path`."""
    scores: ClassVar[bool] = False
    """True if it may change how many points somebody has."""

    def cards_moved(self) -> tuple[Moved, ...]:
        """The resource cards that the event moved, as everybody saw it: every event that moves cards says which."""
        return ()


class Laid(Protocol):
    """An event that a piece came to lie on a path."""

    @property
    def seat(self) -> Seat: ...

    @property
    def path(self) -> Path: ...


EVENTS: Final[Kinds[Event]] = Kinds(unguarded)


@dataclass_transform(frozen_default=True, field_specifiers=(field, known_to))
def event(kind: type[E]) -> type[E]:
    """One of the events of this game."""
    return EVENTS.declare(kind)


@event
class IslandDealtAgain(Event):
    """The island had to be dealt again `times` times, because it left somebody without a place to start."""

    times: int


@event
class StartRolled(Event):
    """A player rolled to see who starts."""

    seat: Seat
    dice: Dice


@event
class FirstPlayerChosen(Event):
    """It is settled who starts."""

    seat: Seat


@event
class TurnBegan(Event):
    """A player's turn began; turns count from 1."""

    reveals_nothing = True  # nobody has rolled yet

    seat: Seat
    number: int


@event
class TurnEnded(Event):
    """A player passed the dice on."""

    reveals_nothing = True  # nobody has rolled yet

    seat: Seat
    number: int


@event
class Passed(Event):
    """A player builds and buys no more before the next turn (options `special-building`, `paired-players`)."""

    reveals_nothing = True

    seat: Seat


@event
class PairedTurnBegan(Event):
    """The partner of the player whose turn has ended builds, buys and trades with the supply (option `paired-players`)."""

    reveals_nothing = True

    seat: Seat


@event
class DiceRolled(Event):
    """The dice fell."""

    seat: Seat
    dice: Dice


@event
class DiceRolledAgain(Event):
    """The dice fell so that the roll does not count: they are rolled again in the same move, before the `DiceRolled` that does (options `two-players`, `safe-beginning`)."""

    seat: Seat
    dice: Dice


@event
class HexesProduced(Event):
    """These hexes have the number that was rolled; `blocked` is the one under the robber."""

    hexes: Hexes
    blocked: Hex | None


@event
class ChoiceOwed(Event):
    """Players are owed cards of their choice, a number by seat: what hexes with ANY produced, for a roll or for a second starting
    settlement, after everything else was paid. Whatever rule has such hexes lets them choose."""

    told = False

    cards: BySeat


@event
class CardsProduced(Event):
    """A player took cards from the supply, for a roll or for the second starting settlement."""

    reveals_nothing = (
        True  # a starting settlement pays what everybody can see; a roll is kept by its dice
    )

    seat: Seat
    cards: Cards

    def cards_moved(self) -> tuple[Moved, ...]:
        return (Moved(None, self.seat, self.cards),)


@event
class SupplyShort(Event):
    """The supply could not pay everyone who was owed this resource."""

    resource: Resource


@event
class CardsPaid(Event):
    """A player paid for something that another event reports; the log shows the payment there, with what was bought."""

    told = False

    seat: Seat
    cards: Cards

    def cards_moved(self) -> tuple[Moved, ...]:
        return (Moved(self.seat, None, self.cards),)


@event
class CardsDiscarded(Event):
    """A player gave up cards, face up; all of them together, once everybody has chosen."""

    seat: Seat
    cards: Cards

    def cards_moved(self) -> tuple[Moved, ...]:
        return (Moved(self.seat, None, self.cards),)


@event
class RobberMoved(Event):
    """The robber went to another hex."""

    reveals_nothing = True  # a robbery is kept by the stolen card

    seat: Seat
    hex: Hex


@event
class CardStolen(Event):
    """A card changed hands unseen."""

    thief: Seat
    victim: Seat
    card: Resource | None = known_to("thief", "victim", secret=HANDS)

    def cards_moved(self) -> tuple[Moved, ...]:
        return (Moved(self.victim, self.thief, 1),)


@event
class RoadBuilt(Event):
    """A road was built; `free` in set-up and by road building. `seat` may be a neutral player."""

    reveals_nothing = True
    lies_on_a_path = True

    seat: Seat
    path: Path
    free: bool


@event
class SettlementBuilt(Event):
    """A settlement was built; `free` in set-up. `seat` may be a neutral player."""

    reveals_nothing = True
    scores = True

    seat: Seat
    intersection: Intersection
    free: bool


@event
class CityBuilt(Event):
    """A settlement became a city."""

    reveals_nothing = True
    scores = True

    seat: Seat
    intersection: Intersection


@event
class DevelopmentCardBought(Event):
    """A player drew the top card of the deck."""

    scores = True

    seat: Seat
    card: Card | None = known_to("seat", secret=DEVELOPMENT)


@event
class KnightPlayed(Event):
    """A knight lies face up before its owner."""

    reveals_nothing = True  # the robber moves after it

    seat: Seat


@event
class RoadBuildingPlayed(Event):
    """A player builds roads at no cost."""

    reveals_nothing = True

    seat: Seat


@event
class YearOfPlentyPlayed(Event):
    """A player took two cards from the supply."""

    reveals_nothing = True  # a hidden supply can be counted from the log

    seat: Seat
    cards: Cards

    def cards_moved(self) -> tuple[Moved, ...]:
        return (Moved(None, self.seat, self.cards),)


@event
class MonopolyPlayed(Event):
    """Everyone handed over every card of one resource; `taken` is how many, by seat."""

    seat: Seat
    resource: Resource
    taken: BySeat

    def cards_moved(self) -> tuple[Moved, ...]:
        return tuple(
            Moved(victim, self.seat, so_many(self.resource, count))
            for victim, count in enumerate(self.taken)
            if count
        )


@event
class TradedWithSupply(Event):
    """A maritime trade."""

    reveals_nothing = True  # a hidden supply can be counted from the log

    seat: Seat
    give: Cards
    get: Cards

    def cards_moved(self) -> tuple[Moved, ...]:
        return Moved(self.seat, None, self.give), Moved(None, self.seat, self.get)


@event
class OfferMade(Event):
    """`seat` offers `give` for `get`; `counters` is the offer that this one answers."""

    seat: Seat
    offer: OfferId
    give: Cards
    get: Cards
    to: Seats
    counters: OfferId | None


@event
class OfferAccepted(Event):
    """A player would do this trade."""

    seat: Seat
    offer: OfferId


@event
class OfferDeclined(Event):
    """A player will not do this trade."""

    seat: Seat
    offer: OfferId


@event
class OfferWithdrawn(Event):
    """The offer is off the table."""

    seat: Seat
    offer: OfferId


@event
class Traded(Event):
    """`seat`, who made the offer, gave `give` to `partner` and got `get`."""

    seat: Seat
    partner: Seat
    give: Cards
    get: Cards
    offer: OfferId

    def cards_moved(self) -> tuple[Moved, ...]:
        return (
            Moved(self.seat, self.partner, self.give),
            Moved(self.partner, self.seat, self.get),
        )


@event
class LongestRoadMoved(Event):
    """The holder of the longest road now, a neutral player too; absent: it is set aside."""

    reveals_nothing = True  # it follows from the pieces
    scores = True

    seat: Seat | None
    length: int


@event
class LargestArmyMoved(Event):
    """The holder of the largest army now; absent: it is set aside."""

    reveals_nothing = True  # it follows from the knights
    scores = True

    seat: Seat | None
    knights: int


@event
class GameWon(Event):
    """A player reached the goal on their own turn."""

    seat: Seat
    points: int


def public_part(event: E) -> E:
    """The event as a spectator sees it; the same object if nothing is hidden."""
    hidden = [field.name for field in fields(event) if "known_to" in field.metadata]
    return replace(event, **dict.fromkeys(hidden)) if hidden else event


Log: TypeAlias = list[tuple[type[Event], tuple[Any, ...]]] | None
"""The list of events, as kinds and facts; None when nobody will look (search)."""


def told(log: Log) -> tuple[Event, ...]:
    """The events of a log that are told."""
    return tuple(kind(*facts) for kind, facts in log or () if kind.told)
