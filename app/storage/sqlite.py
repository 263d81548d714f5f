"""SQLite with group commit: one writer thread commits the work queued during the last fsync, then answers."""

import asyncio
import queue
import sqlite3
import threading
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any, Final, TypeVar

import structlog
from sqlalchemy import URL, Connection, Engine, create_engine, event
from sqlalchemy.exc import DBAPIError, IntegrityError, SQLAlchemyError

from app.storage.causes import cause_of, words_of
from app.storage.database import StorageDamaged, StorageFailed, Work

T = TypeVar("T")

LARGEST_BATCH: Final = 64
READERS: Final = 2
SYNCHRONOUS: Final = "FULL"
"""Commits survive a power cut."""

UNREADABLE: Final = frozenset({sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB})

logger = structlog.get_logger()


def open_engine(file: Path) -> Engine:
    """SQLAlchemy on a SQLite file with its settings, transactions begun by us."""
    engine = create_engine(URL.create("sqlite", database=str(file)))

    @event.listens_for(engine, "connect")
    def prepare(dbapi: Any, _record: Any) -> None:
        dbapi.isolation_level = None
        # Invalid text is read all the same: its digest reveals it, and the rows around it are intact.
        dbapi.text_factory = partial(str, encoding="utf-8", errors="replace")
        for pragma in (
            "journal_mode=WAL",
            f"synchronous={SYNCHRONOUS}",
            "foreign_keys=ON",
            "busy_timeout=10000",
        ):
            dbapi.execute(f"PRAGMA {pragma}").close()

    @event.listens_for(engine, "begin")
    def begin(connection: Connection) -> None:
        writing = connection.get_execution_options().get("writing")
        connection.exec_driver_sql("BEGIN IMMEDIATE" if writing else "BEGIN")

    return engine


@dataclass(slots=True)
class _Job:
    work: Callable[[Connection], Any]
    answer: Future[Any] = field(default_factory=Future)
    result: Any = None
    error: Exception | None = None

    def settle(self) -> None:
        if self.error is not None:
            self.answer.set_exception(self.error)
        else:
            self.answer.set_result(self.result)


class SqliteDatabase:
    """The default: a file in the data directory."""

    def __init__(self, file: Path) -> None:
        self._engine = open_engine(file)
        self._jobs: queue.SimpleQueue[_Job | None] = queue.SimpleQueue()
        self._readers = ThreadPoolExecutor(READERS, thread_name_prefix="sqlite-reader")
        self._writer = threading.Thread(
            target=self._write_until_closed, name="sqlite-writer", daemon=True
        )
        self._closed = False
        self.commits = 0
        self._writer.start()

    async def read(self, work: Work[T]) -> T:
        """Read the last committed state, without waiting for the writer."""
        loop = asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(self._readers, self._read, work)
        except SQLAlchemyError as error:
            raise _failure(error) from error

    def _read(self, work: Work[T]) -> T:
        with self._engine.connect() as connection, connection.begin():
            return work(connection)

    async def write(self, work: Work[T]) -> T:
        """Write: the work is queued, committed together with its neighbors, and answered after the fsync."""
        if self._closed:
            raise StorageFailed("the database is closed")
        job = _Job(work)
        self._jobs.put(job)
        try:
            result: T = await asyncio.wrap_future(job.answer)
        except IntegrityError:
            raise
        except SQLAlchemyError as error:
            raise _failure(error) from error
        return result

    async def close(self) -> None:
        """Commit the queued work, then close."""
        if not self._closed:
            self._closed = True
            self._jobs.put(None)
            await asyncio.get_running_loop().run_in_executor(None, self._writer.join)
            self._readers.shutdown()
            self._engine.dispose()

    def _write_until_closed(self) -> None:
        connection = None
        while (batch := self._take()) is not None:
            live = [job for job in batch if job.answer.set_running_or_notify_cancel()]
            try:
                connection = connection or self._connect()
            except SQLAlchemyError as error:
                for job in live:
                    job.error = error
            else:
                self._commit(connection, live)
            for job in live:
                job.settle()
        if connection is not None:
            connection.close()

    def _connect(self) -> Connection:
        return self._engine.connect().execution_options(writing=True)

    def _take(self) -> list[_Job] | None:
        first = self._jobs.get()
        if first is None:
            return None
        batch = [first]
        while len(batch) < LARGEST_BATCH:
            try:
                job = self._jobs.get_nowait()
            except queue.Empty:
                break
            if job is None:
                self._jobs.put(None)
                break
            batch.append(job)
        return batch

    def _commit(self, connection: Connection, jobs: list[_Job]) -> None:
        """Run a batch in one transaction; if that fails, one for each half, so that a bad job affects no other."""
        try:
            with connection.begin():
                for job in jobs:
                    job.result = job.work(connection)
        except Exception as error:
            if len(jobs) == 1:
                jobs[0].error = error
                return
            middle = len(jobs) // 2
            self._commit(connection, jobs[:middle])
            self._commit(connection, jobs[middle:])
        else:
            self.commits += 1


def _failure(error: SQLAlchemyError) -> StorageFailed:
    """The exception to raise for an error of the database."""
    cause = error.orig if isinstance(error, DBAPIError) else None
    code = getattr(cause, "sqlite_errorcode", 0) & 0xFF
    kind = StorageDamaged if code in UNREADABLE else StorageFailed
    return kind(cause_of(error), words_of(error))
