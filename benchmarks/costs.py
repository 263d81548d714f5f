"""The server's costs by unit: what an action, a watcher, a table, a socket, a bots' game, a start and a list take. docs/scale.md is worked out from them.

Beside another checkout, which has an environment of its own (`make vendor` and a `.venv`), every figure is taken of both in turn by the
same players: python -m benchmarks costs --against ../before. Only some of them: python -m benchmarks.costs actions lists"""

import argparse
import asyncio
import itertools
import random
import sqlite3
import statistics
import sys
import time
from collections.abc import Awaitable, Callable, Mapping, Sequence
from contextlib import AsyncExitStack, closing
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import sync_playwright
from websockets.asyncio.client import ClientConnection, connect

from app.storage.digests import digest_of
from benchmarks import client_speed
from benchmarks.load_speed import no_garbage_of_our_own, until
from benchmarks.measured import calibrate, percentile, tell
from benchmarks.paired import needs_its_own_environment
from benchmarks.players import HERE, Guest, Server, Table, scratch
from scripts.chromium import FLAGS, found

ROUNDS: Final = 3
TABLES: Final = 60
LOAD_SECONDS: Final = 8
WARM: Final = 15
WATCHERS: Final = 4
"""At each of these tables, where their cost is measured."""
LONG_TABLES: Final = 20
LONG_GAME: Final = 400
CROWD: Final = 400
PINGING: Final = 50
PINGS: Final = 100
BOT_GAMES: Final = 4
CARD_GAMES: Final = 3
MANY_BOT_GAMES: Final = 100
AT_ONCE: Final = 4
FINISHED: Final = 10_000
ASKED: Final = 20
STARTS: Final = 4
SETTLED_SECONDS: Final = 2.0
ALPHABET: Final = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"
SEA: Final[Mapping[str, Any]] = {
    "config": {"board": "new-shores", "seats": 4, "options": {}},
}
LISTS: Final = ("tables", "history", "history/results")

Places = Mapping[str, Path]
"""Checkouts, by what is added to the names of their figures."""


class Notes:
    """Values by name and place, in the order in which they were first noted."""

    def __init__(self) -> None:
        self._values: dict[tuple[str, str], dict[str, list[float]]] = {}

    def note(self, name: str, unit: str, place: str, value: float) -> None:
        """Keep one more value."""
        self._values.setdefault((name, unit), {}).setdefault(place, []).append(value)

    def tell(self) -> None:
        """Print the medians, and how many times the others' is ours."""
        for (name, unit), values in self._values.items():
            medians = {place: statistics.median(each) for place, each in values.items()}
            for place, median in medians.items():
                tell(f"{name}{place}", median, unit, len(values[place]))
            if len(medians) == 2 and medians[""]:
                tell(f"{name}.ratio", medians[".before"] / medians[""], "times as good", 1)


class Counting(ClientConnection):
    """A socket that counts the bytes that come by the wire."""

    received = 0

    def data_received(self, data: bytes) -> None:
        """Count, and go on as usual."""
        self.received += len(data)
        super().data_received(data)


async def watching(server: Server, code: str, cookie: str = "") -> Counting:
    """Come with this cookie, or as a spectator, as browsers do: they offer to take compressed messages."""
    socket = await connect(
        f"{server.url.replace('http', 'ws', 1)}/api/tables/{code}/socket",
        origin=server.url,  # type: ignore[arg-type]  # a plain str is what it sends
        additional_headers={"Cookie": cookie},
        compression="deflate",
        max_size=None,
        max_queue=None,
        create_connection=Counting,
    )
    assert isinstance(socket, Counting)
    return socket


async def hurried(table: Table, steps: int) -> None:
    """Play one action after the other."""
    for _ in range(steps):
        if not table.over:
            await table.step()


# An action, and whoever watches it


async def actions(places: Places, data: Path, notes: Notes) -> None:
    """CPU time of the server's processes for one action at 60 tables of four, four actions a second at each, and for each further watcher."""
    async with AsyncExitStack() as stack:
        servers: dict[str, Server] = {}
        tables: dict[str, list[Table]] = {}
        for place, checkout in places.items():
            servers[place] = stack.enter_context(Server(data / f"a{place}", checkout=checkout))
            tables[place] = [await Table.opened(servers[place], each) for each in range(TABLES)]
            for table in tables[place]:
                stack.push_async_callback(table.close)
            await asyncio.gather(*(hurried(table, WARM) for table in tables[place]))
        for place in itertools.chain.from_iterable([places] * ROUNDS):
            server = servers[place]
            alone, times = await cost(server, tables[place])
            notes.note("costs.cpu_ms_per_action", "ms", place, alone * 1000)
            notes.note("costs.act_to_last_update_ms.p50", "ms", place, percentile(times, 50) * 1000)
            notes.note("costs.act_to_last_update_ms.p99", "ms", place, percentile(times, 99) * 1000)
            codes = [table.code for table in tables[place] for _ in range(WATCHERS)]
            sockets = [await watching(server, code) for code in codes]
            watched, _ = await cost(server, tables[place])
            each = (watched - alone) / WATCHERS
            notes.note("costs.cpu_us_per_action_and_watcher", "us", place, each * 1e6)
            await asyncio.gather(*(socket.close() for socket in sockets))


