"""Every page and state through the eyes of axe, and a picture of each: on a desk in the light, on a phone in the dark; with
HEXHAVEN_LONG=1 both in either light. In every run, the tests of a page look at it once."""

import json
import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Arrive
from tests.browser.moments import Moments, moments
from tests.browser.steps import add_a_bot, button, call, create_table, join_by_link, unfold
from tests.browser.walk import Walk
from tests.conftest import StartServer
from tests.forms import wide

pytestmark = [pytest.mark.browser, wide]


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Moments]:
    with moments(tmp_path_factory.mktemp("moments")) as played:
        yield played


@pytest.fixture(params=[False, True], ids=lambda phone: "phone" if phone else "desktop")
def walk(request: pytest.FixtureRequest, arrive: Arrive, played: Moments) -> Iterator[Walk]:
    """Ana's page, before it shows anything; what was wrong on it is told at its end."""
    phone: bool = request.param
    walk = Walk(arrive(None, at=played.server, phone=phone, storage_state=played.anas), phone)
    yield walk
    assert walk.wrong == []


@pytest.fixture
def stranger(arrive: Arrive, played: Moments, walk: Walk) -> Page:
    """Somebody's whom the server does not know, on a screen of the same size."""
    return arrive("/", at=played.server, phone=walk.phone)


def sit_down(walk: Walk, played: Moments, moment: str) -> None:
    walk.page.goto(f"{played.server.base}/t/{played.code[moment]}")
    expect(walk.page.locator(".board, .console").first).to_be_visible()


def test_the_home_page_is_accessible(walk: Walk):
    page = walk.page
    page.goto("")
    expect(page.locator("a[href^='t/']").first).to_be_visible()
    walk.see("home: known, with tables")
    page.get_by_label("Letter 1 of 5").focus()
    page.keyboard.type("ZZZZZ")
    expect(page.locator("#code-problem")).not_to_be_empty()
    walk.see("home: wrong code")
    page.goto(f"{page.url}t/ZZZZZ")
    expect(page.get_by_role("heading", name="No table has the code ZZZZZ")).to_be_visible()
    walk.see("not found")


def test_the_lobby_is_accessible(walk: Walk, stranger: Page):
    page = walk.page
    page.goto("")
    expect(button(stranger, "Create table")).to_be_visible()
    walk.see("home: stranger", stranger)
    create_table(page)
    if walk.phone:
        page.locator(".play-summary").tap()
    walk.see("lobby: host")
    if walk.phone:
        unfold(page, "At the table")
    page.get_by_label("Clock").select_option("Custom")
    expect(page.get_by_role("button", name="Less: Minutes for the whole game")).to_be_visible()
    page.get_by_label("Clock").scroll_into_view_if_needed()
    walk.see("lobby: custom clock")
    stranger.goto(page.url)
    expect(button(stranger, "Take a seat")).to_be_visible()
    walk.see("join", stranger)
    join_by_link(stranger, "Ben")
    if walk.phone:
        stranger.locator(".play-summary").tap()
    walk.see("lobby: guest", stranger)
    for _ in range(2):
        walk.press(add_a_bot(page).first)
    walk.press(button(stranger, "I’m ready"))
    expect(page.locator("#start-why")).to_have_text(re.compile("The others are ready"))
    page.evaluate("scrollTo(0, 0)")
    walk.see("lobby: everybody ready")
    page.evaluate("scrollTo(0, 1e5)")
    walk.see("lobby: end of the page")


def test_ones_own_turn_is_accessible(walk: Walk, played: Moments):
    page = walk.page
    sit_down(walk, played, "set-up")
    expect(page.locator(".target")).to_have_count(54)
    walk.see("table: set-up")
    if walk.phone:
        walk.press_spot(page.locator(".target").nth(9))
        expect(page.locator(".place")).to_be_visible()
        walk.see("table: confirmation")
    sit_down(walk, played, "roll")
    expect(page.locator("[data-step='RollDice']")).to_be_visible()
    walk.see("table: roll")
    sit_down(walk, played, "build")
    expect(page.locator("[data-step='EndTurn']")).to_be_visible()
    walk.see("table: own turn")
    walk.press(page.locator("[data-tile='road']"))
    expect(page.locator(".target").first).to_be_visible()
    page.locator(".target").first.focus()
    walk.see("table: build mode")
    walk.press_spot(page.locator(".target").first)
    if walk.phone:
        walk.press(page.locator(".place .ok"))
    undo = page.locator(".undo")
    expect(undo).to_be_visible()
    walk.see("table: undo")
    walk.press(undo)
    expect(undo).to_have_count(0)


