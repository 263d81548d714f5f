"""Servers that share a database count together in a Redis, and each for itself while that one is away."""

import os
import shutil
import subprocess
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from pydantic import ValidationError

from app.problems import Problem
from app.settings import Settings
from app.web import counting
from app.web.limits import WRONG_PASSWORDS, Limits
from tests.app.running import free_port

PASSWORD = "a secret of its own"


class Redis:
    """A Redis of a test's own."""

    def __init__(self, program: str, directory: Path) -> None:
        self._program = program
        self._log = directory / "redis.log"
        self.port = free_port()
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> "Redis":
        with self._log.open("ab") as log:
            self._process = subprocess.Popen(
                [
                    self._program,
                    *("--port", str(self.port), "--bind", "127.0.0.1", "--save", ""),
                    *("--appendonly", "no", "--requirepass", PASSWORD),
                ],
                stdout=log,
                stderr=subprocess.STDOUT,
            )
        deadline = time.monotonic() + 60
        while "Ready to accept connections" not in self._log.read_text():
            assert self._process.poll() is None, self._log.read_text()
            assert time.monotonic() < deadline, self._log.read_text()
            time.sleep(0.02)
        self._log.write_text("")
        return self

    def stop(self) -> None:
        if self._process is not None:
            self._process.kill()
            self._process.wait(timeout=60)
            self._process = None

    def settings(self, password: str = PASSWORD) -> Settings:
        quoted = password.replace(" ", "%20")
        return Settings(redis_url=f"redis://:{quoted}@127.0.0.1:{self.port}")


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
def again_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """A Redis that was away is asked again with the next question."""
    monkeypatch.setattr(counting, "AGAIN_AFTER_SECONDS", 0.0)


@asynccontextmanager
async def limits(*settings: Settings) -> AsyncIterator[list[Limits]]:
    """The limits of servers with these settings."""
    made = [Limits(each) for each in settings]
    try:
        yield made
    finally:
        for each in made:
            await each.close()


async def wrong_passwords(*servers: Limits) -> int:
    """How often an address may be wrong, if it asks the servers in turn."""
    for number in range(10 * WRONG_PASSWORDS):
        try:
            await servers[number % len(servers)].wrong_password("192.0.2.1")
        except Problem:
            return number
    raise AssertionError("there is no limit")


async def test_two_servers_count_together(redis: Redis):
    async with limits(redis.settings(), redis.settings()) as [one, two]:
        assert await wrong_passwords(one, two) == WRONG_PASSWORDS
        with pytest.raises(Problem, match="Too many attempts"):
            await two.may_try_password("192.0.2.1")
        await two.may_try_password("192.0.2.2")


async def test_without_a_redis_each_server_counts_for_itself():
    async with limits(Settings(), Settings()) as [one, two]:
        assert await wrong_passwords(one, two) == 2 * WRONG_PASSWORDS


@pytest.mark.usefixtures("again_at_once")
async def test_while_redis_is_away_each_server_counts_for_itself(
    redis: Redis, capsys: pytest.CaptureFixture[str]
):
    async with limits(redis.settings()) as [one]:
        await one.wrong_password("192.0.2.1")
        redis.stop()
        assert await wrong_passwords(one) == WRONG_PASSWORDS
        told = capsys.readouterr()
        assert "redis.away" in told.out + told.err
        redis.start()
        assert await wrong_passwords(one) == WRONG_PASSWORDS, "it has forgotten what was counted"


async def test_a_redis_with_another_password_is_named_in_the_log_without_one(
    redis: Redis, capsys: pytest.CaptureFixture[str]
):
    async with limits(redis.settings("not this one")) as [one]:
        await one.wrong_password("192.0.2.1")
    told = capsys.readouterr()
    assert "does not accept the password in HEXHAVEN_REDIS_URL" in told.out + told.err
    assert "not this one" not in told.out + told.err


@pytest.mark.parametrize("address", ["host:6379", "http://host", "redis://"])
def test_what_is_no_address_of_a_redis_is_refused(address: str):
    with pytest.raises(ValidationError, match="looks like redis://"):
        Settings(redis_url=address)
