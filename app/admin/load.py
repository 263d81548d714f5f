"""The server's share of its machine: processors, memory, storage."""

import asyncio
import os
import resource
import shutil
import sys
import time
from collections import deque
from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from app.settings import Settings
from app.storage.copies import BESIDE
from app.storage.database import Database
from app.storage.host_tables import size_of

SAMPLE_SECONDS: Final = 15.0
KEPT_SAMPLES: Final = 24
LOW_SPACE_BYTES: Final = 500 * 1000 * 1000
TICKS: Final = os.sysconf("SC_CLK_TCK")


def seconds_used() -> float:
    """Processor time of this process and of those that it has started and that still run, such as the bots'."""
    return time.process_time() + sum(map(_seconds_of, _children()))


def _children() -> Iterator[str]:
    """The ids of the processes that this one has started, where the system lists them."""
    for thread in Path("/proc/self/task").glob("*/children"):
        with suppress(OSError):
            yield from thread.read_text().split()


def _seconds_of(process: str) -> float:
    with suppress(OSError, ValueError, IndexError):
        fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / TICKS
    return 0.0


class Load:
    """The share of all processors that the server used, now and a while ago."""

    def __init__(
        self,
        used: Callable[[], float] = seconds_used,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self._used, self._clock = used, clock
        self.cores = os.cpu_count() or 1
        self.shares: deque[float] = deque(maxlen=KEPT_SAMPLES)
        self._last = clock(), used()

    def sample(self) -> None:
        """Note the share since the last sample."""
        at, used = self._clock(), self._used()
        passed = at - self._last[0]
        if passed > 0:
            share = (used - self._last[1]) / passed / self.cores
            self.shares.append(min(1.0, max(0.0, share)))
        self._last = at, used

    async def sample_until_canceled(self) -> None:
        """Sample again and again."""
        while True:
            await asyncio.sleep(SAMPLE_SECONDS if self.shares else 1)
            self.sample()


def memory_bytes() -> int:
    """The memory of this process."""
    with suppress(OSError, ValueError, IndexError):
        pages = int(Path("/proc/self/statm").read_text().split()[1])
        return pages * os.sysconf("SC_PAGE_SIZE")
    most = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return most if sys.platform == "darwin" else most * 1024


@dataclass(frozen=True, slots=True)
class Storage:
    """The size of the database and the free space on its disk; None if the database is on another machine."""

    used: int
    free: int | None

    @property
    def low(self) -> bool:
        """True if the disk is nearly full."""
        return self.free is not None and self.free < LOW_SPACE_BYTES


async def storage_of(settings: Settings, database: Database) -> Storage:
    """Look at the database. Raises StorageFailed."""
    if settings.database_url:
        return Storage(await size_of(database), None)
    return await asyncio.to_thread(_of_file, settings.sqlite_file)


def _of_file(file: Path) -> Storage:
    return Storage(file_bytes(file), free_bytes(file.parent))


def file_bytes(file: Path) -> int:
    """The size of a SQLite database including its companion files."""
    sizes = 0
    for ending in ("", *BESIDE):
        with suppress(OSError):
            sizes += file.with_name(file.name + ending).stat().st_size
    return sizes


def free_bytes(directory: Path) -> int | None:
    """The free space; None if the system does not report it."""
    with suppress(OSError):
        return shutil.disk_usage(directory).free
    return None
