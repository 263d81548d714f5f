"""A finished game shown again: exactly what each saw at the time, closed until the end."""

import asyncio
import csv
import json
import random
from collections import Counter
from collections.abc import AsyncIterator, Iterator
from dataclasses import dataclass, replace
from gzip import decompress
from pathlib import Path
from typing import Any

import httpx
import pytest

from app.answers import Played
from app.finished.archive import Archive
from app.problems import Problem
from app.protocol import merge_patch
from app.protocol.finished import Replay, Statistics
from app.settings import Settings
from app.tables.table import Table
from app.web.limits import REPLAYS_AT_ONCE, Limits
from tests.app.house import House, Listener, house, settle, whose_turn
from tests.app.players import Person, game_for, people
from tests.app.running import RunningServer

MOVES = 150


@dataclass
class Told:
    """The views and events sent to one viewer, version by version."""

    views: dict[int, dict[str, Any]]
    events: dict[int, list[dict[str, Any]]]


async def told(listener: Listener) -> Told:
    views: dict[int, dict[str, Any]] = {}
    events: dict[int, list[dict[str, Any]]] = {}
    view: dict[str, Any] = {}
    for message in await listener.messages("snapshot", "update"):
        if message["type"] == "snapshot":
            view = message["view"]
            events |= {line["version"]: line["events"] for line in message["log"]}
        else:
            view = merge_patch.apply(view, message["patch"])
            events[message["version"]] = message["events"]
        views[message["version"]] = view
    return Told(views, events)


def views_of(replay: dict[str, Any]) -> list[dict[str, Any]]:
    views = [replay["view"]]
    for step in replay["steps"]:
        views.append(merge_patch.apply(views[-1], step["patch"]))
    return views


async def replayed(opened: House, table: Table, eyes: str) -> dict[str, Any]:
    body = decompress(await opened.archive.replay(table.record, eyes))
    Replay.model_validate_json(body)
    found: dict[str, Any] = json.loads(body)
    return found


async def figures(opened: House, table: Table) -> dict[str, Any]:
    body = decompress(await opened.archive.statistics(table.record))
    Statistics.model_validate_json(body)
    found: dict[str, Any] = json.loads(body)
    return found


async def play_some(table: Table, listeners: list[Listener], moves: int) -> None:
    luck = random.Random(7)
    for _ in range(moves):
        actor = whose_turn(table, listeners)
        assert isinstance(await actor.act(actor.some_action(luck)), Played)
        await settle()


async def agree(listeners: list[Listener], act: dict[str, Any]) -> None:
    table = listeners[0].table
    request = f"p{random.randrange(10**9)}"
    await table.proposals.propose(listeners[0].connection, request, act)
    shown = (await listeners[0].messages("proposal"))[-1]["open"]
    for listener in listeners[1:]:
        await table.proposals.vote(listener.seat, shown["id"], True)


@dataclass
class Seen:
    """A game of three, conceded to seat 1, as each of them was told of it."""

    directory: Path
    code: str
    by: dict[str, Told]
    rewinds: list[int]


@pytest.fixture(scope="module")
def seen(tmp_path_factory: pytest.TempPathFactory) -> Seen:
    return asyncio.run(played(tmp_path_factory.mktemp("conceded")))


async def played(directory: Path) -> Seen:
    """One move is taken back, and later many by consent."""
    async with house(directory) as opened:
        table = await opened.begun(3)
        listeners = [await opened.listener(table, seat) for seat in range(3)]
        watching = await opened.listener(table, None)
        await play_some(table, listeners, MOVES)
        live = table.live
        assert live is not None
        while (last := live.last_move_of((actor := whose_turn(table, listeners)).seat)) is None:
            await play_some(table, listeners, 1)
        assert isinstance(await table.proposals.take_back(actor.seat, "u1", last[0]), Played)
        rewinds = [live.version]
        await play_some(table, listeners, 40)
        await agree(listeners, {"table": "rewind", "to": MOVES - 60})
        rewinds.append(live.version)
        await play_some(table, listeners, 25)
        await agree(listeners, {"table": "concede", "to": 1})
        by = {str(listener.seat): await told(listener) for listener in listeners}
        by["watch"] = await told(watching)
        return Seen(directory, table.record.code, by, rewinds)


@dataclass
class Conceded(Seen):
    """The same, in a house that was opened again."""

    house: House
    table: Table


@pytest.fixture
async def conceded(seen: Seen) -> AsyncIterator[Conceded]:
    async with house(seen.directory) as opened:
        table = await opened.found(seen.code)
        assert table.record.state == "finished"
        yield Conceded(**vars(seen), house=opened, table=table)


