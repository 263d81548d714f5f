"""Sharing a database with other servers: a door for them, a relay to them, a watch over them, and this server's share of the tables."""

import asyncio
from collections.abc import Awaitable, Callable

from starlette.types import ASGIApp, Receive, Scope, Send

from app.settings import Settings
from app.storage.database import Database
from app.storage.holding import Hold
from app.storage.opening import NotReady
from app.storage.ownership import Ownership
from app.tables.connection import RESTART
from app.tables.registry import TableRegistry
from app.tables.table import RESTARTS
from app.workers.door import Door, DoorUnusable
from app.workers.registries import Answers, OtherRegistries
from app.workers.relay import Relay
from app.workers.watch import Watch

CHORES_EVERY_SECONDS = 1.0
"""Seconds between two checks whether the server that does the chores of all has gone."""
FAREWELL_SECONDS = 0.5
"""Seconds for the tables of a worker that is apart to close their sockets, before what has not reached a table is given up."""


class Sharing:
    """One worker among others; a layer in front of its application, which passes on requests for other workers."""

    def __init__(self, app: ASGIApp, behind_the_door: ASGIApp, settings: Settings) -> None:
        """`behind_the_door`: the application for requests that other workers pass on."""
        self._settings = settings
        self._behind_the_door = behind_the_door
        self.answers = Answers()
        self._relay = Relay(app, lambda: self._ownership, settings.worker_patience)
        self._door: Door | None = None
        self._ownership: Ownership | None = None
        self._registries: OtherRegistries | None = None
        self._watch: Watch | None = None

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        await self._relay(scope, receive, send)

    def prepare(self) -> str:
        """Make the door, still closed; returns the name for this worker's session in PostgreSQL, by which others find it. Raises NotReady."""
        try:
            self._door = Door(
                self._behind_the_door,
                self.answers.app(),
                self._settings.worker_address,
                lambda: self._watch is not None and self._watch.apart,
            )
        except DoorUnusable as error:
            raise NotReady(str(error)) from error
        return self._door.session_name

    def share(self, hold: Hold, database: Database) -> tuple[Ownership, OtherRegistries]:
        """This worker's share of the tables, none so far, and the registries of the others."""
        self.answers.database = database
        self._ownership = ownership = Ownership(hold, database)
        self._watch = watch = Watch(hold, ownership, self._relay, self._settings.worker_patience)
        self._relay.stand_in = watch.stand_in
        self.answers.silent_for = lambda: hold.silent_for
        assert self._door is not None, "it was prepared"
        self._registries = OtherRegistries(self._door.address, ownership.others)
        return ownership, self._registries

    async def open(self) -> None:
        """Let the others in."""
        assert self._door is not None, "it was prepared"
        await self._door.open()

    async def until_chores_are_ours(self) -> None:
        """Wait until this is the worker that does the common chores."""
        assert self._ownership is not None, "its database is open"
        while not await self._ownership.may_do_chores():  # noqa: ASYNC110 - nobody says when
            await asyncio.sleep(CHORES_EVERY_SECONDS)

    async def until_chores_are_lost(self) -> None:
        """Wait until another worker may do them."""
        assert self._ownership is not None, "its database is open"
        while self._ownership.has_chores:  # noqa: ASYNC110 - nobody says when
            await asyncio.sleep(CHORES_EVERY_SECONDS)

    async def until_canceled(
        self, hold: Hold, registry: TableRegistry, resume: Callable[[], Awaitable[None]]
    ) -> None:
        """Watch the others, and `resume` the games of those that are gone."""
        ownership, watch = self._ownership, self._watch
        assert ownership is not None, "its database is open"
        assert watch is not None, "its database is open"
        self.answers.registry = registry

        async def reclaim() -> None:
            for code in await ownership.reclaim():
                if (loaded := registry.loaded().get(code)) is not None:
                    await registry.unload(loaded)

        closing: set[asyncio.Task[None]] = set()

        def close_all() -> None:
            for loaded in registry.loaded().values():
                # At once: closing a table waits for what it is storing.
                loaded.table.broadcaster.dismiss(RESTART, RESTARTS)
                task = asyncio.create_task(registry.unload(loaded))
                closing.add(task)
                task.add_done_callback(closing.discard)
            asyncio.get_running_loop().call_later(FAREWELL_SECONDS, self._relay.stop_serving)

        hold.on_back = reclaim
        watch.on_gone, watch.on_apart = resume, close_all
        await watch.until_canceled()

    async def leave(self) -> None:
        """Leave the tables, which are closed here, to the others, and pass nothing on any more."""
        if self._ownership is not None:
            await self._ownership.release_all()
        if self._door is not None:
            await self._door.close()
        await self._relay.close()
        if self._registries is not None:
            await self._registries.close()
