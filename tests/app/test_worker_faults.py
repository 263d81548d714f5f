"""Nothing that was acknowledged is lost, doubled or reordered, whatever happens to the servers of one database, to PostgreSQL and to the way there
(reliability R2 to R5)."""

import asyncio
import random
import signal
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import asyncpg
import pytest

from tests.app.cluster import Cluster, fresh_postgresql, running_cluster
from tests.app.line import Line, line_to
from tests.app.players import people
from tests.app.redis_server import Redis
from tests.app.running import RunningServer
from tests.app.workers import CARDS, ISLAND, Evening, Pair
from tests.forms import LONG

pytestmark = pytest.mark.postgres

ACTIONS = 5 if LONG else 2
"""So many of everybody's are acknowledged while something is out of order, and after it."""


@dataclass
class Town:
    """Two servers, with everything that they need; the clock of the second one is a minute behind."""

    cluster: Cluster
    line: Line
    """From the first server to PostgreSQL."""
    redis: Redis
    pair: Pair
    luck: random.Random
    evenings: list[Evening]

    @property
    def acknowledged(self) -> int:
        return sum(evening.done for evening in self.evenings)

    async def plays_on(self) -> None:
        enough = [evening.done + ACTIONS for evening in self.evenings]
        while any(  # noqa: ASYNC110 - they play by themselves
            evening.done < wanted for evening, wanted in zip(self.evenings, enough, strict=True)
        ):
            await asyncio.sleep(0.02)

    def somebodys(self) -> RunningServer:
        """A server at which somebody is connected."""
        where = self.luck.choice(self.evenings).worker
        assert where is not None, "everybody plays"
        return where

    async def lasts(self, seconds: float) -> None:
        """Leave things out of order for a while; in the short form, only while some actions are played."""
        await self.plays_on()
        if LONG:
            await asyncio.sleep(seconds)


async def one_is_killed(town: Town) -> None:
    killed = town.somebodys()
    killed.kill()
    await asyncio.to_thread(killed.start)


async def one_is_replaced(town: Town) -> None:
    leaving = town.somebodys()
    leaving.ask_to_stop()
    await asyncio.to_thread(leaving.ended)
    await asyncio.to_thread(leaving.start)


async def one_stands_still(town: Town) -> None:
    stopped = town.somebodys()
    stopped.send_signal(signal.SIGSTOP)
    await town.lasts(30)
    stopped.send_signal(signal.SIGCONT)


async def one_cannot_reach_postgresql(town: Town) -> None:
    town.line.cut()
    await town.lasts(10)
    town.line.mend()


async def postgresql_ends_every_session(town: Town) -> None:
    administrator = await asyncpg.connect(f"{town.cluster.address}/postgres")
    await administrator.execute(
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid() AND datname = 'town'"
    )
    await administrator.close()


async def postgresql_is_restarted(town: Town) -> None:
    await asyncio.to_thread(town.cluster.stop, signal.SIGQUIT)
    await asyncio.to_thread(town.cluster.start)


async def redis_is_away(town: Town) -> None:
    await asyncio.to_thread(town.redis.stop)
    await town.lasts(10)
    await asyncio.to_thread(town.redis.start)


Trouble = Callable[[Town], Awaitable[None]]
TROUBLES: list[Trouble] = [
    one_is_killed,
    one_is_replaced,
    one_stands_still,
    one_cannot_reach_postgresql,
    postgresql_ends_every_session,
    postgresql_is_restarted,
    redis_is_away,
]
EVENINGS = {"every_trouble": [trouble for _ in range(3 if LONG else 1) for trouble in TROUBLES]}
if LONG:
    EVENINGS["sixty_kills"] = [one_is_killed] * 60


@asynccontextmanager
async def town_in(directory: Path, redis: Redis) -> AsyncIterator[Town]:
    with running_cluster() as cluster:
        url = fresh_postgresql(cluster.address, "town")
        async with line_to(cluster.port) as line:
            settings: dict[str, Any] = {
                "shared": "yes",
                "redis_url": redis.address,
                "behind_nginx": False,
                "bot_delay": 0.02,
            }
            way = url.replace(f":{cluster.port}", f":{line.port}")
            one = RunningServer(directory / "one", database_url=way, **settings)
            two = RunningServer(
                directory / "two",
                database_url=url,
                program="tests.app.slow_clock_server",
                **settings,
            )
            try:
                for server in (one, two):
                    await asyncio.to_thread(server.start)
                async with people(two, 4) as persons:
                    evenings = [
                        Evening(person, CARDS if number % 2 else ISLAND, random.Random(number))
                        for number, person in enumerate(persons)
                    ]
                    yield Town(cluster, line, redis, (one, two), random.Random(17), evenings)
            finally:
                one.close()
                two.close()


@pytest.mark.parametrize("troubles", EVENINGS.values(), ids=EVENINGS.keys())
async def test_nothing_acknowledged_is_lost_in_an_evening_of(
    troubles: list[Trouble], tmp_path: Path, redis: Redis
):
    """People play both games at whichever server answers. In the long form, it is ten seconds from one trouble to the next."""
    async with town_in(tmp_path, redis) as town:
        playing = [asyncio.create_task(each.play(town.pair)) for each in town.evenings]
        await town.plays_on()
        for trouble in troubles:
            earlier = [len(each.silences) for each in town.evenings]
            await trouble(town)
            await town.lasts(10)
            silences = [
                silence
                for each, known in zip(town.evenings, earlier, strict=True)
                for silence in each.silences[known:]
            ]
            print(
                f"{trouble.__name__}: longest silence {max(silences, default=0):.1f} s", flush=True
            )
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
        await _held_against_the_log(town)
        print(f"{len(troubles)} troubles, {town.acknowledged} actions acknowledged")


async def _held_against_the_log(town: Town) -> None:
    administrator = await asyncpg.connect(f"{town.cluster.address}/town")
    for evening in town.evenings:
        for code, acknowledged in evening.acknowledged.items():
            rows = await administrator.fetch(
                "SELECT seq, request FROM actions JOIN games ON games.id = game_id WHERE code = $1 ORDER BY seq",
                code,
            )
            requests = [row["request"] for row in rows]
            assert [row["seq"] for row in rows] == list(range(len(rows))), "a gap"
            assert len(set(requests)) == len(requests), "doubled"
            assert set(acknowledged) <= set(requests), "lost"
            places = [requests.index(request) for request in acknowledged]
            assert places == sorted(places), "reordered"
            verified = await asyncio.to_thread(town.pair[1].run, "verify", code)
            assert verified.returncode == 0, verified.stdout + verified.stderr
    await administrator.close()
