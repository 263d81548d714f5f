"""Play whole tables of both games over real sockets from the actions that each seat is sent, at any server or several of one database.

    python -m benchmarks.drive                                              # a server of its own, on SQLite
    python -m benchmarks.drive --database postgresql://… --workers 2        # servers of its own that share a database
    python -m benchmarks.drive --database postgresql://… --workers 2 --kill 5    # one of them dies
    python -m benchmarks.drive --server http://127.0.0.1:8000 --tables 60 --rate 4 --seconds 30

It plays only at this machine's own addresses, unless `--anywhere` says that the load may leave it. While it plays it checks that versions
have no gap, that everybody at a table has come equally far, and that nothing is acknowledged twice; what is wrong is printed, and the exit
code is 1. A server refuses many guests and tables from one address: let it start with high HEXHAVEN_NEW_GUESTS_PER_MINUTE,
HEXHAVEN_NEW_TABLES_PER_HOUR, HEXHAVEN_SOCKETS_PER_ADDRESS and HEXHAVEN_MESSAGES_PER_SECOND."""

import argparse
import asyncio
import contextlib
import ipaddress
import itertools
import math
import os
import random
import secrets
import signal
import statistics
import sys
import time
import zlib
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field, replace
from http.cookiejar import DefaultCookiePolicy
from pathlib import Path
from typing import Any, Final, Self
from urllib.parse import urlsplit

import asyncpg
import httpx
import orjson
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from benchmarks.measured import percentile, tell
from benchmarks.players import Server, cpu_seconds_of, merged, scratch, some_action

MOST_TABLES: Final = 2000
MOST_SECONDS: Final = 3600
PATIENCE: Final = 30.0
RETRY_SECONDS: Final = 0.1
OPENED_AT_ONCE: Final = 8
GAMES: Final[Mapping[str, tuple[int, Mapping[str, Any]]]] = {
    "island": (4, {"config": {"seats": 4}}),
    "sea": (4, {"config": {"board": "new-shores", "seats": 4, "options": {}}}),
    "realms": (2, {"game": "cards", "config": {}}),
}
"""Seats, and what is asked for."""
KEPT_FOR_LAST: Final = frozenset(("PlayCard", "Demolish", "DeclineOffer"))
"""Actions that are chosen when there is nothing else: an attack waits for its window, and the others undo what was done."""
FOR_GOOD: Final = range(4001, 5000)
"""Codes of closing after which no page comes back by itself."""
SPREADS: Final = {
    "together": "all tabs of a table at one server, found by its code, as a proxy does that hashes it",
    "apart": "each tab of a table at the next server",
    "elsewhere": "all tabs at another server than the one where the table was opened",
}


@dataclass
class Tally:
    """Everything that is counted."""

    sent: int = 0
    acknowledged: int = 0
    refused: Counter[str] = field(default_factory=Counter)
    seconds: list[float] = field(default_factory=list)
    """From sending an action until the last tab at the table has heard of it."""
    sizes: list[int] = field(default_factory=list)
    dropped: int = 0
    recovered: int = 0
    silence: float = 0.0
    """The longest time that a tab knew nothing new although something had happened, or had no connection."""
    ended: int = 0
    faults: list[str] = field(default_factory=list)

    def begin(self) -> None:
        """Count from here on; what was wrong stays."""
        vars(self).update(vars(Tally()) | {"faults": self.faults})


