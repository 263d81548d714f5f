"""Runs bots that think for long in processes of their own, so that they delay no one; the others decide on the spot.

A process that ends, hangs or thinks for too long is replaced, and no decision is lost with it: another process makes it, or the easy level
does."""

import asyncio
import random
import secrets
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final

from app.tables.bots.health import Health
from app.tables.bots.process import ProcessDied, ThinkingProcess
from engine.api import Action, Bots

LONGEST_START_SECONDS: Final = 30.0
LONGEST_THOUGHT_SECONDS: Final = 30.0
TRIES: Final = 2
"""Number of processes that may die of one decision."""


class Late(Exception):
    """A process took too long."""


class Resting(Exception):
    """Processes failed too often: none is tried for now."""


class Thinker:
    """The processes that bots think in, started when the first bot has to think for more than a moment."""

    def __init__(self, workers: int, clock: Callable[[], float] = time.monotonic) -> None:
        self._places = asyncio.Semaphore(workers)
        self._threads = ThreadPoolExecutor(workers, thread_name_prefix="bots")
        """Threads, each of which waits for a process."""
        self._idle: list[ThinkingProcess] = []
        self._busy: set[ThinkingProcess] = set()
        self._health = Health(clock)

    @property
    def impaired(self) -> bool:
        """True if the easy level decides for all bots, because processes keep failing."""
        return self._health.impaired

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
        """Choose a bot's action from what it may know. Raises the bot's error."""
        seed = secrets.randbits(64) if whims else 0
        luck = random.Random(seed)  # noqa: S311 - a bot's whims, not the game's dice
        asked = (view, legal, forms, seat, luck, patient)
        if level not in bots.quick:
            try:
                return await self._think(bots, level, *asked)
            except (ProcessDied, Late, Resting):
                level = next((each for each in bots.levels if each in bots.quick), "")
                if not level:
                    raise
        decided: Action | None = bots.choose(level, *asked)
        return decided

    async def _think(self, bots: Bots, *asked: Any) -> Action | None:
        """Ask a process, and another one if it dies. Raises ProcessDied, Late and Resting."""
        for _ in range(TRIES - 1):
            try:
                return await self._think_once(bots, *asked)
            except ProcessDied:
                pass
        return await self._think_once(bots, *asked)

    async def _think_once(self, bots: Bots, *asked: Any) -> Action | None:
        async with self._places:
            if self._health.resting:
                raise Resting
            process = self._idle.pop() if self._idle else ThinkingProcess()
            self._busy.add(process)
            try:
                if not process.begun:
                    await self._in_time(process, LONGEST_START_SECONDS, process.begin)
                decided: Action | None = await self._in_time(
                    process, LONGEST_THOUGHT_SECONDS, process.ask, bots.choose, *asked
                )
            except (ProcessDied, Late) as error:
                self._health.failed(str(error))
                raise
            finally:
                self._busy.discard(process)
                if process.usable:
                    self._idle.append(process)
            self._health.succeeded()
            return decided

    async def _in_time(
        self, process: ThinkingProcess, seconds: float, work: Callable[..., Any], *arguments: Any
    ) -> Any:
        """Let a thread wait for the process; kill it when the time is over, or its caller is gone."""
        loop = asyncio.get_running_loop()
        try:
            async with asyncio.timeout(seconds) as limit:
                return await loop.run_in_executor(self._threads, work, *arguments)
        except asyncio.CancelledError:
            process.kill()
            raise
        except TimeoutError as error:
            if not limit.expired():
                raise  # the bot's own
            process.kill()
            raise Late(f"no answer within {seconds:.0f} s") from error

    def close(self) -> None:
        """End the processes, thinking or not."""
        for process in self._busy:
            process.kill()
        while self._idle:
            self._idle.pop().end()
        self._threads.shutdown()
