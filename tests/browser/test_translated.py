"""A page that the browser translates: what it shows is what the table says, word for word."""

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import PATIENCE, Arrive, ModulesIn, whole_game
from tests.browser.player import Player, Story
from tests.browser.realm_player import RealmPlayer
from tests.browser.realm_story import Story as RealmStory
from tests.browser.steps import at_a_card_table, button, seated, until
from tests.forms import LONG

pytestmark = [pytest.mark.browser, whole_game]

TRANSLATOR = """
const isKept = (text) => !text.data.trim() || text.parentElement?.closest("font, script, style, textarea, [translate=no]");
const translate = (text) => {
  if (isKept(text)) return;
  const [outer, inner] = [document.createElement("font"), document.createElement("font")];
  inner.textContent = text.data;
  outer.append(inner);
  text.replaceWith(outer);
};
const textsIn = (node) => {
  const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
  const found = [];
  while (walker.nextNode()) found.push(walker.currentNode);
  return node.nodeType === Node.TEXT_NODE ? [node] : found;
};
addEventListener("DOMContentLoaded", () => {
  textsIn(document.body).forEach(translate);
  new MutationObserver((records) => {
    for (const { addedNodes } of records) for (const node of addedNodes) if (node.isConnected) textsIn(node).forEach(translate);
  }).observe(document.body, { childList: true, subtree: true });
});
"""
"""As translators do, it puts elements in the place of texts, but its words are the same, so that they can be compared."""
SHOWN = """() => {
  const changing = ".lag, .waited, .clock, .bubble, .tip, .toast";
  const shown = (region) => {
    const copy = region.cloneNode(true);
    for (const part of copy.querySelectorAll(changing)) part.remove();
    return copy.textContent.replace(/\\s+/g, " ").trim();
  };
  return Object.fromEntries([".top .facts", ".table-name", ".opps", ".side .lines", ".bank", ".dock", ".realms", ".board text"]
    .map((part) => [part, [...document.querySelectorAll(part)].map(shown)]).filter(([, found]) => found.length));
}"""
"""The numbers, names and sentences of a table, region by region; without what changes by itself."""
SETTLED = """async () => {
  const { sending, connection } = await import(asset("js/core/store.js"));
  return connection.value.state === "open" && sending.value.size === 0;
}"""
TURNS = 200 if LONG else 4
"""The number of times the two are compared, if the game is not over sooner."""


def translated(arrive: Arrive) -> Page:
    """An empty page whose texts are replaced as soon as they appear."""
    page = arrive(None)
    page.add_init_script(TRANSLATOR)
    return page


def take_the_seat_back(page: Page) -> None:
    button(page, "Continue here").click()
    until(page, SETTLED)


def assert_shows_what_another_tab_shows(page: Page, other: Page) -> None:
    """The same guest's, which nobody translates; one of them has the seat at a time."""
    take_the_seat_back(other)
    try:
        expect_the_same(page, other)
    finally:
        take_the_seat_back(page)


def expect_the_same(page: Page, other: Page) -> None:
    """Once both have drawn what they know."""
    for _ in range(PATIENCE // 100):
        shown, true = page.evaluate(SHOWN), other.evaluate(SHOWN)
        if shown == true:
            return
        page.wait_for_timeout(100)
    assert {part: shown.get(part) for part in true if shown.get(part) != true[part]} == {
        part: true[part] for part in true if shown.get(part) != true[part]
    }


def test_a_translated_page_shows_the_truth_of_an_island(arrive: Arrive):
    page = translated(arrive)
    ben = arrive(None)
    seated(arrive, "Ana", "Ben", pages=[page, ben])
    other = arrive(page.url, with_browser_of=page)
    until(other, SETTLED)
    take_the_seat_back(page)
    story = Story()
    players = [Player(page, "Ana", story), Player(ben, "Ben", story)]
    compared = 0
    while compared < TURNS and not players[0].over:
        acted = [player.play() for player in players]
        if not any(acted):
            page.wait_for_timeout(50)
        choosing = (
            page.locator("section.trade, .picker, .tile.on").count() > 0
        )  # which another tab does not know of
        if acted[0] and not choosing:
            assert_shows_what_another_tab_shows(page, other)
            compared += 1


def test_a_translated_page_shows_the_truth_of_two_realms(arrive: Arrive):
    page, ben = translated(arrive), arrive(None)
    at_a_card_table(page, ben)
    other = arrive(page.url, with_browser_of=page)
    until(other, SETTLED)
    take_the_seat_back(page)
    story = RealmStory()
    players = [RealmPlayer(page, 0, story), RealmPlayer(ben, 1, story)]
    compared = 0
    while compared < TURNS and not players[0].over:
        acted = [player.step() for player in players]
        if not any(acted):
            page.wait_for_timeout(50)
        if acted[0]:
            assert_shows_what_another_tab_shows(page, other)
            compared += 1


def test_keys_work_on_keyboards_without_latin_letters(modules: ModulesIn):
    """By where they lie; what a Latin keyboard writes counts before its place."""
    found = modules().evaluate(
        """async () => {
          const { commandOfPress } = await import(asset("js/table/topbar/bindings.js"));
          return [["я", "KeyZ"], ["ζ", "KeyZ"], ["ז", "KeyZ"], ["z", "KeyY"], ["y", "KeyZ"], ["1", "Digit1"]]
            .map(([key, code]) => commandOfPress({ key, code }) ?? null);
        }"""
    )
    assert found == ["undo", "undo", "undo", "undo", None, None]
