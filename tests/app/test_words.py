"""The words of the browser client: complete in every language, and none without use. The English of the catalog is the
server's, so only the other languages have messages for its rows."""

import re
from collections.abc import Iterator
from functools import cache
from itertools import chain
from pathlib import Path

import pytest

from app.web.messages import OPTIONS, content, messages_in
from app.web.messages import file_of as sent_with
from engine.board_game import catalog
from engine.card_game import catalog as card_catalog
from scripts.reference import words_of_the_catalog
from tests.app.fluent import Message, Unreadable, messages_of, texts_of

STATIC = Path(__file__).resolve().parent.parent.parent / "static"
LOCALES = STATIC / "locales"
ENGLISH = "en"
OTHERS = sorted(folder.name for folder in LOCALES.iterdir() if folder.name != ENGLISH)
LANGUAGES = [ENGLISH, *OTHERS]
SCRIPTS = {
    path.relative_to(STATIC).as_posix(): path.read_text("utf-8")
    for path in sorted((STATIC / "js").rglob("*.js"))
}
FOR_GRAMMAR = {
    "whose": {"who"},
    "whom": {"victim", "partner", "player"},
    "count": {"names"},
    "kind": {"card"},
}
"""A language may choose its words by these, even if English does not, where there is somebody whom they are about."""

Words = dict[str, Message]


@cache
def words_of(language: str) -> dict[str, Words]:
    """The messages of a language, by file."""
    return {
        path.stem: messages_of(path.read_text("utf-8"))
        for path in sorted((LOCALES / language).glob("*.ftl"))
    }


@cache
def every_word(language: str) -> Words:
    return {key: word for words in words_of(language).values() for key, word in words.items()}


def parts(words: Words, key: str) -> set[str]:
    """A message and those that it contains."""
    inside = words.get(key, Message()).references
    return {key}.union(*(parts(words, each) for each in inside))


def variables(words: Words, key: str) -> set[str]:
    """The arguments of a message, also for the messages it contains; every message is given the edition, and whether it is at sea."""
    made_of = [words.get(each, Message()).variables for each in parts(words, key)]
    return set(chain(*made_of)) - {"edition", "sea"}


STRING = re.compile(r'"([^"\n]*)"')
TEMPLATE = re.compile(r"`([\w-]*(?:\$\{[^{}`]*\}[\w-]*)+)`")
CALL = re.compile(r"(?<![\w.$])(?:t|rich|hasText)\(")


def first_arguments(script: str) -> Iterator[str]:
    """The first arguments of t(), rich() and hasText(), without what nested calls and comparisons contain."""
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


ASKED_FOR = {
    key
    for script in SCRIPTS.values()
    for argument in first_arguments(script)
    if "`" not in argument
    for key in STRING.findall(argument)
}
"""The keys that the client asks for by name."""


def catalog_keys() -> set[str]:
    """The keys of the catalogs' rows, and of the values of options that have a name."""
    keys = {key for key, _ in words_of_the_catalog()}
    cards = card_catalog.to_json()
    rows = [("profile", row) for row in cards["profiles"]]
    rows += [("cards-preset", row) for row in cards["presets"]]
    rows += [("cards-setting", row) for row in cards["settings"]]
    keys |= {f"{kind}-{row['key']}{more}" for kind, row in rows for more in ("", "-text")}
    for option in catalog.OPTIONS.values():
        chosen = option.parameter.to_json() if option.parameter else {}
        values = ["number"] if chosen.get("kind") == "range" else chosen.get("values", [])
        names = values if "names" in chosen else []
        named = [*names, *(["left-out"] if "left_out" in chosen else [])]
        keys |= {f"choice-{option.key}-{value}" for value in named}
    return keys


@cache
def contained(language: str) -> set[str]:
    """The messages that others of the same language contain."""
    return set(chain(*(word.references for word in every_word(language).values())))


