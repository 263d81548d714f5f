"""Bundles: the few files that a page needs, its styles in one, its messages in one per language, its modules as joined at set-up.

What a page needs is read from the modules by scripts/pack.mjs, and written to static/packed/contents.json.
On a slow line it is the number of files that costs: a browser requests six at a time and waits for each (docs/decisions/few-files.md)."""

import hashlib
import json
from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path, PurePosixPath
from typing import Final

TOGETHER: Final = "together/"
PACKED: Final = "packed/"
"""The joined modules are below it, and all other files are the same as above it."""
CONTENTS: Final = "contents.json"
HOME: Final = "home"
ANY_GAME: Final = "any"
"""The pages of it serve every game that has none of its own (static/js/games.js)."""
STATIC: Final = Path(__file__).parent.parent.parent / "static"
FALLBACK: Final = "en"
"""The language that has every message; pages load it in addition to the reader's own."""


@dataclass(frozen=True, slots=True)
class Route:
    """The files of modules, the styles and the messages that the client loads for an address before it can be used."""

    files: Sequence[str] = ()
    styles: Sequence[str] = ()
    words: Sequence[str] = ()


TOKENS: Final = "tokens.css"
"""Linked separately, because the picture of a result is painted with it."""
FONT: Final = "vendor/nunito-latin-wght-normal.woff2"
"""The letters of every page; the font's other files are requested by its styles where a page has letters of theirs."""
STYLES_OF_ALL: Final = ("vendor/nunito.css", "css/font.css", "css/base.css")
WORDS_OF_ALL: Final = ("shell", "table")


def languages(root: Path) -> set[str]:
    """The languages of the client."""
    return {folder.name for folder in root.glob("locales/*/") if not folder.name.startswith(".")}


def spoken(accepted: str, root: Path, otherwise: str = FALLBACK) -> str:
    """The first of a browser's accepted languages that the client has, or the fallback."""
    there = languages(root)
    tags = (tag.partition(";")[0].strip() for tag in accepted.split(","))
    return next((short for tag in tags if (short := tag.partition("-")[0]) in there), otherwise)


class Packs:
    """The modules as joined at set-up, and what each page needs, as long as they are made of the present modules."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.routes = {HOME: Route()}
        """By page, or by game and page."""

    def look(self, files: Mapping[str, bytes]) -> None:
        """Check whether the joined modules are current; a developer who changes a module gets files one by one until the next set-up."""
        self.routes = {HOME: Route()}
        with suppress(OSError, ValueError, KeyError, TypeError):
            contents = json.loads((self.root / PACKED / CONTENTS).read_bytes())
            modules = {name: body for name, body in files.items() if is_module(name)}
            digests = {name: hashlib.sha256(body).hexdigest() for name, body in modules.items()}
            if contents["sources"] == digests:
                self.routes = {name: Route(**needs) for name, needs in contents["routes"].items()}

    @property
    def are_current(self) -> bool:
        """True while pages load the joined modules."""
        return bool(self.routes[HOME].files)

    def route_of(self, page: str, game: str) -> str:
        """The route of a page, of a table that plays this game; home's, which needs least, while nothing is known of it."""
        names = (page, f"{game}-{page}", f"{ANY_GAME}-{page}")
        return next((name for name in names if name in self.routes), HOME)

    def parts(self, name: str) -> list[Path] | None:
        """The files in `together/<name>`: ROUTE.css, or ROUTE.LANGUAGE.ftl; None if there is no such bundle."""
        pure = PurePosixPath(name)
        route, _, language = pure.stem.partition(".")
        if route not in self.routes or str(pure) != pure.name:
            return None
        needs = self.routes[route]
        if pure.suffix == ".css" and not language:
            own = [f"css/{style}.css" for style in needs.styles]
            return [self.root / style for style in (*STYLES_OF_ALL, *own)]
        if pure.suffix == ".ftl" and language in languages(self.root):
            words = (*WORDS_OF_ALL, *needs.words)
            return [self.root / "locales" / language / f"{word}.ftl" for word in words]
        return None


def is_module(name: str) -> bool:
    """Check whether a file is a module of the client."""
    return name.startswith(("js/", "vendor/")) and name.endswith(".js")


def head(route: str, root: str, language: str, packs: Packs) -> str:
    """The links of a page in a language, its files below `root`."""
    needs = packs.routes[route]
    spoken_here = dict.fromkeys((FALLBACK, language))
    words = [f"{root}{TOGETHER}{route}.{language}.ftl" for language in spoken_here]
    held = f'data-styles="{" ".join(needs.styles)}" data-words="{" ".join((*WORDS_OF_ALL, *needs.words))}"'
    lines = [
        f'<meta name="together" content="{route}" {held}>',
        f'<link rel="preload" href="{root}{FONT}" as="font" type="font/woff2" crossorigin>',
        f'<link rel="stylesheet" href="{root}{TOKENS}">',
        f'<link rel="stylesheet" href="{root}{TOGETHER}{route}.css">',
        *(f'<link rel="modulepreload" href="{root}{file}">' for file in needs.files),
        *(
            f'<link rel="preload" href="{address}" as="fetch" crossorigin>'
            for address in (*words, f"{root}sprite.svg")
        ),
    ]
    return "\n".join(lines) + "\n"
