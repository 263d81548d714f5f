"""Agreements on the knowledge of cards: a tracker that goes back, restarts and is replayed with the game; a bank that is hidden."""

import json
from pathlib import Path
from typing import Any

from app.tables.table import Table
from tests.app.house import House, Listener, house
from tests.app.players import game_for
from tests.app.test_replay_page import agree, play_some, replayed, views_of

SEATS = 3


async def seated(opened: House, *options: str) -> list[Listener]:
    """Everybody at a new table with these rules, and somebody who watches."""
    config = game_for(SEATS, **dict.fromkeys(options, True))
    return await gathered(opened, await opened.begun(SEATS, config=config))


async def gathered(opened: House, table: Table) -> list[Listener]:
    return [await opened.listener(table, seat) for seat in (*range(SEATS), None)]


def proven(view: dict[str, Any]) -> dict[str, Any]:
    return {seat: facts["proven"] for seat, facts in view["seats"].items()}


def unknown(view: dict[str, Any]) -> int:
    return sum(facts["proven"]["unknown"] for facts in view["seats"].values())


async def until_robbed(listeners: list[Listener]) -> None:
    """Until some card is known to two only."""
    for _ in range(600):
        if unknown(await listeners[-1].view()):
            return
        await play_some(listeners[0].table, listeners[:SEATS], 1)
    raise AssertionError("nobody has been robbed")


def version_of(listener: Listener) -> int:
    assert listener.table.live is not None
    return listener.table.live.version


async def test_everybody_at_the_table_is_told_the_same(tmp_path: Path):
    async with house(tmp_path) as opened:
        listeners = await seated(opened, "card-tracker")
        await until_robbed(listeners)
        told = [proven(await listener.view()) for listener in listeners]
        assert told[1:] == told[:-1]
        await play_some(listeners[0].table, listeners[:SEATS], 40)
        told = [proven(await listener.view()) for listener in listeners]
        assert told[1:] == told[:-1]


async def test_a_way_back_takes_along_what_was_learnt_on_it(tmp_path: Path):
    async with house(tmp_path) as opened:
        listeners = await seated(opened, "card-tracker")
        await until_robbed(listeners)
        before, version = proven(await listeners[-1].view()), version_of(listeners[0])
        await play_some(listeners[0].table, listeners[:SEATS], 30)
        assert proven(await listeners[-1].view()) != before
        await agree(listeners[:SEATS], {"table": "rewind", "to": version})
        for listener in listeners:
            assert proven(await listener.view()) == before


async def test_after_a_restart_as_much_is_known(tmp_path: Path):
    async with house(tmp_path) as opened:
        listeners = await seated(opened, "card-tracker")
        await until_robbed(listeners)
        before = proven(await listeners[-1].view())
        code = listeners[0].table.record.code
    async with house(tmp_path) as opened:
        listeners = await gathered(opened, await opened.found(code))
        for listener in listeners:
            assert proven(await listener.view()) == before


async def test_the_replay_shows_what_was_proven_at_the_time(tmp_path: Path):
    async with house(tmp_path) as opened:
        listeners = await seated(opened, "card-tracker")
        table = listeners[0].table
        await until_robbed(listeners)
        version, then = version_of(listeners[0]), proven(await listeners[-1].view())
        await play_some(table, listeners[:SEATS], 10)
        await agree(listeners[:SEATS], {"table": "concede", "to": 1})
        for eyes in ("watch", "0", "all"):
            views = views_of(await replayed(opened, table, eyes))
            assert proven(views[version]) == then


async def test_a_hidden_bank_is_in_nothing_that_anybody_is_told(tmp_path: Path):
    async with house(tmp_path) as opened:
        listeners = await seated(opened, "hidden-bank")
        table = listeners[0].table
        await play_some(table, listeners[:SEATS], 80)
        late = await opened.listener(table, None)
        for listener in (*listeners, late):
            frames = await listener.heard()
            assert any('"type":"snapshot"' in frame for frame in frames)
            assert not any('"supply"' in frame for frame in frames)
        await agree(listeners[:SEATS], {"table": "concede", "to": 1})
        for eyes, shown in (("watch", False), ("0", False), ("all", True)):
            views = views_of(await replayed(opened, table, eyes))
            assert ["supply" in view for view in views] == [shown] * len(views)


async def test_an_open_bank_is_told(tmp_path: Path):
    async with house(tmp_path) as opened:
        listeners = await seated(opened)
        await play_some(listeners[0].table, listeners[:SEATS], 20)
        for listener in listeners:
            snapshot = next(frame for frame in await listener.heard() if '"snapshot"' in frame)
            assert set(json.loads(snapshot)["view"]["supply"]) == {
                "brick",
                "lumber",
                "wool",
                "grain",
                "ore",
            }
