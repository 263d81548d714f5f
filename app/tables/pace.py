"""How fast bots go on at one table: as it was chosen there, and never before people have been shown what happened last."""

import time
from collections.abc import Callable
from typing import Final

from app.lobby.settings import Pace as Chosen
from app.tables.context import TableContext

TIMES: Final[dict[Chosen, float]] = {"relaxed": 3.0, "normal": 1.0, "quick": 0.5}
"""By what is chosen, the factor for every time that bots take or give. Relaxed: what happens is spoken about three times as long as it is
watched."""
LONGEST_SECONDS: Final = 8.0
"""At the usual pace: however much has happened, bots go on after that."""


class Pace:
    """The pace of one table; in memory only.

    How long something is shown depends on nothing but its kind, which everybody sees. It is over sooner when all who are here have said
    that they have seen it."""

    def __init__(self, context: TableContext) -> None:
        self._context = context
        self.now: Callable[[], float] = time.monotonic
        self._version = -1
        self._shown_at = 0.0
        self._seen_by: set[int] = set()

    @property
    def times(self) -> float:
        """The factor for what bots take and give at the usual pace."""
        return TIMES[self._context.record.settings.pace]

    def reschedule(self) -> None:
        """Somebody acted, came or went: what happened is now shown, after whatever is still being shown."""
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
        """Somebody has seen everything up to this version."""
        if version != self._version:
            return
        self._seen_by.add(seat)
        if self._seen_by.issuperset(self._context.people_here) and self.left() > 0:
            self._shown_at = self.now()
            self._context.on_change()

    def left(self) -> float:
        """Seconds until what happened last has been shown."""
        return max(0.0, self._shown_at - self.now())
