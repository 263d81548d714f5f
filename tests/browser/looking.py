"""The actions of tests at a moment of a game: sit down, look, look for what is not accessible."""

from pathlib import Path
from typing import Any

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Arrive
from tests.browser.moments import Moments
from tests.browser.steps import let_draw

AXE = Axe().axe_script
VIOLATIONS = """async (within) => {
  const { violations } = await axe.run(within, { resultTypes: ["violations"] });
  return violations.map(({ id, nodes }) => [id, nodes.map(({ html, target }) => `${target.join(" ")}: ${html}`)]);
}"""
"""The findings of axe, without the long list of what is as it should be."""

WIN_NOW = """async () => {
    const { view } = await import(asset("js/core/store.js"));
    const { winner, ...going } = view.value;
    view.value = going;
    view.value = { ...going, winner };
}"""
"""The last move of a game comes while one looks on."""


def sit_down(arrive: Arrive, played: Moments, moment: str, **look: Any) -> Page:
    """Ana's page of that moment."""
    address = f"/t/{played.code[moment]}"
    page = arrive(address, at=played.server, storage_state=played.anas, **look)
    expect(page.locator(".sentence").first).to_be_visible()
    return page


def take_picture(page: Page, folder: Path, name: str) -> None:
    """As JPEG, here and in every test: a PNG costs five times as much of a core."""
    folder.mkdir(parents=True, exist_ok=True)
    page.screenshot(path=folder / f"{name}.jpg")


def accessible(page: Page, within: str = "html") -> None:
    """Nothing is found against it."""
    if page.evaluate("typeof axe === 'undefined'"):
        page.evaluate(AXE)
    assert page.evaluate(VIOLATIONS, within) == []


def overlap(page: Page, one: str, other: str) -> bool:
    """True if two things that are seen lie over each other, if only in part."""
    a, b = (page.locator(each).first.bounding_box() for each in (one, other))
    assert a is not None
    assert b is not None
    beside = a["x"] + a["width"] <= b["x"] or b["x"] + b["width"] <= a["x"]
    above = a["y"] + a["height"] <= b["y"] or b["y"] + b["height"] <= a["y"]
    return not (beside or above)


OUT_OF_REACH = """(selector) => [...document.querySelectorAll(selector)].filter((thing) => {
  thing.scrollIntoView({ block: "center", inline: "center" });
  const { left, top, width, height } = thing.getBoundingClientRect();
  return width === 0 || !thing.contains(document.elementFromPoint(left + width / 2, top + height / 2));
}).map((thing) => thing.getAttribute("aria-label") ?? thing.innerText)"""


TOO_WIDE = """() => document.documentElement.scrollWidth <= innerWidth ? []
  : [...document.querySelectorAll("body *")].filter((each) => each.getBoundingClientRect().right > innerWidth).map((each) => each.className || each.tagName)"""
"""The elements that make the page wider than its window."""


def can_be_scrolled_to(page: Page, selector: str) -> None:
    """All of these, and nothing lies on them then; the page has no need to be moved sideways."""
    expect(page.locator(selector).first).to_be_attached()
    let_draw(page, 10)  # a page that has just got another size
    out_of_reach, too_wide = page.evaluate(OUT_OF_REACH, selector), page.evaluate(TOO_WIDE)
    assert out_of_reach == [], out_of_reach
    assert too_wide == [], too_wide


def press(page: Page, what: str) -> None:
    """With the mouse, or on a phone with a finger."""
    touch = page.locator(".phone").count() > 0
    there = page.locator(f"{what}:not([data-unread])").first
    there.tap() if touch else there.click()


def in_sight(found: Locator) -> None:
    """All of it, and nothing lies over its middle."""
    expect(found).to_be_in_viewport(ratio=1)
    found.click(trial=True)
