"""`python -m scripts.new_map my-map --from new-shores` begins a map as a copy of another one: its file, its row in the catalog, its texts and
its place in the documents. It prints what is left to do, from docs/adding-a-map.md. `--missing` says what maps still need."""

import argparse
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from engine.board_game import boards, catalog, compiled_rules
from engine.board_game.boards import board_files
from engine.board_game.core.context import ActionContext
from engine.board_game.rules.dealing import island_with_room, red_numbers_touch
from engine.chance import Random
from scripts.draw_map import drawn

ROOT: Final = Path(__file__).resolve().parents[1]
BOARDS: Final = ROOT / "engine" / "board_game" / "boards"
CATALOG: Final = ROOT / "engine" / "board_game" / "catalog.py"
LOCALES: Final = ROOT / "static" / "locales"
DOCS: Final = ROOT / "docs"
RECORDS: Final = ROOT / "tests" / "engine" / "board_game"
PAGE: Final = DOCS / "adding-a-map.md"
TRANSLATIONS: Final = ("de", "es", "fr")
"""English is in the board's file."""
NAME: Final = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
IN_THE_PAGE: Final = "my-map"
WRITTEN: Final = " ✎"
SIZES: Final = ("desk", "phone")
DEALS: Final = 20
"""The deals in which red numbers are looked for."""


def begin(name: str, source: str) -> list[Path]:
    """Write a copy of a board under another name; the files that were written."""
    board = boards.load(source)
    title = name.replace("-", " ").capitalize()
    file = BOARDS / f"{name}.board"
    file.write_text(_copy(name, title, source), "utf-8")
    written = [file, CATALOG]
    _insert(
        CATALOG, rf'^BOARDS: Final = \(\n(?:    ".*",\n)*?    "{source}",\n', f'    "{name}",\n'
    )
    for language in TRANSLATIONS:
        words = LOCALES / language / "catalog.ftl"
        line = rf"^board-{source}-text = (.*)\n"
        text = re.search(line, words.read_text("utf-8"), re.MULTILINE)
        summary = text[1] if text else board.summary
        _insert(words, line, f"board-{name} = {title}\nboard-{name}-text = {summary}\n")
        written.append(words)
    page = DOCS / "boards.md"
    row = re.search(rf"^\| `{source}` \|(.*)\n", page.read_text("utf-8"), re.MULTILINE)
    _insert(page, rf"^\| `{source}` \|.*\n", f"| `{name}` |{row[1] if row else ''}\n")
    section = _section(name, title, board.summary)
    _insert(page, rf"^## .* \(`{source}`\)\n(?:(?!## ).*\n)*?.*\.webp.*\n", section)
    return [*written, page]


def _copy(name: str, title: str, source: str) -> str:
    """The file of a board with another name, in a family of its own."""
    own = dict(board_files._entries(source))
    own |= {"key": name, "title": title, "source": "house rule"}
    own.pop("family", None)
    data: dict[str, Any] = {**board_files.entries_of(source), "key": name}
    return drawn(own, data)


def _section(name: str, title: str, summary: str) -> str:
    """The section of docs/boards.md with the pictures."""
    pictures = (
        f"![{title} on a {where}](boards/{name}-{size}.webp)"
        for size, where in zip(SIZES, ("desktop", "phone"), strict=True)
    )
    table = f"| desktop | phone |\n|---|---|\n| {' | '.join(pictures)} |"
    return f"\n## {title} (`{name}`)\n\n{summary}\n\n{table}\n"


def _insert(file: Path, after: str, text: str) -> None:
    """Write text after the one place that matches. Raises LookupError if there is none."""
    before = file.read_text("utf-8")
    found = re.search(after, before, re.MULTILINE)
    if found is None:
        raise LookupError(f"{file.relative_to(ROOT)} has nothing like {after!r}")
    file.write_text(before[: found.end()] + text + before[found.end() :], "utf-8")


# what a map needs


