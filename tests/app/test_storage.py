"""The log: append-only, guarded against two writers, the same on SQLite and PostgreSQL."""

import asyncio
import re
import subprocess
import threading
from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path
from typing import TypeVar

import pytest
from sqlalchemy import Connection, create_engine, inspect, text
from sqlalchemy.exc import IntegrityError

from app.lobby.guest import Guest
from app.lobby.record import KeptOut, Seat, TableRecord
from app.lobby.settings import TableSettings
from app.storage import bans, chat, events, guests, sqlite, tables, upkeep
from app.storage.database import Database, StorageDamaged, StorageFailed, Work
from app.storage.digests import RecordBroken
from app.storage.directory import DirectoryInUse, claim
from app.storage.events import (
    Conflict,
    DatabaseEventStore,
    Duplicate,
    Entry,
    StateSnapshot,
    Stored,
)
from app.storage.migrate import DatabaseTooNew, migrate_sqlite
from app.storage.postgresql import PostgresqlDatabase
from app.storage.schema import NEWEST, metadata
from app.storage.server import server_id
from app.storage.sqlite import SqliteDatabase
from app.tables.listing import Listing
from tests.app.databases import SYNCHRONOUS, make_sqlite, stored_in
from tests.forms import LONG

T = TypeVar("T")


def table(code: str = "ABCDE") -> TableRecord:
    return TableRecord(
        id=f"game-{code}",
        code=code,
        name="Ours",
        state="playing",
        host="ana",
        config={"board": "standard-3-4", "seats": 2},
        seed=b"\x00\xff" * 16,
        seal="seal",
        seats=(
            Seat(1, "person", "ana", "Ana", ready=True, nonce="n"),
            Seat(2, "bot", level="easy"),
        ),
    )


def entry(request: str, seat: int = 0) -> Entry:
    return Entry(
        seat, request, {"type": "EndTurn"}, [{"dice": [3, 4]}], [{"type": "TurnEnded"}], ""
    )


