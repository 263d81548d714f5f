"""Finished games to look back at: one's own, and everybody's on this server."""

from collections.abc import AsyncIterator
from functools import partial
from pathlib import Path
from typing import Any

import httpx
import orjson
import pytest
from sqlalchemy import Connection, delete, func, select, update

from app.finished.proof import published, verify
from app.lobby.guest import Guest
from app.lobby.record import TableRecord
from app.protocol.finished import History, Results
from app.storage.events import DatabaseEventStore
from app.storage.results import Result, put_results
from app.storage.schema import actions, games
from app.storage.schema import results as stored_results
from app.storage.tables import note_end
from tests.app.house import House, house
from tests.app.players import people
from tests.app.running import RunningServer
from tests.app.test_replay_page import agree, bots_game
from tests.conftest import StartServer


@pytest.fixture
async def opened(tmp_path: Path) -> AsyncIterator[House]:
    async with house(tmp_path) as opened:
        yield opened


ANA = Guest("g0", "Guest 0")


async def conceded(opened: House, winner: int) -> str:
    """The other one proposes it."""
    return await ended(opened, {"table": "concede", "to": winner}, by=1 - winner)


async def ended(opened: House, act: dict[str, Any] | None = None, by: int = 0) -> str:
    table = await opened.begun(2)
    listeners = [await opened.listener(table, seat) for seat in range(2)]
    await agree(listeners[by:] + listeners[:by], act or {"table": "abort"})
    assert table.record.state == "finished"
    return table.record.code


async def history(opened: House, guest: Guest | None = ANA, before: str | None = None) -> Any:
    found = await opened.history.of_guest(guest, before)
    History.model_validate(found)
    return found


async def history_of_all(
    opened: House, guest: Guest | None = None, before: str | None = None
) -> Any:
    found = await opened.history.of_all(guest, before)
    History.model_validate(found)
    return found


async def results(opened: House, guest: Guest | None = ANA) -> Any:
    found = await opened.history.results(guest)
    Results.model_validate(found)
    return found


async def test_a_concession_once_stored_with_true_for_a_seat_names_that_seat(opened: House):
    code = await conceded(opened, winner=1)
    swaps = [("action", '"to":1', '"to":true'), ("events", '"to":1', '"to":true')]

    def as_it_was_once(connection: Connection) -> None:
        for column, now, once in swaps:
            connection.execute(
                update(actions).values(
                    {column: func.replace(actions.c[column], now, once), "digest": None}
                )
            )
        kept = connection.execute(select(actions.c.action, actions.c.events)).all()
        assert all("true" in text for text in kept[-1])

    await opened.database.write(as_it_was_once)
    table = await opened.registry.record_of(code)
    store = DatabaseEventStore(opened.database)
    record = await published(store, table)
    assert (await verify(store, table)).faults == ()
    assert orjson.dumps(record["acts"][-1]["action"]) == b'{"table":"concede","to":1}'
    [game] = (await history(opened))["games"]
    assert type(game["winner"]) is int


async def test_whoever_has_played_nothing_has_no_history(opened: House):
    await ended(opened)
    assert await history(opened, None) == {"games": []}
    assert await history(opened, Guest("eva", "Eva")) == {"games": []}


async def test_running_and_open_tables_are_not_yet_history(opened: House):
    await opened.begun(2)
    await opened.registry.create(ANA, "", (await opened.begun(2)).record.config, "n0")
    assert await history(opened) == {"games": []}


async def test_it_says_who_played_and_how_it_ended(opened: House):
    code = await conceded(opened, 1)
    [past] = (await history(opened, Guest("g1", "Guest 1")))["games"]
    table = await opened.found(code)
    assert past == {
        "code": code,
        "name": table.record.name,
        "game": "board",
        "variant": "standard-3-4",
        "you": 1,
        "at": past["at"],
        "how": "conceded",
        "winner": 1,
        "seats": [
            {"look": 1, "kind": "person", "name": "Guest 0", "points": 0},
            {"look": 2, "kind": "person", "name": "Guest 1", "points": 0},
        ],
    }


