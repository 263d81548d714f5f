"""Groups: a link that lets people in, games that count because a host says so, players who are merged, renamed and removed."""

import asyncio
import csv
import io
from collections.abc import AsyncIterator, Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import Connection, update

from app.lobby import rules as lobby
from app.lobby.group import Group
from app.lobby.guest import Guest
from app.problems import Problem
from app.protocol.http import Lobby
from app.protocol.seasons import EveningPage, SeasonAfter, SeasonExport, SeasonPage
from app.seasons.groups import Groups
from app.seasons.page import Selection
from app.storage.groups import Merge, group_with
from app.storage.schema import guests
from app.web.limits import WRONG_GROUPS
from tests.app.house import House, house
from tests.app.players import Person, game_for, people
from tests.app.running import RunningServer
from tests.app.season import (
    begun,
    calendar,
    conceded,
    cookie_of,
    friday_island,
    guest_called,
    introduce,
)
from tests.conftest import StartServer

NEWEST = Selection("")
ANA, BEN, CEM = map(guest_called, ("Ana", "Ben", "Cem"))


@pytest.fixture
async def opened(tmp_path: Path) -> AsyncIterator[House]:
    async with house(tmp_path) as opened:
        yield opened


@pytest.fixture
async def group(opened: House) -> Group:
    """Ana's."""
    return await friday_island(opened)


@pytest.fixture
def groups(opened: House, group: Group) -> Groups:
    return Groups(opened.database)


async def page(groups: Groups, group: Group, asker: Guest | None = ANA, **wanted: Any) -> Any:
    # Read anew, as each request does: it counts as it is stored by now.
    group = await groups.with_token(group.token)
    found = await groups.season(group, asker, Selection(wanted.pop("season", ""), **wanted))
    SeasonPage.model_validate(found)
    return found


def names(found: Any) -> list[str]:
    return sorted(player.get("name", "") for player in found["players"])


def player_called(found: Any, name: str) -> str:
    [player] = [each["player"] for each in found["players"] if each.get("name") == name]
    return str(player)


def wins(found: Any) -> dict[str, int]:
    """By name."""
    called = {player["player"]: player.get("name", "") for player in found["players"]}
    return {called[row["player"]]: row["wins"] for row in found["standings"]}


async def came_at(opened: House, guest: Guest, at: int) -> None:
    """As if the browser of a guest had first been seen then."""

    def work(connection: Connection) -> None:
        connection.execute(update(guests).where(guests.c.id == guest.id).values(created_at=at))

    await opened.database.write(work)


# Games that count


async def test_a_group_without_games_has_an_empty_page(groups: Groups, group: Group):
    found = await page(groups, group)
    assert (found["name"], found["host"], found["games"]) == ("Friday island", True, 0)
    assert found["standings"] == found["evenings"] == found["records"] == found["seasons"] == []


async def test_a_game_counts_because_its_host_says_so(opened: House, groups: Groups, group: Group):
    await conceded(opened, ("Ana", "Ben"), None)
    assert (await page(groups, group))["games"] == 0
    await conceded(opened, ("Ana", "Ben"), group)
    found = await page(groups, group)
    assert (found["games"], wins(found)) == (1, {"Ana": 1, "Ben": 0})


async def test_the_host_may_say_so_after_the_game_and_take_it_back(
    opened: House, groups: Groups, group: Group
):
    table = await conceded(opened, ("Ana", "Ben"), None)
    await table.edits.edit(lambda before: lobby.choose_group(before, ANA.id, group))
    assert (await page(groups, group))["games"] == 1
    with pytest.raises(Problem, match="Only the table's host"):
        lobby.choose_group(table.record, BEN.id, None)
    await table.edits.edit(lambda before: lobby.choose_group(before, ANA.id, None))
    assert (await page(groups, group))["games"] == 0


async def test_a_running_game_counts_once_it_is_over(opened: House, groups: Groups, group: Group):
    await begun(opened, ("Ana", "Ben"), group)
    assert (await page(groups, group))["games"] == 0


