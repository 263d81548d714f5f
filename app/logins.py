"""Logins of people whom a proxy has let in: it names them in a header of each request, and is believed only if the host trusts it."""

import json
from dataclasses import asdict, dataclass
from email.errors import HeaderParseError
from typing import Final
from urllib.parse import quote, unquote

from starlette.datastructures import Headers

LOGIN: Final = "hexhaven.login"
"""Key of the scope for the login of the guest who is asking."""
LONGEST_LOGIN: Final = 256
SPACE: Final = " \t"
"""Characters that may surround the value of a header."""


@dataclass(frozen=True, slots=True)
class Login:
    """A person whom a trusted proxy has let in."""

    key: str = ""
    """The name by which the proxy knows them."""
    name: str = ""
    """The name that the proxy has for them, as it wrote it; empty if it has none."""
    fault: str = ""
    """The reason why the login cannot be used, in a sentence."""

    def packed(self) -> str:
        """The login as a header's value, for another server."""
        return quote(json.dumps(asdict(self)))

    @classmethod
    def unpacked(cls, text: str) -> "Login":
        """The login that another server has packed."""
        return cls(**json.loads(unquote(text)))


class LoginHeaders:
    """The headers that the host has named."""

    def __init__(self, login: str, name: str) -> None:
        self._login = login
        self._name = name

    def are_in(self, headers: Headers) -> bool:
        """Return True if the request claims a login."""
        return any(value.strip(SPACE) for value in headers.getlist(self._login))

    def login(self, headers: Headers) -> Login | None:
        """The login in a request of a trusted proxy; None without one."""
        claimed = headers.getlist(self._login)
        if not self.are_in(headers):
            return None
        if len(claimed) > 1:
            return Login(
                fault=f"Your login came twice, so it cannot be believed: the proxy has to replace the header {self._login}, not to add it. "
                "Tell the person who runs this server."
            )
        key = _read(claimed[0])
        if len(key) > LONGEST_LOGIN or not key.isprintable():
            return Login(
                fault=f"Your login cannot be used here: it has to have at most {LONGEST_LOGIN} characters, all of them visible. "
                "Tell the person who runs this server."
            )
        if _is_unfilled(key):
            return Login(
                fault="The proxy has not found your login: it sent the name of a variable instead. Tell the person who runs this server."
            )
        named = headers.getlist(self._name) if self._name else []
        name = _decoded(_read(named[0])) if len(named) == 1 else ""
        return Login(key, "" if _is_unfilled(name) else name)


def _read(value: str) -> str:
    """The text of a header: UTF-8 as most proxies send it, else Latin-1."""
    try:
        return value.encode("latin-1").decode().strip(SPACE)
    except UnicodeDecodeError:
        return value.strip(SPACE)


def _is_unfilled(value: str) -> bool:
    """Return True for a variable of the proxy's own configuration, which some versions of Caddy send when they have no value."""
    return value.startswith("{") and value.endswith("}")


def _decoded(name: str) -> str:
    """Decode a name that was written in ASCII as in a mail's header (`=?utf-8?q?Zo=C3=AB?=`), as some proxies do."""
    if not name.startswith("=?"):
        return name
    from email.header import decode_header, make_header

    try:
        return str(make_header(decode_header(name)))
    except (HeaderParseError, LookupError, UnicodeError):
        return name
