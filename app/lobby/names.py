"""Names and chat as people type them: visible characters only."""

import secrets
import unicodedata
from typing import Final

from app.problems import Problem, invalid

LONGEST_NAME: Final = 24
LONGEST_TABLE_NAME: Final = 40
NAMES_TO_LEND: Final = ("Jay", "Lark", "Linnet", "Martin", "Merle", "Phoebe", "Robin", "Wren")
"""Birds that are also given names, the same in every language; no bot is called so."""
# The joiner and the selector make emoji whole; everything else of their kind hides or reorders text.
PARTS_OF_EMOJI: Final = "\u200d\ufe0f"


def visible(text: str) -> str:
    """The text with its invisible characters taken out and its spaces made single."""
    kept = "".join(
        character
        for character in unicodedata.normalize("NFC", text.replace("\n", " ").replace("\t", " "))
        if character in PARTS_OF_EMOJI or unicodedata.category(character)[0] not in "C"
    )
    return " ".join(kept.split())


def _has_something_to_see(text: str) -> bool:
    return any(unicodedata.category(character)[0] in "LNPS" for character in text)


def person_name(text: str) -> str:
    """A name as it is shown, or the problem with it."""
    name = visible(text)
    if not name or not _has_something_to_see(name):
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


def lent_name() -> str:
    """A name for somebody who wants to play at once and has not given one; they can choose another at any time."""
    return secrets.choice(NAMES_TO_LEND)


def table_name(text: str) -> str:
    """A table's name as it is shown; may be empty."""
    name = visible(text)
    if len(name) > LONGEST_TABLE_NAME:
        raise invalid(
            f"A table's name has up to {LONGEST_TABLE_NAME} characters; this one has {len(name)}."
        )
    return name
