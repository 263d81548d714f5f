"""Rate limits by guest or address: token buckets for sockets, time windows for HTTP."""

import math
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from limits import RateLimitItem, RateLimitItemPerHour, RateLimitItemPerMinute

from app import problems
from app.admin.hits import Hits, What
from app.lobby.guest import Guest
from app.settings import Settings
from app.web.counting import Counting

CHAT_PER_SECOND: Final = 0.5
CHAT_AT_ONCE: Final = 5
MESSAGES_PER_WRITE: Final = 20
"""A guest may send a twentieth of their messages as changes, so one a second: every move is a line that is stored for good."""
WRITES_AT_ONCE: Final = 5
"""Seconds' worth of messages that may all be moves, so 100: no person clicks so fast for so long."""
TOO_MANY_WRITES: Final = "Not so fast: wait a moment."
OPENINGS_AT_ONCE: Final = 30
"""Sockets that one guest may open at once: reloads, several tabs. An address may open as many as it may have open, because all of them come
back when the server restarts."""
A_GUEST_OF_AN_ADDRESS: Final = 10
"""One guest may open a tenth of what an address may."""
LOOKED_AT: Final = 5
"""Openings from an address are looked at up to this multiple; beyond it, they get no answer."""
REPLAYS_AT_ONCE: Final = 4
WRONG_CODES: Final = 10
"""Per minute, by one guest at an address."""
WRONG_CODES_FROM_AN_ADDRESS: Final = 60
"""Per minute, by all guests at an address together, including those without a name: new guests cost nothing."""
WRONG_PASSWORDS: Final = 10
"""Per minute, from an address."""
WRONG_LINKS: Final = 10
"""Links to the host's page that do not work, per minute, from an address."""
WRONG_GROUPS: Final = 10
"""Links to groups that do not work, per minute, from an address."""
NEW_GROUPS: Final = 20
"""Per hour, by one guest."""
TOO_MANY_GROUPS: Final = "Too many links that lead nowhere; wait a minute."
NEW_CHANNELS: Final = 10
"""Addresses for notices, and tests of them, per hour, by one guest: each sends a message."""
NEW_CHANNELS_FROM_AN_ADDRESS: Final = 30
"""Per hour, by all guests at an address together."""
CONFIRMATIONS: Final = 20
"""Codes that may confirm an address for notices, per hour, by one guest."""
TOO_MANY_CODES: Final = "Too many wrong codes; wait a minute."
BY_ADDRESS: Final[dict[str, What]] = {
    "guest": "guests",
    "password": "password",
    "link": "link",
    "groups": "codes",
    "codes": "codes",
    "code": "codes",
}
"""The limits that are counted by address, as the host's page calls them."""
MOST_BUCKETS: Final = 1000
"""At this number of buckets, full ones are dropped; then at twice as many as are left, so that many addresses do not cost a look at all of
them each."""


class Bucket:
    """Holds `size` tokens and refills at `rate` per second."""

    __slots__ = ("_filled_at", "_rate", "_size", "_tokens")

    def __init__(self, rate: float, size: int) -> None:
        self._rate = rate
        self._size = float(size)
        self._tokens = float(size)
        self._filled_at = time.monotonic()

    def take(self, count: int = 1) -> bool:
        """Take tokens. Returns False if there were not enough left."""
        self._fill()
        if self._tokens < count:
            return False
        self._tokens -= count
        return True

    def reserve(self) -> float:
        """Take a token, even a future one; returns the seconds until it exists."""
        self._fill()
        self._tokens -= 1
        return max(0.0, -self._tokens) / self._rate

    @property
    def full(self) -> bool:
        """True if the bucket is full, and so can be forgotten."""
        self._fill()
        return self._tokens == self._size

    @property
    def wait(self) -> float:
        """Seconds until there is a token to take."""
        self._fill()
        return max(0.0, 1 - self._tokens) / self._rate

    def _fill(self) -> None:
        now = time.monotonic()
        self._tokens = min(self._size, self._tokens + (now - self._filled_at) * self._rate)
        self._filled_at = now


