"""A season of thirty games, played whole by bots under guests' names, stored by the server, and worked out twice.

The second computation is this file's own: from records, results and statistics as the server publishes them, by the definitions in
docs/decisions/seasons.md, without anything of `app.seasons`."""

import asyncio
import csv
import io
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta, timezone
from pathlib import Path
from typing import Any

import httpx
import pytest
from openskill.models import PlackettLuce

from tests.app.house import house
from tests.app.running import RunningServer
from tests.app.season import (
    EVENINGS,
    GAMES_EACH,
    begun,
    calendar,
    conceded,
    cookie_of,
    figures_stored,
    friday_island,
    plans,
    play_on,
    play_season,
)

BERLIN_SUMMER, BERLIN_WINTER = timezone(timedelta(hours=2)), timezone(timedelta(hours=1))
SUMMER_ENDS = datetime(2026, 10, 25, 1, tzinfo=UTC)
SUMMER = "2026-06"
AUTUMN = "2026-09"


@dataclass
class Told:
    """A season as a running server tells of it, and the games that were played."""

    server: RunningServer
    token: str
    games: list[dict[str, Any]]

    def ask(self, path: str = "", name: str | None = None) -> httpx.Response:
        cookies = {"hexhaven": cookie_of(name)} if name else {}
        with httpx.Client(base_url=self.server.base, cookies=cookies, timeout=60) as browser:
            answer = browser.get(f"/api/groups/{self.token}{path}")
        assert answer.status_code == 200, answer.text
        return answer

    def page(self, **wanted: str) -> Any:
        query = "&".join(f"{key}={value}" for key, value in wanted.items())
        return self.ask(f"?{query}").json()


async def prepared(directory: Path) -> tuple[str, list[str]]:
    """Play thirty games that count, and three that do not."""
    async with house(directory) as opened:
        group = await friday_island(opened)
        codes = await play_season(opened, plans(), group)
        with calendar() as days:
            days.set("2026-11-27", "19:00:00")
            await conceded(opened, ("Ana", "Ben"), None)
            await begun(opened, ("Ana", "Ben"), group)
            await play_on(await begun(opened, ("Ana", "bot"), group), seed=1)
        await figures_stored(opened)
        return group.token, codes


@pytest.fixture(scope="module")
def told(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Told]:
    data = tmp_path_factory.mktemp("season") / "data"
    data.mkdir()
    token, codes = asyncio.run(prepared(data))
    server = RunningServer(data).start()
    try:
        with httpx.Client(base_url=server.base, timeout=60) as browser:
            games = [game_from(browser, code) for code in codes]
        yield Told(server, token, sorted(games, key=lambda game: game["began"]))
    finally:
        server.close()


def game_from(browser: httpx.Client, code: str) -> dict[str, Any]:
    """A finished game, as anyone with the code can learn of it."""
    lobby = browser.get(f"/api/tables/{code}").json()
    statistics = browser.get(f"/api/tables/{code}/statistics").json()
    return {
        **statistics,
        "code": code,
        "game": lobby["game"],
        "people": [seat["name"] for seat in lobby["seats"]],
        "looks": [seat["look"] for seat in lobby["seats"]],
        "points": [seat["total"] for seat in statistics["seats"]],
    }


# The definitions, once more


def evening(game: dict[str, Any]) -> str:
    """The day in Berlin, which begins at six."""
    begun_at = datetime.fromtimestamp(game["began"] / 1000, UTC)
    local = begun_at.astimezone(BERLIN_SUMMER if begun_at < SUMMER_ENDS else BERLIN_WINTER)
    return (local - timedelta(hours=6)).strftime("%Y-%m-%d")


def season(game: dict[str, Any]) -> str:
    return AUTUMN if evening(game) >= "2026-09-01" else SUMMER


def finish(game: dict[str, Any]) -> list[int]:
    """The place of each seat."""
    rest = sorted(
        (points for seat, points in enumerate(game["points"]) if seat != game["winner"]),
        reverse=True,
    )
    return [
        1 if seat == game["winner"] else 2 + rest.index(points)
        for seat, points in enumerate(game["points"])
    ]


