"""Backups: taken while games go on, whole in one file, and put back where no server is at work."""

import asyncio
import random
import shutil
import sqlite3
import stat
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from subprocess import CompletedProcess

import pytest

from app.host.tools import verify_game
from app.settings import Settings
from tests.app import forked
from tests.app.house import house
from tests.app.players import Person, game_for, people, seated
from tests.app.running import ROOT, RunningServer
from tests.app.test_record import bots_game
from tests.conftest import StartServer
from tests.forms import LONG

FILE = "hexhaven.sqlite3"
TABLES = 20 if LONG else 3


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, str]:
    """A directory with a finished game, and its code."""
    directory = tmp_path_factory.mktemp("played") / "data"
    directory.mkdir()

    async def made() -> str:
        async with house(directory) as opened:
            return await bots_game(opened)

    return directory, asyncio.run(made())


def told(data: Path, *arguments: str, given: bytes = b"") -> CompletedProcess[bytes]:
    """A command for a data directory; it never shows a traceback."""
    done = forked.done("app.host.cli", arguments, RunningServer(data).environment, given)
    assert b"Traceback" not in done.stdout + done.stderr
    return done


def refused(data: Path, *arguments: str, given: bytes = b"") -> str:
    """The words of a command that does nothing: one sentence or two in one line."""
    done = told(data, *arguments, given=given)
    assert done.returncode == 1
    assert done.stdout == b""
    [line] = done.stderr.decode().strip().splitlines()
    return line


def heads(file: Path) -> dict[str, int]:
    """The number of the last action in each game, by its code."""
    with closing(sqlite3.connect(file)) as connection:
        return dict(
            connection.execute(
                "SELECT code, max(seq) FROM games JOIN actions ON game_id = id GROUP BY code"
            )
        )


class Playing:
    """Track how far the moves at each table are known to be stored, and when it is enough."""

    def __init__(self) -> None:
        self.far: dict[str, int] = {}
        self.over: set[str] = set()
        self.enough = False
        self._news = asyncio.Event()

    def note(self, code: str, version: int, over: bool = False) -> None:
        self.far[code] = version
        if over:
            self.over.add(code)
        self._news.set()

    def further(self, than: dict[str, int]) -> bool:
        """True if every game that is not over has gone on."""
        return all(self.far[code] > head or code in self.over for code, head in than.items())

    async def until(self, condition: Callable[[], bool]) -> None:
        while not condition():
            self._news.clear()
            await self._news.wait()


async def play_on(person: Person, code: str, playing: Playing) -> None:
    """Moves at a table until it is enough, or a bot has won."""
    luck = random.Random(code)
    async with person.at(code) as tab:
        await tab.until("snapshot")
        while not playing.enough:
            while not tab.must_act:
                if tab.view.get("winner") is not None:
                    playing.note(code, tab.version, over=True)
                    return
                await tab.read()
            playing.note(code, await tab.act(tab.some_action(luck)))


async def test_a_backup_taken_while_tables_play_holds_what_was_acknowledged_and_every_game_verifies(
    start_server: StartServer, tmp_path: Path
):
    server = start_server()
    backup, elsewhere = tmp_path / "friday.hexhaven", tmp_path / "elsewhere"
    playing = Playing()
    async with people(server, TABLES) as everyone:
        long = game_for(2, **{"victory-points": 20})
        codes = [await seated(server, [person], long) for person in everyone]
        async with asyncio.timeout(300), asyncio.TaskGroup() as group:
            for person, code in zip(everyone, codes, strict=True):
                group.create_task(play_on(person, code, playing))
            await playing.until(
                lambda: len(playing.far) == TABLES and min(playing.far.values()) >= 20
            )
            acknowledged = dict(playing.far)
            done = await asyncio.to_thread(told, server.data, "backup", str(backup))
            afterwards = dict(playing.far)
            await playing.until(lambda: playing.further(afterwards))
            playing.enough = True
        assert done.returncode == 0, done.stderr
        assert f"{TABLES} games; all verify" in done.stderr.decode()
        copied = heads(backup)
        assert all(acknowledged[code] <= copied[code] for code in codes)
        server.stop()
        done = told(elsewhere, "restore", str(backup))
        assert done.returncode == 0, done.stderr
        assert heads(elsewhere / FILE) == copied
        for code in codes:
            verdict = await verify_game(Settings(data=elsewhere), code)
            assert (verdict.faults, verdict.actions) == ((), copied[code])
        # The same people go on from there, at the same addresses.
        shutil.move(elsewhere, server.data.with_name("restored"))
        server.environment["HEXHAVEN_DATA"] = str(server.data.with_name("restored"))
        await asyncio.to_thread(server.start)
        async with everyone[0].at(codes[0]) as tab:
            await tab.until("snapshot")
            assert tab.version >= copied[codes[0]]
            assert tab.lobby["you"] == 0


