"""Offers and news for which the client has no words or panel: they can be taken and are shown all the same."""

import json
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Page, Route, WebSocketRoute, expect

from engine.board_game.core.actions import Action
from tests.browser.conftest import Arrive, ModulesIn
from tests.browser.looking import accessible
from tests.browser.moments import MOMENTS, Moments, moments
from tests.browser.steps import button
from tests.forms import varied

pytestmark = pytest.mark.browser

PHONE = {"phone": True}
looks = varied("look", {}, PHONE, ids=["desk", "phone"])
BELL = {"type": "RingBell"}
PIGEONS = {
    "type": "SendPigeon",
    "victim": [1, 1, 2],
    "resource": ["ore", "wool", "ore"],
    "twice": [False, False, False],
}
LIGHTHOUSES = {"type": "BuildLighthouse", "path": [12, 31, 31], "color": ["red", "red", "green"]}
OFFERED: list[dict[str, Any]] = [BELL, PIGEONS, LIGHTHOUSES]
EVENTS = ({"type": "BellRung", "seat": 1, "times": 3}, {"type": "FogLifted"})


class NewerServer:
    """Between the page and its server: a later version, which knows more kinds of actions, events and decisions."""

    def __init__(self, page: Page, *, asks: str | None = None, once: bool = False) -> None:
        self.asks = asks
        self.once = once
        """True if an action is no longer legal once it has been taken."""
        self.told: list[dict[str, Any]] = []
        page.route_web_socket("**/socket*", self._between)

    def _between(self, socket: WebSocketRoute) -> None:
        self._page = socket
        self._server = socket.connect_to_server()
        self._server.on_message(self._from_server)
        socket.on_message(self._from_page)

    def _from_server(self, message: str | bytes) -> None:
        said = json.loads(message)
        if said["type"] == "snapshot":
            self.change(said)
        self._page.send(json.dumps(said))

    def change(self, snapshot: dict[str, Any]) -> None:
        snapshot["log"].append({"version": snapshot["version"], "events": [*EVENTS]})
        snapshot["legal"] = OFFERED if self.asks else [*snapshot["legal"], *OFFERED]
        if self.asks:
            snapshot["forms"] = []
            snapshot["view"]["waiting"] = {"0": {"kind": self.asks}}

    def _from_page(self, message: str | bytes) -> None:
        said = json.loads(message)
        if said["type"] != "act":
            self._server.send(message)
            return
        self.told.append(said["action"])
        if self.once:
            left = [group for group in OFFERED if group["type"] != said["action"]["type"]]
            told = {"version": said["version"] + 1, "events": [], "patch": {}, "legal": left}
            self._page.send(json.dumps({"type": "update", **told}))
        answer = {"type": "ack", "request": said["request"], "version": said["version"]}
        self._page.send(json.dumps(answer))


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Moments]:
    with moments(tmp_path_factory.mktemp("never-seen"), {"build": MOMENTS["build"]}) as found:
        yield found


def newer(
    arrive: Arrive, played: Moments, asks: str | None = None, once: bool = False, **look: Any
):
    """Ana's page of a moment in which she may build, at a newer server."""
    page = arrive(at=played.server, storage_state=played.anas, **look)
    server = NewerServer(page, asks=asks, once=once)
    page.goto(f"{played.server.base}/t/{played.code['build']}")
    expect(page.locator(".sentence").first).to_be_visible()
    return page, server


def test_an_action_without_a_choice_is_a_button(arrive: Arrive, played: Moments):
    page, server = newer(arrive, played)
    expect(page.locator("[data-tile='road']")).to_be_visible()
    button(page, "Ring bell").click()
    expect(page.locator(".sending")).to_have_count(0)
    assert server.told == [{"type": "RingBell"}]
    accessible(page)


@looks
def test_an_action_with_choices_asks_for_one_after_the_other(
    arrive: Arrive, played: Moments, look: dict[str, Any]
):
    page, server = newer(arrive, played, **look)
    button(page, "Send pigeon").click()
    panel = page.get_by_role("region", name="Send pigeon")
    expect(panel.get_by_role("listitem")).to_have_text(["Ben", "Cem"])
    button(page, "Ben").click()
    expect(panel.get_by_role("listitem")).to_have_text(["ore", "wool"])
    button(page, "wool").click()
    expect(panel).to_have_count(0)
    wanted = {"type": "SendPigeon", "victim": 1, "resource": "wool", "twice": False}
    assert server.told == [wanted]