async def test_the_rematch_counts_for_the_same_group(opened: House, group: Group):
    table = await conceded(opened, ("Ana", "Ben"), group)
    code = await opened.registry.rematch(table, BEN)
    assert (await opened.registry.record_of(code)).group == group


async def test_the_group_of_a_table_is_read_again_from_the_database(opened: House, group: Group):
    table = await begun(opened, ("Ana", "Ben"), group)
    code = table.record.code
    async with house(opened.registry._settings.data) as other:
        assert (await other.registry.record_of(code)).group == group


async def test_only_the_host_and_the_players_of_a_table_see_its_group(opened: House, group: Group):
    table = await begun(opened, ("Ana", "Ben"), group)
    seen = {"token": group.token, "name": "Friday island"}
    for guest in (ANA, BEN):
        lobby_seen = table.broadcaster.lobby_for(guest)
        assert lobby_seen["group"] == seen
        Lobby.model_validate(lobby_seen)
    for stranger in (CEM, None):
        assert "group" not in table.broadcaster.lobby_for(stranger)


# Names


async def test_a_player_has_the_present_name_of_the_guest(
    opened: House, groups: Groups, group: Group
):
    await conceded(opened, ("Ana", "Ben"), group)

    def rename(connection: Connection) -> None:
        connection.execute(update(guests).where(guests.c.id == BEN.id).values(name="Benjamin"))

    await opened.database.write(rename)
    assert names(await page(groups, group)) == ["Ana", "Benjamin"]


async def test_the_host_and_the_player_may_name_a_player_in_the_group(
    opened: House, groups: Groups, group: Group
):
    await conceded(opened, ("Ana", "Ben", "Cem"), group)
    ben = player_called(await page(groups, group), "Ben")
    await groups.rename_player(group, ANA, ben, "Big Ben")
    assert "Big Ben" in names(await page(groups, group))
    await groups.rename_player(group, BEN, ben, "Benno")
    assert "Benno" in names(await page(groups, group))
    with pytest.raises(Problem, match="Only the group's host"):
        await groups.rename_player(group, CEM, ben, "Nobody")
    with pytest.raises(Problem, match="1 to 24 characters"):
        await groups.rename_player(group, BEN, ben, " ")


async def test_a_removed_name_is_gone_everywhere_and_the_games_stay(
    opened: House, groups: Groups, group: Group
):
    await conceded(opened, ("Ana", "Ben", "Cem"), group, to=1)
    found = await page(groups, group)
    ben = player_called(found, "Ben")
    await groups.remove_player(group, ANA, ben)
    removed = await page(groups, group)
    assert names(removed) == ["", "Ana", "Cem"]
    assert removed["standings"] == found["standings"]
    assert wins(removed)[""] == 1
    day = found["evenings"][0]["date"]
    for told in (
        removed,
        await groups.evening(group, ANA, day),
        await groups.json(group, NEWEST),
        await groups.csv(group, NEWEST),
    ):
        assert "Ben" not in str(told)


async def test_only_the_player_can_show_a_removed_name_again(
    opened: House, groups: Groups, group: Group
):
    await conceded(opened, ("Ana", "Ben"), group)
    ben = player_called(await page(groups, group), "Ben")
    await groups.remove_player(group, BEN, ben)
    with pytest.raises(Problem, match="Only the player"):
        await groups.rename_player(group, ANA, ben, "Ben")
    await groups.rename_player(group, BEN, ben, "B.")
    assert names(await page(groups, group)) == ["Ana", "B."]