def test_trades_are_accessible(walk: Walk, played: Moments):
    page = walk.page
    sit_down(walk, played, "cards")
    walk.press(page.locator("[data-tile='trade']"))
    expect(page.locator("section.trade")).to_be_visible()
    walk.see("trade: empty")
    walk.press(page.locator(".five.give .stp:not(.no)").first)
    walk.press(page.locator(".five.get .stp:not(.no)").last)
    walk.see("trade: composed")
    sit_down(walk, played, "asked")
    expect(page.locator(".offer .accept")).to_be_visible()
    walk.see("offer: incoming")
    walk.press(page.locator(".offer .counter"))
    expect(page.locator("section.trade .theirs")).to_be_visible()
    walk.see("trade: counter-offer")
    sit_down(walk, played, "asking")
    expect(page.locator(".open-offer .confirm")).to_be_visible()
    walk.see("offer: own, with answers")


def test_hard_choices_are_accessible(walk: Walk, played: Moments):
    page = walk.page
    sit_down(walk, played, "discard")
    expect(page.locator(".picker.discard")).to_be_visible()
    expect(page.locator(".sentence small")).to_contain_text("over 7 cards on a 7")
    walk.see("discard: begun")
    walk.press(page.locator(".picker .suggest"))
    walk.see("discard: chosen")
    sit_down(walk, played, "robber")
    expect(page.locator(".target.hex").first).to_be_visible()
    walk.see("robber: hexes")
    names = page.locator(".target").evaluate_all(
        "spots => spots.map((spot) => spot.getAttribute('aria-label'))"
    )
    several = next(at for at, name in enumerate(names) if re.search("steal from .* or ", name))
    walk.press_spot(page.locator(".target").nth(several))
    expect(page.locator(".victim").nth(1)).to_be_visible()
    walk.see("robber: victims")
    sit_down(walk, played, "cards")
    for card in ("year_of_plenty", "monopoly"):
        walk.press(page.locator(f"[data-development='{card}']").first)
        expect(page.locator(f"[data-card-panel='{card}']")).to_be_visible()
        walk.press(page.locator(".picker [data-good]").first)
        walk.see(f"card: {card}")
        walk.press(button(page, "Back"))


def test_what_stands_around_the_board_is_accessible(walk: Walk, played: Moments):
    page = walk.page
    sit_down(walk, played, "cards")
    walk.press(page.locator(".opp, .pchip").first)
    expect(page.locator(".player-sheet")).to_be_visible()
    walk.see("player sheet")
    page.keyboard.press("Escape")
    if walk.phone:
        walk.press(page.get_by_role("button", name="Log and chat"))
    walk.see("tabs: log")
    walk.press(page.get_by_role("tab", name="Chat"))
    walk.see("tabs: chat")
    walk.press(page.get_by_role("tab", name="Dice"))
    expect(page.locator(".histogram")).to_be_visible()
    walk.see("tabs: dice")
    page.keyboard.press("Escape")
    walk.press(button(page, "Menu" if walk.phone else "Help and keys"))
    expect(button(page, "Rules of this table")).to_be_visible()
    walk.see("help")
    page.locator(".help").evaluate("help => help.scrollTo(0, 1e5)")
    walk.see("help: its end")
    if not walk.phone:
        page.keyboard.press("Escape")
    walk.press(button(page, "Settings"))
    expect(page.get_by_role("heading", name="Sounds")).to_be_visible()
    walk.see("settings")
    page.locator(".help").evaluate("settings => settings.scrollTo(0, 1e5)")
    walk.see("settings: their end")
    page.keyboard.press("Escape")
    if walk.phone:
        walk.press(button(page, "Menu"))
    walk.press(page.get_by_role("button", name=re.compile(r"^I want \W I have")))
    expect(page.get_by_role("dialog", name="I want / I have")).to_be_visible()
    walk.see("wants board")
    sit_down(walk, played, "cards")
    wants = {"1": {"want": ["wool", "ore"], "have": ["brick"], "quiet": False}}
    wants["2"] = {"want": [], "have": [], "quiet": True}
    walk.hear({"type": "wants", "seats": wants}, {"type": "nudged", "by": 2})
    expect(page.locator(".toast")).to_be_visible()
    walk.see("pinned wants and a reminder")


def test_decisions_of_the_table_are_accessible(walk: Walk, played: Moments):
    page = walk.page
    sit_down(walk, played, "cards")
    open_menu(walk)
    walk.see("menu")
    for matter in ("rewind", "concede"):
        walk.press(page.locator(f"[data-matter='{matter}']"))
        expect(page.locator(".matter-step")).to_be_visible()
        walk.see(f"menu: {matter}")
        walk.press(page.locator(".matter-step").get_by_role("button", name="Back"))
    page.keyboard.press("Escape")
    act = {"table": "concede", "to": 0}
    proposal = {"id": 1, "act": act, "by": 2, "name": "Cem", "yes": [2], "waiting": [0, 1, 3]}
    walk.hear({"type": "proposal", "open": proposal})
    expect(page.locator(".proposal")).to_be_visible()
    walk.see("menu: a proposal")
    sit_down(walk, played, "roll")
    call(page, "GET", "api/me")
    open_menu(walk)
    walk.press(page.locator("[data-matter='pause']"))
    walk.press(page.locator(".do-it"))
    expect(page.locator(".paused-bar")).to_be_visible()
    walk.see("paused")
    walk.press(button(page, "Continue"))
    expect(page.locator(".paused-bar")).to_have_count(0)


