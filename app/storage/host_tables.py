"""Tables as the host's page lists them: without anything that is hidden from a player, and without their codes."""

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any, Final

import orjson
from sqlalchemy import Connection, case, func, select, text

from app.storage.database import Database
from app.storage.schema import actions, games, guests, seats
from app.storage.upkeep import is_visible

MOST_TABLES: Final = 300
SIZE: Final = sum(
    (func.length(column) for column in (actions.c.action, actions.c.outcomes, actions.c.events)),
    start=func.length(actions.c.state_hash),
)
PAUSE: Final = '{"table":"pause"}'
CONTINUE: Final = '{"table":"continue"}'
"""The acts as the log has them."""


@dataclass(slots=True)
class Log:
    """Figures of a game's log, up to its line `seq`."""

    seq: int = -1
    size: int = 0
    moved_at: int = 0
    paused: bool = False


@dataclass(frozen=True, slots=True)
class HostTable:
    """A table of the list."""

    id: str
    code: str
    name: str
    state: str
    game: str
    config: dict[str, Any]
    people: int
    bots: int
    seats: int
    touched: int
    """The time of the last move, or of the last change of the lobby."""
    size: int
    paused: bool


@dataclass(slots=True)
class HostTables:
    """The list; it counts only the lines added to a log since the last request."""

    database: Database
    _logs: dict[str, Log] = field(default_factory=dict)

    async def listed(self, finished_since: int) -> list[HostTable]:
        """Lobbies, running games, and games that ended since a time; the most recently used first."""
        newest = select(actions.c.seq).where(actions.c.game_id == games.c.id)
        newest_seq = newest.order_by(actions.c.seq.desc()).limit(1).scalar_subquery()
        ended_lately = (games.c.state == "finished") & (games.c.updated_at >= finished_since)
        wanted = (
            select(games, newest_seq.label("seq"))
            .where(
                games.c.archived_at.is_(None), games.c.state.in_(("open", "playing")) | ended_lately
            )
            .order_by(games.c.updated_at.desc())
            .limit(MOST_TABLES)
        )

        def work(connection: Connection) -> list[HostTable]:
            rows = connection.execute(wanted).all()
            sitting = _sitting(connection, [row.id for row in rows])
            return [self._listed(connection, row, sitting.get(row.id, [])) for row in rows]

        found = await self.database.read(work)
        self._logs = {table.id: self._logs[table.id] for table in found}
        return sorted(found, key=lambda table: -table.touched)

    def _listed(self, connection: Connection, row: Any, kinds: list[str]) -> HostTable:
        log = self._logs.get(row.id, Log())
        if row.seq is not None and row.seq > log.seq:
            log = _read_on(connection, row.id, log, row.seq)
        self._logs[row.id] = log
        return HostTable(
            id=row.id,
            code=row.code,
            name=row.name,
            state=row.state,
            game=row.game,
            config=orjson.loads(row.config),
            people=kinds.count("person"),
            bots=kinds.count("bot"),
            seats=len(kinds),
            touched=max(row.updated_at, log.moved_at),
            size=log.size,
            paused=log.paused and row.state == "playing",
        )


def _sitting(connection: Connection, ids: list[str]) -> dict[str, list[str]]:
    wanted = select(seats.c.game_id, seats.c.kind).where(seats.c.game_id.in_(ids))
    found: dict[str, list[str]] = {}
    for row in connection.execute(wanted):
        found.setdefault(row.game_id, []).append(row.kind)
    return found


def _read_on(connection: Connection, game: str, log: Log, seq: int) -> Log:
    """Count the lines after the known ones. Sealed ones do not count: the host may be a player."""
    row = connection.execute(
        select(
            func.sum(SIZE).label("size"),
            func.max(actions.c.at).label("at"),
            func.max(case((actions.c.action == PAUSE, actions.c.seq))).label("paused"),
            func.max(case((actions.c.action == CONTINUE, actions.c.seq))).label("continued"),
        ).where(actions.c.game_id == game, actions.c.seq > log.seq, is_visible())
    ).one()
    paused = log.paused
    if row.paused is not None or row.continued is not None:
        paused = (row.paused or -1) > (row.continued or -1)
    return Log(seq, log.size + (row.size or 0), max(log.moved_at, row.at or 0), paused)


async def code_of(database: Database, table: str) -> tuple[str, str] | None:
    """The code and the state of a table, by its id."""
    wanted = select(games.c.code, games.c.state).where(games.c.id == table)
    row = await database.read(lambda connection: connection.execute(wanted).first())
    return None if row is None else (row.code, row.state)


async def names_of(database: Database, codes: Iterable[str]) -> dict[str, str]:
    """The names of tables, by their codes."""
    wanted = select(games.c.code, games.c.name).where(games.c.code.in_(list(codes)))
    return await database.read(
        lambda connection: {row.code: row.name for row in connection.execute(wanted)}
    )


@dataclass(frozen=True, slots=True)
class Lately:
    """Figures of the last days."""

    finished: int
    guests: int


async def lately(database: Database, since: int) -> Lately:
    """Games that ended since then, and guests who came."""
    ended = select(func.count()).where(games.c.state == "finished", games.c.updated_at >= since)
    came = select(func.count()).where(guests.c.created_at >= since)

    def work(connection: Connection) -> Lately:
        return Lately(connection.execute(ended).scalar_one(), connection.execute(came).scalar_one())

    return await database.read(work)


async def size_of(database: Database) -> int:
    """The size of a PostgreSQL database in bytes."""
    size = text("SELECT pg_database_size(current_database())")
    return int(await database.read(lambda connection: connection.execute(size).scalar_one()))
