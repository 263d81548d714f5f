"""Six with special building and eight on the Peanut island, by what the pages show, to the end: one at a desk, one with a phone."""

import re
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from app.answers import Played
from engine.board_game.core.state import State
from tests.app.house import Listener
from tests.app.running import ROOT, RunningServer
from tests.browser.conftest import GAME_WITHIN, Arrive, whole_game
from tests.browser.moments import ANA, CEM, DORA, Way, may, moments
from tests.browser.player import PLAYED, Player, Story
from tests.browser.steps import END, begin, call, let_draw, lobby_of, says, seated, to_the_result
from tests.conftest import ServerWith, StartServer
from tests.forms import wide

pytestmark = [pytest.mark.browser, whole_game]


PICTURES = ROOT / "test-results" / "crowds"
ASKED = ".picker.discard, .target, .victim"
"""The elements for what a seven asks of the player who rolled it."""
TABLET = {"width": 1024, "height": 768}
DESKTOP = {"width": 1440, "height": 900}

OUT_OF_SIGHT = """() => {
  const hidden = [];
  for (const element of document.querySelectorAll(".opp, .pchip, .seat, .tile, .next, .wchip, .standings tr, .b-pieces")) {
    const { left, right, width } = element.getBoundingClientRect();
    if (width && (left < -1 || right > innerWidth + 1)) hidden.push(element.className);
  }
  for (const element of document.querySelectorAll(".pchip .facts, .opp .stats, .opp .vp, .next > span")) {
    if (element.scrollWidth > element.clientWidth + 1 && getComputedStyle(element).display !== "inline") hidden.push(`${element.className} is cut`);
  }
  if (document.documentElement.scrollWidth > innerWidth) hidden.push("the page");
  return hidden;
}"""


def a_short_story() -> Story:
    """Nobody holds back until everything has been seen: this is about many players."""
    return Story(accepted=3, counters=1, discards=1, told=set(PLAYED.values()))


def sit_down(
    arrive: Arrive, server: RunningServer, *, board: str, seats: int, options: dict[str, Any]
) -> list[Player]:
    """Ana at a desk, Ben with a phone, bots in the other seats; to eight points."""
    ana = arrive(None, at=server)
    code = lobby_of(ana, board=board, seats=seats, options={"victory-points": 8, **options})
    ben = arrive(f"/t/{code}", at=server, phone=True)
    ben.get_by_label("Your name at the table").fill("Ben")
    ben.get_by_role("button", name="Take a seat", exact=True).tap()
    expect(ana.locator(".seat:not(.free)")).to_have_count(2)
    picture(ana, f"{board}-lobby-desk")
    begin(code, ana, ben)
    story = a_short_story()
    return [Player(ana, "Ana", story), Player(ben, "Ben", story, touch=True)]


def play_to_the_end(players: list[Player], seats: int, halfway: Callable[[], None]) -> None:
    deadline = time.monotonic() + GAME_WITHIN
    looked_at = False
    while not all(player.over for player in players):
        assert time.monotonic() < deadline, f"no winner: {[player.look() for player in players]}"
        moved = False
        for player in players:
            while time.monotonic() < deadline and player.play():
                moved = True
        if not looked_at and players[0].page.locator(".b-pieces [data-piece]").count() > 45:
            looked_at = True
            halfway()
        if not moved:
            players[0].page.wait_for_timeout(20)
    for player in players:
        to_the_result(player.page)
        expect(player.page.locator("dialog.end h1")).to_contain_text("win")
        expect(player.page.locator(".standings tbody tr")).to_have_count(seats)
        assert player.page.evaluate(OUT_OF_SIGHT) == []
    refused = players[0].story.refusals
    assert [words for words in refused if "had already moved on" not in words] == []


def picture(page: Page, name: str) -> None:
    PICTURES.mkdir(parents=True, exist_ok=True)
    page.screenshot(path=PICTURES / f"{name}.jpg")


