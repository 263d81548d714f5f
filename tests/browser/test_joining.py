"""Coming to a table, taking a seat to another device, and the same people playing again."""

import re

import pytest
from playwright.sync_api import Locator, Page, Route, expect

from tests.browser.conftest import Arrive, Regular
from tests.browser.looking import accessible
from tests.browser.qr import text_of
from tests.browser.steps import (
    begin,
    beside_host,
    button,
    call,
    come_to,
    create_table,
    join_by_link,
    let_draw,
    lobby_of,
    once_read,
    press_start,
    seated,
    seats_taken,
    start,
    table_of,
)
from tests.forms import varied

pytestmark = pytest.mark.browser

QUICKER = """async (code) => {
  const say = (path, body) => fetch(path, { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) });
  await say("api/me", { name: "Ben" });
  await say(`api/tables/${code}/seats/1`, {});
}"""
"""Ben takes the seat that somebody else is about to take."""

PROPOSE = """async (act) => {
  const { propose } = await import(asset("js/core/net.js"));
  await propose(act);
}"""
AGREE = """async () => {
  const { vote } = await import(asset("js/core/outbox.js"));
  const { proposal } = await import(asset("js/core/store.js"));
  await new Promise((found) => proposal.subscribe((open) => open && found()));
  vote(proposal.value.id, true);
}"""


def qr_text(picture: Locator) -> str:
    """The text that a phone would read."""
    box = picture.get_attribute("viewBox") or ""
    return text_of(picture.locator("path").get_attribute("d") or "", int(box.split()[2]) - 4)


def notice(page: Page, words: str) -> Locator:
    return page.locator(".notice", has_text=words)


# --- by link, picture and code


@pytest.mark.parametrize("phone", [False, True])
def test_a_link_opens_name_and_seats_on_one_page(arrive: Arrive, regular: Regular, phone: bool):
    ana = regular("Ana")
    code = lobby_of(ana)
    ben = arrive(f"/t/{code}", phone=phone)
    expect(ben.get_by_role("heading", name="Ana invites you to play")).to_be_visible()
    expect(ben.locator(".seat.free .chip")).to_have_count(2)
    sit = ben.get_by_role("button", name="Sit here: Ivory triangle")
    sit.click()
    expect(ben.locator("#name-problem")).to_contain_text("Type a name")
    expect(ben.get_by_label("Your name at the table")).to_be_focused()
    ben.get_by_label("Your name at the table").fill("Ben")
    sit.click()
    expect(button(ben, "I’m ready")).to_be_visible()
    expect(ana.locator(".seat.seat-3", has_text="Ben")).to_be_visible()
    expect(ben.get_by_label("Your name at the table")).to_have_count(0)


def test_the_picture_is_the_link_and_the_link_is_the_table(arrive: Arrive, regular: Regular):
    ana = regular("Ana")
    code = lobby_of(ana)
    read = qr_text(ana.get_by_role("img", name="QR code of the link"))
    assert read == ana.url
    assert ana.locator(".code-large").inner_text() == code
    ben = arrive(read, phone=True)
    join_by_link(ben, "Ben")
    cem = arrive()
    cem.get_by_label("Your name at the table").fill("Cem")
    cem.get_by_label("Letter 1 of 5").focus()
    cem.keyboard.type(code)
    expect(seats_taken(cem)).to_have_count(3)


def test_who_only_wants_to_watch_needs_no_name_and_may_still_sit_down(
    arrive: Arrive, regular: Regular
):
    ana = regular("Ana")
    code = lobby_of(ana)
    eve = arrive(f"/t/{code}")
    button(eve, "Watch only").click()
    expect(eve.get_by_text("You are only watching.")).to_be_visible()
    expect(eve.get_by_label("Your name at the table")).to_have_count(0)
    button(eve, "Take a seat after all").click()
    join_by_link(eve, "Eve")
    expect(seats_taken(ana)).to_have_count(2)


