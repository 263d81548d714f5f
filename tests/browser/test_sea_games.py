"""Two whole games at sea by what the pages show: one at a desk, one with a phone by touch, bots in the other seats."""

import time
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.app.running import ROOT
from tests.browser.conftest import GAME_WITHIN, Arrive, whole_game
from tests.browser.player import PLAYED, Story
from tests.browser.sailor import Sailor
from tests.browser.steps import seated, to_the_result
from tests.conftest import StartServer
from tests.forms import LONG, WIDE, varied

pytestmark = [pytest.mark.browser, whole_game]

ENOUGH_PRESSES = 30 if WIDE else 12
"""Of each of the two, where the game is not played to its end."""
TOO_MANY = 6000
PICTURED = (5, 12, 20, 30, 60, 100, 160, 220)
PICTURES = ROOT / "test-results" / "sea"


def a_short_story() -> Story:
    """Nobody holds back until everything has been seen."""
    return Story(accepted=3, counters=1, discards=1, told=set(PLAYED.values()))


@varied("board", "oceans-4", "great-crossing-4")
def test_a_whole_game_at_sea_at_a_desk_and_on_a_phone(
    board: str, arrive: Arrive, start_server: StartServer
):
    server = start_server(test_seed=f"{board} 1")
    ana, ben = seated(arrive, "Ana", "Ben", at=server, seats=4, board=board, phones=("Ben",))
    story = a_short_story()
    players = [Sailor(ana, "Ana", story), Sailor(ben, "Ben", story, touch=True)]
    presses = dict.fromkeys(players, 0)
    deadline = time.monotonic() + GAME_WITHIN
    while not all(player.over for player in players):
        if not LONG and min(presses.values()) >= ENOUGH_PRESSES:
            break
        assert sum(presses.values()) < TOO_MANY, f"pressed in vain: {players[0].look()}"
        assert time.monotonic() < deadline, f"no winner: {[player.look() for player in players]}"
        for player in players:
            if player.play():
                presses[player] += 1
                if presses[player] in PICTURED:
                    picture(player.page, f"{board}-{player.name}-{presses[player]}")
            assert fits(player.page)
        ana.wait_for_timeout(20)  # who is looked at all the time does not get on
    if LONG:
        for player in players:
            to_the_result(player.page)
            expect(player.page.locator("dialog.end h1")).to_contain_text("win")
            picture(player.page, f"{board}-{player.name}-end")
        code = ana.url.rpartition("/")[2]
        verified = server.run("verify", code)
        assert verified.returncode == 0, verified.stdout + verified.stderr
    assert ana.locator('.b-pieces [data-symbol="ship"]').count() > 0
    assert [words for words in story.refusals if "had already moved on" not in words] == []


def fits(page: Page) -> bool:
    return bool(page.evaluate("document.documentElement.scrollWidth <= innerWidth"))


def picture(page: Page, name: str) -> None:
    PICTURES.mkdir(parents=True, exist_ok=True)
    page.screenshot(path=Path(PICTURES, f"{name}.jpg"))
