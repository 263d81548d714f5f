"""Clocks: chosen in the lobby, told by the server, counted by the page. What comes at the end is in tests/app/test_clocks.py."""

import re
import time
from collections.abc import Collection
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Arrive
from tests.browser.looking import accessible
from tests.browser.steps import button, call, join_by_link, lobby_of, seated
from tests.forms import varied

pytestmark = pytest.mark.browser

BANK = 600_000
GRACE = 10_000

CUT_OFF = """async () => {
  const store = await import(asset("js/core/store.js"));
  const { closeTable } = await import(asset("js/core/net.js"));
  const kept = ["lobby", "geometry", "view", "seat", "version", "presence"].map((name) => [name, store[name].value]);
  closeTable();
  for (const [name, value] of kept) store[name].value = value;
  store.connection.value = { state: "open", since: 0, lag: null };
}"""
WAIT_FOR_MORE = """async () => {
  const { clock } = await import(asset("js/core/store.js"));
  const end = () => clock.value.at + clock.value.running[0].ends;
  const before = end();
  window.more = new Promise((given) => clock.subscribe(() => end() > before + 15_000 && given()));
}"""
"""Until the clock that runs ends so much later that somebody must have given time."""
NOW_AND_IN_A_MINUTE = """async () => {
  const { clock } = await import(asset("js/core/store.js"));
  const { readingOf } = await import(asset("js/table/clock/reading.js"));
  return [0, 60_000].map((later) => readingOf(clock.value, 0, performance.now() + later));
}"""
"""The readings of the first seat's clock, if no one acts."""
HEAR = """async (message) => {
  const { receive } = await import(asset("js/core/store.js"));
  receive(message);
}"""
SOUNDS = """() => {
  window.heard = 0;
  Object.defineProperty(navigator, "userActivation", { value: { hasBeenActive: true } });
  const start = OscillatorNode.prototype.start;
  OscillatorNode.prototype.start = function (...when) { window.heard += 1; return start.apply(this, when); };
  AudioContext.prototype.resume = () => Promise.resolve();
  let moment = 0; // what came before has always faded away
  Object.defineProperty(AudioContext.prototype, "currentTime", { get: () => (moment += 10) });
}"""


# --- in the lobby


def test_the_host_chooses_a_clock_and_everybody_reads_what_it_means(arrive: Arrive):
    ana = arrive(None)
    code = lobby_of(ana)
    ben = arrive(f"/t/{code}", phone=True)
    join_by_link(ben, "Ben")
    ben.locator(".play-summary").click()
    told, meaning = ben.locator("#setting-clock output"), ben.locator("#setting-clock small")
    expect(told).to_have_text("No clock")
    expect(meaning).to_have_text("Everyone takes as long as they need.")
    choice = ana.get_by_label("Clock")
    for name, text in (
        ("Relaxed", "20 min each for the whole game, plus 30 s per turn"),
        ("Normal", "10 min each for the whole game, plus 20 s per turn"),
        ("Fast", "5 min each for the whole game, plus 10 s per turn"),
    ):
        choice.select_option(name)
        expect(told).to_have_text(name)
        expect(meaning).to_contain_text(text)
    choice.select_option("Custom")
    ana.get_by_role("button", name="Less: Minutes for the whole game").click()
    ana.get_by_role("button", name="Less: Extra seconds per turn").click()
    expect(meaning).to_contain_text("4 min each for the whole game, plus 5 s per turn")
    ana.get_by_role("button", name="Less: Extra seconds per turn").click()
    expect(meaning).to_contain_text("4 min each for the whole game. When")
    settings = call(ana, "GET", f"api/tables/{code}")["settings"]
    assert settings["clock"] == {"bank": 240, "turn": 0}
    expect(ben.get_by_role("log")).to_contain_text("Ana changed “Clock” to 4 min")
    choice.select_option("No clock")
    expect(told).to_have_text("No clock")
    assert "clock" not in call(ana, "GET", f"api/tables/{code}")["settings"]


# --- at the table