def test_a_table_that_fills_up_meanwhile_says_so_and_lets_one_watch(
    arrive: Arrive, regular: Regular
):
    ana = regular("Ana")
    code = lobby_of(ana, seats=2)
    ben, cem = regular("Ben"), arrive(f"/t/{code}")
    come_to(ben, code, "Ben")
    cem.get_by_label("Your name at the table").fill("Cem")
    cem.context.set_offline(True)
    button(ben, "Take a seat").click()
    expect(seats_taken(ben)).to_have_count(2)
    button(cem, "Take a seat").click()
    expect(cem.locator(".begin .error")).to_contain_text("The server is not answering")
    cem.context.set_offline(False)
    expect(cem.get_by_text("Every seat is taken. Stay to watch the game.")).to_be_visible()
    expect(button(cem, "Take a seat")).to_have_attribute("aria-disabled", "true")
    begin(code, ana, ben)
    expect(cem.locator(".board")).to_be_visible()
    expect(cem.locator(".tile")).to_have_count(0)


def test_whoever_came_late_to_a_running_game_can_still_tell_a_name(
    arrive: Arrive, regular: Regular
):
    ana = regular("Ana")
    code = table_of(ana, seats=2)
    start(code, ana)
    eve = arrive(f"/t/{code}")
    expect(eve.locator(".board")).to_be_visible()
    button(eve, "Tell my name").click()
    button(eve, "That is my name").click()
    expect(eve.locator("#name-problem")).to_contain_text("Type a name")
    eve.get_by_label("Your name at the table").fill("Eve")
    button(eve, "That is my name").click()
    expect(eve.locator(".notice")).to_have_count(0)
    assert call(eve, "GET", "api/me") == {"name": "Eve"}
    eve.get_by_role("tab", name="Chat").click()
    eve.get_by_label("Say something").fill("hello")
    eve.keyboard.press("Enter")
    expect(eve.locator(".talk")).to_contain_text("Eve hello")


def test_a_change_of_the_rules_asks_everybody_again_and_says_who_changed_what(regular: Regular):
    ana = regular("Ana")
    code = lobby_of(ana)
    ben = beside_host(regular, code)
    ana.get_by_role("button", name="More: Points to win").click()
    expect(ben.get_by_role("log")).to_contain_text("Ana changed “Points to win” to 11")
    expect(ben.get_by_text("asked again")).to_have_count(0)
    button(ben, "I’m ready").click()
    expect(button(ben, "Not ready after all")).to_be_visible()
    ana.get_by_role("button", name="More: Points to win").click()
    asked = "Ana changed “Points to win” to 12: everyone has to confirm again."
    for guest in (ana, ben):
        expect(guest.get_by_role("log")).to_contain_text(asked)
    expect(ben.locator(".asked-again")).to_contain_text("to 12. Still ready?")
    once_read(ben, "I’m ready").click()
    expect(ben.locator(".asked-again")).to_have_count(0)


def test_a_line_begun_in_the_lobby_goes_on_at_the_table(regular: Regular):
    ana = regular("Ana")
    code = table_of(ana, seats=2)
    ben = beside_host(regular, code)
    ben.get_by_label("Say something").press_sequentially("good luck")
    start(code, ana, ben)
    expect(ben.locator(".talk input:focus")).to_have_value("good luck")
    ben.keyboard.type(" to you")
    ben.get_by_role("tab", name="Log").click()
    ben.get_by_role("tab", name="Chat").click()
    expect(ben.locator(".talk input")).to_have_value("good luck to you")
    ben.locator(".talk input").press("Escape")
    expect(ben.locator("body")).to_be_focused()


def test_the_host_hands_the_table_over(regular: Regular):
    ana = regular("Ana")
    code = lobby_of(ana)
    ben = beside_host(regular, code)
    expect(ben.get_by_role("button", name="Make Ana host")).to_have_count(0)
    button(ana, "Make Ben host").click()
    expect(button(ben, "Make Ana host")).to_be_visible()
    expect(button(ana, "I’m ready")).to_be_visible()


