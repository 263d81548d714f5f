"""Decisions of the server's host on the host's page: small values as JSON, by topic."""

from typing import Any, Final

import orjson
from sqlalchemy import Connection, delete, insert, select
from sqlalchemy.exc import IntegrityError

from app.storage.database import Database
from app.storage.schema import host_state

NOTICE: Final = "notice:"
"""Prefix of the id of the table that a notice is for; alone, it is for everyone."""
BLOCKED: Final = "blocked:"
"""Prefix of a blocked address."""
NIGHTLY: Final = "nightly"
"""True if the host wants a backup every night."""
FAILED: Final = "backup failed"
"""The time and reason of the last backup's failure, until one succeeds."""


async def all_of(database: Database, prefix: str) -> dict[str, Any]:
    """The values whose keys begin with a prefix, by the rest of their keys."""
    found = select(host_state).where(host_state.c.key.startswith(prefix, autoescape=True))

    def work(connection: Connection) -> dict[str, Any]:
        return {
            row.key.removeprefix(prefix): orjson.loads(row.value)
            for row in connection.execute(found)
        }

    return await database.read(work)


async def value_of(database: Database, key: str) -> Any:
    """The value of a key; None if there is none."""
    found = select(host_state.c.value).where(host_state.c.key == key)
    stored = await database.read(lambda connection: connection.execute(found).scalar())
    return None if stored is None else orjson.loads(stored)


async def put(database: Database, key: str, value: Any) -> None:
    """Store a value in place of the one before."""
    stored = orjson.dumps(value).decode()

    def work(connection: Connection) -> None:
        connection.execute(delete(host_state).where(host_state.c.key == key))
        connection.execute(insert(host_state), {"key": key, "value": stored})

    try:
        await database.write(work)
    except IntegrityError:  # another server was first, or the answer to the first try was lost
        await database.write(work)


async def drop(database: Database, key: str) -> None:
    """Delete a value."""
    gone = delete(host_state).where(host_state.c.key == key)

    def work(connection: Connection) -> None:
        connection.execute(gone)

    await database.write(work)
