"""Connections before they say anything: how long a request may take to arrive, and how many may wait for one.

Whoever sends half a request holds a connection and says nothing with it. Such a connection is cut after a while, and sooner
where its place is needed: newcomers, health checks and players come in as long as somebody else only waits."""

import asyncio
import resource
from typing import Any, Final

import uvicorn
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from app.forwarded import Network, address_in, household, is_among
from app.settings import Settings

REQUEST_WITHIN_SECONDS: Final = 10.0
"""Seconds for a request to arrive, from its first byte (the first one: from the opening of the connection) to its last."""
REQUESTS_FROM_AN_ADDRESS: Final = 100
"""Connections besides those of tabs at tables: a browser has six."""
DESCRIPTORS: Final = (65_536, 10_240)
"""How many files and sockets to ask the system for; some grant only the smaller number."""
RESERVED: Final = 64
"""How many of them to keep for the database, the logs and the bots' processes."""


def raise_descriptors() -> int:
    """Raise this process's limit of open files as far as the system allows; returns the limit."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    for wanted in DESCRIPTORS:
        most = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
        if soft != resource.RLIM_INFINITY and most > soft:
            try:
                resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
            except (OSError, ValueError):
                continue
            return most
    return DESCRIPTORS[0] if soft == resource.RLIM_INFINITY else soft


class Connections:
    """The open connections, and those of them that wait for a request, the longest wait first."""

    def __init__(self, most: int, from_an_address: int, proxies: tuple[Network, ...] = ()) -> None:
        self._most = most
        self._from_an_address = from_an_address
        self._proxies = proxies
        self._open: dict[asyncio.BaseTransport, str] = {}
        self._waiting: dict[asyncio.BaseTransport, None] = {}
        self._of: dict[str, dict[asyncio.BaseTransport, None]] = {}

    def __len__(self) -> int:
        return len(self._open)

    def let_in(self, connection: asyncio.WriteTransport, peer: str) -> bool:
        """Let a connection in, dropping the one that has waited longest if there is no room. False if all others are at work; the
        connection is then aborted. `peer`: an address, empty if there is none."""
        address = household(peer)
        bounded = peer != "" and not is_among(self._proxies, address_in(peer))
        others = self._of.get(address, {})
        full = bounded and len(others) >= self._from_an_address
        if (full and not self._drop_one_of(others)) or (
            len(self._open) >= self._most and not self._drop_one_of(self._waiting)
        ):
            connection.abort()
            return False
        self._open[connection] = address
        self._of.setdefault(address, {})[connection] = None
        self._waiting[connection] = None
        return True

    def _drop_one_of(self, connections: dict[Any, None]) -> bool:
        for connection in connections:
            if connection in self._waiting:
                self.gone(connection)
                connection.abort()
                return True
        return False

    def at_work(self, connection: asyncio.BaseTransport) -> None:
        """The connection's request has arrived."""
        self._waiting.pop(connection, None)

    def waits(self, connection: asyncio.BaseTransport) -> None:
        """The connection's request was answered; it waits for the next."""
        address = self._open.get(connection)
        if address is not None:
            for waiting in (self._waiting, self._of[address]):
                waiting.pop(connection, None)
                waiting[connection] = None

    def gone(self, connection: asyncio.BaseTransport) -> None:
        """The connection is closed, or about to be."""
        address = self._open.pop(connection, None)
        self._waiting.pop(connection, None)
        if address is not None:
            others = self._of[address]
            del others[connection]
            if not others:
                del self._of[address]


def connections_for(settings: Settings, descriptors: int) -> Connections:
    """The count for as many connections as the settings and the system allow."""
    return Connections(
        max(descriptors - RESERVED, descriptors // 2),
        settings.sockets_per_address + REQUESTS_FROM_AN_ADDRESS,
        settings.proxies,
    )


class Config(uvicorn.Config):
    """A configuration with the count of all connections."""

    def __init__(self, app: Any, connections: Connections, **more: Any) -> None:
        super().__init__(app, http=HttpConnection, ws=SocketConnection, **more)
        self.connections = connections


class HttpConnection(HttpToolsProtocol):
    """An HTTP connection with a deadline for each of its requests."""

    config: Config
    _late: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Somebody connects."""
        super().connection_made(transport)
        if self.config.connections.let_in(transport, self.client[0] if self.client else ""):
            self._begin_to_wait()

    def connection_lost(self, exc: Exception | None) -> None:
        """The connection is closed."""
        self._stop_waiting()
        self.config.connections.gone(self.transport)
        super().connection_lost(exc)

    def on_message_begin(self) -> None:
        """The first byte of a request."""
        super().on_message_begin()
        if self._late is None:
            self._begin_to_wait()

    def on_message_complete(self) -> None:
        """The last byte of a request."""
        super().on_message_complete()
        self._stop_waiting()
        self.config.connections.at_work(self.transport)

    def on_response_complete(self) -> None:
        """The answer is on its way."""
        super().on_response_complete()
        if not self.pipeline:
            self.config.connections.waits(self.transport)

    def handle_websocket_upgrade(self) -> None:
        """From here on the connection is a socket's."""
        self._stop_waiting()
        self.config.connections.at_work(self.transport)
        super().handle_websocket_upgrade()

    def _begin_to_wait(self) -> None:
        self._late = self.loop.call_later(REQUEST_WITHIN_SECONDS, self.transport.abort)

    def _stop_waiting(self) -> None:
        if self._late is not None:
            self._late.cancel()
            self._late = None


class SocketConnection(WebSocketsSansIOProtocol):
    """A connection that has become a socket."""

    config: Config

    def connection_lost(self, exc: Exception | None) -> None:
        """The connection is closed."""
        self.config.connections.gone(self.transport)
        super().connection_lost(exc)
