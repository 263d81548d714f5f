"""Calls of players' addresses, each in a guarded child process with a time limit."""

import asyncio
import logging
import os
from collections.abc import Callable
from contextlib import closing, suppress
from dataclasses import dataclass
from http.client import HTTPConnection, HTTPException, HTTPSConnection
from importlib import import_module
from typing import Any, Final, Literal, TypeAlias
from urllib.parse import urlsplit

from app.notifications.guard import Guard
from app.tables.bots.process import ProcessDied, ThinkingProcess

Outcome: TypeAlias = Literal["sent", "failed", "refused", "expired", "local", "unknown"]
"""Delivered; not now; never (`refused`, `expired`); not called, because it is in the server's network; not an address of any service."""
SECONDS: Final = 20.0
CONNECT_SECONDS: Final = 8.0
NICE: Final = 10
GONE: Final = (404, 410)
SUCCESS: Final = range(200, 300)
REFUSED: Final = (400, 401, 403, 413)


@dataclass(frozen=True, slots=True)
class PushRequest:
    """An encrypted message as its push service takes it."""

    url: str
    headers: dict[str, str]
    body: bytes


def push(request: PushRequest) -> Outcome:
    """Hand a message to a push service, in the child."""
    try:
        status = _posted(request)
    except (HTTPException, OSError):
        return "failed"
    except ValueError:  # a port that is none, or characters that no address has
        return "refused"
    if status in SUCCESS:
        return "sent"
    if status in GONE:
        return "expired"
    return "refused" if status in REFUSED else "failed"


def _posted(request: PushRequest) -> int:
    """Send a request and return the status of the answer; redirects are not followed."""
    parts = urlsplit(request.url)
    kind = HTTPSConnection if parts.scheme == "https" else HTTPConnection
    path = parts._replace(scheme="", netloc="", fragment="").geturl()
    with closing(kind(parts.hostname or "", parts.port, timeout=CONNECT_SECONDS)) as connection:
        connection.request("POST", path or "/", request.body, request.headers)
        return connection.getresponse().status


def notify(address: str, title: str, body: str) -> Outcome:
    """Send a message to an address of apprise, in the child."""
    import apprise  # loaded before the guard

    asset = apprise.AppriseAsset(async_mode=False, app_id="Hexhaven", app_url="")
    service = apprise.Apprise.instantiate(address, asset=asset, suppress_exceptions=True)
    if service is None:
        return "unknown"
    plain = apprise.NotifyFormat.TEXT
    return "sent" if service.notify(body=body, title=title, body_format=plain) else "failed"


def _in_the_child(
    allowed: tuple[str, ...], work: Callable[..., Outcome], *arguments: Any
) -> Outcome:
    logging.disable(logging.CRITICAL)  # libraries log addresses
    _be_silent()
    os.environ.clear()
    with suppress(OSError):
        os.nice(NICE)
    if work is notify:
        import_module("apprise")
    guard = Guard(allowed)
    guard.install()
    try:
        outcome = work(*arguments)
    except Exception:  # a service that stumbles over its answer, or over the guard
        outcome = "failed"
    return "local" if guard.tripped and outcome != "sent" else outcome


def _be_silent() -> None:
    """Write nothing to the server's log: a library may quote an address."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    for stream in (1, 2):
        os.dup2(nowhere, stream)
    os.close(nowhere)


async def call(allowed: tuple[str, ...], work: Callable[..., Outcome], *arguments: Any) -> Outcome:
    """Do the work in a guarded process, which is killed when its time is over."""
    process = ThinkingProcess()

    def whole() -> Outcome:
        process.begin()
        try:
            outcome: Outcome = process.ask(_in_the_child, allowed, work, *arguments)
            return outcome
        finally:
            process.end()

    killing = asyncio.get_running_loop().call_later(SECONDS, process.kill)
    try:
        return await asyncio.to_thread(whole)
    except ProcessDied:
        return "failed"
    except asyncio.CancelledError:
        process.kill()
        raise
    finally:
        killing.cancel()
