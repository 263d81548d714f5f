"""A whole game with the keyboard alone, from the first page to the result: no mouse, no finger, no focus by script."""

import re
import time
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, TimeoutError, expect

from engine.board_game.core.names import NOBODY
from tests.app.running import ROOT
from tests.browser.conftest import GAME_WITHIN, Arrive, whole_game
from tests.browser.looking import sit_down as sit_down_at
from tests.browser.moments import Way, moments
from tests.browser.player import LOOK, worth
from tests.browser.steps import at_a_table, says, to_the_result
from tests.conftest import StartServer
from tests.forms import LONG, WIDE

pytestmark = pytest.mark.browser


SEED = "keyboard 1"
SEEN = {"place", "roll", "supply"} if WIDE else {"place", "roll"}
ENOUGH_STEPS = 25 if WIDE else 12
"""The number of steps where the game is not played to its end."""
PICTURES = ROOT / "test-results" / "keyboard"
KINDS = ("brick", "lumber", "wool", "grain", "ore")
TILES = {"city": "c", "settlement": "s", "road": "r"}
COSTS = {
    "city": {"ore": 3, "grain": 2},
    "settlement": {"brick": 1, "lumber": 1, "wool": 1, "grain": 1},
    "card": {"ore": 1, "wool": 1, "grain": 1},
}

FOCUS = """() => {
  const at = document.activeElement;
  const name = (at.getAttribute("aria-label") ?? at.textContent).trim();
  return { lost: at === document.body, seen: at.matches(":focus-visible"), name, classes: [...at.classList], target: at.dataset?.target ?? null };
}"""


WATCH_FALLS = """() => {
  window.fallen = [];
  addEventListener("focusout", async ({ target, relatedTarget }) => {
    for (let turn = 0; turn < 5; turn += 1) await null; // whoever answers a change of the page has had a turn then
    if (!relatedTarget && document.activeElement === document.body) fallen.push(`${target.getAttribute("class")} at ${document.querySelector(".sentence strong")?.textContent}`);
  }, true);
}"""
"""Notes what had the focus when it went to nothing, not even for the moment until something else has it."""


