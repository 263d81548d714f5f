"""JSON forms of everything a game says, both ways, derived from the annotations of dataclass fields.

A game marks the values of its fields (`Resource: TypeAlias = Annotated[int, Value(…)]`) and declares each kind of action or
event in a family of its own, so that two games may both have a `TurnBegan`."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import Field, dataclass, fields
from types import NoneType
from typing import (
    Annotated,
    Any,
    Final,
    Generic,
    TypeAlias,
    TypeVar,
    dataclass_transform,
    get_args,
    get_origin,
)
from typing import get_type_hints as hints_of

Json: TypeAlias = Any
"""Whatever `json.loads` may return."""
JsonObject: TypeAlias = dict[str, Any]
K = TypeVar("K")
T = TypeVar("T")
S = TypeVar("S", bound=type[Any])


WHOLE_NUMBER: Final[Mapping[str, Any]] = {"type": "integer", "minimum": 0}


class Malformed(ValueError):
    """JSON that cannot be read as what it should be."""


@dataclass(frozen=True, slots=True, eq=False)
class Value:
    """A kind of value a field may hold, as the mark of a type: its name, its JSON Schema, and how it becomes JSON and back.
    Without `encode` and `decode` it is JSON as it is."""

    name: str
    schema: Mapping[str, Any]
    encode: Callable[[Any], Json] | None = None
    decode: Callable[[Json], Any] | None = None
    """Decodes what this program wrote itself: nothing is checked."""

    @classmethod
    def numbered(cls, name: str, meaning: str) -> "Value":
        """A value that is a number in JSON too."""
        return cls(name, {**WHOLE_NUMBER, "description": meaning})

    @classmethod
    def named(cls, name: str, names: Sequence[str], meaning: str) -> "Value":
        """A value that is an index here and a name in JSON."""
        return cls(
            name,
            {"enum": list(names), "description": meaning},
            # an index out of range is written as it is: a player may have tried one
            lambda number: names[number] if 0 <= number < len(names) else number,
            names.index,
        )

    @classmethod
    def several(cls, name: str, meaning: str) -> "Value":
        """A value that is a tuple of numbers."""
        schema = {"type": "array", "items": WHOLE_NUMBER, "description": meaning}
        return cls(name, schema, list, tuple)


UNMARKED: Final = {
    bool: Value("boolean", {"type": "boolean"}),
    int: Value("integer", WHOLE_NUMBER),
    str: Value("string", {"type": "string"}),
}
"""Types that are JSON as they are, and need no mark."""


@dataclass(frozen=True, slots=True, eq=False)
class Domain:
    """The values that exist at one table: JSON from outside is read into one of them, and a value of ours is tested for being one."""

    read: Callable[[Json], Any]
    """Raises Malformed, saying what it has to be."""
    has: Callable[[Any], bool]


Domains: TypeAlias = Mapping[str, Domain]
"""Domains by the name of the value."""


@dataclass(frozen=True, slots=True)
class Fact:
    """A field of a kind: what it may hold, and whether it may be None."""

    field: "Field[Any]"
    value: Value
    optional: bool

    @property
    def name(self) -> str:
        """The name of the field."""
        return self.field.name


@dataclass_transform(frozen_default=True)
def unguarded(kind: type[T]) -> type[T]:
    """A dataclass that only type checkers hold to be frozen: making one costs a third of a frozen one."""
    return dataclass(slots=True)(kind)


class Kinds(Generic[K]):
    """One family of a game (its actions, its events): the kinds there are, by name.

    `made` makes a dataclass out of each class that is declared."""

    def __init__(self, made: Callable[[type[Any]], type[Any]]) -> None:
        self._made = made
        self.by_name: dict[str, type[K]] = {}

    def declare(self, kind: S) -> S:
        """The kind as a dataclass of this family. Raises TypeError without a description, or with a name that is taken."""
        if not kind.__doc__:
            raise TypeError(
                f"{kind.__name__} has no description; the protocol's pages are made of it"
            )
        if kind.__name__ in self.by_name:
            raise TypeError(f"there are two kinds called {kind.__name__}")
        made = self._made(kind)
        facts_of(made)
        self.by_name[kind.__name__] = made
        return made  # type: ignore[return-value]  # a dataclass with slots is the same class made anew

    def __iter__(self) -> Iterator[type[K]]:
        return iter(self.by_name.values())

    def without_secrets(self) -> frozenset[str]:
        """The names of the kinds of which everybody may see every field."""
        return frozenset(
            name
            for name, kind in self.by_name.items()
            if not any(fact.field.metadata for fact in facts_of(kind))
        )


def facts_of(kind: type[Any]) -> tuple[Fact, ...]:
    """The fields of a kind. Raises TypeError for one that holds what is no JSON and is not marked."""
    hints = hints_of(kind, include_extras=True)
    return tuple(_fact(kind, field, hints[field.name]) for field in fields(kind))


def _fact(kind: type[Any], field: "Field[Any]", hint: Any) -> Fact:
    hint, optional = without_none(hint)
    value = mark_of(hint) or UNMARKED.get(hint)
    if value is None:
        raise TypeError(
            f"{kind.__name__}.{field.name} holds {hint}, which is not marked with a Value"
        )
    return Fact(field, value, optional)


def without_none(hint: Any) -> tuple[Any, bool]:
    """The type without None, and whether it had it."""
    alternatives = get_args(hint)
    if get_origin(hint) is Annotated or NoneType not in alternatives:
        return hint, False
    (rest,) = (one for one in alternatives if one is not NoneType)
    return rest, True


def mark_of(hint: Any) -> Value | None:
    """The value that a type is marked with, if any."""
    marks = getattr(hint, "__metadata__", ())
    return next((mark for mark in marks if isinstance(mark, Value)), None)


# --- writing


def to_json(spoken: Any, without: str = "") -> JsonObject:
    """An instance of a declared kind as JSON: its `type`, and every field but the one called `without`."""
    kind = type(spoken)
    encoded: JsonObject = {"type": kind.__name__}
    for name, encode, _hidden in _WRITERS.get(kind) or _writer(kind):
        if name != without:
            value = getattr(spoken, name)
            encoded[name] = value if encode is None or value is None else encode(value)
    return encoded


def to_json_as_seen(spoken: Any, sees: Callable[[Any, "Field[Any]"], bool]) -> JsonObject:
    """Like `to_json`, but leaves out None and every field with metadata that `sees` rejects."""
    kind = type(spoken)
    encoded: JsonObject = {"type": kind.__name__}
    for name, encode, hidden in _WRITERS.get(kind) or _writer(kind):
        value = getattr(spoken, name)
        if value is None or (hidden is not None and not sees(spoken, hidden)):
            continue
        encoded[name] = value if encode is None else encode(value)
    return encoded


_Writer: TypeAlias = tuple[tuple[str, Callable[[Any], Json] | None, "Field[Any] | None"], ...]
_WRITERS: Final[dict[type[Any], _Writer]] = {}


def _writer(kind: type[Any]) -> _Writer:
    _WRITERS[kind] = writer = tuple(
        (fact.name, fact.value.encode, fact.field if fact.field.metadata else None)
        for fact in facts_of(kind)
    )
    return writer


def in_columns(spoken: Iterable[JsonObject]) -> list[JsonObject]:
    """Group JSON forms into columns: one group per `type`, each field a list, row by row."""
    groups: dict[str, JsonObject] = {}
    for encoded in spoken:
        kind = encoded.pop("type")
        group = groups.setdefault(kind, {"type": kind, **{name: [] for name in encoded}})
        for name, value in encoded.items():
            group[name].append(value)
    return list(groups.values())


# --- reading what this program wrote


def from_json(kinds: Kinds[K], data: JsonObject) -> K:
    """An instance of one of these kinds, as this program wrote it; a field that was left out is None."""
    kind = kinds.by_name[data["type"]]
    return kind(
        *[
            None
            if (value := data.get(name)) is None
            else value
            if decode is None
            else decode(value)
            for name, decode in _DECODERS.get(kind) or _decoder(kind)
        ]
    )


_Decoder: TypeAlias = tuple[tuple[str, Callable[[Json], Any] | None], ...]
_DECODERS: Final[dict[type[Any], _Decoder]] = {}


def _decoder(kind: type[Any]) -> _Decoder:
    _DECODERS[kind] = decoder = tuple((fact.name, fact.value.decode) for fact in facts_of(kind))
    return decoder


# --- reading input from outside


def read(kinds: Mapping[str, type[K]], data: Json, domains: Domains, given: Mapping[str, Any]) -> K:
    """An instance of one of these kinds, as a client wrote it; the client may not set the fields in `given`. Raises Malformed naming
    what is wrong."""
    if not isinstance(data, dict):
        raise Malformed("An action is a JSON object.")
    kind = kinds.get(data["type"]) if isinstance(data.get("type"), str) else None
    if kind is None:
        raise Malformed("An action has a known type.")
    facts = _FACTS.get(kind) or _facts(kind)
    unknown = [str(name) for name in data if name not in facts and name not in ("type", *given)]
    if unknown:
        raise Malformed(f"{kind.__name__} has no field {unknown[0][:40]!r}.")
    values = dict(given)
    for name, fact in facts.items():
        if name not in given:
            values[name] = _read_field(kind, fact, data, domains)
    return kind(**values)


def _read_field(kind: type[Any], fact: Fact, data: JsonObject, domains: Domains) -> Any:
    if fact.optional and data.get(fact.name) is None:
        return None
    if fact.name not in data:
        raise Malformed(f"{kind.__name__} needs a field {fact.name!r}.")
    try:
        return domains[fact.value.name].read(data[fact.name])
    except Malformed as error:
        raise Malformed(f"The {fact.name!r} of {kind.__name__} has to be {error}.") from None


def is_well_formed(spoken: Any, domains: Domains) -> bool:
    """Check whether every field of an instance of a declared kind holds a value that exists."""
    kind = type(spoken)
    for name, fact in (_FACTS.get(kind) or _facts(kind)).items():
        value = getattr(spoken, name)
        if not (fact.optional if value is None else domains[fact.value.name].has(value)):
            return False
    return True


_FACTS: Final[dict[type[Any], dict[str, Fact]]] = {}


def _facts(kind: type[Any]) -> dict[str, Fact]:
    _FACTS[kind] = facts = {fact.name: fact for fact in facts_of(kind)}
    return facts


def is_number(value: Any, bound: int) -> bool:
    """Check whether it is a whole number from 0 to `bound` - 1; True and False are none."""
    return type(value) is int and 0 <= value < bound


def named(names: Sequence[str]) -> Domain:
    """Indexes of these names, which are JSON by name."""

    def name(data: Json) -> int:
        if not isinstance(data, str) or data not in names:
            raise Malformed(f"one of {', '.join(names)}")
        return names.index(data)

    return Domain(name, lambda value: is_number(value, len(names)))


def below(bound: int) -> Domain:
    """Whole numbers from 0 to `bound` - 1."""

    def number(data: Json) -> int:
        if not is_number(data, bound):
            raise Malformed(f"a whole number from 0 to {bound - 1}")
        return int(data)

    return Domain(number, lambda value: is_number(value, bound))


def one_of(numbers: Sequence[int]) -> Domain:
    """These numbers."""

    def number(data: Json) -> int:
        if type(data) is not int or data not in numbers:
            raise Malformed(f"one of {', '.join(map(str, numbers))}")
        return data

    return Domain(number, lambda value: type(value) is int and value in numbers)


def several(domain: Domain, most: int, what: str) -> Domain:
    """Tuples of at most `most` values of this domain."""

    def listed(data: Json) -> tuple[Any, ...]:
        if not isinstance(data, list) or len(data) > most:
            raise Malformed(f"a list of {what}")
        return tuple(domain.read(item) for item in data)

    return Domain(
        listed,
        lambda value: (
            isinstance(value, tuple) and len(value) <= most and all(map(domain.has, value))
        ),
    )


def counts(read: Callable[[Json], Any], kinds: int, most: int) -> Domain:
    """Counts of so many kinds, each from 0 to `most`, with their own JSON form."""
    return Domain(
        read,
        lambda value: (
            isinstance(value, tuple)
            and len(value) == kinds
            and all(is_number(count, most + 1) for count in value)
        ),
    )
