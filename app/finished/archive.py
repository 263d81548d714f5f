"""The archive of finished games: stored when they end, or computed from their logs off the event loop, one game at a time."""

import asyncio
import gzip
import zlib
from collections import deque
from collections.abc import Callable, Sequence
from typing import Any, Final, TypeVar

import orjson
import structlog
from cachetools import LRUCache

from app import faults
from app.finished.csv_log import csv_log
from app.finished.proof import published
from app.finished.replay import replay, viewer_of
from app.finished.statistics import result, statistics
from app.journal.loading import checked_log
from app.lobby.record import TableRecord
from app.offload import offload, unhurried
from app.problems import Problem, damaged
from app.storage import failures
from app.storage.database import Database, StorageDamaged, StorageFailed
from app.storage.digests import RecordBroken
from app.storage.events import DatabaseEventStore, StoredEntry
from app.storage.results import Result, finished_without, put_results, result_of, statistics_of
from app.storage.tables import table_with

KEPT_FILES: Final = 24
REST_FACTOR: Final = 4
"""Rest after each old game, as a multiple of the time it took."""
AGAIN_AFTER_SECONDS: Final = 60.0
"""Seconds until the next try after the database did not answer."""

T = TypeVar("T")
Compute = Callable[[TableRecord, Sequence[StoredEntry]], T]

logger = structlog.get_logger()


class Archive:
    """Replays, statistics and results of finished games. They never change, so a computed one can be sent again."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._store = DatabaseEventStore(database)
        self._one_at_a_time = asyncio.Semaphore(1)
        self._files: LRUCache[tuple[str, str], bytes] = LRUCache(KEPT_FILES)
        self._filling: dict[str, asyncio.Task[tuple[Result, bytes]]] = {}
        self._unfilled: deque[str] = deque()
        self._more = asyncio.Event()
        self.all_filled_in = asyncio.Event()
        """True if every finished game has its figures stored, as far as this server knows."""

    async def record(self, table: TableRecord) -> dict[str, Any]:
        """The whole record. Raises Problem."""
        return await published(self._store, table)

    async def replay(self, table: TableRecord, eyes: str) -> bytes:
        """The replay of a game for one viewer, as gzipped JSON. Raises Problem."""
        viewer_of(eyes, len(table.seats))
        return await self._file(
            table, f"replay {eyes}", lambda table, log: orjson.dumps(replay(table, log, eyes))
        )

    async def statistics(self, table: TableRecord) -> bytes:
        """The statistics of a game, as gzipped JSON. Raises Problem."""
        _only_finished(table)
        stored = await statistics_of(self._database, table.id)
        if stored is not None and _is_whole(stored):
            return stored
        _, figures = await self._fill_in(table)
        return figures

    async def csv_log(self, table: TableRecord) -> bytes:
        """The log of a game as gzipped CSV. Raises Problem."""
        return await self._file(table, "csv", lambda table, log: csv_log(table, log).encode())

    async def result(self, table: TableRecord) -> Result:
        """The result of a game in short. Raises Problem."""
        _only_finished(table)
        stored = await result_of(self._database, table.id)
        if stored is not None:
            return stored
        found, _ = await self._fill_in(table)
        return found

    async def _fill_in(self, table: TableRecord) -> tuple[Result, bytes]:
        """Compute and store what is missing, for a game of an earlier version or one that ended as the server stopped. Runs once for all
        callers, and to its end even if they disconnect."""
        filling = self._filling.get(table.id)
        if filling is None:
            filling = self._filling[table.id] = asyncio.create_task(self._filled_in(table))
            filling.add_done_callback(lambda _: self._filling.pop(table.id))
        return await asyncio.shield(filling)

    async def _filled_in(self, table: TableRecord) -> tuple[Result, bytes]:
        found, figures = await self._computed(table, _everything)
        found = await result_of(self._database, table.id) or found
        await put_results(self._database, table.id, found, figures)
        return found, figures

    def has_ended(self, table: TableRecord) -> None:
        """Have the figures of a game stored soon, unless only bots played."""
        if not any(seat.kind == "person" for seat in table.seats):
            return
        self._unfilled.appendleft(table.code)
        self.all_filled_in.clear()
        self._more.set()

    async def fill_in_until_canceled(self, *, older: bool = True) -> None:
        """Store the figures of finished games: first of older games, newest first, then of each game as it ends. A restart continues where
        this was interrupted. `older`: False if another server may be responsible for the older games (`fill_in_older`)."""
        if older:
            await self.fill_in_older()
        while True:
            while self._unfilled:
                async with unhurried(REST_FACTOR):
                    await self._fill_in_one(self._unfilled.popleft())
            self._more.clear()
            self.all_filled_in.set()
            await self._more.wait()

    async def fill_in_older(self) -> None:
        """Have the figures of older games stored, after those of newer ones."""
        while True:
            try:
                self._unfilled.extend(await finished_without(self._database))
                self.all_filled_in.clear()
                self._more.set()
            except StorageFailed as error:
                failures.report(error, chore="results")
                await asyncio.sleep(AGAIN_AFTER_SECONDS)
            else:
                return

    async def _fill_in_one(self, code: str) -> None:
        try:
            table = await table_with(self._database, code)
            if table is not None and await statistics_of(self._database, table.id) is None:
                await self._fill_in(table)
        except (Problem, RecordBroken, StorageFailed) as error:
            # It is computed on request, or after the next start.
            logger.warning("game.not_filled_in", table=code, why=str(error))

    async def _file(self, table: TableRecord, what: str, compute: Compute[bytes]) -> bytes:
        key = table.id, what
        if (kept := self._files.get(key)) is None:
            kept = await self._computed(table, lambda table, log: _packed(compute(table, log)))
            self._files[key] = kept
        return kept

    async def _computed(self, table: TableRecord, compute: Compute[T]) -> T:
        _only_finished(table)
        async with self._one_at_a_time:
            try:
                entries = await checked_log(self._store, table)
                return await offload(compute, table, entries)
            except Exception as error:
                if isinstance(error, StorageFailed) and not isinstance(error, StorageDamaged):
                    raise
                faults.report("archive", error, table=table.code)
                raise damaged(table.code) from error


def _only_finished(table: TableRecord) -> None:
    if table.state != "finished":
        raise Problem(409, "not_over", "That is available when the game is over.")


def _everything(table: TableRecord, log: Sequence[StoredEntry]) -> tuple[Result, bytes]:
    return result(table, log), _packed(orjson.dumps(statistics(table, log)))


def _packed(plain: bytes) -> bytes:
    return gzip.compress(plain, compresslevel=6, mtime=0)


def _is_whole(packed: bytes) -> bool:
    """Check whether a gzipped file is complete: it ends with a checksum of its content."""
    try:
        gzip.decompress(packed)
    except (OSError, EOFError, zlib.error):
        return False
    return True
