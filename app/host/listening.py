"""Checks whether the server may listen at its address, and explains why not before anything else starts."""

import errno
import socket
from typing import Final


class AddressUnusable(Exception):
    """The server cannot listen there; the words say why and what helps."""


WHY: Final = {
    errno.EADDRINUSE: "Another program is already listening on port {port}: stop it, or choose another port with HEXHAVEN_PORT.",
    errno.EACCES: "This user may not listen on port {port}: choose one from 1024 upward with HEXHAVEN_PORT.",
    errno.EADDRNOTAVAIL: "This machine does not have the address {host}: choose one of its own with HEXHAVEN_HOST.",
}


def refuse_unusable(host: str, port: int) -> None:
    """Raises AddressUnusable. Whoever takes the port a moment later is reported by the server itself."""
    try:
        places = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
    except OSError as error:
        raise AddressUnusable(f"There is no address called {host}: see HEXHAVEN_HOST.") from error
    for family, kind, protocol, _, place in places:
        with socket.socket(family, kind, protocol) as trial:
            trial.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            if family == socket.AF_INET6:
                trial.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 1)
            try:
                trial.bind(place)
            except OSError as error:
                unknown = f"Nothing can listen on {{host}}, port {{port}} ({error.strerror})."
                said = WHY.get(error.errno or 0, unknown)
                raise AddressUnusable(said.format(host=host, port=port)) from error
