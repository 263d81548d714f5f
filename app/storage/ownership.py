"""Owners of tables: a table is open in the worker whose session in PostgreSQL holds the table's advisory lock.

The lock is gone with the session, however the worker ended, and the name of the session is the worker's address. The lock keeps two workers
from doing the same work; that none of it is stored twice is ensured by the primary key of the log (docs/decisions/several-workers.md)."""

import asyncio
import string
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import Any, Final, Protocol

from sqlalchemy import Connection, text

from app.storage.database import Database, NotHeld, StorageFailed
from app.storage.holding import END_DATA, Hold, data_name, generation

TABLES: Final = 0x48585442
"""The first key of the locks of tables; the second one is the code."""
CHORES: Final = 0x48584348
ANSWER_SECONDS: Final = 2.0
"""The longest wait of a request for a table's owner: other servers may know it."""
DIGITS: Final = string.digits + string.ascii_uppercase

TAKE: Final = text("SELECT pg_try_advisory_lock(:kind, :number)")
GIVE_BACK: Final = text("SELECT pg_advisory_unlock(:kind, :number)")
GIVE_ALL_BACK: Final = text("SELECT pg_advisory_unlock_all()")
WHO_HAS: Final = text(
    """SELECT pid, application_name AS name FROM pg_locks JOIN pg_stat_activity USING (pid)
    WHERE locktype = 'advisory' AND granted AND objsubid = 2 AND classid = :kind AND objid = :number
        AND database = (SELECT oid FROM pg_database WHERE datname = current_database())"""
)
WHO_WORKS: Final = text(
    """SELECT pid, application_name AS name FROM pg_stat_activity
    WHERE datname = current_database() AND starts_with(application_name, :prefix)"""
)
"""A session is in this view until it has given up its locks."""
ALL_TAKEN: Final = text(
    "SELECT objid FROM pg_locks WHERE locktype = 'advisory' AND granted AND objsubid = 2 AND classid = :kind "
    "AND database = (SELECT oid FROM pg_database WHERE datname = current_database())"
)
END: Final = text(
    """SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity
    WHERE datname = current_database() AND (pid = :pid OR application_name = :name)"""
)
"""The session with its locks, and those with transactions that it may have left open."""


@dataclass(frozen=True, slots=True)
class Worker:
    """Another server on the same database, as its session in PostgreSQL describes it."""

    pid: int
    """PostgreSQL's process of its session."""
    address: str
    """Host and port of its door for other workers."""
    token: str
    """The token that opens that door."""

    @property
    def data_name(self) -> str:
        """The name of the sessions in which it reads and writes."""
        return data_name(session_name(self.address, self.token))


def session_name(address: str, token: str) -> str:
    """The name of a worker's session; PostgreSQL keeps 63 bytes of it."""
    return f"{generation()}{address}/{token}"


class Owners(Protocol):
    """Decides where tables are open."""

    async def claim(self, code: str) -> bool:
        """Claim the table for this server. Returns False if it is open in another one; otherwise it is open nowhere else until it is
        released."""

    async def release(self, code: str) -> None:
        """Release a table that is no longer open here."""

    async def elsewhere(self) -> frozenset[str]:
        """The codes of the tables that are open in other servers."""


class SoleOwner:
    """The owner of every table: the only server on its database."""

    async def claim(self, code: str) -> bool:
        """Return True: there is no other server."""
        return True

    async def release(self, code: str) -> None:
        """Do nothing: no other server waits for it."""

    async def elsewhere(self) -> frozenset[str]:
        """No tables: there is no other server."""
        return frozenset()


