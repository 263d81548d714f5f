"""Runs the services of docker-compose.scale.yml as processes, for scripts/scale-check.sh where there is no container engine.

Each gets the command and the environment of its service. What a container has of its own is imitated: each server has an address of this
machine's loopback network, a small name service knows where they are, and Caddy asks it; ports are free ones."""

import contextlib
import ipaddress
import json
import os
import random
import re
import secrets
import shlex
import shutil
import socket
import struct
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final

import httpx
import yaml
from websockets.exceptions import ConnectionClosed, WebSocketException
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from app.protocol import merge_patch
from app.settings import Settings

ROOT: Final = Path(__file__).parents[1]
COMPOSE: Final = ROOT / "docker-compose.scale.yml"
READY_WITHIN_SECONDS: Final = 60
MOVES: Final = 12
PROGRAMS: Final = {
    "initdb": ("initdb",),
    "postgres": ("postgres",),
    "pg_isready": ("pg_isready",),
    "psql": ("psql",),
    "valkey-server": ("valkey-server", "redis-server"),
    "caddy": ("caddy",),
}
WHO_HAS: Final = """SELECT application_name FROM pg_locks JOIN pg_stat_activity USING (pid)
    WHERE locktype = 'advisory' AND granted AND objsubid = 2 AND objid = {number}"""


class Failed(Exception):
    """The check has not passed."""


def say(text: str) -> None:
    print(text, flush=True)


def program(name: str) -> str | None:
    """Find a program; Debian keeps those of PostgreSQL off the path."""
    for called in PROGRAMS[name]:
        places = sorted(Path("/usr/lib/postgresql").glob(f"*/bin/{called}"), reverse=True)
        if found := shutil.which(called) or next(map(str, places), None):
            return found
    return None


def missing() -> list[str]:
    """The programs that this machine lacks."""
    return [" or ".join(PROGRAMS[name]) for name in PROGRAMS if program(name) is None]


def required(name: str) -> str:
    found = program(name)
    assert found is not None, name
    return found


def interpolated(value: Any) -> Any:
    """Expand as compose does `${NAME:-default}` in a value, from this environment."""
    if isinstance(value, dict):
        return {key: interpolated(one) for key, one in value.items()}
    if isinstance(value, list):
        return [interpolated(one) for one in value]
    if isinstance(value, str):
        return re.sub(
            r"\$\{(\w+):-([^}]*)\}", lambda match: os.environ.get(match[1]) or match[2], value
        )
    return value


def faults_of(parsed: dict[str, Any]) -> Iterator[str]:
    """Find what compose would refuse, or a server: a sentence each."""
    services = parsed["services"]
    known = {f"HEXHAVEN_{name.upper()}" for name in Settings.model_fields}
    for name, service in services.items():
        wanted = service.get("depends_on", {})
        for other in wanted:
            if other not in services:
                yield f"{name} depends on {other}, which is not there"
            elif (
                isinstance(wanted, dict)
                and wanted[other].get("condition") == "service_healthy"
                and "healthcheck" not in services[other]
            ):
                yield f"{name} waits for the health of {other}, which is never asked"
        if "build" not in service and ":" not in service.get("image", ""):
            yield f"{name} has an image without a version"
        for volume in service.get("volumes", []):
            if volume.partition(":")[0] not in parsed.get("volumes", {}):
                yield f"{name} uses the volume {volume}, which is not declared"
        for config in service.get("configs", []):
            if config["source"] not in parsed.get("configs", {}):
                yield f"{name} uses the config {config['source']}, which is not declared"
        for key in service.get("environment", {}):
            if key.startswith("HEXHAVEN_") and key not in known:
                yield f"{name} sets {key}, which is no setting"
        if "${" in json.dumps(service):
            yield f"{name} has a variable without a default"


def free_port(host: str = "127.0.0.1") -> int:
    with socket.socket() as probe:
        probe.bind((host, 0))
        port: int = probe.getsockname()[1]
        return port


