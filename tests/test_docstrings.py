"""Docstrings can be read alone, as in a tooltip: each begins with a verb or a term, and everything public has one."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
PACKAGES = ["app"]
QUESTION = re.compile(r"(What|Who|Whose|Whom|Whether|Where|Why|How)\b|.*\?$", re.S)
OUR_OWN = re.compile(
    r"\b(told|said|hears?|whoever|somebody|nobody|anybody|everybody|besides?)\b", re.I
)
"""Words for which there are better ones: sent, received, player, guest, caller, no one, next to, in addition to."""
Documented = ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef


def modules(package: str) -> Iterator[tuple[str, ast.Module]]:
    for file in sorted((ROOT / package).rglob("*.py")):
        yield str(file.relative_to(ROOT)), ast.parse(file.read_text(encoding="utf-8"))


def texts(tree: ast.Module) -> Iterator[tuple[int, str]]:
    """Every docstring of a module, those of attributes included."""
    for node in ast.walk(tree):
        body = getattr(node, "body", None)
        for statement in body if isinstance(body, list) else []:
            match statement:
                case ast.Expr(value=ast.Constant(value=str(text))):
                    yield statement.lineno, text.strip()


def public(tree: ast.Module, name: str) -> Iterator[tuple[str, Documented]]:
    """A module with its public classes, functions and methods; what is within a function is its own affair."""
    yield name, tree
    for node in tree.body:
        if isinstance(node, Documented) and not node.name.startswith("_"):
            yield node.name, node
            if isinstance(node, ast.ClassDef):
                yield from (
                    (f"{node.name}.{method.name}", method)
                    for method in node.body
                    if isinstance(method, Documented) and not method.name.startswith("_")
                    if not _is_setter(method)
                )


def _is_setter(node: Documented) -> bool:
    """A setter has the docstring of its property."""
    decorators = getattr(node, "decorator_list", [])
    return any(isinstance(each, ast.Attribute) and each.attr == "setter" for each in decorators)


@pytest.mark.parametrize("package", [*PACKAGES, "engine", "scripts", "benchmarks", "tests"])
def test_no_docstring_is_a_question_or_a_noun_clause(package: str):
    asking = [
        f"{name}:{line}: {text[:80]}"
        for name, tree in modules(package)
        for line, text in texts(tree)
        if QUESTION.match(text)
    ]
    assert asking == []


@pytest.mark.parametrize("package", PACKAGES)
def test_everything_public_has_a_docstring(package: str):
    silent = [
        f"{name}: {what}"
        for name, tree in modules(package)
        for what, node in public(tree, name)
        if not ast.get_docstring(node)
    ]
    assert silent == []


@pytest.mark.parametrize("package", PACKAGES)
def test_docstrings_name_senders_receivers_and_people_by_their_terms(package: str):
    vague = [
        f"{name}:{line}: {found[0]}"
        for name, tree in modules(package)
        for line, text in texts(tree)
        if (found := OUR_OWN.search(text))
    ]
    assert vague == []
