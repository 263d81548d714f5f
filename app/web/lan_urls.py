"""The addresses to open, as the host reads them at the start: only those at which the server answers."""

import ipaddress
import socket
from collections.abc import Callable, Iterator
from typing import Final

from app.settings import Settings

ANSWERS_WITHIN_SECONDS: Final = 1.0
ELSEWHERE: Final = {socket.AF_INET: "192.0.2.1", socket.AF_INET6: "2001:db8::1"}
"""Addresses of no machine, by the kind of address: for choosing a route to others."""

Answers = Callable[[str, int], bool]


def answers(host: str, port: int) -> bool:
    """Check whether a program on this machine can open a connection there."""
    try:
        socket.create_connection((host, port), timeout=ANSWERS_WITHIN_SECONDS).close()
    except OSError:
        return False
    return True


def links(settings: Settings, port: int, answers: Answers = answers) -> list[str]:
    """The public address if there is one, and those that work from here and from the same network."""
    found = [settings.public_url + "/"] if settings.public_url else []
    return found + [
        _link(settings, host, port) for host in _hosts(settings.host) if answers(host, port)
    ]


def links_in_the_network(settings: Settings, port: int, answers: Answers = answers) -> list[str]:
    """The addresses at which other machines of the same network reach the server, at the port of the opened page."""
    hosts = [host for host in _hosts(settings.host) if not is_loopback(host)]
    return [_link(settings, host, port) for host in hosts if answers(host, port)]


def is_loopback(host: str) -> bool:
    """Check whether a host name means this very machine."""
    try:
        return ipaddress.ip_address(host.strip("[]")).is_loopback
    except ValueError:
        return host == "localhost" or host.endswith(".localhost")


def _link(settings: Settings, host: str, port: int) -> str:
    shown = f"[{host}]" if ":" in host else host
    return f"http://{shown}:{port}{settings.base_path}"


def _hosts(bound: str) -> list[str]:
    try:
        address = ipaddress.ip_address(bound)
    except ValueError:
        everywhere, kinds = bound == "*", list(ELSEWHERE)
    else:
        everywhere = address.is_unspecified
        kinds = [socket.AF_INET] if address.version == 4 else list(ELSEWHERE)
    return ["localhost", *_addresses_in_the_network(kinds)] if everywhere else [bound]


def _addresses_in_the_network(kinds: list[socket.AddressFamily]) -> Iterator[str]:
    """The addresses that other machines on the network see; choosing a route for a datagram sends nothing."""
    for kind in kinds:
        try:
            with socket.socket(kind, socket.SOCK_DGRAM) as probe:
                probe.connect((ELSEWHERE[kind], 9))
                address: str = probe.getsockname()[0]
        except OSError:
            continue
        if not is_loopback(address):
            yield address
