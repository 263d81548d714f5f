"""The look of the board: chosen in the settings, for this device, without another word to anybody."""

import json
from collections.abc import Iterator

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Arrive
from tests.browser.looking import accessible, sit_down
from tests.browser.moments import MOMENTS, Moments, moments
from tests.browser.steps import open_settings, seated
from tests.forms import varied

pytestmark = pytest.mark.browser

DRAWN = """() => Object.fromEntries(["hex-forest", "token-6", "harbor-any", "settlement", "robber"].map((symbol) => [
  symbol, document.querySelector(`.boardbox [data-symbol="${symbol}"]`).getAttribute("href"),
]))"""
"""The pictures on the board, by symbol."""
SEA = "() => getComputedStyle(document.querySelector('.main')).getPropertyValue('--sea-2')"


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Moments]:
    with moments(tmp_path_factory.mktemp("looks"), {"build": MOMENTS["build"]}) as opened:
        yield opened


def looks(page: Page) -> Locator:
    dialog = open_settings(page)
    group = dialog.get_by_role("group", name="Look of the board")
    expect(group.locator(".board")).to_have_count(3)
    return group


def test_each_look_shows_the_table_one_sits_at_and_holds_at_once(arrive: Arrive, played: Moments):
    page = sit_down(arrive, played, "build")
    classic, sea = page.evaluate(DRAWN), page.evaluate(SEA)
    choice = looks(page)
    pieces = page.locator(".boardbox [data-piece^='intersection-']").count()
    for each in choice.locator(".board").all():
        expect(each.locator("[data-piece^='intersection-']")).to_have_count(pieces)
    choice.get_by_role("radio", name="Night").check(force=True)
    expect(page.locator(".main")).to_have_attribute("data-board", "night")
    night = page.evaluate(DRAWN)
    changed = {symbol for symbol, drawn in night.items() if drawn != classic[symbol]}
    assert changed == {"hex-forest", "token-6"}, "pieces and harbors keep the colors of the page"
    assert page.evaluate(SEA) != sea
    page.reload()
    expect(page.locator(".main")).to_have_attribute("data-board", "night")
    assert page.evaluate(DRAWN) == night


def test_arrow_keys_go_from_look_to_look_and_back_to_the_classic_one(
    arrive: Arrive, played: Moments
):
    page = sit_down(arrive, played, "build")
    classic = page.evaluate(DRAWN)
    choice = looks(page)
    choice.get_by_role("radio", name="Classic").focus()
    for look in ("paper", "night", "classic"):
        page.keyboard.press("ArrowRight")
        expect(page.locator(".main")).to_have_attribute("data-board", look)
        expect(choice.get_by_role("radio", name=look, exact=False)).to_be_focused()
    assert page.evaluate(DRAWN) == classic


def test_the_page_is_light_or_dark_or_follows_the_device(arrive: Arrive, played: Moments):
    page = sit_down(arrive, played, "build", color_scheme="light")
    themes = open_settings(page).get_by_role("group", name="Colors of the page")
    root = page.locator("html")
    for name, theme in (("Dark", "dark"), ("Light", "light"), ("Like the device", "light")):
        themes.get_by_role("radio", name=name).check(force=True)
        expect(root).to_have_attribute("data-theme", theme)
    page.emulate_media(color_scheme="dark")
    expect(root).to_have_attribute("data-theme", "dark")


def test_the_look_is_that_of_this_device_alone(arrive: Arrive):
    [page] = seated(arrive, "Ana", seats=2)
    looks(page).get_by_role("radio", name="Paper").check(force=True)
    assert json.loads(page.evaluate("localStorage.getItem('hexhaven')"))["boardLook"] == "paper"
    [other] = seated(arrive, "Ana", seats=2)
    expect(other.locator(".main")).to_have_attribute("data-board", "classic")
    page.reload()
    expect(page.locator(".main")).to_have_attribute("data-board", "paper")


@varied("look", "night", "paper")
def test_a_table_in_another_look_is_accessible(arrive: Arrive, played: Moments, look: str):
    page = sit_down(arrive, played, "build")
    looks(page).get_by_role("radio", name=look, exact=False).check(force=True)
    for scheme in ("light", "dark"):
        page.emulate_media(color_scheme=scheme)
        accessible(page)
    page.keyboard.press("Escape")
    accessible(page)
