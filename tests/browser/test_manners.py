"""The manners of a table: where it talks, and whom its host, or the server's, does not let in."""

from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.app.running import RunningServer
from tests.browser.conftest import Arrive
from tests.browser.looking import accessible
from tests.browser.steps import begin, button, call, join_by_link, lobby_of, seats_taken
from tests.forms import wide

pytestmark = pytest.mark.browser

CALL = "https://meet.example.org/friday"
KNOWN = """async () => {
  const { lobby } = await import(asset("js/core/store.js"));
  return JSON.stringify(lobby.value);
}"""


def voice_link(page: Page, place: str = "meet.example.org") -> Locator:
    return page.get_by_role("link", name=f"Voice call at {place}", exact=True)


def give_address(page: Page, address: str) -> None:
    field = page.get_by_label("Voice call", exact=True)
    field.fill(address)
    field.press("Enter")


def menu(page: Page, item: str) -> None:
    button(page, "Table").click()
    page.locator(f'[data-matter="{item}"]').click()


def test_the_voice_call_is_a_link_for_those_who_have_a_seat(arrive: Arrive, tmp_path: Path):
    ana = arrive(None)
    code = lobby_of(ana, seats=2)
    ben = arrive(f"/t/{code}", phone=True)
    join_by_link(ben, "Ben")
    eve = arrive(f"/t/{code}")

    give_address(ana, "javascript:alert(1)")
    expect(ana.locator(".voice-field .error")).to_contain_text("begins with https://")
    expect(ana.get_by_label("Voice call", exact=True)).to_have_value("javascript:alert(1)")
    button(ben, "I’m ready").click()
    give_address(ana, CALL)
    for seated in (ana, ben):
        link = voice_link(seated).first
        expect(link).to_have_attribute("href", CALL)
        expect(link).to_have_attribute("target", "_blank")
        expect(link).to_have_attribute("rel", "noopener noreferrer")
    told = ben.get_by_role("log", name="Chat").get_by_text("Ana changed “Voice call” to meet")
    expect(told).to_be_visible()
    expect(button(ben, "Not ready after all")).to_be_visible()
    expect(seats_taken(eve)).to_have_count(2)
    assert "example" not in eve.evaluate(KNOWN)
    expect(ana.locator(".voice-field .error")).to_be_hidden()
    ana.screenshot(path=tmp_path / "voice-lobby.jpg", full_page=True)
    ben.screenshot(path=tmp_path / "voice-lobby-phone.jpg", full_page=True)
    accessible(ana)

    begin(code, ana, ben)
    expect(eve.locator(".board")).to_be_visible()
    expect(voice_link(ana)).to_be_visible()
    expect(voice_link(eve)).to_have_count(0)
    button(ben, "Menu").click()
    expect(voice_link(ben)).to_be_visible()
    ben.screenshot(path=tmp_path / "voice-menu-phone.jpg")
    ben.keyboard.press("Escape")

    menu(ana, "talking")
    give_address(ana, "mumble://talk.example.org:64738/Friday")
    expect(ben.locator(".toast")).to_contain_text("Voice call at talk.example.org")
    ana.get_by_label("Chat", exact=True).select_option(label="Off")
    expect(ben.locator(".toast", has_text="Chat: Off")).to_be_visible()
    ana.screenshot(path=tmp_path / "voice-table.jpg")
    accessible(ana)
    button(ana, "Remove the voice call").click()
    expect(voice_link(ana, "talk.example.org")).to_have_count(0)
    button(ana, "Use talk.example.org again").click()
    expect(voice_link(ana, "talk.example.org").first).to_be_visible()
    ben.locator(".pmenu").click()
    ben.get_by_role("tab", name="Chat").click()
    expect(ben.get_by_text("There is no chat at this table.")).to_be_visible()
    expect(voice_link(ben, "talk.example.org")).to_be_visible()
    ben.screenshot(path=tmp_path / "voice-chat-phone.jpg")


