"""Backups that the server makes: once a night, checked, in order, and never at the price of an older good one."""

import asyncio
import os
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from pydantic import ValidationError

from app.admin import backup_scheduler, load
from app.admin.backup_files import Backup, backups_of, directory_of, new_name, superfluous
from app.admin.backup_scheduler import LEFT_FREE_BYTES, BackupScheduler, Outcome, Work, in_a_process
from app.admin.hits import Hits
from app.admin.panel import Panel
from app.host.configuration import warnings
from app.problems import Problem
from app.settings import Settings
from app.storage.sqlite import SqliteDatabase
from app.storage.tables import begun_codes
from app.storage.upkeep import set_archived
from tests.app.house import House, house
from tests.app.slices import concede

MONDAY = datetime(2026, 11, 23, 3, 30).astimezone()
"""Half an hour before the backup of the night."""


@dataclass
class Nights:
    """A backup_scheduler whose time the test sets, and whose backups are files with nothing in them."""

    settings: Settings
    backup_scheduler: BackupScheduler
    at: datetime = MONDAY
    outcome: Outcome = ((), "")
    free: int = 10**12
    made: list[Path] = field(default_factory=list)

    @property
    def names(self) -> list[str]:
        """The backups that are kept, the newest first: the day, by the clock here."""
        return [one.at.astimezone().strftime("%d") for one in self.backup_scheduler.listed()]

    async def pass_(self, **time: float) -> None:
        """Let time pass, and look whether a backup is due."""
        self.at += timedelta(**time)
        await self.backup_scheduler.look()


@asynccontextmanager
async def nights(directory: Path, **settings: object) -> AsyncIterator[Nights]:
    chosen = Settings(data=directory, **{"backup_at": "04:00", **settings})  # type: ignore[arg-type]
    async with house(directory) as opened:

        async def make(_work: Work, _settings: Settings, file: Path) -> Outcome:
            if there.outcome[0] is not None:
                await asyncio.to_thread(file.write_bytes, b"backup")
                there.made.append(file)
            return there.outcome

        scheduler_here = BackupScheduler(
            chosen, opened.database, lambda: there.at, make, lambda _directory: there.free
        )
        there = Nights(chosen, scheduler_here)
        yield there


async def test_a_backup_is_made_once_a_night_when_its_time_has_come(tmp_path: Path):
    async with nights(tmp_path) as there:
        await there.pass_(days=1)  # at half past three there is none of the night before
        await there.pass_(minutes=1)
        assert len(there.made) == 1
        await there.pass_(minutes=28)
        assert len(there.made) == 1
        await there.pass_(minutes=1)
        assert len(there.made) == 2
        await there.pass_(hours=20)
        assert len(there.made) == 2
        assert there.names == ["24"], "the newest of the day"


async def test_without_the_setting_the_host_decides_on_the_page(tmp_path: Path):
    async with nights(tmp_path, backup_at="") as there:
        await there.pass_(days=2)
        assert there.names == []
        assert not there.backup_scheduler.fixed
        await there.backup_scheduler.set_nightly(True)
        await there.pass_(days=1)
        assert len(there.names) == 1
        again = BackupScheduler(there.settings, there.backup_scheduler._database)
        assert await again.is_nightly(), "it is remembered"
        await there.backup_scheduler.set_nightly(False)
        await there.pass_(days=1)
        assert len(there.names) == 1


async def test_what_the_setting_asks_for_cannot_be_turned_off_on_the_page(tmp_path: Path):
    async with nights(tmp_path) as there:
        with pytest.raises(Problem, match="HEXHAVEN_BACKUP_AT"):
            await there.backup_scheduler.set_nightly(False)
        assert await there.backup_scheduler.is_nightly()


async def test_a_night_that_the_server_slept_through_is_made_up_for(tmp_path: Path):
    async with nights(tmp_path) as there:
        await there.pass_(hours=1)
        await there.pass_(days=3, hours=10)
        assert len(there.names) == 2


async def test_seven_days_and_four_weeks_are_kept(tmp_path: Path):
    async with nights(tmp_path) as there:
        await there.pass_(hours=1)
        for _ in range(60):
            await there.pass_(days=1)
        kept = [one.at.astimezone().date() for one in there.backup_scheduler.listed()]
        last = there.at.date()
        days = [last - timedelta(days=count) for count in range(7)]
        sundays = [
            day
            for day in (last - timedelta(days=count) for count in range(28))
            if day.weekday() == 6
        ]
        weeks = sorted({last, *sundays}, reverse=True)[:4]
        assert kept == sorted({*days, *weeks}, reverse=True)


