"""Somebody who learns a game by its guide, whichever game it is."""

import re
import time

import pytest
from playwright.sync_api import Error, Locator, Page, expect

from tests.browser.player import MEANWHILE

LESSON_WITHIN = 600.0
"""Seconds for the whole guide; the bot takes its time on purpose."""
COVERED = """(selectors) => {
    const guide = document.querySelector(".guide").getBoundingClientRect();
    const apart = (box) => box.right <= guide.left || box.left >= guide.right || box.bottom <= guide.top || box.top >= guide.bottom;
    return [...document.querySelectorAll(selectors)]
        .filter((element) => !apart(element.getBoundingClientRect())).map((element) => element.outerHTML.slice(0, 80));
}"""


def covered(page: Page, selectors: str) -> list[str]:
    """The elements of these that lie under the guide's panel."""
    found: list[str] = page.evaluate(COVERED, selectors)
    return found


def step_of(page: Page) -> str | None:
    return page.locator("[data-guide-step]").get_attribute("data-guide-step")


def ring(page: Page) -> Locator:
    return page.locator("[data-ringed]")


class Learner:
    """Reads, presses what is ringed, and presses nothing else."""

    def __init__(self, page: Page, *, touch: bool = False) -> None:
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
            step = step_of(self.page)
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
            return
        # Only while this is the step: what the next one rings is for whoever has read that.
        ringed = self.page.locator(f"body:has([data-guide-step='{step}']) [data-ringed]")
        if ringed.count():
            self.press_ringed(step, ringed.first)

    def press_ringed(self, step: str, shown: Locator) -> None:
        """More than one button may be ringed at this step."""
        self.press(shown)
