"""When Python looks for garbage: at idle moments, and seldom among what a server holds for long.

Such a look stops everybody, for longer the more tables are open. What has survived one is set apart, so that the next one is short;
now and then, when nobody is busy, that is looked through as well: tables and sockets that have gone are among it."""

import asyncio
import gc
import time
from collections.abc import Callable
from typing import Final

import structlog

THRESHOLDS: Final = (20_000, 20, 1_000_000)
"""Python looks through what is new by itself; through everything only here."""
LOOK_EVERY_SECONDS: Final = 5.0
IDLE_SECONDS: Final = 0.2
"""An idle moment is one in which the process uses at most this share of a core."""
NEW_AFTER_SECONDS: Final = 30.0
NEW_AT_LAST_AFTER_SECONDS: Final = 300.0
ALL_AFTER_SECONDS: Final = 600.0
ALL_AT_LAST_AFTER_SECONDS: Final = 6 * 3600.0
"""Seconds between two looks through what is new and through everything: at an idle moment, and at last also without one."""

logger = structlog.get_logger()


class Garbage:
    """Of the whole process."""

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        self._now = now
        self._new_at = self._all_at = now()
        self.longest = 0.0
        """Seconds that the longest collection stopped everybody."""

    def begin(self) -> None:
        """A server has started: nearly all that is there stays, so it is set apart without a look."""
        gc.freeze()
        gc.set_threshold(*THRESHOLDS)
        gc.enable()

    def settle(self) -> None:
        """It has its tables: of what has come since, what is still used stays too."""
        self._collect(everything=False)

    def look(self, *, idle: bool) -> None:
        """Collect the generations whose time has come."""
        now = self._now()
        if now - self._all_at >= (ALL_AFTER_SECONDS if idle else ALL_AT_LAST_AFTER_SECONDS):
            self._collect(everything=True)
        elif now - self._new_at >= (NEW_AFTER_SECONDS if idle else NEW_AT_LAST_AFTER_SECONDS):
            self._collect(everything=False)

    def _collect(self, *, everything: bool) -> None:
        began = time.perf_counter()
        if everything:
            gc.unfreeze()
        found = gc.collect()
        gc.freeze()
        paused = time.perf_counter() - began
        self.longest = max(self.longest, paused)
        self._new_at = self._now()
        if everything:
            self._all_at = self._new_at
        logger.debug(
            "garbage.collected", everything=everything, ms=round(paused * 1000, 1), found=found
        )

    async def until_cancelled(self) -> None:
        """Look whether this is the moment, again and again."""
        while True:
            worked, began = time.process_time(), time.perf_counter()
            await asyncio.sleep(LOOK_EVERY_SECONDS)
            busy = (time.process_time() - worked) / (time.perf_counter() - began)
            self.look(idle=busy <= IDLE_SECONDS)
