"""A whole evening in one room: a big screen, and phones in hand mode that play a game of the island and one of Two Realms. The server is
restarted in between."""

import time
from pathlib import Path

import pytest
from playwright.sync_api import Error, Page, expect

from tests.app.running import ROOT, RunningServer
from tests.browser.conftest import GAME_WITHIN, Arrive, whole_game
from tests.browser.looking import take_picture
from tests.browser.player import Player, Story
from tests.browser.realm_player import RealmPlayer
from tests.browser.realm_story import Story as RealmStory
from tests.browser.steps import at_a_card_table, seated
from tests.browser.test_big_screen import TELEVISION
from tests.conftest import StartServer
from tests.forms import LONG

pytestmark = pytest.mark.browser

SEED = "evening 3"
PICTURES: Path = ROOT / "test-results" / "evening"
ENOUGH = 24
"""The number of moves where a game is not played to its end."""
SERVER_DIES_AT = 12
CHOOSE = """async () => (await import(asset("js/table/handmode/chosen.js"))).chooseHand(true)"""


class HandPlayer(Player):
    """Somebody with a phone in hand mode: a place is chosen on a board that comes for it, and confirmed below."""

    def play(self) -> bool:
        """Do one thing, if there is one to do."""
        try:
            rows = self.page.locator(".place-choice [role=radio][aria-checked=false]")
            if rows.count() and not self.page.locator("[role=radio][aria-checked=true]").count():
                self.press(rows.first)
                return True
            if self.page.locator(".hand-acts .ok:not([aria-disabled=true])").count():
                self.press(".hand-acts .ok")
                return True
        except Error as moved_on:
            if "Timeout" in str(moved_on) or "detached" in str(moved_on):
                return False
            raise
        return super().play()


def with_the_hand_alone(page: Page) -> None:
    """Show the hand alone, on a phone whose table is on a big screen."""
    page.evaluate(CHOOSE)
    expect(page.locator(".hand-mode")).to_be_visible()


def dies_and_comes_back(server: RunningServer, screen: Page) -> None:
    """Kill the server at some moment of a game; the screen waits for it."""
    server.kill()
    expect(screen.get_by_text("Looking for the server")).to_be_visible()
    server.start()
    expect(screen.get_by_text("Looking for the server")).to_have_count(0)


@whole_game
def test_three_phones_play_the_island_beside_a_big_screen(
    arrive: Arrive, start_server: StartServer
):
    server = start_server(test_seed=SEED)
    names = ("Ana", "Ben", "Cem")
    pages = seated(
        arrive,
        *names,
        at=server,
        board="standard-3-4",
        phones=names,
        options={"victory-points": 8},
    )
    code = pages[0].url.rpartition("/")[2]
    screen = arrive(f"/t/{code}/tv", at=server, **TELEVISION)
    expect(screen.locator(".tv-seat")).to_have_count(3)
    for page in pages:
        with_the_hand_alone(page)
    story = Story(enough=3)
    players = [
        HandPlayer(page, name, story, touch=True) for page, name in zip(pages, names, strict=True)
    ]
    deadline, moves = time.monotonic() + GAME_WITHIN, 0
    while not all(player.over for player in players) and (LONG or moves < ENOUGH):
        assert time.monotonic() < deadline, f"no winner: {story} {[p.look() for p in players]}"
        played = [player.play() for player in players if not player.over]
        moves += sum(played)
        if moves == SERVER_DIES_AT:
            dies_and_comes_back(server, screen)
            moves += 1
        if not any(played):
            pages[0].wait_for_timeout(20)
    assert [words for words in story.refusals if "had already moved on" not in words] == []
    take_picture(screen, PICTURES, "island")
    take_picture(pages[0], PICTURES, "island-hand")
    if LONG:
        expect(screen.get_by_role("heading", level=1)).to_contain_text("wins with")
        expect(screen.get_by_text("Play again?")).to_be_visible()
        take_picture(screen, PICTURES, "island-end")


@whole_game
def test_two_phones_play_two_realms_beside_a_big_screen(arrive: Arrive, start_server: StartServer):
    server = start_server(test_seed=SEED)
    ana, ben = (arrive(None, at=server, phone=True) for _ in range(2))
    code = at_a_card_table(ana, ben, {"victory-points": 7, "window-seconds": 5})
    screen = arrive(f"/t/{code}/tv", at=server, **TELEVISION)
    expect(screen.locator(".tv-seat")).to_have_count(2)
    story = RealmStory()
    players = [RealmPlayer(page, seat, story, touch=True) for seat, page in enumerate((ana, ben))]
    for page in (ana, ben):
        with_the_hand_alone(page)
    deadline, moves = time.monotonic() + GAME_WITHIN, 0
    while not all(player.over for player in players) and (LONG or moves < ENOUGH):
        assert time.monotonic() < deadline, [player.see() for player in players]
        played = [player.step() for player in players if not player.over]
        moves += sum(played)
        if moves == SERVER_DIES_AT:
            dies_and_comes_back(server, screen)
            moves += 1
        if not any(played):
            ana.wait_for_timeout(20)
    take_picture(screen, PICTURES, "realms")
    take_picture(ana, PICTURES, "realms-hand")
    if LONG:
        expect(screen.get_by_role("heading", level=1)).to_contain_text("wins")
        take_picture(screen, PICTURES, "realms-end")
