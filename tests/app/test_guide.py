"""The first game: everything comes up soon, and nothing of it can be had at another table."""

from pathlib import Path

import pytest

from app.lobby import rules as lobby
from app.lobby.guest import Guest
from app.problems import Problem
from engine.board_game.first_game import FIRST_GAME
from engine.chance import Sealed
from engine.games import usual_game as game
from tests.app.house import house

SEVEN = 7


def test_the_learners_third_roll_is_a_seven_and_no_other_for_a_while():
    chance = Sealed(FIRST_GAME.seed, ("", ""))
    totals = [sum(chance.dice()) for _ in range(10)]
    assert [number for number, total in enumerate(totals) if total == SEVEN] == [4]


async def test_a_first_game_has_begun_with_the_learner_in_turn(tmp_path: Path):
    async with house(tmp_path) as opened:
        code = await opened.hall.guide(Guest("ana", "Ana"), "First game", game)
        table = await opened.found(code)
        assert table.record.state == "playing"
        assert table.record.settings.guide
        assert [seat.kind for seat in table.record.seats] == ["person", "bot"]
        assert table.live is not None
        assert table.live.legal[0], "the learner places first"


async def test_the_same_island_for_every_learner(tmp_path: Path):
    async with house(tmp_path) as opened:
        islands = []
        for name in ("ana", "ben"):
            table = await opened.found(
                await opened.hall.guide(Guest(name, name), "First game", game)
            )
            assert table.live is not None
            islands.append(table.live.face(None).view["board"])
        assert islands[0] == islands[1]


async def test_no_host_chooses_prepared_dice(tmp_path: Path):
    async with house(tmp_path) as opened:
        record = await opened.hall.create(Guest("ana", "Ana"), "", FIRST_GAME.config, "")
        assert record.seed != FIRST_GAME.seed
        table = await opened.found(record.code)
        with pytest.raises(Problem):
            await table.commands.edit(lambda before: lobby.decide(before, "ana", {"guide": True}))