class Tab:
    """One seat's page: it comes back by itself, at the next address."""

    def __init__(self, table: "Table", seat: int, addresses: Iterator[str], cookie: str) -> None:
        self.table = table
        self.seat = seat
        self.version = -1
        self.view: Any = None
        self.legal: list[dict[str, Any]] = []
        self.forms: list[dict[str, Any]] = []
        self._addresses = addresses
        self._cookie = cookie
        self._socket: ClientConnection | None = None
        self._pending: bytes | None = None
        self._answer: asyncio.Future[dict[str, Any]] | None = None
        self._lost_at: float | None = None
        self._life = asyncio.create_task(self._live())

    async def act(self, request: str, action: dict[str, Any]) -> dict[str, Any]:
        """Send an action, again with each new connection, until there is an answer to it."""
        message = {"type": "act", "request": request, "version": self.version, "action": action}
        self._pending = orjson.dumps(message)
        self._answer = asyncio.get_running_loop().create_future()
        if self._socket is not None:
            with contextlib.suppress(WebSocketException):
                await self._socket.send(self._pending, text=True)
        try:
            return await self._answer
        finally:
            self._pending = None

    async def leave(self) -> None:
        """Close the page."""
        self._life.cancel()
        await asyncio.gather(self._life, return_exceptions=True)

    async def _live(self) -> None:
        tally = self.table.tally
        for address in self._addresses:
            since = f"?since={self.version}" if self.version >= 0 else ""
            code: int | None = None
            try:
                async with connect(
                    f"{address.replace('http', 'ws', 1)}/api/tables/{self.table.code}/socket{since}",
                    origin=origin_of(address),  # type: ignore[arg-type]  # a plain str is what it sends
                    additional_headers={"Cookie": self._cookie},
                    compression=None,
                    max_size=None,
                    max_queue=None,
                    proxy=None,
                ) as self._socket:
                    await self._listen(self._socket)
                code = self._socket.close_code
            except (OSError, WebSocketException, EOFError, TimeoutError):
                pass
            if self._socket is not None:
                tally.dropped += 1
                self._lost_at = self._lost_at or time.perf_counter()
            self._socket = None
            if code in FOR_GOOD:
                return self.table.wrong(f"seat {self.seat} was sent away with {code}")
            await asyncio.sleep(RETRY_SECONDS)

    async def _listen(self, socket: ClientConnection) -> None:
        async for text in socket:
            message = orjson.loads(text)
            if message["type"] != "bye":
                await self._back(socket)
            self._take(message, len(text))

    async def _back(self, socket: ClientConnection) -> None:
        """Something was heard: after a loss, go on with what was not answered."""
        if self._lost_at is None:
            return
        self.table.tally.recovered += 1
        self.table.silent(time.perf_counter() - self._lost_at)
        self._lost_at = None
        if self._pending is not None:
            await socket.send(self._pending, text=True)

    def _take(self, message: dict[str, Any], size: int) -> None:
        match message["type"]:
            case "snapshot":
                if message["version"] < self.version:
                    self.table.wrong(f"{self.version} became {message['version']}")
                self.view = message["view"]
            case "update":
                if message["version"] != self.version + 1:
                    self.table.wrong(f"{message['version']} came after {self.version}")
                self.view = merged(self.view, message["patch"])
                self.table.tally.sizes.append(size)
            case "ack" | "refused":
                if self._answer is not None and not self._answer.done():
                    self._answer.set_result(message)
                return
            case _:
                return
        self.version = message["version"]
        self.legal = message.get("legal", self.legal)
        self.forms = message.get("forms", self.forms)
        self.table.news.set()

    @property
    def must_act(self) -> bool:
        """True if the game waits for this seat, and it has not answered under seal yet."""
        return (
            self.view is not None
            and str(self.seat) in self.view["waiting"]
            and "answer" not in self.view["seats"][str(self.seat)]
        )


