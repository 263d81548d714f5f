"""Tables for five to eight: seats, looks, bots, and a record that can be checked."""

import asyncio
import random
from collections import Counter
from pathlib import Path
from typing import Any, Final

import pytest

from app.answers import Played
from app.finished.proof import verify
from app.journal.loading import whole_log
from app.lobby import rules as lobby
from app.lobby.guest import Guest
from app.problems import Problem
from app.storage.events import DatabaseEventStore, StoredEntry
from app.tables.table import Table
from engine.board_game.core.config import OptionValue
from engine.board_game.options.special_building import RaiseFlag
from engine.games import usual_game as game
from tests.app.house import House, ThinksHere, house
from tests.app.players import game_for, people
from tests.app.running import RunningServer

FLAGS: Final = ("RaiseFlag", "LowerFlag")


@pytest.mark.parametrize(
    ("board", "seats", "options"),
    [
        ("extension-5-6", 6, {}),
        ("extension-5-6", 6, {"special-building": "flags"}),
        ("extension-5-6-sea-hexes", 5, {"special-building": False, "paired-players": "both"}),
        ("peanut-7-8", 8, {}),
    ],
)
async def test_a_table_of_bots_plays_to_the_end_and_its_record_fits(
    tmp_path: Path, board: str, seats: int, options: dict[str, OptionValue]
):
    config = {**game_for(seats, **{"victory-points": 8, **options}), "board": board}
    async with house(tmp_path) as opened:
        table = await opened.begun(1, bots=seats - 1, config=config)
        person = await opened.listener(table, 0)
        live = table.live
        assert live is not None
        async with asyncio.timeout(120):
            while not live.over:
                actions = [a for a in person.legal() if a["type"] not in FLAGS]
                if forms := [form for form in live.choices.forms(0) if form["type"] == "Discard"]:
                    hand = live.player_view(0).view["seats"]["0"]["hand"]
                    await person.act(_first_cards(forms[0]["count"], hand))
                elif actions:
                    await person.act(
                        next((a for a in actions if a["type"] in ("EndTurn", "Pass")), actions[0])
                    )
                else:
                    await asyncio.sleep(0.001)
        verdict = await verify(DatabaseEventStore(opened.database), table.record)
        assert verdict.faults == ()
        done = [(entry.seat, entry.action["type"]) for entry in await _log(opened, table)]
        if options.get("special-building") == "flags":
            raised = Counter(seat for seat, kind in done if kind == "RaiseFlag")
            asked = Counter(seat for seat, kind in done if kind == "Pass")
            assert sum(raised.values()) > 0
            assert all(asked[seat] <= raised[seat] for seat in range(seats)), "nobody else is asked"
            assert max(raised.values()) <= live.state.turn, "no bot floods the table"


async def _log(opened: House, table: Table) -> list[StoredEntry]:
    entries = await whole_log(DatabaseEventStore(opened.database), table.record.id)
    return [entry for entry in entries if "type" in entry.action]


async def test_a_game_from_before_there_were_flags_goes_on_in_the_middle_of_special_building(
    tmp_path: Path,
):
    """Its configuration says only that it is on, or leaves it to the board: everyone is asked to its end."""
    config = {**game_for(5), "board": "extension-5-6"}
    async with house(tmp_path) as opened:
        table = await opened.begun(1, bots=4, config=config)
        person = await opened.listener(table, 0)
        async with asyncio.timeout(60):
            while not any(action["type"] == "Pass" for action in person.legal()):
                assert table.live is not None
                if game.deciding(table.live.state) == (0,):
                    await person.act(person.some_action(random.Random(1)))
                else:
                    await asyncio.sleep(0.001)
        waiting = (await person.view())["waiting"]
        assert waiting["0"]["kind"] == "SpecialBuilding"
        code = table.record.code
    async with house(tmp_path) as later:
        table = await later.found(code)
        assert table.record.config["options"] == {}
        done = person.requests
        person = await later.listener(table, 0)
        person.requests = done
        assert (await person.view())["waiting"] == waiting
        assert isinstance(await person.act({"type": "Pass"}), Played)
        verdict = await verify(DatabaseEventStore(later.database), table.record)
        assert verdict.faults == ()


