"""A server of our own on loopback, and people at its tables who play whatever is legal."""

import asyncio
import json
import os
import random
import shutil
import socket
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from collections import Counter
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, suppress
from pathlib import Path
from types import TracebackType
from typing import Any, Protocol, Self

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

PATIENCE = 30
STARTS_WITHIN = 120
HERE = Path(__file__).parent.parent


class Server:
    """`hexhaven serve` in a process of its own, with its data in a directory that is thrown away."""

    def __init__(self, data: Path, *, checkout: Path = HERE, **settings: object) -> None:
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port: int = free.getsockname()[1]
        self.url = f"http://127.0.0.1:{self.port}"
        own = Path(sys.executable).with_name("hexhaven")
        self.checkout = checkout.resolve()
        self.program = own if checkout == HERE else self.checkout / ".venv/bin/hexhaven"
        self.environment = {
            **os.environ,
            "HEXHAVEN_HOST": "127.0.0.1",
            "HEXHAVEN_PORT": str(self.port),
            "HEXHAVEN_DATA": str(data),
            "HEXHAVEN_LOG_LEVEL": "warning",
            "HEXHAVEN_MESSAGES_PER_SECOND": "100000",
            "HEXHAVEN_SOCKETS_PER_ADDRESS": "100000",
            "HEXHAVEN_OPENINGS_PER_MINUTE": "1000000",
            "HEXHAVEN_NEW_GUESTS_PER_MINUTE": "100000",
            "HEXHAVEN_NEW_TABLES_PER_HOUR": "100000",
            **{f"HEXHAVEN_{name.upper()}": str(value) for name, value in settings.items()},
        }
        # At its host's a server finds its modules compiled.
        self.environment.pop("PYTHONDONTWRITEBYTECODE", None)

    def __enter__(self) -> Self:
        began = time.perf_counter()
        self.process = subprocess.Popen(
            [str(self.program), "serve"],
            cwd=self.checkout,
            env=self.environment,
            stdout=subprocess.DEVNULL,
        )
        while not self.healthy():
            if self.process.poll() is not None or time.perf_counter() - began > STARTS_WITHIN:
                raise SystemExit("the server does not start; its message is above")
            time.sleep(0.005)
        self.seconds_to_health = time.perf_counter() - began
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.process.terminate()
        try:
            self.process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            self.process.kill()

    def healthy(self) -> bool:
        try:
            with urllib.request.urlopen(f"{self.url}/healthz", timeout=1) as answer:
                return bool(answer.status == 200)
        except (urllib.error.URLError, OSError):
            return False

    def cpu_seconds(self) -> float:
        """User and system time of the server and the bots' processes."""
        return cpu_seconds_of(self.process.pid)

    def kilobytes(self) -> int:
        """The server's resident memory."""
        status = Path(f"/proc/{self.process.pid}/status").read_text()
        return int(status.partition("VmRSS:")[2].split()[0])


def cpu_seconds_of(process: int) -> float:
    """User and system time of a process and its children, of those that have ended too."""
    total, family = 0.0, [process]
    for each in family:
        try:
            children = Path(f"/proc/{each}/task/{each}/children").read_text().split()
            fields = Path(f"/proc/{each}/stat").read_text().rpartition(")")[2].split()
        except OSError:
            continue  # it has just ended
        family += map(int, children)
        total += sum(map(int, fields[11:15])) / os.sysconf("SC_CLK_TCK")
    return total


@contextmanager
def scratch() -> Iterator[Path]:
    folder = Path(tempfile.mkdtemp(prefix="hexhaven-bench-"))
    try:
        yield folder
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def merged(old: Any, patch: Any) -> Any:
    """RFC 7396."""
    if not isinstance(patch, dict):
        return patch
    new = dict(old) if isinstance(old, dict) else {}
    for key, value in patch.items():
        if value is None:
            new.pop(key, None)
        else:
            new[key] = merged(new.get(key), value)
    return new


