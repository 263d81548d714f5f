"""Bots at the table: what happens when a thought takes too long, or fails."""

import asyncio
import itertools
import json
import multiprocessing
import os
import random
import signal
import sys
from asyncio.subprocess import PIPE
from collections.abc import Callable, Coroutine
from multiprocessing.context import SpawnProcess
from pathlib import Path
from typing import Any

import pytest
from structlog.testing import capture_logs

from app.host.tools import bots_keep_failing
from app.settings import Settings
from app.tables.bots import health, process
from app.tables.bots import thinker as bots
from app.tables.bots.process import ProcessDied
from app.tables.bots.thinker import Late, Thinker
from app.tables.registry import TableRegistry
from engine.api import Bots
from engine.board_game.core.actions import BuyDevelopmentCard, EndTurn
from engine.games import usual_game as game
from tests.app import thoughts
from tests.app.house import Listener, ThinksHere, house, settle, whose_turn
from tests.app.running import ROOT, still_running
from tests.app.slices import Client, whole_server

LONGEST_SECONDS = 4.0
"""For a thought of no time at all, on however slow a machine."""
SLOW_BOTS = Bots(levels=(), quick=(), choose=thoughts.slow)


DYING = Bots(levels=("simple",), quick=("simple",), choose=thoughts.simple_or_deadly)
HANGING = Bots(levels=("simple",), quick=("simple",), choose=thoughts.simple_or_hanging)
DEEP, SIMPLE = BuyDevelopmentCard(0), EndTurn(0)
"""Their decisions: in a process, and when the easy level decides."""


async def decision(thinker: Thinker, asked: Bots, level: Path) -> Any:
    return await thinker.choose(asked, str(level), {}, [DEEP, SIMPLE], [], 0, True)


async def ask(thinker: Thinker, seconds: float) -> Any:
    return await thinker.choose(SLOW_BOTS, str(seconds), {}, [EndTurn(0)], [], 0, True)


def processes() -> set[int]:
    """Those that bots think in."""
    children = multiprocessing.active_children()
    return {child.pid for child in children if child.pid and isinstance(child, SpawnProcess)}


async def ended(some: set[int], count: int) -> None:
    """Wait until so many of the processes are gone."""
    async with asyncio.timeout(60):
        while len(some - processes()) < count:  # noqa: ASYNC110 - as somebody who looks in does
            await asyncio.sleep(0.01)


async def test_a_thought_that_takes_too_long_costs_no_other_table_its_own(
    monkeypatch: pytest.MonkeyPatch,
):
    thinker = Thinker(2)
    try:
        await asyncio.gather(ask(thinker, 0), ask(thinker, 0))  # the processes are there
        with monkeypatch.context() as shortly:
            shortly.setattr(bots, "LONGEST_THOUGHT_SECONDS", 1.0)
            endless = asyncio.create_task(ask(thinker, 3600))
            await settle()  # its time is told
        answers = await asyncio.gather(*(ask(thinker, 0.1) for _ in range(4)))
        assert answers == [EndTurn(0)] * 4
        with pytest.raises(Late):
            await endless
    finally:
        thinker.close()


