"""The application and the process that serves it."""

import asyncio
import contextlib
import socket
from collections.abc import AsyncIterator, Callable, Iterable
from pathlib import Path
from typing import TYPE_CHECKING

import orjson
import structlog
import uvicorn
from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.types import ASGIApp

from app import VERSION
from app.admin.access import Access
from app.admin.panel import Panel
from app.finished.archive import Archive
from app.finished.history import History
from app.forwarded import Forwarded
from app.garbage import Garbage
from app.maps.library import MapLibrary
from app.offload import offload, unhurried
from app.problems import Problem
from app.seasons.groups import Groups
from app.settings import Settings
from app.storage import failures
from app.storage.database import Database, StorageDamaged, StorageFailed
from app.storage.holding import DatabaseInUse, Hold
from app.storage.opening import NotReady, hold, open_database
from app.tables.bots.driver import Thinking
from app.tables.bots.thinker import Thinker
from app.tables.maintenance import Maintenance
from app.tables.registry import TableRegistry
from app.web import host as host_page
from app.web import metrics as metrics_page
from app.web import routes
from app.web import socket as table_socket
from app.web.blocked import BlockedAddresses
from app.web.bundles import STATIC
from app.web.connections import Config, raise_descriptors
from app.web.dependencies import Services, log_banned, services
from app.web.identity import Identity
from app.web.limits import Limits
from app.web.pages import Pages
from app.web.security import BasePath, LastResort, OriginCheck, SecureHeaders, SmallBodies
from engine.api import AnyGame
from engine.games import GAMES

if TYPE_CHECKING:
    from app.metrics import Metrics
    from app.notifications.notifier import Notifier
    from app.workers.sharing import Sharing

LARGEST_MESSAGE_BYTES = 16 * 1024
GRACEFUL_SECONDS = 5

logger = structlog.get_logger()


