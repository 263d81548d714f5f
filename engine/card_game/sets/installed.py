"""The sets of this installation: the printed one, and those of other packages, which name theirs as an entry point of the group
`hexhaven.card_sets` (docs/adding-a-card.md).

A set that cannot be used is left out whole, with a sentence: its games stay closed, all others play."""

import re
from collections import defaultdict
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from importlib.metadata import EntryPoint, entry_points
from typing import Any, Final, TypeVar

from engine.api import ConfigError, NotInstalled
from engine.card_game.core import cards
from engine.card_game.core.actions import ACTIONS
from engine.card_game.core.cards import (
    CARD_KEYS,
    EVENT_KEYS,
    Card,
    DrawCard,
    EventCard,
    EventKey,
    key_of,
)
from engine.card_game.core.decisions import DECISIONS
from engine.card_game.core.events import EVENTS
from engine.card_game.core.state import State
from engine.card_game.effects.kind import ActionCard, EventEffect
from engine.card_game.sets.kind import CardSet
from engine.card_game.sets.printed import PRINTED_SET
from engine.card_game.sets.reading import Unusable, draw_cards, event_cards, has_effect
from engine.codec import JsonObject
from engine.kernel.action_rules import ActionRule, Arrival
from engine.kernel.decisions import Decision

E = TypeVar("E")

GROUP: Final = "hexhaven.card_sets"
KEY: Final = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*-[1-9][0-9]*")
"""A name, and a version."""

SETS: Final[dict[str, CardSet]] = {}
"""By key, in the order of their cards' numbers, which does not depend on what else is installed."""
PROBLEMS: Final[dict[str, str]] = {}
"""By key, a sentence on a set that cannot be used."""
ACTION_CARDS: Final[dict[Card, ActionCard]] = {}
"""By card: its effect when it is played."""
EVENT_CARDS: Final[dict[EventKey, EventEffect]] = {}
"""By event card: its effect."""
ACTION_RULES: Final[list[ActionRule[State, Any, Any]]] = []
ARRIVALS: Final[dict[type[Decision], Arrival[State, Any]]] = {}


def chosen(keys: Iterable[Any]) -> tuple[str, ...]:
    """The sets of a table, in the order of their numbers; the printed one is always among them. Raises NotInstalled naming a set
    that is not there, ConfigError without the printed one."""
    named = list(keys)
    for key in named:
        if not isinstance(key, str) or key not in SETS:
            problem = PROBLEMS.get(key) if isinstance(key, str) else None
            missing = f"The set of cards {str(key)[:40]!r} is not installed."
            raise NotInstalled(problem or missing)
    if PRINTED_SET.key not in named:
        text = f"The set of cards {PRINTED_SET.key!r} is part of every game."
        raise ConfigError("malformed", text)
    return tuple(key for key in SETS if key in named)


def install(card_set: CardSet) -> None:
    """Add a set. Raises Unusable naming what is wrong; nothing of the set is there then."""
    if KEY.fullmatch(card_set.key) is None:
        raise Unusable(f"a set has a name and a version, such as harvest-1, not {card_set.key!r}")
    if card_set is not PRINTED_SET:
        draw = draw_cards(card_set.draw, card_set.key)
        events = event_cards(card_set.events, card_set.key)
        _check_effects(card_set, draw, events)
        _check_rules(card_set)
        try:
            cards.add(draw, events)
        except ValueError as error:
            raise Unusable(str(error)) from None
    SETS[card_set.key] = card_set
    for row in card_set.draw:
        if effect := _named(row, card_set.action_cards, PRINTED_SET.action_cards):
            ACTION_CARDS[CARD_KEYS.index(key_of(row["key"], card_set.key))] = effect
    for row in card_set.events:
        if happens := _named(row, card_set.event_effects, PRINTED_SET.event_effects):
            EVENT_CARDS[EVENT_KEYS.index(key_of(row["key"], card_set.key))] = happens
    ACTION_RULES.extend(rule for rule in card_set.action_rules if rule not in ACTION_RULES)
    ARRIVALS.update(card_set.arrivals)


def _named(row: JsonObject, own: Mapping[str, E], printed: Mapping[str, E]) -> E | None:
    """The effect of a card: the one that its row names, or the one of its own name."""
    name = str(row.get("effect", row["key"]))
    return own.get(name) or (printed.get(name) if "effect" in row or own is printed else None)


