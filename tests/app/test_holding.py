"""A PostgreSQL database is for one server at a time."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import asyncpg
import pytest
import pytest_asyncio

from app.lobby.guest import Guest
from app.storage import guests, holding
from app.storage.database import StorageFailed
from app.storage.holding import DatabaseInUse, Hold, held
from app.storage.ownership import Ownership, session_name
from app.storage.postgresql import PostgresqlDatabase
from tests.app.cluster import fresh_postgresql
from tests.app.running import RunningServer
from tests.conftest import StartServer

pytestmark = pytest.mark.postgres

IS_HELD = f"""FROM pg_locks WHERE locktype = 'advisory' AND granted AND objid = {holding.LOCK}
    AND database = (SELECT oid FROM pg_database WHERE datname = current_database())"""
HOLDER = f"SELECT pid {IS_HELD}"
END_HOLDER = f"SELECT pg_terminate_backend(pid) {IS_HELD}"
WAIT_FOR_IT = f"SELECT pg_advisory_lock({holding.LOCK})"


@pytest.fixture
def url(postgresql_cluster: str) -> str:
    return fresh_postgresql(postgresql_cluster, "held")


@pytest_asyncio.fixture
async def administrator(url: str) -> AsyncIterator[Any]:
    connection = await asyncpg.connect(url)
    yield connection
    await connection.close()


@pytest.fixture
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody waits for a server that may just have ended."""
    monkeypatch.setattr(holding, "WAIT_SECONDS", 0.0)


@pytest.mark.usefixtures("at_once")
async def test_a_database_that_is_held_is_refused_until_it_is_let_go(url: str):
    async with held(url):
        with pytest.raises(
            DatabaseInUse, match="Another Hexhaven is already using the database held at"
        ):
            async with held(url):
                pass
    async with held(url):
        pass


@pytest.mark.usefixtures("at_once")
async def test_databases_of_one_postgresql_are_held_apart(url: str, postgresql_cluster: str):
    async with held(url), held(fresh_postgresql(postgresql_cluster, "other")):
        pass


async def test_who_finds_it_held_waits_for_a_server_that_is_just_ending(url: str):
    first, second = Hold(url), Hold(url)
    try:
        await first.take()
        taking = asyncio.create_task(second.take())
        await asyncio.sleep(0)
        await first.release()
        await taking
        assert second.held
    finally:
        await second.release()


async def test_a_lock_that_was_lost_with_its_connection_is_taken_again(
    url: str, administrator: Any
):
    hold = Hold(url)
    try:
        await hold.take()
        keeping = asyncio.create_task(hold.keep())
        before = await administrator.fetchval(HOLDER)
        await administrator.execute(END_HOLDER)
        async with asyncio.timeout(60):
            while await administrator.fetchval(HOLDER) in (None, before):
                pass
            while not hold.held:  # noqa: ASYNC110 - as somebody who looks in does
                await asyncio.sleep(0.01)
        keeping.cancel()
    finally:
        await hold.release()


async def writes_and_is_cut_off(url: str, name: str, guest: str) -> Any:
    """A session in the middle of a transaction that has written a guest."""
    session = await asyncpg.connect(url, server_settings={"application_name": name})
    await session.execute("BEGIN")
    await session.execute(
        "INSERT INTO guests (id, name, token_hash, created_at) VALUES ($1, 'Ana', $1, 0)", guest
    )
    return session


async def ended(session: Any) -> None:
    async with asyncio.timeout(60):
        while not session.is_closed():  # noqa: ASYNC110 - PostgreSQL ends it
            await asyncio.sleep(0.01)


async def test_a_transaction_that_a_server_left_open_ends_when_another_one_takes_the_database(
    migrated_postgresql: str,
):
    first, second = Hold(migrated_postgresql), Hold(migrated_postgresql)
    database = PostgresqlDatabase(migrated_postgresql, lambda: second.held, second.data_name)
    try:
        left_open = await writes_and_is_cut_off(migrated_postgresql, first.data_name, "one")
        await second.take()
        await ended(left_open)
        await guests.add_guest(database, Guest("one", "Ben"), "one")
    finally:
        await database.close()
        await second.release()


