"""Looking back: one's own finished games with what came of them, and everybody's on this server."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, Route, StorageState, expect

from app.storage.copies import copy
from tests.app.databases import stored_in
from tests.browser.conftest import ASSET, Arrive
from tests.browser.finished_game import NAMES, FinishedGames, finished_games
from tests.browser.looking import accessible
from tests.conftest import StartServer
from tests.forms import varied

pytestmark = pytest.mark.browser

INTRODUCE = """async (name) => {
    const { setName } = await import(asset("js/core/api.js"));
    await setName(name);
}"""


@pytest.fixture(scope="module")
def games(tmp_path_factory: pytest.TempPathFactory) -> Iterator[FinishedGames]:
    with finished_games(tmp_path_factory.mktemp("finished")) as games:
        yield games


@pytest.fixture(scope="module")
def bens(browser: Browser, games: FinishedGames) -> StorageState:
    """The memory of the browser of the guest in seat 1, to whom one game was conceded."""
    context = browser.new_context()
    context.add_init_script(ASSET)
    page = context.new_page()
    page.goto(games.server.base)
    page.evaluate(INTRODUCE, "Ben at home")
    remembered = context.storage_state()
    context.close()
    games.give("Ben at home", 1)
    return remembered


def past(page: Page, code: str) -> Locator:
    return page.locator(".past-game").filter(has=page.locator(f'a[href="t/{code}"]'))


def points(game: Locator) -> dict[str, int]:
    rows: list[str] = game.locator(".past-seat").evaluate_all(
        "rows => rows.map((row) => `${row.querySelector('.name').textContent}|${row.querySelector('.past-points').textContent}`)"
    )
    return {name: int(count) for name, count in (row.split("|") for row in rows)}


def test_the_first_page_leads_to_what_was_played(arrive: Arrive, games: FinishedGames):
    page = arrive(at=games.server)
    page.get_by_role("link", name="Finished games").click()
    expect(page).to_have_url(f"{games.server.base}/history")
    expect(page).to_have_title("Finished games – Hexhaven")
    expect(page.get_by_text("You have not finished a game yet")).to_be_visible()
    expect(page.locator(".own-results")).to_have_count(0)
    page.get_by_role("link", name="Play a game").click()
    expect(page.get_by_role("button", name="Create table")).to_be_visible()
    page.go_back()
    expect(page.get_by_text("You have not finished a game yet")).to_be_visible()


def test_ones_own_games_and_what_came_of_them(
    arrive: Arrive, games: FinishedGames, bens: StorageState
):
    ben = arrive("/history", at=games.server, storage_state=bens)
    expect(ben.locator(".past-game")).to_have_count(2)
    won = games.ask(f"tables/{games.won}/statistics")
    shown = points(past(ben, games.won))
    assert shown == {name: seat["total"] for name, seat in zip(NAMES, won["seats"], strict=True)}
    assert next(iter(shown)) == NAMES[won["winner"]], "the winner comes first"
    outcome = past(ben, games.won).locator(".tag")
    expect(outcome).to_have_text("Won" if won["winner"] == 1 else "Lost")
    expect(past(ben, games.conceded).locator(".tag")).to_have_text("Won by concession")
    conceded = games.ask(f"tables/{games.conceded}/statistics")
    wins = 1 + (won["winner"] == 1)
    average = (won["seats"][1]["total"] + conceded["seats"][1]["total"]) / 2
    assert ben.locator(".own-results dd").all_inner_texts() == ["2", str(wins), f"{average:.1f}"]
    expect(ben.locator(".own-results")).to_contain_text(f"Won ({50 * wins}%)")


def test_everybodys_games_show_whose_they_were_but_not_mine(arrive: Arrive, games: FinishedGames):
    page = arrive("/history", at=games.server)
    page.get_by_role("link", name="On this server").click()
    expect(page.locator(".past-game")).to_have_count(2)
    expect(page).to_have_url(f"{games.server.base}/history?of=server")
    expect(page.get_by_role("link", name="On this server")).to_have_attribute(
        "aria-current", "page"
    )
    expect(page.locator(".own-results")).to_have_count(0)
    expect(past(page, games.won).locator(".tag")).to_have_count(0)
    expect(past(page, games.conceded).locator(".tag")).to_have_text("Conceded")
    page.reload()
    expect(page.locator(".past-game")).to_have_count(2)
    page.go_back()
    expect(page.get_by_text("You have not finished a game yet")).to_be_visible()


@pytest.mark.parametrize(
    ("link", "leads_to"),
    [("Replay: Friday table", "/replay"), ("Check the dice: Friday table", "/verify")],
)
def test_a_game_can_be_shown_again_and_checked(
    arrive: Arrive, games: FinishedGames, link: str, leads_to: str
):
    page = arrive("/history?of=server", at=games.server)
    past(page, games.won).get_by_role("link", name=link).click()
    expect(page).to_have_url(re.compile(rf"/t/{games.won}{leads_to}"))
    expect(
        page.get_by_role("slider").or_(page.get_by_text("Everything checks out"))
    ).to_be_visible()
    page.go_back()
    past(page, games.won).get_by_role("link", name="Friday table", exact=True).click()
    expect(page.locator("dialog.end")).to_be_visible()


def test_older_games_follow_page_by_page(arrive: Arrive, games: FinishedGames):
    [newer, older] = games.ask("history?of=server")["games"]
    asked: list[str] = []

    def answer(route: Route) -> None:
        asked.append(route.request.url.partition("?")[2])
        first = "before" not in asked[-1]
        route.fulfill(json={"games": [newer], "next": "9-ABCDE"} if first else {"games": [older]})

    page = arrive(None, at=games.server)
    page.route("**/api/history?*", answer)
    page.goto(f"{games.server.base}/history?of=server")
    expect(page.locator(".past-game")).to_have_count(1)
    more = page.get_by_role("button", name="Older games")
    page.unroute("**/api/history?*")
    page.route(
        "**/api/history?*",
        lambda route: route.fulfill(status=503, json={"code": "storage", "text": ""}),
    )
    more.click()
    expect(page.get_by_role("alert")).to_contain_text("The server is busy")
    expect(page.locator(".past-game")).to_have_count(1)
    page.unroute("**/api/history?*")
    page.route("**/api/history?*", answer)
    page.get_by_role("button", name="Try again").click()
    expect(page.locator(".past-game")).to_have_count(2)
    expect(more).to_have_count(0)
    assert asked == ["of=server", "of=server&before=9-ABCDE"]


def test_what_was_broken_off_or_cannot_be_read_is_said_so(arrive: Arrive, games: FinishedGames):
    [game, _] = games.ask("history?of=server")["games"]
    without = {"winner", "how", "at"}
    plain: dict[str, Any] = {key: value for key, value in game.items() if key not in without}
    unread = {
        **plain,
        "code": "BBBBB",
        "seats": [{**seat, "points": None} for seat in game["seats"]],
    }
    for seat in unread["seats"]:
        del seat["points"]
    page = arrive(None, at=games.server)
    page.route(
        "**/api/history?*",
        lambda route: route.fulfill(
            json={"games": [{**plain, "at": game["at"], "how": "aborted"}, unread]}
        ),
    )
    page.goto(f"{games.server.base}/history?of=server")
    expect(past(page, game["code"]).locator(".tag")).to_have_text("Ended early")
    expect(past(page, "BBBBB")).to_contain_text("cannot be replayed")
    expect(past(page, "BBBBB").get_by_role("link")).to_have_count(1)
    expect(page.get_by_role("img", name="won")).to_have_count(0)


def test_a_damaged_game_says_what_happened_and_what_helps_on_all_its_pages(
    arrive: Arrive, games: FinishedGames, start_server: StartServer, tmp_path: Path
):
    copied = tmp_path / "damaged"
    copied.mkdir()
    copy(games.server.data / "hexhaven.sqlite3", copied / "hexhaven.sqlite3")
    with stored_in(copied / "hexhaven.sqlite3") as target:
        target.execute(
            "UPDATE actions SET events = replace(events, '1', '2') WHERE seq = 0"
            " AND game_id = (SELECT id FROM games WHERE code = ?)",
            [games.won],
        )
        target.execute("DELETE FROM results")  # else the list need not look into the log
    server = start_server("damaged")
    page = arrive(None, at=server)
    for address in ("", "/replay", "/verify"):
        page.goto(f"{server.base}/t/{games.won}{address}")
        expect(page.get_by_role("heading", name="This table cannot be opened")).to_be_visible()
        expect(page.locator(".lost")).to_contain_text(f"hexhaven verify {games.won}")
    page.goto(f"{server.base}/t/{games.conceded}/replay")
    expect(page.get_by_role("heading", name="Friday table")).to_be_visible()
    page.goto(f"{server.base}/history?of=server")
    expect(past(page, games.won)).to_contain_text(f"hexhaven verify {games.won}")
    expect(past(page, games.conceded).get_by_role("link", name="Replay")).to_be_visible()


@varied("phone, scheme", (True, "dark"), (False, "light"))
def test_everybody_can_use_it(
    arrive: Arrive, games: FinishedGames, bens: StorageState, phone: bool, scheme: str
):
    page = arrive(
        "/history",
        at=games.server,
        phone=phone,
        color_scheme=scheme,
        storage_state=bens,
    )
    expect(page.locator(".past-game")).to_have_count(2)
    expect(page.locator(".own-results")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    accessible(page)
    if phone:
        small = page.locator(".past-links a, .history-of a").evaluate_all(
            "all => all.filter((one) => one.getBoundingClientRect().height < 44).map((one) => one.textContent)"
        )
        assert small == []


def test_a_server_with_a_password_asks_for_it_first(arrive: Arrive, start_server: StartServer):
    server = start_server(password="open sesame")
    page = arrive("/history?of=server", at=server)
    page.get_by_label("Your name at the table").fill("Eva")
    page.get_by_label("Server password").fill("open sesame")
    page.get_by_role("button", name="Enter").click()
    expect(page.get_by_text("Nobody has finished a game here yet")).to_be_visible()