class Typist:
    """Sees the page and presses keys."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.done: set[str] = set()

    def press(self, *keys: str) -> None:
        for key in keys:
            self.page.keyboard.press(key)

    @property
    def focus(self) -> dict[str, Any]:
        seen: dict[str, Any] = self.page.evaluate(FOCUS)
        return seen

    def tab_to(self, selector: str, key: str = "Tab") -> None:
        for _ in range(150):
            if self.page.evaluate("it => document.activeElement.matches(it)", selector):
                return
            self.press(key)
        raise AssertionError(f"no way to {selector} by {key}")

    def tab_to_button(self, name: str) -> None:
        for _ in range(150):
            self.press("Tab")
            if self.focus["name"].startswith(name):
                return
        raise AssertionError(f"no way to the button {name}")

    def comes_to(self, selector: str) -> None:
        """The focus goes there by itself."""
        try:
            self.page.locator(f":focus:is({selector})").wait_for(state="attached")
        except TimeoutError as late:
            raise AssertionError(f"{selector} has no focus: {self.focus}, {self.look()}") from late

    # --- the game

    def look(self) -> dict[str, Any]:
        seen: dict[str, Any] = self.page.evaluate(LOOK)
        return seen

    def step(self) -> bool:
        """Do one thing, if there is one to do. False while others decide."""
        seen = self.look()
        if seen["busy"] or seen["cutOff"] or seen["over"]:
            return False
        if seen["discard"]:
            self.discard(seen["hand"])
        elif seen["victims"]:
            self.comes_to(".victim")
            self.press("Enter")
            self.done.add("victim")
        elif seen["targets"]:
            self.place(seen["targets"])
        elif any(offer["accept"] or offer["decline"] for offer in seen["offers"]):
            self.press("a" if any(offer["accept"] for offer in seen["offers"]) else "x")
            self.done.add("answer")
        elif seen["panel"]:
            self.play_card(seen)
        elif seen["step"] == "RollDice":
            self.press("Space")
            self.done.add("roll")
        elif seen["step"] == "EndTurn":
            self.use_turn(seen)
        else:
            return False
        expect(self.page.locator(".sending")).to_have_count(0)
        self.assert_focus_is_somewhere()
        return True

    def assert_focus_is_somewhere(self) -> None:
        focus = self.focus
        assert not focus["lost"], self.done
        assert focus["seen"], focus

    def place(self, targets: list[list[str]]) -> None:
        """Tab goes through the legal spots in reading order; the best of them gets Enter."""
        self.comes_to(".target:not([data-unread])")
        keys = [key for key, _ in targets]
        best = max(targets, key=lambda spot: worth(spot[1]))[0]
        steps = keys.index(best) - keys.index(self.focus["target"])
        self.press(*["Tab" if steps > 0 else "Shift+Tab"] * abs(steps))
        assert self.focus["target"] == best
        self.press("Enter")
        self.done.add("place")

    def discard(self, hand: dict[str, int]) -> None:
        """The first one too many and back again, then as many as needed: the digits do it all."""
        self.comes_to(".discard [data-good]")
        most = max(hand, key=lambda kind: hand[kind])
        self.press(digit(most), f"Shift+{digit(most)}")
        expect(self.page.locator(".discard .q")).to_have_count(0)
        for kind, count in hand.items():
            self.press(*[digit(kind)] * count)
        self.comes_to(".confirm")
        self.press("Enter")
        self.done.add("discard")

    def use_turn(self, seen: dict[str, Any]) -> None:
        if seen["playable"]:
            self.tab_to(".dc.playable", "Shift+Tab")
            self.press("Enter")
            return
        for tile, key in TILES.items():
            if seen["tiles"][tile]["enabled"] and not seen["tiles"][tile]["through"]:
                self.press(key)
                self.comes_to(".target:not([data-unread])")
                return
        if seen["tiles"]["card"]["enabled"] and not seen["tiles"]["card"]["through"]:
            self.press("d")
        elif trade := self.supply_trade(seen["hand"]):
            self.trade_with_supply(*trade)
        else:
            self.press("Space")

    def play_card(self, seen: dict[str, Any]) -> None:
        if seen["panel"] == "buy":
            self.comes_to(".buy-card:not([data-unread])")
            self.press("Enter")
            self.done.add("buy")
            return
        if seen["panel"] not in seen["playable"]:
            self.press("Escape")  # it was opened when it had just been played
            return
        if seen["panel"] in ("year_of_plenty", "monopoly"):
            self.comes_to(".card-panel [data-good]")
            self.press(*["5"] * (2 if seen["panel"] == "year_of_plenty" else 1))
        self.comes_to(".play-card")
        self.press("Enter")
        self.done.add(seen["panel"])

    def supply_trade(self, hand: dict[str, int]) -> tuple[str, int, str] | None:
        for cost in COSTS.values():
            lacking = {kind for kind in cost if hand[kind] < cost[kind]}
            for give in KINDS:
                rate = self.rate(give)
                if len(lacking) == 1 and hand[give] - rate >= cost.get(give, 0):
                    return give, rate, lacking.pop()
        return None

    def rate(self, kind: str) -> int:
        rates: int = self.page.evaluate(
            """async (kind) => {
                const { mine } = await import(asset("js/board_game/actions/choices.js"));
                return mine.value.rates[kind];
            }""",
            kind,
        )
        return rates

    def trade_with_supply(self, give: str, rate: int, get: str) -> None:
        self.press("t")
        self.comes_to("section.trade .give [data-good]")
        self.press(*[digit(give)] * rate)
        self.press(digit(get, wanted=True))
        self.comes_to(".do-bank")
        self.press("Enter")
        expect(self.page.locator("section.trade")).to_have_count(0)
        self.done.add("supply")


def digit(kind: str, *, wanted: bool = False) -> str:
    """1 to 5 on the own side, 6 to 0 on the other one."""
    return str((KINDS.index(kind) + (6 if wanted else 1)) % 10)


def sit_down(typist: Typist) -> None:
    """From the first page to the board, with bots in two of three seats and eight points to win."""
    page = typist.page
    typist.tab_to("input")
    page.keyboard.type("Ana")
    typist.tab_to_button("Create table")
    typist.press("Enter")
    expect(page.get_by_role("heading", name="Seats")).to_be_visible()
    typist.tab_to_button("Less: Number of seats")
    typist.press("Enter")
    for taken in (2, 3):
        typist.tab_to_button("Add a bot")
        typist.press("Enter")
        expect(page.locator(".seat:not(.free)")).to_have_count(taken)
        typist.assert_focus_is_somewhere()
    typist.tab_to(".house-rules > summary")
    typist.press("Enter")
    typist.tab_to_button("Less: Points to win")
    typist.press("Enter", "Enter")
    typist.tab_to_button("Start game")
    typist.press("Enter")
    expect(page.locator(".board")).to_be_visible()


@whole_game
def test_a_whole_game_by_keyboard_alone(arrive: Arrive, start_server: StartServer):
    page = arrive("/", at=start_server(test_seed=SEED))
    typist = Typist(page)
    sit_down(typist)
    page.evaluate(WATCH_FALLS)
    page.keyboard.press("Tab")
    assert typist.focus["name"] == "Text mode"
    take_picture(page, "first-link")
    page.keyboard.press("Tab")
    typist.tab_to(".target")
    take_picture(page, "first-spot")
    deadline = time.monotonic() + GAME_WITHIN
    steps = 0
    while not page.locator(".win").count():
        assert time.monotonic() < deadline, (
            f"no winner: {typist.focus} {typist.done} {typist.look()}"
        )
        if not LONG and steps >= ENOUGH_STEPS and typist.done >= SEEN:
            break
        if typist.step():
            steps += 1
        else:
            page.wait_for_timeout(20)
    assert page.evaluate("fallen") == []
    assert typist.done >= SEEN
    if LONG:
        to_the_result(page)
        expect(page.locator("dialog.end h1")).to_contain_text("wins")
        take_picture(page, "end")
        leave_the_result(typist)


def leave_the_result(typist: Typist) -> None:
    typist.tab_to_button("See the board")
    typist.press("Enter")
    expect(typist.page.locator("dialog.end")).to_have_count(0)
    typist.tab_to_button("Show the result")


def test_after_the_end_keys_lead_to_the_result_and_commands_are_told_it_is_over(
    arrive: Arrive, tmp_path: Path
):
    over: dict[str, Way] = {
        "over": (lambda state: state.winner != NOBODY, None, {"victory-points": 8})
    }
    with moments(tmp_path, over) as played:
        page = sit_down_at(arrive, played, "over")
        expect(page.locator("dialog.end h1")).to_contain_text("wins")
        leave_the_result(Typist(page))
        page.get_by_role("link", name="Text mode").press("Enter")
        expect(page.get_by_label("Command", exact=True)).to_be_focused()
        page.keyboard.type("roll")
        page.keyboard.press("Enter")
        expect(page.get_by_role("log")).to_contain_text("The game is over")


def at_the_set_up(arrive: Arrive) -> Typist:
    page = at_a_table(arrive)
    says(page, "You: place a settlement")
    return Typist(page)


def test_tab_goes_through_the_legal_spots_and_then_on_and_escape_leaves_them(arrive: Arrive):
    typist = at_the_set_up(arrive)
    typist.press("ArrowRight")
    spots = [key for key, _ in typist.look()["targets"]]
    passed = []
    for _ in spots:
        passed.append(typist.focus["target"])
        typist.press("Tab")
    assert passed == spots
    typist.assert_focus_is_somewhere()
    assert typist.focus["target"] is None
    typist.press("Shift+Tab")
    assert typist.focus["target"] == spots[-1]
    typist.press("Shift+Tab")
    assert typist.focus["target"] == spots[-2]
    typist.press("Escape")
    typist.comes_to(".next")
    typist.press("Escape")
    typist.comes_to(".target:not([data-unread])")


def test_arrows_lead_to_every_legal_spot(arrive: Arrive):
    typist = at_the_set_up(arrive)
    unreached = typist.page.evaluate(
        """async () => {
            const { neighborOf, targets } = await import(asset("js/board_game/board/targets.js"));
            const reached = new Set([targets.value[0].key]);
            for (const key of reached) for (const arrow of ["Left", "Right", "Up", "Down"]) reached.add(neighborOf(key, `Arrow${arrow}`).key);
            return targets.value.filter(({ key }) => !reached.has(key)).map(({ key }) => key);
        }"""
    )
    assert unreached == []


def test_a_spot_that_is_gone_but_still_drawn_can_get_the_focus(arrive: Arrive):
    typist = at_the_set_up(arrive)
    typist.press("ArrowRight")
    typist.comes_to(".target:not([data-unread])")
    typist.page.evaluate(
        """async () => {
            const { legal } = await import(asset("js/core/store.js"));
            const spots = legal.value;
            legal.value = []; // drawn after this, and by then they are there again
            document.querySelector(".target:not(:focus)").focus();
            legal.value = spots;
        }"""
    )  # what the page complains about fails the test
    typist.assert_focus_is_somewhere()


def test_shortcuts_can_be_switched_off_and_never_act_while_one_is_typing(arrive: Arrive):
    typist = at_the_set_up(arrive)
    page = typist.page
    sound = page.locator(".top [aria-label^='Sound o']")
    on = sound.get_attribute("aria-label") or ""
    typist.tab_to("[role=tab]")
    typist.press("ArrowRight")
    typist.tab_to(".ask .field")
    page.keyboard.type("my message? 12")
    expect(page.locator(".ask .field")).to_have_value("my message? 12")
    expect(page.get_by_role("dialog")).to_have_count(0)
    assert sound.get_attribute("aria-label") == on
    typist.tab_to(".ib")
    typist.press("m")
    expect(sound).not_to_have_attribute("aria-label", on)
    typist.press("m", "?")
    expect(page.get_by_role("dialog")).to_be_visible()
    typist.tab_to(".keys-head [role=switch]")
    keys = page.get_by_role("switch", name="Shortcuts")
    expect(keys).to_be_focused()
    expect(keys).to_be_checked()
    typist.press("Space")
    expect(keys).not_to_be_checked()
    take_picture(page, "help")
    typist.press("Escape")
    typist.comes_to(".ib")
    typist.press("m", "?", "t")
    expect(sound).to_have_attribute("aria-label", on)
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.reload()
    expect(page.locator(".board")).to_be_visible()
    typist.press("?", "m")
    assert sound.get_attribute("aria-label") == on


def choose_other_keys(typist: Typist) -> None:
    typist.press("?")
    typist.tab_to_button("Choose other keys")
    typist.press("Enter")


def test_a_player_chooses_other_keys_and_none_is_lost(arrive: Arrive):
    page = at_a_table(arrive, board="standard-beginner")
    says(page, "You: roll the dice")
    typist = Typist(page)
    choose_other_keys(typist)
    typist.tab_to("[aria-describedby=key-of-next]")
    typist.press("Enter", "5")
    expect(page.locator(".keys-text")).to_contain_text("cannot be used")
    typist.press("r")
    expect(page.locator(".keys-text")).to_have_text("The next step: R from now on; Road: Space.")
    take_picture(page, "keys")
    typist.tab_to("[aria-describedby=key-of-log]")
    typist.press("Space", "Escape", "Space", "Space")
    expect(page.locator(".keys-text")).to_have_text("Log: Space from now on; Road: L.")
    typist.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(page.locator(".next .key")).to_have_text("R")
    expect(page.locator("[data-tile=road] .key")).to_have_text("L")
    page.reload()
    expect(page.locator(".next .key")).to_have_text("R")
    typist.press("Space")
    says(page, "You: roll the dice")
    typist.press("r")
    expect(page.locator("[data-step=RollDice]")).to_have_count(0)
    choose_other_keys(typist)
    typist.tab_to_button("Default keys")
    typist.press("Enter", "Escape")
    expect(page.locator("[data-tile=road] .key")).to_have_text("R")


def test_digits_put_a_trade_together_and_take_it_apart(arrive: Arrive):
    page = at_a_table(arrive, board="standard-beginner")
    says(page, "You: roll the dice")
    typist = Typist(page)
    typist.tab_to(".next")
    while not page.locator("[data-step='EndTurn']").count():
        if not typist.step():
            page.wait_for_timeout(20)
    hand = typist.look()["hand"]
    mine = max(hand, key=lambda kind: hand[kind])
    other = next(kind for kind in KINDS if kind != mine)
    typist.press("t", digit(mine), digit(other, wanted=True), digit(other, wanted=True))
    expect(page.locator(f".give [data-good={mine}] .q")).to_have_text("1")
    expect(page.locator(f".get [data-good={other}] .q")).to_have_text("2")
    # What the roll brought may be spoken in the same moment, and then both come politely.
    spoken = page.locator(".spoken").filter(has_text=re.compile("You give 1 .+, you get 2 "))
    expect(spoken).to_have_count(1)
    typist.comes_to(".do-offer")
    typist.press(f"Shift+{digit(other, wanted=True)}", f"Shift+{digit(mine)}")
    expect(page.locator(".give .q")).to_have_count(0)
    expect(page.locator(f".get [data-good={other}] .q")).to_have_text("1")
    typist.press("Escape")
    expect(page.locator("section.trade")).to_have_count(0)
    typist.assert_focus_is_somewhere()


def take_picture(page: Page, name: str) -> None:
    PICTURES.mkdir(parents=True, exist_ok=True)
    page.screenshot(path=Path(PICTURES, f"{name}.jpg"))