async def test_what_somebody_asked_for_is_never_deleted(tmp_path: Path):
    async with nights(tmp_path) as there:
        asked = await there.backup_scheduler.back_up("manual")
        for _ in range(40):
            await there.pass_(days=1)
        assert asked.name in [one.name for one in there.backup_scheduler.listed()]


async def test_no_good_backup_goes_before_a_new_one_is_verified(tmp_path: Path):
    async with nights(tmp_path) as there:
        for _ in range(30):
            await there.pass_(days=1)
        before = there.names
        there.outcome = (None, "The disk is full.")
        with pytest.raises(Problem, match="The disk is full"):
            await there.pass_(days=1)
        assert there.names == before
        there.outcome = (("ABCDE",), "")
        await there.pass_(days=1)
        assert there.names[1:] == before
        newest = there.backup_scheduler.listed()[0]
        assert not newest.verified
        assert (await there.backup_scheduler.failure() or {})["why"].startswith("Not every game")
        there.outcome = ((), "")
        await there.pass_(days=1)
        assert await there.backup_scheduler.failure() is None
        assert there.backup_scheduler.listed()[0].verified


async def test_of_those_that_do_not_verify_the_newest_stays_and_none_is_made_before_the_next_night(
    tmp_path: Path,
):
    async with nights(tmp_path) as there:
        there.outcome = (("ABCDE",), "")
        for _ in range(3):
            await there.pass_(days=1, hours=1)
            await there.pass_(hours=2)
        assert len(there.made) == 3
        [left] = there.backup_scheduler.listed()
        assert not left.verified


async def test_a_damaged_game_that_the_host_has_archived_spoils_no_backup(tmp_path: Path):
    async with nights(tmp_path) as there, house(tmp_path) as opened:
        table = await opened.begun(2)
        there.outcome = ((table.record.code,), "")
        assert not (await there.backup_scheduler.back_up("manual")).verified
        await set_archived(opened.database, table.record.code, 1)
        there.at += timedelta(minutes=1)
        assert (await there.backup_scheduler.back_up("manual")).verified
        assert await there.backup_scheduler.failure() is None


async def test_one_that_failed_is_tried_again_after_an_hour(tmp_path: Path):
    async with nights(tmp_path) as there:
        there.outcome = (None, "The disk is full.")
        with pytest.raises(Problem):
            await there.pass_(hours=1)
        there.outcome = ((), "")
        await there.pass_(minutes=59)
        assert there.names == []
        await there.pass_(minutes=1)
        assert len(there.names) == 1


