"""JSON forms of actions, events and decisions (`engine.codec`)."""

from typing import Final

from engine import codec
from engine.card_game.core.actions import ACTIONS, Action
from engine.card_game.core.cards import CARD_KEYS, REGIONS
from engine.card_game.core.events import EVENTS, Event
from engine.card_game.core.grid import COLUMNS, ROWS
from engine.card_game.core.names import GOODS, SEATS, STACKS, Seat, amounts_from_json
from engine.codec import Json, JsonObject, Malformed, Reader, Readers

MOST_UNITS: Final = 60
"""In lists of places."""

_place: Final[Reader] = codec.below(COLUMNS * ROWS)
_region: Final[Reader] = codec.below(len(REGIONS))


READERS: Final[Readers] = {
    "Seat": codec.below(len(SEATS)),
    "Place": _place,
    "Places": codec.several(_place, MOST_UNITS, "places"),
    "Stack": codec.below(STACKS),
    "Region": _region,
    "Regions": codec.several(_region, len(REGIONS), "regions"),
    "OfferId": codec.below(1 << 31),
    "Good": codec.named(GOODS),
    "Goods": amounts_from_json,
    "Card": codec.named(CARD_KEYS),
    "integer": codec.below(1 << 31),
}


def action_from_json(data: Json, seat: Seat) -> Action:
    """The action that `seat` asks for. Raises Malformed naming the field that cannot be read."""
    return codec.read(ACTIONS.by_name, data, READERS, {"seat": seat})


def is_well_formed(action: Action) -> bool:
    """Whether everything in the action is there: for actions that were not read from JSON."""
    try:
        return action_from_json(action_to_json(action), action.seat) == action
    except (Malformed, TypeError, IndexError):
        return False


def action_to_json(action: Action) -> JsonObject:
    """The action without its seat, as a client sends it."""
    return codec.to_json(action, without="seat")


def group_actions(actions: list[Action]) -> list[JsonObject]:
    """Actions in columns: one group per kind, each field a list, row by row (docs/protocol.md §3)."""
    return codec.in_columns(map(action_to_json, actions))


def event_from_json(data: JsonObject) -> Event:
    """An event as it was stored; what was left out is None."""
    return codec.from_json(EVENTS, data)
