"""Tables and their seats."""

from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any

import orjson
from sqlalchemy import (
    ColumnElement,
    Connection,
    Row,
    Select,
    delete,
    insert,
    or_,
    select,
    union,
    update,
)
from sqlalchemy.exc import IntegrityError

from app.clock import now
from app.lobby.group import Group
from app.lobby.record import KINDS, STATES, KeptOut, Seat, TableRecord
from app.lobby.settings import TableSettings
from app.storage.database import Database
from app.storage.digests import RecordBroken, digest_of_beginning
from app.storage.groups import groups_of
from app.storage.schema import actions, games, seats
from engine.games import UnknownGame, game_called


class NoLongerOpen(Exception):
    """The table's game has begun; its seats and configuration stay as they are."""


class CodeTaken(Exception):
    """Another table has this code."""


def insert_table(connection: Connection, record: TableRecord) -> None:
    """Insert a table, within a caller's transaction."""
    connection.execute(
        insert(games),
        {
            "id": record.id,
            "code": record.code,
            "sealed_seed": record.seed,
            "seal": record.seal,
            "created_at": record.opened,
            "game": record.game.key,
            **_changeable(record),
        },
    )
    _insert_seats(connection, record)


def update_table(connection: Connection, record: TableRecord) -> None:
    """Update a table, within a caller's transaction, only while it is open there too."""
    values = _changeable(record)
    changed = connection.execute(
        update(games).where(games.c.id == record.id, games.c.state == "open").values(values)
    )
    if not changed.rowcount:
        raise NoLongerOpen
    connection.execute(delete(seats).where(seats.c.game_id == record.id))
    _insert_seats(connection, record, values["updated_at"] if record.state == "closed" else None)


def _changeable(record: TableRecord) -> dict[str, Any]:
    config = orjson.dumps(record.config).decode()
    return {
        "name": record.name,
        "state": record.state,
        "config": config,
        "digest": _digest(config, record) if record.state == "playing" else None,
        "updated_at": now(),
        **_settings_of(record),
    }


def _digest(config: str, record: TableRecord) -> str:
    return digest_of_beginning(config, record.seed, record.seal, list(record.nonces))


def _settings_of(record: TableRecord) -> dict[str, Any]:
    kept_out = [{"guest": one.guest, "name": one.name} for one in record.kept_out]
    return {
        "host": record.host,
        "settings": orjson.dumps(record.settings.to_json()).decode(),
        "kept_out": orjson.dumps(kept_out).decode(),
        "group_id": None if record.group is None else record.group.id,
    }


def _insert_seats(connection: Connection, record: TableRecord, ended_at: int | None = None) -> None:
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
                "ended_at": ended_at,
            }
            for number, seat in enumerate(record.seats)
        ],
    )


async def add_table(database: Database, record: TableRecord) -> None:
    """Store a new table. Raises CodeTaken."""
    try:
        await database.write(lambda connection: insert_table(connection, record))
    except IntegrityError:
        stored = await table_with(database, record.code)
        # The same table: an earlier try was stored although its answer was lost.
        if stored is None or stored.id != record.id:
            raise CodeTaken(record.code) from None


async def save_table(database: Database, record: TableRecord) -> None:
    """Store a changed table. Raises NoLongerOpen."""
    await database.write(lambda connection: update_table(connection, record))


async def save_settings(database: Database, record: TableRecord) -> None:
    """Store host, settings and blocked guests, which may change at any time."""
    await database.write(lambda connection: _update_settings(connection, record))


async def save_seat(database: Database, record: TableRecord, number: int) -> None:
    """Store the new occupant of a seat in a running game, and the host."""
    seat = record.seats[number]

    def work(connection: Connection) -> None:
        connection.execute(
            update(seats)
            .where(seats.c.game_id == record.id, seats.c.seat == number)
            .values(kind=seat.kind, guest_id=seat.guest, name=seat.name, level=seat.level)
        )
        _update_settings(connection, record)

    await database.write(work)


async def save_next(database: Database, game: str, code: str) -> None:
    """Store the code of the table where the same people play again."""
    following = update(games).where(games.c.id == game).values(next=code)
    await database.write(lambda connection: connection.execute(following))


