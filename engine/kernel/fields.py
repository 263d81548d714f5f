"""The fields of a state: each is declared once, with its start, its copy and its saved form.

`declared` makes the slots, `copy` and the table of fields out of the declarations; a copy is one straight run of assignments,
because that is the cost of search."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final, TypeAlias, TypeVar, cast

from engine import FIRST_ENGINE

T = TypeVar("T")
Start: TypeAlias = Callable[[Any], Any]
"""The starting value, given the rules of the game."""


@dataclass(frozen=True, slots=True)
class Codec:
    """A value as plain JSON, both ways."""

    to_json: Callable[[Any], Any]
    from_json: Callable[[Any], Any]


def same(value: T) -> T:
    """The value itself: it is JSON already."""
    return value


PLAIN: Final = Codec(same, same)
TUPLE: Final = Codec(list, tuple)
"""A tuple of plain values."""
TUPLES: Final = Codec(
    lambda tuples: [list(each) for each in tuples], lambda lists: [tuple(each) for each in lists]
)
"""A list of tuples of plain values."""
WORD: Final = "%x"
"""A hexadecimal number; a fifth quicker than an f-string."""
MASK: Final = Codec(lambda mask: WORD % mask, lambda word: int(word, 16))
"""A mask as a hexadecimal string: JSON readers elsewhere would lose bits of a large number."""
MASKS: Final = Codec(
    lambda masks: [WORD % mask for mask in masks], lambda words: [int(word, 16) for word in words]
)


@dataclass(frozen=True, slots=True)
class Field:
    """The start, the copy and the saved form of one field of a state."""

    copied: str
    """The copy of `self.{name}`, as an expression."""
    start: Start | None
    """The value at the start of a game; None where the game sets it itself."""
    saved: Codec | None
    """Its saved form; None if it follows from other fields."""
    since: int = FIRST_ENGINE
    """The version of the engine that brought it: games that an earlier one began are saved and hashed without it."""


def shared(start: Start | None = None, saved: Codec | None = PLAIN) -> Any:
    """A field with an immutable value: copies share it."""
    return Field("self.{name}", start, saved)


def flat(start: Start, saved: Codec | None = PLAIN, since: int = FIRST_ENGINE) -> Any:
    """A field that is a list of immutable values."""
    return Field("self.{name}[:]", start, saved, since)


def nested(start: Start, saved: Codec | None = PLAIN) -> Any:
    """A field that is a list of flat lists."""
    return Field("[each[:] for each in self.{name}]", start, saved)


def owned(start: Start, saved: Codec | None) -> Any:
    """A field that is a list of objects with a `copy` of their own."""
    return Field("[each.copy() for each in self.{name}]", start, saved)


def begun(kind: type[T], rules: Any) -> T:
    """A state with the starting value of every field that has one; the game sets the others."""
    state = kind.__new__(kind)
    fields: dict[str, Field] = kind.fields  # type: ignore[attr-defined]  # made by `declared`
    for name, field in fields.items():
        if field.start is not None:
            setattr(state, name, field.start(rules))
    return state


def declared(kind: type[T]) -> type[T]:
    """The class with a slot for each field, `copy`, and `fields`: the declarations by name."""
    fields = {name: value for name, value in vars(kind).items() if isinstance(value, Field)}
    lines = ["def copy(self):", "    new = object.__new__(type(self))"]
    lines += [
        f"    new.{name} = {field.copied.format(name=name)}" for name, field in fields.items()
    ]
    made: dict[str, Any] = {}
    exec("\n".join([*lines, "    return new"]), made)  # noqa: S102 - of our own declarations, once
    copy = made["copy"]
    copy.__doc__ = "An independent state; what never changes is shared."
    body = {
        name: value
        for name, value in vars(kind).items()
        if name not in fields and name not in {"__dict__", "__weakref__"}
    }
    rebuilt: Any = type(kind)
    return cast(
        type[T],
        rebuilt(
            kind.__name__,
            kind.__bases__,
            {**body, "__slots__": tuple(fields), "copy": copy, "fields": fields},
        ),
    )
