"""The host's page: a link opens it once; it shows the server and nothing hidden, and what the host decides holds at once."""

import asyncio
import json
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
import structlog
from fastapi.routing import APIRoute
from sqlalchemy import update

from app.admin import tail
from app.admin.hits import Hits
from app.admin.load import Load
from app.admin.panel import Panel
from app.admin.tail import Tail
from app.clock import now
from app.settings import Settings
from app.storage import host_access, upkeep
from app.storage.database import Database
from app.storage.postgresql import PostgresqlDatabase
from app.storage.schema import actions, games
from app.storage.schema import host_access as access_rows
from app.tables.connection import BANNED
from app.tables.notices import Notices
from app.web import host as host_page
from tests.app.cluster import fresh_postgresql
from tests.app.house import house
from tests.app.players import Person, game_for
from tests.app.running import RunningServer
from tests.app.slices import Client, WholeServer, play, whole_server
from tests.conftest import StartServer

DAY_MS = 24 * 3600 * 1000


@asynccontextmanager
async def loaded(directory: Path, **settings: Any) -> AsyncIterator[tuple[WholeServer, Client]]:
    """A server, and its host's browser, which has been let in."""
    async with whole_server(directory, **settings) as server:
        host = Client(server, "host")
        await host.must("POST", "/api/host/session", {"key": await link_to(server)})
        yield server, host


def database_of(server: WholeServer) -> Database:
    return server.services.panel._database


async def link_to(server: WholeServer) -> str:
    return await host_access.new_link(database_of(server))


async def refused(client: Client, method: str, path: str, body: Any = None) -> str:
    """The code of a refusal."""
    status, content = await client.ask(method, path, body, named="")
    assert status >= 400, content
    code: str = json.loads(content)["code"]
    return code


async def row(host: Client, name: str) -> dict[str, Any]:
    page = await host.must("GET", "/api/host")
    return next(table for table in page["tables"] if table["name"] == name)


async def opened(client: Client, name: str, **more: Any) -> str:
    wanted = {"name": name, "config": game_for(2), **more}
    code: str = (await client.must("POST", "/api/tables", wanted))["code"]
    return code


# Who may open it


async def test_a_link_opens_the_page_once(tmp_path: Path):
    async with whole_server(tmp_path) as server:
        key = await link_to(server)
        first, second = Client(server, "first"), Client(server, "second")
        answers = await asyncio.gather(
            *(
                one.ask("POST", "/api/host/session", {"key": key}, named="")
                for one in (first, second)
            )
        )
        assert sorted(status for status, _ in answers) == [200, 410]
        [late] = [json.loads(body) for status, body in answers if status == 410]
        assert late["code"] == "link_used"
        assert "Run `hexhaven admin-link` for a new one." in late["text"]
        let_in = [one for one in (first, second) if one.cookie]
        assert [(await one.ask("GET", "/api/host"))[0] for one in let_in] == [200]


async def test_a_link_that_is_too_old_and_one_that_never_was_are_refused(tmp_path: Path):
    async with whole_server(tmp_path) as server:
        key, client = await link_to(server), Client(server, "late")
        passed = update(access_rows).values(until=access_rows.c.until - 16 * 60 * 1000)
        await database_of(server).write(lambda connection: connection.execute(passed))
        assert await refused(client, "POST", "/api/host/session", {"key": key}) == "link_late"
        assert (
            await refused(client, "POST", "/api/host/session", {"key": "x" * 43}) == "link_unknown"
        )
        assert (
            await refused(client, "POST", "/api/host/session", {"key": "x" * 100}) == "link_unknown"
        )


async def test_who_tries_links_is_told_to_wait(tmp_path: Path):
    async with whole_server(tmp_path) as server:
        client = Client(server, "Eve")
        codes = [
            await refused(client, "POST", "/api/host/session", {"key": f"guess{number}"})
            for number in range(12)
        ]
        assert codes == ["link_unknown"] * 10 + ["too_many"] * 2
        good = await link_to(server)
        assert await refused(client, "POST", "/api/host/session", {"key": good}) == "too_many"


