"""Watches the tables of this server, and keeps the outbox in agreement with their calls, behind the moves."""

import asyncio
from collections.abc import Callable
from typing import Final

import structlog
from cachetools import LRUCache

from app import faults
from app.clock import now
from app.notifications.calls import calls_at
from app.offload import unhurried
from app.problems import Problem
from app.storage import failures, notifications
from app.storage.database import Database, StorageFailed
from app.tables.context import TableContext
from app.tables.registry import TableRegistry

TABLES_KNOWN: Final = 10_000
AGAIN_SECONDS: Final = 5.0
"""Seconds until a table is looked at again after the database failed."""

logger = structlog.get_logger()


class Watcher:
    """Notes the tables at which something changed, and looks at them one after another."""

    def __init__(self, database: Database, delay: float, clock: Callable[[], int] = now) -> None:
        """`delay`: seconds until a new call is due."""
        self._database = database
        self._delay_ms = round(delay * 1000)
        self._clock = clock
        self._changed: dict[str, TableContext] = {}
        self._something = asyncio.Event()
        self._known: LRUCache[str, dict[str, int]] = LRUCache(TABLES_KNOWN)
        """By game: its calls as the outbox has them."""

    def note(self, table: TableContext) -> None:
        """Note that something changed at a table; costs its move nothing more."""
        self._changed[table.record.id] = table
        self._something.set()

    async def until_canceled(self) -> None:
        """Look at changed tables until canceled."""
        while True:
            await self._something.wait()
            self._something.clear()
            await self.catch_up()

    async def catch_up(self) -> None:
        """Look at every table that has changed; of several changes at one, only the last counts."""
        while self._changed:
            game = next(iter(self._changed))
            table = self._changed.pop(game)
            try:
                await self._look(game, calls_at(table))
            except StorageFailed as error:
                failures.report(error, chore="notifications")
                self._changed.setdefault(game, table)
                await asyncio.sleep(AGAIN_SECONDS)
            except Exception as error:
                faults.report("notifications", error, table=table.record.code)

    async def _look(self, game: str, calls: dict[str, int]) -> None:
        if self._known.get(game, {}) == calls and game in self._known:
            return
        since = self._clock()
        await notifications.compare(self._database, game, calls, since, since + self._delay_ms)
        self._known[game] = calls


async def open_watched(database: Database, registry: TableRegistry) -> None:
    """Open the running games of guests with channels, so that calls from before a crash are noticed."""
    for code in await notifications.tables_to_watch(database):
        async with unhurried():
            try:
                await registry.find(code)
            except Problem as problem:
                logger.debug("notification.not_watched", table=code, why=problem.code)
