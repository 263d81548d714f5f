"""The hold on a PostgreSQL database, which is for one server at a time, as a data directory is, or for several that are set to share it: a lock
on a connection of its own, held while the server runs; those that share a database share the lock.

The lock belongs to a transaction that stays open, so PostgreSQL gives it up when the connection ends, however the server ended, and a pooler
that deals out transactions (PgBouncer) keeps a session for it. Between its statements the transaction has no snapshot, so it keeps nothing
from being vacuumed."""

import asyncio
import hashlib
import secrets
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from typing import TYPE_CHECKING, Any, Final

import structlog
from sqlalchemy import TextClause, text

from app.addresses import shown_postgresql
from app.storage.causes import cause_of
from app.storage.database import NotHeld

if TYPE_CHECKING:
    from sqlalchemy.ext.asyncio import AsyncConnection

LOCK: Final = 0x48584F4E
NAMES: Final = "hexhaven/"
"""The names of sessions of servers that share a database begin with this, the next part is their generation."""
DATA_NAMES: Final = "hexhaven-data/"
"""The names of the sessions in which servers read and write begin with this."""
GENERATION: Final = 1
"""The generation changes with a version whose servers cannot work together with those of the version before: because of the messages
between them, or of stored data."""
WAIT_SECONDS: Final = 10.0
"""Seconds to wait at the start for a server that has just ended."""
TRY_EVERY_SECONDS: Final = 0.5
LOOK_EVERY_SECONDS: Final = 5.0
"""Seconds between two checks that the connection still holds the lock; one that breaks is noticed at once."""
ANSWER_SECONDS: Final = 10.0

TAKE: Final = text("SELECT pg_try_advisory_xact_lock(:key)")
TAKE_SHARED: Final = text("SELECT pg_try_advisory_xact_lock_shared(:key)")
NAME: Final = text("SELECT set_config('application_name', :name, true)")
KEEPALIVES: Final = [
    text(f"SET LOCAL tcp_keepalives_{name} = {value}")
    for name, value in (("idle", 20), ("interval", 10), ("count", 3))
]
"""With these, PostgreSQL gives up the lock of a machine that is gone within a minute; usually after two hours."""
HOLDER: Final = """
    FROM pg_locks JOIN pg_stat_activity USING (pid)
    WHERE locktype = 'advisory' AND granted AND classid = 0 AND objid = :key AND objsubid = 1
        AND database = (SELECT oid FROM pg_database WHERE datname = current_database())
"""
OTHER_GENERATION: Final = text(
    """SELECT count(*) FROM pg_stat_activity WHERE datname = current_database()
    AND starts_with(application_name, :all) AND NOT starts_with(application_name, :ours)"""
)
WHO_HOLDS: Final = text(f"SELECT pid, backend_start {HOLDER}")
DO_I_HOLD: Final = text(f"SELECT pid, backend_start {HOLDER} AND pid = pg_backend_pid()")
END: Final = text("SELECT pg_terminate_backend(:pid)")
END_DATA: Final = text(
    """SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity
    WHERE datname = current_database() AND application_name = :name"""
)
END_DATA_OF_OTHERS: Final = text(
    """SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity
    WHERE datname = current_database() AND starts_with(application_name, :all) AND application_name <> :name"""
)
"""A server that is cut off in the middle of a transaction leaves it open in PostgreSQL, sometimes for hours, and what it wrote there keeps
others from writing the same rows: the server that takes over ends the session."""

logger = structlog.get_logger()


class DatabaseInUse(Exception):
    """Another server already works with this database."""