async def test_a_server_that_takes_its_lock_again_ends_the_transactions_it_had_open(
    migrated_postgresql: str,
):
    hold = Hold(migrated_postgresql)
    administrator = await asyncpg.connect(migrated_postgresql)
    try:
        await hold.take()
        keeping = asyncio.create_task(hold.keep())
        left_open = await writes_and_is_cut_off(migrated_postgresql, hold.data_name, "two")
        await administrator.execute(END_HOLDER)
        await ended(left_open)
        keeping.cancel()
    finally:
        await administrator.close()
        await hold.release()


async def test_a_worker_that_does_not_answer_leaves_no_transaction_open(migrated_postgresql: str):
    silent, other = (
        Hold(migrated_postgresql, session_name(f"127.0.0.1:{port}", "token")) for port in (1, 2)
    )
    database = PostgresqlDatabase(migrated_postgresql, lambda: other.held, other.data_name)
    ownership = Ownership(other, database)
    try:
        await silent.take()
        await other.take()
        left_open = await writes_and_is_cut_off(migrated_postgresql, silent.data_name, "three")
        [worker] = await ownership.others()
        await ownership.end(worker)
        await ended(left_open)
        gone = await writes_and_is_cut_off(migrated_postgresql, silent.data_name, "three")
        await ownership.end_left_open(worker)
        await ended(gone)
        await guests.add_guest(database, Guest("three", "Ben"), "three")
    finally:
        await database.close()
        for hold in (silent, other):
            await hold.release()


@pytest.mark.usefixtures("at_once")
async def test_nothing_is_written_while_the_lock_is_lost(migrated_postgresql: str):
    hold = Hold(migrated_postgresql)
    database = PostgresqlDatabase(migrated_postgresql, lambda: hold.held)
    administrator = await asyncpg.connect(migrated_postgresql)
    try:
        await hold.take()
        await guests.add_guest(database, Guest("held", "Ana"), "held")
        await administrator.execute(END_HOLDER)
        async with asyncio.timeout(60):
            while hold.held:  # noqa: ASYNC110 - as somebody who looks in does
                await asyncio.sleep(0.01)
        with pytest.raises(StorageFailed, match="the lock that keeps other servers out was lost"):
            await guests.add_guest(database, Guest("lost", "Ben"), "lost")
        assert await guests.guest_with(database, "held") == Guest("held", "Ana")
    finally:
        await hold.release()
        await database.close()
        await administrator.close()


async def test_a_session_of_our_own_that_the_network_forgot_is_ended(url: str):
    """PostgreSQL has not noticed yet that its other side is gone, and keeps the lock for it."""
    hold = Hold(url)
    try:
        await hold.take()
        forgotten, hold._connection = hold._connection, None
        hold._broken.set()
        keeping = asyncio.create_task(hold.keep())
        async with asyncio.timeout(60):
            while not hold.held:  # noqa: ASYNC110 - as somebody who looks in does
                await asyncio.sleep(0.01)
        keeping.cancel()
        assert forgotten is not None
        await forgotten.invalidate()
        await forgotten.close()
    finally:
        await hold.release()


async def test_a_second_server_on_one_database_is_refused_and_commands_are_not(
    url: str, start_server: StartServer, tmp_path: Path
):
    first = start_server(database_url=url)
    second = RunningServer(tmp_path / "second", database_url=url)
    with pytest.raises(AssertionError, match="did not start"):
        await asyncio.to_thread(second.start)
    said = second.log_text
    assert "waiting" in said.lower()
    assert "stop it, or name another database for this one with HEXHAVEN_DATABASE_URL" in said
    assert "Traceback" not in said
    for command in (("tables",), ("bans",), ("check-config",)):
        answered = await asyncio.to_thread(first.run, *command)
        assert answered.returncode == 0, answered.stdout + answered.stderr
    first.kill()
    await asyncio.to_thread(second.start)
    second.stop()


async def test_a_server_stops_once_another_has_its_database(
    url: str, start_server: StartServer, administrator: Any
):
    first = start_server(database_url=url)
    other = await asyncpg.connect(url)
    try:
        waiting = asyncio.create_task(other.execute(WAIT_FOR_IT))
        async with asyncio.timeout(60):
            while not await administrator.fetchval(
                f"SELECT count(*) FROM pg_locks WHERE objid = {holding.LOCK} AND NOT granted"
            ):
                pass
        await administrator.execute(END_HOLDER)
        await waiting
        assert await asyncio.to_thread(first.ended) == 1
    finally:
        await other.close()
    assert "another Hexhaven has taken the database since: this one stops" in first.log_text
    assert "Traceback" not in first.log_text
