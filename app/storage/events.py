"""The append-only log of a game and its snapshots."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, Protocol

import orjson
from sqlalchemy import Connection, Row, bindparam, func, insert, or_, select, update
from sqlalchemy.exc import IntegrityError

from app.clock import now
from app.lobby.record import TableRecord
from app.storage.database import Database
from app.storage.digests import RecordBroken, digest_of, digest_of_beginning
from app.storage.fixed import FixedStatement
from app.storage.results import Result, insert_result
from app.storage.schema import actions, games, seats, snapshots
from app.storage.tables import NoLongerOpen, note_end, note_progress, update_table
from engine.api import Roll
from engine.chance import Outcome

INSERT_ACTION: Final = FixedStatement(insert(actions))
BEGIN_TURN: Final = FixedStatement(
    update(games).where(games.c.id == bindparam("of_game")).values(turn=bindparam("begun"))
)
WAIT: Final = FixedStatement(
    update(games)
    .where(games.c.id == bindparam("of_game"))
    .values(waiting=bindparam("seats"), waiting_since=bindparam("at"))
)
COLUMNS: Final = tuple(actions.c.keys())
DIGESTED: Final = (
    *("game_id", "seq", "seat", "request", "action", "outcomes", "events", "state_hash", "at", "clock"),
)  # fmt: skip
"""The columns of a line, in the order in which its digest takes them; after them its luck, if it has some."""


@dataclass(frozen=True, slots=True)
class Entry:
    """One line of the log; line 0 is the start of the game and has no seat."""

    seat: int | None
    request: str
    action: dict[str, Any]
    outcomes: list[Outcome]
    events: list[dict[str, Any]]
    state_hash: str
    clock: dict[str, int] | None = None
    """Milliseconds that each seat with a clock had left after it."""
    luck: Roll | None = None
    """The expected yield of the roll in it, and its actual yield."""


@dataclass(frozen=True, slots=True)
class Line:
    """An entry with its place in the log, when it was made, the turn that begins with it, and the seats that the game waits for after it, if
    those are others than before."""

    seq: int
    entry: Entry
    at: int
    turn: int | None = None
    waiting: Sequence[int] | None = None


@dataclass(frozen=True, slots=True)
class StoredEntry:
    """A line as it was stored; events stay text until they are needed."""

    seq: int
    seat: int | None
    request: str
    action: dict[str, Any]
    outcomes: list[Outcome]
    events: str
    state_hash: str
    at: int
    clock: dict[str, int] | None
    proved: bool
    """True if it matches the digest that was stored with it; lines of earlier versions have none."""
    luck: Roll | None = None
    """Lines of earlier versions have none either."""


@dataclass(frozen=True, slots=True)
class Stored:
    """The line was committed at this number."""

    seq: int


@dataclass(frozen=True, slots=True)
class Duplicate:
    """The request had already been executed, at this number."""

    seq: int
    action: dict[str, Any]


@dataclass(frozen=True, slots=True)
class Conflict:
    """Another writer was first; the log now ends here."""

    head: int


@dataclass(frozen=True, slots=True)
class StateSnapshot:
    """A whole state, as the engine of that version wrote it."""

    seq: int
    engine: str
    state: dict[str, Any]


class EventStore(Protocol):
    """The log of every game. The expected number is named in every append."""

    async def append(
        self,
        game: str,
        expected_seq: int,
        entry: Entry,
        *,
        turn: int | None = None,
        waiting: Sequence[int] | None = None,
        result: Result | None = None,
    ) -> Stored | Duplicate | Conflict:
        """Store the line after `expected_seq`, with the turn that begins with it, the seats that the game waits for after it if those are
        others, and the result of a game that ends with it; returns when it is committed."""

    async def tail(self, game: str, after: int, limit: int) -> list[StoredEntry]:
        """The lines after a number, in order."""

    async def add_digests(self, game: str, luck: Mapping[int, Roll]) -> None:
        """Add digests to a game of an earlier version that a replay has proved, and luck to its rolls."""

    async def snapshot(self, game: str) -> StateSnapshot | None:
        """The newest snapshot."""

    async def put_snapshot(self, game: str, snapshot: StateSnapshot) -> None:
        """Keep a snapshot; one that is there for the same number stays."""


async def begin_game(
    database: Database, record: TableRecord, entry: Entry, turn: int, waiting: Sequence[int]
) -> None:
    """Store a table whose game begins, with the first line of its log. Raises NoLongerOpen."""
    at = now()

    def work(connection: Connection) -> None:
        update_table(connection, record)
        note_progress(connection, record.id, turn, waiting, at)
        _insert_entry(connection, record.id, 0, entry, at)

    try:
        await database.write(work)
    except IntegrityError:
        raise NoLongerOpen from None


def _waiting_row(game: str, waiting: Sequence[int], at: int) -> dict[str, Any]:
    return {"of_game": game, "seats": orjson.dumps(list(waiting)).decode(), "at": at}


def _touch(connection: Connection, game: str, at: int) -> None:
    """Note that a running game continues; the time of one that is over is its end."""
    running = games.c.state == "playing"
    connection.execute(update(games).where(games.c.id == game, running).values(updated_at=at))


def _insert_entry(connection: Connection, game: str, seq: int, entry: Entry, at: int) -> None:
    """Insert a line, within a caller's transaction."""
    INSERT_ACTION.run(connection, _row(game, seq, entry, at))