@pytest.mark.parametrize("eyes", ["0", "1", "2", "watch"])
async def test_a_replay_shows_what_was_seen_at_the_time(conceded: Conceded, eyes: str):
    replay = await replayed(conceded.house, conceded.table, eyes)
    seen = conceded.by[eyes]
    assert replay["eyes"] == eyes
    shown = views_of(replay)
    assert len(seen.views) > MOVES
    assert {version: shown[version] for version in seen.views} == seen.views
    assert replay["events"] == seen.events[0]
    assert {step["version"]: step["events"] for step in replay["steps"]} == {
        version: events for version, events in seen.events.items() if version
    }


async def test_with_every_hand_open_the_replay_hides_nothing(conceded: Conceded):
    everything = views_of(await replayed(conceded.house, conceded.table, "all"))
    for seat in range(3):
        own = views_of(await replayed(conceded.house, conceded.table, str(seat)))
        assert [view["seats"][str(seat)] for view in everything] == [
            view["seats"][str(seat)] for view in own
        ]


async def test_a_seat_sees_no_other_hand_in_its_replay(conceded: Conceded):
    replay = await replayed(conceded.house, conceded.table, "0")
    for view in views_of(replay):
        assert "hand" in view["seats"]["0"]
        assert not any("hand" in view["seats"][other] for other in "12")
    stolen = [
        event
        for step in replay["steps"]
        for event in step["events"]
        if event["type"] == "CardStolen"
    ]
    assert stolen
    assert all(("card" in event) == (0 in (event["thief"], event["victim"])) for event in stolen)


async def test_after_a_way_back_the_replay_stands_where_it_led(conceded: Conceded):
    replay = await replayed(conceded.house, conceded.table, "all")
    views = views_of(replay)
    taken_back, agreed = (replay["steps"][version - 1] for version in conceded.rewinds)
    assert agreed["events"] == [{"type": "TableRewind", "seat": 0, "to": MOVES - 60}]
    for step in (taken_back, agreed):
        [event] = step["events"]
        assert views[step["version"]] == views[event["to"]]
        assert step["seat"] == event["seat"]
    assert [step["at"] for step in replay["steps"]] == sorted(
        step["at"] for step in replay["steps"]
    )


async def test_what_was_taken_back_counts_in_no_figure(conceded: Conceded):
    found = await figures(conceded.house, conceded.table)
    replay = await replayed(conceded.house, conceded.table, "all")
    final = views_of(replay)[-1]
    counting: list[dict[str, Any]] = []
    for step in replay["steps"]:
        for event in step["events"]:
            if event["type"] == "TableRewind":
                counting = [one for one in counting if one["version"] <= event["to"]]
            else:
                counting.append({**event, "version": step["version"]})
    rolls = [event for event in counting if event["type"] == "DiceRolled"]
    assert [(roll["version"], roll["dice"]) for roll in found["rolls"]] == [
        (roll["version"], roll["dice"]) for roll in rolls
    ]
    thefts = Counter(event["victim"] for event in counting if event["type"] == "CardStolen")
    for seat, shown in enumerate(found["seats"]):
        assert shown["robbed"] == thefts[seat]
        assert shown["points"][-1]["points"] == final["seats"][str(seat)]["points"]
        assert shown["total"] == final["seats"][str(seat)]["total"]
    assert (found["how"], found["winner"]) == ("conceded", 1)
    assert found["turns"] == final["turn"]["number"]


async def test_the_log_for_spreadsheets_has_a_row_for_every_event(conceded: Conceded):
    text = decompress(await conceded.house.archive.csv_log(conceded.table.record)).decode()
    rows = list(csv.DictReader(text.splitlines()))
    replay = await replayed(conceded.house, conceded.table, "all")
    wanted = [(0, event) for event in replay["events"]] + [
        (step["version"], event) for step in replay["steps"] for event in step["events"]
    ]
    assert [
        (int(row["version"]), {"type": row["event"], **json.loads(row["facts"])}) for row in rows
    ] == wanted
    assert rows[-1]["event"] == "TableConcede"
    assert {row["seat"] for row in rows} == {"", "0", "1", "2"}
    assert all(row["at"].endswith("+00:00") for row in rows)
    assert int(rows[-1]["turn"]) == views_of(replay)[-1]["turn"]["number"]


@pytest.mark.parametrize("eyes", ["3", "-1", "", "everyone", "00x", "²"])
async def test_only_seats_spectators_and_all_have_eyes(conceded: Conceded, eyes: str):
    with pytest.raises(Problem) as refused:
        await conceded.house.archive.replay(conceded.table.record, eyes)
    assert refused.value.status == 422


async def test_a_finished_game_is_played_again_once_for_all_who_ask(conceded: Conceded):
    archive = conceded.house.archive
    both = await asyncio.gather(*(archive.replay(conceded.table.record, "watch") for _ in range(2)))
    assert both[0] == both[1]
    assert await archive.replay(conceded.table.record, "watch") is await archive.replay(
        conceded.table.record, "watch"
    )


