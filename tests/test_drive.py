"""The load driver: it plays whole tables, and notices what must not be."""

import asyncio
import itertools
import json
import random
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any

import pytest
from websockets.asyncio.server import ServerConnection, serve

from benchmarks import drive
from benchmarks.drive import Tab, Table, Tally
from tests.app.running import RunningServer

SNAPSHOT: dict[str, Any] = {"type": "snapshot", "version": 7, "view": {"waiting": {}, "seats": {}}}
PATIENCE = 90


async def test_it_plays_both_games_and_finds_nothing_wrong(
    server: RunningServer, capsys: pytest.CaptureFixture[str]
):
    async with drive.Load([server.base], tables=3) as load:
        part = await load.play(rate=1000, seconds=3600, actions=12)
    drive.report(part)
    tally = part.tally
    assert tally.faults == []
    assert tally.sent == 36 == tally.acknowledged + tally.refused.total()
    assert len(tally.seconds) == tally.acknowledged
    assert len(tally.sizes) >= 2 * tally.acknowledged
    rows = map(json.loads, capsys.readouterr().out.splitlines())
    told = {row["name"]: row["value"] for row in rows}
    assert told["drive.faults"] == 0
    assert told["drive.acknowledged"] == tally.acknowledged


@asynccontextmanager
async def tab_at(handler: Callable[[ServerConnection], Awaitable[None]]) -> AsyncIterator[Tab]:
    """A tab that is open at a server which says what the test wants."""
    async with serve(handler, "127.0.0.1", 0) as fake:
        host, port = next(iter(fake.sockets)).getsockname()
        address = f"http://{host}:{port}"
        table = Table(Tally(), 0, "island", [address], "together", random.Random(1), code="ABCDE")
        tab = Tab(table, 0, itertools.cycle([address]), "")
        async with asyncio.timeout(PATIENCE):
            yield tab
        await tab.leave()


async def until(table: Table, reached: Callable[[], bool]) -> None:
    while not reached():
        table.news.clear()
        await table.news.wait()


async def test_it_says_where_a_version_is_missing():
    async def with_a_gap(socket: ServerConnection) -> None:
        await socket.send(json.dumps(SNAPSHOT))
        await socket.send(json.dumps({"type": "update", "version": 9, "patch": {}}))
        await socket.wait_closed()

    async with tab_at(with_a_gap) as tab:
        await until(tab.table, lambda: tab.version == 9)
        assert tab.table.tally.faults == ["island table ABCDE: 9 came after 7"]


async def test_it_says_where_a_server_has_forgotten_a_version():
    versions = iter((7, 5))

    async def forgetful(socket: ServerConnection) -> None:
        version = next(versions)
        await socket.send(json.dumps(SNAPSHOT | {"version": version}))
        if version == 7:
            await socket.close(1012)
        await socket.wait_closed()

    async with tab_at(forgetful) as tab:
        await until(tab.table, lambda: tab.version == 5)
        assert tab.table.tally.faults == ["island table ABCDE: 7 became 5"]


async def test_a_tab_comes_back_and_repeats_what_was_not_answered():
    asked: list[str] = []

    async def restarts_before_it_answers(socket: ServerConnection) -> None:
        assert socket.request is not None
        asked.append(socket.request.path)
        await socket.send(json.dumps(SNAPSHOT))
        message = json.loads(await socket.recv())
        asked.append(message["request"])
        if len(asked) < 4:
            await socket.close(1012)
            return
        answer = {"type": "ack", "request": message["request"], "version": 8}
        await socket.send(json.dumps(answer))
        await socket.wait_closed()

    async with tab_at(restarts_before_it_answers) as tab:
        await until(tab.table, lambda: tab.version == 7)
        answer = await tab.act("only-once", {"type": "EndTurn"})
        assert answer["version"] == 8
        path = "/api/tables/ABCDE/socket"
        assert asked == [path, "only-once", f"{path}?since=7", "only-once"]
        tally = tab.table.tally
        assert (tally.dropped, tally.recovered, tally.faults) == (1, 1, [])


def test_it_keeps_to_this_machine_unless_told_otherwise():
    with pytest.raises(SystemExit, match="not on this machine"):
        drive.main(["--server", "http://192.0.2.1:8000"])
    drive.only_here(["http://127.0.0.1:8000", "http://localhost:8000", "http://[::1]:8000"])


@pytest.mark.parametrize(
    ("asked", "said"),
    [
        (["--tables", "5000"], "--tables: 5000 is not between 1 and 2000"),
        (["--seconds", "0"], "--seconds: 0.0 is not between 1 and 3600"),
        (["--kill", "1"], "only one of several servers of its own"),
        (["--games", "island,chess"], "chess is none of island, sea, realms"),
    ],
    ids=["tables", "seconds", "kill", "games"],
)
def test_its_load_is_bounded(asked: list[str], said: str, capsys: pytest.CaptureFixture[str]):
    with pytest.raises(SystemExit):
        drive.main(asked)
    assert said in capsys.readouterr().err


def test_several_servers_of_its_own_need_a_database_to_share():
    with pytest.raises(SystemExit, match="--database"):
        drive.main(["--workers", "2"])
