"""Passes on requests for a table that is open in another worker, and passes back the answers.

Workers use plain HTTP and web sockets with each other, so that a table does all its work in one place, wherever its clients are connected.
The origin was checked here, where the connection is; everything else is the other worker's (`door.py`)."""

import asyncio
import re
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from typing import Any, Final
from urllib.parse import quote

import httpx
import structlog
from cachetools import LRUCache
from starlette.types import ASGIApp, Receive, Scope, Send
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from app import problems
from app.logins import LOGIN
from app.storage.database import StorageFailed
from app.storage.ownership import Ownership, Worker
from app.tables.connection import GONE, RESTART
from app.web.connections import KNOWN
from app.web.security import problem_response

OF_A_TABLE: Final = re.compile(r"/api/tables/([A-Za-z0-9]{5})(?:/.*)?")
TOKEN: Final = "x-hexhaven-worker"  # noqa: S105 - the name of a header
CLIENT: Final = "x-hexhaven-client"
SCHEME: Final = "x-hexhaven-scheme"
LOGGED_IN: Final = "x-hexhaven-login"
EXTRA_TRY_SECONDS: Final = 2.5
"""Seconds, in addition to twice the patience, until a client gets the error that the table cannot be reached: by then another worker has taken it
over."""
TRY_EVERY_SECONDS: Final = 0.1
REMEMBERED: Final = 10_000
MISDIRECTED: Final = 421
"""The answer of a worker that has no table any more, because it cannot reach PostgreSQL."""
HOP: Final = frozenset(
    (b"connection", b"keep-alive", b"proxy-connection", b"te", b"transfer-encoding", b"upgrade")
)
"""Headers that concern one connection only."""
NOT_PASSED_ON: Final = (b"content-length", b"sec-websocket-", b"x-hexhaven-")
"""Prefixes of the other headers that a request gets anew where it is passed on."""
UNREACHABLE: Final = (
    OSError, TimeoutError, InvalidHandshake, ConnectionClosed, httpx.TransportError,
)  # fmt: skip

logger = structlog.get_logger()


class Lost(Exception):
    """The other worker is gone, or does not answer."""