def test_what_one_played_last_is_offered_again(arrive: Arrive):
    ana = arrive(None)
    code = lobby_of(ana, seats=2)
    expect(ana.locator(".last-game")).to_have_count(0)
    ana.get_by_role("switch", name="Friendly robber").click()
    ana.get_by_label("Clock").select_option("Fast")
    expect(ana.locator("#setting-clock small")).to_contain_text("5 min each")
    call(ana, "POST", f"api/tables/{code}/seats/1/bot", {})
    press_start(ana)
    expect(ana.locator(".board")).to_be_visible()

    ana.goto(ana.url.rpartition("/t/")[0])
    create_table(ana)
    expect(ana.get_by_role("switch", name="Friendly robber")).not_to_be_checked()
    last = ana.get_by_role("button", name=re.compile("^Last time"))
    expect(last).to_contain_text("Friendly robber · Clock: Fast")
    last.click()
    expect(ana.get_by_role("switch", name="Friendly robber")).to_be_checked()
    expect(ana.get_by_label("Clock")).to_have_value("Fast")
    expect(last).to_have_attribute("aria-pressed", "true")


# --- another device


def test_a_seat_goes_along_to_another_device_once(arrive: Arrive, regular: Regular):
    [ana] = seated(arrive, "Ana", seats=3, pages=[regular("Ana")])
    button(ana, "Table").click()
    button(ana, "Move this seat to another device").click()
    dialog = ana.get_by_role("dialog", name="Move this seat to another device")
    expect(dialog).to_contain_text(re.compile(r"works once, until \d+:\d\d"))
    link = dialog.locator("[data-link]").get_attribute("data-link")
    assert link is not None
    assert re.fullmatch(rf"{re.escape(ana.url)}#seat=0\.[\w-]{{20,}}", link)
    assert qr_text(dialog.get_by_role("img", name="QR code of the link")) == link

    phone = arrive(link, phone=True)
    expect(phone.get_by_text("You now play on this device.")).to_be_visible()
    assert phone.url == ana.url, "the secret is gone from the address"
    assert phone.evaluate("history.length") == 2, "and it was no step of its own"
    assert call(phone, "GET", "api/me") == {"name": "Ana"}
    expect(phone.locator(".tile").first).to_be_visible()
    expect(phone.locator(".pstat .chip i")).to_have_text("A")

    expect(ana.get_by_text("You moved your seat to another device.")).to_be_visible()
    expect(dialog).to_have_count(0)
    expect(ana.locator(".tile")).to_have_count(0)
    button(ana, "Close").click()
    expect(ana.locator(".notice")).to_have_count(0)

    late = arrive(link)
    expect(notice(late, "This link no longer works")).to_be_visible()
    assert late.url == ana.url
    expect(late.locator(".board")).to_be_visible()
    expect(late.locator(".tile")).to_have_count(0)
    expect(phone.locator(".tile").first).to_be_visible()


def test_a_link_opened_in_a_tab_that_shows_the_table_already_works_too(
    arrive: Arrive, regular: Regular
):
    ana = regular("Ana")
    code = lobby_of(ana)
    secret = call(ana, "POST", f"api/tables/{code}/link")["secret"]
    tablet = arrive(f"/t/{code}")
    expect(button(tablet, "Take a seat")).to_be_visible()
    tablet.goto(f"{tablet.url}#seat=0.{secret}")
    expect(button(tablet, "Start game")).to_be_visible()
    expect(tablet.get_by_text("You now play on this device.")).to_be_visible()
    expect(notice(ana, "Ana has your seat now. Here you can only watch.")).to_be_visible()
    expect(button(ana, "Start game")).to_have_count(0)


