"""The environment as the settings are read from it: secrets may be in files, and variables that a container engine sets are not settings."""

import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Final

PREFIX: Final = "HEXHAVEN_"
IN_FILE: Final = "_FILE"
SECRET: Final = (
    *("password", "database_url", "redis_url", "metrics_token", "smtp_url", "notification_key"),
    "test_seed",
)
"""The settings that no command shows, and that may be read from a file."""

# What Kubernetes and docker links pass to a container about a service whose name begins with this program's.
_OF_A_SERVICE: Final = re.compile(
    r"(\w+_)?(SERVICE_HOST|SERVICE_PORT(_\w+)?|PORT_\d+_(TCP|UDP|SCTP)(_(PROTO|PORT|ADDR))?|ENV_\w+)"
)
_OF_A_SERVICE_BY_VALUE: Final = (
    (re.compile(r"(\w+_)?PORT"), re.compile(r"(tcp|udp|sctp)://.*")),
    (re.compile(r"(\w+_)?NAME"), re.compile(r"/.*")),
)


class SettingsRefused(ValueError):
    """Settings that cannot be read from the environment, a sentence for each."""

    def __init__(self, sentences: list[str]) -> None:
        super().__init__(" ".join(sentences))
        self.sentences = tuple(sentences)


def variable(name: str) -> str:
    """The environment variable of a setting."""
    return PREFIX + name.upper()


def file_variable(name: str) -> str:
    """The environment variable that names the file with a secret setting."""
    return variable(name) + IN_FILE


def is_of_a_service(key: str, value: str) -> bool:
    """Return True for a variable that a container engine sets for a service, and not the host for this program."""
    name = key.upper().removeprefix(PREFIX)
    return bool(_OF_A_SERVICE.fullmatch(name)) or any(
        names.fullmatch(name) and values.fullmatch(value)
        for names, values in _OF_A_SERVICE_BY_VALUE
    )


def understood(environment: Mapping[str, str | None]) -> dict[str, str | None]:
    """The variables that settings are read from, secrets from their files among them. Names are in lower case, and no value is
    empty. Raises SettingsRefused."""
    found = {
        key: value for key, value in environment.items() if not is_of_a_service(key, value or "")
    }
    wrong: list[str] = []
    for name in SECRET:
        path = found.pop(file_variable(name).lower(), None)
        if not path:
            continue
        key = variable(name).lower()
        if found.get(key):
            wrong.append(
                f"{variable(name)} and {file_variable(name)} are both set: remove one of them."
            )
            continue
        try:
            found[key] = _secret_in(Path(path))
        except SettingsRefused as refused:
            wrong.extend(f"{file_variable(name)}: {sentence}" for sentence in refused.sentences)
    if wrong:
        raise SettingsRefused(wrong)
    return found


def _secret_in(path: Path) -> str:
    """The secret in a file, without the line end that editors add. Raises SettingsRefused."""
    try:
        secret = path.read_bytes().decode()
    except OSError as error:
        why = (error.strerror or type(error).__name__).lower()
        raise SettingsRefused([f"{path} cannot be read: {why}."]) from error
    except ValueError as error:  # not text, or not even the name of a file
        raise SettingsRefused([f"{path} does not hold text in UTF-8."]) from error
    secret = secret.removesuffix("\n").removesuffix("\r")
    if not secret:
        raise SettingsRefused([f"{path} is empty."])
    return secret


def in_quotes(value: str) -> bool:
    """Return True for a value in quotation marks, as they arrive from a file of settings whose reader takes them literally."""
    return len(value) > 1 and value[0] == value[-1] and value[0] in "\"'"


def variables(environment: Mapping[str, str]) -> Iterator[tuple[str, str]]:
    """The variables with this program's prefix that have a value, by their names in capitals."""
    for key in sorted(environment):
        if key.upper().startswith(PREFIX) and environment[key]:
            yield key.upper(), environment[key]
