"""The server's tests run with the server's logs; those on PostgreSQL share one database."""

import asyncio
import os
import shutil
from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from app.host import logs
from app.settings import Settings
from app.storage.migrate import migrate_postgresql
from engine.games import usual_game as game
from tests.app.cluster import fresh_postgresql
from tests.app.notified import Hook, MailServer, hook, mail_server
from tests.app.redis_server import Redis
from tests.app.workers import Pair
from tests.conftest import StartServer


@pytest.fixture(scope="session", autouse=True)
def _logs() -> None:
    logs.configure(Settings())


@pytest.fixture(scope="session")
def migrated_postgresql(postgresql_cluster: str) -> str:
    """A PostgreSQL database at the newest schema, for tests that empty it first."""
    url = fresh_postgresql(postgresql_cluster, "test")
    with ThreadPoolExecutor(1) as elsewhere:
        elsewhere.submit(asyncio.run, migrate_postgresql(url)).result()
    return url


@pytest.fixture
def plays(monkeypatch: pytest.MonkeyPatch) -> Counter[str]:
    """Count the games that the engine began and the moves that it played, anywhere."""
    counted: Counter[str] = Counter()
    for name in ("play", "new_game"):

        def counting(*said: Any, name: str = name, really: Any = getattr(game, name)) -> Any:
            counted[name] += 1
            return really(*said)

        monkeypatch.setattr(game, name, counting)
    return counted


@pytest.fixture
def wait(monkeypatch: pytest.MonkeyPatch) -> Callable[[float], None]:
    """Let time pass for the limits."""
    clock = [100.0]
    monkeypatch.setattr("app.web.limits.time.monotonic", lambda: clock[0])

    def passes(seconds: float) -> None:
        clock[0] += seconds

    return passes


@pytest.fixture
def redis(tmp_path: Path) -> Iterator[Redis]:
    program = shutil.which("redis-server") or shutil.which("valkey-server")
    if program is None:
        if os.environ.get("CI") == "true":
            pytest.fail("Redis is not installed, and CI has to test it")
        pytest.skip("Redis is not installed: its tests are skipped")
    running = Redis(program, tmp_path)
    yield running.start()
    running.stop()


@pytest.fixture
def workers(
    request: pytest.FixtureRequest, start_server: StartServer, postgresql_cluster: str
) -> Pair:
    """Two workers of a test's own, on a database of its own. They have patience with a slow machine, unless a test says otherwise."""
    settings: dict[str, Any] = {
        "database_url": fresh_postgresql(postgresql_cluster, "workers_of_a_test"),
        "shared": "yes",
        "worker_patience": getattr(request, "param", 60),
        "behind_nginx": False,
        "bot_delay": 0.02,
    }
    return start_server("one", **settings), start_server("two", **settings)


@pytest.fixture
def mail() -> Iterator[MailServer]:
    with mail_server() as server:
        yield server


@pytest.fixture
def ntfy() -> Iterator[Hook]:
    with hook() as server:
        yield server
