"""Background maintenance of tables: resuming games after a start, unloading idle tables, and notifying people at a table of changes that a
command made from outside the server."""

import asyncio
from collections.abc import Awaitable, Callable, Coroutine, Iterator
from typing import Any, Final

import structlog

from app import faults, problems
from app.clock import now
from app.journal.loading import load_game, whole_log
from app.offload import unhurried
from app.problems import Moving, Problem
from app.storage import failures, tables, upkeep
from app.storage.bans import banned_ids
from app.storage.database import Database, StorageDamaged, StorageFailed
from app.storage.digests import RecordBroken
from app.storage.events import DatabaseEventStore
from app.storage.upkeep import withdrawn
from app.tables.connection import ARCHIVED, BANNED
from app.tables.registry import LoadedTable, TableRegistry

SWEEP_SECONDS: Final = 60.0
IDLE_SECONDS: Final = 600.0
"""Seconds after which an unused table is unloaded."""
FINISHED_SECONDS: Final = 120.0
"""Seconds after which an unused table is unloaded if its game is over."""
MOST_UNUSED: Final = 64
"""The number of unused tables that stay in memory; loading one again takes some hundredths of a second."""
CROWD_SECONDS: Final = 5.0
WATCH_SECONDS: Final = 3.0
"""Seconds until a command takes effect on the people at a table."""
ARCHIVE_SECONDS: Final = 600.0
DAY_MS: Final = 24 * 3600 * 1000

logger = structlog.get_logger()


