"""Somebody at the card game: sees what the page shows, and does what they want by pressing what the page offers, with a mouse or by touch."""

import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator, Page, expect

from tests.browser.realm_story import Action, Story, Thinker

KEEP = """async () => {
  window.heldStore = await import(asset("js/core/store.js"));
  window.heldActing = await import(asset("js/table/acting.js"));
}"""
SEE = """(heard) => {
  const { view, forms, log, over, connection, sending, version } = heldStore;
  return {
    view: view.value, forms: forms.value, legal: [...heldActing.actions.value.values()].flat(), over: over.value, version: version.value,
    cutOff: connection.value.state !== "open", busy: sending.value.size > 0,
    news: log.value.filter((line) => line.version > heard),
    refused: document.querySelector(".sentence .refused")?.textContent ?? "",
  };
}"""
"""What a page knows: the same as what it shows."""
MOVED_ON = """(before) => heldStore.version.value > before || document.querySelector(".cpanel.bill .pay-it, .sentence .refused") !== null"""
MEANWHILE = 20_000
"""Milliseconds for what a press brings."""
TO_THE_PLACE = 8
"""Presses on the small map, until a place is in sight."""


class RealmPlayer:
    """One of the two, in a browser."""

    def __init__(self, page: Page, seat: int, story: Story, *, touch: bool = False) -> None:
        self.page = page
        self.seat = seat
        self.story = story
        self.thinker = Thinker(seat, story)
        self.touch = touch
        self.over = False
        self.heard = 0
        self.done: list[Action] = []
        page.evaluate(KEEP)

    def see(self) -> dict[str, Any]:
        seen: dict[str, Any] = self.page.evaluate(SEE, self.heard)
        for line in seen["news"]:
            self.story.hear({"type": ""}, line["events"])
            self.heard = line["version"]
        self.over = seen["over"]
        return seen

    def step(self) -> bool:
        """Do one thing, if there is one to do."""
        seen = self.see()
        if seen["over"] or seen["cutOff"] or seen["busy"] or not (seen["legal"] or seen["forms"]):
            return False
        action = self.thinker.choose(seen["view"], seen["legal"], seen["forms"])
        if action is None:
            return False
        self.done.append(action)
        self.do(action, seen)
        self.moved_on(seen["version"], action)
        after = self.see()
        assert after["refused"] == "", f"{action}: {after['refused']}"
        self.story.hear(action, [event for line in seen_since(after, seen) for event in line])
        return True

    def moved_on(self, version: int, action: Action) -> None:
        """Until the move is made; where the page asks which regions pay, those that it suggests."""
        try:
            self.page.wait_for_function(MOVED_ON, arg=version, timeout=MEANWHILE)
            if self.page.locator(".cpanel.bill .pay-it").count():
                self.pay()
                self.page.wait_for_function(
                    "(before) => heldStore.version.value > before", arg=version, timeout=MEANWHILE
                )
        except Exception as stuck:
            raise AssertionError(
                f"{action} did nothing: {self.page.locator('.sentence').all_inner_texts()}"
            ) from stuck

    def pay(self) -> None:
        self.press(".cpanel.bill .pay-it")

    # --- presses

    def press(self, what: Locator | str, **where: Any) -> None:
        locator = self.page.locator(what).first if isinstance(what, str) else what
        if self.touch:
            locator.tap(timeout=MEANWHILE, **where)
        else:
            locator.click(timeout=MEANWHILE, **where)

    def next(self, step: str) -> None:
        self.press(f".next[data-step='{step}']:not([data-unread])")

    def tile(self, name: str) -> None:
        self.press(f"[data-tile='{name}']:not([data-unread])")

    def card(self, card: str) -> None:
        """A card of the hand, at the corner that others leave free."""
        self.press(f".hcs [data-card='{card}']", position={"x": 14, "y": 24})

    def stack(self, stack: int) -> None:
        self.press(f"[data-stack='{stack}']")

    def place(self, owner: int, place: int) -> None:
        """A place of a realm; on a phone it is looked for with the small map where the realm is wider than the screen."""
        realm = f".realm[role='group'][data-realm='{owner}']"
        if self.touch:
            expect(self.page.locator(".realm[role='group']")).to_be_visible()
            if self.page.locator(realm).count() == 0:
                self.press(".strip")
        square = self.page.locator(f"{realm} [data-place='{place}'] .hit")
        square.wait_for(state="attached", timeout=MEANWHILE)
        self._bring_into_sight(square)
        self.press(square)

    def _bring_into_sight(self, square: Locator) -> None:
        view = self.page.locator(".realm-view").first.bounding_box()
        small_map = self.page.locator(".small-map")
        for step in range(TO_THE_PLACE):
            box = square.bounding_box()
            assert box is not None
            assert view is not None
            middle = box["x"] + box["width"] / 2
            if not small_map.count() or view["x"] + 20 < middle < view["x"] + view["width"] - 20:
                return
            size = small_map.bounding_box()
            assert size is not None
            share = (step + 0.5) / TO_THE_PLACE
            self.press(small_map, position={"x": share * size["width"], "y": size["height"] / 2})
            self.page.wait_for_timeout(50)

    # --- what each action is done with

    def do(self, action: Action, seen: dict[str, Any]) -> None:
        way: Callable[[Action, dict[str, Any]], None] = getattr(
            self, f"_{in_words(action['type'])}"
        )
        way(action, seen)

    def _arrange_regions(self, action: Action, seen: dict[str, Any]) -> None:
        self.next("arrange")

    def _roll_dice(self, action: Action, seen: dict[str, Any]) -> None:
        self.next("roll")

    def _end_turn(self, action: Action, seen: dict[str, Any]) -> None:
        self.next("end")

    def _take_nothing(self, action: Action, seen: dict[str, Any]) -> None:
        self.next("TakeNothing")

    def _take_no_more(self, action: Action, seen: dict[str, Any]) -> None:
        self.press(".next[data-step='TakeNoMore']:not([data-unread]), .cpanel.taking > .btn")

    def _draw_card(self, action: Action, seen: dict[str, Any]) -> None:
        self.stack(action["stack"])
        if any(
            each["type"] == "LookThrough" and each["stack"] == action["stack"]
            for each in seen["legal"]
        ):
            self.press(".draw-choice .btn.primary")

    def _look_through(self, action: Action, seen: dict[str, Any]) -> None:
        self.stack(action["stack"])
        if seen["view"]["waiting"][str(self.seat)]["kind"] == "Draw":
            self.press(".draw-choice .btn:not(.primary)")

    def _take_card(self, action: Action, seen: dict[str, Any]) -> None:
        self.press(f"[data-look='{action['position']}']")
        self.press(".cpanel .pay-it.primary, .next[data-step='take']:not([data-unread])")

    def _take_from_hand(self, action: Action, seen: dict[str, Any]) -> None:
        self.press(f"[data-look='{self._shown(seen).index(action['card'])}']")

    def _bury(self, action: Action, seen: dict[str, Any]) -> None:
        self.press(f"[data-look='{self._shown(seen).index(action['card'])}']")
        stacks = sorted({each["stack"] for each in seen["legal"] if each["card"] == action["card"]})
        self.press(self.page.locator(".stack-row .btn").nth(stacks.index(action["stack"])))

    def _shown(self, seen: dict[str, Any]) -> list[str]:
        shown: list[str] = seen["view"]["seats"][str(self.seat)]["shown"]
        return shown

    def _put_under(self, action: Action, seen: dict[str, Any]) -> None:
        self.card(action["card"])
        self.stack(action["stack"])

    def _exchange(self, action: Action, seen: dict[str, Any]) -> None:
        self.tile("exchange")
        self.card(action["card"])
        self.stack(action["stack"])

    def _gain(self, action: Action, seen: dict[str, Any]) -> None:
        self.place(self.seat, action["place"])

    _lose = _give_back = _gain

    def _swap(self, action: Action, seen: dict[str, Any]) -> None:
        self.place(self.seat, action["place"])
        others = [
            each
            for each in seen["legal"]
            if each["type"] == "Swap" and each["place"] == action["place"]
        ]
        if len(others) > 1:
            self.place(self.seat, action["into"])

    def _return(self, action: Action, seen: dict[str, Any]) -> None:
        self.place(1 - self.seat, action["place"])

    def _take(self, action: Action, seen: dict[str, Any]) -> None:
        self.press(f"[data-take='{action['good']}']")

    def _name_number(self, action: Action, seen: dict[str, Any]) -> None:
        self.press(f"[data-number='{action['number']}']")

    def _trade_with_supply(self, action: Action, seen: dict[str, Any]) -> None:
        self.tile("trade")
        for _ in range(seen["view"]["seats"][str(self.seat)]["rates"][action["give"]]):
            self.press(f"[data-trade='give-{action['give']}']")
        self.press(f"[data-trade='get-{action['get']}']")
        self.press(".do-supply.primary")

    def _build_road(self, action: Action, seen: dict[str, Any]) -> None:
        self.tile(action["type"].removeprefix("Build").lower())
        self.place(self.seat, action["place"])

    _build_city = _build_road

    def _build_settlement(self, action: Action, seen: dict[str, Any]) -> None:
        if not action.get("scout"):
            return self._build_road(action, seen)
        self.card(action["scout"])
        self.place(self.seat, action["place"])
        return None

    def _build_upgrade(self, action: Action, seen: dict[str, Any]) -> None:
        self.card(action["card"])
        self.place(self.seat, action["place"])

    def _lay_regions(self, action: Action, seen: dict[str, Any]) -> None:
        self.press(f"[data-region='{action['above']}']")

    def _choose_regions(self, action: Action, seen: dict[str, Any]) -> None:
        self.press(f"[data-region='{action['above']}']")
        self.press(f"[data-region='{action['below']}']")

    def _play_card(self, action: Action, seen: dict[str, Any]) -> None:
        self.card(action["card"])
        self.next("play")

    def _answer_attack(self, action: Action, seen: dict[str, Any]) -> None:
        answers = self.page.locator(".cpanel.attack .answers .btn")
        if not action.get("card"):
            return self.press(answers.first)
        self.press(answers.last)
        self.card(action["card"])
        return self.next("answer")


def in_words(kind: str) -> str:
    """`build_city` for `BuildCity`."""
    return re.sub(r"(?<!^)(?=[A-Z])", "_", kind).lower()


def seen_since(after: dict[str, Any], before: dict[str, Any]) -> list[list[dict[str, Any]]]:
    """The events of the moves since then."""
    return [line["events"] for line in after["news"] if line["version"] > before["version"]]
