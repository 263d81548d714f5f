"""A game goes on by the rules of the version that began it (docs/decisions/corrected-rules.md)."""

import json
from pathlib import Path
from typing import cast

import pytest

from app.finished.proof import published, verify
from app.problems import Problem
from app.storage.events import DatabaseEventStore
from app.tables.table import Table
from engine import ENGINE_VERSION, FIRST_ENGINE
from engine.board_game.core.state import State
from engine.record import Record, replay
from tests.app.house import house
from tests.app.test_damage import WITHOUT_DIGESTS, damaged, goes_on, play
from tests.app.test_record import bots_game

BEGUN_BY = "app.tables.record_edits.START"


def state_of(table: Table) -> State:
    assert table.live is not None
    return cast(State, table.live.state)


@pytest.mark.parametrize(
    ("first_line", "engine"), [({}, FIRST_ENGINE), ({"engine": ENGINE_VERSION}, ENGINE_VERSION)]
)
async def test_a_running_game_goes_on_by_the_rules_that_it_began_with(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, first_line: dict[str, int], engine: int
):
    """From its snapshot, and replayed from its first line."""
    with monkeypatch.context() as then:
        then.setattr(BEGUN_BY, first_line)
        async with house(tmp_path) as opened:
            table = await opened.begun(2)
            code = table.record.code
            await play(table, [await opened.listener(table, seat) for seat in (0, 1)], 40)
    (tmp_path / "replayed").mkdir()
    without = damaged(tmp_path, tmp_path / "replayed", code, "DELETE FROM snapshots")
    for directory in (tmp_path, without):
        async with house(directory) as opened:
            table = await opened.found(code)
            assert state_of(table).rules.config.engine == engine
            await goes_on(opened, code)
            found = await verify(DatabaseEventStore(opened.database), table.record)
            assert found.faults == ()


async def test_the_record_of_a_finished_game_says_by_which_rules_it_was_played(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    for first_line, engine in (({}, FIRST_ENGINE), ({"engine": ENGINE_VERSION}, ENGINE_VERSION)):
        monkeypatch.setattr(BEGUN_BY, first_line)
        async with house(tmp_path) as opened:
            table = await opened.found(await bots_game(opened))
            record = await published(DatabaseEventStore(opened.database), table.record)
            assert record["engine"] == engine
            *_, (state, _events) = replay(Record.from_json(json.loads(json.dumps(record))))
            assert state.rules.config.engine == engine


async def test_a_game_of_a_newer_version_says_so_and_is_not_played(tmp_path: Path):
    async with house(tmp_path) as opened:
        code = (await opened.begun(2)).record.code
    newer = f"UPDATE actions SET action = '{{\"engine\": {ENGINE_VERSION + 1}}}' WHERE seq = 0"
    (tmp_path / "newer").mkdir()
    directory = damaged(tmp_path, tmp_path / "newer", code, newer, *WITHOUT_DIGESTS)
    async with house(directory) as opened:
        with pytest.raises(Problem, match="rules that this version does not know"):
            await opened.found(code)
        record = await opened.registry.record_of(code)
        (fault,) = (await verify(DatabaseEventStore(opened.database), record)).faults
        assert f"engine {ENGINE_VERSION + 1}" in fault
