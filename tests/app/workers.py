"""People at several workers of one database."""

import asyncio
import contextlib
import random
import secrets
import time
from collections.abc import AsyncIterator
from contextlib import AbstractAsyncContextManager, AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, field
from typing import Any

import httpx
from websockets.exceptions import ConnectionClosed, WebSocketException

from app.storage.holding import LOCK
from tests.app.players import PATIENCE, Person, Refused, Tab, game_for
from tests.app.running import RunningServer
from tests.app.test_card_game import QUICK, quiet_action

Pair = tuple[RunningServer, RunningServer]


@asynccontextmanager
async def at(person: Person, worker: RunningServer, code: str) -> AsyncIterator[Tab]:
    """A person's tab at one of the workers, with the game on it."""
    elsewhere = Person(worker, person.name)
    elsewhere.http.cookies = person.http.cookies
    async with elsewhere, elsewhere.at(code) as tab:
        yield tab


async def visiting(person: Person, worker: RunningServer) -> Person:
    """The same person, whose requests go to another worker."""
    other = Person(worker, person.name)
    other.http.cookies = person.http.cookies
    return other


async def back_at(person: Person, worker: RunningServer, code: str) -> tuple[Any, Tab]:
    """The table again, at this worker, as soon as it is open there."""
    async with asyncio.timeout(PATIENCE):
        while True:
            context = at(person, worker, code)
            try:
                tab = await context.__aenter__()
                await tab.until("snapshot")
                return context, tab
            except (OSError, WebSocketException, EOFError):
                with contextlib.suppress(Exception):
                    await context.__aexit__(None, None, None)
                await asyncio.sleep(0.02)


async def plays_on_at(
    worker: RunningServer, person: Person, code: str, luck: random.Random, moves: int = 3
) -> list[dict[str, Any]]:
    """Play at this worker, coming again whenever the table moves, as pages do; the log."""
    async with asyncio.timeout(PATIENCE):
        while True:
            context, tab = await back_at(person, worker, code)
            try:
                await play_on(tab, luck, moves)
                return tab.log
            except ConnectionClosed:
                pass
            finally:
                with contextlib.suppress(Exception):
                    await context.__aexit__(None, None, None)


async def play_on(tab: Tab, luck: random.Random, moves: int) -> None:
    for _ in range(moves):
        while not tab.must_act:
            await tab.read()
        with contextlib.suppress(Refused):
            await tab.act(tab.some_action(luck))


async def names_of_workers(administrator: Any) -> list[str]:
    rows = await administrator.fetch(
        f"""SELECT application_name AS name FROM pg_locks JOIN pg_stat_activity USING (pid)
        WHERE locktype = 'advisory' AND objsubid = 1 AND objid = {LOCK}
            AND database = (SELECT oid FROM pg_database WHERE datname = current_database())"""
    )
    return [row["name"] for row in rows]


async def lines_of(administrator: Any, code: str) -> int:
    statement = "SELECT count(*) FROM actions JOIN games ON games.id = game_id WHERE code = $1"
    return int(await administrator.fetchval(statement, code))


ISLAND: dict[str, Any] = {"config": game_for(3), "bots": True}
CARDS: dict[str, Any] = {"game": "cards", "config": QUICK, "bots": True}


PAGES_WAIT = 9.0
"""Seconds of silence after which a page gives a connection up."""


@dataclass
class Evening:
    """A person's games against bots, one after another, at whichever worker answers, with everything that was acknowledged."""

    person: Person
    game: dict[str, Any]
    luck: random.Random
    acknowledged: dict[str, list[str]] = field(default_factory=dict)
    """By table, in order: the requests that were."""
    silences: list[float] = field(default_factory=list)
    """Seconds from the last thing heard to the table as it stands, each time that the table was lost."""
    worker: RunningServer | None = None
    """The server at which the person was connected last."""
    _heard_at: float = 0.0

    @property
    def done(self) -> int:
        return sum(map(len, self.acknowledged.values()))

    async def play(self, pair: Pair) -> None:
        """Play until canceled."""
        while True:
            try:
                async with (
                    asyncio.timeout(PAGES_WAIT),
                    await visiting(self.person, self.luck.choice(pair)) as visitor,
                ):
                    code = (await visitor.ask("POST", "tables", self.game))["code"]
            except (OSError, httpx.TransportError, AssertionError):
                await asyncio.sleep(0.02)
                continue
            self.acknowledged[code] = []
            self._heard_at = time.monotonic()
            await self._play(pair, code)

    async def _play(self, pair: Pair, code: str) -> None:
        """Play until the game is over, resending what was not acknowledged."""
        pending: tuple[str, int, dict[str, Any]] | None = None
        self.worker = self.luck.choice(pair)
        while True:
            try:
                async with _opened(at(self.person, self.worker, code)) as tab:
                    self.silences.append(time.monotonic() - self._heard_at)
                    while pending is not None or "winner" not in tab.view:
                        self._heard_at = time.monotonic()
                        async with asyncio.timeout(PAGES_WAIT):
                            pending = pending or await self._next(tab)
                            if pending is not None:
                                await self._act(tab, code, *pending)
                                pending = None
                    return
            except (OSError, WebSocketException, EOFError):
                self.worker = pair[1] if self.worker is pair[0] else pair[0]
                await asyncio.sleep(0.02)

    async def _next(self, tab: Tab) -> tuple[str, int, dict[str, Any]] | None:
        if not tab.must_act or "answer" in tab.view["seats"]["0"]:
            await tab.read()
            return None
        of_the_game = quiet_action if self.game is CARDS else Tab.some_action
        return secrets.token_hex(6), tab.version, of_the_game(tab, self.luck)

    async def _act(
        self, tab: Tab, code: str, request: str, version: int, action: dict[str, Any]
    ) -> None:
        with contextlib.suppress(Refused):
            await tab.catch_up(await tab.act(action, request=request, version=version))
            self.acknowledged[code].append(f"0:{request}")


@asynccontextmanager
async def _opened(opening: AbstractAsyncContextManager[Tab]) -> AsyncIterator[Tab]:
    """A tab with the game on it. Raises TimeoutError if that takes longer than a page waits."""
    async with AsyncExitStack() as stack:
        async with asyncio.timeout(PAGES_WAIT):
            tab = await stack.enter_async_context(opening)
            await tab.until("snapshot")
        try:
            yield tab
        except TimeoutError:
            tab.socket.transport.abort()  # nobody is there to say goodbye to
            raise
