"""Kinds of actions, events and decisions: frozen dataclasses, declared in the family of their game."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, TypeVar, dataclass_transform

from engine.api import Seat
from engine.codec import Kinds
from engine.kernel.audience import known_to

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class SeatAction:
    """An action of a seat."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class SeatEvent:
    """An event that concerns a seat."""

    seat: Seat


def family() -> Kinds[Any]:
    """A new family of kinds."""
    return Kinds(dataclass(frozen=True, slots=True))


@dataclass_transform(frozen_default=True, field_specifiers=(field, known_to))
def kind_of(kinds: Kinds[Any]) -> Callable[[type[T]], type[T]]:
    """Declare a class as a kind of this family: a frozen dataclass with its name, its description and its fields."""
    return kinds.declare
