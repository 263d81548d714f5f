"""The big screen of a room: what happens at a table, large and without anybody's cards, for people who sit three meters away."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.app.running import RunningServer
from tests.browser.conftest import GO, Arrive, Regular
from tests.browser.finished_game import FinishedGames, finished_games
from tests.browser.looking import accessible
from tests.browser.steps import begin, call, seated, sit_down, start, table_of, until
from tests.conftest import StartServer

pytestmark = pytest.mark.browser

TELEVISION: dict[str, Any] = {"viewport": {"width": 1920, "height": 1080}}
NIGHT = {
    "name": "Game night",
    "config": {"edition": "2025", "board": "standard-3-4", "seats": 3, "options": {}},
}

UNTOUCHED = """
Object.defineProperty(navigator, "userActivation", { get: () => ({ hasBeenActive: false }) });
"""
"""The driver's questions to a page count as presses."""

SAY = """async (text) => (await import(asset("js/core/outbox.js"))).say(text)"""

SMALL_TEXT = """(least) => [...document.querySelectorAll(".stage *")].filter((element) => {
  const own = [...element.childNodes].some((node) => node.nodeType === 3 && node.data.trim());
  const { width, height } = element.getBoundingClientRect();
  if (!own || width < 2 || height < 2 || element.closest("svg, .chip, .unseen")) return false;
  return parseFloat(getComputedStyle(element).fontSize) < least;
}).map((element) => `${element.tagName}.${element.className}: ${element.textContent}`)"""
"""The texts of the picture, before it is scaled, that are smaller than this; letters of drawings have sizes of their own."""

CUT_OFF = """() => [".tv-seat", ".tv-band > *", ".tv-gather li", ".tv-join section", ".tv-end > *", ".tray"].flatMap((selector) =>
  [...document.querySelectorAll(selector)].filter(({ scrollHeight, clientHeight, scrollWidth, clientWidth }) =>
    scrollHeight > clientHeight + 2 || scrollWidth > clientWidth + 2).map(({ className, innerText }) => `${className}: ${innerText}`))"""
"""The boxes that are too small for what is in them."""


@pytest.fixture(scope="module")
def screen(arrive_once: Arrive) -> Page:
    """A television; the tests go on in the same page."""
    return arrive_once("/tv", **TELEVISION)


def show(screen: Page, code: str) -> Page:
    """Show a table on the screen."""
    screen.evaluate(GO, f"t/{code}/tv")
    return screen


def test_a_table_is_opened_on_the_screen_and_gathers_there(screen: Page, regular: Regular):
    screen.get_by_role("button", name="The Island", exact=True).click()
    expect(screen.get_by_role("heading", name="Game night")).to_be_visible()
    code = screen.url.removesuffix("/tv").rpartition("/")[2]
    expect(screen.get_by_text("Nobody has sat down yet")).to_be_visible()
    expect(screen.get_by_text("Whoever sits down first is the host.")).to_be_visible()
    ben = regular("Ben")
    sit_down(ben, code, 1, "Ben")
    expect(screen.get_by_text("One of 4 has sat down")).to_be_visible()
    expect(screen.locator(".tv-gather li").nth(1)).to_contain_text("Ben")
    ana = regular("Ana")
    sit_down(ana, code, 0, "Ana")
    expect(screen.get_by_text("Ben can start when Ana is ready.")).to_be_visible()
    call(ana, "POST", f"api/tables/{code}/ready", {"ready": True})
    expect(screen.get_by_text("Ben can start the game.")).to_be_visible()
    assert screen.evaluate(SMALL_TEXT, 28) == []
    assert screen.evaluate(CUT_OFF) == []
    accessible(screen)
    start(code, ben, ana)
    expect(screen.locator(".tv-seat")).to_have_count(4)


def test_the_seats_stand_clockwise_from_the_upper_left(screen: Page, regular: Regular):
    ana = regular("Ana")
    for seats, left, right in ((3, [0, 2], [1]), (4, [0, 3], [1, 2])):
        code = table_of(ana, seats=seats)
        start(code, ana)
        show(screen, code)
        expect(screen.locator(".tv-seat")).to_have_count(seats)
        columns = [
            [
                int(each.get_attribute("data-seat") or -1)
                for each in column.locator(".tv-seat").all()
            ]
            for column in screen.locator(".tv-col").all()
        ]
        assert columns == [left, right]


