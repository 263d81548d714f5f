"""The rules of a table to look up: in the lobby, at the table and in text mode; on a desk and on a phone."""

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from engine.board_game.catalog import GROUPS
from engine.board_game.options import PARAGRAPHS
from scripts.reference import words
from tests.app.running import ROOT
from tests.browser.conftest import Arrive, Regular
from tests.browser.looking import accessible
from tests.browser.steps import button, call, lobby_of, start, table_of
from tests.forms import varied

pytestmark = pytest.mark.browser

PICTURES = ROOT / "test-results" / "reference"
OPTIONS = {"first-player": "first-seat", "knight-interrupt": True, "victory-points": 12}
PREFERS = """(language) => {
  Object.defineProperty(navigator, "languages", { value: [language], configurable: true });
  dispatchEvent(new Event("languagechange"));
}"""
TOO_WIDE = """() => [document.documentElement, ...document.querySelectorAll("dialog")]
  .filter((each) => each.scrollWidth > each.clientWidth).map(({ tagName }) => tagName)"""


def panel(page: Page) -> Locator:
    return page.get_by_role("dialog", name=re.compile("^(Rules of this table|How to play)$"))


def in_force(page: Page, title: str) -> Locator:
    rows = panel(page).locator(".in-force > li")
    return rows.filter(has=page.get_by_role("heading", name=title, exact=True))


def looks_well(page: Page, name: str) -> None:
    PICTURES.mkdir(parents=True, exist_ok=True)
    page.screenshot(path=PICTURES / f"{name}.jpg")
    accessible(page)
    assert page.evaluate(TOO_WIDE) == []


def press(page: Page, what: Locator, phone: bool) -> None:
    if phone:
        what.tap()
    else:
        what.click()


def at_the_table(arrive: Arrive, **browser: Any) -> Page:
    page = arrive(None, **browser)
    code = table_of(page, seats=2, options=OPTIONS)
    start(code, page)
    page.goto(f"t/{code}")
    expect(page.locator(".board")).to_be_visible()
    return page


@varied("phone", False, True, ids=["desk", "phone"])
def test_the_lobby_tells_what_is_in_force_and_all_there_is(arrive: Arrive, phone: bool):
    page = arrive(None, phone=phone, color_scheme="dark" if phone else "light")
    lobby_of(page, options=OPTIONS)
    if phone:
        page.locator(".play-summary").tap()
    way_in = button(page, "Rules of this table")
    way_in.scroll_into_view_if_needed()
    PICTURES.mkdir(parents=True, exist_ok=True)
    page.screenshot(path=PICTURES / f"door-{'phone' if phone else 'desk'}.jpg")
    press(page, way_in, phone)
    expect(panel(page).get_by_role("heading", name="2025 rules").first).to_be_visible()
    expect(panel(page).get_by_role("heading", name="Standard island").first).to_be_visible()
    knights = in_force(page, "Knights answer the robber")
    expect(knights).to_contain_text("play a knight and move it instead")
    expect(knights).to_contain_text("nobody sees the answers")
    expect(knights).to_contain_text("chosen here")
    expect(in_force(page, "Points to win").locator(".value")).to_have_text("12")
    expect(in_force(page, "When the bank runs short")).to_contain_text("from the edition")
    expect(in_force(page, "Open hands")).to_have_count(0)
    looks_well(page, f"lobby-{'phone' if phone else 'desk'}")

    groups = panel(page).locator(".all-rules details")
    expect(groups).to_have_count(len(GROUPS) + 2)
    press(page, groups.filter(has_text="Seven and robber").locator("summary"), phone)
    expect(panel(page).get_by_role("heading", name="Friendly robber")).to_be_visible()
    panel(page).get_by_role("heading", name="All rules").scroll_into_view_if_needed()
    groups.nth(1).evaluate("each => each.scrollIntoView()")
    looks_well(page, f"all-{'phone' if phone else 'desk'}")

    search = panel(page).get_by_label("Find a rule")
    search.fill("BRIDGE")
    expect(panel(page).get_by_role("status")).to_have_text("3 rules")
    search.fill("zeppelin")
    expect(panel(page).get_by_role("status")).to_have_text("No rules match.")
    search.fill("")
    expect(groups).to_have_count(len(GROUPS) + 2)
    press(page, panel(page).get_by_role("button", name="Close"), phone)
    expect(panel(page)).to_have_count(0)


@varied("phone", False, True, ids=["desk", "phone"])
def test_the_tables_help_leads_to_its_rules(arrive: Arrive, phone: bool):
    page = at_the_table(arrive, phone=phone)
    press(page, button(page, "Menu" if phone else "Help and keys"), phone)
    looks_well(page, f"help-{'phone' if phone else 'desk'}")
    press(page, button(page, "Rules of this table"), phone)
    expect(in_force(page, "Knights answer the robber")).to_be_visible()
    expect(in_force(page, "Who starts").locator(".value")).to_have_text("First seat")
    looks_well(page, f"table-{'phone' if phone else 'desk'}")
    page.keyboard.press("Escape")
    expect(panel(page)).to_have_count(0)


