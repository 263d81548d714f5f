"""What the host's commands do with a stored game."""

from typing import Any

from app.problems import no_such_table
from app.record import Verdict, published, verify
from app.settings import Settings
from app.storage.events import DatabaseEventStore
from app.storage.opening import open_for_looking
from app.storage.tables import table_with
from app.tables.hall import code_from


async def verify_game(settings: Settings, code: str) -> Verdict:
    """Check a stored game. Raises Problem."""
    database = await open_for_looking(settings)
    try:
        table = await table_with(database, code_from(code))
        if table is None or table.state == "open":
            raise no_such_table(code)
        return await verify(DatabaseEventStore(database), table)
    finally:
        await database.close()


async def export_game(settings: Settings, code: str) -> dict[str, Any]:
    """The record of a finished game. Raises Problem."""
    database = await open_for_looking(settings)
    try:
        table = await table_with(database, code_from(code))
        if table is None:
            raise no_such_table(code)
        return await published(DatabaseEventStore(database), table)
    finally:
        await database.close()