async def test_the_newest_comes_first_and_all_are_found_page_by_page(
    opened: House, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr("app.finished.history.LISTED", 2)
    codes = [await ended(opened) for _ in range(5)]
    # As if they had all ended in the same moment, but for the first.
    first = games.c.code == codes[0]
    for which, at in ((~first, 2000), (first, 1000)):
        await opened.database.write(partial(note_end, which=which, state="finished", at=at))
    found: list[str] = []
    mark: str | None = None
    for expected in (2, 2, 1):
        page = await history(opened, before=mark)
        assert len(page["games"]) == expected
        found += [past["code"] for past in page["games"]]
        mark = page.get("next")
    assert mark is None
    assert found[-1] == codes[0]
    assert sorted(found) == sorted(codes)


async def test_whoever_was_host_without_a_seat_finds_the_game_too(opened: House):
    table = await opened.begun(2)
    await opened.database.write(
        lambda connection: connection.execute(update(games).values(host="somebody"))
    )
    assert await history(opened, Guest("somebody", "Somebody")) == {"games": []}
    await opened.database.write(
        partial(note_end, which=games.c.code == table.record.code, state="finished", at=1000)
    )
    [past] = (await history(opened, Guest("somebody", "Somebody")))["games"]
    assert past["code"] == table.record.code
    assert "you" not in past


async def test_a_game_that_cannot_be_read_is_read_once(
    opened: House, monkeypatch: pytest.MonkeyPatch
):
    code = await ended(opened)
    await opened.database.write(
        lambda connection: connection.execute(
            update(games).values(config='{"board":"nowhere","seats":2}')
        )
    )
    await opened.database.write(lambda connection: connection.execute(delete(stored_results)))
    tried: list[str] = []
    worked_out = opened.archive.result

    async def counting(table: TableRecord) -> Result:
        tried.append(table.code)
        return await worked_out(table)

    monkeypatch.setattr(opened.archive, "result", counting)
    for _ in range(3):
        await history(opened)
        await opened.history.results(ANA)
    assert tried == [code]


async def test_a_game_that_cannot_be_read_is_listed_without_its_result(opened: House):
    code = await ended(opened)
    await opened.database.write(
        lambda connection: connection.execute(
            update(games).where(games.c.code == code).values(config='{"board":"nowhere","seats":2}')
        )
    )
    await opened.database.write(lambda connection: connection.execute(delete(stored_results)))
    [past] = (await history(opened))["games"]
    assert past["code"] == code
    assert "at" not in past
    assert "points" not in past["seats"][0]


async def test_everybody_may_look_back_at_what_was_played_here(opened: House):
    code = await conceded(opened, 1)
    await opened.begun(2)
    [own] = (await history(opened, Guest("g1", "Guest 1")))["games"]
    [seen] = (await history_of_all(opened))["games"]
    assert seen["code"] == code
    assert "you" not in seen
    assert {**seen, "you": 1} == own, "nothing but whose seat it is differs"
    assert (await history_of_all(opened, Guest("g1", "Guest 1")))["games"] == [own]
    assert (await history_of_all(opened, Guest("eva", "Eva")))["games"] == [seen]


async def test_everybodys_games_too_are_found_page_by_page(
    opened: House, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr("app.finished.history.LISTED", 2)
    codes = [await ended(opened) for _ in range(3)]
    first = await history_of_all(opened)
    second = await history_of_all(opened, before=first["next"])
    assert "next" not in second
    found = [past["code"] for past in first["games"] + second["games"]]
    assert (len(first["games"]), sorted(found)) == (2, sorted(codes))


async def test_own_results_are_added_up(opened: House):
    assert await results(opened) == {"games": 0, "won": 0}
    won, *_ = [await conceded(opened, winner) for winner in (0, 1, 1)]
    points = {"points": 0.0}
    assert await results(opened) == {"games": 3, "won": 1, **points}
    assert await results(opened, Guest("g1", "Guest 1")) == {"games": 3, "won": 2, **points}
    assert await results(opened, Guest("eva", "Eva")) == {"games": 0, "won": 0}
    assert await results(opened, None) == {"games": 0, "won": 0}
    await opened.database.write(
        lambda connection: connection.execute(
            update(games).where(games.c.code == won).values(config='{"board":"nowhere","seats":2}')
        )
    )
    await opened.database.write(lambda connection: connection.execute(delete(stored_results)))
    assert await results(opened) == {"games": 2, "won": 0, **points}, "one cannot be read any more"


async def test_what_nobody_won_is_no_result(opened: House):
    await ended(opened)
    assert await results(opened) == {"games": 0, "won": 0}


async def test_points_are_averaged(opened: House):
    for points in ([10, 4], [7, 9], [8, 2]):
        table = await opened.found(await conceded(opened, 0))
        result = {"at": 1, "points": points, "winner": 0}
        await put_results(opened.database, table.record.id, result, b"")
    assert (await results(opened))["points"] == pytest.approx(25 / 3, abs=0.01)
    assert (await results(opened, Guest("g1", "Guest 1")))["points"] == 5.0


async def test_a_server_with_a_password_tells_strangers_nothing(start_server: StartServer):
    server = start_server(password="open sesame")
    async with httpx.AsyncClient(base_url=server.base) as outside:
        for path in ("history", "history?of=server", "history/results"):
            answer = await outside.get(f"/api/{path}")
            assert (answer.status_code, answer.json()["code"]) == (401, "password_needed")
        assert (await outside.get("/history")).status_code == 200, "the page asks for it"


async def test_over_http_a_result_is_found_again(server: RunningServer):
    async with people(server, 2) as [ana, ben]:
        code, _ = await bots_game(ana)
        [past] = (await ana.ask("GET", "history"))["games"]
        figures = await ben.ask("GET", f"tables/{code}/statistics")
        assert past["code"] == code
        assert past["winner"] == figures["winner"]
        assert past["at"] == figures["ended"]
        assert [seat["points"] for seat in past["seats"]] == [
            seat["total"] for seat in figures["seats"]
        ]
        assert (await ben.ask("GET", "history")) == {"games": []}
        everybodys = (await ben.ask("GET", "history?of=server"))["games"]
        assert past in everybodys
        assert await ana.ask("GET", "history/results") == {"games": 0, "won": 0}, "bots played"
        unknown = await ana.http.get("/api/history?of=nobody")
        assert (unknown.status_code, unknown.json()["code"]) == (422, "invalid")
        strange = await ana.http.get("/api/history?before=yesterday")
        assert (strange.status_code, strange.json()["code"]) == (422, "invalid")
        # The address of the table still shows how it ended.
        async with ben.at(code) as tab:
            await tab.until("snapshot")
            assert tab.lobby["state"] == "finished"
            assert tab.view["winner"] == figures["winner"]