@pytest.fixture(params=["sqlite", pytest.param("postgresql", marks=pytest.mark.postgres)])
async def database(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[Database]:
    """An empty database at the newest schema."""
    opened: Database
    if request.param == "sqlite":
        make_sqlite(tmp_path / "games.sqlite3")
        opened = SqliteDatabase(tmp_path / "games.sqlite3")
    else:
        url = request.getfixturevalue("migrated_postgresql")
        opened = PostgresqlDatabase(url)
        names = ", ".join(metadata.tables)
        await opened.write(lambda connection: connection.execute(text(f"TRUNCATE {names}")))
    yield opened
    await opened.close()


@pytest.fixture
async def store(database: Database) -> DatabaseEventStore:
    await tables.add_table(database, table())
    return DatabaseEventStore(database)


GAME = table().id


async def test_lines_are_kept_in_order(store: DatabaseEventStore):
    for number in range(5):
        assert await store.append(GAME, number - 1, entry(f"r{number}")) == Stored(number)
    tail = await store.tail(GAME, 1, 2)
    assert [(line.seq, line.request) for line in tail] == [(2, "r2"), (3, "r3")]
    assert tail[0].action == {"type": "EndTurn"}
    assert tail[0].outcomes == [{"dice": [3, 4]}]
    assert tail[0].events == '[{"type":"TurnEnded"}]'


async def test_a_request_is_stored_once(store: DatabaseEventStore):
    await store.append(GAME, -1, entry("same"))
    for expected in (-1, 0, 5):
        again = await store.append(GAME, expected, entry("same"))
        assert again == Duplicate(0, {"type": "EndTurn"})
    assert len(await store.tail(GAME, -1, 10)) == 1


async def test_whoever_expects_an_older_end_is_told_the_new_one(store: DatabaseEventStore):
    await store.append(GAME, -1, entry("a"))
    await store.append(GAME, 0, entry("b"))
    assert await store.append(GAME, 0, entry("c")) == Conflict(1)


async def test_of_eight_writers_at_once_exactly_one_wins(store: DatabaseEventStore):
    for seq in range(10_000 if LONG else 20):
        answers = await asyncio.gather(
            *(store.append(GAME, seq - 1, entry(f"{seq}-{writer}")) for writer in range(8))
        )
        assert sum(answer == Stored(seq) for answer in answers) == 1
        assert sum(answer == Conflict(seq) for answer in answers) == 7


async def test_two_games_do_not_meet(store: DatabaseEventStore, database: Database):
    await tables.add_table(database, table("FGHJK"))
    await store.append(GAME, -1, entry("r"))
    assert await store.append("game-FGHJK", -1, entry("r")) == Stored(0)


async def test_the_newest_snapshot_is_found(store: DatabaseEventStore):
    assert await store.snapshot(GAME) is None
    for seq in (0, 64, 32):
        await store.put_snapshot(GAME, StateSnapshot(seq, "1", {"seq": seq}))
    await store.put_snapshot(GAME, StateSnapshot(64, "1", {"other": True}))
    assert await store.snapshot(GAME) == StateSnapshot(64, "1", {"seq": 64})


async def test_a_finished_game_is_marked_with_its_last_line(
    store: DatabaseEventStore, database: Database
):
    await store.append(GAME, -1, entry("a"), result={"points": [1, 2]})
    found = await tables.table_with(database, "ABCDE")
    assert found is not None
    assert found.state == "finished"


async def test_a_table_is_read_as_it_was_written(database: Database):
    await tables.add_table(database, table())
    assert await tables.table_with(database, "ABCDE") == table()
    assert await tables.table_with(database, "ZZZZZ") is None
    assert await tables.unfinished_with_bots(database) == ["ABCDE"]


async def test_a_table_whose_game_has_begun_keeps_its_seats(database: Database):
    await tables.add_table(database, table())
    for state in ("open", "playing"):
        with pytest.raises(tables.NoLongerOpen):
            await tables.save_table(database, replace(table(), state=state, seats=(Seat(1),)))
    assert await tables.table_with(database, "ABCDE") == table()


async def test_the_list_has_open_tables_and_ones_own(database: Database):
    await tables.add_table(database, table())
    assert [one.code for one in await listed(database, "ana")] == ["ABCDE"]
    assert await listed(database, None) == []


async def listed(database: Database, guest: str | None) -> list[TableRecord]:
    return [one.record for one in await Listing(database).of(guest)]


async def test_ones_own_games_are_listed_however_many_tables_others_open(
    database: Database, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr("app.tables.listing.LISTED", 2)
    await tables.add_table(database, table())
    for code in ("BBBBB", "CCCCC", "DDDDD"):
        await tables.add_table(database, opened_by("ben", code))
    own = await listed(database, "ana")
    assert own[0].code == "ABCDE"
    assert len(own) == 3
    assert len(await listed(database, None)) == 2


def opened_by(guest: str, code: str) -> TableRecord:
    return replace(
        table(code), state="open", host=guest, seats=(Seat(1, "person", guest, guest), Seat(2))
    )


async def test_a_game_that_goes_on_is_newer_than_one_that_does_not(
    database: Database, monkeypatch: pytest.MonkeyPatch
):
    clock = iter(range(10, 1000))
    for module in (tables, events):
        monkeypatch.setattr(module, "now", lambda: next(clock))
    await tables.add_table(database, table())
    await tables.add_table(database, table("FGHJK"))

    async def codes() -> list[str]:
        return [one.code for one in await listed(database, "ana")]

    assert await codes() == ["FGHJK", "ABCDE"]
    await DatabaseEventStore(database).put_snapshot(GAME, StateSnapshot(32, "1", {}))
    assert await codes() == ["ABCDE", "FGHJK"]


async def test_guests_are_known_by_the_hash_of_their_token(database: Database):
    await guests.add_guest(database, Guest("1", "Ana"), "hash")
    assert await guests.guest_with(database, "hash") == Guest("1", "Ana")
    assert await guests.guest_with(database, "other") is None
    await guests.rename_guest(database, Guest("1", "Bea"))
    assert await guests.guest_with(database, "hash") == Guest("1", "Bea")


async def test_whoever_runs_the_server_closes_lobbies_and_puts_games_away(
    database: Database, monkeypatch: pytest.MonkeyPatch
):
    clock = iter(range(10, 1000))
    for module in (tables, events, upkeep):
        monkeypatch.setattr(module, "now", lambda: next(clock))
    await tables.add_table(database, opened_by("ben", "BBBBB"))
    await tables.add_table(database, table())
    store = DatabaseEventStore(database)
    for number in range(3):
        await store.append(GAME, number - 1, entry(f"r{number}"))
    game, lobby = await upkeep.overviews(database, everything=False)
    assert (lobby.code, lobby.state, lobby.people, lobby.bots, lobby.played) == (
        "BBBBB", "open", ("ben",), 0, 0,
    )  # fmt: skip
    assert (game.code, game.state, game.played, game.touched) == ("ABCDE", "playing", 2, 14)
    both = ["ABCDE", "BBBBB"]
    assert await upkeep.withdrawn(database, both, both) == ([], [])
    for code in both:
        await upkeep.close_lobby(database, code)
    assert await upkeep.withdrawn(database, both, both) == (["BBBBB"], []), "no game is closed"
    await upkeep.set_archived(database, "ABCDE", 1)
    assert await upkeep.withdrawn(database, both, both) == (["BBBBB"], ["ABCDE"])
    assert await upkeep.overviews(database, everything=False) == []
    assert len(await upkeep.overviews(database, everything=True)) == 2
    assert await tables.unfinished_of(database, "ana") == []
    assert await tables.unfinished_with_bots(database) == []
    await upkeep.set_archived(database, "ABCDE", None)
    assert await tables.table_with(database, "ABCDE") == table()
    assert len(await tables.unfinished_of(database, "ana")) == 1


async def test_a_game_is_idle_since_its_last_line(
    database: Database, monkeypatch: pytest.MonkeyPatch
):
    clock = iter(range(10, 1000))
    for module in (tables, events, upkeep):
        monkeypatch.setattr(module, "now", lambda: next(clock))
    await tables.add_table(database, opened_by("ben", "BBBBB"))
    await tables.add_table(database, table())
    store = DatabaseEventStore(database)
    for number in range(3):
        await store.append(GAME, number - 1, entry(f"r{number}"))
    assert await upkeep.archive_idle(database, 14, []) == [], "its last line is of 14"
    assert await upkeep.archive_idle(database, 15, ["ABCDE"]) == [], "somebody is there"
    assert await upkeep.archive_idle(database, 15, []) == ["ABCDE"], "and no lobby"
    assert await upkeep.archive_idle(database, 15, []) == []
    assert await upkeep.withdrawn(database, [], ["ABCDE"]) == ([], ["ABCDE"])


async def test_servers_that_share_a_database_are_called_the_same(database: Database):
    at_once = await asyncio.gather(*(server_id(database) for _ in range(8)))
    assert len({*at_once, await server_id(database)}) == 1
    await database.write(lambda connection: connection.execute(text("DELETE FROM server")))
    assert await server_id(database) != at_once[0], "it is chosen by chance"


async def test_chat_is_numbered_and_its_end_is_read(database: Database):
    await tables.add_table(database, table())
    for number in range(5):
        said = await chat.add_line(database, GAME, "ana", 0, "Ana", f"line {number}")
        assert said.id == number + 1
    assert [line.text for line in await chat.last_lines(database, GAME, 2)] == ["line 3", "line 4"]


class RunsAgain:
    """A database whose every commit succeeds, is not answered, and is run again."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.read = database.read

    async def write(self, work: Work[T]) -> T:
        await self.database.write(work)
        return await self.database.write(work)

    async def close(self) -> None:
        await self.database.close()


async def test_what_is_run_again_after_a_lost_answer_is_stored_once(database: Database):
    again = RunsAgain(database)
    await tables.add_table(again, replace(table(), state="open"))
    await tables.save_table(again, replace(table(), state="open", name="Theirs"))
    await guests.add_guest(again, Guest("1", "Ana"), "hash")
    await guests.rename_guest(again, Guest("1", "Bea"))
    assert await guests.guest_with(database, "hash") == Guest("1", "Bea")
    for number, words in enumerate(("one", "two", "two"), 1):
        said = await chat.add_line(again, GAME, "ana", 0, "Ana", words)
        assert said.id == number
    assert [line.text for line in await chat.last_lines(database, GAME, 9)] == ["one", "two", "two"]
    store = DatabaseEventStore(again)
    assert await store.append(GAME, -1, entry("r")) == Duplicate(0, {"type": "EndTurn"})
    await store.put_snapshot(GAME, StateSnapshot(0, "1", {}))
    assert len(await store.tail(GAME, -1, 10)) == 1


async def test_somebody_elses_code_or_token_stays_theirs(database: Database):
    await tables.add_table(database, table())
    with pytest.raises(tables.CodeTaken):
        await tables.add_table(database, replace(table(), id="another"))
    await guests.add_guest(database, Guest("1", "Ana"), "hash")
    with pytest.raises(IntegrityError):
        await guests.add_guest(database, Guest("2", "Ben"), "hash")


async def test_lines_said_at_once_on_two_servers_are_all_kept(database: Database):
    await tables.add_table(database, table())
    lines = await asyncio.gather(
        *(chat.add_line(database, GAME, f"g{n}", None, "Ana", "hello") for n in range(10))
    )
    assert sorted(line.id for line in lines) == list(range(1, 11))
    assert len(await chat.last_lines(database, GAME, 99)) == 10


async def test_work_that_fails_costs_its_neighbors_nothing(database: Database):
    def fails(connection: Connection) -> None:
        connection.execute(text("INSERT INTO guests VALUES ('x', 'x', 'x', 1)"))
        connection.execute(text("SELECT * FROM nowhere"))

    results = await asyncio.gather(
        guests.add_guest(database, Guest("1", "Ana"), "a"),
        database.write(fails),
        guests.add_guest(database, Guest("2", "Ben"), "b"),
        return_exceptions=True,
    )
    assert results[0] is results[2] is None
    assert isinstance(results[1], StorageFailed)
    assert await guests.guest_with(database, "b") == Guest("2", "Ben")
    assert await guests.guest_with(database, "x") is None


@pytest.mark.postgres
async def test_a_restart_of_postgresql_costs_a_reconnection_and_nothing_else(
    postgresql_cluster: str, migrated_postgresql: str
):
    database = PostgresqlDatabase(migrated_postgresql)
    try:
        names = ", ".join(metadata.tables)
        await database.write(lambda connection: connection.execute(text(f"TRUNCATE {names}")))
        await tables.add_table(database, table())
        store = DatabaseEventStore(database)
        for number in range(5):
            assert await store.append(GAME, number - 1, entry(f"r{number}")) == Stored(number)
            await asyncio.to_thread(
                subprocess.run,
                ["psql", "-q", "-t", f"{postgresql_cluster}/postgres", "-c",
                 "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = 'test'"],
                check=True,
                capture_output=True,
            )  # fmt: skip
        assert len(await store.tail(GAME, -1, 10)) == 5
    finally:
        await database.close()


@pytest.mark.postgres
@pytest.mark.parametrize(
    ("state", "failure"),
    [("XX001", StorageDamaged), ("XX002", StorageDamaged), ("53100", StorageFailed)],
)
async def test_what_postgresql_cannot_read_is_told_from_what_it_cannot_do_now(
    migrated_postgresql: str, state: str, failure: type[Exception]
):
    database = PostgresqlDatabase(migrated_postgresql)
    says = text(f"DO $$ BEGIN RAISE EXCEPTION 'it' USING ERRCODE = '{state}'; END $$")
    try:
        with pytest.raises(StorageFailed) as raised:
            await database.read(lambda connection: connection.execute(says))
        assert type(raised.value) is failure
    finally:
        await database.close()


# SQLite alone


async def test_what_queues_up_during_an_fsync_is_committed_together(tmp_path: Path):
    file = tmp_path / "games.sqlite3"
    migrate_sqlite(file)
    database = SqliteDatabase(file)
    await asyncio.gather(
        *(guests.add_guest(database, Guest(str(n), "Ana"), str(n)) for n in range(500))
    )
    assert database.commits < 100
    await database.close()


async def test_work_that_fails_has_few_of_its_neighbors_committed_apart(tmp_path: Path):
    file = tmp_path / "games.sqlite3"
    migrate_sqlite(file)
    database = SqliteDatabase(file)
    begun, all_queued = threading.Event(), threading.Event()

    def wait_for_the_others(_connection: Connection) -> None:
        begun.set()
        all_queued.wait()

    at_work = asyncio.create_task(database.write(wait_for_the_others))
    await asyncio.to_thread(begun.wait)
    crowd = [
        asyncio.create_task(guests.add_guest(database, Guest(str(n), "Ana"), str(n % 63)))
        for n in range(64)
    ]
    await asyncio.sleep(0)  # each of them is queued
    all_queued.set()
    answers = await asyncio.gather(at_work, *crowd, return_exceptions=True)
    failed = [answer for answer in answers if isinstance(answer, Exception)]
    assert [type(failure) for failure in failed] == [IntegrityError]
    for token in range(63):
        assert await guests.guest_with(database, str(token)) is not None
    assert database.commits < 64 / 2
    await database.close()


async def test_a_full_disk_is_a_failure_and_not_an_answer(tmp_path: Path):
    file = tmp_path / "games.sqlite3"
    migrate_sqlite(file)
    database = SqliteDatabase(file)
    await tables.add_table(database, table())
    store = DatabaseEventStore(database)

    def limit(connection: Connection, more: int) -> None:
        pages = connection.exec_driver_sql("PRAGMA page_count").scalar_one()
        connection.exec_driver_sql(f"PRAGMA max_page_count={pages + more}")

    await database.write(lambda connection: limit(connection, 2))
    stored, failed = 0, 0
    for number in range(200):
        try:
            await store.append(GAME, stored - 1, entry(f"r{number}"))
            stored += 1
        except StorageFailed:
            failed += 1
    assert failed > 0
    assert len(await store.tail(GAME, -1, 1000)) == stored
    await database.write(lambda connection: limit(connection, 1000))
    assert await store.append(GAME, stored - 1, entry("after")) == Stored(stored)
    assert (
        await database.read(
            lambda connection: connection.exec_driver_sql("PRAGMA integrity_check").scalar()
        )
        == "ok"
    )
    await database.close()


def test_what_is_committed_outlives_a_power_cut(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    """At a host's; tests wait for no disk."""
    monkeypatch.setattr(sqlite, "SYNCHRONOUS", SYNCHRONOUS)
    engine = sqlite.open_engine(tmp_path / "games.sqlite3")
    with engine.connect() as connection:
        assert connection.exec_driver_sql("PRAGMA synchronous").scalar() == 2, "FULL"
    engine.dispose()


def test_the_migrations_build_what_the_schema_says(tmp_path: Path):
    migrate_sqlite(tmp_path / "migrated.sqlite3")
    migrated = create_engine(f"sqlite:///{tmp_path}/migrated.sqlite3")
    declared = create_engine(f"sqlite:///{tmp_path}/declared.sqlite3")
    metadata.create_all(declared)
    found, wanted = inspect(migrated), inspect(declared)
    assert set(found.get_table_names()) == {*wanted.get_table_names(), "alembic_version"}
    for name in wanted.get_table_names():
        assert [
            (column["name"], str(column["type"]), column["nullable"])
            for column in found.get_columns(name)
        ] == [
            (column["name"], str(column["type"]), column["nullable"])
            for column in wanted.get_columns(name)
        ]
        assert found.get_pk_constraint(name) == wanted.get_pk_constraint(name)
        assert found.get_unique_constraints(name) == wanted.get_unique_constraints(name)
        assert found.get_indexes(name) == wanted.get_indexes(name)
    migrated.dispose()
    declared.dispose()


def test_a_database_is_copied_before_it_is_migrated(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    file = tmp_path / "games.sqlite3"
    assert migrate_sqlite(file) is None, "there was nothing to lose"
    assert migrate_sqlite(file) is None, "there was nothing to migrate"
    with stored_in(file) as connection:
        connection.execute("INSERT INTO guests VALUES ('1', 'hash', 'Ana', 0, NULL)")
    monkeypatch.setattr("app.storage.migrate.NEWEST", "9998")
    backup = migrate_sqlite(file)
    assert backup is not None
    with stored_in(backup) as copied:
        assert copied.execute("SELECT name FROM guests").fetchall() == [("Ana",)]


async def test_a_table_of_an_older_version_opens_with_nobody_kept_out(tmp_path: Path):
    file = tmp_path / "games.sqlite3"
    migrate_sqlite(file)
    database = SqliteDatabase(file)
    await tables.add_table(database, table())
    await guests.add_guest(database, Guest("ana", "Ana"), "hash")
    await database.close()
    with stored_in(file) as connection:
        # What the last steps added is taken away again: so it was before.
        for step in (
            "DROP INDEX ix_games_host_state_updated_at",
            "DROP INDEX ix_seats_guest_id_ended_at",
            "ALTER TABLE seats DROP COLUMN ended_at",
            "CREATE INDEX ix_seats_guest_id ON seats (guest_id)",
            "DROP INDEX ix_games_group_id",
            "ALTER TABLE games DROP COLUMN group_id",
            "DROP TABLE group_players",
            "DROP TABLE group_guests",
            "DROP TABLE group_merges",
            "DROP TABLE groups",
        ):
            connection.execute(step)
        connection.execute("ALTER TABLE games DROP COLUMN kept_out")
        for dropped in ("waiting", "waiting_since"):
            connection.execute(f"ALTER TABLE games DROP COLUMN {dropped}")
        for dropped in ("games DROP COLUMN turn", "games DROP COLUMN digest"):
            connection.execute(f"ALTER TABLE {dropped}")
        for dropped in ("actions DROP COLUMN luck", "actions DROP COLUMN digest"):
            connection.execute(f"ALTER TABLE {dropped}")
        connection.execute("DROP TABLE results")
        connection.execute("ALTER TABLE games DROP COLUMN archived_at")
        connection.execute("ALTER TABLE games DROP COLUMN game")
        connection.execute("ALTER TABLE guests DROP COLUMN banned_at")
        for dropped in ("server", "host_access", "host_state", "maps"):
            connection.execute(f"DROP TABLE {dropped}")
        for dropped in ("outbox", "tables", "preferences", "channels"):
            connection.execute(f"DROP TABLE notification_{dropped}")
        connection.execute("UPDATE alembic_version SET version_num = '0002'")
    assert migrate_sqlite(file) is not None
    database = SqliteDatabase(file)
    assert await tables.table_with(database, "ABCDE") == table()
    assert await guests.guest_with(database, "hash") == Guest("ana", "Ana")
    await database.close()


@pytest.mark.parametrize(
    "change",
    [
        "seq = seq + 7",
        "seat = 1",
        "request = 'r2'",
        "action = replace(action, 'EndTurn', 'EndTurm')",
        "action = replace(action, '}', '')",
        "outcomes = replace(outcomes, '3', '2')",
        "events = replace(events, 'Ended', 'Edned')",
        "state_hash = '0'",
        "at = at + 1",
        "clock = '{}'",
        "clock = 'null'",
        "digest = replace(digest, substr(digest, 1, 1), 'x')",
    ],
)
async def test_a_line_that_is_not_as_it_was_stored_is_not_read(
    database: Database, store: DatabaseEventStore, change: str
):
    assert await store.append(GAME, -1, entry("r1")) == Stored(0)
    assert [line.proved for line in await store.tail(GAME, -1, 9)] == [True]
    await database.write(
        lambda connection: connection.execute(text(f"UPDATE actions SET {change}"))
    )
    with pytest.raises(RecordBroken, match="is not as it was stored"):
        await store.tail(GAME, -1, 9)


@pytest.mark.parametrize(
    "change",
    [
        "games SET config = replace(config, '2', '3')",
        "games SET config = '{'",
        "games SET config = '{}'",
        "games SET seal = 'sea1'",
        "games SET sealed_seed = (SELECT sealed_seed FROM games WHERE code = 'FGHJK')",
        "games SET settings = '['",
        "games SET settings = '[]'",
        "games SET kept_out = '[{}]'",
        "games SET state = 'plaxing'",
        "games SET digest = 'x'",
        "seats SET nonce = 'm' WHERE seat = 0",
        "seats SET kind = 'pot' WHERE seat = 1",
        "seats SET seat = 7 WHERE seat = 1",
    ],
)
async def test_a_table_that_is_not_as_it_was_stored_is_not_read_and_hides_no_other(
    database: Database, change: str
):
    await tables.add_table(database, table())
    other = replace(table("FGHJK"), seed=b"\x01" * 32)
    await tables.add_table(database, other)
    name, _, rest = change.partition(" ")
    which = "code = 'ABCDE'" if name == "games" else "game_id = 'game-ABCDE'"
    where = f"{rest} AND {which}" if "WHERE seat" in rest else f"{rest} WHERE {which}"

    def work(connection: Connection) -> None:
        assert connection.execute(text(f"UPDATE {name} {where}")).rowcount == 1

    await database.write(work)
    with pytest.raises(RecordBroken):
        await tables.table_with(database, "ABCDE")
    assert other in await listed(database, "ana")


async def test_bans_are_found_by_name_and_id_and_end(database: Database):
    await tables.add_table(database, table())
    for number, name in enumerate(["Ana", "ana", "Ben"]):
        await guests.add_guest(database, Guest(["ana", "b", "c"][number], name), f"hash{number}")
    assert {known.id for known in await bans.guests_called(database, "ANA")} == {"ana", "b"}
    [ana] = await bans.guests_called(database, "ana")
    assert (ana.name, ana.tables, ana.banned_at) == ("Ana", ("ABCDE",), None), "an id goes first"
    await bans.set_ban(database, "ana", 17)
    assert await bans.banned_ids(database) == {"ana"}
    assert [(known.id, known.banned_at) for known in await bans.banned_guests(database)] == [
        ("ana", 17)
    ]
    assert await guests.guest_with(database, "hash0") == Guest("ana", "Ana", banned=True)
    await bans.set_ban(database, "ana", None)
    assert await bans.banned_ids(database) == frozenset()


async def test_what_may_change_at_any_time_is_stored_for_a_running_game(database: Database):
    before = table()
    await tables.add_table(database, before)
    changed = replace(
        before,
        host="ben",
        settings=TableSettings(chat="off", voice="https://meet.example.org/friday"),
        kept_out=(KeptOut("eva", "Eva"),),
    )
    await tables.save_settings(database, changed)
    assert await tables.table_with(database, "ABCDE") == changed


def test_a_database_of_a_newer_version_is_left_alone(tmp_path: Path):
    file = tmp_path / "games.sqlite3"
    migrate_sqlite(file)
    with stored_in(file) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    with pytest.raises(DatabaseTooNew, match=f"The database {re.escape(str(file))} was written by"):
        migrate_sqlite(file)
    assert not list(tmp_path.glob("*.schema-*"))


def test_the_newest_step_is_the_one_the_schema_names():
    steps = Path(__file__).parent.parent.parent / "migrations" / "versions"
    assert max(step.name for step in steps.glob("[0-9]*.py")).startswith(f"{NEWEST}_")


def test_one_data_directory_has_one_server(tmp_path: Path):
    with claim(tmp_path), pytest.raises(DirectoryInUse, match="Another Hexhaven"):
        claim(tmp_path)
    claim(tmp_path).close()
