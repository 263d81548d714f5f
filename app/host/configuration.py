"""The settings as a host writes them: faults, each with the value and what to write instead, and warnings."""

import difflib
from collections.abc import Iterator, Mapping
from typing import Any, Final, get_args
from urllib.parse import urlsplit

from pydantic.fields import FieldInfo
from pydantic_core import ErrorDetails

from app.addresses import asks_for_channel_binding
from app.environment import (
    IN_FILE,
    PREFIX,
    SECRET,
    file_variable,
    in_quotes,
    is_of_a_service,
    variable,
    variables,
)
from app.program_name import VARIABLE as CALLED_AS
from app.settings import Settings

MACHINES_OF_A_PROXY: Final = 2**16
"""A network that a container engine gives to a few containers may be as large as this."""

NUMBERS: Final = {int: "a whole number", float: "a number"}


def origin(name: str, environment: Mapping[str, str]) -> str:
    """Name the source of a setting's value; an empty variable gives nothing."""
    given = {key for key, value in variables(environment) if not is_of_a_service(key, value)}
    if name in SECRET and file_variable(name) in given:
        return f"from {file_variable(name)}"
    return "set" if variable(name) in given else "default"


def said(fault: ErrorDetails) -> str:
    """A refused setting, in a sentence."""
    name = str(fault["loc"][0])
    field = Settings.model_fields[name]
    expected = _expected(field)
    if fault["type"] == "value_error" or expected is None:  # a validator's own words
        text = fault["msg"].removeprefix("Value error, ")
    else:
        text = f"{str(fault['input'])[:60]!r} is not {expected}"
    if in_quotes(str(fault["input"])):
        text += ". Its quotation marks are part of the value: leave them out"
    return f"{variable(name)}: {text}."


def _expected(field: FieldInfo) -> str | None:
    """Describe the values that a number or a choice may have."""
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
    if field.annotation is bool:
        return "true or false"
    longest = next((one.max_length for one in field.metadata if hasattr(one, "max_length")), None)
    if longest is not None:
        return f"a text of at most {longest} characters"
    choices: tuple[Any, ...] = get_args(field.annotation)
    if choices and all(isinstance(choice, str) for choice in choices):
        return f"one of {', '.join(choices)}"
    return None


def warnings(settings: Settings, environment: Mapping[str, str]) -> Iterator[str]:
    """Warnings about values that are probably not meant, a sentence each."""
    for name, value in variables(environment):
        if is_of_a_service(name, value):
            if name == variable("port"):
                yield (
                    f"{name}={value[:60]} comes from a container engine and describes a service; it is not a setting: "
                    f"the server uses port {settings.port}."
                )
        elif name in _KNOWN:
            if in_quotes(value):
                yield f"{name} begins and ends with quotation marks, which are part of its value: leave them out if they are not meant."
        else:
            yield f"{name} is not a setting and changes nothing: {_meant(name)}"
    if asks_for_channel_binding(settings.database_url):
        yield (
            "HEXHAVEN_DATABASE_URL asks for channel_binding, which Hexhaven does not support: the connection is made without it. "
            "sslmode=verify-full makes sure that it is the right server."
        )
    if settings.metrics_token and settings.metrics != "token":
        yield (
            f"HEXHAVEN_METRICS_TOKEN is set but has no effect, because HEXHAVEN_METRICS is {settings.metrics}: "
            "set that to token, or leave out both."
        )
    wide = [network for network in settings.proxies if network.num_addresses > MACHINES_OF_A_PROXY]
    if settings.login_header and wide:
        yield (
            f"HEXHAVEN_TRUSTED_PROXIES trusts all of {wide[0]}, where every machine could claim any login: "
            "write the proxy's own address, or a network that is only the proxy's."
        )
    if settings.backup_at and settings.database_url:
        yield (
            "HEXHAVEN_BACKUP_AT changes nothing: the games are in PostgreSQL, which has its own tools for backups, such as pg_dump."
        )
    yield from _unknown_defaults(settings)
    if settings.public_url:
        path = urlsplit(settings.public_url).path.strip("/")
        if path != settings.base_path.strip("/"):
            yield (
                f"HEXHAVEN_PUBLIC_URL ends in /{path} and HEXHAVEN_BASE_PATH is {settings.base_path}: "
                "both should have the path that players open."
            )


def _unknown_defaults(settings: Settings) -> Iterator[str]:
    """Defaults for tables that no game has; the games are asked only about values that are not the usual ones."""
    chosen = {name: getattr(settings, name) for name in ("preset", "bot_level")}
    usual = {name: Settings.model_fields[name].default for name in chosen}
    if chosen == usual:
        return
    from engine.games import GAMES

    there = {
        "preset": [
            preset["key"] for game in GAMES.values() for preset in game.catalog()["presets"]
        ],
        "bot_level": [level for game in GAMES.values() for level in game.bots.levels],
    }
    for name, keys in there.items():
        if chosen[name] not in keys:
            yield (
                f"{variable(name)}={chosen[name][:60]} is none of {', '.join(dict.fromkeys(keys))}: "
                f"new tables begin as with {usual[name]}."
            )


_KNOWN: Final = frozenset(
    {*map(variable, Settings.model_fields), *map(file_variable, SECRET), CALLED_AS}
)


def _meant(name: str) -> str:
    plain = name.removesuffix(IN_FILE)
    if plain != name and plain in _KNOWN:
        return f"only passwords and addresses with one are read from files, {plain} is not."
    names = [known.removeprefix(PREFIX) for known in sorted(_KNOWN - {CALLED_AS})]
    meant = difflib.get_close_matches(name.removeprefix(PREFIX), names, 1)
    return f"did you mean {PREFIX}{meant[0]}?" if meant else "check-config lists all of them."
