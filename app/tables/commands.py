"""Commands: everything that changes a table is done one after another, and each command to its end.

A write whose fate is unknown is looked up before the next command."""

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from typing import Any, Final

import structlog

from app import faults
from app.answers import Played, Refusal
from app.lobby.record import TableRecord
from app.problems import Outage, busy, damaged
from app.storage import failures
from app.storage.batching import WriteConflict
from app.storage.database import Database, StorageDamaged, StorageFailed
from app.storage.digests import RecordBroken
from app.storage.tables import table_with
from app.tables.background import Background
from app.tables.broadcaster import Broadcaster
from app.tables.connection import DAMAGED, TRY_AGAIN, Connection
from app.tables.context import TableContext
from app.tables.game_log import ActionRequest, GameLog
from app.tables.live import LiveGame
from engine.api import Json

Work = Callable[[LiveGame], Coroutine[Any, Any, Played | Refusal]]

CANNOT_STORE: Final = Refusal("storage", "The server cannot store that now. Try again in a moment.")
logger = structlog.get_logger()


class Commands:
    """Runs the commands of one table."""

    def __init__(
        self,
        context: TableContext,
        broadcaster: Broadcaster,
        background: Background,
        database: Database,
        game_log: GameLog,
        *,
        reschedule: Callable[[], None],
    ) -> None:
        self.background = background
        self._context = context
        self._broadcaster = broadcaster
        self._database = database
        self._game_log = game_log
        self._reschedule = reschedule
        self._lock = asyncio.Lock()
        self.record_uncertain = False
        """True while the stored record may differ from the one in memory."""

    async def load(self) -> None:
        """Load the game of the table, if it has begun."""
        if self._context.record.state in ("playing", "finished"):
            self._context.live = await self._game_log.load(self._context.record)
            self._reschedule()

    # Mutual exclusion

    @asynccontextmanager
    async def exclusive(self) -> AsyncIterator[None]:
        """Run one command at a time; a table that turns out to be damaged is closed. Raises Problem."""
        async with self._lock:
            if self._context.quarantined is not None:
                raise self._context.quarantined.with_traceback(None)
            try:
                yield
            except WriteConflict:
                self._quarantine(busy())
                raise busy() from None
            except (RecordBroken, StorageDamaged) as error:
                code = self._context.record.code
                faults.report("damage", error, table=code)
                self._quarantine(damaged(code))
                raise damaged(code) from error
            except StorageFailed:
                self._game_log.behind = True
                raise

    @asynccontextmanager
    async def up_to_date(self) -> AsyncIterator[None]:
        """Run one command at a time, with the record as it is stored. Raises Problem."""
        async with self.exclusive():
            await self.reconcile()
            yield

    def _quarantine(self, why: Outage) -> None:
        """Stop using what is in memory, so that the table is loaded anew for the next visitor."""
        self._context.quarantined = why
        self._broadcaster.dismiss(DAMAGED if why.code == "damaged" else TRY_AGAIN, why.text)
        self._context.on_change()

    async def reconcile(self) -> None:
        """Within a command: after a write whose fate is unknown, take over what is stored."""
        if not self.record_uncertain:
            return
        context = self._context
        record = await table_with(self._database, context.record.code)
        assert record is not None, "tables are never deleted"
        if record.state in ("playing", "finished") and context.live is None:
            context.live = live = await self._game_log.load(record)
            logger.info("game.started", table=record.code, seats=len(record.seats))
            self.record_uncertain = False
            self.take_over(record)
            for connection in context.audience:
                self._broadcaster.send_missed(live, connection, None)
            self._reschedule()
            context.on_change()
        else:
            self.record_uncertain = False
            self.take_over(record)

    def take_over(self, changed: TableRecord) -> None:
        """Within a command: let a record that is stored take effect, and broadcast it."""
        self._context.record = changed
        self._context.audience.assign_seats(changed)
        self._broadcaster.broadcast_presence()
        self._broadcaster.broadcast_lobby()

    async def command(self, work: Work) -> Played | Refusal:
        """Do something to the running game, alone and to its end, even if the caller disconnects."""
        return await self.background.shielded(self._command(work))

    async def _command(self, work: Work) -> Played | Refusal:
        code = self._context.record.code
        try:
            async with self.up_to_date():
                if self._context.live is None:
                    return Refusal("not_started", "The game has not begun.")
                return await work(self._context.live)
        except Outage as problem:
            return Refusal(problem.code, problem.text)
        except StorageFailed as error:
            failures.report(error, table=code)
            return CANNOT_STORE
        except Exception as error:
            fault = faults.report("act", error, table=code)
            return Refusal(
                "internal",
                f"Something went wrong on the server; the game is as it was. Error ID: {fault}.",
                {"id": fault},
            )

    async def play(self, seat: int, request: str, version: int, action: Json) -> Played | Refusal:
        """Take an action of a person or a bot."""
        wanted = ActionRequest(seat, f"{seat}:{request}", version, action)

        async def work(live: LiveGame) -> Played | Refusal:
            return await self._game_log.play(live, wanted)

        return await self.command(work)

    # The audience

    async def admit(
        self, connection: Connection, since: int | None, greet: Callable[[], None]
    ) -> None:
        """Add a connection to the audience and send it what it missed. `since`: the last version it has got, if any;
        `greet` sends what is not part of the game. Raises Problem."""
        async with self.up_to_date():
            await self._catch_up_if_behind(since)
            await self._game_log.flush()
            self._context.audience.add(connection, self._context.record)
            self._broadcaster.send_lobby(connection)
            greet()
            self._broadcaster.presence_changed(connection)
            if self._context.live is not None:
                self._broadcaster.send_missed(self._context.live, connection, since)
            self._reschedule()

    async def resume(self, connection: Connection, since: int) -> None:
        """Send a connection what it missed."""
        async with self.exclusive():
            live = self._context.live
            if live is None:
                return
            if since > live.version:
                await self._catch_up_if_behind(since)
                self._broadcaster.send_missed(live, connection, since)
            else:
                self._broadcaster.send_missed(live, connection, since)
                # Anything discovered here is broadcast.
                await self._catch_up_if_behind(since)

    async def _catch_up_if_behind(self, seen: int | None) -> None:
        if self._context.live is not None:
            await self._game_log.catch_up_if_behind(self._context.live, seen)

    async def show_again(self, connection: Connection) -> None:
        """Send a connection the whole view."""
        async with self.exclusive():
            if self._context.live is not None:
                self._broadcaster.send_missed(self._context.live, connection, None)

    async def close(self, code: int, text: str) -> None:
        """Finish the command at hand, store the batched lines, then close all connections."""
        async with self._lock:
            try:
                await self._game_log.flush()
            except (WriteConflict, StorageFailed) as error:
                # No viewer has got these lines: the bots play them again.
                why = type(error).__name__
                logger.warning("group.not_stored", table=self._context.record.code, why=why)
            self._broadcaster.dismiss(code, text)
        await self.background.finish()
