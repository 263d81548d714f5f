"""One term for one thing, in each language, and its typography: what tests/words/ says holds for every message."""

import re
import tomllib
from collections.abc import Iterator
from dataclasses import fields
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from app.web.page_messages import WORDS, PageMessages
from engine.card_game import catalog as card_catalog
from scripts.reference import words_of_the_catalog
from tests.app.fluent import choices_of, texts_of

LOCALES = Path(__file__).resolve().parents[2] / "static" / "locales"
LISTS = Path(__file__).resolve().parents[1] / "words"
LANGUAGES = sorted(folder.name for folder in LOCALES.iterdir())
ENGLISH = "en"

Text = tuple[str, str]


@cache
def list_of(language: str) -> dict[str, Any]:
    return tomllib.loads((LISTS / f"{language}.toml").read_text("utf-8"))


@cache
def texts(language: str) -> list[Text]:
    """The texts that players read, by key: every variant of every message; the English of the catalogs is the server's."""
    files = sorted((LOCALES / language).glob("*.ftl"))
    said = [each for file in files for each in texts_of(file.read_text("utf-8"))]
    said += words_before_the_client(language)
    return said + ([*words_of_the_catalog(), *words_of_the_cards()] if language == ENGLISH else [])


def words_before_the_client(language: str) -> Iterator[Text]:
    """The words of a page before its scripts run."""
    for field in fields(PageMessages):
        yield f"page-{field.name}", getattr(WORDS[language], field.name)


def words_of_the_cards() -> Iterator[Text]:
    """The English of the card game's rules to choose from."""
    for kind, rows in card_catalog.to_json().items():
        if kind in ("profiles", "presets", "settings"):
            for row in rows:
                yield from ((f"{kind}-{row['key']}", row[part]) for part in ("title", "summary"))


@cache
def choices(language: str) -> dict[str, dict[str, set[str]]]:
    files = sorted((LOCALES / language).glob("*.ftl"))
    return {
        key: found for file in files for key, found in choices_of(file.read_text("utf-8")).items()
    }


def against(terms: list[dict[str, Any]], said: list[Text]) -> Iterator[tuple[str, str, str]]:
    """Texts that say something else than the term: the term, the message, and the words."""
    for term in terms:
        for never in term["never"]:
            for key, text in said:
                if found := re.search(never, text):
                    yield term["term"], key, found[0]


def test_a_word_that_is_not_the_term_is_found():
    terms = [{"term": "hex", "never": [r"\btiles?\b"]}]
    said = [("a", "12 hexes"), ("b", "a tile"), ("c", "reptiles")]
    assert list(against(terms, said)) == [("hex", "b", "tile")]


@pytest.mark.parametrize("language", LANGUAGES)
def test_one_term_is_used_for_one_thing(language: str):
    terms = list_of(language)["term"]
    exceptions = {(term["term"], key) for term in terms for key in term.get("except", {})}
    found = list(against(terms, texts(language)))
    wrong = [
        f"{language}: {key} says {words!r}, the term is {term!r}"
        for term, key, words in found
        if (term, key) not in exceptions
    ]
    assert wrong == []
    assert exceptions - {(term, key) for term, key, _ in found} == set(), "needs no exception"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_term_is_one_that_players_read(language: str):
    read = "\n".join(text for _, text in texts(language)).lower()
    assert [
        each["term"] for each in list_of(language)["term"] if each["term"].lower() not in read
    ] == []


ALL_QUOTES = "“”„«»‘‚‹›\"'"
BROKEN = {
    "en": r" …",
    "de": r"[ \w]…",
    "es": r" …",
    "fr": r"[ \u00a0\u202f]…",
}
"""Wrong ways to write an ellipsis: German puts a space before it that does not break, the others none."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_quotes_apostrophes_and_ellipses_are_those_of_the_language(language: str):
    """A straight quote is none of them; an apostrophe is curly."""
    strange = set(ALL_QUOTES) - set(list_of(language)["quotes"])
    wrong = [
        f"{language}: {key} has {text!r}"
        for key, text in texts(language)
        if strange & set(text)
        or "..." in text
        or re.search(BROKEN[language], text)
        or re.search(r"\S  +\S| [,.](?!\.)|\w - \w", text)
    ]
    assert wrong == []


OPENED = re.compile(r"[¿¡]")
CLOSED = re.compile(r"[?!]")


def test_spanish_opens_every_question_and_exclamation():
    wrong = [
        f"es: {key} has {text!r}"
        for key, text in texts("es")
        if len(OPENED.findall(text)) != len(CLOSED.findall(text.replace("«?»", "")))
    ]
    assert wrong == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_one_language_tells_apart_by_number_all_do(language: str):
    """“1 cards” is wrong everywhere; where nothing changes with the number, the list says so."""
    invariable = set(list_of(language).get("invariable", {}))
    counting = {
        (key, name)
        for other in LANGUAGES
        for key, by in choices(other).items()
        for name, variants in by.items()
        if "one" in variants
    }
    lacking = {
        key
        for key, name in counting
        if key in choices(language) and "one" not in choices(language)[key].get(name, set())
    }
    assert sorted(lacking - invariable) == []
    assert sorted(invariable - lacking) == [], "is told apart by number"
