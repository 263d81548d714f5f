"""The record of a game: closed while it runs, open afterwards, and proof against forgery."""

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest

from app.finished.proof import Verdict, published, verify
from app.problems import Problem
from app.storage.copies import copy
from app.storage.events import DatabaseEventStore
from engine.board_game.compiled_rules import configured
from engine.chance import Recorded, Sealed, commitment, tally
from engine.games import usual_game as game
from engine.record import Record, final
from tests.app.databases import stored_in
from tests.app.house import House, house
from tests.app.players import game_for, people, seated
from tests.app.running import RunningServer
from tests.conftest import StartServer


async def bots_game(
    opened: House, actions: int | None = None, config: dict[str, Any] | None = None
) -> str:
    config = config or game_for(2, **{"victory-points": 8})
    table = await opened.begun(0, bots=2, config=config)
    async with asyncio.timeout(60):
        while table.record.state != "finished":
            if actions and table.live and table.live.version >= actions:
                break
            await asyncio.sleep(0.005)
    return table.record.code


async def verdict(directory: Path, code: str) -> Verdict:
    async with house(directory) as opened:
        table = await opened.found(code)
        return await verify(DatabaseEventStore(opened.database), table.record)


@pytest.fixture(scope="module")
def finished_game(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, str]:
    directory = tmp_path_factory.mktemp("finished")

    async def play() -> str:
        async with house(directory) as opened:
            return await bots_game(opened)

    return directory, asyncio.run(play())


def forged(finished_game: tuple[Path, str], tmp_path: Path, *statements: str) -> Path:
    """A copy of the database in which somebody wrote by hand."""
    copy(finished_game[0] / "hexhaven.sqlite3", tmp_path / "hexhaven.sqlite3")
    with stored_in(tmp_path / "hexhaven.sqlite3") as target:
        for statement in statements:
            assert target.execute(statement).rowcount > 0, statement
        # Who forges a record leaves no digest that tells.
        for name in ("actions", "games"):
            target.execute(f"UPDATE {name} SET digest = NULL")
    return tmp_path


async def test_a_finished_game_verifies(finished_game: tuple[Path, str]):
    directory, code = finished_game
    found = await verdict(directory, code)
    assert found.faults == ()
    assert found.over
    assert found.actions > 30


async def test_whoever_has_the_published_record_can_check_every_roll(
    finished_game: tuple[Path, str],
):
    """As a player would: from the record alone, without this server."""
    directory, code = finished_game
    async with house(directory) as opened:
        table = await opened.found(code)
        record = json.loads(
            json.dumps(await published(DatabaseEventStore(opened.database), table.record))
        )
    seed = bytes.fromhex(record["seed"])
    assert commitment(seed) == record["seal"]
    chance = Sealed(seed, record["nonces"])
    state, _events = game.new_game(configured(record["config"]), chance)
    assert json.loads(json.dumps(chance.outcomes)) == record["start"]["outcomes"]
    before = tally(chance.outcomes)
    for line in record["actions"]:
        action = game.action_from_json(line["action"], line["seat"], state)
        drawn = Sealed(seed, record["nonces"], before)
        before += tally(line["outcomes"])
        again, _events = game.play(state, action, Recorded(line["outcomes"]))
        state, _events = game.play(state, action, drawn)
        assert json.loads(json.dumps(drawn.outcomes)) == line["outcomes"]
        assert game.state_hash(again) == game.state_hash(state)
    assert state.over
    assert game.state_hash(state) == record["actions"][-1]["state_hash"]
    assert game.state_hash(final(Record.from_json(record))) == game.state_hash(state)


ONES = '[{"dice":[1,1]}]'
FIVES = '[{"dice":[5,5]}]'
FIRST_ROLL = "seq = (SELECT min(seq) FROM actions WHERE action LIKE '%RollDice%')"


