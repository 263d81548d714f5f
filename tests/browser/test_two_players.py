"""Two plus two in browsers: a whole game against a bot by what the page shows, and its decisions at desk, phone, keys and commands."""

import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from engine.board_game import game
from engine.board_game.core.state import State
from engine.board_game.options.two_players.neutral_players import PlaceNeutralRoad
from tests.app.running import ROOT, RunningServer
from tests.browser.conftest import GAME_WITHIN, Arrive, whole_game
from tests.browser.moments import ANA, Moments, may, moments
from tests.browser.player import Player, Story
from tests.browser.steps import (
    add_a_bot,
    button,
    lobby_of,
    middle,
    press_start,
    read_back,
    says,
    to_the_result,
    unfold_house_rules,
)
from tests.browser.test_text_mode import NOT_UNDERSTOOD, Reader, into_text_mode
from tests.browser.walk import Walk
from tests.conftest import StartServer
from tests.forms import LONG, varied

pytestmark = pytest.mark.browser


SEED = "two plus two 2"
PICTURES = ROOT / "test-results" / "two-players"
OPTIONS = {"two-players": True}

LOOK_TOO = """() => {
  const there = (selector) => document.querySelector(selector) !== null;
  const status = document.querySelector(".sentence strong")?.innerText ?? "";
  return {
    tokens: there(".dc.tokens.usable"),
    acts: [...document.querySelectorAll(".token-panel .use:not([aria-disabled='true'])")].map((act) => act.dataset.tokenAct),
    rolls: document.querySelector(".roll-count")?.title ?? "",
    moments: {
      whose: there(".bubble [data-neutral], .place [data-neutral]"),
      "neutral-road": status.includes("road for a neutral"),
      "neutral-settlement": status.includes("settlement for a neutral"),
      "in-return": status.startsWith("You: give"),
      tokens: there(".token-panel"),
      "between-rolls": status.includes("You: roll") && there(".dicebox:not(.old)"),
      "both-rolls": there(".dicebox.before"),
    },
  };
}"""


@dataclass
class Quickly(Story):
    """Nobody waits for anything but the win."""

    enough: int = 99

    @property
    def wants_trades(self) -> bool:
        return False

    @property
    def wants_cards(self) -> bool:
        return False


class TwoPlayer(Player):
    """Uses trade tokens too, in each way when it first can: a forced trade, the robber to the desert, a knight given up."""

    def __init__(self, page: Page, name: str, story: Story) -> None:
        super().__init__(page, name, story)
        self.used: set[str] = set()
        self.pictures: set[str] = set()
        self.rolls = ""

    def _decide(self, seen: dict[str, Any]) -> bool:
        too = self.page.evaluate(LOOK_TOO)
        self._remember(too["moments"])
        if too["acts"] or too["moments"]["tokens"]:
            fresh = [act for act in too["acts"] if act not in self.used]
            if fresh:
                self.used.add(fresh[0])
                self.press(f'[data-token-act="{fresh[0]}"]')
            else:
                self.press(".token-panel .back")
            return True
        busy = seen["discard"] or seen["victims"] or seen["confirm"] or seen["targets"]
        if too["tokens"] and not busy and len(self.used) < 3 and self.rolls != too["rolls"]:
            self.rolls = too["rolls"]  # once between two rolls
            if self.luck.random() < 0.4:
                self.press(".dc.tokens")
                return True
        return super()._decide(seen)

    def _may_offer(self, seen: dict[str, Any]) -> bool:
        return False  # trades between people have tests of their own

    def _remember(self, moments: dict[str, bool]) -> None:
        """Pictures of what only this game has, the first time it is to be seen."""
        for name, there in moments.items():
            if there and name not in self.pictures:
                self.pictures.add(name)
                picture(self.page, f"{name}-{self.name}")


def picture(page: Page, name: str) -> None:
    PICTURES.mkdir(parents=True, exist_ok=True)
    page.screenshot(path=Path(PICTURES, f"{name}.jpg"))


@whole_game
def test_a_whole_game_with_two_neutral_players(arrive: Arrive, start_server: StartServer):
    server = start_server(test_seed=SEED)
    ana = sit_down(arrive, server)
    code = ana.page.url.rpartition("/")[2]
    deadline = time.monotonic() + GAME_WITHIN
    enough = {"ForceTrade", "SendRobberToDesert"}
    while not ana.over and (LONG or not ana.used >= enough):
        assert time.monotonic() < deadline, f"no winner: {ana.look()}"
        if not ana.play():
            ana.page.wait_for_timeout(20)
    # Bots wait a tenth of a second for an answer: a page that is slower answers too late.
    refused = [words for words in ana.story.refusals if "had already moved on" not in words]
    assert refused == []
    assert ana.used >= enough
    if LONG:
        see_the_end(ana.page)
        ana.page.goto(f"{server.base}/t/{code}/replay")
        expect(ana.page.locator("[data-neutral]")).to_have_count(2)
        picture(ana.page, "replay")
    verified = server.run("verify", code)
    assert verified.returncode == 0, verified.stdout + verified.stderr


