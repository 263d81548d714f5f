"""A table: who is connected, what is played; commands run one after another. Save, then tell."""

import asyncio
import itertools
from collections.abc import AsyncIterator, Callable, Coroutine, Mapping
from contextlib import asynccontextmanager
from dataclasses import replace
from typing import Any, Final, TypeVar

import orjson
import structlog
from sqlalchemy.exc import IntegrityError

from app import faults
from app.aside import aside
from app.clock import now
from app.journal.loading import (
    SNAPSHOT_EVERY,
    hash_for_log,
    load_game,
    snapshot_of,
    state_at,
)
from app.journal.outcome import ending
from app.journal.reading import began, played
from app.journal.standing import ENDING, Act, is_act, told
from app.lobby import doors
from app.lobby import rules as lobby
from app.lobby.guest import Guest
from app.lobby.record import TableRecord
from app.problems import Problem, busy, damaged, kept_out
from app.storage.database import Database, StorageDamaged, StorageFailed
from app.storage.digests import RecordBroken
from app.storage.events import (
    Conflict,
    DatabaseEventStore,
    Duplicate,
    Entry,
    Stored,
    StoredEntry,
    insert_entry,
)
from app.storage.gathering import GatheringStore, Overtaken
from app.storage.tables import (
    NoLongerOpen,
    name_next,
    note_turn,
    save_table,
    seat_guest,
    table_with,
    update_company,
    update_table,
)
from app.tables.answers import Played, Refusal
from app.tables.audience import Company
from app.tables.chat import Talk
from app.tables.connection import DAMAGED, RESTART, TRY_AGAIN, Connection
from app.tables.live import LiveGame, Step
from app.tables.patience import Patience
from app.tables.proposals import Deciding
from app.tables.seat_links import SeatLinks
from app.tables.throttle import Paced
from app.tables.timekeeping import Timekeeping
from engine.api import EVERYTHING, Refused, State
from engine.chance import Chance, Recorded

TRIES: Final = 3
HOST_AWAY: Final = 60.0
"""So many seconds without the host, and somebody else is host."""
WATCHERS_TOLD_EVERY: Final = 1.0
"""Seconds: all hear of each that comes or goes, and a hundred may watch."""

T = TypeVar("T")
ChanceFor = Callable[[TableRecord, Mapping[str, int]], Chance]

RESTARTS: Final = "The server restarts; the table opens again by itself."
logger = structlog.get_logger()


