"""Detects that the processes which bots think in keep failing, so that the easy level plays instead for a while."""

import time
from collections import deque
from collections.abc import Callable
from typing import Final

import structlog

FAILURES: Final = 3
WITHIN_SECONDS: Final = 60.0
"""This number of failures within this number of seconds, or in a row, is too many."""
REST_SECONDS: Final = 60.0
"""Seconds until another process is tried; if that one fails as well, the pause begins again."""

logger = structlog.get_logger()


class Health:
    """The failures of the processes of one server."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._failed_at: deque[float] = deque(maxlen=FAILURES)
        self._in_a_row = 0
        self._rests_until: float | None = None

    @property
    def impaired(self) -> bool:
        """True if processes failed too often, and none has finished a thought since."""
        return self._rests_until is not None

    @property
    def resting(self) -> bool:
        """True if no process is to be tried for now."""
        return self._rests_until is not None and self._clock() < self._rests_until

    def failed(self, how: str) -> None:
        """Note that a process ended, or thought for too long."""
        if self.resting:
            return  # it began before the rest
        now = self._clock()
        self._failed_at.append(now)
        self._in_a_row += 1
        if self.impaired or self._in_a_row >= FAILURES or self._too_many(now):
            self._rests_until = now + REST_SECONDS
            why = (
                f"Their processes keep failing (the last one: {how}). The easy level plays for all bots for "
                f"{REST_SECONDS:.0f} s, then a new process is tried. Check that the machine has enough memory."
            )
            logger.error("bots.impaired", why=why)
        else:
            logger.warning("bots.process_failed", how=how)

    def _too_many(self, now: float) -> bool:
        return len(self._failed_at) == FAILURES and now - self._failed_at[0] <= WITHIN_SECONDS

    def succeeded(self) -> None:
        """Note that a process finished a thought."""
        if self.resting:
            return  # likewise
        self._in_a_row = 0
        if self.impaired:
            self._rests_until = None
            self._failed_at.clear()
            logger.info("bots.recovered")
