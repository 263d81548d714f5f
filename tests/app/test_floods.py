"""Whoever sends too much is dropped before it is parsed, and the others play on."""

import asyncio
from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from websockets.frames import Frame, Opcode

from app.settings import Settings
from app.tables.connection import POLICY
from app.web.connections import (
    FRAGMENTS,
    HEADERS,
    KNOWN,
    LARGEST_REQUEST_BYTES,
    PIPELINED,
    TOO_MUCH,
)
from app.web.floods import (
    REQUESTS_AT_ONCE_FROM_AN_ADDRESS,
    FrameHeads,
    SocketTraffic,
    Traffic,
    frames_at_once,
)
from tests.app.players import people
from tests.app.running import RunningServer
from tests.app.slices import Client, whole_server
from tests.conftest import StartServer

HERE, THERE = "192.0.2.1", "192.0.2.2"
USUAL = Settings()


def frame(opcode: Opcode, payload: bytes = b"", *, fin: bool = True) -> bytes:
    return Frame(opcode, payload, fin).serialize(mask=True)


PING = frame(Opcode.PING)


@given(
    st.lists(st.sampled_from([0, 1, 125, 126, 127, 1000, 65_536]), max_size=8),
    st.lists(st.integers(1, 400), min_size=1, max_size=20),
)
def test_frames_are_counted_however_they_arrive(sizes: list[int], cuts: list[int]):
    sent = b"".join(frame(Opcode.BINARY, b"x" * size) for size in sizes)
    heads, counted, at = FrameHeads(), 0, 0
    for cut in [*cuts, len(sent)]:
        counted += heads.count(sent[at : at + cut], 1000)
        at += cut
    assert counted == len(sizes)


def test_no_more_is_counted_than_may_be_sent():
    assert FrameHeads().count(PING * 100_000, 10) == 11


def test_a_socket_sends_so_many_frames_at_once_and_later_more(wait: Callable[[float], None]):
    traffic, most = SocketTraffic(USUAL), frames_at_once(USUAL)
    assert traffic.frames_in(PING * most) == most
    assert traffic.frames_in(PING) is None
    wait(1)
    assert traffic.frames_in(PING * 2 * USUAL.messages_per_second) is not None
    assert traffic.frames_in(PING) is None


def test_each_read_counts_also_where_no_frame_begins(wait: Callable[[float], None]):
    traffic = SocketTraffic(USUAL)
    traffic.frames_in(frame(Opcode.BINARY, b"x" * 1000)[:500])
    for _ in range(frames_at_once(USUAL) - 1):
        assert traffic.frames_in(b"x") == 1
    assert traffic.frames_in(b"x") is None


def test_large_frames_count_by_their_bytes(wait: Callable[[float], None]):
    traffic, large = SocketTraffic(USUAL), frame(Opcode.TEXT, b"x" * 16_000)
    sent = 0
    while traffic.frames_in(large):
        sent += 1
    assert 20 <= sent < frames_at_once(USUAL) / 2


def test_a_phone_that_comes_out_of_a_tunnel_may_send_twenty_messages_at_once(
    wait: Callable[[float], None],
):
    traffic = SocketTraffic(USUAL)
    assert traffic.frames_in(frame(Opcode.TEXT, b"x" * 400) * 20) == 20


def test_strangers_of_an_address_share_what_they_may_send(wait: Callable[[float], None]):
    traffic = Traffic(USUAL, 300)
    at_once = frames_at_once(USUAL)
    sockets = 0
    while traffic.may_send_frames(HERE, at_once):
        sockets += 1
    assert sockets == 10
    assert traffic.may_send_frames(THERE, at_once)


def test_a_hundred_addresses_together_send_no_more_than_fifty_sockets(
    wait: Callable[[float], None],
):
    traffic = Traffic(USUAL, 300)
    at_once = frames_at_once(USUAL)
    accepted = [traffic.may_send_frames(f"192.0.2.{number}", at_once) for number in range(100)]
    assert accepted.count(True) == 50


