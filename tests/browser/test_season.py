"""A group's pages: its season and its evenings, as friends look at them; and how a game comes to count for it."""

import asyncio
import re
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import httpx
import pytest
from playwright.sync_api import Locator, Page, Request, StorageState, expect

from tests.app.house import house
from tests.app.running import RunningServer
from tests.app.season import (
    EVENINGS,
    calendar,
    conceded,
    cookie_of,
    figures_stored,
    friday_island,
    introduce,
    plans,
    play_season,
)
from tests.browser.conftest import GO, Arrive, Regular
from tests.browser.looking import accessible
from tests.browser.steps import button, create_table, join_by_link, unfold_house_rules
from tests.browser.test_big_screen import CUT_OFF, SMALL_TEXT, TELEVISION
from tests.forms import varied

pytestmark = pytest.mark.browser
LAST = EVENINGS[-1]
SEASON = "2026-09"
HEIGHTS = "(all) => all.map((each) => each.offsetHeight)"


@dataclass(frozen=True)
class Group:
    """A running server with a season of Friday island."""

    server: RunningServer
    token: str

    def memory_of(self, name: str) -> StorageState:
        """The memory of the browser of one of the guests."""
        cookie = {"name": "hexhaven", "value": cookie_of(name), "url": self.server.base}
        return {"cookies": [cookie], "origins": []}  # type: ignore[list-item]

    def page(self, path: str = "") -> Any:
        answer = httpx.get(f"{self.server.base}/api/groups/{self.token}{path}")
        assert answer.is_success, answer.text
        return answer.json()


async def _played(directory: Path) -> str:
    async with house(directory) as opened:
        group = await friday_island(opened)
        await play_season(opened, plans(evenings=EVENINGS[-4:]), group)
        await introduce(opened, "Benno")
        with calendar() as days:
            days.set("2026-11-20", "20:00:00")
            await conceded(opened, ("Ana", "Benno"), group, to=1)
        await figures_stored(opened)
        return group.token


@pytest.fixture(scope="module")
def group(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Group]:
    data = tmp_path_factory.mktemp("season") / "data"
    data.mkdir()
    # Playwright keeps an event loop running in this thread.
    with ThreadPoolExecutor(1) as aside:
        token = aside.submit(asyncio.run, _played(data)).result()
    server = RunningServer(data).start()
    yield Group(server, token)
    server.close()


@pytest.fixture
def open_page(arrive: Arrive, group: Group) -> Any:
    def opened(path: str = "", name: str | None = "Ana", **look: Any) -> Page:
        if name is not None:
            look["storage_state"] = group.memory_of(name)
        page = arrive(f"/g/{group.token}{path}", at=group.server, **look)
        expect(page.locator(".season h1, .season b").first).to_be_visible()
        return page

    return opened


def name_of(told: Any, player: str) -> str:
    return next(str(each["name"]) for each in told["players"] if each["player"] == player)


def column(page: Page, name: str) -> list[str]:
    return [text.strip() for text in page.locator(f"tbody .at-{name}").all_inner_texts()]


def dialog(page: Page) -> Locator:
    return page.get_by_role("dialog")


def test_the_standings_show_what_the_server_worked_out(open_page: Any, group: Group):
    page, told = open_page(), group.page()
    expect(page).to_have_title("Friday island – Hexhaven")
    rows = told["standings"]
    names = [name_of(told, row["player"]) for row in rows]
    assert page.locator("tbody .at-player .name").all_inner_texts() == names
    assert column(page, "games") == [str(row["games"]) for row in rows]
    assert column(page, "wins") == [str(row["wins"]) for row in rows]
    assert column(page, "evenings") == [str(row["evenings"]) for row in rows]
    ratings = list(map(float, column(page, "rating")))
    assert ratings == pytest.approx([row["rating"] for row in rows], abs=0.051)
    first = page.locator("tbody tr").first
    assert first.locator(".form i").all_inner_texts() == [
        str(each["place"]) for each in rows[0]["form"]
    ]
    expect(page.locator(".season-season header")).to_contain_text("5 evenings, 13 games")


