"""The state of a game, and the compiled rulebook it is played by: each names the other, so they are declared side by side.

A state is numbers, tuples and small dicts, each declared once (`engine.kernel.fields`). In the rulebook every question is a slot with
its answer (`engine.card_game.rulebook`)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, ClassVar, Final

from engine.card_game.core.cards import REGIONS, Card, DrawCard, EventKey
from engine.card_game.core.config import GameConfig
from engine.card_game.core.decisions import DECISIONS
from engine.card_game.core.names import (
    NOBODY,
    SEATS,
    Amounts,
    Middle,
    OfferId,
    Place,
    Places,
    Region,
    Seat,
)
from engine.card_game.core.refusals import Reason
from engine.chance import Chance
from engine.codec import JsonObject
from engine.kernel.decisions import Decision, saved_stack
from engine.kernel.fields import (
    TUPLE,
    TUPLES,
    Codec,
    Field,
    begun,
    declared,
    flat,
    owned,
    shared,
)

PARTS_OF_A_REALM: Final = ("row", "regions", "stored", "upgrades")


class Realm:
    """The cards in front of a player, by place; `stored` has the units of every region."""

    __slots__ = ("regions", "row", "stored", "upgrades")

    def __init__(
        self,
        row: dict[Place, Middle],
        regions: dict[Place, Region],
        stored: dict[Place, int],
        upgrades: dict[Place, Card],
    ) -> None:
        self.row = row
        self.regions = regions
        self.stored = stored
        self.upgrades = upgrades

    def copy(self) -> Realm:
        """A copy that can be changed."""
        return Realm(self.row.copy(), self.regions.copy(), self.stored.copy(), self.upgrades.copy())


@dataclass(frozen=True, slots=True)
class Offer:
    """An open offer: what its maker gives and gets, and from and to which regions, where the maker said."""

    id: OfferId
    seat: Seat
    give: Amounts
    get: Amounts
    paid: Places | None
    into: Places | None


def _realm_to_json(realm: Realm) -> JsonObject:
    return {
        name: {str(at): value for at, value in sorted(getattr(realm, name).items())}
        for name in PARTS_OF_A_REALM
    }


def _realm_from_json(saved: JsonObject) -> Realm:
    return Realm(
        *({int(at): value for at, value in saved[name].items()} for name in PARTS_OF_A_REALM)
    )


def _offer_to_json(offer: Offer) -> JsonObject:
    return {
        "id": offer.id,
        "seat": offer.seat,
        "give": list(offer.give),
        "get": list(offer.get),
        "paid": None if offer.paid is None else list(offer.paid),
        "into": None if offer.into is None else list(offer.into),
    }


def _offer_from_json(saved: JsonObject) -> Offer:
    paid, into = saved["paid"], saved["into"]
    return Offer(
        saved["id"],
        saved["seat"],
        tuple(saved["give"]),
        tuple(saved["get"]),
        None if paid is None else tuple(paid),
        None if into is None else tuple(into),
    )


REALMS: Final = Codec(
    lambda realms: [_realm_to_json(realm) for realm in realms],
    lambda saved: [_realm_from_json(realm) for realm in saved],
)
OFFERS: Final = Codec(
    lambda offers: [_offer_to_json(offer) for offer in offers],
    lambda saved: tuple(_offer_from_json(offer) for offer in saved),
)
PENDING: Final = saved_stack(DECISIONS, added_later=("given", "got"))
DICE: Final = Codec(
    lambda dice: None if dice is None else list(dice),
    lambda saved: None if saved is None else (saved[0], saved[1]),
)


def nothing(rules: Rules) -> tuple[Any, ...]:
    """An empty tuple."""
    return ()


def nothing_each(rules: Rules) -> list[tuple[Any, ...]]:
    """An empty tuple by seat."""
    return [() for _ in SEATS]


def zero_each(rules: Rules) -> list[int]:
    """A zero by seat."""
    return [0 for _ in SEATS]


@declared
class State:
    """Everything about one game at one moment. `stacks`, `events` and `regions` begin with their top card; hands are in no order that
    matters."""

    rules: Rules = shared(lambda rules: rules, saved=None)
    turn: int = shared(lambda rules: 0)
    """0 during set-up."""
    current: Seat = shared(lambda rules: 0)
    winner: Seat = shared(lambda rules: NOBODY)
    realms: list[Realm] = owned(lambda rules: [], REALMS)
    sets: tuple[int, int] = shared(lambda rules: (0, 1), TUPLE)
    """The starting set of each seat."""
    arranged: list[tuple[Region, ...]] = flat(nothing_each, TUPLES)
    """By seat, the regions as laid out at the start; nobody else sees them until both are done."""
    numbers: tuple[int, ...] = shared(
        lambda rules: tuple(region.number for region in REGIONS), TUPLE
    )
    """By region card, its production number."""
    hands: list[tuple[Card, ...]] = flat(nothing_each, TUPLES)
    gained: list[tuple[Card, ...]] = flat(nothing_each, TUPLES)
    """By seat, the cards gained in this turn."""
    stacks: list[tuple[Card, ...]] = flat(lambda rules: [], TUPLES)
    events: tuple[EventKey, ...] = shared(nothing, TUPLE)
    regions: tuple[Region, ...] = shared(nothing, TUPLE)
    left: tuple[int, int, int] = shared(lambda rules: (0, 0, 0), TUPLE)
    """Roads, settlements and cities that can still be built."""
    out: tuple[Card, ...] = shared(nothing, TUPLE)
    """Draw cards that have left the game."""
    holders: list[Seat] = flat(lambda rules: [NOBODY, NOBODY])
    """Of the knight's and the mill's token."""
    dice: tuple[int, int] | None = shared(lambda rules: None, DICE)
    """The face of the event die (0 to 5) and the number of the production die, as they lie."""
    event: EventKey | None = shared(lambda rules: None)
    """The event card of this turn."""
    named: int | None = shared(lambda rules: None)
    """The production number that an Alchemist named for this turn."""
    offers: tuple[Offer, ...] = shared(nothing, OFFERS)
    offers_made: list[int] = flat(zero_each)
    """By seat, in this turn."""
    deals: list[int] = flat(zero_each, since=2)
    """By seat, how many of them were accepted."""
    pending: tuple[Decision, ...] = shared(nothing, PENDING)

    fields: ClassVar[Mapping[str, Field]]

    @classmethod
    def at_the_start(cls, rules: Rules) -> State:
        """A state with the starting value of every field."""
        return begun(cls, rules)

    if TYPE_CHECKING:  # made out of the fields by `declared`

        def copy(self) -> State: ...

    @property
    def config(self) -> GameConfig:
        """The table's choices."""
        return self.rules.config

    def follows_engine(self, engine: int) -> bool:
        """Return whether it is played by rules that this version of the engine corrected."""
        return self.config.engine >= engine

    @property
    def over(self) -> bool:
        """Return whether somebody has won."""
        return self.winner != NOBODY


@dataclass(slots=True, init=False, eq=False, repr=False)
class Rules:
    """The compiled rulebook of a configuration. Frozen by convention, shared by every state of every game that is played with it."""

    config: GameConfig
    cards: tuple[Card, ...]
    """The draw cards of the table's sets, one of each kind."""
    event_cards: tuple[EventKey, ...]
    """The event cards of the table's sets, one of each kind."""

    # The answers to the questions of `Rulebook`, under the names they have there.
    victory_points: int
    window_seconds: int
    robber_grace: int
    may_demolish: bool
    harbor_counts_itself: bool
    new_cards_are_ready: bool
    region_numbers: Callable[[Chance], tuple[int, ...]]
    too_early: Callable[[State, Card], Reason]
    settles_now: Callable[[State, Seat], bool]
    may_win: Callable[[State, Seat], bool]
    counted_commerce: Callable[[list[int], list[bool]], list[int]]
    spy_may_take: Callable[[DrawCard], bool]
    may_offer: Callable[[State, Seat], bool]


def other(seat: Seat) -> Seat:
    """The opponent."""
    return 1 - seat
