"""JSON forms of actions, events and decisions (`engine.codec`)."""

from typing import Final

from engine import codec
from engine.card_game.core.actions import ACTIONS, Action
from engine.card_game.core.cards import CARD_KEYS, REGIONS
from engine.card_game.core.events import EVENTS, Event
from engine.card_game.core.grid import COLUMNS, ROWS
from engine.card_game.core.names import GOODS, MOST_GOODS, SEATS, STACKS, Seat, amounts_from_json
from engine.codec import Domain, Domains, Json, JsonObject
from engine.kernel import wire

MOST_UNITS: Final = 60
"""In lists of places."""

_place: Final[Domain] = codec.below(COLUMNS * ROWS)
_region: Final[Domain] = codec.below(len(REGIONS))


DOMAINS: Final[Domains] = {
    "Seat": codec.below(len(SEATS)),
    "Place": _place,
    "Places": codec.several(_place, MOST_UNITS, "places"),
    "Stack": codec.below(STACKS),
    "Region": _region,
    "Regions": codec.several(_region, len(REGIONS), "regions"),
    "OfferId": codec.below(1 << 31),
    "Good": codec.named(GOODS),
    "Goods": codec.counts(amounts_from_json, len(GOODS), MOST_GOODS),
    "Card": codec.named(CARD_KEYS),
    "integer": codec.below(1 << 31),
}


def action_from_json(data: Json, seat: Seat) -> Action:
    """The action that `seat` asks for. Raises Refused with code `malformed`, naming the field that cannot be read."""
    return wire.action_from_json(ACTIONS.by_name, data, seat, DOMAINS)


def is_well_formed(action: Action) -> bool:
    """Whether everything that the action names exists: for actions that were not read from JSON."""
    return codec.is_well_formed(action, DOMAINS)


def event_from_json(data: JsonObject) -> Event:
    """An event as it was stored; what was left out is None."""
    return codec.from_json(EVENTS, data)
