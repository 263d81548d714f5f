"""The files of `static/`: named by the client's version and kept, or revalidated by ETag; compressed once."""

import gzip
import hashlib
import html
import json
import math
import time
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass, fields
from pathlib import Path
from typing import Final

from starlette.requests import Request
from starlette.responses import Response

from app.offload import offload
from app.problems import Problem, no_such_table
from app.settings import Settings
from app.tables.codes import code_from
from app.web.bundles import FALLBACK, HOME, PACKED, STATIC, TOGETHER, Packs, head, spoken
from app.web.compressed import revalidated
from app.web.messages import content, with_options
from app.web.page_messages import WORDS, PageMessages
from app.web.preview import PRODUCT, Preview, of_code, of_home
from engine.games import GAMES

SMALLEST_TO_COMPRESS_BYTES: Final = 512
BASE: Final = '<base href="/">'
TITLE: Final = f"<title>{PRODUCT}</title>"
VERSIONED: Final = "v/"
"""Below this and a version, all files can be fetched again and kept for good."""
UNVERSIONED: Final = f'="{VERSIONED}now/'
"""The prefix as index.html has it."""
MANIFEST: Final = "manifest.webmanifest"
START: Final = "<script type"
"""The links of the route's files go before this."""
SCREEN: Final = "screen"
"""The page of the big screen, which televisions open."""
FOREVER: Final = "public, max-age=31536000, immutable"
ASK: Final = "no-cache"
FOR_THE_CLIENT: Final = ("name", "greeting", "language", "preset", "bot_level", "notifications")
"""The settings that the page passes on."""
LOOK_AGAIN_SECONDS: Final = 1.0
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
"""The time of a file's last change, in nanoseconds, and its size: if they change, so may its content."""


@dataclass(frozen=True, slots=True)
class _Body:
    plain: bytes
    packed: bytes | None
    digest: str

    @classmethod
    def of(cls, content: bytes, *, pack: bool) -> "_Body":
        packed = None
        if pack and len(content) >= SMALLEST_TO_COMPRESS_BYTES:
            packed = gzip.compress(content, compresslevel=6, mtime=0)
        return cls(content, packed, hashlib.sha256(content).hexdigest()[:20])


