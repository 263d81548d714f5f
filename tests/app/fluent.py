"""The needs of the client's words, as the reference parser of Fluent reads them."""

from collections.abc import Iterator
from dataclasses import dataclass, field

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

FUNCTIONS = {"NUMBER", "DATETIME", "ELIDE"}
"""The functions that the client's bundle can call."""


class Unreadable(Exception):
    """An error in a file, and the line it is in."""


@dataclass
class Message:
    """The needs of a message: arguments, and other messages or terms."""

    variables: set[str] = field(default_factory=set)
    references: set[str] = field(default_factory=set)


def messages_of(source: str) -> dict[str, Message]:
    """Every message and term (`-product`) of a file. Raises Unreadable."""
    found: dict[str, Message] = {}
    for entry in FluentParser().parse(source).body:
        if isinstance(entry, ast.Junk):
            (problem, *_) = entry.annotations
            raise Unreadable(f"line {_line(source, problem)}: {problem.message}")
        if not isinstance(entry, ast.Message | ast.Term):
            continue
        name = f"-{entry.id.name}" if isinstance(entry, ast.Term) else entry.id.name
        where = f"line {_line(source, entry)}: {name}"
        if name in found:
            raise Unreadable(f"{where} is there twice")
        if entry.value is None or entry.attributes:
            raise Unreadable(f"{where} has attributes, which the client does not show")
        needs = _Needs()
        needs.visit(entry.value)
        if unknown := needs.functions - FUNCTIONS:
            raise Unreadable(f"{where} calls {min(unknown)}, which does not exist")
        found[name] = needs.message
    return found


def texts_of(source: str) -> Iterator[tuple[str, str]]:
    """The texts of every message of a file, one for each variant of its choices, with {} for whatever is filled in."""
    for entry in FluentParser().parse(source).body:
        if isinstance(entry, ast.Message | ast.Term):
            patterns = _Patterns()
            patterns.visit(entry)
            yield from ((entry.id.name, text) for text in patterns.texts)


def choices_of(source: str) -> dict[str, dict[str, set[str]]]:
    """The selectors of every message of a file: for each argument, the keys of the variants."""
    found: dict[str, dict[str, set[str]]] = {}
    for entry in FluentParser().parse(source).body:
        if isinstance(entry, ast.Message | ast.Term):
            choices = _Choices()
            choices.visit(entry)
            found[entry.id.name] = choices.found
    return found


def numbers_of(source: str) -> set[str]:
    """The arguments that the messages of a file write with NUMBER()."""
    numbers = _Numbers()
    numbers.visit(FluentParser().parse(source))
    return numbers.found


class _Numbers(Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:  # noqa: N802 - so Visitor finds it
        if node.id.name == "NUMBER":
            given = node.arguments.positional
            self.found |= {
                each.id.name for each in given if isinstance(each, ast.VariableReference)
            }


class _Choices(Visitor):
    def __init__(self) -> None:
        self.found: dict[str, set[str]] = {}

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802 - so Visitor finds it
        if isinstance(node.selector, ast.VariableReference):
            keys = {
                each.key.name if isinstance(each.key, ast.Identifier) else each.key.value
                for each in node.variants
            }
            self.found.setdefault(node.selector.id.name, set()).update(keys)
        self.generic_visit(node)


class _Patterns(Visitor):
    def __init__(self) -> None:
        self.texts: list[str] = []

    def visit_Pattern(self, node: ast.Pattern) -> None:  # noqa: N802 - so Visitor finds it
        self.texts.append(
            "".join(
                each.value if isinstance(each, ast.TextElement) else "{}" for each in node.elements
            )
        )
        self.generic_visit(node)


class _Needs(Visitor):
    def __init__(self) -> None:
        self.message = Message()
        self.functions: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - so Visitor finds it
        self.message.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.message.references.add(node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:  # noqa: N802
        self.message.references.add(f"-{node.id.name}")
        self.generic_visit(node)

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:  # noqa: N802
        self.functions.add(node.id.name)
        self.generic_visit(node)


def _line(source: str, node: ast.SyntaxNode) -> int:
    return source.count("\n", 0, node.span.start if node.span else 0) + 1
