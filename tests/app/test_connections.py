"""Half a request holds a connection for ten seconds, and nobody else up."""

import asyncio
from contextlib import AsyncExitStack

from app.forwarded import household, networks
from app.web.connections import Connections
from tests.app.players import people
from tests.app.running import RunningServer
from tests.conftest import StartServer

HERE, THERE, PROXY = "192.0.2.1", "192.0.2.2", "10.0.0.1"
DESCRIPTORS = 256
HALF_REQUESTS = 306
REQUEST = b"GET /healthz HTTP/1.1\r\nhost: localhost\r\n"


class Line(asyncio.Transport):
    """A connection that somebody holds."""

    cut = False

    def abort(self) -> None:
        self.cut = True


def come(connections: Connections, number: int, peer: str = HERE) -> list[Line]:
    lines = [Line() for _ in range(number)]
    for line in lines:
        assert connections.let_in(line, peer)
    return lines


def test_who_waits_longest_makes_room_for_a_newcomer_from_the_same_address():
    connections = Connections(most=100, from_an_address=3)
    at_work, longest, shorter = come(connections, 3)
    connections.at_work(at_work)
    [newcomer] = come(connections, 1)
    assert [line.cut for line in (at_work, longest, shorter, newcomer)] == [
        False,
        True,
        False,
        False,
    ]
    assert len(connections) == 3


def test_nobody_who_is_at_work_makes_room():
    connections = Connections(most=100, from_an_address=3)
    for line in come(connections, 3):
        connections.at_work(line)
    newcomer = Line()
    assert not connections.let_in(newcomer, HERE)
    assert newcomer.cut
    come(connections, 1, THERE)


def test_where_the_house_is_full_anybody_who_waits_makes_room():
    connections = Connections(most=4, from_an_address=3)
    [player] = come(connections, 1, THERE)
    connections.at_work(player)
    half_requests = come(connections, 3)
    [newcomer] = come(connections, 1, THERE)
    assert [line.cut for line in half_requests] == [True, False, False]
    assert not player.cut
    assert not newcomer.cut


def test_who_was_answered_waits_again_behind_the_others():
    connections = Connections(most=2, from_an_address=2)
    first, second = come(connections, 2)
    connections.at_work(first)
    connections.waits(first)
    come(connections, 1)
    assert (first.cut, second.cut) == (False, True)


def test_who_is_gone_leaves_room():
    connections = Connections(most=2, from_an_address=2)
    for _ in range(10):
        for line in come(connections, 2):
            connections.at_work(line)
            connections.gone(line)
            connections.gone(line)  # who was dropped is told of twice
    assert len(connections) == 0


def test_a_proxy_brings_as_many_as_the_house_holds():
    connections = Connections(most=10, from_an_address=2, proxies=networks(("10.0.0.0/8",)))
    assert not any(line.cut for line in come(connections, 10, PROXY))


def test_a_household_has_one_address_however_many_it_was_given():
    assert (
        household("2001:db8:0:7:1::1") == household("2001:db8:0:7:ffff::2") == "2001:db8:0:7::/64"
    )
    assert household("2001:db8:0:8::1") != household("2001:db8:0:7::1")
    assert household("::ffff:192.0.2.1") == HERE
    assert household("::1") == "::1"


async def said_to(server: RunningServer, sent: bytes) -> bytes:
    """Everything that is said until the server lets go."""
    reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
    writer.write(sent)
    await writer.drain()
    try:
        return await reader.read()
    except ConnectionResetError:
        return b""
    finally:
        writer.transport.abort()


async def test_half_requests_keep_nobody_out(start_server: StartServer):
    """As many as there are descriptors, and more: a health check, a newcomer and a player come in all the same."""
    server = start_server(descriptors=DESCRIPTORS, behind_nginx=False)
    async with people(server, 2) as [ana, ben], AsyncExitStack() as held:
        code = await ana.open_table()
        async with ana.at(code) as tab:
            connections = []
            for _ in range(HALF_REQUESTS):
                _, writer = await asyncio.open_connection("127.0.0.1", server.port)
                held.callback(writer.transport.abort)
                writer.write(b"G")
                connections.append(writer)
            assert (await ben.http.get("/healthz")).status_code == 200
            async with people(server, 1) as [newcomer]:
                page = await newcomer.http.get(f"/t/{code}")
                assert page.status_code == 200
            await tab.send({"type": "ping"})
            await tab.until("pong")
        async with ana.at(code) as tab:
            assert tab.lobby["you"] == 0


async def test_a_request_that_does_not_arrive_is_given_up_after_a_while(start_server: StartServer):
    server = start_server(behind_nginx=False)
    body = b"POST /api/me HTTP/1.1\r\nhost: localhost\r\ncontent-length: 100\r\n\r\n{"
    half_requests = (b"", REQUEST, body, REQUEST + b"\r\n" + REQUEST)
    said = await asyncio.gather(*(said_to(server, sent) for sent in half_requests))
    assert said[:2] == [b"", b""]
    assert said[3].startswith(b"HTTP/1.1 200 OK")
