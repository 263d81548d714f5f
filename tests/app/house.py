"""The server's inside without a network: a real database, real tables, sockets that are lists."""

import asyncio
import json
import random
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

from app.answers import Played, Refusal
from app.finished.archive import Archive
from app.finished.history import History
from app.lobby import rules as lobby
from app.lobby.guest import Guest
from app.lobby.record import TableRecord
from app.metrics import Metrics
from app.protocol import merge_patch
from app.protocol.server import server_messages
from app.settings import Settings
from app.storage.database import Database, StorageFailed
from app.storage.sqlite import SqliteDatabase
from app.tables.connection import Connection
from app.tables.game_log import ChanceFor
from app.tables.live import LiveGame
from app.tables.maintenance import Maintenance
from app.tables.registry import TableRegistry, sealed
from app.tables.table import Table
from engine.api import Action, Bots
from engine.board_game.core.state import State
from engine.chance import Chance
from engine.games import usual_game as game
from tests.app.databases import make_sqlite
from tests.app.players import discard_for, game_for, ungrouped


async def unreachable(_work: Any) -> Any:
    """For a database's `read` or `write`: there is nobody at the other end."""
    raise StorageFailed("the connection broke")


class Ear:
    """A socket that keeps what it is told, and may stop reading."""

    def __init__(self) -> None:
        self.frames: list[str] = []
        self.reading = asyncio.Event()
        self.reading.set()
        self.code: int | None = None

    async def send_text(self, data: str) -> None:
        await self.reading.wait()
        self.frames.append(data)

    async def close(self, code: int = 1000, reason: str | None = None) -> None:
        await self.reading.wait()
        self.code = code


class Listener:
    """One at the table, through an ear instead of a browser."""

    def __init__(self, table: Table, guest: Guest | None, *, screen: bool = False) -> None:
        self.table = table
        self.ear = Ear()
        self.connection = Connection(self.ear, guest)
        self.connection.screen = screen
        self.requests = 0

    @property
    def seat(self) -> int:
        assert self.connection.seat is not None
        return self.connection.seat

    async def heard(self) -> list[str]:
        """Every frame so far."""
        await settle()
        return self.ear.frames

    async def messages(self, *kinds: str) -> list[dict[str, Any]]:
        heard = [json.loads(frame) for frame in await self.heard()]
        return [message for message in heard if message["type"] in kinds]

    async def view(self) -> dict[str, Any]:
        """The view as a browser would have it by now."""
        view: dict[str, Any] = {}
        for message in await self.messages("snapshot", "update"):
            if message["type"] == "snapshot":
                view = message["view"]
            else:
                view = merge_patch.apply(view, message["patch"])
        return view

    async def act(self, action: dict[str, Any], version: int | None = None) -> Played | Refusal:
        self.requests += 1
        assert self.table.live is not None
        if version is None:
            version = self.table.live.version
        return await self.table.commands.play(self.seat, f"r{self.requests}", version, action)

    def legal(self) -> list[dict[str, Any]]:
        assert self.table.live is not None
        return ungrouped(
            self.table.live.game.group_actions(self.table.live.choices.legal(self.seat))
        )

    def hand(self) -> dict[str, int]:
        assert self.table.live is not None
        hand: dict[str, int] = self.table.live.player_view(self.seat).view["seats"][str(self.seat)][
            "hand"
        ]
        return hand

    def form(self, kind: str) -> dict[str, Any] | None:
        assert self.table.live is not None
        return next(
            (each for each in self.table.live.choices.forms(self.seat) if each["type"] == kind),
            None,
        )

    def some_offer(self) -> dict[str, Any] | None:
        """A card for another, to all who may be asked; None where nothing can be offered."""
        held = [kind for kind, count in self.hand().items() if count]
        form = self.form("OfferTrade")
        if form is None or not held:
            return None
        wish = next(kind for kind in self.hand() if kind != held[0])
        return {"type": "OfferTrade", "give": {held[0]: 1}, "get": {wish: 1}, "to": form["to"]}

    def some_action(self, luck: random.Random) -> dict[str, Any]:
        if discard := self.form("Discard"):
            return discard_for(discard["count"], self.hand())
        actions = self.legal()
        ends = [action for action in actions if action["type"] == "EndTurn"]
        return luck.choice(actions + 3 * ends)


