"""One press is one step: none is lost while the server still stores the last one, and none counts twice."""

import json

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from tests.app.running import RunningServer
from tests.browser.conftest import Arrive
from tests.browser.steps import (
    END,
    ROLL,
    button,
    create_table,
    let_draw,
    middle,
    sit_down,
    start,
    table_of,
    until,
)
from tests.browser.test_bargaining import SEED as BARGAIN
from tests.browser.test_bargaining import bargain, four_at_the_beginners_table, offer
from tests.browser.test_text_mode import Reader, into_text_mode
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
    """Between the page and its server: holds back the word that something is stored, or more, until it is let through."""

    def __init__(self, page: Page) -> None:
        self.slow: frozenset[str] = frozenset()
        self.held: list[str] = []
        self._after: str | None = None
        page.route_web_socket("**/socket*", self._between)

    def _between(self, socket: WebSocketRoute) -> None:
        self.page_side = socket
        socket.connect_to_server().on_message(self._from_server)

    def _from_server(self, message: str | bytes) -> None:
        assert isinstance(message, str)
        told = json.loads(message)
        if told["type"] in self.slow:
            self.held.append(message)
        else:
            self.page_side.send(message)
        if any(event["type"] == self._after for event in told.get("events", ())):
            self.hold("update")

    def hold(self, *kinds: str) -> None:
        self.slow = frozenset(kinds)

    def hold_what_follows(self, event: str) -> None:
        """Hold back every update after the next one with such an event."""
        self._after = event

    def done(self) -> None:
        self.slow, self._after = frozenset(), None
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
    storing.hold("ack")
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


def test_commands_typed_before_the_last_one_is_stored(arrive: Arrive, server_with: ServerWith):
    page, storing = to_roll(arrive, server_with(test_seed=SEED))
    into_text_mode(page)
    said = page.get_by_role("log", name="Commands, answers and events")
    ana = Reader(page)
    storing.hold("ack")
    ana.type("roll")
    expect(said).to_contain_text("You rolled")
    assert ana.ask("hand")[0].startswith("Resources")
    ana.type("end")
    ana.type("end")
    expect(said).to_contain_text("One moment: the last command has not been answered yet.")
    assert turns_ended(page) == 0
    storing.done()
    expect(said).to_contain_text("Turn 2 ·")
    assert turns_ended(page) == 1


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


CLOCK_AT = "(now) => void (performance.now = () => now)"
"""Presses are told apart by the clock; one that stands still makes the slowest machine as quick as a double click."""
BUILT = """async () => {
  const { log } = await import(asset("js/core/store.js"));
  return log.value.flatMap(({ events }) => events).map(({ type }) => type).filter((type) => /(Settlement|Road)(Placed|Built)/.test(type));
}"""


def at_set_up(arrive: Arrive, at: RunningServer) -> tuple[Page, Storing]:
    """Ana places first; Ben sits opposite."""
    ana, ben = arrive(None, at=at), arrive(None, at=at)
    storing = Storing(ana)
    code = table_of(ana, seats=2, board="standard-3-4", options={"first-player": "first-seat"})
    sit_down(ben, code, 1, "Ben")
    start(code, ana, ben)
    ana.goto(f"t/{code}")
    expect(ana.locator(".target.intersection").first).to_be_visible()
    return ana, storing


def test_a_double_click_on_a_spot_places_one_piece(arrive: Arrive, server_with: ServerWith):
    page, _ = at_set_up(arrive, server_with(test_seed=SEED))
    page.set_viewport_size({"width": 1280, "height": 720})
    let_draw(page, 3)
    page.evaluate(CLOCK_AT, 1000)
    place = middle(page.locator(".target.intersection").nth(20))
    page.mouse.click(*place)
    page.locator(".target.path").first.wait_for()
    page.mouse.click(*place)
    let_draw(page, 3)
    assert page.evaluate(BUILT) == ["SettlementBuilt"]
    page.evaluate(CLOCK_AT, 2000)
    page.mouse.click(*place)
    expect(page.locator(".target")).to_have_count(0)
    assert page.evaluate(BUILT) == ["SettlementBuilt", "RoadBuilt"]


