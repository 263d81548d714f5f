"""Four browsers, one of them a phone, play one whole game by what the pages show, through five power cuts, or while workers are killed."""

import os
import re
import signal
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.app.cluster import fresh_postgresql
from tests.app.running import ROOT, RunningServer
from tests.browser.conftest import GAME_WITHIN, Arrive, whole_game
from tests.browser.player import PLAYED, Player, Story
from tests.browser.steps import read_back, to_the_result, unfold_house_rules
from tests.conftest import StartServer

pytestmark = [pytest.mark.browser, pytest.mark.long, whole_game]


SEED = "whole game 1710"
"""An island rich in ore, grain and wool; every kind of development card is among the first six of the deck."""
CUTS = (1, 4, 8, 13, 19)
"""In these turns somebody trips over the cable."""
PICTURES = ROOT / "test-results" / "whole-game"


def test_four_people_play_a_whole_game_through_five_power_cuts(
    arrive: Arrive, start_server: StartServer
):
    server = start_server(test_seed=SEED)
    story = Story()
    players = sit_down(arrive, server, story)
    code = players[0].page.url.rpartition("/")[2]
    play_to_the_end(players, story, partial(cut_the_power, server, players))
    see_the_end(players)
    assert_everything_was_played(players[0].page)
    # two may answer the same offer in the same moment; nothing else is ever refused
    assert [words for words in story.refusals if "had already moved on" not in words] == []
    verified = server.run("verify", code)
    assert verified.returncode == 0, verified.stdout + verified.stderr


@pytest.mark.postgres
def test_four_people_play_a_whole_game_while_workers_are_killed(
    arrive: Arrive, start_server: StartServer, postgresql_cluster: str
):
    """They are at whichever of two workers took their connection; no page is ever loaded again."""
    server = start_server(
        test_seed=SEED,
        database_url=fresh_postgresql(postgresql_cluster, "whole_game"),
        workers=2,
        worker_patience=60,
    )
    story = Story()
    players = sit_down(arrive, server, story)
    code = players[0].page.url.rpartition("/")[2]
    for player in players:
        player.page.evaluate("window.opened = true")
    killed: list[int] = []

    def kill_a_worker() -> None:
        players[0].play()
        pids = [int(pid) for pid in re.findall(r"worker\.started +pid=(\d+)", server.log_text)]
        killed.append(next(pid for pid in pids if pid not in killed))
        os.kill(killed[-1], signal.SIGKILL)
        while server.log_text.count("worker.started") < len(pids) + 1:
            players[0].page.wait_for_timeout(50)

    play_to_the_end(players, story, kill_a_worker)
    see_the_end(players)
    assert all(player.page.evaluate("window.opened === true") for player in players)
    assert [words for words in story.refusals if "had already moved on" not in words] == []
    verified = server.run("verify", code)
    assert verified.returncode == 0, verified.stdout + verified.stderr


def play_to_the_end(players: list[Player], story: Story, cut: Callable[[], None]) -> None:
    """Until somebody has won; what cuts them off happens in five turns."""
    cuts = list(CUTS)
    deadline = time.monotonic() + GAME_WITHIN
    stalled_since = time.monotonic()
    while not all(player.over for player in players):
        assert time.monotonic() < deadline, f"no winner after turn {story.turn}: {story}"
        story.turn = turn_of(players[0].page)
        for player in players:
            while time.monotonic() < deadline and player.play():
                stalled_since = time.monotonic()
        if time.monotonic() - stalled_since > 0.1:
            players[0].page.wait_for_timeout(50)  # who is looked at all the time does not get on
        assert time.monotonic() - stalled_since < 120, (
            f"nobody can do anything: {[player.look() for player in players]}"
        )
        if cuts and story.turn >= cuts[0]:
            cuts.pop(0)
            cut()
            take_pictures(players, "after-a-cut")
    assert cuts == [], "the game was over before the fifth cut"


def sit_down(arrive: Arrive, server: RunningServer, story: Story) -> list[Player]:
    """Ana opens a table and the others come by her link, Dora on a phone."""
    ana = arrive("/", at=server)
    ana.get_by_label("Your name at the table").fill("Ana")
    press(ana, "Create table")
    expect(ana.get_by_role("heading", name="Seats")).to_be_visible()
    unfold_house_rules(ana)
    for _ in range(2):  # to eight points: the whole test stays within minutes
        ana.get_by_role("button", name="Less: Points to win").click()
    people = {"Ana": ana}
    for name in ("Ben", "Cem", "Dora"):
        guest = arrive(ana.url, at=server, phone=name == "Dora", reduced_motion="reduce")
        guest.get_by_label("Your name at the table").fill(name)
        press(guest, "Take a seat")
        press(guest, "I’m ready")
        people[name] = guest
    expect(ana.locator("#start-why")).to_contain_text("The others are ready")
    press(ana, "Start game")
    for page in people.values():
        expect(page.locator(".board")).to_be_visible()
    return [Player(page, name, story, touch=name == "Dora") for name, page in people.items()]


def press(page: Page, name: str) -> None:
    page.get_by_role("button", name=name, exact=True).click()


def turn_of(page: Page) -> int:
    found = re.search(r"Turn (\d+)", page.locator(".top .facts").inner_text())
    return int(found[1]) if found else 0


def cut_the_power(server: RunningServer, players: list[Player]) -> None:
    """In the middle of somebody's move; the pages come back by themselves and nothing is lost."""
    before = [player.page.locator(".b-pieces [data-piece]").count() for player in players]
    players[0].play()
    server.kill()
    for player in players:
        expect(player.page.locator(".lost-bar")).to_be_visible()
    server.start()
    for player in players:
        expect(player.page.locator(".lost-bar")).to_have_count(0)
        expect(player.page.locator(".cut-off")).to_have_count(0)
    after = [player.page.locator(".b-pieces [data-piece]").count() for player in players]
    assert all(now >= then for then, now in zip(before, after, strict=True))


def see_the_end(players: list[Player]) -> None:
    for player in players:
        to_the_result(player.page)
        expect(player.page.locator("dialog.end h1")).to_contain_text("win")
    take_pictures(players, "end")
    players[0].page.locator(".see-board").click()
    expect(players[0].page.locator("dialog.end")).to_have_count(0)
    take_pictures(players[:1], "board-at-the-end")


def assert_everything_was_played(page: Page) -> None:
    """By the log that every player can read."""
    page.get_by_role("tab", name="Log").click()
    read_back(page)
    lines = page.locator(".lines .ln").evaluate_all(
        "lines => lines.map(line => [line.className.split(' ')[1], line.textContent])"
    )
    kinds = {kind for kind, _ in lines}
    expected = {"Traded", "TradedWithSupply", "CardsDiscarded", "CardStolen", "GameWon"}
    expected |= set(PLAYED.values())
    assert expected <= kinds, f"missing: {expected - kinds}; {lines}"
    assert any("countered" in text for _, text in lines)


def take_pictures(players: list[Player], name: str) -> None:
    PICTURES.mkdir(parents=True, exist_ok=True)
    for player in players:
        player.page.screenshot(path=Path(PICTURES, f"{name}-{player.name}.jpg"))
