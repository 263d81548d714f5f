"""A page of the card game at a position that a test has put on the table: between the page and its server, the engine itself."""

import json
from collections.abc import Callable
from typing import Any, TypeAlias

from playwright.sync_api import Page, WebSocketRoute, expect

from app.protocol import merge_patch
from engine.api import Refused
from engine.card_game.core.actions import Action
from engine.card_game.core.events import Event
from engine.card_game.core.state import State
from engine.card_game.game import game
from engine.chance import Chance, Random
from tests.browser.conftest import Arrive
from tests.browser.steps import call
from tests.engine.card_game.cards_table import BLUE, RED, Table

Position: TypeAlias = Callable[[Table], None]
"""The position on the table when the page opens it."""
WINDOW_MS = 9000

HOLD = """
const [start, stop] = [setTimeout, clearTimeout];
window.held = new Map();
window.waits = [];
window.setTimeout = (task, ms, ...rest) => {
  if (!(ms >= 1500 && ms <= 3000)) return start(task, ms, ...rest);
  held.set(-1 - held.size, task);
  waits.push(ms);
  return -held.size;
};
window.clearTimeout = (id) => (id < 0 ? held.set(id, () => {}) : stop(id));
"""
"""Announcements stay until a test lets time pass, however slow the machine is; `waits` says how long they would have stayed."""


class Staged:
    """The page of one seat. What it does is played by the engine; `by` lets the other seat act, `then` changes anything."""

    def __init__(self, page: Page, seat: int | None, state: State) -> None:
        self.page = page
        self.seat = seat
        self.state = state
        self.version = 0
        self.did: list[dict[str, Any]] = []
        """The actions of the page, as it sent them."""
        self.later: list[dict[str, Any]] = []
        """Actions that a later version of the server would offer in addition."""
        self.kept_back: list[str] | None = None
        """The words that an action is stored, if they are to come long after its update."""
        self.chance: Chance = Random(1)
        page.route_web_socket("**/socket*", self._between)

    def by(self, action: Action, chance: Chance | None = None) -> None:
        """Somebody acts, or time passes."""
        after, events = game.play(self.state, action, chance or self.chance)
        self._follow(after, events)

    def plays(self, seat: int, **action: Any) -> None:
        """The same, of an action as a client sends it."""
        self.by(game.action_from_json(action, seat, self.state))

    def time_passes(self) -> None:
        """Whatever waits for a second or three has waited."""
        self.page.evaluate(
            "for (const [id, task] of [...held]) { held.set(id, () => {}); task(); }"
        )

    # The socket

    def _between(self, socket: WebSocketRoute) -> None:
        self._page = socket
        server = socket.connect_to_server()
        server.on_message(self._from_server)

        def from_page(message: str | bytes) -> None:
            said = json.loads(message)
            if said["type"] == "act":
                self._act(said)
            elif said["type"] != "resume":
                server.send(message)

        socket.on_message(from_page)

    def _from_server(self, message: str | bytes) -> None:
        said = json.loads(message)
        if said["type"] == "snapshot":
            log = [{"version": 0, "events": []}]
            told = {"version": self.version, "seat": self.seat, "log": log, **self._offered()}
            self._page.send(json.dumps({**said, **told, "view": self._view(self.state)}))
            self._tell_window()
        elif said["type"] not in ("update", "window"):
            self._page.send(message)

    def _view(self, state: State) -> dict[str, Any]:
        return game.view_from_public(state, self.seat, game.public_view(state))

    def _offered(self) -> dict[str, Any]:
        if self.seat is None:
            return {"legal": [], "forms": [], "unavailable": []}
        return {
            "legal": [
                *game.group_actions(game.legal_actions(self.state, self.seat)),
                *self.later,
            ],
            "forms": game.forms(self.state, self.seat),
            "unavailable": game.unavailable(self.state, self.seat),
        }

    def _act(self, said: dict[str, Any]) -> None:
        assert self.seat is not None
        self.did.append(said["action"])
        try:
            action = game.action_from_json(said["action"], self.seat, self.state)
            after, events = game.play(self.state, action, self.chance)
        except Refused as why:
            refusal = {"code": why.code, "facts": {**why.facts}, "text": why.text}
            told = {"type": "refused", "request": said["request"], **refusal}
            self._page.send(json.dumps(told))
            return
        self._follow(after, events)
        told = {"type": "ack", "request": said["request"], "version": self.version}
        word = json.dumps(told)
        if self.kept_back is None:
            self._page.send(word)
        else:
            self.kept_back.append(word)

    def say_it_is_stored(self) -> None:
        """Say what was kept back."""
        for word in self.kept_back or ():
            self._page.send(word)
        self.kept_back = None

    def _follow(self, after: State, events: tuple[Event, ...]) -> None:
        before, self.state = self.state, after
        self.version += 1
        told = {
            "version": self.version,
            "events": [game.event_to_json(event, after, self.seat) for event in events],
            "patch": merge_patch.difference(self._view(before), self._view(after)),
            **self._offered(),
        }
        self._page.send(json.dumps({"type": "update", **told}))
        self._tell_window()

    def _tell_window(self) -> None:
        if game.window(self.state) is not None:
            told = {"type": "window", "ends": WINDOW_MS, "length": WINDOW_MS}
            self._page.send(json.dumps(told))


def staged(
    arrive: Arrive,
    position: Position,
    seat: int | None = RED,
    settings: dict[str, Any] | None = None,
    later: list[dict[str, Any]] | None = None,
    **look: Any,
) -> Staged:
    """Ana's page (seat 0), Ben's (seat 1) or a spectator's, who finds that position at a table with these settings."""
    table = Table(**(settings or {}))
    position(table)
    page = arrive(None, **look)
    call(page, "POST", "api/me", {"name": "Ana"})
    options = {"game": "cards", "config": table.state.config.to_json()}
    code = call(page, "POST", "api/tables", options)["code"]
    call(page, "POST", f"api/tables/{code}/seats/{BLUE}/bot", {})
    call(page, "POST", f"api/tables/{code}/ready", {"ready": True})
    call(page, "POST", f"api/tables/{code}/start", {})
    page.add_init_script(HOLD)
    found = Staged(page, seat, table.state)
    found.later = later or []
    page.goto(f"t/{code}")
    expect(page.locator(".sentence").first).to_be_visible()
    return found