def test_a_press_on_a_head_sorts_and_another_turns_round(open_page: Any):
    page = open_page()
    head = page.get_by_role("columnheader", name=re.compile("^wins"))
    head.get_by_role("button").click()
    expect(head).to_have_attribute("aria-sort", "descending")
    found = list(map(int, column(page, "wins")))
    assert found == sorted(found, reverse=True)
    head.get_by_role("button").press("Enter")
    expect(head).to_have_attribute("aria-sort", "ascending")
    assert list(map(int, column(page, "wins"))) == sorted(found)


def test_another_season_and_one_game_can_be_chosen(open_page: Any, group: Group):
    page = open_page()
    page.locator(".season-top").get_by_label("Season").select_option("All seasons")
    expect(page.locator(".season-season header")).to_contain_text("13 games")
    kinds = group.page()["kinds"]
    if len(kinds) > 1:
        page.get_by_role("group", name="Games").get_by_role("button", name="Two Realms").click()
        realms = next(kind["games"] for kind in kinds if kind["game"] == "cards")
        expect(page.locator(".season-season header")).to_contain_text(f"{realms} game")


def test_head_to_head_says_in_words_who_was_ahead(open_page: Any, group: Group):
    page, told = open_page(), group.page()
    duel = max(told["duels"], key=lambda each: int(each["ahead"]))
    one, other = name_of(told, duel["player"]), name_of(told, duel["other"])
    times = "once" if duel["ahead"] == 1 else f"{duel['ahead']} times"
    cell = page.locator(".season-duel-table td", has_text=f"{one} ahead of {other} {times}")
    expect(cell).to_have_count(1)
    expect(cell).to_contain_text(f"{duel['ahead']} : {duel['behind']}")


def test_an_evening_opens_from_the_list_and_leads_back(open_page: Any, group: Group):
    page = open_page()
    page.locator(".season-evening-list a").first.click()
    expect(page).to_have_url(f"{group.server.base}/g/{group.token}/{LAST}")
    expect(page.get_by_role("heading", level=1)).to_have_text("Friday, November 27")
    told = group.page(f"/evenings/{LAST}")
    nights = page.locator(".evening-nights li")
    assert nights.locator(".name").all_inner_texts() == [
        name_of(told, row["player"]) for row in told["nights"]
    ]
    expect(page.locator(".evening-games li")).to_have_count(3)
    expect(page.locator(".evening .points-line")).to_have_count(len(told["games"][-1]["seats"]))
    times = page.locator(".evening-games .mut").all_inner_texts()
    assert times[0].startswith("8:04"), "by the clock of the group"
    page.get_by_role("link", name="Back to Friday island").click()
    expect(page.locator(".season-standings")).to_be_visible()


def test_an_evening_is_saved_as_a_picture_of_1200_by_1500(open_page: Any):
    page = open_page(f"/{LAST}")
    with page.expect_download() as saved:
        page.get_by_role("button", name="Share as a picture").click()
    assert saved.value.suggested_filename == f"hexhaven-{LAST}.png"
    content = Path(saved.value.path()).read_bytes()
    width, height = (int.from_bytes(content[at : at + 4], "big") for at in (16, 20))
    assert (width, height) == (1200, 1500)


@pytest.mark.parametrize("kind", ["board", "cards"])
def test_a_big_screen_shows_the_season_after_the_result(arrive: Arrive, group: Group, kind: str):
    evenings = group.page(f"?season={SEASON}&game={kind}")["evenings"]
    games = group.page(f"/evenings/{evenings[0]['date']}")["games"]
    game = next(game for game in games if game["game"] == kind)
    told = httpx.get(f"{group.server.base}/api/tables/{game['code']}/season").json()
    screen = arrive(f"/t/{game['code']}/tv", at=group.server, **TELEVISION)
    season = screen.get_by_role("region", name="The season")
    rows = season.get_by_role("listitem")
    expect(rows).to_have_count(len(told["rows"]))
    for row, line in zip(told["rows"], rows.all(), strict=True):
        expect(line).to_contain_text(f"{row['place']}. {row['rating']:.1f}")
        expect(line).to_contain_text("more" if row["change"] > 0 else "less")
    points = screen.locator(".standings td.sum")
    assert all(height < 110 for height in points.evaluate_all(HEIGHTS)), "in one line each"
    assert screen.evaluate(SMALL_TEXT, 28) == []
    assert screen.evaluate(CUT_OFF) == []
    accessible(screen)


