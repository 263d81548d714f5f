"""The map: shuffled in the lobby for everybody to see, shared by a code, and played again."""

import pytest
from playwright.sync_api import Page, expect

from tests.app.running import ROOT
from tests.browser.conftest import Arrive, Regular
from tests.browser.steps import begin, button, lobby_of
from tests.forms import varied

pytestmark = pytest.mark.browser

PICTURES = ROOT / "test-results" / "maps"


def picture(page: Page, name: str) -> None:
    PICTURES.mkdir(parents=True, exist_ok=True)
    page.locator(".chosen-map").scroll_into_view_if_needed()
    page.screenshot(path=PICTURES / f"{name}.jpg")


def take(page: Page, board: str) -> None:
    """Among all maps."""
    button(page, "Choose a map").click()
    page.locator(f"[data-map={board}]").click()
    button(page, "Play this map").click()


def code_shown(page: Page) -> str:
    return page.locator(".map-code").inner_text()


def terrains(page: Page) -> list[str]:
    found: list[str] = page.locator(".chosen-map .b-static image").evaluate_all(
        "all => all.map((one) => one.dataset.symbol)"
    )
    return found


def test_a_shuffled_map_is_seen_by_everybody_and_played(arrive: Arrive, regular: Regular):
    ana = regular("Ana")
    code = lobby_of(ana, seats=2)
    ben = arrive(f"/t/{code}", phone=True)
    ben.get_by_label("Your name at the table").fill("Ben")
    ben.get_by_role("button", name="Take a seat", exact=True).tap()
    expect(ana.get_by_text("2 of 2 seats taken")).to_be_visible()  # nothing moves any more
    ana.get_by_role("button", name="Shuffle the map").click()
    expect(ana.locator(".chosen-map svg.board")).to_be_visible()
    first = code_shown(ana)
    ana.get_by_role("button", name="Shuffle again").click()
    expect(ana.locator(".map-code")).not_to_have_text(first)
    chosen = code_shown(ana)
    picture(ana, "lobby-desk")
    if ben.locator(".play-summary[aria-expanded=false]").count():
        ben.locator(".play-summary").tap()
    expect(ben.locator(".map-code")).to_have_text(chosen)
    assert terrains(ben) == terrains(ana)
    expect(ben.get_by_role("button", name="Shuffle again")).to_have_count(0)
    picture(ben, "lobby-phone")
    seen = terrains(ana)
    begin(code, ana, ben)
    expect(ana.locator("svg.ground .b-static")).to_be_visible()
    played = ana.locator("svg.ground .b-static image").evaluate_all(
        "all => all.map((one) => one.dataset.symbol)"
    )
    assert played == seen


def test_a_code_brings_back_a_map_and_a_wrong_one_is_refused_beside_the_field(regular: Regular):
    ana = regular("Ana")
    lobby_of(ana, seats=2)
    ana.get_by_role("button", name="Shuffle the map").click()
    code = code_shown(ana)
    seen = terrains(ana)
    ana.get_by_role("button", name="Deal at random").click()
    expect(ana.locator(".chosen-map svg.board")).to_have_count(0)
    field = ana.get_by_label("Map code")
    field.fill("this-is-no-code")
    field.press("Enter")
    expect(ana.locator("#map-problem")).to_contain_text("not a map code for this board")
    expect(field).to_have_value("this-is-no-code")
    picture(ana, "wrong-code")
    ana.route("**/api/maps", lambda route: route.abort(), times=1)
    field.press("Enter")
    expect(ana.locator("#map-problem")).to_contain_text("is not answering")
    field.fill(code.upper())
    field.press("Enter")
    expect(ana.locator(".map-code")).to_have_text(code)
    assert terrains(ana) == seen
    expect(field).to_have_value("")


def test_another_board_forgets_the_map(regular: Regular):
    ana = regular("Ana")
    lobby_of(ana, seats=2)
    ana.get_by_role("button", name="Shuffle the map").click()
    expect(ana.locator(".chosen-map svg.board")).to_be_visible()
    take(ana, "islands-3-4")
    expect(ana.locator(".chosen-map svg.board")).to_have_count(0)
    ana.get_by_role("button", name="Shuffle the map").click()
    expect(ana.locator(".chosen-map svg.board")).to_be_visible()
    picture(ana, "islands-desk")
    take(ana, "standard-beginner")
    expect(ana.get_by_role("button", name="Shuffle the map")).to_have_count(0)


@varied("board", "oceans-3", "new-shores", "new-world-3", "four-islands-3")
def test_a_map_of_the_sea_stays_when_pages_are_loaded_again_and_is_shared_by_its_code(
    regular: Regular, board: str
):
    """Whatever kind of map it is: partly dealt, with fog, dealt as a whole, or only its harbors."""
    ana = regular("Ana")
    lobby_of(ana, board=board, seats=3)
    button(ana, "Shuffle the map").click()
    expect(ana.locator(".chosen-map svg.board")).to_be_visible()
    chosen, seen = code_shown(ana), terrains(ana)
    ana.reload()
    expect(ana.locator(".chosen-map svg.board")).to_be_visible()
    assert (code_shown(ana), terrains(ana)) == (chosen, seen)

    ben = regular("Ben")
    other = lobby_of(ben, "Ben", board=board, seats=3, unfolded=False)
    ben.get_by_label("Map code").fill(chosen)
    button(ben, "Use this map").click()
    expect(ben.locator(".map-code")).to_have_text(chosen)
    expect(ben.locator(".chosen-map svg.board")).to_be_visible()
    assert terrains(ben) == seen
    begin(other, ben)
    expect(ben.locator("svg.ground .b-static")).to_be_visible()
    played = ben.locator("svg.ground .b-static image").evaluate_all(
        "all => all.map((one) => one.dataset.symbol)"
    )
    assert [symbol for symbol in played if symbol != "harbor-back"] == seen  # players lay those
    ana.get_by_label("Map code").fill(f"{chosen[:-1]}{'0' if chosen[-1] != '0' else '1'}")
    button(ana, "Use this map").click()
    expect(ana.locator("#map-problem")).to_contain_text("not a map code for this board")
    assert code_shown(ana) == chosen