@dataclass
class Table:
    """One table after another for the same people."""

    tally: Tally
    number: int
    game: str
    addresses: Sequence[str]
    spread: str
    luck: random.Random
    code: str = ""
    tabs: list[Tab] = field(default_factory=list)
    news: asyncio.Event = field(default_factory=asyncio.Event)
    _cookies: list[str] = field(default_factory=list)
    _actions: int = 0
    _last: int = -1
    """The newest version that was acknowledged."""

    def wrong(self, what: str) -> None:
        """Note something that must not be."""
        self.tally.faults.append(f"{self.game} table {self.code}: {what}")
        self.news.set()

    def silent(self, seconds: float) -> None:
        """Note how long nothing was heard."""
        self.tally.silence = max(self.tally.silence, seconds)

    async def open(self, web: httpx.AsyncClient) -> None:
        """Guests arrive, sit down and begin; whoever was here before keeps their name. Raises SystemExit."""
        seats, wanted = GAMES[self.game]
        home = self.addresses[self.number % len(self.addresses)]
        while len(self._cookies) < seats:
            answer = await asked(
                web, home, "", "POST", "me", {"name": f"Guest {len(self._cookies)}"}
            )
            self._cookies.append(
                "; ".join(f"{key}={value}" for key, value in answer.cookies.items())
            )
        host = self._cookies[0]
        self.code = (await asked(web, home, host, "POST", "tables", dict(wanted))).json()["code"]
        at = home if self.spread == "elsewhere" else self._address_of(0)
        for seat, cookie in enumerate(self._cookies):
            if seat:
                await asked(web, at, cookie, "POST", f"tables/{self.code}/seats/{seat}", {})
        for cookie in self._cookies:
            await asked(web, at, cookie, "POST", f"tables/{self.code}/ready", {"ready": True})
        await asked(web, at, host, "POST", f"tables/{self.code}/start", {})
        self._last = -1
        self.tabs = [
            Tab(self, seat, self._way(seat), cookie) for seat, cookie in enumerate(self._cookies)
        ]
        await self._until(lambda: all(tab.view is not None for tab in self.tabs))

    def _way(self, seat: int) -> Iterator[str]:
        """The addresses at which a tab tries, one after the other."""
        first = self.addresses.index(self._address_of(seat))
        return itertools.cycle([*self.addresses[first:], *self.addresses[:first]])

    def _address_of(self, seat: int) -> str:
        places = {
            "together": zlib.crc32(self.code.encode()),
            "apart": self.number + seat,
            "elsewhere": self.number + 1,
        }
        return self.addresses[places[self.spread] % len(self.addresses)]

    async def play(
        self, web: httpx.AsyncClient, rate: float, end: float, actions: float = math.inf
    ) -> None:
        """Play so many actions a second until `end`, evenly spaced, and not more than `actions`."""
        due = time.perf_counter() + self.luck.random() / rate
        last = self._actions + actions
        while due < end and self._actions < last and not self._stuck:
            await asyncio.sleep(max(0.0, due - time.perf_counter()))
            due = max(due + 1 / rate, time.perf_counter())
            if not self.tabs[0].view["waiting"]:
                self.tally.ended += 1
                await self.leave()
                await self.open(web)
            mover = next((tab for tab in self.tabs if tab.must_act), None)
            if mover is not None:
                await self._step(mover)

    @property
    def _stuck(self) -> bool:
        return any(f" {self.code}: " in fault for fault in self.tally.faults)

    async def _step(self, mover: Tab) -> None:
        tally, version = self.tally, mover.version
        self._actions += 1
        action = self._choice(mover)
        began = time.perf_counter()
        tally.sent += 1
        try:
            async with asyncio.timeout(PATIENCE):
                answer = await mover.act(f"{self.number}-{self._actions}", action)
        except TimeoutError:
            return self.wrong(f"no answer to {action['type']} within {PATIENCE:.0f} s")
        if answer["type"] == "refused":
            tally.refused[answer["code"]] += 1
            return
        tally.acknowledged += 1
        seen = answer["version"]
        sealed = seen == version
        """A sealed answer has no version of its own, and only its seat hears of it."""
        if not sealed:
            if seen <= self._last:
                self.wrong(f"{seen} was acknowledged after {self._last}")
            self._last = seen
        await self._until(lambda: min(tab.version for tab in self.tabs) >= seen)
        tally.seconds.append(time.perf_counter() - began)
        self.silent(tally.seconds[-1])

    def _choice(self, mover: Tab) -> dict[str, Any]:
        usual = [group for group in mover.legal if group["type"] not in KEPT_FOR_LAST]
        return some_action(mover, self.luck, usual or mover.legal)

    async def _until(self, reached: Any) -> None:
        try:
            async with asyncio.timeout(PATIENCE):
                while not reached() and not self._stuck:
                    self.news.clear()
                    await self.news.wait()
        except TimeoutError:
            versions = [tab.version for tab in self.tabs]
            self.wrong(f"not everybody has heard within {PATIENCE:.0f} s: {versions}")

    async def compare(self) -> None:
        """At the end everybody has come equally far, and waits for the same people."""
        await self._until(lambda: len({tab.version for tab in self.tabs}) == 1)
        waiting = {tuple(sorted(tab.view["waiting"])) for tab in self.tabs}
        if len(waiting) > 1 and not self._stuck:
            self.wrong(f"the tabs wait for different people: {waiting}")

    async def leave(self) -> None:
        """Close all tabs."""
        await asyncio.gather(*(tab.leave() for tab in self.tabs))


