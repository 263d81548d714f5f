"""Long work beside the loop: in threads that rest again and again, for Python runs one thread at a time and everybody waits for the loop."""

import asyncio
import time
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final, TypeVar

THREADS: Final = 2
"""A game that somebody waits for need not wait until another one has been played again."""
WORK_SECONDS: Final = 0.002
REST_SECONDS: Final = 0.0005
"""Seconds in a row: long enough that the loop gets its turn, short enough that the work gets done."""

T = TypeVar("T")

_threads = ThreadPoolExecutor(THREADS, thread_name_prefix="aside")


async def aside(work: Callable[..., T], *arguments: Any) -> T:
    """What comes of the work; whoever calls waits, nobody else does."""
    return await asyncio.get_running_loop().run_in_executor(_threads, work, *arguments)


def with_rests(steps: Iterable[T]) -> Iterator[T]:
    """The steps of long work, with a rest after those that took a while."""
    began = time.perf_counter()
    for step in steps:
        yield step
        if time.perf_counter() - began >= WORK_SECONDS:
            time.sleep(REST_SECONDS)
            began = time.perf_counter()
