"""The whole server, over real sockets on loopback, SQLite with every action on disk before it is told.

Server and players share the machine: times from sending to seeing hold both, CPU times are the server's alone.
"""

import asyncio
import random
import statistics
import time
from pathlib import Path

from benchmarks.measured import percentile, tell
from benchmarks.players import Guest, Server, Table, scratch

TABLES = 20
PACED_SECONDS = 20
HURRIED_STEPS = 60
LONG_GAME = 400
LONG_GAMES = 3
STARTS = 3


def run() -> None:
    with scratch() as data:
        starts = [start_once(data / f"start-{number}") for number in range(STARTS)]
        tell("server.start_to_health_ms", statistics.median(starts) * 1000, "ms", STARTS)
    with scratch() as data, Server(data) as server:
        asyncio.run(many_tables(server))
    with scratch() as data:
        resume(data)


def start_once(data: Path) -> float:
    with Server(data) as server:
        return server.seconds_to_health


async def many_tables(server: Server) -> None:
    warm = await Table.opened(server, 0)
    for _ in range(20):
        await warm.step()
    # Worked out at leisure after a start: it is no table's memory.
    await warm.guests[0].ask("GET", "catalog")
    before = server.kilobytes()
    tables = [await Table.opened(server, number) for number in range(1, TABLES + 1)]
    await asyncio.gather(*(hurried(table, 20) for table in tables))
    tell("memory.kib_per_live_table", (server.kilobytes() - before) / TABLES, "KiB", TABLES)

    times = [
        seconds for paced in await asyncio.gather(*map(paced_steps, tables)) for seconds in paced
    ]
    tell("server.act_to_last_update_ms.p50", percentile(times, 50) * 1000, "ms", len(times))
    tell("server.act_to_last_update_ms.p99", percentile(times, 99) * 1000, "ms", len(times))

    sizes = [size for table in tables for guest in table.guests for size in guest.update_sizes]
    tell("wire.bytes_per_update.median", statistics.median(sizes), "bytes", len(sizes))
    tell("wire.bytes_per_update.mean", statistics.mean(sizes), "bytes", len(sizes))
    tell("wire.bytes_per_update.p99", percentile(sizes, 99), "bytes", len(sizes))

    cpu, began = server.cpu_seconds(), time.perf_counter()
    steps = sum(await asyncio.gather(*(hurried(table, HURRIED_STEPS) for table in tables)))
    seconds = time.perf_counter() - began
    tell("server.cpu_ms_per_action", (server.cpu_seconds() - cpu) / steps * 1000, "ms", steps)
    tell("server.saved_actions_per_second", steps / seconds, "actions/s", steps)
    for table in [warm, *tables]:
        await table.close()


async def paced_steps(table: Table) -> list[float]:
    """About one action a second, as quick people play."""
    times = []
    end = time.perf_counter() + PACED_SECONDS
    await asyncio.sleep(random.random())
    while time.perf_counter() < end and not table.over:
        times.append(await table.step())
        await asyncio.sleep(random.uniform(0.5, 1.5))
    return times


async def hurried(table: Table, steps: int) -> int:
    """Play one action after the other."""
    done = 0
    while done < steps and not table.over:
        await table.step()
        done += 1
    return done


def resume(data: Path) -> None:
    """A game the process has not seen yet, then the same game again: from opening the socket to the whole view."""
    with Server(data) as server:
        tables = asyncio.run(long_games(server))
    cold, warm = [], []
    for table in tables:
        with Server(data) as server:
            first, second = asyncio.run(reopened(server, table))
            cold.append(first)
            warm.append(second)
    tell("table.resume_ms", statistics.median(cold) * 1000, "ms", len(cold))
    tell("table.reopen_ms", statistics.median(warm) * 1000, "ms", len(warm))


async def long_games(server: Server) -> list[Table]:
    tables = [await Table.opened(server, number) for number in range(LONG_GAMES)]
    await asyncio.gather(*(hurried(table, LONG_GAME) for table in tables))
    for table in tables:
        await table.close()
    return tables


async def reopened(server: Server, table: Table) -> tuple[float, float]:
    seconds = []
    for old in table.guests[:2]:
        guest = Guest(server, old.name)
        guest.http.cookies = old.http.cookies
        seconds.append(await guest.open(table.code))
        await guest.close()
    return seconds[0], seconds[1]
