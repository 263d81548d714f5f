"""Tables of both games that a server of an earlier version has left: what their players see is what they saw then, they play on, and what was
played verifies.

The database and what its players saw are that version's own (tests/app/old_databases/make_of_both_games.py)."""

import asyncio
import gzip
import json
import random
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any, Final

from app.settings import Settings
from tests.app.old_databases.make_of_both_games import next_action
from tests.app.players import Person
from tests.app.running import RunningServer
from tests.conftest import StartServer

OLD = Path(__file__).parent / "old_databases"
MORE: Final = 20
"""Actions that are played at each table."""


async def test_tables_of_both_games_are_what_they_were_and_go_on(
    start_server: StartServer, tmp_path: Path
):
    file = Settings(data=tmp_path / "data").sqlite_file
    file.parent.mkdir()
    file.write_bytes(gzip.decompress((OLD / "schema-0008.sqlite3.gz").read_bytes()))
    told = json.loads(gzip.decompress((OLD / "schema-0008.json.gz").read_bytes()))
    server = start_server()
    people = [Person(server, "one of old") for _ in told["tokens"]]
    for person, token in zip(people, told["tokens"], strict=True):
        person.http.cookies.set("hexhaven", token)
    for name, table in told["tables"].items():
        await goes_on(name, people, table)
        await verifies(server, table["code"])
    for person in people:
        await person.http.aclose()


async def goes_on(name: str, people: list[Person], table: dict[str, Any]) -> None:
    luck = random.Random(name)
    async with AsyncExitStack() as stack:
        tabs = []
        for person, seen in zip(people, table["seen"], strict=False):
            tab = await stack.enter_async_context(person.at(table["code"]))
            await tab.until("snapshot")
            assert tab.version == seen["version"], name
            assert tab.view == seen["view"], name
            if "winner" not in tab.view:  # after the end, the log tells what was hidden
                assert tab.log == seen["log"], name
            tabs.append(tab)
        for _ in range(0 if "winner" in tabs[0].view else MORE):
            mover = next(tab for tab in tabs if tab.must_act)
            version = await mover.act(next_action(table["game"], mover, luck))
            for tab in tabs:
                await tab.catch_up(version)


async def verifies(server: RunningServer, code: str) -> None:
    verified = await asyncio.to_thread(server.run, "verify", code)
    assert verified.returncode == 0, verified.stdout + verified.stderr
