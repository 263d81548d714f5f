"""A game that the browser has no page for is opened, played, undone, seen to its end, shown again and proved all the same."""

import pytest
from playwright.sync_api import Page, expect

from tests.app.running import RunningServer
from tests.browser.conftest import Arrive
from tests.browser.looking import accessible
from tests.browser.steps import button, call, press_start
from tests.conftest import ServerWith

pytestmark = pytest.mark.browser


@pytest.fixture(scope="module")
def server(server_with: ServerWith) -> RunningServer:
    return server_with(program="tests.app.pebbles_server")


def known(page: Page, field: str) -> str:
    """The value that the page lists under this name."""
    row = page.locator(".plain-shown .plain-record > div").filter(has=page.get_by_text(field))
    return row.get_by_role("definition").inner_text()


def takes(page: Page, count: int) -> None:
    page.get_by_role("button", name=f"Take, count: {count}").click()


def test_a_whole_game(arrive: Arrive):
    ana, ben = arrive(), arrive(None, phone=True)
    code = opened_by(ana)
    sits_down(ben, code)
    press_start(ana)
    for page in (ana, ben):
        expect(page.locator(".plain-shown")).to_be_visible()
    accessible(ana)
    accessible(ben)
    whatever_a_view_holds_can_be_read(ana)
    undone_and_refused(ana, ben)
    to_the_end(ana, ben)
    seen_again(ana, code)


def opened_by(host: Page) -> str:
    """From the first page, where there are several games, into the lobby of this one."""
    host.get_by_label("Your name at the table").fill("Ana")
    games = host.get_by_role("group", name="What would you like to play?")
    expect(games.get_by_role("radio", name="The Island")).to_be_checked()
    accessible(host)
    games.get_by_role("radio", name="Pebbles").check()
    button(host, "Create table").click()
    expect(host.get_by_role("heading", name="Seats")).to_be_visible()
    expect(host.locator(".seat")).to_have_count(2)
    button(host, "Rules of this table").click()
    dialog = host.get_by_role("dialog", name="Rules of this table")
    expect(dialog.locator(".plain-record").last).to_contain_text("2, 3")
    host.keyboard.press("Escape")
    accessible(host)
    return host.url.rpartition("/")[2]


def sits_down(guest: Page, code: str) -> None:
    call(guest, "POST", "api/me", {"name": "Ben"})
    guest.goto(f"t/{code}")
    guest.locator(".seat.free .btn").tap()
    button(guest, "I’m ready").tap()


DEEP = """async () => {
  const { view } = await import(asset("js/core/store.js"));
  view.value = {
    ...view.value, goal_reached: false, last_seat: 1, nextPlayer: null,
    piles: [{ owner_seat: 0, stones: [3, 4], kind: "big_round" }, { owner_seat: 1, stones: [] }],
    bag: { red: 2, hidden_inside: { gold: 1200 } }, mixed: [[1, 2], { one: 1, of: { two: 2 } }],
  };
}"""


def whatever_a_view_holds_can_be_read(page: Page) -> None:
    page.evaluate(DEEP)
    shown = page.locator(".plain-shown")
    expect(shown).to_contain_text("1,200")
    for field, value in {"goal reached": "no", "last seat": "Ben", "next player": "none"}.items():
        assert known(page, field) == value
    rows = shown.get_by_role("table").get_by_role("row")
    expect(rows).to_have_text(["owner seatstoneskind", "Ana3, 4big round", "Bennonenone"])
    assert not set('{}[]"_') & set(shown.inner_text())
    accessible(page)
    page.reload()
    expect(shown).not_to_contain_text("1,200")


def undone_and_refused(ana: Page, ben: Page) -> None:
    left = int(known(ana, "left"))
    assert known(ana, "lucky") != known(ben, "lucky")
    expect(ben.locator(".sentence strong")).to_have_text("Waiting for Ana")
    ana.keyboard.press("2")
    expect(ana.locator(".lines .ln").last).to_have_text("AYou: taken · count: 2")
    expect(ben.locator(".sentence strong")).to_have_text("You: Taking")
    expect(ana.locator("button.undo")).to_be_visible()  # the key does what the button does
    ana.keyboard.press("z")
    expect(ana.locator(".lines .ln").last).to_have_text("AYou undid a move")
    expect(ben.locator(".sentence strong")).to_have_text("Waiting for Ana")
    assert int(known(ben, "left")) == left
    ana.evaluate(
        """async () => (await import(asset("js/table/acting.js"))).send({ type: "Take", count: 4 })"""
    )
    expect(ana.get_by_role("alert")).to_have_text("That is not possible now.")


def to_the_end(ana: Page, ben: Page) -> None:
    """Ana always leaves a multiple of four, if she can; whoever is left with that many loses."""
    ben.reload()
    expect(ben.locator(".sentence strong")).to_have_text("Waiting for Ana")
    left, mover, other = int(known(ana, "left")), ana, ben
    while left:
        count = left % 4 or 1
        takes(mover, count)
        left -= count
        if left:
            expect(other.locator(".sentence strong")).to_have_text("You: Taking")
            mover, other = other, mover
    winner = {ana: "Ana", ben: "Ben"}[mover]
    for page in (ana, ben):
        end = page.get_by_role("dialog", name=f"{winner} has won")
        expect(end.locator(".standings tbody tr").first).to_contain_text(winner)
        expect(end.locator(".standings .sum")).to_have_text(["1", "0"])
    accessible(ben)


def seen_again(page: Page, code: str) -> None:
    page.get_by_role("link", name="Replay").click()
    expect(page.locator(".told")).to_contain_text("Ana: began · count: ")
    page.keyboard.press("End")
    expect(page.locator(".told")).to_contain_text("won")
    assert known(page, "left") == "0"
    accessible(page)
    page.get_by_role("link", name="check the dice").click()
    expect(page.get_by_role("status")).to_contain_text("All 5 draws are the ones")
    page.goto("history")
    expect(page.locator(".past-game")).to_contain_text("heap")
