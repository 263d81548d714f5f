"""Somebody at the table: sees what the page shows, presses what it offers, and plays toward a win."""

import random
import re
from dataclasses import dataclass, field
from typing import Any

from playwright.sync_api import Error, Locator, Page

LOOK = """() => {
  const all = (selector) => [...document.querySelectorAll(selector)];
  const enabled = (element) => element !== null && element.getAttribute("aria-disabled") !== "true";
  const text = (selector) => document.querySelector(selector)?.innerText ?? "";
  return {
    over: document.querySelector("dialog.end, .win") !== null,
    cutOff: document.querySelector(".cut-off, .lost-bar") !== null,
    busy: document.querySelector(".sending") !== null,
    status: text(".sentence strong"),
    refused: text(".sentence .refused"),
    step: document.querySelector("[data-step]:not([data-unread])")?.dataset.step ?? null,
    targets: all(".target").map((spot) => [spot.dataset.target, spot.getAttribute("aria-label")]),
    tiles: Object.fromEntries(all(".tile").map((tile) => [tile.dataset.tile, {
      enabled: enabled(tile), through: tile.querySelector(".via") !== null, why: tile.title, on: tile.classList.contains("on") }])),
    told: [...new Set(all(".lines .ln").map((line) => line.classList[1]))],
    points: Math.max(0, ...all(".my-points, .points b, .points .tag").map((points) => parseInt(points.textContent) || 0)),
    hand: Object.fromEntries([
      ...all(".five.give [data-good]").map((good) => [good.dataset.good, parseInt(good.querySelector("small").textContent.replace(/^\\D+/, ""))]),
      ...all("[data-card]").map((card) => [card.dataset.card, Number(card.querySelector(".n").textContent)])]),
    playable: all(".dc.playable[data-development]").map((card) => card.dataset.development),
    panel: document.querySelector("[data-card-panel]")?.dataset.cardPanel ?? null,
    discard: document.querySelector(".picker.discard") !== null,
    trading: document.querySelector("section.trade") !== null,
    offers: all(".offer").map((offer) => ({
      id: Number(offer.dataset.offer), own: offer.classList.contains("open-offer"),
      accept: enabled(offer.querySelector(".accept")), decline: enabled(offer.querySelector(".decline")),
      counter: enabled(offer.querySelector(".counter")), confirm: enabled(offer.querySelector(".confirm")), withdraw: enabled(offer.querySelector(".withdraw")),
      thinking: offer.querySelector(".answer.thinking, .answer.writing") !== null, countered: offer.querySelector(".answer.counter") !== null })),
    victims: all(".victim").length,
    confirm: document.querySelector(".place .ok") !== null,
  };
}"""

MEANWHILE = 8000.0
"""Milliseconds to press something, which the table may have taken away since one looked."""
PLAYED = {
    "knight": "KnightPlayed",
    "road_building": "RoadBuildingPlayed",
    "year_of_plenty": "YearOfPlentyPlayed",
    "monopoly": "MonopolyPlayed",
}
CITY = {"ore": 3, "grain": 2}
WISHES = ("ore", "grain", "brick", "lumber", "wool")


@dataclass
class Story:
    """The deeds of the table so far, and those it still wants to do."""

    enough: int = 5
    """Points with which one waits for the rest of the story; an army or a road may add two."""
    turn: int = 0
    offers: int = 0
    counters: int = 0
    accepted: int = 0
    maritime: int = 0
    discards: int = 0
    passed: int = 0
    """The number of times nothing was built in the special building phase."""
    told: set[str] = field(default_factory=set)
    """The events that the log tells, where it can be seen."""
    refusals: list[str] = field(default_factory=list)

    @property
    def wants_trades(self) -> bool:
        return self.accepted < 3 or self.counters == 0

    @property
    def wants_cards(self) -> bool:
        return not self.told.issuperset(PLAYED.values())

    @property
    def hoards(self) -> bool:
        """Nobody has had to discard yet, and the game will not go on for ever."""
        return self.discards == 0 and self.turn > 30


