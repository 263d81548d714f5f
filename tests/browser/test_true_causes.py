"""A page that cannot go on names the true cause, and what to do about it."""

import pytest
from playwright.sync_api import Route, expect

from tests.browser.conftest import Arrive
from tests.browser.steps import button, call, table_of

pytestmark = pytest.mark.browser


def test_a_browser_that_keeps_no_cookie_is_told_so(arrive: Arrive):
    """And not that a name is missing, which it has just told."""
    page = arrive(None)

    def without_cookies(route: Route) -> None:
        headers = {name: value for name, value in route.request.headers.items() if name != "cookie"}
        answer = route.fetch(headers=headers)
        kept = {name: value for name, value in answer.headers.items() if name != "set-cookie"}
        page.context.clear_cookies()
        route.fulfill(response=answer, headers=kept)

    page.route("**/api/**", without_cookies)
    page.goto("/")
    page.get_by_label("Your name at the table").fill("Ana")
    button(page, "Create table").click()
    expect(page.get_by_text("Your browser keeps no cookie of this server")).to_be_visible()
    expect(page.get_by_text("Type a name first.")).to_have_count(0)


def test_a_browser_whose_cookies_are_switched_off_makes_no_guest(arrive: Arrive):
    page = arrive(None)
    page.add_init_script(
        "Object.defineProperty(Navigator.prototype, 'cookieEnabled', { get: () => false });"
    )
    page.goto("/")
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.method))
    page.get_by_label("Your name at the table").fill("Ana")
    button(page, "Create table").click()
    expect(page.get_by_text("Your browser keeps no cookie of this server")).to_be_visible()
    assert "POST" not in asked


def test_a_socket_that_never_opens_though_the_server_answers_is_told_apart(arrive: Arrive):
    page = arrive()
    call(page, "POST", "api/me", {"name": "Ana"})
    code = table_of(page, seats=2)
    page.route_web_socket("**/socket*", lambda socket: socket.close())
    page.goto(f"/t/{code}")
    expect(page.get_by_text("live connections (WebSockets) do not get through")).to_be_visible()


def test_scripts_that_do_not_arrive_leave_words_and_not_an_empty_page(arrive: Arrive):
    page = arrive(None)
    page.route("**/*.js", lambda route: route.abort())
    page.goto("/")
    words = "Hexhaven’s scripts have not arrived, or this browser could not run them."
    expect(page.get_by_text(words)).to_be_visible()


def test_a_part_that_arrives_unreadable_is_told_apart_from_one_that_does_not_arrive(
    arrive: Arrive,
):
    page = arrive()
    for fault, words in (
        (garbled, "This part of the page arrived, but this browser cannot read it."),
        (lost, "This part of the page could not be loaded. Check the connection and reload."),
    ):
        page.route("**/*history*.js", fault)
        page.goto("/history")
        expect(page.get_by_text(words)).to_be_visible()
        page.unroute_all()


def garbled(route: Route) -> None:
    route.fulfill(content_type="text/javascript", body="const = ;")


def lost(route: Route) -> None:
    route.abort()
