"""Open the database that the settings name, at the newest schema."""

import asyncio
import os
import sqlite3
from contextlib import closing
from pathlib import Path

from sqlalchemy.exc import SQLAlchemyError

from app.addresses import shown_postgresql
from app.program_name import command
from app.settings import Settings
from app.storage import directory
from app.storage.causes import EMPTY, MAY_NOT_WRITE, NOT_OURS, cause_of
from app.storage.copies import first_fault
from app.storage.database import Database, StorageFailed
from app.storage.holding import LOOK_EVERY_SECONDS, DatabaseInUse, Hold, held
from app.storage.migrate import (
    DatabaseEmpty,
    DatabaseForeign,
    DatabaseTooNew,
    migrate_postgresql,
    migrate_sqlite,
    older_may_stay,
    refuse_empty,
    refuse_foreign,
    refuse_newer,
    revision_of,
)
from app.storage.schema import NEWEST
from app.storage.sqlite import SqliteDatabase

SHARED_LOOK_SECONDS = 0.5
"""Seconds between two checks of servers that share a database, so that another one can take over."""


class NotReady(Exception):
    """The database does not exist, cannot be reached, or has another version's schema."""


class NothingYet(NotReady):
    """There is no database; a server makes one when it starts."""


async def migrate(settings: Settings) -> None:
    """Bring the database to this version's schema. Raises DatabaseTooNew and NotReady."""
    try:
        if settings.database_url:
            await _migrate_postgresql(settings.database_url, shared=settings.shared)
        else:
            await asyncio.to_thread(migrate_sqlite, settings.sqlite_file)
    except DatabaseInUse as error:
        raise NotReady(str(error)) from error
    except DatabaseForeign as error:
        raise not_ready(settings, NOT_OURS) from error
    except DatabaseEmpty as error:
        raise not_ready(settings, EMPTY) from error
    except (OSError, SQLAlchemyError, ValueError) as error:
        raise not_ready(settings, cause_of(error)) from error


async def _migrate_postgresql(url: str, *, shared: bool) -> None:
    """Migrate a PostgreSQL database. Raises DatabaseTooNew, DatabaseInUse, and the drivers' errors."""
    found, current = await _revision_in(url) if shared else (False, None)
    if found and current == NEWEST:
        return
    # An empty database has no users to disturb.
    beside = found and (current is None or older_may_stay(_known(current, url)))
    try:
        async with held(url, shared=beside):
            await migrate_postgresql(url)
    except DatabaseInUse as error:
        if current is None or beside:
            raise
        raise DatabaseInUse(
            f"The database {shown_postgresql(url)} is of an earlier version (schema {current}, now {NEWEST}), and servers of that version "
            "are at work with it, which could not continue with the new schema: stop all of them first, then start this one. "
            "Games wait where they are."
        ) from error


def _known(revision: str, url: str) -> str:
    """The revision, unless it is of a newer version. Raises DatabaseTooNew."""
    refuse_newer(revision, f"The database {shown_postgresql(url)}")
    return revision


async def _revision_in(url: str) -> tuple[bool, str | None]:
    """Ask for the schema. Returns False without an answer: migrating finds the reason."""
    # Imported only with PostgreSQL, like the database itself.
    from app.storage.postgresql import PostgresqlDatabase

    database = PostgresqlDatabase(url)
    try:
        return True, await database.read(revision_of)
    except StorageFailed:
        return False, None
    finally:
        await database.close()


async def hold(settings: Settings, name: str | None = None) -> Hold | None:
    """Keep other servers out for as long as this one runs, except those that share the database, whose sessions have a `name` too; None for
    SQLite, whose directory is held. Raises NotReady."""
    if not settings.database_url:
        return None
    often = LOOK_EVERY_SECONDS if name is None else SHARED_LOOK_SECONDS
    taken = Hold(settings.database_url, name, often)
    try:
        await taken.take()
    except DatabaseInUse as error:
        await taken.release()
        raise NotReady(str(error)) from error
    except (OSError, SQLAlchemyError, ValueError) as error:
        await taken.release()
        raise not_ready(settings, cause_of(error)) from error
    return taken


