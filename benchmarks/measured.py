"""Measuring and printing figures."""

import json
import os
import platform
import statistics
import time
from collections.abc import Callable, Sequence
from pathlib import Path

MACHINE = (
    f"{platform.machine()}, {os.cpu_count()} cores, "
    f"{platform.python_implementation()} {platform.python_version()}"
)


def tell(name: str, value: float, unit: str, n: int) -> None:
    """Print one result; `n` is how many things were measured."""
    row = {"name": name, "value": float(f"{value:.4g}"), "unit": unit, "n": n, "machine": MACHINE}
    print(json.dumps(row), flush=True)


def cpu_seconds(work: Callable[[], object]) -> float:
    began = time.process_time()
    work()
    return time.process_time() - began


def median_cpu_seconds(work: Callable[[], object], repeats: int) -> float:
    return statistics.median(cpu_seconds(work) for _ in range(repeats))


class Stolen:
    """The part of the processors' time that other machines on the same host took since it was made."""

    def __init__(self) -> None:
        self.began = _ticks()

    def percent(self) -> float | None:
        """The share in percent; None if the system does not say: only Linux counts it."""
        if self.began is None or (now := _ticks()) is None:
            return None
        stolen, whole = (after - before for after, before in zip(now, self.began, strict=True))
        return 100 * stolen / max(1, whole)


def _ticks() -> tuple[int, int] | None:
    """Stolen, and all there are. Of the first line of /proc/stat, "cpu", the eighth number counts what was stolen (man 5 proc_stat)."""
    try:
        _, *counts = Path("/proc/stat").read_text().partition("\n")[0].split()
    except OSError:
        return None
    ticks = [int(count) for count in counts[:8]]
    return ticks[7], sum(ticks)


def percentile(values: Sequence[float], percent: float) -> float:
    """The smallest value that is not exceeded by `percent` of them."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(len(ordered) * percent / 100))]


def calibrate(name: str) -> float:
    """A fixed piece of plain Python, in milliseconds. Told before and after: divide by it to compare machines or hours."""

    def steps() -> int:
        table = list(range(64))
        counts = dict.fromkeys(range(64), 0)
        total = 0
        for step in range(1_000_000):
            index = step & 63
            counts[index] += table[index] ^ step
            total += counts[index] & 7
        return total

    taken = median_cpu_seconds(steps, 5) * 1000
    tell(name, taken, "ms per million steps", 5)
    return taken