async def cost(server: Server, tables: list[Table]) -> tuple[float, list[float]]:
    """CPU seconds per action under this load, and from sending each action until the last at the table has seen it."""
    with no_garbage_of_our_own():
        cpu, end = server.cpu_seconds(), time.perf_counter() + LOAD_SECONDS
        paced = await asyncio.gather(*(until(end, table) for table in tables))
        used = server.cpu_seconds() - cpu
    times = [seconds for each in paced for seconds in each]
    return used / len(times), times


async def snapshots(places: Places, data: Path, notes: Notes) -> None:
    """Bytes by the wire until a page that joins in the midst of a game has it."""
    for place, checkout in places.items():
        with Server(data / f"b{place}", checkout=checkout) as server:
            for name, wanted in (("island", None), ("sea", SEA)):
                table = await Table.opened(server, 1, wanted=wanted)
                await hurried(table, 200)
                await table.close()
                socket = await watching(server, table.code, table.guests[0].cookie)
                while b'"snapshot"' not in (await socket.recv(decode=False))[:40]:
                    pass
                notes.note(f"costs.snapshot_bytes.{name}", "bytes", place, socket.received)
                await socket.close()


# What is kept in memory, and how soon it is there again


async def memory(places: Places, data: Path, notes: Notes) -> None:
    """MiB of a server at rest, of each table after 400 actions, of each socket; then CPU time until a page shows such a game after a restart."""
    for place, checkout in places.items():
        with Server(data / f"c{place}", checkout=checkout) as server:
            await asyncio.sleep(SETTLED_SECONDS)
            notes.note("costs.mib_at_rest", "MiB", place, server.kilobytes() / 1024)
            warm = await Table.opened(server, 0)
            await hurried(warm, 60)
            await warm.guests[0].ask("GET", "catalog")  # worked out when first asked for
            before = server.kilobytes()
            tables = [await Table.opened(server, each + 1) for each in range(LONG_TABLES)]
            await asyncio.gather(*(hurried(table, LONG_GAME) for table in tables))
            await asyncio.sleep(SETTLED_SECONDS)
            grown = (server.kilobytes() - before) / len(tables) / 1024
            notes.note("costs.mib_per_table_of_400_actions", "MiB", place, grown)
            before = server.kilobytes()
            sockets = [await watching(server, warm.code) for _ in range(CROWD)]
            await asyncio.sleep(SETTLED_SECONDS)
            grown = (server.kilobytes() - before) / len(sockets)
            notes.note("costs.kib_per_socket", "KiB", place, grown)
            await asyncio.gather(*(socket.close() for socket in sockets))
            for table in (warm, *tables):
                await table.close()
        with Server(data / f"c{place}", checkout=checkout) as server:
            await shown(server, warm)  # what is done once
            await asyncio.sleep(SETTLED_SECONDS)
            for table in tables:
                cpu = server.cpu_seconds()
                await shown(server, table)
                await asyncio.sleep(0.05)
                used = (server.cpu_seconds() - cpu) * 1000
                notes.note("costs.cpu_ms_of_a_resume_of_400_actions", "ms", place, used)


async def shown(server: Server, table: Table) -> None:
    guest = Guest(server, "Ana")
    guest.http.cookies = table.guests[0].http.cookies
    await guest.open(table.code)
    await guest.close()


async def pings(places: Places, data: Path, notes: Notes) -> None:
    """CPU time of answering a page that asks whether the server is still there, as pages do whenever they have heard nothing for a while."""
    for place, checkout in places.items():
        with Server(data / f"g{place}", checkout=checkout) as server:
            table = await Table.opened(server, 0)
            await table.close()
            sockets = [await watching(server, table.code) for _ in range(PINGING)]
            cpu = server.cpu_seconds()
            await asyncio.gather(*(pinged(socket) for socket in sockets))
            used = (server.cpu_seconds() - cpu) / PINGING / PINGS
            notes.note("costs.cpu_us_per_ping", "us", place, used * 1e6)
            await asyncio.gather(*(socket.close() for socket in sockets))


