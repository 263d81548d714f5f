"""Bring a database to the newest schema, after a backup if there is anything to lose."""

import shlex
import time
from pathlib import Path
from typing import Final

import structlog
from sqlalchemy import Connection, inspect, text

from app.addresses import shown_postgresql
from app.program_name import command
from app.storage import sqlite
from app.storage.copies import copy
from app.storage.schema import NEWEST

MIGRATIONS: Final = Path(__file__).parent.parent.parent / "migrations"
POSTGRESQL_LOCK: Final = 0x48455848

logger = structlog.get_logger()


class DatabaseTooNew(Exception):
    """The database was written by a newer version than this one."""


class DatabaseForeign(Exception):
    """The file holds tables of another program."""


class DatabaseEmpty(Exception):
    """The file exists and is empty, as a full disk or a broken copy leaves one."""


def revision_of(connection: Connection) -> str | None:
    """The schema revision of the database; None while it is empty."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    found = connection.execute(text("SELECT version_num FROM alembic_version")).scalar()
    return None if found is None else str(found)


def refuse_newer(current: str | None, database: str, file: Path | None = None) -> None:
    """The error for a database, which begins a sentence with this name, in a `file` unless it is PostgreSQL's."""
    if current is None or _is_known(current):
        return
    copied = None if file is None else _copy_before_upgrade(file)
    if copied is None:
        back = "restore a backup of this version"
    else:
        restoring = command(f"restore --replace {shlex.quote(str(copied))}")
        back = f"go back to the games as they were before the upgrade, with {restoring}"
    raise DatabaseTooNew(
        f"{database} was written by a newer version of Hexhaven (schema {current}, here {NEWEST}). Start that version, or {back}."
    )


def _is_known(revision: str) -> bool:
    return any(MIGRATIONS.glob(f"versions/{revision}_*.py"))


def _copy_before_upgrade(file: Path) -> Path | None:
    """The latest copy that an upgrade made, of a schema that this version knows."""
    marked = f"{file.name}.schema-"
    copies = {
        (revision, stamp): found
        for found in file.parent.glob(f"{marked}*")
        for revision, _, stamp in [found.name.removeprefix(marked).partition(".")]
        if _is_known(revision)
    }
    return copies[max(copies)] if copies else None


def older_may_stay(current: str) -> bool:
    """Return True if servers of the version that made this schema can continue while a newer one is at work: each step since then declares
    that."""
    from alembic.config import Config
    from alembic.script import ScriptDirectory

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    steps = ScriptDirectory.from_config(config).iterate_revisions("head", current)
    return all(getattr(step.module, "older_may_stay", False) for step in steps)


def refuse_foreign(connection: Connection) -> None:
    """Check that the database has Hexhaven's tables, or none. Raises DatabaseForeign."""
    if revision_of(connection) is None and inspect(connection).get_table_names():
        raise DatabaseForeign


def refuse_empty(file: Path) -> None:
    """Check that the file is not one that SQLite would take for a new database. Raises DatabaseEmpty."""
    if file.is_file() and file.stat().st_size == 0:
        raise DatabaseEmpty


def _upgrade(connection: Connection) -> None:
    # Alembic takes a third of a second to import, and most starts have nothing to migrate.
    from alembic.command import upgrade
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    current = revision_of(connection)
    upgrade(config, "head")
    logger.info("database.migrated", before=current, after=revision_of(connection))


def migrate_sqlite(file: Path) -> Path | None:
    """Migrate a file, made if need be; returns the backup that was taken. Raises DatabaseTooNew, DatabaseForeign and
    DatabaseEmpty."""
    file.parent.mkdir(parents=True, exist_ok=True)
    refuse_empty(file)
    engine = sqlite.open_engine(file)
    backup = None
    try:
        with engine.connect() as connection:
            with connection.begin():
                refuse_foreign(connection)
                current = revision_of(connection)
            if current != NEWEST:
                refuse_newer(current, f"The database {file}", file)
                if current is not None:
                    backup = _copy(file, current)
                with connection.execution_options(writing=True).begin():
                    _upgrade(connection)
    finally:
        engine.dispose()
    return backup


def _copy(file: Path, revision: str) -> Path:
    stamp = time.strftime("%Y%m%d-%H%M%S", time.gmtime())
    backup = file.with_name(f"{file.name}.schema-{revision}.{stamp}")
    copy(file, backup)
    logger.info("database.backup", file=backup.name)
    return backup


async def migrate_postgresql(url: str) -> None:
    """Migrate a PostgreSQL database; a lock lets only one server do it. Raises DatabaseTooNew."""
    from app.storage import postgresql

    engine = postgresql.open_engine(url)
    try:
        async with engine.begin() as connection:
            await connection.execute(
                text("SELECT pg_advisory_xact_lock(:key)"), {"key": POSTGRESQL_LOCK}
            )
            current = await connection.run_sync(revision_of)
            refuse_newer(current, f"The database {shown_postgresql(url)}")
            if current != NEWEST:
                await connection.run_sync(_upgrade)
    finally:
        await engine.dispose()
