"""Logins at a proxy: whoever it vouches for is one guest on every device, and nobody else is believed."""

from contextlib import AsyncExitStack
from typing import Any, Self

import httpx
import pytest
from websockets.asyncio.client import connect

from app.logins import LONGEST_LOGIN
from app.settings import Settings
from tests.app.cluster import fresh_postgresql
from tests.app.players import STANDARD, Tab
from tests.app.running import RunningServer
from tests.conftest import ServerWith, StartServer

LOGINS = {
    "login_header": "Remote-User",
    "login_name_header": "Remote-Name",
    "trusted_proxies": "127.0.0.1",
    "behind_nginx": False,
}
Headers = list[tuple[str, str | bytes]]


class Visitor:
    """A browser behind the proxy, which adds these headers to whatever it asks; nothing is kept in it."""

    def __init__(self, server: RunningServer, *headers: tuple[str, str | bytes]) -> None:
        self.server = server
        self.headers: Headers = [("origin", server.url), *headers]
        self._client = httpx.AsyncClient(base_url=server.base)

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_error: object) -> None:
        await self._client.aclose()

    async def ask(
        self, method: str, path: str, body: Any = None, *, more: Headers | None = None
    ) -> httpx.Response:
        raw = [
            (name.encode(), value.encode("latin-1") if isinstance(value, str) else value)
            for name, value in [*self.headers, *(more or [])]
        ]
        return await self._client.request(method, f"/api/{path}", json=body, headers=raw)

    async def me(self) -> dict[str, Any]:
        answer = await self.ask("GET", "me")
        assert answer.is_success, answer.text
        told: dict[str, Any] = answer.json()
        return told

    def at(self, code: str) -> connect:
        address = self.server.base.replace("http", "ws", 1)
        texts = [(name, str(value)) for name, value in self.headers if name != "origin"]
        return connect(
            f"{address}/api/tables/{code}/socket",
            origin=self.server.url,  # type: ignore[arg-type]  # a plain text will do
            additional_headers=texts,
        )


@pytest.fixture
def server(server_with: ServerWith) -> RunningServer:
    return server_with(**LOGINS)


async def test_a_login_is_the_same_guest_on_every_device(server: RunningServer):
    """Without a cookie, over HTTP and over sockets."""
    async with Visitor(server, ("Remote-User", "ana"), ("Remote-Name", "Ana B.")) as laptop:
        assert await laptop.me() == {"name": "Ana B.", "login": True}
        opened = await laptop.ask("POST", "tables", {"config": STANDARD})
        assert "set-cookie" not in opened.headers
        code = opened.json()["code"]
    async with Visitor(server, ("Remote-User", "ana"), ("Remote-Name", "Ana B.")) as phone:
        table = (await phone.ask("GET", f"tables/{code}")).json()
        assert (table["you"], table["host"]) == (0, True)
        async with phone.at(code) as socket:
            tab = Tab(socket)
            await tab.until("lobby")
            assert tab.lobby["you"] == 0
    async with Visitor(server, ("Remote-User", "ben")) as other, other.at(code) as socket:
        tab = Tab(socket)
        await tab.until("lobby")
        assert "you" not in tab.lobby


async def test_a_link_to_a_seat_hands_it_to_another_login_and_tells_its_own_nothing_new(
    server: RunningServer,
):
    async with (
        Visitor(server, ("Remote-User", "giver")) as giver,
        Visitor(server, ("Remote-User", "taker")) as taker,
    ):
        code = (await giver.ask("POST", "tables", {"config": STANDARD})).json()["code"]

        async def secret() -> Any:
            return (await giver.ask("POST", f"tables/{code}/link")).json()

        own = await giver.ask("POST", f"tables/{code}/claim", await secret())
        assert own.json()["you"] == 0
        assert (await taker.ask("POST", f"tables/{code}/claim", await secret())).json()["you"] == 0
        assert "you" not in (await giver.ask("GET", f"tables/{code}")).json()


async def test_the_name_of_a_login_follows_the_proxy_and_is_changed_nowhere_else(
    server: RunningServer,
):
    async with Visitor(server, ("Remote-User", "cleo"), ("Remote-Name", "Cleo")) as before:
        code = (await before.ask("POST", "tables", {"config": STANDARD})).json()["code"]
        refused = await before.ask("POST", "me", {"name": "Queen"})
        assert (refused.status_code, refused.json()["code"]) == (409, "named_elsewhere")
        assert (await before.ask("POST", "me", {"name": "Cleo"})).is_success
    async with Visitor(server, ("Remote-User", "cleo"), ("Remote-Name", "Cleopatra")) as after:
        assert (await after.me())["name"] == "Cleopatra"
        seats = (await after.ask("GET", f"tables/{code}")).json()["seats"]
        assert seats[0]["name"] == "Cleopatra"


