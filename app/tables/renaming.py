"""New names of guests: brought to every table where they have a seat, one after the other."""

from collections.abc import Callable, Iterable
from contextlib import suppress
from typing import Final

from app.lobby.guest import Guest
from app.offload import unhurried
from app.problems import Problem
from app.storage import guests
from app.storage.database import Database
from app.tables.table import Table

REST_FACTOR: Final = 4
"""Rest after each table, as a multiple of the time it took."""
LONGEST_REST_SECONDS: Final = 0.01


class Renaming:
    """The new names that the tables loaded here are being notified of."""

    def __init__(self, database: Database, loaded: Callable[[], Iterable[Table]]) -> None:
        self._database = database
        self._loaded = loaded
        self._newest: dict[str, Guest] = {}
        """By guest: the newest name, while tables are being notified."""

    async def notify(self, guest: Guest) -> None:
        """Notify the tables where a guest has a seat of a new name, which is stored. A still newer name that comes meanwhile is included."""
        under_way = guest.id in self._newest
        self._newest[guest.id] = guest
        if under_way:
            return
        notified: Guest | None = None
        try:
            while notified is not self._newest[guest.id]:
                notified = self._newest[guest.id]
                await self._notify_tables(notified)
        finally:
            del self._newest[guest.id]

    async def _notify_tables(self, guest: Guest) -> None:
        for table in self._loaded():
            for connection in table.audience:
                if connection.guest and connection.guest.id == guest.id:
                    connection.guest = guest
            record = table.record
            if record.state == "finished" or record.seat_of(guest.id) is None:
                continue
            async with unhurried(REST_FACTOR, LONGEST_REST_SECONDS):
                with suppress(Problem):  # a damaged table gets no more messages
                    await table.edits.rename(guest)
        # Store the name again: writes in progress at these tables still had the old one.
        await guests.rename_guest(self._database, guest)
