"""Whoever runs the server looks after its tables: lists them, closes lobbies, puts games away and fetches them back."""

import asyncio
import random
import re
from pathlib import Path

import pytest

from app.lobby import rules as lobby
from app.lobby.guest import Guest
from app.problems import Problem
from app.storage import upkeep
from app.tables.connection import ARCHIVED
from tests.app.house import house
from tests.app.players import PATIENCE, Person, game_for, people, seated
from tests.app.running import RunningServer
from tests.app.test_record import bots_game
from tests.conftest import ServerWith


@pytest.fixture(scope="module")
def server(server_with: ServerWith) -> RunningServer:
    """One that soon looks whether a table was closed or put away."""
    return server_with(program="tests.app.impatient_server")


async def command(server: RunningServer, *arguments: str) -> str:
    done = await asyncio.to_thread(server.run, "tables", *arguments)
    assert done.returncode == 0, done.stderr
    return done.stdout


async def refused(server: RunningServer, *arguments: str) -> str:
    done = await asyncio.to_thread(server.run, "tables", *arguments)
    assert done.returncode == 1
    assert "Traceback" not in done.stderr
    return done.stderr


async def test_the_list_shows_what_everybody_at_a_table_knows_and_no_more(server: RunningServer):
    async with people(server, 2) as [ana, ben]:
        waiting = await ana.open_table(game_for(2))
        running = await seated(server, [ben])
        listed = {line.split()[0]: line for line in (await command(server)).splitlines()}
    day = r"\d{4}-\d\d-\d\d \d\d:\d\d"
    assert re.fullmatch(
        rf"{waiting}  {day}  lobby  0 actions  Guest 0’s table  \(Guest 0\)", listed[waiting]
    )
    assert re.fullmatch(
        rf"{running}  {day}  playing  \d+ actions  Guest 1’s table  \(Guest 1, 1 bot\)",
        listed[running],
    )


async def test_who_is_in_a_lobby_learns_that_it_was_closed_and_nobody_starts_it(
    server: RunningServer,
):
    async with people(server, 1) as [ana]:
        code = await ana.open_table(game_for(2))
        await ana.ask("POST", f"tables/{code}/bots", {})
        async with ana.at(code) as tab:
            assert await command(server, "close", code) == f"{code} is closed.\n"
            while tab.lobby["state"] != "closed":
                await tab.until("lobby")
        answer = await ana.post(f"tables/{code}/start")
        assert (answer.status_code, answer.json()["code"]) == (409, "closed")
        assert code not in await command(server)
        assert f"{code}  " in await command(server, "--all")
        verified = await asyncio.to_thread(server.run, "verify", code)
        assert verified.stderr == f"No game has begun at {code}: there is nothing to verify.\n"
        assert "tables close" in await refused(server, "archive", code)
        assert "no table" in await refused(server, "close", "ZZZZZ")


async def test_a_start_that_comes_too_late_is_told_that_the_table_is_closed(tmp_path: Path):
    async with house(tmp_path) as opened:
        table = await opened.begun(1, bots=1)
        record = await opened.registry.create(Guest("g0", "Guest 0"), "", game_for(2), "n0")
        waiting = await opened.found(record.code)
        await waiting.edits.edit(lambda before: lobby.fill_with_bots(before, "g0", "easy"))
        await waiting.edits.edit(lambda before: lobby.set_ready(before, "g0", True))
        await upkeep.close_lobby(opened.database, record.code)
        with pytest.raises(Problem, match="closed") as problem:
            await waiting.edits.start("g0")
        assert problem.value.code == "closed"
        await upkeep.close_lobby(opened.database, table.record.code)
        assert not table.quarantined
        assert (await opened.registry.record_of(table.record.code)).state == "playing"


async def test_a_game_that_is_put_away_is_nowhere_until_it_is_fetched_back(server: RunningServer):
    async with people(server, 1) as [ana]:
        code = await seated(server, [ana], game_for(2))
        assert "tables archive" in await refused(server, "close", code)
        async with ana.at(code) as tab:
            await tab.until("snapshot")
            while not tab.must_act:
                await tab.read()
            reached = await tab.act(tab.some_action(random.Random(1)))
            assert "is archived" in await command(server, "archive", code)
            assert await tab.close_code() == ARCHIVED
            reached = max(reached, tab.version)
        for path in ("", "/record", "/replay"):
            answer = await ana.http.get(f"/api/tables/{code}{path}")
            assert (answer.status_code, answer.json()["code"]) == (410, "archived")
        async with ana.at(code) as tab:
            assert await tab.close_code() == ARCHIVED
        await until_listed(ana, [])
        assert code not in await command(server)
        assert "playing, archived" in await command(server, "list", "--all")
        assert server.run("verify", code).returncode == 0
        await command(server, "unarchive", code)
        await until_listed(ana, [code])
        async with ana.at(code) as tab:
            await tab.until("snapshot")
            assert tab.version >= reached
            while not tab.must_act:
                await tab.read()
            await tab.act(tab.some_action(random.Random(2)))


async def until_listed(person: Person, codes: list[str]) -> None:
    """The list may be a few seconds old."""
    async with asyncio.timeout(PATIENCE):
        while True:
            found = (await person.ask("GET", "tables"))["tables"]
            if [one["code"] for one in found if one["yours"]] == codes:
                return
            await asyncio.sleep(0.05)


async def test_bots_play_no_further_in_a_game_that_is_put_away(tmp_path: Path):
    async with house(tmp_path, bot_delay=0.01) as opened:
        table = await opened.begun(1, bots=1)
        code, live = table.record.code, table.live
        listener = await opened.listener(table, 0)
        assert live is not None
        await upkeep.set_archived(opened.database, code, 1)
        await opened.maintenance.withdraw()
        assert opened.registry.loaded() == {}
        stopped_at = live.version
        [bye] = await listener.messages("bye")
        assert bye["code"] == ARCHIVED
        await opened.maintenance.resume_all()
        assert opened.registry.loaded() == {}
        assert live.version == stopped_at
        with pytest.raises(Problem, match="archived"):
            await opened.found(code)


async def test_a_finished_game_that_is_put_away_is_in_nobodys_history(tmp_path: Path):
    async with house(tmp_path) as opened:
        code = await bots_game(opened)
        assert len((await opened.history.of_all(None, None))["games"]) == 1
        await upkeep.set_archived(opened.database, code, 1)
        assert (await opened.history.of_all(None, None))["games"] == []
        await upkeep.set_archived(opened.database, code, None)
        assert len((await opened.history.of_all(None, None))["games"]) == 1
