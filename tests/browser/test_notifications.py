"""Players choose how they are notified of their turn, and the first page lists the games that wait for them."""

import json
import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Locator, Page, Worker, expect

from app.notifications.keyring import Keyring, key_in
from tests.app.notified import THIS_MACHINE, Browser, Hook, MailServer, hook, mail_server
from tests.app.running import RunningServer
from tests.browser.conftest import Arrive
from tests.browser.looking import accessible, can_be_scrolled_to
from tests.browser.steps import button, call, seated

pytestmark = pytest.mark.browser


@pytest.fixture(scope="module")
def mail() -> Iterator[MailServer]:
    with mail_server() as server:
        yield server


@pytest.fixture(scope="module")
def push_service() -> Iterator[Hook]:
    with hook() as server:
        yield server


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory, mail: MailServer) -> Iterator[RunningServer]:
    """A server whose host allows everything."""
    running = RunningServer(
        tmp_path_factory.mktemp("notifications") / "data",
        notifications="push,email,apprise",
        smtp_url=mail.url,
        smtp_sender="island@example.org",
        notification_networks=THIS_MACHINE,
        behind_nginx=False,
    )
    running.environment["HEXHAVEN_PUBLIC_URL"] = running.url
    yield running.start()
    running.close()


def opened(page: Page) -> Locator:
    """The dialog, for a player whose name the server knows."""
    button(page, "Notices of my turn").click()
    dialog = page.get_by_role("dialog", name="Tell me when it is my turn")
    expect(dialog.get_by_text("At most one a turn")).to_be_visible()
    return dialog


def known(arrive: Arrive, name: str = "Ana", **browser: object) -> Page:
    page = arrive(None, **browser)
    call(page, "POST", "api/me", {"name": name})
    page.goto("./")
    return page


def add_mail(dialog: Locator, mail: MailServer) -> None:
    """Enter an address, and the code that arrives there."""
    dialog.get_by_label("Add an address").fill("ana@example.org")
    dialog.get_by_role("button", name="Send the first message").click()
    expect(dialog.get_by_text("A message is on its way")).to_be_visible()
    [code] = re.findall(r"Your code: (\d{6})", mail.text())
    dialog.get_by_label("Code").fill(code)
    dialog.get_by_role("button", name="Confirm").click()
    expect(dialog.get_by_text("confirmed")).to_be_visible()


def test_a_player_adds_an_address_tries_it_and_forgets_it(arrive: Arrive, mail: MailServer):
    page = known(arrive)
    dialog = opened(page)
    add_mail(dialog, mail)
    expect(dialog.get_by_text("a…@example.org")).to_be_visible()
    dialog.get_by_role("button", name="Send a test").click()
    expect(dialog.get_by_text("The test was sent.")).to_be_visible()
    assert mail.last()["subject"] == "A test from Hexhaven"
    accessible(page)
    dialog.get_by_role("button", name="Forget all").click()
    expect(dialog.get_by_text("a…@example.org")).to_have_count(0)


def test_an_address_in_the_servers_network_is_refused_where_it_was_entered(arrive: Arrive):
    dialog = opened(known(arrive))
    field = dialog.get_by_label("Add an address")
    field.fill("ntfy://192.168.178.20/hexhaven")
    dialog.get_by_role("button", name="Send the first message").click()
    expect(dialog.get_by_role("alert")).to_contain_text(
        ["That is inside the network of this server. Only its host may allow it."]
    )
    expect(field).to_have_value("ntfy://192.168.178.20/hexhaven")


def test_quiet_hours_are_kept(arrive: Arrive):
    page = known(arrive, timezone_id="Europe/Berlin")
    dialog = opened(page)
    dialog.get_by_role("switch", name="Quiet hours").click()
    dialog.get_by_label("Quiet until").fill("08:15")
    dialog.get_by_label("Quiet until").blur()
    kept = {"begin": "22:00", "end": "08:15", "zone": "Europe/Berlin"}
    while call(page, "GET", "api/notifications").get("quiet") != kept:
        page.wait_for_timeout(20)
    dialog.get_by_role("switch", name="Quiet hours").click()
    expect(dialog.get_by_label("Quiet until")).to_have_count(0)


SUBSCRIBED = """(subscription) => {
  const made = { toJSON: () => subscription, unsubscribe: async () => true };
  PushManager.prototype.subscribe = async () => made;
  PushManager.prototype.getSubscription = async () => null;
  Notification.requestPermission = async () => "granted";
}"""
"""In place of the browser maker's push service, which no test may ask."""


SHOWN = """() => {
  self.registration.showNotification = async (title, options) => void (self.shown = { title, ...options });
}"""
"""In place of the system's notifications, which a headless browser does not have."""
PRESSED = """async (action) => {
  const event = new Event("notificationclick");
  let done;
  const notification = { close: () => {}, data: self.shown.data };
  dispatchEvent(Object.assign(event, { action, notification, waitUntil: (work) => (done = work) }));
  await done;
}"""