def test_the_rules_are_read_with_the_keys_alone(regular: Regular):
    page = regular("Ana")
    lobby_of(page, options=OPTIONS)
    way_in = button(page, "Rules of this table")
    way_in.focus()
    page.keyboard.press("Enter")
    expect(panel(page).get_by_label("Find a rule")).to_be_visible()
    panel(page).get_by_label("Find a rule").focus()
    page.keyboard.press("Tab")
    expect(panel(page).get_by_role("navigation").get_by_role("button").first).to_be_focused()
    panel(page).locator("summary").first.focus()
    page.keyboard.press("Enter")
    expect(panel(page).get_by_role("heading", name="Special building")).to_be_visible()
    page.keyboard.press("Escape")
    expect(panel(page)).to_have_count(0)
    expect(way_in).to_be_focused()


def test_text_mode_has_the_rules_too_in_the_readers_language(arrive: Arrive):
    page = at_the_table(arrive, locale="de")
    page.get_by_role("link", name="Textmodus").focus()
    page.keyboard.press("Enter")
    button(page, "Regeln dieses Tisches").click()
    dialog = page.get_by_role("dialog", name="Regeln dieses Tisches")
    row = dialog.locator(".in-force > li").filter(has_text="Ritter gegen den Räuber")
    expect(row).to_contain_text("niemand sieht die Antworten")
    looks_well(page, "text-german")


def test_what_a_board_brings_and_a_table_turned_off_is_told(regular: Regular):
    page = regular("Ana")
    code = lobby_of(page, seats=5, board="four-islands-5", unfolded=False)
    button(page, "Rules of this table").click()
    expect(in_force(page, "Special building")).to_contain_text("default on this map")
    expect(panel(page).get_by_text("Ships lie on sides with water; you have 15")).to_be_visible()
    costs = panel(page).get_by_role("table", name="Building and costs")
    expect(costs.get_by_role("row", name="Ship")).to_be_visible()
    page.keyboard.press("Escape")
    config = call(page, "GET", f"api/tables/{code}")["config"]
    without = {**config, "options": {"special-building": False}}
    call(page, "PATCH", f"api/tables/{code}", {"config": without})
    button(page, "Rules of this table").click()
    expect(in_force(page, "Special building").locator(".value")).to_have_text("Off")
    expect(in_force(page, "Special building")).to_contain_text("chosen here")


def test_the_first_page_leads_to_every_paragraph_of_the_base_rules(arrive: Arrive):
    page = arrive()
    page.locator(".to-rulebook").click()
    dialog = page.get_by_role("dialog")
    expect(dialog.locator(".rulebook article")).to_have_count(14)
    for language in ("en", "de", "fr", "es"):
        page.evaluate(PREFERS, language)
        expect(page.locator("html")).to_have_attribute("lang", language)
        tells_every_paragraph(page, language)


def tells_every_paragraph(page: Page, language: str) -> None:
    dialog = page.get_by_role("dialog")
    own = words(language)
    for key in PARAGRAPHS:
        paragraph = dialog.locator(f"article[aria-labelledby=rulebook-{key}]")
        title = own[f"rulebook-{key}"].partition(" {")[0]
        expect(paragraph.locator("h4")).to_contain_text(title)
        expect(paragraph.locator("p").first).to_contain_text(
            own[f"rulebook-{key}-text"].partition("{")[0].strip()
        )
    expect(dialog.locator("article table")).to_have_count(4)
    looks_well(page, f"rulebook-{language}")


def test_the_search_finds_the_distance_rule_and_leads_to_it(regular: Regular):
    page = regular("Ana")
    lobby_of(page, options=OPTIONS)
    button(page, "How to play").click()
    panel(page).get_by_label("Find a rule").fill("distance")
    found = panel(page).locator(".found-paragraphs li")
    expect(found).to_contain_text("between two buildings")
    found.get_by_role("button", name="Distance rule").click()
    heading = panel(page).get_by_role("heading", name="Distance rule")
    expect(heading).to_be_focused()
    expect(heading).to_be_in_viewport()


def test_a_paragraph_and_a_house_rule_lead_to_each_other(regular: Regular):
    page = regular("Ana")
    lobby_of(page, options=OPTIONS)
    button(page, "Rules of this table").click()
    winning = panel(page).locator("article[aria-labelledby=rulebook-winning]")
    expect(winning).to_contain_text("you have 12 points")
    knights = in_force(page, "Knights answer the robber")
    knights.locator(".changes").get_by_role("button", name="The seven and the robber").click()
    expect(panel(page).locator("#rulebook-seven")).to_be_focused()
    here = panel(page).locator("article[aria-labelledby=rulebook-seven] .here")
    here.get_by_role("button", name="Knights answer the robber").click()
    expect(knights).to_be_focused()
    panel(page).get_by_role("button", name="the base rules").click()
    expect(panel(page).locator("#rulebook-top")).to_be_focused()


def test_the_tables_help_and_text_mode_lead_to_the_base_rules(arrive: Arrive):
    page = at_the_table(arrive)
    button(page, "Help and keys").click()
    button(page, "How to play").click()
    expect(page.get_by_role("heading", name="How to play", level=2)).to_be_visible()
    expect(panel(page).locator(".rulebook article")).to_have_count(14)
    page.keyboard.press("Escape")
    page.get_by_role("link", name="Text mode").focus()
    page.keyboard.press("Enter")
    page.locator("#command").fill("rules distance")
    page.keyboard.press("Enter")
    expect(panel(page).locator(".found-paragraphs")).to_contain_text("Distance rule")


def test_the_first_page_does_not_load_the_rules(arrive: Arrive):
    page = arrive()
    expect(page.get_by_label("Your name at the table")).to_be_visible()
    loaded = page.evaluate("performance.getEntriesByType('resource').map(({ name }) => name)")
    assert loaded
    assert [name for name in loaded if "/reference" in name] == []