class Table:
    """One live table, from lobby to the end of its game."""

    def __init__(
        self,
        record: TableRecord,
        database: Database,
        store: DatabaseEventStore,
        chance_for: ChanceFor,
        bot_patience: float,
    ) -> None:
        self._record = record
        self.live: LiveGame | None = None
        self.on_change: Callable[[], None] = lambda: None
        self.on_record: Callable[[TableRecord, TableRecord], None] = lambda _before, _after: None
        self.on_end: Callable[[], None] = lambda: None
        self.ordinals = itertools.count(now())
        """Of what is told about the lobby: higher in what is newer, also when the table was put away in between."""
        self._database = database
        self._store = GatheringStore(store, record.id, self._is_heard)
        self._chance_for = chance_for
        self._lock = asyncio.Lock()
        self._behind = False
        self._unsure = False
        self.fenced: Problem | None = None
        """Whether what is stored turned out to be damaged: then nobody goes on from it."""
        self._tasks: set[asyncio.Task[Any]] = set()
        self.company = Company()
        self.deciding = Deciding(self)
        self.timekeeping = Timekeeping(self)
        self.patience = Patience(self, bot_patience)
        self.talk = Talk(self, database)
        self.seat_links = SeatLinks()
        self._watchers_changed = Paced(WATCHERS_TOLD_EVERY, self._tell_watchers)

    @property
    def record(self) -> TableRecord:
        """What is remembered of it besides its game."""
        return self._record

    @record.setter
    def record(self, changed: TableRecord) -> None:
        before, self._record = self._record, changed
        self.on_record(before, changed)

    def _is_heard(self) -> bool:
        return len(self.company) > 0

    async def load(self) -> None:
        """Read what was said and played."""
        await self.talk.load()
        if self.record.state in ("playing", "finished"):
            self.live = await self._loaded(self.record)
            self._wind()

    async def _loaded(self, record: TableRecord) -> LiveGame:
        return await aside(LiveGame.from_log, record, await load_game(self._store, record))

    # Who is here

    def is_here(self, seat: int) -> bool:
        """Whether the person in a seat has the table open."""
        return self.company.has(seat)

    @property
    def people_here(self) -> list[int]:
        """The seats whose people have the table open."""
        return self.company.people(self.record)

    @asynccontextmanager
    async def attached(self, connection: Connection, since: int | None) -> AsyncIterator[None]:
        """Hear everything from now on; `since` is the last version seen, if any."""
        try:
            async with self._alone():
                await self._make_sure()
                await self._catch_up_if_behind(since)
                await self._store.flush()
                self.company.add(connection, self.record)
                connection.send(self._lobby_bytes(connection))
                connection.tell(self.talk.backlog(connection))
                self._tell_who_is_here(connection)
                if self.live is not None:
                    self._send_missed(connection, since)
                self._wind()
            await self._welcome_back(connection)
            self.on_change()
            yield
        finally:
            if connection in self.company:
                self.company.remove(connection)
                self._tell_who_is_here(connection)
                self._wind()
                self.on_change()
                if connection.guest is not None and connection.guest.id == self.record.host:
                    self.later(HOST_AWAY, self.find_host)

    async def find_host(self) -> None:
        """If the host is still away, whoever has been here longest is host."""
        record = self.record
        host = record.seat_of(record.host)
        if host is not None and self.is_here(host):
            return
        heir = next((one.guest for one in self.company if one.seat is not None), None)
        if heir is not None and record.state != "finished":
            await self.edit(lambda before: replace(before, host=heir.id))

    def _wind(self) -> None:
        """Somebody acted, came or went: whose time runs, and who waits for whom?"""
        self.timekeeping.wind()
        self.patience.wind()

    async def _welcome_back(self, connection: Connection) -> None:
        """Whoever returns has the seat again at once."""
        seat, live = connection.seat, self.live
        if live is None or live.over:
            return
        if seat in live.standing.stand_ins:

            async def work(live: LiveGame) -> Played | Refusal:
                if seat not in live.standing.stand_ins:
                    return Played(live.version)
                act: Act = {"table": "return", "seat": seat}
                return await self.decide(live, seat, f"return-{live.version + 1}", act)

            await self.command(work)

    def _tell_who_is_here(self, connection: Connection) -> None:
        """Somebody came or went: of who has a seat everybody is told at once."""
        if connection.seat is not None:
            self._tell_presence()
            self._tell_lobby(but=connection)
        elif not self._watchers_changed():
            connection.send(self.company.presence(self.record))

    def _tell_presence(self) -> None:
        self.company.hear(self.company.presence(self.record))

    def _tell_watchers(self) -> None:
        """How many watch, and the host who they are."""
        self._tell_presence()
        for connection in self.company:
            if connection.guest is not None and connection.guest.id == self.record.host:
                connection.send(self._lobby_bytes(connection))

    # The lobby

    def lobby_for(self, guest: Guest | None) -> dict[str, Any]:
        """The table as a guest sees it."""
        record = self.record
        asker = guest.id if guest else None
        you, host = record.seat_of(asker), asker == record.host
        settings = record.settings if host or you is not None else record.settings.without_voice()
        return {
            "code": record.code,
            "made": next(self.ordinals),
            "name": record.name,
            "state": record.state,
            "game": record.game.key,
            "host": host,
            **({} if you is None else {"you": you}),
            "config": record.config,
            "settings": settings.to_json(),
            "seal": record.seal,
            **({"next": record.next} if record.next else {}),
            "seats": [
                {
                    "seat": number,
                    "look": seat.look,
                    "kind": seat.kind,
                    **({"name": seat.name} if seat.kind != "free" else {}),
                    **({"level": seat.level} if seat.kind == "bot" else {}),
                    "ready": seat.ready,
                    "here": seat.kind == "bot" or self.is_here(number),
                    "host": seat.guest is not None and seat.guest == record.host,
                    **({"person": record.alias(seat.guest)} if host and seat.guest else {}),
                }
                for number, seat in enumerate(record.seats)
            ],
            **(doors.as_the_host_sees(record, self.company.watching) if host else {}),
        }

    def _lobby_bytes(self, connection: Connection) -> bytes:
        return orjson.dumps({"type": "lobby", **self.lobby_for(connection.guest)})

    def _tell_lobby(self, but: Connection | None = None) -> None:
        for_watchers: bytes | None = None
        for connection in self.company:
            if connection is but:
                continue
            guest = connection.guest
            if connection.seat is not None or (guest and guest.id == self.record.host):
                connection.send(self._lobby_bytes(connection))
            else:
                for_watchers = for_watchers or self._lobby_bytes(connection)
                connection.send(for_watchers)

    async def edit(self, change: Callable[[TableRecord], TableRecord]) -> None:
        """Change the table by one of the lobby's rules, store it, tell everyone."""
        await self._shielded(self._edit(change))

    async def _edit(self, change: Callable[[TableRecord], TableRecord]) -> None:
        async with self._alone():
            await self._make_sure()
            changed = change(self.record)
            if changed == self.record:
                return
            if self.record.state == "open":
                await self._save(changed)
            else:
                self._unsure = True
                await self._database.write(lambda connection: update_company(connection, changed))
                self._unsure = False
            self.seat_links.follow(self.record, changed)
            self.record = changed
            self.company.assign_seats(self.record)
            self._tell_presence()
            self._tell_lobby()

    async def rename(self, guest: Guest) -> None:
        """Somebody who sits here took another name, which was stored with them. Raises Problem."""
        await self._shielded(self._rename(guest))

    async def _rename(self, guest: Guest) -> None:
        async with self._alone():
            await self._make_sure()
            changed = lobby.renamed_guest(self.record, guest)
            if changed != self.record:
                self.record = changed
                self._tell_lobby()

    async def _save(self, changed: TableRecord) -> None:
        self._unsure = True
        try:
            await save_table(self._database, changed)
        except NoLongerOpen:
            await self._make_sure()
            raise lobby.no_longer_open(self.record) from None
        self._unsure = False

    async def keep_out(self, asker: str, alias: str) -> None:
        """The host sends somebody away, who may not come again. Raises Problem."""
        await self.edit(lambda before: doors.keep_out(before, asker, alias, self.company.watching))
        await self.deciding.reconsider()

    async def claim(self, guest: Guest, secret: str) -> None:
        """Whoever has a seat's link sits there from now on. Raises Problem."""
        number = self.seat_links.used(secret)
        if number is None:
            raise lobby.link_is_over()
        await self._shielded(self._claim(guest, number))
        self.on_change()

    async def _claim(self, guest: Guest, number: int) -> None:
        async with self._alone():
            await self._make_sure()
            if self.record.keeps_out(guest.id):
                raise kept_out()
            if self.record.seat_of(guest.id) not in (None, number):
                raise lobby.sits_already()
            await self._reseat(guest, number)

    async def _reseat(self, guest: Guest, number: int) -> None:
        """Somebody else sits there from now on; hosting goes along."""
        before = self.record.seats[number]
        taken = replace(before, kind="person", guest=guest.id, name=guest.name, level="")
        host = guest.id if before.guest == self.record.host else self.record.host
        seats = (*self.record.seats[:number], taken, *self.record.seats[number + 1 :])
        changed = replace(self.record, seats=seats, host=host)

        def work(connection: Any) -> None:
            seat_guest(connection, changed.id, number, taken)
            update_company(connection, changed)

        await self._database.write(work)
        sat = {connection: connection.seat for connection in self.company}
        self.seat_links.follow(self.record, changed)
        self.record = changed
        self.company.assign_seats(self.record)
        self._tell_presence()
        self._tell_lobby()
        for connection in self.company:
            if self.live is not None and connection.seat != sat[connection]:
                self._send_missed(connection, None)
        self._wind()

    async def follow_up(self, code: str) -> None:
        """Tell everybody at which table the same people play again."""
        async with self._alone():
            await self._database.write(
                lambda connection: name_next(connection, self.record.id, code)
            )
            self.record = replace(self.record, next=code)
            self._tell_lobby()

    async def start(
        self, asker: str, free: lobby.FreeSeats | None = None, level: str | None = None
    ) -> None:
        """Begin the game: the record and the first line of its log are one transaction."""
        await self._shielded(self._start(asker, free, level))

    async def _start(self, asker: str, free: lobby.FreeSeats | None, level: str | None) -> None:
        async with self._alone():
            await self._make_sure()
            record = lobby.started(self.record, asker, free, level)
            game, chance = record.game, self._chance_for(record, {})
            state, events = began(game, record.config, chance)
            known = [game.event_to_json(event, state, EVERYTHING) for event in events]
            at = now()
            digest = hash_for_log(game, state, 0)
            entry = Entry(None, "start", {}, chance.outcomes, known, digest)

            def work(connection: Any) -> None:
                update_table(connection, record)
                note_turn(connection, record.id, state.turn)
                insert_entry(connection, record.id, 0, entry, at)

            self._unsure = True
            try:
                await self._database.write(work)
            except (IntegrityError, NoLongerOpen):
                pass  # it was started before; what counts is stored
            except StorageFailed:
                await self._make_sure()
                if self.live is None:
                    raise
            await self._make_sure()
            if self.live is None:
                raise lobby.no_longer_open(self.record)

    async def look_again(self) -> None:
        """Take over what whoever runs the server changed beside it."""
        async with self._alone():
            self._unsure = True
            await self._make_sure()

    async def _make_sure(self) -> None:
        """After a write whose fate is unknown, take over what is stored before anything else."""
        if not self._unsure:
            return
        record = await table_with(self._database, self.record.code)
        assert record is not None, "tables are never deleted"
        begun = record.state in ("playing", "finished") and self.live is None
        if begun:
            self.live = await self._loaded(record)
            logger.info("game.started", table=record.code, seats=len(record.seats))
        self.record = record
        self._unsure = False
        self.company.assign_seats(self.record)
        self._tell_presence()
        self._tell_lobby()
        if begun:
            for connection in self.company:
                self._send_missed(connection, None)
            self._wind()
            self.on_change()

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
        self, live: LiveGame, seat: int, request: str, version: int, data: dict[str, Any]
    ) -> Played | Refusal:
        """Within a command: check, store, take effect, tell."""
        for _ in range(TRIES):
            if self._behind:
                await self._catch_up(live)
            game = live.game
            try:
                action = game.action_from_json(data, seat, live.state)
                canonical = game.action_to_json(action)
                if (done := live.requests.get(request)) is not None:
                    return _executed_before(done, canonical)
                if live.over:
                    return Refusal("game_over", "The game is over.")
                if live.standing.paused:
                    return Refusal("paused", "The game is paused.")
                if not live.changed_at[seat] <= version <= live.version:
                    return Refusal("stale", "The game has moved on; look again.")
                chance = self._chance_for(self.record, live.drawn)
                state, events = game.play(live.state, action, chance)
            except Refused as refused:
                return Refusal(refused.code, refused.text, dict(refused.facts))
            known = [game.event_to_json(event, state, EVERYTHING) for event in events]
            digest = hash_for_log(game, state, live.version + 1)
            entry = Entry(
                seat,
                request,
                canonical,
                chance.outcomes,
                known,
                digest,
                self.timekeeping.for_log(state),
                live.luck_of(events),
            )
            answer = await self._store.append(
                self.record.id,
                live.version,
                entry,
                turn=_new_turn(live.state, state),
                result=ending(game, state, live.standing) if state.over else None,
            )
            match answer:
                case Stored(seq):
                    self._tell_step(live, live.advance(state, events, entry))
                    self._keep_snapshot(live)
                    return Played(seq)
                case Duplicate(seq, stored):
                    await self._catch_up(live)
                    return _executed_before((seq, stored), canonical)
                case Conflict():
                    self._behind = True
        return Refusal("storage", "The server is busy. Try again in a moment.")

    async def _catch_up(self, live: LiveGame) -> None:
        """Take over what another writer, or a commit whose answer was lost, put in the log."""
        while entries := await self._store.tail(self.record.id, live.version, SNAPSHOT_EVERY):
            for entry in entries:
                await self._take_over(live, entry)
        self._behind = False

    async def _take_over(self, live: LiveGame, entry: StoredEntry) -> None:
        if is_act(entry.action):
            rewound = entry.action["table"] == "rewind"
            state = await self._state_at(live, entry.action["to"]) if rewound else None
            self._tell_step(live, live.act(entry, state))
            return
        after, events = played(live.game, live.state, entry, Recorded(entry.outcomes))
        self._tell_step(live, live.advance(after, events, entry))

    def _tell_step(self, live: LiveGame, step: Step) -> None:
        updates: dict[int | None, bytes] = {}
        for connection in self.company:
            viewer = connection.seat
            if viewer not in updates:
                updates[viewer] = self._update(live, step, viewer)
            connection.send(updates[viewer])
        for connection in self.company:
            self._tell_standing(live, connection)
        if self.company and (luck := live.luck_news()) is not None:
            self.company.hear(luck)
        self._wind()
        if live.over and self.record.state != "finished":
            self.record = replace(self.record, state="finished")
            logger.info("game.finished", table=self.record.code, versions=live.version)
            self._tell_lobby()
            self.on_end()
        self.on_change()

    def _tell_standing(self, live: LiveGame, connection: Connection) -> None:
        """How the table stands for this viewer, if that is news."""
        shown: dict[str, Any] = {"type": "standing", **live.standing.to_json()}
        seat = connection.seat
        if seat is not None and self.record.settings.undo == "own":
            last = live.last_move_of(seat)
            if last is not None:
                shown["undo"] = {"to": last[0], "kind": last[1]}
        message = orjson.dumps(shown)
        if connection.standing != message:
            connection.standing = message
            connection.send(message)

    def _update(self, live: LiveGame, step: Step, viewer: int | None) -> bytes:
        """An update, or, should it fail, word of that: the act is stored all the same."""
        try:
            return live.update_for(step, viewer)
        except Exception as error:
            fault = faults.report("update", error, table=self.record.code, version=step.version)
            text = f"What happened cannot be shown. Report {fault}."
            return orjson.dumps({"type": "trouble", "id": fault, "text": text})

    def _keep_snapshot(self, live: LiveGame) -> None:
        if live.version % SNAPSHOT_EVERY == 0:
            snapshot = snapshot_of(live.game, live.state, live.version)
            self._unattended(self._store.put_snapshot(self.record.id, snapshot))

    async def resume(self, connection: Connection, since: int) -> None:
        """Send what was missed."""
        async with self._alone():
            live = self.live
            if live is None:
                return
            if since > live.version:
                await self._catch_up_if_behind(since)
                self._send_missed(connection, since)
            else:
                self._send_missed(connection, since)
                # What comes to light now, everybody hears.
                await self._catch_up_if_behind(since)

    async def _catch_up_if_behind(self, since: int | None) -> None:
        """Before somebody is shown the game: they may have seen, or done, more than is known here."""
        live = self.live
        if live is not None and (self._behind or (since or 0) > live.version):
            await self._catch_up(live)

    async def show_again(self, connection: Connection) -> None:
        """Send the whole view."""
        async with self._alone():
            if self.live is not None:
                self._send_missed(connection, None)

    def _send_missed(self, connection: Connection, since: int | None) -> None:
        live = self.live
        assert live is not None
        missed = None if since is None else live.missed_since(since, connection.seat)
        for message in [live.snapshot_for(connection.seat)] if missed is None else missed:
            connection.send(message)
        connection.standing = b""
        self._tell_standing(live, connection)
        connection.send(self.deciding.message())
        connection.send(self.deciding.wants_message())
        if live.luck.complete:
            connection.send(live.luck_message())
        for message in self.timekeeping.messages():
            connection.send(message)
        connection.send(self.patience.message())

    # What the table decides (app/tables/proposals.py)

    async def decide(
        self, live: LiveGame, seat: int | None, request: str, act: Act, guest: Guest | None = None
    ) -> Played | Refusal:
        """Store an act, let it take effect, tell everyone. Within a command."""
        if self._behind:
            await self._catch_up(live)
        if guest is not None and act["table"] == "seated":
            await self._reseat(guest, act["seat"])
        state = await self._state_at(live, act["to"]) if act["table"] == "rewind" else None
        digest = hash_for_log(live.game, state or live.state, live.version + 1)
        entry = Entry(
            seat,
            request,
            act,
            [],
            [told(act, seat)],
            digest,
            self.timekeeping.for_log(state or live.state),
        )
        ends = act["table"] in ENDING
        answer = await self._store.append(
            self.record.id,
            live.version,
            entry,
            turn=_new_turn(live.state, state or live.state),
            result=ending(live.game, live.state, live.standing.after(act)) if ends else None,
        )
        match answer:
            case Stored(seq):
                self._tell_step(live, live.act(entry, state))
                self._keep_snapshot(live)
                return Played(seq)
            case Duplicate(seq, stored):
                await self._catch_up(live)
                return _executed_before((seq, stored), act)
        self._behind = True
        return Refusal("storage", "The server is busy. Try again in a moment.")

    async def _state_at(self, live: LiveGame, version: int) -> State:
        return live.state_before(version) or await state_at(self._store, self.record, version)

    def executed_before(self, request: str, action: dict[str, Any]) -> Played | Refusal | None:
        """What came of this request, should it have been executed."""
        done = self.live.requests.get(request) if self.live is not None else None
        return None if done is None else _executed_before(done, action)

    def give_time(self, seat: int) -> bool:
        """Give a seat some more time; False if it has no clock."""
        return self.timekeeping.give(seat)

    async def command(
        self, work: Callable[[LiveGame], Coroutine[Any, Any, Played | Refusal]]
    ) -> Played | Refusal:
        """Do something to the game that runs, alone, to its end, whatever happens to it."""
        return await self._shielded(self._command(work))

    async def _command(
        self, work: Callable[[LiveGame], Coroutine[Any, Any, Played | Refusal]]
    ) -> Played | Refusal:
        try:
            async with self._alone():
                await self._make_sure()
                if self.live is None:
                    return Refusal("not_started", "The game has not begun.")
                return await work(self.live)
        except Problem as problem:
            return Refusal(problem.code, problem.text)
        except StorageFailed as error:
            logger.error("storage.failed", table=self.record.code, why=str(error))
            return Refusal("storage", "The server cannot store that now. Try again in a moment.")
        except Exception as error:
            fault = faults.report("act", error, table=self.record.code)
            return Refusal(
                "internal",
                f"Something went wrong on the server; the game is as it was. Report {fault}.",
                {"id": fault},
            )

    # The end

    @asynccontextmanager
    async def _alone(self) -> AsyncIterator[None]:
        """One after another; what turns out to be damaged meanwhile closes the table. Raises Problem."""
        async with self._lock:
            if self.fenced is not None:
                raise self.fenced.with_traceback(None)
            try:
                yield
            except Overtaken:
                self._fence(busy())
                raise busy() from None
            except (RecordBroken, StorageDamaged) as error:
                faults.report("damage", error, table=self.record.code)
                self._fence(damaged(self.record.code))
                raise damaged(self.record.code) from error
            except StorageFailed:
                self._behind = True
                raise

    def _fence(self, why: Problem) -> None:
        """Nothing is played on from what is in memory; who comes next reads the table anew."""
        self.fenced = why
        self.timekeeping.stop()
        for connection in list(self.company):
            connection.bye(DAMAGED if why.code == "damaged" else TRY_AGAIN, why.text)
        self.on_change()

    def tell_trouble(self, fault: str, text: str) -> None:
        """This game cannot go on by itself; the others do."""
        message = orjson.dumps({"type": "trouble", "id": fault, "text": text})
        for connection in self.company:
            connection.send(message)

    async def close(self, code: int = RESTART, text: str = RESTARTS) -> None:
        """Finish the command at hand, then send everyone away; usually because the server stops."""
        self.timekeeping.stop()
        self._watchers_changed.stop()
        async with self._lock:
            try:
                await self._store.flush()
            except (Overtaken, StorageFailed) as error:  # nobody was told of it: it is played again
                why = type(error).__name__
                logger.warning("group.not_stored", table=self.record.code, why=why)
            for connection in list(self.company):
                connection.bye(code, text)
        if self._tasks:
            await asyncio.wait(self._tasks, timeout=5)

    def later(
        self, seconds: float, work: Callable[[], Coroutine[Any, Any, None]]
    ) -> asyncio.TimerHandle:
        """Do something after a while, unless the handle is cancelled."""
        loop = asyncio.get_running_loop()
        return loop.call_later(seconds, lambda: self._unattended(work()))

    async def _shielded(self, command: Coroutine[Any, Any, T]) -> T:
        """Finish a command even if its caller disconnects."""
        return await asyncio.shield(self._in_background(command))

    def _in_background(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._background_done)
        return task

    def _background_done(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and isinstance(error := task.exception(), StorageFailed):
            logger.warning("storage.failed", table=self.record.code, why=str(error))

    def _unattended(self, work: Coroutine[Any, Any, None]) -> None:
        """Do something that nobody waits for: only the log tells what goes wrong in it."""

        def done(task: asyncio.Task[None]) -> None:
            error = None if task.cancelled() else task.exception()
            if error is not None and not isinstance(error, StorageFailed):
                faults.report("background", error, table=self.record.code)

        self._in_background(work).add_done_callback(done)


def _new_turn(before: State, after: State) -> int | None:
    return None if before.turn == after.turn else after.turn


def _executed_before(done: tuple[int, dict[str, Any]], action: dict[str, Any]) -> Played | Refusal:
    version, before = done
    if before == action:
        return Played(version)
    return Refusal(
        "request_reused", "This request id belongs to another action.", {"version": version}
    )
