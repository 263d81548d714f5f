"""Bots at the table: how long they wait, and what happens when a thought takes too long."""

import asyncio
import random
import time
from concurrent.futures import BrokenExecutor, Future
from pathlib import Path
from typing import Any

import pytest

from app import bots
from app.bots import Thinker
from engine import game
from engine.actions import Action, EndTurn
from tests.app.house import ThinksHere, house, settle


class WaitsWhilePatient(ThinksHere):
    """A bot that would rather wait as long as it may, whatever it could do."""

    def __init__(self) -> None:
        self.patient: list[bool] = []

    async def choose(self, level: str, view: Any, *rest: Any) -> Action | None:
        *_, patient = rest
        self.patient.append(patient)
        return None if patient else await super().choose(level, view, *rest)


async def test_how_long_a_bot_waits_does_not_depend_on_what_people_could_do(tmp_path: Path):
    """A hand decides what its owner could answer; a bot that waited by it would tell the hand."""
    thinker = WaitsWhilePatient()
    luck = random.Random(1)
    async with house(tmp_path, thinker=thinker, bot_patience=0.05) as opened:
        table = await opened.begun(1, bots=1)
        person = await opened.listener(table, 0)
        live = table.live
        assert live is not None
        async with asyncio.timeout(60):
            while live.version < 12:
                if 0 in game.deciding(live.state):
                    await person.act(person.some_action(luck))
                else:
                    await asyncio.sleep(0.005)
        asked = thinker.patient[thinker.patient.index(True) :]
        assert len(asked) >= 6
        assert asked == [at % 2 == 0 for at in range(len(asked))], (
            "each time it waits until its time is over, then decides"
        )


def slow(level: str, view: Any, legal: list[Action], *_rest: Any) -> Action | None:
    """A bot that needs as many seconds as the level says."""
    time.sleep(float(level))
    return legal[0]


async def ask(thinker: Thinker, seconds: float) -> Action | None:
    return await thinker.choose(str(seconds), {}, [EndTurn(0)], [], 0, True)


async def test_a_thought_that_takes_too_long_costs_no_other_table_its_own(
    monkeypatch: pytest.MonkeyPatch,
):
    monkeypatch.setattr(bots, "choose", slow)
    thinker = Thinker(2)
    try:
        await asyncio.gather(ask(thinker, 0), ask(thinker, 0))  # the processes are there
        monkeypatch.setattr(bots, "LONGEST_THOUGHT", 1.0)
        answers = await asyncio.gather(
            ask(thinker, 60), *(ask(thinker, 0.1) for _ in range(4)), return_exceptions=True
        )
        assert isinstance(answers[0], TimeoutError)
        assert answers[1:] == [EndTurn(0)] * 4
    finally:
        thinker.close()


async def test_the_time_of_a_thought_begins_when_it_is_thought(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(bots, "choose", slow)
    thinker = Thinker(1)
    try:
        await ask(thinker, 0)
        monkeypatch.setattr(bots, "LONGEST_THOUGHT", 1.0)
        answers = await asyncio.gather(*(ask(thinker, 0.4) for _ in range(5)))
        assert answers == [EndTurn(0)] * 5
    finally:
        thinker.close()


class GivenUp:
    """A pool that somebody ends before it begins to think."""

    def submit(self, *_work: Any) -> Future[Action]:
        thought: Future[Action] = Future()
        thought.cancel()
        return thought


class NeverDone:
    def submit(self, *_work: Any) -> Future[Action]:
        return Future()


async def test_a_thought_cancelled_with_its_pool_does_not_end_who_asked(
    monkeypatch: pytest.MonkeyPatch,
):
    thinker = Thinker(1)
    monkeypatch.setattr(thinker, "_running_pool", GivenUp)
    with pytest.raises(BrokenExecutor):
        await ask(thinker, 0)
    monkeypatch.setattr(thinker, "_running_pool", NeverDone)
    asking = asyncio.create_task(ask(thinker, 0))
    await settle()
    asking.cancel()
    with pytest.raises(asyncio.CancelledError):
        await asking


async def test_a_driver_that_died_is_replaced(tmp_path: Path):
    class DiesOnce(ThinksHere):
        alive = False

        async def choose(self, *arguments: Any) -> Action | None:
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
        await opened.hall.sweep(3600)
        async with asyncio.timeout(60):
            while live.version < 5:  # noqa: ASYNC110 - as somebody who looks in does
                await asyncio.sleep(0.01)