def origin_of(address: str) -> str:
    """The origin that a browser names, which has no path."""
    parts = urlsplit(address)
    return f"{parts.scheme}://{parts.netloc}"


async def asked(
    web: httpx.AsyncClient, address: str, cookie: str, method: str, path: str, body: dict[str, Any]
) -> httpx.Response:
    """A request that has to succeed. Raises SystemExit."""
    headers = {"Origin": origin_of(address), **({"Cookie": cookie} if cookie else {})}
    answer = await web.request(method, f"{address}/api/{path}", json=body, headers=headers)
    if answer.is_error:
        raise SystemExit(f"{method} {path}: {answer.status_code} {answer.text}")
    return answer


@dataclass
class Part:
    """A part of a load, from when all tables were open."""

    tally: Tally
    seconds: float
    cpu: Mapping[str, float]
    """Seconds, by name of the process; the driver's own among them."""

    @property
    def rate(self) -> float:
        """Acknowledged actions a second."""
        return self.tally.acknowledged / self.seconds

    def cpu_ms(self, name: str) -> float:
        """Milliseconds per acknowledged action."""
        return self.cpu[name] / max(1, self.tally.acknowledged) * 1000


class Load:
    """Open tables with people at them, who play in parts."""

    def __init__(
        self,
        addresses: Sequence[str],
        *,
        games: Sequence[str] = tuple(GAMES),
        tables: int = 60,
        spread: str = "together",
        seed: int = 1,
        processes: Mapping[str, int] | None = None,
    ) -> None:
        """`games` take turns; `processes`, by name, are those whose CPU time is told beside the driver's."""
        self._tally = tally = Tally()
        self._processes = processes or {}
        self._web = httpx.AsyncClient(timeout=PATIENCE, verify=False, trust_env=False)
        self._web.cookies.jar.set_policy(DefaultCookiePolicy(allowed_domains=[]))
        self._tables = [
            Table(tally, number, game, addresses, spread, random.Random(f"{seed} {number}"))
            for number, game in zip(range(tables), itertools.cycle(games), strict=False)
        ]

    async def __aenter__(self) -> Self:
        turns = asyncio.Semaphore(OPENED_AT_ONCE)

        async def open_in_turn(table: Table) -> None:
            async with turns:
                await table.open(self._web)

        await asyncio.gather(*map(open_in_turn, self._tables))
        return self

    async def __aexit__(self, *_error: object) -> None:
        await asyncio.gather(*(table.leave() for table in self._tables))
        await self._web.aclose()

    async def play(self, rate: float, seconds: float, actions: float = math.inf) -> Part:
        """Play so many actions a second at each table, so long, and not more than `actions`; then compare what everybody has."""
        tally = self._tally
        tally.begin()
        cpu, own = self._cpu(), time.process_time()
        began = time.perf_counter()
        end = began + seconds
        await asyncio.gather(*(table.play(self._web, rate, end, actions) for table in self._tables))
        played = time.perf_counter() - began
        used = {name: max(0.0, after - cpu[name]) for name, after in self._cpu().items()}
        used["driver"] = time.process_time() - own
        await asyncio.gather(*(table.compare() for table in self._tables))
        return Part(replace(tally), played, used)

    def _cpu(self) -> dict[str, float]:
        return {name: cpu_seconds_of(process) for name, process in self._processes.items()}


