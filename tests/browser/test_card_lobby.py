"""A table of the card game is opened and set up: its game and rules by the keyboard, its settings, its rules to look up."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.app.running import RunningServer
from tests.browser.conftest import Arrive
from tests.browser.looking import accessible
from tests.browser.steps import button, call, config_of
from tests.card_sets import files_of_the_page, install
from tests.conftest import ServerWith, StartServer

pytestmark = pytest.mark.browser


@pytest.fixture(scope="module")
def server(server_with: ServerWith) -> RunningServer:
    return server_with()


def in_a_lobby(ana: Page, ben: Page) -> str:
    """Both at a table of the card game that has not begun; its code."""
    for page, name in ((ana, "Ana"), (ben, "Ben")):
        call(page, "POST", "api/me", {"name": name})
    code: str = call(ana, "POST", "api/tables", {"game": "cards", "config": {}})["code"]
    call(ben, "POST", f"api/tables/{code}/seats/1", {})
    for page in (ana, ben):
        page.goto(f"t/{code}")
    return code


def test_a_host_chooses_the_game_its_rules_and_its_settings(arrive: Arrive):
    host = arrive()
    host.get_by_label("Your name at the table").fill("Ana")
    host.get_by_role("radio", name="The Island").focus()
    host.keyboard.press("ArrowRight")
    expect(host.get_by_role("radio", name="Two Realms")).to_be_checked()
    expect(host.get_by_role("button", name="Learn to sail")).to_have_count(0)
    accessible(host)
    host.get_by_role("radio", name="Two Realms").press("Enter")
    expect(host.locator(".seat")).to_have_count(2)
    expect(host.get_by_role("button", name="1996 rules")).to_have_attribute("aria-pressed", "true")
    host.get_by_role("combobox", name="Numbers of new regions").select_option("dealt at random")
    host.locator("#option-victory-points").get_by_role("button").first.click()
    expect(host.locator("#option-victory-points output")).to_have_text("11")
    assert config_of(host) == {
        "profile": "1996",
        "seats": 2,
        "settings": {"region-stack": "dealt", "victory-points": 11},
    }
    accessible(host)
    rules_are_looked_up(host)
    host.get_by_role("button", name="2005 rules").click()
    expect(host.locator("#option-victory-points output")).to_have_text("12")


def test_the_lobby_offers_a_first_game_and_tells_what_changed_in_plain_words(arrive: Arrive):
    ana, ben = arrive(), arrive()
    in_a_lobby(ana, ben)
    for page in (ana, ben):
        expect(page.get_by_role("button", name="1996 rules")).to_have_attribute(
            "aria-pressed", "true"
        )
        expect(page.get_by_role("group", name="Number of seats")).to_have_count(0)
    chat = ben.get_by_role("log")
    ana.get_by_role("button", name="First game").click()
    expect(chat).to_contain_text("Ana changed “Rules” to First game")
    expect(ben.locator("#option-victory-points output")).to_have_text("7")
    ana.locator("#option-victory-points").get_by_role("button").last.click()
    expect(chat).to_contain_text("Ana changed “Points to win” to 8")
    ana.get_by_role("combobox", name="Numbers of new regions").select_option("dealt at random")
    expect(chat).to_contain_text("Ana changed “Numbers of new regions” to dealt at random")
    ana.get_by_role("button", name="2005 rules").click()
    expect(chat).to_contain_text("Ana changed “Rules” to 2005 rules")
    expect(chat).not_to_contain_text("Demolishing")
    ana.get_by_role("button", name="First game").click()
    ana.get_by_role("button", name="1996 rules").click()
    expect(chat).to_contain_text("Ana changed “Rules” to 1996 rules")
    expect(ben.locator("#option-victory-points output")).to_have_text("12")


def test_a_set_of_cards_is_switched_on_looked_up_and_dealt(
    arrive: Arrive, start_server: StartServer, tmp_path: Path
):
    """The set of docs/adding-a-card.md, which nobody has translated or drawn."""
    packages = tmp_path / "packages"
    packages.mkdir()
    install(files_of_the_page(), packages)
    program = "tests.app.with_packages"
    home = start_server(program=program, test_packages=packages, test_seed="granary")
    ana, ben = arrive(at=home), arrive(at=home)
    code = in_a_lobby(ana, ben)
    expect(ben.locator("#card-set-harvest-1 output")).to_have_text("off")
    ana.get_by_role("switch", name="Cards: Harvest").click()
    expect(ben.get_by_role("log")).to_contain_text("Ana changed “Cards: Harvest” to on")
    expect(ben.locator("#card-set-harvest-1 output")).to_have_text("on")
    accessible(ana)
    button(ana, "Rules of this table").first.click()
    dialog = ana.get_by_role("dialog", name="Rules of this table")
    dialog.get_by_role("searchbox").fill("market day")
    expect(dialog.locator("#reference-harvest-1-market-day")).to_contain_text("Name a good.")
    dialog.get_by_role("button", name="Close").click()
    for page in (ana, ben):
        call(page, "POST", f"api/tables/{code}/ready", {"ready": True})
    call(ana, "POST", f"api/tables/{code}/start", {})
    for page in (ana, ben):
        page.locator(".next[data-step]").click()
    said = ana.locator(".sentence strong").first
    expect(said).to_have_text(re.compile("choos"))
    starter = ana if (said.text_content() or "").startswith("You") else ben
    starter.locator("[data-stack='0']").click()
    found = starter.locator("[data-look]", has_text="Granary").first
    expect(found.locator(".initials")).to_have_text("G")
    found.click()
    expect(starter.locator(".insp")).to_contain_text("Fields beside it produce 2 grain.")


def rules_are_looked_up(page: Page) -> None:
    """A word is found among rules, settings and cards."""
    button(page, "Rules of this table").first.click()
    dialog = page.get_by_role("dialog", name="Rules of this table")
    expect(dialog.get_by_role("heading", name="Points to win: 11")).to_be_visible()
    expect(dialog.locator("#reference-goal")).to_contain_text("the moment you have 11 points")
    dialog.get_by_role("searchbox").fill("merchant guild")
    expect(dialog.locator(".rule-row")).to_have_count(1)
    expect(dialog.locator(".rule-row")).to_contain_text("4 commerce points")
    dialog.get_by_role("searchbox").fill("seven points together")
    decision = dialog.locator(".rule-row").filter(has_text="the points are checked")
    expect(decision).to_contain_text("Source: our comparison of the sources listed at the end")
    accessible(page)
    dialog.get_by_role("button", name="Close").click()
    expect(dialog).to_have_count(0)