async def test_the_host_renames_the_group_and_its_seasons(
    opened: House, groups: Groups, group: Group
):
    with calendar() as days:
        days.set("2026-11-27", "20:00")
        table = await conceded(opened, ("Ana", "Ben"), group)
    renamed = await groups.rename(group, ANA, "Saturday island")
    await opened.registry.group_renamed(group.id)
    assert table.broadcaster.lobby_for(ANA)["group"]["name"] == "Saturday island"
    await groups.name_season(renamed, ANA, "2026-09", "The long autumn")
    found = await page(groups, group)
    assert found["name"] == "Saturday island"
    assert found["seasons"] == [{"season": "2026-09", "games": 1, "name": "The long autumn"}]
    for refused in (
        groups.rename(group, BEN, "Mine"),
        groups.name_season(group, BEN, "2026-09", "x"),
    ):
        with pytest.raises(Problem, match="Only the group's host"):
            await refused
    with pytest.raises(Problem, match="no such season"):
        await groups.name_season(group, ANA, "1999-12", "Party")
    again = await groups.name_season(await groups.with_token(group.token), ANA, "2026-09", "")
    assert again.season_names == {}


# Two guests who are one person


async def lost_cookie(opened: House, group: Group) -> None:
    """Ben has played, lost his cookie, and played again as a new guest."""
    await conceded(opened, ("Ana", "Ben"), group, to=1)
    await introduce(opened, "Benno")
    await conceded(opened, ("Ana", "Benno"), group, to=1)


BENNO = guest_called("Benno")


async def test_who_lost_the_cookie_is_merged_when_host_and_player_agree(
    opened: House, groups: Groups, group: Group
):
    await lost_cookie(opened, group)
    found = await page(groups, group)
    wanted = Merge(player_called(found, "Ben"), player_called(found, "Benno"))
    await groups.ask_to_merge(group, ANA, wanted)
    asked = await page(groups, group, BENNO)
    assert asked["merges"] == [
        {"player": wanted.player, "into": wanted.into, "waiting": [wanted.into], "yours": True}
    ]
    assert wins(asked) == {"Ana": 0, "Ben": 1, "Benno": 1}, "nothing has happened yet"
    await groups.agree_to_merge(group, BENNO, wanted.player)
    merged = await page(groups, group, BENNO)
    assert wins(merged) == {"Ana": 0, "Benno": 2}
    assert "merges" not in merged
    assert merged["you"] == wanted.into
    assert (await page(groups, group, BEN))["you"] == wanted.into, "either browser is Benno's now"


async def test_the_host_alone_merges_nobody(opened: House, groups: Groups, group: Group):
    await lost_cookie(opened, group)
    found = await page(groups, group)
    wanted = Merge(player_called(found, "Ben"), player_called(found, "Benno"))
    await groups.ask_to_merge(group, ANA, wanted)
    with pytest.raises(Problem, match="that player"):
        await groups.agree_to_merge(group, ANA, wanted.player)
    assert wins(await page(groups, group)) == {"Ana": 0, "Ben": 1, "Benno": 1}


async def test_only_the_host_asks(opened: House, groups: Groups, group: Group):
    await lost_cookie(opened, group)
    found = await page(groups, group)
    with pytest.raises(Problem, match="Only the group's host"):
        await groups.ask_to_merge(
            group, BENNO, Merge(player_called(found, "Ben"), player_called(found, "Benno"))
        )


async def test_who_still_plays_has_to_agree_as_well(opened: House, groups: Groups, group: Group):
    """Otherwise a host could give a friend's games to a stranger."""
    await lost_cookie(opened, group)
    await begun(opened, ("Ben", "Cem"), None)
    found = await page(groups, group)
    ben, benno = player_called(found, "Ben"), player_called(found, "Benno")
    await groups.ask_to_merge(group, ANA, Merge(ben, benno))
    await groups.agree_to_merge(group, BENNO, ben)
    [asked] = (await page(groups, group))["merges"]
    assert asked["waiting"] == [ben]
    await groups.agree_to_merge(group, BEN, ben)
    assert wins(await page(groups, group)) == {"Ana": 0, "Benno": 2}


async def test_who_played_after_the_new_browser_came_has_to_agree_as_well(
    opened: House, groups: Groups, group: Group
):
    await lost_cookie(opened, group)
    await came_at(opened, BENNO, 0)
    found = await page(groups, group)
    ben, benno = player_called(found, "Ben"), player_called(found, "Benno")
    await groups.ask_to_merge(group, ANA, Merge(ben, benno))
    await groups.agree_to_merge(group, BENNO, ben)
    assert wins(await page(groups, group)) == {"Ana": 0, "Ben": 1, "Benno": 1}


