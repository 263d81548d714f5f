"""A whole game on a phone, with fingers only: no click, no key but for the name."""

import re
import time

import pytest
from playwright.sync_api import Page, expect

from tests.app.running import ROOT
from tests.browser.conftest import GAME_WITHIN, Arrive, whole_game
from tests.browser.player import Player, Story
from tests.browser.steps import add_a_bot, button, to_the_result
from tests.conftest import StartServer
from tests.forms import LONG, WIDE

pytestmark = pytest.mark.browser


SEED = "phone 1"
ENOUGH_TAPS = 25 if WIDE else 12
"""The number of taps where the game is not played to its end."""
PICTURES = ROOT / "test-results" / "phone"
MOUSE = """addEventListener("pointerdown", ({ pointerType }) => {
  if (pointerType !== "touch") document.documentElement.dataset.mouse = pointerType;
}, true);"""


@whole_game
def test_a_whole_game_by_touch_alone(arrive: Arrive, start_server: StartServer):
    page = arrive("/", at=start_server(test_seed=SEED), phone=True)
    page.add_init_script(MOUSE)
    page.reload()
    sit_down(page)
    player = Player(page, "Ana", Story(), touch=True)
    deadline = time.monotonic() + GAME_WITHIN
    turns: set[int] = set()
    taps = 0
    while not player.over and (LONG or taps < ENOUGH_TAPS):
        assert time.monotonic() < deadline, f"no winner: {player.story} {player.look()}"
        if player.play():
            taps += 1
        else:
            page.wait_for_timeout(20)
        if (turn := player.story.offers) not in turns:
            turns.add(turn)
            take_picture(page, f"offer-{turn}")
        assert fits(page)
    if LONG:
        to_the_result(page)
        expect(page.locator("dialog.end h1")).to_contain_text("win")
        take_picture(page, "end")
        page.locator(".see-board").tap()
        expect(page.locator("dialog.end")).to_have_count(0)
    assert [words for words in player.story.refusals if "had already moved on" not in words] == []
    assert page.locator("html").get_attribute("data-mouse") is None


def sit_down(page: Page) -> None:
    """From the first page to the board, with bots in two of three seats and eight points to win."""
    page.get_by_label("Your name at the table").tap()
    page.keyboard.type("Ana")
    button(page, "Create table").tap()
    expect(page.get_by_role("heading", name="Seats")).to_be_visible()
    button(page, "Less: Number of seats").tap()
    for taken in (2, 3):
        add_a_bot(page).first.tap()
        expect(page.locator(".seat:not(.free)")).to_have_count(taken)
    page.locator(".play-summary").tap()
    for points in ("9", "8"):
        button(page, "Less: Points to win").tap()
        expect(page.locator("#option-victory-points output")).to_have_text(points)
    expect(page.locator("#start-why")).to_have_text(re.compile("The others are ready"))
    button(page, "Start game").tap()
    expect(page.locator(".board")).to_be_visible()


def fits(page: Page) -> bool:
    return bool(page.evaluate("document.documentElement.scrollWidth <= innerWidth"))


def take_picture(page: Page, name: str) -> None:
    PICTURES.mkdir(parents=True, exist_ok=True)
    page.screenshot(path=PICTURES / f"{name}.jpg")
