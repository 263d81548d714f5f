"""How much in how short a time: a bucket of tokens per socket, windows per address over HTTP."""

import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from limits import RateLimitItem, RateLimitItemPerHour, RateLimitItemPerMinute
from limits.aio.storage import MemoryStorage
from limits.aio.strategies import MovingWindowRateLimiter

from app import problems
from app.settings import Settings

CHAT_PER_SECOND: Final = 0.5
CHAT_AT_ONCE: Final = 5


class Bucket:
    """Holds `size` tokens and refills at `rate` per second."""

    __slots__ = ("_filled_at", "_rate", "_size", "_tokens")

    def __init__(self, rate: float, size: int) -> None:
        self._rate = rate
        self._size = float(size)
        self._tokens = float(size)
        self._filled_at = time.monotonic()

    def take(self) -> bool:
        """Whether there was a token left to take."""
        now = time.monotonic()
        self._tokens = min(self._size, self._tokens + (now - self._filled_at) * self._rate)
        self._filled_at = now
        if self._tokens < 1:
            return False
        self._tokens -= 1
        return True


class Limits:
    """What one address or guest may do over HTTP."""

    def __init__(self, settings: Settings) -> None:
        self._messages = settings.messages_per_second
        self._most_sockets = settings.sockets_per_address
        self._sockets: Counter[str] = Counter()
        self._windows = MovingWindowRateLimiter(MemoryStorage())
        self._new_guests = RateLimitItemPerMinute(settings.new_guests_per_minute)
        self._new_tables = RateLimitItemPerHour(settings.new_tables_per_hour)
        self._wrong_passwords = RateLimitItemPerMinute(10)
        self._wrong_codes = RateLimitItemPerMinute(30)

    def messages(self) -> Bucket:
        """What one socket may send."""
        return Bucket(self._messages, 2 * self._messages)

    @contextmanager
    def socket(self, address: str) -> Iterator[None]:
        """Somebody has a socket open."""
        if self._sockets[address] >= self._most_sockets:
            raise problems.too_many("Too many tables are open from your address.")
        self._sockets[address] += 1
        try:
            yield
        finally:
            self._sockets[address] -= 1
            if not self._sockets[address]:
                del self._sockets[address]

    async def new_guest(self, address: str) -> None:
        """Somebody says a name for the first time."""
        await self._hit(
            self._new_guests, "guest", address, "Too many new names from here; wait a minute."
        )

    async def new_table(self, guest: str) -> None:
        """Somebody opens a table."""
        await self._hit(self._new_tables, "table", guest, "You opened many tables; wait a while.")

    async def wrong_password(self, address: str) -> None:
        """Somebody guessed a password wrong."""
        await self._hit(
            self._wrong_passwords, "password", address, "Too many tries; wait a minute."
        )

    async def may_try_password(self, address: str) -> None:
        """Refuse to even look at one more guess."""
        if not await self._windows.test(self._wrong_passwords, "password", address):
            raise problems.too_many("Too many tries; wait a minute.")

    async def wrong_code(self, address: str) -> None:
        """Somebody asked for a table that is not there."""
        await self._hit(self._wrong_codes, "code", address, "Too many wrong codes; wait a minute.")

    async def may_try_code(self, address: str) -> None:
        """Refuse to even look for one more code."""
        if not await self._windows.test(self._wrong_codes, "code", address):
            raise problems.too_many("Too many wrong codes; wait a minute.")

    async def _hit(self, item: RateLimitItem, *key: str) -> None:
        *parts, text = key
        if not await self._windows.hit(item, *parts):
            raise problems.too_many(text)
