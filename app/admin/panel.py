"""Contents and actions of the host's page."""

import asyncio
import ipaddress
import time
from collections import Counter
from collections.abc import Coroutine, Iterator
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any, Final

import structlog

from app import VERSION, faults, problems
from app.admin.backup_scheduler import BackupScheduler
from app.admin.hits import Hits
from app.admin.load import Load, Storage, memory_bytes, storage_of
from app.admin.tail import TAIL, Line
from app.clock import now
from app.forwarded import household
from app.problems import Problem
from app.settings import Settings
from app.storage import host_state, upkeep
from app.storage.bans import banned_guests, set_ban
from app.storage.database import Database, StorageFailed
from app.storage.guests import guest_of
from app.storage.host_state import BLOCKED, NOTICE
from app.storage.host_tables import HostTable, HostTables, code_of, lately, names_of
from app.storage.ownership import Ownership
from app.storage.schema import NEWEST
from app.tables.connection import BANNED
from app.tables.maintenance import repeat
from app.tables.notices import Notices
from app.tables.registry import TableRegistry
from engine.games import GAMES

LOOK_SECONDS: Final = 3.0
"""Seconds until a notice or a blocked address takes effect in other servers that share the database."""
IDLE_DAYS: Final = 7
"""Days without a move after which an unfinished game counts as idle."""
DAY_MS: Final = 24 * 3600 * 1000
WEEK_MS: Final = 7 * DAY_MS
SHOWN_LINES: Final = 40
SOON_SECONDS: Final = 2.0
"""Seconds that a page waits for a backup; then it looks again from time to time."""

Json = dict[str, Any]
logger = structlog.get_logger()


@dataclass(slots=True)
class _Person:
    name: str
    tables: set[str] = field(default_factory=set)
    look: int | None = None


