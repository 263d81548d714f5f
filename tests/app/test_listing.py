"""The list of unfinished tables is kept, not made, and so is a new name told: both cost little, however many tables there are."""

import asyncio
from collections import Counter
from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import update

from app.lobby import rules as lobby
from app.lobby.guest import Guest
from app.lobby.settings import ClockRule, TableSettings
from app.storage import guests
from app.storage.database import StorageFailed
from app.storage.schema import games
from app.tables import listing
from app.tables.listing import Listing
from tests.app.house import House, Listener, house
from tests.app.players import game_for
from tests.app.test_replay_page import agree, play_some

HOST = Guest("g0", "Guest 0")
OTHER = Guest("g1", "Guest 1")
STRANGER = Guest("eva", "Eva")
TABLES = 60


@pytest.fixture
async def opened(tmp_path: Path) -> AsyncIterator[House]:
    async with house(tmp_path) as opened:
        # Nothing grows old while a test runs, however slowly.
        opened.registry._listing = Listing(opened.database, lambda: 0.0)
        yield opened


@pytest.fixture
def asked(opened: House, monkeypatch: pytest.MonkeyPatch) -> Counter[str]:
    """Count how often the database was read and written."""
    counted: Counter[str] = Counter()
    for name in ("read", "write"):

        def counting(work: Any, name: str = name, really: Any = getattr(opened.database, name)):
            counted[name] += 1
            return really(work)

        monkeypatch.setattr(opened.database, name, counting)
    return counted


async def many_tables(opened: House) -> list[str]:
    return [(await opened.registry.create(HOST, "", game_for(2), "")).code for _ in range(TABLES)]


async def anew(opened: House, guest: Guest | None) -> list[dict[str, Any]]:
    """The list as somebody gets it who finds nothing kept."""
    opened.registry._listing, kept = Listing(opened.database, lambda: 0.0), opened.registry._listing
    found = await opened.registry.listing(guest)
    opened.registry._listing = kept
    return found


def without_age(listed: list[dict[str, Any]]) -> list[dict[str, Any]]:
    without = [{name: value for name, value in one.items() if name != "since"} for one in listed]
    return sorted(({**one, "age": 0} for one in without), key=lambda one: str(one["code"]))


async def test_a_list_of_sixty_tables_is_read_once_however_often_it_is_asked_for(
    opened: House, asked: Counter[str]
):
    codes = await many_tables(opened)
    asked.clear()
    for _ in range(20):
        assert {one["code"] for one in await opened.registry.listing(HOST)} == set(codes)
    assert asked == {"read": 2}, "one's own, and the open ones"
    for number in range(20):
        assert len(await opened.registry.listing(Guest(f"other-{number}", ""))) == listing.LISTED
    assert asked == {"read": 22}, "of each new guest only what is theirs"


async def test_whatever_changes_is_listed_at_once_as_if_it_were_read_again(opened: House):
    await opened.registry.create(STRANGER, "Another", game_for(3), "")
    for guest in (HOST, OTHER, STRANGER, None):
        await opened.registry.listing(guest)

    async def is_as_stored() -> None:
        for guest in (HOST, OTHER, STRANGER, None):
            kept = without_age(await opened.registry.listing(guest))
            assert kept == without_age(await anew(opened, guest)), guest

    record = await opened.registry.create(HOST, "Ours", game_for(2), "")
    await is_as_stored()
    table = await opened.found(record.code)
    changes: list[Any] = [
        lambda before: lobby.rename(before, HOST.id, "Everybody’s"),
        lambda before: lobby.take_seat(before, OTHER, 1, "n"),
        lambda before: replace(before, settings=replace(before.settings, private=True)),
        lambda before: lobby.leave_seat(before, OTHER.id, 1),
        lambda before: replace(before, settings=replace(before.settings, private=False)),
        lambda before: lobby.take_seat(before, OTHER, 1, "n"),
        lambda before: lobby.reconfigure(before, HOST.id, game_for(3)),
        lambda before: lobby.reconfigure(before, HOST.id, game_for(2)),
        lambda before: lobby.hand_over(before, HOST.id, 1),
        lambda before: lobby.set_ready(before, HOST.id, True),
        lambda before: lobby.set_ready(before, OTHER.id, True),
    ]
    for change in changes:
        await table.edits.edit(change)
        await is_as_stored()
    renamed = Guest(OTHER.id, "Ben")
    await guests.rename_guest(opened.database, renamed)
    await opened.registry.renamed(renamed)
    await is_as_stored()
    await table.edits.start(OTHER.id)
    await is_as_stored()
    listeners = [await opened.listener(table, seat) for seat in (0, 1)]
    await agree(listeners, {"table": "abort"})
    await is_as_stored()
    other = await opened.registry.create(HOST, "", game_for(2), "")
    await (await opened.found(other.code)).edits.edit(lambda before: lobby.closed(before, HOST.id))
    await is_as_stored()


async def test_what_changes_while_the_list_is_read_is_not_lost(
    opened: House, monkeypatch: pytest.MonkeyPatch
):
    really, may_answer, begun = opened.database.read, asyncio.Event(), asyncio.Event()

    async def late(work: Any) -> Any:
        found = await really(work)
        begun.set()
        await may_answer.wait()
        return found

    with monkeypatch.context() as slowly:
        slowly.setattr(opened.database, "read", late)
        asking = asyncio.create_task(opened.registry.listing(HOST))
        await begun.wait()
    record = await opened.registry.create(HOST, "", game_for(2), "")
    may_answer.set()
    assert [one["code"] for one in await asking] == [record.code]


