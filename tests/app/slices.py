"""The work of the loop in one go, by who asked for it: a whole server in this process, asked over ASGI, with a watch on its loop.

A slice is what runs between two returns to the loop; nobody else is served meanwhile. Work is counted, so that a test
may judge it on any machine; `benchmarks/loop_speed.py` also takes the time."""

import asyncio
import json
import random
import threading
import time
from collections import Counter
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from contextvars import ContextVar
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any, Final

import fastapi.encoders

from app.answers import Played, Refusal
from app.journal.acts import Concede
from app.lobby import rules as lobby
from app.lobby.guest import Guest
from app.lobby.record import TableRecord
from app.server import Application
from app.settings import Settings
from app.storage.migrate import migrate_sqlite
from app.tables import live as live_games
from app.tables import player_views
from app.tables.connection import Connection
from app.tables.live import LiveGame
from app.tables.registry import TableRegistry
from app.tables.table import Table
from app.web.dependencies import Services
from app.web.identity import Proof
from engine.games import usual_game as game
from tests.app.players import game_for
from tests.engine.board_game.drawings import TEN

ASKED: Final[ContextVar[str]] = ContextVar("asked", default="")
"""By which request, or message, what runs was begun."""
ORIGIN: Final = "http://testserver"


@dataclass
class Watch:
    """The most of everything that one slice did, by who asked for it; and the longest, in milliseconds."""

    most: dict[str, Counter[str]] = field(default_factory=dict)
    longest: dict[str, float] = field(default_factory=dict)
    waited: float = 0.0
    """The longest by the clock on the wall, in milliseconds: with what threads and other programs took of it."""
    _now: Counter[str] = field(default_factory=Counter)

    def count(self, what: str, number: int = 1) -> None:
        """Work of the slice that runs now; what threads do beside the loop is not counted."""
        if threading.get_ident() == self._loop:
            self._now[what] += number

    @contextmanager
    def on_this_loop(self) -> Iterator[None]:
        """As long as somebody watches."""
        self._loop = threading.get_ident()
        really = asyncio.Handle._run

        def run(handle: asyncio.Handle) -> None:
            self._now = Counter()
            began, noon = time.thread_time(), time.perf_counter()
            really(handle)
            taken = (time.thread_time() - began) * 1000
            asked = handle._context.get(ASKED, "")  # type: ignore[attr-defined]
            self.most[asked] = self.most.get(asked, Counter()) | self._now
            self.longest[asked] = max(self.longest.get(asked, 0.0), taken)
            self.waited = max(self.waited, (time.perf_counter() - noon) * 1000)

        with _counted(self):
            setattr(asyncio.Handle, "_run", run)  # noqa: B010 - a method of asyncio's own
            try:
                yield
            finally:
                setattr(asyncio.Handle, "_run", really)  # noqa: B010 - likewise


@contextmanager
def _counted(watch: Watch) -> Iterator[None]:
    """Count what costs: moves of the engine, views, lines shown, games set up, messages, values made into JSON."""
    places: list[tuple[Any, str, str]] = [
        (game, "play", "moves"),
        (game, "new_game", "moves"),
        (game, "public_view", "views"),
        (live_games, "event_for", "lines shown"),
        (player_views, "event_for", "lines shown"),
        (LiveGame, "__init__", "games set up"),
        (Connection, "send", "messages"),
        (fastapi.encoders, "jsonable_encoder", "values encoded"),
    ]
    before = [(place, name, getattr(place, name)) for place, name, _ in places]
    for place, name, what in places:
        setattr(place, name, _counting(watch, getattr(place, name), what))
    try:
        yield
    finally:
        for place, name, really in before:
            setattr(place, name, really)


def _counting(watch: Watch, really: Any, what: str) -> Any:
    def counting(*arguments: Any, **named: Any) -> Any:
        watch.count(what)
        return really(*arguments, **named)

    return counting


