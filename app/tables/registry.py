"""All tables of this server: found by code, loaded for a visitor, unloaded when unused."""

import asyncio
import math
import secrets
import time
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass, field, replace
from random import SystemRandom
from typing import Any, Final

import structlog
from cachetools import TTLCache

from app import faults, problems
from app.clock import now
from app.journal.log_reading import starting_player
from app.lobby import guide
from app.lobby import rules as lobby
from app.lobby.guest import Guest
from app.lobby.names import table_name
from app.lobby.record import NO_HOST, TableRecord
from app.lobby.settings import FIRST, USUAL, TableSettings
from app.problems import Problem
from app.settings import Settings
from app.storage import tables
from app.storage.database import Database, StorageDamaged, StorageFailed
from app.storage.digests import RecordBroken
from app.storage.events import DatabaseEventStore
from app.storage.ownership import Owners, SoleOwner
from app.storage.tables import CodeTaken
from app.tables.bots.driver import BotDriver, Thinking
from app.tables.codes import code_from, new_code
from app.tables.connection import RESTART
from app.tables.game_log import ChanceFor
from app.tables.listing import Listing, summary
from app.tables.other_registries import Call, NoOtherRegistries, OtherRegistries
from app.tables.renaming import Renaming
from app.tables.table import RESTARTS, Table
from engine.api import AnyGame, NotInstalled
from engine.chance import Chance, Sealed, commitment, new_seed
from engine.games import usual_game

MOST_REMEMBERED: Final = 1000
"""The number of tables, and of guests of each, that are remembered as visited."""
VISIT_SECONDS: Final = 30.0
"""Seconds for which the list of tables counts as open after it was asked for, which its page does every ten."""
MOST_VISITORS: Final = 10_000
DAMAGED_SECONDS: Final = 60.0
"""Seconds before a damaged table is read again."""

logger = structlog.get_logger()


def sealed(record: TableRecord, drawn: Mapping[str, int]) -> Chance:
    """Live chance: from the table's seed, all nonces, and the number of outcomes drawn before."""
    return Sealed(record.seed, record.nonces, drawn)


@dataclass(slots=True)
class LoadedTable:
    """A loaded table, its bots, and the number of its users."""

    table: Table
    bots: BotDriver | None = None
    users: int = 0
    used_at: float = field(default_factory=time.monotonic)

    def is_idle(self, seconds: float) -> bool:
        """Check whether the table has been unused for this time, and no bot is at work."""
        unused = self.users == 0 and time.monotonic() - self.used_at >= seconds
        return unused and not (self.bots is not None and self.bots.busy)


