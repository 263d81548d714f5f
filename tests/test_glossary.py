"""The glossary: each term once, with a module that exists and knows it."""

import re
from collections import Counter
from pathlib import Path
from typing import Final

import pytest

ROOT: Final = Path(__file__).resolve().parent.parent
PAGE: Final = ROOT / "docs" / "glossary.md"
ROWS: Final = re.findall(r"^\| (.+?) \| (.+) \| `(.+)` \|$", PAGE.read_text("utf-8"), re.MULTILINE)


def modules_with(name: str) -> list[str]:
    """The modules that define a name: for whoever has moved it and looks for the new place."""
    defines = re.compile(rf"^\s*(?:class|def|async def) {name}\b|^{name}\b.*=", re.MULTILINE)
    return [
        str(path.relative_to(ROOT))
        for folder in ("engine", "app")
        for path in sorted((ROOT / folder).rglob("*.py"))
        if defines.search(path.read_text("utf-8"))
    ]


@pytest.mark.parametrize(("term", "meaning", "module"), ROWS, ids=[row[0] for row in ROWS])
def test_each_term_has_a_module_that_knows_it(term: str, meaning: str, module: str):
    name = term.strip("`")
    exists = (ROOT / module).is_file()
    assert exists, f"{module} has gone; {name} is now in {modules_with(name)}"
    if term.startswith("`"):
        own = re.search(rf"\b{name}\b", (ROOT / module).read_text("utf-8"))
        assert own, f"{module} does not know {name}; it is in {modules_with(name)}"


def test_every_row_was_read_and_no_term_is_there_twice():
    text = PAGE.read_text("utf-8")
    lines = [line for line in text.splitlines() if line.startswith("| ")]
    headings = [line for line in lines if line.startswith("| term ")]
    assert len(ROWS) == len(lines) - len(headings) > 30
    assert max(Counter(term.lower() for term, _, _ in ROWS).values()) == 1


def test_each_meaning_is_one_or_two_sentences():
    for term, meaning, _ in ROWS:
        assert meaning.endswith("."), term
        assert 1 <= len(re.findall(r"\.(?: |$)", meaning)) <= 3, term


def test_contributors_are_shown_the_way_to_it():
    assert "(docs/glossary.md)" in (ROOT / "CONTRIBUTING.md").read_text("utf-8")
    assert "(glossary.md)" in (ROOT / "docs" / "architecture.md").read_text("utf-8")