def worked_out(games: list[dict[str, Any]]) -> dict[str, dict[str, Any]]:
    """The standings, by name."""
    model = PlackettLuce()
    ratings: dict[str, Any] = defaultdict(model.rating)
    rows: dict[str, dict[str, Any]] = {}
    for game in games:
        places, total, size = finish(game), sum(game["points"]), len(game["people"])
        after = model.rate(
            [[ratings[name]] for name in game["people"]], ranks=list(map(float, places))
        )
        for name, points, place, [rating] in zip(
            game["people"], game["points"], places, after, strict=True
        ):
            ratings[name] = rating
            row = rows.setdefault(
                name,
                {"evenings": set(), "places": [], "got": 0.0, "fair": 0.0, "run": 0, "best": 0},
            )
            row["evenings"].add(evening(game))
            row["places"].append(place)
            row["got"] += points / total
            row["fair"] += 1 / size
            row["run"] = row["run"] + 1 if place == 1 else 0
            row["best"] = max(row["best"], row["run"])
    for name, row in rows.items():
        row["rating"], row["spread"] = ratings[name].mu, ratings[name].sigma
    return rows


def season_games(told: Told, key: str = AUTUMN) -> list[dict[str, Any]]:
    return [game for game in told.games if season(game) == key]


def name_of(page: Any, player: str) -> str:
    return next(str(each["name"]) for each in page["players"] if each["player"] == player)


def agree_with(page: Any, games: list[dict[str, Any]]) -> None:
    """The standings of the page are those of these games."""
    expected = worked_out(games)
    assert page["games"] == len(games)
    assert {name_of(page, row["player"]) for row in page["standings"]} == set(expected)
    ratings = [row["rating"] for row in page["standings"]]
    assert ratings == sorted(ratings, reverse=True)
    for row in page["standings"]:
        own = expected[name_of(page, row["player"])]
        assert row["games"] == len(own["places"])
        assert row["wins"] == own["places"].count(1)
        assert row["evenings"] == len(own["evenings"])
        assert [each["place"] for each in row["form"]] == own["places"][-6:]
        assert row["share"] == pytest.approx(own["got"] / own["fair"] - 1, abs=1e-4)
        assert row["rating"] == pytest.approx(own["rating"], abs=0.006)
        assert row["spread"] == pytest.approx(own["spread"], abs=0.006)
        assert (row["streak"], row["best_streak"]) == (own["run"], own["best"])
        assert row.get("settling", False) == (len(own["places"]) < 5)


# The comparison


def test_thirty_games_were_played_by_two_to_four_people(told: Told):
    assert len(told.games) == len(EVENINGS) * GAMES_EACH == 30
    assert {len(game["people"]) for game in told.games} == {2, 3, 4}
    assert {game["game"] for game in told.games} == {"board", "cards"}


@pytest.mark.parametrize("key", [AUTUMN, SUMMER])
def test_the_standings_of_a_season_are_those_worked_out_here(told: Told, key: str):
    agree_with(told.page(season=key), season_games(told, key))


def test_so_are_those_of_all_time_and_those_of_one_game(told: Told):
    agree_with(told.page(season="all"), told.games)
    for game in ("board", "cards"):
        chosen = [each for each in season_games(told) if each["game"] == game]
        agree_with(told.page(season=AUTUMN, game=game), chosen)


def test_the_newest_season_is_shown_first(told: Told):
    page = told.page()
    assert page["season"] == AUTUMN
    assert [(each["season"], each["games"]) for each in page["seasons"]] == [
        (AUTUMN, 27),
        (SUMMER, 3),
    ]


def test_the_duels_are_those_worked_out_here(told: Told):
    page = told.page(season=AUTUMN)
    expected: dict[tuple[str, str], int] = defaultdict(int)
    for game in season_games(told):
        ranked = list(zip(game["people"], finish(game), strict=True))
        for one, first in ranked:
            for other, second in ranked:
                expected[one, other] += first < second
    assert page["duels"]
    for duel in page["duels"]:
        one, other = name_of(page, duel["player"]), name_of(page, duel["other"])
        assert (duel["ahead"], duel["behind"]) == (expected[one, other], expected[other, one])
    shown = {
        (name_of(page, duel["player"]), name_of(page, duel["other"])) for duel in page["duels"]
    }
    assert shown == {
        pair
        for (one, other), count in expected.items()
        if count
        for pair in ((one, other), (other, one))
    }


def test_the_evenings_are_those_worked_out_here(told: Told):
    page = told.page(season=AUTUMN)
    by_day: dict[str, list[dict[str, Any]]] = defaultdict(list)
    for game in season_games(told):
        by_day[evening(game)].append(game)
    assert sorted(by_day) == [day for day in EVENINGS if day >= "2026-09"]
    assert [each["date"] for each in page["evenings"]] == sorted(by_day, reverse=True)
    for place, shown in enumerate(reversed(page["evenings"]), 1):
        games = by_day[shown["date"]]
        assert shown["number"] == place
        assert shown["players"] == len({name for game in games for name in game["people"]})
        assert [name_of(page, won["player"]) for won in shown["winners"]] == [
            game["people"][game["winner"]] for game in games
        ]


