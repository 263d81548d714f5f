"""Opening sockets is limited, with a wait that is told; who watches is told at most once a second."""

import asyncio
import json
from collections.abc import Callable

import pytest
from websockets.exceptions import InvalidStatus

from app.lobby.guest import Guest
from app.problems import Problem
from app.settings import Settings
from app.tables.connection import TRY_AGAIN
from app.tables.throttle import Throttle
from app.web.limits import LOOKED_AT, OPENINGS_AT_ONCE, Limits
from tests.app.players import Person, people
from tests.conftest import StartServer

HERE, THERE = "192.0.2.1", "192.0.2.2"
ANA, EVE = Guest("ana", "Ana"), Guest("eve", "Eve")


def open_all(limits: Limits, times: int, guest: Guest | None, *, known: bool = False) -> None:
    for _ in range(times):
        limits.opening(HERE, guest, known=known)


def test_a_guest_who_opens_too_often_is_told_how_long_to_wait(wait: Callable[[float], None]):
    limits = Limits(Settings())
    open_all(limits, OPENINGS_AT_ONCE, EVE)
    with pytest.raises(Problem) as refused:
        limits.opening(HERE, EVE, known=False)
    assert (refused.value.code, refused.value.wait) == ("too_soon", 1)
    limits.opening(HERE, ANA, known=False)
    wait(1)
    limits.opening(HERE, EVE, known=True)
    with pytest.raises(Problem):
        limits.opening(THERE, EVE, known=True)


def test_strangers_from_an_address_leave_room_for_those_who_are_known_at_their_table(
    wait: Callable[[float], None],
):
    limits = Limits(Settings(sockets_per_address=50, openings_per_minute=6))
    open_all(limits, 50, None)
    with pytest.raises(Problem) as refused:
        limits.opening(HERE, None, known=False)
    assert refused.value.wait == 10
    limits.opening(HERE, ANA, known=True)
    limits.opening(THERE, None, known=False)
    wait(10)
    limits.opening(HERE, None, known=False)


def test_all_tabs_of_an_address_may_come_back_at_once():
    """Thirty tables in one house, six tabs at each, and the server restarts."""
    limits = Limits(Settings())
    for number in range(180):
        assert limits.may_knock(HERE)
        limits.opening(HERE, Guest(f"guest {number}", "Guest"), known=True)


def test_who_ignores_the_wait_is_not_even_looked_at():
    limits = Limits(Settings(sockets_per_address=50, openings_per_minute=1))
    for _ in range(LOOKED_AT * 50):
        assert limits.may_knock(HERE)
    assert not limits.may_knock(HERE)
    assert limits.may_knock(THERE)


async def test_a_stranger_who_opens_sockets_without_end_is_held_up_and_who_sits_there_is_not(
    start_server: StartServer,
):
    server = start_server(openings_per_minute=1, sockets_per_address=1, behind_nginx=False)
    async with people(server, 1) as [ana], Person(server, "") as eve:
        code = await ana.open_table()
        for _ in range(10 * OPENINGS_AT_ONCE):
            async with eve.at(code) as tab:
                first = json.loads(tab.frames[0])
                if first["type"] == "bye":
                    assert await tab.close_code() == TRY_AGAIN
                    break
        assert first["code"] == TRY_AGAIN
        assert first["wait"] > 0
        async with ana.at(code) as tab:
            assert tab.lobby["you"] == 0
        with pytest.raises(InvalidStatus, match="403"):
            await knock_without_end(eve, code)


async def knock_without_end(person: Person, code: str) -> None:
    for _ in range(10 * LOOKED_AT * OPENINGS_AT_ONCE):
        async with person.at(code):
            pass


async def test_watchers_who_come_and_go_are_told_together(monkeypatch: pytest.MonkeyPatch):
    later: list[Callable[[], None]] = []
    told: list[int] = []
    come = 0

    def call_later(_seconds: float, task: Callable[[], None]) -> object:
        later.append(task)
        return object()

    monkeypatch.setattr(asyncio.get_running_loop(), "call_later", call_later)
    watchers_changed = Throttle(1.0, lambda: told.append(come))
    for come in range(1, 100):  # noqa: B007 - what is told then
        watchers_changed()
    assert told == [1]
    later.pop()()
    assert told == [1, 99]
    later.pop()()
    assert told == [1, 99]
    come = 100
    watchers_changed()
    assert told == [1, 99, 100]


async def test_who_comes_to_watch_learns_at_once_who_is_there_and_the_others_in_the_end(
    start_server: StartServer,
):
    server = start_server()
    async with people(server, 3) as [ana, ben, cem]:
        code = await ana.open_table()
        async with ana.at(code) as host, ben.at(code) as one, cem.at(code) as another:
            for tab in (one, another):
                await tab.until("presence")
                assert tab.presence["watching"] >= 1
            while host.presence.get("watching") != 2:
                await host.until("presence")
            while len(host.lobby["watchers"]) != 2:
                await host.until("lobby")
        async with ana.at(code) as host:
            while host.presence.get("watching") != 0:
                await host.until("presence")
