"""The addresses to open, as the host reads them at the start."""

import ipaddress
import socket

from app.settings import Settings


def links(settings: Settings, port: int) -> list[str]:
    """The public address if there is one, and those that work from here and from the same network."""
    found = [settings.public_url + "/"] if settings.public_url else []
    return found + [_link(settings, host, port) for host in _hosts(settings.host)]


def links_in_the_network(settings: Settings, port: int) -> list[str]:
    """Those by which other machines of the same network come, at the port the page was opened at."""
    hosts = [host for host in _hosts(settings.host) if not is_loopback(host)]
    return [_link(settings, host, port) for host in hosts]


def is_loopback(host: str) -> bool:
    """Whether a host name means this very machine."""
    try:
        return ipaddress.ip_address(host.strip("[]")).is_loopback
    except ValueError:
        return host == "localhost" or host.endswith(".localhost")


def _link(settings: Settings, host: str, port: int) -> str:
    shown = f"[{host}]" if ":" in host else host
    return f"http://{shown}:{port}{settings.base_path}"


def _hosts(bound: str) -> list[str]:
    try:
        everywhere = ipaddress.ip_address(bound).is_unspecified
    except ValueError:
        everywhere = False
    if not everywhere:
        return [bound]
    return ["localhost", *_address_in_the_network()]


def _address_in_the_network() -> list[str]:
    """The address others on the network see; choosing a route for a datagram sends nothing."""
    try:
        with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
            probe.connect(("192.0.2.1", 9))
            address: str = probe.getsockname()[0]
    except OSError:
        return []
    return [] if address.startswith("127.") else [address]
