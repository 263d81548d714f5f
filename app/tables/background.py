"""Background work of a table: commands whose caller may disconnect, chores, alarms."""

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any, Final, TypeVar

from app import faults
from app.storage import failures
from app.storage.database import StorageFailed

GIVE_UP_SECONDS: Final = 5.0
"""The longest wait for running work when a table is unloaded."""

T = TypeVar("T")


class Background:
    """The tasks of one table, named by its code in the log."""

    def __init__(self, code: str) -> None:
        self._code = code
        self._tasks: set[asyncio.Task[Any]] = set()

    async def shielded(self, command: Coroutine[Any, Any, T]) -> T:
        """Finish a command even if its caller disconnects."""
        return await asyncio.shield(self._started(command))

    def unattended(self, work: Coroutine[Any, Any, None]) -> None:
        """Run something without a caller; its failures are logged only."""
        self._started(work).add_done_callback(self._report)

    def later(
        self, seconds: float, work: Callable[[], Coroutine[Any, Any, None]]
    ) -> asyncio.TimerHandle:
        """Do something after a while, unless the handle is canceled."""
        loop = asyncio.get_running_loop()
        return loop.call_later(seconds, lambda: self.unattended(work()))

    async def finish(self) -> None:
        """Wait a little for running work."""
        if self._tasks:
            await asyncio.wait(self._tasks, timeout=GIVE_UP_SECONDS)

    def _started(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)
        return task

    def _done(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and isinstance(error := task.exception(), StorageFailed):
            failures.report(error, table=self._code)

    def _report(self, task: asyncio.Task[None]) -> None:
        error = None if task.cancelled() else task.exception()
        if error is not None and not isinstance(error, StorageFailed):
            faults.report("background", error, table=self._code)