async def test_only_hashes_of_links_and_sessions_are_stored(tmp_path: Path):
    async with loaded(tmp_path) as (server, host):
        key = await link_to(server)
        stored = await asyncio.to_thread(everything_in, tmp_path)
        assert key.encode() not in stored
        assert host.cookie.partition("=")[2].encode() not in stored


def everything_in(directory: Path) -> bytes:
    return b"".join(path.read_bytes() for path in directory.glob("hexhaven.sqlite3*"))


async def test_the_session_ends_when_its_time_is_up_or_its_host_leaves(tmp_path: Path):
    async with loaded(tmp_path) as (server, host):
        token = host.cookie
        await host.must("DELETE", "/api/host/session")
        host.cookie = token
        assert await refused(host, "GET", "/api/host") == "host_only"
        await host.must("POST", "/api/host/session", {"key": await link_to(server)})
        passed = update(access_rows).values(until=now())
        await database_of(server).write(lambda connection: connection.execute(passed))
        assert await refused(host, "GET", "/api/host") == "host_only"


async def test_guests_learn_nothing_from_any_address_of_the_page(tmp_path: Path):
    async with loaded(tmp_path) as (server, _host):
        ana = await server.client("Ana")
        bodies = {
            "/api/host/notice": {"text": "Hello.", "minutes": 1},
            "/api/host/blocked": {"address": "203.0.113.7"},
            "/api/host/unblocked": {"address": "203.0.113.7"},
            "/api/host/backups": {"nightly": True},
        }
        asked = 0
        for route in host_page.router.routes:
            assert isinstance(route, APIRoute)
            if route.path in ("/host", "/api/host/session"):
                continue
            for method in route.methods or ():
                path = re.sub(r"\{\w+\}", "none", route.path)
                body = None if method == "DELETE" else bodies.get(path)
                assert await refused(ana, method, path, body) == "host_only", (method, path)
                asked += 1
        assert asked > 10


async def test_the_cookie_is_out_of_reach_of_scripts_and_other_sites(tmp_path: Path):
    async with whole_server(tmp_path) as server:
        cookies = {}
        for origin in ("http://testserver", "https://testserver"):
            sent = await set_cookie(server, origin, await link_to(server))
            cookies[origin] = sent
        plain, secure = cookies.values()
        for sent in (plain, secure):
            assert {"HttpOnly", "SameSite=strict", "Path=/", "Max-Age=43200"} <= set(
                sent.split("; ")
            )
        assert plain.startswith("hexhaven-")
        assert secure.startswith("__Host-hexhaven-")
        assert "Secure" in secure.split("; ")


async def set_cookie(server: WholeServer, origin: str, key: str) -> str:
    transport = httpx.ASGITransport(server.asgi)
    async with httpx.AsyncClient(transport=transport, base_url=origin) as browser:
        answer = await browser.post(
            "/api/host/session", json={"key": key}, headers={"origin": origin}
        )
        assert answer.status_code == 200, answer.text
        return answer.headers["set-cookie"]


def test_the_command_prints_a_link_that_a_running_server_accepts(
    start_server: StartServer, tmp_path: Path
):
    server = start_server()
    done = server.run("admin-link")
    assert done.returncode == 0, done.stderr
    assert "once, within 15 minutes" in done.stderr
    [link] = done.stdout.split()
    home, _, key = link.partition("host#")
    assert home == f"{server._direct}/"
    assert (posted(server, key), posted(server, key)) == (200, 410)


def posted(server: RunningServer, key: str) -> int:
    headers = {"origin": server.url if server.base == server._direct else server.base}
    return httpx.post(
        f"{server.base}/api/host/session", json={"key": key}, headers=headers
    ).status_code


