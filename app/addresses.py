"""Addresses in the settings: their parts, and the faults of those that are refused. No message quotes a password."""

import ipaddress
import re
from typing import Final
from urllib.parse import SplitResult, parse_qsl, urlsplit

import idna

TLS: Final = frozenset(
    {
        *("sslmode", "sslrootcert", "sslcert", "sslkey", "sslcrl", "sslpassword"),
        *("sslnegotiation", "ssl_min_protocol_version", "ssl_max_protocol_version"),
    }
)
LIBPQ: Final = TLS | {"application_name", "passfile", "target_session_attrs"}
"""Parameters of an address that PostgreSQL's own programs and asyncpg both read."""
CHANNEL_BINDING: Final = "channel_binding"
"""Hosted services put these into their addresses, but asyncpg does not know them."""
OUR_OWN: Final = {"connect_timeout", "prepared_statement_cache_size", CHANNEL_BINDING}
"""Parameters without an effect here: a time limit, a count that no longer matters, a protection that cannot be given."""
KNOWN: Final = LIBPQ | OUR_OWN | {"ssl", "host", "port"}
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
    """Check the address of a PostgreSQL database. Raises ValueError."""
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
        if name == "connect_timeout" and not (value.isascii() and value.isdigit()):
            raise ValueError("connect_timeout has to be a whole number of seconds")


def asks_for_channel_binding(address: str) -> bool:
    """Return True if the address asks for channel binding, which this program cannot give."""
    parts = _POSTGRESQL.fullmatch(address)
    query = dict(parse_qsl(parts["query"] or "")) if parts else {}
    return query.get(CHANNEL_BINDING) == "require"


def shown_postgresql(address: str) -> str:
    """Describe the place of a database, without the user and the password."""
    parts = _POSTGRESQL.fullmatch(address)
    if parts is None:
        return "in PostgreSQL"
    port = f":{parts['port']}" if parts["port"] else ""
    name = f"{parts['name']} " if parts["name"] else ""
    return f"{name}at {parts['host'] or 'this machine'}{port}"


def is_port(text: str) -> bool:
    """Return True for the number of a port that a program can listen on."""
    return text.isascii() and text.isdigit() and 0 < int(text) < 65536


def web_address(text: str) -> SplitResult | None:
    """The parts of an address of pages: a scheme, a name that browsers can send, perhaps a port and a path. None if it is not one."""
    try:
        parts = urlsplit(text)
        usable = authority(text) is not None and parts.port != 0
    except ValueError:  # a port or an IPv6 address that is none
        return None
    return parts if usable and not parts.query and not parts.fragment else None


def authority(address: str) -> tuple[str, int] | None:
    """Machine and port of an address of pages or of an origin, for comparing them; None if it is neither, such as `null`."""
    try:
        parts = urlsplit(address)
        port = parts.port
    except ValueError:
        return None
    if parts.scheme not in ("http", "https") or parts.username is not None:
        return None
    name = ascii_name(parts.hostname or "")
    if name is None:
        return None
    return name, port or (443 if parts.scheme == "https" else 80)


# The last part of a name must not be a number: browsers would read an IPv4 address.
_NAME: Final = re.compile(r"(?!.{254})([a-z0-9_-]{1,63}\.)*(?![0-9]+$)[a-z0-9_-]{1,63}")


def ascii_name(host: str) -> str | None:
    """A machine's name or address in the one form that browsers send: ASCII, lower case, no dot at its end, IPv6 at its shortest. None if
    no browser can send it."""
    try:
        return str(ipaddress.ip_address(host))
    except ValueError:
        host = host.removesuffix(".")
    if not host.isascii():
        try:
            host = idna.encode(host, uts46=True).decode()
        except idna.IDNAError:
            return None
    host = host.lower()
    return host if _NAME.fullmatch(host) else None


NETWORKS_OWN: Final = (".local", ".localhost", ".home.arpa", ".internal", ".lan")
"""Endings of names that only exist in a local network."""


def is_of_the_network(name: str) -> bool:
    """Return True for a name that only exists in a local network: an address, a name without a dot, or one that ends in .local or the like."""
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return "." not in name or name.endswith(NETWORKS_OWN)
    return True


def bound_host(text: str) -> str | None:
    """Return the host to listen on: an address, a name of this machine, or * for all addresses. None if it is none of these."""
    host = text[1:-1] if text.startswith("[") and text.endswith("]") else text
    try:
        ipaddress.ip_address(host)
    except ValueError:
        return host if host == "*" or ascii_name(host) is not None else None
    return host


MAIL_ADDRESS: Final = re.compile(
    r"(?!.{255})[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@(?:[A-Za-z0-9-]{1,63}\.)*[A-Za-z0-9-]{1,63}"
)
"""An e-mail address as browsers accept one in a field: one line, without comments or quotes."""


def is_mail_server(text: str) -> bool:
    """Return True for the address of a mail server: a scheme, a name, perhaps a user, a password and a port."""
    try:
        parts = urlsplit(text)
        known = parts.scheme in ("smtp", "smtps") and parts.port != 0
    except ValueError:  # a port or an IPv6 address that is none
        return False
    return (
        known
        and bool(parts.hostname)
        and not (parts.path.strip("/") or parts.query or parts.fragment)
    )
