"""A database that fails says why in words for its host, never with a password, and does not fill the log."""

import asyncio
import errno
import sqlite3
from collections.abc import Callable
from pathlib import Path

import pytest
from sqlalchemy import Connection, text
from structlog.testing import capture_logs

from app.backups import restore
from app.settings import Settings
from app.storage.causes import cause_of
from app.storage.database import StorageFailed
from app.storage.failures import FORGOTTEN_SECONDS, Failures
from app.storage.opening import NotReady, examine, migrate, open_for_command
from app.storage.sqlite import SqliteDatabase
from tests.app.cluster import fresh_postgresql
from tests.app.databases import make_sqlite
from tests.app.running import free_port


def make_text(file: Path) -> None:
    file.write_text("Dear diary")


def make_directory(file: Path) -> None:
    file.mkdir()


def make_strange(file: Path) -> None:
    with sqlite3.connect(file) as connection:
        connection.execute("CREATE TABLE games (title)")
    connection.close()


@pytest.mark.parametrize(
    ("make", "why"),
    [
        (make_text, "it is not a Hexhaven database"),
        (make_strange, "it is not a Hexhaven database"),
        (make_directory, "there is a directory in its place"),
    ],
)
async def test_a_file_that_is_no_database_is_named_with_the_reason(
    tmp_path: Path, make: Callable[[Path], None], why: str
):
    settings = Settings(data=tmp_path)
    make(settings.sqlite_file)
    for using in (migrate, open_for_command):
        with pytest.raises(NotReady) as refused:
            await using(settings)
        assert str(refused.value).startswith(
            f"The database {settings.sqlite_file} cannot be used, because {why}: "
        )


async def test_an_empty_file_is_not_taken_for_a_new_database(tmp_path: Path):
    """A full disk or a broken copy leaves one."""
    settings = Settings(data=tmp_path)
    settings.sqlite_file.touch()
    for using in (migrate, open_for_command, examine):
        with pytest.raises(
            NotReady, match="it is empty: restore a backup, or remove it to begin anew"
        ):
            await using(settings)
    assert settings.sqlite_file.stat().st_size == 0
    make_sqlite(tmp_path / "backup")
    assert await asyncio.to_thread(restore, settings, tmp_path / "backup", replace=False)
    await (await open_for_command(settings)).close()
    settings.sqlite_file.unlink()
    await migrate(settings)
    await (await open_for_command(settings)).close()


async def test_a_database_without_tables_waits_for_a_server(tmp_path: Path):
    """As one is left by a server that was killed while it made it."""
    settings = Settings(data=tmp_path)
    with sqlite3.connect(settings.sqlite_file) as connection:
        connection.execute("PRAGMA journal_mode = WAL")
    connection.close()
    with pytest.raises(NotReady, match="is empty: `hexhaven serve` makes its tables"):
        await open_for_command(settings)
    await migrate(settings)
    await (await open_for_command(settings)).close()


async def test_a_full_disk_is_called_full(tmp_path: Path):
    make_sqlite(tmp_path / "games.sqlite3")
    database = SqliteDatabase(tmp_path / "games.sqlite3")

    def fill(connection: Connection) -> None:
        connection.execute(text("PRAGMA max_page_count = 1"))
        connection.execute(text("CREATE TABLE more AS SELECT randomblob(100000)"))

    with pytest.raises(StorageFailed, match="the disk is full: make room on it"):
        await database.write(fill)
    await database.close()


def test_what_the_system_refuses_has_words():
    assert "may not write" in cause_of(PermissionError(errno.EACCES, "Permission denied"))
    assert "may not write" in cause_of(_of_sqlite(sqlite3.SQLITE_READONLY))
    assert "refuses to read or write" in cause_of(_of_sqlite(sqlite3.SQLITE_IOERR_WRITE))
    assert "see sslmode and sslrootcert" in cause_of(ValueError("no root certificate"))
    assert "does not answer" in cause_of(TimeoutError())
    assert "no encrypted connections" in cause_of(ConnectionError("rejected SSL upgrade"))


