"""The finished games that count for a group, as they are stored."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy import Connection, Select, select

from app.lobby.record import TableRecord
from app.storage.database import Database
from app.storage.results import Result, read_result
from app.storage.schema import actions, games, results
from app.storage.tables import with_seats

MOST_GAMES: Final = 3000
"""The largest number of a group's games that are read; the newest count."""


@dataclass(frozen=True, slots=True)
class GroupGame:
    """A finished game of a group: its table, its result, and the time when it began."""

    table: TableRecord
    result: Result
    began: int


async def finished_games(database: Database, group: str) -> list[GroupGame]:
    """The finished games of a group, the newest first. Games whose stored data is damaged or still missing are left out."""

    def work(connection: Connection) -> list[GroupGame]:
        rows = {row.id: row for row in connection.execute(_finished_in(group))}
        found = []
        for table in with_seats(connection, list(rows.values())):
            row = rows[table.id]
            result = read_result(table.id, row.result, row.result_digest)
            if result is not None and row.at is not None:
                found.append(GroupGame(table, result, row.at))
        return found

    return await database.read(work)


def _finished_in(group: str) -> Select[Any]:
    """Rows of finished games with their results and the times when they began."""
    began = (
        select(actions.c.at)
        .where(actions.c.game_id == games.c.id, actions.c.seq == 0)
        .scalar_subquery()
    )
    return (
        select(games, results.c.result, results.c.digest.label("result_digest"), began.label("at"))
        .join(results, results.c.game_id == games.c.id)
        .where(
            games.c.group_id == group,
            games.c.state == "finished",
            games.c.archived_at.is_(None),
        )
        .order_by(games.c.updated_at.desc(), games.c.code.desc())
        .limit(MOST_GAMES)
    )


async def statistics_in(database: Database, ids: Iterable[str]) -> dict[str, bytes]:
    """The stored figures of these games, gzipped, by their ids."""
    wanted = select(results.c.game_id, results.c.statistics).where(
        results.c.game_id.in_(list(ids)), results.c.statistics.is_not(None)
    )
    return await database.read(
        lambda connection: {
            row.game_id: bytes(row.statistics) for row in connection.execute(wanted)
        }
    )
