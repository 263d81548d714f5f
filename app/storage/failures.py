"""Logs failures of the database, without filling the log while they last."""

import time
from collections.abc import Callable
from typing import Final

import structlog
from cachetools import TTLCache

from app.storage.database import StorageFailed

FIRST_PAUSE_SECONDS: Final = 60.0
LONGEST_PAUSE_SECONDS: Final = 3600.0
FORGOTTEN_SECONDS: Final = 300.0
"""Seconds without a failure after which the next one is a new one."""
LARGEST: Final = 10_000

logger = structlog.get_logger()


class Failures:
    """Recent failures by place, and the time at which each is due for another line: at once, then at pauses that double up to an hour."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._logged: TTLCache[object, tuple[float, float]] = TTLCache(
            LARGEST, FORGOTTEN_SECONDS, timer=clock
        )

    def report(self, error: StorageFailed, **where: str) -> None:
        """Log a failure at a table or in a chore, unless the same one was logged a short while ago."""
        key = (str(error), *sorted(where.items()))
        now = self._clock()
        due, pause = self._logged.get(key, (now, FIRST_PAUSE_SECONDS))
        if now >= due:
            own = {"words": error.words} if error.words else {}
            logger.error("storage.failed", why=str(error), **own, **where)
            due, pause = now + pause, min(2 * pause, LONGEST_PAUSE_SECONDS)
        self._logged[key] = due, pause


report = Failures().report
"""For the whole process."""
