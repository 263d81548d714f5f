"""Compressed answers: stored gzipped, and sent as they are to clients that can unpack them."""

import asyncio
import gzip
import hashlib
from collections.abc import Callable, Hashable
from dataclasses import dataclass
from typing import Any, Final

import orjson
from starlette.requests import Request
from starlette.responses import Response

from app.offload import offload

ASK_AGAIN: Final = "private, no-cache"


@dataclass(frozen=True, slots=True)
class _Kept:
    plain: bytes
    packed: bytes
    digest: str


class KeptAnswers:
    """Answers that stay the same as long as the server runs: each is computed once, off the event loop, on its first request."""

    def __init__(self) -> None:
        self._made: dict[Hashable, asyncio.Task[_Kept]] = {}

    async def answer(
        self, request: Request, key: Hashable, make: Callable[..., Any], *arguments: Any
    ) -> Response:
        """The answer kept under a key, as JSON; `make` computes it."""
        task = self._made.get(key)
        if task is None or (task.done() and (task.cancelled() or task.exception())):
            task = self._made[key] = asyncio.create_task(offload(_made, make, arguments))
        kept = await asyncio.shield(task)
        return revalidated(
            request, kept.digest, kept.packed, lambda: kept.plain, ASK_AGAIN, "application/json"
        )


def _made(make: Callable[..., Any], arguments: tuple[Any, ...]) -> _Kept:
    plain = orjson.dumps(make(*arguments))
    return _Kept(plain, gzip.compress(plain, mtime=0), _digest(plain))


def packed(request: Request, body: bytes, media_type: str = "application/json") -> Response:
    """A gzipped body that will not change; the browser may keep it and revalidate it."""
    return revalidated(
        request, _digest(body), body, lambda: gzip.decompress(body), ASK_AGAIN, media_type
    )


def _digest(content: bytes) -> str:
    return hashlib.sha256(content).hexdigest()[:20]


def revalidated(
    request: Request,
    digest: str,
    packed: bytes | None,
    plain: Callable[[], bytes],
    keep: str,
    media_type: str,
) -> Response:
    """A response with the body as the browser can read it, or one that confirms the browser's copy; `keep`: the Cache-Control header."""
    if "gzip" not in request.headers.get("accept-encoding", ""):
        packed = None
    etag = f'"{digest}{"-gz" if packed else ""}"'
    headers = {"etag": etag, "cache-control": keep, "vary": "accept-encoding"}
    known = {
        tag.strip().removeprefix("W/")
        for tag in request.headers.get("if-none-match", "").split(",")
    }
    if etag in known:
        return Response(status_code=304, headers=headers)
    if packed:
        headers["content-encoding"] = "gzip"
    return Response(packed or plain(), headers=headers, media_type=media_type)
