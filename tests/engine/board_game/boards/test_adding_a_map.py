"""Adding a map: docs/adding-a-map.md lists every file, its steps can be followed, and what is left out is named with its step."""

import re
import shlex
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from engine.board_game.catalog import BOARDS
from scripts import new_map
from scripts.new_map import missing, steps
from tests.forms import wide

ROOT = Path(__file__).resolve().parents[4]
SOURCE = "great-crossing-4"
NEW = "kraken-bay"
FOLDERS = ("engine", "scripts", "static/locales", "docs/boards", "tests/engine/board_game/boards")
FILES = ("docs/*.md", "tests/*.py", "tests/engine/board_game/*.*", "CHANGELOG.md")
"""The files that a map is written into, and those that the steps use."""
INVENTED = {
    "map: ": "map: d desert, ",
    "|h2 |g4 | ~   ~   ~ |h12|": "| d |g4 |h3 | ~   ~ |h12|",
    " 1 1 . . . 2": " 1 1 1 . . 2",
}
"""Changes drawn in the copy: a desert, and another hex on the western island."""
SHORTER = {"scripts.lengths": ["--games", "1"]}


@pytest.fixture(scope="module")
def checkout(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the files that a map needs."""
    copy = tmp_path_factory.mktemp("checkout")
    for folder in FOLDERS:
        without = shutil.ignore_patterns("__pycache__")
        shutil.copytree(ROOT / folder, copy / folder, ignore=without)
    for file in (file for pattern in FILES for file in ROOT.glob(pattern)):
        shutil.copy(file, copy / file.relative_to(ROOT))
    return copy


@pytest.fixture
def in_the_checkout(checkout: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The script looks for files there."""
    for name in ("BOARDS", "CATALOG", "LOCALES", "DOCS", "RECORDS", "PAGE", "ROOT"):
        there = checkout / getattr(new_map, name).relative_to(ROOT)
        monkeypatch.setattr(new_map, name, there)
    return checkout


def run(checkout: Path, *arguments: str) -> str:
    """Run Python there; what it prints."""
    done = subprocess.run(
        [sys.executable, *arguments], cwd=checkout, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def commands(step: str) -> list[list[str]]:
    """The commands in a step."""
    return [shlex.split(found) for found in re.findall(r"`python (-m [^`]+)`", step)]


@pytest.mark.parametrize("key", BOARDS)
def test_every_board_has_everything_that_the_page_lists(key: str):
    assert missing(key) == []


@wide
def test_a_map_is_added_by_doing_what_the_page_says_step_by_step(checkout: Path):
    """An invented map is begun, drawn, measured, recorded, described, and played to its end."""
    printed = run(checkout, "-m", "scripts.new_map", NEW, "--from", SOURCE)
    assert printed.endswith("\n".join(steps(NEW)) + "\n")
    board = checkout / "engine" / "board_game" / "boards" / f"{NEW}.board"
    text = board.read_text("utf-8")
    for copied, drawn in INVENTED.items():
        assert copied in text
        text = text.replace(copied, drawn, 1)
    board.write_text(text, "utf-8")
    done = []
    for step in steps(NEW):
        for module, *arguments in (command[1:] for command in commands(step)):
            if module == "tests.browser.board_pictures":
                take_pictures(checkout / "docs" / "boards")
            else:
                done.append(run(checkout, "-m", module, *arguments, *SHORTER.get(module, ())))
    assert "| d |g4 |h3 |" in board.read_text("utf-8")
    assert f"'board': '{NEW}'" in done[-1], "the last step plays it"
    run(checkout, "-m", "scripts.new_map", NEW, "--missing")


def take_pictures(folder: Path) -> None:
    """Instead of a browser."""
    for size in new_map.SIZES:
        shutil.copy(folder / f"{SOURCE}-{size}.webp", folder / f"{NEW}-{size}.webp")


LEFT_OUT = {
    "engine/board_game/catalog.py": (f'    "{SOURCE}",\n', 2, "no row"),
    "static/locales/de/catalog.ftl": (f"\nboard-{SOURCE} = ", 3, f"no board-{SOURCE}"),
    "static/locales/es/catalog.ftl": (f"\nboard-{SOURCE}-text = ", 3, f"no board-{SOURCE}-text"),
    "static/locales/fr/catalog.ftl": (f"\nboard-{SOURCE} = ", 3, f"no board-{SOURCE}"),
    "tests/engine/board_game/boards/digests.txt": (f"{SOURCE} layout", 5, "no line"),
    "docs/boards.md": (f"\n| `{SOURCE}` |", 8, "no row"),
    "docs/rules.md": (f'<a id="board-{SOURCE}"></a>', 7, "does not describe it"),
}


@pytest.mark.parametrize("file", LEFT_OUT)
def test_what_is_left_out_is_named_with_the_step_that_brings_it(file: str, in_the_checkout: Path):
    line, step, problem = LEFT_OUT[file]
    there = in_the_checkout / file
    text = there.read_text("utf-8")
    assert line in text
    there.write_text(text.replace(line, ""), "utf-8")
    try:
        (named,) = missing(SOURCE)
    finally:
        there.write_text(text, "utf-8")
    assert file in named
    assert problem in named
    assert named.endswith(f"(step {step} of docs/adding-a-map.md)")


def test_a_map_whose_red_numbers_may_lie_side_by_side_is_named(checkout: Path):
    board = checkout / "engine" / "board_game" / "boards" / "new-world-4.board"
    text = board.read_text("utf-8")
    swapped = '  "red_numbers": "swapped",\n'
    assert swapped in text
    board.write_text(text.replace(swapped, ""), "utf-8")
    done = subprocess.run(
        [sys.executable, "-m", "scripts.new_map", "new-world-4", "--missing"],
        cwd=checkout,
        capture_output=True,
        text=True,
        check=False,
    )
    board.write_text(text, "utf-8")
    assert "red numbers may lie side by side" in done.stderr
    assert "(step 1 of docs/adding-a-map.md)" in done.stderr


def test_a_map_without_pictures_or_a_file_is_named(in_the_checkout: Path):
    picture = in_the_checkout / "docs" / "boards" / f"{SOURCE}-phone.webp"
    picture.rename(picture.with_suffix(".away"))
    assert missing(SOURCE) == [
        f"{SOURCE}: there is no docs/boards/{SOURCE}-phone.webp (step 8 of docs/adding-a-map.md)"
    ]
    picture.with_suffix(".away").rename(picture)
    (nothing,) = missing("atlantis")
    assert "step 1 " in nothing


@pytest.mark.parametrize(
    ("arguments", "problem"),
    [
        (["New Map"], "a name in lowercase letters, numbers and hyphens"),
        (["new-shores"], "there is a board 'new-shores' already"),
        ([NEW, "--from", "atlantis"], "invalid choice: 'atlantis'"),
    ],
)
def test_a_map_is_begun_under_a_new_name_from_one_that_exists(
    arguments: list[str], problem: str, capsys: pytest.CaptureFixture[str]
):
    with pytest.raises(SystemExit):
        new_map.main(arguments)
    assert problem in capsys.readouterr().err
