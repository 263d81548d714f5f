"""Pure ASGI layers around everything: base path, origin check, headers, and no stack trace in an answer."""

from collections.abc import Callable
from typing import Any, Final
from urllib.parse import urlsplit

import orjson
from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from app import faults, problems
from app.addresses import authority, is_of_the_network
from app.problems import Problem
from app.settings import Settings

READING: Final = frozenset({"GET", "HEAD", "OPTIONS"})

CONTENT_SECURITY_POLICY: Final = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "base-uri 'self'",
        "manifest-src 'self'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)

HEADERS: Final = {
    "content-security-policy": CONTENT_SECURITY_POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
}

OF_PAGES: Final = {
    # Not even the name of a voice call's server is looked up before a player follows the link.
    "x-dns-prefetch-control": "off",
    "cross-origin-opener-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
}
"""Headers that only matter on a page; a first visit loads fifty other files."""


def problem_response(problem: Problem) -> tuple[Message, Message]:
    """A problem as the two messages of a response."""
    body = orjson.dumps(problem.to_json())
    headers = [
        (b"content-type", b"application/json"),
        (b"content-length", str(len(body)).encode()),
        (b"cache-control", b"no-store"),
    ]
    start = {"type": "http.response.start", "status": problem.status, "headers": headers}
    return start, {"type": "http.response.body", "body": body}


class BasePath:
    """Removes the base path, so that inside every address begins at the root."""

    def __init__(self, app: ASGIApp, base_path: str) -> None:
        self._app = app
        self._base = base_path

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        path = scope.get("path", "")
        if scope["type"] in ("http", "websocket") and self._base != "/":
            if path == self._base.rstrip("/"):
                await send(
                    {
                        "type": "http.response.start",
                        "status": 308,
                        "headers": [(b"location", self._base.encode()), (b"content-length", b"0")],
                    }
                )
                await send({"type": "http.response.body"})
                return
            if path.startswith(self._base):
                scope = {**scope, "path": path[len(self._base) - 1 :]}
        await self._app(scope, receive, send)


class OriginCheck:
    """Refuses other sites' pages: on every socket before it opens, on every request that writes.

    A page comes from this server if its origin is the address that the request was sent to. But the owner of a name can point it at this
    machine; so once the host has set the names at which the server is reached, no other public name counts."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self._app = app
        named = (*settings.allowed_origins, settings.public_url)
        self._allowed = {authority(origin) for origin in named if origin}
        self._names = {one[0] for one in self._allowed if one is not None}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            if not self._welcome(scope):
                await receive()
                await send({"type": "websocket.close", "code": 1008})
                return
        elif (
            scope["type"] == "http" and scope["method"] not in READING and not self._welcome(scope)
        ):
            for message in problem_response(problems.wrong_origin()):
                await send(message)
            return
        await self._app(scope, receive, send)

    def _welcome(self, scope: Scope) -> bool:
        headers = Headers(scope=scope)
        origin = headers.get("origin", "")
        if len(headers.getlist("origin")) != 1 or len(headers.getlist("host")) != 1:
            return False
        page = authority(origin)
        if page is None:
            return False
        if page in self._allowed:
            return True
        own = authority(f"{urlsplit(origin).scheme}://{headers['host']}")
        return page == own and (
            not self._names or page[0] in self._names or is_of_the_network(page[0])
        )


class SmallBodies:
    """Refuses a large body by its announcement; the framework cuts those that were not announced."""

    def __init__(self, app: ASGIApp, largest: int) -> None:
        self._app = app
        self._largest = largest

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            announced = Headers(scope=scope).get("content-length", "0")
            if not announced.isdigit() or int(announced) > self._largest:
                problem = Problem(413, "invalid", "The request is too large.")
                for message in problem_response(problem):
                    await send(message)
                return
        await self._app(scope, receive, send)


class SecureHeaders:
    """Adds strict headers to every response, and more of them to pages."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                headers.update(HEADERS)
                if headers.get("content-type", "").startswith("text/html"):
                    headers.update(OF_PAGES)
            await send(message)

        await self._app(scope, receive, send_with_headers)


class LastResort:
    """Turns an unhandled exception into a 500 with a report id; details go to the log."""

    def __init__(self, app: ASGIApp, on_fault: Callable[[], None] = lambda: None) -> None:
        self._app = app
        self._on_fault = on_fault

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        begun = False

        async def watching(message: Message) -> None:
            nonlocal begun
            begun = begun or message["type"] in ("http.response.start", "websocket.accept")
            await send(message)

        try:
            await self._app(scope, receive, watching)
        except Exception as error:
            fault = faults.report("request", error, method=scope.get("method", scope["type"]))
            self._on_fault()
            if scope["type"] == "http" and not begun:
                text = f"Something went wrong on the server. Error ID: {fault}."
                for message in problem_response(Problem(500, "internal", text)):
                    await send(message)
            elif scope["type"] == "websocket":
                closing: dict[str, Any] = {"type": "websocket.close", "code": 1011}
                await send(closing)
