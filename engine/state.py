"""The state of a game: ints, short lists of ints and named slices. Copied by hand, because that is fastest."""

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final, TypeAlias

from engine.decisions import Decision
from engine.island import Island
from engine.names import (
    NOBODY,
    VICTORY_POINT,
    Cards,
    Hex,
    HexMask,
    IntersectionMask,
    OfferId,
    PathMask,
    Resource,
    Seat,
    SeatMask,
)

if TYPE_CHECKING:
    from engine.compiled import Rules


Payment: TypeAlias = tuple[Seat, Cards, tuple[tuple[Resource, int], ...]]
"""Cards that a seat is owed: as counts of all five resources, and as (resource, count) without zeros."""
Income: TypeAlias = tuple[int, tuple[Payment, ...]]
"""What a roll owes: how many cards in all, and each seat's part in the order of seats."""
NUMBERS: Final = 13
"""Rolls go from 2 to 12; lists by roll have this length."""


Offered: TypeAlias = tuple[Seat, Cards, Cards, SeatMask]
"""An offer that was made: by whom, what was to be given and got, and to whom it may not be made again this turn."""


@dataclass(frozen=True, slots=True)
class Offer:
    """A trade on the table: `seat` gives `give` for `get`; masks hold who answered how."""

    id: OfferId
    seat: Seat
    to: tuple[Seat, ...]
    give: Cards
    get: Cards
    accepted: SeatMask = 0
    declined: SeatMask = 0
    reconsidered: SeatMask = 0
    """Who said yes after a no: nobody does that twice."""
    counters: OfferId | None = None

    @property
    def unanswered(self) -> tuple[Seat, ...]:
        """Who was asked and has said neither yes nor no."""
        answered = self.accepted | self.declined
        return tuple(seat for seat in self.to if not answered >> seat & 1)


class State:
    """Everything about one game at one moment. Lists by seat; hands and cards are lists of five counts.

    Lists about pieces (roads, buildings, points, rates) go on after the seats with the neutral players, if there are any."""

    __slots__ = (
        "beside",
        "bought",
        "card_played",
        "cards",
        "cities",
        "current",
        "deck",
        "dice",
        "drawn",
        "free",
        "hands",
        "income",
        "island",
        "kept",
        "largest_army",
        "longest_road",
        "next_offer",
        "occupied",
        "offered",
        "offers",
        "pending",
        "played",
        "points",
        "rates",
        "road_length",
        "roads",
        "robber",
        "rules",
        "set_aside",
        "settlements",
        "supply",
        "touched",
        "turn",
        "used",
        "winner",
    )

    rules: "Rules"
    island: Island
    robber: Hex
    """NOBODY while it is off the board."""
    roads: list[PathMask]
    settlements: list[IntersectionMask]
    cities: list[IntersectionMask]
    touched: list[IntersectionMask]
    """By seat: the ends of its roads."""
    beside: list[HexMask]
    """By seat: the hexes its buildings stand on."""
    income: list[Income]
    """By roll: what it owes unless the robber is there. Follows from the buildings; kept so that a roll is quick."""
    free: IntersectionMask
    """Where the distance rule still allows a settlement."""
    occupied: IntersectionMask
    """Where any building stands."""
    used: PathMask
    """Where any road lies."""
    hands: list[list[int]]
    supply: list[int]
    set_aside: list[tuple[Seat, Cards]]
    """Discards that nobody sees yet: others are still choosing theirs."""
    deck: tuple[int, ...]
    drawn: int
    """How many cards of the deck are gone."""
    cards: list[list[int]]
    """Unplayed development cards, by seat and kind."""
    bought: list[list[int]]
    """Those of them that were bought this turn."""
    played: list[list[int]]
    rates: list[list[int]]
    """Maritime rates by seat and resource; a seat's list is replaced, never changed."""
    points: list[int]
    """What everyone can see; hidden victory points are not in it."""
    road_length: list[int]
    longest_road: Seat
    largest_army: Seat
    turn: int
    """0 during set-up."""
    current: Seat
    dice: tuple[int, int] | None
    card_played: bool
    pending: list[Decision]
    offers: list[Offer]
    next_offer: OfferId
    offered: list[Offered]
    """The offers of this turn, whatever became of them."""
    kept: dict[str, Any]
    """What options keep, by the option's key: plain JSON values."""
    winner: Seat

    def copy(self) -> "State":
        """An independent state; what never changes is shared."""
        new = State.__new__(State)
        new.rules = self.rules
        new.island = self.island
        new.robber = self.robber
        new.roads = self.roads[:]
        new.settlements = self.settlements[:]
        new.cities = self.cities[:]
        new.touched = self.touched[:]
        new.beside = self.beside[:]
        new.income = self.income[:]
        new.free = self.free
        new.occupied = self.occupied
        new.used = self.used
        new.hands = [hand[:] for hand in self.hands]
        new.supply = self.supply[:]
        new.set_aside = self.set_aside[:]
        new.deck = self.deck
        new.drawn = self.drawn
        new.cards = [cards[:] for cards in self.cards]
        new.bought = [cards[:] for cards in self.bought]
        new.played = [cards[:] for cards in self.played]
        new.rates = self.rates[:]
        new.points = self.points[:]
        new.road_length = self.road_length[:]
        new.longest_road = self.longest_road
        new.largest_army = self.largest_army
        new.turn = self.turn
        new.current = self.current
        new.dice = self.dice
        new.card_played = self.card_played
        new.pending = self.pending[:]
        new.offers = self.offers[:]
        new.next_offer = self.next_offer
        new.offered = self.offered[:]
        new.kept = self.rules.copy_kept(self.kept) if self.kept else self.kept
        new.winner = self.winner
        return new

    def buildings(self, seat: Seat) -> IntersectionMask:
        """Where the settlements and cities of a seat stand."""
        return self.settlements[seat] | self.cities[seat]

    def hand_size(self, seat: Seat) -> int:
        """How many resource cards a seat holds: everyone may know."""
        return sum(self.hands[seat])

    def hidden_points(self, seat: Seat) -> int:
        """What unplayed victory point cards count."""
        return self.cards[seat][VICTORY_POINT] * self.rules.unplayed_point

    def offer(self, id: OfferId) -> Offer | None:
        """The open offer of that number."""
        return next((offer for offer in self.offers if offer.id == id), None)

    @property
    def over(self) -> bool:
        """Whether somebody has won."""
        return self.winner != NOBODY
