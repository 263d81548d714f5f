"""The end of a game of two realms, and its replay, on its own table."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.app.running import RunningServer
from tests.browser.conftest import Arrive
from tests.browser.finished_realms import finished_realms
from tests.browser.looking import WIN_NOW, accessible
from tests.browser.steps import button
from tests.forms import varied

pytestmark = pytest.mark.browser


@pytest.fixture(scope="module")
def over(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[RunningServer, str]]:
    with finished_realms(tmp_path_factory.mktemp("two-realms-end")) as found:
        yield found


@pytest.fixture(scope="module")
def server(over: tuple[RunningServer, str]) -> RunningServer:
    return over[0]


@varied("phone", False, True, ids=["desk", "phone"])
def test_the_end_says_where_the_points_come_from_and_shows_both_realms(
    arrive: Arrive, over: tuple[RunningServer, str], phone: bool
):
    page = arrive(f"/t/{over[1]}", phone=phone)
    dialog = page.get_by_role("dialog")
    rows = dialog.locator(".standings tbody tr")
    expect(rows).to_have_count(2)
    for row in rows.all():
        parts = [text.replace("–", "0") for text in row.locator("[data-part]").all_inner_texts()]
        assert sum(map(int, parts)) == int(row.locator(".sum").inner_text())
    expect(rows.first).to_have_class("won")
    curve = dialog.locator(".in-figures")
    curve.locator("summary").click()
    told = curve.locator("tbody tr").last.locator("td").all_inner_texts()
    assert sorted(told) == sorted(rows.locator(".sum").all_inner_texts())
    expect(dialog.locator(".points-line")).to_have_count(2)
    expect(dialog.locator("[data-moment='race'] .chip")).to_have_count(2)
    attacks, hits, warded = (
        sum(map(int, dialog.locator(f"[data-deed='{deed}'] td").all_inner_texts()))
        for deed in ("attacks", "hits", "warded")
    )
    assert attacks == hits + warded
    expect(dialog.locator(".end-realm .realm")).to_have_count(2)
    expect(dialog.locator(".end-realm .open-cards").first).to_be_visible()
    accessible(page)


@varied("phone", False, True, ids=["desk", "phone"])
def test_a_replay_shows_the_realms_as_they_grew(
    arrive: Arrive, over: tuple[RunningServer, str], phone: bool
):
    page = arrive(f"/t/{over[1]}/replay#v=0", phone=phone)
    realm = page.locator(".realm[role='group'][data-realm='0']")
    expect(realm).to_be_visible()
    last = page.get_by_role("slider").get_attribute("max")
    page.keyboard.press("End")
    expect(page).to_have_url(re.compile(f"v={last}"))
    expect(page.locator(".told")).to_contain_text("Turn")
    if not phone:
        expect(page.locator(".card-side .open-cards")).to_have_count(2)
        expect(page.locator(".lines .ln").last).to_contain_text("won with")
    accessible(page)
    button(page, "Play").click()
    expect(page.locator(".told")).to_be_visible()


@varied("phone", False, True, ids=["desk", "phone"])
def test_a_win_rings_what_is_worth_points_in_the_winners_realm(
    arrive: Arrive, over: tuple[RunningServer, str], phone: bool
):
    page = arrive(f"/t/{over[1]}", phone=phone)
    page.get_by_role("dialog").locator(".standings").wait_for()
    page.evaluate(WIN_NOW)
    win = page.locator(".win")
    expect(win).to_be_visible()
    expect(page.locator(".notices")).to_be_empty()
    ringed = page.locator(".realm:has(.win-mark)")
    expect(ringed).to_have_count(1)
    expect(page.locator(".strip .win-mark")).to_have_count(0)
    worth = [int(each) for each in ringed.locator(".worth").all_text_contents()]
    printed = win.locator("[data-part]:not([data-part='tokens']) b").all_text_contents()
    assert sum(worth) == sum(map(int, printed)) > 0


def test_text_mode_tells_the_moments_of_the_game_too(
    arrive: Arrive, over: tuple[RunningServer, str]
):
    page = arrive(None)
    page.add_init_script("localStorage.setItem('hexhaven', JSON.stringify({ textMode: true }))")
    page.goto(f"{over[0].base}/t/{over[1]}")
    race = page.locator(".won li").filter(has_text="Closest race")
    expect(race).to_have_count(1)
    expect(race).to_contain_text("at the end")