def test_nobody_gets_a_second_seat_by_a_private_link(regular: Regular):
    ana = regular("Ana")
    code = lobby_of(ana)
    ben = beside_host(regular, code)
    secret = call(ana, "POST", f"api/tables/{code}/link")["secret"]
    ben.goto(f"{ben.url}#seat=0.{secret}")
    expect(notice(ben, "You already have a seat at this table")).to_be_visible()
    expect(seats_taken(ben)).to_have_count(2)
    expect(button(ana, "Start with 2")).to_be_visible()


# --- the same people again


def test_the_same_people_play_again_in_their_seats(arrive: Arrive, regular: Regular):
    pages = [regular("Ana"), arrive(None, phone=True)]
    ana, ben = seated(arrive, "Ana", "Ben", seats=3, options={"victory-points": 8}, pages=pages)
    code = ana.url.rpartition("/")[2]
    eve = arrive(f"/t/{code}")
    expect(eve.locator(".board")).to_be_visible()
    ana.evaluate(PROPOSE, {"table": "concede", "to": 1})
    ben.evaluate(AGREE)
    expect(button(ana, "Play again")).to_be_visible()
    expect(eve.locator("dialog.end")).to_be_visible()
    expect(button(eve, "Play again")).to_have_count(0)

    with ana.expect_request(re.compile(r"/api/tables/\w+/seats/0$")) as sat:
        button(ana, "Play again").click()
    taken = sat.value.post_data_json
    assert taken is not None
    assert len(taken["nonce"]) == 32, "this browser's share in the new dice"
    expect(button(ana, "Start game")).to_be_visible()
    assert code not in ana.url
    expect(ana.locator("#option-victory-points output")).to_have_text("8")
    expect(seats_taken(ana)).to_have_count(3)
    expect(ana.locator(".seat", has_text="Ben")).to_contain_text("away")
    assert ana.locator(".seats").evaluate("(seats) => seats.offsetHeight") < 400

    expect(ben.locator("dialog.end")).to_contain_text("Ana wants to play again")
    join = ben.locator(".end-foot .next-table .btn").bounding_box()
    assert join is not None
    assert join["width"] > 200
    expect(eve.locator("dialog.end")).to_contain_text("Ana wants to play again")
    expect(button(eve, "Watch")).to_be_visible()
    ben.locator(".see-board").click()
    expect(notice(ben, "Ana wants to play again")).to_be_visible()
    with ben.expect_request(re.compile(r"/api/tables/\w+/seats/1$")):
        notice(ben, "Ana wants to play again").get_by_role("button", name="Join").click()
    assert ben.url == ana.url
    button(ben, "I’m ready").click()
    press_start(ana)
    for guest in (ana, ben):
        expect(guest.locator(".board")).to_be_visible()
        expect(guest.locator("dialog.end")).to_have_count(0)
    expect(eve.locator("dialog.end")).to_contain_text("The next game has begun")


def test_another_player_starts_when_one_asks_for_it(arrive: Arrive, regular: Regular):
    pages = [regular("Ana"), regular("Ben")]
    ana, ben = seated(arrive, "Ana", "Ben", board="standard-3-4", pages=pages)
    ana.evaluate(PROPOSE, {"table": "concede", "to": 1})
    ben.evaluate(AGREE)
    ways = ana.get_by_role("group", name="How to play again").get_by_role("button")
    expect(ways).to_have_text(["Other seats", "Next player starts"])
    button(ana, "Next player starts").click()
    expect(button(ana, "Start game")).to_be_visible()
    expect(ana.locator(".seat").nth(0)).to_contain_text("Ben")
    expect(ana.locator(".seat").nth(1)).to_contain_text("Ana")