async def pinged(socket: Counting) -> None:
    """Ask, and wait for each answer."""
    for _ in range(PINGS):
        await socket.send('{"type":"ping"}')
        while b'"pong"' not in (await socket.recv(decode=False))[:40]:
            pass


# Bots among themselves


async def bots(places: Places, data: Path, notes: Notes) -> None:
    """CPU and other time of games between bots that make no pauses, and the memory that many such games leave behind."""
    kinds: dict[str, tuple[Mapping[str, Any], int]] = {
        "island": ({"config": {"seats": 4}}, BOT_GAMES),
        "cards": ({"game": "cards", "config": {}}, CARD_GAMES),
    }
    async with AsyncExitStack() as stack:
        hosts: dict[str, Guest] = {}
        for place, checkout in places.items():
            running = Server(data / f"d{place}", checkout=checkout, bot_delay=0)
            hosts[place] = Guest(stack.enter_context(running), "Host")
            stack.push_async_callback(hosts[place].close)
            await hosts[place].arrive()
            await bots_game(hosts[place], kinds["island"][0])  # the processes of the bots begin
        for kind, (wanted, games) in kinds.items():
            for place, host in itertools.chain.from_iterable([hosts.items()] * games):
                cpu, began = host.server.cpu_seconds(), time.perf_counter()
                await bots_game(host, wanted)
                seconds = time.perf_counter() - began
                cpu = host.server.cpu_seconds() - cpu
                notes.note(f"costs.cpu_s_per_bots_game.{kind}", "s", place, cpu)
                notes.note(f"costs.s_per_bots_game.{kind}", "s", place, seconds)
        for place, host in hosts.items():
            left = iter(range(MANY_BOT_GAMES))

            async def one_by_one(host: Guest = host, left: Any = left) -> None:
                for _ in left:
                    await bots_game(host, kinds["island"][0])

            await asyncio.gather(*(one_by_one() for _ in range(AT_ONCE)))
            mib = host.server.kilobytes() / 1024
            notes.note(f"costs.mib_after_{MANY_BOT_GAMES}_bots_games", "MiB", place, mib)


async def bots_game(host: Guest, wanted: Mapping[str, Any]) -> None:
    """One game of easy bots, to its end."""
    table = await host.ask("POST", "tables", dict(wanted))
    code = table["code"]
    await host.ask("DELETE", f"tables/{code}/seats/0")
    for seat in range(len(table["seats"])):
        await host.ask("POST", f"tables/{code}/seats/{seat}/bot", {"level": "easy"})
    await host.ask("POST", f"tables/{code}/start", {})
    while (await host.ask("GET", f"tables/{code}"))["state"] != "finished":
        await asyncio.sleep(0.1)


# Lists


async def lists(places: Places, data: Path, notes: Notes) -> None:
    """CPU time of each list for a guest who has finished ten thousand games."""
    for place, checkout in places.items():
        with Server(data / f"e{place}", checkout=checkout) as server:
            table = await Table.opened(server, 1, seats=2)
            await hurried(table, 20)
            await ended(table)
            await table.close()
        many_more(data / f"e{place}" / "hexhaven.sqlite3", table.code)
        with Server(data / f"e{place}", checkout=checkout) as server:
            guest = Guest(server, "Ana")
            guest.http.cookies = table.guests[0].http.cookies
            for each in LISTS:
                await guest.ask("GET", each)
                cpu = server.cpu_seconds()
                for _ in range(ASKED):
                    await guest.ask("GET", each)
                used = (server.cpu_seconds() - cpu) / ASKED * 1000
                name = each.replace("/", "_")
                notes.note(f"costs.cpu_ms_per_list.{name}", "ms", place, used)
            await guest.close()


async def ended(table: Table) -> None:
    """End a game of two with the consent of both."""
    first, second = table.guests
    version, told = first.version, second.heard["proposal"]
    await first.say({"type": "propose", "request": "end", "act": {"table": "abort"}})
    await second.until_heard("proposal", told + 1)
    await second.say({"type": "vote", "proposal": 1, "yes": True})
    await first.until_version(version + 1)


