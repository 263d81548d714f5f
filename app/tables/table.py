"""One live table, from lobby to the end of its game: puts its parts together, and connects people."""

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from dataclasses import replace
from typing import Final

from app.answers import Played, Refusal
from app.journal.acts import Return
from app.lobby import blocking
from app.lobby.record import TableRecord
from app.storage.database import Database
from app.storage.events import DatabaseEventStore
from app.tables.background import Background
from app.tables.broadcaster import Broadcaster, bots_message
from app.tables.chat import Chat
from app.tables.commands import Commands
from app.tables.connection import RESTART, Connection
from app.tables.context import TableContext
from app.tables.game_log import ChanceFor, GameLog
from app.tables.live import LiveGame
from app.tables.offer_timeouts import OfferTimeouts
from app.tables.pace import Pace
from app.tables.proposals import Proposals
from app.tables.record_edits import RecordEdits
from app.tables.response_window import ResponseWindow
from app.tables.timekeeping import Timekeeping
from engine.api import State

HOST_AWAY_SECONDS: Final = 60.0
"""Seconds without the host after which another player becomes host."""
RESTARTS: Final = "The server is restarting; the table will open again by itself."


class Table(TableContext):
    """A table with all its parts."""

    def __init__(
        self,
        record: TableRecord,
        database: Database,
        store: DatabaseEventStore,
        chance_for: ChanceFor,
        bot_patience: float,
    ) -> None:
        super().__init__(record)
        self.broadcaster = Broadcaster(self, self._extra_messages)
        background = Background(record.code)
        self.game_log = GameLog(
            self,
            self.broadcaster,
            background,
            store,
            chance_for,
            clock_for=self._clock_for,
            reschedule=self._reschedule,
        )
        self.commands = Commands(
            self,
            self.broadcaster,
            background,
            database,
            self.game_log,
            reschedule=self._reschedule,
        )
        self.edits = RecordEdits(
            self,
            self.broadcaster,
            database,
            self.commands,
            chance_for,
            reschedule=self._reschedule,
        )
        self.timekeeping = Timekeeping(self, self.commands, self.game_log)
        self.response_window = ResponseWindow(self, self.commands, self.game_log)
        self.proposals = Proposals(self, self.commands, self.game_log, self.edits, self.timekeeping)
        self.pace = Pace(self)
        self.offer_timeouts = OfferTimeouts(self, bot_patience, self.pace)
        self.chat = Chat(self, database)
        self.rematching = asyncio.Lock()
        """Of several simultaneous requests, one opens the next table."""

    async def load(self) -> None:
        """Read the chat and the game."""
        await self.chat.load()
        await self.commands.load()

    def _clock_for(self, state: State) -> dict[str, int] | None:
        """The running times, as the log keeps them with the entry that leads to this state."""
        window = self.response_window.for_log(state)
        clocks = self.timekeeping.for_log(state)
        return {**(clocks or {}), **window} or None

    def _reschedule(self) -> None:
        """Something changed: reschedule clocks, offer timeouts and response windows."""
        self.timekeeping.reschedule()
        self.pace.reschedule()
        self.offer_timeouts.reschedule()
        self.response_window.reschedule()

    def _extra_messages(self) -> Iterator[bytes]:
        """The messages to a newcomer to a running game that are not part of the game."""
        yield self.proposals.message()
        yield self.proposals.wants_message()
        if self.live is not None and self.live.luck_known:
            yield self.live.luck_message()
        yield from self.timekeeping.messages()
        yield self.offer_timeouts.message()
        yield from self.response_window.messages()
        if self.bots_impaired:
            yield bots_message(impaired=True)

    def bots_are(self, *, impaired: bool) -> None:
        """Broadcast when the easy level begins to decide for all bots, and when it no longer does."""
        if self.bots_impaired != impaired:
            self.bots_impaired = impaired
            self.audience.broadcast(bots_message(impaired=impaired))

    @asynccontextmanager
    async def attached(self, connection: Connection, since: int | None) -> AsyncIterator[None]:
        """Receive all messages from now on; `since` is the last version received, if any. Raises Problem."""
        try:
            await self.commands.admit(
                connection, since, lambda: connection.send_json(self.chat.backlog(connection))
            )
            await self._welcome_back(connection)
            self.on_change()
            yield
        finally:
            if connection in self.audience:
                self.audience.remove(connection)
                self.broadcaster.presence_changed(connection)
                self._reschedule()
                self.on_change()
                if connection.guest is not None and connection.guest.id == self.record.host:
                    self.commands.background.later(HOST_AWAY_SECONDS, self.find_host)

    async def _welcome_back(self, connection: Connection) -> None:
        """End the stand-in of a player who is back, so that they have the seat again at once."""
        seat, live = connection.seat, self.live
        if live is None or live.over or seat not in live.status.stand_ins:
            return

        async def work(live: LiveGame) -> Played | Refusal:
            if seat not in live.status.stand_ins:
                return Played(live.version)
            return await self.game_log.decide(live, seat, f"return-{live.seq + 1}", Return(seat))

        await self.commands.command(work)

    async def find_host(self) -> None:
        """Make the player who has been here longest host, if the host is still away."""
        record = self.record
        host = record.seat_of(record.host)
        if host is not None and self.is_here(host):
            return
        heir = next((one.guest for one in self.audience if one.seat is not None), None)
        if heir is not None and record.state != "finished":
            await self.edits.edit(lambda before: replace(before, host=heir.id))

    async def block(self, asker: str, alias: str) -> None:
        """Block a guest from the table, for the host. Raises Problem."""
        await self.edits.edit(
            lambda before: blocking.block(before, asker, alias, self.audience.watching)
        )
        await self.proposals.reconsider()

    async def close(self, code: int = RESTART, text: str = RESTARTS) -> None:
        """Finish the command at hand, then disconnect everyone; usually because the server stops."""
        self.timekeeping.stop()
        await self.response_window.close()
        self.broadcaster.stop()
        await self.commands.close(code, text)
