"""A line of the network between a server and its database that can be cut: what is sent then arrives nowhere, and nobody hears of it."""

import asyncio
import contextlib
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager


class Line:
    """Passes on what comes to its port, unless it is cut."""

    def __init__(self, there: int) -> None:
        """`there`: the port of this machine to which it leads."""
        self._there = there
        self._whole = asyncio.Event()
        self._whole.set()
        self._server: asyncio.Server | None = None
        self._passing: set[asyncio.Task[None]] = set()

    @property
    def port(self) -> int:
        assert self._server is not None
        number: int = self._server.sockets[0].getsockname()[1]
        return number

    def cut(self) -> None:
        self._whole.clear()

    def mend(self) -> None:
        self._whole.set()

    async def open(self) -> None:
        self._server = await asyncio.start_server(self._begin, "127.0.0.1", 0)

    async def close(self) -> None:
        assert self._server is not None
        self._server.close()
        for task in self._passing:
            task.cancel()
        await asyncio.gather(*self._passing, return_exceptions=True)

    def _begin(self, here: asyncio.StreamReader, back: asyncio.StreamWriter) -> None:
        task = asyncio.create_task(self._connected(here, back))
        self._passing.add(task)
        task.add_done_callback(self._passing.discard)

    async def _connected(self, here: asyncio.StreamReader, back: asyncio.StreamWriter) -> None:
        await self._whole.wait()
        try:
            there, forth = await asyncio.open_connection("127.0.0.1", self._there)
        except OSError:
            back.close()
            return
        try:
            await asyncio.gather(self._pass(here, forth), self._pass(there, back))
        finally:
            back.close()
            forth.close()

    async def _pass(self, source: asyncio.StreamReader, target: asyncio.StreamWriter) -> None:
        with contextlib.suppress(OSError):
            while passed := await source.read(65536):
                await self._whole.wait()
                target.write(passed)
                await target.drain()
        await self._whole.wait()
        target.close()


@asynccontextmanager
async def line_to(there: int) -> AsyncIterator[Line]:
    line = Line(there)
    await line.open()
    try:
        yield line
    finally:
        await line.close()
