"""Where a game stands. A state is copied before it is changed; what lies in it is numbers, tuples and small dicts."""

from __future__ import annotations

from dataclasses import dataclass

from engine.card_game.core.cards import REGIONS, Card, EventKey
from engine.card_game.core.decisions import Decision
from engine.card_game.core.names import (
    NOBODY,
    Amounts,
    Middle,
    OfferId,
    Place,
    Places,
    Region,
    Seat,
)
from engine.card_game.core.settings import GameConfig, Settings


class Realm:
    """What lies in front of a player, by place; `stored` has the units of every region."""

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


class State:
    """A game. `stacks`, `events` and `regions` begin with their top card; hands are in no order that matters."""

    __slots__ = (
        "arranged",
        "config",
        "current",
        "deals",
        "dice",
        "event",
        "events",
        "gained",
        "hands",
        "holders",
        "left",
        "named",
        "numbers",
        "offers",
        "offers_made",
        "out",
        "pending",
        "realms",
        "regions",
        "sets",
        "stacks",
        "turn",
        "winner",
    )

    def __init__(self, config: GameConfig) -> None:
        self.config = config
        self.turn = 0
        self.current: Seat = 0
        self.winner: Seat = NOBODY
        self.realms: list[Realm] = []
        self.sets: tuple[int, int] = (0, 1)
        """By seat, which of the two starting sets."""
        self.arranged: list[tuple[Region, ...]] = [(), ()]
        """By seat, the regions as laid out at the start; nobody else sees them until both are done."""
        self.numbers: tuple[int, ...] = tuple(region.number for region in REGIONS)
        """By region card, its production number."""
        self.hands: list[tuple[Card, ...]] = [(), ()]
        self.gained: list[tuple[Card, ...]] = [(), ()]
        """By seat, the cards gained in this turn."""
        self.stacks: list[tuple[Card, ...]] = []
        self.events: tuple[EventKey, ...] = ()
        self.regions: tuple[Region, ...] = ()
        self.left: tuple[int, int, int] = (0, 0, 0)
        """Roads, settlements and cities that can still be built."""
        self.out: tuple[Card, ...] = ()
        """Draw cards that have left the game."""
        self.holders: list[Seat] = [NOBODY, NOBODY]
        """Of the knight's and the mill's token."""
        self.dice: tuple[int, int] | None = None
        """The face of the event die (0 to 5) and the number of the production die, as they lie."""
        self.event: EventKey | None = None
        """The event card of this turn."""
        self.named: int | None = None
        """The production number that an Alchemist named for this turn."""
        self.offers: tuple[Offer, ...] = ()
        self.offers_made: list[int] = [0, 0]
        """By seat, in this turn."""
        self.deals: list[int] = [0, 0]
        """By seat, how many of them were accepted."""
        self.pending: tuple[Decision, ...] = ()

    @property
    def settings(self) -> Settings:
        """How this table plays."""
        return self.config.settings

    def follows_engine(self, engine: int) -> bool:
        """Whether it is played by rules that this version of the engine corrected."""
        return self.config.engine >= engine

    @property
    def over(self) -> bool:
        """Whether somebody has won."""
        return self.winner != NOBODY

    def copy(self) -> State:
        """A copy that can be changed; only mutable parts are copied."""
        other: State = State.__new__(State)
        for name in _SHARED:
            setattr(other, name, getattr(self, name))
        other.realms = [realm.copy() for realm in self.realms]
        for name in _LISTS:
            setattr(other, name, getattr(self, name)[:])
        return other


_LISTS = ("arranged", "deals", "gained", "hands", "holders", "offers_made", "stacks")
_SHARED = tuple(name for name in State.__slots__ if name not in (*_LISTS, "realms"))


def other(seat: Seat) -> Seat:
    """The opponent."""
    return 1 - seat
