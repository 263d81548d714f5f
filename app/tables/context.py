"""The state that the parts of one table share: its record, its game, and its audience."""

from collections.abc import Callable
from dataclasses import replace

from app.lobby.record import TableRecord
from app.problems import Outage
from app.tables.audience import Audience
from app.tables.live import LiveGame
from engine.api import AnyGame


class TableContext:
    """The state of one live table. Its parts read it; only `commands`, `record_edits` and `game_log` change it."""

    def __init__(self, record: TableRecord) -> None:
        self._record = record
        self.live: LiveGame | None = None
        """Its game, if that has begun."""
        self.audience = Audience()
        self.bots_impaired = False
        """True if people have been notified that all bots play like easy ones for now."""
        self.quarantined: Outage | None = None
        """The reason not to use the state in memory, if the stored data turns out to be damaged."""
        self.on_change: Callable[[], None] = lambda: None
        self.on_record: Callable[[TableRecord, TableRecord], None] = lambda _before, _after: None
        self.on_end: Callable[[], None] = lambda: None
        self.on_action: Callable[[AnyGame, str], None] = lambda _game, _request: None
        """Called with each action that is stored and that everyone knows of."""

    @property
    def record(self) -> TableRecord:
        """The record of the table, without its game."""
        return self._record

    @record.setter
    def record(self, changed: TableRecord) -> None:
        before, self._record = self._record, changed
        self.on_record(before, changed)

    def mark_finished(self) -> None:
        """Note that the game is over, as is stored already."""
        self.record = replace(self._record, state="finished")

    def is_here(self, seat: int) -> bool:
        """Check whether the player in a seat has the table open."""
        return self.audience.has(seat)

    @property
    def people_here(self) -> list[int]:
        """The seats whose players have the table open."""
        return self.audience.people(self.record)