def most_behind_of(game: dict[str, Any]) -> int:
    """The most points by which the winner was behind, looking at every version."""
    behind = 0
    versions = {step["version"] for seat in game["seats"] for step in seat["points"]}
    for version in versions:
        now = [
            max(
                (step["version"], step["points"])
                for step in seat["points"]
                if step["version"] <= version
            )[1]
            for seat in game["seats"]
        ]
        behind = max(behind, max(now) - now[game["winner"]])
    return behind


def trades_of(seat: dict[str, Any]) -> int:
    deals = seat["deals"]
    return sum(deals) if isinstance(deals, list) else int(deals)


def test_the_records_are_those_worked_out_here(told: Told):
    games = season_games(told)
    page = told.page(season=AUTUMN)
    shown = {each["kind"]: each for each in page["records"]}
    islands = [game for game in games if game["game"] == "board"]
    luck = [seat["received"] - seat["expected"] for game in islands for seat in game["seats"]]
    expected = {
        "longest_road": max(seat["road"] for game in islands for seat in game["seats"]),
        "fastest_win": min(game["turns"] for game in games),
        "comeback": max(map(most_behind_of, games)),
        "trades": max(trades_of(seat) for game in games for seat in game["seats"]),
        "luckiest": round(max(luck), 1),
        "unluckiest": round(-min(luck), 1),
        "streak": max(row["best"] for row in worked_out(games).values()),
    }
    assert expected["streak"] > 1, "one win is no streak"
    assert {kind: each["value"] for kind, each in shown.items()} == pytest.approx(
        {kind: value for kind, value in expected.items() if value}
    )
    road = shown["longest_road"]
    [held] = [game for game in games if game["code"] == road["code"]]
    seat = held["people"].index(name_of(page, road["player"]))
    assert held["seats"][seat]["road"] == road["value"]
    assert evening(held) == road["date"]


def test_an_evening_has_the_change_of_each_rating_since_the_one_before(told: Told):
    games = season_games(told)
    page = told.ask("/evenings/2026-11-27").json()
    before = worked_out([game for game in games if evening(game) < "2026-11-27"])
    after = worked_out([game for game in games if evening(game) <= "2026-11-27"])
    tonight = [game for game in games if evening(game) == "2026-11-27"]
    assert [game["code"] for game in page["games"]] == [game["code"] for game in tonight]
    assert {name_of(page, row["player"]) for row in page["nights"]} == {
        name for game in tonight for name in game["people"]
    }
    for row in page["nights"]:
        name = name_of(page, row["player"])
        earlier = before[name]["rating"] if name in before else PlackettLuce().rating().mu
        assert row["change"] == pytest.approx(after[name]["rating"] - earlier, abs=0.006)
        assert row["games"] == sum(name in game["people"] for game in tonight)
        assert row["wins"] == sum(game["people"][game["winner"]] == name for game in tonight)
    leaders = [max(rows, key=lambda name: float(rows[name]["rating"])) for rows in (before, after)]
    assert name_of(page, page["lead"]["player"]) == leaders[1]
    assert page["lead"]["kept"] == (leaders[0] == leaders[1])


def test_the_exports_have_a_row_for_every_seat(told: Told):
    games = season_games(told)
    rows = list(csv.DictReader(io.StringIO(told.ask(f"/games.csv?season={AUTUMN}").text)))
    assert [(row["table"], row["name"], int(row["points"]), int(row["place"])) for row in rows] == [
        (game["code"], name, points, place)
        for game in games
        for name, points, place in zip(game["people"], game["points"], finish(game), strict=True)
    ]
    exported = told.ask(f"/games.json?season={AUTUMN}").json()
    assert len(exported["rows"]) == len(rows)
    agree_with(exported, games)


def test_a_member_finds_themselves(told: Told):
    page = told.ask("", name="Cem").json()
    assert name_of(page, page["you"]) == "Cem"
    assert page["host"] is False
    assert told.ask("", name="Ana").json()["host"] is True


def test_no_page_holds_a_guests_own_id(told: Told):
    for path in ("", "/evenings/2026-11-27", "/games.csv", "/games.json"):
        assert "guest-" not in told.ask(path, name="Ana").text
