"""Other sites' pages cannot speak in a guest's name: neither open a socket nor write."""

import re

import httpx
import pytest
from fastapi.routing import APIRoute
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from app.settings import Settings
from app.web.routes import all_routes
from app.web.security import OriginCheck
from tests.app.players import people
from tests.app.running import RunningServer

FOREIGN = [
    "https://evil.example",
    "null",
    "http://127.0.0.1",
    "http://127.0.0.1:1",
    "http://127.0.0.1.evil.example:{port}",
    "http://evil.example:{port}",
    "http://user@127.0.0.1:{port}",
    "file://127.0.0.1:{port}",
    "http://127.0.0.1:{port}:80",
    "",
]


@pytest.mark.parametrize("origin", [*FOREIGN, None])
async def test_a_socket_from_elsewhere_is_refused_before_it_opens(
    server: RunningServer, origin: str | None
):
    async with people(server, 1) as [ana]:
        code = await ana.open_table()
        headers = {"cookie": ana.cookie}
        if origin is not None:
            headers["origin"] = origin.format(port=server.port)
        address = f"{server.url.replace('http', 'ws')}/api/tables/{code}/socket"
        with pytest.raises(InvalidStatus) as refused:
            async with connect(address, additional_headers=headers):
                pass
        assert refused.value.response.status_code == 403


WRITING = [
    (method, re.sub(r"\{[^}]+\}", "x", route.path))
    for route in all_routes()
    if isinstance(route, APIRoute)
    for method in sorted(route.methods or ())
    if method not in ("GET", "HEAD")
]


@pytest.mark.parametrize(("method", "path"), WRITING)
@pytest.mark.parametrize("origin", ["https://evil.example", None])
async def test_everything_that_writes_is_refused_from_elsewhere(
    server: RunningServer, method: str, path: str, origin: str | None
):
    headers = {} if origin is None else {"origin": origin}
    async with httpx.AsyncClient(base_url=server.url, verify=False) as stranger:
        answer = await stranger.request(method, path, json={"name": "Eve"}, headers=headers)
    assert answer.status_code == 403
    assert answer.json()["code"] == "wrong_origin"
    assert "set-cookie" not in answer.headers


def test_there_is_something_that_writes():
    assert len(WRITING) > 8


async def _welcome(settings: Settings, host: str, origin: str) -> bool:
    reached = False

    async def inside(scope: object, receive: object, send: object) -> None:
        nonlocal reached
        reached = True

    async def nothing(*_message: object) -> dict[str, str]:
        return {}

    scope = {
        "type": "http",
        "method": "POST",
        "headers": [(b"host", host.encode()), (b"origin", origin.encode())],
    }
    await OriginCheck(inside, settings)(scope, nothing, nothing)  # type: ignore[arg-type]
    return reached


@pytest.mark.parametrize(
    ("host", "origin", "welcome"),
    [
        ("play.example.org", "https://play.example.org", True),
        ("upstream:8000", "https://play.example.org", True),
        ("upstream:8000", "http://play.example.org", False),
        ("upstream:8000", "https://play.example.org:444", False),
        ("upstream:8000", "https://also.example.org", True),
        ("upstream:8000", "https://play.example.org.evil.example", False),
        ("192.168.1.5:8000", "http://192.168.1.5:8000", True),
        ("[::1]:8000", "http://[::1]:8000", True),
        ("[::1]:8000", "http://[::2]:8000", False),
        ("PLAY.example.org", "https://play.EXAMPLE.org", True),
    ],
)
async def test_the_public_address_and_the_allowed_origins_are_welcome(
    host: str, origin: str, welcome: bool
):
    settings = Settings(
        public_url="https://play.example.org/hex", allowed_origins=("https://also.example.org",)
    )
    assert await _welcome(settings, host, origin) == welcome


@pytest.mark.parametrize(
    "named",
    [
        "https://müller.example",
        "https://MÜLLER.example:443/",
        "https://xn--mller-kva.example.",
        "https://Mu\u0308ller.example",
    ],
)
async def test_a_name_is_the_same_however_it_is_written(named: str):
    """Browsers send it in ASCII."""
    origin = "https://xn--mller-kva.example"
    assert await _welcome(Settings(public_url=named), "upstream:8000", origin)
    assert not await _welcome(Settings(public_url=named), "upstream:8000", "https://muller.example")


@pytest.mark.parametrize(
    ("name", "welcome"),
    [
        ("evil.example", False),
        ("evil.example:8000", False),
        ("play.example.org.evil.example", False),
        ("play.example.org", True),
        ("192.168.1.5:8000", True),
        ("[fd00::5]:8000", True),
        ("localhost:8000", True),
        ("nas:8000", True),
        ("nas.local:8000", True),
    ],
)
async def test_another_name_that_leads_to_the_server_speaks_for_nobody_once_its_names_are_known(
    name: str, welcome: bool
):
    """Its owner could have let it lead here. A name that only this network gives is nobody else's."""
    for known in (
        {"public_url": "https://play.example.org"},
        {"allowed_origins": ("https://play.example.org",)},
    ):
        assert await _welcome(Settings(**known), name, f"http://{name}") == welcome
    assert await _welcome(Settings(), name, f"http://{name}"), "nobody said which names there are"
