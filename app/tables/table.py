"""A table: who is connected, what is played; commands run one after another. Save, then tell."""

import asyncio
import re
import secrets
import time
from collections import deque
from collections.abc import AsyncIterator, Callable, Coroutine, Mapping
from contextlib import asynccontextmanager
from dataclasses import asdict, replace
from typing import Any, Final, TypeVar

import orjson
import structlog
from sqlalchemy.exc import IntegrityError

from app import faults
from app.names import visible
from app.problems import too_many
from app.storage import chat
from app.storage.chat import Said
from app.storage.database import Database, StorageFailed
from app.storage.events import (
    Conflict,
    Duplicate,
    Entry,
    EventStore,
    Stored,
    StoredEntry,
    insert_entry,
)
from app.storage.guests import Guest
from app.storage.tables import (
    NoLongerOpen,
    change_host,
    name_next,
    save_table,
    seat_guest,
    table_with,
    update_table,
)
from app.tables import lobby
from app.tables.answers import Played, Refusal
from app.tables.clocks import Clocks
from app.tables.connection import OPEN_ELSEWHERE, RESTART, Connection
from app.tables.deciding import Deciding
from app.tables.live import LiveGame, Step
from app.tables.loading import (
    SNAPSHOT_EVERY,
    hash_for_log,
    load_game,
    replayed,
    snapshot_of,
    state_at,
)
from app.tables.record import TableRecord
from app.tables.standing import Act, is_act, told
from engine import game
from engine.chance import Chance, Random
from engine.state import State

CHAT_BACKLOG: Final = 50
MOST_WATCHERS: Final = 100
TRIES: Final = 3
PHRASE: Final = re.compile(r":[a-z-]{1,24}:")
"""A ready-made phrase, which every browser shows in its reader's language."""
HOST_AWAY: Final = 60.0
"""So many seconds without the host, and somebody else is host."""
LINK_LASTS: Final = 900.0
ENDING: Final = frozenset({"abort", "concede"})

T = TypeVar("T")
ChanceFor = Callable[[TableRecord, Mapping[str, int]], Chance]

logger = structlog.get_logger()


