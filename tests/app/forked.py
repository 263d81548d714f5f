"""Commands of the host as processes that need no second of imports each: they fork from one that has imported the server."""

import multiprocessing
import os
import resource
import runpy
import signal
import sys
import tempfile
from pathlib import Path
from subprocess import CompletedProcess
from typing import Final

from tests.app.databases import wait_for_no_disk

IMPORTED: Final = [
    "alembic.command",
    "app.backups",
    "app.host.listening",
    "app.host.logs",
    "app.host.tools",
    "app.server",
    "app.storage.postgresql",
    "typer.main",
    "uvicorn.protocols.http.httptools_impl",
    "uvloop",
    "tests.app.prepared",
]
"""Modules that `hexhaven serve` and the other commands import one after another; not the module that is run."""

_processes = multiprocessing.get_context("forkserver")
_processes.set_forkserver_preload(IMPORTED)


ROOT: Final = Path(__file__).parents[2]


class Forked:
    """`python -m program arguments`, in the directory of this checkout or in another one."""

    def __init__(
        self,
        program: str,
        arguments: tuple[str, ...],
        environment: dict[str, str],
        *,
        out: Path,
        errors: Path | None = None,
        given: Path = Path(os.devnull),
        descriptors: int | None = None,
        within: Path = ROOT,
    ) -> None:
        """Start a program. Its output is added to `out`, its complaints to `errors`. `descriptors`: the number of files and
        sockets it may have; as many as the tests' own where none are named."""
        streams = (given, out, errors or out)
        self._process = _processes.Process(
            target=_become, args=(program, arguments, environment, streams, descriptors, within)
        )
        self._process.start()

    def poll(self) -> int | None:
        """The exit code; None while it runs."""
        return self._process.exitcode

    def wait(self, seconds: float) -> int:
        """Wait for the exit code, at most so long."""
        self._process.join(seconds)
        ended = self._process.exitcode
        if ended is None:
            raise TimeoutError(f"still running after {seconds} seconds")
        return ended

    def send_signal(self, number: signal.Signals) -> None:
        """Nothing where it has ended."""
        if self.poll() is None:
            assert self._process.pid is not None
            os.kill(self._process.pid, number)


def done(
    program: str,
    arguments: tuple[str, ...],
    environment: dict[str, str],
    given: bytes = b"",
    within: Path = ROOT,
) -> CompletedProcess[bytes]:
    """A command that has run to its end."""
    with tempfile.TemporaryDirectory() as directory:
        to_read, out, errors = (Path(directory, name) for name in ("given", "out", "errors"))
        to_read.write_bytes(given)
        process = Forked(
            program, arguments, environment, out=out, errors=errors, given=to_read, within=within
        )
        ended = process.wait(180)
        return CompletedProcess(arguments, ended, out.read_bytes(), errors.read_bytes())


def told(
    program: str, arguments: tuple[str, ...], environment: dict[str, str]
) -> CompletedProcess[str]:
    """Likewise, for one that says nothing but text."""
    ended = done(program, arguments, environment)
    return CompletedProcess(
        arguments, ended.returncode, ended.stdout.decode(), ended.stderr.decode()
    )


def _become(
    program: str,
    arguments: tuple[str, ...],
    environment: dict[str, str],
    streams: tuple[Path, Path, Path],
    descriptors: int | None,
    within: Path,
) -> None:
    """In the new process: what a new interpreter would find there, but for a database that waits for no disk."""
    os.chdir(within)
    os.environ.clear()
    os.environ.update(environment)
    flags = (os.O_RDONLY, *[os.O_WRONLY | os.O_APPEND | os.O_CREAT] * 2)
    for number, (path, how) in enumerate(zip(streams, flags, strict=True)):
        opened = os.open(path, how, 0o666)
        os.dup2(opened, number)
        os.close(opened)
    sys.stdin = os.fdopen(0, closefd=False)
    sys.stdout = os.fdopen(1, "w", closefd=False)
    sys.stderr = os.fdopen(2, "w", buffering=1, errors="backslashreplace", closefd=False)
    if descriptors is not None:
        resource.setrlimit(resource.RLIMIT_NOFILE, (descriptors, descriptors))
    wait_for_no_disk()
    sys.argv = [program, *arguments]
    runpy.run_module(program, run_name="__main__", alter_sys=True)
