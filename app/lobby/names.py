"""Names and chat as people type them: visible characters only."""

import secrets
import unicodedata
from typing import Final

from app.problems import Problem, invalid

LONGEST_NAME: Final = 24
LONGEST_TABLE_NAME: Final = 40
NAMES_TO_LEND: Final = ("Jay", "Lark", "Linnet", "Martin", "Merle", "Phoebe", "Robin", "Wren")
"""Birds that are also given names, the same in every language; no bot has one of them."""
NON_JOINER: Final = "\u200c"
JOINER: Final = "\u200d"
EMOJI_SELECTOR: Final = "\ufe0f"
GRAPHEME_JOINER: Final = "\u034f"
"""A mark that is invisible and changes nothing visible."""
BLANK: Final = frozenset("\u115f\u1160\u3164\uffa0\u2800\U0001d159\U00013441\U00013442")
"""Letters and symbols by their category, but they show nothing: the four fillers of Hangul, the pattern of Braille without dots, the note
without a head, and the two blanks of hieroglyphs."""
VIRAMA: Final = 9
"""The combining class of the sign that ties two consonants of an Indian script."""


def visible(text: str) -> str:
    """The text without invisible characters, and with every gap made one space."""
    characters = [
        " " if character in BLANK or character.isspace() else character
        for character in unicodedata.normalize("NFC", text)
        if character in (NON_JOINER, JOINER) or character.isspace() or not _is_hidden(character)
    ]
    around = zip(["", *characters], characters, [*characters[1:], ""], strict=False)
    kept = "".join(each for before, each, after in around if _is_in_place(before, each, after))
    return " ".join(unicodedata.normalize("NFC", kept).split())


def _is_hidden(character: str) -> bool:
    return unicodedata.category(character)[0] == "C" or character == GRAPHEME_JOINER


def _is_in_place(before: str, character: str, after: str) -> bool:
    """Check whether a character that is invisible by itself changes the look of its neighbors, as it does in Persian, in Hindi and in emoji."""
    if character not in (NON_JOINER, JOINER, EMOJI_SELECTOR):
        return True
    if not before:
        return False
    if character == EMOJI_SELECTOR:
        return unicodedata.category(before)[0] in "SPN"
    if not after:
        return False
    if character == JOINER and unicodedata.category(after) == "So":
        return unicodedata.category(before)[0] == "S" or before == EMOJI_SELECTOR
    arabic = _is_arabic(before) and _is_arabic(after)
    return arabic or unicodedata.combining(before) == VIRAMA


def _is_arabic(character: str) -> bool:
    """Check whether it is a letter, or the mark of one, in a script whose letters join."""
    return unicodedata.bidirectional(character) in ("AL", "NSM")


def shows_something(text: str) -> bool:
    """Check whether a text has anything visible; marks need a character to combine with."""
    return any(unicodedata.category(character)[0] in "LNPS" for character in visible(text))


def same_name(one: str, other: str) -> bool:
    """Check whether two names look the same apart from capital letters, however they were typed."""
    return visible(one).casefold() == visible(other).casefold()


def person_name(text: str) -> str:
    """A name as it is shown. Raises Problem."""
    name = visible(text)
    if not shows_something(name):
        raise Problem(
            422, "invalid", f"A name has 1 to {LONGEST_NAME} characters; this one has none."
        )
    if len(name) > LONGEST_NAME:
        raise Problem(
            422,
            "invalid",
            f"A name has 1 to {LONGEST_NAME} characters; this one has {len(name)}.",
        )
    return name


def fitted_name(text: str) -> str:
    """A name from elsewhere, as far as it can be shown here; empty if nothing of it can."""
    name = visible(visible(text)[:LONGEST_NAME])
    return name if shows_something(name) else ""


def lent_name() -> str:
    """A name for a guest who wants to play at once and has not given one; they can choose another at any time."""
    return secrets.choice(NAMES_TO_LEND)


def table_name(text: str) -> str:
    """A table's name as it is shown; may be empty."""
    name = visible(text)
    if text.strip() and not shows_something(name):
        raise invalid("That name has no visible characters: type another one, or none.")
    if len(name) > LONGEST_TABLE_NAME:
        raise invalid(
            f"A table's name has up to {LONGEST_TABLE_NAME} characters; this one has {len(name)}."
        )
    return name