def report(part: Part) -> None:
    """Print what was counted, one line of JSON each."""
    tally = part.tally
    done = tally.acknowledged
    tell("drive.games_ended", tally.ended, "games", tally.ended)
    tell("drive.actions", tally.sent, "actions", tally.sent)
    tell("drive.acknowledged", done, "actions", tally.sent)
    tell("drive.refused", tally.refused.total(), "actions", tally.sent)
    for code, times in tally.refused.items():
        tell(f"drive.refused.{code}", times, "actions", tally.sent)
    tell("drive.actions_per_second", part.rate, "actions/s", done)
    for percent in (50, 95, 99) if tally.seconds else ():
        value = percentile(tally.seconds, percent) * 1000
        tell(f"drive.act_to_last_update_ms.p{percent}", value, "ms", len(tally.seconds))
    if tally.sizes:
        count = len(tally.sizes)
        tell("drive.bytes_per_update.median", statistics.median(tally.sizes), "bytes", count)
        tell("drive.bytes_per_update.mean", statistics.mean(tally.sizes), "bytes", count)
        tell("drive.bytes_per_action", sum(tally.sizes) / max(1, done), "bytes", done)
    for name, cpu in part.cpu.items():
        tell(f"drive.cpu_ms_per_action.{name}", part.cpu_ms(name), "ms", done)
        tell(f"drive.cores.{name}", cpu / part.seconds, "cores", done)
    tell("drive.longest_silence_ms", tally.silence * 1000, "ms", done)
    tell("drive.connections_dropped", tally.dropped, "connections", done)
    tell("drive.connections_recovered", tally.recovered, "connections", done)
    tell("drive.faults", len(tally.faults), "faults", done)
    for fault in tally.faults[:20]:
        print(fault, file=sys.stderr)


def only_here(addresses: Sequence[str]) -> None:
    """Raises SystemExit for an address that is not this machine's own."""
    for address in addresses:
        host = urlsplit(address).hostname or ""
        try:
            here = ipaddress.ip_address(host).is_loopback
        except ValueError:
            here = host == "localhost"
        if not here:
            raise SystemExit(
                f"{address} is not on this machine. If you may put a load on it, say so with --anywhere."
            )


@contextmanager
def started(workers: int, database: str | None) -> Iterator[dict[str, tuple[str, int]]]:
    """Servers of our own, and the PostgreSQL that they share: address, empty for PostgreSQL, and process, by name. Raises SystemExit."""
    if workers > 1 and not database:
        raise SystemExit("Several servers share a PostgreSQL database: name it with --database.")
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))  # so that nothing is left behind
    shared: dict[str, Any] = {"shared": "yes"} if workers > 1 else {}
    with scratch() as data, ExitStack() as stack:
        own: dict[str, tuple[str, int]] = {}
        if database:
            shared["database_url"] = database
            if process := asyncio.run(postmaster_of(database)):
                own["postgresql"] = ("", process)
        for number in range(1, workers + 1):
            server = stack.enter_context(Server(data / str(number), **shared))
            own[f"server_{number}"] = (server.url, server.process.pid)
        yield own


def report_stored(database: str) -> None:
    """Print what a database of our own has done and keeps for each line of its games' logs; that of opening the tables is in it."""
    lines = asyncio.run(told(database, "SELECT count(*) FROM actions"))
    for name, unit, statement in STORED:
        tell(f"drive.{name}", asyncio.run(told(database, statement)) / max(1, lines), unit, lines)


STORED: Final = (
    (
        "commits_per_line",
        "commits",
        "SELECT xact_commit FROM pg_stat_database WHERE datname = current_database()",
    ),
    (
        "stored_bytes_per_line",
        "bytes",
        "SELECT sum(pg_total_relation_size(relid))::bigint FROM pg_stat_user_tables",
    ),
)


@contextmanager
def scratch_database(url: str) -> Iterator[str]:
    """A database beside this one, which is dropped afterwards."""
    name = f"hexhaven_bench_{secrets.token_hex(4)}"
    asyncio.run(told(url, f"CREATE DATABASE {name}"))
    try:
        yield urlsplit(url)._replace(path=f"/{name}").geturl()
    finally:
        asyncio.run(told(url, f"DROP DATABASE {name} WITH (FORCE)"))


async def told(url: str, statement: str) -> Any:
    """Ask PostgreSQL. Raises SystemExit."""
    try:
        connection = await asyncpg.connect(url)
    except (OSError, asyncpg.PostgresError) as error:
        raise SystemExit(f"--database: PostgreSQL cannot be reached: {error}") from error
    try:
        return await connection.fetchval(statement)
    finally:
        await connection.close()


