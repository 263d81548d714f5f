"""Makes backups while the server runs: when the host's page asks for one, and every night. Each is made, checked and restored in a
process of its own that yields to the games."""

import asyncio
import os
import shlex
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from datetime import datetime, time, timedelta
from pathlib import Path
from typing import Any, Final

import structlog

from app import faults
from app.admin.backup_files import (
    Backup,
    Kind,
    backups_of,
    damaged_before,
    directory_of,
    new_name,
    superfluous,
)
from app.admin.load import file_bytes, free_bytes
from app.clock import now
from app.problems import Problem
from app.program_name import program
from app.settings import Settings
from app.storage import failures, host_state
from app.storage.database import Database, StorageFailed
from app.storage.host_state import FAILED, NIGHTLY
from app.storage.opening import NotReady
from app.storage.upkeep import withdrawn
from app.tables.bots.process import ProcessDied, ThinkingProcess

USUAL_TIME: Final = time(4)
LOOK_SECONDS: Final = 60.0
AGAIN_AFTER: Final = timedelta(hours=1)
"""The time after a failure until the next backup of that night is tried."""
LEFT_FREE_BYTES: Final = 200 * 1000 * 1000
"""Space that a backup leaves on the disk, because games are stored there too."""
NICE: Final = 10

Outcome = tuple[tuple[str, ...] | None, str]
"""The codes of games that do not verify and None; or None and the reason why there is no backup."""
Work = Callable[[Settings, Path], Outcome]
logger = structlog.get_logger()


def local_now() -> datetime:
    """The time of day here."""
    return datetime.now().astimezone()


def _backed_up(settings: Settings, file: Path) -> Outcome:
    from app.backups import back_up

    return _in_the_background(lambda: back_up(settings, file).damaged)


def _restored(settings: Settings, source: Path) -> Outcome:
    from app.backups import restore

    return _in_the_background(lambda: restore(settings, source, replace=False).damaged)


def _in_the_background(work: Callable[[], tuple[str, ...]]) -> Outcome:
    os.nice(NICE)
    os.umask(0o077)
    try:
        return work(), ""
    except Problem as problem:
        return None, problem.text
    except NotReady as error:
        return None, str(error)


async def in_a_process(work: Work, settings: Settings, file: Path) -> Outcome:
    """Do the work in another process."""
    process = ThinkingProcess()

    def whole() -> Outcome:
        process.begin()
        try:
            outcome: Outcome = process.ask(work, settings, file)
            return outcome
        finally:
            process.end()

    try:
        return await asyncio.to_thread(whole)
    except ProcessDied as died:
        return None, f"The process that made it ended ({died})."
    except asyncio.CancelledError:
        process.kill()
        raise


@dataclass(frozen=True, slots=True)
class Restored:
    """The place where a backup was restored, and the lines that start a server there."""

    directory: Path
    lines: tuple[str, str]
    damaged: tuple[str, ...]


