"""Tabs, networks and servers come and go; the page says so and goes on."""

import json
import re
import time

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from tests.browser.conftest import Arrive
from tests.browser.steps import (
    add_a_bot,
    at_a_table,
    button,
    create_table,
    join_by_link,
    press_start,
    seats_taken,
    sit_down,
    start,
    table_of,
    until,
)
from tests.conftest import StartServer

pytestmark = pytest.mark.browser


def test_the_newest_tab_has_the_seat(arrive: Arrive):
    first = arrive()
    create_table(first)
    second = arrive(first.url, with_browser_of=first)
    expect(second.get_by_role("heading", name="Seats")).to_be_visible()
    expect(first.get_by_text("You opened this table in another tab.")).to_be_visible()
    button(first, "Continue here").click()
    expect(second.get_by_text("You opened this table in another tab.")).to_be_visible()
    expect(first.get_by_text("You opened this table in another tab.")).to_have_count(0)


def test_a_killed_server_is_waited_for(arrive: Arrive, start_server: StartServer):
    server = start_server()
    ana = arrive(at=server)
    code = create_table(ana)
    server.kill()
    expect(ana.get_by_text("Reconnecting")).to_be_visible()
    server.start()
    expect(ana.get_by_text("Reconnecting")).to_have_count(0)
    add_a_bot(ana).first.click()
    expect(seats_taken(ana)).to_have_count(2)
    ben = arrive(f"/t/{code}", at=server)
    join_by_link(ben, "Ben")
    expect(seats_taken(ana)).to_have_count(3)


def test_an_action_without_a_server_is_carried_out_once_it_is_back(
    arrive: Arrive, start_server: StartServer
):
    server = start_server()
    ana = arrive(at=server)
    create_table(ana)
    for seats in (3, 2):
        ana.get_by_role("button", name="Less: Number of seats").click()
        expect(ana.locator(".seat")).to_have_count(seats)
    add_a_bot(ana).click()
    press_start(ana)
    expect(ana).to_have_title(re.compile("^● Your turn – Ana’s .+ island$"))
    expect(ana.locator(".ground [data-symbol^='hex-']").first).to_be_visible()
    ana.evaluate(
        """async () => {
            const { act } = await import(asset("js/core/net.js"));
            const { legal } = await import(asset("js/core/store.js"));
            window.actWithoutServer = () => void (window.answer = act(legal.value[0]));
        }"""
    )
    server.kill()
    ana.evaluate("window.actWithoutServer()")
    server.start()
    built, sending = ana.evaluate(
        """async () => {
            const { sending, view } = await import(asset("js/core/store.js"));
            await window.answer;
            return [Object.values(view.value.buildings).filter(({ seat }) => seat === 0).length, sending.value.size];
        }"""
    )
    assert (built, sending) == (1, 0)


def test_without_a_network_the_page_says_so_and_comes_back(arrive: Arrive):
    ana = arrive()
    create_table(ana)
    ana.context.set_offline(True)
    expect(ana.get_by_text("You are offline.")).to_be_visible()
    ana.context.set_offline(False)
    expect(ana.get_by_text("You are offline.")).to_have_count(0)
    add_a_bot(ana).first.click()
    expect(seats_taken(ana)).to_have_count(2)


def test_a_phone_that_slept_is_up_to_date_as_soon_as_it_wakes(
    arrive: Arrive, start_server: StartServer
):
    server = start_server()
    ana = arrive(at=server)
    code = create_table(ana)
    sleeper = arrive(f"/t/{code}", at=server, phone=True)
    join_by_link(sleeper, "Ben")
    expect(seats_taken(sleeper)).to_have_count(2)
    device = sleeper.context.new_cdp_session(sleeper)
    device.send("Page.setWebLifecycleState", {"state": "frozen"})
    server.kill()  # its socket is dead, and nobody tells it
    server.start()
    expect(ana.get_by_text("Reconnecting")).to_have_count(0)
    add_a_bot(ana).first.click()
    expect(seats_taken(ana)).to_have_count(3)
    device.send("Page.setWebLifecycleState", {"state": "active"})
    expect(seats_taken(sleeper)).to_have_count(3)
    expect(ana.locator(".seat", has_text="Ben")).not_to_contain_text("away")