def _of_sqlite(code: int) -> sqlite3.OperationalError:
    error = sqlite3.OperationalError("its own words")
    error.sqlite_errorcode = code
    return error


async def _why(url: str) -> str:
    """The reason a database cannot be used, by a server and by a command alike."""
    settings = Settings(database_url=url)
    said = set()
    for using in (migrate, open_for_command):
        with pytest.raises(NotReady) as refused:
            await using(settings)
        said.add(str(refused.value))
    [words] = said
    assert "secret" not in words
    return words


@pytest.mark.postgres
async def test_what_postgresql_refuses_has_words(postgresql_cluster: str):
    server = postgresql_cluster.rpartition("@")[2]
    for user, name, query, why in (
        ("hexhaven", "nothing", "", "no database of that name"),
        ("stranger", "postgres", "", "refuses the user or the password"),
        ("hexhaven", "postgres", "?sslmode=require", "takes no encrypted connections"),
        (
            "hexhaven",
            "postgres",
            "?sslmode=verify-ca&sslrootcert=/none",
            "a certificate is not where",
        ),
    ):
        words = await _why(f"postgresql://{user}:secret@{server}/{name}{query}")
        assert words.startswith(f"The database {name} at {server} cannot be used, because ")
        assert why in words
    assert "nothing listens there" in await _why(f"postgresql://a:secret@127.0.0.1:{free_port()}/x")


@pytest.mark.postgres
async def test_addresses_of_hosted_services_are_understood(postgresql_cluster: str):
    url = fresh_postgresql(postgresql_cluster, "hosted")
    settings = Settings(database_url=f"{url}?sslmode=prefer&application_name=games")
    await asyncio.to_thread(asyncio.run, migrate(settings))
    database = await open_for_command(settings)
    shown = await database.read(
        lambda connection: connection.execute(text("SHOW application_name")).scalar()
    )
    await database.close()
    assert shown == "games"


@pytest.mark.postgres
async def test_the_log_has_the_databases_own_words_but_nothing_that_was_to_be_stored(
    postgresql_cluster: str,
):
    url = fresh_postgresql(postgresql_cluster, "words")
    await asyncio.to_thread(asyncio.run, migrate(Settings(database_url=url)))
    database = await open_for_command(Settings(database_url=url))
    for statement, given, words in (
        ("EXECUTE nothing", {}, 'prepared statement "nothing" does not exist'),
        ("SELECT * FROM nothing", {}, 'relation "nothing" does not exist'),
        ("SELECT CAST('canary' AS integer)", {}, "error 22P02"),
        ("SELECT :a + 1", {"a": "canary"}, "error 22000"),
    ):
        with pytest.raises(StorageFailed) as failed:
            await database.read(lambda c, s=statement, g=given: c.execute(text(s), g).all())  # type: ignore[misc]
        with capture_logs() as log:
            Failures().report(failed.value)
        assert words in log[0]["words"]
        assert "canary" not in str(log) + str(failed.value)
    await database.close()


async def test_sqlites_own_words_are_in_the_log(tmp_path: Path):
    make_sqlite(tmp_path / "games.sqlite3")
    database = SqliteDatabase(tmp_path / "games.sqlite3")
    with pytest.raises(StorageFailed) as failed:
        await database.read(lambda connection: connection.execute(text("SELECT * FROM nobody")))
    assert failed.value.words == "no such table: nobody"
    await database.close()


def test_a_failure_that_lasts_is_logged_ever_more_rarely():
    now = 0.0
    failures = Failures(lambda: now)
    full, gone = StorageFailed("the disk is full"), StorageFailed("nothing listens there")
    with capture_logs() as log:
        for now in range(600):  # noqa: B007 - the clock
            for table in ("ABCDE", "FGHIJ"):
                failures.report(full, table=table)
    assert [line["table"] for line in log] == ["ABCDE", "FGHIJ"] * 4, "0, 60, 180, 420 s"
    with capture_logs() as log:
        failures.report(gone, table="ABCDE")
        now += FORGOTTEN_SECONDS + 1
        failures.report(full, table="ABCDE")
    assert [line["why"] for line in log] == ["nothing listens there", "the disk is full"]
