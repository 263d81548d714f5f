"""Hints of options for bots: next to its actions, an option says which of them to choose, and when bots ask.

An action about which no option says anything is taken when there is nothing else to do. A worker process that is sent an action
imports its option with it, so it knows what the option says as well."""

from collections.abc import Callable
from enum import IntEnum, auto
from typing import Any, Final, TypeAlias, TypeVar

from engine.board_game.bots.legal import Legal
from engine.board_game.bots.position import Position
from engine.board_game.core.actions import Action, BuildCity
from engine.board_game.core.names import Path, Seat

Choice: TypeAlias = Callable[[Position, Legal], Action | None]
"""Chooses one of the legal actions; None to do something else."""
C = TypeVar("C", bound=Choice)
A = TypeVar("A", bound=Action)
Loss: TypeAlias = Callable[[Position, A], dict[Seat, int]]
"""Pips that a move of the robber takes from each seat."""
L = TypeVar("L", bound=Callable[..., dict[Seat, int]])


class When(IntEnum):
    """The moments at which bots ask an option. They ask in every decision: the hash of a whole number takes no call in Python."""

    DUE = auto()
    """At once: the action answers a decision of its own kind."""
    MEANWHILE = auto()
    """While somebody else decides."""
    CARD = auto()
    """On one's turn, before any other card."""
    BEFORE_THE_ROLL = auto()
    """Before the roll, when there is nothing else to do."""
    LEFT_OVER = auto()
    """With the cards that building and trading with the supply have left."""


_CHOICES: Final[dict[When, dict[type[Action], Choice]]] = {when: {} for when in When}


def chooses(kind: type[Action], when: When = When.DUE) -> Callable[[C], C]:
    """Bots ask the decorated function at that moment if such actions are legal."""

    def known(choice: C) -> C:
        _CHOICES[when][kind] = choice
        return choice

    return known


def chosen(when: When, position: Position, legal: Legal) -> Action | None:
    """The action that an option chooses at this moment, if any."""
    choices = _CHOICES[when]
    if legal.present.isdisjoint(choices):
        return None
    for kind, choice in choices.items():
        if legal.of(kind) and (action := choice(position, legal)) is not None:
            return action
    return None


def asks(when: When, kind: type[Action]) -> bool:
    """Return whether an option is asked about such actions at that moment."""
    return kind in _CHOICES[when]


def saves_for(position: Position, legal: Legal) -> str:
    """The piece that the cards in hand are for: not a city that is paid for and has no place."""
    plan = position.plan()
    if plan == "city" and not any(position.missing(plan)) and not legal.of(BuildCity):
        return position.plan(besides="city")
    return plan


Lead: TypeAlias = Callable[[Position, Path], float]
"""Rate a place that something on the path leads to."""
WAYS: Final[dict[type[Any], Lead]] = {}
"""Kinds of action that build something like a road, with where it leads."""


def as_a_road_does(position: Position, path: Path) -> float:
    """Rate a road on that path."""
    return position.promise(path)


PLACED_WAYS: Final[dict[type[Any], Lead]] = {}
"""Kinds of action that place something instead of a free road."""


def built_like_a_road(kind: type[Any], lead: Lead = as_a_road_does) -> None:
    """Bots choose this action where it leads to a better place than a road does."""
    WAYS[kind] = lead


def placed_like_a_road(kind: type[Any], lead: Lead = as_a_road_does) -> None:
    """Bots choose this action where it leads to a better place than a free road does."""
    PLACED_WAYS[kind] = lead


ROBBERIES: Final[dict[type[Any], Loss[Any]]] = {}
"""Other moves of the robber, and the pips they take."""


def moves_the_robber(kind: type[Action]) -> Callable[[L], L]:
    """The decorated function says what such a move of the robber takes from each seat."""

    def known(loss: L) -> L:
        ROBBERIES[kind] = loss
        return loss

    return known