def test_a_backup_is_one_file_for_its_own_user_and_replaces_none(
    played: tuple[Path, str], tmp_path: Path
):
    backup = tmp_path / "backup"
    done = told(played[0], "backup", str(backup))
    assert done.stderr.decode().strip() == f"{backup} holds 1 game; it verifies."
    assert [path.name for path in tmp_path.iterdir()] == ["backup"]
    assert stat.S_IMODE(backup.stat().st_mode) == 0o600
    before = backup.read_bytes()
    assert "already" in refused(played[0], "backup", str(backup))
    assert backup.read_bytes() == before
    assert "no such file" in refused(played[0], "backup", str(tmp_path / "nowhere" / "backup"))
    assert "no database yet" in refused(tmp_path / "empty", "backup", str(tmp_path / "other"))
    assert [path.name for path in tmp_path.iterdir()] == ["backup"]


def test_what_is_only_in_the_write_ahead_log_is_in_the_backup_and_not_in_the_lone_file(
    played: tuple[Path, str], tmp_path: Path
):
    data = tmp_path / "data"
    shutil.copytree(played[0], data)
    with closing(sqlite3.connect(data / FILE)) as writing:
        writing.execute("PRAGMA journal_mode=WAL")
        writing.execute("INSERT INTO guests VALUES ('1', 'hash', 'Late', 0, NULL)")
        writing.commit()
        assert told(data, "backup", str(tmp_path / "backup")).returncode == 0
        shutil.copy(data / FILE, tmp_path / "lone")
    found = []
    for name in ("backup", "lone"):
        with closing(sqlite3.connect(tmp_path / name)) as connection:
            late = connection.execute("SELECT count(*) FROM guests WHERE name = 'Late'")
            found.append(late.fetchone()[0])
    assert found == [1, 0]


def test_a_backup_goes_through_the_standard_output_and_back(
    played: tuple[Path, str], tmp_path: Path
):
    whole = told(played[0], "backup", "-")
    assert whole.stderr.decode().strip() == "The backup holds 1 game; it verifies."
    assert not list(played[0].glob("*.part*"))
    done = told(tmp_path / "data", "restore", "-", given=whole.stdout)
    assert done.returncode == 0, done.stderr
    assert heads(tmp_path / "data" / FILE) == heads(played[0] / FILE)


def test_a_standard_output_that_takes_nothing_is_named(played: tuple[Path, str], tmp_path: Path):
    environment, errors = RunningServer(played[0]).environment, tmp_path / "errors"
    forked.Forked(
        "app.host.cli", ("backup", "-"), environment, out=Path("/dev/full"), errors=errors
    ).wait(180)
    assert errors.read_text() == "Standard output cannot be used: no space left on device.\n"


def test_restore_does_nothing_where_a_server_works_and_replaces_only_when_told_to(
    played: tuple[Path, str], start_server: StartServer, tmp_path: Path
):
    backup = tmp_path / "backup"
    assert told(played[0], "backup", str(backup)).returncode == 0
    server = start_server()
    for more in ([], ["--replace"]):
        assert "stop it first" in refused(server.data, "restore", str(backup), *more)
    server.kill()
    with closing(sqlite3.connect(server.data / FILE)) as connection:
        connection.execute("INSERT INTO guests VALUES ('1', 'hash', 'Ana', 0, NULL)")
        connection.commit()
    assert "--replace" in refused(server.data, "restore", str(backup))
    assert heads(server.data / FILE) == {}
    done = told(server.data, "restore", str(backup), "--replace")
    assert done.returncode == 0, done.stderr
    assert list(heads(server.data / FILE)) == [played[1]]
    [aside] = server.data.glob(f"{FILE}.replaced-??????????????[0-9]")
    assert str(aside) in done.stderr.decode()
    with closing(sqlite3.connect(aside)) as connection:
        assert connection.execute("SELECT name FROM guests").fetchall() == [("Ana",)]
    for path in server.data.iterdir():
        assert stat.S_IMODE(path.stat().st_mode) & 0o077 == 0, path


