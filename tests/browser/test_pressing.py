"""One press is one step: none is lost while the server still stores the last one, and none counts twice."""

import json

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from tests.app.running import RunningServer
from tests.browser.conftest import Arrive
from tests.browser.steps import END, ROLL, let_draw, start, table_of
from tests.conftest import ServerWith

pytestmark = pytest.mark.browser


SEED = "decisions 1"
ROLL_SHOWN, END_SHOWN = "[data-step=RollDice]", "[data-step=EndTurn]"
PRESS_AT_ONCE = """async ([press, ...steps]) => {
  const { lastEvents } = await import(asset("js/core/store.js"));
  const seen = () => steps.filter((step) => document.querySelector(step));
  const rolled = new Promise((met) => lastEvents.subscribe((entry) => entry?.events.some(({ type }) => type === "DiceRolled") && met()));
  window.seen = rolled.then(() => undefined).then(() => undefined).then(() => {
    const before = seen();
    document.body.dispatchEvent(new Event(press));
    return [before, seen()];
  });
}"""
"""In the task of the message that says what was rolled, when all is done that belongs to it: which step is seen, and which after a press."""


class Storing:
    """Between the page and its server: holds back the word that something is stored, until it is let through."""

    def __init__(self, page: Page) -> None:
        self.slow = False
        self.held: list[str] = []
        page.route_web_socket("**/socket*", self._between)

    def _between(self, socket: WebSocketRoute) -> None:
        self.page_side = socket
        socket.connect_to_server().on_message(self._from_server)

    def _from_server(self, message: str | bytes) -> None:
        assert isinstance(message, str)
        if self.slow and json.loads(message)["type"] == "ack":
            self.held.append(message)
        else:
            self.page_side.send(message)

    def done(self) -> None:
        self.slow = False
        for message in self.held:
            self.page_side.send(message)


def to_roll(arrive: Arrive, server: RunningServer) -> tuple[Page, Storing]:
    """Ana, with a bot, whose first roll is not a seven."""
    page = arrive(None, at=server)
    storing = Storing(page)
    options = {"first-player": "first-seat"}
    code = table_of(page, seats=2, board="standard-beginner", options=options)
    start(code, page)
    page.goto(f"t/{code}")
    expect(page.locator(ROLL)).to_be_visible()
    return page, storing


def turns_ended(page: Page) -> int:
    """By Ana; the bot may have played as well by now."""
    ended: int = page.evaluate(
        """async () => {
            const { log, seat } = await import(asset("js/core/store.js"));
            return log.value.flatMap(({ events }) => events).filter((event) => event.type === "TurnEnded" && event.seat === seat.value).length;
        }"""
    )
    return ended


@pytest.mark.parametrize("press", ["pointerdown", "pointerup", "keydown", "click"])
def test_what_a_message_changed_is_drawn_before_a_press_that_comes_first(
    arrive: Arrive, server_with: ServerWith, press: str
):
    page, _ = to_roll(arrive, server_with(test_seed=SEED))
    page.evaluate(PRESS_AT_ONCE, [press, ROLL_SHOWN, END_SHOWN])
    page.locator(ROLL).click()
    before, after = page.evaluate("window.seen")
    assert before == [ROLL_SHOWN]
    assert after == [END_SHOWN]


def test_what_a_message_changed_is_drawn_before_the_next_message(
    arrive: Arrive, server_with: ServerWith
):
    page, _ = to_roll(arrive, server_with(test_seed=SEED))
    page.evaluate("scheduler.postTask = () => undefined")  # the task to draw in does not come
    page.locator(ROLL).click()
    expect(page.locator(END)).to_be_visible()


@pytest.mark.parametrize("how", ["mouse", "key"])
def test_a_step_pressed_before_the_last_one_is_stored_is_taken_then(
    arrive: Arrive, server_with: ServerWith, how: str
):
    page, storing = to_roll(arrive, server_with(test_seed=SEED))
    storing.slow = True
    page.locator(ROLL).click()
    page.locator(END).wait_for()
    if how == "mouse":
        page.locator(END).click()
    else:
        page.keyboard.press("Space")
    let_draw(page, 3)
    expect(page.locator(END)).to_be_visible()
    storing.done()
    expect(page.locator(END)).to_have_count(0)


LABEL_SHOWN = """(step) => new Promise((shown) => {
  const look = new MutationObserver(() => {
    const button = document.querySelector(step);
    if (button === null) return;
    look.disconnect();
    shown("unread" in button.dataset ? (button.click(), "pressed at once") : "could be read at once");
  });
  look.observe(document.body, { subtree: true, childList: true, attributes: true });
})"""
"""Press the big button in the very moment in which it says something else, as the second half of a double click does."""


def test_a_double_click_rolls_and_does_not_end_the_turn(arrive: Arrive, server_with: ServerWith):
    page, _ = to_roll(arrive, server_with(test_seed=SEED))
    page.evaluate(f"void (window.second = ({LABEL_SHOWN})('{END_SHOWN}'))")
    page.locator(ROLL).click()
    assert page.evaluate("window.second") == "pressed at once"
    expect(page.locator(END)).to_be_visible()
    assert turns_ended(page) == 0


def test_who_presses_quickly_at_one_place_does_not_press_in_vain(
    arrive: Arrive, server_with: ServerWith
):
    """Browsers count presses at one place, some of them for ever; the page does not go by that."""
    page, _ = to_roll(arrive, server_with(test_seed=SEED))
    page.locator(ROLL).hover()
    page.mouse.down(click_count=1)
    page.mouse.up(click_count=1)
    page.locator(END).wait_for()
    page.mouse.down(click_count=2)
    page.mouse.up(click_count=2)
    expect(page.locator(END)).to_have_count(0)
    assert turns_ended(page) == 1


def test_a_double_click_opens_a_panel_and_does_not_close_it(
    arrive: Arrive, server_with: ServerWith
):
    page, _ = to_roll(arrive, server_with(test_seed=SEED))
    page.locator(ROLL).click()
    page.locator(END).wait_for()
    page.locator("[data-tile=trade]").dblclick()
    let_draw(page, 3)
    expect(page.locator("section.trade")).to_be_visible()


@pytest.mark.parametrize("key", ["Space", "Enter"])
def test_a_key_that_is_held_was_pressed_once(arrive: Arrive, server_with: ServerWith, key: str):
    page, _ = to_roll(arrive, server_with(test_seed=SEED))
    page.locator(ROLL).wait_for()
    page.keyboard.down(key)
    page.locator(END).wait_for()
    for _ in range(5):
        page.keyboard.down(key)
    let_draw(page, 3)
    page.keyboard.up(key)
    expect(page.locator(END)).to_be_visible()
    assert turns_ended(page) == 0
