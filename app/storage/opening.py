"""Open the database that the settings name, at the newest schema."""

import asyncio
import fcntl
from pathlib import Path
from typing import IO

from app.settings import Settings
from app.storage.database import Database, StorageFailed
from app.storage.migrate import migrate_postgresql, migrate_sqlite, revision_of
from app.storage.schema import NEWEST
from app.storage.sqlite import SqliteDatabase


class DirectoryInUse(Exception):
    """Another server already works with this data directory."""


async def open_database(settings: Settings) -> Database:
    """Migrated and ready."""
    if settings.database_url:
        from app.storage.postgresql import PostgresqlDatabase  # not for those who have SQLite

        await migrate_postgresql(settings.database_url)
        return PostgresqlDatabase(settings.database_url)
    await asyncio.to_thread(migrate_sqlite, settings.sqlite_file)
    return SqliteDatabase(settings.sqlite_file)


class NotReady(Exception):
    """The database is not there, or its schema is not this version's."""


async def open_as_it_is(settings: Settings) -> Database:
    """For commands beside the server: looks, but makes and migrates nothing. Raises NotReady."""
    if settings.database_url:
        from app.storage.postgresql import PostgresqlDatabase

        database: Database = PostgresqlDatabase(settings.database_url)
    elif settings.sqlite_file.is_file():
        database = SqliteDatabase(settings.sqlite_file)
    else:
        raise NotReady(f"There is no database yet at {settings.sqlite_file}.")
    try:
        revision = await database.read(revision_of)
    except StorageFailed as error:
        await database.close()
        raise NotReady(f"The database cannot be read ({error}).") from error
    if revision != NEWEST:
        await database.close()
        raise NotReady(
            f"The database has schema {revision}, this version has {NEWEST}: "
            "`hexhaven serve` migrates it."
        )
    return database


def claim(directory: Path) -> IO[str]:
    """Hold the data directory as long as the returned file is open; ends with the process."""
    directory.mkdir(parents=True, exist_ok=True)
    held = (directory / "in-use.lock").open("w")
    try:
        fcntl.flock(held, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as error:
        held.close()
        raise DirectoryInUse(
            f"Another Hexhaven already works with {directory}. One file, one server; "
            "several servers share a PostgreSQL database."
        ) from error
    return held
