"""What the host's commands do with a stored game."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from gzip import decompress
from typing import Any

from app.problems import no_such_table
from app.record import Verdict, published, verify
from app.settings import Settings
from app.storage.events import DatabaseEventStore, EventStore
from app.storage.opening import open_for_looking
from app.storage.tables import table_with
from app.tables.archive import Archive
from app.tables.hall import code_from
from app.tables.record import TableRecord


async def verify_game(settings: Settings, code: str) -> Verdict:
    """Check a stored game. Raises Problem."""
    async with _stored(settings, code) as (store, table):
        if table.state == "open":
            raise no_such_table(code)
        return await verify(store, table)


async def export_game(settings: Settings, code: str) -> dict[str, Any]:
    """The record of a finished game. Raises Problem."""
    async with _stored(settings, code) as (store, table):
        return await published(store, table)


async def export_log(settings: Settings, code: str) -> str:
    """Its log for spreadsheets. Raises Problem."""
    async with _stored(settings, code) as (store, table):
        return decompress(await Archive(store).csv_log(table)).decode()


@asynccontextmanager
async def _stored(settings: Settings, code: str) -> AsyncIterator[tuple[EventStore, TableRecord]]:
    database = await open_for_looking(settings)
    try:
        table = await table_with(database, code_from(code))
        if table is None:
            raise no_such_table(code)
        yield DatabaseEventStore(database), table
    finally:
        await database.close()
