"""Runs bots that think for long in processes of their own, so that they delay nobody; the others decide on the spot."""

import asyncio
import multiprocessing
import os
import random
import secrets
import threading
from multiprocessing.connection import wait
from typing import Any, Final

from pebble import ProcessExpired, ProcessPool

from engine.api import Action, Bots

LONGEST_THOUGHT_SECONDS: Final = 30.0


def _prepare() -> None:
    """Runs in the new process: end it when the server ends, however that happens."""
    parent = multiprocessing.parent_process()
    assert parent is not None

    def end_with_parent() -> None:
        wait([parent.sentinel])
        os._exit(0)

    threading.Thread(target=end_with_parent, daemon=True).start()


class Thinker:
    """A pool of processes, begun when the first bot has to think for more than a moment."""

    def __init__(self, workers: int) -> None:
        self._workers = workers
        self._pool: ProcessPool | None = None

    async def choose(
        self,
        bots: Bots,
        level: str,
        view: dict[str, Any],
        legal: list[Action],
        forms: list[dict[str, Any]],
        seat: int,
        patient: bool,
        whims: bool = True,
    ) -> Action | None:
        """What a bot does, out of what it may know. Raises what the bot raises, and TimeoutError."""
        seed = secrets.randbits(64) if whims else 0
        luck = random.Random(seed)  # noqa: S311 - a bot's whims, not the game's dice
        asked = (level, view, legal, forms, seat, luck, patient)
        if level in bots.quick:
            decided: Action | None = bots.choose(*asked)
            return decided
        try:
            return await self._think(bots, *asked)
        except ProcessExpired:
            # It died, perhaps for want of memory: once more.
            return await self._think(bots, *asked)

    async def _think(self, bots: Bots, *asked: Any) -> Action | None:
        """Times out counting from when a process begins. Canceling the wait ends the process."""
        thought = self._running_pool().schedule(
            bots.choose, args=asked, timeout=LONGEST_THOUGHT_SECONDS
        )
        return await asyncio.wrap_future(thought)

    def _running_pool(self) -> ProcessPool:
        if self._pool is None:
            self._pool = ProcessPool(
                self._workers,
                initializer=_prepare,
                context=multiprocessing.get_context("spawn"),
            )
        return self._pool

    def close(self) -> None:
        """End the processes, thinking or not."""
        if self._pool is not None:
            self._pool.stop()  # type: ignore[no-untyped-call]
            self._pool.join()
            self._pool = None