def test_requests_beyond_the_limit_are_answered_one_after_another(wait: Callable[[float], None]):
    traffic = Traffic(USUAL, 300)
    waits = [traffic.until_answered(HERE) for _ in range(REQUESTS_AT_ONCE_FROM_AN_ADDRESS + 2)]
    assert set(waits[:-2]) == {0}
    assert waits[-2:] == pytest.approx([0.005, 0.01])
    assert traffic.until_answered(THERE) == 0


def test_a_school_behind_one_address_comes_back_at_once(wait: Callable[[float], None]):
    """Two hundred tabs, after the server has restarted: a connection, a page and a socket each."""
    traffic = Traffic(USUAL, 300)
    for _ in range(200):
        assert traffic.may_connect(HERE)
        assert traffic.may_connect(HERE)
        assert traffic.until_answered(HERE) == 0
        opened = traffic.until_opened()
        assert opened is not None
        assert opened <= 1


def test_an_address_that_connects_without_end_is_refused_and_no_other(
    wait: Callable[[float], None],
):
    traffic = Traffic(USUAL, 300)
    connected = 0
    while traffic.may_connect(HERE):
        connected += 1
    assert connected == 900
    assert traffic.may_connect(THERE)
    wait(1)
    assert [traffic.may_connect(HERE) for _ in range(51)].count(True) == 50


def test_sockets_wait_their_turn_and_not_for_ever(wait: Callable[[float], None]):
    traffic = Traffic(USUAL, 300)
    waits = []
    while (wait_for_this := traffic.until_opened()) is not None:
        waits.append(wait_for_this)
    assert waits == sorted(waits)
    assert waits[-1] == pytest.approx(20, abs=0.1)


# What the server does with it


async def test_who_is_known_at_the_table_is_not_counted_among_strangers(tmp_path: Path):
    known: list[str] = []
    async with whole_server(tmp_path) as server:
        ana, stranger = await server.client("Ana"), Client(server, "")
        code = (await ana.must("POST", "/api/tables", {"config": {}}))["code"]
        for client in (ana, stranger):
            extensions = {KNOWN: partial(known.append, client.name)}
            async with client.at(code, extensions=extensions) as socket:
                await socket.until("lobby")
    assert known == ["Ana"]


def handshake(server: RunningServer, code: str) -> bytes:
    return (
        f"GET /api/tables/{code}/socket HTTP/1.1\r\nhost: 127.0.0.1:{server.port}\r\n"
        f"origin: http://127.0.0.1:{server.port}\r\nupgrade: websocket\r\nconnection: upgrade\r\n"
        "sec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\nsec-websocket-version: 13\r\n\r\n"
    ).encode()


async def pour(server: RunningServer, first: bytes, more: bytes) -> bytes:
    """Send something, and more of something else until the server lets go; returns what it answered at first."""
    reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
    answer = b""
    try:
        writer.write(first)
        if b"upgrade" in first:
            answer = await reader.readuntil(b"\r\n\r\n")
        while True:
            writer.write(more)
            await writer.drain()
    except ConnectionError:
        return answer
    finally:
        writer.transport.abort()


FLOODS = {
    "pings": (b"", PING),
    "long pings, whose pongs nobody reads": (b"", frame(Opcode.PING, b"x" * 125)),
    "pongs": (b"", frame(Opcode.PONG)),
    "empty fragments": (frame(Opcode.TEXT, fin=False), frame(Opcode.CONT, fin=False)),
    "messages": (b"", frame(Opcode.TEXT, b'{"type":"ping"}')),
    "one message without end": (frame(Opcode.TEXT, fin=False), b"x"),
}


@pytest.mark.parametrize("right_code", [True, False], ids=["right code", "wrong code"])
@pytest.mark.parametrize("kind", FLOODS)
async def test_a_stranger_who_floods_a_socket_is_dropped_and_the_others_play_on(
    start_server: StartServer, kind: str, right_code: bool
):
    server = start_server(
        messages_per_second=20, behind_nginx=False, program="tests.app.impatient_server"
    )
    before, frames = FLOODS[kind]
    async with people(server, 1) as [ana]:
        code = await ana.open_table()
        async with ana.at(code) as tab:
            opening = handshake(server, code if right_code else "AAAAA")
            pouring = asyncio.create_task(pour(server, opening, before + frames * 5_000))
            while not pouring.done():
                await tab.send({"type": "ping"})
                await tab.until("pong")
                await asyncio.wait({pouring}, timeout=0.1)
            assert b" 101 " in await pouring


