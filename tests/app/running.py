"""The real server as a process of its own, on a free port of this machine.

It forks from a process that has imported everything (tests/app/forked.py) and finds a database without games;
`tests/app/test_commands.py` starts one as a host does."""

import os
import signal
import socket
import time
import urllib.request
from pathlib import Path
from subprocess import CompletedProcess
from typing import Any, Self

from tests.app import forked, proxy
from tests.app.databases import make_sqlite
from tests.app.forked import Forked
from tests.app.proxy import Nginx, required_nginx

PROXIED = os.environ.get("HEXHAVEN_TEST_PROXY") == "nginx"
"""True if every server of these tests stands behind nginx, under a path."""
STARTS_WITHIN = 120.0
"""Seconds; a second is usual, but not on a machine that does ten things at once."""
ROOT = Path(__file__).parent.parent.parent


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def still_running(process: int) -> bool:
    """True if a process is there and not merely waiting to be reaped."""
    try:
        return Path(f"/proc/{process}/stat").read_text().rsplit(")", 1)[1].split()[0] != "Z"
    except OSError:
        return False


class RunningServer:
    """`hexhaven serve` with settings of the test's choice; may be killed and started again."""

    def __init__(self, data: Path, **settings: object) -> None:
        self.data = data
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self._nginx: Nginx | None = None
        self._program = str(settings.pop("program", "app.host.cli"))
        """The module that is run in place of `hexhaven`."""
        self._descriptors: Any = settings.pop("descriptors", None)
        """The number of files and sockets the process may have; as many as the tests' own where none are named."""
        self._first_start = bool(settings.pop("first_start", False))
        """True if it makes its directory and its database by itself, as at its host's."""
        behind_nginx = settings.pop("behind_nginx", PROXIED)
        if behind_nginx and "base_path" not in settings:
            settings = {"base_path": proxy.PATH, "trusted_proxies": "127.0.0.1", **settings}
            self._nginx = Nginx(
                required_nginx(), data.parent / f"{data.name}-nginx", free_port(), self.port
            )
        self._direct = self.base = self.url + str(settings.get("base_path", "")).rstrip("/")
        self.log = data.parent / f"{data.name}.log"
        self.environment = {
            **{
                name: value
                for name, value in os.environ.items()
                if not name.startswith("HEXHAVEN_")
            },
            "HEXHAVEN_HOST": "127.0.0.1",
            "HEXHAVEN_PORT": str(self.port),
            "HEXHAVEN_DATA": str(data),
            "HEXHAVEN_BOT_DELAY": "0",
            "HEXHAVEN_BOT_PATIENCE": "0.1",
            "HEXHAVEN_MESSAGES_PER_SECOND": "10000",
            "HEXHAVEN_NEW_GUESTS_PER_MINUTE": "100000",
            "HEXHAVEN_NEW_TABLES_PER_HOUR": "100000",
            **{f"HEXHAVEN_{name.upper()}": str(value) for name, value in settings.items()},
        }
        self._process: Forked | None = None

    def start(self) -> Self:
        self._start()
        if self._nginx is not None:
            self._nginx.wait_for_server()
            self.base = self._nginx.base
        return self

    def _start(self) -> None:
        elsewhere = "HEXHAVEN_DATABASE_URL" in self.environment
        if not (self._first_start or elsewhere or self.data.exists()):
            make_sqlite(self.data / "hexhaven.sqlite3")
        self._process = Forked(
            self._program,
            ("serve",),
            self.environment,
            out=self.log,
            descriptors=self._descriptors,
        )
        deadline = time.monotonic() + STARTS_WITHIN
        while time.monotonic() < deadline:
            try:
                with urllib.request.urlopen(f"{self._direct}/healthz", timeout=1):
                    return
            except OSError:
                if self._process.poll() is not None:
                    break
                time.sleep(0.02)
        self._close_server()
        raise AssertionError(f"the server did not start:\n{self.log.read_text()}")

    def run(self, *arguments: str) -> CompletedProcess[str]:
        """Another command with the same settings."""
        return forked.told(self._program, arguments, self.environment)

    def ended(self) -> int:
        """Wait until it ends by itself; its exit code. Raises TimeoutError."""
        assert self._process is not None
        return self._process.wait(90)

    def kill(self) -> None:
        """As by a power cut."""
        self._signal(signal.SIGKILL)

    def stop(self) -> None:
        """Politely. Raises TimeoutError if it does not end."""
        self._signal(signal.SIGTERM)

    def ask_to_stop(self) -> None:
        self.send_signal(signal.SIGTERM)

    def send_signal(self, number: signal.Signals) -> None:
        assert self._process is not None
        self._process.send_signal(number)

    def _signal(self, number: signal.Signals) -> None:
        if self._process is not None:
            self._process.send_signal(number)
            self._process.wait(90)
            self._process = None

    def close(self) -> None:
        self._close_server()
        if self._nginx is not None:
            self._nginx.close()
            self._nginx = None

    def _close_server(self) -> None:
        if self._process is not None and self._process.poll() is None:
            self.kill()

    @property
    def log_text(self) -> str:
        return self.log.read_text()
