"""How numbers are taken and told."""

import json
import os
import platform
import statistics
import time
from collections.abc import Callable, Sequence

MACHINE = (
    f"{platform.machine()}, {os.cpu_count()} cores, "
    f"{platform.python_implementation()} {platform.python_version()}"
)


def tell(name: str, value: float, unit: str, n: int) -> None:
    """One result; `n` is how many things were measured."""
    row = {"name": name, "value": float(f"{value:.4g}"), "unit": unit, "n": n, "machine": MACHINE}
    print(json.dumps(row), flush=True)


def cpu_seconds(work: Callable[[], object]) -> float:
    began = time.process_time()
    work()
    return time.process_time() - began


def median_cpu_seconds(work: Callable[[], object], repeats: int) -> float:
    return statistics.median(cpu_seconds(work) for _ in range(repeats))


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
