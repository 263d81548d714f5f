"""Guests: a name and the hash of a token."""

from sqlalchemy import ColumnElement, Connection, insert, select, update
from sqlalchemy.exc import IntegrityError

from app.clock import now
from app.lobby.guest import Guest
from app.storage.database import Database
from app.storage.schema import guests, seats


async def guest_with(database: Database, token_hash: str) -> Guest | None:
    """The guest with this token."""
    return await _guest(database, guests.c.token_hash == token_hash)


async def guest_of(database: Database, guest: str) -> Guest | None:
    """The guest with this id."""
    return await _guest(database, guests.c.id == guest)


async def _guest(database: Database, which: ColumnElement[bool]) -> Guest | None:
    asked = select(guests.c.id, guests.c.name, guests.c.banned_at).where(which)

    def work(connection: Connection) -> Guest | None:
        row = connection.execute(asked).first()
        return None if row is None else Guest(row.id, row.name, row.banned_at is not None)

    return await database.read(work)


async def add_guest(database: Database, guest: Guest, token_hash: str) -> None:
    """Store a new guest."""

    def work(connection: Connection) -> None:
        connection.execute(
            insert(guests),
            {"id": guest.id, "name": guest.name, "token_hash": token_hash, "created_at": now()},
        )

    try:
        await database.write(work)
    except IntegrityError:
        # An earlier try was stored although its answer was lost.
        if await guest_with(database, token_hash) != guest:
            raise


async def rename_guest(database: Database, guest: Guest) -> None:
    """Store a guest's new name, also in the seats of unfinished games."""

    def work(connection: Connection) -> None:
        connection.execute(update(guests).where(guests.c.id == guest.id).values(name=guest.name))
        connection.execute(
            update(seats)
            .where(seats.c.guest_id == guest.id, seats.c.ended_at.is_(None))
            .values(name=guest.name)
        )

    await database.write(work)
