"""Messages of house rules, written in one file per language and sent with the page that shows them.

A person who adds or translates a rule finds all its messages in `static/locales/LANGUAGE/options.ftl`. A browser needs few of them at a
time: the titles in the lobby, the sentences at the table, the commands in text mode. So each message is sent as part of the file to which
its key belongs."""

import re
from pathlib import Path
from typing import Final

OPTIONS: Final = "options.ftl"
MESSAGE: Final = re.compile(r"^([A-Za-z][\w-]*) =.*\n(?:[ }].*\n)*", re.MULTILINE)
"""A message and its further lines, which are indented or close a choice."""

COMMENT: Final = re.compile(r"^#.*\n", re.MULTILINE)


def file_of(key: str) -> str:
    """The file with which a message of an option is sent."""
    if key.startswith("option-") and key.endswith("-more"):
        return "reference"
    if key.startswith(("option-", "choice-")):
        return "catalog"
    return "textmode" if key.startswith("text-") else "table"


def with_options(files: list[Path]) -> list[Path]:
    """These files of messages, and the one with the messages of options that are sent with them."""
    beside = [file.with_name(OPTIONS) for file in files[:1]]
    return [*files, *(file for file in beside if file.is_file() and file not in files)]


def content(files: list[Path]) -> bytes:
    """The content of files together; of messages without comments, with those of options next to the file with which they are sent."""
    if files[0].suffix != ".ftl":
        return b"\n".join(file.read_bytes() for file in files)
    apart = files[-1].name == OPTIONS and len(files) > 1
    options = messages_in(files[-1]) if apart else []
    parts = []
    for file in files[:-1] if apart else files:
        own = "".join(text for key, text in options if file_of(key) == file.stem)
        parts.append(COMMENT.sub("", file.read_text("utf-8")) + own)
    return "\n".join(parts).encode()


def messages_in(file: Path) -> list[tuple[str, str]]:
    """The messages of a file as they are written, with their keys."""
    return [(found[1], found[0]) for found in MESSAGE.finditer(file.read_text("utf-8"))]
