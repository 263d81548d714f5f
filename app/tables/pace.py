"""Pace of bots at one table: as it was chosen there, and never before people have been shown the last events."""

import time
from collections.abc import Callable
from typing import Final

from app.lobby.settings import Pace as Chosen
from app.tables.context import TableContext

TIMES: Final[dict[Chosen, float]] = {"relaxed": 3.0, "normal": 1.0, "quick": 0.5}
"""The factor for every time that bots take or give, by pace. Relaxed: speaking the events takes about three times as long as watching them."""
LONGEST_SECONDS: Final = 8.0
"""The longest time at the usual pace: bots go on after that, whatever the number of events."""


class Pace:
    """The pace of one table; in memory only.

    The time for showing an event depends on nothing but its kind, which everyone sees. It ends sooner when all who are here have confirmed
    that they have been shown it."""

    def __init__(self, context: TableContext) -> None:
        self._context = context
        self.now: Callable[[], float] = time.monotonic
        self._version = -1
        self._shown_at = 0.0
        self._seen_by: set[int] = set()

    @property
    def times(self) -> float:
        """The factor for the times that bots take and give at the usual pace."""
        return TIMES[self._context.record.settings.pace]

    def reschedule(self) -> None:
        """Begin to show new events, after those that are still being shown."""
        live = self._context.live
        if live is None or live.version == self._version:
            return
        self._version = live.version
        seconds = live.game.seconds_to_show(live.newest_events) * self.times
        now = self.now()
        latest = now + LONGEST_SECONDS * self.times
        self._shown_at = min(max(self._shown_at, now) + seconds, latest)
        self._seen_by.clear()

    def see(self, seat: int, version: int) -> None:
        """Note that a seat has been shown everything up to this version."""
        if version != self._version:
            return
        self._seen_by.add(seat)
        if self._seen_by.issuperset(self._context.people_here) and self.left() > 0:
            self._shown_at = self.now()
            self._context.on_change()

    def left(self) -> float:
        """Seconds until the last events have been shown."""
        return max(0.0, self._shown_at - self.now())
