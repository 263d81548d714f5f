"""Another device, another host, another game; and who hears whom."""

import asyncio
import time
from collections.abc import AsyncIterator, Sequence
from pathlib import Path
from typing import Any

import pytest

from app.answers import Refusal
from app.lobby import rules as lobby
from app.lobby.guest import Guest
from app.lobby.record import Seat
from app.problems import Problem
from app.tables import seat_links
from app.tables import table as tables
from app.tables.table import Table
from engine.board_game import game as board_game
from engine.board_game.compiled_rules import configured
from engine.chance import Random
from tests.app.house import House, Listener, board_state, frames_are_valid, house, settle
from tests.app.players import game_for

EVA = Guest("eva", "Eva")


@pytest.fixture
async def opened(tmp_path: Path) -> AsyncIterator[House]:
    async with house(tmp_path) as opened:
        yield opened


# --- another device


async def test_a_seat_moves_to_another_browser(tmp_path: Path):
    async with house(tmp_path) as opened:
        table = await opened.begun(2)
        old = await opened.listener(table, 0)
        phone = Listener(table, Guest("phone", "Guest 0"))
        async with table.attached(phone.connection, None):
            assert (await phone.messages("snapshot"))[-1]["seat"] is None
            await table.edits.claim(Guest("phone", "Guest 0"), table.edits.seat_links.link_to(0))
            assert phone.seat == 0
            assert (await phone.messages("snapshot"))[-1]["seat"] == 0
            assert old.connection.seat is None
            snapshot = (await old.messages("snapshot"))[-1]
            assert snapshot["seat"] is None
            assert "hand" not in snapshot["view"]["seats"]["0"], (
                "who gave the seat away only watches"
            )
            assert table.record.host == "phone", "hosting goes along"
            frames_are_valid(await old.heard())
        code = table.record.code
    async with house(tmp_path) as again:
        record = (await again.found(code)).record
        assert (record.seat_of("phone"), record.host) == (0, "phone")


async def test_a_link_works_once_and_not_for_ever(opened: House, monkeypatch: pytest.MonkeyPatch):
    table = await opened.begun(2)
    secret = table.edits.seat_links.link_to(1)
    await table.edits.claim(EVA, secret)
    for wrong in (secret, "", "x" * 32):
        with pytest.raises(Problem) as refused:
            await table.edits.claim(Guest("other", "Other"), wrong)
        assert refused.value.code == "no_such_link"
    late = table.edits.seat_links.link_to(1)
    now = time.monotonic()
    monkeypatch.setattr(time, "monotonic", lambda: now + seat_links.LASTS_SECONDS + 1)
    with pytest.raises(Problem):
        await table.edits.claim(Guest("other", "Other"), late)


def test_of_many_links_to_a_seat_the_newest_work():
    links = seat_links.SeatLinks()
    other = links.link_to(0)
    first, *newest = [links.link_to(1) for _ in range(seat_links.MOST_OF_A_SEAT + 1)]
    assert links.used(first) is None
    assert [links.used(secret) for secret in newest] == [1] * seat_links.MOST_OF_A_SEAT
    assert links.used(other) == 0


async def test_nobody_gets_a_second_seat_by_a_link(opened: House):
    table = await opened.begun(2)
    with pytest.raises(Problem) as refused:
        await table.edits.claim(Guest("g1", "Guest 1"), table.edits.seat_links.link_to(0))
    assert refused.value.code == "seated_already"


# --- another host


