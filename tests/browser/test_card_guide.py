"""The first card game: whoever does what the ring shows comes through every lesson, at a desk and on a phone."""

import re
import time
from itertools import pairwise
from typing import Any

import pytest
from playwright.sync_api import Error, Locator, Page, expect

from tests.app.running import RunningServer
from tests.browser.conftest import Arrive
from tests.browser.looking import accessible
from tests.browser.player import MEANWHILE
from tests.browser.steps import button, read_back
from tests.conftest import ServerWith

pytestmark = pytest.mark.browser

LESSON_WITHIN = 600.0
"""Seconds for the whole guide."""
FIRST_TURN = [
    *("cards-arrange", "cards-stack", "cards-first-hand", "cards-roll", "cards-event"),
    *("cards-production", "cards-costs", "cards-road", "cards-upgrade", "cards-tokens"),
    *("cards-end", "cards-draw"),
]
LATER = [
    *("cards-action", "cards-awaited", "cards-loot", "cards-settlement", "cards-regions"),
    *("cards-trade", "cards-city", "cards-robbers", "cards-exchange", "cards-winning"),
]

COVERED = """() => {
    const guide = document.querySelector(".guide").getBoundingClientRect();
    const apart = (box) => box.right <= guide.left || box.left >= guide.right || box.bottom <= guide.top || box.top >= guide.bottom;
    return [...document.querySelectorAll(".realm:not([aria-hidden]) [data-place], .cards, .tiles, .tray, .top, .pstat, .ptop, .pst")]
        .filter((element) => !apart(element.getBoundingClientRect())).map((element) => element.outerHTML.slice(0, 80));
}"""
"""What lies under the guide's panel."""


@pytest.fixture(scope="module")
def server(server_with: ServerWith) -> RunningServer:
    return server_with()


def learn(arrive: Arrive, *, phone: bool = False, **options: Any) -> Page:
    page = arrive(phone=phone, **options)
    page.get_by_role("radio", name="Two Realms").check()
    button(page, "Learn the game").click()
    expect(page.locator(".guide h2")).to_have_text("Two realms")
    return page


def ring(page: Page) -> Locator:
    return page.locator("[data-ringed]")


class Learner:
    """Reads, presses what is ringed, and presses nothing else."""

    def __init__(self, page: Page, *, touch: bool) -> None:
        self.page = page
        self.touch = touch
        self.learned: list[str] = []
        self.counted: list[str] = []

    def press(self, what: Locator) -> None:
        if self.touch:
            what.tap(timeout=MEANWHILE)
        else:
            what.click(timeout=MEANWHILE)

    def follow(self, *, until: str) -> None:
        """Everything the guide says, as far as this step."""
        deadline = time.monotonic() + LESSON_WITHIN
        while time.monotonic() < deadline:
            step = self.page.locator("[data-guide-step]").get_attribute("data-guide-step")
            assert step is not None
            if step not in (*self.learned[-1:], "wait"):
                self.learned.append(step)
                self.counted += self.page.locator(".guide-count").all_inner_texts()
            if step == until:
                return
            try:
                self.one_thing(step)
            except Error as moved_on:
                if not re.search("Timeout|detached|not attached", str(moved_on)):
                    raise
            expect(self.page.locator(".sending")).to_have_count(0)
            self.page.wait_for_timeout(20)
        pytest.fail(f"after {self.learned} the guide never came to {until}")

    def one_thing(self, step: str) -> None:
        onward = self.page.locator(f".guide:has([data-guide-step='{step}']) .guide-next")
        if onward.count():
            self.press(onward)
        elif ring(self.page).count():
            self.press(ring(self.page).first)


@pytest.mark.parametrize("phone", [False, True])
def test_doing_what_the_ring_shows_leads_through_the_whole_guide(arrive: Arrive, phone: bool):
    page = learn(arrive, phone=phone)
    learner = Learner(page, touch=phone)
    learner.follow(until="cards-finish")
    told = learner.learned
    assert [step for step in told if step in FIRST_TURN] == FIRST_TURN
    assert set(LATER) <= set(told)
    counts = [tuple(map(int, re.findall(r"\d+", count))) for count in learner.counted if count]
    for (at, of), (next_at, next_of) in pairwise(counts):
        assert next_at - at in (0, 1), "the count never jumps"
        assert next_of <= of
    assert counts[-1][0] == counts[-1][1]
    if phone:
        page.get_by_role("button", name="Log and chat").tap()
    read_back(page)
    log = page.get_by_role("log")
    for line in ("You built a road", "You built Conrad the Swift", "You played Raid"):
        expect(log).to_contain_text(line)
    expect(log).to_contain_text("You built a settlement")
    if phone:
        page.keyboard.press("Escape")
    button(page, "Play on").click()
    expect(page.locator(".guide")).to_have_count(0)
    expect(ring(page)).to_have_count(0)
    page.goto(".")
    page.get_by_role("radio", name="Two Realms").check()
    expect(button(page, "Learn the game again")).to_be_visible()


@pytest.mark.parametrize(("phone", "scheme"), [(False, "dark"), (True, "light")])
def test_the_guide_covers_neither_realm_nor_hand_nor_stack(
    arrive: Arrive, phone: bool, scheme: str
):
    page = learn(arrive, phone=phone, color_scheme=scheme)
    assert page.evaluate(COVERED) == []
    accessible(page)
    button(page, "Next").click()
    expect(ring(page)).to_have_count(1)
    assert page.evaluate(COVERED) == []


def test_who_closes_the_guide_finds_it_in_the_menu(arrive: Arrive):
    page = learn(arrive)
    button(page, "Close the guide").click()
    expect(page.locator(".guide")).to_have_count(0)
    page.reload()
    expect(page.get_by_role("group", name="Your realm")).to_be_visible()
    expect(page.locator(".guide")).to_have_count(0)
    button(page, "Help and keys").click()
    button(page, "Show the guide").click()
    expect(page.locator(".guide h2")).to_have_text("Two realms")


def test_every_step_has_its_words(arrive: Arrive):
    page = learn(arrive)
    missing = page.evaluate(
        """async () => {
            const { FIRST } = await import(asset("js/card_game/guide/lessons.js"));
            const { hasText } = await import(asset("js/core/text.js"));
            return [...FIRST.lessons, ...FIRST.surprises].flatMap(({ id }) => [`guide-title-${id}`, `guide-${id}`]).filter((key) => !hasText(key));
        }"""
    )
    assert missing == []
