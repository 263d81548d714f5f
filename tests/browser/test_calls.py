"""A device's calls to its player: sounds by group, a notification on request, the screen kept on."""

import json
from typing import Any
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Page, expect

from tests.app.running import RunningServer
from tests.browser.conftest import Arrive
from tests.browser.looking import accessible
from tests.browser.steps import at_a_table, button, call, middle, open_settings, says, start, until
from tests.forms import varied

pytestmark = pytest.mark.browser

HEAR = """
window.heard = [];
const start = OscillatorNode.prototype.start;
OscillatorNode.prototype.start = function (when) {
  window.heard.push(this.frequency.value);
  start.call(this, when);
};
"""
WATCH_DEVICE = """
window.buzzed = [];
window.notified = [];
window.held = 0;
navigator.vibrate = (length) => window.buzzed.push(length);
class Notice {
  static permission = "default";
  static async requestPermission() { return (Notice.permission = "granted"); }
  constructor(words) { window.notified.push(words); }
  close() {}
}
Object.defineProperty(window, "Notification", { value: Notice, configurable: true });
Object.defineProperty(navigator, "wakeLock", { value: {
  request: async () => { window.held += 1; return { release: () => { window.held -= 1; } }; } } });
"""
HIDE = """(hidden) => {
  Object.defineProperty(document, "hidden", { value: hidden, configurable: true });
  document.dispatchEvent(new Event("visibilitychange"));
}"""
MY_TURN = [587, 880]
BUILD = [220, 330]
WON = [523, 1047]
SEVEN = [262, 208]
HAPPENS = """async (event) => (await import(asset("js/table/notices/sound.js"))).play(event)"""


def place(page: Page) -> None:
    page.mouse.click(*middle(page.locator(".target").last))


def hears(page: Page, notes: list[int]) -> None:
    page.wait_for_function(
        "(notes) => notes.every((note) => window.heard.includes(note))", arg=notes
    )


def settings(page: Page) -> None:
    open_settings(page)
    expect(page.get_by_role("heading", name="Sounds")).to_be_visible()


def test_what_one_builds_is_heard_and_a_muted_table_is_silent(arrive: Arrive):
    page = at_a_table(arrive)
    page.evaluate(f"() => {{ {HEAR} }}")
    says(page, "You: place a settlement")
    place(page)
    hears(page, BUILD)
    says(page, "You: place a road")
    page.keyboard.press("m")
    page.evaluate("window.heard = []")
    place(page)
    says(page, "You: place your second settlement")
    assert page.evaluate("window.heard") == []


def test_each_group_has_a_volume_and_nothing_is_heard_at_none(arrive: Arrive):
    page = at_a_table(arrive)
    page.evaluate(f"() => {{ {HEAR} }}")
    settings(page)
    slider = page.get_by_label("Dice, cards and pieces", exact=True)
    slider.fill("0")
    page.get_by_label("Chat", exact=True).fill("100")
    hears(page, [1047])
    page.keyboard.press("Escape")
    page.evaluate("window.heard = []")
    place(page)
    says(page, "You: place a road")
    assert page.evaluate("window.heard") == []
    kept = json.loads(page.evaluate("localStorage.getItem('hexhaven')"))
    usual = {"turn": 0.8, "seven": 0.6, "trade": 0.4, "win": 1}
    assert kept["volumes"] == {**usual, "table": 0, "chat": 1}
    page.reload()
    settings(page)
    expect(slider).to_have_value("0")


def test_keys_move_a_volume_by_5_or_20_and_let_it_be_heard(arrive: Arrive):
    page = at_a_table(arrive)
    page.evaluate(f"() => {{ {HEAR} }}")
    settings(page)
    slider = page.get_by_label("The win", exact=True)
    expect(slider).to_have_attribute("aria-valuetext", "100%")
    slider.focus()
    for key, volume in (("PageDown", 80), ("ArrowLeft", 75), ("PageUp", 95), ("PageUp", 100)):
        page.keyboard.press(key)
        expect(slider).to_have_value(str(volume))
        expect(slider).to_have_attribute("aria-valuetext", f"{volume}%")
    hears(page, WON)
    button(page, "Play “Sevens and robbers”").click()
    hears(page, SEVEN)


def test_volumes_that_were_stored_before_sevens_had_their_own_still_hold(arrive: Arrive):
    page = at_a_table(arrive)
    page.evaluate(
        "localStorage.setItem('hexhaven', JSON.stringify({ volumes: { table: 0, turn: 0.3, chat: 1 } }))"
    )
    page.reload()
    settings(page)
    volumes = {"My turn and the clock": 30, "Chat": 100}
    silent = ("Sevens and robbers", "Trades and offers", "The win", "Dice, cards and pieces")
    for name, volume in {**volumes, **dict.fromkeys(silent, 0)}.items():
        expect(page.get_by_label(name, exact=True)).to_have_value(str(volume))


def test_a_device_is_quiet_beside_a_big_screen_unless_its_player_wants_it_otherwise(arrive: Arrive):
    page = at_a_table(arrive)
    page.evaluate(f"() => {{ {HEAR} }}")
    arrive(f"{urlsplit(page.url).path}/tv")
    until(page, """async () => (await import(asset("js/core/store.js"))).screens.value === 1""")
    page.evaluate(HAPPENS, {"type": "MyTurn"})
    settings(page)
    quiet = page.get_by_role("switch", name="Quiet beside a big screen")
    expect(quiet).to_have_attribute("aria-checked", "true")
    assert page.evaluate("window.heard") == []
    quiet.click()
    page.evaluate(HAPPENS, {"type": "MyTurn"})
    hears(page, MY_TURN)
    page.reload()
    settings(page)
    expect(quiet).to_have_attribute("aria-checked", "false")