NEVER_READ = "void (window.setTimeout = ((set) => (f, ms, ...more) => (ms === 400 ? 0 : set(f, ms, ...more)))(setTimeout))"


def test_a_key_that_is_held_or_pressed_twice_on_a_spot_places_one_piece(
    arrive: Arrive, server_with: ServerWith
):
    page, _ = at_set_up(arrive, server_with(test_seed=SEED))
    page.evaluate(NEVER_READ)
    page.locator(".target.intersection").first.focus()
    page.keyboard.down("Enter")
    spot = page.locator(".target.path:focus")
    spot.wait_for()
    page.keyboard.down("Enter")
    page.keyboard.up("Enter")
    page.keyboard.press("Enter")
    let_draw(page, 3)
    assert page.evaluate(BUILT) == ["SettlementBuilt"]
    spot.evaluate("spot => delete spot.dataset.unread")
    page.keyboard.down("Enter")
    page.keyboard.up("Enter")
    expect(page.locator(".target")).to_have_count(0)
    assert page.evaluate(BUILT) == ["SettlementBuilt", "RoadBuilt"]


def test_what_is_pressed_while_the_last_step_is_on_its_way_follows_it(
    arrive: Arrive, server_with: ServerWith
):
    page, storing = at_set_up(arrive, server_with(test_seed=SEED))
    page.locator(".target.intersection").first.focus()
    page.keyboard.press("Enter")
    page.locator(".target.path:focus:not([data-unread])").wait_for()
    storing.hold("update", "standing", "ack")
    page.keyboard.press("Enter")
    expect(page.locator(".sending").first).to_be_attached()
    page.keyboard.press("z")
    storing.done()
    expect(page.get_by_role("log")).to_contain_text("undid a road")
    expect(page.locator(".target.path").first).to_be_visible()


SAME_AND_OTHER = """async () => {
  const { mayAsk } = await import(asset("js/core/net.js"));
  const { legal, sending } = await import(asset("js/core/store.js"));
  const [sent] = sending.value.values();
  const said = [sent.type, await mayAsk({ ...sent })];
  const waits = mayAsk(legal.value[0]);
  window.answered = waits;
  return [...said, await Promise.race([waits, Promise.resolve("waits")])];
}"""


def test_the_same_step_is_not_taken_twice_even_if_somebody_else_acts_meanwhile(
    arrive: Arrive, server_with: ServerWith
):
    page, storing = to_roll(arrive, server_with(test_seed=SEED))
    storing.hold("ack")
    page.locator(ROLL).click()
    page.locator(END).wait_for()  # an update has come, as it would from somebody else
    assert page.evaluate(SAME_AND_OTHER) == ["RollDice", False, "waits"]
    storing.done()
    assert page.evaluate("window.answered") is True


def test_what_was_opened_meanwhile_stays_open(arrive: Arrive, server_with: ServerWith):
    page, storing = to_roll(arrive, server_with(test_seed=SEED))
    page.locator(ROLL).click()
    page.locator(END).wait_for()
    page.locator("[data-tile=trade]").click()
    give = page.locator(".rc:not(.zero)").first
    give.click()
    page.locator(".five.get [data-good]:not([aria-disabled='true'])").first.click()
    storing.hold("ack")
    page.locator(".do-offer").click()
    expect(page.locator(".open-offer")).to_be_visible()
    page.locator(".five.get [data-good]:not([aria-disabled='true'])").last.click()
    storing.done()
    expect(page.locator(".sending")).to_have_count(0)
    let_draw(page, 3)
    expect(page.locator("section.trade")).to_be_visible()


PRESSED_WHEN_SHOWN = """(what) => new Promise((shown) => {
  const look = new MutationObserver(() => {
    const button = document.querySelector(what);
    if (button === null) return;
    look.disconnect();
    queueMicrotask(() => (button.click(), shown(button.closest("[data-unread]") !== null)));
  });
  look.observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true });
})"""