def test_choosing_the_rule_leaves_two_seats(arrive: Arrive):
    page = arrive(None)
    lobby_of(page, seats=4)
    expect(page.locator("li.seat")).to_have_count(4)
    page.get_by_role("switch", name="Two plus two").click()
    expect(page.locator("li.seat")).to_have_count(2)
    expect(page.get_by_role("button", name="More: Number of seats")).to_have_attribute(
        "aria-disabled", "true"
    )


def sit_down(arrive: Arrive, server: RunningServer) -> TwoPlayer:
    """Ana chooses the preset, which leaves two seats, and takes a bot."""
    page = arrive("/", at=server)
    page.get_by_label("Your name at the table").fill("Ana")
    button(page, "Create table").click()
    expect(page.get_by_role("heading", name="Seats")).to_be_visible()
    page.locator(".preset", has_text="More players").click()
    page.locator(".preset", has_text="Two plus two").click()
    expect(page.locator("li.seat")).to_have_count(2)
    unfold_house_rules(page)
    expect(page.get_by_role("switch", name="Two plus two")).to_have_attribute(
        "aria-checked", "true"
    )
    for points in ("9", "8"):
        page.get_by_role("button", name="Less: Points to win").click()
        expect(page.locator("#option-victory-points output")).to_have_text(points)
    add_a_bot(page).click()
    expect(page.locator("#start-why")).to_be_visible()
    picture(page, "lobby")
    press_start(page)
    expect(page.locator(".board")).to_be_visible()
    expect(page.locator("[data-neutral] .chip")).to_have_text(["1", "2"])
    return TwoPlayer(page, "Ana", Quickly())


def see_the_end(page: Page) -> None:
    to_the_result(page)
    expect(page.locator("dialog.end .standings")).to_be_visible()
    picture(page, "end")
    page.locator(".see-board").click()
    picture(page, "board-at-the-end")
    page.get_by_role("tab", name="Log").click()
    read_back(page)
    kinds = page.locator(".lines .ln").evaluate_all(
        "lines => lines.map(line => line.className.split(' ')[1])"
    )
    assert set(kinds) >= {
        "DiceRolledNext",
        "TradeTokensSpent",
        "CardsDrawn",
        "CardsReturned",
    }


# The decisions of this game


def choice_of_neutrals(state: State) -> bool:
    """Ana has to place a road where both neutral players could."""
    legal = [each for each in game.legal_actions(state, ANA) if isinstance(each, PlaceNeutralRoad)]
    return len({each.path for each in legal}) < len(legal)


def may_force_a_trade(state: State) -> bool:
    return may(ANA, "ForceTrade", "EndTurn")(state) and min(map(sum, state.hands)) >= 2


@pytest.fixture(scope="module")
def game_for_two(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Moments]:
    """A table for each test, as it may only be used once."""
    neutral, trade = (choice_of_neutrals, None, OPTIONS), (may_force_a_trade, None, OPTIONS)
    wanted = {
        **dict.fromkeys(("desk", "phone", "keys", "typed"), neutral),
        **dict.fromkeys(("desk trade", "phone trade", "typed trade"), trade),
    }
    with moments(tmp_path_factory.mktemp("two"), wanted) as found:
        yield found


def at(arrive: Arrive, found: Moments, moment: str, **browser: Any) -> Page:
    page = arrive(f"/t/{found.code[moment]}", at=found.server, storage_state=found.anas, **browser)
    expect(page.locator(".board, .textmode").first).to_be_visible()
    return page


def shared_spot(page: Page) -> str:
    """The key of a place where both neutral players could build."""
    return str(
        page.evaluate("""async () => {
            const { targets } = await import(asset("js/board_game/board/targets.js"));
            return targets.value.find(({ actions }) => actions.length > 1).key;
        }""")
    )


def roads_of(page: Page, neutral: int) -> int:
    return int(
        page.evaluate(
            """async (neutral) => {
            const { view } = await import(asset("js/core/store.js"));
            return Object.values(view.value.roads).filter((seat) => seat === neutral).length;
        }""",
            neutral,
        )
    )