class Relay:
    """A layer in front of the application of a worker."""

    def __init__(
        self, app: ASGIApp, ownership: Callable[[], Ownership | None], patience: float
    ) -> None:
        """`ownership`: None until the database is open; `patience`: seconds for another worker to take a connection."""
        self._app = app
        self._ownership = ownership
        self._patience = patience
        self._known: LRUCache[str, Worker] = LRUCache(REMEMBERED)
        """The latest known owners of tables, by code."""
        self._passing: dict[Worker, set[asyncio.Task[Any]]] = {}
        self._serving: set[asyncio.Task[Any]] = set()
        """The tasks of the requests and sockets that are served here."""
        self.stand_in: Callable[[], Worker | None] = lambda: None
        """The worker that gets everything while this one cannot reach PostgreSQL."""
        self._client: httpx.AsyncClient | None = None

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        ownership = self._ownership()
        path = scope.get("path", "")
        found = OF_A_TABLE.fullmatch(path)
        if ownership is None or not path.startswith("/api/"):
            return await self._app(scope, receive, send)
        exchange = Exchange(scope, receive, send)
        if not (found or self.stand_in()):
            return await self._serve(exchange)
        code = found[1].upper() if found else ""
        tries = 2 * self._patience + EXTRA_TRY_SECONDS
        deadline = asyncio.get_running_loop().time() + tries
        while (worker := await self._owner_of(ownership, code)) is not None:
            try:
                async with self._passed_to(worker):
                    if scope["type"] == "websocket":
                        return await self._socket(worker, exchange)
                    return await self._request(worker, exchange)
            except Lost:
                self._known.pop(code, None)
                if exchange.passed or asyncio.get_running_loop().time() > deadline:
                    return await exchange.give_up(problems.Moving())
                await asyncio.sleep(TRY_EVERY_SECONDS)
        await self._serve(exchange)

    async def _serve(self, exchange: "Exchange") -> None:
        """Have the application here answer, unless this worker is apart before it can (`stop_serving`)."""
        task = asyncio.current_task()
        assert task is not None
        self._serving.add(task)
        try:
            await self._app(exchange.scope, exchange.receive, exchange.answer)
        except asyncio.CancelledError:
            if task in self._serving:
                raise
            task.uncancel()
            await exchange.give_up(problems.NotAnswered())
        finally:
            self._serving.discard(task)

    def stop_serving(self) -> None:
        """Give up everything that still waits here for an answer of PostgreSQL; clients ask again, and are passed on."""
        waiting, self._serving = self._serving, set()
        for task in waiting:
            task.cancel()

    async def _owner_of(self, ownership: Ownership, code: str) -> Worker | None:
        if (stand_in := self.stand_in()) is not None or not code:
            return stand_in
        if (worker := self._known.get(code)) is not None:
            return worker
        try:
            found = await ownership.owner_of(code)
        except StorageFailed:
            return None  # the application answers itself
        if found is not None:
            self._known[code] = found
        return found

    @asynccontextmanager
    async def _passed_to(self, worker: Worker) -> AsyncIterator[None]:
        """Mark what is being passed to a worker, so that it can be given up (`forget`). Raises Lost then."""
        task = asyncio.current_task()
        assert task is not None
        at_work = self._passing.setdefault(worker, set())
        at_work.add(task)
        try:
            yield
        except asyncio.CancelledError:
            if worker in self._passing:
                raise
            task.uncancel()
            raise Lost from None
        finally:
            at_work.discard(task)
            if not at_work:
                self._passing.pop(worker, None)

    def forget(self, worker: Worker) -> None:
        """Give up everything that is being passed to a worker, which is gone."""
        for code in [code for code, where in self._known.items() if where == worker]:
            del self._known[code]
        for task in self._passing.pop(worker, ()):
            task.cancel()

    async def close(self) -> None:
        """Close the connections to other workers."""
        if self._client is not None:
            await self._client.aclose()

    # A request

    async def _request(self, worker: Worker, exchange: "Exchange") -> None:
        if self._client is None:
            self._client = httpx.AsyncClient(
                trust_env=False,
                timeout=httpx.Timeout(60, connect=self._patience),
                limits=httpx.Limits(max_connections=None, max_keepalive_connections=20),
            )
        asked = self._client.build_request(
            exchange.scope["method"],
            _url("http", worker, exchange.scope),
            headers=_headers(worker, exchange.scope),
            content=await exchange.body(),
        )
        try:
            exchange.passed = True
            answer = await self._client.send(asked, stream=True)
        except (httpx.ConnectError, httpx.ConnectTimeout) as error:
            exchange.passed = False
            raise Lost from error
        except httpx.TransportError as error:  # only the client can know whether to ask again
            raise Lost from error
        try:
            if answer.status_code == MISDIRECTED:
                exchange.passed = False
                raise Lost
            headers = [(key.lower(), value) for key, value in answer.headers.raw]
            kept = [pair for pair in headers if pair[0] not in HOP and pair[0] != b"date"]
            await exchange.start({"status": answer.status_code, "headers": kept})
            async for part in answer.aiter_raw():
                await exchange.send({"type": "http.response.body", "body": part, "more_body": True})
            await exchange.send({"type": "http.response.body"})
        finally:
            await answer.aclose()

    # A socket

    async def _socket(self, worker: Worker, exchange: "Exchange") -> None:
        try:
            other = await connect(
                _url("ws", worker, exchange.scope),
                additional_headers=_readable(_headers(worker, exchange.scope, but=(b"host",))),
                open_timeout=self._patience,
                close_timeout=1,
                ping_interval=None,
                compression=None,
                max_size=None,
                user_agent_header=None,
                proxy=None,
            )
        except UNREACHABLE as error:
            raise Lost from error
        exchange.passed = True
        try:
            with suppress(*GONE):  # the client has left
                code, reason = await _both_ways(exchange, other)
                await exchange.send({"type": "websocket.close", "code": code, "reason": reason})
        finally:
            await other.close()


