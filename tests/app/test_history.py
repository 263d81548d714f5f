"""One's finished games, to look back at."""

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import update

from app.protocol.finished import History
from app.storage.guests import Guest
from app.storage.schema import games
from tests.app.house import House, house
from tests.app.players import people
from tests.app.running import RunningServer
from tests.app.test_replay_page import agree, bots_game


@pytest.fixture
async def opened(tmp_path: Path) -> AsyncIterator[House]:
    async with house(tmp_path) as opened:
        yield opened


ANA = Guest("g0", "Guest 0")


async def ended(opened: House, act: dict[str, Any] | None = None) -> str:
    table = await opened.begun(2)
    listeners = [await opened.listener(table, seat) for seat in range(2)]
    await agree(listeners, act or {"table": "abort"})
    assert table.record.state == "finished"
    return table.record.code


async def history(opened: House, guest: Guest | None = ANA, before: str | None = None) -> Any:
    found = await opened.hall.history(guest, before)
    History.model_validate(found)
    return found


async def test_whoever_has_played_nothing_has_no_history(opened: House):
    await ended(opened)
    assert await history(opened, None) == {"games": []}
    assert await history(opened, Guest("eva", "Eva")) == {"games": []}


async def test_running_and_open_tables_are_not_yet_history(opened: House):
    await opened.begun(2)
    await opened.hall.create(ANA, "", (await opened.begun(2)).record.config, "n0")
    assert await history(opened) == {"games": []}


async def test_it_says_who_played_and_how_it_ended(opened: House):
    code = await ended(opened, {"table": "concede", "to": 1})
    [past] = (await history(opened, Guest("g1", "Guest 1")))["games"]
    table = await opened.found(code)
    assert past == {
        "code": code,
        "name": table.record.name,
        "board": "standard-3-4",
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
    monkeypatch.setattr("app.tables.hall.PAST_LISTED", 2)
    codes = [await ended(opened) for _ in range(5)]
    # As if they had all ended in the same moment, but for the first.
    await opened.database.write(
        lambda connection: connection.execute(
            update(games).where(games.c.code != codes[0]).values(updated_at=2000)
        )
    )
    await opened.database.write(
        lambda connection: connection.execute(
            update(games).where(games.c.code == codes[0]).values(updated_at=1000)
        )
    )
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


async def test_a_game_that_cannot_be_read_is_listed_without_its_result(opened: House):
    code = await ended(opened)
    await opened.database.write(
        lambda connection: connection.execute(
            update(games).where(games.c.code == code).values(config='{"board":"nowhere","seats":2}')
        )
    )
    [past] = (await history(opened))["games"]
    assert past["code"] == code
    assert "at" not in past
    assert "points" not in past["seats"][0]


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
        strange = await ana.http.get("/api/history?before=yesterday")
        assert (strange.status_code, strange.json()["code"]) == (422, "invalid")
        # The address of the table still shows how it ended.
        async with ben.at(code) as tab:
            await tab.until("snapshot")
            assert tab.lobby["state"] == "finished"
            assert tab.view["winner"] == figures["winner"]