@pytest.mark.postgres
async def test_of_all_servers_on_one_database_one_accepts_a_link(migrated_postgresql: str):
    one, other = PostgresqlDatabase(migrated_postgresql), PostgresqlDatabase(migrated_postgresql)
    try:
        key = await host_access.new_link(one)
        answers = await asyncio.gather(
            *(host_access.redeem(place, key) for place in (one, other, one, other))
        )
        sessions = [session for session, _ in answers if session is not None]
        assert len(sessions) == 1
        assert sorted(str(why) for _, why in answers) == ["None", "used", "used", "used"]
        assert await host_access.is_admitted(one, sessions[0])
        assert await host_access.is_admitted(other, sessions[0])
    finally:
        await one.close()
        await other.close()


@pytest.mark.postgres
async def test_of_several_servers_any_shows_the_page_and_what_is_decided_there_holds_at_all(
    start_server: StartServer, postgresql_cluster: str
):
    settings = {
        "database_url": fresh_postgresql(postgresql_cluster, "hostpage"),
        "shared": "yes",
        "worker_patience": 60,
        "behind_nginx": False,
    }
    one, two = start_server("one", **settings), start_server("two", **settings)
    done = await asyncio.to_thread(one.run, "admin-link")
    key = {"key": done.stdout.split()[0].partition("#")[2]}
    async with Person(one, "Ana") as ana, Person(two, "host") as host:
        await ana.arrive()
        code = await ana.open_table()
        assert (await host.http.post("/api/host/session", json=key)).status_code == 200
        assert (await ana.http.post("/api/host/session", json=key)).status_code == 410
        async with ana.at(code) as tab:
            page = (await host.http.post("/api/host/notice", json={"minutes": 5})).json()
            assert (await tab.until("notice"))["notice"]["id"] == page["notice"]["id"]
            assert page["server"]["others"] == 1
            assert [table["state"] for table in page["tables"]] == ["open"]
            assert page["storage"]["used"] > 0
            assert not page["backups"]["possible"]
            table = page["tables"][0]["id"]
            assert (await host.http.post(f"/api/host/tables/{table}/close")).json()["tables"] == []
            lobby = await tab.until("lobby")
            while lobby["state"] != "closed":
                lobby = await tab.until("lobby")


# What it shows


async def test_it_shows_tables_with_what_everyone_there_knows_and_no_code(tmp_path: Path):
    async with loaded(tmp_path) as (server, host):
        ana = await server.client("Ana")
        lobby = await opened(ana, "Lobby")
        secret = await opened(ana, "Secret", settings={"private": True})
        game = await opened(ana, "Game", bots=True)
        page = await host.must("GET", "/api/host")
        shown = {table["name"]: table for table in page["tables"]}
        assert {name: table["state"] for name, table in shown.items()} == {
            "Lobby": "open",
            "Secret": "open",
            "Game": "playing",
        }
        assert (shown["Game"]["people"], shown["Game"]["bots"], shown["Game"]["seats"]) == (1, 1, 2)
        assert shown["Game"]["size"] > shown["Lobby"]["size"] == 0
        assert page["counts"]["playing"] == 1
        said = json.dumps(page)
        assert not any(code in said for code in (lobby, secret, game))


async def test_the_size_of_a_table_grows_with_its_log_and_sealed_lines_do_not_show(tmp_path: Path):
    async with loaded(tmp_path) as (server, host):
        await opened(await server.client("Ana"), "Game", bots=True)
        before = await row(host, "Game")
        grown = {"size": 0}
        async with asyncio.timeout(60):
            while grown["size"] <= before["size"]:
                grown = await row(host, "Game")
        stored = await database_of(server).read(
            lambda connection: connection.execute(
                actions.select().with_only_columns(
                    actions.c.action, actions.c.outcomes, actions.c.events, actions.c.state_hash
                )
            ).all()
        )
        assert grown["size"] <= sum(len(part) for line in stored for part in line)


