"""The page that says how a game is added names what the smallest game defines, and nothing else."""

import re
from pathlib import Path

from engine.kernel.stack_game import StackGame
from tests.app.pebbles import Pebbles

ROOT = Path(__file__).resolve().parents[2]
PAGE = (ROOT / "docs/adding-a-game.md").read_text("utf-8")
NAMES = re.findall(r"^\| `(\w+)` \|", PAGE, re.MULTILINE)


def test_the_smallest_game_defines_each_name_of_the_page_and_no_other():
    assert [name for name in vars(Pebbles) if not name.startswith("_")] == NAMES


def test_whatever_a_game_must_define_is_on_the_page():
    assert set(StackGame.__abstractmethods__) <= set(NAMES)
    assert set(StackGame.__annotations__) <= set(NAMES)


def test_the_files_and_modules_of_the_page_exist():
    for path in re.findall(r"`((?:engine|tests|static)/[\w./]*)`", PAGE):
        assert (ROOT / path).exists(), path
    for module in re.findall(r"`(engine\.kernel\.\w+)`", PAGE):
        assert (ROOT / f"{module.replace('.', '/')}.py").exists(), module


def test_the_smallest_game_is_as_short_as_the_page_says():
    text = (ROOT / "tests/app/pebbles.py").read_text("utf-8")
    lines = sum(1 for line in text.splitlines() if line.strip())
    assert f"in {lines // 10 * 10} lines" in PAGE