async def save_progress(
    database: Database, game: str, turn: int, waiting: Sequence[int], since: int
) -> None:
    """Store the turn of a game, and the seats that it waits for since a time."""
    await database.write(lambda connection: note_progress(connection, game, turn, waiting, since))


def _update_settings(connection: Connection, record: TableRecord) -> None:
    connection.execute(update(games).where(games.c.id == record.id).values(_settings_of(record)))


async def table_with(database: Database, code: str) -> TableRecord | None:
    """The table with this code. Raises RecordBroken."""

    def work(connection: Connection) -> TableRecord | None:
        row = connection.execute(select(games).where(games.c.code == code)).first()
        if row is None:
            return None
        group = groups_of(connection, [row.group_id]).get(row.group_id)
        record = _record(row, _seats_of(connection, [row])[row.id], group)
        if not _begins_as_stored(row, record):
            raise RecordBroken("what the game began with is not as it was stored")
        return record

    return await database.read(work)


async def unfinished_with_bots(database: Database) -> list[str]:
    """The codes of running games in which a bot may have to act."""

    def work(connection: Connection) -> list[str]:
        rows = connection.execute(
            select(games.c.code)
            .join(seats, seats.c.game_id == games.c.id)
            .where(
                games.c.state == "playing",
                games.c.archived_at.is_(None),
                seats.c.kind == "bot",
            )
            .distinct()
            .order_by(games.c.code)
        )
        return [row.code for row in rows]

    return await database.read(work)


async def begun_codes(database: Database) -> list[str]:
    """The codes of all games that have begun, the running ones first."""
    begun = (
        select(games.c.code)
        .where(games.c.state.in_(("playing", "finished")))
        .order_by(games.c.state.desc(), games.c.updated_at.desc())
    )
    return await database.read(lambda connection: list(connection.execute(begun).scalars()))


@dataclass(frozen=True, slots=True)
class Listed:
    """A table, with the time of its last change. Of a running game, as far as it is known: the turn, the seats that it waits for, since when,
    and the time that each seat's clock had left, in milliseconds."""

    record: TableRecord
    updated_at: int
    turn: int | None
    waiting: tuple[int, ...] | None = None
    since: int | None = None
    left: Mapping[str, int] = field(default_factory=dict)


async def unfinished_of(database: Database, guest: str) -> list[Listed]:
    """The tables where the guest is host or has a seat."""
    goes_on = games.c.state.in_(("open", "playing"))
    seated = select(seats.c.game_id).where(seats.c.guest_id == guest, seats.c.ended_at.is_(None))
    hosted = select(games.c.id).where(games.c.host == guest, goes_on)
    own = union(seated, hosted).subquery()
    last = select(actions.c.clock).where(actions.c.game_id == games.c.id)
    clock = last.order_by(actions.c.seq.desc()).limit(1).scalar_subquery()
    wanted = select(games, clock.label("clock")).join(own, games.c.id == own.c.game_id)
    return await _listed(database, wanted.where(goes_on, games.c.archived_at.is_(None)))


async def open_lately(database: Database, since: int, limit: int) -> list[Listed]:
    """The newest `limit` tables open to everyone that have changed since a time."""
    lately = select(games).where(
        games.c.state == "open",
        games.c.updated_at >= since,
        games.c.settings.not_like('%"private":true%'),
    )
    return await _listed(database, lately.order_by(games.c.updated_at.desc()).limit(limit))


async def _listed(database: Database, wanted: Select[Any]) -> list[Listed]:
    def work(connection: Connection) -> list[Listed]:
        rows = {row.id: row for row in connection.execute(wanted)}
        found = with_seats(connection, list(rows.values()))
        return [_listed_table(record, rows[record.id]) for record in found]

    return await database.read(work)


def _listed_table(record: TableRecord, row: Row[Any]) -> Listed:
    """A row as it is listed; a damaged value counts as unknown."""
    waiting, left = _json(row.waiting), _json(getattr(row, "clock", None))
    return Listed(
        record,
        row.updated_at,
        row.turn,
        tuple(waiting) if isinstance(waiting, list) else None,
        row.waiting_since,
        left if isinstance(left, dict) else {},
    )


