"""Codes of tables: how they are drawn, and read from what people type or send."""

import re
import secrets
from typing import Final

from app import problems

ALPHABET: Final = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"
CODE_LENGTH: Final = 5
AMONG_MARKS: Final = re.compile(
    rf"[^A-Za-z0-9/]*([A-Za-z0-9]{{{CODE_LENGTH}}})[^A-Za-z0-9/]*/*[^A-Za-z0-9/]*"
)


def new_code() -> str:
    """A code by chance; another table may have it already."""
    return "".join(secrets.choice(ALPHABET) for _ in range(CODE_LENGTH))


def code_from(text: str) -> str:
    """The code in a text that a person typed. Raises Problem if it cannot be one."""
    code = text.strip().upper()
    if len(code) != CODE_LENGTH or not set(code) <= set(ALPHABET):
        raise problems.no_such_table(text)
    return code


def code_meant(text: str) -> str | None:
    """The code in a link to which a chat program or a finger added something, such as a full stop; None if no part of it could be a code."""
    found = AMONG_MARKS.fullmatch(text)
    return found[1] if found else None
