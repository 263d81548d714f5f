"""A tab that stops reading costs the others nothing, over real sockets; large messages are compressed."""

import asyncio
import contextlib
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed
from websockets.frames import Frame, Opcode

from app.web.deflate import LARGE_BYTES, LargeOnly
from tests.app.players import Person, people, seated
from tests.app.running import RunningServer


async def test_a_tab_that_stops_reading_is_dropped_and_the_game_goes_on(server: RunningServer):
    async with people(server, 2) as persons:
        code = await seated(server, persons)
        address = f"{server.url.replace('http', 'ws')}/api/tables/{code}/socket"
        async with (
            persons[0].at(code) as ana,
            persons[1].at(code) as ben,
            connect(address, origin=server.url, max_queue=1) as stuck,  # type: ignore[arg-type]
        ):
            while ana.presence.get("watching") != 1:
                await ana.read()
            flood = asyncio.create_task(_asks_without_end(stuck))
            try:
                await ben.until("snapshot")
                while not (ana.view and ben.view):
                    await ana.read()
                mover = ana if ana.must_act else ben
                await mover.act(mover.actions[0])
                async with asyncio.timeout(60):
                    while ana.presence["watching"] != 0:
                        await ana.read(60)
            finally:
                stuck.transport.abort()  # it would not read a farewell either
                flood.cancel()
                await asyncio.gather(flood, return_exceptions=True)
            mover = ana if ana.must_act else ben
            await mover.catch_up(1)
            await mover.act(mover.actions[0])


async def _asks_without_end(stuck: ClientConnection) -> None:
    """Asks for the whole view again and again and reads none of the answers."""
    try:
        while True:
            await stuck.send('{"type": "resume", "since": 999}')
            await asyncio.sleep(0)
    except ConnectionClosed:
        pass


class Counting(ClientConnection):
    """Counts the bytes that arrive."""

    arrived = 0

    def data_received(self, data: bytes) -> None:
        self.arrived += len(data)
        super().data_received(data)


@asynccontextmanager
async def compressing(person: Person, code: str) -> AsyncIterator[Counting]:
    """A table's socket as browsers open it."""
    async with connect(
        f"{person.server.base.replace('http', 'ws', 1)}/api/tables/{code}/socket",
        origin=person.server.url,  # type: ignore[arg-type]  # a plain str is what it sends
        additional_headers={"cookie": person.cookie},
        compression="deflate",
        max_size=None,
        create_connection=Counting,
    ) as socket:
        assert isinstance(socket, Counting)
        yield socket


async def test_a_game_is_compressed_for_whoever_joins_it(server: RunningServer):
    async with people(server, 2) as persons:
        ana = persons[0]
        code = await seated(server, persons)
        async with ana.at(code) as tab:
            await tab.until("snapshot")
        plain = next(frame for frame in tab.frames if '"type":"snapshot"' in frame)
        async with compressing(ana, code) as socket:
            while (message := await socket.recv()) and '"type":"snapshot"' not in message:
                pass
            assert json.loads(message) == json.loads(plain)
            assert socket.arrived < len(plain)


def test_a_small_message_is_sent_as_it_is():
    extension = LargeOnly(True, True, 15, 15)
    small, large = (Frame(Opcode.TEXT, b"0" * size) for size in (LARGE_BYTES - 1, LARGE_BYTES))
    assert extension.encode(small) is small
    assert extension.encode(large).rsv1


async def test_what_would_be_too_large_inflated_is_refused(server: RunningServer):
    async with people(server, 1) as [ana]:
        code = await ana.open_table()
        async with compressing(ana, code) as socket:
            await socket.send("0" * 10_000_000)  # ten kilobytes on the way
            with contextlib.suppress(ConnectionClosed):
                while True:
                    await socket.recv()
            assert socket.close_code == 1009
