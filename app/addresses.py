"""Addresses in the settings: what may stand in them, and what is wrong with the rest. No message quotes a password."""

import re
from typing import Final
from urllib.parse import SplitResult, parse_qsl, urlsplit

TLS: Final = frozenset({"sslmode", "sslrootcert", "sslcert", "sslkey", "sslcrl", "sslpassword"})
LIBPQ: Final = TLS | {"application_name", "target_session_attrs"}
"""What PostgreSQL's own programs read behind the question mark, and asyncpg does too."""
KNOWN: Final = LIBPQ | {"ssl", "host", "port", "prepared_statement_cache_size"}
SSL_MODES: Final = ("disable", "allow", "prefer", "require", "verify-ca", "verify-full")
SCHEMES: Final = ("postgresql", "postgres", "postgresql+asyncpg")

# As SQLAlchemy and libpq divide it, so that a password may hold : and #.
_POSTGRESQL: Final = re.compile(
    r"(?P<scheme>[^:]+)://"
    r"(?:[^:/]*(?::[^@]*)?@)?"
    r"(?P<host>\[[^/\]]*\]|[^/:?]*)(?::(?P<port>[^/?]*))?"
    r"(?:/(?P<name>[^?]*))?(?:\?(?P<query>.*))?",
    re.DOTALL,
)


def refuse_no_postgresql(address: str) -> None:
    """Raises ValueError for what is no address of a PostgreSQL database."""
    parts = _POSTGRESQL.fullmatch(address)
    if parts is None or parts["scheme"] not in SCHEMES:
        raise ValueError(
            "the address of a database looks like postgresql://user:password@host/name; SQLite needs none"
        )
    if any("@" in (parts[part] or "") for part in ("host", "port", "name")):
        raise ValueError(
            "a user name or password cannot contain @ or / as they are: write %40 for @, %2F for /, "
            "%23 for #, %3A for :, %3F for ? and %25 for %"
        )
    if parts["port"] is not None and not is_port(parts["port"]):
        raise ValueError(
            "the port in the address of the database has to be a number from 1 to 65535"
        )
    _refuse_unknown_parameters(parts["query"] or "")


def _refuse_unknown_parameters(query: str) -> None:
    for name, value in parse_qsl(query, keep_blank_values=True):
        if name not in KNOWN:
            raise ValueError(f"the address of the database cannot set {name[:40]}: leave that out")
        if name in ("ssl", "sslmode") and value not in SSL_MODES:
            raise ValueError(f"{name} has to be one of {', '.join(SSL_MODES)}")


def shown_postgresql(address: str) -> str:
    """Where a database is, without the user and the password."""
    parts = _POSTGRESQL.fullmatch(address)
    if parts is None:
        return "in PostgreSQL"
    port = f":{parts['port']}" if parts["port"] else ""
    name = f"{parts['name']} " if parts["name"] else ""
    return f"{name}at {parts['host'] or 'this machine'}{port}"


def is_port(text: str) -> bool:
    """Whether a program can listen at a port of that number."""
    return text.isascii() and text.isdigit() and 0 < int(text) < 65536


def web_address(text: str) -> SplitResult | None:
    """The parts of an address of pages; None if it is none."""
    try:
        parts = urlsplit(text)
        usable = parts.scheme in ("http", "https") and parts.hostname and parts.port != 0
    except ValueError:  # a port or an IPv6 address that is none
        return None
    return parts if usable else None