async def test_two_who_sat_in_one_game_are_two_people(opened: House, groups: Groups, group: Group):
    await conceded(opened, ("Ana", "Ben", "Cem"), group)
    found = await page(groups, group)
    ben, cem = player_called(found, "Ben"), player_called(found, "Cem")
    with pytest.raises(Problem, match="two people") as refused:
        await groups.ask_to_merge(group, ANA, Merge(ben, cem))
    assert refused.value.code == "same_game"


async def test_two_who_played_different_games_of_one_evening_are_there_once(
    opened: House, groups: Groups, group: Group
):
    with calendar() as days:
        days.set("2026-11-27", "20:00")
        await lost_cookie(opened, group)
    await came_at(opened, BENNO, 2_000_000_000_000)
    found = await page(groups, group)
    assert found["evenings"][0]["players"] == 3
    ben, benno = player_called(found, "Ben"), player_called(found, "Benno")
    await groups.ask_to_merge(group, ANA, Merge(ben, benno))
    await groups.agree_to_merge(group, BENNO, ben)
    merged = await page(groups, group)
    assert merged["evenings"][0]["players"] == 2
    [row] = [row for row in merged["standings"] if row["player"] == benno]
    assert (row["evenings"], row["games"]) == (1, 2)


async def test_a_game_in_which_one_person_has_two_seats_does_not_count(
    opened: House, groups: Groups, group: Group
):
    await lost_cookie(opened, group)
    found = await page(groups, group)
    ben = player_called(found, "Ben")
    await groups.ask_to_merge(group, ANA, Merge(ben, player_called(found, "Benno")))
    await groups.agree_to_merge(group, BENNO, ben)
    await conceded(opened, ("Ana", "Ben", "Benno"), group)
    assert (await page(groups, group))["games"] == 2


async def test_the_player_may_decline_and_the_host_withdraw(
    opened: House, groups: Groups, group: Group
):
    await lost_cookie(opened, group)
    found = await page(groups, group)
    wanted = Merge(player_called(found, "Ben"), player_called(found, "Benno"))
    for who in (BENNO, ANA):
        await groups.ask_to_merge(group, ANA, wanted)
        with pytest.raises(Problem):
            await groups.decline_merge(group, CEM, wanted.player)
        await groups.decline_merge(group, who, wanted.player)
        assert "merges" not in await page(groups, group)
        with pytest.raises(Problem, match="no longer open"):
            await groups.agree_to_merge(group, BENNO, wanted.player)


async def test_a_merge_can_be_undone_from_either_browser(
    opened: House, groups: Groups, group: Group
):
    """Whoever finds their cookie again has their games back."""
    await lost_cookie(opened, group)
    found = await page(groups, group)
    wanted = Merge(player_called(found, "Ben"), player_called(found, "Benno"))
    for who in (BEN, BENNO, ANA):
        await groups.ask_to_merge(group, ANA, wanted)
        await groups.agree_to_merge(group, BENNO, wanted.player)
        assert wins(await page(groups, group)) == {"Ana": 0, "Benno": 2}
        with pytest.raises(Problem):
            await groups.separate(group, CEM, wanted.into)
        await groups.separate(group, who, wanted.into)
        assert wins(await page(groups, group)) == {"Ana": 0, "Ben": 1, "Benno": 1}


async def test_others_see_no_requests_to_merge(opened: House, groups: Groups, group: Group):
    await lost_cookie(opened, group)
    found = await page(groups, group)
    await groups.ask_to_merge(
        group, ANA, Merge(player_called(found, "Ben"), player_called(found, "Benno"))
    )
    for other in (CEM, None):
        assert "merges" not in await page(groups, group, other)


