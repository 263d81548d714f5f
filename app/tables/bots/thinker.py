"""Bots that think for long do so in processes of their own, so that they delay nobody; the others decide on the spot."""

import asyncio
import multiprocessing
import os
import random
import secrets
import signal
import threading
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from multiprocessing.connection import wait
from typing import Any, Final

from engine.api import Action, Bots

LONGEST_THOUGHT: Final = 30.0


def _prepare() -> None:
    """In the new process: the terminal's Ctrl-C is the server's business, and so is living on."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = multiprocessing.parent_process()
    assert parent is not None

    def end_with_parent() -> None:
        wait([parent.sentinel])
        os._exit(0)

    threading.Thread(target=end_with_parent, daemon=True).start()


def _is_cancelled() -> bool:
    task = asyncio.current_task()
    return task is not None and task.cancelling() > 0


class Thinker:
    """A pool of processes, begun when the first bot has to think for more than a moment."""

    def __init__(self, workers: int) -> None:
        self._workers = workers
        self._free = asyncio.Semaphore(workers)
        self._pool: ProcessPoolExecutor | None = None

    async def choose(
        self,
        bots: Bots,
        level: str,
        view: dict[str, Any],
        legal: list[Action],
        forms: list[dict[str, Any]],
        seat: int,
        patient: bool,
    ) -> Action | None:
        """What a bot does, out of what it may know. Raises what the bot raises, and TimeoutError."""
        luck = random.Random(secrets.randbits(64))  # noqa: S311 - a bot's whims, not the game's dice
        asked = (level, view, legal, forms, seat, luck, patient)
        if level in bots.quick:
            decided: Action | None = bots.choose(*asked)
            return decided
        try:
            return await self._ask(bots, *asked)
        except BrokenExecutor:
            return await self._ask(
                bots, *asked
            )  # a process died, perhaps for want of memory: once more

    async def _ask(self, bots: Bots, *asked: Any) -> Action | None:
        # No more than there are processes, so that nobody's time runs while others think.
        async with self._free:
            pool = self._running_pool()
            try:
                thought = asyncio.get_running_loop().run_in_executor(pool, bots.choose, *asked)
                return await asyncio.wait_for(thought, LONGEST_THOUGHT)
            except (BrokenExecutor, TimeoutError):
                self._abandon(pool)
                raise
            except asyncio.CancelledError:
                if _is_cancelled():
                    raise
                # Not this task but its thought was cancelled, with a pool that somebody else gave up.
                raise BrokenExecutor("the processes ended") from None

    def _abandon(self, pool: ProcessPoolExecutor) -> None:
        if self._pool is pool:
            self.close()

    def _running_pool(self) -> ProcessPoolExecutor:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(
                self._workers,
                mp_context=multiprocessing.get_context("spawn"),
                initializer=_prepare,
            )
        return self._pool

    def close(self) -> None:
        """End the processes, thinking or not."""
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None
            for process in multiprocessing.active_children():
                process.terminate()
