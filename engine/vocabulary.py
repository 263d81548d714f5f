"""Everything a game can say or be told: the protocol's schema, types and tables are generated from it.

A game declares it as one value; nothing here knows any game."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from types import NoneType, UnionType
from typing import (
    Annotated,
    Any,
    Final,
    Literal,
    NotRequired,
    TypeAlias,
    Union,
    get_args,
    get_origin,
    get_type_hints,
    is_typeddict,
)

from engine.codec import UNMARKED, Fact, Value, facts_of, mark_of

Schema: TypeAlias = dict[str, Any]
"""A JSON Schema."""


@dataclass(frozen=True, slots=True)
class Elsewhere:
    """The mark of a type whose schema has that name in the vocabulary."""

    name: str


@dataclass(frozen=True, slots=True)
class DecisionKind:
    """The meaning of a kind of decision, and the TypedDict of its public part."""

    meaning: str
    shows: type[Any]


@dataclass(frozen=True, slots=True)
class RefusalKind:
    """The meaning of a code of refusal, and the TypedDicts of the facts that may come with it."""

    meaning: str
    facts: tuple[type[Any], ...]


@dataclass(frozen=True, slots=True)
class Vocabulary:
    """The vocabulary of one game."""

    actions: tuple[type[Any], ...]
    actor: str
    """The field of actions that a client leaves out, because its seat already tells who acts."""
    events: tuple[type[Any], ...]
    """The events that clients are told."""
    decisions: Mapping[str, DecisionKind]
    refusals: Mapping[str, RefusalKind]
    forms: tuple[type[Any], ...]
    view: type[Any]
    drawn: type[Any] | None
    """The TypedDict of a board that nobody plays on yet; None for a game without a board."""
    options: Mapping[str, Any]
    """By key of an option: the type of what it shows in the view."""


def refusal_kinds(codes: Any, usual: type[Any]) -> dict[str, RefusalKind]:
    """Refusal kinds from a union of annotated literals: code, meaning, facts; `usual` are the facts of a code that names none."""
    kinds = {}
    for code in get_args(codes):
        literal, meaning, *facts = get_args(code)
        (name,) = get_args(literal)
        kinds[name] = RefusalKind(meaning, tuple(facts) or (usual,))
    return kinds


def description_of(kind: type[Any]) -> str:
    """The docstring of a kind on one line; before Python 3.13 its lines are still indented."""
    return " ".join((kind.__doc__ or "").split())


def hints_of(kind: type[Any]) -> dict[str, Any]:
    """The types of the fields of a TypedDict, with their marks."""
    return get_type_hints(kind, include_extras=True)


class Definitions:
    """The JSON Schemas of a vocabulary, by name; each refers to the others as `prefix` and name."""

    def __init__(self, vocabulary: Vocabulary, prefix: str) -> None:
        self._prefix = prefix
        self.schemas: dict[str, Schema] = {}
        self.values: dict[str, Value] = {}
        """The values that fields hold, by name."""
        actions, events = vocabulary.actions, vocabulary.events
        for kind in actions:
            self._define(kind.__name__, self._action(kind, vocabulary.actor))
        for kind in events:
            self._define(kind.__name__, self._event(kind))
        self.schemas |= {
            "Action": self._one_of(kind.__name__ for kind in actions),
            "Event": self._one_of(kind.__name__ for kind in events),
            "Decision": {
                "oneOf": [self._decision(name, kind) for name, kind in vocabulary.decisions.items()]
            },
            "Refusal": {
                "oneOf": [
                    self._refusal(code, facts)
                    for code, kind in vocabulary.refusals.items()
                    for facts in kind.facts
                ]
            },
            "CodeOfRefusal": {"enum": list(vocabulary.refusals)},
            "Legal": {
                "oneOf": [
                    self._column(kind, vocabulary.actor)
                    for kind in actions
                    if kind.__name__ not in self._filled_in(vocabulary)
                ]
            },
            "Form": {"oneOf": [self.of(form) for form in vocabulary.forms]},
            "Options": _record(
                "What options show, by key.",
                {key: self.of(shown) for key, shown in vocabulary.options.items()},
                (),
            ),
        }
        self.of(vocabulary.view)
        if vocabulary.drawn is not None:
            self.of(vocabulary.drawn)

    def said_by_players(self, vocabulary: Vocabulary) -> dict[str, Schema]:
        """The schemas of the actions, and of the values that their fields hold."""
        said = {kind.__name__: self.schemas[kind.__name__] for kind in vocabulary.actions}
        return said | {name: self.schemas[name] for name in self.values}

    def of(self, hint: Any) -> Schema:
        """The schema of a type; what has a name of its own becomes a definition."""
        if (value := mark_of(hint)) is not None:
            return self._value(value)
        if is_typeddict(hint):
            return self._typed_dict(hint)
        if hint in UNMARKED:
            return {**UNMARKED[hint].schema}
        if hint is NoneType:
            return {"type": "null"}
        arguments = get_args(hint)
        match get_origin(hint):
            case origin if origin is Annotated:
                (mark,) = (mark for mark in arguments[1:] if isinstance(mark, Elsewhere))
                return self._ref(mark.name)
            case origin if origin is NotRequired:
                return self.of(arguments[0])
            case origin if origin is Literal:
                return {"enum": list(arguments)} if len(arguments) > 1 else {"const": arguments[0]}
            case origin if origin in (Union, UnionType):
                return {"anyOf": [self.of(one) for one in arguments]}
            case origin if origin is list:
                return {"type": "array", "items": self.of(arguments[0])}
            case origin if origin is dict:
                return {"type": "object", "additionalProperties": self.of(arguments[1])}
        raise TypeError(f"{hint} says nothing about its JSON")

    def _define(self, name: str, schema: Schema) -> Schema:
        if self.schemas.setdefault(name, schema) != schema:
            raise TypeError(f"two things are called {name}")
        return self._ref(name)

    def _ref(self, name: str) -> Schema:
        return {"$ref": f"#/$defs/{self._prefix}{name}"}

    def _one_of(self, names: Iterator[str]) -> Schema:
        return {"oneOf": [self._ref(name) for name in names]}

    def _value(self, value: Value) -> Schema:
        if value in UNMARKED.values():
            return {**value.schema}
        self.values[value.name] = value
        return self._define(value.name, {**value.schema})

    def _typed_dict(self, kind: type[Any]) -> Schema:
        return self._define(kind.__name__, _record(description_of(kind), *self._fields(kind)))

    def _filled_in(self, vocabulary: Vocabulary) -> set[str]:
        """Kinds of action that are not listed: a form says what there is to fill in."""
        return {kind for form in vocabulary.forms for kind in get_args(hints_of(form)["type"])}

    def _column(self, kind: type[Any], actor: str) -> Schema:
        """Several actions of a kind: by field what each of them says."""
        columns = {
            name: {"type": "array", "items": schema} if name != "type" else schema
            for name, schema in self._action(kind, actor)["properties"].items()
        }
        return _record("", columns, tuple(columns))

    def _fields(self, kind: type[Any]) -> tuple[dict[str, Schema], tuple[str, ...]]:
        """The schemas of a TypedDict's fields, and which of them there always are."""
        hints = hints_of(kind)
        required: frozenset[str] = getattr(kind, "__required_keys__", frozenset())
        return {name: self.of(hint) for name, hint in hints.items()}, tuple(
            name for name in hints if name in required
        )

    def _action(self, kind: type[Any], actor: str) -> Schema:
        facts = [fact for fact in facts_of(kind) if fact.name != actor]
        return self._said(kind, facts, [fact.name for fact in facts])

    def _event(self, kind: type[Any]) -> Schema:
        """The schema of an event, whose hidden or None fields are absent."""
        facts = [
            Fact(fact.field, fact.value, False) if fact.optional else fact
            for fact in facts_of(kind)
        ]
        always = [fact.name for fact in facts_of(kind) if not fact.optional]
        return self._said(kind, facts, always)

    def _said(self, kind: type[Any], facts: list[Fact], always: list[str]) -> Schema:
        fields = {fact.name: self._fact(fact) for fact in facts}
        return _record(
            description_of(kind), {"type": {"const": kind.__name__}, **fields}, ("type", *always)
        )

    def _fact(self, fact: Fact) -> Schema:
        schema = self._value(fact.value)
        if audience := fact.field.metadata.get("known_to"):
            whom = " and ".join(f"`{name}`" for name in audience)
            return {**schema, "description": f"only for {whom}"}
        return {"anyOf": [schema, {"type": "null"}]} if fact.optional else schema

    def _decision(self, name: str, kind: DecisionKind) -> Schema:
        fields, always = self._fields(kind.shows)
        return _record(kind.meaning, {"kind": {"const": name}, **fields}, ("kind", *always))

    def _refusal(self, code: str, facts: type[Any]) -> Schema:
        return _record("", {"code": {"const": code}, "facts": self.of(facts)}, ("code", "facts"))


def _record(description: str, properties: dict[str, Schema], required: tuple[str, ...]) -> Schema:
    record: Schema = {"type": "object", "properties": properties, "additionalProperties": False}
    if required:
        record["required"] = list(required)
    return {"description": description, **record} if description else record


__all__: Final = [
    "DecisionKind",
    "Definitions",
    "Elsewhere",
    "RefusalKind",
    "Schema",
    "Vocabulary",
    "description_of",
    "hints_of",
    "refusal_kinds",
]
