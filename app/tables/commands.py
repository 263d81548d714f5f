"""Commands that change a table, one after another and each to its end: save, then take effect, then tell.

The only part of a table that sees its storage. A write whose fate is unknown is looked up before anything else is done."""

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine, Mapping
from contextlib import asynccontextmanager, nullcontext
from dataclasses import replace
from typing import Any, Final

import structlog

from app import faults
from app.error_codes import GameCode
from app.journal.loading import (
    SNAPSHOT_EVERY,
    hash_for_log,
    load_game,
    snapshot_of,
    state_at,
)
from app.journal.log_reading import START, began, played
from app.journal.outcome import ending
from app.journal.status import ENDING, Act, is_act, told
from app.journal.versions import is_sealed
from app.lobby import rules as lobby
from app.lobby.guest import Guest
from app.lobby.record import TableRecord
from app.offload import offload
from app.problems import Outage, busy, damaged, kept_out
from app.storage import failures
from app.storage.batching import BatchingEventStore, WriteConflict
from app.storage.database import Database, StorageDamaged, StorageFailed, unnoticed
from app.storage.digests import RecordBroken
from app.storage.events import (
    Conflict,
    DatabaseEventStore,
    Duplicate,
    Entry,
    Stored,
    StoredEntry,
    begin_game,
)
from app.storage.tables import (
    NoLongerOpen,
    save_company,
    save_next,
    save_seat,
    save_table,
    table_with,
)
from app.tables.answers import Played, Refusal
from app.tables.background import Background
from app.tables.broadcaster import Broadcaster
from app.tables.connection import DAMAGED, TRY_AGAIN, Connection
from app.tables.context import TableContext
from app.tables.live import LiveGame, Step
from app.tables.seat_links import SeatLinks
from engine.api import EVERYTHING, Refused, State
from engine.chance import Chance, Recorded

TRIES: Final = 3

Change = Callable[[TableRecord], TableRecord]
ChanceFor = Callable[[TableRecord, Mapping[str, int]], Chance]
ClockFor = Callable[[State], dict[str, int] | None]
Work = Callable[[LiveGame], Coroutine[Any, Any, Played | Refusal]]

CANNOT_STORE: Final = Refusal("storage", "The server cannot store that now. Try again in a moment.")
BUSY: Final = Refusal("storage", "The server is busy. Try again in a moment.")
logger = structlog.get_logger()


