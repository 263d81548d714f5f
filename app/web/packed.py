"""Answers that are kept gzipped: sent as they are to whoever can unpack them."""

import gzip
import hashlib
from collections.abc import Callable

from starlette.requests import Request
from starlette.responses import Response


def packed(request: Request, body: bytes, media_type: str = "application/json") -> Response:
    """A gzipped body that will not change; the browser may keep it and ask whether it is still good."""
    digest = hashlib.sha256(body).hexdigest()[:20]
    return revalidated(
        request, digest, body, lambda: gzip.decompress(body), "private, no-cache", media_type
    )


def revalidated(
    request: Request,
    digest: str,
    packed: bytes | None,
    plain: Callable[[], bytes],
    keep: str,
    media_type: str,
) -> Response:
    """A response with the body as the browser can read it, or one that says its copy is still good; `keep`: the Cache-Control header."""
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
