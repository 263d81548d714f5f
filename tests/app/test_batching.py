"""Bots while no one is there: their work is stored by the turn, and anyone there is sent nothing that is not stored."""

import asyncio
from pathlib import Path

import pytest

from app.journal.loading import load_game
from app.problems import Problem
from app.storage.batching import LARGEST_GROUP, BatchingEventStore, WriteConflict
from app.storage.database import StorageFailed
from app.storage.events import DatabaseEventStore, Entry, Line, Stored
from app.storage.sqlite import SqliteDatabase
from app.tables.table import Table
from tests.app.house import House, Listener, house, unreachable
from tests.app.test_storage import GAME, database, entry, store

__all__ = ["database", "store"]


def alone(store: DatabaseEventStore) -> BatchingEventStore:
    """The log of a game at which nobody is."""
    return BatchingEventStore(store, GAME, lambda: False)


async def stored(store: DatabaseEventStore) -> list[str]:
    return [line.request for line in await store.tail(GAME, -1, 1000)]


async def test_a_turn_is_stored_when_the_next_one_begins(store: DatabaseEventStore):
    log = alone(store)
    for number in range(5):
        turn = 2 if number == 3 else None
        answer = await log.append(GAME, number - 1, entry(f"r{number}"), turn=turn)
        assert answer == Stored(number)
    assert await stored(store) == ["r0", "r1", "r2"]
    await log.flush()
    assert await stored(store) == ["r0", "r1", "r2", "r3", "r4"]


async def test_no_group_grows_without_end(store: DatabaseEventStore):
    log = alone(store)
    for number in range(LARGEST_GROUP + 1):
        await log.append(GAME, number - 1, entry(f"r{number}"))
    assert len(await stored(store)) == LARGEST_GROUP


async def test_the_last_line_is_stored_with_all_before_it_and_the_result(
    store: DatabaseEventStore,
):
    log = alone(store)
    await log.append(GAME, -1, entry("r0"))
    await log.append(GAME, 0, entry("r1"), result={"points": [10, 2], "winner": 0})
    assert await stored(store) == ["r0", "r1"]


async def test_where_somebody_is_there_each_line_is_stored_at_once(store: DatabaseEventStore):
    company: list[str] = []
    log = BatchingEventStore(store, GAME, lambda: bool(company))
    await log.append(GAME, -1, entry("r0"))
    company.append("Ana")
    await log.append(GAME, 0, entry("r1"))
    assert await stored(store) == ["r0", "r1"]


async def test_what_reads_sees_what_was_gathered(store: DatabaseEventStore):
    log = alone(store)
    await log.append(GAME, -1, entry("r0"))
    assert [line.request for line in await log.tail(GAME, -1, 10)] == ["r0"]


async def test_a_group_that_waits_is_stored_after_a_while(store: DatabaseEventStore):
    log = alone(store)
    await log.append(GAME, -1, entry("r0"))
    while await stored(store) != ["r0"]:  # noqa: ASYNC110 - as somebody who looks in does
        await asyncio.sleep(0.05)


async def test_what_could_not_be_stored_is_tried_again(
    store: DatabaseEventStore, monkeypatch: pytest.MonkeyPatch
):
    log = alone(store)
    await log.append(GAME, -1, entry("r0"))
    with monkeypatch.context() as broken:
        broken.setattr(store._database, "write", unreachable)
        for _ in range(2):
            with pytest.raises(StorageFailed):
                await log.append(GAME, 0, entry("r1"), turn=2)
    await log.append(GAME, 0, entry("r1"), turn=2)
    await log.flush()
    assert await stored(store) == ["r0", "r1"]


