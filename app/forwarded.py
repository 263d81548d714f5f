"""The client's address and scheme behind proxies: believed only from proxies that the host trusts."""

import ipaddress
from typing import Final

import structlog
from starlette.datastructures import Headers
from starlette.types import ASGIApp, Receive, Scope, Send

from app.logins import LOGIN, LoginHeaders

Address = ipaddress.IPv4Address | ipaddress.IPv6Address
Network = ipaddress.IPv4Network | ipaddress.IPv6Network

BY_TRUSTED_PROXY: Final = "hexhaven.by_trusted_proxy"
"""Key of the scope for what a trusted proxy passed on."""
SCHEMES: Final = {"http": "ws", "https": "wss"}
"""The scheme of a WebSocket, by the scheme that a proxy reports."""

logger = structlog.get_logger()


def networks(names: tuple[str, ...]) -> tuple[Network, ...]:
    """The trusted addresses and networks (as 10.0.0.0/8). Raises ValueError, which names what cannot be trusted and why."""
    found = []
    for name in names:
        if name == "*":
            raise ValueError(_everybody(name))
        try:
            network = ipaddress.ip_network(name, strict=False)
        except ValueError:
            raise ValueError(
                f"{name[:60]!r} is neither an address nor a network such as 172.16.0.0/12"
            ) from None
        network = _as_seen(network)
        if network.prefixlen == 0:
            raise ValueError(_everybody(name))
        found.append(network)
    return tuple(found)


def _as_seen(network: Network) -> Network:
    """IPv4 written as IPv6 becomes IPv4, as `address_in` makes of the addresses themselves."""
    first = network.network_address
    if isinstance(first, ipaddress.IPv6Address) and first.ipv4_mapped and network.prefixlen >= 96:
        return ipaddress.ip_network((first.ipv4_mapped, network.prefixlen - 96))
    return network


def _everybody(name: str) -> str:
    return f"{name!r} would trust everyone, and let anyone make up an address: list the proxies"


class Forwarded:
    """Puts the guest's own address and scheme in place of the proxy's, and next to them the login, if the host has named its header."""

    def __init__(
        self, app: ASGIApp, trusted: tuple[Network, ...], logins: LoginHeaders | None = None
    ) -> None:
        self._app = app
        self._trusted = trusted
        self._logins = logins
        self._has_logged_claim = False

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        peer = scope.get("client") if scope["type"] in ("http", "websocket") else None
        if peer is not None and is_among(self._trusted, address_in(peer[0])):
            headers = Headers(scope=scope)
            guest = forwarded_for(peer[0], headers, self._trusted)
            scope = {**scope, "client": (guest, peer[1]), BY_TRUSTED_PROXY: True}
            named = headers.getlist("x-forwarded-proto")
            said = named[-1].rpartition(",")[2].strip().lower() if named else ""
            if said in SCHEMES:
                scope["scheme"] = SCHEMES[said] if scope["type"] == "websocket" else said
            if self._logins is not None:
                scope[LOGIN] = self._logins.login(headers)
        elif self._logins is not None and scope["type"] in ("http", "websocket"):
            self._ignore_login(scope)
        await self._app(scope, receive, send)

    def _ignore_login(self, scope: Scope) -> None:
        """Log once that a peer which is not a trusted proxy claims a login."""
        if (
            not self._has_logged_claim
            and self._logins is not None
            and self._logins.are_in(Headers(scope=scope))
        ):
            self._has_logged_claim = True
            peer = scope.get("client")
            logger.warning(
                "login.ignored",
                address=peer[0] if peer else "unknown",
                why="a login is believed only from the addresses in HEXHAVEN_TRUSTED_PROXIES; this is logged once",
            )


def forwarded_for(peer: str, headers: Headers, trusted: tuple[Network, ...]) -> str:
    """The last address that is not a proxy's; anything that is not an address counts as the proxy that passed it on."""
    for hop in reversed(",".join(headers.getlist("x-forwarded-for")).split(",")):
        address = address_in(hop)
        if address is None:
            return peer
        peer = str(address)
        if not is_among(trusted, address):
            return peer
    return peer


def is_among(trusted: tuple[Network, ...], address: Address | None) -> bool:
    """Check whether the address belongs to a trusted proxy."""
    return address is not None and any(
        address in network for network in trusted if network.version == address.version
    )


def household(text: str) -> str:
    """The address that limits apply to: an IPv4 address, or the /64 network of a household."""
    address = address_in(text)
    if isinstance(address, ipaddress.IPv6Address) and not address.is_loopback:
        return str(ipaddress.ip_network((address, 64), strict=False))
    return text if address is None else str(address)


def address_in(text: str) -> Address | None:
    """An address as proxies write it, some with a port; None if it is not one."""
    text = text.strip()
    if text.startswith("["):
        text = text[1:].partition("]")[0]
    elif text.count(":") == 1:
        text = text.partition(":")[0]
    try:
        address = ipaddress.ip_address(text)
    except ValueError:
        return None
    mapped = address.ipv4_mapped if isinstance(address, ipaddress.IPv6Address) else None
    return mapped or address
