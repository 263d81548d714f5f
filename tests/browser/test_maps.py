"""The map: shuffled in the lobby for everybody to see, shared by a code, and played again."""

import pytest
from playwright.sync_api import Page, expect

from tests.app.running import ROOT
from tests.browser.conftest import Arrive
from tests.browser.steps import begin, lobby_of

pytestmark = pytest.mark.browser

PICTURES = ROOT / "test-results" / "maps"


def picture(page: Page, name: str) -> None:
    PICTURES.mkdir(parents=True, exist_ok=True)
    page.locator(".chosen-map").scroll_into_view_if_needed()
    page.screenshot(path=PICTURES / f"{name}.png")


def code_shown(page: Page) -> str:
    return page.locator(".map-code").inner_text()


def terrains(page: Page) -> list[str]:
    found: list[str] = page.locator(".chosen-map .b-static image").evaluate_all(
        "all => all.map((one) => one.dataset.symbol)"
    )
    return found


def test_a_shuffled_map_is_seen_by_everybody_and_played(arrive: Arrive):
    ana = arrive("/")
    code = lobby_of(ana, seats=2)
    ben = arrive(f"/t/{code}", phone=True)
    ben.get_by_label("Your name at the table").fill("Ben")
    ben.get_by_role("button", name="Take a seat", exact=True).tap()
    expect(ana.get_by_text("2 of 2 seats taken")).to_be_visible()  # nothing moves any more
    ana.get_by_role("button", name="Shuffle a map").click()
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


def test_a_code_brings_back_a_map_and_a_wrong_one_is_refused_beside_the_field(arrive: Arrive):
    ana = arrive("/")
    lobby_of(ana, seats=2)
    ana.get_by_role("button", name="Shuffle a map").click()
    code = code_shown(ana)
    seen = terrains(ana)
    ana.get_by_role("button", name="Leave it open").click()
    expect(ana.locator(".chosen-map svg.board")).to_have_count(0)
    field = ana.get_by_label("Map code")
    field.fill("this-is-no-code")
    field.press("Enter")
    expect(ana.locator("#map-problem")).to_contain_text("not a map code for this board")
    expect(field).to_have_value("this-is-no-code")
    picture(ana, "wrong-code")
    ana.route("**/api/maps", lambda route: route.abort(), times=1)
    field.press("Enter")
    expect(ana.locator("#map-problem")).to_contain_text("does not answer")
    field.fill(code.upper())
    field.press("Enter")
    expect(ana.locator(".map-code")).to_have_text(code)
    assert terrains(ana) == seen
    expect(field).to_have_value("")


def test_another_board_forgets_the_map(arrive: Arrive):
    ana = arrive("/")
    lobby_of(ana, seats=2)
    ana.get_by_role("button", name="Shuffle a map").click()
    expect(ana.locator(".chosen-map svg.board")).to_be_visible()
    ana.locator(".map", has_text="Islands").first.click()
    expect(ana.locator(".chosen-map svg.board")).to_have_count(0)
    ana.get_by_role("button", name="Shuffle a map").click()
    expect(ana.locator(".chosen-map svg.board")).to_be_visible()
    picture(ana, "islands-desk")
    ana.locator(".map", has_text="First island").first.click()
    expect(ana.get_by_role("button", name="Shuffle a map")).to_have_count(0)
