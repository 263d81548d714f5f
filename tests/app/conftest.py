"""The server's tests run with the server's logs; those on PostgreSQL share one database."""

import asyncio
import subprocess
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest

from app.host import logs
from app.settings import Settings
from app.storage.migrate import migrate_postgresql
from engine.games import usual_game as game


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


def fresh_postgresql(cluster: str, name: str) -> str:
    """An empty database of this name."""
    for command in (f"DROP DATABASE IF EXISTS {name} WITH (FORCE)", f"CREATE DATABASE {name}"):
        done = subprocess.run(
            ["psql", "-q", f"{cluster}/postgres", "-c", command], capture_output=True, text=True
        )
        assert done.returncode == 0, done.stderr
    return f"{cluster}/{name}"


@pytest.fixture
def plays(monkeypatch: pytest.MonkeyPatch) -> Counter[str]:
    """How often the engine began a game or played a move, anywhere."""
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
