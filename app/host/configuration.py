"""The settings as a host writes them: what is wrong with one, said with its value and what to write instead, and what only looks
like one."""

import difflib
import os
from collections.abc import Iterator, Mapping
from typing import Any, Final, get_args
from urllib.parse import urlsplit

from pydantic.fields import FieldInfo
from pydantic_core import ErrorDetails

from app.settings import Settings

PREFIX: Final = "HEXHAVEN_"
NUMBERS: Final = {int: "a whole number", float: "a number"}
SECRET: Final = ("password", "test_seed", "database_url")


def variable(name: str) -> str:
    """The environment variable of a setting."""
    return PREFIX + name.upper()


def is_set(name: str) -> bool:
    """Whether the environment gives it; an empty variable gives nothing."""
    return any(value and key.upper() == variable(name) for key, value in os.environ.items())


def said(fault: ErrorDetails) -> str:
    """A setting that is refused, in a sentence."""
    name = str(fault["loc"][0])
    field = Settings.model_fields[name]
    expected = _expected(field)
    if fault["type"] == "value_error" or expected is None:  # a validator's own words
        text = fault["msg"].removeprefix("Value error, ")
    else:
        text = f"{str(fault['input'])[:60]!r} is not {expected}"
    return f"{variable(name)}: {text}."


def _expected(field: FieldInfo) -> str | None:
    """What may be written, for numbers and choices."""
    if field.annotation in NUMBERS:
        limits = {
            kind: getattr(limit, kind)
            for limit in field.metadata
            for kind in ("ge", "le")
            if hasattr(limit, kind)
        }
        kind = NUMBERS[field.annotation]
        if "le" in limits:
            return f"{kind} from {limits['ge']} to {limits['le']}"
        return f"{kind} from {limits['ge']} upward"
    choices: tuple[Any, ...] = get_args(field.annotation)
    if choices and all(isinstance(choice, str) for choice in choices):
        return f"one of {', '.join(choices)}"
    return None


def warnings(settings: Settings, environment: Mapping[str, str]) -> Iterator[str]:
    """What is probably not meant, a sentence each."""
    known = {name.upper() for name in Settings.model_fields}
    for name in sorted(key.upper() for key in environment if key.upper().startswith(PREFIX)):
        if name.removeprefix(PREFIX) not in known:
            meant = difflib.get_close_matches(name.removeprefix(PREFIX), known, 1)
            hint = (
                f"did you mean {PREFIX}{meant[0]}?" if meant else "check-config lists all of them."
            )
            yield f"{name} is not a setting and changes nothing: {hint}"
    if settings.public_url:
        path = urlsplit(settings.public_url).path.strip("/")
        if path != settings.base_path.strip("/"):
            yield (
                f"HEXHAVEN_PUBLIC_URL ends in /{path} and HEXHAVEN_BASE_PATH is {settings.base_path}: "
                "both should have the path that players open."
            )