class Table:
    """One live table, from lobby to the end of its game."""

    def __init__(
        self, record: TableRecord, database: Database, store: EventStore, chance_for: ChanceFor
    ) -> None:
        self.record = record
        self.live: LiveGame | None = None
        self.on_change: Callable[[], None] = lambda: None
        self._database = database
        self._store = store
        self._chance_for = chance_for
        self._lock = asyncio.Lock()
        self._chat_lock = asyncio.Lock()
        self._connections: list[Connection] = []
        self._said: deque[Said] = deque(maxlen=CHAT_BACKLOG)
        self._behind = False
        self._unsure = False
        self._links: dict[str, tuple[int, float]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        self.deciding = Deciding(self)
        self.now: Callable[[], float] = time.monotonic
        self.clocks: Clocks | None = None
        self._alarm: asyncio.TimerHandle | None = None

    async def load(self) -> None:
        """Read what was said and played."""
        self._said.extend(await chat.last_lines(self._database, self.record.id, CHAT_BACKLOG))
        if self.record.state != "open":
            self.live = await load_game(self._store, self.record)
            self._wind_clocks()

    # Who is here

    @property
    def connections(self) -> tuple[Connection, ...]:
        """Everyone who has the table open, in the order they came."""
        return tuple(self._connections)

    def is_here(self, seat: int) -> bool:
        """Whether the person in a seat has the table open."""
        return any(connection.seat == seat for connection in self._connections)

    @property
    def people_here(self) -> list[int]:
        """The seats whose people have the table open."""
        return [
            number
            for number, seat in enumerate(self.record.seats)
            if seat.kind == "person" and self.is_here(number)
        ]

    def tell_all(self, message: bytes) -> None:
        """Everybody hears it."""
        for connection in self._connections:
            connection.send(message)

    def tell_seat(self, seat: int, message: bytes) -> None:
        """Only the person in that seat hears it."""
        for connection in self._connections:
            if connection.seat == seat:
                connection.send(message)

    @asynccontextmanager
    async def attached(self, connection: Connection, since: int | None) -> AsyncIterator[None]:
        """Hear everything from now on; `since` is the last version seen, if any."""
        async with self._lock:
            await self._make_sure()
            self._refuse_too_many_watchers(connection)
            await self._catch_up_if_behind(since)
            self._connections.append(connection)
            self._assign_seats()
            connection.send(self._lobby_bytes(connection))
            heard = [said for said in self._said if self._may_hear(connection, said)]
            connection.tell(self._chat_message(heard))
            self._tell_presence()
            self._tell_lobby(but=connection)
            if self.live is not None:
                self._send_missed(connection, since)
            self._wind_clocks()
        await self._welcome_back(connection)
        self.on_change()
        try:
            yield
        finally:
            if connection in self._connections:
                self._connections.remove(connection)
                self._tell_presence()
                self._tell_lobby()
                self._wind_clocks()
                self.on_change()
                if connection.guest is not None and connection.guest.id == self.record.host:
                    self.later(HOST_AWAY, self.find_host)

    async def find_host(self) -> None:
        """If the host is still away, whoever has been here longest is host."""
        record = self.record
        host = record.seat_of(record.host)
        if host is not None and self.is_here(host):
            return
        heir = next((one.guest for one in self._connections if one.seat is not None), None)
        if heir is not None and record.state != "finished":
            await self.edit(lambda before: replace(before, host=heir.id))

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

    def _refuse_too_many_watchers(self, connection: Connection) -> None:
        """Whoever has a seat is always let in."""
        watching = sum(other.seat is None for other in self._connections)
        if watching >= MOST_WATCHERS and self._seat_of(connection) is None:
            raise too_many("Too many are watching this table.")

    def _seat_of(self, connection: Connection) -> int | None:
        return self.record.seat_of(connection.guest.id if connection.guest else None)

    def _assign_seats(self) -> None:
        """Every connection speaks for its guest's seat; the newest of a seat wins."""
        newest: dict[int, Connection] = {}
        for connection in list(self._connections):
            connection.seat = seat = self._seat_of(connection)
            if seat is None:
                continue
            if (older := newest.get(seat)) is not None:
                self._connections.remove(older)
                older.bye(OPEN_ELSEWHERE, "Your seat is open in another tab.")
            newest[seat] = connection

    def _tell_presence(self) -> None:
        message = orjson.dumps(
            {
                "type": "presence",
                "seats": {
                    str(number): "here" if self.is_here(number) else "away"
                    for number, seat in enumerate(self.record.seats)
                    if seat.kind == "person"
                },
                "watching": sum(connection.seat is None for connection in self._connections),
            }
        )
        for connection in self._connections:
            connection.send(message)

    # The lobby

    def lobby_for(self, guest: Guest | None) -> dict[str, Any]:
        """The table as a guest sees it."""
        record = self.record
        asker = guest.id if guest else None
        you = record.seat_of(asker)
        return {
            "code": record.code,
            "name": record.name,
            "state": record.state,
            "host": asker == record.host,
            **({} if you is None else {"you": you}),
            "config": record.config,
            "settings": record.settings.to_json(),
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
                }
                for number, seat in enumerate(record.seats)
            ],
        }

    def _lobby_bytes(self, connection: Connection) -> bytes:
        return orjson.dumps({"type": "lobby", **self.lobby_for(connection.guest)})

    def _tell_lobby(self, but: Connection | None = None) -> None:
        for connection in self._connections:
            if connection is not but:
                connection.send(self._lobby_bytes(connection))

    async def edit(self, change: Callable[[TableRecord], TableRecord]) -> None:
        """Change the table by one of the lobby's rules, store it, tell everyone."""
        await self._whole(self._edit(change))

    async def _edit(self, change: Callable[[TableRecord], TableRecord]) -> None:
        async with self._lock:
            await self._make_sure()
            changed = change(self.record)
            if changed == self.record:
                return
            if self.record.state == "open":
                await self._save(changed)
            elif changed.host != self.record.host:
                await self._database.write(
                    lambda connection: change_host(connection, changed.id, changed.host)
                )
            # Else it is somebody's new name, which was stored with the guest.
            self.record = changed
            self._assign_seats()
            self._tell_presence()
            self._tell_lobby()

    async def _save(self, changed: TableRecord) -> None:
        self._unsure = True
        try:
            await save_table(self._database, changed)
        except NoLongerOpen:
            await self._make_sure()
            raise lobby.game_has_begun() from None
        self._unsure = False

    def link_to(self, seat: int) -> str:
        """A secret that moves this seat to another browser, once and soon."""
        secret = secrets.token_urlsafe(24)
        self._links = {
            known: link for known, link in self._links.items() if link[1] > time.monotonic()
        }
        self._links[secret] = seat, time.monotonic() + LINK_LASTS
        return secret

    async def claim(self, guest: Guest, secret: str) -> None:
        """Whoever has a seat's link sits there from now on. Raises Problem."""
        seat, until = self._links.pop(secret, (-1, 0.0))
        if seat < 0 or until < time.monotonic():
            raise lobby.link_is_over()
        await self._whole(self._claim(guest, seat))

    async def _claim(self, guest: Guest, number: int) -> None:
        async with self._lock:
            await self._make_sure()
            before = self.record.seats[number]
            if before.guest == guest.id:
                return
            if self.record.seat_of(guest.id) is not None:
                raise lobby.sits_already()
            moved = replace(before, guest=guest.id, name=guest.name)
            host = guest.id if self.record.host == before.guest else self.record.host

            def work(connection: Any) -> None:
                seat_guest(connection, self.record.id, number, moved)
                change_host(connection, self.record.id, host)

            await self._database.write(work)
            seats = list(self.record.seats)
            seats[number] = moved
            self.record = replace(self.record, seats=tuple(seats), host=host)
            self._assign_seats()
            self._tell_presence()
            self._tell_lobby()
            if self.live is not None:
                for connection in self._connections:
                    self._send_missed(connection, None)
        self.on_change()

    async def follow_up(self, code: str) -> None:
        """Tell everybody at which table the same people play again."""
        async with self._lock:
            await self._database.write(
                lambda connection: name_next(connection, self.record.id, code)
            )
            self.record = replace(self.record, next=code)
            self._tell_lobby()

    async def start(self, asker: str) -> None:
        """Begin the game: the record and the first line of its log are one transaction."""
        await self._whole(self._start(asker))

    async def _start(self, asker: str) -> None:
        async with self._lock:
            await self._make_sure()
            record = lobby.started(self.record, asker)
            chance = self._chance_for(record, {})
            state, events = game.new_game(lobby.config_of(record.config), chance)
            known = [game.event_to_json(event, state, game.EVERYTHING) for event in events]
            entry = Entry(None, "start", {}, chance.outcomes, known, hash_for_log(state, 0))

            def work(connection: Any) -> None:
                update_table(connection, record)
                insert_entry(connection, record.id, 0, entry)

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

    async def _make_sure(self) -> None:
        """After a write whose fate is unknown, take over what is stored before anything else."""
        if not self._unsure:
            return
        record = await table_with(self._database, self.record.code)
        assert record is not None, "tables are never deleted"
        began = record.state != "open" and self.live is None
        if began:
            self.live = await load_game(self._store, record)
            logger.info("game.started", table=record.code, seats=len(record.seats))
        self.record = record
        self._unsure = False
        self._assign_seats()
        self._tell_presence()
        self._tell_lobby()
        if began:
            for connection in self._connections:
                self._send_missed(connection, None)
            self._wind_clocks()
            self.on_change()

    # The game

    async def play(
        self, seat: int, request: str, version: int, action: dict[str, Any]
    ) -> Played | Refusal:
        """The one path of people and bots. A request is executed once, however often it arrives."""
        name = f"{seat}:{request}"

        async def work(live: LiveGame) -> Played | Refusal:
            return await self._try_to_play(live, seat, name, version, action)

        return await self.command(work)

    async def _try_to_play(
        self, live: LiveGame, seat: int, request: str, version: int, data: dict[str, Any]
    ) -> Played | Refusal:
        for _ in range(TRIES):
            if self._behind:
                await self._catch_up(live)
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
            except game.Refused as refused:
                return Refusal(refused.code, refused.text, dict(refused.facts))
            known = [game.event_to_json(event, state, game.EVERYTHING) for event in events]
            digest = hash_for_log(state, live.version + 1)
            entry = Entry(
                seat, request, canonical, chance.outcomes, known, digest, self._clock_after(state)
            )
            answer = await self._store.append(
                self.record.id, live.version, entry, finished=state.over
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
        after, events = replayed(live.state, entry)
        self._tell_step(live, live.advance(after, events, entry))

    def _tell_step(self, live: LiveGame, step: Step) -> None:
        updates: dict[int | None, bytes] = {}
        for connection in self._connections:
            viewer = connection.seat
            if viewer not in updates:
                updates[viewer] = self._update(live, step, viewer)
            connection.send(updates[viewer])
        for connection in self._connections:
            self._tell_standing(live, connection)
        self._wind_clocks()
        if live.over and self.record.state != "finished":
            self.record = replace(self.record, state="finished")
            logger.info("game.finished", table=self.record.code, versions=live.version)
            self._tell_lobby()
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
            snapshot = snapshot_of(live.state, live.version)
            self._in_background(self._store.put_snapshot(self.record.id, snapshot))

    async def resume(self, connection: Connection, since: int) -> None:
        """Send what was missed."""
        async with self._lock:
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
        async with self._lock:
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
        if self.clocks is not None:
            connection.send(self._clock_message(self.clocks))

    # What the table decides (app/tables/deciding.py)

    async def decide(
        self, live: LiveGame, seat: int | None, request: str, act: Act, guest: Guest | None = None
    ) -> Played | Refusal:
        """Store an act, let it take effect, tell everyone. Within a command."""
        if self._behind:
            await self._catch_up(live)
        if guest is not None and act["table"] == "seated":
            await self._seat(guest, act["seat"])
        state = await self._state_at(live, act["to"]) if act["table"] == "rewind" else None
        digest = hash_for_log(state or live.state, live.version + 1)
        entry = Entry(
            seat,
            request,
            act,
            [],
            [told(act, seat)],
            digest,
            self._clock_after(state or live.state),
        )
        answer = await self._store.append(
            self.record.id, live.version, entry, finished=act["table"] in ENDING
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

    async def _seat(self, guest: Guest, number: int) -> None:
        """Somebody takes over a seat of the running game."""
        seats = list(self.record.seats)
        taken = replace(seats[number], kind="person", guest=guest.id, name=guest.name, level="")
        await self._database.write(
            lambda connection: seat_guest(connection, self.record.id, number, taken)
        )
        seats[number] = taken
        self.record = replace(self.record, seats=tuple(seats))
        self._assign_seats()
        self._tell_presence()
        self._tell_lobby()
        for connection in self._connections:
            if connection.seat == number:
                self._send_missed(connection, None)

    def executed_before(self, request: str, action: dict[str, Any]) -> Played | Refusal | None:
        """What came of this request, should it have been executed."""
        done = self.live.requests.get(request) if self.live is not None else None
        return None if done is None else _executed_before(done, action)

    async def command(
        self, work: Callable[[LiveGame], Coroutine[Any, Any, Played | Refusal]]
    ) -> Played | Refusal:
        """Do something to the game that runs, alone, to its end, whatever happens to it."""
        return await self._whole(self._command(work))

    async def _command(
        self, work: Callable[[LiveGame], Coroutine[Any, Any, Played | Refusal]]
    ) -> Played | Refusal:
        async with self._lock:
            try:
                await self._make_sure()
                if self.live is None:
                    return Refusal("not_started", "The game has not begun.")
                return await work(self.live)
            except StorageFailed as error:
                self._behind = True
                logger.error("storage.failed", table=self.record.code, why=str(error))
                return Refusal(
                    "storage", "The server cannot store that now. Try again in a moment."
                )
            except Exception as error:
                fault = faults.report("act", error, table=self.record.code)
                return Refusal(
                    "internal",
                    f"Something went wrong in the server; the game is as it was. Report {fault}.",
                    {"id": fault},
                )

    # Clocks

    def _wind_clocks(self) -> None:
        """Somebody acted, came or went: whose time runs now? Tell everyone, and wait for it."""
        live, rule = self.live, self.record.settings.clock
        if live is None or rule is None:
            return
        if self.clocks is None:
            stored = live.clock or {}
            people = [number for number, seat in enumerate(self.record.seats) if seat.kind != "bot"]
            banks = {seat: stored.get(str(seat), rule.bank * 1000) / 1000 for seat in people}
            self.clocks = Clocks(rule, banks)
        now, standing = self.now(), live.standing
        halted = live.over or standing.paused
        self.clocks.turn(
            now,
            deciding=() if halted else game.deciding(live.state),
            on_turn=game.on_turn(live.state),
            awake=[seat for seat in self.people_here if seat not in standing.stand_ins],
        )
        self._tell_clocks()

    def _tell_clocks(self) -> None:
        if self.clocks is None:
            return
        self.tell_all(self._clock_message(self.clocks))
        if self._alarm is not None:
            self._alarm.cancel()
        seconds = self.clocks.rings_in(self.now())
        self._alarm = None if seconds is None else self.later(seconds, self.ring)

    def _clock_message(self, clocks: Clocks) -> bytes:
        return orjson.dumps({"type": "clock", **clocks.to_json(self.now())})

    def _clock_after(self, state: State) -> dict[str, int] | None:
        """What the log keeps with the entry that leads to this state."""
        if self.clocks is None:
            return None
        left = self.clocks.left_when(self.now(), game.on_turn(state))
        return {str(seat): round(seconds * 1000) for seat, seconds in left.items()}

    def give_time(self, seat: int) -> bool:
        """Somebody else gives this seat some more time; False if no clock runs there."""
        if self.clocks is None or not self.clocks.give(self.now(), seat):
            return False
        self._tell_clocks()
        return True

    async def ring(self) -> None:
        """Do the least for everybody whose time and grace are over."""

        async def work(live: LiveGame) -> Played | Refusal:
            for seat in self.clocks.run_out(self.now()) if self.clocks is not None else ():
                luck = Random(secrets.token_hex(16))
                action = game.least_action(live.state, seat, luck)
                if action is None or live.over or live.standing.paused:
                    continue
                name = f"clock-{live.version + 1}"
                await self.decide(live, None, name, {"table": "time_out", "seat": seat})
                data = game.action_to_json(action)
                await self._try_to_play(live, seat, f"{seat}:{name}", live.version, data)
            return Played(live.version)

        await self.command(work)
        self._tell_clocks()

    # Chat

    async def say(self, connection: Connection, text: str) -> Refusal | None:
        """Store a line and tell everyone."""
        guest = connection.guest
        if guest is None:
            return Refusal("name_needed", "Tell the others your name first.")
        shown = visible(text)
        if not shown:
            return Refusal("malformed", "There is nothing to read in that.")
        rule = self.record.settings.chat
        if rule == "off":
            return Refusal("chat_off", "There is no chat at this table.")
        if rule == "phrases" and not PHRASE.fullmatch(shown):
            return Refusal("phrases_only", "This table chats in ready-made phrases only.")
        async with self._chat_lock:
            try:
                said = await chat.add_line(
                    self._database, self.record.id, guest.id, connection.seat, guest.name, shown
                )
            except StorageFailed:
                return Refusal(
                    "storage", "The server cannot store that now. Try again in a moment."
                )
            self._said.append(said)
            for listener in self._connections:
                if self._may_hear(listener, said):
                    listener.tell(self._chat_message([said]))
        return None

    def _may_hear(self, listener: Connection, said: Said) -> bool:
        """While a game is played, those who watch talk among themselves."""
        return said.seat is not None or listener.seat is None or self.record.state != "playing"

    def _chat_message(self, lines: list[Said]) -> dict[str, Any]:
        return {
            "type": "chat",
            "messages": [
                {key: value for key, value in asdict(line).items() if value is not None}
                for line in lines
            ],
        }

    # The end

    def tell_trouble(self, fault: str, text: str) -> None:
        """This game cannot go on by itself; the others do."""
        message = orjson.dumps({"type": "trouble", "id": fault, "text": text})
        for connection in self._connections:
            connection.send(message)

    async def close(self) -> None:
        """The server stops: finish the command at hand, then send everyone away."""
        if self._alarm is not None:
            self._alarm.cancel()
        async with self._lock:
            for connection in list(self._connections):
                connection.bye(RESTART, "The server restarts; the table opens again by itself.")
        if self._tasks:
            await asyncio.wait(self._tasks, timeout=5)

    def later(
        self, seconds: float, work: Callable[[], Coroutine[Any, Any, None]]
    ) -> asyncio.TimerHandle:
        """Do something after a while, unless the handle is cancelled."""
        loop = asyncio.get_running_loop()
        return loop.call_later(seconds, lambda: self._in_background(work()))

    async def _whole(self, command: Coroutine[Any, Any, T]) -> T:
        """Run a command to its end even when whoever asked for it goes away in the middle."""
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


def _executed_before(done: tuple[int, dict[str, Any]], action: dict[str, Any]) -> Played | Refusal:
    version, before = done
    if before == action:
        return Played(version)
    return Refusal(
        "request_reused", "This request id belongs to another action.", {"version": version}
    )
