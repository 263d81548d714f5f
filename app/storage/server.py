"""The server's own id, stored in the database, so that servers which share one, and one restored from a backup, have the same."""

import secrets
from contextlib import suppress
from typing import Final

from sqlalchemy import Connection, insert, select
from sqlalchemy.exc import IntegrityError

from app.storage.database import Database
from app.storage.schema import server

THE_ONE: Final = 1


async def server_id(database: Database) -> str:
    """The id of this server, chosen when it is first requested."""

    def find(connection: Connection) -> str | None:
        return connection.execute(select(server.c.id)).scalar()

    def choose(connection: Connection) -> None:
        connection.execute(insert(server), {"one": THE_ONE, "id": chosen})

    found = await database.read(find)
    if found is None:
        chosen = secrets.token_hex(4)
        with suppress(IntegrityError):  # another server was first
            await database.write(choose)
        found = await database.read(find)
    assert found is not None
    return found