def timed(arrive: Arrive, *, absent: Collection[str] = ("Ben",), **browser: Any) -> list[Page]:
    """Ana, whose turn it is, and Ben, who waits; ten minutes each."""
    clock = {"clock": {"bank": BANK // 1000, "turn": 20}}
    return ana_and_ben(arrive, settings=clock, absent=absent, **browser)


def ana_and_ben(arrive: Arrive, **seats: Any) -> list[Page]:
    """With a bot in the third seat and all the time they want."""
    return seated(arrive, "Ana", "Ben", seats=3, board="standard-3-4", **seats)


def own_time(page: Page) -> Locator:
    return page.locator(".own-clock .clock-face b")


def seconds(face: Locator) -> int:
    minutes, rest = face.inner_text().split(":")
    return 60 * int(minutes) + int(rest)


def test_clocks_run_for_who_must_act_and_others_can_give_time(arrive: Arrive):
    ana, ben = timed(arrive, absent=())
    expect(own_time(ana)).not_to_have_text("10:00")
    expect(ana.locator(".own-clock .clock-bar")).to_be_visible()
    expect(own_time(ben)).to_have_text("10:00")
    expect(ben.locator(".own-clock .clock-bar")).to_have_count(0)
    row = ben.locator(".opp", has_text="Ana")
    left = row.locator(".row-clock b")
    expect(left).not_to_have_text("10:00")
    expect(row.locator(".clock-bar")).to_be_visible()
    most = seconds(left)
    about = re.search(r"about (\d+) min left", row.get_attribute("aria-label") or "")
    assert about is not None
    assert round(seconds(left) / 60) <= int(about[1]) <= round(most / 60)
    bot = ben.locator(".opp:has(.bot)")
    expect(bot).to_have_count(1)
    expect(bot.locator(".row-clock")).to_have_count(0)

    row.click()
    ana.evaluate(WAIT_FOR_MORE)
    began, before = time.monotonic(), seconds(own_time(ana))
    button(ben, "Give Ana 30 more seconds").click()
    given = ben.get_by_role("button", name="Given to Ana").first
    expect(given).to_have_attribute("aria-disabled", "true")
    ana.evaluate("window.more")
    more, passed = seconds(own_time(ana)) - before, time.monotonic() - began
    assert 29 - passed <= more <= 30
    button(ben, "Close").click()

    ana.close()
    expect(row.locator(".row-clock.still")).to_be_visible()
    expect(row.locator("use[href$='#i-pause']")).to_have_count(1)
    now, in_a_minute = ben.evaluate(NOW_AND_IN_A_MINUTE)
    assert now == in_a_minute


def test_whoever_has_been_thinking_for_a_while_can_be_given_time_at_their_row(arrive: Arrive):
    _, ben = timed(arrive, absent=("Ana",))
    stopped(ben)
    hear(ben, BANK)
    ben.locator(".opp", has_text="Ana").focus()
    ben.clock.run_for(10_000)
    expect(ben.locator(".opp-more .give-time")).to_have_count(0)
    ben.clock.run_for(5_000)
    expect(ben.locator(".opp-more .give-time")).to_be_visible()


def test_a_paused_game_stops_all_clocks(arrive: Arrive):
    ana, ben = timed(arrive, absent=())
    expect(ana.locator(".own-clock.runs")).to_be_visible()
    ana.evaluate(
        """async () => {
            const { propose } = await import(asset("js/core/net.js"));
            await propose({ table: "pause" });
        }"""
    )
    ben.evaluate(
        """async () => {
            const { vote } = await import(asset("js/core/outbox.js"));
            const { proposal } = await import(asset("js/core/store.js"));
            await new Promise((found) => proposal.subscribe((open) => open && found()));
            vote(proposal.value.id, true);
        }"""
    )
    expect(ana.locator(".own-clock.still use[href$='#i-pause']")).to_have_count(1)
    expect(ana.locator(".clock-bar")).to_have_count(0)


def stopped(page: Page) -> None:
    """From here on the page's time passes as we say, and the server is silent."""
    page.clock.install()
    page.reload()
    expect(page.locator(".board")).to_be_visible()
    page.evaluate(CUT_OFF)
    page.clock.pause_at(page.evaluate("Date.now()") / 1000 + 1)


def hear(page: Page, ms: int, *, seat: int = 0, short: bool = False) -> None:
    running = {str(seat): {"short": short, "ends": ms + GRACE}}
    left = {"0": 100_000 if short else ms, "1": BANK}
    page.evaluate(HEAR, {"type": "clock", "left": left, "running": running, "grace": GRACE})
    page.clock.run_for(50)


def test_time_is_counted_warned_of_once_and_followed_by_a_visible_grace(arrive: Arrive):
    ana, _ = timed(arrive)
    ana.context.add_init_script(f"({SOUNDS})()")
    stopped(ana)
    ana.evaluate("window.heard = 0")  # it is her turn: that was heard
    face, said = own_time(ana), ana.locator("[aria-live='assertive']")
    hear(ana, 62_000)
    expect(face).to_have_text("1:02")
    ana.clock.run_for(1_000)
    expect(face).to_have_text("1:01")
    expect(ana.locator(".own-clock.low")).to_have_count(0)
    assert ana.evaluate("window.heard") == 0

    ana.clock.run_for(1_500)
    expect(ana.locator(".own-clock.low .alarm")).to_have_text("⚠")
    expect(said).to_have_text("Only 1 min 0 s left in your time bank")
    first = ana.evaluate("window.heard")
    assert first > 0
    ana.clock.run_for(40_000)
    assert ana.evaluate("window.heard") == first, "one alarm is enough"

    hear(ana, 95_000)
    hear(ana, 59_000)
    assert ana.evaluate("window.heard") == 2 * first, "with much more time the alarm is set again"
    hear(ana, 80_000)
    hear(ana, 59_000)
    assert ana.evaluate("window.heard") == 2 * first, "with a little more it is not"

    hear(ana, 9_450)
    expect(face).to_have_text("0:09.4")
    ana.clock.run_for(100)
    expect(face).to_have_text("0:09.3")
    expect(ana.locator(".last-seconds")).to_have_count(0)
    ana.clock.run_for(9_400)
    last = ana.locator(".last-seconds")
    expect(last).to_have_text("10 s left, then a default move is made for you")
    expect(said).to_contain_text("Your time is up. You have a grace period of 10 seconds")
    assert ana.evaluate("window.heard") == 3 * first
    ana.clock.run_for(3_000)
    expect(last).to_have_text("7 s left, then a default move is made for you")
    expect(said).to_contain_text("a grace period of 10 seconds")
    ana.clock.run_for(8_000)
    expect(last).to_have_text("0 s left, then a default move is made for you")


def test_who_listens_hears_no_ticking(arrive: Arrive):
    ana, _ = timed(arrive)
    stopped(ana)
    hear(ana, 9_000)
    ana.evaluate(
        """() => {
            window.spoken = [];
            const text = document.querySelector(".own-clock .unseen");
            const note = () => window.spoken.push(text.textContent);
            new MutationObserver(note).observe(text, { childList: true, characterData: true, subtree: true });
        }"""
    )
    ana.clock.run_for(4_000)
    assert ana.evaluate("window.spoken") == [f"You have {left} s left" for left in (8, 7, 6, 5)]
    inside = "element => element.closest('[aria-live], [role=status], [role=log], [role=alert]')"
    assert ana.locator(".own-clock").evaluate(inside) is None
    assert ana.locator(".own-clock .clock-face").get_attribute("aria-hidden") == "true"


def test_a_short_decision_shows_its_own_time(arrive: Arrive):
    ana, _ = timed(arrive)
    stopped(ana)
    hear(ana, 30_000, short=True)
    expect(own_time(ana)).to_have_text("0:30")
    expect(ana.locator(".own-clock small")).to_have_text("this decision")
    expect(ana.locator(".own-clock .unseen")).to_have_text("30 s left for this decision")
    ana.clock.run_for(15_000)
    width = ana.locator(".own-clock .clock-bar i").evaluate("bar => bar.style.transform")
    assert re.fullmatch(r"scaleX\(0?\.(49|5)\d*\)", width)
    expect(ana.locator(".own-clock.low")).to_have_count(0)
    ana.clock.run_for(5_500)
    expect(ana.locator(".own-clock.low")).to_have_count(1)


def test_without_clocks_long_thoughts_are_mentioned_quietly(arrive: Arrive):
    ana, ben = ana_and_ben(arrive)
    expect(ana.locator(".own-clock, .row-clock")).to_have_count(0)
    for page in (ben, ana):
        stopped(page)
    ben.clock.run_for(30_000)
    expect(ben.locator(".elapsed")).to_have_count(0)
    ben.clock.run_for(30_000)
    expect(ben.locator(".elapsed span[aria-hidden]")).to_have_text("thinking for 1 min")
    ben.clock.run_for(60_000)
    expect(ben.locator(".elapsed .unseen")).to_have_text("Ana: thinking for 2 min")
    ana.clock.run_for(130_000)
    expect(ana.locator(".elapsed")).to_have_count(0)


@varied("phone, scheme", (True, "dark"), (False, "light"))
def test_clocks_fit_and_are_accessible(arrive: Arrive, phone: bool, scheme: str):
    ana, _ = timed(arrive, phone=phone, color_scheme=scheme)
    stopped(ana)
    ana.clock.resume()
    for ms in (500_000, 50_000, 9_000, -2_000):
        hear(ana, ms)
        assert ana.evaluate("document.documentElement.scrollWidth <= innerWidth")
        accessible(ana)
