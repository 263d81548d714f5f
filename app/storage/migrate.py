"""Bring a database to the newest schema, after a backup where there is something to lose."""

import sqlite3
import time
from pathlib import Path
from typing import Final

import structlog
from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, text

from app.storage import postgresql, sqlite

MIGRATIONS: Final = Path(__file__).parent.parent.parent / "migrations"
POSTGRESQL_LOCK: Final = 0x48455848

logger = structlog.get_logger()


class DatabaseTooNew(Exception):
    """The database was written by a newer version than this one."""


def _configuration(connection: Connection | None = None) -> Config:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    return config


def _revisions(connection: Connection) -> tuple[str | None, str | None]:
    """Where the database is, and the newest there is."""
    scripts = ScriptDirectory.from_config(_configuration())
    current = MigrationContext.configure(connection).get_current_revision()
    known = {script.revision for script in scripts.walk_revisions()}
    if current is not None and current not in known:
        raise DatabaseTooNew(
            f"The database was written by a newer version of Hexhaven (schema {current}). "
            "Start that version, or restore a backup."
        )
    return current, scripts.get_current_head()


def _upgrade(connection: Connection) -> None:
    command.upgrade(_configuration(connection), "head")


def migrate_sqlite(file: Path) -> Path | None:
    """Migrate a file, made if need be; returns the backup that was taken."""
    file.parent.mkdir(parents=True, exist_ok=True)
    engine = sqlite.open_engine(file)
    backup = None
    try:
        with engine.connect() as connection:
            with connection.begin():
                current, newest = _revisions(connection)
            if current != newest:
                if current is not None:
                    backup = _copy(file, current)
                    logger.info("database.backup", file=backup.name)
                with connection.execution_options(writing=True).begin():
                    _upgrade(connection)
                logger.info("database.migrated", before=current, after=newest)
    finally:
        engine.dispose()
    return backup


def _copy(file: Path, revision: str) -> Path:
    stamp = time.strftime("%Y%m%d-%H%M%S", time.gmtime())
    backup = file.with_name(f"{file.name}.schema-{revision}.{stamp}")
    source = sqlite3.connect(file)
    target = sqlite3.connect(backup)
    try:
        source.backup(target)
    finally:
        target.close()
        source.close()
    return backup


async def migrate_postgresql(url: str) -> None:
    """Migrate a PostgreSQL database; a lock lets only one server do it."""
    engine = postgresql.open_engine(url)
    try:
        async with engine.begin() as connection:
            await connection.execute(
                text("SELECT pg_advisory_xact_lock(:key)"), {"key": POSTGRESQL_LOCK}
            )
            current, newest = await connection.run_sync(_revisions)
            if current != newest:
                await connection.run_sync(_upgrade)
                logger.info("database.migrated", before=current, after=newest)
    finally:
        await engine.dispose()