async def test_a_group_whose_answer_was_lost_is_not_stored_twice(
    store: DatabaseEventStore, monkeypatch: pytest.MonkeyPatch
):
    log = alone(store)
    for number in range(2):
        await log.append(GAME, number - 1, entry(f"r{number}"))
    append_group = store.append_group

    async def lost(game: str, group: list[Line]) -> bool:
        await append_group(game, group)
        raise StorageFailed("the connection broke after the commit")

    with monkeypatch.context() as broken:
        broken.setattr(store, "append_group", lost)
        with pytest.raises(StorageFailed):
            await log.flush()
    await log.append(GAME, 1, entry("r2"))
    await log.flush()
    assert await stored(store) == ["r0", "r1", "r2"]


async def test_nothing_is_stored_any_more_after_what_another_server_stored(
    store: DatabaseEventStore,
):
    log = alone(store)
    for number in range(2):
        await log.append(GAME, number - 1, entry(f"r{number}"))
    await store.append(GAME, -1, entry("another"))
    for _ in range(2):
        with pytest.raises(WriteConflict):
            await log.flush()
    with pytest.raises(WriteConflict):
        await log.append(GAME, 1, entry("r2"), turn=2)
    assert await stored(store) == ["another"]


async def bots_at_play(opened: House, until: int) -> Table:
    table = await opened.begun(0, bots=3, config={"seats": 3})
    while table.live is None or table.live.version < until:  # noqa: ASYNC110 - as somebody who looks in does
        await asyncio.sleep(0.001)
    return table


async def last_stored(opened: House, table: Table) -> int:
    log = await DatabaseEventStore(opened.database).tail(table.record.id, -1, 10_000)
    return log[-1].seq


async def test_bots_among_themselves_cost_a_commit_a_turn(tmp_path: Path):
    async with house(tmp_path) as opened:
        assert isinstance(opened.database, SqliteDatabase)
        table = await bots_at_play(opened, 0)
        before = opened.database.commits
        while table.record.state != "finished":  # noqa: ASYNC110 - as somebody who looks in does
            await asyncio.sleep(0.001)
        assert table.live is not None
        assert opened.database.commits - before < table.live.version / 2
        assert await last_stored(opened, table) == table.live.version


async def test_who_comes_sees_only_what_is_stored(tmp_path: Path):
    async with house(tmp_path) as opened:
        table = await bots_at_play(opened, 30)
        for _ in range(10):
            watcher = Listener(table, None)
            async with table.attached(watcher.connection, None):
                log = await last_stored(opened, table)
                assert log >= max(
                    message["version"] for message in await watcher.messages("snapshot")
                )
            await watcher.connection.close()


async def test_what_a_killed_server_had_not_stored_is_played_again(tmp_path: Path):
    """The log ends somewhere in a turn that nobody saw, and the game goes on from there."""
    async with house(tmp_path) as opened:
        table = await bots_at_play(opened, 40)
        loaded = await load_game(DatabaseEventStore(opened.database), table.record)
        assert table.live is not None
        assert 0 < loaded.entries[-1].seq <= table.live.version


async def test_a_table_is_put_away_also_when_its_last_group_cannot_be_stored(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    async with house(tmp_path) as opened:
        table = await opened.begun(1, bots=1)
        await table.game_log._store.append(
            table.record.id, 0, Entry(0, "0:mine", {}, [], [], "a state")
        )
        with monkeypatch.context() as broken:
            broken.setattr(opened.database, "write", unreachable)
            await table.close()


async def test_a_table_that_another_server_played_on_is_read_anew(tmp_path: Path):
    async with house(tmp_path) as opened:
        table = await opened.begun(1, bots=1)
        assert table.live is not None
        written = DatabaseEventStore(opened.database)
        log = table.game_log._store
        await log.append(table.record.id, 0, Entry(0, "0:mine", {}, [], [], "one state"))
        await written.append(table.record.id, 0, Entry(0, "0:other", {}, [], [], "another"))
        with pytest.raises(Problem) as refused:
            await opened.listener(table, 0)
        assert refused.value.code == "storage"
        assert table.quarantined is not None
        assert opened.registry.loaded() == {}