class Names:
    """A name service that knows one name, and as a container engine's only the addresses of what runs."""

    def __init__(self, name: str, addresses: Callable[[], list[str]]) -> None:
        self._name = name.encode()
        self._addresses = addresses
        self._socket = socket.socket(socket.AF_INET, socket.SOCK_DGRAM)
        self._socket.bind(("127.0.0.1", 0))
        self.address = f"127.0.0.1:{self._socket.getsockname()[1]}"
        threading.Thread(target=self._answer, daemon=True).start()

    def _answer(self) -> None:
        with contextlib.suppress(OSError):  # closed
            while True:
                asked, sender = self._socket.recvfrom(512)
                length = asked[12]
                end = asked.index(b"\0", 12) + 5
                kind = struct.unpack("!H", asked[end - 4 : end - 2])[0]
                ours = asked[13 : 13 + length].lower() == self._name and kind == 1
                found = self._addresses() if ours else []
                records = b"".join(
                    struct.pack("!HHHIH", 0xC00C, 1, 1, 1, 4) + ipaddress.IPv4Address(one).packed
                    for one in found
                )
                head = asked[:2] + struct.pack("!HHHHH", 0x8180, 1, len(found), 0, 0)
                self._socket.sendto(head + asked[12:end] + records, sender)

    def close(self) -> None:
        self._socket.close()


