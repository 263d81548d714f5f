"""The table of rules and tests names tests that exist."""

import ast
import re
from pathlib import Path

HERE = Path(__file__).parent
TABLE = HERE.parents[2] / "docs" / "rules-tests.md"
ROW = re.compile(
    r"^\| (?P<rule>.+) \| (?P<modules>[a-z_/, ]+) \| (?P<tests>(`test_\w+`(, )?)+) \|$"
)


def rows():
    for line in TABLE.read_text(encoding="utf-8").splitlines():
        if "`test_" in line and line.startswith("|"):
            row = ROW.match(line)
            assert row, line
            yield row


def names_in(module):
    room, _, name = module.rpartition("/")
    tree = ast.parse((HERE / room / f"test_{name}.py").read_text(encoding="utf-8"))
    return {node.name for node in tree.body if isinstance(node, ast.FunctionDef)}


def test_every_rule_of_the_table_names_tests_of_its_modules():
    for row in rows():
        known = set[str]().union(*(names_in(module) for module in row["modules"].split(", ")))
        assert set(re.findall(r"test_\w+", row["tests"])) <= known, row["rule"]


def test_the_table_is_long():
    assert len(list(rows())) > 90