def test_the_turn_is_ringed_told_and_waited_for(screen: Page, arrive: Arrive):
    [ana, _] = seated(arrive, "Ana", "Ben", pages=None)
    show(screen, ana.url.rpartition("/")[2])
    expect(screen.locator(".tv-seat.now")).to_have_attribute("data-seat", "0")
    expect(screen.locator(".waits")).to_contain_text("Ana")
    expect(screen.locator(".waits")).to_contain_text("to roll")
    ana.locator("[data-step=RollDice]:not([data-unread])").click()
    expect(screen.locator(".tv-dice .die")).to_have_count(2)
    rolled = screen.locator(".told .say")
    expect(rolled).to_have_text(re.compile(r"Ana rolled (an |a )?\d+"))
    expect(screen.get_by_role("status").first).to_have_attribute("aria-live", "polite")
    assert screen.evaluate(SMALL_TEXT, 28) == []
    assert screen.evaluate(CUT_OFF) == []
    accessible(screen)


def test_nothing_on_the_screen_can_be_pressed_but_the_start(arrive: Arrive, regular: Regular):
    ana = regular("Ana")
    code = table_of(ana, seats=3)
    start(code, ana)
    screen = arrive(None, **TELEVISION)
    screen.add_init_script(UNTOUCHED)
    screen.goto(f"t/{code}/tv")
    begins = screen.get_by_role("button")
    expect(begins).to_have_text(["Start, with sound", "Start, with sound and chat"])
    begins.first.click()
    expect(begins).to_have_count(0)
    assert screen.locator(".stage").locator("a, input, [tabindex='0']").count() == 0
    assert (
        screen.evaluate(
            """async () => (await import(asset("js/core/preferences.js"))).preferences.value.soundWatching"""
        )
        is True
    )


def test_the_chat_is_shown_if_it_is_wanted(arrive: Arrive, regular: Regular):
    ana = regular("Ana")
    code = table_of(ana, seats=3)
    begin(code, come(ana, code))
    screen = arrive(None, **TELEVISION)
    screen.add_init_script(UNTOUCHED)
    screen.goto(f"t/{code}/tv")
    screen.get_by_role("button", name="Start, with sound and chat").click()
    said = screen.locator(".tv-seat .said-bubble")
    expect(screen.locator(".tv-seat")).to_have_count(3)
    ana.evaluate(SAY, ":thanks:")
    expect(said).to_have_text(["AThank you!"])
    assert screen.evaluate(SMALL_TEXT, 28) == []
    screen.keyboard.press("c")
    expect(said).to_have_count(0)
    ana.evaluate(SAY, ":ouch:")
    until(
        screen, """async () => (await import(asset("js/core/store.js"))).chat.value.length === 2"""
    )
    expect(said).to_have_count(0)


def test_a_player_keeps_the_seat_while_the_same_browser_shows_the_screen(
    arrive: Arrive, regular: Regular
):
    ana = regular("Ana")
    code = table_of(ana, seats=3)
    begin(code, come(ana, code))
    television = arrive(f"/t/{code}/tv", with_browser_of=ana)
    expect(television.locator(".tv-seat")).to_have_count(3)
    expect(ana.get_by_text("You opened this table in another tab.")).to_have_count(0)
    until(
        ana,
        """async () => (await import(asset("js/core/store.js"))).screens.value === 1""",
    )
    assert (
        television.evaluate("""async () => (await import(asset("js/core/store.js"))).seat.value""")
        is None
    )
    television.close()


def come(page: Page, code: str) -> Page:
    """Go to a table in the same page."""
    page.evaluate(GO, f"t/{code}")
    return page


@pytest.mark.parametrize(
    ("size", "scale"), [((1280, 720), 2 / 3), ((1920, 1080), 1.0), ((3840, 2160), 2.0)]
)
def test_every_size_has_the_same_picture(
    screen: Page, regular: Regular, size: tuple[int, int], scale: float
):
    ana = regular("Ana")
    code = table_of(ana, seats=3)
    start(code, ana)
    screen.set_viewport_size({"width": size[0], "height": size[1]})
    show(screen, code)
    band = screen.locator(".tv-band")
    expect(band).to_be_visible()
    box = band.bounding_box()
    assert box is not None
    assert box["height"] == pytest.approx(212 * scale, abs=1)
    assert box["width"] == pytest.approx(size[0], abs=1)
    screen.set_viewport_size({"width": 1920, "height": 1080})


