"""JSON forms of actions and events (`engine.codec`), and what a board has that an action may name."""

from functools import lru_cache

from engine import codec
from engine.board_game.core.actions import Action
from engine.board_game.core.events import EVENTS, Event
from engine.board_game.core.names import RESOURCES, cards_from_json
from engine.board_game.core.state import Rules
from engine.codec import Json, JsonObject, Malformed, Readers


@lru_cache(maxsize=256)
def _readers(rules: Rules) -> Readers:
    geometry = rules.geometry
    seat = codec.below(len(rules.seats))
    return {
        "Seat": seat,
        "Seats": codec.several(seat, len(rules.seats), "seats"),
        "Neutral": codec.one_of(rules.neutrals),
        "Hex": codec.below(len(geometry.hexes)),
        "Intersection": codec.below(len(geometry.intersections)),
        "Path": codec.below(len(geometry.ends)),
        "Resource": codec.named(RESOURCES),
        "Cards": cards_from_json,
        "OfferId": codec.below(1 << 31),
    }


def action_from_json(data: Json, seat: int, rules: Rules) -> Action:
    """The action that `seat` asks for. Raises Malformed naming the field that cannot be read."""
    return codec.read(rules.actions, data, _readers(rules), {"seat": seat})


def is_well_formed(action: Action, rules: Rules) -> bool:
    """Whether every id in the action is one of this board's, and every count a natural number."""
    try:
        action_from_json(action_to_json(action), action.seat, rules)
    except Malformed:
        return False
    return True


def action_to_json(action: Action) -> JsonObject:
    """The action without its seat, as a client sends it."""
    return codec.to_json(action, without="seat")


def group_actions(actions: list[Action]) -> list[JsonObject]:
    """Actions in columns: one group per kind, each field a list, row by row (docs/protocol.md §3)."""
    return codec.in_columns(map(action_to_json, actions))


def event_from_json(data: JsonObject) -> Event:
    """An event as it was stored; what was left out is None."""
    return codec.from_json(EVENTS, data)