async def test_a_paused_game_and_one_without_moves_for_a_week_are_told_apart(tmp_path: Path):
    async with house(tmp_path) as opened_house:
        paused, forgotten, going = [await opened_house.begun(2) for _ in range(3)]
        settings = Settings(data=tmp_path)
        panel = Panel(settings, opened_house.database, opened_house.registry, Hits())
        listener = await opened_house.listener(paused, 0)
        await paused.proposals.propose(listener.connection, "a", {"table": "pause"})
        await make_older(opened_house.database, forgotten.record.id)
        await play(going, 1)
        states = {one["id"]: (one["state"], one["idle"]) for one in (await panel.page())["tables"]}
        assert states == {
            paused.record.id: ("paused", False),
            forgotten.record.id: ("playing", True),
            going.record.id: ("playing", False),
        }
        assert await panel.archive_idle() == 1
        listed = await upkeep.overviews(opened_house.database, everything=True)
        assert [one.code for one in listed if one.archived] == [forgotten.record.code]


async def make_older(database: Database, game: str) -> None:
    def work(connection: Any) -> None:
        row, lines = games.c.id == game, actions.c.game_id == game
        connection.execute(update(games).where(row).values(updated_at=now() - 8 * DAY_MS))
        connection.execute(update(actions).where(lines).values(at=now() - 8 * DAY_MS))

    await database.write(work)


async def test_a_game_that_has_begun_may_be_watched_and_a_lobby_may_not(tmp_path: Path):
    async with loaded(tmp_path) as (server, host):
        ana = await server.client("Ana")
        await opened(ana, "Lobby")
        game = await opened(ana, "Game", bots=True)
        lobby = (await row(host, "Lobby"))["id"]
        assert await refused(host, "POST", f"/api/host/tables/{lobby}/watch") == "not_now"
        watched = (await row(host, "Game"))["id"]
        assert await host.must("POST", f"/api/host/tables/{watched}/watch") == {"code": game}


def test_the_tail_of_the_log_holds_no_code_and_no_more_than_it_should():
    kept = Tail()
    log = structlog.wrap_logger(
        structlog.ReturnLogger(), processors=[kept, lambda *args: args[2]["event"]]
    )
    log.info("table.opened", table="ABCDE")
    log.error(
        "game.not_resumed", table="ABCDE", why="Table ABCDE has been archived.", words="x" * 9
    )
    log.error("fault", what="load", lines=["secret.py:1"])
    for number in range(tail.KEPT_LINES):
        log.info("guest.joined", name=f"Guest {number}", address="203.0.113.7")
    assert len(kept.last(10_000)) == tail.KEPT_LINES
    newest = kept.last(1)[0]
    assert (newest.event, newest.about) == (
        "guest.joined",
        f"Guest {tail.KEPT_LINES - 1}, 203.0.113.7",
    )
    log.error(
        "game.not_resumed", table="ABCDE", why="Table ABCDE has been archived.", words="x" * 9
    )
    assert kept.last(1)[0].about == "Table … has been archived."


async def test_the_log_names_tables_and_not_their_codes(tmp_path: Path):
    async with loaded(tmp_path) as (server, host):
        code = await opened(await server.client("Ana"), "Friday table")
        lines = (await host.must("GET", "/api/host/log"))["lines"]
        assert ("table.opened", "Friday table") in [
            (line["event"], line.get("table")) for line in lines
        ]
        assert code not in json.dumps(lines)


async def test_limits_that_were_hit_are_shown_by_address(tmp_path: Path):
    async with loaded(tmp_path) as (server, host):
        eve = Client(server, "Eve")
        for number in range(13):
            await eve.ask("POST", "/api/host/session", {"key": f"guess{number}"}, named="")
        [limit] = (await host.must("GET", "/api/host"))["limits"]
        assert (limit["address"], limit["what"], limit["tries"]) == ("127.0.0.1", "link", 3)