def steps(name: str) -> list[str]:
    """The steps of docs/adding-a-map.md, for a map of that name."""
    section = PAGE.read_text("utf-8").partition("## What to do\n")[2].partition("\n## ")[0]
    found = re.findall(r"^\d+\. .*(?:\n   .*)*", section, re.MULTILINE)
    return [
        re.sub(r"\n +", " ", step).replace(IN_THE_PAGE, name).replace(WRITTEN, "") for step in found
    ]


def missing(name: str) -> list[str]:
    """The things that a map still needs, each with the step of docs/adding-a-map.md that brings it."""
    return [
        f"{name}: {problem} (step {step} of docs/adding-a-map.md)"
        for step, problem in _missing(name)
    ]


def _missing(name: str) -> Iterator[tuple[int, str]]:
    if not (BOARDS / f"{name}.board").exists():
        yield 1, f"there is no engine/board_game/boards/{name}.board"
        return
    if name in catalog.BOARDS and red_numbers_meet(name):
        yield 1, 'red numbers may lie side by side: its entries need `"red_numbers": "swapped"`'
    if f'    "{name}",\n' not in CATALOG.read_text("utf-8"):
        yield 2, "BOARDS in engine/board_game/catalog.py has no row"
    for language in TRANSLATIONS:
        words = (LOCALES / language / "catalog.ftl").read_text("utf-8")
        for key in (f"board-{name}", f"board-{name}-text"):
            if f"\n{key} = " not in words:
                yield 3, f"static/locales/{language}/catalog.ftl has no {key}"
    board = boards.load(name)
    if tuple(board.turns) != board.seats:
        yield 4, "`turns` in its file is not for the same numbers of players as `seats`"
    for step, record in ((5, RECORDS / "boards" / "digests.txt"), (6, RECORDS / "perft.txt")):
        if not re.search(rf"^{name} ", record.read_text("utf-8"), re.MULTILINE):
            yield step, f"{record.relative_to(ROOT)} has no line"
    page = (DOCS / "boards.md").read_text("utf-8")
    if f"\n| `{name}` |" not in page:
        yield 8, "the table of docs/boards.md has no row"
    if f" (`{name}`)\n" not in page:
        yield 8, "docs/boards.md has no section"
    for size in SIZES:
        if not (DOCS / "boards" / f"{name}-{size}.webp").exists():
            yield 8, f"there is no docs/boards/{name}-{size}.webp"
    if f'<a id="board-{name}"></a>' not in (DOCS / "rules.md").read_text("utf-8"):
        yield 7, "docs/rules.md does not describe it"


def red_numbers_meet(name: str) -> bool:
    """Check whether a 6 or 8 lies beside another one in some of the first deals; printed ones may."""
    rules = compiled_rules.rules_for(compiled_rules.configured({"board": name}))
    return any(
        red_numbers_touch(rules.board, island_with_room(rules, ActionContext(Random(n))).numbers)
        for n in range(DEALS)
    )


def main(arguments: list[str]) -> None:
    parser = argparse.ArgumentParser(prog="python -m scripts.new_map", description=__doc__)
    parser.add_argument("name", nargs="?", help="the key of the map, such as my-map")
    parser.add_argument("--from", dest="source", default="standard-3-4", choices=catalog.BOARDS)
    parser.add_argument("--missing", action="store_true", help="only say what maps still need")
    asked = parser.parse_args(arguments)
    if asked.missing:
        needed = [
            problem
            for name in ([asked.name] if asked.name else catalog.BOARDS)
            for problem in missing(name)
        ]
        sys.exit("\n".join(needed) or None)
    if not asked.name or not NAME.fullmatch(asked.name):
        parser.error("the map needs a name in lowercase letters, numbers and hyphens")
    if asked.name in catalog.BOARDS or (BOARDS / f"{asked.name}.board").exists():
        parser.error(f"there is a board {asked.name!r} already")
    for file in begin(asked.name, asked.source):
        print(f"Wrote {file.relative_to(ROOT)}")
    print("\nLeft to do:\n")
    print("\n".join(steps(asked.name)))


if __name__ == "__main__":
    main(sys.argv[1:])
