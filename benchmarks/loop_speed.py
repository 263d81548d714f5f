"""The time for which the server's loop is held, as a player feels it beside whom somebody has a long game replayed.
How much of its work is done in one go is counted by tests/app/test_slices.py."""

import asyncio
import time

from benchmarks.measured import percentile, tell
from benchmarks.players import Guest, Server, Table, scratch

LONG_GAME = 300
EYES = ("all", "watch", "0", "1", "2", "3")
PING_EVERY = 0.01


def run() -> None:
    with scratch() as data, Server(data) as server:
        asyncio.run(beside_replays(server))


async def beside_replays(server: Server) -> None:
    """The time that an answer takes at one table while somebody has a long game played again through everybody's eyes."""
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
    """End the game with everybody's consent."""
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
    """Seconds for each replay, one after the other."""
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
