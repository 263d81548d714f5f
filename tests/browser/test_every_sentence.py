"""Every message of the client in every language, with all its variants, filled in by the client itself."""

import re
from collections.abc import Iterator
from functools import cache
from itertools import chain, product
from typing import Any

import pytest

from app.web.messages import OPTIONS
from tests.app.fluent import choices_of, numbers_of
from tests.app.test_words import LOCALES, NOT_FRENCH, every_word, parts, words_of
from tests.browser.conftest import ModulesIn
from tests.forms import varied

pytestmark = pytest.mark.browser

Arguments = dict[str, str | int | bool]

DATES = {"at", "until"}
COUNTS = (0, 1, 2, 5)
MANY = 60
"""More combinations than these are not tried: then each argument varies alone."""

FILL_IN = """async ({ files, asked }) => {
  const { loadText, t } = await import(asset("js/core/text.js"));
  await loadText(...files);
  const day = new Date(Date.UTC(2026, 0, 7, 12));
  const filled = (args) => Object.fromEntries(Object.entries(args).map(([name, value]) => [name, value === "a day" ? day : value]));
  return asked.map(([id, args]) => [id, t(id, filled(args))]);
}"""


@cache
def choices(language: str) -> dict[str, dict[str, set[str]]]:
    files = sorted((LOCALES / language).glob("*.ftl"))
    found = [choices_of(file.read_text("utf-8")) for file in files]
    return {key: by for each in found for key, by in each.items()}


@cache
def numbers(language: str) -> set[str]:
    files = (LOCALES / language).glob("*.ftl")
    return set(chain(*(numbers_of(file.read_text("utf-8")) for file in files)))


def values_of(name: str, variants: set[str], language: str) -> list[str | int]:
    """The values of an argument: each of its variants, numbers where they select the plural; otherwise a word like no other."""
    if name in DATES:
        return ["a day"]
    if "one" in variants or any(variant.isdigit() for variant in variants):
        years = [int(each) for each in variants if each.isdigit()]
        return sorted({*COUNTS, *years})
    if variants:
        return sorted(variants)
    return [5] if name in numbers(language) else [f"{name.capitalize()}x"]


def fillings(language: str, key: str) -> Iterator[Arguments]:
    """Every combination of variants, or each variant once where those are too many."""
    words, by = every_word(language), choices(language)
    inside = parts(words, key)
    names = set(chain(*(words[each].variables for each in inside)))
    variants = {name: set(chain(*(by[each].get(name, ()) for each in inside))) for name in names}
    values = {name: values_of(name, variants[name], language) for name in sorted(names)}
    if len(all_ := list(product(*values.values()))) <= MANY:
        yield from (dict(zip(values, each, strict=True)) for each in all_)
        return
    base = {name: several[-1] for name, several in values.items()}
    for name, several in values.items():
        yield from ({**base, name: value} for value in several)


def faults(language: str, text: str) -> list[str]:
    """The faults of a sentence, whatever it says."""
    wrong = {
        "is not filled in": re.search(r"[{}]|undefined|NaN", text),
        "has a space too many": re.search(r"^ | $|  | [,.](?!\d)|\( | \)", text),
        "says a word twice": re.search(r"\b(\w{2,}) \1\b", text, re.IGNORECASE),
        "breaks French punctuation": language == "fr" and NOT_FRENCH.search(text),
    }
    return [fault for fault, found in wrong.items() if found]


@varied("language", "fr", "es", "de", "en")
def test_every_message_can_be_filled_in_with_all_its_variants(modules: ModulesIn, language: str):
    asked: list[tuple[str, Any]] = [
        (key, arguments) for key in every_word(language) for arguments in fillings(language, key)
    ]
    files = [
        file for file in words_of(language) if f"{file}.ftl" != OPTIONS
    ]  # sent with the others
    said = modules(language).evaluate(FILL_IN, {"files": files, "asked": asked})
    assert len(said) == len(asked) > 3000
    wrong = {f"{key} {fault}: {text!r}" for key, text in said for fault in faults(language, text)}
    assert "\n".join(sorted(wrong)) == ""
