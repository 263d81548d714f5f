"""The state of a game: ints, short lists of ints and named slices, each declared once (`engine.board_game.core.fields`)."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, ClassVar, Final, TypeAlias

from engine.board_game.core.decisions import Decision, decision
from engine.board_game.core.fields import MASK, MASKS, Codec, Field, declared, flat, nested, shared
from engine.board_game.core.island import Island
from engine.board_game.core.names import (
    NOBODY,
    NUMBERS,
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
    five,
)

if TYPE_CHECKING:
    from engine.board_game.core.rules import Rules


Payment: TypeAlias = tuple[Seat, Cards, tuple[tuple[Resource, int], ...]]
"""Cards that a seat is owed: as counts of all five resources, and as (resource, count) without zeros."""
Income: TypeAlias = tuple[int, tuple[Payment, ...]]
"""What a roll owes: how many cards in all, and each seat's part in the order of seats."""


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


def zeros(rules: "Rules") -> list[int]:
    """A count or a mask for everybody who has pieces."""
    return [0] * len(rules.builders)


def no_cards(rules: "Rules") -> list[list[int]]:
    """By seat and kind."""
    return [[0] * 5 for _ in rules.seats]


def nothing(rules: "Rules") -> list[Any]:
    return []


def _offer_to_json(offer: Offer) -> list[Any]:
    return [
        offer.id,
        offer.seat,
        list(offer.to),
        list(offer.give),
        list(offer.get),
        offer.accepted,
        offer.declined,
        offer.reconsidered,
        offer.counters,
    ]


def _offer_from_json(saved: list[Any]) -> Offer:
    id, seat, to, give, get, accepted, declined, reconsidered, counters = saved
    return Offer(
        id, seat, tuple(to), five(give), five(get), accepted, declined, reconsidered, counters
    )


SET_ASIDE: Final = Codec(
    lambda discards: [[seat, list(cards)] for seat, cards in discards],
    lambda saved: [(seat, five(cards)) for seat, cards in saved],
)
DICE: Final = Codec(
    lambda dice: None if dice is None else list(dice),
    lambda saved: None if saved is None else (saved[0], saved[1]),
)
PENDING: Final = Codec(
    lambda pending: [[due.kind, due.seat, due.detail] for due in pending],
    lambda saved: [decision(kind, seat, detail) for kind, seat, detail in saved],
)
OFFERS: Final = Codec(
    lambda offers: [_offer_to_json(offer) for offer in offers],
    lambda saved: [_offer_from_json(offer) for offer in saved],
)
OFFERED: Final = Codec(
    lambda offered: [[seat, list(give), list(get), to] for seat, give, get, to in offered],
    lambda saved: [(seat, five(give), five(get), to) for seat, give, get, to in saved],
)


@declared
class State:
    """Everything about one game at one moment. Lists by seat; hands and cards are lists of five counts.

    Lists about pieces (roads, buildings, points, rates) go on after the seats with the neutral players, if there are any."""

    rules: "Rules" = shared(saved=None)
    island: Island = shared(saved=None)
    robber: Hex = shared()
    """NOBODY while it is off the board."""
    roads: list[PathMask] = flat(zeros, MASKS)
    settlements: list[IntersectionMask] = flat(zeros, MASKS)
    cities: list[IntersectionMask] = flat(zeros, MASKS)
    touched: list[IntersectionMask] = flat(zeros, MASKS)
    """By seat: the ends of its roads."""
    beside: list[HexMask] = flat(zeros, MASKS)
    """By seat: the hexes its buildings stand on."""
    income: list[Income] = flat(lambda rules: [(0, ())] * NUMBERS, saved=None)
    """By roll: what it owes unless the robber is there. Follows from the buildings; kept so that a roll is quick."""
    free: IntersectionMask = shared(saved=MASK)
    """Where the distance rule still allows a settlement."""
    occupied: IntersectionMask = shared(lambda rules: 0, MASK)
    """Where any building stands."""
    used: PathMask = shared(lambda rules: 0, MASK)
    """Where any road lies."""
    hands: list[list[int]] = nested(no_cards)
    supply: list[int] = flat(lambda rules: [rules.board.supply.resources] * 5)
    set_aside: list[tuple[Seat, Cards]] = flat(nothing, SET_ASIDE)
    """Discards that nobody sees yet: others are still choosing theirs."""
    deck: tuple[int, ...] = shared(saved=Codec(list, tuple))
    drawn: int = shared(lambda rules: 0)
    """How many cards of the deck are gone."""
    cards: list[list[int]] = nested(no_cards)
    """Unplayed development cards, by seat and kind."""
    bought: list[list[int]] = nested(no_cards)
    """Those of them that were bought this turn."""
    played: list[list[int]] = nested(no_cards)
    rates: list[list[int]] = flat(lambda rules: [[rules.maritime_rate] * 5 for _ in rules.builders])
    """Maritime rates by seat and resource; a seat's list is replaced, never changed."""
    points: list[int] = flat(zeros)
    """What everyone can see; hidden victory points are not in it."""
    road_length: list[int] = flat(zeros)
    longest_road: Seat = shared(lambda rules: NOBODY)
    largest_army: Seat = shared(lambda rules: NOBODY)
    turn: int = shared(lambda rules: 0)
    """0 during set-up."""
    current: Seat = shared()
    dice: tuple[int, int] | None = shared(lambda rules: None, DICE)
    card_played: bool = shared(lambda rules: False)
    pending: list[Decision] = flat(nothing, PENDING)
    offers: list[Offer] = flat(nothing, OFFERS)
    next_offer: OfferId = shared(lambda rules: 1)
    offered: list[Offered] = flat(nothing, OFFERED)
    """The offers of this turn, whatever became of them."""
    kept: Mapping[str, Any] = shared(lambda rules: rules.starts_kept, saved=None)
    """What options keep, by the option's key (`engine.board_game.core.slices`)."""
    winner: Seat = shared(lambda rules: NOBODY)

    fields: ClassVar[Mapping[str, Field]]

    @classmethod
    def at_the_start(cls, rules: "Rules", island: Island) -> "State":
        """A state in which every field has its start; the robber, the deck and who begins are for the game to set."""
        state = cls.__new__(cls)
        state.rules = rules
        state.island = island
        state.free = island.on_land
        for name, field in cls.fields.items():
            if field.start is not None:
                setattr(state, name, field.start(rules))
        return state

    if TYPE_CHECKING:  # made out of the fields by `declared`

        def copy(self) -> "State": ...

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