class Guest:
    """One browser: its cookie and, once it has a seat, its socket."""

    def __init__(self, server: Server, name: str) -> None:
        self.server = server
        self.name = name
        self.http = httpx.AsyncClient(
            base_url=server.url, headers={"Origin": server.url}, timeout=PATIENCE
        )
        self.seat = -1
        self.version = -1
        self.view: Any = None
        self.legal: list[dict[str, Any]] = []
        self.forms: list[dict[str, Any]] = []
        self.refusals: list[str] = []
        self.heard = Counter[str]()
        self.update_sizes: list[int] = []
        self.arrived = 0.0
        self.news = asyncio.Condition()

    async def ask(self, method: str, path: str, body: dict[str, Any] | None = None) -> Any:
        answer = await self.http.request(method, f"/api/{path}", json=body)
        if answer.is_error:
            raise SystemExit(f"{method} {path}: {answer.status_code} {answer.text}")
        return answer.json() if answer.content else None

    async def arrive(self) -> None:
        await self.ask("POST", "me", {"name": self.name})

    @property
    def cookie(self) -> str:
        """The header by which the server knows the guest."""
        return "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())

    async def open(self, code: str) -> float:
        """Opens the table's socket; the seconds until the game is on the screen."""
        began = time.perf_counter()
        self.socket: ClientConnection = await connect(
            f"{self.server.url.replace('http', 'ws', 1)}/api/tables/{code}/socket",
            additional_headers={"Cookie": self.cookie},
            origin=self.server.url,  # type: ignore[arg-type]  # a plain str is what it sends
            compression=None,
            max_size=None,
        )
        self.listening = asyncio.create_task(self.listen())
        await self.until_version(0)
        return self.arrived - began

    async def listen(self) -> None:
        with suppress(ConnectionClosed):
            await self.receive()
        self.refusals.append("the server closed the socket")
        async with self.news:
            self.news.notify_all()

    async def receive(self) -> None:
        async for text in self.socket:
            now = time.perf_counter()
            message = json.loads(text)
            kind = message["type"]
            self.heard[kind] += 1
            if kind == "snapshot":
                self.view, self.seat = message["view"], message["seat"]
            elif kind == "update":
                self.view = merged(self.view, message["patch"])
                self.update_sizes.append(len(text))
            elif kind == "refused":
                self.refusals.append(f"{message['code']}: {message['text']}")
            if kind in ("snapshot", "update"):
                self.version, self.arrived = message["version"], now
                self.legal = message.get("legal", self.legal)
                self.forms = message.get("forms", self.forms)
            async with self.news:
                self.news.notify_all()

    async def until_version(self, version: int) -> None:
        async with asyncio.timeout(PATIENCE), self.news:
            await self.news.wait_for(lambda: self.version >= version or bool(self.refusals))
        if self.refusals:
            raise SystemExit(f"{self.name} was refused: {self.refusals}")

    async def act(self, request: str, action: dict[str, Any]) -> None:
        message = {"type": "act", "request": request, "version": self.version, "action": action}
        await self.say(message)

    async def say(self, message: dict[str, Any]) -> None:
        await self.socket.send(json.dumps(message))

    async def until_heard(self, kind: str, times: int) -> None:
        """Wait until that many messages of a kind have arrived since the socket was opened."""
        async with asyncio.timeout(PATIENCE), self.news:
            await self.news.wait_for(lambda: self.heard[kind] >= times or bool(self.refusals))
        if self.refusals:
            raise SystemExit(f"{self.name} was refused: {self.refusals}")

    async def close(self) -> None:
        if hasattr(self, "socket"):
            await self.socket.close()
            self.listening.cancel()
        await self.http.aclose()


class Actor(Protocol):
    """A page at a table whose seat may act."""

    seat: int
    view: Any
    legal: list[dict[str, Any]]
    forms: list[dict[str, Any]]


def some_action(
    actor: Actor, luck: random.Random, groups: list[dict[str, Any]] | None = None
) -> dict[str, Any]:
    """Any action that the seat was told of, or of these groups of them."""
    for form in actor.forms:
        match form["type"]:
            case "Discard":
                return {"type": "Discard", "cards": some_cards(actor, form["count"], luck)}
            case "ArrangeRegions":
                return {"type": "ArrangeRegions", "regions": form["regions"]}
    group = luck.choice(groups or actor.legal)
    columns = {name: values for name, values in group.items() if name != "type"}
    row = luck.randrange(len(next(iter(columns.values())))) if columns else 0
    return {"type": group["type"], **{name: values[row] for name, values in columns.items()}}


def some_cards(actor: Actor, count: int, luck: random.Random) -> dict[str, int]:
    hand = actor.view["seats"][str(actor.seat)]["hand"]
    held = [kind for kind, number in hand.items() for _ in range(number)]
    given = luck.sample(held, count)
    return {kind: given.count(kind) for kind in set(given)}


class Table:
    """Four people who never offer anything, and who choose by a seeded generator."""

    def __init__(self, code: str, guests: list[Guest], seed: int) -> None:
        self.code = code
        self.guests = guests
        self.luck = random.Random(seed)
        self.actions = 0

    @classmethod
    async def opened(
        cls, server: Server, number: int, seats: int = 4, wanted: Mapping[str, Any] | None = None
    ) -> Self:
        """A table with strangers at it, up to the first move; `wanted`: the game and its settings, if not the standard island."""
        guests = [Guest(server, f"Guest {seat}") for seat in range(seats)]
        for guest in guests:
            await guest.arrive()
        host = guests[0]
        body = dict(wanted or {"config": {"seats": seats}})
        code = (await host.ask("POST", "tables", body))["code"]
        for seat, guest in enumerate(guests[1:], 1):
            await guest.ask("POST", f"tables/{code}/seats/{seat}", {})
        for guest in guests:
            await guest.ask("POST", f"tables/{code}/ready", {"ready": True})
        await host.ask("POST", f"tables/{code}/start", {})
        for guest in guests:
            await guest.open(code)
        return cls(code, guests, number)

    @property
    def over(self) -> bool:
        return not self.guests[0].view["waiting"]

    async def step(self) -> float:
        """One action; the seconds from sending it until the last seat has seen it."""
        waiting = self.guests[0].view["waiting"]
        actor = next(guest for guest in self.guests if str(guest.seat) in waiting)
        version, self.actions = actor.version, self.actions + 1
        began = time.perf_counter()
        await actor.act(f"{self.code}-{self.actions}", self.choice(actor))
        for guest in self.guests:
            await guest.until_version(version + 1)
        return max(guest.arrived for guest in self.guests) - began

    def choice(self, actor: Guest) -> dict[str, Any]:
        return some_action(actor, self.luck)

    async def close(self) -> None:
        for guest in self.guests:
            await guest.close()
