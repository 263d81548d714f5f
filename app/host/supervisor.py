"""`hexhaven serve --workers N`: starts the workers on one listening socket, replaces those that end, and passes signals on. A worker
reports through a pipe that it is ready. SIGHUP replaces them one after another: a new one is ready before an old one leaves."""

import asyncio
import multiprocessing
import os
import signal
import socket
import threading
import time
from collections import deque
from multiprocessing import connection
from typing import Any, Final

import structlog

from app.host import logs
from app.settings import Settings

READY_WITHIN_SECONDS: Final = 60.0
LEAVES_WITHIN_SECONDS: Final = 20.0
LOOK_EVERY_SECONDS: Final = 0.5
NOT_STARTED: Final = 3
"""Exit code of a worker that could not start; its log gives the reason."""
SIGNALS: Final = (signal.SIGINT, signal.SIGTERM, signal.SIGHUP)

_processes = multiprocessing.get_context("spawn")
logger = structlog.get_logger()


class _Worker:
    """A worker process."""

    def __init__(self, settings: Settings, sockets: list[socket.socket], *, first: bool) -> None:
        self._pipe, childs = _processes.Pipe()
        self.process = _processes.Process(
            target=_work,
            args=(handed_over(settings), sockets, childs, first),
            name="hexhaven-worker",
        )
        self.process.start()
        childs.close()
        self._ready = False

    @property
    def ready(self) -> bool:
        """True once it serves."""
        try:
            if not self._ready and self._pipe.poll():
                self._ready = self._pipe.recv() == "ready"
        except EOFError:
            pass  # it has ended
        return self._ready

    def wait_until_ready(self) -> bool:
        """Wait until it serves. Returns False if it ended before that, or took too long."""
        deadline = time.monotonic() + READY_WITHIN_SECONDS
        while not self.ready and self.process.is_alive() and time.monotonic() < deadline:
            connection.wait([self._pipe, self.process.sentinel], LOOK_EVERY_SECONDS)
        return self.ready

    def leave(self) -> None:
        """Ask it to stop."""
        if self.process.is_alive():
            self.process.terminate()

    def end(self) -> None:
        """Wait until it has stopped, but not for ever."""
        self.process.join(LEAVES_WITHIN_SECONDS)
        if self.process.is_alive():
            self.process.kill()
            self.process.join()
        self._pipe.close()


class Supervisor:
    """The parent of the workers."""

    def __init__(self, settings: Settings, sockets: list[socket.socket]) -> None:
        self._settings = settings.model_copy(update={"shared": True, "workers": 1})
        self._count = settings.workers
        self._sockets = sockets
        self._workers: list[_Worker] = []
        self._received: deque[int] = deque()

    def run(self) -> int:
        """Run the workers until stopped; returns the exit code."""
        for number in SIGNALS:
            signal.signal(number, lambda number, _frame: self._received.append(number))
        try:
            for index in range(self._count):
                self._workers.append(self._started(first=index == 0))
                if index == 0 and not self._workers[0].wait_until_ready():
                    return NOT_STARTED  # the others would fail as well
            while not self._is_to_stop():
                connection.wait([one.process.sentinel for one in self._workers], LOOK_EVERY_SECONDS)
                self._replace_ended()
        finally:
            for one in self._workers:
                one.leave()
            for one in self._workers:
                one.end()
        return 0

    def _started(self, *, first: bool = False) -> _Worker:
        worker = _Worker(self._settings, self._sockets, first=first)
        logger.info("worker.started", pid=worker.process.pid)
        return worker

    def _is_to_stop(self) -> bool:
        while self._received:
            if self._received.popleft() != signal.SIGHUP:
                return True
            self._replace_all()
        return False

    def _replace_ended(self) -> None:
        for index, one in enumerate(self._workers):
            if self._received or one.process.is_alive():
                continue
            logger.warning("worker.ended", pid=one.process.pid, code=one.process.exitcode)
            one.end()
            self._workers[index] = self._started()
            self._workers[index].wait_until_ready()

    def _replace_all(self) -> None:
        """Replace each worker by a new one. If that one cannot start, the old ones stay."""
        for index, old in enumerate(self._workers):
            new = self._started()
            if not new.wait_until_ready():
                new.leave()
                new.end()
                logger.error("worker.not_replaced", pid=old.process.pid)
                return
            self._workers[index] = new
            old.leave()
            old.end()
        logger.info("workers.replaced", count=len(self._workers))


def handed_over(settings: Settings) -> dict[str, Any]:
    """The settings as a worker gets them, which may be of the next version already: the parent stays when the workers are replaced."""
    return {name: getattr(settings, name) for name in type(settings).model_fields}


def taken_over(given: dict[str, Any]) -> Settings:
    """The settings that a parent has handed over, possibly one of the version before."""
    return Settings(**given)


def _work(given: dict[str, Any], sockets: list[socket.socket], pipe: Any, first: bool) -> None:
    """Be a worker, until stopped or until the parent is gone."""
    from app.host.running import print_links, run
    from app.server import make_server
    from app.storage.migrate import DatabaseTooNew
    from app.storage.opening import NotReady, migrate

    settings = taken_over(given)
    logs.configure(settings)
    try:
        asyncio.run(migrate(settings))
    except (NotReady, DatabaseTooNew) as error:
        logger.error("server.not_started", why=str(error))
        raise SystemExit(NOT_STARTED) from None

    def started(server: Any) -> None:
        if first:
            print_links(settings, server)
        pipe.send("ready")
        threading.Thread(target=_until_orphaned, args=(pipe,), daemon=True).start()

    server = make_server(settings, started)
    run(server.serve(sockets))
    if not server.started:
        raise SystemExit(NOT_STARTED)


def _until_orphaned(pipe: Any) -> None:
    try:
        pipe.recv()
    except (EOFError, OSError):
        os.kill(os.getpid(), signal.SIGTERM)
