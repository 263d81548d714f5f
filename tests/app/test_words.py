"""The words of the browser client: complete in every language, and none without use."""

import re
from collections.abc import Iterator
from itertools import chain
from pathlib import Path

import pytest

from engine.board_game import catalog
from tests.app.fluent import Message, Unreadable, messages_of

STATIC = Path(__file__).resolve().parent.parent.parent / "static"
LOCALES = STATIC / "locales"
ENGLISH = "en"
OTHERS = sorted(folder.name for folder in LOCALES.iterdir() if folder.name != ENGLISH)
SCRIPTS = {
    path.relative_to(STATIC).as_posix(): path.read_text("utf-8")
    for path in sorted((STATIC / "js").rglob("*.js"))
}
FOR_GRAMMAR = {"whose": {"who"}, "whom": {"victim", "partner", "player"}}
"""A language may choose its words by these, even if English does not, where there is somebody whom they are about."""

Words = dict[str, Message]


def words_of(language: str) -> dict[str, Words]:
    """The messages of a language, by file."""
    return {
        path.stem: messages_of(path.read_text("utf-8"))
        for path in sorted((LOCALES / language).glob("*.ftl"))
    }


def every_word(language: str) -> Words:
    return {key: word for words in words_of(language).values() for key, word in words.items()}


def variables(words: Words, key: str) -> set[str]:
    """What a message is given, also for the messages it contains; every message is given the edition."""
    word = words.get(key, Message())
    inside = (variables(words, reference) for reference in word.references)
    return set(chain(word.variables, *inside)) - {"edition"}


def test_every_file_can_be_read():
    wrong = []
    for path in sorted(LOCALES.rglob("*.ftl")):
        try:
            messages_of(path.read_text("utf-8"))
        except Unreadable as error:
            wrong.append(f"{path.relative_to(LOCALES)}, {error}")
    assert wrong == []


@pytest.mark.parametrize(
    ("source", "why"),
    [
        ("a = one\na = two\n", "line 2: a is there twice"),
        ("a = { $count ->\n    [one] one\n  }\n", "line 3: a has 0 default cases"),
        ("a = { b\n", "line 2: here should be '}'"),
        ("a = b }\n", "line 1: a closes what was not opened"),
        ("a =\nb = c\n", "line 1: a says nothing"),
        ("a = { PLURAL($count) }\n", "line 1: a calls PLURAL, which does not exist"),
        ("a thing = b\n", "line 1: here should be '='"),
        ("a = b\n .title = c\n", "line 2: here should be a name"),
    ],
)
def test_what_fluent_would_pass_over_in_silence_is_found(source: str, why: str):
    with pytest.raises(Unreadable, match=f"^{re.escape(why)}"):
        messages_of(source)


def test_the_languages_one_may_choose_are_those_that_are_there():
    listed = re.search(r"LANGUAGES = \{([^}]*)\}", SCRIPTS["js/core/text.js"])
    assert listed
    assert sorted(re.findall(r"(\w+):", listed[1])) == sorted([ENGLISH, *OTHERS])


@pytest.mark.parametrize("language", [ENGLISH, *OTHERS])
def test_a_message_stands_in_one_file_only_and_refers_to_what_exists(language: str):
    files = words_of(language)
    keys = sorted(chain(*files.values()))
    assert [key for key in sorted(set(keys)) if keys.count(key) > 1] == []
    words = every_word(language)
    referred = {(key, other) for key, word in words.items() for other in word.references}
    assert sorted(f"{key} refers to {other}" for key, other in referred if other not in words) == []


@pytest.mark.parametrize("language", OTHERS)
def test_a_language_has_the_messages_of_english_file_by_file(language: str):
    english, own = words_of(ENGLISH), words_of(language)
    own_helpers = (
        set(chain.from_iterable(word.references for word in every_word(language).values()))
        - every_word(ENGLISH).keys()
    )
    wrong = []
    for file in sorted({*english, *own}):
        there, here = set(english.get(file, {})), set(own.get(file, {})) - own_helpers
        wrong += [f"{language}/{file}.ftl lacks {key}" for key in sorted(there - here)]
        wrong += [
            f"{language}/{file}.ftl has {key}, English has not" for key in sorted(here - there)
        ]
    assert wrong == []


