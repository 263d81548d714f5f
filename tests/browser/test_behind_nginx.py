"""Behind nginx, under a path, as the README says: pages, table, WebSocket, and a server that goes away.

All other browser tests run there too: `make test-proxied`."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Arrive
from tests.browser.steps import button, create_table, join_by_link, press_start, seats_taken
from tests.conftest import StartServer

pytestmark = pytest.mark.browser


def test_a_game_behind_nginx(arrive: Arrive, start_server: StartServer):
    server = start_server(behind_nginx=True)
    ana = arrive(at=server)
    code = create_table(ana)
    assert ana.url == f"{server.base}/t/{code}"
    for _ in range(2):
        ana.get_by_role("button", name="Less: Number of seats").click()
    ben = arrive(f"/t/{code}", at=server)
    join_by_link(ben, "Ben")
    expect(seats_taken(ana)).to_have_count(2)
    button(ben, "I’m ready").click()
    press_start(ana)
    for page in (ana, ben):
        expect(page.locator(".ground [data-symbol^='hex-']").first).to_be_visible()
    server.kill()
    expect(ana.get_by_text("Reconnecting")).to_be_visible()
    server.start()
    expect(ana.get_by_text("Reconnecting")).to_have_count(0)
    expect(ana.locator(".cut-off")).to_have_count(0)
