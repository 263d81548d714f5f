"""Settings come from the environment; a wrong one is named, a secret one is never shown."""

import os
import socket
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest

from app.links import links
from app.settings import Settings
from app.storage.migrate import migrate_sqlite
from app.storage.opening import claim
from tests.app.running import free_port

ROOT = Path(__file__).parent.parent.parent


def check(tmp_path: Path, **settings: str) -> subprocess.CompletedProcess[str]:
    environment = {
        name: value for name, value in os.environ.items() if not name.startswith("HEXHAVEN_")
    }
    environment |= {"HEXHAVEN_DATA": str(tmp_path / "data")} | {
        f"HEXHAVEN_{name.upper()}": value for name, value in settings.items()
    }
    return subprocess.run(
        [sys.executable, "-m", "app.cli", "check-config"],
        cwd=ROOT,
        env=environment,
        capture_output=True,
        text=True,
    )


def test_no_setting_is_needed(tmp_path: Path):
    told = check(tmp_path)
    assert told.returncode == 0
    assert "There is no database yet" in told.stdout
    assert not (tmp_path / "data").exists(), "looking makes nothing"
    for name, field in Settings.model_fields.items():
        assert f"HEXHAVEN_{name.upper()}=" in told.stdout
        assert field.description
        assert field.description in told.stdout


def test_wrong_settings_are_named_one_by_one(tmp_path: Path):
    told = check(
        tmp_path,
        port="eighty",
        base_path="/a b",
        public_url="ftp://x",
        database_url="mysql://secret@x",
    )
    assert told.returncode == 2
    for name in ("PORT", "BASE_PATH", "PUBLIC_URL", "DATABASE_URL"):
        assert f"HEXHAVEN_{name}: " in told.stderr
    assert "secret" not in told.stdout + told.stderr
    assert "Traceback" not in told.stderr


@pytest.mark.parametrize(
    ("typed", "meant"),
    [("", "/"), ("/", "/"), ("hex", "/hex/"), ("/a/b/", "/a/b/"), ("/hex-1.0_x", "/hex-1.0_x/")],
)
def test_a_base_path_may_be_typed_with_or_without_slashes(typed: str, meant: str):
    assert Settings(base_path=typed).base_path == meant


@pytest.mark.parametrize("typed", ["/a//b", "/a b", '/"', "/a/../b", "/ü?"])
def test_a_base_path_is_a_plain_path(typed: str):
    with pytest.raises(ValueError, match="base path"):
        Settings(base_path=typed)


def test_lists_are_separated_by_commas(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setenv("HEXHAVEN_ALLOWED_ORIGINS", "https://a.example/, http://b.example:8080,")
    assert Settings().allowed_origins == ("https://a.example", "http://b.example:8080")


def test_the_links_to_open():
    assert links(Settings(host="127.0.0.1"), 8000) == ["http://127.0.0.1:8000/"]
    assert links(Settings(host="::1", base_path="/hex"), 1) == ["http://[::1]:1/hex/"]
    public = links(Settings(host="0.0.0.0", public_url="https://play.example.org/hex/"), 8000)
    assert public[:2] == ["https://play.example.org/hex/", "http://localhost:8000/"]


def serve(tmp_path: Path, **settings: str) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "HEXHAVEN_DATA": str(tmp_path), "HEXHAVEN_HOST": "127.0.0.1"}
    environment |= {f"HEXHAVEN_{name.upper()}": value for name, value in settings.items()}
    return subprocess.run(
        [sys.executable, "-m", "app.cli", "serve"],
        cwd=ROOT,
        env=environment,
        capture_output=True,
        text=True,
        timeout=180,
    )


def test_a_server_that_cannot_start_says_why_in_one_line(tmp_path: Path):
    migrate_sqlite(tmp_path / "hexhaven.sqlite3")
    with sqlite3.connect(tmp_path / "hexhaven.sqlite3") as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    connection.close()
    newer = serve(tmp_path)
    assert newer.returncode == 1
    assert "newer version of Hexhaven" in newer.stderr
    assert "Traceback" not in newer.stderr + newer.stdout

    with claim(tmp_path):
        held = serve(tmp_path)
    assert held.returncode == 1
    assert held.stderr.startswith("Another Hexhaven already works with")

    address = f"postgresql://user:secret@127.0.0.1:{free_port()}/x"
    unreachable = serve(tmp_path, database_url=address)
    assert unreachable.returncode == 1
    assert "The database cannot be opened" in unreachable.stderr
    assert "secret" not in unreachable.stderr + unreachable.stdout
    assert "Traceback" not in unreachable.stderr + unreachable.stdout


def test_a_port_that_is_taken_is_named(tmp_path: Path):
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = other.getsockname()[1]
        told = serve(tmp_path, port=str(port))
    assert told.returncode != 0
    assert str(port) in told.stdout + told.stderr
    assert "Traceback" not in told.stderr + told.stdout
