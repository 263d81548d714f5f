"""Somebody at the card game: sees what the page shows, and does what they want by pressing what the page offers, with a mouse or by touch."""

import math
import re
from collections.abc import Callable
from typing import Any, ClassVar

from playwright.sync_api import Locator, Page

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
"""The knowledge of a page: the same as what it shows."""
MOVED_ON = """(before) => heldStore.version.value > before || document.querySelector(".cpanel.bill .pay-it, .sentence .refused") !== null"""
DOUBLE_TAP_WITHIN = 400
"""Milliseconds in which a second tap on the same place is taken for the other half of a double tap."""
DOUBLE_TAP_NEAR = 16
"""Pixels."""
MEANWHILE = 20_000
"""Milliseconds for what a press brings."""
COMMAND = """async (action) => {
  const { realmCommandOf } = await import(asset("js/card_game/textmode/actions.js"));
  return action.regions ? "arrange" : realmCommandOf(action);
}"""
NOT_UNDERSTOOD = """async () => {
  const { legal } = await import(asset("js/core/store.js"));
  const { realmCommandOf } = await import(asset("js/card_game/textmode/actions.js"));
  const { answerToRealmCommand } = await import(asset("js/card_game/textmode/commands.js"));
  return legal.value.map((action) => [action, realmCommandOf(action)]).filter(([action, command]) =>
    JSON.stringify(answerToRealmCommand(command).actions) !== JSON.stringify([action]));
}"""
"""Legal actions whose own command means something else."""
ON_SOMETHING_ELSE = """() => document.activeElement.matches("button, a, [role=button]") && !document.activeElement.matches(".next")"""
IN_THE_SAME_REALM = "(square) => square.closest('.realm').contains(document.activeElement)"
TOWARD = """(square) => {
  const at = document.activeElement;
  if (at === square) return "";
  const [from, to] = [at, square].map((each) => each.querySelector(".hit").getBoundingClientRect());
  const [right, down] = [to.x - from.x, to.y - from.y];
  if (Math.abs(down) > Math.abs(right)) return down > 0 ? "ArrowDown" : "ArrowUp";
  return right > 0 ? "ArrowRight" : "ArrowLeft";
}"""
"""The arrow key that leads from the place with the focus toward another; none where one is there."""
WAY_BY_TAB = """(it) => {
  const at = document.activeElement;
  if (it === at) return "";
  return at !== document.body && it.compareDocumentPosition(at) & Node.DOCUMENT_POSITION_FOLLOWING ? "Shift+Tab" : "Tab";
}"""
"""Which way something is from what has the focus; empty where it has it."""
TABS = 150
STEPS = 40
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
        self.tapped: tuple[float, float] | None = None
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
            self._tap(locator, **where)
        else:
            locator.click(timeout=MEANWHILE, **where)

    def _tap(self, locator: Locator, **where: Any) -> None:
        """Tap at leisure what has come in the place of what was tapped before."""
        locator.wait_for(timeout=MEANWHILE)
        box = locator.bounding_box(timeout=MEANWHILE)
        assert box is not None
        at = where.get("position", {"x": box["width"] / 2, "y": box["height"] / 2})
        x, y = box["x"] + at["x"], box["y"] + at["y"]
        if self.tapped and math.dist(self.tapped, (x, y)) < DOUBLE_TAP_NEAR:
            self.page.wait_for_timeout(DOUBLE_TAP_WITHIN)
        self.tapped = x, y
        locator.tap(timeout=MEANWHILE, **where)

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
        self.page.locator(".realm[role='group']").first.wait_for(timeout=MEANWHILE)
        if self.page.locator(realm).count() == 0:  # on a phone one of them is a strip
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
        self._take_looked_at(action["position"])

    def _take_from_hand(self, action: Action, seen: dict[str, Any]) -> None:
        self._take_looked_at(self._shown(seen).index(action["card"]))

    def _take_looked_at(self, position: int) -> None:
        self.press(f"[data-look='{position}']")
        self.press(".cpanel .pay-it.primary, .next[data-step='take']:not([data-unread])")

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


