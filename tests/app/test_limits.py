"""Too much in too short a time is refused, and forgiven after a while."""

from contextlib import AsyncExitStack

import pytest

from app.lobby.guest import Guest
from app.problems import Problem
from app.settings import Settings
from app.web.limits import (
    CHAT_AT_ONCE,
    MOST_BUCKETS,
    WRONG_CODES,
    WRONG_CODES_FROM_AN_ADDRESS,
    Bucket,
    Buckets,
    Limits,
)
from tests.app.players import Person, Tab, people, seated
from tests.conftest import StartServer


def test_a_bucket_gives_what_it_holds_and_fills_again(monkeypatch: pytest.MonkeyPatch):
    clock = 100.0
    monkeypatch.setattr("app.web.limits.time.monotonic", lambda: clock)
    bucket = Bucket(rate=20, size=40)
    assert [bucket.take() for _ in range(41)] == [True] * 40 + [False]
    clock += 0.5
    assert [bucket.take() for _ in range(11)] == [True] * 10 + [False]
    clock += 3600
    assert [bucket.take() for _ in range(41)].count(True) == 40


def test_only_full_buckets_are_forgotten(monkeypatch: pytest.MonkeyPatch):
    clock = 100.0
    monkeypatch.setattr("app.web.limits.time.monotonic", lambda: clock)
    buckets = Buckets(rate=1, size=2)
    for number in range(2 * MOST_BUCKETS):
        buckets.of(str(number)).take()
    assert buckets.of("0").take()
    assert not buckets.of("0").take()
    clock += 10
    buckets.of("another")
    assert len(buckets._buckets) == 1


async def test_another_socket_is_no_way_around_a_limit(start_server: StartServer):
    server = start_server()
    async with people(server, 3) as [host, eve, ben], AsyncExitStack() as open_tabs:
        code = await host.open_table()
        tabs = [await open_tabs.enter_async_context(eve.at(code)) for _ in range(5)]
        for tab in tabs:
            for _ in range(CHAT_AT_ONCE):
                await tab.send({"type": "chat", "text": "as much as one tab may say"})
            await tab.send({"type": "ping"})
        assert "too_many" in [await refused_before_pong(tab) for tab in tabs]
        async with ben.at(code) as tab:
            await tab.send({"type": "chat", "text": "Another may speak."})
            await tab.send({"type": "ping"})
            assert await refused_before_pong(tab) is None


async def refused_before_pong(tab: Tab) -> str | None:
    """The code of the first refusal, if any."""
    answer = await tab.until("refused", "pong")
    return answer.get("code")


async def test_one_address_brings_so_many_guests_a_minute_and_another_its_own():
    limits = Limits(Settings(new_guests_per_minute=3))
    for _ in range(3):
        await limits.new_guest("192.0.2.1")
    with pytest.raises(Problem) as refused:
        await limits.new_guest("192.0.2.1")
    assert (refused.value.status, refused.value.code) == (429, "too_many")
    await limits.new_guest("192.0.2.2")


async def test_one_guest_opens_so_many_tables_an_hour():
    limits = Limits(Settings(new_tables_per_hour=2))
    await limits.new_table("ana")
    await limits.new_table("ana")
    with pytest.raises(Problem, match="many tables"):
        await limits.new_table("ana")


async def test_codes_cannot_be_guessed_by_the_thousand():
    limits, eve = Limits(Settings()), Guest("eve", "Eve")
    for _ in range(WRONG_CODES):
        await limits.may_try_code("192.0.2.1", eve)
        await limits.wrong_code("192.0.2.1", eve)
    with pytest.raises(Problem, match="wrong codes"):
        await limits.may_try_code("192.0.2.1", eve)
    await limits.may_try_code("192.0.2.1", Guest("ben", "Ben"))
    await limits.may_try_code("192.0.2.2", eve)


async def test_nor_with_a_new_name_for_each_few():
    limits = Limits(Settings())
    for number in range(WRONG_CODES_FROM_AN_ADDRESS):
        await limits.wrong_code("192.0.2.1", Guest(f"eve {number // WRONG_CODES}", "Eve"))
    with pytest.raises(Problem, match="wrong codes"):
        await limits.may_try_code("192.0.2.1", Guest("another eve", "Eve"))


