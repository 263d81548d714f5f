"""PostgreSQL through asyncpg; the server groups the commits."""

import asyncio
from collections.abc import Callable
from typing import Any, Final, TypeVar

from sqlalchemy import URL, make_url
from sqlalchemy.exc import DBAPIError, IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from app.addresses import LIBPQ, OUR_OWN
from app.storage.causes import cause_of, words_of
from app.storage.database import NotHeld, StorageDamaged, StorageFailed, Work

T = TypeVar("T")

ANSWER_SECONDS: Final = 30.0
"""Seconds until a question that the network swallowed has failed; the system alone would wait for a quarter of an hour."""
UNREADABLE: Final = frozenset({"XX001", "XX002"})
"""PostgreSQL's codes for damaged data and for a damaged index."""

UNNAMED: Final[dict[str, Any]] = {
    "statement_cache_size": 0,
    "prepared_statement_cache_size": 0,
    "prepared_statement_name_func": lambda: "",
}
"""A pooler such as PgBouncer may give each transaction to another connection, where a statement that was prepared by name is unknown, or
another client's. Preparing each statement anew costs about a quarter of a millisecond of work."""


def open_engine(url: str, name: str | None = None) -> AsyncEngine:
    """SQLAlchemy on asyncpg, whatever the address has before the colon. Parameters for libpq are translated for asyncpg. `name`: that of its
    sessions in PostgreSQL, if it is not the one in the address."""
    address = make_url(url).set(drivername="postgresql+asyncpg")
    libpq = {name: address.query[name] for name in LIBPQ & address.query.keys()}
    more: dict[str, Any] = {}
    if libpq:
        more["dsn"] = URL.create("postgresql", query=libpq).render_as_string()
    if "connect_timeout" in address.query:
        more["timeout"] = (
            int(str(address.query["connect_timeout"])) or None
        )  # libpq: 0 waits for ever
    if name is not None:
        more["server_settings"] = {"application_name": name}
    return create_async_engine(
        address.difference_update_query(LIBPQ | OUR_OWN),
        connect_args={**UNNAMED, **more},
        pool_size=8,
        max_overflow=8,
    )


class PostgresqlDatabase:
    """PostgreSQL, for hosts who already run one."""

    def __init__(
        self, url: str, may_write: Callable[[], bool] = lambda: True, name: str | None = None
    ) -> None:
        """`may_write`: whether writing is safe now; `name`: that of its sessions in PostgreSQL."""
        self._engine = open_engine(url, name)
        self._may_write = may_write

    async def read(self, work: Work[T]) -> T:
        """Read in a transaction of its own."""
        return await self._run(work)

    async def write(self, work: Work[T]) -> T:
        """Write in a transaction of its own, committed when this returns."""
        if not self._may_write():
            raise NotHeld()
        return await self._run(work)

    async def close(self) -> None:
        """Close every connection."""
        await self._engine.dispose()

    async def _run(self, work: Work[T]) -> T:
        try:
            try:
                return await self._once(work)
            except IntegrityError:
                raise
            except DBAPIError as error:
                if not error.connection_invalidated:
                    raise
                # The server was restarted: the pool is fresh now, and work may be run again.
                return await self._once(work)
        except IntegrityError:
            raise
        except (SQLAlchemyError, OSError) as error:
            state = getattr(getattr(error, "orig", None), "sqlstate", None)
            kind = StorageDamaged if state in UNREADABLE else StorageFailed
            raise kind(cause_of(error), words_of(error)) from error

    async def _once(self, work: Work[T]) -> T:
        async with asyncio.timeout(ANSWER_SECONDS), self._engine.begin() as connection:
            return await connection.run_sync(work)