@pytest.mark.parametrize("seats", [6, 8])
def test_a_crowd_has_room_on_both_sides(screen: Page, regular: Regular, seats: int):
    ana = regular("Ana")
    board = {6: "extension-5-6", 8: "big-island-7-8"}[seats]
    code = table_of(ana, seats=seats, board=board)
    start(code, ana)
    show(screen, code)
    expect(screen.locator(".tv-seat")).to_have_count(seats)
    assert screen.evaluate(SMALL_TEXT, 28) == []
    assert screen.evaluate(CUT_OFF) == []


def test_a_screen_waits_for_the_server_and_goes_on(arrive: Arrive, start_server: StartServer):
    server = start_server()
    [ana] = seated(arrive, "Ana", at=server, seats=3)
    code = ana.url.rpartition("/")[2]
    screen = arrive(f"/t/{code}/tv", at=server, **TELEVISION)
    expect(screen.locator(".tv-seat")).to_have_count(3)
    server.kill()
    expect(screen.get_by_text("Looking for the server")).to_be_visible()
    expect(screen.locator(".stage.cut-off")).to_be_visible()
    expect(screen.locator(".lost-bar")).to_have_count(0)
    server.start()
    expect(screen.get_by_text("Looking for the server")).to_have_count(0)
    ana.locator("[data-step=RollDice]:not([data-unread])").click()
    expect(screen.locator(".tv-dice .die")).to_have_count(2)


@pytest.mark.parametrize("address", ["t/ZZZZZ/tv", "t/AB2CD/tv"])
def test_a_table_that_is_not_there_is_said_to_be_closed_without_its_code(
    screen: Page, server: RunningServer, address: str
):
    screen.evaluate(GO, address)
    expect(screen.get_by_role("heading", name="This table is not open")).to_be_visible()
    said = screen.locator(".stage").inner_text()
    assert address.split("/")[1] not in said
    assert server.base.partition("//")[2] in said


def test_an_archived_table_is_said_to_be(screen: Page, regular: Regular):
    ana = regular("Ana")
    code = table_of(ana, seats=3)
    screen.route(
        f"**/api/tables/{code}?screen=true",
        lambda route: route.fulfill(status=410, json={"code": "archived", "text": "Archived."}),
    )
    show(screen, code)
    expect(screen.get_by_role("heading", name="This table has been archived")).to_be_visible()
    screen.unroute_all()


@pytest.fixture(scope="module")
def over(tmp_path_factory: pytest.TempPathFactory) -> Iterator[FinishedGames]:
    with finished_games(tmp_path_factory.mktemp("over") / "data") as played:
        yield played


def test_the_result_is_shown_and_the_next_game_followed(
    arrive: Arrive, over: FinishedGames, tmp_path: Path
):
    ben = arrive(at=over.server)
    call(ben, "POST", "api/me", {"name": "Ben"})
    over.give("Ben", 1)
    screen = arrive(f"/t/{over.won}/tv", at=over.server, **TELEVISION)
    expect(screen.get_by_role("heading", level=1)).to_contain_text("wins with 8 points")
    expect(screen.locator(".standings tbody tr")).to_have_count(4)
    expect(screen.get_by_text("Points, turn by turn")).to_be_visible()
    expect(screen.locator(".moments li").first).to_be_visible()
    expect(screen.get_by_text("Play again?")).to_be_visible()
    assert screen.evaluate(SMALL_TEXT, 28) == []
    assert screen.evaluate(CUT_OFF) == []
    accessible(screen)
    following = call(ben, "POST", f"api/tables/{over.won}/rematch", {})["code"]
    ben.goto(f"t/{following}")
    expect(screen.get_by_text(f"The next table is {following}.")).to_be_visible()
    expect(screen.locator(".comes").filter(has_text="again")).to_have_count(1)