def _row(game: str, seq: int, entry: Entry, at: int) -> dict[str, Any]:
    line = {
        "game_id": game,
        "seq": seq,
        "seat": entry.seat,
        "request": entry.request,
        "action": orjson.dumps(entry.action).decode(),
        "outcomes": orjson.dumps(entry.outcomes).decode(),
        "events": orjson.dumps(entry.events).decode(),
        "state_hash": entry.state_hash,
        "at": at,
        "clock": None if entry.clock is None else orjson.dumps(entry.clock).decode(),
        "luck": None if entry.luck is None else orjson.dumps(entry.luck).decode(),
    }
    line["digest"] = _digest(line)
    return line


def _digest(line: Mapping[str, Any]) -> str:
    values = [line[column] for column in DIGESTED]
    return digest_of(*values) if line["luck"] is None else digest_of(*values, line["luck"])


def _stored(row: Row[Any]) -> StoredEntry:
    line = dict(zip(COLUMNS, row, strict=True))
    seq, events = line["seq"], line["events"]
    try:
        if line["digest"] is not None and line["digest"] != _digest(line):
            raise RecordBroken(f"action {seq} is not as it was stored")
        action, outcomes = orjson.loads(line["action"]), orjson.loads(line["outcomes"])
        return StoredEntry(
            seq,
            line["seat"],
            line["request"],
            _booleans_as_numbers(action) if "table" in action else action,
            outcomes,
            _with_numbers(events) if "table" in action else events,
            line["state_hash"],
            line["at"],
            None if line["clock"] is None else orjson.loads(line["clock"]),
            proved=line["digest"] is not None,
            luck=None if line["luck"] is None else _roll(line["luck"]),
        )
    except (TypeError, ValueError, AttributeError) as error:
        raise RecordBroken(f"action {seq} cannot be read") from error


def _roll(text: str) -> Roll:
    expected, received = orjson.loads(text)
    return tuple(expected), tuple(received)


def _booleans_as_numbers(act: dict[str, Any]) -> dict[str, Any]:
    """Turns `true` into 1: acts of the table were once accepted and stored with `true` for the number 1."""
    return {key: int(value) if isinstance(value, bool) else value for key, value in act.items()}


def _with_numbers(events: str) -> str:
    if "true" not in events and "false" not in events:
        return events
    return orjson.dumps([_booleans_as_numbers(event) for event in orjson.loads(events)]).decode()


