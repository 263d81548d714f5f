"""Work off the event loop, and chores that leave the server to others."""

import asyncio
import threading
import time
from collections.abc import Callable, Iterable

import pytest

from app.offload import REST_FACTOR, unhurried
from app.server import prepare_catalogs
from tests.app.pebbles import Pebbles


@pytest.fixture
def rests(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """The seconds of all rests, which take no time."""
    taken: list[float] = []

    async def rest(seconds: float) -> None:
        taken.append(seconds)

    monkeypatch.setattr(asyncio, "sleep", rest)
    return taken


async def test_a_chore_rests_for_longer_than_it_worked(rests: list[float]):
    async with unhurried():
        time.sleep(0.02)  # noqa: ASYNC251 - a step that takes a while
    (rest,) = rests
    assert rest >= 0.02 * REST_FACTOR


async def test_where_somebody_waits_for_the_next_step_the_rest_is_short(rests: list[float]):
    async with unhurried(4, 0.01):
        time.sleep(0.02)  # noqa: ASYNC251 - a step that takes a while
    assert rests == [0.01]


async def test_catalogs_are_prepared_step_by_step_and_off_the_loop(rests: list[float]):
    ran_in: list[int] = []

    class Slow(Pebbles):
        def catalog_steps(self) -> Iterable[Callable[[], object]]:
            return [lambda: ran_in.append(threading.get_ident())] * 3

    await prepare_catalogs([Pebbles(), Slow()])
    assert len(ran_in) == len(rests) == 3
    assert threading.get_ident() not in ran_in