class Flags(ThinksHere):
    """A bot that raises its flag whenever it may, or never."""

    def __init__(self, *, raises: bool) -> None:
        self.raises = raises

    async def choose(self, *asked: Any) -> Any:
        _, _, _, legal, _, seat, *_ = asked
        if legal == [RaiseFlag(seat)]:
            return legal[0] if self.raises else None
        return await super().choose(*asked)


async def test_bots_raise_their_flags_without_making_anybody_wait(tmp_path: Path):
    """Bots that take a minute over a move raise their flags at once, and nobody's flag makes them begin it anew."""
    config = game_for(3, **{"special-building": "flags"})
    async with house(tmp_path, thinker=Flags(raises=False)) as opened:
        table = await opened.begun(2, bots=1, config=config)
        persons = [await opened.listener(table, seat) for seat in (0, 1)]
        live = table.live
        assert live is not None
        async with asyncio.timeout(60):
            while not live.state.turn or game.deciding(live.state) == (2,):
                for person in persons:
                    if person.seat in game.deciding(live.state):
                        await person.act(person.some_action(random.Random(1)))
                await asyncio.sleep(0.001)
        code = table.record.code
    async with house(tmp_path, thinker=Flags(raises=True), bot_delay=60) as later:
        table = await later.found(code)
        live = table.live
        assert live is not None
        (turn,) = game.deciding(live.state)
        other = await later.listener(table, 1 - turn)
        other.requests = persons[1 - turn].requests
        moved_at = live.moved_at
        async with asyncio.timeout(55):
            while (await other.view())["options"]["special-building"]["flags"] != [2]:  # noqa: ASYNC110 - as somebody who looks in does
                await asyncio.sleep(0.001)
        assert isinstance(await other.act({"type": "RaiseFlag"}), Played)
        assert live.moved_at == moved_at < live.version


async def test_a_table_that_is_opened_or_changed_now_asks_only_those_with_a_flag(
    server: RunningServer,
):
    crowd = {"board": "extension-5-6", "seats": 6}
    async with people(server, 1) as [ana]:
        opened = await ana.ask("POST", "tables", {"config": crowd})
        assert opened["config"]["options"] == {"special-building": "flags"}
        code = opened["code"]
        for asked, kept in ((True, "flags"), ("everyone", "everyone"), (False, False)):
            config = {**crowd, "options": {"special-building": asked}}
            changed = await ana.ask("PATCH", f"tables/{code}", {"config": config})
            assert changed["config"]["options"] == {"special-building": kept}


def _first_cards(count: int, hand: dict[str, int]) -> dict[str, object]:
    cards = {}
    for kind, held in hand.items():
        cards[kind] = min(held, count)
        count -= cards[kind]
    return {"type": "Discard", "cards": {kind: n for kind, n in cards.items() if n}}


async def test_eight_seats_have_eight_looks(tmp_path: Path):
    async with house(tmp_path) as opened:
        record = await opened.registry.create(Guest("g0", "Guest 0"), "", game_for(4), "n0")
        eight = lobby.reconfigure(record, "g0", {**game_for(8), "board": "big-island-7-8"})
        assert sorted(seat.look for seat in eight.seats) == list(range(1, 9))


async def test_nobody_loses_a_seat_to_a_smaller_board(tmp_path: Path):
    async with house(tmp_path) as opened:
        config = {**game_for(6), "board": "extension-5-6"}
        record = await opened.registry.create(Guest("g0", "Guest 0"), "", config, "n0")
        for number in range(1, 5):
            record = lobby.take_seat(record, Guest(f"g{number}", f"Guest {number}"), number, "n")
        with pytest.raises(Problem) as caught:
            lobby.reconfigure(record, "g0", game_for(4))
        assert caught.value.code == "table_full"
