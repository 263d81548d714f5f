"""Islands: a bridge is built by mouse, by touch and in text mode, and is drawn and told as one."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from tests.app.running import ROOT
from tests.browser.conftest import Arrive
from tests.browser.looking import sit_down, take_picture
from tests.browser.moments import ANA, Moments, Way, may, moments
from tests.browser.steps import open_settings

pytestmark = pytest.mark.browser

PICTURES = ROOT / "test-results" / "islands"
SEED = "islands 1"
"""In this game Ana may build a bridge before long."""
LONG_GAME = {"victory-points": 20}
WHERE_A_BRIDGE_CAN_BE: Way = (may(ANA, "BuildBridge"), None, LONG_GAME, "islands-3-4", 4)


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Moments]:
    wanted = dict.fromkeys(("desk", "phone", "text"), WHERE_A_BRIDGE_CAN_BE)
    with moments(tmp_path_factory.mktemp("islands"), wanted, SEED) as played:
        yield played


def bridges(page: Page) -> int:
    return page.locator(".b-pieces [data-symbol=bridge]").count()


def test_a_bridge_is_a_tile_of_its_own_with_its_price(arrive: Arrive, played: Moments):
    page = sit_down(arrive, played, "desk")
    before = bridges(page)
    tile = page.locator("[data-tile=bridge]")
    expect(tile).to_have_accessible_name(re.compile(r"^Bridge: 1 brick, 1 wood, 1 wool; \d+ left$"))
    page.keyboard.press("b")
    expect(page.locator(".sentence")).to_contain_text("You: build a bridge")
    take_picture(page, PICTURES, "desk-choosing")
    target = page.locator(".target.path").first
    box = target.bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    expect(page.locator(".ghost [data-symbol=bridge]")).to_have_count(1)
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    expect(page.locator(".lines")).to_contain_text("You built a bridge")
    assert bridges(page) == before + 1
    take_picture(page, PICTURES, "desk-built")


def test_a_bridge_is_built_by_touch(arrive: Arrive, played: Moments):
    page = sit_down(arrive, played, "phone", phone=True)
    before = bridges(page)
    page.locator("[data-tile=bridge]").tap()
    box = page.locator(".target.path").first.bounding_box()
    assert box is not None
    page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    take_picture(page, PICTURES, "phone-choosing")
    page.locator(".place .ok").tap()
    expect(page.locator(".b-pieces [data-symbol=bridge]")).to_have_count(before + 1)


def test_a_bridge_is_built_in_text_mode(arrive: Arrive, played: Moments):
    page = sit_down(arrive, played, "text")
    open_settings(page).get_by_role("button", name="Text mode").click()
    field = page.get_by_role("textbox", name="Command")
    field.fill("build bridge")
    field.press("Enter")
    expect(page.get_by_role("log").first).to_contain_text("You built a bridge")