def built_between_turns(page: Page) -> int:
    """Things that somebody built or bought since another one rolled the dice; bots do so too."""
    code = page.url.rpartition("/")[2]
    roller, found = None, 0
    for line in call(page, "GET", f"api/tables/{code}/record")["actions"]:
        kind = line["action"]["type"]
        if kind == "RollDice":
            roller = line["seat"]
        found += kind.startswith(("Build", "Buy")) and line["seat"] != roller
    return found


def the_dice_can_be_checked(server: RunningServer, page: Page) -> None:
    """By the host's command, and by anybody in a browser."""
    code = page.url.rpartition("/")[2]
    verified = server.run("verify", code)
    assert verified.returncode == 0, verified.stdout + verified.stderr
    page.get_by_role("link", name="Check the dice").click()
    expect(page.locator(".verdict.right")).to_be_visible()


def look_around(players: list[Player], name: str, opponents: int) -> None:
    """Everybody is there, nothing is cut, and the board is all there is to see, at a desk, on a tablet and on a phone."""
    ana, ben = (player.page for player in players)
    expect(ana.locator(".opp")).to_have_count(opponents)
    expect(ben.locator(".pchip")).to_have_count(opponents)
    for page, size in ((ana, "desk"), (ben, "phone")):
        assert page.evaluate(OUT_OF_SIGHT) == []
        picture(page, f"{name}-{size}")
    ana.set_viewport_size(TABLET)  # type: ignore[arg-type]
    let_draw(ana, 5)
    assert ana.evaluate(OUT_OF_SIGHT) == []
    picture(ana, f"{name}-tablet")
    ana.set_viewport_size(DESKTOP)  # type: ignore[arg-type]
    looks = ana.locator(".opp .chip, .me .chip").evaluate_all(
        "chips => new Set(chips.map((chip) => chip.className)).size"
    )
    assert looks == opponents + 1
    assert ana.locator(".board *").count() < 700


@pytest.mark.long
def test_six_play_with_special_building_to_the_end(arrive: Arrive, start_server: StartServer):
    server = start_server(test_seed="crowd 6")
    players = sit_down(
        arrive, server, board="extension-5-6", seats=6, options={"special-building": "everyone"}
    )
    play_to_the_end(players, 6, lambda: look_around(players, "six", 5))
    assert players[0].story.passed > 10
    assert built_between_turns(players[0].page) > 0
    for player in players:
        picture(player.page, f"six-end-{player.name}")
    the_dice_can_be_checked(server, players[0].page)


@pytest.mark.long
def test_eight_play_on_the_peanut_to_the_end(arrive: Arrive, start_server: StartServer):
    server = start_server(test_seed="crowd 8")
    players = sit_down(arrive, server, board="peanut-7-8", seats=8, options={})
    play_to_the_end(players, 8, lambda: look_around(players, "eight", 7))
    for player in players:
        picture(player.page, f"eight-end-{player.name}")
    the_dice_can_be_checked(server, players[0].page)


@wide
def test_one_passes_by_a_key_also_before_being_asked(arrive: Arrive, server_with: ServerWith):
    """Three people, of whom everyone is asked: who is still to come says so ahead, and is not asked in vain."""
    ana, ben, cem = three_people(arrive, server_with, asked="everyone")
    end_turn(ana)
    expect(ben.locator("[data-step=Pass]")).to_be_visible()
    expect(cem.locator("[data-plan=pass]")).to_have_attribute("aria-pressed", "false")
    expect(ana.locator("[data-plan=pass]")).to_have_count(0)
    says(cem, "Ben may build")
    cem.keyboard.press("p")
    expect(cem.locator("[data-plan=pass]")).to_have_attribute("aria-pressed", "true")
    picture(cem, "pass-ahead")
    ben.keyboard.press("p")
    says(ben, "You: roll the dice")
    expect(cem.locator("[data-plan=pass]")).to_have_count(0)
    end_turn(ben)
    expect(cem.locator("[data-step=Pass]")).to_be_visible()  # once, not for ever
    cem.locator("[data-step=Pass]:not([data-unread])").click()
    says(ana, "You: build, or pass")
    expect(ana.locator("[data-step=Pass]:not([data-unread])")).to_be_visible()
    ana.keyboard.press(" ")
    says(cem, "You: roll the dice")