def _json(text: str | None) -> Any:
    try:
        return None if text is None else orjson.loads(text)
    except orjson.JSONDecodeError:
        return None


async def without_progress(database: Database) -> list[str]:
    """The codes of running games of which it is not stored whose turn it is: an earlier version began them."""
    unknown = or_(games.c.turn.is_(None), games.c.waiting.is_(None))
    wanted = select(games.c.code).where(games.c.state == "playing", unknown)
    return await database.read(lambda connection: list(connection.execute(wanted).scalars()))


def note_end(connection: Connection, which: ColumnElement[bool], state: str, at: int) -> None:
    """Store that games are finished, or lobbies closed, within a caller's transaction."""
    ended = select(games.c.id).where(which)
    connection.execute(update(seats).where(seats.c.game_id.in_(ended)).values(ended_at=at))
    connection.execute(update(games).where(which).values(state=state, updated_at=at))


def note_progress(
    connection: Connection, game: str, turn: int, waiting: Sequence[int], since: int
) -> None:
    """Store the turn of a game, and the seats that it waits for since a time, within a caller's transaction."""
    seats_waited_for = orjson.dumps(list(waiting)).decode()
    values = {"turn": turn, "waiting": seats_waited_for, "waiting_since": since}
    connection.execute(update(games).where(games.c.id == game).values(values))


def with_seats(connection: Connection, rows: list[Row[Any]]) -> list[TableRecord]:
    """The records of these rows with their seats. Damaged tables are left out; visitors of one get an error."""
    by_game = _seats_of(connection, rows)
    by_id = groups_of(connection, (row.group_id for row in rows))
    found = []
    for row in rows:
        with suppress(RecordBroken):
            found.append(_record(row, by_game[row.id], by_id.get(row.group_id)))
    return found


def _seats_of(connection: Connection, rows: list[Row[Any]]) -> dict[str, list[Row[Any]]]:
    by_game: dict[str, list[Row[Any]]] = {row.id: [] for row in rows}
    for row in connection.execute(
        select(seats).where(seats.c.game_id.in_(by_game)).order_by(seats.c.game_id, seats.c.seat)
    ):
        by_game[row.game_id].append(row)
    return by_game


def _record(row: Row[Any], chairs: list[Row[Any]], group: Group | None) -> TableRecord:
    """The record of a stored table. Raises RecordBroken if it cannot be read."""
    try:
        record = TableRecord(
            id=row.id,
            code=row.code,
            name=row.name,
            state=row.state,
            host=row.host,
            game=game_called(row.game),
            config=orjson.loads(row.config),
            seed=memoryview(row.sealed_seed).tobytes(),  # bytes(7) would be seven zeros
            seal=row.seal,
            seats=tuple(_seat(chair) for chair in chairs),
            settings=TableSettings.from_json(orjson.loads(row.settings)),
            next=row.next,
            opened=row.created_at,
            archived=row.archived_at is not None,
            group=group,
            kept_out=tuple(
                KeptOut(one["guest"], one["name"]) for one in orjson.loads(row.kept_out)
            ),
        )
        whole = (
            row.state in STATES
            and "seats" in record.config
            and [chair.seat for chair in chairs] == list(range(len(chairs)))
            and all(seat.kind in KINDS for seat in record.seats)
        )
    except UnknownGame as error:
        raise RecordBroken(str(error)) from error
    except (AttributeError, KeyError, TypeError, ValueError) as error:
        raise RecordBroken("what the table was made with cannot be read") from error
    if not whole:
        raise RecordBroken("what the table was made with is no table")
    return record


def _begins_as_stored(row: Row[Any], record: TableRecord) -> bool:
    try:
        return row.digest is None or row.digest == _digest(row.config, record)
    except TypeError:  # a column holds a value that it never should
        return False


def _seat(row: Row[Any]) -> Seat:
    return Seat(
        look=row.look,
        kind=row.kind,
        guest=row.guest_id,
        name=row.name,
        level=row.level,
        ready=bool(row.ready),
        nonce=row.nonce,
    )
