"""How long the server's loop is held: by the longest piece of any request or message, and as who plays beside a replay feels it.

The first is taken in this process, by a watch on each slice of the loop like asyncio's own of slow callbacks; the second from outside."""

import asyncio
import tempfile
import time
from pathlib import Path

import structlog

from benchmarks.measured import percentile, tell
from benchmarks.players import Guest, Server, Table, scratch
from tests.app.slices import Watch, all_messages, all_requests, whole_server, world

TABLES = 60
FINISHED = 200
MOVES = 400
ONCE = 2
"""The first round makes what is kept from then on."""
LONG_GAME = 300
EYES = ("all", "watch", "0", "1", "2", "3")
PING_EVERY = 0.01
SLICES_TOLD = 5


def run() -> None:
    structlog.configure(wrapper_class=structlog.make_filtering_bound_logger(30))
    with tempfile.TemporaryDirectory(prefix="hexhaven-bench-") as directory:
        watch = asyncio.run(everything(Path(directory)))
    for asked, longest in sorted(watch.longest.items(), key=lambda one: -one[1])[:SLICES_TOLD]:
        tell(f"loop.longest_slice_ms[{asked}]", longest, "ms", 1)
    tell("loop.longest_slice_ms", max(watch.longest.values()), "ms", len(watch.longest))
    with scratch() as data, Server(data) as server:
        asyncio.run(beside_replays(server))


async def everything(directory: Path) -> Watch:
    """Every request and every message, of a server with many tables and finished games."""
    watch = Watch()
    async with whole_server(directory) as server:
        found = await world(server, tables=TABLES, finished=FINISHED, moves=MOVES)
        with watch.on_this_loop():
            for _ in range(ONCE):
                await all_requests(server, found)
                await server.hall.sweep(0.0)
            await all_messages(server, found, MOVES)
    return watch


async def beside_replays(server: Server) -> None:
    """How long an answer takes at one table while somebody has a long game played again through everybody's eyes."""
    long, other = await Table.opened(server, 0), await Table.opened(server, 1)
    for _ in range(LONG_GAME):
        if not long.over:
            await long.step()
    await ended(long)
    alone = await pings(other.guests[0], asyncio.create_task(asyncio.sleep(2)))
    asking = asyncio.create_task(replays(long.guests[0], long.code))
    beside = await pings(other.guests[0], asking)
    tell("loop.ping_alone_ms.p99", percentile(alone, 99) * 1000, "ms", len(alone))
    tell("loop.ping_beside_replays_ms.p99", percentile(beside, 99) * 1000, "ms", len(beside))
    tell("loop.replay_ms", await asking * 1000, "ms", len(EYES))
    for table in (long, other):
        await table.close()


async def ended(table: Table) -> None:
    """By everybody's consent."""
    first, *others = table.guests
    told = [guest.heard["proposal"] for guest in others]
    act = {"type": "propose", "request": "end", "act": {"table": "abort"}}
    version = first.version
    await first.say(act)
    for guest, before in zip(others, told, strict=True):
        await guest.until_heard("proposal", before + 1)
        await guest.say({"type": "vote", "proposal": 1, "yes": True})
    await first.until_version(version + 1)


async def replays(guest: Guest, code: str) -> float:
    """Seconds for each, one after the other."""
    began = time.perf_counter()
    for eyes in EYES:
        await guest.ask("GET", f"tables/{code}/replay?seat={eyes}")
    return (time.perf_counter() - began) / len(EYES)


async def pings(guest: Guest, meanwhile: "asyncio.Task[object]") -> list[float]:
    """Seconds until each answer, as long as something else goes on."""
    times = []
    while not meanwhile.done():
        began = time.perf_counter()
        heard = guest.heard["pong"]
        await guest.say({"type": "ping"})
        await guest.until_heard("pong", heard + 1)
        times.append(time.perf_counter() - began)
        await asyncio.sleep(PING_EVERY)
    return times