def test_a_mouse_chooses_the_place_and_then_whose_road_it_is(arrive: Arrive, game_for_two: Moments):
    page = at(arrive, game_for_two, "desk")
    says(page, "You: place a neutral road")
    before = roads_of(page, 3)
    page.mouse.click(*middle(page.locator(f'[data-target="{shared_spot(page)}"]')))
    expect(page.locator(".bubble [data-neutral]")).to_have_count(2)
    picture(page, "whose-desk")
    walk = Walk(page, False)
    walk.see("two plus two whose")
    assert walk.wrong == []
    page.locator('.bubble [data-neutral="3"]').click()
    says(page, "Your turn")
    assert roads_of(page, 3) == before + 1
    button(page, "Undo: road").click()
    says(page, "You: place a neutral road")


def test_a_finger_chooses_the_place_and_then_whose_road_it_is(
    arrive: Arrive, game_for_two: Moments
):
    page = at(arrive, game_for_two, "phone", phone=True)
    before = roads_of(page, 2)
    page.touchscreen.tap(*middle(page.locator(f'[data-target="{shared_spot(page)}"]')))
    expect(page.locator(".place [data-neutral]")).to_have_count(2)
    picture(page, "whose-phone")
    walk = Walk(page, True)
    walk.see("two plus two whose")
    assert walk.wrong == []
    page.locator('.place [data-neutral="2"]').tap()
    says(page, "Your turn")
    assert roads_of(page, 2) == before + 1


def test_keys_choose_the_place_and_then_whose_road_it_is(arrive: Arrive, game_for_two: Moments):
    page = at(arrive, game_for_two, "keys")
    spot = page.locator(f'[data-target="{shared_spot(page)}"]')
    spot.focus()
    assert "for Neutral 1 or Neutral 2" in str(spot.get_attribute("aria-label"))
    page.keyboard.press("Enter")
    expect(page.locator('.bubble [data-neutral="2"]')).to_be_focused()
    page.keyboard.press("Tab")
    before = roads_of(page, 3)
    page.keyboard.press("Enter")
    says(page, "Your turn")
    assert roads_of(page, 3) == before + 1


def test_a_command_names_the_place_and_whose_road_it_is(arrive: Arrive, game_for_two: Moments):
    page = at(arrive, game_for_two, "typed")
    key = shared_spot(page)
    into_text_mode(page)
    ana = Reader(page)
    assert page.evaluate(NOT_UNDERSTOOD) == []
    number = int(key.removeprefix("path-")) + 1
    answer = ana.ask(f"place {number}")
    assert answer[0] == "Which one?"
    assert any(line.startswith(f"place {number} n2 ") for line in answer)
    picture(page, "whose-typed")
    ana.ask(f"place {number} n2")
    says_typed(page, "Neutral 2 built a road")


def says_typed(page: Page, words: str) -> None:
    expect(page.get_by_role("log", name="Commands, answers and events")).to_contain_text(words)


def tokens_of(page: Page) -> int:
    return int(page.locator(".dc.tokens .n").inner_text())


def cards_of(page: Page) -> int:
    return sum(int(count) for count in page.locator(".rc .n").all_inner_texts())


@varied("screen", "phone", "desk")
def test_a_forced_trade_draws_two_cards_and_gives_two_back(
    arrive: Arrive, game_for_two: Moments, screen: str
):
    page = at(arrive, game_for_two, f"{screen} trade", phone=screen == "phone")
    page.locator(".dc.tokens").click()
    picture(page, f"tokens-{screen}")
    walk = Walk(page, screen == "phone")
    walk.see("two plus two tokens")
    tokens, cards = tokens_of(page), cards_of(page)
    price = int(page.locator("[data-token-act=ForceTrade] .st").inner_text().lstrip("−"))
    page.locator("[data-token-act=ForceTrade]").click()
    says(page, "You: give 2 cards in return")
    assert cards_of(page) == cards + 2
    picture(page, f"in-return-{screen}")
    walk.see("two plus two in return")
    assert walk.wrong == []
    button(page, "Suggest").click()
    button(page, "Give 2/2").click()
    says(page, "Your turn")
    assert tokens_of(page) == tokens - price
    assert cards_of(page) == cards
    picture(page, f"after-a-trade-{screen}")


def test_a_forced_trade_by_commands(arrive: Arrive, game_for_two: Moments):
    page = at(arrive, game_for_two, "typed trade")
    into_text_mode(page)
    ana = Reader(page)
    assert page.evaluate(NOT_UNDERSTOOD) == []
    ana.ask("force")
    says_typed(page, "You drew")
    assert page.evaluate(NOT_UNDERSTOOD) == []
    assert ana.ask("legal")[1].startswith("give ")
    command = page.evaluate("""async () => {
        const { legal } = await import(asset("js/core/store.js"));
        const { commandOf } = await import(asset("js/board_game/textmode/possible.js"));
        return commandOf(legal.value[0]);
    }""")
    ana.ask(command)
    says_typed(page, "in return")
    picture(page, "typed")