@pytest.mark.parametrize(
    ("statement", "fault"),
    [
        (
            f"UPDATE actions SET outcomes = iif(outcomes = '{ONES}', '{FIVES}', '{ONES}') WHERE {FIRST_ROLL}",
            "its draws do not come from the sealed seed",
        ),
        ("UPDATE actions SET outcomes = '[]' WHERE seq = 0", "its draws do not come from the sealed seed"),
        ("UPDATE games SET sealed_seed = zeroblob(32)", "the seed is not the one that was sealed"),
        ("UPDATE seats SET nonce = 'other' WHERE seat = 0", "its draws do not come from the sealed seed"),
        ("UPDATE actions SET seat = 1 - seat WHERE seq = 1", "cannot be replayed"),
        ("UPDATE actions SET action = '{\"type\":\"EndTurn\"}' WHERE seq = 2", "cannot be replayed"),
        (
            "UPDATE actions SET action = replace(action, ':', ':1') WHERE seq = 1",
            "action 1 cannot be read",
        ),
        (
            "UPDATE actions SET action = json_set(action, '$.intersection', 53) WHERE seq = 1",
            "action 1: its events differ from the stored ones",
        ),
        (f"UPDATE actions SET events = '[]' WHERE {FIRST_ROLL}", "its events differ from the stored ones"),
        ("UPDATE actions SET state_hash = 'x' WHERE seq = 32", "action 32: its state differs"),
        ("DELETE FROM actions WHERE seq = 7", "the log has holes"),
        ("DELETE FROM actions WHERE seq = (SELECT max(seq) FROM actions)", "which the log contradicts"),
        ("UPDATE games SET config = replace(config, '2025', '1996')", "action"),
    ],
)  # fmt: skip
async def test_a_forged_record_is_found_out(
    finished_game: tuple[Path, str], tmp_path: Path, statement: str, fault: str
):
    directory = forged(finished_game, tmp_path, statement)
    async with house(directory) as opened:
        from app.storage.tables import table_with

        record = await table_with(opened.database, finished_game[1])
        assert record is not None
        found = await verify(DatabaseEventStore(opened.database), record)
    assert found.faults
    assert any(fault in told for told in found.faults), found.faults


async def test_a_record_that_cannot_be_read_is_one_broken_table_and_no_more(
    finished_game: tuple[Path, str], tmp_path: Path
):
    directory = forged(finished_game, tmp_path, "DELETE FROM actions WHERE seq = 7")
    async with house(directory) as opened:
        with pytest.raises(Problem, match="is damaged") as problem:
            await opened.found(finished_game[1])
        assert problem.value.code == "damaged"
        table = await opened.begun(2)
        assert table.live is not None


async def test_the_record_of_a_running_game_stays_closed(tmp_path: Path):
    async with house(tmp_path) as opened:
        code = await bots_game(opened, actions=20)
        table = await opened.found(code)
        with pytest.raises(Problem, match="when the game is over"):
            await published(DatabaseEventStore(opened.database), table.record)


async def test_over_http_the_record_opens_with_the_end_of_the_game(server: RunningServer):
    async with people(server, 1) as [ana]:
        code = await ana.open_table(game_for(2, **{"victory-points": 8}))
        await ana.ask("DELETE", f"tables/{code}/seats/0")
        for seat in (0, 1):
            await ana.ask("POST", f"tables/{code}/seats/{seat}/bot", {})
        async with ana.at(code) as tab:
            await ana.ask("POST", f"tables/{code}/start")
            early = await ana.http.get(f"/api/tables/{code}/record")
            assert (early.status_code, early.json()["code"]) == (409, "not_over")
            while "winner" not in tab.view:
                await tab.read()
        record = await ana.ask("GET", f"tables/{code}/record")
        assert record["seal"] == tab.lobby["seal"]
        assert len(record["actions"]) == tab.version


async def test_the_hosts_commands_show_nothing_of_a_running_game(start_server: StartServer):
    server = start_server(test_seed="always the same")
    async with people(server, 2) as persons:
        code = await seated(server, persons)
        seed = _seed_in(server)
        checked = await asyncio.to_thread(server.run, "verify", code)
        assert (checked.returncode, checked.stdout) == (
            0,
            f"{code} verifies: 0 actions, still running.\n",
        )
        exported = await asyncio.to_thread(server.run, "export", code)
        assert exported.returncode == 1
        assert exported.stdout == ""
        assert "when the game is over" in exported.stderr
        assert seed.hex() not in server.log_text
    unknown = await asyncio.to_thread(server.run, "verify", "ZZZZZ")
    assert (unknown.returncode, unknown.stderr) == (1, "There is no table with the code ZZZZZ.\n")
    strange = await asyncio.to_thread(server.run, "verify", "x y")
    assert (strange.returncode, strange.stderr) == (1, "There is no table with that code.\n")
    told = await asyncio.to_thread(server.run, "check-config")
    assert told.returncode == 0
    assert "always the same" not in told.stdout
    assert f"HEXHAVEN_PORT={server.port}  [set]" in told.stdout


def _seed_in(server: RunningServer) -> bytes:
    with stored_in(server.data / "hexhaven.sqlite3") as connection:
        [(seed,)] = connection.execute("SELECT sealed_seed FROM games").fetchall()
    assert isinstance(seed, bytes)
    return seed


async def test_a_chosen_seed_gives_the_same_dice_again(tmp_path: Path):
    async def start(directory: Path) -> Any:
        async with house(directory, test_seed="chosen") as opened:
            table = await opened.begun(2)
            assert table.live is not None
            return game.state_hash(table.live.state)

    (tmp_path / "a").mkdir()
    (tmp_path / "b").mkdir()
    assert await start(tmp_path / "a") == await start(tmp_path / "b")