class Pages:
    """Files as they are on the disk, kept in memory until they change."""

    def __init__(self, settings: Settings, root: Path = STATIC) -> None:
        self._root = root.resolve()
        self._settings = settings
        self.server = settings.name or PRODUCT
        """The name of the server."""
        self._base_path = settings.base_path
        self._public_url = settings.public_url
        self._packs = Packs(self._root)
        self._kept: dict[str | Path, tuple[tuple[_Stamp, ...], _Body]] = {}
        self._stamps: dict[Path, _Stamp] = {}
        self.version = ""
        """The version of the client that new pages get: a digest of everything a browser may load."""
        self._looked = -math.inf
        self._take_over(self._look())

    def file(self, request: Request, path: str) -> Response:
        """A file below `static/`, also as `v/<version>/...`. Raises Problem."""
        version = None
        if path.startswith(VERSIONED):
            version, _, path = path.removeprefix(VERSIONED).partition("/")
        wanted = self._wanted(path)
        if wanted is None and path.startswith(PACKED):
            path = path.removeprefix(PACKED)
            wanted = self._wanted(path)
        if wanted is None:
            raise Problem(404, "not_found", "There is nothing at this address.")
        try:
            stamps, body = self._body(path, wanted)
            if path == MANIFEST:
                body = _translated(body, request.query_params.get("lang", ""))
        except FileNotFoundError:
            raise Problem(404, "not_found", "There is nothing at this address.") from None
        known = tuple(self._stamps.get(file) for file in wanted)
        same = version == self.version and stamps == known
        return _respond(request, body, wanted[0].suffix, FOREVER if same else ASK)

    def _wanted(self, path: str) -> list[Path] | None:
        """The content at a path: of a file, or of several together."""
        if path.startswith(TOGETHER):
            found = self._packs.parts(path.removeprefix(TOGETHER))
        else:
            file = self._public_file(path)
            found = None if file is None else [file]
        return with_options(found) if found and found[0].suffix == ".ftl" else found

    def _public_file(self, path: str) -> Path | None:
        try:
            wanted = (self._root / path).resolve()
            found = wanted.is_relative_to(self._root) and self._is_public(wanted)
        except (OSError, ValueError):  # too long a name, or characters that no file has
            return None
        return wanted if found else None

    async def page(
        self,
        request: Request,
        code: str | None = None,
        preview: Preview | None = None,
        name: str = HOME,
        game: str = "",
        status: int = 200,
    ) -> Response:
        """The one page, with the files that are needed where it is opened, at a table that plays a game. Raises Problem."""
        language, words = self.language(request), self.words(request)
        if code is not None:
            try:
                preview = preview or of_code(code_from(code), words, self.server)
            except Problem:
                raise no_such_table(code) from None
        index = self._root / "index.html"
        if not index.is_file():
            raise Problem(404, "not_found", "The browser client is not installed with the server.")
        await self._notice_changes()
        root = f"{VERSIONED}{self.version}/{PACKED if self._packs.are_current else ''}"
        links = head(self._packs.route_of(name, game), root, language, self._packs)
        page = index.read_text(encoding="utf-8").replace(UNVERSIONED, f'="{root}')
        page = page.replace(
            START, f"{links}{_older(self.version) if name == SCREEN else ''}{START}", 1
        )
        page = page.replace(TITLE, f"<title>{html.escape(self.server)}</title>", 1)
        page = page.replace(BASE, f'<base href="{html.escape(self._base_path)}">', 1)
        page = page.replace(
            "</head>",
            f"{self._meta(preview or of_home(words, self.server), code)}</head>",
            1,
        )
        page = _in_language(page, language, words)
        answer = _respond(request, _Body.of(page.encode(), pack=True), ".html", ASK)
        if status != 200:
            answer.status_code = status
        is_first_page = code is None and name == HOME and status == 200
        if not (is_first_page and self._settings.search_engines):
            answer.headers["x-robots-tag"] = "noindex"
        return answer

    def words(self, request: Request) -> PageMessages:
        """The messages of a page in the guest's language."""
        return WORDS.get(self.language(request), WORDS[FALLBACK])

    def language(self, request: Request) -> str:
        """The language of a guest."""
        accepted = request.headers.get("accept-language", "")
        return spoken(accepted, self._root, self._settings.language)

    def _meta(self, preview: Preview, code: str | None) -> str:
        named = f'<meta name="client" content="{self.version}">\n'
        if len(GAMES) > 1:
            named += f'<meta name="games" content="{html.escape(" ".join(GAMES))}">\n'
        named += "".join(
            f'<meta name="{name}" content="{html.escape(str(content))}">\n'
            for name, content in self._defaults().items()
        )
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

    def _defaults(self) -> dict[str, str]:
        """The host's settings for the client, by the name of their meta elements; defaults are left out."""
        chosen = {
            name.replace("_", "-"): (getattr(self._settings, name), Settings.model_fields[name])
            for name in FOR_THE_CLIENT
        }
        return {
            f"server-{name}": " ".join(value) if isinstance(value, tuple) else value
            for name, (value, field) in chosen.items()
            if value != field.default
        }

    async def _notice_changes(self) -> None:
        """The version follows the files: a developer sees changes with the next reload."""
        if time.monotonic() - self._looked >= LOOK_AGAIN_SECONDS:
            self._take_over(await offload(self._look))

    def _look(self) -> dict[Path, _Stamp] | None:
        """Every public file; None in the middle of a change, of which the next look finds the rest."""
        with suppress(FileNotFoundError):
            return {
                file: _stamp(file)
                for file in sorted(self._root.rglob("*"))
                if self._is_public(file)
            }
        return None

    def _take_over(self, stamps: dict[Path, _Stamp] | None) -> None:
        self._looked = time.monotonic()
        if stamps is None or stamps == self._stamps:
            return
        with suppress(FileNotFoundError):
            contents = {_name(file, self._root): file.read_bytes() for file in stamps}
            self.version = _version(contents)
            self._packs.look(contents)
            self._stamps = stamps

    def _is_public(self, file: Path) -> bool:
        hidden = any(part.startswith(".") for part in file.parts[len(self._root.parts) :])
        return not hidden and file.suffix in MEDIA_TYPES and file.is_file()

    def _body(self, name: str, files: list[Path]) -> tuple[tuple[_Stamp, ...], _Body]:
        stamps = tuple(map(_stamp, files))
        key = files[0] if len(files) == 1 else name
        kept = self._kept.get(key)
        if kept is None or kept[0] != stamps:
            kept = stamps, _Body.of(content(files), pack=files[0].suffix not in ALREADY_SMALL)
            self._kept[key] = kept
        return kept


def _older(version: str) -> str:
    """The script with methods that browsers of televisions lack."""
    return f'<script src="{VERSIONED}{version}/older.js"></script>\n'


def _stamp(file: Path) -> _Stamp:
    stat = file.stat()
    return stat.st_mtime_ns, stat.st_size


def _name(file: Path, root: Path) -> str:
    return file.relative_to(root).as_posix()


def _version(contents: Mapping[str, bytes]) -> str:
    digest = hashlib.sha256()
    for name, body in contents.items():
        digest.update(name.encode())
        digest.update(body)
    return digest.hexdigest()[:12]


def _respond(request: Request, body: _Body, suffix: str, keep: str) -> Response:
    return revalidated(
        request, body.digest, body.packed, lambda: body.plain, keep, MEDIA_TYPES[suffix]
    )


def _in_language(page: str, language: str, words: PageMessages) -> str:
    """The page with its texts for browsers before its scripts run."""
    page = page.replace('<html lang="en">', f'<html lang="{language}">', 1)
    page = page.replace(f'="{MANIFEST}"', f'="{MANIFEST}?lang={language}"', 1)
    for field in fields(words):
        page = page.replace(f"%{field.name}%", html.escape(getattr(words, field.name)))
    return page


def _translated(manifest: _Body, language: str) -> _Body:
    """The web app manifest."""
    described = json.loads(manifest.plain)
    if language in WORDS:
        described |= {"lang": language, "description": WORDS[language].description}
    return _Body.of(json.dumps(described, ensure_ascii=False).encode(), pack=True)