class Client:
    """A browser without a network: its requests and messages run in tasks that bear their names."""

    def __init__(self, server: "WholeServer", name: str) -> None:
        self._server = server
        self.name = name
        self.cookie = ""
        self.id = ""

    async def ask(
        self, method: str, path: str, body: Any = None, *, named: str | None = None
    ) -> tuple[int, bytes]:
        """A request; its status and what came back."""
        address, _, query = path.partition("?")
        headers = {"host": "testserver", "origin": ORIGIN, "cookie": self.cookie}
        scope: dict[str, Any] = {
            "type": "http",
            "asgi": {"version": "3.0"},
            "http_version": "1.1",
            "method": method,
            "scheme": "http",
            "path": address,
            "raw_path": address.encode(),
            "query_string": query.encode(),
            "root_path": "",
            "headers": [(name.encode(), value.encode()) for name, value in headers.items()]
            + [(b"content-type", b"application/json")],
            "client": ("127.0.0.1", 5000),
            "server": ("testserver", 80),
        }
        content = b"" if body is None else json.dumps(body).encode()
        asked = [{"type": "http.request", "body": content, "more_body": False}]
        told: list[dict[str, Any]] = []

        async def receive() -> dict[str, Any]:
            return asked.pop() if asked else {"type": "http.disconnect"}

        async def send(message: dict[str, Any]) -> None:
            told.append(message)

        await self._server.run(named or f"{method} {path}", scope, receive, send)
        for name, value in told[0].get("headers", []):
            if name == b"set-cookie":
                self.cookie = value.decode().partition(";")[0]
        return told[0]["status"], b"".join(part.get("body", b"") for part in told[1:])

    async def must(self, method: str, path: str, body: Any = None) -> Any:
        """A request that has to succeed, under no name."""
        status, content = await self.ask(method, path, body, named="")
        assert status < 300, (method, path, status, content)
        return json.loads(content) if content else None

    @asynccontextmanager
    async def at(
        self, code: str, query: str = "", extensions: dict[str, Any] | None = None
    ) -> AsyncIterator["Socket"]:
        """The table's socket; `extensions`: what the server below adds."""
        socket = Socket()
        scope: dict[str, Any] = {
            "type": "websocket",
            "asgi": {"version": "3.0"},
            "http_version": "1.1",
            "scheme": "ws",
            "path": f"/api/tables/{code}/socket",
            "raw_path": f"/api/tables/{code}/socket".encode(),
            "query_string": query.encode(),
            "root_path": "",
            "headers": [
                (b"host", b"testserver"),
                (b"origin", ORIGIN.encode()),
                (b"cookie", self.cookie.encode()),
            ],
            "client": ("127.0.0.1", 5000),
            "server": ("testserver", 80),
            "subprotocols": [],
            "extensions": extensions or {},
        }
        socket.put({"type": "websocket.connect"})
        serving = asyncio.create_task(
            self._server.run("socket", scope, socket.receive, socket.send)
        )
        try:
            yield socket
        finally:
            socket.put({"type": "websocket.disconnect", "code": 1000})
            await serving


class Socket:
    """The messages that one tab sends and receives."""

    def __init__(self) -> None:
        self._asked: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self._news = asyncio.Condition()
        self.heard: list[dict[str, Any]] = []

    def put(self, event: dict[str, Any]) -> None:
        self._asked.put_nowait(event)

    async def receive(self) -> dict[str, Any]:
        event = await self._asked.get()
        if "text" in event:
            # From here on the task does what this message asks for.
            ASKED.set(f"message {json.loads(event['text']).get('type')}")
        return event

    async def send(self, event: dict[str, Any]) -> None:
        async with self._news:
            if "text" in event:
                self.heard.append(json.loads(event["text"]))
            self._news.notify_all()

    def say(self, message: dict[str, Any]) -> None:
        self.put({"type": "websocket.receive", "text": json.dumps(message)})

    async def until(self, *kinds: str, after: int = 0) -> dict[str, Any]:
        """The first of these among what came after so many messages."""
        async with self._news:
            await self._news.wait_for(lambda: any(m["type"] in kinds for m in self.heard[after:]))
        return next(m for m in self.heard[after:] if m["type"] in kinds)

    async def answer(self, message: dict[str, Any], *kinds: str) -> dict[str, Any]:
        """Say something and wait for the first of these."""
        after = len(self.heard)
        self.say(message)
        return await self.until(*kinds, after=after)


class WholeServer:
    """The application with its database, and clients that need no port."""

    def __init__(self, application: Application, registry: TableRegistry) -> None:
        self.asgi = application.asgi()
        self.services: Services = application._api.state.services
        self.registry = registry

    async def run(self, asked: str, scope: Any, receive: Any, send: Any) -> None:
        async def work() -> None:
            ASKED.set(asked)
            await self.asgi(scope, receive, send)

        await asyncio.create_task(work())

    async def put_away_idle(self) -> None:
        """Take every table out of memory at which nobody is."""
        for loaded in self.registry.loaded().values():
            if loaded.is_idle(0):
                await self.registry.unload(loaded)

    async def client(self, name: str) -> Client:
        client = Client(self, name)
        await client.must("POST", "/api/me", {"name": name})
        return client