class Application:
    """The parts of one server, from opening its database to closing it."""

    def __init__(self, settings: Settings, static: Path = STATIC) -> None:
        self.settings = settings
        self.registry: TableRegistry | None = None
        self.panel: Panel | None = None
        self.hold: Hold | None = None
        """Keeps other servers out of the database, unless its directory does."""
        self._notifier: Notifier | None = None
        """Its notifications, if the host allows some."""
        self._static = static
        self._settled = asyncio.Event()
        """Set once the chores of a start may begin."""
        self._api = FastAPI(
            title="Hexhaven",
            version=VERSION,
            lifespan=self._lifespan,
            docs_url=None,
            redoc_url=None,
            openapi_url=None,
            max_body_size=LARGEST_MESSAGE_BYTES,
        )
        self._api.add_api_route(
            "/api/openapi.json", self._describe, include_in_schema=False, response_model=None
        )
        self._api.include_router(table_socket.router)
        if settings.metrics != "off":
            self._api.include_router(metrics_page.router)
        self._api.include_router(host_page.router)
        for router in routes.ROUTERS:
            self._api.include_router(router)
        self._api.add_exception_handler(Problem, _answer_problem)
        self._api.add_exception_handler(HTTPException, _answer_http_problem)
        self._api.add_exception_handler(RequestValidationError, _answer_invalid)
        self._api.add_exception_handler(StorageFailed, _answer_storage_failed)
        # Inside the framework's own last resort, which would otherwise answer first, with texts of its own.
        self._api.add_middleware(LastResort, on_fault=self._count_fault)
        self.sharing = self._shared() if settings.shared else None
        """Its part in sharing the database with other servers; None if it has the database to itself."""

    def asgi(self) -> ASGIApp:
        """The application within its layers."""
        small = SmallBodies(self.sharing or self._api, LARGEST_MESSAGE_BYTES)
        inner = BlockedAddresses(small, self._blocked)
        checked = SecureHeaders(OriginCheck(inner, self.settings))
        based = BasePath(checked, self.settings.base_path)
        return LastResort(Forwarded(based, self.settings.proxies, self.settings.login_headers))

    def _shared(self) -> "Sharing":
        # Imported only by servers that share: a home server starts sooner without.
        from app.workers.sharing import Sharing

        return Sharing(self._api, SmallBodies(self._api, LARGEST_MESSAGE_BYTES), self.settings)

    def _blocked(self) -> frozenset[str]:
        return frozenset() if self.panel is None else self.panel.blocked

    def _count_fault(self) -> None:
        found: Services = self._api.state.services
        found.count_refusal("internal")

    @contextlib.asynccontextmanager
    async def _lifespan(self, api: FastAPI) -> AsyncIterator[None]:
        settings = self.settings
        metrics = _metrics_for(settings)
        database = open_database(settings, self.hold)
        thinker = Thinker(settings.bot_workers)
        thinking: Thinking = thinker
        if metrics is not None:
            database, thinking = metrics.measured(database, thinker)
        archive = Archive(database)
        owners, elsewhere = None, None
        if self.sharing is not None and self.hold is not None:
            owners, elsewhere = self.sharing.share(self.hold, database)
        self.registry = TableRegistry(
            database,
            settings,
            thinking,
            on_end=archive.has_ended,
            owners=owners,
            elsewhere=elsewhere,
        )
        limits = Limits(settings)
        if metrics is not None:
            metrics.watch(self.registry)
            if self.sharing is not None:
                self.sharing.answers.metrics = metrics.plain
        notifier = self._notifier = _notifier_for(settings, database, self.registry)
        if metrics is not None and notifier is not None:
            notifier.delivery.on_outcome = metrics.notified
        self.panel = panel = Panel(settings, database, self.registry, limits.hits)
        api.state.services = Services(
            settings,
            Identity(database, settings),
            limits,
            Pages(settings, self._static),
            self.registry,
            archive,
            History(database, archive),
            Groups(database),
            MapLibrary(database),
            Access(database),
            panel,
            metrics,
            notifier,
        )
        maintenance = Maintenance(self.registry, database, settings.archive_after_days)
        garbage = Garbage()
        garbage.begin()
        tasks = [
            asyncio.create_task(self._resume(maintenance, garbage)),
            asyncio.create_task(garbage.until_canceled()),
            asyncio.create_task(maintenance.until_canceled()),
            asyncio.create_task(archive.fill_in_until_canceled(older=self.sharing is None)),
            asyncio.create_task(self._once(maintenance, archive)),
            asyncio.create_task(panel.until_canceled()),
        ]
        if self.sharing is not None and self.hold is not None:
            sharing = self.sharing.until_canceled(self.hold, self.registry, maintenance.resume_all)
            tasks.append(asyncio.create_task(sharing))
        if notifier is not None:
            tasks.append(asyncio.create_task(notifier.watcher.until_canceled()))
        if metrics is not None:
            tasks.append(asyncio.create_task(metrics.measure_lag_until_canceled()))
        try:
            yield
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            await self.registry.close()
            await limits.close()
            thinker.close()
            await database.close()

    async def _describe(self, request: Request) -> Response:
        """The OpenAPI description."""
        return await services(request).kept.answer(request, "openapi", self._api.openapi)

    async def _resume(self, maintenance: Maintenance, garbage: Garbage) -> None:
        await maintenance.resume_all()
        await prepare_catalogs(GAMES.values())
        garbage.settle()
        self._settled.set()

    async def _once(self, maintenance: Maintenance, archive: Archive) -> None:
        """Do the work of one server for all that share a database, while this is the one."""
        if self.sharing is None:
            await self._do_once(maintenance)
            return
        while True:
            await self.sharing.until_chores_are_ours()
            await archive.fill_in_older()
            doing = asyncio.create_task(self._do_once(maintenance))
            try:
                await self.sharing.until_chores_are_lost()
            finally:
                doing.cancel()
                await asyncio.wait({doing})

    async def _do_once(self, maintenance: Maintenance) -> None:
        assert self.panel is not None, "the server has begun"
        await self._settled.wait()
        lasting = [asyncio.create_task(self.panel.backup_scheduler.until_canceled())]
        if self._notifier is not None:
            lasting.append(asyncio.create_task(self._notifier.serve_all()))
        try:
            await maintenance.look_for_damage()
            await maintenance.fill_in_turns()
            await asyncio.gather(*lasting)
        finally:
            for task in lasting:
                task.cancel()

    async def announce_stop(self) -> None:
        """Announce to everyone that the server stops, while their sockets are still open."""
        if self.registry is not None:
            await self.registry.close()
        if self.sharing is not None:
            await self.sharing.leave()


def _metrics_for(settings: Settings) -> "Metrics | None":
    if settings.metrics == "off":
        return None
    # Imported only with metrics: others start sooner without.
    from app.metrics import Metrics

    return Metrics()


def _notifier_for(
    settings: Settings, database: Database, registry: TableRegistry
) -> "Notifier | None":
    if not settings.notifications:
        return None
    # Imported only with notifications: their libraries are large.
    from app.notifications.keyring import KeyUnusable
    from app.notifications.notifier import Notifier

    try:
        return Notifier(settings, database, registry)
    except KeyUnusable as error:
        logger.error("notification.off", why=str(error))
        return None


async def prepare_catalogs(games: Iterable[AnyGame]) -> None:
    """Compute what the catalogs cache before a visitor asks for them, but slowly: players who return to a table come first."""
    for game in games:
        for step in game.catalog_steps():
            async with unhurried():
                await offload(step)


