"""Slices: state of an option's own, under its key. A slice's value never changes itself: it is replaced, so that the copies
of a state share it at no cost."""

from collections.abc import Mapping
from dataclasses import dataclass, fields, is_dataclass
from typing import Any, Final, Generic, Protocol, TypeVar, cast

from engine.kernel import fields as fields_of_states
from engine.kernel.fields import PLAIN, Codec

T = TypeVar("T")


class HasOptionState(Protocol):
    """A state that keeps slices."""

    option_state: Mapping[str, Any]


MASK: Final[Mapping[str, Codec]] = {"codec": fields_of_states.MASK}
MASKS: Final[Mapping[str, Codec]] = {"codec": fields_of_states.MASKS}
"""The metadata of a slice's field that is a mask, or several."""


@dataclass(frozen=True, slots=True)
class Slice(Generic[T]):
    """Values of an option's slice: tuples, plain values, or a frozen dataclass of them, with a default for each field that was not
    always there."""

    key: str
    """The key of the option."""
    start: T

    def of(self, state: HasOptionState) -> T:
        """The value of the slice now."""
        return cast(T, state.option_state[self.key])

    def put(self, state: HasOptionState, value: T) -> None:
        """Keep this value instead."""
        state.option_state = {**state.option_state, self.key: value}

    def to_json(self, value: T) -> Any:
        """The value as plain JSON."""
        return _plain(value)

    def from_json(self, data: Any) -> T:
        """The same value again."""
        if is_dataclass(self.start):
            kind: Any = type(self.start)
            written = {field.name: field.metadata.get("codec", PLAIN) for field in fields(kind)}
            read = {name: written[name].from_json(value) for name, value in data.items()}
            return cast(T, kind(**{name: _frozen(value) for name, value in read.items()}))
        return cast(T, _frozen(data))


def _plain(value: Any) -> Any:
    if isinstance(value, tuple):
        return [_plain(item) for item in value]
    if is_dataclass(value):
        return {
            field.name: field.metadata.get("codec", PLAIN).to_json(
                _plain(getattr(value, field.name))
            )
            for field in fields(value)
        }
    return value


def _frozen(data: Any) -> Any:
    return tuple(map(_frozen, data)) if isinstance(data, list) else data
