"""Counts events in a window of time: in this server, or in a Redis or Valkey for all that share a database.

While that one is away, each server counts for itself: a guest may then do a little more, and no request has to wait."""

import time
from collections.abc import Awaitable, Callable
from typing import Any, Final

import structlog
from limits import RateLimitItem
from limits.aio.storage import MemoryStorage
from limits.aio.strategies import MovingWindowRateLimiter
from limits.storage import storage_from_string

ANSWERS_WITHIN_SECONDS: Final = 1.0
AGAIN_AFTER_SECONDS: Final = 5.0
"""Seconds until an absent Redis is asked again, so that not every request waits for it."""
KEYS: Final = "hexhaven"

logger = structlog.get_logger()


class Counting:
    """Moving windows."""

    def __init__(self, redis_url: str = "") -> None:
        self._own = MovingWindowRateLimiter(MemoryStorage())
        self._pool: Any = _pool(redis_url) if redis_url else None
        self._shared = MovingWindowRateLimiter(_redis(redis_url, self._pool)) if redis_url else None
        self._away_until = 0.0

    async def hit(self, item: RateLimitItem, *whose: str) -> bool:
        """Count once more. Returns False if that is too often; it is not counted then."""
        return await self._ask(lambda counting: counting.hit(item, *whose))

    async def test(self, item: RateLimitItem, *whose: str) -> bool:
        """Check whether it might be counted once more."""
        return await self._ask(lambda counting: counting.test(item, *whose))

    async def close(self) -> None:
        """Close the connections to Redis."""
        if self._pool is not None:
            await self._pool.aclose()

    async def _ask(self, work: Callable[[MovingWindowRateLimiter], Awaitable[bool]]) -> bool:
        if self._shared is not None and time.monotonic() >= self._away_until:
            try:
                return await work(self._shared)
            except Exception as error:  # the library passes on whatever its driver raises
                self._away_until = time.monotonic() + AGAIN_AFTER_SECONDS
                logger.warning("redis.away", why=_cause(error))
        return await work(self._own)


def _pool(url: str) -> Any:
    # Imported only by servers that use it.
    from redis.asyncio import ConnectionPool

    return ConnectionPool.from_url(
        url, socket_timeout=ANSWERS_WITHIN_SECONDS, socket_connect_timeout=ANSWERS_WITHIN_SECONDS
    )


def _redis(url: str, pool: Any) -> Any:
    return storage_from_string(
        f"async+{url}", implementation="redispy", key_prefix=KEYS, connection_pool=pool
    )


def _cause(error: Exception) -> str:
    """The error of Redis, without an address that may hold a password."""
    if type(error).__name__ in ("AuthenticationError", "AuthenticationWrongPasswordError"):
        return "it does not accept the password in HEXHAVEN_REDIS_URL"
    return f"it does not answer ({type(error).__name__})"
