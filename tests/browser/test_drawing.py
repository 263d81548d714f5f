"""The redrawing after a move: only what says something else after it, since every move is drawn at every table."""

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
"""Count how often an element of each class is described anew, by the first word of its class."""
NOTE_IMAGES = """
  window.made = [];
  window.Image = new Proxy(Image, {
    construct(Image, size) {
      const image = new Image(...size);
      window.made.push(image);
      return image;
    },
  });
"""
LOOK_FOR_UNMADE = """async () => {
  const { picture } = await import(asset("js/core/sprite.js"));
  const { lobby } = await import(asset("js/core/store.js"));
  const wanted = ["die-1", "die-2", "die-3", "die-4", "die-5", "die-6", "res-ore", "res-card", "robber", "dev-knight", "dev-monopoly"].map((id) => [id]);
  for (const { look } of lobby.value.seats) for (const id of ["road", "settlement", "city"]) wanted.push([id, look]);
  window.unmade = () => {
    const made = new Set(window.made.filter(({ complete, naturalWidth }) => complete && naturalWidth > 0).map(({ src }) => src));
    return wanted.filter(([id, look]) => !made.has(picture(id, look))).map(String);
  };
}"""
"""The pictures that a move may show for the first time and no one made yet, in the colors that are seen now."""
TURN_DARK = """async () => {
  const { setPreference } = await import(asset("js/core/preferences.js"));
  setPreference("theme", "dark");
  return unmade();
}"""
"""And what is to be made then, before anything can have been."""
NOTE_NEW_PICTURES = """() => {
  const seen = () => [...document.querySelectorAll(".table :is(img, image)")].map((each) => each.getAttribute("src") ?? each.getAttribute("href"));
  const known = new Set([...seen(), ...window.made.map(({ src }) => src)]);
  window.surprises = [];
  const look = () => window.surprises.push(...seen().filter((address) => !known.has(address)));
  new MutationObserver(look).observe(document.querySelector(".table"), { subtree: true, childList: true, attributes: true });
}"""


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


def test_a_picture_that_a_move_shows_first_was_made_before_it(page: Page):
    open_with_pictures_made(page)
    page.evaluate(NOTE_NEW_PICTURES)
    page.locator("[data-tile='road']").click()
    page.mouse.click(*middle(page.locator(".target").first))
    expect(page.locator(".lines .ln").last).to_contain_text("built a road")
    let_draw(page, 20)
    assert page.evaluate("window.surprises") == []


def test_other_colors_make_the_pictures_anew(page: Page):
    open_with_pictures_made(page)
    left = page.evaluate(TURN_DARK)
    assert "die-1" in left
    page.wait_for_function("() => unmade().length === 0")


def open_with_pictures_made(page: Page) -> None:
    page.add_init_script(NOTE_IMAGES)
    page.reload()
    page.locator(".board").wait_for()
    page.evaluate(LOOK_FOR_UNMADE)
    page.wait_for_function("() => unmade().length === 0")