def test_a_flag_asks_to_build_when_the_turn_has_ended(arrive: Arrive, server_with: ServerWith):
    """By the button or its key, in somebody else's turn; everybody sees it, and it is for once."""
    ana, ben, cem = three_people(arrive, server_with, asked="flags")
    expect(ana.locator(".next.flag")).to_have_count(0)  # one's own turn
    cem.keyboard.press("p")
    expect(flag(cem)).to_have_attribute("aria-pressed", "true")
    ben.locator(".next.flag:not([data-unread])").click()
    expect(flag(ben)).to_have_attribute("aria-pressed", "true")
    expect(ana.locator(".opp .flag-up")).to_have_count(2)
    expect(row_of(ana, "Ben")).to_have_accessible_name(re.compile("wants to build between turns"))
    ben.keyboard.press("p")
    expect(flag(ben)).to_have_attribute("aria-pressed", "false")
    expect(ana.locator(".opp .flag-up")).to_have_count(1)
    end_turn(ana)
    says(cem, "You: build, or pass")
    says(ben, "Cem may build")
    cem.keyboard.press("p")
    says(ben, "You: roll the dice")
    expect(flag(cem)).to_have_attribute("aria-pressed", "false")
    expect(ben.locator(".opp .flag-up")).to_have_count(0)
    end_turn(ben)
    says(cem, "You: roll the dice")  # nobody's flag was up


def test_six_of_whom_nobody_has_raised_a_flag_are_not_stopped_between_turns(
    arrive: Arrive, tmp_path: Path
):
    """At a desk and on a phone; and of those whose flag is up everybody sees the mark."""
    flags = {"special-building": "flags"}
    wanted: dict[str, Way] = {
        "down": (turn_of_ana_without_flags, None, flags, "extension-5-6", 6),
        "up": (turn_of_ana_without_flags, three_raise_their_flags, flags, "extension-5-6", 6),
    }
    with moments(tmp_path, wanted, "crowd of six") as table:
        for phone in (False, True):
            page = arrive(
                f"/t/{table.code['up']}", at=table.server, phone=phone, storage_state=table.anas
            )
            expect(page.locator(".flag-up")).to_have_count(3)
            let_draw(page, 3)
            assert page.evaluate(OUT_OF_SIGHT) == []
            picture(page, f"six-flags-{'phone' if phone else 'desk'}")
        page = arrive(f"/t/{table.code['down']}", at=table.server, storage_state=table.anas)
        page.locator(END).click()
        says(page, re.compile("^Ben lost the connection"))
        expect(page.locator(".next.flag")).to_be_visible()
        page = arrive(f"/t/{table.code['up']}", at=table.server, storage_state=table.anas)
        page.locator(END).click()
        says(page, "Cem lost the connection")


def turn_of_ana_without_flags(state: State) -> bool:
    return may(ANA, "EndTurn")(state) and not state.option_state["special-building"]


async def three_raise_their_flags(listeners: list[Listener]) -> None:
    for seat in (CEM, DORA, 5):
        assert isinstance(await listeners[seat].act({"type": "RaiseFlag"}), Played)


def flag(page: Page) -> Locator:
    return page.locator(".next.flag")


def row_of(page: Page, name: str) -> Locator:
    return page.locator(".opp").filter(has=page.locator(".name", has_text=name))


def three_people(arrive: Arrive, server_with: ServerWith, *, asked: str) -> list[Page]:
    """Ana has the turn, then come Ben and Cem."""
    server = server_with(test_seed="crowd 3")
    options = {"special-building": asked}
    return seated(arrive, "Ana", "Ben", "Cem", at=server, options=options)


def end_turn(page: Page) -> None:
    """Rolls until nothing more is asked, and passes the dice."""
    page.locator("[data-step=RollDice]:not([data-unread])").click()
    player = Player(page, "turn", a_short_story())
    while not page.locator("[data-step=EndTurn]").count():
        if page.locator(ASKED).count():
            player.play()
        page.wait_for_timeout(20)
    page.locator("[data-step=EndTurn]:not([data-unread])").click()