@pytest.mark.parametrize(
    "wanted", [("Ben", "Ben"), ("Ben", "0" * 16), ("0" * 16, "Ben")], ids=["same", "into", "from"]
)
async def test_a_merge_needs_two_players_of_the_group(
    opened: House, groups: Groups, group: Group, wanted: tuple[str, str]
):
    await conceded(opened, ("Ana", "Ben"), group)
    ben = player_called(await page(groups, group), "Ben")
    player, into = (ben if name == "Ben" else name for name in wanted)
    with pytest.raises(Problem):
        await groups.ask_to_merge(group, ANA, Merge(player, into))


# Seasons, evenings, exports


async def test_a_season_shows_its_own_games_and_all_time_shows_all(
    opened: House, groups: Groups, group: Group
):
    with calendar() as days:
        for day in ("2026-08-28", "2026-09-04", "2026-11-27"):
            days.set(day, "20:00")
            await conceded(opened, ("Ana", "Ben"), group)
    newest = await page(groups, group)
    assert (newest["season"], newest["games"]) == ("2026-09", 2)
    assert [(each["season"], each["games"]) for each in newest["seasons"]] == [
        ("2026-09", 2),
        ("2026-06", 1),
    ]
    assert (await page(groups, group, season="2026-06"))["games"] == 1
    assert (await page(groups, group, season="all"))["games"] == 3
    assert (await page(groups, group, season="1999-03"))["games"] == 0


async def test_the_page_can_be_of_one_game_and_one_map(opened: House, groups: Groups, group: Group):
    await conceded(opened, ("Ana", "Ben"), group)
    found = await page(groups, group)
    assert found["kinds"] == [{"game": "board", "variant": "standard-3-4", "games": 1}]
    assert (await page(groups, group, game="board"))["games"] == 1
    assert (await page(groups, group, game="cards"))["games"] == 0
    assert (await page(groups, group, game="board", variant="islands-3-4"))["games"] == 0


async def test_a_game_tells_everyone_where_its_own_people_stand_after_it(
    opened: House, groups: Groups, group: Group
):
    def rows(found: Any) -> list[tuple[int, int]]:
        return [(row["seat"], row["place"]) for row in found["rows"]]

    await conceded(opened, ("Ana", "Ben"), group)
    earlier = (await page(groups, group))["standings"]
    ben_won = await conceded(opened, ("Ben", "Ana"), group)
    shown = await page(groups, group)
    found = await groups.after(ben_won.record)
    SeasonAfter.model_validate(found)
    assert group.token not in str(found)
    seat_of = {player_called(shown, "Ben"): 0, player_called(shown, "Ana"): 1}
    before = {row["player"]: row["rating"] for row in earlier}
    assert found == {
        "season": shown["season"],
        "rows": [
            {
                "seat": seat_of[row["player"]],
                "place": place,
                "rating": row["rating"],
                "change": pytest.approx(row["rating"] - before[row["player"]], abs=0.011),
            }
            for place, row in enumerate(shown["standings"], 1)
        ],
    }
    with_cem = await conceded(opened, ("Cem", "Ben"), group)
    assert await groups.after(ben_won.record) == found, "later games change nothing of it"
    shown = await page(groups, group)
    everyone = [row["player"] for row in shown["standings"]]
    cem, ben = (1 + everyone.index(player_called(shown, name)) for name in ("Cem", "Ben"))
    assert sorted(rows(await groups.after(with_cem.record))) == [(0, cem), (1, ben)]


async def test_a_game_that_counts_for_no_group_tells_of_no_season(opened: House, groups: Groups):
    table = await conceded(opened, ("Ana", "Ben"), None)
    assert await groups.after(table.record) == {"rows": []}


async def test_a_game_that_is_not_over_tells_of_no_season(
    opened: House, groups: Groups, group: Group
):
    table = await begun(opened, ("Ana", "Ben"), group)
    assert await groups.after(table.record) == {"rows": []}


