"""The table of the card game's rules and tests names tests that exist."""

import ast
import re
from functools import cache
from pathlib import Path

import pytest

from engine.card_game.core.cards import CARDS, EVENTS

HERE = Path(__file__).parent
TABLE = HERE.parents[2] / "docs" / "two-realms-tests.md"
ROW = re.compile(
    r"^\| (?P<rule>.+) \| (?P<source>\[.+\]\(sources\.md#.+\)) \| (?P<module>[a-z_/]+) \| (?P<tests>(`test_\w+`(, )?)+) \|$"
)


def rows():
    for line in TABLE.read_text(encoding="utf-8").splitlines():
        if "`test_" in line and line.startswith("|"):
            row = ROW.match(line)
            assert row, line
            yield row


@cache
def names_in(module):
    room, _, name = module.rpartition("/")
    tree = ast.parse((HERE / room / f"test_{name}.py").read_text(encoding="utf-8"))
    return {
        node.name
        for node in tree.body
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")
    }


def test_every_rule_of_the_table_names_tests_of_its_module():
    for row in rows():
        assert set(re.findall(r"test_\w+", row["tests"])) <= names_in(row["module"]), row["rule"]


def test_every_test_of_a_module_of_the_table_is_in_it():
    named: dict[str, set[str]] = {}
    for row in rows():
        named.setdefault(row["module"], set()).update(re.findall(r"test_\w+", row["tests"]))
    for module, tests in named.items():
        assert names_in(module) <= tests, module


@pytest.mark.parametrize("name", [*(each.name for each in CARDS), *(each.name for each in EVENTS)])
def test_every_card_has_a_row_of_its_own(name):
    """It begins with the card's name and says what the card does."""
    assert [row["rule"] for row in rows() if row["rule"].startswith(f"{name}: ")], name