class Typist(RealmPlayer):
    """The same by keys alone."""

    TILES: ClassVar = {"road": "r", "settlement": "s", "city": "c", "trade": "t", "exchange": "x"}

    def key(self, *keys: str) -> None:
        for key in keys:
            self.page.keyboard.press(key)

    def press(self, what: Locator | str, **where: Any) -> None:
        """Go there with Tab, and press Enter."""
        locator = self.page.locator(what).first if isinstance(what, str) else what
        locator.wait_for(state="attached", timeout=MEANWHILE)
        self.tab_to(locator)
        self.key("Enter")

    def tab_to(self, locator: Locator) -> None:
        for _ in range(TABS):
            way: str = locator.evaluate(WAY_BY_TAB, timeout=MEANWHILE)
            if not way:
                return
            self.key(way)
        raise AssertionError(f"no way to {locator}")

    def next(self, step: str) -> None:
        button = self.page.locator(f".next[data-step='{step}']:not([data-unread])")
        button.wait_for(state="attached", timeout=MEANWHILE)
        if self.page.evaluate(ON_SOMETHING_ELSE):
            self.tab_to(button)
        self.key("Space")

    def tile(self, name: str) -> None:
        self.page.locator(f"[data-tile='{name}']:not([data-unread])").wait_for(timeout=MEANWHILE)
        self.key(self.TILES[name])

    def card(self, card: str) -> None:
        self.press(f".hcs [data-card='{card}']")

    def stack(self, stack: int) -> None:
        self.page.locator(f"[data-stack='{stack}'].lit").wait_for(timeout=MEANWHILE)
        self.key(str(stack + 1))

    def place(self, owner: int, place: int) -> None:
        """Into the realm, along its grid, and there."""
        square = self.page.locator(
            f".realm[role='group'][data-realm='{owner}'] [data-place='{place}']"
        )
        square.and_(self.page.locator(".target")).wait_for(state="attached", timeout=MEANWHILE)
        for _ in range(2):
            if not square.evaluate(IN_THE_SAME_REALM):
                self.key("o")
                self.page.wait_for_timeout(50)
        for _ in range(STEPS):
            step: str = square.evaluate(TOWARD)
            if not step:
                return self.key("Enter")
            self.key(step)
            self.page.wait_for_timeout(20)
        raise AssertionError(f"no way to place {place}")

    def _take_looked_at(self, position: int) -> None:
        self._walk_to(position)
        chosen = self.page.locator(f"[data-look='{position}'][aria-pressed='true']")
        if not chosen.count():
            self.key("Enter")
        chosen.wait_for()
        self.key("Enter")

    def _walk_to(self, position: int) -> None:
        """The focus comes to the cards by itself, and stays among them."""
        focused = self.page.locator("[data-look]:focus")
        focused.wait_for(timeout=MEANWHILE)
        steps = position - int(focused.get_attribute("data-look") or 0)
        self.key(*["ArrowRight" if steps > 0 else "ArrowLeft"] * abs(steps))


class Reader(RealmPlayer):
    """The same in text mode: reads what is possible, and types the command for it."""

    def do(self, action: Action, seen: dict[str, Any]) -> None:
        assert self.page.evaluate(NOT_UNDERSTOOD) == []
        command: str = self.page.evaluate(COMMAND, action)
        self.type("legal all")
        assert command in self.commands(), f"{command} is not among {self.commands()}"
        self.type(command)

    def type(self, command: str) -> None:
        field = self.page.get_by_label("Command", exact=True)
        field.fill(command)
        field.press("Enter")

    def commands(self) -> list[str]:
        """Those that the answer to the last command tells."""
        said: list[list[str]] = self.page.get_by_role("log").evaluate(
            "log => [...log.children].map(line => [line.dataset.kind, line.textContent])"
        )
        last = max(index for index, (kind, _) in enumerate(said) if kind == "command")
        lines = [text for kind, text in said[last + 1 :] if kind == "answer"]
        return [line.split(" – ")[0] for line in lines]


def in_words(kind: str) -> str:
    """`build_city` for `BuildCity`."""
    return re.sub(r"(?<!^)(?=[A-Z])", "_", kind).lower()


def seen_since(after: dict[str, Any], before: dict[str, Any]) -> list[list[dict[str, Any]]]:
    """The events of the moves since then."""
    return [line["events"] for line in after["news"] if line["version"] > before["version"]]
