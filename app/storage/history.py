"""Finished games of a guest."""

from dataclasses import dataclass

from sqlalchemy import Connection, and_, or_, select

from app.problems import invalid
from app.storage.database import Database
from app.storage.schema import games, seats
from app.storage.tables import with_seats
from app.tables.record import TableRecord


@dataclass(frozen=True, slots=True)
class Finished:
    """A table, and the place in the list after which the next ones come."""

    table: TableRecord
    mark: str


async def finished_for(
    database: Database, guest: str, before: str | None, limit: int
) -> list[Finished]:
    """So many finished tables where the guest sits or was host, those after a mark, newest first. Raises Problem."""
    seated = select(seats.c.game_id).where(seats.c.guest_id == guest)
    own = or_(games.c.id.in_(seated), games.c.host == guest)
    wanted = select(games).where(own, games.c.state == "finished")
    if before is not None:
        at, code = _read(before)
        wanted = wanted.where(
            or_(games.c.updated_at < at, and_(games.c.updated_at == at, games.c.code < code))
        )
    newest = wanted.order_by(games.c.updated_at.desc(), games.c.code.desc()).limit(limit)

    def work(connection: Connection) -> list[Finished]:
        rows = list(connection.execute(newest))
        marks = {row.id: f"{row.updated_at}-{row.code}" for row in rows}
        return [Finished(table, marks[table.id]) for table in with_seats(connection, rows)]

    return await database.read(work)


def _read(mark: str) -> tuple[int, str]:
    at, _, code = mark.partition("-")
    if not (at.isascii() and at.isdecimal() and len(at) < 16 and len(code) == 5):
        raise invalid("before: what the last answer gave as `next`.")
    return int(at), code