async def test_an_evening_is_found_by_its_date(opened: House, groups: Groups, group: Group):
    with calendar() as days:
        days.set("2026-11-13", "20:00")
        await conceded(opened, ("Ana", "Ben"), group)
        days.set("2026-11-28", "01:00")
        await conceded(opened, ("Ana", "Ben"), group, to=1)
    found = await groups.evening(group, ANA, "2026-11-27")
    EveningPage.model_validate(found)
    assert (found["number"], found["since"], len(found["games"])) == (2, "2026-11-13", 1)
    with pytest.raises(Problem, match="no game that evening"):
        await groups.evening(group, ANA, "2026-11-28")
    with pytest.raises(Problem, match="2026-11-27"):
        await groups.evening(group, ANA, "yesterday")


async def test_a_name_that_looks_like_a_formula_stays_a_name(
    opened: House, groups: Groups, group: Group
):
    await conceded(opened, ("Ana", "Ben"), group)
    ana = player_called(await page(groups, group), "Ana")
    await groups.rename_player(group, ANA, ana, "=1+2")
    rows = list(csv.DictReader(io.StringIO(await groups.csv(group, NEWEST))))
    assert [(row["name"], row["place"], row["won"]) for row in rows] == [
        ("'=1+2", "1", "True"),
        ("Ben", "2", "False"),
    ]
    exported = await groups.json(group, NEWEST)
    SeasonExport.model_validate(exported)
    assert exported["rows"][0]["name"] == "=1+2"


# Over HTTP


async def made_by(person: Person) -> str:
    answer = await person.ask("POST", "groups", {"name": "Friday island", "zone": "Europe/Berlin"})
    token: str = answer["token"]
    return token


async def test_whoever_has_the_link_is_in(server: RunningServer):
    async with people(server, 2) as [ana, ben]:
        token = await made_by(ana)
        assert (await ana.ask("GET", f"groups/{token}"))["host"] is True
        assert (await ben.ask("GET", f"groups/{token}"))["host"] is False
        async with httpx.AsyncClient(base_url=server.base) as stranger:
            answer = await stranger.get(f"/api/groups/{token}")
            assert answer.json()["name"] == "Friday island"
            assert answer.headers["cache-control"] == "no-store"


async def test_a_table_joins_a_group_and_leaves_it(server: RunningServer):
    async with people(server, 2) as [ana, ben]:
        token = await made_by(ana)
        code = await ana.open_table(game_for(2))
        chosen = await ana.ask("PUT", f"tables/{code}/group", {"token": token})
        assert chosen["group"] == {"token": token, "name": "Friday island"}
        assert "group" not in await ben.ask("GET", f"tables/{code}")
        refused = await ben.http.put(f"/api/tables/{code}/group", json={"token": token})
        assert (refused.status_code, refused.json()["code"]) == (403, "not_host")
        unknown = await ana.http.put(f"/api/tables/{code}/group", json={"token": "x" * 32})
        assert (unknown.status_code, unknown.json()["code"]) == (404, "no_such_group")
        assert "group" in await ana.ask("GET", f"tables/{code}"), "a refusal changes nothing"
        assert "group" not in await ana.ask("PUT", f"tables/{code}/group", {})


@pytest.mark.parametrize(
    "body",
    [
        {"name": "", "zone": "UTC"},
        {"name": "x" * 41, "zone": "UTC"},
        {"name": "x", "zone": "Moon/Sea"},
    ],
)
async def test_a_group_has_a_name_and_a_time_zone(server: RunningServer, body: dict[str, str]):
    async with people(server, 1) as [ana]:
        answer = await ana.http.post("/api/groups", json=body)
        assert (answer.status_code, answer.json()["code"]) == (422, "invalid")


async def test_guessed_links_are_refused_alike_and_soon_not_looked_at(start_server: StartServer):
    server = start_server()
    async with people(server, 1) as [ana]:
        token = await made_by(ana)
        guesses = ["a", token[:-1], token + "a", "%20", "x" * 500]
        told = set()
        for number in range(WRONG_GROUPS):
            guess = guesses[number % len(guesses)]
            answer = await ana.http.get(f"/api/groups/{guess}")
            told.add((answer.status_code, answer.text))
        assert len(told) == 1
        assert next(iter(told))[0] == 404
        right, wrong = (
            await ana.http.get(f"/api/groups/{token}"),
            await ana.http.get("/api/groups/b"),
        )
        assert right.status_code == wrong.status_code == 429
        assert right.text == wrong.text


