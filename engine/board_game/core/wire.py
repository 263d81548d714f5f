"""JSON forms of actions and events, read off the annotations of their fields."""

from collections.abc import Callable
from dataclasses import fields
from functools import cache
from typing import Any

from engine.board_game.core.actions import Action
from engine.board_game.core.events import Event, kinds_of_event
from engine.board_game.core.names import CARD_KINDS, RESOURCES, Cards, five
from engine.board_game.core.rules import Rules

Json = Any


class Malformed(ValueError):
    """Something that cannot be read as an action of this board."""


def cards_to_json(cards: Cards | list[int]) -> dict[str, int]:
    """Counts by name, without zeros."""
    return {RESOURCES[kind]: count for kind, count in enumerate(cards) if count}


def cards_from_json(data: Json) -> Cards:
    """Counts by resource. Raises Malformed for anything but small counts of known resources."""
    if not isinstance(data, dict):
        raise Malformed("cards by resource, such as {'brick': 1}")
    counts = [0, 0, 0, 0, 0]
    for name, count in data.items():
        if name not in RESOURCES:
            raise Malformed(f"cards of known resources; {str(name)[:20]!r} is not one")
        if isinstance(count, bool) or not isinstance(count, int) or not 0 <= count <= 999:
            raise Malformed(f"whole numbers of cards, from 0 up; that of {name} is not")
        counts[RESOURCES.index(name)] = count
    return five(counts)


def _named(names: tuple[str, ...]) -> Callable[[Json], int]:
    def read(data: Json) -> int:
        if not isinstance(data, str) or data not in names:
            raise Malformed(f"one of {', '.join(names)}")
        return names.index(data)

    return read


def _below(bound: int) -> Callable[[Json], int]:
    def read(data: Json) -> int:
        if isinstance(data, bool) or not isinstance(data, int) or not 0 <= data < bound:
            raise Malformed(f"a whole number from 0 to {bound - 1}")
        return data

    return read


def _one_of(numbers: tuple[int, ...]) -> Callable[[Json], int]:
    def read(data: Json) -> int:
        if isinstance(data, bool) or not isinstance(data, int) or data not in numbers:
            raise Malformed(f"one of {', '.join(map(str, numbers))}")
        return data

    return read


def _readers(rules: Rules) -> dict[str, Callable[[Json], Any]]:
    geometry = rules.geometry
    seat = _below(len(rules.seats))

    def several_seats(data: Json) -> tuple[int, ...]:
        if not isinstance(data, list) or len(data) > len(rules.seats):
            raise Malformed("a list of seats")
        return tuple(seat(item) for item in data)

    return {
        "Seat": seat,
        "Seat | None": lambda data: None if data is None else seat(data),
        "Seats": several_seats,
        "Neutral": _one_of(rules.neutrals),
        "Hex": _below(len(geometry.hexes)),
        "Intersection": _below(len(geometry.intersections)),
        "Path": _below(len(geometry.ends)),
        "Resource": _named(RESOURCES),
        "Cards": cards_from_json,
        "OfferId": _below(1 << 31),
    }


def action_from_json(data: Json, seat: int, rules: Rules) -> Action:
    """The action that `seat` asks for. Raises Malformed naming the field that cannot be read."""
    if not isinstance(data, dict):
        raise Malformed("An action is a JSON object.")
    kind = rules.actions.get(data["type"]) if isinstance(data.get("type"), str) else None
    if kind is None:
        raise Malformed("An action has a known type.")
    expected = _fields(kind)
    unknown = [str(name) for name in data if name not in expected and name not in ("type", "seat")]
    if unknown:
        raise Malformed(f"{kind.__name__} has no field {unknown[0][:40]!r}.")
    readers = _readers(rules)
    values = {}
    for name, annotation in expected.items():
        if name == "seat":
            continue
        if name not in data and annotation != "Seat | None":
            raise Malformed(f"{kind.__name__} needs a field {name!r}.")
        try:
            values[name] = readers[annotation](data.get(name))
        except Malformed as error:
            raise Malformed(f"The {name!r} of {kind.__name__} has to be {error}.") from None
    return kind(seat, **values)