async def test_without_a_name_from_the_proxy_guests_begin_with_their_login_and_choose_another(
    server: RunningServer,
):
    async with Visitor(server, ("Remote-User", "dora@example.org")) as dora:
        assert await dora.me() == {"name": "dora"}
        assert (await dora.ask("POST", "me", {"name": "Dora"})).json() == {"name": "Dora"}
        assert await dora.me() == {"name": "Dora"}


@pytest.mark.parametrize(
    ("written", "shown"),
    [
        ("Zoë".encode(), "Zoë"),
        ("Zoë".encode("latin-1"), "Zoë"),
        (b"=?utf-8?q?Zo=C3=AB?=", "Zoë"),
        (b"=?nonsense?q?Zoe?=", "=?nonsense?q?Zoe?="),
        ("a\u202eb".encode(), "ab"),
        (b"{http.reverse_proxy.header.Remote-Name}", "zoe"),
        (b"A name that is far longer than any", "A name that is far longe"),
        ("\u00a0".encode(), "zoe"),
        ("\u200b".encode(), "zoe"),
    ],
)
async def test_a_name_is_shown_as_far_as_it_can_be(
    server: RunningServer, written: bytes, shown: str
):
    named: tuple[str, str | bytes] = ("Remote-Name", written)
    key = f"zoe@{written.hex()}"
    async with Visitor(server, ("Remote-User", key), named) as zoe:
        assert (await zoe.me())["name"] == shown


@pytest.mark.parametrize(
    ("claimed", "why"),
    [
        (["ana", "ben"], "came twice"),
        (["ana", "ana"], "came twice"),
        (["a" * (LONGEST_LOGIN + 1)], "at most 256 characters"),
        (["a\tb"], "all of them visible"),
        (["\xc2\x85"], "all of them visible"),
        (["{http.reverse_proxy.header.Remote-User}"], "name of a variable"),
    ],
)
async def test_a_login_that_cannot_be_believed_lets_nobody_in(
    server: RunningServer, claimed: list[str], why: str
):
    faulty: Headers = [("Remote-User", value) for value in claimed]
    async with Visitor(server, *faulty) as somebody:
        for method, path in (("GET", "me"), ("POST", "me"), ("GET", "tables")):
            refused = await somebody.ask(method, path, {} if method == "POST" else None)
            assert (refused.status_code, refused.json()["code"]) == (403, "login_needed")
            assert why in refused.json()["text"]
    assert "login.refused" in server.log_text
    assert why in server.log_text


async def test_logins_that_nearly_look_the_same_are_different_guests(server: RunningServer):
    """And no cookie has the digest of a login."""
    names: set[str] = set()
    for key in ("eve", "Eve", "\u0435ve", "eve@example.org"):
        async with Visitor(server, ("Remote-User", key.encode())) as one:
            await one.me()
            await one.ask("POST", "me", {"name": f"Eve {len(names)}"})
            names.add((await one.me())["name"])
    assert len(names) == 4


async def test_without_a_login_nobody_is_let_in_and_the_reason_is_said(server: RunningServer):
    async with Visitor(server) as stranger:
        for method, path in (("GET", "me"), ("POST", "me"), ("GET", "tables"), ("GET", "history")):
            refused = await stranger.ask(method, path, {} if method == "POST" else None)
            assert (refused.status_code, refused.json()["code"]) == (401, "login_needed")
            assert "address where you log in" in refused.json()["text"]
        async with stranger.at("ABCDE") as socket:
            assert "address where you log in" in (await Tab(socket).until("bye"))["text"]
            await socket.wait_closed()
            assert socket.close_code == 4010
        alive = await stranger.ask("GET", "../healthz")
        assert alive.is_success


async def test_a_login_is_ignored_unless_a_trusted_proxy_sends_it(start_server: StartServer):
    """From HTTP as from sockets; the log says so, once."""
    server = start_server(**{**LOGINS, "trusted_proxies": "192.0.2.1"})
    async with Visitor(server, ("Remote-User", "ana"), ("X-Hexhaven-Login", "ana")) as liar:
        for _ in range(2):
            assert (await liar.ask("GET", "me")).json()["code"] == "login_needed"
        async with liar.at("ABCDE") as socket:
            assert (await Tab(socket).until("bye"))["code"] == 4010
    assert server.log_text.count("login.ignored") == 1
    assert "HEXHAVEN_TRUSTED_PROXIES" in server.log_text


