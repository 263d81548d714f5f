"""The door of a worker for the other workers: its clients were let in elsewhere, and know the token of this worker's session."""

import asyncio
import contextlib
import hmac
import secrets
import socket
from collections.abc import Callable, Iterator
from typing import Final

import uvicorn
from starlette.datastructures import Headers
from starlette.types import ASGIApp, Receive, Scope, Send

from app.logins import LOGIN, Login
from app.problems import Problem
from app.storage.ownership import session_name
from app.web.security import problem_response
from app.workers.registries import PREFIX
from app.workers.relay import CLIENT, LOGGED_IN, MISDIRECTED, SCHEME, TOKEN

TOKEN_BYTES: Final = 15
LONGEST_SESSION_NAME: Final = 63
"""The longest name of a session; PostgreSQL truncates longer ones."""
LARGEST_PASSED_BYTES: Final = 64 * 1024
"""More than clients may send; larger messages are refused by the worker to which a client is connected."""
OURS: Final = tuple(name.encode() for name in (TOKEN, CLIENT, SCHEME, LOGGED_IN))
NOT_HERE: Final = Problem(
    404, "not_found", "This address is for other servers of the same Hexhaven."
)

APART: Final = Problem(
    MISDIRECTED, "storage", "This server cannot reach the database; another one can."
)


class DoorUnusable(Exception):
    """The worker cannot listen at the address where the others are to reach it."""


class Door:
    """Listens for the other workers of the same database."""

    def __init__(
        self, app: ASGIApp, questions: ASGIApp, address: str, is_apart: Callable[[], bool]
    ) -> None:
        """`questions`: answers the workers' own questions; `address`: host and port to listen at, which other workers use too; `is_apart`:
        True while only this worker cannot reach PostgreSQL. Raises DoorUnusable."""
        host, _, port = address.rpartition(":")
        try:
            if host == "*":
                host = socket.gethostbyname(socket.gethostname())
            host = host.strip("[]")
            bound = _bound(host, int(port))
        except OSError as error:
            raise DoorUnusable(
                f"HEXHAVEN_WORKER_ADDRESS: this server cannot listen at {address}: {error.strerror or error}."
            ) from error
        self._socket = bound
        self._token = secrets.token_urlsafe(TOKEN_BYTES)
        shown = f"[{host}]" if ":" in host else host
        self.address = f"{shown}:{bound.getsockname()[1]}"
        if len(self.session_name.encode()) > LONGEST_SESSION_NAME:
            bound.close()
            raise DoorUnusable(
                f"HEXHAVEN_WORKER_ADDRESS: {self.address} is too long for PostgreSQL to tell the other servers: "
                "use an IPv4 address, or a shorter name."
            )
        self._server = _server(_Guarded(app, questions, self._token, is_apart))
        self._serving: asyncio.Task[None] | None = None

    @property
    def session_name(self) -> str:
        """The name of this worker's session in PostgreSQL, by which the others find the door."""
        return session_name(self.address, self._token)

    async def open(self) -> None:
        """Let the others in from now on."""
        self._serving = asyncio.create_task(self._server.serve([self._socket]))

    async def close(self) -> None:
        """Let no worker in any more."""
        self._server.should_exit = True
        if self._serving is not None:
            await self._serving


def _bound(host: str, port: int) -> socket.socket:
    [(family, kind, protocol, _, place), *_] = socket.getaddrinfo(
        host, port, type=socket.SOCK_STREAM
    )
    bound = socket.socket(family, kind, protocol)
    try:
        bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        bound.bind(place)
    except OSError:
        bound.close()
        raise
    return bound


class _Guarded:
    """Serves requests that other workers pass on, as if the client had come here."""

    def __init__(
        self, app: ASGIApp, questions: ASGIApp, token: str, is_apart: Callable[[], bool]
    ) -> None:
        self._app = app
        self._is_apart = is_apart
        self._questions = questions
        self._token = token.encode()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        headers = Headers(scope=scope)
        if not hmac.compare_digest(headers.get(TOKEN, "").encode(), self._token):
            await _turn_away(scope, receive, send, NOT_HERE)
            return
        if scope["path"].startswith(PREFIX):
            await self._questions(scope, receive, send)
            return
        if self._is_apart():
            await _turn_away(scope, receive, send, APART)
            return
        kept = [pair for pair in scope["headers"] if pair[0] not in OURS]
        client = (headers.get(CLIENT, "unknown"), 0)
        scheme = headers.get(SCHEME, scope["scheme"])
        passed = {**scope, "headers": kept, "client": client, "scheme": scheme}
        if LOGGED_IN in headers:
            passed[LOGIN] = Login.unpacked(headers[LOGGED_IN])
        await self._app(passed, receive, send)


async def _turn_away(scope: Scope, receive: Receive, send: Send, why: Problem) -> None:
    if scope["type"] == "websocket":
        await receive()
        await send({"type": "websocket.close", "code": 1008})
        return
    for message in problem_response(why):
        await send(message)


class _Server(uvicorn.Server):
    """A server within the worker, which handles the signals itself."""

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Capture none."""
        yield


def _server(app: ASGIApp) -> _Server:
    config = uvicorn.Config(
        app,
        http="httptools",
        ws="websockets-sansio",
        ws_max_size=LARGEST_PASSED_BYTES,
        ws_per_message_deflate=False,
        lifespan="off",
        access_log=False,
        log_config=None,
        server_header=False,
        proxy_headers=False,
        timeout_graceful_shutdown=1,
    )
    return _Server(config)
