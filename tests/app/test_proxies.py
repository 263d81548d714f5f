"""The proxies of docs/proxies.md, as it sets them up, in front of a real server."""

import os
import re
import shutil
import subprocess
import threading
import time
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any, Protocol

import httpx
import pytest
import yaml

from app.settings import Settings
from tests.app.players import Tab
from tests.app.proxy import Nginx, required_nginx
from tests.app.running import ROOT, RunningServer, free_port
from tests.app.test_logins import LOGINS, Visitor
from tests.conftest import StartServer

PROXIES = (ROOT / "docs" / "proxies.md").read_text("utf-8")


def fenced(language: str) -> list[str]:
    """The documented files in a language."""
    return re.findall(rf"^```{language}\n(.*?)^```$", PROXIES, re.M | re.S)


def block_with(language: str, words: str) -> str:
    [found] = [block for block in fenced(language) if words in block]
    return found


class Proxy(Protocol):
    base: str

    def close(self) -> None:
        """End it."""


class Caddy:
    """Caddy with a Caddyfile, on a free port of this machine."""

    def __init__(self, caddyfile: str, home: Path) -> None:
        program = shutil.which("caddy")
        if program is None:
            if os.environ.get("CI") == "true":
                pytest.fail("Caddy is not installed, and CI has to test behind it")
            pytest.skip("Caddy is not installed")
        home.mkdir()
        self.base = f"http://127.0.0.1:{free_port()}"
        site = caddyfile.replace("play.example.org {", f"{self.base} {{", 1)
        assert self.base in site
        (home / "Caddyfile").write_text(f"{{\n\tadmin off\n}}\n{site}")
        with (home / "log").open("wb") as log:
            self._process = subprocess.Popen(
                [program, "run", "--adapter", "caddyfile", "--config", str(home / "Caddyfile")],
                env={**os.environ, "HOME": str(home), "XDG_DATA_HOME": str(home)},
                stdout=log,
                stderr=log,
            )
        self._log = home / "log"

    def wait_for_server(self) -> None:
        deadline = time.monotonic() + 90
        while time.monotonic() < deadline:
            try:
                with httpx.Client() as client:
                    client.get(self.base)
                return
            except httpx.TransportError:
                assert self._process.poll() is None, self._log.read_text()
                time.sleep(0.05)
        raise AssertionError("Caddy does not answer")

    def close(self) -> None:
        self._process.terminate()
        self._process.wait(timeout=90)


class LoginService(BaseHTTPRequestHandler):
    """Knows people by a cookie of its own, and some of them by name."""

    def do_GET(self) -> None:
        login = (self.headers.get("cookie") or "").partition("login=")[2]
        self.send_response(200 if login else 401)
        if login:
            self.send_header("Remote-User", login)
        if login == "ana":
            self.send_header("Remote-Name", "Ana")
        self.send_header("Content-Length", "0")
        self.end_headers()

    def log_message(self, *_: Any) -> None:
        """Say nothing."""


@pytest.fixture
def login_service() -> Iterator[int]:
    """Its port."""
    service = ThreadingHTTPServer(("127.0.0.1", 0), LoginService)
    threading.Thread(target=service.serve_forever, daemon=True).start()
    yield service.server_address[1]
    service.shutdown()
    service.server_close()


@pytest.fixture(params=["caddyfile", "nginx"])
def proxied(
    request: pytest.FixtureRequest, start_server: StartServer, login_service: int, tmp_path: Path
) -> Iterator[tuple[RunningServer, Proxy]]:
    """A server with logins, behind the documented proxy."""
    server = start_server(**LOGINS)
    words = {"caddyfile": "forward_auth", "nginx": "auth_request /"}[request.param]
    written = block_with(request.param, words)
    text = written.replace("localhost:9091", f"127.0.0.1:{login_service}")
    assert text != written
    if request.param == "nginx":
        home = tmp_path / "nginx"
        proxy: Nginx | Caddy = Nginx(required_nginx(), home, free_port(), server.port, text, "")
        server.base = proxy.base
        yield server, proxy
    else:
        proxy = Caddy(
            text.replace("localhost:8000", f"127.0.0.1:{server.port}"), tmp_path / "caddy"
        )
        proxy.wait_for_server()
        server.base = proxy.base
        yield server, proxy
    proxy.close()


