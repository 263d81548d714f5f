"""The client's messages as readers see them: parsed, and filled in with facts (https://projectfluent.org)."""

from collections.abc import Mapping
from pathlib import Path
from typing import Final, TypeAlias

from fluent.syntax import FluentParser, ast

LOCALES: Final = Path(__file__).parent.parent / "static" / "locales"
Facts: TypeAlias = Mapping[str, str | int]
Messages: TypeAlias = Mapping[str, ast.Pattern]


def messages(language: str, name: str) -> Messages:
    """The messages of one file, by id."""
    source = (LOCALES / language / f"{name}.ftl").read_text("utf-8")
    return {
        entry.id.name: entry.value
        for entry in FluentParser().parse(source).body
        if isinstance(entry, ast.Message) and entry.value is not None
    }


def filled(own: Messages, key: str, facts: Facts) -> str:
    """The text of a message among others, which it may contain. Raises KeyError for what is missing, ValueError for what is not
    implemented here."""
    return _text(own[key], own, facts).strip()


def _text(pattern: ast.Pattern, own: Messages, facts: Facts) -> str:
    return "".join(
        element.value
        if isinstance(element, ast.TextElement)
        else _shown(element.expression, own, facts)
        for element in pattern.elements
    )


def _shown(expression: object, own: Messages, facts: Facts) -> str:
    match expression:
        case ast.StringLiteral():
            return str(expression.parse()["value"])
        case ast.VariableReference():
            return str(facts[expression.id.name])
        case ast.MessageReference():
            return _text(own[expression.id.name], own, facts)
        case ast.SelectExpression(selector=ast.VariableReference() as selector):
            return _text(_chosen(expression.variants, facts[selector.id.name]), own, facts)
    raise ValueError(f"{type(expression).__name__} is not implemented here")


def _chosen(variants: list[ast.Variant], value: str | int) -> ast.Pattern:
    """An exact match, then the plural category of English, then the default."""
    by_key = {_key(variant): variant for variant in variants}
    category = ("one" if value == 1 else "other") if isinstance(value, int) else None
    [default] = (variant for variant in variants if variant.default)
    found = by_key.get(str(value)) or by_key.get(str(category)) or default
    return found.value


def _key(variant: ast.Variant) -> str:
    key = variant.key
    return key.name if isinstance(key, ast.Identifier) else key.value