async def guess(person: Person, times: int) -> None:
    for _ in range(times):
        assert (await person.http.get("/api/tables/ZZZZZ")).status_code == 404


async def test_whoever_guessed_too_often_does_not_learn_when_a_guess_is_right(
    start_server: StartServer,
):
    server = start_server()
    async with people(server, 2) as [ana, eve]:
        code = await ana.open_table()
        await guess(eve, WRONG_CODES)
        for typed in (code, "ZZZZZ"):
            answer = await eve.http.get(f"/api/tables/{typed}")
            assert (answer.status_code, answer.json()["code"]) == (429, "too_many")
            async with eve.at(typed) as tab:
                assert await tab.close_code() == 1008


async def test_wrong_codes_of_others_lock_nobody_out_who_belongs_at_a_table(
    start_server: StartServer,
):
    """All are behind the same router. Who sits there, or was there before, comes in however many codes were wrong."""
    server = start_server()
    async with people(server, 2) as [ana, ben]:
        code = await ana.open_table()
        async with ben.at(code) as tab:
            assert tab.lobby["code"] == code
        async with people(server, WRONG_CODES_FROM_AN_ADDRESS // WRONG_CODES) as guessing:
            for eve in guessing:
                await guess(eve, WRONG_CODES)
        for known in (ana, ben):
            assert (await known.http.get(f"/api/tables/{code}")).status_code == 200
            async with known.at(code) as tab:
                assert tab.lobby["code"] == code
        async with people(server, 1) as [stranger]:
            answer = await stranger.http.get(f"/api/tables/{code}")
            assert answer.status_code == 429


def test_one_address_has_so_many_sockets_open_and_another_its_own():
    limits = Limits(Settings(sockets_per_address=2))
    with limits.socket("192.0.2.1"):
        with limits.socket("192.0.2.1"):
            with (
                pytest.raises(Problem, match="your address") as refused,
                limits.socket("192.0.2.1"),
            ):
                pass
            assert refused.value.code == "too_many"
            with limits.socket("192.0.2.2"):
                pass
        with limits.socket("192.0.2.1"):
            pass


async def test_one_address_cannot_take_every_socket(start_server: StartServer):
    server = start_server(sockets_per_address=2)
    async with people(server, 2) as [ana, ben]:
        code = await ana.open_table()
        async with ben.at(code), ben.at(code), ben.at(code) as third:
            assert await third.close_code() == 1008
        async with ana.at(code) as tab:
            assert tab.lobby["you"] == 0


def test_a_guest_moves_as_fast_as_anybody_clicks_and_then_once_a_second(
    monkeypatch: pytest.MonkeyPatch,
):
    """A flag raised and lowered changes nothing, but each time a line is kept for good."""
    clock = 100.0
    monkeypatch.setattr("app.web.limits.time.monotonic", lambda: clock)
    limits = Limits(Settings())
    moves = 0
    while limits.may_write("ana"):
        moves += 1
    assert moves == 100
    clock += 60
    while limits.may_write("ana"):
        moves += 1
    assert moves == 160
    assert limits.may_write("ben")


async def test_who_changes_one_table_without_end_is_held_up_at_all_and_nobody_else_is(
    start_server: StartServer,
):
    server = start_server(messages_per_second=1)
    async with people(server, 2) as [ana, ben]:
        game = await seated(server, [ana, ben])
        lobby = await ana.open_table()
        answer = await ana.post(f"tables/{lobby}/ready", {"ready": True})
        while answer.is_success:
            answer = await ana.post(f"tables/{lobby}/ready", {"ready": True})
        assert (answer.status_code, answer.json()["code"]) == (429, "too_many")
        codes = []
        for person in (ana, ben):
            async with person.at(game) as tab:
                await tab.until("snapshot")
                await tab.send(
                    {"type": "act", "request": "r", "version": 0, "action": {"type": "EndTurn"}}
                )
                refusal = await tab.until("refused")
                assert refusal["request"] == "r"
                codes.append(refusal["code"])
        assert codes[0] == "too_many" != codes[1]
