"""A damaged database: nothing that never was is played on, whoever is concerned is told, and the other tables go on."""

import asyncio
import json
import random
import re
import shutil
import sqlite3
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

from app import faults
from app.answers import Played, Refusal
from app.host.tools import all_banned, all_tables, guest_line, in_a_line, set_banned, verify_game
from app.journal.loading import damaged_snapshot, whole_log
from app.problems import Problem
from app.settings import Settings
from app.storage.database import StorageDamaged
from app.storage.events import DatabaseEventStore
from app.storage.opening import NotReady, examine
from engine.games import usual_game as game
from tests.app.databases import stored_in
from tests.app.house import House, Listener, house, whose_turn
from tests.app.players import game_for, people, seated
from tests.app.running import RunningServer
from tests.app.test_record import bots_game
from tests.conftest import StartServer
from tests.forms import LONG

FILE = "hexhaven.sqlite3"
VERSIONS = 67
WITHOUT_DIGESTS = ("UPDATE actions SET digest = NULL", "UPDATE games SET digest = NULL")
"""As a version left a database that knew none."""


async def play(table: Any, listeners: list[Listener], actions: int) -> None:
    luck = random.Random(5)
    for _ in range(actions):
        mover = whose_turn(table, listeners)
        assert isinstance(await mover.act(mover.some_action(luck)), Played)


@pytest.fixture(scope="module")
def two_games(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, str, str, str]:
    """A directory with two games that go on; their codes, and the hash of the first one's state."""
    directory = tmp_path_factory.mktemp("two-games")

    async def made() -> tuple[str, str, str]:
        async with house(directory) as opened:
            codes = []
            for actions in (VERSIONS, 5):
                table = await opened.begun(2)
                await play(table, [await opened.listener(table, seat) for seat in (0, 1)], actions)
                codes.append(table.record.code)
            first = await opened.found(codes[0])
            assert first.live is not None
            return codes[0], codes[1], game.state_hash(first.live.state)

    return directory, *asyncio.run(made())


@pytest.fixture(scope="module")
def finished(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, str]:
    directory = tmp_path_factory.mktemp("finished")

    async def made() -> str:
        async with house(directory) as opened:
            return await bots_game(opened)

    return directory, asyncio.run(made())


def damaged(source: Path, target: Path, code: str, *statements: str) -> Path:
    """A copy in which something happened to what is stored of one table."""
    shutil.copy(source / FILE, target / FILE)
    with stored_in(target / FILE) as connection:
        game_id = connection.execute("SELECT id FROM games WHERE code = ?", [code]).fetchone()[0]
        for statement in statements:
            changed = connection.execute(statement.replace("GAME", f"'{game_id}'"))
            assert changed.rowcount > 0, statement
    return target


