"""Tables and their seats."""

from typing import Any

import orjson
from sqlalchemy import Connection, Row, delete, insert, or_, select, update
from sqlalchemy.exc import IntegrityError

from app.clock import now
from app.storage.database import Database
from app.storage.schema import games, seats
from app.tables.record import KeptOut, Seat, TableRecord
from app.tables.settings import TableSettings


class NoLongerOpen(Exception):
    """The table's game has begun; its seats and what is played stay as they are."""


def insert_table(connection: Connection, record: TableRecord) -> None:
    """A new table, within somebody's transaction."""
    connection.execute(
        insert(games),
        {
            "id": record.id,
            "code": record.code,
            "sealed_seed": record.seed,
            "seal": record.seal,
            "created_at": record.opened,
            **_changeable(record),
        },
    )
    _insert_seats(connection, record)


def update_table(connection: Connection, record: TableRecord) -> None:
    """A changed table, within somebody's transaction; only while it is open there too."""
    changed = connection.execute(
        update(games)
        .where(games.c.id == record.id, games.c.state == "open")
        .values(_changeable(record))
    )
    if not changed.rowcount:
        raise NoLongerOpen
    connection.execute(delete(seats).where(seats.c.game_id == record.id))
    _insert_seats(connection, record)


def seat_guest(connection: Connection, game: str, number: int, seat: Seat) -> None:
    """Somebody takes over a seat of a running game, within somebody's transaction."""
    connection.execute(
        update(seats)
        .where(seats.c.game_id == game, seats.c.seat == number)
        .values(kind=seat.kind, guest_id=seat.guest, name=seat.name, level=seat.level)
    )


def update_company(connection: Connection, record: TableRecord) -> None:
    """Host, settings and who is kept out, which may change at any time, within somebody's transaction."""
    connection.execute(update(games).where(games.c.id == record.id).values(_of_company(record)))


def name_next(connection: Connection, game: str, code: str) -> None:
    """Where the same people play again, within somebody's transaction."""
    connection.execute(update(games).where(games.c.id == game).values(next=code))


def _changeable(record: TableRecord) -> dict[str, Any]:
    return {
        "name": record.name,
        "state": record.state,
        "config": orjson.dumps(record.config).decode(),
        "updated_at": now(),
        **_of_company(record),
    }


def _of_company(record: TableRecord) -> dict[str, Any]:
    kept_out = [{"guest": one.guest, "name": one.name} for one in record.kept_out]
    return {
        "host": record.host,
        "settings": orjson.dumps(record.settings.to_json()).decode(),
        "kept_out": orjson.dumps(kept_out).decode(),
    }


def _insert_seats(connection: Connection, record: TableRecord) -> None:
    connection.execute(
        insert(seats),
        [
            {
                "game_id": record.id,
                "seat": number,
                "kind": seat.kind,
                "look": seat.look,
                "guest_id": seat.guest,
                "name": seat.name,
                "level": seat.level,
                "ready": int(seat.ready),
                "nonce": seat.nonce,
            }
            for number, seat in enumerate(record.seats)
        ],
    )


async def add_table(database: Database, record: TableRecord) -> None:
    """Store a new table; an IntegrityError says that its code is taken."""
    try:
        await database.write(lambda connection: insert_table(connection, record))
    except IntegrityError:
        stored = await table_with(database, record.code)
        # The same table: an earlier try was stored although its answer was lost.
        if stored is None or stored.id != record.id:
            raise


async def save_table(database: Database, record: TableRecord) -> None:
    """Store a changed table. Raises NoLongerOpen."""
    await database.write(lambda connection: update_table(connection, record))


async def table_with(database: Database, code: str) -> TableRecord | None:
    """The table with this code."""

    def work(connection: Connection) -> TableRecord | None:
        row = connection.execute(select(games).where(games.c.code == code)).first()
        return None if row is None else with_seats(connection, [row])[0]

    return await database.read(work)


async def unfinished_with_bots(database: Database) -> list[str]:
    """The codes of running games in which a bot may have to act."""

    def work(connection: Connection) -> list[str]:
        rows = connection.execute(
            select(games.c.code)
            .join(seats, seats.c.game_id == games.c.id)
            .where(games.c.state == "playing", seats.c.kind == "bot")
            .distinct()
            .order_by(games.c.code)
        )
        return [row.code for row in rows]

    return await database.read(work)


async def listed_for(
    database: Database, guest: str | None, *, open_since: int, limit: int
) -> list[TableRecord]:
    """The guest's own unfinished tables, then open ones touched lately, so many; newest first."""
    newest = select(games).order_by(games.c.updated_at.desc())
    lately = newest.where(
        games.c.state == "open",
        games.c.updated_at >= open_since,
        games.c.settings.not_like('%"private":true%'),
    )

    def work(connection: Connection) -> list[TableRecord]:
        if guest is None:
            return with_seats(connection, list(connection.execute(lately.limit(limit))))
        seated = select(seats.c.game_id).where(seats.c.guest_id == guest)
        own = or_(games.c.id.in_(seated), games.c.host == guest)
        running = games.c.state.in_(("open", "playing"))
        mine = connection.execute(newest.where(own, running)).all()
        others = connection.execute(lately.where(~own).limit(limit)).all()
        return with_seats(connection, [*mine, *others])

    return await database.read(work)


def with_seats(connection: Connection, rows: list[Row[Any]]) -> list[TableRecord]:
    """Rows of tables, each with who sits there."""
    by_game: dict[str, list[Seat]] = {row.id: [] for row in rows}
    for row in connection.execute(
        select(seats).where(seats.c.game_id.in_(by_game)).order_by(seats.c.game_id, seats.c.seat)
    ):
        by_game[row.game_id].append(
            Seat(
                look=row.look,
                kind=row.kind,
                guest=row.guest_id,
                name=row.name,
                level=row.level,
                ready=bool(row.ready),
                nonce=row.nonce,
            )
        )
    return [
        TableRecord(
            id=row.id,
            code=row.code,
            name=row.name,
            state=row.state,
            host=row.host,
            config=orjson.loads(row.config),
            seed=bytes(row.sealed_seed),
            seal=row.seal,
            seats=tuple(by_game[row.id]),
            settings=TableSettings.from_json(orjson.loads(row.settings)),
            next=row.next,
            opened=row.created_at,
            kept_out=tuple(
                KeptOut(one["guest"], one["name"]) for one in orjson.loads(row.kept_out)
            ),
        )
        for row in rows
    ]
