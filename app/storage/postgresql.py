"""PostgreSQL through asyncpg; the server groups the commits."""

from typing import Final, TypeVar

from sqlalchemy.exc import DBAPIError, IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from app.storage.database import StorageDamaged, StorageFailed, Work

T = TypeVar("T")

UNREADABLE: Final = frozenset({"XX001", "XX002"})
"""What PostgreSQL says of damaged data and of a damaged index."""


def open_engine(url: str) -> AsyncEngine:
    """SQLAlchemy on asyncpg, whatever the address says before the colon."""
    address = url.split("://", 1)[1]
    return create_async_engine(f"postgresql+asyncpg://{address}", pool_size=8, max_overflow=8)


class PostgresqlDatabase:
    """For hosts who already run one, and for several workers."""

    def __init__(self, url: str) -> None:
        self._engine = open_engine(url)

    async def read(self, work: Work[T]) -> T:
        """Work in a transaction of its own."""
        return await self._run(work)

    async def write(self, work: Work[T]) -> T:
        """Work in a transaction of its own, committed when this returns."""
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
            raise kind(type(error).__name__) from error

    async def _once(self, work: Work[T]) -> T:
        async with self._engine.begin() as connection:
            return await connection.run_sync(work)