def many_more(file: Path, code: str) -> None:
    """Copy one finished game until there are ten thousand; results are signed for the game that they belong to."""
    with closing(sqlite3.connect(file)) as stored, stored:
        stored.row_factory = sqlite3.Row
        [game] = stored.execute("SELECT * FROM games WHERE code = ?", [code])
        seats = stored.execute("SELECT * FROM seats WHERE game_id = ?", [game["id"]]).fetchall()
        results = stored.execute("SELECT * FROM results WHERE game_id = ?", [game["id"]]).fetchall()
        luck = random.Random(1)
        for number in range(1, FINISHED):
            new = {"id": f"{number:032x}", "code": "".join(luck.choices(ALPHABET, k=5))}
            at = game["updated_at"] - number
            insert(stored, "games", dict(game) | new | {"updated_at": at})
            for seat in seats:
                # A column that an earlier checkout does not have.
                ended = {"ended_at": at} if "ended_at" in seat.keys() else {}  # noqa: SIM118
                insert(stored, "seats", dict(seat) | {"game_id": new["id"]} | ended)
            for result in results:
                signed = digest_of(new["id"], result["result"])
                insert(stored, "results", dict(result) | {"game_id": new["id"], "digest": signed})


def insert(stored: sqlite3.Connection, table: str, row: dict[str, Any]) -> None:
    names, places = ", ".join(f'"{name}"' for name in row), ", ".join("?" * len(row))
    statement = f"INSERT OR IGNORE INTO {table} ({names}) VALUES ({places})"
    stored.execute(statement, list(row.values()))


# A page


async def home(places: Places, data: Path, notes: Notes) -> None:
    """Bytes and requests of the home page with an empty cache: until one can type, and what it fetches ahead when it is idle."""
    await asyncio.to_thread(visits, places, data, notes)


def visits(places: Places, data: Path, notes: Notes) -> None:
    with sync_playwright() as playwright:
        path = found(playwright.chromium.executable_path)
        if path is None:
            print("There is no Chromium, so no page is measured.", file=sys.stderr)
            return
        browser = playwright.chromium.launch(executable_path=path, args=list(FLAGS))
        for place, checkout in places.items():
            with Server(data / f"h{place}", checkout=checkout) as server:
                page = browser.new_context(viewport=client_speed.DESKTOP).new_page()  # type: ignore[arg-type]
                page.add_init_script(client_speed.HELD_BACK)
                traveled: list[float] = []
                client_speed.count(page.context.new_cdp_session(page), traveled)
                page.goto(server.url)
                page.get_by_label("Your name at the table").wait_for()
                page.wait_for_load_state("networkidle")
                notes.note("costs.home_kb", "kB", place, sum(traveled) / 1000)
                notes.note("costs.home_requests", "requests", place, len(traveled))
                traveled.clear()
                page.evaluate("beIdle()")
                page.wait_for_load_state("networkidle")
                page.wait_for_timeout(4000)
                notes.note("costs.home_fetched_ahead_kb", "kB", place, sum(traveled) / 1000)
                page.context.close()
        browser.close()


# A start


async def starts(places: Places, data: Path, notes: Notes) -> None:
    """Milliseconds from the start of the process until it answers, and how many of them it worked."""
    for number, (place, checkout) in itertools.product(range(STARTS), places.items()):
        with Server(data / f"f{place}{number}", checkout=checkout) as server:
            notes.note("costs.start_to_health_ms", "ms", place, server.seconds_to_health * 1000)
            notes.note("costs.cpu_ms_of_a_start", "ms", place, server.cpu_seconds() * 1000)


PARTS: Final[Mapping[str, Callable[[Places, Path, Notes], Awaitable[None]]]] = {
    "actions": actions,
    "snapshots": snapshots,
    "memory": memory,
    "pings": pings,
    "bots": bots,
    "lists": lists,
    "home": home,
    "starts": starts,
}


def run(against: Path | None = None, wanted: Sequence[str] = ()) -> None:
    """Measure these parts, or all of them."""
    places = {"": HERE} if against is None else {"": HERE, ".before": against}
    for part in wanted or PARTS:
        notes = Notes()
        with scratch() as data:
            asyncio.run(_of(PARTS[part], places, data, notes))
        notes.tell()


async def _of(
    part: Callable[[Places, Path, Notes], Awaitable[None]], places: Places, data: Path, notes: Notes
) -> None:
    await part(places, data, notes)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(prog="python -m benchmarks.costs")
    parser.add_argument("parts", nargs="*", choices=[*PARTS, []], metavar="|".join(PARTS))
    parser.add_argument("--against", type=Path, help="another checkout, measured in turn with this")
    chosen = parser.parse_args()
    if chosen.against is not None:
        needs_its_own_environment(chosen.against)
    calibrate("calibration.before_costs")
    run(chosen.against, chosen.parts)
    calibrate("calibration.after")
