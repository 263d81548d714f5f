"""A second game at the same tables: lobby, sockets, log, undo, replay, proof and both databases know no game by its name."""

import random
import re
from typing import Any

import pytest

from tests.app.cluster import fresh_postgresql
from tests.app.players import Person, Refused, Tab, people
from tests.app.running import RunningServer
from tests.conftest import StartServer

SERVER = "tests.app.pebbles_server"


@pytest.fixture(params=["sqlite", pytest.param("postgresql", marks=pytest.mark.postgres)])
def server(request: pytest.FixtureRequest, start_server: StartServer) -> RunningServer:
    """A server that has the small game too, on either database."""
    if request.param == "sqlite":
        return start_server(program=SERVER)
    cluster = request.getfixturevalue("postgresql_cluster")
    return start_server(program=SERVER, database_url=fresh_postgresql(cluster, "pebbles"))


async def takes(tab: Tab, count: int) -> int:
    while not tab.must_act:
        await tab.read()
    return await tab.act({"type": "Take", "count": count})


async def both(one: Tab, other: Tab, version: int) -> None:
    await one.catch_up(version)
    await other.catch_up(version)


async def test_a_small_game_is_opened_played_killed_resumed_undone_replayed_and_proved(
    server: RunningServer,
):
    async with people(server, 2) as [ana, ben]:
        code = await opened(ana, ben)
        [listed] = (await ana.ask("GET", "tables"))["tables"]
        assert (listed["game"], listed["variant"]) == ("pebbles", "heap")
        async with ana.at(code) as one, ben.at(code) as other:
            await one.until("snapshot")
            await other.until("snapshot")
            own = one.view["lucky"]
            assert len(own) == 1
            version = await takes(one, 3)
            await both(one, other, version)
            await one.send({"type": "undo", "request": "back", "to": version - 1})
            await both(one, other, version + 1)
            assert one.log[-1]["events"][0]["type"] == "TableRewind"
            with pytest.raises(Refused, match="cannot take"):
                await one.act({"type": "Take", "count": 4})
            await both(one, other, await takes(one, 2))
            left = one.view["left"]
            server.kill()
        server.start()
        async with ana.at(code) as one, ben.at(code) as other:
            await one.until("snapshot")
            await other.until("snapshot")
            assert (one.view["left"], one.view["lucky"]) == (left, own)
            await a_card_is_played_and_its_choice_taken(other, one)
            tabs, luck = [other, one], random.Random(1)
            while one.view["left"]:
                mover = next(tab for tab in tabs if tab.must_act)
                await both(one, other, await takes(mover, luck.choice(counts(mover))))
            mine = re.compile(rf"\b{own[0]}\b")  # not among the digits of something else
            told = [frame for frame in other.frames if mine.search(frame)]
            assert [frame for frame in told if '"Won"' not in frame] == []
        await proved(ana, code)
        verdict = server.run("verify", code)
        assert verdict.returncode == 0, verdict.stdout + verdict.stderr


def counts(tab: Tab) -> list[int]:
    """The numbers of pebbles that can be taken."""
    return [action["count"] for action in tab.actions if action["type"] == "Take"]


async def a_card_is_played_and_its_choice_taken(tab: Tab, other: Tab) -> None:
    """Only its player learns what the card allows, and it is played once."""
    while not tab.must_act:
        await tab.read()
    assert {"type": "PlayScoop"} in tab.actions
    [most] = tab.view["scoops"]
    await both(tab, other, await tab.act({"type": "PlayScoop"}))
    [seen], [hidden] = tab.log[-1]["events"], other.log[-1]["events"]
    assert seen["most"] == most
    assert "most" not in hidden
    assert tab.must_act
    assert counts(tab) == list(range(1, min(most, tab.view["left"]) + 1))
    with pytest.raises(Refused, match="cannot take"):
        await tab.act({"type": "Take", "count": most + 1})
    await both(tab, other, await takes(tab, 1))
    assert tab.view["scoops"] == [0]


async def opened(ana: Person, ben: Person) -> str:
    """A table for two, begun."""
    table = await ana.ask("POST", "tables", {"game": "pebbles", "config": {"seats": 2}})
    code: str = table["code"]
    assert table["game"] == "pebbles"
    assert await ana.ask("GET", "catalog?game=pebbles") == {"seats": [2, 3]}
    await ben.ask("POST", f"tables/{code}/seats/1", {})
    for person in (ana, ben):
        await person.ask("POST", f"tables/{code}/ready", {"ready": True})
    await ana.ask("POST", f"tables/{code}/start")
    return code


async def proved(ana: Person, code: str) -> None:
    record = await ana.ask("GET", f"tables/{code}/record")
    assert record["game"] == "pebbles"
    replay = await ana.ask("GET", f"tables/{code}/replay?seat=0")
    assert [step["version"] for step in replay["steps"]][-1] == len(replay["steps"])
    statistics = await ana.ask("GET", f"tables/{code}/statistics")
    assert statistics["winner"] in (0, 1)
    log = await ana.http.get(f"/api/tables/{code}/log.csv")
    assert ",Won," in log.text
    [past] = (await ana.ask("GET", "history"))["games"]
    assert past["winner"] == statistics["winner"]
    assert [seat["points"] for seat in past["seats"]] == [
        int(seat == statistics["winner"]) for seat in (0, 1)
    ]


async def test_bots_fill_the_seats_of_any_game(start_server: StartServer):
    server = start_server(program=SERVER)
    async with people(server, 1) as [ana]:
        wanted = {"game": "pebbles", "config": {"seats": 3}, "bots": True}
        code = (await ana.ask("POST", "tables", wanted))["code"]
        async with ana.at(code) as tab:
            await tab.until("snapshot")
            while tab.view["left"]:
                if tab.must_act:
                    await tab.catch_up(await tab.act({"type": "Take", "count": 1}))
                else:
                    await tab.read()


async def test_what_a_game_does_not_have_is_refused_in_words(start_server: StartServer):
    server = start_server(program=SERVER)
    async with people(server, 1) as [ana]:
        refused: list[Any] = [
            await ana.post("tables", {"game": "chess", "config": {}}),
            await ana.post("maps", {"game": "pebbles", "config": {}}),
            await ana.post("base-rules", {"game": "pebbles"}),
            await ana.post("guide?game=pebbles"),
            await ana.http.get("/api/actions?game=pebbles"),
            await ana.post("tables", {"game": "pebbles", "config": {"seats": 9}}),
        ]
        assert [(answer.status_code, answer.json()["code"]) for answer in refused] == [
            (404, "no_such_game"),
            (404, "not_found"),
            (404, "not_found"),
            (404, "no_first_game"),
            (404, "not_found"),
            (422, "bad_config"),
        ]
