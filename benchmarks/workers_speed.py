"""Two workers beside one, on PostgreSQL, and one home server on SQLite: the same load at each in turn, heavier from step to step.

    python -m benchmarks.workers_speed --database postgresql://…

The driver and PostgreSQL share the machine with the workers; the CPU time of each is told, so that it can be seen where the rest goes."""

import argparse
import asyncio
import statistics
from collections.abc import Mapping, Sequence
from contextlib import AsyncExitStack, ExitStack
from typing import Final

from benchmarks.drive import Load, Part, scratch_database, started
from benchmarks.load_speed import no_garbage_of_our_own
from benchmarks.measured import percentile, tell

TABLES: Final = 40
RATES: Final = (1.0, 3.0, 6.0, 9.0, 12.0)
"""Actions a second at each table."""
SECONDS: Final = 5.0
ROUNDS: Final = 2
LIMITS_MS: Final = (50, 150, 1000)
WAYS: Final[Mapping[str, tuple[int, bool, str]]] = {
    "sqlite": (1, False, "together"),
    "one": (1, True, "together"),
    "two": (2, True, "together"),
    "two_all_relayed": (2, True, "elsewhere"),
}
"""A number of workers, on PostgreSQL or not, and a way to spread tabs over them."""


def run(database: str, ways: Sequence[str], rates: Sequence[float], limits: Sequence[int]) -> None:
    with ExitStack() as stack:
        own = {}
        for way in ways:
            workers, on_postgresql, _ = WAYS[way]
            shared = stack.enter_context(scratch_database(database)) if on_postgresql else None
            own[way] = stack.enter_context(started(workers, shared))
        parts = asyncio.run(played(own, rates))
    for (way, rate), done in parts.items():
        report(f"workers.{way}.at_{rate * TABLES:.0f}_a_second", done)
    for limit in limits:
        most = {way: reached(steps_of(way, parts), limit) for way in ways}
        for way, value in most.items():
            if value:
                tell(
                    f"workers.{way}.actions_per_second_at_p99_of_{limit}_ms", value, "actions/s", 1
                )
            one = most.get("one")
            if value and one and way.startswith("two"):
                tell(f"workers.{way}_to_one_at_p99_of_{limit}_ms", value / one, "times as many", 1)


async def played(
    own: Mapping[str, Mapping[str, tuple[str, int]]], rates: Sequence[float]
) -> dict[tuple[str, float], list[Part]]:
    """Every step of every way; those of one rate take turns."""
    parts: dict[tuple[str, float], list[Part]] = {}
    async with AsyncExitStack() as stack:
        loads = {}
        for way, servers in own.items():
            addresses = [address for address, _ in servers.values() if address]
            processes = {name: process for name, (_, process) in servers.items()}
            load = Load(addresses, tables=TABLES, spread=WAYS[way][2], processes=processes)
            loads[way] = await stack.enter_async_context(load)
        for rate in rates:
            for way, load in list(loads.items()) * ROUNDS:
                with no_garbage_of_our_own():
                    part = await load.play(rate, SECONDS)
                parts.setdefault((way, rate), []).append(part)
    return parts


def report(name: str, parts: Sequence[Part]) -> None:
    """Print one step of one way."""
    times = [seconds for part in parts for seconds in part.tally.seconds]
    tell(f"{name}.actions", statistics.mean(part.rate for part in parts), "actions/s", len(times))
    for percent in (50, 99):
        tell(f"{name}.p{percent}", percentile(times, percent) * 1000, "ms", len(times))
    whose = {"workers": 0.0, "postgresql": 0.0, "driver": 0.0}
    for part in parts:
        for process, cpu in part.cpu.items():
            whose["workers" if process.startswith("server_") else process] += cpu
    done = max(1, sum(part.tally.acknowledged for part in parts))
    for process, cpu in whose.items():
        if cpu:
            tell(f"{name}.cpu_ms_per_action.{process}", cpu / done * 1000, "ms", done)
    tell(f"{name}.faults", sum(len(part.tally.faults) for part in parts), "faults", done)


def reached(steps: Sequence[tuple[float, float]], limit: float) -> float | None:
    """Count the actions a second where the p99 crosses the limit, of steps of both: between two of them, or at the heaviest that
    kept to it; None if none did."""
    below: tuple[float, float] | None = None
    for rate, p99 in steps:
        if p99 > limit:
            return below and below[0] + (rate - below[0]) * (limit - below[1]) / (p99 - below[1])
        below = rate, p99
    return below and below[0]


def steps_of(
    way: str, parts: Mapping[tuple[str, float], Sequence[Part]]
) -> list[tuple[float, float]]:
    """Actions a second and p99 in milliseconds of each step of this way."""
    found = []
    for (which, _), done in parts.items():
        if which == way:
            times = [seconds for part in done for seconds in part.tally.seconds]
            rate = statistics.mean(part.rate for part in done)
            found.append((rate, percentile(times, 99) * 1000))
    return found


if __name__ == "__main__":
    parser = argparse.ArgumentParser(prog="python -m benchmarks.workers_speed")
    parser.add_argument(
        "--database", required=True, help="a PostgreSQL where databases may be made"
    )
    parser.add_argument("--ways", default=",".join(WAYS), help="some of them")
    parser.add_argument("--rates", default=",".join(map(str, RATES)), help="a second, each table")
    parser.add_argument("--limits", default=",".join(map(str, LIMITS_MS)), help="of the p99, in ms")
    chosen = parser.parse_args()
    rates = [float(rate) for rate in chosen.rates.split(",")]
    limits = [int(limit) for limit in chosen.limits.split(",")]
    run(chosen.database, chosen.ways.split(","), rates, limits)
