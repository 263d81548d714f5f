"""Refuses the addresses that the server's host has blocked: every request and every socket."""

from collections.abc import Callable

from starlette.datastructures import Headers
from starlette.responses import PlainTextResponse
from starlette.types import ASGIApp, Receive, Scope, Send

from app.forwarded import household
from app.problems import blocked
from app.web.security import problem_response


class BlockedAddresses:
    """A layer in front of everything that answers, and behind the one that finds the guest's own address."""

    def __init__(self, app: ASGIApp, addresses: Callable[[], frozenset[str]]) -> None:
        """`addresses`: the blocked ones, as limits count them."""
        self._app = app
        self._addresses = addresses

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        shut_out = self._addresses() if scope["type"] in ("http", "websocket") else frozenset()
        client = scope.get("client")
        if not shut_out or client is None or household(client[0]) not in shut_out:
            await self._app(scope, receive, send)
        elif scope["type"] == "websocket":
            await receive()
            await send({"type": "websocket.close", "code": 1008})
        elif "text/html" in Headers(scope=scope).get("accept", ""):
            await PlainTextResponse(blocked().text, 403)(scope, receive, send)
        else:
            for message in problem_response(blocked()):
                await send(message)
