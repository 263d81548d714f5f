"""Lists of finished games: a guest's or everyone's, and a guest's totals."""

from statistics import fmean
from typing import Any, Final

from cachetools import TTLCache

from app.finished.archive import Archive
from app.lobby.guest import Guest
from app.lobby.record import TableRecord
from app.problems import Problem
from app.storage.database import Database
from app.storage.digests import RecordBroken
from app.storage.history import Finished, finished_for, finished_here, played_by
from app.storage.results import Result
from app.storage.tables import table_with

LISTED: Final = 10
ADDED_UP: Final = 500
"""The largest number of a guest's games in the totals; the newest count."""
UNREADABLE_KEPT: Final = 1_000
UNREADABLE_SECONDS: Final = 600.0
"""Seconds until a game that could not be read is tried again: it may have been repaired."""


class History:
    """Lists finished games, and computes a guest's totals."""

    def __init__(self, database: Database, archive: Archive) -> None:
        self._database = database
        self._archive = archive
        self._unreadable: TTLCache[str, None] = TTLCache(UNREADABLE_KEPT, UNREADABLE_SECONDS)
        """The codes of games that could not be read when their results were last computed."""

    async def of_guest(self, guest: Guest | None, before: str | None) -> dict[str, Any]:
        """Some of the guest's finished games, newest first, and where to ask for the next ones."""
        if guest is None:
            return {"games": []}
        found = await finished_for(self._database, guest.id, before, LISTED + 1)
        return await self._page_of(found, guest)

    async def of_all(self, guest: Guest | None, before: str | None) -> dict[str, Any]:
        """All finished games on this server, as the guest may see them."""
        found = await finished_here(self._database, before, LISTED + 1)
        return await self._page_of(found, guest)

    async def results(self, guest: Guest | None) -> dict[str, Any]:
        """The guest's games with a winner: their number, the number that the guest won, and the guest's average points."""
        if guest is None:
            return {"games": 0, "won": 0}
        points, won = [], 0
        for played in await played_by(self._database, guest.id, ADDED_UP):
            ended = played.result or await self._result_with(played.code)
            if "winner" in ended:
                points.append(ended["points"][played.seat])
                won += ended["winner"] == played.seat
        average = {"points": round(fmean(points), 2)} if points else {}
        return {"games": len(points), "won": won, **average}

    async def _page_of(self, found: list[Finished], guest: Guest | None) -> dict[str, Any]:
        shown = found[:LISTED]
        following = {"next": shown[-1].mark} if len(found) > len(shown) else {}
        return {"games": [await self._past(one, guest) for one in shown], **following}

    async def _result_with(self, code: str) -> Result:
        if code in self._unreadable:
            return {}
        try:
            record = await table_with(self._database, code)
        except RecordBroken:
            self._unreadable[code] = None
            return {}
        return {} if record is None else await self._result_of(record)

    async def _result_of(self, record: TableRecord) -> Result:
        """The result of a game, computed if it is not stored yet; empty if the game cannot be read."""
        if record.code in self._unreadable:
            return {}
        try:
            return await self._archive.result(record)
        except Problem:
            self._unreadable[record.code] = None
            return {}

    async def _past(self, one: Finished, guest: Guest | None) -> dict[str, Any]:
        record = one.table
        you = None if guest is None else record.seat_of(guest.id)
        ended = dict(one.result or await self._result_of(record))
        points = ended.pop("points", [None] * len(record.seats))
        return {
            "code": record.code,
            "name": record.name,
            "game": record.game.key,
            "variant": record.game.variant(record.config),
            **({} if you is None else {"you": you}),
            **ended,
            "seats": [
                {
                    "look": seat.look,
                    "kind": seat.kind,
                    "name": seat.name,
                    **({} if total is None else {"points": total}),
                }
                for seat, total in zip(record.seats, points, strict=True)
            ],
        }