class TableRegistry:
    """The registry of all tables that are loaded here."""

    def __init__(
        self,
        database: Database,
        settings: Settings,
        thinker: Thinking,
        chance_for: ChanceFor = sealed,
        on_end: Callable[[TableRecord], None] = lambda _ended: None,
        owners: Owners | None = None,
        elsewhere: OtherRegistries | None = None,
    ) -> None:
        """`owners` decide which tables may be opened here, and `elsewhere` are the other registries, if several servers share a database."""
        self.owners = owners or SoleOwner()
        self.elsewhere = elsewhere or NoOtherRegistries()
        self._database = database
        self._settings = settings
        self._thinker = thinker
        self._chance_for = chance_for
        self._on_end = on_end
        self.on_action: Callable[[AnyGame, str], None] = lambda _game, _request: None
        """Called with each action at any table that is stored and that everyone knows of."""
        self.on_change: Callable[[Table], None] = lambda _table: None
        """Called when a table was loaded, and after each change at it that is stored."""
        self._store = DatabaseEventStore(database)
        self._loaded: dict[str, LoadedTable] = {}
        self._loading: dict[str, asyncio.Lock] = {}
        self._let_in: dict[str, set[str]] = {}
        """By code: the guests who have been at the table since the start of the server."""
        self._visitors: TTLCache[str, bool] = TTLCache(MOST_VISITORS, VISIT_SECONDS)
        """The guests who looked at the list of tables just now."""
        self._listing = Listing(database)
        self._renaming = Renaming(
            database, lambda: [loaded.table for loaded in self._loaded.values()]
        )
        self._damaged: dict[str, float] = {}
        """The times at which these tables were found damaged."""
        self._closing = False

    @property
    def bots_impaired(self) -> bool:
        """True if the processes that bots think in keep failing."""
        return self._thinker.impaired

    async def create(
        self,
        guest: Guest | None,
        name: str,
        config: dict[str, Any],
        nonce: str,
        *,
        game: AnyGame = usual_game,
        seed: bytes | None = None,
        settings: TableSettings = USUAL,
    ) -> TableRecord:
        """Open a table; its maker is host and sits in seat 0. Without a maker, the first guest to sit down becomes host."""
        checked = lobby.config_of(game, config)
        seed = seed or self._settings.fixed_seed or new_seed()
        while True:
            record = TableRecord(
                game=game,
                id=secrets.token_hex(16),
                code=new_code(),
                name=table_name(name),
                state="open",
                host=guest.id if guest else NO_HOST,
                config=checked.to_json(),
                seed=seed,
                seal=commitment(seed),
                seats=lobby.free_seats(checked.seats),
                opened=now(),
                settings=settings,
            )
            if guest is not None:
                record = lobby.take_seat(record, guest, 0, self._nonce(nonce))
            try:
                await tables.add_table(self._database, record)
            except CodeTaken:
                continue  # the code was taken
            self._listing.note(None, record)
            logger.info("table.opened", table=record.code)
            return record

    async def with_bots(
        self,
        guest: Guest,
        name: str,
        config: dict[str, Any],
        nonce: str,
        *,
        game: AnyGame = usual_game,
        level: str | None = None,
        settings: TableSettings = USUAL,
    ) -> TableRecord:
        """Open a table where bots have taken the other seats and the game has begun."""
        made = await self.create(guest, name, config, nonce, game=game, settings=settings)
        async with self.table(made.code) as table:
            await table.edits.edit(lambda before: lobby.prepared_with_bots(before, guest, level))
            await table.edits.start(guest.id)
        return made

    async def guide(
        self, guest: Guest, game: AnyGame, which: str = FIRST, name: str | None = None
    ) -> str:
        """Begin a first game, with this one of its guides, at a table of this name; returns its code. Raises Problem."""
        first = game.first_games.get(which)
        if first is None:
            raise Problem(404, "no_first_game", "This game has no guide for a first game.")
        settings = guide.settings_for(which)
        name = first.name if name is None else name
        made = await self.create(
            guest, name, first.config, "", game=game, seed=first.seed, settings=settings
        )
        async with self.table(made.code) as table:
            await table.edits.edit(lambda before: guide.prepared(before, guest, first))
            await table.edits.start(guest.id)
        return made.code

    async def rematch(self, table: Table, guest: Guest, change: lobby.Change | None = None) -> str:
        """Open a table for a rematch with the same people, rules and settings, once; returns its code. The first player to ask chooses the
        changes. Raises Problem."""
        before = table.record
        if before.state != "finished":
            raise Problem(409, "not_over", "The game is not over yet.")
        if before.seat_of(guest.id) is None:
            raise Problem(409, "not_seated", "Only players from this game can ask for a rematch.")
        async with table.rematching:
            if table.record.next:
                return table.record.next
            wanted = lobby.again(before)
            if change == "seats":
                wanted = lobby.in_other_seats(wanted, SystemRandom())
            elif change == "start":
                began = await self._first_player(before)
                wanted = lobby.starting_with(wanted, (began + 1) % len(wanted.seats))
            elif change == "map":
                wanted = lobby.with_another_map(wanted)
            made = await self.create(guest, before.name, wanted.config, "", game=before.game)
            async with self.table(made.code) as following:
                host = before.host if before.seat_of(before.host) is not None else guest.id
                await following.edits.edit(
                    lambda new: replace(
                        new,
                        seats=wanted.seats,
                        settings=before.settings,
                        group=before.group,
                        host=host,
                        kept_out=before.kept_out,
                    )
                )
            await table.edits.link_rematch(made.code)
            return made.code

    async def _first_player(self, record: TableRecord) -> int:
        try:
            [start] = await self._store.tail(record.id, -1, 1)
            return starting_player(record, start)
        except (RecordBroken, StorageDamaged, ValueError) as error:
            raise problems.damaged(record.code) from error

    def _nonce(self, nonce: str) -> str:
        return "" if self._settings.fixed_seed else nonce

    async def sit(self, table: Table, guest: Guest, number: int, nonce: str) -> None:
        """Take a seat, with one's contribution to the dice."""
        share = self._nonce(nonce)
        await table.edits.edit(lambda record: lobby.take_seat(record, guest, number, share))

    @asynccontextmanager
    async def table(self, text: str) -> AsyncIterator[Table]:
        """The table with this code, loaded as long as it is used. Raises Problem."""
        code = code_from(text)
        loaded = await self.find(code)
        loaded.users += 1
        try:
            yield loaded.table
        finally:
            loaded.users -= 1
            loaded.used_at = time.monotonic()

    async def knows(self, text: str, guest: Guest | None) -> bool:
        """Check whether a guest has a seat at this table, hosts it or has been there before."""
        if guest is None:
            return False
        try:
            code = code_from(text)
            if guest.id in self._let_in.get(code, ()):
                return True
            record = await self.record_of(code)
        except Problem:
            return False
        return record.host == guest.id or record.seat_of(guest.id) is not None

    def let_in(self, text: str, guest: Guest | None) -> None:
        """Note that a guest has come to this table by its code, so the code is no longer secret from them."""
        if guest is None:
            return
        code = code_from(text)
        if code not in self._let_in and len(self._let_in) >= MOST_REMEMBERED:
            self._let_in.pop(next(iter(self._let_in)))
        known = self._let_in.setdefault(code, set())
        if len(known) < MOST_REMEMBERED:
            known.add(guest.id)

    async def record_of(self, text: str) -> TableRecord:
        """The record of a table, without loading its game. Raises Problem."""
        code = code_from(text)
        loaded = self._loaded.get(code)
        if loaded is not None:
            return loaded.table.record
        try:
            record = await tables.table_with(self._database, code)
        except (RecordBroken, StorageDamaged) as error:
            raise problems.damaged(code) from error
        if record is None:
            raise problems.no_such_table(code)
        if record.archived:
            raise problems.archived(code)
        return record

    async def find(self, code: str) -> LoadedTable:
        """The table with this code, loaded unless it is here. Raises Problem."""
        if (loaded := self._loaded.get(code)) is not None:
            return loaded
        async with self._loading.setdefault(code, asyncio.Lock()):
            try:
                return self._loaded.get(code) or await self._load(code)
            finally:
                self._loading.pop(code, None)

    async def _load(self, code: str) -> LoadedTable:
        if time.monotonic() - self._damaged.get(code, -math.inf) < DAMAGED_SECONDS:
            raise problems.damaged(code)
        if not await self.owners.claim(code):
            raise problems.Moving()
        try:
            table = await self._read(code)
        except Problem:
            await self._release(code)
            raise
        except Exception as error:
            if isinstance(error, StorageFailed) and not isinstance(error, StorageDamaged):
                raise
            # Its error texts about a record quote no cards.
            why = {"why": str(error)} if isinstance(error, RecordBroken) else {}
            faults.report("load", error, table=code, **why)
            self._damaged[code] = time.monotonic()
            raise problems.damaged(code) from error
        self._damaged.pop(code, None)
        loaded = LoadedTable(table)
        if (first := self._loaded.setdefault(code, loaded)) is not loaded:
            return first
        table.on_change = lambda: self._changed(loaded)
        table.on_record = self._listing.note
        table.on_end = lambda: self._on_end(table.record)
        table.on_action = self.on_action
        self._changed(loaded)
        return loaded

    async def _read(self, code: str) -> Table:
        record = await tables.table_with(self._database, code)
        if record is None:
            raise problems.no_such_table(code)
        if record.archived:
            raise problems.archived(code)
        try:
            record.game.configured(record.config)
        except NotInstalled as error:
            raise problems.not_installed(code, error.text) from error
        patience = self._settings.bot_patience
        table = Table(record, self._database, self._store, self._chance_for, patience)
        await table.load()
        return table

    def _changed(self, loaded: LoadedTable) -> None:
        if loaded.table.quarantined:
            # The next visitor reloads it: by then it may have been repaired.
            self._loaded.pop(loaded.table.record.code, None)
        else:
            self.on_change(loaded.table)
        self.wake_bots(loaded)

    def wake_bots(self, loaded: LoadedTable) -> None:
        """Seat the bots when their game begins, and wake them whenever something happens."""
        if loaded.bots is not None and not loaded.bots.ended:
            loaded.bots.wake()
            return
        live = loaded.table.live
        if live is None or live.over or self._closing or loaded.table.quarantined:
            return
        seats = loaded.table.record.seats
        if live.status.stand_ins or any(seat.kind == "bot" for seat in seats):
            loaded.bots = BotDriver(
                loaded.table,
                self._thinker,
                delay=self._bot_delay(loaded.table.record),
            )

    def _bot_delay(self, record: TableRecord) -> float:
        usual = self._settings.bot_delay
        return max(usual, guide.DELAY_SECONDS) if usual and record.settings.guide else usual

    async def listing(self, guest: Guest | None) -> list[dict[str, Any]]:
        """Open tables, and the guest's own unfinished ones."""
        asker = guest.id if guest else None
        if guest is not None:
            self._visitors[guest.id] = True
        listed = await self._listing.of(asker)
        playing = [one.record.code for one in listed if one.record.state == "playing"]
        calls = {} if guest is None else self.calls_of(guest.id, playing)
        if guest is not None and (others := [code for code in playing if code not in calls]):
            calls |= await self.elsewhere.calls_of(guest.id, others)
        return [
            summary(one, guest, calls.get(one.record.code))
            for one in listed
            if not one.record.blocks(asker)
        ]

    def calls_of(self, guest: str, codes: list[str]) -> dict[str, Call]:
        """The status of a guest's running games that are open here, by code."""
        found = {}
        for code in codes:
            loaded = self._loaded.get(code)
            live = loaded.table.live if loaded is not None else None
            if loaded is None or live is None:
                continue
            number = loaded.table.record.seat_of(guest)
            if number is not None or loaded.table.record.host == guest:
                waiting = () if live.over else live.waiting
                left = None if number is None else loaded.table.timekeeping.left_of(number)
                called = not live.over and number in live.game.deciding(live.state)
                found[code] = Call(live.state.turn, called, waiting, live.waiting_since, left)
        return found

    def is_here(self, guest: str) -> bool:
        """Check whether a guest has a table open in this server, or looked at the list of tables just now."""
        if guest in self._visitors:
            return True
        tables = (loaded.table for loaded in self._loaded.values())
        return any(
            one.guest is not None and one.guest.id == guest
            for table in tables
            for one in table.audience
        )

    async def is_anywhere(self, guest: str) -> bool:
        """Check whether a guest has a page open, in this server or another one that shares its database."""
        return self.is_here(guest) or await self.elsewhere.is_here(guest)

    async def renamed(self, guest: Guest) -> None:
        """Notify the tables where a guest has a seat of a new name, which is stored, here and elsewhere."""
        await self.renamed_elsewhere(guest)
        await self.elsewhere.renamed(guest.id)

    async def renamed_elsewhere(self, guest: Guest) -> None:
        """Notify the tables where a guest has a seat of a new name, from another server."""
        self._listing.renamed(guest)
        await self._renaming.notify(guest)

    async def group_renamed(self, group: str) -> None:
        """Notify the tables whose games count for a group of its new name, which is stored."""
        for loaded in self.loaded().values():
            if (counted := loaded.table.record.group) is not None and counted.id == group:
                await loaded.table.edits.look_again()

    def loaded(self) -> dict[str, LoadedTable]:
        """The tables in memory, by code."""
        return dict(self._loaded)

    def has_tried(self, code: str) -> bool:
        """Check whether a table was loaded, or found damaged."""
        return code in self._loaded or code in self._damaged

    async def unload(self, loaded: LoadedTable, code: int = RESTART, text: str = RESTARTS) -> None:
        """Unload a table; its audience is disconnected with this code and text."""
        if self._loaded.get(loaded.table.record.code) is loaded:
            del self._loaded[loaded.table.record.code]
        loaded.table.on_change = lambda: None
        if loaded.bots is not None:
            await loaded.bots.stop()
        await loaded.table.close(code, text)
        await self._release(loaded.table.record.code)

    async def _release(self, code: str) -> None:
        if code not in self._loaded:
            await self.owners.release(code)

    async def close(self) -> None:
        """Stop: unload all tables, and disconnect everyone."""
        self._closing = True
        loaded = list(self._loaded.values())
        await asyncio.gather(*(one.bots.stop() for one in loaded if one.bots is not None))
        await asyncio.gather(*(one.table.close() for one in loaded))
