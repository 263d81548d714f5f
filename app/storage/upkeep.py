"""Tables as the operator sees and changes them, even while a server runs."""

from collections.abc import Collection
from dataclasses import dataclass

from sqlalchemy import (
    Column,
    ColumnElement,
    Connection,
    ScalarSelect,
    and_,
    exists,
    func,
    not_,
    or_,
    select,
    true,
    update,
)

from app.clock import now
from app.storage.database import Database
from app.storage.schema import actions, games, seats
from app.storage.tables import note_end
from engine.games import GAMES


@dataclass(frozen=True, slots=True)
class Overview:
    """A table as the host's commands list it: without anything that is hidden from a player."""

    code: str
    name: str
    state: str
    archived: bool
    people: tuple[str, ...]
    bots: int
    played: int
    touched: int


async def overviews(database: Database, everything: bool) -> list[Overview]:
    """Lobbies and running games, or all tables that ever existed; the most recently used first."""
    wanted = select(
        games.c.id,
        games.c.code,
        games.c.name,
        games.c.state,
        games.c.archived_at,
        games.c.updated_at,
        _of_the_last_line(actions.c.at).label("last"),
        _count_of_lines().label("lines"),
    )
    if not everything:
        unfinished = games.c.state.in_(("open", "playing"))
        wanted = wanted.where(unfinished, games.c.archived_at.is_(None))

    def work(connection: Connection) -> list[Overview]:
        found = []
        for row in connection.execute(wanted).all():
            sitting = connection.execute(
                select(seats.c.kind, seats.c.name)
                .where(seats.c.game_id == row.id)
                .order_by(seats.c.seat)
            ).all()
            found.append(
                Overview(
                    code=row.code,
                    name=row.name,
                    state=row.state,
                    archived=row.archived_at is not None,
                    people=tuple(seat.name for seat in sitting if seat.kind == "person"),
                    bots=sum(seat.kind == "bot" for seat in sitting),
                    played=max(0, row.lines - 1),
                    touched=max(_moment(row.updated_at), _moment(row.last)),
                )
            )
        return sorted(found, key=lambda table: (-table.touched, str(table.code)))

    return await database.read(work)


def _moment(stored: object) -> int:
    """A stored time; 0 for a damaged one, so that the others can be sorted."""
    return stored if isinstance(stored, int) else 0


def _of_the_last_line(column: Column[int]) -> ScalarSelect[int]:
    """A column of the last line in each game's log that everyone knows of."""
    last = select(column).where(_is_known_of()).order_by(actions.c.seq.desc())
    return last.limit(1).scalar_subquery()


def _count_of_lines() -> ScalarSelect[int]:
    """Count the lines of each game's log that everyone knows of; the first one is the start."""
    return select(func.count()).select_from(actions).where(_is_known_of()).scalar_subquery()


def _is_known_of() -> ColumnElement[bool]:
    return and_(actions.c.game_id == games.c.id, is_visible())


def is_visible() -> ColumnElement[bool]:
    """The condition for a line that is not sealed, so that the host, who may be a player, does not learn of it."""
    sealed = {kind for game in GAMES.values() for kind in game.sealed_actions}
    hidden = [actions.c.action.contains(f'"type":"{kind}"', autoescape=True) for kind in sealed]
    return and_(true(), *(not_(each) for each in hidden))


async def close_lobby(database: Database, code: str) -> None:
    """Close a lobby, unless its game has begun."""
    is_open = and_(games.c.code == code, games.c.state == "open")

    def work(connection: Connection) -> None:
        note_end(connection, is_open, "closed", now())

    await database.write(work)


async def set_archived(database: Database, code: str, at: int | None) -> None:
    """Archive a game, or restore it with None."""
    changed = update(games).where(games.c.code == code).values(archived_at=at)

    def work(connection: Connection) -> None:
        connection.execute(changed)

    await database.write(work)


async def archive_idle(database: Database, before: int, spared: Collection[str]) -> list[str]:
    """Archive the unfinished games without a change since then, except those spared; returns their codes."""
    happened = exists().where(actions.c.game_id == games.c.id, actions.c.at >= before)
    idle = and_(
        games.c.state == "playing",
        games.c.archived_at.is_(None),
        games.c.updated_at < before,
        games.c.code.not_in(spared),
        ~happened,
    )

    def work(connection: Connection) -> list[str]:
        codes = list(connection.scalars(select(games.c.code).where(idle)))
        for code in codes:
            connection.execute(update(games).where(games.c.code == code).values(archived_at=now()))
        return codes

    return await database.write(work)


async def withdrawn(
    database: Database, lobbies: list[str], games_of: list[str]
) -> tuple[list[str], list[str]]:
    """Those of these lobbies that are closed, and those of these tables that are archived."""
    closed = and_(games.c.code.in_(lobbies), games.c.state == "closed")
    archived = and_(games.c.code.in_(games_of), games.c.archived_at.is_not(None))
    wanted = select(games.c.code, games.c.archived_at).where(or_(closed, archived))

    def work(connection: Connection) -> tuple[list[str], list[str]]:
        rows = connection.execute(wanted).all()
        return (
            [row.code for row in rows if row.archived_at is None],
            [row.code for row in rows if row.archived_at is not None],
        )

    return await database.read(work)
