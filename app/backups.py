"""Backups: copy the database while games go on, check the copy by replaying every game, and restore it."""

import asyncio
import shlex
import shutil
import sqlite3
import sys
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from app.finished.proof import verify
from app.problems import Problem
from app.settings import Settings
from app.storage import copies
from app.storage.causes import cause_of
from app.storage.database import StorageFailed
from app.storage.digests import RecordBroken
from app.storage.directory import DirectoryInUse, DirectoryUnusable, claim
from app.storage.events import DatabaseEventStore
from app.storage.migrate import DatabaseTooNew, refuse_newer
from app.storage.opening import open_for_command
from app.storage.schema import NEWEST
from app.storage.sqlite import SqliteDatabase
from app.storage.tables import begun_codes, table_with

STREAM: Final = Path("-")
"""The standard output or input, by its usual name."""


@dataclass(frozen=True, slots=True)
class Copied:
    """The findings in a checked copy."""

    games: int
    damaged: tuple[str, ...]
    """The codes of the games that do not verify."""
    schema: str = NEWEST
    aside: Path | None = None
    """The place of the replaced database."""


def back_up(settings: Settings, to: Path) -> Copied:
    """Copy the database to a file, or to the standard output. Raises Problem and NotReady."""
    if settings.database_url:
        name = "" if to == STREAM else f"--file={shlex.quote(str(to))} "
        raise _for_postgresql(f'`pg_dump --format=custom {name}"$HEXHAVEN_DATABASE_URL"`')
    if to != STREAM and (to.exists() or to.is_symlink()):
        raise Problem(409, "exists", f"{to} already exists: choose another file name.")
    asyncio.run(_look(settings))
    with (
        _in_words(to, "made"),
        copies.unfinished(settings.sqlite_file if to == STREAM else to) as part,
    ):
        copies.copy(settings.sqlite_file, part)
        if (fault := copies.first_fault(part)) is not None:
            raise Problem(
                409,
                "damaged",
                f"The database is damaged ({fault}), and no backup of it was made. "
                "Keep the backups that you have; see docs/hosting.md.",
            )
        copied = asyncio.run(_checked(part))
        copies.make_lone(part)
        if to == STREAM:
            with part.open("rb") as whole:
                shutil.copyfileobj(whole, sys.stdout.buffer)
                sys.stdout.buffer.flush()
        else:
            copies.rename(part, to)
    return copied


def restore(settings: Settings, source: Path, *, replace: bool) -> Copied:
    """Put a backup into the data directory, which no server may be using; the database that it replaces is set aside. Raises Problem."""
    if settings.database_url:
        name = "" if source == STREAM else f" {shlex.quote(str(source))}"
        command = f'`pg_restore --clean --if-exists --dbname="$HEXHAVEN_DATABASE_URL"{name}`'
        raise _for_postgresql(f"with the server stopped, {command}")
    if source != STREAM and not source.is_file():
        raise Problem(404, "no_such_file", f"There is no file {source}.")
    try:
        held = claim(settings.data)
    except DirectoryInUse:
        text = f"A server is using {settings.data}: stop it first."
        raise Problem(409, "in_use", text) from None
    except DirectoryUnusable as error:
        raise Problem(409, "unusable", str(error)) from None
    file = settings.sqlite_file
    with held, _in_words(settings.data, "restored"):
        if file.exists() and file.stat().st_size and not replace:
            raise Problem(
                409,
                "exists",
                f"There are already games in {settings.data}: restore into another directory, "
                "or with --replace, which sets them aside.",
            )
        with copies.unfinished(file) as part:
            _copy_source(source, part)
            schema = _schema_of(part, source)
            copied = asyncio.run(_checked(part)) if schema == NEWEST else Copied(0, (), schema)
            copies.make_lone(part)
            aside = None
            if file.exists():
                stamp = time.strftime("%Y%m%d-%H%M%S", time.gmtime())
                aside = file.with_name(f"{file.name}.replaced-{stamp}")
                copies.set_aside(file, aside)
            copies.rename(part, file)
    return Copied(copied.games, copied.damaged, schema, aside)


def _copy_source(source: Path, part: Path) -> None:
    """Copy the source, with the write-ahead log that a stopped server may have left next to it."""
    if source == STREAM:
        with part.open("wb") as whole:
            shutil.copyfileobj(sys.stdin.buffer, whole)
        return
    shutil.copyfile(source, part)
    beside = source.with_name(f"{source.name}-wal")
    if beside.is_file():
        shutil.copyfile(beside, part.with_name(f"{part.name}-wal"))


def _schema_of(part: Path, source: Path) -> str:
    """The schema of a file, which has to be an intact Hexhaven database. Raises Problem."""
    name = "The input" if source == STREAM else str(source)
    if (fault := copies.first_fault(part)) is not None:
        raise Problem(409, "damaged", f"{name} is damaged or incomplete: {fault}.")
    try:
        with closing(sqlite3.connect(part)) as connection:
            [schema] = connection.execute("SELECT version_num FROM alembic_version").fetchone()
            connection.execute("SELECT count(*) FROM games").close()
    except (sqlite3.Error, TypeError):
        raise Problem(409, "invalid", f"{name} is not a Hexhaven database.") from None
    try:
        refuse_newer(str(schema), name)
    except DatabaseTooNew as error:
        raise Problem(409, "newer", str(error)) from None
    return str(schema)


async def _look(settings: Settings) -> None:
    await (await open_for_command(settings)).close()


async def _checked(part: Path) -> Copied:
    """Replay every game. Raises StorageFailed."""
    database = SqliteDatabase(part)
    try:
        store = DatabaseEventStore(database)
        codes = await begun_codes(database)
        damaged = []
        for code in codes:
            try:
                table = await table_with(database, code)
                if table is None or (await verify(store, table)).faults:
                    damaged.append(code)
            except RecordBroken:
                damaged.append(code)
        return Copied(len(codes), tuple(damaged))
    finally:
        await database.close()


@contextmanager
def _in_words(place: Path, done: str) -> Iterator[None]:
    try:
        yield
    except OSError as error:
        # An unfinished file's own name would mean nothing to the host.
        named = error.filename and not str(error.filename).endswith(".part")
        where = error.filename if named else "Standard output" if place == STREAM else place
        why = (error.strerror or type(error).__name__).lower()
        raise Problem(503, "storage", f"{where} cannot be used: {why}.") from error
    except (sqlite3.Error, StorageFailed) as error:
        why = str(error) if isinstance(error, StorageFailed) else cause_of(error)
        raise Problem(503, "storage", f"The backup could not be {done}, because {why}.") from error


def _for_postgresql(command: str) -> Problem:
    text = f"The games are in PostgreSQL, which has its own commands: {command}."
    return Problem(409, "postgresql", text)
