"""Delivers what is due in the outbox: checked once more, sent, and repeated or given up."""

import asyncio
from collections import defaultdict
from collections.abc import Callable, Sequence
from typing import Final

import structlog

from app.clock import now
from app.notifications.calls import calls_at
from app.notifications.channel import Channel
from app.notifications.keyring import Keyring
from app.notifications.notice import Composer
from app.notifications.outside import Outcome
from app.notifications.quiet_hours import QuietHours
from app.notifications.sender import Sender
from app.problems import Moving, Problem
from app.storage import notifications
from app.storage.database import Database
from app.storage.notifications import Row
from app.tables.maintenance import repeat
from app.tables.registry import TableRegistry

LOOK_SECONDS: Final = 2.0
UNCONFIRMED_SECONDS: Final = 3600.0
AT_ONCE: Final = 4
"""Channels that are served at the same time: a slow service must not delay the others."""
MOST_ROWS: Final = 200
MINUTE_MS: Final = 60_000
AGAIN_AFTER_MS: Final = tuple(minutes * MINUTE_MS for minutes in (1, 5, 15, 60, 60))
"""The times between a try and the next one."""
MOST_FAILURES: Final = 5
"""Failures in a row after which a channel rests."""
UNCONFIRMED_MS: Final = 24 * 60 * MINUTE_MS
"""The time after which a channel that was never confirmed is removed."""

logger = structlog.get_logger()


class Delivery:
    """Serves the outbox; of the servers that share a database, one does."""

    def __init__(
        self,
        database: Database,
        registry: TableRegistry,
        keyring: Keyring,
        composer: Composer,
        sender: Sender,
        clock: Callable[[], int] = now,
    ) -> None:
        self._database = database
        self._registry = registry
        self._keyring = keyring
        self._composer = composer
        self._sender = sender
        self._clock = clock
        self.on_outcome: Callable[[str, Outcome], None] = lambda kind, outcome: None
        """Called for every notice that was tried."""

    async def until_canceled(self) -> None:
        """Deliver until canceled, and forget channels that were not confirmed."""
        await asyncio.gather(
            repeat("notifications", LOOK_SECONDS, self.deliver_due),
            repeat("unconfirmed", UNCONFIRMED_SECONDS, self.forget_unconfirmed),
        )

    async def forget_unconfirmed(self) -> None:
        """Remove the channels that were not confirmed within a day."""
        await notifications.remove_unconfirmed(self._database, self._clock() - UNCONFIRMED_MS)

    async def deliver_due(self) -> None:
        """Deliver everything that is due, a notice for each channel."""
        rows = await notifications.due_rows(self._database, self._clock(), MOST_ROWS)
        by_channel: dict[str, list[Row]] = defaultdict(list)
        for row in rows:
            by_channel[row.channel].append(row)
        turns = asyncio.Semaphore(AT_ONCE)

        async def in_turn(channel: str, rows: list[Row]) -> None:
            async with turns:
                await self._deliver(channel, rows)

        await asyncio.gather(*(in_turn(*each) for each in by_channel.items()))

    async def _deliver(self, channel: str, rows: list[Row]) -> None:
        """Deliver the calls of one channel, of which some may wait or be over."""
        to = await self._usable(channel)
        ready = [row for row in rows if await self._is_ready(row, to)]
        claimed = [row for row in ready if await self._claim(row)]
        if to is None or to.address is None or not claimed:
            return
        outcome = await self._sender.send(to.address, self._composer.calls(claimed))
        self.on_outcome(to.kind, outcome)
        if outcome == "sent":
            await self._finish(claimed)
            await notifications.note_success(self._database, channel)
            logger.info("notification.sent", kind=to.kind, tables=len(claimed))
        elif outcome == "failed":
            await self._failed(to, claimed)
        else:
            await self._finish(claimed)
            trouble = "expired" if outcome == "expired" else "refused"
            await notifications.note_trouble(self._database, channel, trouble)
            logger.info("notification.refused", kind=to.kind, why=outcome)

    async def _usable(self, channel: str) -> Channel | None:
        stored = await notifications.channel_with(self._database, channel)
        found = None if stored is None else Channel.of(stored, self._keyring)
        usable = found is not None and found.state == "on" and self._sender.allows(found.kind)
        return found if usable else None

    async def _is_ready(self, row: Row, channel: Channel | None) -> bool:
        """Check a row before it is sent: it may have to wait, or need no notice any more."""
        if channel is None or not row.wanted:
            await self._finish([row])
            return False
        if (end := self._quiet_until(row)) is not None:
            await notifications.postpone(self._database, row, end)
            return False
        if await self._registry.is_anywhere(row.guest):
            await self._finish([row])
            return False
        try:
            waits = await self._still_waits(row)
        except Moving:
            return False
        except Problem:  # damaged, archived, or played with something that is not installed
            waits = False
        if not waits:
            await self._finish([row])
        return waits

    def _quiet_until(self, row: Row) -> int | None:
        if row.preferences.quiet is None:
            return None
        quiet = QuietHours.of(*row.preferences.quiet, row.preferences.zone)
        return quiet.ends_after(self._clock())

    async def _still_waits(self, row: Row) -> bool:
        """Ask the table whether the call is still on. Raises Problem."""
        if row.code not in self._registry.loaded():
            calls = await self._registry.elsewhere.calls_of(row.guest, [row.code])
            if row.code in calls:
                return calls[row.code].called
        async with self._registry.table(row.code) as table:
            return calls_at(table).get(row.guest) == row.line

    async def _claim(self, row: Row) -> bool:
        wait = AGAIN_AFTER_MS[min(row.tries, len(AGAIN_AFTER_MS) - 1)]
        return await notifications.claim(self._database, row, self._clock() + wait)

    async def _failed(self, to: Channel, rows: Sequence[Row]) -> None:
        """Count a failure; its rows are tried again, unless the channel rests now or they have been tried often enough."""
        rests = await notifications.note_failure(self._database, to.id, MOST_FAILURES)
        tried = max(row.tries for row in rows) + 1
        logger.info("notification.failed", kind=to.kind, tries=tried, rests=rests)
        await self._finish([row for row in rows if rests or row.tries + 1 >= MOST_FAILURES])

    async def _finish(self, rows: Sequence[Row]) -> None:
        for row in rows:
            await notifications.finish(self._database, row, self._clock())