class Ownership:
    """One worker's claims to tables, and the addresses of the others."""

    def __init__(self, hold: Hold, database: Database) -> None:
        self._hold = hold
        self._database = database
        self._claimed: set[str] = set()
        self._chores_in: int | None = None
        """PostgreSQL's process of the session in which the chores were claimed."""

    async def claim(self, code: str) -> bool:
        """Claim the table. Raises NotHeld while PostgreSQL is away."""
        if code in self._claimed:
            return True
        if await self._hold.ask(TAKE, {"kind": TABLES, "number": number_of(code)}):
            self._claimed.add(code)
            return True
        return False

    async def release(self, code: str) -> None:
        """Release the table: the next server to ask may have it."""
        if code in self._claimed:
            self._claimed.discard(code)
            with suppress(NotHeld):  # the lock went with the session
                await self._hold.ask(GIVE_BACK, {"kind": TABLES, "number": number_of(code)})

    async def release_all(self) -> None:
        """Release every table, and the chores."""
        self._claimed.clear()
        with suppress(NotHeld):
            await self._hold.ask(GIVE_ALL_BACK, {})

    async def reclaim(self) -> list[str]:
        """Take the tables again, after the session was lost; returns the codes of those that another server has taken meanwhile."""
        before, self._claimed = self._claimed, set()
        try:
            return [code for code in sorted(before) if not await self.claim(code)]
        except NotHeld:
            self._claimed |= before
            raise

    async def owner_of(self, code: str) -> Worker | None:
        """The worker in which the table is open; None if it is this one, or open in none."""
        if code in self._claimed:
            return None
        found = await self._sessions(WHO_HAS, {"kind": TABLES, "number": number_of(code)})
        return found[0] if found else None

    async def elsewhere(self) -> frozenset[str]:
        """The codes of the tables that are open in other servers."""

        def work(connection: Connection) -> list[int]:
            return list(connection.execute(ALL_TAKEN, {"kind": TABLES}).scalars())

        taken = await self._database.read(work)
        return frozenset(map(code_of, taken)) - self._claimed

    async def others(self) -> list[Worker]:
        """All other workers."""
        return await self._sessions(WHO_WORKS, {"prefix": generation()})

    async def _sessions(self, statement: Any, values: dict[str, Any]) -> list[Worker]:
        def work(connection: Connection) -> Sequence[Any]:
            return connection.execute(statement, values).all()

        try:
            async with asyncio.timeout(ANSWER_SECONDS):
                rows = await self._database.read(work)
        except TimeoutError as error:
            raise StorageFailed("PostgreSQL does not answer") from error
        return [
            worker
            for row in rows
            if row.pid != self._hold.pid and (worker := _worker(row.pid, row.name)) is not None
        ]

    async def may_do_chores(self) -> bool:
        """Claim the chores. Returns True if this worker is the one that does them, for as long as its session lasts."""
        try:
            claimed = await self._hold.ask(TAKE, {"kind": CHORES, "number": 0})
        except NotHeld:
            return False
        self._chores_in = self._hold.pid if claimed else None
        return bool(claimed)

    @property
    def has_chores(self) -> bool:
        """True while the session lasts in which it claimed the chores."""
        return self._hold.held and self._chores_in == self._hold.pid

    async def end(self, worker: Worker) -> None:
        """End every session of a worker that does not answer, so that its tables are free, and no transaction that it left open keeps others
        from writing them."""
        sessions = {"pid": worker.pid, "name": worker.data_name}
        await self._database.read(lambda connection: connection.execute(END, sessions))

    async def end_left_open(self, worker: Worker) -> None:
        """End the sessions of a worker that is gone, should PostgreSQL not know that yet."""
        sessions = {"name": worker.data_name}
        await self._database.read(lambda connection: connection.execute(END_DATA, sessions))


def number_of(code: str) -> int:
    """A table's code as a number of 26 bits."""
    return int(code, 36)


def code_of(number: int) -> str:
    """The table's code for such a number."""
    code = ""
    while number:
        number, digit = divmod(number, len(DIGITS))
        code = DIGITS[digit] + code
    return code


def _worker(pid: int, name: str | None) -> Worker | None:
    if name is None or not name.startswith(generation()):
        return None
    address, _, token = name.removeprefix(generation()).rpartition("/")
    return Worker(pid, address, token) if address else None
