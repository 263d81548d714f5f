"""Garbage collection: at idle moments, and seldom among the objects that a server holds for long. A collection stops the whole process,
longer the more tables are open. Objects that survive one are frozen, so that the next one is short; now and then, at an idle moment, frozen
objects are collected too, because closed tables and sockets are among them."""

import asyncio
import gc
import time
from collections.abc import Callable
from typing import Final

import structlog

THRESHOLDS: Final = (20_000, 20, 1_000_000)
"""Python collects new objects by itself; older generations are collected only here."""
LOOK_EVERY_SECONDS: Final = 5.0
IDLE_SECONDS: Final = 0.2
"""An idle moment is one in which the process uses at most this share of a core."""
NEW_AFTER_SECONDS: Final = 30.0
NEW_AT_LAST_AFTER_SECONDS: Final = 300.0
ALL_AFTER_SECONDS: Final = 600.0
ALL_AT_LAST_AFTER_SECONDS: Final = 6 * 3600.0
"""Seconds between collections of new objects and of everything: at an idle moment, and at the latest without one."""

logger = structlog.get_logger()


class Garbage:
    """The garbage collection of the process."""

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        self._now = now
        self._new_at = self._all_at = now()
        self.longest = 0.0
        """Seconds of the longest pause for a collection."""

    def begin(self) -> None:
        """Freeze nearly all objects made so far, without a collection: the server has started, and they will stay."""
        gc.freeze()
        gc.set_threshold(*THRESHOLDS)
        gc.enable()

    def settle(self) -> None:
        """Freeze the objects made since then that are still used: the tables are loaded."""
        self._collect(everything=False)

    def look(self, *, idle: bool) -> None:
        """Collect the generations that are due."""
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

    async def until_canceled(self) -> None:
        """Check regularly whether to collect, until canceled."""
        while True:
            worked, began = time.process_time(), time.perf_counter()
            await asyncio.sleep(LOOK_EVERY_SECONDS)
            busy = (time.process_time() - worked) / (time.perf_counter() - began)
            self.look(idle=busy <= IDLE_SECONDS)
