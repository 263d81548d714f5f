"""Sources: every citation leads to a section of docs/sources.md, and every section is cited."""

import json
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, Final

import pytest

from engine.card_game.catalog import OPTIONS
from engine.card_game.options import Option
from engine.card_game.reference import DECISIONS, PARAGRAPHS, Paragraph
from scripts.sources import CITED, PAGE, cited, linked, sections

ROOT: Final = PAGE.parent.parent
FOLDERS: Final = ("engine", "app", "tests", "scripts", "benchmarks", "static", "docs")
CODE: Final = (".py", ".js", ".mjs", ".json", ".toml", ".ftl")
BUILT: Final = ("vendor", "packed", "golden", "__pycache__")
HERE: Final = Path(__file__).name
CARDS: Final = ROOT / "engine" / "card_game" / "cards"

OLD_FORMS: Final = {
    "a section of a document by its number": r"\bfacts?,? sections? \d|\bfacts: (?:boards|seafarers)|rules\.md §|\bui\.md\b",
    "a document by a letter": r"""\s\([ABFKMNW](?:(?:, | and )[ABFKMNW])*(?:\)|[,;:] ["a-z]|; [A-Z])|""\"[ABFKMNW](?:, [A-Z])*(?:: |,? footnote)""",
    "a letter and a footnote": r"\b[AM],? (?:fn|alt|footnotes?|alternate rule) ?\d",
    "a letter as if it were a person": r"\b[AMNW](?: and [AMNW])* (?:says?|mentions?|speaks?)\b|\b[ANW]'s (?!Boards)\w",
    "the booklet by a heading": r"\b[Bb]ooklet[:,] \"[A-Z]",
}
"""The wrong forms of a citation, as they would look in code or prose."""


@cache
def files() -> list[Path]:
    """Every text of the checkout that may cite a source."""
    found = [ROOT / "README.md", ROOT / "CONTRIBUTING.md"]
    for folder in FOLDERS:
        found += [
            path
            for path in (ROOT / folder).rglob("*")
            if path.suffix in (*CODE, ".md")
            and not set(BUILT) & set(path.parts)
            and path.name not in (HERE, PAGE.name)
        ]
    return found


@cache
def text_of(path: Path) -> str:
    return path.read_text("utf-8")


@cache
def citations() -> dict[str, set[str]]:
    """The files that cite each section: in prose, in links of documents, and in the card game's data."""
    found: dict[str, set[str]] = {}
    for path in files():
        name = str(path.relative_to(ROOT))
        named = [anchor for each in CITED.finditer(text_of(path)) for anchor in cited(each)]
        if path.suffix == ".md":
            named += re.findall(r"\((?:[\w./-]*/)?sources\.md#([\w-]+)\)", text_of(path))
        for anchor in named:
            found.setdefault(anchor, set()).add(name)
    rows: tuple[Paragraph | Option, ...] = (*PARAGRAPHS, *DECISIONS, *OPTIONS.values())
    for row in rows:
        for document, section in row.sources:
            if document == "facts":
                found.setdefault(section, set()).add("the card game's rulebook")
    for key in keys_of_cards():
        found.setdefault(key.lower(), set()).add("the card game's cards")
    return found


def keys_of_cards() -> set[str]:
    """The documents that the card game's data names by a key."""
    texts = [path.read_text("utf-8") for path in CARDS.rglob("*.json")]
    return {key for text in texts for key in _keys(json.loads(text))}


def _keys(value: Any) -> Iterator[str]:
    if isinstance(value, dict):
        yield from value.get("source", ())
        for inner in value.values():
            yield from _keys(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from _keys(inner)


def own_links() -> set[str]:
    """The sections to which the page itself links, its table of contents included."""
    return set(re.findall(r"\]\(#([\w-]+)\)", PAGE.read_text("utf-8")))


def test_every_citation_leads_to_a_section():
    lost = {anchor: names for anchor, names in citations().items() if anchor not in sections()}
    assert lost == {}


def test_every_section_is_cited():
    """A document may also be named by a fact; a fact has to be cited from outside the page."""
    parts = re.split(r"^## ", PAGE.read_text("utf-8"), flags=re.MULTILINE)[1:]
    facts = {part.partition("\n")[0] for part in parts} | {
        heading for part in parts[1:] for heading in re.findall(r"^### (.+)$", part, re.MULTILINE)
    }
    for anchor, heading in sections().items():
        if heading in {part.partition("\n")[0] for part in parts}:
            continue
        assert anchor in citations() or (heading not in facts and anchor in own_links()), heading


def test_every_link_within_the_page_leads_somewhere():
    assert own_links() <= set(sections())


def test_no_two_sections_have_one_name():
    headings = re.findall(r"^#{2,3} .+$", PAGE.read_text("utf-8"), re.MULTILINE)
    assert len(headings) == len(sections())


@pytest.mark.parametrize("form", OLD_FORMS)
def test_nothing_is_cited_in_a_way_that_a_reader_cannot_follow(form: str):
    """By name and section, never a letter or a number that only another page explains."""
    found = [
        f"{path.relative_to(ROOT)}: {cited[0].strip()}"
        for path in files()
        for cited in re.finditer(OLD_FORMS[form], text_of(path))
    ]
    assert found == []


def test_a_page_that_players_read_shows_citations_as_links():
    assert linked("As usual (sources: gold,\npirate).") == (
        "As usual (sources: [Gold](sources.md#gold), [Pirate](sources.md#pirate))."
    )
    for name in ("rules.md", "two-realms.md"):
        text = (PAGE.parent / name).read_text("utf-8")
        assert "](sources.md)" in text, name
        assert not CITED.search(text), name


def test_no_address_of_a_host_is_given():
    """Titles and publishers are enough to find a document."""
    assert "://" not in PAGE.read_text("utf-8")
