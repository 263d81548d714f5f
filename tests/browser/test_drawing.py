"""What a move draws again: only what says something else after it, since every move is drawn at every table."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Arrive
from tests.browser.looking import sit_down
from tests.browser.moments import MOMENTS, Moments, moments
from tests.browser.steps import let_draw, middle

pytestmark = pytest.mark.browser

COUNT = """async () => {
  const { options } = await import(asset("vendor/preact.js"));
  const before = options.vnode;
  window.drawn = {};
  options.vnode = (node) => {
    const name = typeof node.type === "string" && String(node.props.class ?? "").split(" ")[0];
    if (name) window.drawn[name] = (window.drawn[name] ?? 0) + 1;
    before?.(node);
  };
}"""
"""How often an element of each class is described anew, by the first word of its class."""


@pytest.fixture(scope="module")
def late_turn(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Moments]:
    """The log is longer than its window."""
    with moments(tmp_path_factory.mktemp("drawing"), {"cards": MOMENTS["cards"]}) as found:
        yield found


@pytest.fixture
def page(arrive: Arrive, late_turn: Moments) -> Page:
    page = sit_down(arrive, late_turn, "cards")
    expect(page.locator("[data-step='EndTurn']")).to_be_visible()
    return page


def test_a_move_draws_no_older_line_of_the_log_and_not_the_page_around_it(page: Page):
    page.locator("[data-tile='road']").click()
    expect(page.locator(".target").first).to_be_visible()
    lines = page.locator(".lines .ln")
    assert lines.count() > 15
    page.evaluate(COUNT)
    page.mouse.click(*middle(page.locator(".target").first))
    expect(lines.last).to_contain_text("built a road")
    let_draw(page, 20)  # what is not urgent follows part by part
    drawn = page.evaluate("window.drawn")
    assert drawn.get("ln", 0) == 1, drawn
    around = ("table", "dock", "side", "tabs", "opp-more")
    assert {name: drawn[name] for name in around if name in drawn} == {}