def _json(problem: Problem) -> Response:
    return Response(
        orjson.dumps(problem.to_json()),
        problem.status,
        headers={"cache-control": "no-store"},
        media_type="application/json",
    )


def _is_browser(request: Request) -> bool:
    """Return True if a browser opens an address; programs, and the pages themselves, ask for other types."""
    asked = request.method in ("GET", "HEAD") and "text/html" in request.headers.get("accept", "")
    return asked and not request.url.path.removeprefix(
        request.scope.get("root_path", "")
    ).startswith("/api/")


async def _answer_problem(request: Request, error: Exception) -> Response:
    assert isinstance(error, Problem)
    log_banned(request, error)
    services(request).count_refusal(error.code)
    if error.status == 404 and _is_browser(request):
        return await services(request).pages.page(request, status=404)
    return _json(error)


async def _answer_http_problem(_request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    if error.status_code == 405:
        return _json(
            Problem(405, "not_allowed", "This address does not take that kind of request.")
        )
    if error.status_code == 404:
        return _json(Problem(404, "not_found", "There is nothing at this address."))
    return _json(Problem(error.status_code, "invalid", "The request cannot be read."))


async def _answer_invalid(request: Request, error: Exception) -> Response:
    assert isinstance(error, RequestValidationError)
    services(request).count_refusal("invalid")
    first = error.errors()[0]
    where = ".".join(str(part)[:40] for part in first["loc"][1:] if isinstance(part, str))
    return _json(Problem(422, "invalid", f"{where or 'The request'}: {first['msg'][:120]}."))


async def _answer_storage_failed(request: Request, error: Exception) -> Response:
    assert isinstance(error, StorageFailed)
    failures.report(error)
    services(request).count_refusal("storage")
    if isinstance(error, StorageDamaged):
        return _json(
            Problem(
                503,
                "damaged",
                "The server's database is damaged. The person who runs it has to repair it.",
            )
        )
    return _json(
        Problem(503, "storage", "The server cannot store that now. Try again in a moment.")
    )


class Server(uvicorn.Server):
    """Uvicorn, but tables announce the stop before the sockets are closed."""

    def __init__(
        self, config: uvicorn.Config, application: Application, on_start: Callable[[], None]
    ) -> None:
        super().__init__(config)
        self._application = application
        self._on_start = on_start
        self._sharing = application.sharing
        self._keeping: asyncio.Task[None] | None = None
        self.has_lost_database = False
        """True if another server has taken its database."""

    async def serve(self, sockets: list[socket.socket] | None = None) -> None:
        """Serve until stopped; ends the process with an error if another server has taken the database."""
        await super().serve(sockets)
        if self.has_lost_database:
            raise SystemExit(1)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Claim the database, start listening, then print the addresses."""
        try:
            name = None if self._sharing is None else self._sharing.prepare()
            self._application.hold = await hold(self._application.settings, name)
        except NotReady as error:
            logger.error("server.not_started", why=str(error))
            self.should_exit = True
            return
        await super().startup(sockets)
        if self.started:
            if self._sharing is not None:
                await self._sharing.open()
            self._on_start()
            if self._application.hold is not None:
                self._keeping = asyncio.create_task(self._keep(self._application.hold))

    async def _keep(self, held: Hold) -> None:
        """Stop this server once another one has its database: never do both serve."""
        try:
            await held.keep()
        except DatabaseInUse as error:
            logger.error("server.stops", why=str(error))
            self.has_lost_database = self.should_exit = True

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Announce the stop at the tables first."""
        if self._sharing is not None:  # newcomers go to another worker
            for server in self.servers:
                server.close()
        await self._application.announce_stop()
        await super().shutdown(sockets)
        if self._keeping is not None:
            self._keeping.cancel()
        if self._application.hold is not None:
            await self._application.hold.release()
        logger.info("server.stopped", version=VERSION)

    @property
    def port(self) -> int:
        """The port it listens on, also if the system chose it."""
        number: int = self.servers[0].sockets[0].getsockname()[1]
        return number


def make_server(settings: Settings, on_start: Callable[[Server], None]) -> Server:
    """A server that accepts small messages only."""
    application = Application(settings)
    config = Config(
        application.asgi(),
        settings,
        raise_descriptors(),
        host=settings.host,
        port=settings.port,
        ws_max_size=LARGEST_MESSAGE_BYTES,
        ws_per_message_deflate=False,  # connections negotiate it themselves (app/web/deflate.py)
        lifespan="on",
        access_log=False,
        log_config=None,
        server_header=False,
        proxy_headers=False,  # proxies' headers are for app/forwarded.py
        timeout_graceful_shutdown=GRACEFUL_SECONDS,
    )
    server = Server(config, application, lambda: on_start(server))
    return server
