"""The files of `static/`: named by the client's version and kept, or revalidated by ETag; compressed once."""

import gzip
import hashlib
import html
import math
import time
from collections.abc import Iterable
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from starlette.requests import Request
from starlette.responses import Response

from app.packed import revalidated
from app.preview import HOME, Preview, of_code
from app.problems import Problem, no_such_table
from app.settings import Settings
from app.tables.hall import code_from

STATIC: Final = Path(__file__).parent.parent / "static"
SMALLEST_TO_COMPRESS: Final = 512
BASE: Final = '<base href="/">'
VERSIONED: Final = "v/"
"""Below it and a version lie all files once more, for as long as a browser likes to keep them."""
UNVERSIONED: Final = f'="{VERSIONED}now/'
"""How index.html writes it."""
FOREVER: Final = "public, max-age=31536000, immutable"
ASK: Final = "no-cache"
LOOK_AGAIN: Final = 1.0
"""Seconds between two looks for changed files."""

MEDIA_TYPES: Final = {
    ".css": "text/css; charset=utf-8",
    ".ftl": "text/plain; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".ico": "image/x-icon",
    ".jpg": "image/jpeg",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".mjs": "text/javascript; charset=utf-8",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain; charset=utf-8",
    ".webmanifest": "application/manifest+json",
    ".webp": "image/webp",
    ".woff2": "font/woff2",
}
ALREADY_SMALL: Final = frozenset({".ico", ".jpg", ".png", ".webp", ".woff2"})


_Stamp = tuple[int, int]
"""When a file was changed, in nanoseconds, and its size: what it holds may have changed with it."""


@dataclass(frozen=True, slots=True)
class _Body:
    plain: bytes
    packed: bytes | None
    digest: str

    @classmethod
    def of(cls, content: bytes, *, pack: bool) -> "_Body":
        packed = None
        if pack and len(content) >= SMALLEST_TO_COMPRESS:
            packed = gzip.compress(content, compresslevel=6, mtime=0)
        return cls(content, packed, hashlib.sha256(content).hexdigest()[:20])


class Pages:
    """Files as they are on the disk, kept in memory until they change."""

    def __init__(self, settings: Settings, root: Path = STATIC) -> None:
        self._root = root.resolve()
        self._base_path = settings.base_path
        self._public_url = settings.public_url
        self._kept: dict[Path, tuple[_Stamp, _Body]] = {}
        self._stamps: dict[Path, _Stamp] = {}
        self.version = ""
        """Of the client as the newest page has it: a digest of everything a browser may load."""
        self._looked = -math.inf
        self._notice_changes()

    def file(self, request: Request, path: str) -> Response:
        """A file below `static/`, also as `v/<version>/...`. Raises Problem."""
        version = None
        if path.startswith(VERSIONED):
            version, _, path = path.removeprefix(VERSIONED).partition("/")
        wanted = self._public_file(path)
        if wanted is None:
            raise Problem(404, "not_found", "There is nothing at this address.")
        stamp, body = self._body(wanted)
        same = version == self.version and stamp == self._stamps.get(wanted)
        return _respond(request, body, wanted.suffix, FOREVER if same else ASK)

    def _public_file(self, path: str) -> Path | None:
        try:
            wanted = (self._root / path).resolve()
            found = wanted.is_relative_to(self._root) and self._is_public(wanted)
        except (OSError, ValueError):  # too long a name, or characters no file has
            return None
        return wanted if found else None

    def page(
        self, request: Request, code: str | None = None, preview: Preview | None = None
    ) -> Response:
        """The one page, for the home and for every table. Raises Problem."""
        if code is not None:
            try:
                preview = preview or of_code(code_from(code))
            except Problem:
                raise no_such_table(code) from None
        index = self._root / "index.html"
        if not index.is_file():
            raise Problem(
                404, "not_found", "The browser client is not installed beside the server."
            )
        self._notice_changes()
        page = index.read_text(encoding="utf-8").replace(
            UNVERSIONED, f'="{VERSIONED}{self.version}/'
        )
        page = page.replace(BASE, f'<base href="{html.escape(self._base_path)}">', 1)
        page = page.replace("</head>", f"{self._meta(preview or HOME, code)}</head>", 1)
        return _respond(request, _Body.of(page.encode(), pack=True), ".html", ASK)

    def _meta(self, preview: Preview, code: str | None) -> str:
        named = f'<meta name="client" content="{self.version}">\n'
        properties = {
            "og:title": preview.title,
            "og:type": "website",
            "og:description": preview.description,
        }
        if self._public_url:
            properties["og:url"] = f"{self._public_url}/{'' if code is None else f't/{code}'}"
        return named + "".join(
            f'<meta property="{name}" content="{html.escape(content)}">\n'
            for name, content in properties.items()
        )

    def _notice_changes(self) -> None:
        """The version follows the files: who works on the client sees it at the next reload."""
        if time.monotonic() - self._looked < LOOK_AGAIN:
            return
        stamps: dict[Path, _Stamp] = {}
        with suppress(FileNotFoundError):  # half of a change: the next look sees the other half
            for file in sorted(self._root.rglob("*")):
                if self._is_public(file):
                    stamps[file] = _stamp(file)
            if stamps != self._stamps:
                self.version = _version(self._root, stamps)
                self._stamps = stamps
        self._looked = time.monotonic()

    def _is_public(self, file: Path) -> bool:
        hidden = any(part.startswith(".") for part in file.parts[len(self._root.parts) :])
        return not hidden and file.suffix in MEDIA_TYPES and file.is_file()

    def _body(self, file: Path) -> tuple[_Stamp, _Body]:
        stamp = _stamp(file)
        kept = self._kept.get(file)
        if kept is None or kept[0] != stamp:
            pack = file.suffix not in ALREADY_SMALL
            kept = stamp, _Body.of(file.read_bytes(), pack=pack)
            self._kept[file] = kept
        return kept


def _stamp(file: Path) -> _Stamp:
    stat = file.stat()
    return stat.st_mtime_ns, stat.st_size


def _version(root: Path, files: Iterable[Path]) -> str:
    digest = hashlib.sha256()
    for file in files:
        digest.update(str(file.relative_to(root)).encode())
        digest.update(file.read_bytes())
    return digest.hexdigest()[:12]


def _respond(request: Request, body: _Body, suffix: str, keep: str) -> Response:
    return revalidated(
        request, body.digest, body.packed, lambda: body.plain, keep, MEDIA_TYPES[suffix]
    )