def test_the_list_of_choices_goes_when_its_action_is_no_longer_legal(
    arrive: Arrive, played: Moments
):
    page, server = newer(arrive, played, once=True)
    button(page, "Send pigeon").click()
    button(page, "Cem").click()
    expect(page.locator(".sending")).to_have_count(0)
    expect(button(page, "Send pigeon")).to_have_count(0)
    expect(page.locator(".card-panel")).to_have_count(0)
    expect(page.locator("[data-tile='road']")).to_be_visible()
    assert [action["victim"] for action in server.told] == [2]
    button(page, "Ring bell").click()
    expect(button(page, "Ring bell")).to_have_count(0)


def test_an_action_at_a_place_is_chosen_on_the_board(arrive: Arrive, played: Moments):
    page, server = newer(arrive, played)
    button(page, "Build lighthouse").click()
    expect(page.locator(".sentence strong").first).to_have_text("You: Build lighthouse")
    spots = page.locator(".target")
    expect(spots).to_have_count(2)
    page.locator("[data-target='path-31']").focus()
    page.keyboard.press("Enter")
    bubble = page.locator(".bubble")
    expect(bubble.get_by_role("button")).to_have_text(["color: red", "color: green", ""])
    bubble.get_by_role("button", name="color: green").click()
    expect(page.locator(".sending")).to_have_count(0)
    assert server.told == [{"type": "BuildLighthouse", "path": 31, "color": "green"}]


def test_a_decision_that_only_asks_for_such_actions_can_be_taken(arrive: Arrive, played: Moments):
    page, server = newer(arrive, played, asks="Weather", **PHONE)
    expect(page.locator(".sentence strong").first).to_have_text("You: decide")
    buttons = page.get_by_role("group", name="Other actions").get_by_role("button")
    expect(buttons).to_have_text(["Ring bell", "Send pigeon", "Build lighthouse"])
    buttons.first.tap()
    expect(page.locator(".sending")).to_have_count(0)
    assert server.told == [{"type": "RingBell"}]


class WithForm(NewerServer):
    """Offers what has to be filled in."""

    def change(self, snapshot: dict[str, Any]) -> None:
        snapshot["forms"].append({"type": "PaintSail", "colors": ["red", "green"]})


def test_what_has_to_be_filled_in_and_cannot_be_says_so(arrive: Arrive, played: Moments):
    page = arrive(at=played.server, storage_state=played.anas)
    WithForm(page)
    page.goto(f"{played.server.base}/t/{played.code['build']}")
    offered = button(page, "Paint sail")
    expect(offered).to_have_attribute("aria-disabled", "true")
    offered.click(force=True)
    expect(page.locator(".sentence .reason")).to_contain_text("This page cannot fill that in")


SAIL = {
    "type": "object",
    "properties": {
        "type": {"const": "PaintSail"},
        "color": {"enum": ["red", "green"]},
        "helper": {"anyOf": [{"$ref": "#/$defs/Seat"}, {"type": "null"}]},
        "to": {"$ref": "#/$defs/Seats"},
        "paid": {"$ref": "#/$defs/Cards"},
        "coats": {"type": "integer", "minimum": 1, "maximum": 9},
        "quickly": {"type": "boolean"},
    },
}
"""An action of a later version."""


class WithPublishedForm(NewerServer):
    """Offers what has to be filled in, says what it is made of, and refuses it once."""

    def change(self, snapshot: dict[str, Any]) -> None:
        snapshot["forms"].append({"type": "PaintSail", "to": [1, 2], "sails": 4})

    def _from_page(self, message: str | bytes) -> None:
        said = json.loads(message)
        if said["type"] == "act" and not self.told:
            self.told.append({})
            why = {"code": "no_paint", "facts": {}, "text": "The paint has dried."}
            self._page.send(json.dumps({"type": "refused", "request": said["request"], **why}))
        else:
            super()._from_page(message)