async def test_somebody_else_is_host_when_the_host_stays_away(
    opened: House, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(tables, "HOST_AWAY_SECONDS", 0.0)
    table = await opened.begun(3)
    host = Listener(table, Guest("g0", "Guest 0"))
    async with table.attached(host.connection, None):
        await opened.listener(table, 2)
        await opened.listener(table, 1)
    async with asyncio.timeout(60):
        while table.record.host != "g2":  # noqa: ASYNC110
            await asyncio.sleep(0)


async def test_a_host_who_is_back_in_time_stays_host(opened: House):
    table = await opened.begun(2)
    await opened.listener(table, 0)
    await opened.listener(table, 1)
    await table.find_host()
    assert table.record.host == "g0"


# --- another game


async def finished(opened: House, config: dict[str, Any] | None = None) -> Table:
    table = await opened.begun(2, bots=1, config=config)
    listeners = [await opened.listener(table, seat) for seat in range(2)]
    await table.proposals.propose(listeners[0].connection, "p", {"table": "concede", "to": 1})
    number = (await listeners[1].messages("proposal"))[-1]["open"]["id"]
    await table.proposals.vote(1, number, yes=True)
    return table


async def test_the_same_people_play_again(tmp_path: Path):
    async with house(tmp_path) as opened:
        table = await finished(opened)
        watcher = await opened.listener(table, 0)
        code = await opened.registry.rematch(table, Guest("g1", "Guest 1"))
        assert await opened.registry.rematch(table, Guest("g0", "Guest 0")) == code
        assert (await watcher.messages("lobby"))[-1]["next"] == code
        following = await opened.found(code)
        seats = [(seat.kind, seat.guest, seat.ready) for seat in following.record.seats]
        assert seats == [("person", "g0", False), ("person", "g1", False), ("bot", None, True)]
        assert following.record.host == "g0"
        assert following.record.config == table.record.config
        assert following.record.seal != table.record.seal
        first = table.record.code
    async with house(tmp_path) as again:
        assert (await again.found(first)).record.next == code


async def test_who_sat_after_the_first_player_starts_when_the_start_moves_on(opened: House):
    table = await finished(opened)
    assert table.live is not None
    started = board_state(table.live).current  # all through set-up, which is as far as they came
    names = [seat.name for seat in table.record.seats]
    following = await opened.found(
        await opened.registry.rematch(table, Guest("g0", "Guest 0"), "start")
    )
    after = (started + 1) % 3
    assert [seat.name for seat in following.record.seats] == names[after:] + names[:after]
    assert following.record.config["options"]["first-player"] == "first-seat"
    assert following.record.seat_of("g1") is not None


async def test_in_other_seats_everyone_keeps_name_and_color_and_somebody_has_another_neighbor(
    opened: House,
):
    table = await finished(opened)
    before = table.record.seats
    following = await opened.found(
        await opened.registry.rematch(table, Guest("g0", "Guest 0"), "seats")
    )
    after = following.record.seats
    assert {(seat.guest, seat.name, seat.look) for seat in after} == {
        (seat.guest, seat.name, seat.look) for seat in before
    }
    assert _neighbors(after) != _neighbors(before)
    assert following.record.config == table.record.config


def _neighbors(seats: Sequence[Seat]) -> set[tuple[int, int]]:
    """The looks of each seat and of the one before it."""
    return {(one.look, seats[place - 1].look) for place, one in enumerate(seats)}


async def test_another_map_is_played_where_one_was_chosen(opened: House):
    dealt = board_game.deal_map(configured(game_for(3)), Random(1))
    table = await finished(opened, game_for(3, map=dealt["board"]["map"]))
    following = await opened.found(
        await opened.registry.rematch(table, Guest("g0", "Guest 0"), "map")
    )
    assert "map" in table.record.config["options"]
    assert following.record.config == {**table.record.config, "options": {}}


async def test_only_who_played_asks_for_another_game_and_only_after_it(opened: House):
    running = await opened.begun(2)
    with pytest.raises(Problem) as refused:
        await opened.registry.rematch(running, Guest("g0", "Guest 0"))
    assert refused.value.code == "not_over"
    with pytest.raises(Problem) as refused:
        await opened.registry.rematch(await finished(opened), EVA)
    assert refused.value.code == "not_seated"


# --- who hears whom


async def lines(listener: Listener) -> list[str]:
    return [line["text"] for said in await listener.messages("chat") for line in said["messages"]]


async def test_those_who_watch_talk_among_themselves_while_a_game_is_played(opened: House):
    table = await opened.begun(1, bots=1)
    player = await opened.listener(table, 0)
    one, two = Listener(table, EVA), Listener(table, None)
    async with table.attached(one.connection, None), table.attached(two.connection, None):
        assert await table.chat.post(one.connection, "look at that hand") is None
        assert await table.chat.post(player.connection, "good luck") is None
        assert await lines(player) == ["good luck"]
        assert await lines(one) == await lines(two) == ["look at that hand", "good luck"]
        back = Listener(table, Guest("g0", "Guest 0"))
        async with table.attached(back.connection, None):
            assert await lines(back) == ["good luck"], "nor is it in the backlog"


async def test_in_the_lobby_everybody_hears_everybody(opened: House):
    record = await opened.registry.create(Guest("g0", "Guest 0"), "", game_for(2), "n0")
    table = await opened.found(record.code)
    host, eva = Listener(table, Guest("g0", "Guest 0")), Listener(table, EVA)
    async with table.attached(host.connection, None), table.attached(eva.connection, None):
        await table.chat.post(eva.connection, "may I play?")
        assert await lines(host) == ["may I play?"]


@pytest.mark.parametrize(
    ("rule", "text", "code"),
    [
        ("off", "hello", "chat_off"),
        ("off", ":good-luck:", "chat_off"),
        ("phrases", "hello", "phrases_only"),
        ("phrases", ":good-luck: hello", "phrases_only"),
        ("phrases", ":good-luck:", None),
    ],
)
async def test_the_host_may_do_without_chat(opened: House, rule: Any, text: str, code: str | None):
    record = await opened.registry.create(Guest("g0", "Guest 0"), "", game_for(2), "n0")
    table = await opened.found(record.code)
    await table.edits.edit(lambda before: lobby.decide(before, "g0", {"chat": rule}))
    host = Listener(table, Guest("g0", "Guest 0"))
    async with table.attached(host.connection, None):
        answer = await table.chat.post(host.connection, text)
        await settle()
        if code is None:
            assert answer is None
            assert await lines(host) == [text]
        else:
            assert isinstance(answer, Refusal)
            assert answer.code == code
            assert await lines(host) == []


async def test_only_the_host_decides_about_the_table(opened: House):
    record = await opened.registry.create(Guest("g0", "Guest 0"), "", game_for(2), "n0")
    table = await opened.found(record.code)
    with pytest.raises(Problem) as refused:
        await table.edits.edit(lambda before: lobby.decide(before, "eva", {"chat": "off"}))
    assert refused.value.code == "not_host"
