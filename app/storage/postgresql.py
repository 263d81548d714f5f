"""PostgreSQL through asyncpg; the server groups the commits."""

from collections.abc import Callable
from typing import Final, TypeVar
from urllib.parse import urlencode

from sqlalchemy import make_url
from sqlalchemy.exc import DBAPIError, IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from app.addresses import LIBPQ
from app.storage.causes import cause_of
from app.storage.database import StorageDamaged, StorageFailed, Work

T = TypeVar("T")

UNREADABLE: Final = frozenset({"XX001", "XX002"})
"""What PostgreSQL says of damaged data and of a damaged index."""

NOT_HELD: Final = "the lock that keeps other servers out was lost with its connection: it is taken again as soon as PostgreSQL answers"


def open_engine(url: str) -> AsyncEngine:
    """SQLAlchemy on asyncpg, whatever the address says before the colon. What it says to libpq is for asyncpg itself."""
    address = make_url("postgresql+asyncpg://" + url.split("://", 1)[1])
    libpq = urlencode({name: address.query[name] for name in LIBPQ & address.query.keys()}, True)
    return create_async_engine(
        address.difference_update_query(LIBPQ),
        connect_args={"dsn": f"postgresql://?{libpq}"} if libpq else {},
        pool_size=8,
        max_overflow=8,
    )


class PostgresqlDatabase:
    """For hosts who already run one."""

    def __init__(self, url: str, may_write: Callable[[], bool] = lambda: True) -> None:
        self._engine = open_engine(url)
        self._may_write = may_write

    async def read(self, work: Work[T]) -> T:
        """Work in a transaction of its own."""
        return await self._run(work)

    async def write(self, work: Work[T]) -> T:
        """Work in a transaction of its own, committed when this returns."""
        if not self._may_write():
            raise StorageFailed(NOT_HELD)
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
            raise kind(cause_of(error)) from error

    async def _once(self, work: Work[T]) -> T:
        async with self._engine.begin() as connection:
            return await connection.run_sync(work)