async def test_a_socket_that_floods_and_listens_is_told_so(start_server: StartServer):
    server = start_server(messages_per_second=20, behind_nginx=False)
    async with people(server, 1) as [ana]:
        code = await ana.open_table()
        farewell = POLICY.to_bytes(2, "big") + TOO_MUCH.encode()
        heard = await talk(server, handshake(server, code), PING * 1000, until=farewell)
        assert heard.endswith(farewell)


HEAD = b"POST /api/me HTTP/1.1\r\nhost: localhost\r\n"
TOO_LONG = b"content-length: %d\r\n\r\n" % (100 * LARGEST_REQUEST_BYTES)
REQUESTS = {
    "requests without end": (b"", b"GET /healthz HTTP/1.1\r\nhost: localhost\r\n\r\n" * 500),
    "a head without end": (HEAD, b"a: b\r\n" * 1000),
    "a header without end": (HEAD + b"a: ", b"b" * 10_000),
    "an address without end": (b"GET /", b"a" * 10_000),
    "a body without end": (HEAD + TOO_LONG, b"x" * 10_000),
    "a handshake that cannot be read": (
        b"",
        b"GET / HTTP/1.1\r\nupgrade: websocket\r\nconnection: upgrade\r\na: "
        + b"x" * 9000
        + b"\r\n\r\n",
    ),
}


@pytest.mark.parametrize("kind", REQUESTS)
async def test_who_asks_for_too_much_is_dropped_and_the_others_are_answered(
    server: RunningServer, kind: str
):
    async with people(server, 1) as [ana]:
        pouring = asyncio.create_task(pour(server, *REQUESTS[kind]))
        while not pouring.done():
            assert (await ana.http.get("/healthz")).status_code == 200
            await asyncio.wait({pouring}, timeout=0.1)
        await pouring


async def answers_to(server: RunningServer, sent: bytes) -> bytes:
    reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
    try:
        writer.write(sent)
        return await reader.read()
    except ConnectionError:
        return b""
    finally:
        writer.transport.abort()


@pytest.mark.parametrize(("headers", "status"), [(HEADERS - 2, b"200"), (HEADERS, b"400")])
async def test_a_request_has_so_many_headers(server: RunningServer, headers: int, status: bytes):
    head = b"GET /healthz HTTP/1.1\r\nhost: a\r\nconnection: close\r\n" + b"a: b\r\n" * headers
    assert (await answers_to(server, head + b"\r\n")).split()[1] == status


async def test_a_few_requests_may_wait_for_the_answers_to_earlier_ones(start_server: StartServer):
    server = start_server(behind_nginx=False)
    one, last = (
        b"GET /healthz HTTP/1.1\r\nhost: a\r\n" + more + b"\r\n"
        for more in (b"", b"connection: close\r\n")
    )
    assert (await answers_to(server, one * PIPELINED + last)).count(b"200 OK") == PIPELINED + 1


async def test_a_message_has_so_many_fragments(start_server: StartServer):
    server = start_server(behind_nginx=False)
    async with people(server, 1) as [ana]:
        code = await ana.open_table()
        for parts in (FRAGMENTS // 2, 2 * FRAGMENTS):
            opening = frame(Opcode.TEXT, b'{"type":"ping"', fin=False)
            sent = opening + frame(Opcode.CONT, fin=False) * parts + frame(Opcode.CONT, b"}")
            answers = await talk(server, handshake(server, code), sent)
            assert (b'"pong"' in answers) == (parts < FRAGMENTS)


async def talk(
    server: RunningServer, opening: bytes, sent: bytes, until: bytes = b'"pong"'
) -> bytes:
    """The server's answer, until it lets go or has sent `until`."""
    reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
    heard = b""
    try:
        writer.write(opening)
        await reader.readuntil(b"\r\n\r\n")
        writer.write(sent)
        while until not in heard and (part := await reader.read(65_536)):
            heard += part
    except ConnectionError:
        pass
    finally:
        writer.transport.abort()
    return heard