async def test_a_log_that_cannot_be_played_is_a_problem_in_words(conceded: Conceded):
    other_board = {**conceded.table.record.config, "board": "standard-beginner"}
    forged = replace(conceded.table.record, config=other_board)
    with pytest.raises(Problem) as refused:
        await Archive(conceded.house.database).csv_log(forged)
    assert (refused.value.status, refused.value.code) == (409, "damaged")


# Over HTTP


async def bots_game(person: Person, points: int = 8) -> tuple[str, int]:
    """Two bots play; their table, and how many versions it took."""
    code = await person.open_table(game_for(2, **{"victory-points": points}))
    await person.ask("DELETE", f"tables/{code}/seats/0")
    for seat in (0, 1):
        await person.ask("POST", f"tables/{code}/seats/{seat}/bot", {})
    async with person.at(code) as tab:
        await person.ask("POST", f"tables/{code}/start")
        while "winner" not in tab.view:
            await tab.read()
        return code, tab.version


FILES = ("replay", "replay?seat=all", "replay?seat=1", "replay?seat=watch", "statistics", "log.csv")


@pytest.mark.parametrize("path", FILES)
async def test_nothing_is_shown_again_before_the_end(server: RunningServer, path: str):
    async with people(server, 2) as [ana, ben]:
        code = await ana.open_table(game_for(2))
        early = await ana.http.get(f"/api/tables/{code}/{path}")
        await ben.ask("POST", f"tables/{code}/seats/1", {})
        for person in (ana, ben):
            await person.ask("POST", f"tables/{code}/ready", {"ready": True})
        await ana.ask("POST", f"tables/{code}/start")
        for answer in (early, await ana.http.get(f"/api/tables/{code}/{path}")):
            assert (answer.status_code, answer.json()["code"]) == (409, "not_over")
            assert answer.headers["cache-control"] == "no-store"


async def test_over_http_a_won_game_is_shown_to_whoever_has_the_link(server: RunningServer):
    async with people(server, 2) as [ana, ben]:
        code, versions = await bots_game(ana)
        replay = await ben.ask("GET", f"tables/{code}/replay?seat=0")
        assert len(replay["steps"]) == versions
        last = views_of(replay)[-1]
        found = await ben.ask("GET", f"tables/{code}/statistics")
        assert found["winner"] == last["winner"]
        assert "how" not in found
        assert [seat["total"] for seat in found["seats"]] == [
            last["seats"][seat]["total"] for seat in "01"
        ]
        log = await ben.http.get(f"/api/tables/{code}/log.csv")
        assert log.headers["content-type"] == "text/csv; charset=utf-8"
        assert log.text.splitlines()[-1].split(",")[4] == "GameWon"
        whole = await asyncio.to_thread(server.run, "export", code, "--csv")
        assert whole.stdout.splitlines() == log.text.splitlines()


async def test_the_browser_need_not_fetch_a_replay_twice(server: RunningServer):
    async with people(server, 1) as [ana]:
        code, _ = await bots_game(ana)
        address = f"/api/tables/{code}/replay?seat=all"
        first = await ana.http.get(address)
        assert first.headers["content-encoding"] == "gzip"
        again = await ana.http.get(address, headers={"if-none-match": first.headers["etag"]})
        assert (again.status_code, again.content) == (304, b"")
        plain = await ana.http.get(address, headers={"accept-encoding": "identity"})
        assert "content-encoding" not in plain.headers
        assert plain.json() == first.json()
        assert plain.headers["etag"] != first.headers["etag"]


@pytest.mark.parametrize("page", ["replay", "verify"])
def test_the_pages_of_a_finished_game_are_the_one_page(server: RunningServer, page: str):
    answer = httpx.get(f"{server.url}/t/ABCDE/{page}")
    assert answer.status_code == 200
    assert "js/main.js" in answer.text
    assert httpx.get(f"{server.url}/t/not-a-code/{page}").status_code == 404


def held(limits: Limits, address: str) -> Iterator[None]:
    with limits.replay(address):
        yield


def test_an_address_waits_for_so_many_replays_at_once():
    limits = Limits(Settings())
    waiting = [held(limits, "192.0.2.1") for _ in range(REPLAYS_AT_ONCE)]
    for one in waiting:
        next(one)
    with pytest.raises(Problem) as refused, limits.replay("192.0.2.1"):
        pass
    assert (refused.value.status, refused.value.code) == (429, "too_many")
    with limits.replay("192.0.2.2"):
        pass
    next(waiting.pop(), None)
    with limits.replay("192.0.2.1"):
        pass
