"""Bots at the table: how long they wait, and what happens when a thought takes too long."""

import asyncio
import random
from pathlib import Path
from typing import Any

from engine import game
from engine.actions import Action
from tests.app.house import ThinksHere, house


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