def publish(page: Page) -> None:
    """Publish the actions of a later server: what they are made of."""

    def more(route: Route) -> None:
        answer = route.fetch()
        schemas = answer.json()
        schemas["$defs"]["PaintSail"] = SAIL
        route.fulfill(response=answer, json=schemas)

    page.route("**/api/actions?*", more)


@looks
def test_what_has_to_be_filled_in_gets_a_form_of_what_the_server_says_of_it(
    arrive: Arrive, played: Moments, look: dict[str, Any]
):
    page = arrive(at=played.server, storage_state=played.anas, **look)
    server = WithPublishedForm(page)
    publish(page)
    page.goto(f"{played.server.base}/t/{played.code['build']}")
    page.get_by_role("button", name="Paint sail …").click()
    form = page.get_by_role("dialog", name="Paint sail")
    expect(form.locator(".plain-record")).to_have_text("sails4")
    form.get_by_label("color", exact=True).and_(form.locator("select")).select_option("green")
    helpers = form.get_by_label("helper", exact=True).and_(form.locator("select"))
    expect(helpers.get_by_role("option")).to_have_text(["none", "Ana", "Ben", "Cem", "Dora"])
    helpers.select_option("Cem")
    expect(form.get_by_role("checkbox")).to_have_count(2)
    form.get_by_role("checkbox", name="Ben").check()
    form.get_by_role("spinbutton", name="wool").fill("2")
    form.get_by_role("spinbutton", name="coats").fill("3")
    form.get_by_role("switch").click()
    accessible(page)
    form.get_by_role("button", name="Paint sail", exact=True).click()
    expect(form.get_by_role("alert")).to_have_text("The paint has dried.")
    form.get_by_role("button", name="Paint sail", exact=True).click()
    expect(form).to_have_count(0)
    assert server.told[-1] == {
        "type": "PaintSail",
        "color": "green",
        "helper": 2,
        "to": [1],
        "paid": {"wool": 2},
        "coats": 3,
        "quickly": True,
    }


def test_an_event_without_a_sentence_has_a_plain_line(arrive: Arrive, played: Moments):
    page, _ = newer(arrive, played)
    lines = page.locator(".lines .ln")
    expect(lines.nth(-2)).to_have_text("BBen: bell rung")
    expect(lines.last).to_have_text("fog lifted")


def test_text_mode_offers_them_by_a_command_of_their_own(arrive: Arrive, played: Moments):
    page, server = newer(arrive, played)
    page.get_by_role("link", name="Text mode").focus()
    page.keyboard.press("Enter")
    field = page.get_by_label("Command", exact=True)
    expect(page.locator(".history")).to_contain_text("Ben: bell rung")

    def ask(command: str) -> list[str]:
        field.fill(command)
        field.press("Enter")
        said: list[str] = page.get_by_role("log").locator("xpath=*").all_inner_texts()
        return said[said.index(command) + 1 :]

    listed = ask("legal all")
    for line in (
        "do ring-bell – Ring bell",
        "do send-pigeon ben wool – Send pigeon: Ben; wool",
        "do build-lighthouse 32 green – Build lighthouse: 32: between ",
    ):
        assert any(each.startswith(line) for each in listed), (line, listed)
    ask("do send ben wool")
    ask("do ring-bell")
    expect(page.locator(".sending")).to_have_count(0)
    assert [action["type"] for action in server.told] == ["SendPigeon", "RingBell"]


def test_every_action_of_the_engine_has_a_place_of_its_own(modules: ModulesIn):
    """And needs no plain button."""
    known = modules().evaluate(
        """async () => Object.keys((await import(asset("js/board_game/actions/rows.js"))).ACTIONS)"""
    )
    ours = [action for action in Action.__subclasses__() if action.__module__.startswith("engine.")]
    assert {action.__name__ for action in ours} == set(known)


FERRY = """{ id: "ferry", place: "path", action: "BuildFerry", event: "FerryBuilt", placedBy: [], key: "y", short: [], shownIn: "ferries" },
  { id: "city", place:"""