def test_everything_can_be_exported(open_page: Any, group: Group):
    page = open_page()
    page.get_by_role("button", name="Export").click()
    links = dialog(page).get_by_role("link")
    expect(links).to_have_count(2)
    assert links.evaluate_all("links => links.map(({ download }) => download)") == [
        f"hexhaven-{SEASON}.csv",
        f"hexhaven-{SEASON}.json",
    ]
    for link in links.all():
        answer = httpx.get(f"{group.server.base}/{link.get_attribute('href')}")
        assert answer.status_code == 200


def test_the_link_invites(open_page: Any, group: Group):
    page = open_page()
    page.get_by_role("button", name="Invite").click()
    field = dialog(page).get_by_label("Link to the group")
    assert field.get_attribute("data-link") == f"{group.server.base}/g/{group.token}"
    page.keyboard.press("Escape")
    expect(dialog(page)).to_have_count(0)
    expect(page.get_by_role("button", name="Invite")).to_be_focused()


def test_a_stranger_with_the_link_is_in_and_decides_nothing(open_page: Any):
    page = open_page(name=None)
    expect(page.locator(".season-standings")).to_be_visible()
    page.get_by_role("button", name="Names and players").click()
    expect(dialog(page)).to_contain_text("You have not played in this group yet.")
    expect(dialog(page).get_by_role("textbox")).to_have_count(0)


def test_a_link_that_leads_nowhere_says_so(arrive: Arrive, group: Group):
    page = arrive(f"/g/{'x' * 32}", at=group.server)
    expect(page.get_by_role("heading", level=1)).to_have_text("There is nothing here")
    expect(page.get_by_text("This link leads to no group.")).to_be_visible()


def test_on_a_phone_the_panels_come_one_by_one(open_page: Any):
    page = open_page(phone=True)
    tabs = page.get_by_role("tablist")
    expect(page.locator(".season-standings")).to_be_visible()
    expect(page.locator(".season-duel-table")).to_be_hidden()
    tabs.get_by_role("tab", name="Season").press("ArrowRight")
    expect(tabs.get_by_role("tab", name="Duels")).to_be_focused()
    expect(page.locator(".season-duel-table")).to_be_visible()
    expect(page.locator(".season-standings")).to_be_hidden()
    for name, shown in (("Evenings", ".season-evening-list"), ("Records", ".season-record-list")):
        tabs.get_by_role("tab", name=name).click()
        expect(page.locator(shown)).to_be_visible()
    wide = page.evaluate("document.documentElement.scrollWidth")
    assert wide <= 390


@varied(
    "width, theme, language",
    (1280, "light", "en"),
    (390, "dark", "de"),
    (390, "light", "en"),
    (1280, "dark", "de"),
    (800, "light", "fr"),
    (390, "dark", "es"),
)
def test_the_pages_are_accessible(open_page: Any, width: int, theme: str, language: str):
    page = open_page(color_scheme=theme, locale=language)
    page.set_viewport_size({"width": width, "height": 850})
    expect(page.locator(".season-standings")).to_be_visible()
    accessible(page)
    for tab in page.get_by_role("tab").all() if width < 760 else []:
        tab.click()
        accessible(page)
    page.locator(".season-top .manage").click()
    expect(dialog(page)).to_be_visible()
    accessible(page)
    page.keyboard.press("Escape")
    page.evaluate(GO, f"g/{page.url.rpartition('/g/')[2]}/{LAST}")
    expect(page.locator(".evening-nights")).to_be_visible()
    expect(page.locator(".evening .points-line").first).to_be_visible()
    accessible(page)
    assert page.evaluate("document.documentElement.scrollWidth") <= width


