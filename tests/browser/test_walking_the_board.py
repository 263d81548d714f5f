"""The island by keys and by ear, while nothing is being placed."""

from typing import Any

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import Arrive
from tests.browser.steps import says, seated

pytestmark = pytest.mark.browser

WALKED_TO = """() => {
  const reached = new Set();
  const open = [document.querySelector(".walked[tabindex='0']")];
  while (open.length > 0) {
    const from = open.pop();
    if (reached.has(from)) continue;
    reached.add(from);
    for (const key of ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"]) {
      from.focus();
      from.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
      open.push(document.activeElement);
    }
  }
  return [...reached].map((place) => place.dataset.walked);
}"""
"""All places that arrow keys lead to."""
PLACES = """() => {
  const [{ geometry, view }] = [heldStore];
  const there = geometry.value.hexes.map((_, hex) => hex).filter((hex) => view.value.board.hexes[hex]);
  const named = (place, list) => list.map((_, at) => `${place}-${at}`);
  return [...there.map((hex) => `hex-${hex}`), ...named("intersection", geometry.value.intersections), ...named("path", geometry.value.paths)];
}"""
HOLD = """async () => { window.heldStore = await import(asset("js/core/store.js")); }"""


def names(page: Page) -> dict[str, str]:
    every: list[list[str]] = page.locator(".walked").evaluate_all(
        "all => all.map((place) => [place.dataset.walked, place.getAttribute('aria-label')])"
    )
    return dict(every)


def at_rest(arrive: Arrive, **table: Any) -> Page:
    [page] = seated(arrive, "Ana", seats=3, **table)
    says(page, "You: roll the dice")
    page.locator(".walked").first.wait_for(state="attached")
    page.evaluate(HOLD)
    return page


def test_arrow_keys_walk_to_every_place_of_the_island_and_each_says_what_is_there(arrive: Arrive):
    page = at_rest(arrive)
    assert set(page.evaluate(WALKED_TO)) == set(page.evaluate(PLACES))

    board: dict[str, Any] = page.evaluate("heldStore.view.value")
    named = names(page)
    assert all(named.values())
    assert "Blocked by the robber" in named[f"hex-{board['robber']}"]
    for at, hexagon in board["board"]["hexes"].items():
        assert str(hexagon.get("number") or "") in named[f"hex-{at}"]
    whose = ["your", "’s", "’s"]
    for at, building in board["buildings"].items():
        assert f"{whose[building['seat']]} {building['kind']}" in named[f"intersection-{at}"]
    for at, seat in board["roads"].items():
        assert f"{whose[seat]} road" in named[f"path-{at}"]
    for at in board["board"]["harbors"]:
        assert "harbor" in named[f"path-{at}"]


def test_the_island_is_one_stop_for_tab_and_keeps_where_one_was(arrive: Arrive):
    page = at_rest(arrive)
    page.evaluate("document.activeElement.blur()")
    page.keyboard.press("ArrowDown")
    page.locator(".walked:focus").wait_for(state="attached")
    page.keyboard.press("ArrowRight")
    here = page.evaluate("document.activeElement.dataset.walked")
    page.locator(f".walked[data-walked='{here}'][tabindex='0']").wait_for(state="attached")
    page.keyboard.press("Tab")
    assert page.locator(".walked:focus").count() == 0
    page.keyboard.press("Shift+Tab")
    assert page.evaluate("document.activeElement.dataset.walked") == here
    assert page.locator(".walked[tabindex='0']").count() == 1
    ends = []
    for key in ("Home", "End"):
        page.keyboard.press(key)
        ends.append(page.evaluate("document.activeElement.cy.baseVal.value"))
    assert ends == sorted(ends)
