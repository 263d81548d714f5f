"""The host's page in a browser: a link opens it, every verb asks or acts, and everyone reads what the host has to say."""

import re

import pytest
from playwright.sync_api import Locator, Page, ViewportSize, expect

from tests.app.running import RunningServer
from tests.browser.conftest import Arrive
from tests.browser.looking import accessible, can_be_scrolled_to
from tests.browser.steps import button, call, create_table
from tests.conftest import ServerWith
from tests.forms import varied

pytestmark = pytest.mark.browser

SIZES: dict[str, ViewportSize] = {
    "desktop": {"width": 1280, "height": 900},
    "wide": {"width": 1440, "height": 900},
    "phone": {"width": 390, "height": 844},
    "small": {"width": 360, "height": 640},
}


@pytest.fixture(scope="module")
def server(server_with: ServerWith) -> RunningServer:
    return server_with(name="Game night")


@pytest.fixture
def arrive_at_host(arrive: Arrive, server: RunningServer) -> Arrive:
    """The host's browser opens the page with a new link."""

    def arrive_there(**look: object) -> Page:
        page = arrive(f"/host#{link_key(server)}", **look)
        expect(page.locator(".host-grid")).to_be_visible()
        return page

    return arrive_there


def link_key(server: RunningServer) -> str:
    done = server.run("admin-link")
    assert done.returncode == 0, done.stderr
    return done.stdout.split()[0].partition("#")[2]


def row(page: Page, name: str) -> Locator:
    return page.locator("tr").filter(has=page.locator("b", has_text=name))


def choose(page: Page, table: str, verb: str) -> None:
    row(page, table).get_by_role("button", name=f"Actions for {table}").click()
    page.get_by_role("menuitem", name=verb, exact=True).click()


def table_called(page: Page, name: str, **more: object) -> str:
    wanted = {"name": name, "config": {}, **more}
    code: str = call(page, "POST", "api/tables", wanted)["code"]
    return code


@pytest.fixture
def ana(arrive: Arrive) -> Page:
    page = arrive()
    create_table(page)
    return page


def test_a_link_opens_the_page_once_and_leaves_nothing_in_the_address(
    arrive: Arrive, server: RunningServer
):
    key = link_key(server)
    page = arrive(f"/host#{key}")
    expect(page.get_by_role("heading", name="Host’s page")).to_be_visible()
    expect(page).to_have_url(f"{server.base}/host")
    expect(page).to_have_title("Host’s page – Hexhaven")
    expect(page.locator(".host-where")).to_have_text("Game night")
    page.reload()
    expect(page.locator(".host-grid")).to_be_visible()
    other = arrive(f"/host#{key}")
    expect(other.get_by_text("This link has already been used.")).to_be_visible()
    expect(other.get_by_text("hexhaven admin-link")).to_be_visible()
    accessible(other)
    stranger = arrive("/host")
    expect(stranger.get_by_text("This page is for the person who runs the server.")).to_be_visible()
    expect(stranger.locator(".host-grid")).to_have_count(0)
    button(page, "Leave").click()
    expect(button(page, "Create table")).to_be_visible()
    page.goto(f"{server.base}/host")
    expect(page.get_by_text("This page is for the person who runs the server.")).to_be_visible()


def test_a_lobby_is_closed_and_a_game_archived_after_asking(arrive_at_host: Arrive, ana: Page):
    table_called(ana, "Early")
    table_called(ana, "Late", bots=True)
    page = arrive_at_host()
    expect(row(page, "Late")).to_contain_text("playing")
    choose(page, "Early", "Close")
    dialog = page.get_by_role("dialog", name="Close “Early”?")
    button(page, "Cancel").click()
    expect(dialog).to_have_count(0)
    choose(page, "Early", "Close")
    dialog.get_by_role("button", name="Close", exact=True).click()
    expect(row(page, "Early")).to_have_count(0)
    choose(page, "Late", "Archive")
    page.get_by_role("dialog", name="Archive “Late”?").get_by_role("button", name="Archive").click()
    expect(row(page, "Late")).to_have_count(0)


def test_a_game_is_watched_as_by_any_spectator(arrive_at_host: Arrive, ana: Page):
    code = table_called(ana, "Watched", bots=True)
    page = arrive_at_host()
    choose(page, "Watched", "Watch")
    expect(page).to_have_url(re.compile(f"/t/{code}$"))
    expect(page.locator(".board").first).to_be_visible()