def test_one_press_seats_the_same_people_otherwise(arrive: Arrive, regular: Regular):
    pages = [regular("Ana"), arrive(None)]
    ana, ben = seated(arrive, "Ana", "Ben", board="standard-3-4", pages=pages)
    ana.evaluate(PROPOSE, {"table": "concede", "to": 1})
    ben.evaluate(AGREE)
    button(ana, "Other seats").click()
    expect(button(ana, "Start game")).to_be_visible()
    expect(ana.locator(".seat").nth(0)).to_contain_text("Ben")
    expect(ana.locator(".seat").nth(1)).to_contain_text("Ana")
    button(ben, "Join").click()
    expect(button(ben, "I’m ready")).to_be_visible()


# --- for everybody


@varied("phone, scheme", (True, "light"), (False, "dark"))
def test_the_joining_page_the_private_link_and_news_are_accessible(
    arrive: Arrive, phone: bool, scheme: str
):
    ana = arrive(None, phone=phone, color_scheme=scheme)
    code = lobby_of(ana)
    stranger = arrive(f"/t/{code}", phone=phone, color_scheme=scheme)
    expect(button(stranger, "Take a seat")).to_be_visible()
    assert_fits_and_is_accessible(stranger)
    button(ana, "Move this seat to another device").click()
    link = ana.get_by_role("dialog").locator("[data-link]").get_attribute("data-link")
    assert link is not None
    assert_fits_and_is_accessible(ana)
    arrive(link).get_by_text("You now play on this device.").wait_for()
    expect(ana.locator(".notice")).to_be_visible()
    assert_fits_and_is_accessible(ana)


def assert_fits_and_is_accessible(page: Page) -> None:
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    accessible(page)


# --- news and answers that cross each other


def test_an_answer_that_comes_late_does_not_take_the_place_of_newer_news(regular: Regular):
    ana = regular("Ana")
    code = lobby_of(ana, seats=2)

    def late(route: Route) -> None:
        answer = route.fetch()  # made while the second seat is free
        call(ana, "POST", f"api/tables/{code}/seats/1/bot", {})
        expect(ana.locator(".seat:not(.free)")).to_have_count(2)
        route.fulfill(response=answer)

    ana.route(lambda url: url.endswith(f"/api/tables/{code}"), late, times=1)
    with ana.expect_response(lambda answer: answer.request.method == "PATCH"):
        ana.get_by_role("switch", name="Friendly robber").click()
    expect(ana.get_by_role("switch", name="Friendly robber")).to_be_checked()
    expect(ana.locator(".seat:not(.free)")).to_have_count(2)
    let_draw(ana, 3)  # by then the answer would be seen
    expect(ana.locator(".seat:not(.free)")).to_have_count(2)


def test_who_is_not_the_first_at_a_seat_gets_the_next_one(arrive: Arrive, regular: Regular):
    ana = regular("Ana")
    code = lobby_of(ana, seats=3)
    ben, cem = regular("Ben"), arrive(f"/t/{code}")
    cem.get_by_label("Your name at the table").fill("Cem")

    def overtaken(route: Route) -> None:
        ben.evaluate(QUICKER, code)
        route.continue_()

    cem.route("**/seats/1", overtaken, times=1)
    button(cem, "Take a seat").click()
    expect(ana.locator(".seat:not(.free)")).to_have_count(3)
    expect(button(cem, "I’m ready")).to_be_visible()


def test_a_server_whose_clock_was_put_back_is_listened_to_all_the_same(regular: Regular):
    ana = regular("Ana")
    code = lobby_of(ana, seats=2)

    def from_tomorrow(route: Route) -> None:
        found = route.fetch().json()
        route.fulfill(json={**found, "made": found["made"] + 86_400_000})

    ana.route(lambda url: f"/api/tables/{code}" in url, from_tomorrow)
    ana.reload()
    expect(ana.locator(".seat:not(.free)")).to_have_count(1)
    call(ana, "POST", f"api/tables/{code}/seats/1/bot", {})
    expect(ana.locator(".seat:not(.free)")).to_have_count(2)