class DatabaseEventStore:
    """The log in the database."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def append(
        self,
        game: str,
        expected_seq: int,
        entry: Entry,
        *,
        turn: int | None = None,
        waiting: Sequence[int] | None = None,
        result: Result | None = None,
    ) -> Stored | Duplicate | Conflict:
        """Append a line: the primary key decides between two writers, the unique request between two tries."""
        at = now()

        def work(connection: Connection) -> None:
            _insert_entry(connection, game, expected_seq + 1, entry, at)
            if turn is not None:
                BEGIN_TURN.run(connection, {"of_game": game, "begun": turn})
            if waiting is not None:
                WAIT.run(connection, _waiting_row(game, waiting, at))
            if result is not None:
                note_end(connection, games.c.id == game, "finished", at)
                insert_result(connection, game, {"at": at, **result})

        try:
            await self._database.write(work)
        except IntegrityError:
            return await self._answer_to_first(game, entry.request)
        return Stored(expected_seq + 1)

    async def append_group(self, game: str, group: Sequence[Line]) -> bool:
        """Store several lines, all or none; False if the place of one of them is taken."""

        def work(connection: Connection) -> None:
            rows = (_row(game, line.seq, line.entry, line.at) for line in group)
            INSERT_ACTION.run(connection, *rows)
            begun = [line.turn for line in group if line.turn is not None]
            if begun:
                BEGIN_TURN.run(connection, {"of_game": game, "begun": begun[-1]})
            waited = [line for line in group if line.waiting is not None]
            if waited and (waiting := waited[-1].waiting) is not None:
                WAIT.run(connection, _waiting_row(game, waiting, waited[-1].at))

        try:
            await self._database.write(work)
        except IntegrityError:
            return False
        return True

    async def _answer_to_first(self, game: str, request: str) -> Duplicate | Conflict:
        def work(connection: Connection) -> Duplicate | Conflict:
            same = connection.execute(
                select(actions.c.seq, actions.c.action).where(
                    actions.c.game_id == game, actions.c.request == request
                )
            ).first()
            if same is not None:
                return Duplicate(same.seq, orjson.loads(same.action))
            head = connection.execute(
                select(func.max(actions.c.seq)).where(actions.c.game_id == game)
            ).scalar()
            return Conflict(-1 if head is None else head)

        return await self._database.read(work)

    async def tail(self, game: str, after: int, limit: int) -> list[StoredEntry]:
        """The lines after a number, in order."""

        def work(connection: Connection) -> list[StoredEntry]:
            rows = connection.execute(
                select(actions)
                .where(actions.c.game_id == game, actions.c.seq > after)
                .order_by(actions.c.seq)
                .limit(limit)
            )
            return [_stored(row) for row in rows]

        return await self._database.read(work)

    async def add_digests(self, game: str, luck: Mapping[int, Roll]) -> None:
        """Add digests to a game of an earlier version that a replay has proved, and luck to its rolls."""
        without = select(actions).where(
            actions.c.game_id == game, or_(actions.c.digest.is_(None), actions.c.seq.in_(luck))
        )
        began = select(games).where(games.c.id == game)
        shares = select(seats.c.nonce).where(seats.c.game_id == game).order_by(seats.c.seat)

        def work(connection: Connection) -> None:
            table = connection.execute(began).one()
            nonces = list(connection.execute(shares).scalars())
            beginning = digest_of_beginning(
                table.config, bytes(table.sealed_seed), table.seal, nonces
            )
            connection.execute(update(games).where(games.c.id == game).values(digest=beginning))
            for row in connection.execute(without).all():
                roll = luck.get(row.seq)
                more = {"luck": row.luck if roll is None else orjson.dumps(roll).decode()}
                connection.execute(
                    update(actions)
                    .where(actions.c.game_id == game, actions.c.seq == row.seq)
                    .values(digest=_digest({**row._asdict(), **more}), **more)
                )

        await self._database.write(work)

    async def note_alive(self, game: str) -> None:
        """Note that the game goes on now."""
        at = now()

        def work(connection: Connection) -> None:
            _touch(connection, game, at)

        await self._database.write(work)

    async def alive_at(self, game: str) -> int:
        """The last time at which the game was noted as running."""

        def work(connection: Connection) -> int:
            found = connection.execute(select(games.c.updated_at).where(games.c.id == game))
            return int(found.scalar_one())

        return await self._database.read(work)

    async def snapshot(self, game: str) -> StateSnapshot | None:
        """The newest snapshot."""

        def work(connection: Connection) -> StateSnapshot | None:
            row = connection.execute(
                select(snapshots)
                .where(snapshots.c.game_id == game)
                .order_by(snapshots.c.seq.desc())
                .limit(1)
            ).first()
            if row is None:
                return None
            try:
                return StateSnapshot(row.seq, row.engine, orjson.loads(row.state))
            except (TypeError, ValueError) as error:
                raise RecordBroken(f"the snapshot after action {row.seq} cannot be read") from error

        return await self._database.read(work)

    async def put_snapshot(self, game: str, snapshot: StateSnapshot) -> None:
        """Store a snapshot, and note that the game continues; an existing one of the same number stays."""
        at = now()
        values = {
            "game_id": game,
            "seq": snapshot.seq,
            "engine": snapshot.engine,
            "state": orjson.dumps(snapshot.state).decode(),
            "at": at,
        }

        def work(connection: Connection) -> None:
            taken = select(snapshots.c.seq).where(
                snapshots.c.game_id == game, snapshots.c.seq == snapshot.seq
            )
            if connection.execute(taken).first() is None:
                connection.execute(insert(snapshots), values)
                _touch(connection, game, at)

        await self._database.write(work)
