"""The server under load: many tables at play, a restart with everybody coming back, bots among themselves.

Beside another checkout, which has an environment of its own (`make vendor` and a `.venv`), every figure is taken of both in turn,
and its ratio told: python -m benchmarks load --against ../before"""

import asyncio
import gc
import random
import statistics
import time
from collections.abc import Awaitable, Callable, Iterator, Mapping
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Final

from benchmarks.measured import percentile, tell
from benchmarks.players import HERE, Guest, Server, Table, scratch

TABLES: Final = 100
ACTIONS_PER_SECOND: Final = 4
LOAD_SECONDS: Final = 10
LOADS: Final = 5
PLAYED: Final = 40
STORM_TABLES: Final = 30
STORM_ACTIONS: Final = 400
WATCHERS: Final = 2
"""Spectators besides the four players: six tabs at each table."""
STORMS: Final = 2
BOT_GAMES: Final = 8
SETTLED_SECONDS: Final = 2.0

Figures = dict[str, list[float]]


def run(against: Path | None = None) -> None:
    places = {"": HERE} if against is None else {"": HERE, ".before": against}
    figures: dict[str, Figures] = {place: {} for place in places}
    with scratch() as data:
        asyncio.run(load(places, data, figures))
    with scratch() as data:
        storm(places, data, figures)
    with scratch() as data:
        asyncio.run(bots(places, data, figures))
    for name, (unit, better) in UNITS.items():
        values = {place: statistics.median(figures[place][name]) for place in places}
        for place, value in values.items():
            tell(f"{name}{place}", value, unit, len(figures[place][name]))
        if against is not None and values[""]:
            tell(f"{name}.ratio", values[".before"] / values[""], better, 1)


UNITS: Final[Mapping[str, tuple[str, str]]] = {
    "server.p99_ms": ("ms", "times as fast"),
    "server.load_actions_per_second": ("actions/s", "times as many before"),
    "server.storm_s": ("s", "times as fast"),
    "server.mib_per_table": ("MiB", "times as small"),
    "server.cpu_s_per_bot_game": ("s", "times as cheap"),
}


def note(figures: Figures, name: str, value: float) -> None:
    figures.setdefault(name, []).append(value)


async def load(places: Mapping[str, Path], data: Path, figures: dict[str, Figures]) -> None:
    """From sending an action until the last at the table has seen it, while a hundred tables play."""
    with ExitStack() as servers:
        tables: dict[str, list[Table]] = {}
        for place, checkout in places.items():
            server = servers.enter_context(Server(data / f"load{place}", checkout=checkout))
            warm = await played(server, 0, 20)
            before = server.kilobytes()
            tables[place] = [warm]
            for number in range(1, TABLES + 1):
                tables[place].append(await played(server, number, PLAYED))
            await asyncio.sleep(SETTLED_SECONDS)
            grown = (server.kilobytes() - before) / TABLES / 1024
            note(figures[place], "server.mib_per_table", grown)
        for _ in range(LOADS):
            for place in places:
                with no_garbage_of_our_own():
                    end = time.perf_counter() + LOAD_SECONDS
                    paced = await asyncio.gather(*(until(end, table) for table in tables[place]))
                times = [seconds for each in paced for seconds in each]
                note(figures[place], "server.p99_ms", percentile(times, 99) * 1000)
                rate = len(times) / LOAD_SECONDS
                note(figures[place], "server.load_actions_per_second", rate)
        for table in (each for opened in tables.values() for each in opened):
            await table.close()


@contextmanager
def no_garbage_of_our_own() -> Iterator[None]:
    """The players share the machine: while they collect theirs, every answer seems late."""
    gc.collect()
    gc.disable()
    try:
        yield
    finally:
        gc.enable()


async def played(server: Server, number: int, actions: int) -> Table:
    table = await Table.opened(server, number)
    for _ in range(actions):
        await table.step()
    return table


async def until(end: float, table: Table) -> list[float]:
    """Play ACTIONS_PER_SECOND actions a second until `end`, evenly spaced; returns the seconds that each took."""
    pause = 1 / ACTIONS_PER_SECOND
    times = []
    due = time.perf_counter() + random.random() * pause
    while due < end and not table.over:
        await asyncio.sleep(max(0.0, due - time.perf_counter()))
        times.append(await table.step())
        due = max(due + pause, time.perf_counter())
    return times


def storm(places: Mapping[str, Path], data: Path, figures: dict[str, Figures]) -> None:
    """Measure the time from a restarted server until each of 180 tabs shows its game."""
    tables = {}
    for place, checkout in places.items():
        with Server(data / f"storm{place}", checkout=checkout) as server:
            tables[place] = asyncio.run(long_games(server))
    for _ in range(STORMS):
        for place, checkout in places.items():
            with Server(data / f"storm{place}", checkout=checkout) as server:
                seconds = asyncio.run(come_back(server, tables[place]))
                note(figures[place], "server.storm_s", seconds)


Cookies = dict[str, str]


async def long_games(server: Server) -> list[tuple[str, list[Cookies]]]:
    """Long games: their codes, and the cookies of the players."""
    tables = [await Table.opened(server, number) for number in range(STORM_TABLES)]
    await asyncio.gather(*(play(table, STORM_ACTIONS) for table in tables))
    found = [(table.code, [dict(guest.http.cookies) for guest in table.guests]) for table in tables]
    for table in tables:
        await table.close()
    return found


async def play(table: Table, actions: int) -> None:
    while table.actions < actions and not table.over:
        await table.step()


async def come_back(server: Server, tables: list[tuple[str, list[Cookies]]]) -> float:
    tabs: list[tuple[str, Guest]] = []
    for code, players in tables:
        for cookies in [*players, *({} for _ in range(WATCHERS))]:
            guest = Guest(server, "Somebody")
            guest.http.cookies.update(cookies)
            tabs.append((code, guest))
    began = time.perf_counter()
    await asyncio.gather(*(guest.open(code) for code, guest in tabs))
    seconds = time.perf_counter() - began
    await asyncio.gather(*(guest.close() for _, guest in tabs))
    return seconds


async def bots(places: Mapping[str, Path], data: Path, figures: dict[str, Figures]) -> None:
    """Games of four easy bots without pauses, with nobody watching."""
    with ExitStack() as servers:
        running = {
            place: servers.enter_context(
                Server(data / f"bots{place}", checkout=checkout, bot_delay=0)
            )
            for place, checkout in places.items()
        }
        games: dict[str, Callable[[], Awaitable[None]]] = {}
        for place, server in running.items():
            host = Guest(server, "Host")
            await host.arrive()
            games[place] = lambda host=host: bot_game(host)  # type: ignore[misc]
            await games[place]()  # warm the caches
        for _ in range(BOT_GAMES):
            for place, server in running.items():
                cpu = server.cpu_seconds()
                await games[place]()
                note(figures[place], "server.cpu_s_per_bot_game", server.cpu_seconds() - cpu)


async def bot_game(host: Guest) -> None:
    code = (await host.ask("POST", "tables", {"config": {"seats": 4}}))["code"]
    await host.ask("DELETE", f"tables/{code}/seats/0")
    for seat in range(4):
        await host.ask("POST", f"tables/{code}/seats/{seat}/bot", {"level": "easy"})
    await host.ask("POST", f"tables/{code}/start", {})
    while (await host.ask("GET", f"tables/{code}"))["state"] != "finished":
        await asyncio.sleep(0.2)