def test_the_menu_of_a_row_and_the_choice_of_tables_work_by_keyboard(
    arrive_at_host: Arrive, ana: Page
):
    table_called(ana, "Keys", bots=True)
    page = arrive_at_host()
    opener = row(page, "Keys").get_by_role("button", name="Actions for Keys")
    opener.focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("menuitem", name="Watch")).to_be_focused()
    page.keyboard.press("ArrowUp")
    expect(page.get_by_role("menuitem", name="Message")).to_be_focused()
    page.keyboard.press("Escape")
    expect(opener).to_be_focused()
    expect(page.get_by_role("menu")).to_have_count(0)
    page.get_by_role("button", name="Idle", exact=True).press("Enter")
    expect(page.get_by_text("There are no tables here.")).to_be_visible()
    page.get_by_role("button", name="Playing", exact=True).press("Enter")
    expect(row(page, "Keys")).to_be_visible()


def test_a_message_to_all_counts_down_on_every_page(
    arrive_at_host: Arrive, arrive: Arrive, ana: Page
):
    page = arrive_at_host()
    button(page, "Message to all").first.click()
    dialog = page.get_by_role("dialog", name="Message to all")
    words = dialog.get_by_role("textbox", name="Message")
    expect(words).to_have_value("The server restarts in five minutes.")
    words.fill("x" * 301)
    expect(dialog.get_by_role("alert")).to_have_text(
        "A message has at most 300 letters, and this one has 301."
    )
    accessible(page)
    words.fill("The server restarts in five minutes.")
    button(page, "Send").click()
    expect(dialog).to_have_count(0)
    counting = re.compile(r"The server restarts in [45]:\d\d\. Nothing is lost\.")
    german = arrive(locale="de-DE")
    for each in (page, ana):
        expect(each.locator(".notice-bar")).to_contain_text(counting)
    expect(german.locator(".notice-bar")).to_contain_text(
        re.compile(r"Der Server startet in \d:\d\d neu")
    )
    accessible(german)
    german.locator(".notice-bar").get_by_role("button").click()
    expect(german.locator(".notice-bar")).to_have_count(0)
    button(page, "Message to all").first.click()
    button(page, "End the present message").click()
    for each in (page, ana):
        expect(each.locator(".notice-bar")).to_have_count(0)


def test_a_message_to_a_table_is_read_there(arrive_at_host: Arrive, ana: Page):
    ana.goto(f"t/{table_called(ana, 'Noted')}")
    expect(ana.get_by_role("heading", name="Seats")).to_be_visible()
    page = arrive_at_host()
    choose(page, "Noted", "Message")
    page.get_by_role("textbox", name="Message").fill("Ten more minutes, please.")
    button(page, "Send").click()
    expect(ana.locator(".notice-bar")).to_contain_text("Ten more minutes, please.")
    expect(page.locator(".notice-bar")).to_have_count(0)


def test_a_guest_is_banned_after_asking_and_let_in_again(arrive_at_host: Arrive, arrive: Arrive):
    ben = arrive()
    create_table(ben, "Ben")
    page = arrive_at_host()
    button(page, "Ban Ben").click()
    page.get_by_role("dialog", name="Ban Ben from this server?").get_by_role(
        "button", name="Ban"
    ).click()
    expect(ben.get_by_role("heading", name="You are blocked on this server")).to_be_visible()
    button(page, "Unblock Ben").click()
    expect(button(page, "Unblock Ben")).to_have_count(0)


def test_a_backup_is_made_and_restored_and_the_page_says_how_to_go_on(
    arrive_at_host: Arrive, server: RunningServer, ana: Page
):
    page = arrive_at_host()
    nightly = page.get_by_role("switch", name="Every night at 04:00, keep 7 days and 4 weeks")
    expect(nightly).to_have_attribute("aria-checked", "false")
    button(page, "Back up now").click()
    expect(page.get_by_role("img", name="Verified: every game in it was replayed.")).to_be_visible()
    page.get_by_role("button", name=re.compile("^Restore today ")).click()
    dialog = page.get_by_role("dialog", name=re.compile("^Restore the backup “today "))
    accessible(page)
    dialog.get_by_role("button", name="Restore").click()
    lines = page.locator(".host-restored pre")
    expect(lines).to_contain_text(f"export HEXHAVEN_DATA={server.data}/restored-")
    expect(lines).to_contain_text("serve")


@varied("size", *SIZES)
@varied("scheme", "light", "dark")
def test_the_page_is_accessible_and_has_room_at_every_size(
    arrive_at_host: Arrive, ana: Page, size: str, scheme: str
):
    table_called(ana, "Seen")
    page = arrive_at_host(color_scheme=scheme, phone=size in ("phone", "small"))
    page.set_viewport_size(SIZES[size])
    expect(row(page, "Seen").first).to_be_visible()
    can_be_scrolled_to(page, ".host .panel .btn")
    accessible(page)


@varied("language", "de", "en", "es", "fr")
def test_every_language_has_room_on_a_small_phone(arrive_at_host: Arrive, ana: Page, language: str):
    table_called(ana, "Seen")
    page = arrive_at_host(locale=language, phone=True)
    page.set_viewport_size(SIZES["small"])
    expect(row(page, "Seen").first).to_be_visible()
    can_be_scrolled_to(page, ".host .panel .btn")