OLDER_PAGE = """
sessionStorage.loads = Number(sessionStorage.loads ?? 0) + 1;
new MutationObserver(() => document.querySelector("meta[name=client]")?.setAttribute("content", "older"))
  .observe(document, { childList: true, subtree: true });
"""


def test_a_page_of_an_older_server_loads_itself_anew_but_only_once(arrive: Arrive):
    ana = arrive()
    create_table(ana)
    ana.add_init_script(OLDER_PAGE)
    pongs: list[str | bytes] = []

    def hear(frame: str | bytes) -> None:
        if json.loads(frame)["type"] == "pong":
            pongs.append(frame)

    ana.on("websocket", lambda socket: socket.on("framereceived", hear))
    ana.reload()
    expect(ana.get_by_role("heading", name="Seats")).to_be_visible()
    while len(pongs) < 3:  # the one upon which it loads itself anew, and two more
        ana.wait_for_timeout(20)
    assert ana.evaluate("sessionStorage.loads") == "2"
    add_a_bot(ana).first.click()
    expect(seats_taken(ana)).to_have_count(2)


def test_a_tab_that_is_asked_to_wait_waits(arrive: Arrive):
    ana = arrive()
    create_table(ana)
    opened: list[float] = []

    def hold_up_once(socket: WebSocketRoute) -> None:
        opened.append(time.monotonic())
        if len(opened) == 1:
            socket.send(json.dumps({"type": "bye", "code": 1013, "text": "", "wait": 2}))
            socket.close(code=1013)
        else:
            socket.connect_to_server()

    ana.route_web_socket("**/socket*", hold_up_once)
    ana.reload()
    while len(opened) < 2:
        ana.wait_for_timeout(50)
    assert opened[1] - opened[0] >= 2


class Deaf:
    """Between the page and its server: what the page says is lost, as by a connection that is dying, until `hear`."""

    def __init__(self, page: Page) -> None:
        self.lost: list[str] = []
        self.hears = True
        page.route_web_socket("**/socket*", self._between)

    def _between(self, socket: WebSocketRoute) -> None:
        self.page_side = socket
        server = socket.connect_to_server()
        server.on_message(socket.send)

        def from_page(message: str | bytes) -> None:
            if self.hears:
                server.send(message)
            else:
                self.lost.append(json.loads(message)["type"])

        socket.on_message(from_page)

    def hear(self) -> None:
        """By a new connection."""
        self.hears = True
        self.page_side.close()


def test_a_line_and_a_vote_that_a_dying_connection_lost_are_said_again(arrive: Arrive):
    ana, ben = arrive(None), arrive(None)
    dying = Deaf(ben)
    code = table_of(ana, "Ana", seats=2)
    sit_down(ben, code, 1, "Ben")
    start(code, ana, ben)
    for page in (ana, ben):
        page.goto(f"t/{code}")
        expect(page.locator(".board")).to_be_visible()
        page.get_by_role("tab", name="Chat").click()
    say(ben, "first")
    expect(ana.locator(".talk li.ln")).to_contain_text(["Ben first"])
    propose(ana, {"table": "pause"})
    agree = button(ben, "Agree")
    agree.wait_for()
    dying.hears = False
    say(ben, "second")
    agree.click()
    until(ben, "async () => (await import(asset('js/core/store.js'))).chat.value.length === 1")
    dying.hear()
    expect(ana.locator(".talk li.ln")).to_contain_text(["Ben first", "Ben second"])
    until(
        ana, "async () => (await import(asset('js/core/store.js'))).standing.value.paused === true"
    )
    assert {"chat", "vote"} <= set(dying.lost)


def say(page: Page, words: str) -> None:
    field = page.get_by_label("Say something")
    field.fill(words)
    field.press("Enter")
    expect(field).to_have_value("")


def propose(page: Page, act: dict[str, str]) -> None:
    page.evaluate("async (act) => (await import(asset('js/core/net.js'))).propose(act)", act)


def test_players_read_that_all_bots_play_at_the_easy_level_and_when_that_is_over(arrive: Arrive):
    page = at_a_table(arrive)
    for impaired, words in (
        (True, "All bots play at the easy level for now"),
        (False, "The bots are playing at their own level again"),
    ):
        page.evaluate(
            """async (impaired) => (await import(asset("js/core/store.js"))).receive({ type: "bots", impaired })""",
            impaired,
        )
        expect(page.locator(".toast").last).to_contain_text(words)