async def test_the_time_of_a_thought_begins_when_it_is_thought(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    """One that waits longer than it may take, behind another, is thought all the same."""
    thinker, begun = Thinker(1), tmp_path / "begun"
    slow = Bots(levels=(), quick=(), choose=thoughts.says_when_it_begins)
    try:
        view = {"seconds": LONGEST_SECONDS + 1}
        before = asyncio.create_task(
            thinker.choose(slow, str(begun), view, [EndTurn(0)], [], 0, True)
        )
        await appeared(begun)  # with the usual time
        monkeypatch.setattr(bots, "LONGEST_THOUGHT_SECONDS", LONGEST_SECONDS)
        answers = await asyncio.gather(before, ask(thinker, 0))
        assert list(answers) == [EndTurn(0)] * 2
    finally:
        thinker.close()


async def appeared(file: Path) -> None:
    """Wait for a file."""
    async with asyncio.timeout(60):
        while not file.exists():  # noqa: ASYNC110, ASYNC240 - as somebody who looks in does
            await asyncio.sleep(0.01)


async def test_only_the_process_that_thinks_too_long_is_ended_and_another_takes_its_place(
    monkeypatch: pytest.MonkeyPatch,
):
    thinker = Thinker(2)
    try:
        await asyncio.gather(ask(thinker, 0), ask(thinker, 0))
        before = processes()
        monkeypatch.setattr(bots, "LONGEST_THOUGHT_SECONDS", 1.0)
        with pytest.raises(Late):
            await ask(thinker, 3600)
        await ended(before, 1)
        answers = await asyncio.gather(*(ask(thinker, 0) for _ in range(2)))
        assert answers == [EndTurn(0)] * 2
        assert len(processes() & before) == 1
    finally:
        thinker.close()
    assert processes() & before == set()


async def test_nobody_thinks_for_an_asker_who_left(tmp_path: Path):
    thinker = Thinker(1)
    try:
        await ask(thinker, 0)
        before = processes()
        begun = tmp_path / "begun"
        endless = Bots(levels=(), quick=(), choose=thoughts.thinks_on)
        asking = asyncio.create_task(
            thinker.choose(endless, str(begun), {}, [EndTurn(0)], [], 0, True)
        )
        await appeared(begun)
        asking.cancel()
        with pytest.raises(asyncio.CancelledError):
            await asking
        await ended(before, 1)
        assert await ask(thinker, 0) == EndTurn(0)
    finally:
        thinker.close()


async def test_a_bot_whose_process_died_thinks_once_more(tmp_path: Path):
    dying = Bots(levels=(), quick=(), choose=thoughts.dies_once)
    thinker = Thinker(1)
    try:
        marker = tmp_path / "died"
        assert await thinker.choose(dying, str(marker), {}, [EndTurn(0)], [], 0, True) == EndTurn(0)
        assert marker.exists()
    finally:
        thinker.close()


async def test_a_process_that_died_while_nobody_asked_it_is_replaced():
    thinker = Thinker(1)
    try:
        await ask(thinker, 0)
        before = processes()
        for pid in before:
            os.kill(pid, signal.SIGKILL)
        await ended(before, 1)
        assert await ask(thinker, 0) == EndTurn(0)
        assert len(processes()) == 1
    finally:
        thinker.close()


async def test_the_easy_level_decides_for_a_bot_whose_process_hangs_and_another_takes_its_place(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    thinker = Thinker(1)
    try:
        await ask(thinker, 0)
        before = processes()
        marker = tmp_path / "hung"
        with monkeypatch.context() as shortly:
            shortly.setattr(bots, "LONGEST_THOUGHT_SECONDS", 1.0)
            assert await decision(thinker, HANGING, marker) == SIMPLE
        await ended(before, 1)
        assert await decision(thinker, HANGING, marker) == DEEP
        assert processes() - before
    finally:
        thinker.close()


async def test_a_server_can_stop_while_a_process_of_its_bots_hangs():
    thinker = Thinker(1)
    await ask(thinker, 0)
    before = processes()
    for pid in before:
        os.kill(pid, signal.SIGSTOP)
    thinker.close()
    assert processes() & before == set()


async def test_after_three_deaths_the_easy_level_decides_for_a_while_then_a_process_is_tried_again(
    tmp_path: Path,
):
    now = 0.0
    mended = tmp_path / "mended"
    thinker = Thinker(1, lambda: now)
    try:
        with capture_logs() as log:
            assert await decision(thinker, DYING, mended) == SIMPLE
            assert not thinker.impaired, "two may be chance"
            assert await decision(thinker, DYING, mended) == SIMPLE
            assert thinker.impaired
            for _ in range(30):
                assert await decision(thinker, DYING, mended) == SIMPLE
            assert [line["event"] for line in log] == [
                *["bots.process_failed"] * 2,
                "bots.impaired",
            ]
            assert "SIGKILL" in log[-1]["why"]
        assert processes() == set(), "none was tried"
        now += health.REST_SECONDS
        mended.touch()
        assert await decision(thinker, DYING, mended) == DEEP
        assert not thinker.impaired
    finally:
        thinker.close()


async def test_processes_that_cannot_begin_fill_no_log(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    now = 0.0
    monkeypatch.setattr(process, "_think", thoughts.ends_at_once)
    thinker = Thinker(1, lambda: now)
    try:
        with capture_logs() as log:
            for _ in range(5):
                for _ in range(10):
                    assert await decision(thinker, DYING, tmp_path / "never") == SIMPLE
                now += health.REST_SECONDS
        assert [line["event"] for line in log[2:]] == ["bots.impaired"] * 5, "one in each rest"
        assert "exit code 3" in log[-1]["why"]
    finally:
        thinker.close()


async def test_three_failures_in_a_row_count_however_long_they_take():
    now = 0.0
    ailing = health.Health(lambda: now)
    for _ in range(2):
        ailing.failed("no answer")
        now += health.WITHIN_SECONDS
    assert not ailing.impaired
    ailing.failed("no answer")
    assert ailing.impaired


async def test_failures_now_and_then_do_not_count():
    now = 0.0
    ailing = health.Health(lambda: now)
    for _ in range(10):
        ailing.failed("SIGKILL")
        ailing.succeeded()
        now += health.WITHIN_SECONDS / 2 + 1
    assert not ailing.impaired


async def test_a_process_without_memory_is_replaced():
    thinker = Thinker(1)
    try:
        hungry = Bots(levels=(), quick=(), choose=thoughts.runs_out_of_memory)
        with pytest.raises(ProcessDied):
            await thinker.choose(hungry, "deep", {}, [], [], 0, True)
        assert await ask(thinker, 0) == EndTurn(0)
    finally:
        thinker.close()


class Impaired(ThinksHere):
    impaired = True


async def test_the_people_are_told_while_all_bots_play_like_easy_ones(tmp_path: Path):
    thinker = Impaired()
    async with house(tmp_path, thinker=thinker) as opened:
        table = await opened.begun(0, bots=2, level="normal")
        watching = await opened.listener(table, None)
        told = await until_told(watching, 1)
        assert told == [{"type": "bots", "impaired": True}]
        later = await opened.listener(table, None)
        assert await later.messages("bots") == told
        thinker.impaired = False
        assert (await until_told(watching, 2))[1:] == [{"type": "bots", "impaired": False}]
        last = await opened.listener(table, None)
        assert await last.messages("bots") == []


async def test_nobody_is_told_where_all_bots_are_easy_anyway(tmp_path: Path):
    async with house(tmp_path, thinker=Impaired()) as opened:
        table = await opened.begun(0, bots=2)
        watching = await opened.listener(table, None)
        live = table.live
        assert live is not None
        async with asyncio.timeout(60):
            while live.version < 9:  # noqa: ASYNC110 - as somebody who looks in does
                await asyncio.sleep(0)
        assert await watching.messages("bots") == []


async def until_told(listener: Listener, times: int) -> list[Any]:
    """The news of how bots play, once a listener has received so many of them."""
    async with asyncio.timeout(60):
        while len(told := await listener.messages("bots")) < times:  # noqa: ASYNC110 - likewise
            await asyncio.sleep(0)
    return told


THINKS_FOR_EVER = """
import asyncio
from multiprocessing import active_children
from app.tables.bots.thinker import Late, Thinker
from engine.api import Bots
from engine.board_game.core.actions import BuyDevelopmentCard, EndTurn
from tests.app import thoughts

async def main():
    thinker = Thinker(1)
    for seconds in (0, 3600):
        bots = Bots(levels=(), quick=(), choose=thoughts.slow)
        await thinker.choose(bots, str(seconds), {}, [EndTurn(0)], [], 0, True)
        print(*(process.pid for process in active_children()), flush=True)

if __name__ == "__main__":
    asyncio.run(main())
"""


async def test_bots_end_with_their_server_however_it_ends(tmp_path: Path):
    script = tmp_path / "server.py"
    script.write_text(THINKS_FOR_EVER)
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    command = (sys.executable, str(script))
    server = await asyncio.create_subprocess_exec(*command, stdout=PIPE, env=environment)
    assert server.stdout is not None
    thinking = [int(process) for process in (await server.stdout.readline()).split()]
    assert [still_running(process) for process in thinking] == [True]
    server.kill()
    await server.wait()
    async with asyncio.timeout(60):
        while any(map(still_running, thinking)):  # noqa: ASYNC110 - as somebody who looks in does
            await asyncio.sleep(0.01)


async def test_a_quick_bot_decides_on_the_spot(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(Thinker, "_think", lambda *_: pytest.fail("a process was asked"))
    async with asyncio.timeout(60):
        chosen = await Thinker(1).choose(game.bots, "easy", {}, [], [], 0, True)
    assert chosen is None


async def test_a_driver_that_died_is_replaced(tmp_path: Path):
    class DiesOnce(ThinksHere):
        alive = False

        async def choose(self, *arguments: Any) -> Any:
            if not self.alive:
                self.alive = True
                raise asyncio.CancelledError
            return await super().choose(*arguments)

    async with house(tmp_path, thinker=DiesOnce()) as opened:
        table = await opened.begun(0, bots=2)
        live = table.live
        assert live is not None
        await settle()
        assert live.version == 0
        await opened.maintenance.sweep(3600)
        async with asyncio.timeout(60):
            while live.version < 5:  # noqa: ASYNC110 - as somebody who looks in does
                await asyncio.sleep(0.01)


async def test_ids_that_somebody_names_like_a_bot_do_not_stop_whoever_stands_in(tmp_path: Path):
    """A seat's own requests and those of the server for that seat are never the same."""
    async with house(tmp_path, bot_patience=0) as opened:
        table = await opened.begun(2)
        ana, ben = [await opened.listener(table, seat) for seat in (0, 1)]
        live, luck = table.live, random.Random(3)
        assert live is not None
        names = (f"bot-{number}" for number in itertools.count(41))
        while live.version < 40:
            actor = whose_turn(table, [ana, ben])
            request = next(names) if actor is ana else f"b{live.version}"
            await table.commands.play(actor.seat, request, live.version, actor.some_action(luck))
        await leave(ana)
        await table.proposals.propose(ben.connection, "p", {"table": "stand_in", "seat": 0})
        await play_beside_bots(ben, until=120)
        assert await ben.messages("trouble") == []


async def test_a_bot_that_breaks_discards_at_random_and_the_game_goes_on(tmp_path: Path):
    class Breaks(ThinksHere):
        async def choose(self, *arguments: Any) -> Any:
            raise ValueError("a bug")

    async with house(tmp_path, thinker=Breaks(), test_seed="x") as opened:
        table = await opened.begun(0, bots=3)
        watching = await opened.listener(table, None)
        discarded = 0
        async with asyncio.timeout(60):
            while not discarded:
                updates = await watching.messages("update")
                events = [event["type"] for update in updates for event in update["events"]]
                discarded = events.count("CardsDiscarded")
        assert await watching.messages("trouble") == []


async def leave(listener: Listener) -> None:
    listener.table.audience.remove(listener.connection)


async def play_beside_bots(listener: Listener, until: int) -> None:
    """Do something whenever it is for this one to act; bots do the rest."""
    live, luck = listener.table.live, random.Random(5)
    assert live is not None
    async with asyncio.timeout(60):
        while live.version < until:
            if listener.seat in game.deciding(live.state):
                await listener.act(listener.some_action(luck))
            await asyncio.sleep(0)


def answering(content: bytes) -> Callable[..., Coroutine[Any, Any, None]]:
    """The handler of a server that answers every request with this."""

    async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        if await reader.readline():  # nothing comes from who only looks whether somebody answers
            head = f"HTTP/1.1 200 OK\r\nContent-Length: {len(content)}\r\n\r\n"
            writer.write(head.encode() + content)
        writer.close()

    return answer


async def test_the_host_learns_that_the_processes_keep_failing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    async with whole_server(tmp_path) as server:
        client = Client(server, "Ana")
        _, healthy = await client.ask("GET", "/healthz")
        assert "bots" not in json.loads(healthy)
        monkeypatch.setattr(TableRegistry, "bots_impaired", True)
        _, impaired = await client.ask("GET", "/healthz")

    for said, failing in ((healthy, False), (impaired, True), (b"something else", False)):
        async with await asyncio.start_server(answering(said), "127.0.0.1", 0) as listening:
            port = listening.sockets[0].getsockname()[1]
            settings = Settings(host="127.0.0.1", port=port)
            assert await asyncio.to_thread(bots_keep_failing, settings) == failing
    assert not await asyncio.to_thread(bots_keep_failing, settings), "nobody answers any more"