class Exchange:
    """One request, or one socket, of a client."""

    def __init__(self, scope: Scope, receive: Receive, send: Send) -> None:
        self.scope = scope
        self.send = send
        self.passed = False
        """True if the other worker may have done something: it must not be passed on again."""
        self._receive = receive
        self._body: bytes | None = None
        self._given = False
        self._started = False

    async def body(self) -> bytes:
        """The whole body of a request."""
        if self._body is None:
            parts, more = [], True
            while more:
                message = await self._receive()
                parts.append(message.get("body", b""))
                more = message.get("more_body", False)
            self._body = b"".join(parts)
        return self._body

    async def receive(self) -> Any:
        """Receive the client's messages, for the application here; a body that was read already comes again."""
        if self._body is not None and not self._given:
            self._given = True
            return {"type": "http.request", "body": self._body}
        return await self._receive()

    async def answer(self, message: Any) -> None:
        """Send a message of the application here."""
        self._started = True
        await self.send(message)

    async def start(self, begun: dict[str, Any]) -> None:
        """Accept the socket, or begin the answer to the request."""
        self._started = True
        if self.scope["type"] == "websocket":
            await self.receive()
            await self.send({"type": "websocket.accept"})
        else:
            await self.send({"type": "http.response.start", **begun})

    async def give_up(self, why: problems.Problem) -> None:
        """Answer that it did not work: a page retries by itself, and other clients get this error."""
        if self.scope["type"] == "websocket":
            with suppress(*GONE):
                if not self._started:
                    await self.start({})
                await self.send({"type": "websocket.close", "code": RESTART})
        elif self._started:
            raise ConnectionAbortedError("the answer ended in the middle")
        else:
            for message in problem_response(why):
                await self.send(message)


async def _both_ways(exchange: Exchange, other: ClientConnection) -> tuple[int, str]:
    """Pass messages until one side leaves; the code and reason for the client."""
    await exchange.start({})

    async def to_client() -> tuple[int, str]:
        let_in = False
        try:
            async for message in other:
                if not let_in and not _is_farewell(message):
                    let_in = True
                    exchange.scope.get("extensions", {}).get(KNOWN, _nothing)()
                kind = "text" if isinstance(message, str) else "bytes"
                await exchange.send({"type": "websocket.send", kind: message})
        except ConnectionClosed:
            pass
        code = other.close_code or RESTART
        return (RESTART if code == 1006 else code), other.close_reason or ""

    async def to_worker() -> tuple[int, str]:
        while (message := await exchange.receive())["type"] == "websocket.receive":
            text = message.get("text")
            try:
                await other.send(message["bytes"] if text is None else text)
            except ConnectionClosed:
                await asyncio.sleep(3600)  # the other direction has the code
        return 1000, ""

    tasks = [asyncio.create_task(to_client()), asyncio.create_task(to_worker())]
    try:
        done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        return done.pop().result()
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def _url(scheme: str, worker: Worker, scope: Scope) -> str:
    query = scope.get("query_string", b"").decode("latin-1")
    path = quote(scope.get("path", ""))
    return f"{scheme}://{worker.address}{path}" + (f"?{query}" if query else "")


def _headers(
    worker: Worker, scope: Scope, but: tuple[bytes, ...] = ()
) -> list[tuple[bytes, bytes]]:
    """The client's own headers, except some, with those that a proxy adds."""
    client, login = scope.get("client"), scope.get(LOGIN)
    own = [
        (key, value)
        for key, value in scope["headers"]
        if key not in HOP and not key.startswith((*NOT_PASSED_ON, *but))
    ]
    added = {
        TOKEN: worker.token,
        CLIENT: client[0] if client else "unknown",
        SCHEME: scope.get("scheme", "http"),
        **({LOGGED_IN: login.packed()} if login is not None else {}),
    }
    return [*own, *((name.encode(), value.encode()) for name, value in added.items())]


def _readable(headers: list[tuple[bytes, bytes]]) -> list[tuple[str, str]]:
    """The headers except those that are not UTF-8, which a socket cannot pass on; ours all are."""
    found = []
    for name, value in headers:
        with suppress(UnicodeDecodeError):
            found.append((name.decode(), value.decode()))
    return found


def _is_farewell(message: str | bytes) -> bool:
    """True if the message closes the socket; to other messages, the table sends something else first."""
    return isinstance(message, str) and message.startswith('{"type":"bye"')


def _nothing() -> None:
    """Do nothing, for tests without a server."""