def test_two_who_are_one_are_merged_when_both_agree_and_can_be_separated(open_page: Any):
    """Benno is Ben without his cookie."""
    ana = open_page()
    ana.get_by_role("button", name="Names and players").click()
    asking = dialog(ana).get_by_role("group", name="Someone is here twice")
    asking.get_by_label("Earlier player").select_option("Ben")
    asking.get_by_label("Present player").select_option("Benno")
    asking.get_by_role("button", name="Ask").click()
    ana.keyboard.press("Escape")
    expect(ana.locator(".season-requests")).to_contain_text(
        "Ben becomes Benno as soon as Benno agrees"
    )
    benno = open_page(name="Benno")
    asked = benno.locator(".season-requests")
    expect(asked).to_contain_text("are Ben and Benno both you?")
    asked.get_by_role("button", name="Both are me").click()
    expect(asked).to_have_count(0)
    names = benno.locator("tbody .at-player .name")
    expect(names.filter(has_text=re.compile("^Ben$"))).to_have_count(0)
    expect(names.filter(has_text="Benno")).to_have_count(1)
    benno.get_by_role("button", name="Names and players").click()
    dialog(benno).get_by_role("button", name="Undo the merge of Benno").click()
    expect(dialog(benno).get_by_role("button", name="Undo the merge of Benno")).to_have_count(0)
    benno.keyboard.press("Escape")
    expect(names.filter(has_text=re.compile("^Ben$"))).to_have_count(1)


def test_a_player_takes_another_name_and_then_none(open_page: Any):
    benno = open_page(name="Benno")
    benno.get_by_role("button", name="Names and players").click()
    name = dialog(benno).get_by_role("textbox", name="Name of Benno")
    name.fill("B.")
    name.press("Enter")
    expect(dialog(benno).get_by_role("textbox", name="Name of B.")).to_be_visible()
    dialog(benno).get_by_role("button", name="Remove the name of B.").click()
    dialog(benno).get_by_role("button", name="Remove", exact=True).click()
    expect(dialog(benno).get_by_role("textbox", name="Name of Removed name")).to_be_visible()
    benno.keyboard.press("Escape")
    expect(benno.locator("tbody .at-player .name").filter(has_text="Removed name")).to_have_count(1)


def test_the_host_names_the_group_and_the_season(open_page: Any):
    page = open_page()
    page.get_by_role("button", name="Names and players").click()
    field = dialog(page).get_by_label("Name of this season")
    field.fill("The long autumn")
    field.press("Enter")
    expect(page.locator(".season-top select option").first).to_have_text("The long autumn")


# On the way into a season


def test_a_host_makes_a_group_in_the_lobby_and_the_players_find_it(
    arrive: Arrive, server: RunningServer
):
    ana = arrive()
    code = create_table(ana)
    choice = ana.locator("#setting-group")
    choice.get_by_role("combobox").select_option("a new group…")
    choice.get_by_label("Name of the group").fill("Friday island")
    button(ana, "Make group").click()
    expect(choice.get_by_role("combobox")).to_have_value("Friday island")
    ben = arrive(f"/t/{code}")
    join_by_link(ben, "Ben")
    unfold_house_rules(ben)
    ben.locator("#setting-group").get_by_role("link", name="Friday island").click()
    expect(ben.get_by_role("heading", level=1)).to_have_text("Friday island")
    expect(ben.locator(".season-season")).to_contain_text(
        "The first finished game starts the season."
    )
    ben.get_by_role("link", name="Go to the start page").click()
    expect(ben.get_by_role("link", name="Friday island")).to_be_visible()
    choice.get_by_role("combobox").select_option("no group")
    expect(choice.get_by_role("combobox")).to_have_value("no group")


def test_the_season_is_fetched_only_when_it_is_opened(regular: Regular):
    page = regular("Cem")
    asked: list[str] = []

    def note(request: Request) -> None:
        asked.append(request.url)

    page.on("request", note)
    page.reload()
    expect(page.get_by_role("button", name="Create table")).to_be_visible()
    page.remove_listener("request", note)
    assert [url for url in asked if "season" in url or "/api/groups" in url] == []


def test_the_result_leads_to_the_season(open_page: Any, group: Group):
    code = group.page("/evenings/2026-11-20")["games"][0]["code"]
    page = open_page()
    page.evaluate(GO, f"t/{code}")
    expect(page.locator(".end")).to_be_visible()
    page.locator(".end").get_by_role("link", name="Friday island").click()
    expect(page.locator(".season-standings")).to_be_visible()