async def test_a_server_with_a_password_shows_strangers_no_group(start_server: StartServer):
    server = start_server(password="open sesame")
    async with Person(server, "Ana") as ana:
        await ana.arrive(password="open sesame")
        token = await made_by(ana)
        async with httpx.AsyncClient(base_url=server.base) as outside:
            answers = [await outside.get(f"/api/groups/{key}") for key in (token, "guess")]
        assert [answer.json()["code"] for answer in answers] == ["password_needed"] * 2


async def test_the_addresses_of_a_group_open_the_page(server: RunningServer):
    async with httpx.AsyncClient(base_url=server.base) as browser:
        for path in ("g/some-token", "g/some-token/2026-11-27"):
            answer = await browser.get(f"/{path}", headers={"accept": "text/html"})
            assert answer.status_code == 200
            assert answer.headers["x-robots-tag"] == "noindex"


@pytest.fixture
def played_before(tmp_path: Path) -> Callable[[], tuple[RunningServer, str]]:
    """A server on a database in which Ana, Ben and Benno have played."""

    async def prepare() -> str:
        async with house(tmp_path / "data") as opened:
            group = await friday_island(opened)
            await lost_cookie(opened, group)
            return group.token

    def started() -> tuple[RunningServer, str]:
        (tmp_path / "data").mkdir()
        token = asyncio.run(prepare())
        return RunningServer(tmp_path / "data").start(), token

    return started


def test_over_http_a_player_is_merged_renamed_and_removed_and_all_is_exported(
    played_before: Callable[[], tuple[RunningServer, str]],
):
    server, token = played_before()
    browsers = {
        name: httpx.Client(
            base_url=server.base,
            headers={"origin": server.url},
            cookies={"hexhaven": cookie_of(name)},
        )
        for name in ("Ana", "Benno")
    }
    try:
        ana, benno = browsers["Ana"], browsers["Benno"]
        found = ana.get(f"/api/groups/{token}").json()
        old, new = player_called(found, "Ben"), player_called(found, "Benno")
        done = [
            ana.post(f"/api/groups/{token}/merges", json={"player": old, "into": new}),
            benno.post(f"/api/groups/{token}/merges/{old}/consent"),
            benno.patch(f"/api/groups/{token}/players/{new}", json={"name": "Ben again"}),
            ana.patch(f"/api/groups/{token}", json={"name": "Saturday"}),
        ]
        assert [answer.status_code for answer in done] == [200] * len(done)
        found = ana.get(f"/api/groups/{token}").json()
        assert (found["name"], wins(found)) == ("Saturday", {"Ana": 0, "Ben again": 2})
        rows = ana.get(f"/api/groups/{token}/games.csv")
        assert rows.headers["content-type"].startswith("text/csv")
        assert len(rows.text.splitlines()) == 5
        assert len(ana.get(f"/api/groups/{token}/games.json").json()["rows"]) == 4
        assert (
            ana.get(f"/api/groups/{token}/evenings/{found['evenings'][0]['date']}").json()["lead"][
                "player"
            ]
            == new
        )
        assert ana.delete(f"/api/groups/{token}/players/{new}").status_code == 200
        assert names(ana.get(f"/api/groups/{token}").json()) == ["", "Ana"]
        assert benno.post(f"/api/groups/{token}/players/{new}/separate").status_code == 200
        assert ana.delete(f"/api/groups/{token}/merges/{old}").json()["code"] == "no_such_merge"
    finally:
        for browser in browsers.values():
            browser.close()
        server.close()


async def test_a_group_is_stored_as_it_was_made(opened: House, groups: Groups):
    made = await groups.create(ANA, "  Friday \u200b island ", "Asia/Tokyo")
    assert await group_with(opened.database, made.token) == made
    assert (made.name, made.zone) == ("Friday island", "Asia/Tokyo")
    changed = replace(made, name="x")
    assert await group_with(opened.database, made.token) != changed
