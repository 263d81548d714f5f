"""The first game: everything comes up soon, and nothing of it can be had at another table."""

from pathlib import Path

import pytest

from app.lobby import rules as lobby
from app.lobby.guest import Guest
from app.lobby.settings import TableSettings
from app.problems import Problem
from engine.api import FirstGame
from engine.board_game.first_game import ASHORE, AT_SEA
from engine.chance import Sealed
from engine.games import game_called
from engine.games import usual_game as game
from tests.app.house import house

SEVEN = 7


def sevens(first: FirstGame, seats: int, rolls: int = 9) -> list[int]:
    chance = Sealed(first.seed, ("",) * seats)
    totals = [sum(chance.dice()) for _ in range(rolls)]
    return [number for number, total in enumerate(totals) if total == SEVEN]


def test_the_learners_third_roll_is_a_seven_and_no_other_for_a_while():
    assert sevens(ASHORE, seats=2) == [2 * 2]


def test_at_sea_no_seven_comes_between_the_learner_and_the_gold():
    assert sevens(AT_SEA, seats=3) == []


@pytest.mark.parametrize(("guide", "bots"), [("first", 1), ("sea", 2)])
async def test_a_first_game_has_begun_with_the_learner_in_turn(
    tmp_path: Path, guide: str, bots: int
):
    async with house(tmp_path) as opened:
        code = await opened.registry.guide(Guest("ana", "Ana"), game, guide)
        table = await opened.found(code)
        assert table.record.state == "playing"
        assert table.record.settings.guide == guide
        assert [seat.kind for seat in table.record.seats] == ["person", *["bot"] * bots]
        assert table.record.nonces == ("",) * (1 + bots)
        assert table.live is not None
        assert table.live.choices.legal(0), "the learner places first"


async def test_the_table_of_a_first_game_is_named_in_the_learners_language(tmp_path: Path):
    async with house(tmp_path) as opened:
        for name, shown in ((None, ASHORE.name), ("Erstes  Spiel", "Erstes Spiel")):
            code = await opened.registry.guide(Guest("ana", "Ana"), game, name=name)
            assert (await opened.found(code)).record.name == shown
        with pytest.raises(Problem, match="up to 40 characters; this one has 41"):
            await opened.registry.guide(Guest("ana", "Ana"), game, name="x" * 41)


async def test_a_first_card_game_has_begun_and_both_lay_out_their_regions(tmp_path: Path):
    async with house(tmp_path) as opened:
        code = await opened.registry.guide(Guest("ana", "Ana"), game_called("cards"))
        table = await opened.found(code)
        assert table.record.game.key == "cards"
        assert table.record.state == "playing"
        assert table.record.settings.guide == "first"
        assert [seat.kind for seat in table.record.seats] == ["person", "bot"]
        assert table.live is not None
        assert 0 in table.live.game.deciding(table.live.state)


async def test_a_game_has_no_guide_of_another(tmp_path: Path):
    async with house(tmp_path) as opened:
        with pytest.raises(Problem, match="no guide"):
            await opened.registry.guide(Guest("ana", "Ana"), game_called("cards"), "sea")


async def test_the_same_island_for_every_learner(tmp_path: Path):
    async with house(tmp_path) as opened:
        islands = []
        for name in ("ana", "ben"):
            table = await opened.found(await opened.registry.guide(Guest(name, name), game))
            assert table.live is not None
            islands.append(table.live.player_view(None).view["board"])
        assert islands[0] == islands[1]


async def test_no_host_chooses_prepared_dice(tmp_path: Path):
    async with house(tmp_path) as opened:
        record = await opened.registry.create(Guest("ana", "Ana"), "", ASHORE.config, "")
        assert record.seed != ASHORE.seed
        table = await opened.found(record.code)
        with pytest.raises(Problem):
            await table.edits.edit(lambda before: lobby.decide(before, "ana", {"guide": True}))


async def test_a_guide_that_there_is_not_is_refused(tmp_path: Path):
    async with house(tmp_path) as opened:
        with pytest.raises(Problem, match="no guide"):
            await opened.registry.guide(Guest("ana", "Ana"), game, "moon")


def test_a_table_of_an_earlier_version_has_the_first_guide():
    assert TableSettings.from_json({"guide": True}).guide == "first"
    assert TableSettings.from_json({"guide": "sea"}).to_json()["guide"] == "sea"
    assert "guide" not in TableSettings.from_json({}).to_json()
    with pytest.raises(Problem):
        TableSettings.from_json({"guide": 7})
