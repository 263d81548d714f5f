"""The listening sockets: opened, or the reason given, before anything else starts."""

import errno
import socket
from collections.abc import Iterator
from contextlib import ExitStack
from typing import Any, Final


class AddressUnusable(Exception):
    """The server cannot listen there; the text gives the reason and a remedy."""


class PortTaken(AddressUnusable):
    """Another program listens there, perhaps this server."""


WHY: Final = {
    errno.EADDRINUSE: "Another program is already listening on port {port}: stop it, or choose another port with HEXHAVEN_PORT.",
    errno.EACCES: "This user may not listen on port {port}: choose one from 1024 upward with HEXHAVEN_PORT.",
    errno.EADDRNOTAVAIL: "This machine does not have the address {host}: choose one of its own with HEXHAVEN_HOST.",
}
NOT_HERE: Final = (errno.EADDRNOTAVAIL, errno.EAFNOSUPPORT)
"""Error numbers of a machine without IPv6, or without IPv4, for the other kind."""


def listening(host: str, port: int) -> list[socket.socket]:
    """Sockets bound to an address, one for each kind of address that this machine has. Raises AddressUnusable."""
    with ExitStack() as opened:
        found: list[socket.socket] = []
        missing: OSError | None = None
        for family, kind, protocol, _, place in _places(host, port):
            same_port = found[0].getsockname()[1] if found else port
            try:
                bound = opened.enter_context(socket.socket(family, kind, protocol))
                bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
                if family == socket.AF_INET6:
                    bound.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 1)
                bound.bind((place[0], same_port, *place[2:]))
            except OSError as error:
                if error.errno not in NOT_HERE:
                    raise _unusable(host, port, error) from error
                missing = error
            else:
                found.append(bound)
        if not found:
            assert missing is not None
            raise _unusable(host, port, missing) from missing
        opened.pop_all()
        return found


def refuse_unusable(host: str, port: int) -> None:
    """Check that `listening` could use the address. Raises AddressUnusable."""
    for trial in listening(host, port):
        trial.close()


def _places(host: str, port: int) -> Iterator[tuple[Any, ...]]:
    """Each address once; `::` is what other programs mean by it, IPv4 too."""
    asked = None if host in ("*", "::") else host
    try:
        found = socket.getaddrinfo(asked, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
    except OSError as error:
        raise AddressUnusable(f"There is no address called {host}: see HEXHAVEN_HOST.") from error
    yield from dict.fromkeys(found)


def _unusable(host: str, port: int, error: OSError) -> AddressUnusable:
    unknown = f"Nothing can listen on {{host}}, port {{port}} ({error.strerror})."
    said = WHY.get(error.errno or 0, unknown).format(host=host, port=port)
    return PortTaken(said) if error.errno == errno.EADDRINUSE else AddressUnusable(said)
