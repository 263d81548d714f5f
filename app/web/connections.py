"""Connections that have not sent a request yet: limits of their number, and of the time until a request arrives.

A client that sends half a request holds a connection without using it. Such a connection is closed after a while, and sooner when its place
is needed: newcomers, health checks and players come in as long as other connections only wait. Arriving data is counted before it is parsed
(`floods.py`); a connection that sends too much is no longer read, and dropped.

The classes of uvicorn that are extended here are not a public interface. This was written after reading them in uvicorn 0.54.0;
`tests/app/test_uvicorn.py` fails when they change."""

import asyncio
import resource
import socket
from collections.abc import Callable
from functools import partial
from typing import Any, Final

import uvicorn
from starlette.datastructures import Headers
from starlette.types import ASGIApp, Scope
from uvicorn._types import ASGIReceiveEvent
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame, Opcode
from websockets.http11 import Request
from websockets.protocol import State

from app.forwarded import Network, address_in, forwarded_for, household, is_among
from app.settings import Settings
from app.tables.connection import POLICY
from app.web.deflate import LARGE_BYTES, LargeOnlyFactory
from app.web.floods import SocketTraffic, Traffic

REQUEST_WITHIN_SECONDS: Final = 10.0
"""Seconds for a request to arrive, from its first byte (the first one: from the opening of the connection) to its last."""
REQUESTS_FROM_AN_ADDRESS: Final = 100
"""Connections in addition to those of tabs at tables: a browser has six."""
LARGEST_REQUEST_BYTES: Final = 1024 * 1024
"""A connection that sends more is aborted. Bodies may be far smaller, but a client that sends a little too much should be able to read the
refusal."""
LARGEST_HEAD_BYTES: Final = 64 * 1024
HEADERS: Final = 100
RECEIVED_AT_ONCE_BYTES: Final = 32 * 1024
"""Size of the system's receive buffer of a connection, so that a hundred floods fill no loop with copying."""
PIPELINED: Final = 8
"""Requests that may wait on one connection for the answer to an earlier one; browsers send none."""
FRAGMENTS: Final = 64
"""Frames of one message; browsers do not split messages as short as these."""
UNREAD_BYTES: Final = 64 * 1024
"""A socket that leaves so much unread and sends a ping is aborted."""
DROPPED_AFTER_SECONDS: Final = 10.0
"""Seconds until a socket that has sent too much, and is no longer read, is dropped: the application may give the reason, and a flooding
client has to wait before its next handshake."""
CLOSED_WITHIN_SECONDS: Final = 15.0
"""Seconds for a socket to read the last message. The closing handshake has ten of them."""
TOO_MUCH: Final = "Too much data in too short a time."
KNOWN: Final = "hexhaven.known"
"""The ASGI extension that counts a socket among those of people known at their table."""
AT_ONCE: Final = "hexhaven.at_once"
"""The ASGI extension that writes a message past the layers of the application, which have nothing to do with it."""
DESCRIPTORS: Final = (65_536, 10_240)
"""The number of files and sockets to request from the system; some grant only the smaller number."""
RESERVED: Final = 64
"""The number of them reserved for the database, the logs and the bots' processes."""


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

    def __init__(
        self,
        most: int,
        from_an_address: int,
        proxies: tuple[Network, ...] = (),
        may_connect: Callable[[str], bool] = lambda _address: True,
    ) -> None:
        """`may_connect` counts the connections that an address opens."""
        self._most = most
        self._from_an_address = from_an_address
        self._proxies = proxies
        self._may_connect = may_connect
        self._open: dict[asyncio.BaseTransport, str] = {}
        self._waiting: dict[asyncio.BaseTransport, None] = {}
        self._of: dict[str, dict[asyncio.BaseTransport, None]] = {}

    def __len__(self) -> int:
        return len(self._open)

    def let_in(self, connection: asyncio.WriteTransport, peer: str) -> bool:
        """Let a connection in, dropping the one that has waited longest if there is no room. Returns False if all others are at work, or if
        there were too many in too short a time; the connection is then aborted. `peer`: an address, empty if there is none."""
        address = household(peer)
        bounded = peer != "" and not is_among(self._proxies, address_in(peer))
        if bounded and not self._may_connect(address):
            connection.abort()
            return False
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
        """Note that the connection's request has arrived."""
        self._waiting.pop(connection, None)

    def waits(self, connection: asyncio.BaseTransport) -> None:
        """Note that the connection's request was answered; it waits for the next one."""
        address = self._open.get(connection)
        if address is not None:
            for waiting in (self._waiting, self._of[address]):
                waiting.pop(connection, None)
                waiting[connection] = None

    def gone(self, connection: asyncio.BaseTransport) -> None:
        """Note that the connection is closed, or about to be."""
        address = self._open.pop(connection, None)
        self._waiting.pop(connection, None)
        if address is not None:
            others = self._of[address]
            del others[connection]
            if not others:
                del self._of[address]