def test_whom_the_host_keeps_out_cannot_come_until_let_in_again(arrive: Arrive, tmp_path: Path):
    ana = arrive(None, phone=True)
    code = lobby_of(ana, seats=2)
    ben, eve = arrive(f"/t/{code}"), arrive(None)
    join_by_link(ben, "Ben")
    call(eve, "POST", "api/me", {"name": "Eve"})
    eve.goto(f"t/{code}")
    ana.get_by_text("Blocked guests", exact=True).click()
    expect(button(ana, "Block Eve from this table")).to_be_visible()
    ana.screenshot(path=tmp_path / "doors-lobby-phone.jpg", full_page=True)

    button(ana, "Block Ben from this table").click()
    expect(seats_taken(ana)).to_have_count(1)
    shut = ben.get_by_role("heading", name="You cannot join this table")
    expect(shut).to_be_visible()
    ben.reload()
    expect(shut).to_be_visible()
    assert "Ana" not in ben.locator("main").inner_text()
    ben.screenshot(path=tmp_path / "doors-shut.jpg")
    ben.get_by_role("link", name="Go to the start page").click()
    expect(ben.locator(".to-rulebook")).to_be_visible()  # it comes with the list of tables
    expect(ben.locator(f"a[href='t/{code}']")).to_have_count(0)
    button(ana, "Unblock Ben").click()
    expect(button(ana, "Unblock Ben")).to_have_count(0)
    ben.goto(eve.url)
    button(ben, "Take a seat").click()
    expect(seats_taken(ana)).to_have_count(2)

    begin(code, ana, ben)
    expect(eve.locator(".board")).to_be_visible()
    button(ana, "Menu").click()
    menu(ana, "doors")
    sheet = ana.get_by_role("dialog", name="Table")
    expect(sheet.get_by_text("Eve", exact=True)).to_be_visible()
    expect(sheet.get_by_text("Ben", exact=True)).to_have_count(0)
    button(ana, "Block Eve from this table").click()
    expect(eve.get_by_role("heading", name="You cannot join this table")).to_be_visible()
    expect(button(ana, "Unblock Eve")).to_be_visible()
    ana.screenshot(path=tmp_path / "doors-table-phone.jpg")
    accessible(ana)


def test_the_menu_of_the_host_shows_who_may_come_beside_the_board(arrive: Arrive, tmp_path: Path):
    ana = arrive(None)
    code = lobby_of(ana, seats=2)
    ben, eve = arrive(f"/t/{code}"), arrive(None)
    join_by_link(ben, "Ben")
    call(eve, "POST", "api/me", {"name": "Eve"})
    eve.goto(f"t/{code}")
    ana.screenshot(path=tmp_path / "doors-closed.jpg", full_page=True)
    ana.get_by_text("Blocked guests", exact=True).click()
    expect(button(ana, "Block Eve from this table")).to_be_visible()
    ana.screenshot(path=tmp_path / "doors-lobby.jpg", full_page=True)
    accessible(ana)
    begin(code, ana, ben)
    button(ana, "Table").click()
    ana.screenshot(path=tmp_path / "menu-table.jpg")
    ana.locator('[data-matter="doors"]').click()
    expect(button(ana, "Block Eve from this table")).to_be_visible()
    ana.screenshot(path=tmp_path / "doors-table.jpg")
    button(ben, "Table").click()
    expect(ben.locator('[data-matter="pause"]')).to_be_visible()
    expect(ben.locator('[data-matter="doors"]')).to_have_count(0)


@wide
def test_whoever_is_banned_reads_so_on_every_page(
    arrive: Arrive, server: RunningServer, tmp_path: Path
):
    ana = arrive(None)
    code = lobby_of(ana, seats=2)
    zoe = arrive(f"/t/{code}", phone=True)
    join_by_link(zoe, "Zoe the rude")
    told = server.run("ban", "Zoe the rude")
    assert told.returncode == 0, told.stderr
    closed = zoe.get_by_role("heading", name="You are blocked on this server")
    expect(closed).to_be_visible()
    zoe.screenshot(path=tmp_path / "banned-phone.jpg")
    zoe.goto(server.base)
    expect(closed).to_be_visible()
    expect(zoe.get_by_role("button")).to_have_count(0)
    assert server.run("unban", "Zoe the rude").returncode == 0
    zoe.goto(f"{server.base}/t/{code}")
    expect(button(zoe, "I’m ready")).to_be_visible()