@cache
def shown() -> set[str]:
    """The keys of any language that the client can show, without what helps only its own language."""
    scripts = "\n".join(SCRIPTS.values())
    named = set(STRING.findall(scripts)) | {f"{key}-more" for key in catalog_keys()}
    templates = [each for each in TEMPLATE.findall(scripts) if re.match(r"[a-z]+-", each)]
    patterns = [pattern_of(template) for template in templates]
    known = every_word(ENGLISH).keys() | set(
        chain(*(every_word(language).keys() - contained(language) for language in OTHERS))
    )
    rows = catalog_keys()
    return {
        key
        for key in known - rows
        if key in named or any(pattern.fullmatch(key) for pattern in patterns)
    }


def needed(language: str) -> set[str]:
    """The keys that a language has when it is complete, and no others."""
    rows = set() if language == ENGLISH else catalog_keys()
    return shown() | ASKED_FOR | contained(language) | rows


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
        ("a = { $count ->\n    [one] one\n  }\n", "line 3: Expected one of the variants"),
        ("a = { b\n", "line 2: Expected token"),
        ("a = b }\n", "line 1: Unbalanced closing brace"),
        ("a =\nb = c\n", "line 1: Expected message "),
        ("a = { PLURAL($count) }\n", "line 1: a calls PLURAL, which does not exist"),
        ("a thing = b\n", "line 1: Expected token"),
        ("a = b\n .title = c\n", "line 1: a has attributes, which the client does not show"),
    ],
)
def test_what_fluent_would_pass_over_in_silence_is_found(source: str, why: str):
    with pytest.raises(Unreadable, match=f"^{re.escape(why)}"):
        messages_of(source)


def test_the_page_offers_the_languages_that_are_there():
    listed = re.search(r"LANGUAGES = \{([^}]*)\}", SCRIPTS["js/core/text.js"])
    assert listed
    assert sorted(re.findall(r"(\w+):", listed[1])) == sorted(LANGUAGES)


OF_OPTIONS = ("option-", "choice-")


def file_of(key: str) -> str:
    """The file of a word in the languages that have it."""
    files = [file for each in LANGUAGES for file, words in words_of(each).items() if key in words]
    if key in catalog_keys():
        return "options" if key.startswith(OF_OPTIONS) else "catalog"
    return next(iter(files), "…")


def test_no_word_is_missing_in_any_language():
    missing = [
        f"{language} lacks the word {key} (static/locales/{language}/{file_of(key)}.ftl)."
        for language in LANGUAGES
        for key in sorted(needed(language) - every_word(language).keys())
    ]
    assert not missing, "\n".join(missing)


def test_no_word_is_left_over():
    left_over = [
        f"{language}/{file}.ftl has {key}, which nothing uses"
        for language in LANGUAGES
        for file, words in words_of(language).items()
        for key in sorted(words.keys() - needed(language))
    ]
    assert not left_over, "\n".join(left_over)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_message_stands_in_one_file_only_the_same_in_every_language(language: str):
    files = words_of(language)
    keys = list(chain(*files.values()))
    assert sorted(key for key in set(keys) if keys.count(key) > 1) == []
    english = {key: file for file, words in words_of(ENGLISH).items() for key in words}
    own = {key: file for file, words in files.items() for key in words}
    moved = {key for key in english.keys() & own.keys() if english[key] != own[key]}
    rows = {key for key in catalog_keys() & own.keys() if own[key] != file_of(key)}
    assert sorted(moved | rows) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_of_an_option_is_sent_with_one_of_the_other_files(language: str):
    """Written in one file, shown on several pages: app/web/messages.py."""
    files = sorted((LOCALES / language).glob("*.ftl"))
    options = LOCALES / language / OPTIONS
    written = messages_of(options.read_text("utf-8"))
    assert written.keys() == {key for key, _ in messages_in(options)}
    sent = {
        file.stem: messages_of(content([file, options]).decode())
        for file in files
        if file != options
    }
    for key in written:
        assert [file for file, words in sent.items() if key in words] == [sent_with(key)]