class Config(uvicorn.Config):
    """A configuration with the count of all connections and of what arrives through them."""

    def __init__(self, app: Any, settings: Settings, descriptors: int, **more: Any) -> None:
        """`descriptors`: the number of files and sockets that the process may have."""
        super().__init__(app, http=HttpConnection, ws=SocketConnection, **more)
        from_an_address = settings.sockets_per_address + REQUESTS_FROM_AN_ADDRESS
        self.settings = settings
        self.traffic = Traffic(settings, from_an_address)
        self.connections = Connections(
            max(descriptors - RESERVED, descriptors // 2),
            from_an_address,
            settings.proxies,
            self.traffic.may_connect,
        )
        self._framed = b"", b""
        """The last message that was written, and its frame."""

    def framed(self, message: bytes) -> bytes:
        """The frame of a small text message, made once for all its receivers."""
        if self._framed[0] is not message:
            self._framed = message, Frame(Opcode.TEXT, message).serialize(mask=False)
        return self._framed[1]

    def address_of(self, scope: Scope) -> str:
        """The address of a request, as limits count it."""
        peer = scope["client"][0] if scope.get("client") else ""
        if is_among(self.settings.proxies, address_in(peer)):
            peer = forwarded_for(peer, Headers(scope=scope), self.settings.proxies)
        return household(peer)


class TooMuch(Exception):
    """Stops the parser in the middle of what arrived."""


class HttpConnection(HttpToolsProtocol):
    """An HTTP connection with a deadline and a largest size for each of its requests, and a pace for all."""

    config: Config
    _late: asyncio.TimerHandle | None = None
    _paced: asyncio.TimerHandle | None = None
    _let_in = False
    _received = 0
    """Bytes, since the read in which the request began."""
    _reading = 0
    """Bytes of the read at hand."""
    _head_is_open = True

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Accept or abort a new connection."""
        super().connection_made(transport)
        peer = self.client[0] if self.client else ""
        self._let_in = self.config.connections.let_in(transport, peer)
        if self._let_in:
            line = transport.get_extra_info("socket")
            line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, RECEIVED_AT_ONCE_BYTES)
            self._begin_to_wait()

    def connection_lost(self, exc: Exception | None) -> None:
        """Forget the closed connection."""
        self._stop_waiting()
        if self._paced is not None:
            self._paced.cancel()
        self.config.connections.gone(self.transport)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Parse arriving data; a request that is too large ends the connection."""
        if not self._let_in or self.transport.is_closing():
            return
        self._reading = len(data)
        self._received += len(data)
        if self._received <= LARGEST_REQUEST_BYTES:
            super().data_received(data)
            if not (self._head_is_open and self._received > LARGEST_HEAD_BYTES):
                return
        self.transport.abort()

    def on_message_begin(self) -> None:
        """Begin a request, at its first byte."""
        if len(self.pipeline) >= PIPELINED:
            raise TooMuch
        super().on_message_begin()
        self._received = self._reading
        self._head_is_open = True
        if self._late is None:
            self._begin_to_wait()

    def on_header(self, name: bytes, value: bytes) -> None:
        """Count one of the request's headers."""
        if len(self.headers) >= HEADERS:
            raise TooMuch
        super().on_header(name, value)

    def on_headers_complete(self) -> None:
        """Note that all of the request but its body has arrived."""
        self._head_is_open = False
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        """Note that the last byte of a request has arrived."""
        super().on_message_complete()
        self._stop_waiting()
        self.config.connections.at_work(self.transport)

    def on_response_complete(self) -> None:
        """Note that the answer is complete."""
        super().on_response_complete()
        if not self.pipeline:
            self.config.connections.waits(self.transport)

    def handle_websocket_upgrade(self) -> None:
        """Hand the connection over to a socket."""
        self._stop_waiting()
        self.config.connections.at_work(self.transport)
        wait = self.config.traffic.until_opened()
        if wait is None:
            self.transport.abort()
        elif wait > 0:
            self.transport.pause_reading()
            self._paced = self.loop.call_later(wait, self._upgrade)
        else:
            super().handle_websocket_upgrade()

    def _upgrade(self) -> None:
        super().handle_websocket_upgrade()
        self.transport.resume_reading()

    def _start_asgi_task(self, cycle: RequestResponseCycle, app: ASGIApp) -> None:  # type: ignore[override]
        """Answer a request, later if there were many."""
        start = partial(super()._start_asgi_task, cycle, app)  # type: ignore[arg-type]
        wait = self.config.traffic.until_answered(self.config.address_of(cycle.scope))  # type: ignore[arg-type]
        if wait > 0:
            self._paced = self.loop.call_later(wait, start)
        else:
            start()

    def _begin_to_wait(self) -> None:
        self._late = self.loop.call_later(REQUEST_WITHIN_SECONDS, self.transport.abort)

    def _stop_waiting(self) -> None:
        if self._late is not None:
            self._late.cancel()
            self._late = None


class SocketConnection(WebSocketsSansIOProtocol):
    """A connection that has become a socket. Each of its frames counts, before the handshake is answered and after the farewell as well."""

    config: Config
    _ends: asyncio.TimerHandle | None = None
    _too_much = False
    _address: str | None = None
    """The address among whose strangers it is counted, if any."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Take the request for a socket, which is read next."""
        super().connection_made(transport)
        self.conn.available_extensions = [LargeOnlyFactory()]
        self._traffic: SocketTraffic | None = None

    def connection_lost(self, exc: Exception | None) -> None:
        """Forget the closed connection."""
        if self._ends is not None:
            self._ends.cancel()
        self.config.connections.gone(self.transport)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Parse arriving data: first the request, as one whole, then frames."""
        if self.transport.is_closing():
            return
        if self._traffic is None:
            self._traffic = SocketTraffic(self.config.settings)
            super().data_received(data)
            cannot_be_read = not self.handshake_initiated
            if cannot_be_read:  # uvicorn would send nothing and wait
                self.transport.abort()
        elif not self._too_much and self._may_send(self._traffic.frames_in(data)):
            super().data_received(data)
        else:
            self._stop_reading()

    def _may_send(self, frames: int | None) -> bool:
        if frames is None:
            return False
        return self._address is None or self.config.traffic.may_send_frames(self._address, frames)

    def _stop_reading(self) -> None:
        """Stop reading, also where uvicorn wants to read, and end soon."""
        self.transport.pause_reading()
        if not self._too_much:
            self._too_much = True
            self._log_reason()
            self._end_within(DROPPED_AFTER_SECONDS)

    async def receive(self) -> ASGIReceiveEvent:
        """The next message for the application, which may close the socket itself because of earlier ones."""
        if self._too_much:
            self._log_reason()
        return await super().receive()

    def _log_reason(self) -> None:
        """Close as the application would, unless it has messages left to read."""
        if not self.queue.empty() or self.conn.state is not State.OPEN:
            return
        self.queue.put_nowait({"type": "websocket.disconnect", "code": POLICY})
        self.conn.send_close(POLICY, TOO_MUCH)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self.close_timer = self.loop.call_later(self.close_timeout, self.transport.close)

    def _end_within(self, seconds: float) -> None:
        if self._ends is None:
            self._ends = self.loop.call_later(seconds, self.transport.abort)

    def handle_connect(self, event: Request) -> None:
        """Read the request for a socket."""
        super().handle_connect(event)
        if hasattr(self, "scope"):
            self._address = self.config.address_of(self.scope)  # type: ignore[arg-type]
            self.scope["extensions"][KNOWN] = self._is_known  # type: ignore[assignment]
            self.scope["extensions"][AT_ONCE] = self._write_at_once  # type: ignore[assignment]

    def _is_known(self) -> None:
        self._address = None

    def _write_at_once(self, message: bytes) -> bool:
        """Write a text message now. Returns False if it was not written: the other side reads too slowly, or has left."""
        if (
            not self.writable.is_set()
            or self.close_sent
            or self.transport.is_closing()
            or self.conn.state is not State.OPEN
        ):
            return False
        if len(message) < LARGE_BYTES:
            self.transport.write(self.config.framed(message))
        else:
            self.conn.send_text(message)
            self.transport.write(b"".join(self.conn.data_to_send()))
        return True

    def handle_cont(self, event: Frame) -> None:
        """Take one more part of a message."""
        if len(self.frames) >= FRAGMENTS:
            self.transport.abort()
        else:
            super().handle_cont(event)

    def handle_ping(self) -> None:
        """Answer a ping, if the answers are read."""
        if self.transport.get_write_buffer_size() > UNREAD_BYTES:
            self.transport.abort()
        elif not self.transport.is_closing():
            super().handle_ping()

    def on_task_complete(self, task: asyncio.Task[None]) -> None:
        """Close the transport when the application is done with the socket; a client that does not read cannot keep it open."""
        super().on_task_complete(task)
        self._end_within(CLOSED_WITHIN_SECONDS)