async def settle() -> None:
    """Let every writer empty its outbox."""
    for _ in range(20):
        await asyncio.sleep(0)


class ThinksHere:
    """Bots without processes of their own."""

    impaired = False

    async def choose(
        self,
        bots: Bots,
        level: str,
        view: dict[str, Any],
        legal: list[Action],
        forms: list[dict[str, Any]],
        seat: int,
        patient: bool,
        whims: bool = True,
    ) -> Action | None:
        decided: Action | None = bots.choose(
            level, view, legal, forms, seat, random.Random(0), patient
        )
        return decided


class House:
    """A hall with its database, and what it keeps of finished games."""

    def __init__(self, database: Database, registry: TableRegistry, archive: Archive) -> None:
        self.database = database
        self.registry = registry
        self.archive = archive
        self.maintenance = Maintenance(registry, database)
        self.history = History(database, archive)
        self._stack = AsyncExitStack()

    async def begun(
        self,
        persons: int,
        *,
        bots: int = 0,
        level: str = "easy",
        config: dict[str, Any] | None = None,
        prepare: Callable[[Table], None] = lambda _table: None,
        **more: Any,
    ) -> Table:
        """A started game; guests are called g0, g1 and so on. `prepare` is done to the table before; `more` is how it is opened."""
        seats = persons + bots
        host = Guest("g0", "Guest 0")
        record = await self.registry.create(host, "", config or game_for(seats), "n0", **more)
        table = await self._stack.enter_async_context(self.registry.table(record.code))
        prepare(table)

        def everyone(before: TableRecord) -> TableRecord:
            after = before if persons else lobby.leave_seat(before, "g0", 0)
            for number in range(1, persons):
                guest = Guest(f"g{number}", f"Guest {number}")
                after = lobby.take_seat(after, guest, number, f"n{number}")
            for number in range(persons, seats):
                after = lobby.seat_bot(after, "g0", number, level)
            for number in range(persons):
                after = lobby.set_ready(after, f"g{number}", True)
            return after

        await table.edits.edit(everyone)
        await table.edits.start("g0")
        return table

    async def found(self, code: str) -> Table:
        """The table as this house knows it."""
        return await self._stack.enter_async_context(self.registry.table(code))

    async def listener(
        self, table: Table, seat: int | None, since: int | None = None, *, screen: bool = False
    ) -> Listener:
        """Somebody, or a big screen, who stays until the house closes."""
        guest = None if seat is None else Guest(f"g{seat}", f"Guest {seat}")
        listener = Listener(table, guest, screen=screen)
        await self._stack.enter_async_context(table.attached(listener.connection, since))
        self._stack.push_async_callback(listener.connection.close)
        return listener

    async def close(self) -> None:
        await self.registry.close()
        await self._stack.aclose()
        await self.database.close()


@asynccontextmanager
async def house(
    directory: Path,
    *,
    chance_for: ChanceFor = sealed,
    thinker: Any = None,
    bot_delay: float = 0,
    bot_patience: float = 0.1,
    metrics: Metrics | None = None,
    **settings: Any,
) -> AsyncIterator[House]:
    """A server's inside over a SQLite file in the directory; two may share one."""
    file = directory / "hexhaven.sqlite3"
    await asyncio.to_thread(make_sqlite, file)
    chosen = Settings(data=directory, bot_delay=bot_delay, bot_patience=bot_patience, **settings)
    database: Database = SqliteDatabase(file)
    thinker = thinker or ThinksHere()
    if metrics is not None:
        database, thinker = metrics.measured(database, thinker)
    archive = Archive(database)
    registry = TableRegistry(database, chosen, thinker, chance_for, archive.has_ended)
    if metrics is not None:
        metrics.watch(registry)
    opened = House(database, registry, archive)
    try:
        yield opened
    finally:
        await opened.close()


def board_state(live: LiveGame) -> State:
    """The state of a board game."""
    assert isinstance(live.state, State)
    return live.state


def frames_are_valid(frames: list[str]) -> None:
    for frame in frames:
        server_messages.validate_json(frame)


def whose_turn(table: Table, listeners: list[Listener]) -> Listener:
    """One of those who must act now."""
    assert table.live is not None
    deciding = game.deciding(table.live.state)
    return next(listener for listener in listeners if listener.seat in deciding)


__all__ = ["Chance", "House", "Listener", "house"]
