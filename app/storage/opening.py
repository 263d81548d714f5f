"""Open the database that the settings name, at the newest schema."""

import asyncio
import fcntl
from pathlib import Path
from typing import IO

from app.settings import Settings
from app.storage.database import Database
from app.storage.migrate import migrate_postgresql, migrate_sqlite
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
