"""Watches the other workers: takes over the games of those that are gone, and ends the sessions of those that no longer answer, or that
cannot reach PostgreSQL.

A worker that is itself in this state leaves everything to the others until it is back."""

import asyncio
import random
from collections import Counter
from collections.abc import Awaitable, Callable
from typing import Final

import httpx
import structlog

from app.storage import failures
from app.storage.database import StorageFailed
from app.storage.holding import Hold
from app.storage.ownership import Ownership, Worker
from app.workers.registries import ALIVE, SILENT_FOR
from app.workers.relay import TOKEN, Relay

LOOK_EVERY_SECONDS: Final = 0.5
LOOKS_PER_SWEEP: Final = 60
"""After this number of looks, games that are open nowhere are resumed in any case: a worker may have come and gone between two of them."""
SILENCES: Final = 2
SILENCES_AT_START: Final = 60
"""A worker that is starting has its session before it answers."""

logger = structlog.get_logger()


class Watch:
    """One worker's watch over the others, and over itself."""

    def __init__(
        self,
        hold: Hold,
        ownership: Ownership,
        relay: Relay,
        patience: float,
    ) -> None:
        """`patience`: seconds for a worker, or for PostgreSQL, to answer."""
        self._hold = hold
        self._ownership = ownership
        self._relay = relay
        self._patience = patience
        self.on_gone: Callable[[], Awaitable[None]] = _nothing
        """Called when a worker is gone: resumes the games that are open nowhere."""
        self.on_apart: Callable[[], None] = lambda: None
        """Called when this worker turns out to be apart: closes its tables."""
        self.apart = False
        """True while this worker cannot reach PostgreSQL and another one can."""
        self._others: set[Worker] = set()
        self._answered: set[Worker] = set()
        self._well: set[Worker] = set()
        """Those that answered last time, and could reach PostgreSQL."""
        self._silent: Counter[Worker] = Counter()
        self._looks = 0

    def stand_in(self) -> Worker | None:
        """Another worker that takes the requests that come here, while this one is apart."""
        return random.choice(list(self._well)) if self.apart and self._well else None  # noqa: S311 - no secret

    async def until_canceled(self) -> None:
        """Look again and again: at the others, and at itself, which does not wait for what PostgreSQL says of the others."""
        async with (
            httpx.AsyncClient(trust_env=False, timeout=self._patience / 2) as client,
            asyncio.TaskGroup() as looks,
        ):
            for look in (self._look_at_others, self._look_at_itself):
                looks.create_task(_again_and_again(look, client))

    async def _look_at_others(self, client: httpx.AsyncClient) -> None:
        if not self.apart:
            await self._look_for_working()
        await self._ask_all(client)

    async def _ask_all(self, client: httpx.AsyncClient) -> None:
        await asyncio.gather(*(self._ask(client, worker) for worker in self._others))

    async def _look_for_working(self) -> None:
        try:
            others = set(await self._ownership.others())
        except StorageFailed as error:
            failures.report(error, chore="workers")
            return
        gone = self._others - others
        for worker in others - self._others:
            logger.info("worker.came", address=worker.address)
        self._others = others
        for worker in gone:
            logger.info("worker.gone", address=worker.address)
            try:
                await self._ownership.end_left_open(worker)
            except StorageFailed as error:
                failures.report(error, chore="workers")
            self._silent.pop(worker, None)
            self._answered.discard(worker)
            self._well.discard(worker)
            self._relay.forget(worker)
        self._looks += 1
        if gone or self._looks % LOOKS_PER_SWEEP == 0:
            await self.on_gone()

    async def _look_at_itself(self, client: httpx.AsyncClient) -> None:
        if self._is_silent and not self.apart:
            await self._ask_all(client)  # who was well before PostgreSQL fell silent may not be now
        if self._is_silent and self._well and not self.apart:
            self.apart = True
            logger.warning("worker.apart", others=len(self._well))
            self._hold.give_up()
            self.on_apart()
        elif self.apart and self._hold.held:
            self.apart = False
            logger.info("worker.back")

    @property
    def _is_silent(self) -> bool:
        """True if PostgreSQL does not answer this worker."""
        return self._hold.silent_for > self._patience

    async def _ask(self, client: httpx.AsyncClient, worker: Worker) -> None:
        """Ask whether it is alive and reaches PostgreSQL; if not, its session is ended, and its tables are free."""
        try:
            answer = await client.get(
                f"http://{worker.address}{ALIVE}", headers={TOKEN: worker.token}
            )
        except httpx.TransportError:
            self._well.discard(worker)
            self._silent[worker] += 1
            if self._silent[worker] >= (
                SILENCES if worker in self._answered else SILENCES_AT_START
            ):
                await self._end(worker, "it does not answer")
            return
        self._silent.pop(worker, None)
        self._answered.add(worker)
        if answer.is_success and answer.json()[SILENT_FOR] > self._patience:
            self._well.discard(worker)
            await self._end(worker, "PostgreSQL does not answer it")
        else:
            self._well.add(worker)

    async def _end(self, worker: Worker, why: str) -> None:
        if self._is_silent:
            return  # the silent one may be this worker
        logger.warning("worker.silent", address=worker.address, why=why)
        await self._ownership.end(worker)


async def _again_and_again(
    look: Callable[[httpx.AsyncClient], Awaitable[None]], client: httpx.AsyncClient
) -> None:
    """Look until canceled, even if PostgreSQL does not answer."""
    while True:
        try:
            await look(client)
        except StorageFailed as error:
            failures.report(error, chore="workers")
        await asyncio.sleep(LOOK_EVERY_SECONDS)


async def _nothing() -> None:
    """Do nothing: there are no others whose games to resume."""