def test_a_double_click_on_start_does_not_answer_its_question(arrive: Arrive):
    ana = arrive()
    create_table(ana)
    button(ana, "Less: Number of seats").click()
    expect(ana.locator(".seat")).to_have_count(3)
    ana.evaluate(f"void (window.second = ({PRESSED_WHEN_SHOWN})('.fewer-ways button'))")
    button(ana, "Start game").click()
    assert ana.evaluate("window.second") is True
    let_draw(ana, 3)
    expect(ana.locator(".fewer-ways")).to_be_visible()


def test_a_double_click_declines_one_offer(arrive: Arrive, server_with: ServerWith):
    ana, ben, cem, _ = people = four_at_the_beginners_table(arrive, server_with(test_seed=BARGAIN))
    give, get = bargain(people)
    offer(ana, give, get)
    ana.locator(".do-offer").click()
    for page in (ben, cem):
        page.locator(".incoming .counter").click()
        for side in ("give", "get"):  # so that it differs from the offer
            page.locator(f".five.{side} [data-good]:not([aria-disabled='true'])").last.click()
        page.locator(".do-offer").click()
    expect(ana.locator(".incoming")).to_have_count(2)
    ana.evaluate(CLOCK_AT, 1000)
    first = ana.locator(".incoming .decline").first
    box = first.bounding_box()
    assert box is not None
    at = {"clientX": box["x"] + box["width"] / 2, "clientY": box["y"] + box["height"] / 2}
    first.dispatch_event("click", at)
    expect(ana.locator(".incoming")).to_have_count(1)
    ana.locator(".incoming .decline").dispatch_event("click", at)
    let_draw(ana, 3)
    expect(ana.locator(".incoming")).to_have_count(1)
    ana.evaluate(CLOCK_AT, 2000)
    ana.locator(".incoming .decline").dispatch_event("click", at)
    expect(ana.locator(".incoming")).to_have_count(0)


def test_pins_chosen_quickly_are_all_pinned(arrive: Arrive, server_with: ServerWith):
    page, storing = to_roll(arrive, server_with(test_seed=SEED))
    mine = page.locator(".my-pins")
    storing.hold("wants")
    mine.click()
    for label, kind in (("I want", "wool"), ("I have", "ore"), ("I have", "grain")):
        row = page.get_by_role("group", name=label, exact=True)
        row.locator(f"[data-kind={kind}]").click()
    expect(mine.locator("> span")).to_have_count(2)
    while len(storing.held) < 3:
        page.wait_for_timeout(20)
    storing.done()
    until(
        page,
        """async () => {
          const { wants } = await import(asset("js/core/store.js"));
          return wants.value[0]?.want.join() === "wool" && wants.value[0].have.join() === "grain,ore";
        }""",
    )


PRESSED = "() => { window.pressed = []; document.addEventListener('click', ({ target }) => pressed.push(target.closest('button').textContent)); }"
PUT_AT = """(button, [x, y]) => Object.assign(button.style, { position: "fixed", left: `${x - 20}px`, top: `${y - 20}px` })"""


def test_a_double_tap_presses_nothing_that_has_come_in_its_place(
    arrive: Arrive, server_with: ServerWith
):
    server = server_with(test_seed=SEED)
    ana, ben = arrive(None, at=server, phone=True), arrive(None, at=server)
    code = table_of(ana, seats=2, board="standard-3-4", options={"first-player": "first-seat"})
    sit_down(ben, code, 1, "Ben")
    start(code, ana, ben)
    ana.goto(f"t/{code}")
    ana.locator(".target.intersection").nth(20).tap()
    build, undo = button(ana, "Build"), ana.locator(".undo")
    box = build.bounding_box()
    assert box is not None
    place = [box["x"] + box["width"] / 2, box["y"] + box["height"] / 2]
    ana.evaluate(PRESSED)
    ana.evaluate(CLOCK_AT, 1000)
    ana.touchscreen.tap(*place)
    undo.evaluate(PUT_AT, place)
    ana.touchscreen.tap(*place)
    let_draw(ana, 3)
    assert ana.evaluate("pressed") == ["Build"]
    ana.evaluate(CLOCK_AT, 2000)
    ana.touchscreen.tap(*place)
    expect(undo).to_have_count(0)