class Buckets:
    """A bucket for each guest or address: another socket of theirs takes from the same one."""

    def __init__(self, rate: float, size: int) -> None:
        self._rate = rate
        self._size = size
        self._most = MOST_BUCKETS
        self._buckets: dict[str, Bucket] = {}

    def of(self, whose: str) -> Bucket:
        """The one bucket of a guest or address."""
        found = self._buckets.get(whose)
        if found is None:
            if len(self._buckets) >= self._most:
                self._buckets = {key: one for key, one in self._buckets.items() if not one.full}
                self._most = max(MOST_BUCKETS, 2 * len(self._buckets))
            found = self._buckets[whose] = Bucket(self._rate, self._size)
        return found


class Limits:
    """The limits of addresses and guests."""

    def __init__(self, settings: Settings) -> None:
        self.hits = Hits()
        per_second = settings.messages_per_second
        self._messages = Buckets(per_second, 2 * per_second)
        self._writes = Buckets(per_second / MESSAGES_PER_WRITE, WRITES_AT_ONCE * per_second)
        self._chat = Buckets(CHAT_PER_SECOND, CHAT_AT_ONCE)
        self._most_sockets = settings.sockets_per_address
        at_once = max(settings.sockets_per_address, OPENINGS_AT_ONCE)
        openings = settings.openings_per_minute / 60
        self._knocks = Buckets(LOOKED_AT * openings, LOOKED_AT * at_once)
        self._openings = Buckets(openings / A_GUEST_OF_AN_ADDRESS, OPENINGS_AT_ONCE)
        self._openings_of_known = Buckets(openings, at_once)
        self._openings_of_others = Buckets(openings, at_once)
        self._sockets: Counter[str] = Counter()
        self._replays: Counter[str] = Counter()
        self._windows = Counting(settings.redis_url)
        self._new_guests = RateLimitItemPerMinute(settings.new_guests_per_minute)
        self._new_tables = RateLimitItemPerHour(settings.new_tables_per_hour)
        self._new_channels = RateLimitItemPerHour(NEW_CHANNELS)
        self._new_channels_from_here = RateLimitItemPerHour(NEW_CHANNELS_FROM_AN_ADDRESS)
        self._confirmations = RateLimitItemPerHour(CONFIRMATIONS)
        self._wrong_passwords = RateLimitItemPerMinute(WRONG_PASSWORDS)
        self._wrong_links = RateLimitItemPerMinute(WRONG_LINKS)
        self._wrong_groups = RateLimitItemPerMinute(WRONG_GROUPS)
        self._new_groups = RateLimitItemPerHour(NEW_GROUPS)
        self._wrong_codes = RateLimitItemPerMinute(WRONG_CODES)
        self._wrong_codes_from_here = RateLimitItemPerMinute(WRONG_CODES_FROM_AN_ADDRESS)

    async def new_channel(self, address: str, guest: str) -> None:
        """Count a message to an address for notices before it is sent. Raises Problem."""
        text = "Too many messages to addresses for notices; wait an hour."
        await self._hit(self._new_channels_from_here, "channels", address, text)
        await self._hit(self._new_channels, "channel", guest, text)

    async def confirming(self, guest: str) -> None:
        """Count a code that may confirm an address for notices. Raises Problem."""
        await self._hit(self._confirmations, "confirmation", guest, "Too many codes; wait an hour.")

    async def close(self) -> None:
        """Close the connections of its counters."""
        await self._windows.close()

    def may_send(self, whose: str) -> bool:
        """Check whether a guest or address may send one more message, through any socket."""
        return self._messages.of(whose).take()

    def may_write(self, whose: str) -> bool:
        """Check whether a guest may make one more move, or change a table once more."""
        return self._writes.of(whose).take()

    def writing(self, guest: str) -> None:
        """Count a change before it is made. Raises Problem."""
        if not self.may_write(guest):
            raise problems.too_many(TOO_MANY_WRITES)

    def may_chat(self, whose: str) -> bool:
        """Check whether a guest may send one more line of chat."""
        return self._chat.of(whose).take()

    def may_knock(self, address: str) -> bool:
        """Check whether one more socket from an address is accepted at all."""
        return self._knocks.of(address).take()

    def opening(self, address: str, guest: Guest | None, *, known: bool) -> None:
        """Count the opening of a socket. Strangers at an address leave room for those who are known at their table. Raises Problem with the
        seconds to wait."""
        from_here = self._openings_of_known if known else self._openings_of_others
        buckets = [from_here.of(address)]
        if guest is not None:
            buckets.append(self._openings.of(guest.id))
        wait = max(bucket.wait for bucket in buckets)
        if wait > 0:
            self.hits.note(address, "tabs")
            text = "Tables are being opened too fast; this one opens in a moment."
            raise problems.Problem(429, "too_soon", text, math.ceil(wait))
        for bucket in buckets:
            bucket.take()

    @contextmanager
    def socket(self, address: str) -> Iterator[None]:
        """Count a socket while it is open. Raises Problem."""
        if self._sockets[address] >= self._most_sockets:
            self.hits.note(address, "tabs")
            raise problems.too_many("Too many tables are open from your address.")
        with _counted(self._sockets, address):
            yield

    @contextmanager
    def replay(self, address: str) -> Iterator[None]:
        """Count a replay while it is being made. Raises Problem."""
        if self._replays[address] >= REPLAYS_AT_ONCE:
            self.hits.note(address, "replays")
            raise problems.too_many("Several replays are being prepared for you; wait a moment.")
        with _counted(self._replays, address):
            yield

    async def new_guest(self, address: str) -> None:
        """Count a new guest. Raises Problem."""
        await self._hit(
            self._new_guests, "guest", address, "Too many new names from here; wait a minute."
        )

    async def new_table(self, guest: str) -> None:
        """Count a new table. Raises Problem."""
        await self._hit(
            self._new_tables, "table", guest, "You have opened too many tables; wait a while."
        )

    async def new_group(self, guest: str) -> None:
        """Count a new group. Raises Problem."""
        await self._hit(
            self._new_groups, "group", guest, "You have made too many groups; wait a while."
        )

    async def wrong_group(self, address: str) -> None:
        """Count a link that leads to no group. Raises Problem."""
        await self._hit(self._wrong_groups, "groups", address, TOO_MANY_GROUPS)

    async def may_try_group(self, address: str) -> None:
        """Check, before one more link is looked at, that not too many led to no group. Raises Problem."""
        if not await self._windows.test(self._wrong_groups, "groups", address):
            self.hits.note(address, "codes")
            raise problems.too_many(TOO_MANY_GROUPS)

    async def wrong_password(self, address: str) -> None:
        """Count a wrong password. Raises Problem."""
        await self._hit(
            self._wrong_passwords, "password", address, "Too many attempts; wait a minute."
        )

    async def may_try_password(self, address: str) -> None:
        """Check, before one more password is looked at, that not too many were wrong. Raises Problem."""
        if not await self._windows.test(self._wrong_passwords, "password", address):
            self.hits.note(address, "password")
            raise problems.too_many("Too many attempts; wait a minute.")

    async def wrong_link(self, address: str) -> None:
        """Count a link to the host's page that does not work. Raises Problem."""
        await self._hit(self._wrong_links, "link", address, "Too many attempts; wait a minute.")

    async def may_try_link(self, address: str) -> None:
        """Check, before one more link is looked at, that not too many did not work. Raises Problem."""
        if not await self._windows.test(self._wrong_links, "link", address):
            self.hits.note(address, "link")
            raise problems.too_many("Too many attempts; wait a minute.")

    async def wrong_code(self, address: str, guest: Guest | None) -> None:
        """Count a wrong code. Raises Problem."""
        await self._hit(self._wrong_codes_from_here, "codes", address, TOO_MANY_CODES)
        if guest is not None:
            await self._hit(self._wrong_codes, "code", address, guest.id, TOO_MANY_CODES)

    async def may_try_code(self, address: str, guest: Guest | None) -> None:
        """Check, before one more code is looked up, that not too many were wrong. Guests who have a seat there or were there before are not
        checked (`TableRegistry.knows`). Raises Problem."""
        own = guest is None or await self._windows.test(
            self._wrong_codes, "code", address, guest.id
        )
        if not own or not await self._windows.test(self._wrong_codes_from_here, "codes", address):
            self.hits.note(address, "codes")
            raise problems.too_many(TOO_MANY_CODES)

    async def _hit(self, item: RateLimitItem, *key: str) -> None:
        *parts, text = key
        if not await self._windows.hit(item, *parts):
            if (what := BY_ADDRESS.get(parts[0])) is not None:
                self.hits.note(parts[1], what)
            raise problems.too_many(text)


@contextmanager
def _counted(counts: Counter[str], whose: str) -> Iterator[None]:
    counts[whose] += 1
    try:
        yield
    finally:
        counts[whose] -= 1
        if not counts[whose]:
            del counts[whose]
