"""The documents: what they say is so."""

import re
from pathlib import Path

from app.environment import SECRET, file_variable, variable
from app.program_name import VARIABLE as CALLED_AS
from app.settings import Settings
from engine.board_game.catalog import BOARDS

ROOT = Path(__file__).resolve().parent.parent
README = (ROOT / "README.md").read_text("utf-8")


def settings_table() -> list[str]:
    """The rows of the README's table, from the model; settings for tests are left out."""
    return [
        f"| `HEXHAVEN_{name.upper()}` | {shown(field.default)} | {field.description} |"
        for name, field in Settings.model_fields.items()
        if not (field.description or "").startswith("For tests only")
    ]


def shown(default: object) -> str:
    if isinstance(default, bool):
        return f"`{str(default).lower()}`"
    return f"`{default}`" if default not in ("", ()) else ""


def test_every_setting_is_in_the_readme_with_its_default():
    rows = [line for line in README.splitlines() if line.startswith("| `HEXHAVEN_")]
    assert rows == settings_table(), "\n".join(["the README should say:", *settings_table()])


def test_documents_and_container_name_only_settings_that_exist():
    known = {
        *("HEXHAVEN_TEST_PROXY", CALLED_AS),
        *map(variable, Settings.model_fields),
        *map(file_variable, SECRET),
    }
    for name in (
        "README.md",
        "docs/hosting.md",
        "Dockerfile",
        "docker-compose.yml",
        "hexhaven",
        "Makefile",
        "scripts/hexhaven.service",
        ".env.example",
    ):
        named = set(re.findall(r"HEXHAVEN_[A-Z_]*[A-Z]", (ROOT / name).read_text("utf-8")))
        assert named <= known, name


def test_commands_in_the_documents_exist():
    targets = set(re.findall(r"^([a-z]+):", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE))
    for name in ("README.md", "CONTRIBUTING.md"):
        named = set(re.findall(r"(?:`|^ {4})make ([a-z]+)", (ROOT / name).read_text("utf-8"), re.M))
        assert named, name
        assert named <= targets, name


def test_files_named_in_the_documents_exist():
    for name in ("README.md", "CONTRIBUTING.md"):
        text = (ROOT / name).read_text("utf-8")
        links = re.findall(r"\]\((?!https?:)([^)#]+)\)", text)
        files = re.findall(r"`((?:tests|scripts)/[\w/.-]+)", text)
        missing = [path for path in links + files if not (ROOT / path).exists()]
        assert missing == [], name


def test_every_board_is_shown_in_small_pictures():
    page = (ROOT / "docs" / "boards.md").read_text("utf-8")
    shown = [f"boards/{key}-{size}.webp" for key in BOARDS for size in ("desk", "phone")]
    assert re.findall(r"\]\((boards/[^)]+)\)", page) == shown
    for picture in shown:
        assert 5_000 < (ROOT / "docs" / picture).stat().st_size < 150_000


def test_each_promise_has_its_test():
    for name in ("README.md", "docs/players.md"):
        text = (ROOT / name).read_text("utf-8")
        promised = re.findall(r"`(tests/[\w/.]+)::(\w+)`", text)
        assert promised, name
        missing = [
            f"{file}::{test}"
            for file, test in promised
            if f"def {test}(" not in (ROOT / file).read_text("utf-8")
        ]
        assert missing == [], name


def test_every_complaint_of_players_has_an_answer():
    rows = re.findall(
        r"^\| (\d+) \|.*`tests/.*\|$", (ROOT / "docs/players.md").read_text("utf-8"), re.M
    )
    assert [int(number) for number in rows] == list(range(1, 26))
