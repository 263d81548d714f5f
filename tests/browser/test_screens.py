"""Screens between a phone and a desk: the hand, what to do with it and the log have their places on each, and nothing covers them."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Arrive
from tests.browser.looking import sit_down
from tests.browser.moments import MOMENTS, Moments, moments
from tests.browser.steps import button, let_draw

pytestmark = pytest.mark.browser

SCREENS = {
    "a phone": (390, 844),
    "a phone on its side": (844, 390),
    "a tablet": (768, 1024),
    "a larger tablet": (820, 1180),
    "a tablet on its side": (1024, 768),
    "a larger one on its side": (1180, 820),
    "a desk at 200 %": (960, 540),
    "a small desk": (1280, 720),
}
SIDEWAYS = ("a tablet on its side", "a larger one on its side", "a desk at 200 %", "a small desk")
"""Where there is room for the log beside the board."""

COVERED = """() => [...document.querySelectorAll(".rc, .dc, .tile, .next")].filter((thing) => {
  const { left, top, width, height } = thing.getBoundingClientRect();
  return [.25, .75].some((part) => !thing.contains(document.elementFromPoint(left + part * width, top + height * .8)));
}).map((thing) => thing.getAttribute("aria-label") ?? thing.innerText)"""


@pytest.fixture(scope="module")
def rich_turn(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Moments]:
    """Ana may build and has development cards of two kinds."""
    with moments(tmp_path_factory.mktemp("screens"), {"cards": MOMENTS["cards"]}) as found:
        yield found


def at(arrive: Arrive, found: Moments, screen: str) -> Page:
    page = sit_down(arrive, found, "cards")
    width, height = SCREENS[screen]
    page.set_viewport_size({"width": width, "height": height})
    expect(page.locator("[data-development]")).to_have_count(2)
    return page


@pytest.mark.parametrize("screen", SCREENS)
def test_nothing_covers_the_hand_and_what_to_do_with_it(
    arrive: Arrive, rich_turn: Moments, screen: str
):
    page = at(arrive, rich_turn, screen)
    let_draw(page, 20)
    assert page.evaluate(COVERED) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


@pytest.mark.parametrize("screen", SIDEWAYS)
def test_the_log_stands_beside_the_board_where_there_is_room(
    arrive: Arrive, rich_turn: Moments, screen: str
):
    page = at(arrive, rich_turn, screen)
    expect(page.get_by_role("log", name="Log")).to_be_visible()
    expect(button(page, "Log and chat")).to_have_count(0)
    page.keyboard.press("l")
    expect(page.get_by_role("log", name="Log")).to_be_focused()


def test_a_phone_that_is_turned_keeps_the_log_behind_a_button(arrive: Arrive, rich_turn: Moments):
    page = at(arrive, rich_turn, "a phone")
    page.set_viewport_size({"width": 844, "height": 390})
    expect(page.get_by_role("log", name="Log")).to_have_count(0)
    button(page, "Log and chat").click()
    expect(page.get_by_role("log", name="Log")).to_be_visible()