FERRY_DRAWN = '<symbol id="ferry" viewBox="-50 -25 100 50"><path d="M-40 0H40L20 20H-20z" fill="var(--seat,#c43d12)"/></symbol>'
FERRY_SAID = """
tile-ferry = Ferry
tile-ferry-short = Ferry
log-FerryBuilt = { $who } built a ferry
action-BuildFerry = Build a ferry
table-owned-ferry = { $whose ->
    [you] your ferry
   *[other] { $name }’s ferry
  }
text-left-ferry = { $count } ferries
text-free-ferry = free for your ferry
text-help-ferry = build a ferry
"""


def put_in(page: Page, files: str, before: str, put: str) -> None:
    """Serve a file as a later version of the client has it."""

    def changed(route: Route) -> None:
        answer = route.fetch()
        route.fulfill(response=answer, body=answer.text().replace(before, put, 1))

    page.route(files, changed)


def with_ferries(page: Page) -> None:
    """Serve a version of the client in which ferries were added: a row, a picture, words."""
    put_in(page, "**/*.js", '{ id: "city", place:', FERRY)
    put_in(page, "**/sprite.svg", "<symbol", f"{FERRY_DRAWN}<symbol")
    put_in(page, "**/board-table.en.ftl", "\n", f"\n{FERRY_SAID}")


class Wharf(NewerServer):
    """Sells ferries, and has sold two."""

    def change(self, snapshot: dict[str, Any]) -> None:
        view = snapshot["view"]
        view["costs"]["ferry"] = {"lumber": 1, "wool": 1}
        view["seats"]["0"]["left"]["ferry"] = 13
        view["ferries"] = {"12": 0, "31": 1}
        snapshot["legal"].append({"type": "BuildFerry", "path": [40, 41]})
        built = {"type": "FerryBuilt", "seat": 1, "path": 31}
        snapshot["log"].append({"version": snapshot["version"], "events": [built]})


def test_a_new_piece_is_a_row_a_picture_and_its_words(arrive: Arrive, played: Moments):
    page = arrive(at=played.server, storage_state=played.anas)
    with_ferries(page)
    server = Wharf(page)
    page.goto(f"{played.server.base}/t/{played.code['build']}")
    tile = page.locator("[data-tile='ferry']")
    expect(tile).to_contain_text("Ferry")
    expect(tile).to_contain_text("13")
    expect(tile.locator(".key")).to_have_text("Y")
    for path in (12, 31):
        expect(page.locator(f".b-pieces [data-piece='path-{path}']")).to_be_visible()
    expect(page.locator(".lines .ln").last).to_contain_text("Ben built a ferry")
    page.keyboard.press("y")
    expect(page.locator(".sentence strong").first).to_have_text("You: Build a ferry")
    page.locator("[data-target='path-40']").focus()
    page.keyboard.press("Enter")
    expect(page.locator(".sending")).to_have_count(0)
    page.get_by_role("link", name="Text mode").focus()
    page.keyboard.press("Enter")
    field = page.get_by_label("Command", exact=True)
    field.fill("ferry 42")
    field.press("Enter")
    expect(page.locator(".sending")).to_have_count(0)
    assert server.told == [{"type": "BuildFerry", "path": 40}, {"type": "BuildFerry", "path": 41}]
    expect(page.locator(".textmode")).to_contain_text("13 ferries")


SPRING = """DrinkAtSpring: { place: "goods", goods: "take", command: "drink", usage: "drink ore", fields: ["resource"] },
  RollDice: { place: "next","""
SPRING_SAID = """
action-DrinkAtSpring = Take a card at the spring
status-you-Spring = You: take a card of your choice
log-SpringFlowed = { $who } took { $cards } at the spring
"""


class Spring(NewerServer):
    """Asks which card one takes, of two, and tells that Ben has taken his."""

    def change(self, snapshot: dict[str, Any]) -> None:
        super().change(snapshot)
        flowed = {"type": "SpringFlowed", "seat": 1, "cards": {"ore": 1}}
        snapshot["log"].append({"version": snapshot["version"], "events": [flowed]})
        snapshot["legal"] = [{"type": "DrinkAtSpring", "resource": ["wool", "ore"]}]