class Services:
    """The processes."""

    def __init__(self, parsed: dict[str, Any], scratch: Path, stack: contextlib.ExitStack) -> None:
        self._services = parsed["services"]
        self._configs = parsed["configs"]
        self._scratch = scratch
        self._stack = stack
        self._processes: dict[str, subprocess.Popen[bytes]] = {}
        replicas = int(self._services["hexhaven"]["deploy"]["replicas"])
        # Not 127.0.0.1, which others use.
        net = f"127.{random.randint(10, 250)}.{random.randint(1, 250)}"  # noqa: S311 - no secret
        self.workers = {f"hexhaven-{index}": f"{net}.{index}" for index in range(1, replicas + 1)}
        self.port, self.door = free_port(), free_port()
        self._postgresql, self._valkey = free_port(), free_port()

    def _start(self, name: str, command: list[str], **how: Any) -> None:
        with (self._scratch / f"{name}.log").open("ab") as log:
            process = subprocess.Popen(command, stdout=log, stderr=log, **how)
        self._processes[name] = process
        self._stack.callback(self.end, name)

    def running(self) -> list[str]:
        """The addresses of the servers that run."""
        return [host for name, host in self.workers.items() if self._processes[name].poll() is None]

    def end(self, name: str, *, kill: bool = False) -> float:
        """End a process; the seconds that it took."""
        process, began = self._processes[name], time.monotonic()
        if process.poll() is None:
            process.kill() if kill else process.terminate()
            process.wait(timeout=READY_WITHIN_SECONDS)
        return time.monotonic() - began

    def log_of(self, name: str) -> str:
        return (self._scratch / f"{name}.log").read_text("utf-8", "replace")[-3000:]

    def _alive(self, name: str) -> None:
        if self._processes[name].poll() is not None:
            raise Failed(f"{name} has ended:\n{self.log_of(name)}")

    def start_postgresql(self) -> None:
        service = self._services["postgres"]
        home, given = self._scratch / "postgres", service["environment"]
        user = given["POSTGRES_USER"]
        (self._scratch / "password").write_text(given["POSTGRES_PASSWORD"])
        # PostgreSQL refuses to run as root; then it runs as nobody in particular.
        how: dict[str, Any] = {"cwd": self._scratch}
        if os.geteuid() == 0:
            how |= {"user": "nobody", "extra_groups": []}
            self._scratch.chmod(0o755)
            home.mkdir()
            shutil.chown(home, "nobody")
        command = [required("initdb"), "-D", str(home), "-U", user, "-E", "UTF8", "--no-locale"]
        access = ["-A", "scram-sha-256", "--pwfile", str(self._scratch / "password"), "-N"]
        made = subprocess.run([*command, *access], capture_output=True, text=True, **how)
        if made.returncode:
            raise Failed(f"initdb: {made.stderr}")
        listens = ["-c", "listen_addresses=127.0.0.1", "-c", f"unix_socket_directories={home}"]
        server = [required("postgres"), "-D", str(home), "-p", str(self._postgresql), *listens]
        self._start("postgres", server, **how)
        [shell, line] = service["healthcheck"]["test"]
        assert shell == "CMD-SHELL", "as the service is asked"
        asked = shlex.split(line)
        where = {"PGHOST": "127.0.0.1", "PGPORT": str(self._postgresql)}
        self._wait_for(
            "postgres",
            lambda: (
                subprocess.run(
                    [required(asked[0]), *asked[1:]],
                    env={**os.environ, **where},
                    capture_output=True,
                ).returncode
                == 0
            ),
        )
        self.asked_as = {**where, "PGUSER": user, "PGPASSWORD": given["POSTGRES_PASSWORD"]}
        # As the image does.
        self.psql(f'CREATE DATABASE "{given.get("POSTGRES_DB", user)}"', "postgres")
        self._database = given.get("POSTGRES_DB", user)
        say(f"  PostgreSQL at port {self._postgresql}, healthy by its own health check")

    def psql(self, statement: str, database: str | None = None) -> str:
        """Ask PostgreSQL."""
        done = subprocess.run(
            [required("psql"), "-qAt", "-c", statement, database or self._database],
            env={**os.environ, **self.asked_as},
            capture_output=True,
            text=True,
        )
        if done.returncode:
            raise Failed(f"psql: {done.stderr}")
        return done.stdout.strip()

    def start_valkey(self) -> None:
        name, *options = self._services["valkey"]["command"]
        binds = ["--bind", "127.0.0.1", "--port", str(self._valkey), "--dir", str(self._scratch)]
        self._start("valkey", [required(name), *options, *binds])
        self._wait_for("valkey", lambda: _answers("127.0.0.1", self._valkey))
        say(f"  {Path(required(name)).name} at port {self._valkey}")

    def start_worker(self, name: str) -> None:
        """With the environment of its service, but for where the others are."""
        given = {
            key: str(value) for key, value in self._services["hexhaven"]["environment"].items()
        }
        host = self.workers[name]
        url = given["HEXHAVEN_DATABASE_URL"]
        moved = url.replace("@postgres/", f"@127.0.0.1:{self._postgresql}/")
        redis = given["HEXHAVEN_REDIS_URL"].replace("//valkey:6379", f"//127.0.0.1:{self._valkey}")
        address = given["HEXHAVEN_WORKER_ADDRESS"]
        if moved == url or not address.startswith("*:"):
            raise Failed("the servers would not find PostgreSQL, or each other")
        given |= {
            "HEXHAVEN_DATABASE_URL": moved,
            "HEXHAVEN_REDIS_URL": redis,
            "HEXHAVEN_WORKER_ADDRESS": f"{host}:{self.door}",
            "HEXHAVEN_TRUSTED_PROXIES": "127.0.0.1",
            "HEXHAVEN_HOST": host,
            "HEXHAVEN_PORT": str(self.port),
            "HEXHAVEN_DATA": str(self._scratch / name),
            "HEXHAVEN_BOT_DELAY": "0.05",
        }
        clean = {key: value for key, value in os.environ.items() if not key.startswith("HEXHAVEN_")}
        command = [sys.executable, "-m", "app", "serve"]
        self._start(name, command, env={**clean, **given}, cwd=ROOT)
        self._wait_for(name, lambda: _is_healthy(f"http://{host}:{self.port}"))

    def start_caddy(self, names: Names) -> str:
        """With the Caddyfile of the compose file; the address at which players come."""
        service = self._services["caddy"]
        [config] = service["configs"]
        caddyfile = self._scratch / "Caddyfile"
        caddyfile.write_text(self._configs[config["source"]]["content"])
        adapted = subprocess.run(
            [required("caddy"), "adapt", "--adapter", "caddyfile", "--config", str(caddyfile)],
            capture_output=True,
            text=True,
        )
        if adapted.returncode:
            raise Failed(f"Caddy does not read the Caddyfile: {adapted.stderr}")
        settings = json.loads(adapted.stdout)
        [server] = settings["apps"]["http"]["servers"].values()
        [published] = [line.rpartition(":")[2] for line in service["ports"]]
        if server["listen"] != [f":{published}"]:
            raise Failed(f"Caddy listens at {server['listen']}, and {published} is published")
        port = free_port()
        server["listen"] = [f"127.0.0.1:{port}"]
        [upstreams] = list(_found(server, "dynamic_upstreams"))
        if (upstreams["name"], upstreams["port"]) != ("hexhaven", "8000"):
            raise Failed("Caddy does not ask for the servers")
        upstreams |= {"port": str(self.port), "resolver": {"addresses": [f"udp/{names.address}"]}}
        settings["admin"] = {"disabled": True}
        (self._scratch / "caddy.json").write_text(json.dumps(settings))
        home = {"HOME": str(self._scratch), "XDG_DATA_HOME": str(self._scratch)}
        command = [required("caddy"), "run", "--config", str(self._scratch / "caddy.json")]
        self._start("caddy", command, env={**os.environ, **home})
        address = f"http://127.0.0.1:{port}"
        self._wait_for("caddy", lambda: _is_healthy(address))
        say(f"  Caddy with the Caddyfile of the compose file, at {address}")
        return address

    def _wait_for(self, name: str, is_ready: Any) -> None:
        deadline = time.monotonic() + READY_WITHIN_SECONDS
        while not is_ready():
            self._alive(name)
            if time.monotonic() > deadline:
                raise Failed(f"{name} is not ready:\n{self.log_of(name)}")
            time.sleep(0.1)

    def owner_of(self, code: str) -> str:
        """The server in which a table is open, as PostgreSQL knows it."""
        deadline = time.monotonic() + READY_WITHIN_SECONDS
        while time.monotonic() < deadline:
            name = self.psql(WHO_HAS.format(number=int(code, 36)))
            for worker, host in self.workers.items():
                if f"/{host}:{self.door}/" in name:
                    return worker
            time.sleep(0.1)
        raise Failed(f"table {code} is open in no server")


