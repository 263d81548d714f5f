"""The codes of what is not done (`app/error_codes.py`): each has words in every language, is used, and has the status that is published."""

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from app import error_codes
from app.error_codes import PROBLEMS, REFUSALS
from tests.app.test_words import LANGUAGES, every_word

APP = Path(error_codes.__file__).parent
OF_THE_CLIENT = {"error-no-cookie", "error-unreachable"}
"""Problems that the browser reports by itself."""


def key_of(problem: str) -> str:
    return f"error-{problem.replace('_', '-')}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_code_has_words(language: str):
    wanted = {key_of(code) for code in PROBLEMS} | {f"refused-{code}" for code in REFUSALS}
    assert sorted(wanted - every_word(language).keys()) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_words_are_kept_for_an_error_that_there_is_not(language: str):
    kept = {key for key in every_word(language) if key.startswith("error-")}
    assert sorted(kept - {key_of(code) for code in PROBLEMS} - OF_THE_CLIENT) == []


def calls(*names: str) -> Iterator[tuple[str, ast.Call]]:
    """The room of `app`, and the call, wherever one of these is called."""
    for file in sorted(APP.rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.Call):
                called = node.func
                name = called.attr if isinstance(called, ast.Attribute) else ""
                if (called.id if isinstance(called, ast.Name) else name) in names:
                    yield file.relative_to(APP).parts[0], node


def said(argument: ast.expr) -> Any:
    """The constant that stands there; None if it is more than that."""
    return argument.value if isinstance(argument, ast.Constant) else None


def test_each_problem_comes_with_the_statuses_that_are_published():
    found: dict[str, set[int]] = {}
    for room, call in calls("Problem", "Outage", "__init__"):  # also of what is a Problem
        status, code, *_ = (*map(said, call.args), None, None)
        if room not in ("backups.py", "host") and code and isinstance(status, int):
            found.setdefault(code, set()).add(status)
    found["invalid"].add(400)  # what the framework could not read, with the framework's status
    assert found == {code: set(declared.statuses) for code, declared in PROBLEMS.items()}


def test_each_refusal_is_made_somewhere():
    made = {said(call.args[0]) for _, call in calls("Refusal")}
    assert made - {None} == set(REFUSALS)
