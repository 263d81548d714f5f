"""One process that bots think in. It has a pipe of its own, so that its end disturbs no other, whatever it was doing."""

import multiprocessing
import os
import pickle
import signal
import threading
from collections.abc import Callable
from multiprocessing.connection import Connection, wait
from typing import Any, Final

ENDS_WITHIN_SECONDS: Final = 5.0
"""Seconds to wait for a process that was killed; only the kernel could keep it longer."""
READY: Final = b"ready"

_spawning = multiprocessing.get_context("spawn")


class ProcessDied(Exception):
    """The process ended before it answered, or could not begin."""


class Unknowable(Exception):
    """A bot raised an error that cannot be sent from process to process."""


def _think(pipe: Connection) -> None:
    """Run in the new process: answer one question after another."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which ends its bots
    threading.Thread(target=_end_with_parent, daemon=True).start()
    pipe.send_bytes(READY)
    while True:
        pipe.send_bytes(_answer(*pipe.recv()))


def _end_with_parent() -> None:
    """End the process when the server ends, however that happens."""
    parent = multiprocessing.parent_process()
    assert parent is not None
    wait([parent.sentinel])
    os._exit(0)


def _answer(work: Callable[..., Any], arguments: tuple[Any, ...]) -> bytes:
    try:
        return pickle.dumps((True, work(*arguments)))
    except MemoryError:
        os._exit(1)  # a new process replaces what this one has used up
    except Exception as error:
        try:
            return pickle.dumps((False, error))
        except Exception:
            return pickle.dumps((False, Unknowable(type(error).__name__)))


class ThinkingProcess:
    """A process for thinking. Its methods block their thread; `kill` may be called from another one meanwhile."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._killed = False
        self._process: multiprocessing.process.BaseProcess | None = None
        self._pipe: Connection | None = None

    @property
    def usable(self) -> bool:
        """True if it may get another question."""
        return not self._killed

    @property
    def begun(self) -> bool:
        """True if it can get a question at once."""
        return self._pipe is not None

    def begin(self) -> None:
        """Begin the process, and wait until it can think. Raises ProcessDied."""
        try:
            self._spawn().recv_bytes()
        except (EOFError, OSError) as error:
            raise ProcessDied(self.end() or type(error).__name__) from error

    def _spawn(self) -> Connection:
        with self._lock:
            if self._killed:
                raise EOFError
            self._pipe, its_end = _spawning.Pipe()
            with its_end:  # the only copy is in the process: the pipe breaks when that ends
                process = _spawning.Process(target=_think, args=(its_end,), daemon=True)
                process.start()
            self._process = process
            return self._pipe

    def ask(self, work: Callable[..., Any], *arguments: Any) -> Any:
        """Do the work there; returns its result, or raises its error. Raises ProcessDied, and is of no use after that."""
        assert self._pipe is not None, "it has begun"
        try:
            self._pipe.send((work, arguments))
            done, outcome = pickle.loads(self._pipe.recv_bytes())  # noqa: S301 - from our own process
        except (EOFError, OSError) as error:
            raise ProcessDied(self.end() or type(error).__name__) from error
        if not done:
            raise outcome
        return outcome

    def kill(self) -> None:
        """End the process, also one that is stopped; a caller that waits for its answer gets ProcessDied."""
        with self._lock:
            self._killed = True
            if self._process is not None:
                self._process.kill()

    def end(self) -> str:
        """End a process without a question; returns when it is gone, with its exit status if that is known."""
        self.kill()
        if self._pipe is not None:
            self._pipe.close()
        if self._process is None:
            return ""
        self._process.join(ENDS_WITHIN_SECONDS)
        return _how(self._process.exitcode)


def _how(exit_code: int | None) -> str:
    if exit_code is None:
        return "it cannot be ended"
    if exit_code >= 0:
        return f"exit code {exit_code}"
    return signal.Signals(-exit_code).name
