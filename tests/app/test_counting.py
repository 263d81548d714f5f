"""Servers that share a database count together in a Redis, and each for itself while that one is away."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest
from pydantic import ValidationError

from app.problems import Problem
from app.settings import Settings
from app.web import counting
from app.web.limits import WRONG_PASSWORDS, Limits
from tests.app.redis_server import Redis


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
    """Count how often an address may be wrong, if it asks the servers in turn."""
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
