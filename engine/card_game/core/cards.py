"""The 120 cards: what is printed on them, read from `cards/cards.json`; what no number can say is in `effects/`.

The rows of that file are frozen: stored games shuffle and name cards, events and regions by their positions, so a row that is added,
removed or moved, or another number of copies, makes all of them unreadable.

Nothing but an effect's own file asks for a card by its key: whoever looks for cards asks for a flag (sources: event-cards)."""

import json
from dataclasses import dataclass
from importlib.resources import files
from typing import Annotated, Any, Final, Literal, TypeAlias

from engine.card_game.core.names import GOODS, NO_GOODS, TERRAINS, Amounts, Good, TerrainName
from engine.codec import Value

Family: TypeAlias = Literal["territory", "city", "action"]
Kind: TypeAlias = Literal["building", "fleet", "knight", "neutral", "attack", "counter"]
Confidence: TypeAlias = Literal["high", "medium", "low"]

UNITS: Final = ("knight", "fleet")
"""Every other upgrade is a building (sources: units-and-buildings)."""


@dataclass(frozen=True, slots=True)
class DrawCard:
    """A card of the draw stacks. Upgrades of the family `territory` stand at settlements and cities, those of `city` at cities."""

    key: str
    name: str
    family: Family
    kind: Kind
    copies: int
    cost: Amounts
    points: int
    commerce: int
    strength: int
    tournament: int
    hand_limit: int
    """The number of cards by which a hand may be larger."""
    strength_per_knight: int
    commerce_per_fleet: int
    doubles: Good | None
    """The good that adjacent regions produce twice because of it."""
    trades: Good | None
    """The good that it trades at `rate` for any other."""
    rate: int
    search_cost: int | None
    """The cost of a look through a draw stack instead of the usual."""
    flags: frozenset[str]
    answers: str | None
    """The flag of the attacks that it answers."""
    text: str
    confidence: Confidence
    source: tuple[str, ...]

    @property
    def is_upgrade(self) -> bool:
        """Return whether it is built in a realm, rather than played and put away."""
        return self.family != "action"

    @property
    def is_unit(self) -> bool:
        """Knights and fleets."""
        return self.kind in UNITS


@dataclass(frozen=True, slots=True)
class EventCard:
    """A card of the event stack."""

    key: str
    name: str
    copies: int
    text: str
    confidence: Confidence
    source: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class RegionCard:
    """A region: what it makes, when, and which set it belongs to (`a` and `b` at the start, `stack` later)."""

    good: Good
    number: int
    set: Literal["a", "b", "stack"]
    confidence: Confidence
    source: tuple[str, ...]

    @property
    def terrain(self) -> TerrainName:
        """Its name."""
        return TERRAINS[self.good]


@dataclass(frozen=True, slots=True)
class MiddleCard:
    """A road, a settlement or a city: what it costs and scores, how many lie out at the `start` for both, how many in its `stack`."""

    key: str
    name: str
    start: int
    stack: int
    cost: Amounts
    points: int
    confidence: Confidence
    source: tuple[str, ...]


def _amounts(cost: dict[str, int] | None) -> Amounts:
    return tuple(cost.get(good, 0) for good in GOODS) if cost else NO_GOODS


def _good(name: str | None) -> Good | None:
    return None if name is None else GOODS.index(name)


def _draw_card(row: dict[str, Any]) -> DrawCard:
    return DrawCard(
        key=row["key"],
        name=row["name"],
        family=row["family"],
        kind=row["kind"],
        copies=row["copies"],
        cost=_amounts(row.get("cost")),
        points=row.get("points", 0),
        commerce=row.get("commerce", 0),
        strength=row.get("strength", 0),
        tournament=row.get("tournament", 0),
        hand_limit=row.get("hand_limit", 0),
        strength_per_knight=row.get("strength_per_knight", 0),
        commerce_per_fleet=row.get("commerce_per_fleet", 0),
        doubles=_good(row.get("doubles")),
        trades=_good(row.get("trades")),
        rate=row.get("rate", 0),
        search_cost=row.get("search_cost"),
        flags=frozenset(row.get("flags", ())),
        answers=row.get("answers"),
        text=row["text"],
        confidence=row["confidence"],
        source=tuple(row["source"]),
    )


_PRINTED: Final = json.loads(
    files("engine.card_game.cards").joinpath("cards.json").read_text(encoding="utf-8")
)

CARDS: Final = tuple(_draw_card(row) for row in _PRINTED["draw"])
"""The draw cards, one of each kind."""
EVENTS: Final = tuple(
    EventCard(
        row["key"], row["name"], row["copies"], row["text"], row["confidence"], tuple(row["source"])
    )
    for row in _PRINTED["events"]
)
REGIONS: Final = tuple(
    RegionCard(
        TERRAINS.index(row["terrain"]),
        row["number"],
        row["set"],
        row["confidence"],
        tuple(row["source"]),
    )
    for row in _PRINTED["regions"]
)
MIDDLE_ROW: Final = tuple(
    MiddleCard(
        row["key"],
        row["name"],
        row["start"],
        row["stack"],
        _amounts(row["cost"]),
        row.get("points", 0),
        row["confidence"],
        tuple(row["source"]),
    )
    for row in _PRINTED["row"]
)
"""Road, settlement and city, as `names` numbers them."""


def regions_in(name: str) -> list[int]:
    """The region cards of a set, or of the stack."""
    return [region for region, card in enumerate(REGIONS) if card.set == name]


CARD_KEYS: Final = tuple(card.key for card in CARDS)
EVENT_KEYS: Final = tuple(event.key for event in EVENTS)

Card: TypeAlias = Annotated[int, Value.named("Card", CARD_KEYS, "A draw card, by its key.")]
EventKey: TypeAlias = Annotated[
    int, Value.named("EventKey", EVENT_KEYS, "An event card, by its key.")
]
Cards: TypeAlias = Annotated[
    tuple[int, ...],
    Value(
        "Cards",
        {
            "type": "array",
            "items": {"enum": list(CARD_KEYS)},
            "description": "Draw cards, by their keys.",
        },
        lambda cards: [CARD_KEYS[card] for card in cards],
        lambda keys: tuple(CARD_KEYS.index(key) for key in keys),
    ),
]
