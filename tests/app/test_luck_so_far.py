"""Everybody's luck while the game runs: public, never wrong, also after a way back and a restart."""

import asyncio
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import update

from app.answers import Played
from app.storage.schema import actions
from app.tables.luck import Luck
from app.tables.table import Table
from engine.board_game.figures.luck import expected_cards
from tests.app.house import House, Listener, frames_are_valid, house, settle, whose_turn
from tests.app.test_proposals import gathered
from tests.app.test_replay_page import agree, play_some


async def luck(listener: Listener) -> dict[str, Any]:
    return (await listener.messages("luck"))[-1]


async def until_rolled(table: Table, listeners: list[Listener], rolls: int) -> None:
    while (await luck(listeners[0]))["rolls"] < rolls:
        await play_some(table, listeners, 1)


async def come_again(opened: House, table: Table) -> list[Listener]:
    listeners = [await opened.listener(table, seat) for seat in range(2)]
    for listener in listeners:
        listener.requests = 1000
    return listeners


async def without_luck(opened: House) -> None:
    """As a version left the log that stored neither luck nor digests."""
    forgotten = update(actions).values(luck=None, digest=None)
    await opened.database.write(lambda connection: connection.execute(forgotten))


def state_of(table: Table) -> Any:
    assert table.live is not None
    return table.live.state


async def test_a_roll_tells_everybody_what_it_brought(tmp_path: Path):
    async with house(tmp_path) as opened:
        table, listeners = await gathered(opened)
        watching = await opened.listener(table, None)
        nothing = {"type": "luck", "rolls": 0, "expected": [0.0] * 3, "received": [0] * 3}
        assert await luck(watching) == nothing
        while {"type": "RollDice"} not in whose_turn(table, listeners).legal():
            await play_some(table, listeners, 1)
        assert len(await watching.messages("luck")) == 1
        average = expected_cards(state_of(table))
        before = [sum(state_of(table).hands[seat]) for seat in range(3)]
        roller = whose_turn(table, listeners)
        assert isinstance(await roller.act({"type": "RollDice"}), Played)
        told = await luck(watching)
        assert told["rolls"] == 1
        assert told["expected"] == [round(cards, 2) for cards in average]
        after = [sum(state_of(table).hands[seat]) for seat in range(3)]
        assert told["received"] == [now - then for now, then in zip(after, before, strict=True)]
        for listener in listeners:
            assert await luck(listener) == told
            frames_are_valid(await listener.heard())


async def test_after_a_way_back_its_rolls_count_no_more(tmp_path: Path):
    async with house(tmp_path) as opened:
        table, listeners = await gathered(opened, 2)
        await until_rolled(table, listeners, 3)
        before, version = await luck(listeners[0]), table.live.version if table.live else 0
        await until_rolled(table, listeners, 6)
        await agree(listeners, {"table": "rewind", "to": version})
        assert await luck(listeners[1]) == before


async def test_after_a_restart_the_luck_is_the_same(tmp_path: Path):
    async with house(tmp_path) as opened:
        table, listeners = await gathered(opened, 2)
        await until_rolled(table, listeners, 4)
        version = table.live.version if table.live else 0
        await until_rolled(table, listeners, 6)
        await agree(listeners, {"table": "rewind", "to": version})
        await until_rolled(table, listeners, 7)
        before = await luck(listeners[0])
        code = table.record.code
    async with house(tmp_path) as opened:
        table = await opened.found(code)
        listeners = await come_again(opened, table)
        assert await luck(listeners[0]) == before
        await until_rolled(table, listeners, 8)
        told = await luck(listeners[1])
        assert told["rolls"] == 8
        assert sum(told["received"]) >= sum(before["received"])


async def test_however_many_come_back_after_a_restart_no_game_is_played_again_for_its_luck(
    tmp_path: Path, plays: Counter[str]
):
    async with house(tmp_path) as opened:
        table, listeners = await gathered(opened, 2)
        await play_some(table, listeners, 60)
        before, code = await luck(listeners[0]), table.record.code
    async with house(tmp_path) as opened:
        plays.clear()
        table = await opened.found(code)
        assert plays["new_game"] == 0
        assert plays["play"] < 32, "what came after the snapshot"
        plays.clear()
        tabs = await asyncio.gather(*(opened.listener(table, None) for _ in range(6)))
        assert [await luck(tab) for tab in tabs] == [before] * 6
        assert plays == Counter()


async def test_the_luck_of_a_game_of_an_earlier_version_is_worked_out_once_and_stored(
    tmp_path: Path, plays: Counter[str]
):
    async with house(tmp_path) as opened:
        table, listeners = await gathered(opened, 2)
        await until_rolled(table, listeners, 20)  # there is a snapshot then, whatever is dealt
        before, code = await luck(listeners[0]), table.record.code
        await without_luck(opened)
    for replays in (2, 0):  # one proves the log, one finds its luck
        async with house(tmp_path) as opened:
            plays.clear()
            table = await opened.found(code)
            assert plays["new_game"] == replays
            tabs = await asyncio.gather(*(opened.listener(table, None) for _ in range(6)))
            assert [await luck(tab) for tab in tabs] == [before] * 6
            assert plays["new_game"] == replays


async def test_without_knowing_all_rolls_nothing_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    async with house(tmp_path) as opened:
        table, listeners = await gathered(opened, 2)
        await until_rolled(table, listeners, 2)
        code = table.record.code
        await without_luck(opened)

    def fails(*_: object) -> None:
        raise ValueError("these rules are no longer played")

    monkeypatch.setattr("app.journal.loading.rolls", fails)
    async with house(tmp_path) as opened:
        table = await opened.found(code)
        listeners = await come_again(opened, table)
        await play_some(table, listeners, 20)
        await settle()
        assert await listeners[0].messages("luck") == []
        assert len(await listeners[0].messages("update")) == 20


def test_rolls_are_summed_up():
    first = Luck.before_any_roll(2).after(((1.0, 0.5), (2, 0)))
    second = first.after(((0.25, 0.5), (1, 1)))
    assert second.message() == b'{"type":"luck","rolls":2,"expected":[1.25,1.0],"received":[3,1]}'
    assert first.rolls == 1