class Maintenance:
    """Background maintenance of the tables of one registry."""

    def __init__(
        self, registry: TableRegistry, database: Database, archive_after_days: int = 0
    ) -> None:
        """`archive_after_days`: days without a move after which an unfinished game is archived; 0 for never."""
        self._archive_after_days = archive_after_days
        self._registry = registry
        self._database = database
        self._store = DatabaseEventStore(database)

    # After a start

    async def resume_all(self) -> None:
        """Resume every running game that has bots and is open in no other server; games without bots wait for their players."""
        for code in await self._codes(self._running_here, "games.not_resumed"):
            try:
                await self._registry.find(code)
            except Moving:
                pass  # another server has it
            except Problem as problem:
                logger.error("game.not_resumed", table=code, why=problem.text)
            except StorageFailed as error:
                logger.error("game.not_resumed", table=code, why=str(error))

    async def _running_here(self, database: Database) -> list[str]:
        elsewhere = await self._registry.owners.elsewhere()
        return [
            code for code in await tables.unfinished_with_bots(database) if code not in elsewhere
        ]

    async def look_for_damage(self) -> None:
        """Find the games that cannot be read, little by little."""
        for code in await self._codes(tables.begun_codes, "database.damaged"):
            if self._registry.has_tried(code):
                continue
            async with unhurried():
                await self._look_for_damage_of(code)

    async def _look_for_damage_of(self, code: str) -> None:
        try:
            record = await tables.table_with(self._database, code)
            if record is not None:
                await whole_log(self._store, record.id)
        except (RecordBroken, StorageDamaged) as error:
            logger.error("table.damaged", table=code, why=str(error))
        except StorageFailed as error:
            failures.report(error, table=code)

    async def fill_in_turns(self) -> None:
        """Store whose turn it is in games that an earlier version began, so that they need not be loaded to be listed."""
        for code in await self._codes(tables.without_progress, "turns.not_known"):
            async with unhurried():
                await self._fill_in_turn(code)

    async def _fill_in_turn(self, code: str) -> None:
        try:
            record = await tables.table_with(self._database, code)
            if record is not None:
                loaded = await load_game(self._store, record)
                state, last = loaded.state, loaded.entries[-1]
                waiting = record.game.deciding(state)
                await tables.save_progress(self._database, record.id, state.turn, waiting, last.at)
        except Exception as error:  # a game that cannot be read is listed without its turn
            logger.warning("turn.not_known", table=code, error=type(error).__name__)

    async def _codes(
        self, find: Callable[[Database], Awaitable[list[str]]], failure: str
    ) -> list[str]:
        """The codes of some tables; none, and a line in the server's log, if they cannot be read."""
        try:
            return await find(self._database)
        except StorageFailed as error:
            logger.error(failure, why=str(error))
            return []

    # Repeated chores

    async def until_canceled(self) -> None:
        """Run all repeated chores until canceled."""
        await asyncio.gather(
            repeat("sweep", SWEEP_SECONDS, lambda: self.sweep(IDLE_SECONDS)),
            repeat("crowd", CROWD_SECONDS, lambda: self.thin_out(MOST_UNUSED)),
            repeat("bans", WATCH_SECONDS, self.turn_out_banned),
            repeat("withdraw", WATCH_SECONDS, self.withdraw),
            *self._for_idle_games(),
        )

    def _for_idle_games(self) -> Iterator[Coroutine[Any, Any, None]]:
        if self._archive_after_days:
            yield repeat("archive", ARCHIVE_SECONDS, self.archive_idle)

    async def sweep(self, idle: float) -> None:
        """Unload tables that have been unused for `idle` seconds, unless a bot is at work; finished ones sooner."""
        for loaded in self._registry.loaded().values():
            if loaded.bots is not None and loaded.bots.ended:
                self._registry.wake_bots(loaded)
            if loaded.is_idle(min(idle, FINISHED_SECONDS) if _is_finished(loaded) else idle):
                await self._registry.unload(loaded)

    async def thin_out(self, most: int) -> None:
        """Unload unused tables, finished ones first, then those that were used longest ago, until only `most` of them are left."""
        unused = [loaded for loaded in self._registry.loaded().values() if loaded.is_idle(0)]
        unused.sort(key=lambda loaded: (not _is_finished(loaded), loaded.used_at))
        for loaded in unused[: max(0, len(unused) - most)]:
            if loaded.is_idle(0):  # a visitor may have come meanwhile
                await self._registry.unload(loaded)

    async def archive_idle(self) -> None:
        """Archive unfinished games that seem to be forgotten and are not open."""
        before = now() - self._archive_after_days * DAY_MS
        there = {code for code, one in self._registry.loaded().items() if len(one.table.audience)}
        there |= await self._registry.owners.elsewhere()
        for code in await upkeep.archive_idle(self._database, before, there):
            logger.info("table.archived", table=code, why="idle", days=self._archive_after_days)

    async def turn_out_banned(self) -> None:
        """Close the sockets of banned guests; they keep their seats."""
        here = [one for loaded in self._registry.loaded().values() for one in loaded.table.audience]
        if not any(one.guest for one in here):
            return
        banned = await banned_ids(self._database)
        for one in here:
            if one.guest is not None and one.guest.id in banned:
                logger.info("guest.banned", address=one.address, name=one.guest.name)
                one.dismiss(BANNED, problems.Banned(one.guest.name).text)

    async def withdraw(self) -> None:
        """Notify the people of lobbies that were closed, and of games that were archived, by a command."""
        states = {code: one.table.record.state for code, one in self._registry.loaded().items()}
        if not states:
            return
        lobbies = [code for code, state in states.items() if state == "open"]
        closed, archived = await withdrawn(self._database, lobbies, list(states))
        for code in closed:
            if (loaded := self._registry.loaded().get(code)) is not None:
                await loaded.table.edits.look_again()
        for code in archived:
            if (loaded := self._registry.loaded().get(code)) is not None:
                await self._registry.unload(loaded, ARCHIVED, problems.archived(code).text)
                logger.info("table.archived", table=code)


def _is_finished(loaded: LoadedTable) -> bool:
    return loaded.table.record.state == "finished"


async def repeat(what: str, pause: float, work: Callable[[], Awaitable[None]]) -> None:
    """Repeat a chore until canceled; after a failure the next round may succeed."""
    while True:
        await asyncio.sleep(pause)
        try:
            await work()
        except StorageFailed as error:
            failures.report(error, chore=what)
        except Exception as error:
            faults.report(what, error)
