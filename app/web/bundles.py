"""Bundles: the few files that a page needs, its styles in one, its messages in one per language, its modules as joined at set-up.

On a slow line it is the number of files that costs: a browser requests six at a time and waits for each (docs/decisions/few-files.md)."""

import hashlib
import json
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path, PurePosixPath
from typing import Final

TOGETHER: Final = "together/"
PACKED: Final = "packed/"
"""The joined modules are below it, and all other files are the same as above it."""
CONTENTS: Final = "contents.json"
START: Final = "js/main.js"
FALLBACK: Final = "en"
"""The language that has every message; pages load it in addition to the reader's own."""


@dataclass(frozen=True, slots=True)
class Route:
    """Modules that the client loads for an address before it can be used (`lazy` in its modules); a test compares the two."""

    modules: tuple[str, ...] = ()
    styles: tuple[str, ...] = ()
    words: tuple[str, ...] = ()


TABLE_PAGES: Final = ("lobby", "table", "replay")
"""Pages that each game may have of its own; "any" has them for every other game (static/js/games.js)."""
ANY_GAME: Final = "any"
STATIC: Final = Path(__file__).parent.parent.parent / "static"
ROUTES: Final = {
    name: Route(tuple(one["modules"]), tuple(one["styles"]), tuple(one["words"]))
    for name, one in json.loads((STATIC / "routes.json").read_bytes()).items()
}
"""By page, or by game and page: the needs of each page of the client."""
TOKENS: Final = "tokens.css"
"""Linked separately, because the picture of a result is painted with it."""
FONT: Final = "vendor/nunito-latin-wght-normal.woff2"
"""The letters of every page; the font's other files are requested by its styles where a page has letters of theirs."""
STYLES_OF_ALL: Final = ("vendor/nunito.css", "css/font.css", "css/base.css")
WORDS_OF_ALL: Final = ("shell", "table")


def parts(name: str, root: Path) -> list[Path] | None:
    """The files in `together/<name>`: ROUTE.css, or ROUTE.LANGUAGE.ftl; None if there is no such bundle."""
    pure = PurePosixPath(name)
    route, _, language = pure.stem.partition(".")
    if route not in ROUTES or str(pure) != pure.name:
        return None
    if pure.suffix == ".css" and not language:
        own = [f"css/{style}.css" for style in ROUTES[route].styles]
        return [root / style for style in (*STYLES_OF_ALL, *own)]
    if pure.suffix == ".ftl" and language in languages(root):
        words = (*WORDS_OF_ALL, *ROUTES[route].words)
        return [root / "locales" / language / f"{word}.ftl" for word in words]
    return None


def route_of(page: str, game: str) -> str:
    """The route of a page of a table that plays this game."""
    own = f"{game}-{page}"
    return own if page in TABLE_PAGES and own in ROUTES else f"{ANY_GAME}-{page}"


def languages(root: Path) -> set[str]:
    """The languages of the client."""
    return {folder.name for folder in root.glob("locales/*/") if not folder.name.startswith(".")}


def spoken(accepted: str, root: Path, otherwise: str = FALLBACK) -> str:
    """The first of a browser's accepted languages that the client has, or the fallback."""
    there = languages(root)
    tags = (tag.partition(";")[0].strip() for tag in accepted.split(","))
    return next((short for tag in tags if (short := tag.partition("-")[0]) in there), otherwise)


class Packs:
    """The modules as joined at set-up (scripts/pack.mjs), as long as they are made of the present modules."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.loads: Mapping[str, list[str]] = {}

    def look(self, files: Mapping[str, bytes]) -> None:
        """Check whether the joined modules are current; a developer who changes a module gets modules one by one until the next set-up."""
        self.loads = {}
        with suppress(OSError, ValueError, KeyError):
            contents = json.loads((self.root / PACKED / CONTENTS).read_bytes())
            modules = {name: body for name, body in files.items() if is_module(name)}
            digests = {name: hashlib.sha256(body).hexdigest() for name, body in modules.items()}
            if contents["sources"] == digests:
                self.loads = contents["loads"]

    def modules(self, route: Route) -> list[str]:
        """The files of a route's modules, without repetition."""
        wanted = (START, *route.modules)
        return list(dict.fromkeys(file for name in wanted for file in self.loads[name]))


def is_module(name: str) -> bool:
    """Check whether a file is a module of the client."""
    return name.startswith(("js/", "vendor/")) and name.endswith(".js")


def head(route: str, root: str, language: str, packs: Packs) -> str:
    """The links of a page in a language, its files below `root`."""
    needs = ROUTES[route]
    spoken_here = dict.fromkeys((FALLBACK, language))
    words = [f"{root}{TOGETHER}{route}.{language}.ftl" for language in spoken_here]
    modules = [root + name for name in packs.modules(needs)] if packs.loads else []
    held = f'data-styles="{" ".join(needs.styles)}" data-words="{" ".join((*WORDS_OF_ALL, *needs.words))}"'
    lines = [
        f'<meta name="together" content="{route}" {held}>',
        f'<link rel="preload" href="{root}{FONT}" as="font" type="font/woff2" crossorigin>',
        f'<link rel="stylesheet" href="{root}{TOKENS}">',
        f'<link rel="stylesheet" href="{root}{TOGETHER}{route}.css">',
        *(f'<link rel="modulepreload" href="{address}">' for address in modules),
        *(
            f'<link rel="preload" href="{address}" as="fetch" crossorigin>'
            for address in (*words, f"{root}sprite.svg")
        ),
    ]
    return "\n".join(lines) + "\n"