def _found(value: Any, key: str) -> Iterator[dict[str, Any]]:
    if isinstance(value, dict):
        if key in value:
            yield value[key]
        for one in value.values():
            yield from _found(one, key)
    elif isinstance(value, list):
        for one in value:
            yield from _found(one, key)


def _answers(host: str, port: int) -> bool:
    try:
        socket.create_connection((host, port), timeout=1).close()
    except OSError:
        return False
    return True


def _is_healthy(address: str) -> bool:
    try:
        return httpx.get(f"{address}/healthz", timeout=2, trust_env=False).is_success
    except httpx.TransportError:
        return False


class Player:
    """A browser that plays whatever it may, through the proxy, and comes again when its socket closes."""

    def __init__(self, address: str) -> None:
        self._address = address
        self._client = httpx.Client(
            base_url=address, headers={"origin": address}, timeout=30, trust_env=False
        )
        self._luck = random.Random(7)  # noqa: S311 - no secret
        self._socket: ClientConnection | None = None
        self.log: dict[int, Any] = {}
        """The events, by version: nothing that was told may be told otherwise."""
        self.longest_silence = 0.0
        self._lost: float | None = None
        """The time at which the connection was lost; None while it is there."""
        self._state: dict[str, Any] = {}
        self._version = -1
        self._refused: list[tuple[int, Any]] = []

    def ask(self, method: str, path: str, body: Any = None) -> Any:
        answer = self._client.request(method, f"/api/{path}", json=body)
        if not answer.is_success:
            raise Failed(f"{method} {path}: {answer.status_code} {answer.text}")
        return answer.json()

    def open_table(self) -> str:
        """A table with bots, whose game begins at once."""
        self.ask("POST", "me", {"name": "Player"})
        config = self.ask("GET", "catalog")["presets"][0]["config"]
        wanted = {"config": config, "bots": True, "settings": {"pace": "quick"}}
        code: str = self.ask("POST", "tables", wanted)["code"]
        return code

    def play(self, code: str, moves: int) -> None:
        """Make so many moves, whatever happens to the connection."""
        deadline = time.monotonic() + READY_WITHIN_SECONDS
        while moves:
            if time.monotonic() > deadline:
                raise Failed(f"the game at {code} stands still")
            try:
                moves -= self._move(code)
                deadline = time.monotonic() + READY_WITHIN_SECONDS
            except (ConnectionClosed, WebSocketException, OSError, EOFError):
                self._lost = self._lost or time.monotonic()
                self._socket = None
                time.sleep(0.1)

    def _move(self, code: str) -> int:
        """Read until there is something to do, and do it; 1 if it was accepted."""
        if self._socket is None:
            cookies = "; ".join(f"{key}={value}" for key, value in self._client.cookies.items())
            self._socket = connect(
                f"{self._address.replace('http', 'ws', 1)}/api/tables/{code}/socket",
                origin=Origin(self._address),
                additional_headers={"Cookie": cookies},
                max_size=None,
                proxy=None,
                legacy=True,
            )
            self._state = {}
        while (action := self._choice()) is None:
            self._hear()
        request = secrets.token_hex(8)
        seen = self._version
        act = {"type": "act", "request": request, "version": seen, "action": action}
        self._socket.send(json.dumps(act))
        while (answer := self._hear()).get("request") != request:
            pass
        while self._version < answer.get("version", 0):
            self._hear()
        if answer["type"] == "refused":
            self._refused.append((seen, action))
        return int(answer["type"] == "ack")

    def _hear(self) -> dict[str, Any]:
        """The next message. Raises EOFError if it is the last one."""
        assert self._socket is not None
        message: dict[str, Any] = json.loads(self._socket.recv(timeout=READY_WITHIN_SECONDS))
        if message["type"] == "bye":
            raise EOFError(message["text"])
        if message["type"] == "snapshot":
            for line in message["log"]:
                self._remember(line["version"], line["events"])
        if message["type"] == "update":
            self._remember(message["version"], message["events"])
        if message["type"] in ("snapshot", "update"):
            self._version = message["version"]
            self._state |= {
                key: message[key] for key in ("legal", "forms", "view") if key in message
            }
            if "patch" in message:
                self._state["view"] = merge_patch.apply(self._state["view"], message["patch"])
            if self._lost is not None:
                self.longest_silence = max(self.longest_silence, time.monotonic() - self._lost)
                self._lost = None
        return message

    def _remember(self, version: int, events: Any) -> None:
        if self.log.setdefault(version, events) != events:
            raise Failed(f"version {version} was told otherwise before")

    def _choice(self) -> dict[str, Any] | None:
        """Something to do that has not been refused; None where nothing is to be done."""
        choices = [form for form in self._state.get("forms", []) if form["type"] == "Discard"]
        if choices:
            return self._discard(choices[0]["count"])
        for group in self._state.get("legal", []):
            columns = {name: column for name, column in group.items() if name != "type"}
            rows = zip(*columns.values(), strict=True) if columns else [()]
            choices += [
                {"type": group["type"], **dict(zip(columns, row, strict=True))} for row in rows
            ]
        open_ones = [one for one in choices if (self._version, one) not in self._refused]
        ending = [one for one in open_ones if one["type"] == "EndTurn"]
        return self._luck.choice(ending or open_ones) if open_ones else None

    def _discard(self, count: int) -> dict[str, Any]:
        cards: dict[str, int] = {}
        for name, held in self._state["view"]["seats"]["0"]["hand"].items():
            cards[name] = min(held, count - sum(cards.values()))
        return {"type": "Discard", "cards": {name: one for name, one in cards.items() if one}}

    def close(self) -> None:
        if self._socket is not None:
            self._socket.close()
        self._client.close()


