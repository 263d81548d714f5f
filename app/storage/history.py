"""Finished games: a guest's, and all of the server."""

from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy import ColumnElement, Connection, Select, and_, or_, select

from app.lobby.record import TableRecord
from app.problems import invalid
from app.storage.database import Database
from app.storage.results import Result, read_result, results_of
from app.storage.schema import games, results, seats
from app.storage.tables import with_seats

FINISHED: Final = and_(games.c.state == "finished", games.c.archived_at.is_(None))


@dataclass(frozen=True, slots=True)
class Finished:
    """A table, and the place in the list after which the next ones come."""

    table: TableRecord
    mark: str
    result: Result | None
    """The outcome of the game; None if it is not stored yet."""


@dataclass(frozen=True, slots=True)
class PlayedBy:
    """The part of a finished game that is needed for totals."""

    code: str
    seat: int
    result: Result | None


async def finished_for(
    database: Database, guest: str, before: str | None, limit: int
) -> list[Finished]:
    """The newest `limit` finished tables after a mark where the guest has a seat or was host. Raises Problem."""
    seated = select(games).join(seats, seats.c.game_id == games.c.id)
    return await _newest(
        database,
        before,
        limit,
        (seated.where(seats.c.guest_id == guest), seats.c.ended_at),
        (select(games).where(games.c.host == guest), games.c.updated_at),
    )


async def finished_here(database: Database, before: str | None, limit: int) -> list[Finished]:
    """The newest finished games of this server. Raises Problem."""
    return await _newest(database, before, limit, (select(games), games.c.updated_at))


async def played_by(database: Database, guest: str, limit: int) -> list[PlayedBy]:
    """The newest finished games in which the guest has a seat."""
    wanted = (
        select(games.c.id, games.c.code, seats.c.seat, results.c.result, results.c.digest)
        .join(seats, seats.c.game_id == games.c.id)
        .outerjoin(results, results.c.game_id == games.c.id)
        .where(seats.c.guest_id == guest, FINISHED)
        .order_by(seats.c.ended_at.desc(), games.c.code.desc())
        .limit(limit)
    )

    def work(connection: Connection) -> list[PlayedBy]:
        return [
            PlayedBy(row.code, row.seat, read_result(row.id, row.result, row.digest))
            for row in connection.execute(wanted)
        ]

    return await database.read(work)


async def _newest(
    database: Database,
    before: str | None,
    limit: int,
    *sources: tuple[Select[Any], ColumnElement[Any]],
) -> list[Finished]:
    """The newest of several selections, each with the column for the end of a game, by whose index the database finds them."""
    after = None if before is None else _read(before)
    statements = [_continued(which, ended, after).limit(limit) for which, ended in sources]

    def work(connection: Connection) -> list[Finished]:
        found = {row.id: row for statement in statements for row in connection.execute(statement)}
        newest_first = sorted(
            found.values(), key=lambda row: (row.updated_at, row.code), reverse=True
        )
        rows = newest_first[:limit]
        marks = {row.id: f"{row.updated_at}-{row.code}" for row in rows}
        came_to = results_of(connection, marks)
        return [
            Finished(table, marks[table.id], came_to.get(table.id))
            for table in with_seats(connection, rows)
        ]

    return await database.read(work)


def _continued(
    which: Select[Any], ended: ColumnElement[Any], after: tuple[int, str] | None
) -> Select[Any]:
    wanted = which.where(FINISHED)
    if after is not None:
        at, code = after
        wanted = wanted.where(or_(ended < at, and_(ended == at, games.c.code < code)))
    return wanted.order_by(ended.desc(), games.c.code.desc())


def _read(mark: str) -> tuple[int, str]:
    at, _, code = mark.partition("-")
    if not (at.isascii() and at.isdecimal() and len(at) < 16 and len(code) == 5):
        raise invalid("before: what the last answer gave as `next`.")
    return int(at), code
