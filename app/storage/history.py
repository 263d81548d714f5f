"""Finished games: a guest's, and everybody's."""

from dataclasses import dataclass
from typing import Final

from sqlalchemy import ColumnElement, Connection, Select, and_, or_, select, true

from app.lobby.record import TableRecord
from app.problems import invalid
from app.storage.database import Database
from app.storage.results import Result, read_result, results_of
from app.storage.schema import games, results, seats
from app.storage.tables import with_seats

NEWEST_FIRST: Final = (games.c.updated_at.desc(), games.c.code.desc())


@dataclass(frozen=True, slots=True)
class Finished:
    """A table, and the place in the list after which the next ones come."""

    table: TableRecord
    mark: str
    result: Result | None
    """How the game ended; None if that is not stored yet."""


@dataclass(frozen=True, slots=True)
class PlayedBy:
    """The part of a finished game that is needed to add up results."""

    code: str
    seat: int
    result: Result | None


async def finished_for(
    database: Database, guest: str, before: str | None, limit: int
) -> list[Finished]:
    """The newest `limit` finished tables after a mark where the guest sits or was host. Raises Problem."""
    own = or_(games.c.id.in_(_seated(guest)), games.c.host == guest)
    return await _newest(database, own, before, limit)


async def finished_here(database: Database, before: str | None, limit: int) -> list[Finished]:
    """The newest finished games of this server. Raises Problem."""
    return await _newest(database, true(), before, limit)


async def played_by(database: Database, guest: str, limit: int) -> list[PlayedBy]:
    """The newest finished games in which the guest sits."""
    wanted = (
        select(games.c.id, games.c.code, seats.c.seat, results.c.result, results.c.digest)
        .join(seats, seats.c.game_id == games.c.id)
        .outerjoin(results, results.c.game_id == games.c.id)
        .where(
            seats.c.guest_id == guest,
            games.c.state == "finished",
            games.c.archived_at.is_(None),
        )
        .order_by(*NEWEST_FIRST)
        .limit(limit)
    )

    def work(connection: Connection) -> list[PlayedBy]:
        return [
            PlayedBy(row.code, row.seat, read_result(row.id, row.result, row.digest))
            for row in connection.execute(wanted)
        ]

    return await database.read(work)


def _seated(guest: str) -> Select[tuple[str]]:
    return select(seats.c.game_id).where(seats.c.guest_id == guest)


async def _newest(
    database: Database, which: ColumnElement[bool], before: str | None, limit: int
) -> list[Finished]:
    finished = and_(games.c.state == "finished", games.c.archived_at.is_(None))
    wanted = select(games).where(which, finished)
    if before is not None:
        at, code = _read(before)
        wanted = wanted.where(
            or_(games.c.updated_at < at, and_(games.c.updated_at == at, games.c.code < code))
        )
    newest = wanted.order_by(*NEWEST_FIRST).limit(limit)

    def work(connection: Connection) -> list[Finished]:
        rows = list(connection.execute(newest))
        marks = {row.id: f"{row.updated_at}-{row.code}" for row in rows}
        came_to = results_of(connection, marks)
        return [
            Finished(table, marks[table.id], came_to.get(table.id))
            for table in with_seats(connection, rows)
        ]

    return await database.read(work)


def _read(mark: str) -> tuple[int, str]:
    at, _, code = mark.partition("-")
    if not (at.isascii() and at.isdecimal() and len(at) < 16 and len(code) == 5):
        raise invalid("before: what the last answer gave as `next`.")
    return int(at), code
