"""Open the database that the settings name, at the newest schema."""

import asyncio

from sqlalchemy.exc import SQLAlchemyError

from app.settings import Settings
from app.storage.database import Database, StorageFailed
from app.storage.migrate import migrate_postgresql, migrate_sqlite, revision_of
from app.storage.schema import NEWEST
from app.storage.sqlite import SqliteDatabase


class NotReady(Exception):
    """The database is not there, cannot be reached, or has another version's schema."""


async def migrate(settings: Settings) -> None:
    """Bring the database to this version's schema. Raises DatabaseTooNew and NotReady."""
    try:
        if settings.database_url:
            await migrate_postgresql(settings.database_url)
        else:
            await asyncio.to_thread(migrate_sqlite, settings.sqlite_file)
    except (OSError, SQLAlchemyError) as error:
        raise NotReady(f"The database cannot be opened ({type(error).__name__}).") from error


def open_database(settings: Settings) -> Database:
    """The database, as it is."""
    if settings.database_url:
        # Imported for those who have it: half of a start's work otherwise.
        from app.storage.postgresql import PostgresqlDatabase

        return PostgresqlDatabase(settings.database_url)
    return SqliteDatabase(settings.sqlite_file)


async def open_beside_server(settings: Settings) -> Database:
    """For commands, which make and migrate nothing, also while a server runs. Raises NotReady."""
    if not settings.database_url and not settings.sqlite_file.is_file():
        raise NotReady(f"There is no database yet at {settings.sqlite_file}.")
    database = open_database(settings)
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