def open_menu(walk: Walk) -> None:
    if walk.phone:
        walk.press(button(walk.page, "Menu"))
    walk.press(button(walk.page, "Table"))
    expect(walk.page.locator(".matter-list")).to_be_visible()


def test_troubles_with_the_connection_are_accessible(walk: Walk, arrive: Arrive, played: Moments):
    page = walk.page
    sit_down(walk, played, "build")
    page.context.set_offline(True)
    expect(page.get_by_text("You are offline.")).to_be_visible()
    walk.see("connection: lost")
    page.context.set_offline(False)
    expect(page.get_by_text("You are offline.")).to_have_count(0)
    newer = arrive(page.url, at=played.server, with_browser_of=page)
    expect(page.get_by_text("You opened this table in another tab.")).to_be_visible()
    page.bring_to_front()
    walk.see("connection: elsewhere")
    newer.close()
    clocks = {"0": 9_000, "1": 400_000, "2": 50_000, "3": 600_000}
    running = {"0": {"short": False, "ends": 9_000}}
    sit_down(walk, played, "build")
    walk.hear({"type": "clock", "left": clocks, "running": running, "grace": 10_000})
    expect(page.locator(".own-clock.low")).to_be_visible()
    walk.see("clock: last seconds")
    walk.hear({"type": "trouble", "id": "3f2a", "text": "A bot stopped: 3f2a"})
    expect(page.locator(".lost-bar")).to_be_visible()
    walk.see("connection: trouble")


def test_watching_is_accessible(walk: Walk, stranger: Page, played: Moments):
    stranger.goto(f"{played.server.base}/t/{played.code['asking']}")
    expect(stranger.locator(".board")).to_be_visible()
    walk.see("spectator", stranger)


def test_the_text_mode_is_accessible(walk: Walk, played: Moments):
    page = walk.page
    sit_down(walk, played, "asked")
    page.get_by_role("link", name="Text mode").press("Enter")
    expect(page.get_by_role("textbox", name="Command")).to_be_visible()
    walk.see("text mode")
    page.get_by_role("link", name="Board", exact=True).press("Enter")
    expect(page.locator(".board")).to_be_visible()


def test_what_follows_a_game_is_accessible(walk: Walk, played: Moments):
    page, base, code = walk.page, played.server.base, played.code["over"]
    sit_down(walk, played, "over")
    page.locator(".end-grid").wait_for()
    walk.see("end")
    page.locator("dialog.end").evaluate("end => end.scrollTo(0, 1e5)")
    walk.see("end: lower part")
    page.keyboard.press("Escape")
    expect(page.get_by_role("button", name="Show the result")).to_be_visible()
    walk.see("end: put aside")
    page.goto(f"{base}/t/{code}/replay#v=100")
    expect(page.get_by_role("slider")).to_be_visible()
    walk.see("replay")
    page.goto(f"{base}/t/{code}/verify")
    expect(page.get_by_text("Everything checks out")).to_be_visible()
    walk.see("verify: good")
    record = call(page, "GET", f"{base}/api/tables/{code}/record")
    record["seed"] = "00" * 32
    page.get_by_label("Or paste the text of a record").fill(json.dumps(record))
    page.get_by_role("button", name="Check the text").click()
    expect(page.locator(".verdict.wrong")).to_be_visible()
    page.evaluate("scrollTo(0, 0)")
    walk.see("verify: forged")
    page.goto(f"{base}/history")
    expect(page.locator(".past-game").first).to_be_visible()
    walk.see("history")
    page.goto(f"{base}/history?of=server")
    expect(page.locator(".past-game").first).to_be_visible()
    walk.see("history: the server's")


def test_the_guide_is_accessible(walk: Walk):
    page = walk.page
    page.goto("")
    walk.press(page.get_by_role("button", name="Learn the game"))
    expect(page.locator(".guide h2")).to_have_text("Welcome ashore")
    walk.see("guide: welcome")
    walk.press(button(page, "Next"))
    expect(page.locator(".guide h2")).to_have_text("What the land brings")
    walk.see("guide: what the land brings")
    walk.press(button(page, "Next"))
    expect(page.locator("[data-ringed]")).to_have_count(1)
    walk.see("guide: first settlement")


def test_the_question_for_a_password_is_accessible(
    walk: Walk, arrive: Arrive, start_server: StartServer
):
    page = arrive("/", at=start_server(password="sesame"), phone=walk.phone)
    expect(page.get_by_label("Server password")).to_be_visible()
    walk.see("home: password", page)
    page.goto(f"{page.url}t/ABCDE")
    expect(button(page, "Enter")).to_be_visible()
    walk.see("entry: password", page)