class Player:
    def __init__(self, page: Page, name: str, story: Story, *, touch: bool = False) -> None:
        self.page = page
        self.name = name
        self.story = story
        self.touch = touch
        self.luck = random.Random(name)
        self.has_offered = False
        self.over = False

    def look(self) -> dict[str, Any]:
        seen: dict[str, Any] = self.page.evaluate(LOOK)
        self.over = seen["over"]
        self.story.told.update(seen["told"])
        return seen

    def press(self, what: Locator | str) -> None:
        locator = self.page.locator(what).first if isinstance(what, str) else what
        if self.touch:
            locator.tap(timeout=MEANWHILE)
        else:
            locator.click(timeout=MEANWHILE)

    def press_spot(self, key: str) -> None:
        """Press a spot where the eye sees it: the page has to find the spot that was meant."""
        box = self.page.locator(f'[data-target="{key}"] .reach').bounding_box(timeout=MEANWHILE)
        assert box is not None
        x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        if self.touch:
            self.page.touchscreen.tap(x, y)
        else:
            self.page.mouse.click(x, y)

    def play(self) -> bool:
        """Do one thing, if there is one to do."""
        try:
            seen = self.look()
            if seen["over"] or seen["cutOff"] or seen["busy"]:
                return False
            if seen["refused"] and seen["refused"] not in self.story.refusals:
                self.story.refusals.append(f"{self.name}: {seen['refused']}")
            return self._decide(seen)
        except Error as moved_on:
            if "Timeout" in str(moved_on) or "detached" in str(moved_on):
                return False  # the table moved on between the look and the press
            raise

    def _decide(self, seen: dict[str, Any]) -> bool:
        if seen["discard"]:
            return self._discard()
        if seen["victims"]:
            self.press(self.page.locator(".victim").nth(self.luck.randrange(seen["victims"])))
            return True
        if seen["confirm"]:
            self.press(".place .ok")
            return True
        if seen["targets"]:
            self.press_spot(self._best_spot(seen))
            return True
        if seen["trading"]:
            return self._trade(seen)
        if seen["offers"]:
            answered = self._answer(seen)
            if answered is not None:
                return answered
        if seen["panel"]:
            return self._play_card(seen)
        if seen["step"] == "RollDice":
            self.has_offered = False
            self.press('[data-step="RollDice"]:not([data-unread])')
            return True
        if seen["step"] == "Pass":
            return self._build_or_pass(seen)
        return seen["step"] == "EndTurn" and self._use_turn(seen)

    # --- placing

    def _best_spot(self, seen: dict[str, Any]) -> str:
        best: str = max(seen["targets"], key=lambda spot: worth(spot[1]) + self.luck.random())[0]
        return best

    def _discard(self) -> bool:
        self.press(".picker .suggest")
        self.press(".picker .confirm")
        self.story.discards += 1
        return True

    # --- one's own turn

    def _use_turn(self, seen: dict[str, Any]) -> bool:
        tiles, points = seen["tiles"], seen["points"]
        wanted = sorted(seen["playable"], key=lambda card: PLAYED[card] in self.story.told)
        if wanted and not (PLAYED[wanted[0]] in self.story.told and self.holds_back(points)):
            self.press(f'.dc.playable[data-development="{wanted[0]}"]')
            return True
        if not self.story.hoards:
            for tile in self._plans(tiles, points):
                if tiles[tile]["enabled"]:
                    self.press(f'[data-tile="{tile}"]')
                    return True
        if self._may_offer(seen) or self._has_plenty(seen):
            self.has_offered = True
            self.press('[data-tile="trade"]')
            return True
        self.press('[data-step="EndTurn"]:not([data-unread])')
        return True

    def _build_or_pass(self, seen: dict[str, Any]) -> bool:
        """Between two turns: what can be built at once, and roads where a settlement needs one."""
        tiles = seen["tiles"]
        plans = ["city", "settlement", "card"]
        if tiles["settlement"]["why"].startswith("There is no place"):
            plans.append("road")
        tile = next((tile for tile in plans if tiles[tile]["enabled"]), None)
        self.story.passed += tile is None
        if tile:
            self.press(f'[data-tile="{tile}"]')
        elif self.touch:
            self.press('[data-step="Pass"]:not([data-unread])')
        else:
            self.page.keyboard.press("p")
        return True

    def holds_back(self, points: int) -> bool:
        """Nobody wins before everything has been played."""
        return self.story.wants_cards and points >= self.story.enough

    def _plans(self, tiles: dict[str, Any], points: int) -> list[str]:
        if self.holds_back(points):
            return ["card"] if points < self.story.enough + 2 else []
        plans = ["city", "settlement"]
        if self.story.wants_cards or self.luck.random() < 0.6:
            plans.append("card")
        # the tile names missing cards before missing room, so now and then a road is laid on trust
        if tiles["settlement"]["why"].startswith("There is no place") or self.luck.random() < 0.5:
            plans.append("road")
        return plans

    def _may_offer(self, seen: dict[str, Any]) -> bool:
        hand = seen["hand"]
        return (
            seen["tiles"]["trade"]["enabled"]
            and not self.has_offered
            and (self.story.wants_trades or self.luck.random() < 0.4)
            and max(hand.values()) >= 2
            and min(hand.values()) == 0
        )

    def _has_plenty(self, seen: dict[str, Any]) -> bool:
        return bool(seen["tiles"]["trade"]["enabled"]) and max(seen["hand"].values()) >= 5

    def _play_card(self, seen: dict[str, Any]) -> bool:
        card = seen["panel"]
        if card == "buy":
            self.press(".buy-card:not([data-unread])")
            return True
        hand = seen["hand"]
        lacking = sorted(WISHES, key=lambda kind: hand.get(kind, 0))
        if card == "year_of_plenty":
            for kind in lacking[:2]:
                self.press(f'.picker [data-good="{kind}"]')
        elif card == "monopoly":
            self.press(f'.picker [data-good="{lacking[0]}"]')
        self.press(".picker .play-card")
        return True

    # --- trade

    def _trade(self, seen: dict[str, Any]) -> bool:
        """The panel is open: on an offer of my own, on a counter-offer, or on a trade with the bank."""
        if self.page.locator(".do-bank.primary").count():  # filled in by a tile
            self.press(".do-bank")
            self.story.maritime += 1
            return True
        if self.page.locator(".theirs").count():
            self.press(self.page.locator(".five.get .stp.on").first)
            self.press(".do-offer")
            self.story.counters += 1
            return True
        if self.page.locator("section.trade .q").count():
            self.press('[aria-label="Close the trade"]')  # begun, and interrupted by something
            return True
        hand = seen["hand"]
        give = max(hand, key=lambda kind: hand[kind])
        get = min(WISHES, key=lambda kind: hand[kind] - CITY.get(kind, 0))
        if get == give:
            get = min(WISHES, key=lambda kind: hand[kind])
        note = self.page.locator(f'.five.give [data-good="{give}"] small').inner_text()
        rate = re.search(r"(\d):1", note)
        with_bank = rate is not None and hand[give] >= 5
        self._put("give", give, int(rate[1]) if rate and with_bank else 1)
        self._put("get", get, 1)
        if with_bank:
            self.press(".do-bank.primary")
            self.story.maritime += 1
        else:
            self.press(".do-offer")
            self.story.offers += 1
        return True

    def _put(self, side: str, kind: str, count: int) -> None:
        """Press until so many lie there: a busy machine takes a press for a long one, which puts in all there are."""
        box = self.page.locator(f".five.{side} .good-box").filter(
            has=self.page.locator(f'[data-good="{kind}"]')
        )
        while (there := sum(map(int, box.locator(".q").all_inner_texts()))) != count:
            self.press(box.locator("[data-good]" if there < count else ".minus"))

    def _answer(self, seen: dict[str, Any]) -> bool | None:
        """True or False when an offer decides what happens next, None when play goes on beside it."""
        waiting = False
        for offer in seen["offers"]:
            if offer["own"]:
                if offer["confirm"]:
                    self._press_offer(offer, "confirm")
                    self.story.accepted += 1
                    return True
                if offer["thinking"] or offer["countered"]:
                    waiting = True
                elif offer["withdraw"]:
                    self._press_offer(offer, "withdraw")
                    return True
            elif offer["counter"] and offer["accept"] and self.story.counters == 0:
                self._press_offer(offer, "counter")
                return True
            elif offer["accept"]:
                self._press_offer(offer, "accept")
                return True
            elif offer["decline"]:
                self._press_offer(offer, "decline")
                return True
        return False if waiting else None

    def _press_offer(self, offer: dict[str, Any], button: str) -> None:
        self.press(f'[data-offer="{offer["id"]}"] .{button}')


def worth(name: str) -> float:
    """The worth of a spot by its name: what its hexes pay, harbors, someone to rob."""
    value = 0.0
    for kind, number in re.findall(r"([a-z]+) (\d+)", name):
        pips = 6 - abs(7 - int(number))
        value += pips * {"ore": 1.6, "grain": 1.5, "wool": 1.1}.get(kind, 1.0)
    return value + 0.5 * ("harbor" in name) + 4 * ("steal from" in name)