@looks
def test_a_new_action_that_takes_resources_is_a_row_and_its_words(
    arrive: Arrive, played: Moments, look: dict[str, Any]
):
    page = arrive(at=played.server, storage_state=played.anas, **look)
    put_in(page, "**/*.js", 'RollDice: { place: "next",', SPRING)
    put_in(page, "**/board-table.en.ftl", "\n", f"\n{SPRING_SAID}")
    server = Spring(page, asks="Spring")
    page.goto(f"{played.server.base}/t/{played.code['build']}")
    expect(page.locator(".sentence strong").first).to_have_text("You: take a card of your choice")
    if not look:
        expect(page.locator(".lines .ln").last).to_have_text("BBen took  at the spring")
    panel = page.get_by_role("region", name="Take a card at the spring")
    expect(panel.locator("[data-good]:not([aria-disabled])")).to_have_count(2)
    accessible(page)
    confirm = button(page, "Take 0/1")
    expect(confirm).to_have_attribute("aria-disabled", "true")
    panel.locator("[data-good=wool]").click()
    expect(panel.locator("[data-good]:not([aria-disabled])")).to_have_count(1)
    button(page, "Clear").click()
    panel.locator("[data-good=ore]").click()
    button(page, "Take 1/1").click()
    expect(page.locator(".sending")).to_have_count(0)
    assert server.told == [{"type": "DrinkAtSpring", "resource": "ore"}]


def test_its_command_is_in_the_row_too(arrive: Arrive, played: Moments):
    page = arrive(at=played.server, storage_state=played.anas)
    put_in(page, "**/*.js", 'RollDice: { place: "next",', SPRING)
    put_in(page, "**/board-table.en.ftl", "\n", f"\n{SPRING_SAID}")
    server = Spring(page, asks="Spring")
    page.goto(f"{played.server.base}/t/{played.code['build']}")
    page.get_by_role("link", name="Text mode").focus()
    page.keyboard.press("Enter")
    field = page.get_by_label("Command", exact=True)
    said = page.get_by_role("log")
    for command, answer in (
        ("help drink", "drink ore: Take a card at the spring"),
        ("drink", "drink wool – Take a card at the spring: wool"),
        ("drink grain", "Which one?"),
    ):
        field.fill(command)
        field.press("Enter")
        expect(said).to_contain_text(answer)
    assert server.told == []
    field.fill("drink ore")
    field.press("Enter")
    expect(page.locator(".sending")).to_have_count(0)
    assert server.told == [{"type": "DrinkAtSpring", "resource": "ore"}]


SHEARING = """ShearSheep: { place: "plain", command: "shear" },
  RollDice: { place: "next","""


class Pasture(NewerServer):
    """Lets one shear sheep before the turn ends."""

    def change(self, snapshot: dict[str, Any]) -> None:
        super().change(snapshot)
        snapshot["legal"] = [{"type": "ShearSheep"}, {"type": "EndTurn"}]


def test_an_action_that_one_may_take_beside_others_is_a_button_below_the_tiles(
    arrive: Arrive, played: Moments
):
    page = arrive(at=played.server, storage_state=played.anas)
    put_in(page, "**/*.js", 'RollDice: { place: "next",', SHEARING)
    put_in(page, "**/board-table.en.ftl", "\n", "\naction-ShearSheep = Shear the sheep\n")
    server = Pasture(page, asks="Play")
    page.goto(f"{played.server.base}/t/{played.code['build']}")
    expect(page.locator(".next")).to_have_attribute("data-step", "EndTurn")
    button(page, "Shear the sheep").click()
    expect(page.locator(".sending")).to_have_count(0)
    page.keyboard.press("Tab")  # from here on by keyboard: Enter presses what has the focus
    page.get_by_role("link", name="Text mode").focus()
    page.keyboard.press("Enter")
    field = page.get_by_label("Command", exact=True)
    for command, answer in (("legal", "shear – Shear the sheep"), ("help shear", "shear: Shear")):
        field.fill(command)
        field.press("Enter")
        expect(page.get_by_role("log")).to_contain_text(answer)
    expect(page.get_by_role("log")).not_to_contain_text("do shear-sheep")
    field.fill("shear")
    field.press("Enter")
    expect(page.locator(".sending")).to_have_count(0)
    assert server.told == [{"type": "ShearSheep"}] * 2
