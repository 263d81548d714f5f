"""Long work off the event loop, in threads that pause every few milliseconds: only one Python thread runs at a time, and nothing may block
the loop."""

import asyncio
import contextlib
import math
import time
from collections.abc import AsyncIterator, Callable, Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final, TypeVar

THREADS: Final = 2
"""Two, so that a game that a player waits for does not queue behind another game's replay."""
WORK_SECONDS: Final = 0.002
PAUSE_SECONDS: Final = 0.0005
"""Long enough that the loop gets its turn, short enough that the work gets done."""
REST_FACTOR: Final = 10
"""Rest after a step of a chore, as a multiple of the time it took."""

T = TypeVar("T")

_threads = ThreadPoolExecutor(THREADS, thread_name_prefix="offload")


async def offload(work: Callable[..., T], *arguments: Any) -> T:
    """Do the work in a thread and return its result; only the caller waits."""
    return await asyncio.get_running_loop().run_in_executor(_threads, work, *arguments)


def with_pauses(steps: Iterable[T]) -> Iterator[T]:
    """The steps of long work, with a pause after each long step."""
    began = time.perf_counter()
    for step in steps:
        yield step
        if time.perf_counter() - began >= WORK_SECONDS:
            time.sleep(PAUSE_SECONDS)
            began = time.perf_counter()


@contextlib.asynccontextmanager
async def unhurried(rests: float = REST_FACTOR, longest: float = math.inf) -> AsyncIterator[None]:
    """Do a step of a chore that must not delay others, then rest for `rests` times as long as it took, at most `longest` seconds."""
    began = time.monotonic()
    yield
    await asyncio.sleep(min(longest, rests * (time.monotonic() - began)))
