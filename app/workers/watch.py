"""Looks after the other workers: takes over the games of those that are gone, and ends those that no longer answer."""

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable
from typing import Final

import httpx
import structlog

from app.storage import failures
from app.storage.database import StorageFailed
from app.storage.ownership import Ownership, Worker
from app.workers.relay import TOKEN, Relay

LOOK_EVERY_SECONDS: Final = 0.5
LOOKS_PER_SWEEP: Final = 60
"""After so many looks, games that are open nowhere are resumed in any case: a worker may have come and gone between two of them."""
SILENCES: Final = 2
SILENCES_AT_START: Final = 60
"""A worker that is starting has its session before it answers."""

logger = structlog.get_logger()


class Watch:
    """One worker's eye on the others."""

    def __init__(
        self,
        ownership: Ownership,
        relay: Relay,
        take_over: Callable[[], Awaitable[None]],
        patience: float,
    ) -> None:
        """`take_over` resumes the games that are open nowhere; `patience`: seconds for a worker to answer."""
        self._ownership = ownership
        self._relay = relay
        self._take_over = take_over
        self._patience = patience
        self._others: set[Worker] = set()
        self._answered: set[Worker] = set()
        self._silent: Counter[Worker] = Counter()
        self._looks = 0

    async def until_canceled(self) -> None:
        """Look again and again."""
        async with httpx.AsyncClient(trust_env=False, timeout=self._patience / 2) as client:
            while True:
                try:
                    await self._look(client)
                except StorageFailed as error:
                    failures.report(error, chore="workers")
                await asyncio.sleep(LOOK_EVERY_SECONDS)

    async def _look(self, client: httpx.AsyncClient) -> None:
        others = set(await self._ownership.others())
        gone = self._others - others
        for worker in others - self._others:
            logger.info("worker.came", address=worker.address)
        self._others = others
        for worker in gone:
            logger.info("worker.gone", address=worker.address)
            self._silent.pop(worker, None)
            self._answered.discard(worker)
            self._relay.forget(worker)
        self._looks += 1
        if gone or self._looks % LOOKS_PER_SWEEP == 0:
            await self._take_over()
        await asyncio.gather(*(self._ask(client, worker) for worker in others))

    async def _ask(self, client: httpx.AsyncClient, worker: Worker) -> None:
        """Ask whether it is alive; if it is silent too often, its session is ended, and its tables are free."""
        try:
            await client.get(f"http://{worker.address}/healthz", headers={TOKEN: worker.token})
        except httpx.TransportError:
            self._silent[worker] += 1
            if self._silent[worker] >= (
                SILENCES if worker in self._answered else SILENCES_AT_START
            ):
                logger.warning("worker.silent", address=worker.address)
                await self._ownership.end(worker)
        else:
            self._silent.pop(worker, None)
            self._answered.add(worker)