async def postmaster_of(url: str) -> int | None:
    """The process of a PostgreSQL on this machine, the parent of every session; None if it runs elsewhere."""
    connection = await asyncpg.connect(url)
    try:
        return parent_of_postgres(await connection.fetchval("SELECT pg_backend_pid()"))
    finally:
        await connection.close()


def parent_of_postgres(session: int) -> int | None:
    """The parent of this process, if it is here and a session of PostgreSQL."""
    try:
        fields = Path(f"/proc/{session}/stat").read_text()
    except OSError:
        return None
    return int(fields.rpartition(")")[2].split()[1]) if "postgres" in fields else None


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(
        prog="python -m benchmarks.drive",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--server", action="append", default=[], help="an address; may be repeated")
    parser.add_argument("--anywhere", action="store_true", help="also addresses elsewhere")
    parser.add_argument("--workers", type=int, default=1, help="servers of its own")
    parser.add_argument("--database", help="the PostgreSQL database of its own servers")
    parser.add_argument("--games", default="island,sea,realms", help="of island, sea and realms")
    parser.add_argument("--tables", type=int, default=60)
    parser.add_argument("--rate", type=float, default=4, help="actions a second at each table")
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--actions", type=int, default=math.inf, help="at most, at each table")
    parser.add_argument("--seed", type=int, default=1, help="of the players' choices")
    parser.add_argument(
        "--spread", choices=SPREADS, default="together",
        help="; ".join(f"{name}: {what}" for name, what in SPREADS.items()),
    )  # fmt: skip
    parser.add_argument("--kill", type=float, help="seconds until one of its own servers is killed")
    parser.add_argument(
        "--process", action="append", default=[], metavar="NAME=PID",
        help="whose CPU time to tell, with its children's",
    )  # fmt: skip
    chosen = parser.parse_args(arguments)
    games = chosen.games.split(",")
    if unknown := set(games) - GAMES.keys():
        parser.error(f"--games: {', '.join(sorted(unknown))} is none of {', '.join(GAMES)}")
    for name, value, most in (
        ("tables", chosen.tables, MOST_TABLES),
        ("seconds", chosen.seconds, MOST_SECONDS),
        ("rate", chosen.rate, 1000),
        ("workers", chosen.workers, 64),
    ):
        if not 0 < value <= most:
            parser.error(f"--{name}: {value} is not between 1 and {most}")
    if chosen.kill is not None and (chosen.server or chosen.workers < 2):
        parser.error("--kill: only one of several servers of its own is killed (--workers 2)")
    if not chosen.anywhere:
        only_here(chosen.server)
    processes = {
        name: int(pid) for name, _, pid in (each.partition("=") for each in chosen.process)
    }
    with ExitStack() as stack:
        database = None
        addresses = [address.rstrip("/") for address in chosen.server]
        if not addresses:
            database = chosen.database and stack.enter_context(scratch_database(chosen.database))
            own = stack.enter_context(started(chosen.workers, database))
            addresses = [address for address, _ in own.values() if address]
            processes |= {name: pid for name, (_, pid) in own.items()}
        part = asyncio.run(of_one_part(chosen, games, addresses, processes))
        report(part)
        if database:
            report_stored(database)
    sys.exit(1 if part.tally.faults else 0)


async def of_one_part(
    chosen: argparse.Namespace,
    games: Sequence[str],
    addresses: Sequence[str],
    processes: Mapping[str, int],
) -> Part:
    """Everything that was asked for, at these addresses."""
    async with Load(
        addresses,
        games=games,
        tables=chosen.tables,
        spread=chosen.spread,
        seed=chosen.seed,
        processes=processes,
    ) as load:
        if chosen.kill is not None:
            loop, last = asyncio.get_running_loop(), processes[f"server_{chosen.workers}"]
            loop.call_later(chosen.kill, os.kill, last, signal.SIGKILL)
        return await load.play(chosen.rate, chosen.seconds, chosen.actions)


if __name__ == "__main__":
    main()
