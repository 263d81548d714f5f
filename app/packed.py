"""Answers that are kept gzipped: sent as they are to whoever can unpack them."""

import gzip
import hashlib

from starlette.requests import Request
from starlette.responses import Response


def packed(request: Request, body: bytes, media_type: str = "application/json") -> Response:
    """A gzipped body that will not change; the browser may keep it and ask whether it is still good."""
    unpacks = "gzip" in request.headers.get("accept-encoding", "")
    etag = f'"{hashlib.sha256(body).hexdigest()[:20]}{"-gz" if unpacks else ""}"'
    headers = {"etag": etag, "cache-control": "private, no-cache", "vary": "accept-encoding"}
    if request.headers.get("if-none-match", "").removeprefix("W/") == etag:
        return Response(status_code=304, headers=headers)
    if unpacks:
        headers["content-encoding"] = "gzip"
    return Response(
        body if unpacks else gzip.decompress(body), headers=headers, media_type=media_type
    )