class Panel:
    """The host's page in one server."""

    def __init__(
        self, settings: Settings, database: Database, registry: TableRegistry, hits: Hits
    ) -> None:
        self._settings = settings
        self._database = database
        self._registry = registry
        self._hits = hits
        self._began = time.monotonic()
        self._work: set[asyncio.Task[Any]] = set()
        self._tables = HostTables(database)
        self.load = Load()
        self.backup_scheduler = BackupScheduler(settings, database)
        self.notices = Notices(database, registry)
        self.blocked: frozenset[str] = frozenset()

    # Repeated work

    async def until_canceled(self) -> None:
        """Follow the decisions made on the pages of all servers; those made here take effect at once."""
        try:
            await self._begin()
            following = [repeat("host", LOOK_SECONDS, self.look)] if self._settings.shared else []
            await asyncio.gather(self.load.sample_until_canceled(), *following)
        finally:
            for work in self._work:
                work.cancel()

    async def _begin(self) -> None:
        with suppress(StorageFailed):  # callers that need the database get an error
            if not self._settings.shared:
                await self.notices.has_restarted()
            await self.look()

    async def soon(self, work: Coroutine[Any, Any, Any]) -> None:
        """Begin work that may take long, and wait a moment for it. Raises Problem if it fails within that moment."""
        task = asyncio.create_task(work)
        self._work.add(task)
        task.add_done_callback(self._is_done)
        done, _ = await asyncio.wait({task}, timeout=SOON_SECONDS)
        if done:
            task.result()

    def _is_done(self, task: asyncio.Task[Any]) -> None:
        self._work.discard(task)
        error = None if task.cancelled() else task.exception()
        if error is not None and not isinstance(error, Problem):
            faults.report("host", error)

    async def look(self) -> None:
        """Read the stored decisions, and broadcast what they change for the people here."""
        stored = await host_state.all_of(self._database, "")
        self.notices.note(_below(stored, NOTICE))
        self.blocked = frozenset(_below(stored, BLOCKED))
        self._send_blocked_away()

    def _send_blocked_away(self) -> None:
        if not self.blocked:
            return
        for loaded in self._registry.loaded().values():
            for connection in loaded.table.audience:
                if household(connection.address) in self.blocked:
                    connection.dismiss(BANNED, problems.blocked().text)

    # Contents

    async def page(self) -> Json:
        """The whole page. Raises StorageFailed."""
        at = now()
        tables = await self._tables.listed(at - DAY_MS)
        week = await lately(self._database, at - WEEK_MS)
        storage = await storage_of(self._settings, self._database)
        people = self._people()
        states = Counter("paused" if table.paused else table.state for table in tables)
        failure = await self.backup_scheduler.failure()
        notice = self.notices.for_all
        return {
            "server": {
                "version": VERSION,
                "database": NEWEST,
                "uptime": int(time.monotonic() - self._began),
                "others": await self._others(),
            },
            "troubles": list(self._troubles(storage, failure)),
            "counts": {
                "playing": states["playing"],
                "paused": states["paused"],
                "here": len(people) + self._strangers(),
                "bots": sum(table.bots for table in tables if table.state == "playing"),
                "finished": week.finished,
                "guests": week.guests,
            },
            "load": {
                "share": self.load.shares[-1] if self.load.shares else 0.0,
                "cores": self.load.cores,
                "past": [round(share, 4) for share in self.load.shares],
            },
            "storage": {
                "used": storage.used,
                "memory": memory_bytes(),
                **({} if storage.free is None else {"free": storage.free}),
            },
            "tables": [_row(table, at) for table in tables],
            "people": [_shown(guest, person) for guest, person in people.items()],
            "banned": [
                {"id": one.id, "name": one.name} for one in await banned_guests(self._database)
            ],
            "blocked": sorted(self.blocked),
            "limits": self._limits(),
            "backups": await self._backups(),
            **({} if notice is None else {"notice": notice.to_json()}),
            "log": await self.log(SHOWN_LINES),
        }

    async def _others(self) -> int:
        owners = self._registry.owners
        return len(await owners.others()) if isinstance(owners, Ownership) else 0

    def _troubles(self, storage: Storage, failure: Json | None) -> Iterator[Json]:
        if failure is not None and self.backup_scheduler.possible:
            yield {"kind": "backup", "why": failure["why"]}
        if storage.low:
            yield {"kind": "disk"}
        if self._registry.bots_impaired:
            yield {"kind": "bots"}

    def _people(self) -> dict[str, _Person]:
        found: dict[str, _Person] = {}
        for code, loaded in self._registry.loaded().items():
            seats = loaded.table.record.seats
            for one in loaded.table.audience:
                if one.guest is None:
                    continue
                person = found.setdefault(one.guest.id, _Person(one.guest.name))
                person.tables.add(code)
                if one.seat is not None and one.seat < len(seats):
                    person.look = seats[one.seat].look
        return found

    def _strangers(self) -> int:
        tables = [loaded.table for loaded in self._registry.loaded().values()]
        return sum(one.guest is None for table in tables for one in table.audience)

    def _limits(self) -> list[Json]:
        at = self._hits.clock()
        return [
            {"address": hit.address, "what": hit.what, "tries": hit.tries, "age": hit.age(at)}
            for hit in self._hits.lately()
            if hit.address not in self.blocked
        ]

    async def _backups(self) -> Json:
        there = await asyncio.to_thread(self.backup_scheduler.listed)
        return {
            "possible": self.backup_scheduler.possible,
            "nightly": await self.backup_scheduler.is_nightly(),
            "fixed": self.backup_scheduler.fixed,
            "time": self.backup_scheduler.time.strftime("%H:%M"),
            "running": self.backup_scheduler.running,
            **self._restored(),
            "there": [
                {
                    "name": one.name,
                    "kind": one.kind,
                    "at": int(one.at.timestamp() * 1000),
                    "size": one.size,
                    "verified": one.verified,
                }
                for one in there
            ],
        }

    def _restored(self) -> Json:
        restored = self.backup_scheduler.restored
        if restored is None:
            return {}
        return {
            "restored": {
                "directory": str(restored.directory),
                "lines": list(restored.lines),
                "damaged": list(restored.damaged),
            }
        }

    async def log(self, count: int) -> list[Json]:
        """The newest lines of this server's log, with the names of tables in place of their codes."""
        lines = TAIL.last(count)
        names = await names_of(self._database, {line.table for line in lines if line.table})
        return [_line(line, names) for line in lines]

    # Actions

    async def watch(self, table: str) -> str:
        """The code of a table whose game has begun, for watching it. Raises Problem."""
        code, state = await self._known(table)
        if state not in ("playing", "finished"):
            text = "No game has begun there, so there is nothing to watch yet."
            raise Problem(409, "not_now", text)
        logger.info("host.watches", table=code)
        return code

    async def close(self, table: str) -> None:
        """Close a lobby. Raises Problem."""
        code, _ = await self._known(table)
        await upkeep.close_lobby(self._database, code)
        _, after = await self._known(table)
        if after != "closed":
            raise Problem(409, "started", "The game there has begun: archive it instead.")
        logger.info("table.closed", table=code, why="host")

    async def archive(self, table: str) -> None:
        """Archive a game that has begun. Raises Problem."""
        code, state = await self._known(table)
        if state not in ("playing", "finished"):
            raise Problem(409, "not_now", "No game has begun there: close the table instead.")
        await upkeep.set_archived(self._database, code, now())
        logger.info("table.archived", table=code, why="host")

    async def archive_idle(self) -> int:
        """Archive the unfinished games that are not open and that had no move for a week; returns their number."""
        loaded = self._registry.loaded().items()
        spared = {code for code, one in loaded if len(one.table.audience)}
        spared |= await self._registry.owners.elsewhere()
        codes = await upkeep.archive_idle(self._database, now() - IDLE_DAYS * DAY_MS, spared)
        for code in codes:
            logger.info("table.archived", table=code, why="host")
        return len(codes)

    async def announce(self, text: str, minutes: int, table: str | None) -> None:
        """Show a notice to everyone, or at one table. Raises Problem."""
        if table is not None:
            await self._known(table)
            if not text.strip():
                raise Problem(422, "invalid", "Write what the people at that table should read.")
        await self.notices.send(text, minutes, table or "")
        logger.info("host.notice", minutes=minutes)

    async def set_banned(self, guest: str, banned: bool) -> None:
        """Ban a guest, or let them in again. Raises Problem."""
        known = await guest_of(self._database, guest)
        if known is None:
            raise Problem(404, "no_such_guest", "That guest is no longer there.")
        await set_ban(self._database, guest, now() if banned else None)
        logger.info("host.banned" if banned else "host.unbanned", name=known.name)

    async def block(self, address: str, own: str) -> None:
        """Block an address; `own` is the host's. Raises Problem."""
        wanted = household(address.partition("/")[0])
        if wanted == own:
            text = "That is your own address, so it is not blocked."
            raise Problem(409, "not_now", text)
        if not _is_blockable(wanted):
            raise Problem(422, "invalid", "That is not the address of a guest.")
        await host_state.put(self._database, BLOCKED + wanted, now())
        logger.info("host.blocked", address=wanted)
        await self.look()

    async def unblock(self, address: str) -> None:
        """Let an address in again."""
        await host_state.drop(self._database, BLOCKED + address)
        logger.info("host.unblocked", address=address)
        await self.look()

    async def _known(self, table: str) -> tuple[str, str]:
        found = await code_of(self._database, table)
        if found is None:
            raise Problem(404, "no_such_table", "That table is no longer there.")
        return found


def _below(stored: Json, prefix: str) -> Json:
    return {
        key.removeprefix(prefix): value for key, value in stored.items() if key.startswith(prefix)
    }


def _is_blockable(address: str) -> bool:
    try:
        network = ipaddress.ip_network(address, strict=False)
    except ValueError:
        return False
    return not network.is_loopback


def _row(table: HostTable, at: int) -> Json:
    age = max(0, at - table.touched)
    return {
        "id": table.id,
        "name": table.name,
        "state": "paused" if table.paused else table.state,
        "idle": table.state == "playing" and age >= IDLE_DAYS * DAY_MS,
        "game": table.game,
        "variant": GAMES[table.game].variant(table.config) if table.game in GAMES else "",
        "people": table.people,
        "bots": table.bots,
        "seats": table.seats,
        "size": table.size,
        "age": age // 1000,
    }


def _shown(guest: str, person: _Person) -> Json:
    look = {} if person.look is None else {"look": person.look}
    return {"id": guest, "name": person.name, "tables": len(person.tables), **look}


def _line(line: Line, names: dict[str, str]) -> Json:
    named = {"table": names[line.table]} if line.table in names else {}
    return {"at": line.at, "level": line.level, "event": line.event, "about": line.about, **named}