NOT_FRENCH = re.compile(
    r"(?<![\u202f;!?])(?<!«\u00a0)[;!?]"
    r"|(?<!\u00a0):(?!//|\d)"
    r"|«(?!\u00a0)|(?<!\u00a0)»"
    r"|[ \u00a0\u202f](?:[ \u00a0\u202f]|…)"
)
"""Writing that is not French: ; ! ? without a narrow space before them that does not break, : and the inside of « » without a wide one
(but a scheme and a ratio have none), or any space before an ellipsis."""


@pytest.mark.parametrize(
    ("text", "right"),
    [
        ("Un 7\u202f! Tu déplaces le voleur\u00a0: «\u00a0{}\u00a0»\u202f; {} attend…", True),
        ("Quoi\u202f?!", True),
        ("«\u00a0?\u00a0» pour le reste", True),
        ("3:1, https://, {}:1", True),
        ("Un 7 !", False),
        ("Un 7\u00a0!", False),
        ("{}; {}", False),
        ("; {}", False),
        ("{} : {}", False),
        ("{}\u202f: {}", False),
        ("« {} »", False),
        ("{} …", False),
        ("{} \u202f; {}", False),
    ],
)
def test_what_french_does_not_write_is_found(text: str, right: bool):
    assert bool(NOT_FRENCH.search(text)) is not right


def test_no_french_message_breaks_the_rules_of_french_punctuation():
    wrong = [
        f"fr/{path.name}: {key} has {text[max(found.start() - 20, 0) : found.end() + 5]!r}"
        for path in sorted((LOCALES / "fr").glob("*.ftl"))
        for key, text in texts_of(path.read_text("utf-8"))
        for found in NOT_FRENCH.finditer(text)
    ]
    assert wrong == [], (
        "French has U+00A0 before : and inside « », U+202F before ; ! ?, and no space before …"
    )


PIECE = re.compile(r'id: "(\w+)", place: "\w+", action: "(\w+)", event: "(\w+)"([^}]*)\}')


def test_every_piece_has_its_words():
    """The words listed in docs/adding-a-house-rule.md; an action may have other words on the board and in text mode."""
    rows = PIECE.findall(SCRIPTS["js/board_game/pieces.js"])
    assert len(rows) >= 4
    words = every_word(ENGLISH)
    lacking = []
    for piece, action, event, more in rows:
        needed = [f"tile-{piece}", f"tile-{piece}-short", f"log-{event}"]
        needed += [f"text-left-{piece}", f"text-free-{piece}", f"text-help-{piece}"]
        needed += [f"table-owned-{piece}"] if "shownIn" in more else []
        needed += ["refused-no_settlement" if piece == "city" else f"refused-no_place-{action}"]
        if f"action-{action}" not in words:
            needed += [f"status-you-{action}", f"step-{action}", f"text-do-{action}"]
        lacking += [key for key in needed if key not in words]
    assert lacking == []


@pytest.mark.parametrize("language", OTHERS)
def test_a_message_needs_the_same_arguments_in_every_language(language: str):
    english, own = every_word(ENGLISH), every_word(language)
    wrong = []
    for key in sorted(english.keys() & own.keys()):
        if not (parts(english, key) <= english.keys() and parts(own, key) <= own.keys()):
            continue  # a word is missing, which another test says
        there, here = variables(english, key), variables(own, key)
        grammar = {name for name, about in FOR_GRAMMAR.items() if about & there}
        if here - grammar != there - grammar:
            wrong.append(f"{language}: {key} uses {sorted(here)}, English {sorted(there)}")
    assert wrong == []


def test_every_family_of_keys_that_the_client_asks_for_has_members():
    words = set(chain(*map(every_word, LANGUAGES))) | catalog_keys()
    empty = [
        f"{name}: {template}"
        for name, script in SCRIPTS.items()
        for argument in first_arguments(script)
        for template in TEMPLATE.findall(argument)
        if not any(map(pattern_of(template).fullmatch, words))
    ]
    assert empty == []