@pytest.mark.parametrize("language", OTHERS)
def test_a_message_needs_the_same_arguments_in_every_language(language: str):
    english, own = every_word(ENGLISH), every_word(language)
    wrong = []
    for key in sorted(english.keys() & own.keys()):
        there, here = variables(english, key), variables(own, key)
        helpers = {name for name, about in FOR_GRAMMAR.items() if about & there}
        if here - helpers != there - helpers:
            wrong.append(f"{language}: {key} uses {sorted(here)}, English {sorted(there)}")
    assert wrong == []


STRING = re.compile(r'"([^"\n]*)"')
TEMPLATE = re.compile(r"`([\w-]*(?:\$\{[^{}`]*\}[\w-]*)+)`")
CALL = re.compile(r"(?<![\w.$])(?:t|rich|hasText)\(")


def first_arguments(script: str) -> Iterator[str]:
    """What t(), rich() and hasText() are asked for, without what nested calls and comparisons contain."""
    for call in CALL.finditer(script):
        depth, text, at = 1, "", call.end()
        while depth and not (depth == 1 and script[at] == ","):
            depth += (script[at] in "([{") - (script[at] in ")]}")
            text += script[at] if depth == 1 else " "
            at += 1
        yield re.sub(r'[!=]==\s*"[^"]*"', "", script[call.end() : at] if "`" in text else text)


def pattern_of(template: str) -> re.Pattern[str]:
    """The keys that a template literal may mean: `status-you-${kind}` is status-you- and anything."""
    return re.compile(".+".join(map(re.escape, re.split(r"\$\{[^}]*\}", template))))


def test_every_key_the_client_asks_for_exists():
    words = every_word(ENGLISH)
    wrong = []
    for name, script in SCRIPTS.items():
        for argument in first_arguments(script):
            keys = [] if "`" in argument else STRING.findall(argument)
            wrong += [f"{name}: {key}" for key in keys if key not in words]
            wrong += [
                f"{name}: {template}"
                for template in TEMPLATE.findall(argument)
                if not any(map(pattern_of(template).fullmatch, words))
            ]
    assert wrong == []


def test_every_message_is_used():
    words = every_word(ENGLISH)
    scripts = "\n".join(SCRIPTS.values())
    rows = {row for row, _ in rows_of_the_catalog()}
    named = set(STRING.findall(scripts)) | rows | {f"{row}-more" for row in rows}
    inside = {reference for word in words.values() for reference in word.references}
    patterns = [
        pattern_of(template)
        for template in TEMPLATE.findall(scripts)
        if re.match(r"[a-z]+-", template)
    ]
    unused = [
        key
        for key in sorted(words.keys() - named - inside)
        if not any(pattern.fullmatch(key) for pattern in patterns)
    ]
    assert unused == []


PIECE = re.compile(r'id: "(\w+)", place: "\w+", action: "(\w+)", event: "(\w+)"([^}]*)\}')


def test_every_piece_has_its_words():
    """What docs/adding-a-house-rule.md lists; an action may be said in other words on the board and in text mode."""
    rows = PIECE.findall(SCRIPTS["js/board_game/pieces.js"])
    assert len(rows) >= 4
    words = every_word(ENGLISH)
    lacking = []
    for piece, action, event, more in rows:
        needed = [f"tile-{piece}", f"tile-{piece}-short", f"log-{event}"]
        needed += [f"text-left-{piece}", f"text-free-{piece}", f"text-help-{piece}"]
        needed += [f"table-owned-{piece}", f"text-own-{piece}"] if "shownIn" in more else []
        if f"action-{action}" not in words:
            needed += [f"status-you-{action}", f"step-{action}", f"text-do-{action}"]
        lacking += [key for key in needed if key not in words]
    assert lacking == []


def rows_of_the_catalog() -> Iterator[tuple[str, str]]:
    """The keys of the catalog's words, and what the server calls them."""
    for kinds, rows in catalog.to_json().items():
        for row in rows:
            key = f"{kinds.removesuffix('s')}-{row['key']}"
            yield key, row["title"]
            if "summary" in row:
                yield f"{key}-text", row["summary"]


def test_the_catalog_is_there_in_words_and_english_says_what_the_server_says():
    path = LOCALES / ENGLISH / "catalog.ftl"
    said = dict(re.findall(r"^([\w-]+) = (.*)$", path.read_text("utf-8"), re.MULTILINE))
    choices = {key for key in said if key.startswith("choice-")}
    assert {key: text for key, text in said.items() if key not in choices} == dict(
        rows_of_the_catalog()
    )
    options = tuple(f"choice-{option}-" for option in catalog.OPTIONS)
    assert sorted(key for key in choices if not key.startswith(options)) == []