def test_restore_takes_nothing_but_a_whole_database_of_this_version_or_before(
    played: tuple[Path, str], tmp_path: Path
):
    whole = tmp_path / "whole"
    assert told(played[0], "backup", str(whole)).returncode == 0
    content = whole.read_bytes()
    wrong = {"text": b"Dear diary", "nothing": b"", "cut": content[: len(content) // 2]}
    for name, text in wrong.items():
        (tmp_path / name).write_bytes(text)
    for name, statement in (
        ("strange", "DROP TABLE alembic_version"),
        ("newer", "UPDATE alembic_version SET version_num = '9999'"),
    ):
        shutil.copy(whole, tmp_path / name)
        with closing(sqlite3.connect(tmp_path / name)) as connection:
            connection.execute(statement)
            connection.commit()
    data = tmp_path / "data"
    expected = {
        "missing": "There is no file",
        "text": "damaged or incomplete",
        "nothing": "not a Hexhaven database",
        "cut": "damaged or incomplete",
        "strange": "not a Hexhaven database",
        "newer": "newer version",
    }
    for name, words in expected.items():
        assert words in refused(data, "restore", str(tmp_path / name)), name
    assert [path.name for path in data.iterdir()] == ["in-use.lock"]


def test_a_game_that_does_not_verify_is_named_and_the_rest_is_kept(
    played: tuple[Path, str], tmp_path: Path
):
    source, code = played
    data, backup = tmp_path / "data", tmp_path / "backup"
    shutil.copytree(source, data)
    with closing(sqlite3.connect(data / FILE)) as connection:
        connection.execute("UPDATE actions SET at = at + 1 WHERE seq = 7")
        connection.commit()
    for arguments in (("backup", str(backup)), ("restore", str(backup), "--replace")):
        done = told(data, *arguments)
        assert done.returncode == 1
        assert f"do not verify: {code}" in done.stderr.decode()
    assert heads(data / FILE) == heads(backup) == heads(source / FILE)


def test_of_a_damaged_file_no_backup_is_made(played: tuple[Path, str], tmp_path: Path):
    data = tmp_path / "data"
    shutil.copytree(played[0], data)
    content = bytearray((data / FILE).read_bytes())
    size = int.from_bytes(content[16:18], "big")
    leaves = [at for at in range(size, len(content), size) if content[at] == 0x0D]
    content[leaves[-1] : leaves[-1] + 8] = b"\xff" * 8
    (data / FILE).write_bytes(content)
    assert "no backup of it was made" in refused(data, "backup", str(tmp_path / "backup"))
    assert [path.name for path in tmp_path.iterdir()] == ["data"]


def test_on_postgresql_the_commands_name_those_to_use_instead(tmp_path: Path):
    told_so = {}
    for arguments in (("backup", "friday"), ("restore", "friday")):
        server = RunningServer(tmp_path, database_url="postgresql://ana:secret@nowhere.invalid/x")
        done = server.run(*arguments)
        assert done.returncode == 1
        assert "secret" not in done.stdout + done.stderr
        told_so[arguments[0]] = done.stderr
    assert 'pg_dump --format=custom --file=friday "$HEXHAVEN_DATABASE_URL"' in told_so["backup"]
    assert (
        'pg_restore --clean --if-exists --dbname="$HEXHAVEN_DATABASE_URL" friday'
        in (told_so["restore"])
    )
    page = (ROOT / "docs" / "hosting.md").read_text("utf-8")
    assert "pg_dump --format=custom" in page
    assert "pg_restore --clean --if-exists" in page