class BackupScheduler:
    """The backups of one server."""

    def __init__(
        self,
        settings: Settings,
        database: Database,
        clock: Callable[[], datetime] = local_now,
        elsewhere: Callable[[Work, Settings, Path], Awaitable[Outcome]] = in_a_process,
        free: Callable[[Path], int | None] = free_bytes,
    ) -> None:
        """`elsewhere` does the work in another process; `free` measures the free space in a directory."""
        self._settings = settings
        self._database = database
        self._clock = clock
        self._elsewhere = elsewhere
        self._free = free
        self._busy = asyncio.Lock()
        self._failed_at: datetime | None = None
        self.restored: Restored | None = None
        """The last backup that was restored on the host's page since the start of the server."""

    @property
    def possible(self) -> bool:
        """True if the server can make backups itself: PostgreSQL has its own tools."""
        return not self._settings.database_url

    @property
    def running(self) -> bool:
        """True while a backup is being made or restored."""
        return self._busy.locked()

    @property
    def fixed(self) -> bool:
        """True if a setting asks for nightly backups, so that the page cannot turn them off."""
        return bool(self._settings.backup_at)

    @property
    def time(self) -> time:
        """The time of day for nightly backups."""
        return time.fromisoformat(self._settings.backup_at) if self.fixed else USUAL_TIME

    async def is_nightly(self) -> bool:
        """True if a backup is made every night."""
        return self.possible and (
            self.fixed or bool(await host_state.value_of(self._database, NIGHTLY))
        )

    async def set_nightly(self, wanted: bool) -> None:
        """Switch nightly backups on or off. Raises Problem."""
        self._refuse_impossible()
        if self.fixed and not wanted:
            text = "HEXHAVEN_BACKUP_AT asks for a backup every night: change that setting instead."
            raise Problem(409, "not_now", text)
        await host_state.put(self._database, NIGHTLY, wanted)

    async def failure(self) -> dict[str, Any] | None:
        """The time and reason of the last backup's failure; None if it did not fail."""
        found: dict[str, Any] | None = await host_state.value_of(self._database, FAILED)
        return found

    def listed(self) -> list[Backup]:
        """All backups, the newest first."""
        return backups_of(self._settings) if self.possible else []

    # Making backups

    async def back_up(self, kind: Kind) -> Backup:
        """Make a backup and check it; forget superfluous ones only after that. Raises Problem."""
        self._refuse_impossible()
        if self._busy.locked():
            raise Problem(409, "not_now", "A backup is being made already: wait until it is done.")
        async with self._busy:
            began = self._clock()
            try:
                backup = await self._made(kind, began)
            except Problem as problem:
                await self._note_failure(problem.text)
                raise
            seconds = round((self._clock() - began).total_seconds(), 1)
            if not backup.verified:
                await self._note_failure(
                    "Not every game in it verifies: `hexhaven backup` names those that do not. Once you have archived them, "
                    "a backup counts as verified if all others do."
                )
                await asyncio.to_thread(self._forget, damaged_before(backup, self.listed()))
                return backup
            kilobytes = -(-backup.size // 1000)
            logger.info("backup.verified", file=backup.name, kilobytes=kilobytes, seconds=seconds)
            self._failed_at = None
            await host_state.drop(self._database, FAILED)
            if kind == "nightly":
                await asyncio.to_thread(self._forget, superfluous(self.listed()))
            return backup

    async def _made(self, kind: Kind, at: datetime) -> Backup:
        directory = directory_of(self._settings)
        await asyncio.to_thread(self._prepare, directory)
        file = directory / new_name(kind, at)
        damaged, why = await self._elsewhere(_backed_up, self._settings, file)
        if damaged is None:
            raise Problem(503, "storage", why)
        _, known = await withdrawn(self._database, [], list(damaged))
        damaged = tuple(code for code in damaged if code not in known)
        if damaged:
            file = file.rename(directory / new_name(kind, at, damaged=True))
        return Backup(file, kind, at, verified=not damaged)

    def _prepare(self, directory: Path) -> None:
        try:
            directory.mkdir(mode=0o700, exist_ok=True)
            for left in directory.glob("*.part*"):
                left.unlink(missing_ok=True)  # of a server that ended in the middle
        except OSError as error:
            text = f"{directory} cannot be used: {(error.strerror or str(error)).lower()}."
            raise Problem(503, "storage", text) from error
        self._refuse_full(directory)

    def _refuse_full(self, directory: Path) -> None:
        free, needed = self._free(directory), file_bytes(self._settings.sqlite_file)
        if free is not None and free < needed + LEFT_FREE_BYTES:
            raise Problem(
                503,
                "storage",
                f"The disk is nearly full: a backup needs {_megabytes(needed)} MB and leaves {_megabytes(LEFT_FREE_BYTES)} MB free "
                f"for the games, but only {_megabytes(free)} MB are left. Make room on it.",
            )

    def _forget(self, backups: list[Backup]) -> None:
        for one in backups:
            try:
                one.path.unlink(missing_ok=True)
            except OSError as error:
                logger.warning("backup.not_deleted", file=one.name, why=error.strerror)
            else:
                logger.info("backup.deleted", file=one.name)

    async def _note_failure(self, why: str) -> None:
        logger.error("backup.failed", why=why)
        self._failed_at = self._clock()
        try:
            await host_state.put(self._database, FAILED, {"at": now(), "why": why})
        except StorageFailed as error:
            failures.report(error, chore="backup")

    def _refuse_impossible(self) -> None:
        if not self.possible:
            text = "The games are in PostgreSQL, which has its own commands for backups: see docs/hosting.md."
            raise Problem(409, "postgresql", text)

    # Nightly backups

    async def until_canceled(self) -> None:
        """Make a backup every night. A backup that was missed because the server was not running is made at the next start."""
        while self.possible:
            try:
                await self.look()
            except Problem:
                pass  # it is in the log, and on the host's page
            except StorageFailed as error:
                failures.report(error, chore="backup")
            except Exception as error:
                await self._note_failure(f"Error ID: {faults.report('backup', error)}.")
            await asyncio.sleep(LOOK_SECONDS)

    async def look(self) -> None:
        """Make the backup of the last night if it is due and missing. Raises Problem."""
        at = self._clock()
        if self._failed_at is not None and at - self._failed_at < AGAIN_AFTER:
            return
        if self.running or not await self.is_nightly():
            return
        due = datetime.combine(at.date(), self.time, at.tzinfo)
        if due > at:
            due -= timedelta(days=1)
        made = [one.at for one in self.listed() if one.kind == "nightly"]
        if not made or max(made) < due:
            await self.back_up("nightly")

    # Restoring

    async def restore(self, name: str) -> Restored:
        """Restore a backup into a new directory next to the database, where nothing uses it. Raises Problem."""
        self._refuse_impossible()
        source = next((one for one in self.listed() if one.name == name), None)
        if source is None:
            raise Problem(404, "no_such_file", "That backup is no longer there.")
        if self._busy.locked():
            raise Problem(409, "not_now", "A backup is being made already: wait until it is done.")
        async with self._busy:
            await asyncio.to_thread(self._refuse_full, self._settings.data)
            stamp = self._clock().strftime("%Y%m%d-%H%M%S")
            directory = self._settings.data.absolute() / f"restored-{stamp}"
            there = self._settings.model_copy(update={"data": directory})
            damaged, why = await self._elsewhere(_restored, there, source.path)
            if damaged is None:
                logger.error("backup.not_restored", file=name, why=why)
                raise Problem(503, "storage", why)
            logger.info("backup.restored", file=name, directory=directory.name)
            lines = (f"export HEXHAVEN_DATA={shlex.quote(str(directory))}", f"{program()} serve")
            self.restored = Restored(directory, lines, damaged)
            return self.restored


def _megabytes(count: int) -> int:
    return round(count / 1_000_000)