def test_this_device_is_confirmed_by_its_first_push_message_and_a_press_silences_a_table(
    arrive: Arrive, push_service: Hook, server: RunningServer
):
    page = known(arrive)
    receiver = Browser(f"http://{push_service.address}/push/1")
    page.evaluate(SUBSCRIBED, json.loads(receiver.subscription))
    dialog = opened(page)
    switch = dialog.get_by_role("switch", name="This device")
    with page.context.expect_event("serviceworker") as started:
        switch.click()
    worker: Worker = started.value
    worker.evaluate(SHOWN)
    expect(switch).to_be_checked()
    expect(dialog.get_by_text("confirm", exact=True)).to_be_visible()
    deliver(page, server, receiver.read(push_service.hits[-1]))
    expect(dialog.get_by_text("confirm", exact=True)).to_have_count(0)
    [channel] = call(page, "GET", "api/notifications")["channels"]
    assert channel["state"] == "on"
    assert worker.evaluate("self.shown.title") == "Notices from Hexhaven"

    code = call(page, "POST", "api/tables", {"name": "Slow island", "config": {}})["code"]
    key = Keyring(key_in(server.data)).link("silence", channel["id"], code)
    notice = {"title": "It’s your turn, Ana", "url": f"{server.url}/t/{code}", "stop": "No more"}
    deliver(page, server, {**notice, "silence": f"{server.url}/notifications/silence?key={key}"})
    while worker.evaluate("self.shown.title") != notice["title"]:
        page.wait_for_timeout(20)
    assert worker.evaluate("self.shown.actions.map(({ action }) => action)") == ["open", "silence"]
    worker.evaluate(PRESSED, "silence")
    assert call(page, "GET", "api/notifications")["tables"] == {code: False}

    switch.click()
    expect(switch).not_to_be_checked()
    assert call(page, "GET", "api/notifications")["channels"] == []
    assert (
        page.evaluate("navigator.serviceWorker.getRegistrations().then((all) => all.length)") == 0
    )


def deliver(page: Page, server: RunningServer, message: dict[str, str]) -> None:
    """Hand a message to the service worker, as the browser does with one from its push service."""
    session = page.context.new_cdp_session(page)
    registrations: list[str] = []
    session.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda event: registrations.extend(one["registrationId"] for one in event["registrations"]),
    )
    session.send("ServiceWorker.enable")
    while not registrations:
        page.wait_for_timeout(20)
    session.send(
        "ServiceWorker.deliverPushMessage",
        {"origin": server.url, "registrationId": registrations[-1], "data": json.dumps(message)},
    )
    session.detach()


def test_the_first_page_fetches_no_worker_by_itself(arrive: Arrive):
    page = arrive(None)
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.goto("./")
    expect(button(page, "Create table")).to_be_visible()
    assert not [url for url in asked if "push-worker" in url or "notifications" in url]


def test_games_that_wait_for_me_come_first_and_are_counted_in_the_title(arrive: Arrive):
    ana, ben = seated(arrive, "Ana", "Ben", settings={"clock": {"bank": 7200, "turn": 60}})
    ana.goto("./")
    expect(ana.get_by_role("heading", name="Waiting for you: 1 table")).to_be_visible()
    expect(ana).to_have_title("(1) Hexhaven")
    mine = ana.locator(".tables li").filter(has_text="Friday table")
    expect(mine).to_contain_text(re.compile(r"Your turn since .*\d"))
    expect(mine).to_contain_text(re.compile(r"(2|1) h left"))
    ben.goto("./")
    expect(ben.get_by_role("heading", name="My tables")).to_be_visible()
    expect(ben.locator(".tables li")).to_contain_text(["Waiting for Ana since"])
    expect(ben).to_have_title("Hexhaven")
    accessible(ana)


def test_one_table_can_be_silenced(arrive: Arrive):
    ana, _ben = seated(arrive, "Ana", "Ben")
    ana.goto("./")
    dialog = opened(ana)
    table = dialog.get_by_role("switch", name="Friday table")
    expect(table).to_be_checked()
    table.click()
    expect(table).not_to_be_checked()
    expect(dialog.get_by_text("quiet for this table")).to_be_visible()
    [chosen] = call(ana, "GET", "api/notifications")["tables"].values()
    assert chosen is False


def test_everything_in_the_dialog_can_be_reached_on_a_phone(arrive: Arrive, mail: MailServer):
    page = known(arrive, phone=True)
    dialog = opened(page)
    add_mail(dialog, mail)
    dialog.get_by_role("switch", name="Quiet hours").click()
    expect(dialog.get_by_label("Quiet until")).to_be_visible()
    can_be_scrolled_to(page, ".my-notices button, .my-notices input")
    accessible(page)
