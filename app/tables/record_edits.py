"""Edits of a table's record: its settings, its seats, and the start of its game."""

from collections.abc import Callable
from dataclasses import replace

from app.journal.loading import hash_for_log
from app.journal.log_reading import START, new_game
from app.lobby import rules as lobby
from app.lobby.guest import Guest
from app.lobby.record import TableRecord
from app.problems import kept_out
from app.storage.database import Database, StorageFailed
from app.storage.events import Entry, begin_game
from app.storage.tables import NoLongerOpen, save_next, save_seat, save_settings, save_table
from app.tables.broadcaster import Broadcaster
from app.tables.commands import Commands
from app.tables.context import TableContext
from app.tables.game_log import ChanceFor, events_for_log
from app.tables.seat_links import SeatLinks
from engine.api import ConfigError

Change = Callable[[TableRecord], TableRecord]


class RecordEdits:
    """Edits the record of one table; each edit is a command."""

    def __init__(
        self,
        context: TableContext,
        broadcaster: Broadcaster,
        database: Database,
        commands: Commands,
        chance_for: ChanceFor,
        *,
        reschedule: Callable[[], None],
    ) -> None:
        self._context = context
        self._broadcaster = broadcaster
        self._database = database
        self._commands = commands
        self._chance_for = chance_for
        self._reschedule = reschedule
        self.seat_links = SeatLinks()

    async def edit(self, change: Change) -> None:
        """Change the record by one of the lobby's rules, store it, broadcast it. Raises Problem."""
        await self._commands.background.shielded(self._edit(change))

    async def _edit(self, change: Change) -> None:
        async with self._commands.up_to_date():
            before = self._context.record
            changed = change(before)
            if changed == before:
                return
            self._commands.record_uncertain = True
            if before.state == "open":
                await self._save(changed)
            else:
                await save_settings(self._database, changed)
            self._commands.record_uncertain = False
            self._take_over(before, changed)

    async def _save(self, changed: TableRecord) -> None:
        try:
            await save_table(self._database, changed)
        except NoLongerOpen:
            await self._commands.reconcile()
            raise lobby.no_longer_open(self._context.record) from None

    def _take_over(self, before: TableRecord, changed: TableRecord) -> None:
        self.seat_links.follow(before, changed)
        self._commands.take_over(changed)

    async def rename(self, guest: Guest) -> None:
        """Show the new name of a guest who has a seat; it is stored with the guest. Raises Problem."""
        await self._commands.background.shielded(self._rename(guest))

    async def _rename(self, guest: Guest) -> None:
        async with self._commands.up_to_date():
            changed = lobby.renamed_guest(self._context.record, guest)
            if changed != self._context.record:
                self._context.record = changed
                self._broadcaster.broadcast_lobby()

    async def claim(self, guest: Guest, secret: str) -> None:
        """Give a seat to the guest who has its link. Raises Problem."""
        number = self.seat_links.used(secret)
        if number is None:
            raise lobby.link_is_over()
        await self._commands.background.shielded(self._claim(guest, number))
        self._context.on_change()

    async def _claim(self, guest: Guest, number: int) -> None:
        async with self._commands.up_to_date():
            if self._context.record.blocks(guest.id):
                raise kept_out()
            if self._context.record.seat_of(guest.id) not in (None, number):
                raise lobby.sits_already()
            await self.reseat(guest, number)

    async def reseat(self, guest: Guest, number: int) -> None:
        """Within a command: give a seat to a guest. If its player was host, the guest becomes host."""
        context, record = self._context, self._context.record
        before = record.seats[number]
        taken = replace(before, kind="person", guest=guest.id, name=guest.name, level="")
        changed = replace(
            record,
            seats=(*record.seats[:number], taken, *record.seats[number + 1 :]),
            host=guest.id if before.guest == record.host else record.host,
        )
        await save_seat(self._database, changed, number)
        sat = {connection: connection.seat for connection in context.audience}
        self._take_over(record, changed)
        for connection in context.audience:
            if context.live is not None and connection.seat != sat[connection]:
                self._broadcaster.send_missed(context.live, connection, None)
        self._reschedule()

    async def link_rematch(self, code: str) -> None:
        """Store and broadcast the code of the table where the same people play again."""
        async with self._commands.exclusive():
            await save_next(self._database, self._context.record.id, code)
            self._context.record = replace(self._context.record, next=code)
            self._broadcaster.broadcast_lobby()

    async def look_again(self) -> None:
        """Take over what a command of the host has changed in the database."""
        async with self._commands.exclusive():
            self._commands.record_uncertain = True
            await self._commands.reconcile()

    async def start(
        self, asker: str, free: lobby.FreeSeats | None = None, level: str | None = None
    ) -> None:
        """Begin the game: the record and the first line of its log are one transaction. Raises Problem."""
        await self._commands.background.shielded(self._start(asker, free, level))

    async def _start(self, asker: str, free: lobby.FreeSeats | None, level: str | None) -> None:
        async with self._commands.up_to_date():
            record = lobby.started(self._context.record, asker, free, level)
            game, chance = record.game, self._chance_for(record, {})
            try:
                state, events = new_game(game, record.config, chance, START)
            except ConfigError as error:  # chance finds no room on this map
                raise lobby.bad_config(error) from error
            entry = Entry(
                None,
                "start",
                START,
                chance.outcomes,
                events_for_log(game, events, state),
                hash_for_log(game, state, 0),
            )
            self._commands.record_uncertain = True
            try:
                await begin_game(
                    self._database, record, entry, state.turn, record.game.deciding(state)
                )
            except NoLongerOpen:
                pass  # It was started before, and what is stored counts.
            except StorageFailed:
                await self._commands.reconcile()
                if self._context.live is None:
                    raise
            await self._commands.reconcile()
            if self._context.live is None:
                raise lobby.no_longer_open(self._context.record)
