"""Tables for five to eight: seats, looks, bots, and a record that can be checked."""

import asyncio
from pathlib import Path

import pytest

from app.problems import Problem
from app.record import verify
from app.storage.events import DatabaseEventStore
from app.storage.guests import Guest
from app.tables import lobby
from engine.config import OptionValue
from tests.app.house import house
from tests.app.players import game_for


@pytest.mark.parametrize(
    ("board", "seats", "options"),
    [
        ("extension-5-6", 6, {}),
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
                actions = person.legal()
                if forms := [form for form in live.forms[0] if form["type"] == "Discard"]:
                    hand = live.face(0).view["seats"]["0"]["hand"]
                    await person.act(_first_cards(forms[0]["count"], hand))
                elif actions:
                    await person.act(
                        next((a for a in actions if a["type"] in ("EndTurn", "Pass")), actions[0])
                    )
                else:
                    await asyncio.sleep(0.001)
        verdict = await verify(DatabaseEventStore(opened.database), table.record)
        assert verdict.faults == ()


def _first_cards(count: int, hand: dict[str, int]) -> dict[str, object]:
    cards = {}
    for kind, held in hand.items():
        cards[kind] = min(held, count)
        count -= cards[kind]
    return {"type": "Discard", "cards": {kind: n for kind, n in cards.items() if n}}


async def test_eight_seats_have_eight_looks(tmp_path: Path):
    async with house(tmp_path) as opened:
        record = await opened.hall.create(Guest("g0", "Guest 0"), "", game_for(4), "n0")
        eight = lobby.reconfigure(record, "g0", {**game_for(8), "board": "big-island-7-8"})
        assert sorted(seat.look for seat in eight.seats) == list(range(1, 9))


async def test_nobody_loses_a_seat_to_a_smaller_board(tmp_path: Path):
    async with house(tmp_path) as opened:
        config = {**game_for(6), "board": "extension-5-6"}
        record = await opened.hall.create(Guest("g0", "Guest 0"), "", config, "n0")
        for number in range(1, 5):
            record = lobby.take_seat(record, Guest(f"g{number}", f"Guest {number}"), number, "n")
        with pytest.raises(Problem) as caught:
            lobby.reconfigure(record, "g0", game_for(4))
        assert caught.value.code == "table_full"