class Hold:
    """One server's lock on its database."""

    def __init__(
        self, url: str, name: str | None = None, looks_every: float = LOOK_EVERY_SECONDS
    ) -> None:
        """`name`: the name of its session in PostgreSQL, by which others that share the database find it; None shares it with no other
        server. `looks_every`: seconds."""
        # Imported only by servers that use it, like the database itself.
        from app.storage.postgresql import open_engine

        self._engine = open_engine(url)
        self._where = shown_postgresql(url)
        self._name = name
        self.data_name = data_name(name)
        """The name of the sessions in which this server reads and writes."""
        self._looks_every = looks_every
        self._asking = asyncio.Lock()
        """Of a connection, one statement at a time."""
        self._unanswered_since: float | None = None
        """The time of a question that PostgreSQL has not answered yet, or at which the lock was lost."""
        self.on_back: Callable[[], Awaitable[None]] = _nothing
        """Called when the lock was lost and is back."""
        self._connection: AsyncConnection | None = None
        self._end_connection: Callable[[], None] = lambda: None
        self._session: Any = None
        """PostgreSQL's process that holds the lock for us, and the time of its start."""
        self._taken = False
        self._other_generation = False
        """True if the servers that share the database are of another generation."""
        self._broken = asyncio.Event()
        """Set when the connection has ended, or may have."""

    @property
    def held(self) -> bool:
        """True if the lock is ours, as far as is known."""
        return self._taken and not self._broken.is_set()

    @property
    def silent_for(self) -> float:
        """Seconds without an answer from PostgreSQL; 0 while no question is open."""
        since = self._unanswered_since
        return 0.0 if since is None else time.monotonic() - since

    @property
    def pid(self) -> int | None:
        """PostgreSQL's process that holds the lock."""
        return self._session.pid if self._session is not None else None

    async def ask(self, statement: TextClause, values: dict[str, Any]) -> Any:
        """The one value that a statement returns, in the session that holds the lock. Raises NotHeld."""
        if not self.held:
            raise NotHeld()
        # The caller may be interrupted; the connection may not.
        return await asyncio.shield(asyncio.create_task(self._ask(statement, values)))

    async def _ask(self, statement: TextClause, values: dict[str, Any]) -> Any:
        async with self._asking:
            assert self._connection is not None, "it is held"
            broken = self._broken
            try:
                async with self._awaited():
                    return (await self._connection.execute(statement, values)).scalar()
            except BaseException as error:  # an error ends the transaction, and the lock with it
                broken.set()
                if isinstance(error, Exception):
                    raise NotHeld() from error
                raise

    @asynccontextmanager
    async def _awaited(self) -> AsyncIterator[None]:
        """Note the time while an answer is awaited. Raises TimeoutError."""
        self._unanswered_since = time.monotonic()
        async with asyncio.timeout(ANSWER_SECONDS):
            yield
        self._unanswered_since = None

    def give_up(self) -> None:
        """End a connection that is silent, and lose the lock with it."""
        if self._connection is not None:
            self._end_connection()

    async def take(self) -> None:
        """Take the lock, or wait a little for it. Raises DatabaseInUse, and the drivers' errors."""
        waits_until, said = time.monotonic() + WAIT_SECONDS, False
        while not await self._try():
            if time.monotonic() >= waits_until:
                if self._other_generation:
                    raise DatabaseInUse(
                        f"Servers of another version of Hexhaven work with the database {self._where}, and this version cannot work "
                        "together with them: stop all of them first, then start this one. Games wait where they are."
                    )
                raise DatabaseInUse(
                    f"Another Hexhaven is already using the database {self._where}: stop it, or name another database "
                    "for this one with HEXHAVEN_DATABASE_URL. If it ran on a machine that is gone, try again in a minute. "
                    "Servers that are to share a database need HEXHAVEN_SHARED=yes, each of them."
                )
            if not said:
                said = True
                why = f"Another Hexhaven is using it. Waiting for {WAIT_SECONDS:.0f} s, in case that one has just stopped."
                logger.warning("database.in_use", database=self._where, why=why)
            await asyncio.sleep(TRY_EVERY_SECONDS)

    async def keep(self) -> None:
        """Take the lock again whenever its connection is lost. Raises DatabaseInUse once another server has it."""
        while True:
            await self._until_lost()
            self._unanswered_since = self._unanswered_since or time.monotonic()
            logger.warning("database.lock_lost", database=self._where)
            while not self.held:
                try:
                    taken = await self._try()
                except Exception as error:  # PostgreSQL is not back yet
                    logger.debug("database.lock_not_back", why=cause_of(error))
                    await asyncio.sleep(TRY_EVERY_SECONDS)
                    continue
                if not taken:
                    raise DatabaseInUse(
                        f"The connection to the database {self._where} was lost, and another Hexhaven has taken the "
                        "database since: this one stops."
                    )
            self._unanswered_since = None
            with suppress(NotHeld):  # lost once more: another round
                await self.on_back()
            logger.info("database.lock_back", database=self._where)

    async def release(self) -> None:
        """Release the database."""
        await self._disconnect()
        await self._engine.dispose()

    async def _until_lost(self) -> None:
        while self.held:
            with suppress(TimeoutError):
                async with asyncio.timeout(self._looks_every):
                    await self._broken.wait()
            if self.held and not await self._still_holds():
                self._broken.set()

    async def _still_holds(self) -> bool:
        assert self._connection is not None, "it is held"
        try:
            async with self._asking, self._awaited():
                found = await self._connection.execute(DO_I_HOLD, {"key": LOCK})
            return bool(found.first() == self._session)
        except Exception:  # whatever the error, the connection is of no use
            return False

    async def _try(self) -> bool:
        """Check whether the lock is ours now, or another server's."""
        try:
            return await self._try_once()
        except BaseException:  # an error ends the transaction: the next try has a new one
            self._broken.set()
            raise

    async def _try_once(self) -> bool:
        async with asyncio.timeout(ANSWER_SECONDS):
            connection = await self._connected()
            take = TAKE if self._name is None else TAKE_SHARED
            if self._name is not None and self._session is not None:
                await self._end_own_session(connection)
            while not (await connection.execute(take, {"key": LOCK})).scalar():
                holder = (await connection.execute(WHO_HOLDS, {"key": LOCK})).first()
                if holder is not None and holder != self._session:
                    return False
                if holder is not None:  # our own session, from before the network failed
                    await connection.execute(END, {"pid": holder.pid})
                await asyncio.sleep(TRY_EVERY_SECONDS)
            if self._name is not None and await self._meets_another_generation(connection):
                await self._disconnect()  # gives the lock back
                return False
            if self._session is not None:
                await connection.execute(END_DATA, {"name": self.data_name})
            if self._name is None:
                mine = {"all": DATA_NAMES, "name": self.data_name}
                await connection.execute(END_DATA_OF_OTHERS, mine)
            self._session = (await connection.execute(DO_I_HOLD, {"key": LOCK})).one()
            self._taken = True
            return True

    async def _meets_another_generation(self, connection: "AsyncConnection") -> bool:
        sought = {"all": NAMES, "ours": generation()}
        found = (await connection.execute(OTHER_GENERATION, sought)).scalar()
        self._other_generation = bool(found)
        return self._other_generation

    async def _end_own_session(self, connection: "AsyncConnection") -> None:
        """End the session from before the network failed: it may still hold locks, and nothing keeps it from sharing this one."""
        everybody = await connection.execute(WHO_HOLDS, {"key": LOCK})
        if any(holder == self._session for holder in everybody):
            await connection.execute(END, {"pid": self._session.pid})

    async def _connected(self) -> "AsyncConnection":
        """A connection of its own, in the one transaction for which it is there."""
        if self._connection is None or self._broken.is_set():
            await self._disconnect()
            broken = self._broken = asyncio.Event()
            self._connection = await self._engine.connect()
            driver: Any = (await self._connection.get_raw_connection()).driver_connection
            driver.add_termination_listener(lambda _connection: broken.set())
            self._end_connection = driver.terminate
            for setting in KEEPALIVES:
                await self._connection.execute(setting)
            if self._name is not None:
                await self._connection.execute(NAME, {"name": self._name})
        return self._connection

    async def _disconnect(self) -> None:
        lost, self._connection, self._taken = self._connection, None, False
        if lost is not None:
            with suppress(Exception):  # it may be broken, and is thrown away in any case
                await lost.invalidate()
                await lost.close()


async def _nothing() -> None:
    """Do nothing when the lock is back."""


def data_name(name: str | None) -> str:
    """The name of the data sessions of the server whose hold has this name; a server without one has its own in each run."""
    known = secrets.token_hex() if name is None else name
    return DATA_NAMES + hashlib.sha256(known.encode()).hexdigest()[:32]


def generation() -> str:
    """The beginning of the names of all sessions that may exist at the same time as this server's."""
    return f"{NAMES}{GENERATION}/"


@asynccontextmanager
async def held(url: str, *, shared: bool = False) -> AsyncIterator[None]:
    """Hold a database for the duration of the context, alone or together with servers that share it. Raises DatabaseInUse, and the drivers'
    errors."""
    hold = Hold(url, generation() if shared else None)
    try:
        await hold.take()
        yield
    finally:
        await hold.release()