async def test_after_a_fault_the_header_is_red_and_the_next_one_is_made(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    async with nights(tmp_path) as there:
        looks = 0

        async def look() -> None:
            nonlocal looks
            looks += 1
            if looks == 1:
                raise ZeroDivisionError
            assert (await there.backup_scheduler.failure() or {})["why"].startswith("Error ID: ")
            raise asyncio.CancelledError

        monkeypatch.setattr(there.backup_scheduler, "look", look)
        monkeypatch.setattr(backup_scheduler, "LOOK_SECONDS", 0)
        with pytest.raises(asyncio.CancelledError):
            await there.backup_scheduler.until_canceled()
        assert looks == 2


async def test_none_is_begun_that_would_fill_the_disk(tmp_path: Path):
    async with nights(tmp_path) as there:
        there.free = LEFT_FREE_BYTES
        with pytest.raises(Problem, match="The disk is nearly full") as refused:
            await there.pass_(hours=1)
        assert "Make room on it." in refused.value.text
        assert there.made == []


async def test_a_failed_backup_and_a_full_disk_turn_the_header_red(tmp_path: Path):
    async with nights(tmp_path) as there, house(tmp_path / "other") as opened:
        panel = Panel(there.settings, opened.database, opened.registry, Hits())
        panel.backup_scheduler = BackupScheduler(
            there.settings, opened.database, lambda: there.at, free=lambda _directory: 0
        )
        with pytest.raises(Problem):
            await panel.backup_scheduler.back_up("nightly")
        troubles = (await panel.page())["troubles"]
        assert troubles[0]["kind"] == "backup"
        assert "nearly full" in troubles[0]["why"]


@pytest.mark.parametrize(
    ("free", "troubles"), [(499_999_999, ["disk"]), (500_000_000, []), (None, [])]
)
async def test_less_than_500_mb_on_the_disk_turn_the_header_red(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, free: int | None, troubles: list[str]
):
    monkeypatch.setattr(load, "free_bytes", lambda _directory: free)
    async with house(tmp_path) as opened:
        panel = Panel(Settings(data=tmp_path), opened.database, opened.registry, Hits())
        page = await panel.page()
        assert [one["kind"] for one in page["troubles"]] == troubles
        assert page["storage"].get("free") == free


async def test_what_an_interrupted_one_left_is_cleared_away(tmp_path: Path):
    async with nights(tmp_path) as there:
        directory = directory_of(there.settings)
        directory.mkdir()
        left = directory / "nightly-20261101-040000.sqlite3.abc.part"
        left.write_bytes(b"half")
        await there.pass_(hours=1)
        assert not left.exists()
        assert len(there.names) == 1


def test_files_of_other_names_are_no_backups_of_ours(tmp_path: Path):
    settings = Settings(data=tmp_path)
    directory = directory_of(settings)
    directory.mkdir()
    at = datetime(2026, 11, 28, 4, tzinfo=UTC)
    ours = [new_name("nightly", at), new_name("manual", at, damaged=True)]
    for name in (
        *ours,
        "friday.sqlite3",
        "nightly-x.sqlite3",
        "nightly-20261128-040000.sqlite3.x.part",
    ):
        (directory / name).write_bytes(b"")
    (tmp_path / "hexhaven.sqlite3.schema-0008.20261118-190000").write_bytes(b"")
    found = backups_of(settings)
    assert {one.name for one in found if one.kind != "upgrade"} == set(ours)
    assert [(one.verified, one.at.day) for one in found if one.kind == "upgrade"] == [(False, 18)]


def test_damaged_ones_do_not_count_among_those_kept():
    first = datetime(2026, 11, 1, 4, tzinfo=UTC)
    good = [
        Backup(Path(f"{day}"), "nightly", first + timedelta(days=day), True) for day in range(3)
    ]
    bad = [
        Backup(Path(f"b{day}"), "nightly", first + timedelta(days=9 + day), False)
        for day in range(20)
    ]
    assert superfluous([*good, *bad]) == []


# On PostgreSQL, and the setting


async def test_on_postgresql_the_server_makes_none_and_says_so(tmp_path: Path):
    url = "postgresql://ana@nowhere.invalid/x"
    settings = Settings(data=tmp_path, database_url=url, backup_at="04:00")
    assert [line for line in warnings(settings, {}) if "HEXHAVEN_BACKUP_AT" in line] != []
    async with house(tmp_path) as opened:
        backup_scheduler = BackupScheduler(settings, opened.database)
        await backup_scheduler.until_canceled()
        with pytest.raises(Problem, match="PostgreSQL"):
            await backup_scheduler.back_up("manual")


@pytest.mark.parametrize("wrong", ["4", "24:00", "04:60", "at night"])
def test_a_time_that_is_none_is_refused(wrong: str):
    with pytest.raises(ValidationError, match="not a time of day such as 04:00"):
        Settings(backup_at=wrong)


# Really


async def test_a_backup_is_made_checked_and_restored_while_the_server_runs(tmp_path: Path):
    async with house(tmp_path / "data") as opened:
        table = await opened.begun(2)
        await concede(table)
        settings = Settings(data=tmp_path / "data")
        backup_scheduler = BackupScheduler(settings, opened.database)
        made = await backup_scheduler.back_up("manual")
        assert made.verified
        assert made.path.stat().st_mode & 0o077 == 0
        [shown] = backup_scheduler.listed()
        assert (shown.name, shown.verified) == (made.name, True)
        restored = await backup_scheduler.restore(made.name)
        assert restored.damaged == ()
        assert restored.lines[0] == f"export HEXHAVEN_DATA={restored.directory}"
        copy = SqliteDatabase(restored.directory / "hexhaven.sqlite3")
        there = House(copy, opened.registry, opened.archive)
        assert await codes(there) == await codes(opened) == [table.record.code]
        await copy.close()
        with pytest.raises(Problem, match="no longer there"):
            await backup_scheduler.restore("../hexhaven.sqlite3")


async def codes(opened: House) -> list[str]:
    return await begun_codes(opened.database)


async def test_a_process_that_dies_is_a_failed_backup(tmp_path: Path):
    damaged, why = await in_a_process(ends, Settings(data=tmp_path), tmp_path / "x")
    assert damaged is None
    assert "ended" in why


def ends(_settings: Settings, _file: Path) -> Outcome:
    os._exit(1)