def _check_effects(
    card_set: CardSet, draw: Sequence[DrawCard], events: Sequence[EventCard]
) -> None:
    """Raise Unusable for a card without its effect, and for an effect without a card."""
    needed = [
        (row, "effect", card_set.action_cards, PRINTED_SET.action_cards)
        for row, card in zip(card_set.draw, draw, strict=True)
        if has_effect(card) or "effect" in row
    ]
    turned = [
        (row, "effect of an event", card_set.event_effects, PRINTED_SET.event_effects)
        for row in card_set.events
    ]
    for row, what, own, printed in (*needed, *turned):
        if _named(row, own, printed) is None:
            name = row.get("effect", row["key"])
            raise Unusable(f"the card {row['key']!r} names the {what} {name!r}, which is not there")
    named = {row.get("effect", row["key"]) for row in (*card_set.draw, *card_set.events)}
    for name in (*card_set.action_cards, *card_set.event_effects):
        if name not in named:
            raise Unusable(f"no card has the effect {name!r}")


def _check_rules(card_set: CardSet) -> None:
    """Raise Unusable for a rule of an action that has another one; two versions of a set may share theirs."""
    for rule in card_set.action_rules:
        if any(other.action is rule.action and other != rule for other in ACTION_RULES):
            raise Unusable(f"the action {rule.action.__name__!r} has two rules")


# --- the sets of other packages


def install_found(found: Iterable[EntryPoint]) -> None:
    """Install the sets of these entry points in the order of their keys; what cannot be used becomes a problem."""
    by_key: dict[str, list[EntryPoint]] = defaultdict(list)
    for entry in found:
        by_key[entry.name].append(entry)
    loaded: dict[str, tuple[EntryPoint, CardSet]] = {}
    for key, entries in sorted(by_key.items()):
        with _or_a_problem(key):
            loaded[key] = entries[0], _load(key, entries)
    for key, (entry, card_set) in loaded.items():
        with _or_a_problem(key):
            together = [other for each, other in loaded.values() if _root(each) == _root(entry)]
            _check_actions(_root(entry), together)
            install(card_set)
    used = {_root(entry) for key, (entry, _) in loaded.items() if key in SETS}
    _forget({_root(entry) for entries in by_key.values() for entry in entries} - used)


def _load(key: str, entries: Sequence[EntryPoint]) -> CardSet:
    if len(entries) > 1:
        packages = sorted(_package_of(entry) for entry in entries)
        raise Unusable(f"several packages bring it: {', '.join(packages)}")
    (entry,) = entries
    try:
        card_set = entry.load()
    except Exception as error:  # whatever somebody else's module raises
        raise Unusable(
            f"{_package_of(entry)} does not load ({type(error).__name__}: {error})"
        ) from error
    if not isinstance(card_set, CardSet) or card_set.key != key:
        raise Unusable(f"{_package_of(entry)} names it, but {entry.value!r} is no such set")
    return card_set


def _check_actions(package: str, sets: Sequence[CardSet]) -> None:
    """Raise Unusable for an action of a package that none of its sets has a rule for."""
    ruled = {rule.action for card_set in sets for rule in card_set.action_rules}
    for action in ACTIONS:
        if action.__module__.partition(".")[0] == package and action not in ruled:
            raise Unusable(f"the action {action.__name__!r} has no rule")


def _root(entry: EntryPoint) -> str:
    return entry.module.partition(".")[0]


def _package_of(entry: EntryPoint) -> str:
    return entry.dist.name if entry.dist is not None else entry.module


@contextmanager
def _or_a_problem(key: str) -> Iterator[None]:
    """Note why a set cannot be used."""
    try:
        yield
    except Exception as error:  # a set may be made of anything
        why = str(error) if isinstance(error, Unusable) else f"{type(error).__name__}: {error}"
        PROBLEMS[key] = f"The set of cards {key!r} cannot be used: {why}."


def _forget(packages: Collection[str]) -> None:
    """Forget the kinds that these packages have declared."""
    for kinds in (ACTIONS, DECISIONS, EVENTS):
        for name, kind in [*kinds.by_name.items()]:
            if kind.__module__.partition(".")[0] in packages:
                del kinds.by_name[name]


install(PRINTED_SET)
install_found(entry_points(group=GROUP))