def check(parsed: dict[str, Any]) -> None:
    """Raises Failed."""
    faults = list(faults_of(parsed))
    if faults:
        raise Failed("; ".join(faults))
    say(f"{COMPOSE.name}: {len(parsed['services'])} services, nothing wrong with them")
    with contextlib.ExitStack() as stack:
        scratch = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="hexhaven-scale-")))
        services = Services(parsed, scratch, stack)
        say("Starting")
        services.start_postgresql()
        services.start_valkey()
        for name in services.workers:
            services.start_worker(name)
        say(f"  {len(services.workers)} servers: {', '.join(services.workers.values())}")
        names = Names("hexhaven", services.running)
        stack.callback(names.close)
        address = services.start_caddy(names)
        player = Player(address)
        stack.callback(player.close)
        say("Playing through the proxy")
        code = player.open_table()
        player.play(code, MOVES)
        say(f"  table {code}: {MOVES} moves, version {max(player.log)}")
        for what, kill in (("restarted", False), ("killed", True)):
            owner = services.owner_of(code)
            seconds = services.end(owner, kill=kill)
            say(f"  {owner}, in which the table was open, is {what} ({seconds:.1f} s to end)")
            player.play(code, MOVES)
            now = services.owner_of(code)
            if now == owner:
                raise Failed(f"the table is open in {owner}, which has ended")
            say(f"  goes on in {now}: {MOVES} moves, version {max(player.log)}")
            services.start_worker(owner)
        versions = sorted(player.log)
        if versions != list(range(versions[-1] + 1)):
            raise Failed("a version is missing")
        say(f"  no version lost or told otherwise; longest silence {player.longest_silence:.1f} s")


def main() -> None:
    if lacking := missing():
        raise SystemExit(f"Not on this machine: {', '.join(lacking)}")
    if not sys.platform.startswith("linux"):
        raise SystemExit("This needs a container engine, or Linux with its loopback network.")
    try:
        check(interpolated(yaml.safe_load(COMPOSE.read_text("utf-8"))))
    except Failed as error:
        raise SystemExit(f"FAILED: {error}") from error
    say("Passed.")


if __name__ == "__main__":
    main()
