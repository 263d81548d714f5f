"""Two people at a server of two workers, which are killed in the middle of a trade: both pages go on by themselves."""

import os
import re
import signal
import time
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from tests.app.cluster import fresh_postgresql
from tests.app.running import STARTS_WITHIN, RunningServer
from tests.browser.conftest import Arrive
from tests.browser.steps import says, seated
from tests.browser.test_bargaining import SEED, answers, bargain, hand, offer

pytestmark = [pytest.mark.browser, pytest.mark.postgres]


@pytest.fixture(scope="module")
def server(
    postgresql_cluster: str, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[RunningServer]:
    running = RunningServer(
        tmp_path_factory.mktemp("workers") / "data",
        database_url=fresh_postgresql(postgresql_cluster, "workers_in_browsers"),
        workers=2,
        worker_patience=60,
        test_seed=SEED,
    )
    until_two_work(running.start(), 2)
    yield running
    running.close()


def pids(server: RunningServer) -> list[int]:
    """The workers' processes that were ever started."""
    return [int(pid) for pid in re.findall(r"worker\.started +pid=(\d+)", server.log_text)]


def until_two_work(server: RunningServer, started: int) -> None:
    """Until so many workers have ever started, and the newest is known to another."""
    deadline = time.monotonic() + STARTS_WITHIN
    while server.log_text.count("worker.came") < started - 1:
        assert time.monotonic() < deadline, server.log_text
        time.sleep(0.05)


def stayed(page: Page) -> bool:
    """True if this is still the page that was opened."""
    return bool(page.evaluate("window.opened === true"))


def test_a_trade_goes_on_although_each_worker_is_killed_in_the_middle_of_it(
    arrive: Arrive, server: RunningServer
):
    ana, ben = people = seated(arrive, "Ana", "Ben", at=server)
    for page in people:
        page.evaluate("window.opened = true")
    ana.locator("[data-step=RollDice]:not([data-unread])").click()
    says(ben, "Ana is trading and building")
    give, get = bargain(people)
    before = [hand(page) for page in people]

    offer(ana, give, get)
    ana.locator(".do-offer").click()
    expect(answers(ana)).to_contain_text(["thinking"])
    first, second = pids(server)
    os.kill(first, signal.SIGKILL)
    until_two_work(server, 3)
    expect(ben.locator(".incoming .accept")).to_be_enabled()
    ben.locator(".incoming .accept").click()
    expect(answers(ana).locator("button")).to_be_enabled()

    os.kill(second, signal.SIGKILL)
    until_two_work(server, 4)
    answers(ana).locator("button").click()
    expect(ana.locator(".open-offer")).to_have_count(0)
    for page, gone, come in ((ana, give, get), (ben, get, give)):
        whose = before[people.index(page)]
        expect(page.locator(".open-offer, .incoming")).to_have_count(0)
        now = hand(page)
        assert now.get(gone, 0) == whose[gone] - 1
        assert now[come] == whose.get(come, 0) + 1
        assert stayed(page)