def test_the_load_is_the_share_of_all_processors():
    times = iter([(0.0, 0.0), (10.0, 4.0), (20.0, 4.0)])
    at = used = 0.0

    def step() -> None:
        nonlocal at, used
        at, used = next(times)

    step()
    load = Load(used=lambda: used, clock=lambda: at)
    load.cores = 2
    for _ in range(2):
        step()
        load.sample()
    assert list(load.shares) == [0.2, 0.0]


# What the host decides


async def test_a_lobby_is_closed_and_a_game_archived(tmp_path: Path):
    async with loaded(tmp_path) as (server, host):
        ana = await server.client("Ana")
        await opened(ana, "Lobby")
        await opened(ana, "Game", bots=True)
        lobby, game = (await row(host, "Lobby"))["id"], (await row(host, "Game"))["id"]
        assert await refused(host, "POST", f"/api/host/tables/{lobby}/archive") == "not_now"
        assert await refused(host, "POST", f"/api/host/tables/{game}/close") == "started"
        await host.must("POST", f"/api/host/tables/{lobby}/close")
        page = await host.must("POST", f"/api/host/tables/{game}/archive")
        assert page["tables"] == []
        assert await refused(host, "POST", "/api/host/tables/none/close") == "no_such_table"


async def test_a_guest_is_banned_and_let_in_again(tmp_path: Path):
    async with loaded(tmp_path) as (server, host):
        ana = await server.client("Ana")
        async with ana.at(await opened(ana, "Lobby")) as tab:
            await tab.until("lobby")
            [person] = (await host.must("GET", "/api/host"))["people"]
            assert (person["name"], person["tables"]) == ("Ana", 1)
            page = await host.must("POST", f"/api/host/bans/{person['id']}")
            assert [one["name"] for one in page["banned"]] == ["Ana"]
            assert (await tab.until("bye"))["code"] == BANNED
        assert await refused(ana, "GET", "/api/tables") == "banned"
        await host.must("DELETE", f"/api/host/bans/{person['id']}")
        await ana.must("GET", "/api/tables")
        assert await refused(host, "POST", "/api/host/bans/nobody") == "no_such_guest"


async def test_a_blocked_address_is_turned_away_everywhere_but_never_the_hosts_own(tmp_path: Path):
    async with loaded(tmp_path, trusted_proxies="127.0.0.1") as (server, host):
        assert (
            await refused(host, "POST", "/api/host/blocked", {"address": "127.0.0.1"}) == "not_now"
        )
        assert (
            await refused(host, "POST", "/api/host/blocked", {"address": "nonsense"}) == "invalid"
        )
        page = await host.must("POST", "/api/host/blocked", {"address": "203.0.113.7"})
        assert page["blocked"] == ["203.0.113.7"]
        assert await status_for(server, "203.0.113.7") == 403
        assert await status_for(server, "203.0.113.8") == 200
        sentence = await answer_to(server, "203.0.113.7", accept="text/html")
        assert sentence.text.startswith("Your address is blocked on this server.")
        await host.must("POST", "/api/host/unblocked", {"address": "203.0.113.7"})
        assert await status_for(server, "203.0.113.7") == 200


async def status_for(server: WholeServer, address: str) -> int:
    return (await answer_to(server, address)).status_code


async def answer_to(server: WholeServer, address: str, **headers: str) -> httpx.Response:
    transport = httpx.ASGITransport(server.asgi, client=("127.0.0.1", 5000))
    async with httpx.AsyncClient(transport=transport, base_url="http://testserver") as browser:
        return await browser.get("/", headers={"x-forwarded-for": address, **headers})


# A message to all


