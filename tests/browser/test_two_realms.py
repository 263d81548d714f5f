"""The card game in two browsers, one of them a phone: laying out the regions, the first hands, and a turn."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.app.running import RunningServer
from tests.browser.conftest import Arrive
from tests.browser.looking import accessible
from tests.browser.steps import at_a_card_table, button, own_realm
from tests.conftest import ServerWith

pytestmark = pytest.mark.browser
CARDS = 3
"""In the first hand."""
IN_A_STACK = 13
"""At the start, in each of the first two."""

TAKES = ".cpanel .pay-it.primary, .next[data-step='take']:not([data-unread])"
"""The button that takes the chosen card: in the phone's sheet, or at a desk, once it can be read."""


@pytest.fixture(scope="module")
def server(server_with: ServerWith) -> RunningServer:
    return server_with()


@pytest.fixture
def players(arrive: Arrive) -> tuple[Page, Page]:
    """Ana at a desk and Ben on a phone; whoever starts comes first."""
    ana, ben = arrive(None), arrive(None, phone=True)
    at_a_card_table(ana, ben)
    return ana, ben


def regions(page: Page) -> list[str]:
    """The regions of the own realm, in words, as far as they store something."""
    labels = (
        own_realm(page)
        .get_by_label(re.compile("of 3"))
        .evaluate_all("(squares) => squares.map((square) => square.getAttribute('aria-label'))")
    )
    return [label.split(".")[0] for label in labels]


def next_step(page: Page) -> Locator:
    return page.locator(".next[data-step]")


def begins(ana: Page, ben: Page) -> tuple[Page, Page]:
    """Both lay out their regions; the one who looks through a stack first, and the other."""
    for page in (ana, ben):
        next_step(page).click()
    said = ana.locator(".sentence strong").first
    expect(said).to_have_text(re.compile("choos"))
    starter, other = (ana, ben) if (said.text_content() or "").startswith("You") else (ben, ana)
    expect(starter.locator(".stack.lit")).to_have_count(5)
    expect(other.locator(".stack.lit")).to_have_count(0)
    return starter, other


def takes_a_hand(page: Page, stack: int) -> None:
    page.locator(f"[data-stack='{stack}']").click()
    for taken in range(1, CARDS + 1):
        page.locator("[data-look='0']").click()
        page.locator(TAKES).click()
        if taken < CARDS:
            expect(page.locator("[data-look]")).to_have_count(IN_A_STACK - taken)


def test_regions_are_exchanged_before_they_are_shown(players: tuple[Page, Page]):
    ana, ben = players
    before = regions(ana)
    assert len(before) == 6
    expect(ana.locator(".hand .goodrow")).not_to_contain_text("0")  # one of each
    hint = ana.locator(".sentence small")
    expect(hint).to_have_text("press two regions to swap them")
    first, second = (own_realm(ana).get_by_role("button").nth(index) for index in (0, 1))
    first.click()
    expect(hint).to_have_text("press the region to swap it with")
    second.click()
    expect(button(ana, "As printed")).to_be_visible()
    laid = regions(ana)
    assert sorted(laid) == sorted(before)
    assert laid != before
    accessible(ana)
    accessible(ben)
    begins(ana, ben)
    assert regions(ana) == laid


def test_the_first_hands_a_turn_and_back_to_its_beginning(players: tuple[Page, Page]):
    starter, other = begins(*players)
    takes_a_hand(starter, 0)
    takes_a_hand(other, 1)
    for page in players:
        expect(page.locator(".hcs [data-card]")).to_have_count(CARDS)
    expect(next_step(starter)).to_have_attribute("data-step", "roll")
    accessible(starter)
    accessible(other)
    next_step(starter).click()
    expect(starter.locator(".edie").first).to_be_visible()
    expect(other.locator(".edie").first).to_be_visible()
    goes_back(*players)
    expect(next_step(starter)).to_have_attribute("data-step", "roll")


def goes_back(ana: Page, ben: Page) -> None:
    """To the beginning of the turn: she proposes it by the table's menu, he agrees."""
    button(ana, "Table").click()
    ana.locator("[data-matter=rewind]").click()
    choice = ana.locator(".matter-choice select")
    assert "" not in choice.locator("option").all_inner_texts()
    choice.select_option(label="the turn begins")
    button(ana, "Propose").click()
    button(ben, "Agree").click()