def not_ready(settings: Settings, cause: str) -> NotReady:
    """The error that names the database and the cause, which follows "because"."""
    if not settings.database_url and os.path.isdir(settings.sqlite_file):
        cause = "there is a directory in its place: move it away"
    return NotReady(f"The database {place_of(settings)} cannot be used, because {cause}.")


def place_of(settings: Settings) -> str:
    """The address of the database, without a password."""
    if settings.database_url:
        return shown_postgresql(settings.database_url)
    return str(settings.sqlite_file)


def open_database(settings: Settings, hold: Hold | None = None) -> Database:
    """The database, as it is; a server that holds it writes only while the hold is sure."""
    if settings.database_url:
        # Imported only when needed: half of a start's work otherwise.
        from app.storage.postgresql import PostgresqlDatabase

        if hold is None:
            return PostgresqlDatabase(settings.database_url)
        return PostgresqlDatabase(settings.database_url, lambda: hold.held, hold.data_name)
    return SqliteDatabase(settings.sqlite_file)


async def open_for_command(settings: Settings) -> Database:
    """Open the database for a command, which makes and migrates nothing, also while a server runs. Raises NotReady."""
    if not settings.database_url and not _is_there(settings):
        raise NothingYet(f"There is no database yet at {settings.sqlite_file}.")
    database = open_database(settings)
    try:
        if not settings.database_url:
            await database.read(refuse_foreign)
        _refuse_other_schema(settings, await database.read(revision_of))
    except DatabaseForeign as error:
        await database.close()
        raise not_ready(settings, NOT_OURS) from error
    except StorageFailed as error:
        await database.close()
        raise not_ready(settings, str(error)) from error
    except NotReady:
        await database.close()
        raise
    return database


def _is_there(settings: Settings) -> bool:
    try:
        refuse_empty(settings.sqlite_file)
        return settings.sqlite_file.exists()
    except DatabaseEmpty as error:
        raise not_ready(settings, EMPTY) from error
    except OSError as error:  # in a directory of another user
        raise not_ready(settings, cause_of(error)) from error


def _refuse_other_schema(settings: Settings, revision: str | None) -> None:
    if revision is None:
        text = f"The database {place_of(settings)} is empty: {command('serve')} makes its tables."
        raise NothingYet(text)
    try:
        file = None if settings.database_url else settings.sqlite_file
        refuse_newer(revision, f"The database {place_of(settings)}", file)
    except DatabaseTooNew as error:
        raise NotReady(str(error)) from error
    if revision != NEWEST:
        raise NotReady(
            f"The database {place_of(settings)} is of an earlier version (schema {revision}, now {NEWEST}): "
            f"{command('serve')} brings it up to date."
        )


def games_elsewhere(settings: Settings) -> list[Path]:
    """SQLite files with games that are not the ones in use: at the place for a server without these settings, and at that for one without
    PostgreSQL."""
    usual = Settings.model_fields["data"].default.absolute() / settings.sqlite_file.name
    places = dict.fromkeys((settings.sqlite_file, usual))
    if not settings.database_url:
        del places[settings.sqlite_file]
    return [file for file in places if _has_games(file)]


def _has_games(file: Path) -> bool:
    try:
        with closing(sqlite3.connect(f"{file.as_uri()}?mode=ro", uri=True)) as connection:
            return connection.execute("SELECT 1 FROM games LIMIT 1").fetchone() is not None
    except sqlite3.Error:  # there is none, or none that could be used
        return False


async def examine(settings: Settings) -> None:
    """Check whether a server could use the database, for `check-config`; makes nothing. Raises NotReady."""
    if not settings.database_url:
        try:
            directory.check(settings.data)
        except directory.DirectoryUnusable as error:
            raise NotReady(str(error)) from error
    await (await open_for_command(settings)).close()
    if not settings.database_url:
        if not os.access(settings.sqlite_file, os.W_OK):
            raise not_ready(settings, MAY_NOT_WRITE)
        if (fault := await asyncio.to_thread(first_fault, settings.sqlite_file)) is not None:
            raise NotReady(
                f"The database {place_of(settings)} is damaged ({fault}): keep it as it is, "
                "and restore a backup into another directory."
            )
