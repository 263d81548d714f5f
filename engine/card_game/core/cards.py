"""The cards: what is printed on them, read from `cards/cards.json` for the 120 of the printed set; what no number can say is in `effects/`.

The rows of that file are frozen: stored games shuffle and name cards, events and regions by their positions, so a row that is added,
removed or moved, or another number of copies, makes all of them unreadable. Other cards come in sets of their own
(`engine.card_game.sets`), behind the printed ones.

Nothing but an effect's own file asks for a card by its key: whoever looks for cards asks for a flag (sources: event-cards)."""

import json
from collections.abc import Sequence
from dataclasses import dataclass, replace
from importlib.resources import files
from typing import Annotated, Any, Final, Literal, TypeAlias

from engine.card_game.core.names import GOODS, NO_GOODS, TERRAINS, Amounts, Good, TerrainName
from engine.codec import JsonObject, Value

Family: TypeAlias = Literal["territory", "city", "action"]
Kind: TypeAlias = Literal["building", "fleet", "knight", "neutral", "attack", "counter"]
Confidence: TypeAlias = Literal["high", "medium", "low"]

PRINTED: Final = "printed-1"
"""The set of the printed cards."""
UNITS: Final = ("knight", "fleet")
"""Every other upgrade is a building (sources: units-and-buildings)."""


@dataclass(frozen=True, slots=True)
class DrawCard:
    """A card of the draw stacks. Upgrades of the family `territory` stand at settlements and cities, those of `city` at cities."""

    key: str
    name: str
    set: str
    """The set of cards that brings it."""
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
    set: str
    """The set of cards that brings it."""
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


def draw_card(row: dict[str, Any], card_set: str = PRINTED) -> DrawCard:
    """A draw card from its row of a file of cards. Raises KeyError for a row that is no card, ValueError for a good that is none."""
    return DrawCard(
        key=key_of(row["key"], card_set),
        name=row["name"],
        set=card_set,
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
        confidence=row.get("confidence", "high"),
        source=tuple(row.get("source", ())),
    )


def event_card(row: dict[str, Any], card_set: str = PRINTED) -> EventCard:
    """An event card from its row of a file of cards. Raises KeyError for a row that is no card."""
    return EventCard(
        key=key_of(row["key"], card_set),
        name=row["name"],
        set=card_set,
        copies=row["copies"],
        text=row["text"],
        confidence=row.get("confidence", "high"),
        source=tuple(row.get("source", ())),
    )


def key_of(key: str, card_set: str) -> str:
    """The key of a card: two sets may each bring a `mill`."""
    return key if card_set == PRINTED else f"{card_set}-{key}"


PRINTED_ROWS: Final = json.loads(
    files("engine.card_game.cards").joinpath("cards.json").read_text(encoding="utf-8")
)

CARDS: Final = [draw_card(row) for row in PRINTED_ROWS["draw"]]
"""The draw cards, one of each kind: those of the printed set, then those of every other."""
EVENTS: Final = [event_card(row) for row in PRINTED_ROWS["events"]]
"""The event cards, likewise."""
REGIONS: Final = tuple(
    RegionCard(
        TERRAINS.index(row["terrain"]),
        row["number"],
        row["set"],
        row["confidence"],
        tuple(row["source"]),
    )
    for row in PRINTED_ROWS["regions"]
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
    for row in PRINTED_ROWS["row"]
)
"""Road, settlement and city, as `names` numbers them."""


def regions_in(name: str) -> list[int]:
    """The region cards of a set, or of the stack."""
    return [region for region, card in enumerate(REGIONS) if card.set == name]


CARD_KEYS: Final = [card.key for card in CARDS]
EVENT_KEYS: Final = [event.key for event in EVENTS]


def add(draw: Sequence[DrawCard], events: Sequence[EventCard]) -> None:
    """Give the cards of another set the next numbers. Raises ValueError for a key that another card has."""
    draw_keys, event_keys = [card.key for card in draw], [event.key for event in events]
    taken = {*CARD_KEYS, *EVENT_KEYS}
    for key in (*draw_keys, *event_keys):
        if key in taken:
            raise ValueError(f"there are two cards {key!r}")
        taken.add(key)
    CARDS.extend(draw)
    CARD_KEYS.extend(draw_keys)
    EVENTS.extend(events)
    EVENT_KEYS.extend(event_keys)


KEY_IN_ANOTHER_SET: Final = r"^[a-z][a-z0-9-]*-[1-9][0-9]*-."
"""Keys of cards that are not printed begin with the key of their set."""


def _one_of(keys: Sequence[str]) -> JsonObject:
    """The schema of the keys of cards: those that are printed, or some that another set brings."""
    return {"anyOf": [{"enum": list(keys)}, {"type": "string", "pattern": KEY_IN_ANOTHER_SET}]}


def _named(name: str, keys: Sequence[str], meaning: str) -> Value:
    value = Value.named(name, keys, meaning)
    return replace(value, schema={**_one_of(keys), "description": meaning})


Card: TypeAlias = Annotated[int, _named("Card", CARD_KEYS, "A draw card, by its key.")]
EventKey: TypeAlias = Annotated[int, _named("EventKey", EVENT_KEYS, "An event card, by its key.")]
Cards: TypeAlias = Annotated[
    tuple[int, ...],
    Value(
        "Cards",
        {
            "type": "array",
            "items": _one_of(CARD_KEYS),
            "description": "Draw cards, by their keys.",
        },
        lambda cards: [CARD_KEYS[card] for card in cards],
        lambda keys: tuple(CARD_KEYS.index(key) for key in keys),
    ),
]