async def test_what_another_server_changed_is_listed_after_a_while(opened: House):
    code = (await opened.registry.create(HOST, "", game_for(2), "")).code
    time = 0.0
    opened.registry._listing = Listing(opened.database, lambda: time)
    elsewhere = update(games).where(games.c.code == code).values(name="Elsewhere")
    assert [one["name"] for one in await opened.registry.listing(HOST)] == [""]
    await opened.database.write(lambda connection: connection.execute(elsewhere))
    time = listing.KEPT_SECONDS
    assert [one["name"] for one in await opened.registry.listing(HOST)] == ["Elsewhere"]


async def test_a_list_that_could_not_be_read_is_read_by_who_asks_next(
    opened: House, monkeypatch: pytest.MonkeyPatch
):
    code = (await opened.registry.create(HOST, "", game_for(2), "")).code

    async def fails(_work: Any) -> Any:
        raise StorageFailed("the connection broke")

    with monkeypatch.context() as broken:
        broken.setattr(opened.database, "read", fails)
        with pytest.raises(StorageFailed):
            await opened.registry.listing(HOST)
    assert [one["code"] for one in await opened.registry.listing(HOST)] == [code]


async def test_running_games_are_listed_with_their_turn_and_not_loaded_for_it(tmp_path: Path):
    async with house(tmp_path) as opened:
        table = await opened.begun(2)
        listeners = [await opened.listener(table, seat) for seat in (0, 1)]
        await play_some(table, listeners, 30)
        assert table.live is not None
        turn = table.live.state.turn
        assert turn > 1
    for by_earlier_version in (False, True):
        async with house(tmp_path) as opened:
            if by_earlier_version:
                forget = update(games).values(turn=None, waiting=None)
                await opened.database.write(lambda connection, f=forget: connection.execute(f))  # type: ignore[misc]
                await opened.maintenance.fill_in_turns()
            assert [one["turn"] for one in await opened.registry.listing(HOST)] == [turn]
            assert opened.registry.loaded() == {}


async def test_a_running_game_is_listed_with_those_it_waits_for_whether_it_is_loaded_or_not(
    tmp_path: Path,
):
    clocks = TableSettings(clock=ClockRule(bank=900, turn=20))
    async with house(tmp_path) as opened:
        table = await opened.begun(2, settings=clocks)
        listeners = [await opened.listener(table, seat) for seat in (0, 1)]
        await play_some(table, listeners, 30)
        assert table.live is not None
        waiting = list(table.live.game.deciding(table.live.state))
        there = await progress(opened)
        assert there["waiting"] == waiting
        assert there["called"] == (0 in waiting)
        assert 0 <= there["left"] <= 2000
    async with house(tmp_path) as opened:
        later = await progress(opened)
        assert opened.registry.loaded() == {}
        assert later == {**there, "left": later["left"]}
        at = update(games).values(waiting_since=games.c.waiting_since - 3600_000)
        await opened.database.write(lambda connection: connection.execute(at))
    async with house(tmp_path) as opened:
        [listed] = await opened.registry.listing(HOST)
        assert 3600 <= listed["since"] < 3660


async def progress(opened: House) -> dict[str, Any]:
    [listed] = await opened.registry.listing(HOST)
    return {name: listed.get(name, False) for name in ("turn", "waiting", "called", "left")}


async def test_a_new_name_is_stored_once_and_told_to_all_sixty_tables(
    opened: House, asked: Counter[str]
):
    await guests.add_guest(opened.database, HOST, "hash")
    listeners = []
    for code in await many_tables(opened):
        listeners.append(await at(opened, code))
    asked.clear()
    renamed = Guest(HOST.id, "Ana")
    await guests.rename_guest(opened.database, renamed)
    await opened.registry.renamed(renamed)
    assert asked == {"write": 2}, "with the guest; once more, over what was just being stored"
    for listener in listeners:
        assert (await listener.messages("lobby"))[-1]["seats"][0]["name"] == "Ana"


async def test_of_many_new_names_at_once_the_tables_are_told_few_and_the_last(opened: House):
    await guests.add_guest(opened.database, HOST, "hash")
    listeners = [await at(opened, code) for code in await many_tables(opened)]
    heard = [len(await listener.messages("lobby")) for listener in listeners]
    names = [Guest(HOST.id, f"Ana {number}") for number in range(20)]
    await asyncio.gather(*(opened.registry.renamed(name) for name in names))
    for listener, before in zip(listeners, heard, strict=True):
        lobbies = await listener.messages("lobby")
        assert lobbies[-1]["seats"][0]["name"] == "Ana 19"
        assert len(lobbies) - before <= 2


async def at(opened: House, code: str) -> Listener:
    """The host with this table open."""
    return await opened.listener(await opened.found(code), 0)


async def test_a_list_that_nobody_asks_for_does_not_grow(opened: House):
    now = 0.0
    opened.registry._listing = kept = Listing(opened.database, lambda: now)
    await opened.registry.listing(HOST)
    now += listing.KEPT_SECONDS
    await many_tables(opened)
    assert kept._open is None
    assert not kept._own
    assert len(await opened.registry.listing(HOST)) == TABLES