@pytest.fixture
def reported(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The faults that are reported."""
    heard: list[str] = []
    really = faults.report

    def report(what: str, error: BaseException, **where: object) -> str:
        heard.append(what)
        return really(what, error, **where)

    monkeypatch.setattr(faults, "report", report)
    return heard


async def goes_on(opened: House, code: str) -> None:
    table = await opened.found(code)
    listeners = [await opened.listener(table, seat) for seat in (0, 1)]
    for listener in listeners:
        listener.requests = 1000
    await play(table, listeners, 3)


async def test_one_wrong_digit_in_a_snapshot_is_not_played_on(
    two_games: tuple[Path, str, str, str], tmp_path: Path, reported: list[str]
):
    """In each part of the state in turn: the game is replayed from its log."""
    source, code, _, state_hash = two_games
    with stored_in(source / FILE) as connection:
        [text] = connection.execute("SELECT state FROM snapshots WHERE seq = 64").fetchone()
    state, tried = json.loads(text), 0
    for part in state:
        whole = json.dumps(state[part])
        if (digit := re.search(r"\d", whole)) is None:
            continue
        at = digit.start()
        # One more, and nothing that JSON could refuse.
        wrong = json.loads(f"{whole[:at]}{int(digit[0]) % 9 + 1}{whole[at + 1 :]}")
        changed = json.dumps({**state, part: wrong}).replace("'", "''")
        (tmp_path / part).mkdir()
        statement = f"UPDATE snapshots SET state = '{changed}' WHERE game_id = GAME AND seq = 64"
        damaged(source, tmp_path / part, code, statement)
        async with house(tmp_path / part) as opened:
            reported.clear()
            table = await opened.found(code)
            assert table.live is not None
            assert game.state_hash(table.live.state) == state_hash, part
            assert reported == ["snapshot"], part
        tried += 1
    assert tried > 10


async def test_a_snapshot_of_moves_made_since_the_log_was_read_is_not_called_damaged(
    two_games: tuple[Path, str, str, str], tmp_path: Path
):
    """Whoever verifies a game that goes on reads its log before its newest snapshot."""
    source, code, _, _ = two_games
    shutil.copy(source / FILE, tmp_path / FILE)
    async with house(tmp_path) as opened:
        store, table = DatabaseEventStore(opened.database), (await opened.found(code)).record
        entries = await whole_log(store, table.id)
        snapshot = await store.snapshot(table.id)
        assert snapshot is not None
        for read in (entries, entries[: snapshot.seq]):
            assert await damaged_snapshot(store, table, read) is None


@pytest.mark.parametrize(
    "change",
    [
        "actions SET action = replace(action, ':', ':1') WHERE game_id = GAME AND seq = 3",
        "actions SET outcomes = replace(outcomes, '1', '2') WHERE game_id = GAME AND seq = 0",
        "actions SET events = replace(events, '1', '2') WHERE game_id = GAME AND seq = 0",
        "actions SET events = CAST(x'5bff5d' AS TEXT) WHERE game_id = GAME AND seq = 9",
        "actions SET outcomes = x'5b5d' WHERE game_id = GAME AND seq = 9",
        "actions SET state_hash = 'x' || substr(state_hash, 2) WHERE game_id = GAME AND seq = 32",
        "actions SET at = at + 1 WHERE game_id = GAME AND seq = 40",
        "actions SET seat = 1 - seat WHERE game_id = GAME AND seq = 40",
        "actions SET digest = 'x' WHERE game_id = GAME AND seq = 66",
        "actions SET seq = 1066 WHERE game_id = GAME AND seq = 66",
        "actions SET game_id = 'x' WHERE game_id = GAME AND seq = 5",
        "actions SET game_id = 'x' WHERE game_id = GAME",
        "games SET config = replace(config, '2025', '2024') WHERE id = GAME",
        "games SET config = '{' WHERE id = GAME",
        "games SET settings = CAST(x'5bff5d' AS TEXT) WHERE id = GAME",
        "games SET sealed_seed = 'x' WHERE id = GAME",
        "games SET seal = 'x' WHERE id = GAME",
        "seats SET nonce = 'n' WHERE game_id = GAME AND seat = 0",
        "seats SET game_id = 'x' WHERE game_id = GAME",
    ],
)
async def test_a_wrong_byte_in_the_log_closes_that_table_and_no_other(
    two_games: tuple[Path, str, str, str], tmp_path: Path, change: str, reported: list[str]
):
    source, code, other, _ = two_games
    directory = damaged(source, tmp_path, code, f"UPDATE {change}")
    async with house(directory) as opened:
        for _ in range(2):
            with pytest.raises(Problem, match=f"hexhaven verify {code}") as problem:
                await opened.found(code)
            assert (problem.value.status, problem.value.code) == (409, "damaged")
        assert reported == ["load"], "it is read, and reported, once"
        await goes_on(opened, other)
        await opened.maintenance.resume_all()
        await opened.maintenance.look_for_damage()


async def test_a_log_without_digests_is_played_again_once_and_has_them_then(
    two_games: tuple[Path, str, str, str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    source, code, _, state_hash = two_games
    directory = damaged(source, tmp_path, code, *WITHOUT_DIGESTS)
    async with house(directory) as opened:
        table = await opened.found(code)
        assert table.live is not None
        assert game.state_hash(table.live.state) == state_hash
        assert all(
            line.proved
            for line in await DatabaseEventStore(opened.database).tail(table.record.id, -1, 99)
        )
    monkeypatch.delattr("app.journal.loading.lines")
    async with house(directory) as opened:
        await goes_on(opened, code)
    with stored_in(directory / FILE) as connection:
        there = connection.execute("SELECT digest IS NOT NULL FROM games WHERE code = ?", [code])
        assert there.fetchone() == (1,)


@pytest.mark.parametrize(
    "change",
    [
        "outcomes = replace(outcomes, '1', '2') WHERE seq = 0",
        "events = '[]' WHERE seq = 9",
        "state_hash = 'x' WHERE seq = 32",
        "seat = 1 - seat WHERE seq = 40",
        'action = \'{"type":"EndTurn"}\' WHERE seq = 1',
    ],
)
async def test_without_digests_a_line_has_to_be_what_happens_when_it_is_played(
    two_games: tuple[Path, str, str, str], tmp_path: Path, change: str
):
    source, code, _, _ = two_games
    wrong = f"UPDATE actions SET {change} AND game_id = GAME"
    directory = damaged(source, tmp_path, code, wrong, *WITHOUT_DIGESTS)
    async with house(directory) as opened:
        with pytest.raises(Problem, match=f"hexhaven verify {code}"):
            await opened.found(code)


@pytest.mark.parametrize(
    "statements",
    [
        ("UPDATE actions SET outcomes = replace(outcomes, '1', '2') WHERE seq = 0",),
        # What an earlier version played by rules of its own.
        ("UPDATE actions SET outcomes = '[]' WHERE seq = 0", *WITHOUT_DIGESTS),
        ("DELETE FROM actions WHERE seq = 7",),
        ("DELETE FROM actions WHERE seq = (SELECT max(seq) FROM actions)",),
        # The line of a snapshot has a hash of its state, as the last line of a game has.
        ("DELETE FROM snapshots", "DELETE FROM actions WHERE seq > 32"),
        ("DELETE FROM actions",),
    ],
)
async def test_a_finished_game_that_cannot_be_played_again_says_so_everywhere(
    finished: tuple[Path, str], tmp_path: Path, statements: tuple[str, ...]
):
    """But for what it came to, where that was stored when it ended."""
    source, code = finished
    forgotten = "DELETE FROM results WHERE game_id = GAME"
    async with house(damaged(source, tmp_path, code, forgotten, *statements)) as opened:
        record, archive = await opened.registry.record_of(code), opened.archive
        for told in (
            archive.replay(record, "all"),
            archive.statistics(record),
            archive.csv_log(record),
            archive.result(record),
            opened.found(code),
        ):
            with pytest.raises(Problem) as problem:
                await told
            assert (problem.value.status, problem.value.code) == (409, "damaged")
        [past] = (await opened.history.of_all(None, None))["games"]
        assert past["code"] == code
        assert "at" not in past


async def test_damage_that_comes_to_light_in_play_sends_everybody_away_with_the_reason(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    async def unreadable(_work: Any) -> Any:
        raise StorageDamaged("DatabaseError")

    async with house(tmp_path) as opened:
        table, other = await opened.begun(2), await opened.begun(2)
        listeners = [await opened.listener(table, seat) for seat in (0, 1)]
        beside = [await opened.listener(other, seat) for seat in (0, 1)]
        mover = whose_turn(table, listeners)
        with monkeypatch.context() as broken:
            broken.setattr(opened.database, "write", unreadable)
            answer = await mover.act(mover.some_action(random.Random(1)))
        assert isinstance(answer, Refusal)
        assert answer.code == "damaged"
        for listener in listeners:
            [bye] = await listener.messages("bye")
            assert bye["code"] == 4008
            assert f"hexhaven verify {table.record.code}" in bye["text"]
        await play(other, beside, 3)
        # Mended meanwhile, it is read anew and goes on.
        again = await opened.found(table.record.code)
        assert again is not table
        await goes_on(opened, table.record.code)


# The real server, on a file with unreadable pages


def spoil_a_page(file: Path, needle: bytes) -> None:
    """Make the page of a table that holds this unreadable."""
    content = bytearray(file.read_bytes())
    size = int.from_bytes(content[16:18], "big")
    is_leaf = [start for start in range(size, len(content), size) if content[start] == 0x0D]
    [page] = [start for start in is_leaf if needle in content[start : start + size]]
    content[page : page + 8] = b"\xff" * 8
    file.write_bytes(content)


async def told_in_log(server: RunningServer, *words: str) -> None:
    for _ in range(3000):
        if any(all(word in line for word in words) for line in server.log_text.splitlines()):
            return
        await asyncio.sleep(0.02)
    raise AssertionError(server.log_text)


async def test_a_server_says_which_table_cannot_be_read_and_serves_the_others(
    start_server: StartServer,
):
    server = start_server(log_format="json")
    async with people(server, 2) as [ana, ben]:
        codes = [await seated(server, [ana], game_for(2))]
        luck = random.Random(2)
        async with ana.at(codes[0]) as tab:
            await tab.until("snapshot")
            while tab.version < 60:
                while not tab.must_act:
                    await tab.read()
                await tab.act(tab.some_action(luck), request=f"mine-{tab.version}-")
        codes.append(await seated(server, [ana], game_for(2)))
        without_bots = await seated(server, [ana, ben])
        server.stop()
        with stored_in(server.data / FILE) as connection:
            connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
            [request] = connection.execute(
                "SELECT request FROM actions JOIN games ON games.id = game_id"
                " WHERE code = ? AND seat = 0 AND seq BETWEEN 20 AND 40 ORDER BY seq LIMIT 1",
                [codes[0]],
            ).fetchone()
            connection.execute(
                "UPDATE actions SET at = at + 1 WHERE game_id = (SELECT id FROM games WHERE code = ?)",
                [without_bots],
            )
            connection.commit()
            connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        spoil_a_page(server.data / FILE, request.encode())
        await asyncio.to_thread(server.start)
        await told_in_log(server, "game.not_resumed", codes[0])
        await told_in_log(server, "table.damaged", without_bots, "action 0 is not as it was stored")
        for _ in range(2):
            answer = await ana.http.get(f"/api/tables/{codes[0]}")
            assert (answer.status_code, answer.json()["code"]) == (409, "damaged")
        async with ana.at(codes[0]) as tab:
            assert await tab.close_code() == 4008
        assert (await ana.http.get(f"/t/{codes[0]}")).status_code == 200
        assert {one["code"] for one in (await ana.ask("GET", "tables"))["tables"]} == {
            *codes,
            without_bots,
        }
        async with ana.at(codes[1]) as tab:
            await tab.until("snapshot")
            while not tab.must_act:
                await tab.read()
            await tab.act(tab.some_action(luck))
        for command in ("verify", "export"):
            done = await asyncio.to_thread(server.run, command, codes[0])
            assert done.returncode == 1
            assert "Traceback" not in done.stderr
        assert f"{codes[0]} is damaged" in server.run("verify", codes[0]).stderr
        assert server.run("verify", codes[1]).returncode == 0


@pytest.mark.parametrize(
    "statement",
    [
        "UPDATE actions SET outcomes = '[' WHERE seq = 3",
        "UPDATE actions SET events = CAST(x'ff' AS TEXT) WHERE seq = 3",
        "UPDATE actions SET events = 7 WHERE seq = 3",
        "DELETE FROM actions",
        "UPDATE games SET sealed_seed = 1",
        "UPDATE games SET config = '[]'",
        "UPDATE seats SET seat = 9 WHERE seat = 0",
        "UPDATE snapshots SET state = '{}'",
        None,
    ],
)
def test_the_hosts_commands_answer_with_a_sentence_whatever_is_damaged(
    finished: tuple[Path, str], tmp_path: Path, statement: str | None
):
    source, code = finished
    if statement is None:
        (tmp_path / FILE).write_bytes(b"no database at all" * 1000)
    else:
        damaged(source, tmp_path, code, statement)
    server = RunningServer(tmp_path)
    commands = [["verify", code], ["export", code]]
    if LONG or statement is None:
        commands.append(["export", "--csv", code])  # reads what the other one reads
    if statement is not None and "snapshots" in statement:
        del commands[1:]  # a record needs none
    for command in commands:
        done = server.run(*command)
        assert done.returncode == 1, (command, done)
        assert "Traceback" not in done.stdout + done.stderr
        assert len(done.stderr.strip().splitlines()) == 1


STRANGE = ("x'ff00'", "CAST(x'ff' AS TEXT)", "'[]'", "99999999999999999", "1e300", "NULL")
"""Values that a damaged column may hold: SQLite checks no types."""


@pytest.mark.parametrize("table", ["guests", "games", "seats", "actions", "snapshots"])
def test_a_damaged_value_ends_no_command_in_a_traceback(
    two_games: tuple[Path, str, str, str], tmp_path: Path, table: str
):
    """Each column in turn, in a row of the table: a command answers, or says what is damaged."""
    source, code, _, _ = two_games
    file, settings = tmp_path / FILE, Settings(data=tmp_path)
    shutil.copy(source / FILE, file)
    with stored_in(file) as connection:
        connection.execute("INSERT INTO guests VALUES ('g0', 'hash', 'Ben', 1, 2)")
        connection.commit()
        columns = [row[1] for row in connection.execute(f"PRAGMA table_info({table})")]
    whole, tried = file.read_bytes(), 0
    for column in columns:
        for value in STRANGE if LONG or table in ("guests", "seats") else STRANGE[:4:3]:
            file.write_bytes(whole)
            with suppress(sqlite3.IntegrityError), stored_in(file) as connection:
                connection.execute(
                    f"UPDATE {table} SET {column} = {value} WHERE rowid = (SELECT min(rowid) FROM {table})"
                )
                tried += 1
            for work in (listed, banned, lambda it: verify_game(it, code), examine):
                with suppress(Problem, NotReady):
                    asyncio.run(work(settings))
    assert tried > len(columns)


async def listed(settings: Settings) -> None:
    for table in await all_tables(settings, True):
        assert in_a_line(table)


async def banned(settings: Settings) -> None:
    for guest in await all_banned(settings):
        assert guest_line(guest)
    await set_banned(settings, "Ben", False)