def names_what_exists(action: Action, rules: Rules) -> bool:
    """Whether every id in the action is one of this board's, and every count a natural number."""
    encoded = action_to_json(action)
    try:
        action_from_json(encoded, action.seat, rules)
    except Malformed:
        return False
    return True


def action_to_json(action: Action) -> dict[str, Json]:
    """The action without its seat, as a client sends it."""
    encoded: dict[str, Json] = {"type": type(action).__name__}
    for name, annotation in _fields(type(action)).items():
        if name != "seat":
            encoded[name] = _encode(annotation, getattr(action, name))
    return encoded


def group_actions(actions: list[Action]) -> list[dict[str, Json]]:
    """Actions in columns: one group per kind, each field a list, row by row (docs/protocol.md §3)."""
    groups: dict[str, dict[str, Json]] = {}
    for action in actions:
        encoded = action_to_json(action)
        kind = encoded.pop("type")
        group = groups.setdefault(kind, {"type": kind, **{name: [] for name in encoded}})
        for name, value in encoded.items():
            group[name].append(value)
    return list(groups.values())


def event_to_json(event: Event, sees: Callable[[Event, Any], bool]) -> dict[str, Json]:
    """The event with those hidden fields that `sees` lets through; what is None is left out."""
    encoded: dict[str, Json] = {"type": type(event).__name__}
    for name, annotation, hidden in _fields_of_event(type(event)):
        value = getattr(event, name)
        if value is None or (hidden is not None and not sees(event, hidden)):
            continue
        encoded[name] = _encode(annotation, value)
    return encoded


def _fields_of_event(kind: type[Event]) -> tuple[tuple[str, str, Any], ...]:
    """Name and annotation of each, and the field itself where it is hidden from some."""
    known = _FIELDS_OF_EVENTS.get(kind)
    if known is None:
        known = _FIELDS_OF_EVENTS[kind] = tuple(
            (field.name, str(field.type), field if "known_to" in field.metadata else None)
            for field in fields(kind)
        )
    return known


_FIELDS_OF_EVENTS: dict[type[Event], tuple[tuple[str, str, Any], ...]] = {}


def event_from_json(data: dict[str, Json]) -> Event:
    """An event as it was stored; what was left out is None."""
    kind = _kinds_of_events()[data["type"]]
    return kind(
        **{
            name: _decode(annotation, data[name]) if name in data else None
            for name, annotation in _fields(kind).items()
        }
    )


@cache
def _kinds_of_events() -> dict[str, type[Event]]:
    return {kind.__name__: kind for kind in kinds_of_event() if kind.told}


def _fields(kind: type[Action] | type[Event]) -> dict[str, str]:
    """The names of a kind's fields, with their annotations."""
    known = _FIELDS.get(kind)
    if known is None:
        known = _FIELDS[kind] = {field.name: str(field.type) for field in fields(kind)}
    return known


_FIELDS: dict[type[Action] | type[Event], dict[str, str]] = {}


def _encode(annotation: str, value: Any) -> Json:
    match annotation:
        case "Cards" | "Cards | None":
            return cards_to_json(value)
        case "Resource" | "Resource | None":
            return RESOURCES[value] if 0 <= value < len(RESOURCES) else value
        case "Card" | "Card | None":
            return CARD_KINDS[value]
        case "Dice" | "Seats" | "Hexes":
            return list(value)
        case "BySeat":
            return {str(seat): count for seat, count in enumerate(value) if count}
    return value


def _decode(annotation: str, value: Json) -> Any:
    match annotation:
        case "Cards" | "Cards | None":
            return cards_from_json(value)
        case "Resource" | "Resource | None":
            return RESOURCES.index(value)
        case "Card" | "Card | None":
            return CARD_KINDS.index(value)
        case "Dice" | "Seats" | "Hexes":
            return tuple(value)
        case "BySeat":
            return tuple(
                value.get(str(seat), 0) for seat in range(1 + max(map(int, value), default=-1))
            )
    return value