async def test_a_message_reaches_every_socket_newcomers_and_the_first_page(tmp_path: Path):
    async with loaded(tmp_path) as (server, host):
        ana, ben = await server.client("Ana"), await server.client("Ben")
        code = await opened(ana, "Friday")
        async with ana.at(code) as there:
            await there.until("lobby")
            await host.must("POST", "/api/host/notice", {"minutes": 5})
            told = (await there.until("notice"))["notice"]
            assert "text" not in told
            assert 290 <= told["seconds"] <= 300
            async with ben.at(code) as newcomer:
                assert (await newcomer.until("notice"))["notice"]["id"] == told["id"]
            for path in ("/api/tables", "/api/me"):
                assert (await ben.must("GET", path))["notice"]["id"] == told["id"]
            heard = len(there.heard)
            await host.must("DELETE", "/api/host/notice")
            assert "notice" not in await there.until("notice", after=heard)
            assert "notice" not in await ben.must("GET", "/api/tables")


async def test_a_message_to_one_table_is_for_that_table(tmp_path: Path):
    async with loaded(tmp_path) as (server, host):
        ana = await server.client("Ana")
        one, other = await opened(ana, "One"), await opened(ana, "Other")
        async with ana.at(one) as there, ana.at(other) as elsewhere:
            for tab in (there, elsewhere):
                await tab.until("lobby")
            said = {
                "text": "Please finish.",
                "minutes": 10,
                "table": (await row(host, "One"))["id"],
            }
            await host.must("POST", "/api/host/notice", said)
            assert (await there.until("notice"))["notice"]["text"] == "Please finish."
            await elsewhere.answer({"type": "ping"}, "pong")
            assert [m for m in elsewhere.heard if m["type"] == "notice"] == []
            assert "notice" not in await ana.must("GET", "/api/tables")
            assert (
                await refused(host, "POST", "/api/host/notice", {**said, "text": " "}) == "invalid"
            )


@pytest.mark.parametrize(
    ("text", "minutes", "words"),
    [
        ("x" * 301, 5, "at most 300 letters, and this one has 301"),
        ("x" * 10_000, 5, "at most 300 letters, and this one has 10000"),
        ("bell\x07", 5, "visible characters"),
        ("soon", 0, "1 to 1440 minutes"),
        ("soon", 1441, "1 to 1440 minutes"),
    ],
)
async def test_a_message_that_is_none_is_refused_with_the_reason(
    tmp_path: Path, text: str, minutes: int, words: str
):
    async with loaded(tmp_path) as (_server, host):
        status, content = await host.ask(
            "POST", "/api/host/notice", {"text": text, "minutes": minutes}, named=""
        )
        assert status == 422
        assert words in json.loads(content)["text"]


async def test_after_the_restart_nobody_is_told_of_it_any_more(tmp_path: Path):
    async with loaded(tmp_path) as (server, host):
        await host.must("POST", "/api/host/notice", {"minutes": 5})
        await server.services.panel.notices.has_restarted()
        await server.services.panel.look()
        assert "notice" not in await host.must("GET", "/api/tables")
        await host.must("POST", "/api/host/notice", {"text": "Cake at ten.", "minutes": 5})
        await server.services.panel.notices.has_restarted()
        await server.services.panel.look()
        assert (await host.must("GET", "/api/tables"))["notice"]["text"] == "Cake at ten."


async def test_another_server_on_the_database_shows_the_message_too(tmp_path: Path):
    """As it does for every worker: what is decided is in the database, and each looks there."""
    async with house(tmp_path) as opened_house:
        table = await opened_house.begun(2)
        listener = await opened_house.listener(table, None)
        elsewhere = Notices(opened_house.database, Nothing())  # type: ignore[arg-type]
        await elsewhere.send("Cake at ten.", 5)
        here = Notices(opened_house.database, opened_house.registry)
        await here.look()
        [told] = await listener.messages("notice")
        assert told["notice"]["text"] == "Cake at ten."
        await here.look()
        assert len(await listener.messages("notice")) == 1, "nothing has changed"


class Nothing:
    """A hall without tables."""

    def loaded(self) -> dict[str, Any]:
        return {}
