"""Guests whom the server's host has banned."""

from dataclasses import dataclass
from typing import Final

from sqlalchemy import ColumnElement, Connection, select, update

from app.lobby.names import same_name
from app.storage.database import Database
from app.storage.schema import games, guests, seats

TABLES_NAMED: Final = 3


@dataclass(frozen=True, slots=True)
class Known:
    """A guest as the host's commands show one: the times of the first visit and of the ban, and the last seat."""

    id: str
    name: str
    since: int
    banned_at: int | None
    tables: tuple[str, ...]


async def guests_called(database: Database, who: str) -> list[Known]:
    """The guest with this id, or all guests with this name, however it was typed; oldest first."""

    def called_so(connection: Connection) -> list[str]:
        everybody = connection.execute(select(guests.c.id, guests.c.name))
        readable = ((guest, name) for guest, name in everybody if isinstance(name, str))
        return [guest for guest, name in readable if same_name(name, who)]

    with_id = await _known(database, guests.c.id == who)
    return with_id or await _known(database, guests.c.id.in_(await database.read(called_so)))


async def banned_guests(database: Database) -> list[Known]:
    """All banned guests."""
    return await _known(database, guests.c.banned_at.is_not(None))


async def banned_ids(database: Database) -> frozenset[str]:
    """The ids of all banned guests."""
    banned = select(guests.c.id).where(guests.c.banned_at.is_not(None))
    return await database.read(lambda connection: frozenset(connection.execute(banned).scalars()))


async def set_ban(database: Database, guest: str, banned_at: int | None) -> None:
    """Ban a guest from a moment on, or lift the ban with None."""
    changed = update(guests).where(guests.c.id == guest).values(banned_at=banned_at)

    def work(connection: Connection) -> None:
        connection.execute(changed)

    await database.write(work)


async def _known(database: Database, which: ColumnElement[bool]) -> list[Known]:
    found = select(guests).where(which).order_by(guests.c.created_at, guests.c.id)

    def work(connection: Connection) -> list[Known]:
        return [
            Known(row.id, row.name, row.created_at, row.banned_at, _tables(connection, row.id))
            for row in connection.execute(found).all()
        ]

    return await database.read(work)


def _tables(connection: Connection, guest: str) -> tuple[str, ...]:
    newest = (
        select(games.c.code)
        .join(seats, seats.c.game_id == games.c.id)
        .where(seats.c.guest_id == guest)
        .order_by(games.c.updated_at.desc())
        .limit(TABLES_NAMED)
    )
    return tuple(connection.execute(newest).scalars())
