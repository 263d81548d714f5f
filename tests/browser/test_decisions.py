"""Decisions that people make among themselves: taking back, pausing for another day, going back, absences."""

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.app.running import ROOT, RunningServer
from tests.browser.conftest import Arrive
from tests.browser.steps import END, ROLL, button, middle, says, seated
from tests.conftest import ServerWith

pytestmark = pytest.mark.browser


SEED = "decisions 1"
PICTURES = ROOT / "test-results" / "decisions"


def two_at_a_table(
    arrive: Arrive, server: RunningServer, board: str = "standard-beginner", *, phone: bool = False
) -> tuple[Page, Page]:
    """Ana, who begins, and Ben."""
    phones = ("Ben",) if phone else ()
    ana, ben = seated(arrive, "Ana", "Ben", at=server, board=board, phones=phones)
    return ana, ben


def propose(page: Page, matter: str) -> None:
    """By the table's menu, as far as the button that asks the others."""
    button(page, "Table").click()
    page.locator(f"[data-matter={matter}]").click()


def picture(page: Page, name: str) -> None:
    PICTURES.mkdir(parents=True, exist_ok=True)
    page.screenshot(path=Path(PICTURES, f"{name}.jpg"))


def rolls(page: Page) -> list[str]:
    """The sums, as the headings of the log have them."""
    headings = page.locator(".lines h2").all_inner_texts()
    return [text.rpartition(" ")[2] for text in headings if "rolled" in text]


def test_a_placement_is_taken_back_until_somebody_has_learnt_something(
    arrive: Arrive, server_with: ServerWith
):
    ana, ben = two_at_a_table(arrive, server_with(test_seed=SEED), "standard-3-4")
    says(ana, "You: place a settlement")
    expect(ana.locator(".btn.undo")).to_have_count(0)
    ana.mouse.click(*middle(ana.locator(".target").nth(12)))
    says(ana, "You: place a road")
    undo = ana.locator(".btn.undo")
    expect(undo).to_contain_text("Undo: settlement")
    picture(ana, "undo")
    undo.click()
    says(ana, "You: place a settlement")
    expect(ana.locator(".b-pieces [data-piece^='intersection']")).to_have_count(0)
    expect(ben.get_by_role("log")).to_contain_text("Ana undid a settlement")
    expect(ben.locator(".b-pieces [data-piece^='intersection']")).to_have_count(0)

    ana.mouse.click(*middle(ana.locator(".target").nth(20)))
    expect(undo).to_contain_text("Undo: settlement")
    ana.keyboard.press("Control+z")
    says(ana, "You: place a settlement")
    ana.mouse.click(*middle(ana.locator(".target").nth(20)))
    says(ana, "You: place a road")
    ana.mouse.click(*middle(ana.locator(".target").first))
    says(ben, "You: place a settlement")
    ben.mouse.click(*middle(ben.locator(".target").nth(4)))
    says(ben, "You: place a road")
    expect(undo).to_have_count(0)  # Ben has acted upon it


def test_an_end_of_turn_is_taken_back_until_the_next_player_rolls(
    arrive: Arrive, server_with: ServerWith
):
    ana, ben = two_at_a_table(arrive, server_with(test_seed=SEED))
    ana.locator(ROLL).click()
    ana.locator(END).wait_for()
    expect(ana.locator(".btn.undo")).to_have_count(0)  # dice are dice
    ana.locator(END).click()
    button(ana, "Undo end turn").click()
    ana.locator(END).wait_for()
    ana.locator(END).click()
    expect(button(ana, "Undo end turn")).to_be_visible()
    ben.locator(ROLL).click()
    ben.locator(END).wait_for()
    expect(button(ana, "Undo end turn")).to_have_count(0)


def test_a_game_is_paused_today_and_goes_on_after_a_restart(
    arrive: Arrive, server_with: ServerWith
):
    server = server_with(test_seed=SEED)
    ana, ben = two_at_a_table(arrive, server, phone=True)
    ana.locator(ROLL).click()
    ana.locator(END).wait_for()
    propose(ana, "pause")
    expect(ana.locator(".matter-step")).to_contain_text("Ben is asked and must agree.")
    picture(ana, "pause-asks")
    button(ana, "Propose").click()
    card = ben.locator(".proposal")
    expect(card).to_contain_text("Ana proposes a pause")
    picture(ben, "proposal")
    button(ben, "Disagree").tap()
    expect(ana.locator(".toasts")).to_contain_text("Ben does not want to pause.")
    propose(ana, "pause")
    button(ana, "Propose").click()
    button(ben, "Agree").tap()
    for page in (ana, ben):
        says(page, "The game is paused")
    expect(ana.locator(END)).to_have_count(0)
    picture(ana, "paused")
    picture(ben, "paused-phone")

    address, before = ana.url, rolls(ana)
    ana.close()
    ben.close()
    server.stop()
    server.start()
    ben = arrive(address, at=server, with_browser_of=ben)
    ana = arrive(address, at=server, with_browser_of=ana)
    says(ana, "The game is paused")
    assert rolls(ana) == before
    button(ben, "Continue").tap()
    ana.locator(END).click()
    ben.locator(ROLL).tap()
    ben.locator(END).wait_for()


def test_going_back_brings_the_same_dice_again(arrive: Arrive, server_with: ServerWith):
    ana, ben = two_at_a_table(arrive, server_with(test_seed=SEED))
    ana.locator(ROLL).click()
    ana.locator(END).click()
    ben.locator(ROLL).click()
    ben.locator(END).wait_for()
    expect(ana.locator(".lines h2", has_text="rolled")).to_have_count(2)
    before = rolls(ana)
    propose(ana, "rewind")
    choice = ana.locator(".matter-choice select")
    choice.select_option(
        choice.locator("option", has_text="after the roll").last.get_attribute("value")
    )
    button(ana, "Propose").click()
    expect(ben.locator(".proposal")).to_contain_text("to go back to turn 1")
    button(ben, "Agree").click()
    expect(ana.get_by_role("log")).to_contain_text("rewound the game to turn 1")
    picture(ana, "went-back")
    ana.locator(END).click()
    ben.locator(ROLL).click()
    ben.locator(END).wait_for()
    expect(ana.locator(".lines h2", has_text="rolled")).to_have_count(4)  # two of them taken back
    assert rolls(ana)[-2:] == before


def test_a_bot_plays_for_who_is_away_until_they_are_back(arrive: Arrive, server_with: ServerWith):
    server = server_with(test_seed=SEED)
    ana, ben = two_at_a_table(arrive, server)
    address = ben.url
    ana.locator(ROLL).click()
    ana.locator(END).click()
    ana.locator(".opp", has_text="Ben").click()
    button(ana, "Remind").click()
    expect(ben.locator(".toasts")).to_contain_text("Ana reminds you: it is your turn")
    button(ana, "Close").click()

    ben.goto(f"{server.base}/")
    expect(ana.locator(".side")).to_contain_text("away")
    propose(ana, "stand_in")
    button(ana, "Do it").click()
    expect(ana.locator(".side")).to_contain_text("a bot is playing")
    ana.locator(ROLL).wait_for()  # the bot has had Ben's turn
    picture(ana, "stand-in")
    ben.goto(address)
    expect(ana.get_by_role("log")).to_contain_text("Ben is back")
    expect(ana.locator(".side")).not_to_contain_text("a bot is playing")
    ana.locator(ROLL).click()
    ana.locator(END).click()
    ben.locator(ROLL).wait_for()
