"""JSON forms of actions and events (`engine.codec`), and what a board has that an action may name."""

from functools import lru_cache

from engine import codec
from engine.board_game.core.actions import Action
from engine.board_game.core.events import EVENTS, Event
from engine.board_game.core.names import MOST_CARDS, RESOURCES, cards_from_json
from engine.board_game.core.state import Rules
from engine.codec import Domains, Json, JsonObject
from engine.kernel import wire


@lru_cache(maxsize=256)
def _domains(rules: Rules) -> Domains:
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
        "Cards": codec.counts(cards_from_json, len(RESOURCES), MOST_CARDS),
        "OfferId": codec.below(1 << 31),
    }


def action_from_json(data: Json, seat: int, rules: Rules) -> Action:
    """The action that `seat` asks for. Raises Refused with code `malformed`, naming the field that cannot be read."""
    return wire.action_from_json(rules.actions, data, seat, _domains(rules))


def is_well_formed(action: Action, rules: Rules) -> bool:
    """Return whether every id in the action is one of this board's, and every count a natural number."""
    return codec.is_well_formed(action, _domains(rules))


def event_from_json(data: JsonObject) -> Event:
    """An event as it was stored; what was left out is None."""
    return codec.from_json(EVENTS, data)