@asynccontextmanager
async def whole_server(directory: Path, **settings: Any) -> AsyncIterator[WholeServer]:
    """With limits that no test meets, and dice that fall alike each time."""
    usual = {
        "messages_per_second": 10**6,
        "new_guests_per_minute": 10**6,
        "new_tables_per_hour": 10**6,
        "sockets_per_address": 10**6,
        "bot_delay": 0.0,
        "test_seed": "slices",
    }
    chosen = Settings(data=directory, **{**usual, **settings})
    migrate_sqlite(chosen.sqlite_file)
    application = Application(chosen)
    async with application._lifespan(application._api):
        assert application.registry is not None
        yield WholeServer(application, application.registry)


@dataclass(frozen=True)
class World:
    """The host as the clients find it: many tables, many finished games, one of them long."""

    host: Client
    other: Client
    open: list[str]
    playing: list[str]
    finished: list[str]
    long: str


async def world(server: WholeServer, *, tables: int, finished: int, moves: int) -> World:
    """So many unfinished tables of one host, half of them begun, all loaded; so many finished games."""
    host, other = await server.client("Ana"), await server.client("Ben")
    ana, ben = await guest_of(server, host), await guest_of(server, other)
    config = game_for(2, **{"victory-points": 20})  # long ones
    opened = [(await server.registry.create(ana, "", config, "")).code for _ in range(tables // 2)]
    playing = [
        (await begun(server.registry, ana, ben, config)).record.code
        for _ in range(tables - len(opened))
    ]
    ended = [await ended_at_once(server.registry, ana, ben, config) for _ in range(finished - 1)]
    long = await begun(server.registry, ana, ben, config)
    await play(long, moves)
    await concede(long)
    codes = [table.record.code for table in [*ended, long]]
    await server.services.archive.all_filled_in.wait()
    return World(host, other, opened, playing, codes, long.record.code)


async def guest_of(server: WholeServer, client: Client) -> Guest:
    identity = server.services.identity
    found = await identity.guest(Proof(client.cookie.partition("=")[2]))
    assert found is not None
    return found


async def play(table: Table, moves: int) -> None:
    """Whoever may do something does, through everybody's path."""
    live, luck = table.live, random.Random(5)
    assert live is not None
    for _ in range(moves):
        if live.over:
            return
        seat = next(iter(game.deciding(live.state)))
        seen = live.player_view(seat)
        action = game.bots.choose("easy", seen.view, seen.legal, seen.forms, seat, luck, False)
        assert action is not None
        done = await table.commands.play(
            seat, f"r{live.version}", live.version, game.action_to_json(action)
        )
        assert isinstance(done, Played)


async def ended_at_once(
    registry: TableRegistry, host: Guest, other: Guest, config: dict[str, Any]
) -> Table:
    """A game that one concedes as soon as it has begun."""
    table = await begun(registry, host, other, config)
    await concede(table)
    return table


async def concede(table: Table) -> None:
    async def work(live: LiveGame) -> Played | Refusal:
        return await table.game_log.decide(live, 0, "0:end", Concede(1))

    await table.commands.command(work)


async def begun(
    registry: TableRegistry, host: Guest, other: Guest, config: dict[str, Any]
) -> Table:
    """Two people's game."""
    record = await registry.create(host, "", config, "n0")
    async with registry.table(record.code) as table:

        def everyone(before: TableRecord) -> TableRecord:
            after = lobby.take_seat(before, other, 1, "n1")
            for one in (host, other):
                after = lobby.set_ready(after, one.id, True)
            return after

        await table.edits.edit(everyone)
        await table.edits.start(host.id)
        return table


@dataclass(frozen=True)
class Request:
    """A request at one address, and its answer."""

    path: str
    body: Any = None
    status: int = 200


def _of_notifications() -> dict[tuple[str, str], Request]:
    """Requests to a server that sends no notices."""
    api, pages = "/api/notifications", "/notifications"
    address, channel = (
        {"kind": "email", "address": "ana@example.org"},
        f"{api}/channels/{{channel}}",
    )
    return {
        ("GET", api): Request(api),
        ("PATCH", api): Request(api, {"all_tables": False}, 409),
        ("DELETE", api): Request(api, None, 409),
        ("POST", f"{api}/channels"): Request(f"{api}/channels", address, 409),
        ("POST", f"{channel}/confirm"): Request(f"{api}/channels/1/confirm", {"code": "1"}, 409),
        ("DELETE", channel): Request(f"{api}/channels/1", None, 409),
        ("POST", f"{api}/test"): Request(f"{api}/test", None, 409),
        ("GET", f"{pages}/confirm"): Request(f"{pages}/confirm?key=x", None, 409),
        ("POST", f"{pages}/confirm"): Request(f"{pages}/confirm?key=x", None, 409),
        ("GET", f"{pages}/silence"): Request(f"{pages}/silence?key=x", None, 409),
        ("POST", f"{pages}/silence"): Request(f"{pages}/silence?key=x", None, 409),
    }


async def _of_groups(server: WholeServer, found: World) -> dict[tuple[str, str], Request]:
    """Requests to a group of the host, in which a game has been played."""
    made = await found.host.must("POST", "/api/groups", {"name": "Friends", "zone": "UTC"})
    token = made["token"]
    ana, ben = await guest_of(server, found.host), await guest_of(server, found.other)
    record = await server.registry.create(ana, "", game_for(2), "")
    counts = f"/api/tables/{record.code}/group"
    await found.host.must("PUT", counts, {"token": token})
    async with server.registry.table(record.code) as table:
        await table.edits.edit(lambda before: lobby.take_seat(before, ben, 1, ""))
        for one in (ana, ben):
            await table.edits.edit(partial(lobby.set_ready, asker=one.id, ready=True))
        await table.edits.start(ana.id)
        await concede(table)
    of_group, of_season = "/api/groups/{token}", f"/api/groups/{token}"
    season = await found.host.must("GET", of_season)
    date, player = season["evenings"][0]["date"], season["you"]
    of_player, of_merges = f"{of_group}/players/{{player}}", f"{of_group}/merges"
    named, merge = {"name": "Ana"}, {"player": player, "into": player}
    lobby_code = (await server.registry.create(ana, "", game_for(3), "")).code
    return {
        ("POST", "/api/groups"): Request("/api/groups", {"name": "Others", "zone": "UTC"}, 201),
        ("GET", of_group): Request(of_season),
        ("PATCH", of_group): Request(of_season, {"name": "All friends"}),
        ("GET", f"{of_group}/evenings/{{date}}"): Request(f"{of_season}/evenings/{date}"),
        ("GET", f"{of_group}/games.csv"): Request(f"{of_season}/games.csv"),
        ("GET", f"{of_group}/games.json"): Request(f"{of_season}/games.json"),
        ("PATCH", of_player): Request(f"{of_season}/players/{player}", named),
        ("POST", f"{of_player}/separate"): Request(f"{of_season}/players/{player}/separate"),
        ("POST", of_merges): Request(f"{of_season}/merges", merge, 422),
        ("POST", f"{of_merges}/{{player}}/consent"): Request(
            f"{of_season}/merges/{player}/consent", None, 404
        ),
        ("DELETE", f"{of_merges}/{{player}}"): Request(f"{of_season}/merges/{player}", None, 404),
        ("DELETE", of_player): Request(f"{of_season}/players/{player}"),
        ("GET", "/api/tables/{code}/season"): Request(f"/api/tables/{record.code}/season"),
        ("PUT", "/api/tables/{code}/group"): Request(
            f"/api/tables/{lobby_code}/group", {"token": token}
        ),
        ("GET", "/g/{token}"): Request(f"/g/{token}"),
        ("GET", "/g/{token}/{date}"): Request(f"/g/{token}/{date}"),
    }


async def _of_maps(found: World) -> dict[tuple[str, str], Request]:
    """Requests about maps that the host has drawn."""
    drawn, every, one = {"map": TEN[0]}, "/api/drawn-maps", "/api/drawn-maps/{id}"
    kept = await found.host.must("POST", every, drawn)
    shared = await found.host.must("PATCH", f"{every}/{kept['id']}", {"linked": True})
    changed = await found.host.must("POST", every, drawn)
    removed = await found.host.must("POST", every, drawn)
    link = shared["link"]
    return {
        ("GET", every): Request(every),
        ("POST", every): Request(every, drawn, 201),
        ("POST", f"{every}/check"): Request(f"{every}/check", drawn),
        ("POST", f"{every}/fill"): Request(f"{every}/fill", drawn),
        ("GET", f"{every}/linked/{{link}}"): Request(f"{every}/linked/{link}"),
        ("GET", f"{every}/board/{{key}}"): Request(f"{every}/board/standard-3-4"),
        ("GET", one): Request(f"{every}/{kept['id']}"),
        ("PUT", one): Request(f"{every}/{changed['id']}", {**drawn, "since": changed["updated"]}),
        ("PATCH", one): Request(f"{every}/{kept['id']}", {"name": "Cove"}),
        ("DELETE", one): Request(f"{every}/{removed['id']}"),
        ("GET", "/maps"): Request("/maps"),
        ("GET", "/maps/{id}"): Request(f"/maps/{kept['id']}"),
        ("GET", "/maps/l/{link}"): Request(f"/maps/l/{link}"),
    }


async def requests(server: WholeServer, found: World) -> dict[tuple[str, str], Request]:
    """One for every address of the application, at tables of the host where they have to be."""
    ana, ben = await guest_of(server, found.host), await guest_of(server, found.other)

    async def lobby_of_both(ready: bool = False) -> str:
        record = await server.registry.create(ana, "", game_for(2), "")
        async with server.registry.table(record.code) as table:
            await table.edits.edit(lambda before: lobby.take_seat(before, ben, 1, ""))
            for one in (ana, ben) if ready else ():
                ready_one = partial(lobby.set_ready, asker=one.id, ready=True)
                await table.edits.edit(ready_one)
        return record.code

    async def own_lobby() -> str:
        return (await server.registry.create(ana, "", game_for(3), "")).code

    kept_out = await lobby_of_both()
    async with server.registry.table(kept_out) as table:
        person = table.record.alias(ben.id)
    moved = (await begun(server.registry, ben, ana, game_for(2))).record.code
    secret = (await found.other.must("POST", f"/api/tables/{moved}/link"))["secret"]
    claimed = (
        await begun(
            server.registry, ben, await guest_of(server, await server.client("Cem")), game_for(2)
        )
    ).record.code
    secret = (await found.other.must("POST", f"/api/tables/{claimed}/link"))["secret"]
    table_, game_ = "/api/tables/{code}", found.long
    of_game = f"/api/tables/{game_}"
    return {
        ("GET", "/healthz"): Request("/healthz"),
        ("GET", "/api/me"): Request("/api/me"),
        ("POST", "/api/me"): Request("/api/me", {"name": "Ana Maria"}),
        ("GET", "/api/catalog"): Request("/api/catalog"),
        ("GET", "/api/actions"): Request("/api/actions"),
        ("POST", "/api/base-rules"): Request("/api/base-rules", {"config": game_for(4)}),
        ("POST", "/api/maps"): Request("/api/maps", {"config": game_for(4)}),
        ("GET", "/api/address"): Request("/api/address"),
        ("GET", "/api/tables"): Request("/api/tables"),
        ("POST", "/api/tables"): Request("/api/tables", {"config": game_for(4), "bots": True}, 201),
        ("POST", "/api/screens"): Request("/api/screens", {"name": "", "config": game_for(4)}, 201),
        ("POST", "/api/guide"): Request("/api/guide", None, 201),
        ("GET", table_): Request(of_game),
        ("GET", f"{table_}/map"): Request(f"{of_game}/map", None, 404),
        ("PATCH", table_): Request(f"/api/tables/{await own_lobby()}", {"config": game_for(4)}),
        ("DELETE", table_): Request(f"/api/tables/{await own_lobby()}"),
        ("POST", f"{table_}/seats/{{number}}"): Request(
            f"/api/tables/{await own_lobby()}/seats/1", {"nonce": "n"}
        ),
        ("DELETE", f"{table_}/seats/{{number}}"): Request(
            f"/api/tables/{await lobby_of_both()}/seats/1"
        ),
        ("POST", f"{table_}/seats/{{number}}/bot"): Request(
            f"/api/tables/{await own_lobby()}/seats/1/bot", {}
        ),
        ("POST", f"{table_}/bots"): Request(f"/api/tables/{await own_lobby()}/bots", {}),
        ("POST", f"{table_}/host"): Request(
            f"/api/tables/{await lobby_of_both()}/host", {"seat": 1}
        ),
        ("POST", f"{table_}/kept-out"): Request(
            f"/api/tables/{kept_out}/kept-out", {"person": person}
        ),
        ("DELETE", f"{table_}/kept-out/{{person}}"): Request(
            f"/api/tables/{kept_out}/kept-out/{person}"
        ),
        ("POST", f"{table_}/link"): Request(f"/api/tables/{moved}/link"),
        ("POST", f"{table_}/claim"): Request(f"/api/tables/{claimed}/claim", {"secret": secret}),
        ("POST", f"{table_}/rematch"): Request(f"{of_game}/rematch", {"change": "start"}),
        ("POST", f"{table_}/look"): Request(f"/api/tables/{await own_lobby()}/look", {"look": 5}),
        ("POST", f"{table_}/ready"): Request(
            f"/api/tables/{await own_lobby()}/ready", {"ready": True}
        ),
        ("POST", f"{table_}/start"): Request(f"/api/tables/{await lobby_of_both(True)}/start", {}),
        ("GET", f"{table_}/record"): Request(f"{of_game}/record"),
        ("GET", f"{table_}/replay"): Request(f"{of_game}/replay?seat=all"),
        ("GET", f"{table_}/statistics"): Request(f"{of_game}/statistics"),
        ("GET", f"{table_}/log.csv"): Request(f"{of_game}/log.csv"),
        **_of_notifications(),
        **await _of_groups(server, found),
        **await _of_maps(found),
        ("GET", "/api/history"): Request("/api/history"),
        ("GET", "/api/history/results"): Request("/api/history/results"),
        ("GET", "/api/openapi.json"): Request("/api/openapi.json"),
        ("GET", "/api/{path:path}"): Request("/api/nothing", None, 404),
        ("GET", "/"): Request("/"),
        ("GET", "/history"): Request("/history"),
        ("GET", "/t/{code}"): Request(f"/t/{game_}"),
        ("GET", "/tv"): Request("/tv"),
        ("GET", "/t/{code}/tv"): Request(f"/t/{game_}/tv"),
        ("GET", "/t/{code}/replay"): Request(f"/t/{game_}/replay"),
        ("GET", "/t/{code}/verify"): Request(f"/t/{game_}/verify"),
        ("GET", "/{path:path}"): Request("/js/main.js"),
    }


async def all_requests(server: WholeServer, found: World) -> None:
    """Everything that can be asked over HTTP, each under the name of its address."""
    for (method, address), request in (await requests(server, found)).items():
        name = f"{method} {address}"
        status, body = await found.host.ask(method, request.path, request.body, named=name)
        assert status == request.status, (name, status, body)


async def all_messages(server: WholeServer, found: World, moves: int) -> None:
    """Everything that a tab can say, at a game that has gone on for a while and is loaded anew."""
    code = found.playing[0]
    async with server.registry.table(code) as table:
        await play(table, moves)
        assert table.live is not None
        assert not table.live.over
    await server.put_away_idle()
    async with found.host.at(code) as ana, found.other.at(code) as ben:
        shown = await ana.until("snapshot")
        await ben.until("snapshot")
        for waiting in (ana, ben):
            for number, message in enumerate(_messages(shown["version"])):
                named = {"request": f"r{number}"} if message.pop("named", False) else {}
                asked = {**message, **named}
                waiting.say(asked)
                for _ in range(5):  # it is taken before the next is there
                    await asyncio.sleep(0)
                # Messages are taken one after the other: when this is answered, that was done.
                await waiting.answer({"type": "ping"}, "pong")
        heard = len(ben.heard)
        ana.say({"type": "propose", "request": "back", "act": {"table": "rewind", "to": 1}})
        proposal = (await ben.until("proposal", after=heard))["open"]
        answered = len(ana.heard)
        ben.say({"type": "vote", "proposal": proposal["id"], "yes": True})
        await ana.until("update", after=answered)
    watching = await server.client("Eva")
    async with watching.at(code, "since=1") as eva:
        await eva.until("snapshot")


def _messages(version: int) -> list[dict[str, Any]]:
    act = {"type": "act", "named": True, "version": version}
    return [
        *({**act, "action": {"type": kind}} for kind in ("RollDice", "EndTurn", "PassTurn")),
        {"type": "chat", "text": "Hello"},
        {"type": "undo", "named": True, "to": version},
        {"type": "nudge", "seat": 0},
        {"type": "nudge", "seat": 1},
        {"type": "give_time", "seat": 0},
        {"type": "wants", "want": ["ore"], "have": ["wool"], "quiet": False},
        {"type": "writing", "offer": 1},
        {"type": "vote", "proposal": 99, "yes": True},
        {"type": "seen", "version": version},
        {"type": "resume", "since": 0},
        {"type": "resume", "since": version},
    ]
