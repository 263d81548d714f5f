"""Settings come from the environment; a wrong one is named, a secret one is never shown."""

import os
import socket
import sqlite3
from pathlib import Path
from subprocess import CompletedProcess

import pytest
from structlog.testing import capture_logs

from app.settings import Settings
from app.storage.directory import DirectoryUnusable, claim
from app.storage.migrate import migrate_sqlite
from app.web.links import links
from tests.app import forked
from tests.app.running import free_port
from tests.conftest import StartServer


def check(tmp_path: Path, **settings: str) -> CompletedProcess[str]:
    environment = {
        name: value for name, value in os.environ.items() if not name.startswith("HEXHAVEN_")
    }
    environment |= {"HEXHAVEN_DATA": str(tmp_path / "data")} | {
        f"HEXHAVEN_{name.upper()}": value for name, value in settings.items()
    }
    return forked.told("app.host.cli", ("check-config",), environment)


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
    assert told.returncode == 1
    for name in ("PORT", "BASE_PATH", "PUBLIC_URL", "DATABASE_URL"):
        assert f"HEXHAVEN_{name}: " in told.stderr
    assert "secret" not in told.stdout + told.stderr
    assert "Value error" not in told.stderr
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


def serve(tmp_path: Path, **settings: str) -> CompletedProcess[str]:
    environment = {**os.environ, "HEXHAVEN_DATA": str(tmp_path), "HEXHAVEN_HOST": "127.0.0.1"}
    environment |= {f"HEXHAVEN_{name.upper()}": value for name, value in settings.items()}
    return forked.told("app.host.cli", ("serve",), environment)


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
    assert held.stderr.startswith("Another Hexhaven is already using")

    address = f"postgresql://user:secret@127.0.0.1:{free_port()}/x"
    unreachable = serve(tmp_path, database_url=address)
    assert unreachable.returncode == 1
    assert "The database cannot be opened" in unreachable.stderr
    assert "secret" not in unreachable.stderr + unreachable.stdout
    assert "Traceback" not in unreachable.stderr + unreachable.stdout


def says_one_sentence(told: CompletedProcess[str], *words: str) -> None:
    """On standard error, with the exit status of a command that could not do its work."""
    assert told.returncode == 1
    assert len(told.stderr.splitlines()) == 1, told.stderr
    assert all(word in told.stderr for word in words), told.stderr
    assert "Traceback" not in told.stderr + told.stdout


def test_a_port_that_is_taken_is_named(tmp_path: Path):
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = other.getsockname()[1]
        told = serve(tmp_path, port=str(port))
    says_one_sentence(told, f"is already listening on port {port}", "HEXHAVEN_PORT")


def test_an_address_of_another_machine_is_named(tmp_path: Path):
    says_one_sentence(serve(tmp_path, host="192.0.2.77"), "192.0.2.77", "HEXHAVEN_HOST")


def test_a_data_directory_that_cannot_be_used_is_named_with_what_helps(tmp_path: Path):
    (tmp_path / "file").write_text("")
    (tmp_path / "locked" / "in-use.lock").mkdir(parents=True)
    for place, words in {
        tmp_path / "file": "there is a file in its place",
        tmp_path / "file" / "below": "there is a file in its place",
        tmp_path / "locked": "in-use.lock is a directory: remove it",
        Path("/proc/hexhaven"): "the system says",
    }.items():
        told = serve(tmp_path, data=str(place))
        says_one_sentence(told, str(place), words, "HEXHAVEN_DATA")


def test_where_this_user_may_not_write_that_is_said(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    """Whoever runs the tests may be allowed everything."""

    def refused(*_: object, **__: object) -> None:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(Path, "mkdir", refused)
    with pytest.raises(DirectoryUnusable, match="this user may not write there"):
        claim(tmp_path / "anothers")


def mode(path: Path) -> int:
    return path.stat().st_mode & 0o777


def test_nobody_else_on_the_machine_reads_what_the_server_keeps(start_server: StartServer):
    server = start_server(first_start=True)
    files = [path for path in server.data.iterdir() if path.is_file()]
    assert len(files) >= 2
    assert mode(server.data) == 0o700
    assert {path.name: mode(path) for path in files} == {path.name: 0o600 for path in files}


def test_what_an_earlier_version_left_open_is_closed_with_a_word_in_the_log(
    start_server: StartServer,
):
    server = start_server()
    server.stop()
    for path in (server.data, *server.data.iterdir()):
        path.chmod(path.stat().st_mode | 0o044)
    server.start()
    assert mode(server.data) == 0o700
    assert {mode(path) for path in server.data.iterdir()} == {0o600}
    assert "data.closed_to_others" in server.log_text


def test_a_directory_that_is_open_to_all_on_purpose_stays_so_and_its_files_are_closed(
    tmp_path: Path,
):
    (tmp_path / "hexhaven.sqlite3").write_text("")
    tmp_path.chmod(0o1777)
    with capture_logs() as told:
        claim(tmp_path).close()
    assert mode(tmp_path) == 0o777
    assert mode(tmp_path / "hexhaven.sqlite3") == 0o600
    assert [line["event"] for line in told] == ["data.closed_to_others"]


def test_a_directory_that_holds_other_things_too_is_left_as_it_is(tmp_path: Path):
    (tmp_path / "letters.txt").write_text("")
    (tmp_path / "hexhaven.sqlite3").write_text("")
    for path in (tmp_path, *tmp_path.iterdir()):
        path.chmod(0o755)
    claim(tmp_path).close()
    assert mode(tmp_path) == mode(tmp_path / "letters.txt") == 0o755
    assert mode(tmp_path / "hexhaven.sqlite3") == 0o700
