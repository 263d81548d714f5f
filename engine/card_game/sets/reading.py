"""Rows of cards from a set that somebody wrote, checked one by one."""

from collections.abc import Callable, Mapping
from typing import Any, Final, TypeVar, get_args

from engine.card_game.core.cards import (
    CARDS,
    DrawCard,
    EventCard,
    Family,
    Kind,
    draw_card,
    event_card,
)
from engine.card_game.core.names import GOODS
from engine.card_game.rules.expanding import CHOOSES_REGIONS
from engine.codec import JsonObject

T = TypeVar("T")

TEXTS: Final = ("key", "name", "text")
COUNTS: Final = (
    *("points", "commerce", "strength", "tournament", "hand_limit", "strength_per_knight"),
    *("commerce_per_fleet", "rate", "search_cost"),
)
ABOUT_GOODS: Final = ("doubles", "trades")
OF_EVERY_CARD: Final = frozenset({*TEXTS, "copies", "effect", "confidence", "source"})
OF_DRAW_CARDS: Final = OF_EVERY_CARD | {
    *("family", "kind", "cost", "flags", "answers"),
    *COUNTS,
    *ABOUT_GOODS,
}
OF_EVENT_CARDS: Final = OF_EVERY_CARD | {"kind"}
KINDS: Final[Mapping[str, tuple[str, ...]]] = {
    "territory": ("building", "fleet", "knight"),
    "city": ("building",),
    "action": ("neutral", "attack", "counter"),
}
"""By family: the kinds of its cards."""
assert set(KINDS) == set(get_args(Family))
assert {kind for kinds in KINDS.values() for kind in kinds} == set(get_args(Kind))


class Unusable(ValueError):
    """Something about a set that keeps it from being used."""


def draw_cards(rows: Any, card_set: str) -> list[DrawCard]:
    """The draw cards of a set. Raises Unusable naming the card and what is wrong with it."""
    read = [_checked(row, OF_DRAW_CARDS, _check_draw, draw_card, card_set) for row in rows]
    known = {flag for card in CARDS for flag in card.flags} | {card.answers for card in read}
    for card in read:
        if unknown := sorted(card.flags - known):
            raise Unusable(
                f"the card {card.key!r} has the flag {unknown[0]!r}, which no rule reads"
            )
    return read


def event_cards(rows: Any, card_set: str) -> list[EventCard]:
    """The event cards of a set. Raises Unusable naming the card and what is wrong with it."""
    return [_checked(row, OF_EVENT_CARDS, _check_any, event_card, card_set) for row in rows]


def has_effect(card: DrawCard) -> bool:
    """Return whether a card is played for an effect: counters answer attacks, Scouts come with a settlement, the others are built."""
    return not card.is_upgrade and card.kind != "counter" and CHOOSES_REGIONS not in card.flags


def _checked(
    row: Any,
    fields: frozenset[str],
    check: Callable[[JsonObject], str | None],
    read: Callable[[JsonObject, str], T],
    card_set: str,
) -> T:
    if not isinstance(row, dict) or not isinstance(row.get("key"), str):
        raise Unusable("each card is an object with a 'key'")
    unknown = next((name for name in row if name not in fields), None)
    wrong = f"has no field {unknown!r}" if unknown is not None else check(row)
    if wrong is not None:
        raise Unusable(f"the card {row['key']!r} {wrong}")
    return read(row, card_set)


def _check_any(row: JsonObject) -> str | None:
    if missing := next((name for name in TEXTS if not _is_text(row.get(name))), None):
        return f"needs a {missing!r} in words"
    if not _is_count(row.get("copies"), 1):
        return "needs 'copies', a whole number from 1"
    return None


def _check_draw(row: JsonObject) -> str | None:
    if wrong := _check_any(row):
        return wrong
    family, kind = str(row.get("family")), str(row.get("kind"))
    if family not in KINDS:
        return f"needs a 'family', one of {', '.join(KINDS)}"
    if kind not in KINDS[family]:
        return f"needs a 'kind' of its family, one of {', '.join(KINDS[family])}"
    for name in COUNTS:
        if name in row and not _is_count(row[name], 0):
            return f"has a {name!r} that is no whole number"
    for name in ABOUT_GOODS:
        if name in row and row[name] not in GOODS:
            return f"has a {name!r} that is no good"
    cost = row.get("cost", {})
    if not isinstance(cost, dict) or not all(
        good in GOODS and _is_count(units, 1) for good, units in cost.items()
    ):
        return f"has a 'cost' that is not so many of {', '.join(GOODS)}"
    if family == "action" and cost:
        return "has a 'cost', but action cards are played for nothing"
    if kind == "counter" and not _is_text(row.get("answers")):
        return "is a counter and needs 'answers', a flag of attacks"
    return None


def _is_text(value: object) -> bool:
    return isinstance(value, str) and bool(value.strip())


def _is_count(value: object, least: int) -> bool:
    return type(value) is int and value >= least
