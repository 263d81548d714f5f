"""What finished games tell: worked out from their logs in a thread, one game at a time, and kept while in demand."""

import asyncio
import gzip
from collections import OrderedDict
from collections.abc import Callable, Sequence
from typing import Any, Final, TypeVar

import orjson

from app import faults
from app.csvlog import csv_log
from app.problems import Problem, damaged
from app.replay import replay, viewer_of
from app.statistics import first_player, result, statistics
from app.storage.database import StorageDamaged, StorageFailed
from app.storage.events import EventStore, StoredEntry
from app.tables.loading import checked_log
from app.tables.record import TableRecord
from engine.names import Seat

KEPT_FILES: Final = 24
KEPT_RESULTS: Final = 2000

T = TypeVar("T")
Told = Callable[[TableRecord, Sequence[StoredEntry]], T]


class Archive:
    """Finished games never change: what was worked out once may be told again."""

    def __init__(self, store: EventStore) -> None:
        self._store = store
        self._one_at_a_time = asyncio.Semaphore(1)
        self._files: OrderedDict[tuple[str, str], bytes] = OrderedDict()
        self._results: OrderedDict[str, dict[str, Any]] = OrderedDict()

    async def replay(self, table: TableRecord, eyes: str) -> bytes:
        """The game as somebody would have seen it, as gzipped JSON. Raises Problem."""
        viewer_of(eyes, len(table.seats))
        return await self._file(
            table, f"replay {eyes}", lambda table, log: orjson.dumps(replay(table, log, eyes))
        )

    async def statistics(self, table: TableRecord) -> bytes:
        """Its figures, as gzipped JSON. Raises Problem."""
        return await self._file(
            table, "statistics", lambda table, log: orjson.dumps(statistics(table, log))
        )

    async def csv_log(self, table: TableRecord) -> bytes:
        """Its log for spreadsheets, gzipped. Raises Problem."""
        return await self._file(table, "csv", lambda table, log: csv_log(table, log).encode())

    async def result(self, table: TableRecord) -> dict[str, Any]:
        """How it ended, in short. Raises Problem."""
        kept = self._results.get(table.id)
        if kept is None:
            kept = await self._worked_out(table, result)
            _keep(self._results, table.id, kept, KEPT_RESULTS)
        return kept

    async def first_player(self, table: TableRecord) -> Seat:
        """Who began it. Raises Problem."""
        return await self._worked_out(table, first_player)

    async def _file(self, table: TableRecord, what: str, tell: Told[bytes]) -> bytes:
        key = table.id, what
        if (kept := self._files.get(key)) is None:
            kept = await self._worked_out(
                table, lambda table, log: gzip.compress(tell(table, log), compresslevel=6, mtime=0)
            )
            _keep(self._files, key, kept, KEPT_FILES)
        self._files.move_to_end(key)
        return kept

    async def _worked_out(self, table: TableRecord, tell: Told[T]) -> T:
        if table.state != "finished":
            raise Problem(409, "not_over", "That is shown when the game is over.")
        async with self._one_at_a_time:
            try:
                entries = await checked_log(self._store, table)
                return await asyncio.to_thread(tell, table, entries)
            except Exception as error:
                if isinstance(error, StorageFailed) and not isinstance(error, StorageDamaged):
                    raise
                faults.report("archive", error, table=table.code)
                raise damaged(table.code) from error


def _keep(kept: OrderedDict[Any, T], key: Any, value: T, most: int) -> None:
    kept[key] = value
    while len(kept) > most:
        kept.popitem(last=False)