async def test_where_a_login_is_optional_the_others_are_guests_with_a_cookie_and_the_password(
    start_server: StartServer,
):
    server = start_server(**LOGINS, login_required="no", password="open sesame")
    async with Visitor(server, ("Remote-User", "ana")) as ana:
        assert await ana.me() == {"name": "ana"}, "the proxy has asked for a password"
    async with Visitor(server) as ben:
        assert await ben.me() == {"password": True}
        joined = await ben.ask("POST", "me", {"name": "Ben", "password": "open sesame"})
        cookie: Headers = [("cookie", joined.headers["set-cookie"].partition(";")[0])]
        assert (await ben.ask("GET", "me", more=cookie)).json() == {"name": "Ben"}
        login: Headers = [*cookie, ("Remote-User", "ana")]
        assert (await ben.ask("GET", "me", more=login)).json() == {"name": "ana"}


async def test_a_banned_login_stays_banned_on_every_device(start_server: StartServer):
    server = start_server(**LOGINS)
    async with Visitor(server, ("Remote-User", "mallory")) as mallory:
        await mallory.me()
    assert server.run("ban", "mallory").returncode == 0
    async with Visitor(server, ("Remote-User", "mallory")) as again:
        assert (await again.ask("GET", "me")).json()["code"] == "banned"


@pytest.mark.postgres
async def test_a_login_goes_along_to_the_worker_where_the_table_is_open(
    start_server: StartServer, postgresql_cluster: str
):
    """And there too, what a browser writes itself counts for nothing."""
    shared = {
        **LOGINS,
        "database_url": fresh_postgresql(postgresql_cluster, "logins"),
        "shared": "yes",
        "worker_patience": 60,
    }
    one, two = start_server("one", **shared), start_server("two", **shared)
    zoe: Headers = [("Remote-User", "zoë".encode()), ("Remote-Name", "Zoë".encode())]
    async with AsyncExitStack() as stack:
        here = await stack.enter_async_context(Visitor(one, *zoe))
        code = (await here.ask("POST", "tables", {"config": STANDARD})).json()["code"]
        there = await stack.enter_async_context(Visitor(two, *zoe))
        odd: Headers = [("x-odd", b"\xff\xc3\xab"), ("x-hexhaven-login", "%7B%7D")]
        table = (await there.ask("GET", f"tables/{code}", more=odd)).json()
        assert (table["you"], table["seats"][0]["name"]) == (0, "Zoë")
        forged: Headers = [("x-hexhaven-login", '{"key": "zo\\u00eb", "name": "", "fault": ""}')]
        stranger = await stack.enter_async_context(Visitor(two, *forged))
        assert (await stranger.ask("GET", f"tables/{code}")).status_code == 401
        twice = await stack.enter_async_context(Visitor(two, *zoe[:1], *zoe[:1]))
        assert "came twice" in (await twice.ask("GET", f"tables/{code}")).json()["text"]
        ascii_login: Headers = [("Remote-User", "amy"), ("Remote-Name", "Amy")]
        amy = await stack.enter_async_context(Visitor(two, *ascii_login))
        assert (await amy.ask("POST", f"tables/{code}/seats/1", {})).is_success
        async with amy.at(code) as socket:
            tab = Tab(socket)
            await tab.until("lobby")
            assert tab.lobby["you"] == 1
        async with stranger.at(code) as socket:
            assert (await Tab(socket).until("bye"))["code"] == 4010


@pytest.mark.parametrize(
    ("settings", "why"),
    [
        ({"login_header": "Remote-User"}, "HEXHAVEN_TRUSTED_PROXIES"),
        ({"login_header": "Remote User", "trusted_proxies": "127.0.0.1"}, "not a header for this"),
        ({"login_header": "Cookie", "trusted_proxies": "127.0.0.1"}, "not a header for this"),
        (
            {"login_header": "X-Forwarded-For", "trusted_proxies": "127.0.0.1"},
            "not a header for this",
        ),
        (
            {"login_name_header": "Remote-Name", "trusted_proxies": "127.0.0.1"},
            "HEXHAVEN_LOGIN_HEADER",
        ),
    ],
)
def test_a_setting_that_could_let_strangers_claim_a_login_is_refused(
    settings: dict[str, str], why: str
):
    with pytest.raises(ValueError, match=why):
        Settings(**settings)  # type: ignore[arg-type]  # as they are written
