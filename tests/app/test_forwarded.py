"""Behind proxies: the guest's address is what trusted ones say, whatever the guest writes itself."""

import pytest
from starlette.types import Receive, Scope, Send

from app.forwarded import Forwarded, networks
from app.settings import Settings

PROXIES = ("127.0.0.1", "10.0.0.0/8", "::1")


async def seen(peer: str, *forwarded: str, kind: str = "http", proto: str = "") -> tuple[str, str]:
    """The client and the scheme that the server thinks it serves."""
    found: list[tuple[str, str]] = []

    async def server(scope: Scope, _receive: Receive, _send: Send) -> None:
        found.append((scope["client"][0], scope["scheme"]))

    headers = [(b"x-forwarded-for", value.encode("latin-1")) for value in forwarded]
    headers += [(b"x-forwarded-proto", proto.encode())] if proto else []
    scheme = "http" if kind == "http" else "ws"
    scope = {"type": kind, "client": (peer, 5), "scheme": scheme, "headers": headers}
    await Forwarded(server, networks(PROXIES))(scope, None, None)  # type: ignore[arg-type]
    return found[0]


@pytest.mark.parametrize(
    ("peer", "forwarded", "counts"),
    [
        ("127.0.0.1", ["203.0.113.5"], "203.0.113.5"),
        ("::ffff:127.0.0.1", ["203.0.113.5"], "203.0.113.5"),
        ("127.0.0.1", ["203.0.113.5, 10.1.2.3"], "203.0.113.5"),
        ("127.0.0.1", ["203.0.113.5", "10.1.2.3"], "203.0.113.5"),
        ("127.0.0.1", ["203.0.113.5:4711"], "203.0.113.5"),
        ("127.0.0.1", ["[2001:db8::7]:4711"], "2001:db8::7"),
        ("127.0.0.1", ["2001:DB8::7"], "2001:db8::7"),
    ],
)
async def test_the_last_address_that_is_none_of_the_proxies_counts(
    peer: str, forwarded: list[str], counts: str
):
    assert (await seen(peer, *forwarded))[0] == counts


async def test_what_a_guest_writes_before_it_does_not_count():
    assert (await seen("127.0.0.1", "198.51.100.1, 203.0.113.5"))[0] == "203.0.113.5"
    assert (await seen("203.0.113.5", "198.51.100.1"))[0] == "203.0.113.5", "not a proxy"


@pytest.mark.parametrize(
    "nonsense", ["", "unknown", "me", "1.2.3.4.5", "\xff", "'; --", "1" * 5000]
)
async def test_what_is_no_address_counts_as_whoever_passed_it_on(nonsense: str):
    """Else everybody who writes it would be somebody new to every limit."""
    assert (await seen("127.0.0.1", nonsense))[0] == "127.0.0.1"
    assert (await seen("127.0.0.1", f"198.51.100.1, {nonsense}, 10.1.2.3"))[0] == "10.1.2.3"


async def test_the_scheme_is_the_last_proxys_word():
    assert await seen("127.0.0.1", "203.0.113.5", proto="https") == ("203.0.113.5", "https")
    assert (await seen("127.0.0.1", kind="websocket", proto="https"))[1] == "wss"
    assert (await seen("127.0.0.1", proto="gopher"))[1] == "http"
    assert (await seen("203.0.113.5", proto="https"))[1] == "http"


@pytest.mark.parametrize(
    ("value", "why"), [("*", "anyone make up an address"), ("proxy.local", "neither an address")]
)
def test_not_everybody_is_trusted_and_the_reason_is_said(value: str, why: str):
    with pytest.raises(ValueError, match=why):
        Settings(trusted_proxies=value)
