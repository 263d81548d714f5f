"""A PostgreSQL of the tests' own."""

import os
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from tests.app.running import free_port


def program(name: str) -> str | None:
    """Find one of PostgreSQL's programs."""
    if found := shutil.which(name):
        return found
    places = sorted(Path("/usr/lib/postgresql").glob(f"*/bin/{name}"), reverse=True)
    return str(places[0]) if places else None


def _required(name: str) -> str:
    found = program(name)
    assert found is not None, f"{name} is not installed"
    return found


class Cluster:
    """A PostgreSQL server of the tests' own; outlives no power cut."""

    def __init__(
        self,
        directory: Path,
        access: tuple[str, ...] = ("-A", "trust"),
        more: tuple[str, ...] = (),
    ) -> None:
        """Make it in an empty directory; it does not run yet."""
        self._directory, self._more = directory, more
        self._home = directory / "data"
        self._log = directory / "log"
        # PostgreSQL refuses to run as root; then it runs as nobody in particular.
        self._user: dict[str, Any] = (
            {"user": "nobody", "extra_groups": []} if os.geteuid() == 0 else {}
        )
        if self._user:
            directory.chmod(0o755)
            self._home.mkdir()
            shutil.chown(self._home, "nobody")
        own = ("-U", "hexhaven", "-E", "UTF8", "--no-locale", "-N")
        made = subprocess.run(
            [_required("initdb"), "-D", str(self._home), *access, *own],
            capture_output=True,
            text=True,
            cwd=directory,
            **self._user,
        )
        assert made.returncode == 0, made.stderr
        self.port = free_port()
        self.address = f"postgresql://hexhaven@127.0.0.1:{self.port}"
        """Without the name of a database."""
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        settings = (
            "listen_addresses=127.0.0.1",
            f"unix_socket_directories={self._home}",
            "fsync=off",
        )
        with self._log.open("wb") as log:
            self._process = subprocess.Popen(
                [
                    *(_required("postgres"), "-D", str(self._home), "-p", str(self.port)),
                    *(word for setting in settings for word in ("-c", setting)),
                    *self._more,
                ],
                stdout=log,
                stderr=subprocess.STDOUT,
                cwd=self._directory,
                **self._user,
            )
        _wait_until_ready(self._process, self._log)

    def stop(self, how: signal.Signals = signal.SIGINT) -> None:
        """SIGINT ends every session and writes what is left to be written; SIGQUIT leaves that for the next start."""
        assert self._process is not None
        self._process.send_signal(how)
        self._process.wait(timeout=60)


@contextmanager
def running_cluster(
    access: tuple[str, ...] = ("-A", "trust"), more: tuple[str, ...] = ()
) -> Iterator[Cluster]:
    with tempfile.TemporaryDirectory(prefix="hexhaven-pg-") as directory:
        cluster = Cluster(Path(directory), access, more)
        cluster.start()
        try:
            yield cluster
        finally:
            cluster.stop()


def _wait_until_ready(process: "subprocess.Popen[bytes]", log: Path) -> None:
    """PostgreSQL's port answers before it accepts anybody; its log is in English, by `--no-locale`."""
    deadline = time.monotonic() + 120
    while time.monotonic() < deadline and process.poll() is None:
        if "ready to accept connections" in log.read_text():
            return
        time.sleep(0.02)
    raise AssertionError(f"PostgreSQL did not start:\n{log.read_text()}")


def fresh_postgresql(cluster: str, name: str) -> str:
    """An empty database of this name."""
    for command in (f"DROP DATABASE IF EXISTS {name} WITH (FORCE)", f"CREATE DATABASE {name}"):
        done = subprocess.run(
            ["psql", "-q", f"{cluster}/postgres", "-c", command], capture_output=True, text=True
        )
        assert done.returncode == 0, done.stderr
    return f"{cluster}/{name}"
