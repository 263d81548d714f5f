"""Actions as clients send them and are sent them (docs/protocol.md §3)."""

from collections.abc import Iterable, Mapping
from typing import Any, TypeVar

from engine import codec
from engine.api import Refused, Seat
from engine.codec import Domains, Json, JsonObject, Malformed

A = TypeVar("A")


def action_from_json(kinds: Mapping[str, type[A]], data: Json, seat: Seat, domains: Domains) -> A:
    """The action that `seat` asks for. Raises Refused with code `malformed`, naming the field that cannot be read."""
    try:
        return codec.read(kinds, data, domains, {"seat": seat})
    except Malformed as error:
        raise Refused("malformed", {}, str(error)) from None


def action_to_json(action: Any) -> JsonObject:
    """The action without its seat, as a client sends it."""
    return codec.to_json(action, without="seat")


def group_actions(actions: Iterable[Any]) -> list[JsonObject]:
    """Actions in columns: one group per kind, each field a list, row by row."""
    return codec.in_columns(map(action_to_json, actions))
