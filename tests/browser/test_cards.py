"""The panel of a development card: it stays while the card can be played, and no key acts behind it."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Arrive
from tests.browser.looking import sit_down
from tests.browser.moments import MOMENTS, Moments, moments
from tests.browser.steps import says

pytestmark = pytest.mark.browser

END_THE_TURN = """async () => (await import(asset("js/board_game/actions/choices.js"))).send({ type: "EndTurn" })"""
"""As a second tab of the same player would."""


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Moments]:
    wanted = dict.fromkeys(("space", "end"), MOMENTS["cards"])
    with moments(tmp_path_factory.mktemp("cards"), wanted) as found:
        yield found


@pytest.fixture
def open_panel(arrive: Arrive, played: Moments, request: pytest.FixtureRequest) -> Page:
    page = sit_down(arrive, played, request.param)
    page.locator("[data-development=monopoly]").first.click()
    expect(page.locator("[data-card-panel=monopoly]")).to_be_visible()
    return page


@pytest.mark.parametrize("open_panel", ["space"], indirect=True)
def test_space_does_not_end_the_turn_behind_an_open_card(open_panel: Page):
    page = open_panel
    page.locator(".sentence strong").click()  # away from the card, which Space would close again
    page.keyboard.press("Space")
    page.keyboard.press("5")
    expect(page.locator(".play-card:not([aria-disabled])")).to_be_visible()
    page.keyboard.press("Space")
    expect(page.locator("[data-card-panel]")).to_have_count(0)
    expect(page.get_by_role("log")).to_contain_text(
        "You played Monopoly"
    )  # in a turn that had not ended


@pytest.mark.parametrize("open_panel", ["end"], indirect=True)
def test_the_panel_goes_when_the_moment_to_play_its_card_has_passed(open_panel: Page):
    page = open_panel
    page.evaluate(END_THE_TURN)
    expect(page.locator("[data-card-panel]")).to_have_count(0)
    says(page, "Ben lost the connection")
