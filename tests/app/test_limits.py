"""Too much in too short a time is refused, and forgiven after a while."""

from contextlib import AsyncExitStack

import pytest

from app.limits import CHAT_AT_ONCE, MOST_BUCKETS, Bucket, Buckets, Limits
from app.problems import Problem
from app.settings import Settings
from tests.app.players import Tab, people
from tests.conftest import StartServer


def test_a_bucket_gives_what_it_holds_and_fills_again(monkeypatch: pytest.MonkeyPatch):
    clock = 100.0
    monkeypatch.setattr("app.limits.time.monotonic", lambda: clock)
    bucket = Bucket(rate=20, size=40)
    assert [bucket.take() for _ in range(41)] == [True] * 40 + [False]
    clock += 0.5
    assert [bucket.take() for _ in range(11)] == [True] * 10 + [False]
    clock += 3600
    assert [bucket.take() for _ in range(41)].count(True) == 40


def test_only_full_buckets_are_forgotten(monkeypatch: pytest.MonkeyPatch):
    clock = 100.0
    monkeypatch.setattr("app.limits.time.monotonic", lambda: clock)
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
    limits = Limits(Settings())
    for _ in range(30):
        await limits.wrong_code("192.0.2.1")
    with pytest.raises(Problem, match="wrong codes"):
        await limits.wrong_code("192.0.2.1")


async def test_whoever_guessed_too_often_does_not_learn_when_a_guess_is_right(
    start_server: StartServer,
):
    server = start_server()
    async with people(server, 1) as [ana]:
        code = await ana.open_table()
        for _ in range(30):
            assert (await ana.http.get("/api/tables/ZZZZZ")).status_code == 404
        for guess in (code, "ZZZZZ"):
            answer = await ana.http.get(f"/api/tables/{guess}")
            assert (answer.status_code, answer.json()["code"]) == (429, "too_many")
            async with ana.at(guess) as tab:
                assert await tab.close_code() == 1008


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
