"""Stores the log of one game in groups of lines while its table has no audience."""

import asyncio
from collections.abc import Callable, Mapping, Sequence
from typing import Final

from app.clock import now
from app.storage import failures
from app.storage.database import StorageFailed
from app.storage.events import (
    Conflict,
    DatabaseEventStore,
    Duplicate,
    Entry,
    Line,
    StateSnapshot,
    Stored,
    StoredEntry,
)
from app.storage.results import Result
from engine.api import Roll

LARGEST_GROUP: Final = 64
LONGEST_WAIT_SECONDS: Final = 1.0
"""Seconds after which a group is stored even if it is not full."""


class WriteConflict(Exception):
    """Another server has stored something else in place of the lines batched here."""


class BatchingEventStore:
    """Stores each line at once while people are at the table, because they are sent only what is stored. Without an audience, the lines of
    bots are stored by the turn: if the server is killed, they play that turn again. Every read stores the batched lines first. Raises
    WriteConflict, and does nothing more after that."""

    def __init__(
        self, store: DatabaseEventStore, game: str, has_audience: Callable[[], bool]
    ) -> None:
        self._store = store
        self._game = game
        self._has_audience = has_audience
        self._batch: list[Line] = []
        self._has_conflict = False
        self._lock = asyncio.Lock()
        self._timer: asyncio.TimerHandle | None = None
        self._by_timer: asyncio.Task[None] | None = None

    async def append(
        self,
        game: str,
        expected_seq: int,
        entry: Entry,
        *,
        turn: int | None = None,
        waiting: Sequence[int] | None = None,
        result: Result | None = None,
    ) -> Stored | Duplicate | Conflict:
        """Store the line, or keep it for the group; the last one of a game is stored with the game's result."""
        async with self._lock:
            if self._has_audience() or result is not None:
                await self._flush()
                return await self._store.append(
                    game, expected_seq, entry, turn=turn, waiting=waiting, result=result
                )
            if turn is not None or len(self._batch) >= LARGEST_GROUP:
                await self._flush()
            self._batch.append(Line(expected_seq + 1, entry, now(), turn, waiting))
            if self._timer is None:
                loop = asyncio.get_running_loop()
                self._timer = loop.call_later(LONGEST_WAIT_SECONDS, self._time_is_up)
            return Stored(expected_seq + 1)

    async def flush(self) -> None:
        """Store the batched lines."""
        async with self._lock:
            await self._flush()

    async def _flush(self) -> None:
        if self._has_conflict:
            raise WriteConflict(self._game)
        while self._batch:
            group = self._batch[:]
            if not await self._store.append_group(self._game, group):
                # Either the answer to an earlier try was lost, or another server was first.
                there = await self._store.tail(self._game, group[0].seq - 1, len(group))
                if not _are_same_lines(group, there):
                    self._has_conflict = True
                    self._batch.clear()
                    raise WriteConflict(self._game)
                group = group[: len(there)]
            del self._batch[: len(group)]
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _time_is_up(self) -> None:
        self._timer = None
        self._by_timer = asyncio.create_task(self._flush_unattended())

    async def _flush_unattended(self) -> None:
        try:
            await self.flush()
        except WriteConflict:
            pass  # the next command gets the error
        except StorageFailed as error:
            failures.report(error, chore="group")

    async def tail(self, game: str, after: int, limit: int) -> list[StoredEntry]:
        """The lines after a number, in order."""
        await self.flush()
        return await self._store.tail(game, after, limit)

    async def add_digests(self, game: str, luck: Mapping[int, Roll]) -> None:
        """Add digests to a game of an earlier version that a replay has proved, and luck to its rolls."""
        await self.flush()
        await self._store.add_digests(game, luck)

    async def note_alive(self, game: str) -> None:
        """Note that the game goes on now."""
        await self._store.note_alive(game)

    async def alive_at(self, game: str) -> int:
        """The last time at which the game was noted as running."""
        return await self._store.alive_at(game)

    async def snapshot(self, game: str) -> StateSnapshot | None:
        """The newest snapshot."""
        await self.flush()
        return await self._store.snapshot(game)

    async def put_snapshot(self, game: str, snapshot: StateSnapshot) -> None:
        """Store a snapshot, after the lines that lead to it."""
        await self.flush()
        await self._store.put_snapshot(game, snapshot)


def _are_same_lines(group: list[Line], there: list[StoredEntry]) -> bool:
    return bool(there) and all(
        line.seq == stored.seq
        and line.entry.request == stored.request
        and line.entry.state_hash == stored.state_hash
        for line, stored in zip(group, there, strict=False)
    )
