"""The pace of bots: as the table chose, and never before people have been shown what happened."""

import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path

import pytest

from app.lobby import rules as lobby
from app.lobby.settings import Pace, TableSettings
from app.problems import Problem
from app.tables.pace import LONGEST_SECONDS, TIMES
from app.tables.table import Table
from tests.app.house import Listener, house


class Watched:
    """A table whose newest move takes so many seconds to show, under a clock that stands still until it is set."""

    def __init__(self, table: Table, people: list[Listener]) -> None:
        self.table = table
        self.people = people
        self.time = float(round(table.pace.now()) + 1)
        self.luck = random.Random(1)
        table.pace.now = lambda: self.time

    async def happens(self, seconds: float, monkeypatch: pytest.MonkeyPatch) -> int:
        """Somebody does something that is shown for so long; the version."""
        live = self.table.live
        assert live is not None
        monkeypatch.setattr(live.game, "seconds_to_show", lambda events: seconds)
        (seat,) = live.game.deciding(live.state)
        await self.people[seat].act(self.people[seat].some_action(self.luck))
        return live.version

    def choose(self, pace: Pace) -> None:
        settings = replace(self.table.record.settings, pace=pace)
        self.table.record = replace(self.table.record, settings=settings)


@asynccontextmanager
async def watched(directory: Path) -> AsyncIterator[Watched]:
    async with house(directory) as opened:
        table = await opened.begun(2)
        yield Watched(table, [await opened.listener(table, seat) for seat in range(2)])


async def test_bots_wait_until_what_happened_has_been_shown(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    async with watched(tmp_path) as shown:
        await shown.happens(3.0, monkeypatch)
        assert shown.table.pace.left() == 3.0
        shown.time += 1.0
        await shown.happens(1.5, monkeypatch)
        assert shown.table.pace.left() == 3.5, "one after the other"
        await shown.happens(60.0, monkeypatch)
        assert shown.table.pace.left() == LONGEST_SECONDS


async def test_bots_go_on_once_all_who_are_here_have_seen_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    async with watched(tmp_path) as shown:
        before = await shown.happens(0.0, monkeypatch)
        version = await shown.happens(3.0, monkeypatch)
        for seat in (0, 1):
            shown.table.pace.see(seat, before)
        assert shown.table.pace.left() == 3.0, "they have seen what was before"
        shown.table.pace.see(0, version)
        assert shown.table.pace.left() == 3.0, "one of them still looks"
        shown.table.pace.see(1, version)
        assert shown.table.pace.left() == 0.0


@pytest.mark.parametrize("pace", TIMES)
async def test_the_pace_of_the_table_is_that_of_everything_shown(
    pace: Pace, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    async with watched(tmp_path) as shown:
        shown.choose(pace)
        await shown.happens(2.0, monkeypatch)
        assert shown.table.pace.left() == 2.0 * TIMES[pace]
    assert TIMES["quick"] < TIMES["normal"] < TIMES["relaxed"]


async def test_whoever_sits_at_a_running_table_chooses_the_pace_and_nothing_else(tmp_path: Path):
    async with house(tmp_path) as opened:
        record = (await opened.begun(2)).record
        guest, stranger = record.seats[1].guest, "somebody else"
        assert guest is not None
        assert guest != record.host
        relaxed = {**record.settings.to_json(), "pace": "relaxed"}
        assert lobby.decide(record, guest, relaxed).settings.pace == "relaxed"
        assert lobby.decide(record, record.host, relaxed).settings.pace == "relaxed"
        for asker, wanted in (stranger, relaxed), (guest, {**relaxed, "chat": "off"}):
            with pytest.raises(Problem):
                lobby.decide(record, asker, wanted)
        waiting = replace(record, state="open")
        with pytest.raises(Problem):
            lobby.decide(waiting, guest, relaxed)
        assert lobby.decide(waiting, record.host, relaxed).seats == waiting.seats, (
            "nobody has to agree again"
        )


def test_a_table_has_a_pace():
    assert TableSettings.from_json({}).pace == "normal"
    chosen = TableSettings.from_json({"pace": "relaxed"})
    assert TableSettings.from_json(chosen.to_json()) == chosen
    with pytest.raises(Problem, match="'relaxed', 'normal' or 'quick'"):
        TableSettings.from_json({"pace": "slow"})