def test_sevens_and_my_own_trades_are_felt_and_nothing_is_with_reduced_motion(arrive: Arrive):
    page = at_a_table(arrive, phone=True)
    page.add_init_script(WATCH_DEVICE)
    page.reload()
    says(page, "You: place a settlement")
    page.touchscreen.tap(5, 5)  # browsers let no page vibrate before

    def felt(event: dict[str, Any]) -> Any:
        page.evaluate("window.buzzed = []")
        page.evaluate(HAPPENS, event)
        return page.evaluate("window.buzzed")

    seven = {"type": "DiceRolled", "seat": 1, "dice": [3, 4]}
    assert felt(seven) == []
    page.emulate_media(reduced_motion="no-preference")
    expect(page.locator("html")).to_have_attribute("data-motion", "normal")
    assert felt(seven) == [[60]]
    assert felt({**seven, "dice": [3, 3]}) == []
    assert felt({"type": "Traded", "seat": 1, "partner": 0}) == [[20]]
    assert felt({"type": "Traded", "seat": 1, "partner": 2}) == []


def test_who_watches_hears_nothing_until_they_ask_for_it(arrive: Arrive, server: RunningServer):
    ana = at_a_table(arrive)
    eve = arrive(ana.url, at=server)
    call(eve, "POST", f"{server.base}/api/me", {"name": "Eve"})
    eve.reload()
    says(eve, "Ana is placing a settlement")
    eve.evaluate(f"() => {{ {HEAR} }}")
    settings(eve)
    sounds = eve.get_by_role("switch", name="All sounds")
    expect(sounds).to_have_attribute("aria-checked", "false")
    place(ana)
    says(eve, "Ana is placing a road")
    assert eve.evaluate("window.heard") == []
    sounds.click()
    place(ana)
    hears(eve, BUILD)


def two_at_a_table(arrive: Arrive, server: RunningServer) -> tuple[Page, Page]:
    ana, ben = arrive(), arrive()
    for page, name in ((ana, "Ana"), (ben, "Ben")):
        call(page, "POST", "api/me", {"name": name})
    config = {"edition": "2025", "board": "standard-3-4", "seats": 2, "options": {}}
    code = call(ana, "POST", "api/tables", {"config": config})["code"]
    call(ben, "POST", f"api/tables/{code}/seats/1", {})
    start(code, ana, ben)
    for page in (ana, ben):
        page.goto(f"{server.base}/t/{code}")
        page.evaluate(f"() => {{ {HEAR} }}")
        page.get_by_role("tab", name="Chat").click()
    return ana, ben


def test_what_somebody_says_is_heard_but_not_what_i_say(arrive: Arrive, server: RunningServer):
    ana, ben = two_at_a_table(arrive, server)
    ana.get_by_label("Say something to the table").fill("hello")
    ana.keyboard.press("Enter")
    hears(ben, [1047, 1319])
    expect(ana.locator(".said")).to_contain_text("hello")
    assert 1319 not in ana.evaluate("window.heard")


def test_my_turn_chimes_buzzes_and_notifies_who_looks_elsewhere(arrive: Arrive):
    page = at_a_table(arrive, phone=True)
    page.add_init_script(HEAR + WATCH_DEVICE)
    page.reload()
    says(page, "You: place a settlement")
    page.wait_for_function("() => window.held === 1")
    button(page, "Menu").tap()
    button(page, "Settings").tap()
    notices = page.get_by_role("switch", name="Notification")
    expect(notices).to_have_attribute("aria-checked", "false")
    assert page.evaluate("window.notified") == []
    notices.tap()
    expect(notices).to_have_attribute("aria-checked", "true")
    page.keyboard.press("Escape")
    page.evaluate("window.notified = []; window.buzzed = []")
    for kind in ("settlement", "road"):
        says(page, f"You: place a {kind}")
        page.touchscreen.tap(*middle(page.locator(".target").nth(3 if kind == "settlement" else 0)))
        if kind == "road":
            page.evaluate(HIDE, True)
            page.emulate_media(reduced_motion="no-preference")  # nothing shakes otherwise
        page.locator(".place .ok").dispatch_event("click")
    page.wait_for_function("() => window.notified.length === 1")
    hears(page, MY_TURN)
    assert "Your turn" in page.evaluate("window.notified[0]")
    assert page.evaluate("window.buzzed") == [[40, 60, 40]]


def test_over_plain_http_the_settings_say_what_is_missing(arrive: Arrive):
    page = at_a_table(arrive)
    page.add_init_script("Object.defineProperty(window, 'isSecureContext', { value: false })")
    page.reload()
    says(page, "You: place a settlement")
    settings(page)
    expect(page.get_by_text("This page came over plain HTTP")).to_be_visible()
    expect(page.get_by_role("switch", name="Notification")).to_have_count(0)


@varied("phone", True, False)
def test_the_settings_are_accessible(arrive: Arrive, phone: bool):
    page = at_a_table(arrive, phone=phone)
    says(page, "You: place a settlement")
    settings(page)
    accessible(page)
