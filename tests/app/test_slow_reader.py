"""A tab that stops reading costs the others nothing, over real sockets; nothing is ever inflated."""

import asyncio

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from tests.app.players import people, seated
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


async def test_no_compression_is_agreed_on(server: RunningServer):
    async with people(server, 1) as [ana]:
        code = await ana.open_table()
        async with connect(
            f"{server.url.replace('http', 'ws')}/api/tables/{code}/socket",
            origin=server.url,  # type: ignore[arg-type]  # a plain str is what it sends
            compression="deflate",
        ) as socket:
            assert socket.protocol.extensions == []
