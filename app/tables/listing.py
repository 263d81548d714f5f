"""Unfinished tables as they are listed: read once, and updated as they change."""

import asyncio
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field, replace
from typing import Any, Final

from cachetools import LRUCache

from app.clock import now
from app.lobby import rules as lobby
from app.lobby.guest import Guest
from app.lobby.record import TableRecord
from app.storage import tables
from app.storage.database import Database
from app.storage.tables import Listed
from app.tables.other_registries import Call

LISTED_FOR_MS: Final = 24 * 3600 * 1000
LISTED: Final = 50
OPEN_KEPT: Final = 200
"""More than are listed, because one's own tables are not listed twice."""
KEPT_SECONDS: Final = 5.0
"""Seconds until the list is read again, because another server or a command may have changed something."""
GUESTS_KEPT: Final = 1000


@dataclass(slots=True)
class _Kept:
    """The tables that were read, and the changes since the reading began; None is no longer listed."""

    until: float
    reading: asyncio.Future[list[Listed]]
    changed: dict[str, Listed | None] = field(default_factory=dict)

    async def newest_first(self) -> list[Listed]:
        found: dict[str, Listed | None] = {
            one.record.id: one for one in await asyncio.shield(self.reading)
        }
        there = [one for one in (found | self.changed).values() if one is not None]
        return sorted(there, key=lambda one: one.updated_at, reverse=True)

    def known(self, game: str) -> Listed | None:
        """A table as it is listed so far."""
        if game in self.changed or not self.reading.done() or self.reading.exception():
            return self.changed.get(game)
        return next((one for one in self.reading.result() if one.record.id == game), None)


class Listing:
    """The list of open tables, and of each guest's own."""

    def __init__(self, database: Database, clock: Callable[[], float] = time.monotonic) -> None:
        self._database = database
        self._clock = clock
        self._open: _Kept | None = None
        self._own: LRUCache[str, _Kept] = LRUCache(GUESTS_KEPT)

    async def of(self, guest: str | None) -> list[Listed]:
        """The guest's own unfinished tables, then open ones touched lately; newest first."""
        own = [] if guest is None else await self._own_of(guest).newest_first()
        known = {one.record.id for one in own}
        others = await self._all_open().newest_first()
        return own + [one for one in others if one.record.id not in known][:LISTED]

    def _own_of(self, guest: str) -> _Kept:
        kept = self._own.get(guest)
        if kept is None or self._is_old(kept):
            kept = self._own[guest] = self._read(tables.unfinished_of(self._database, guest))
        return kept

    def _all_open(self) -> _Kept:
        kept = self._open
        if kept is None or self._is_old(kept):
            since = now() - LISTED_FOR_MS
            kept = self._open = self._read(tables.open_lately(self._database, since, OPEN_KEPT))
        return kept

    def _is_old(self, kept: _Kept) -> bool:
        failed = kept.reading.done() and kept.reading.exception() is not None
        return failed or self._clock() >= kept.until

    def _read(self, reading: Awaitable[list[Listed]]) -> _Kept:
        return _Kept(self._clock() + KEPT_SECONDS, asyncio.ensure_future(reading))

    def note(self, before: TableRecord | None, after: TableRecord) -> None:
        """Note that a table was made or changed."""
        self._forget_old()
        if self._open is not None:
            listed = after.state == "open" and not after.settings.private
            self._put(self._open, after, listed)
        concerned = _guests_of(after) if before is None else _guests_of(before) | _guests_of(after)
        for guest in concerned & self._own.keys():
            if self._is_old(self._own[guest]):
                del self._own[guest]
                continue
            unfinished = after.state in ("open", "playing")
            self._put(self._own[guest], after, unfinished and guest in _guests_of(after))

    def _forget_old(self) -> None:
        """Drop entries that would be read again anyway, so that no list grows without being used."""
        if self._open is not None and self._is_old(self._open):
            self._open = None

    def renamed(self, guest: Guest) -> None:
        """Note that a guest has changed their name, also at tables that are not loaded."""
        for kept in (self._open, self._own.get(guest.id)):
            if kept is None or not kept.reading.done() or kept.reading.exception():
                continue
            for one in kept.reading.result():
                known = kept.known(one.record.id)
                if known is not None and known.record.seat_of(guest.id) is not None:
                    record = lobby.renamed_guest(known.record, guest)
                    kept.changed[record.id] = replace(known, record=record)

    def _put(self, kept: _Kept, record: TableRecord, listed: bool) -> None:
        known = kept.known(record.id)
        if listed:
            new = known is None or record.state == "open"
            updated_at = now() if new or known is None else known.updated_at
            before = known or Listed(record, updated_at, None)
            kept.changed[record.id] = replace(before, record=record, updated_at=updated_at)
        elif known is not None or not kept.reading.done():
            kept.changed[record.id] = None


def _guests_of(record: TableRecord) -> set[str]:
    return {record.host, *(seat.guest for seat in record.seats if seat.guest is not None)}


def summary(one: Listed, guest: Guest | None, call: Call | None) -> dict[str, Any]:
    """A table in a guest's list, as JSON; `call`: the status of its game, where it is known."""
    record = one.record
    hosts = guest is not None and record.host == guest.id
    yours = hosts or (guest is not None and record.seat_of(guest.id) is not None)
    shown = {
        "code": record.code,
        "name": record.name,
        "state": record.state,
        "game": record.game.key,
        "variant": record.game.variant(record.config),
        "age": max(0, now() - record.opened) // 1000,
        "host": hosts,
        "seats": [
            {
                "look": seat.look,
                "kind": seat.kind,
                **({"name": seat.name} if seat.kind != "free" else {}),
            }
            for seat in record.seats
        ],
        "yours": yours,
    }
    if yours and record.state == "playing":
        shown |= _progress(one, None if guest is None else record.seat_of(guest.id), call)
    return shown


def _progress(one: Listed, seat: int | None, call: Call | None) -> dict[str, Any]:
    """The progress of one's own running game: from its table where that is open, else as it is stored."""
    if call is None:
        waiting, stored = one.waiting or (), one.left.get(str(seat))
        call = Call(one.turn or 0, seat in waiting, waiting, one.since, stored)
        turn = one.turn
    else:
        turn = call.turn
    since = one.since if call.since is None else call.since
    return {
        **({} if turn is None else {"turn": turn}),
        **({"called": True} if call.called else {}),
        **({"waiting": list(call.waiting)} if call.waiting else {}),
        **({} if since is None else {"since": max(0, now() - since) // 1000}),
        **({} if call.left is None else {"left": call.left // 1000}),
    }