class Commands:
    """Everything that can be done to one table."""

    def __init__(
        self,
        context: TableContext,
        broadcaster: Broadcaster,
        database: Database,
        store: DatabaseEventStore,
        chance_for: ChanceFor,
        *,
        clock_for: ClockFor,
        reschedule: Callable[[], None],
    ) -> None:
        """`clock_for`: what the log keeps of the clocks with the entry that leads to a state;
        `reschedule`: called whenever it may be for others to act."""
        self._context = context
        self._broadcaster = broadcaster
        self._database = database
        self._store = BatchingEventStore(
            store, context.record.id, lambda: len(context.audience) > 0
        )
        self._chance_for = chance_for
        self._clock_for = clock_for
        self._reschedule = reschedule
        self._lock = asyncio.Lock()
        self._log_behind = False
        """Whether the log may hold more than is known here."""
        self._uncertain = False
        """Whether the stored record may differ from the one in memory."""
        self.background = Background(context.record.code)
        self.seat_links = SeatLinks()

    async def load(self) -> None:
        """Read what was played."""
        if self._context.record.state in ("playing", "finished"):
            self._context.live = await self._loaded(self._context.record)
            self._reschedule()

    async def _loaded(self, record: TableRecord) -> LiveGame:
        loaded = await load_game(self._store, record)
        live: LiveGame = await offload(LiveGame.from_log, record, loaded)
        last = loaded.entries[-1]
        if (left := (last.clock or {}).get("window")) is not None:
            gone = max(0, await self._store.alive_at(record.id) - last.at)
            live.window_left = max(0, left - gone) / 1000
        return live

    async def note_alive(self) -> None:
        """Store that the server runs and the game goes on, for whoever loads the game after a crash."""
        await self._store.note_alive(self._context.record.id)

    # One after another

    @asynccontextmanager
    async def _exclusive(self) -> AsyncIterator[None]:
        """Run one command at a time; a table that turns out to be damaged is closed. Raises Problem."""
        async with self._lock:
            if self._context.quarantined is not None:
                raise self._context.quarantined.with_traceback(None)
            try:
                yield
            except WriteConflict:
                self._fence(busy())
                raise busy() from None
            except (RecordBroken, StorageDamaged) as error:
                code = self._context.record.code
                faults.report("damage", error, table=code)
                self._fence(damaged(code))
                raise damaged(code) from error
            except StorageFailed:
                self._log_behind = True
                raise

    @asynccontextmanager
    async def _alone_and_up_to_date(self) -> AsyncIterator[None]:
        """Run alone, after making sure what is stored. Raises Problem."""
        async with self._exclusive():
            await self._reconcile()
            yield

    def _fence(self, why: Outage) -> None:
        """Stop using what is in memory, so that the table is loaded anew for the next visitor."""
        self._context.quarantined = why
        self._broadcaster.dismiss(DAMAGED if why.code == "damaged" else TRY_AGAIN, why.text)
        self._context.on_change()

    async def _reconcile(self) -> None:
        """After a write whose fate is unknown, take over what is stored before anything else."""
        if not self._uncertain:
            return
        context = self._context
        record = await table_with(self._database, context.record.code)
        assert record is not None, "tables are never deleted"
        begun = record.state in ("playing", "finished") and context.live is None
        if begun:
            context.live = await self._loaded(record)
            logger.info("game.started", table=record.code, seats=len(record.seats))
        self._uncertain = False
        self._take_over_record(record)
        if begun:
            self._tell_all_again()
            self._reschedule()
            context.on_change()

    def _take_over_record(self, changed: TableRecord) -> None:
        self._context.record = changed
        self._context.audience.assign_seats(changed)
        self._broadcaster.presence()
        self._broadcaster.lobby()

    def _tell_all_again(self) -> None:
        assert self._context.live is not None
        for connection in self._context.audience:
            self._broadcaster.missed(self._context.live, connection, None)

    async def command(self, work: Work) -> Played | Refusal:
        """Do something to the running game, alone and to its end, even if the caller disconnects."""
        return await self.background.shielded(self._command(work))

    async def _command(self, work: Work) -> Played | Refusal:
        code = self._context.record.code
        try:
            async with self._alone_and_up_to_date():
                if self._context.live is None:
                    return Refusal("not_started", "The game has not begun.")
                return await work(self._context.live)
        except Outage as problem:
            return Refusal(problem.code, problem.text)
        except StorageFailed as error:
            failures.report(error, table=code)
            return CANNOT_STORE
        except Exception as error:
            fault = faults.report("act", error, table=code)
            return Refusal(
                "internal",
                f"Something went wrong on the server; the game is as it was. Error ID: {fault}.",
                {"id": fault},
            )

    # Coming

    async def admit(
        self, connection: Connection, since: int | None, greeting: Callable[[], None]
    ) -> None:
        """Let somebody hear everything from now on, after what they missed. `since`: the last version seen, if any;
        `greeting` tells what lies beside the game. Raises Problem."""
        async with self._alone_and_up_to_date():
            await self._catch_up_if_behind(since)
            await self._store.flush()
            self._context.audience.add(connection, self._context.record)
            self._broadcaster.lobby_to(connection)
            greeting()
            self._broadcaster.came_or_went(connection)
            if self._context.live is not None:
                self._broadcaster.missed(self._context.live, connection, since)
            self._reschedule()

    async def resume(self, connection: Connection, since: int) -> None:
        """Send what was missed."""
        async with self._exclusive():
            live = self._context.live
            if live is None:
                return
            if since > live.version:
                await self._catch_up_if_behind(since)
                self._broadcaster.missed(live, connection, since)
            else:
                self._broadcaster.missed(live, connection, since)
                # What comes to light now is told to everybody.
                await self._catch_up_if_behind(since)

    async def show_again(self, connection: Connection) -> None:
        """Send the whole view."""
        async with self._exclusive():
            if self._context.live is not None:
                self._broadcaster.missed(self._context.live, connection, None)

    # The record

    async def edit(self, change: Change) -> None:
        """Change the table by one of the lobby's rules, store it, tell everyone. Raises Problem."""
        await self.background.shielded(self._edit(change))

    async def _edit(self, change: Change) -> None:
        async with self._alone_and_up_to_date():
            before = self._context.record
            changed = change(before)
            if changed == before:
                return
            self._uncertain = True
            if before.state == "open":
                await self._save(changed)
            else:
                await save_company(self._database, changed)
            self._uncertain = False
            self.seat_links.follow(before, changed)
            self._take_over_record(changed)

    async def _save(self, changed: TableRecord) -> None:
        try:
            await save_table(self._database, changed)
        except NoLongerOpen:
            await self._reconcile()
            raise lobby.no_longer_open(self._context.record) from None

    async def rename(self, guest: Guest) -> None:
        """Show the new name of somebody who sits here; it is stored with the guest. Raises Problem."""
        await self.background.shielded(self._rename(guest))

    async def _rename(self, guest: Guest) -> None:
        async with self._alone_and_up_to_date():
            changed = lobby.renamed_guest(self._context.record, guest)
            if changed != self._context.record:
                self._context.record = changed
                self._broadcaster.lobby()

    async def claim(self, guest: Guest, secret: str) -> None:
        """From now on, seat the person who has a seat's link there. Raises Problem."""
        number = self.seat_links.used(secret)
        if number is None:
            raise lobby.link_is_over()
        await self.background.shielded(self._claim(guest, number))
        self._context.on_change()

    async def _claim(self, guest: Guest, number: int) -> None:
        async with self._alone_and_up_to_date():
            if self._context.record.blocks(guest.id):
                raise kept_out()
            if self._context.record.seat_of(guest.id) not in (None, number):
                raise lobby.sits_already()
            await self._reseat(guest, number)

    async def _reseat(self, guest: Guest, number: int) -> None:
        """Somebody else sits there from now on; being host goes along."""
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
        self.seat_links.follow(record, changed)
        self._take_over_record(changed)
        for connection in context.audience:
            if context.live is not None and connection.seat != sat[connection]:
                self._broadcaster.missed(context.live, connection, None)
        self._reschedule()

    async def follow_up(self, code: str) -> None:
        """Tell everybody at which table the same people play again."""
        async with self._exclusive():
            await save_next(self._database, self._context.record.id, code)
            self._context.record = replace(self._context.record, next=code)
            self._broadcaster.lobby()

    async def start(
        self, asker: str, free: lobby.FreeSeats | None = None, level: str | None = None
    ) -> None:
        """Begin the game: the record and the first line of its log are one transaction. Raises Problem."""
        await self.background.shielded(self._start(asker, free, level))

    async def _start(self, asker: str, free: lobby.FreeSeats | None, level: str | None) -> None:
        async with self._alone_and_up_to_date():
            record = lobby.started(self._context.record, asker, free, level)
            game, chance = record.game, self._chance_for(record, {})
            state, events = began(game, record.config, chance, START)
            known = [game.event_to_json(event, state, EVERYTHING) for event in events]
            digest = hash_for_log(game, state, 0)
            entry = Entry(None, "start", START, chance.outcomes, known, digest)
            self._uncertain = True
            try:
                await begin_game(self._database, record, entry, state.turn)
            except NoLongerOpen:
                pass  # it was started before; what counts is stored
            except StorageFailed:
                await self._reconcile()
                if self._context.live is None:
                    raise
            await self._reconcile()
            if self._context.live is None:
                raise lobby.no_longer_open(self._context.record)

    async def look_again(self) -> None:
        """Take over what the operator has changed from outside."""
        async with self._exclusive():
            self._uncertain = True
            await self._reconcile()

    # The game

    async def play(
        self, seat: int, request: str, version: int, action: dict[str, Any]
    ) -> Played | Refusal:
        """The one path of people and bots. A request is executed once, however often it arrives."""
        name = f"{seat}:{request}"

        async def work(live: LiveGame) -> Played | Refusal:
            return await self.play_now(live, seat, name, version, action)

        return await self.command(work)

    async def play_now(
        self,
        live: LiveGame,
        seat: int,
        request: str,
        version: int,
        data: dict[str, Any],
        *,
        by_table: bool = False,
    ) -> Played | Refusal:
        """Within a command: check, store, take effect, tell. What only the table may do, it does `by_table`."""
        for _ in range(TRIES):
            if self._log_behind:
                await self._catch_up(live)
            game = live.game
            try:
                action = game.action_from_json(data, seat, live.state)
                canonical = game.action_to_json(action)
                if (done := live.requests.get(request)) is not None:
                    return _executed_before(done, canonical)
                if live.over:
                    return Refusal("game_over", "The game is over.")
                if game.is_for_the_table(action) and not by_table:
                    return Refusal("not_legal", "Only the table does that, when time runs out.")
                if live.status.paused:
                    return Refusal("paused", "The game is paused.")
                if not live.is_up_to_date(seat, version):
                    return Refusal("stale", "The game has moved on; look again.")
                chance = self._chance_for(self._context.record, live.drawn)
                state, events = game.play(live.state, action, chance)
            except Refused as refused:
                return Refusal(GameCode(refused.code), refused.text, dict(refused.facts))
            if live.changes_nothing(state, canonical):
                return Played(live.repeat(request, canonical))
            known = [game.event_to_json(event, state, EVERYTHING) for event in events]
            sealed = is_sealed(game, canonical)
            digest = "" if sealed else hash_for_log(game, state, live.version + 1)
            entry = Entry(
                seat,
                request,
                canonical,
                chance.outcomes,
                known,
                digest,
                self._clock_for(state),
                live.luck_of(events),
            )
            with unnoticed() if sealed else nullcontext():
                answer = await self._store.append(
                    self._context.record.id,
                    live.seq,
                    entry,
                    turn=_new_turn(live.state, state),
                    result=ending(game, state, live.status) if state.over else None,
                )
            match answer:
                case Stored():
                    step = live.advance(state, events, entry)
                    self._stepped(live, step)
                    if not sealed:
                        self._context.on_action(game, request)
                    self._keep_snapshot(live, step)
                    return Played(step.version)
                case Duplicate(seq, stored):
                    await self._catch_up(live)
                    return _executed_before((live.version_of(seq), stored), canonical)
                case Conflict():
                    self._log_behind = True
        return BUSY

    async def decide(
        self, live: LiveGame, seat: int | None, request: str, act: Act, guest: Guest | None = None
    ) -> Played | Refusal:
        """Within a command: store an act of the table as the log has it (`LiveGame.for_log`), let it take effect, tell everyone."""
        if self._log_behind:
            await self._catch_up(live)
        if guest is not None and act["table"] == "seated":
            await self._reseat(guest, act["seat"])
        state = await self._state_at(live, act["to"]) if act["table"] == "rewind" else None
        digest = hash_for_log(live.game, state or live.state, live.version + 1)
        clock = self._clock_for(state or live.state)
        entry = Entry(seat, request, act, [], [told(act, seat)], digest, clock)
        ends = act["table"] in ENDING
        answer = await self._store.append(
            self._context.record.id,
            live.seq,
            entry,
            turn=_new_turn(live.state, state or live.state),
            result=ending(live.game, live.state, live.status.after(act)) if ends else None,
        )
        match answer:
            case Stored():
                step = live.act(entry, state)
                self._stepped(live, step)
                self._keep_snapshot(live, step)
                return Played(step.version)
            case Duplicate(seq, stored):
                await self._catch_up(live)
                return _executed_before((live.version_of(seq), stored), act)
        self._log_behind = True
        return BUSY

    def executed_before(self, request: str, action: dict[str, Any]) -> Played | Refusal | None:
        """What came of this request, should it have been executed."""
        live = self._context.live
        done = live.requests.get(request) if live is not None else None
        return None if done is None else _executed_before(done, action)

    async def _catch_up_if_behind(self, since: int | None) -> None:
        """Before somebody is shown the game: they may have seen, or done, more than is known here."""
        live = self._context.live
        if live is not None and (self._log_behind or (since or 0) > live.version):
            await self._catch_up(live)

    async def _catch_up(self, live: LiveGame) -> None:
        """Take over what another writer, or a commit whose answer was lost, put in the log."""
        while entries := await self._store.tail(self._context.record.id, live.seq, SNAPSHOT_EVERY):
            for entry in entries:
                await self._take_over(live, entry)
        self._log_behind = False

    async def _take_over(self, live: LiveGame, entry: StoredEntry) -> None:
        if is_act(entry.action):
            rewound = entry.action["table"] == "rewind"
            state = await self._state_at(live, entry.action["to"]) if rewound else None
            self._stepped(live, live.act(entry, state))
            return
        after, events = played(live.game, live.state, entry, Recorded(entry.outcomes))
        self._stepped(live, live.advance(after, events, entry))

    async def _state_at(self, live: LiveGame, seq: int) -> State:
        at_hand = live.state_before(seq)
        return at_hand or await state_at(self._store, self._context.record, seq)

    def _stepped(self, live: LiveGame, step: Step) -> None:
        """A step is stored and has taken effect: tell everybody, or only the seat that sealed it. That one changes nothing for others:
        no clock runs differently, and nobody begins to wait or to think."""
        context = self._context
        if step.sealed:
            self._broadcaster.sealed(live, step)
            return
        self._broadcaster.step(live, step)
        self._reschedule()
        if live.over and context.record.state != "finished":
            context.record = replace(context.record, state="finished")
            logger.info("game.finished", table=context.record.code, versions=live.version)
            self._broadcaster.lobby()
            context.on_end()
        context.on_change()

    def _keep_snapshot(self, live: LiveGame, step: Step) -> None:
        """Now and then, but never at a sealed line: lists are in the order of snapshots."""
        if step.version % SNAPSHOT_EVERY == 0 and not step.sealed:
            snapshot = snapshot_of(live.game, live.state, live.seq)
            self.background.unattended(self._store.put_snapshot(self._context.record.id, snapshot))

    # The end

    async def close(self, code: int, text: str) -> None:
        """Finish the command at hand, store what was gathered, then send everyone away."""
        async with self._lock:
            try:
                await self._store.flush()
            except (
                WriteConflict,
                StorageFailed,
            ) as error:  # nobody was told of it: it is played again
                why = type(error).__name__
                logger.warning("group.not_stored", table=self._context.record.code, why=why)
            self._broadcaster.dismiss(code, text)
        await self.background.finish()


def _new_turn(before: State, after: State) -> int | None:
    return None if before.turn == after.turn else after.turn


def _executed_before(done: tuple[int, dict[str, Any]], action: dict[str, Any]) -> Played | Refusal:
    version, before = done
    if before == action:
        return Played(version)
    return Refusal(
        "request_reused", "This request id belongs to another action.", {"version": version}
    )