async def test_the_documented_proxies_let_in_whom_the_login_service_knows(
    proxied: tuple[RunningServer, Proxy],
):
    """And what a browser writes into those headers itself is lost."""
    server, proxy = proxied
    server.url = proxy.base
    forged = (("Remote-User", "root"), ("Remote-Name", "Root"))
    async with (
        Visitor(server, ("cookie", "login=ana"), *forged) as ana,
        Visitor(server, ("cookie", "login=ben"), *forged) as ben,
        Visitor(server, *forged) as nobody,
    ):
        assert await ana.me() == {"name": "Ana", "login": True}
        assert await ben.me() == {"name": "ben"}
        assert (await nobody.ask("GET", "me")).status_code == 401
        opened = await ana.ask("POST", "tables", {"config": (await config_of(ana))})
        async with ana.at(opened.json()["code"]) as socket:
            tab = Tab(socket)
            await tab.until("lobby")
            assert tab.lobby["you"] == 0


async def config_of(visitor: Visitor) -> Any:
    catalog = (await visitor.ask("GET", "catalog")).json()
    return {**catalog["presets"][0]["config"], "seats": 2}


async def test_the_documented_caddy_at_the_other_end_of_a_tunnel_passes_on_sockets_and_addresses(
    start_server: StartServer, tmp_path: Path
):
    """Caddy's own client is on this machine: the address that a browser makes up does not count."""
    server = start_server(trusted_proxies="127.0.0.1", behind_nginx=False)
    written = block_with("caddyfile", "{\n    reverse_proxy 127.0.0.1:8000\n}")
    caddy = Caddy(written.replace(":8000", f":{server.port}"), tmp_path / "caddy")
    try:
        caddy.wait_for_server()
        server.base = server.url = caddy.base
        async with Visitor(server, ("X-Forwarded-For", "203.0.113.9")) as ana:
            joined = await ana.ask("POST", "me", {"name": "Ana"})
            cookie = joined.headers["set-cookie"].partition(";")[0]
            ana.headers.append(("cookie", cookie))
            opened = await ana.ask("POST", "tables", {"config": (await config_of(ana))})
            async with ana.at(opened.json()["code"]) as socket:
                tab = Tab(socket)
                await tab.until("lobby")
                assert tab.lobby["you"] == 0
    finally:
        caddy.close()
    assert "guest.joined                   address=127.0.0.1 name=Ana" in server.log_text


def documented_settings() -> list[dict[str, Any]]:
    blocks = re.findall(r"(?:^    HEXHAVEN_\w+=.*\n)+", PROXIES, re.M)
    return [
        dict(line.strip().removeprefix("HEXHAVEN_").lower().split("=", 1) for line in lines)
        for lines in (block.splitlines() for block in blocks)
    ]


def test_the_documented_settings_are_accepted_together():
    usual, *others = documented_settings()
    assert len(others) == 2
    for more in others:
        settings = Settings(**{**usual, **more})
        assert settings.login_headers is not None
        assert settings.proxies


def test_the_documented_middleware_passes_on_the_headers_of_the_settings():
    middleware = yaml.safe_load(block_with("yaml", "forwardAuth"))["http"]["middlewares"]["login"]
    assert middleware["forwardAuth"]["authResponseHeaders"] == ["Remote-User", "Remote-Name"]


def test_the_documented_traefik_leads_to_the_server():
    dynamic = yaml.safe_load(block_with("yaml", "loadBalancer:"))["http"]
    [router] = dynamic["routers"].values()
    [target] = dynamic["services"][router["service"]]["loadBalancer"]["servers"]
    port = Settings.model_fields["port"].default
    assert target["url"] == f"http://127.0.0.1:{port}"
    text = block_with("yaml", "traefik.enable").replace("!reset ", "")
    override = yaml.safe_load(text)
    service = override["services"]["hexhaven"]
    assert service["ports"] == [], "nobody else reaches the server"
    [network] = service["networks"]
    [range_] = override["networks"][network]["ipam"]["config"]
    given: dict[str, Any] = {
        key.removeprefix("HEXHAVEN_").lower(): value
        for key, value in service["environment"].items()
    }
    assert [str(one) for one in Settings(**given).proxies] == [range_["subnet"]]
    assert service["labels"]["traefik.http.services.hexhaven.loadbalancer.server.port"] == str(port)


def test_the_documented_tunnel_leads_to_the_server():
    ingress = yaml.safe_load(block_with("yaml", "ingress"))["ingress"]
    assert ingress[0]["service"] == "http://127.0.0.1:8000"
    assert "hostname" not in ingress[-1], "the last rule catches all"
    [forward] = re.findall(r"-R (\S+)", block_with("sh", "ssh -N"))
    assert forward == "127.0.0.1:8000:127.0.0.1:8000"
