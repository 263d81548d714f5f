"""Guests with a browser each; whatever their pages complain about fails the test."""

import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from typing import Any
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Page,
    Request,
    ViewportSize,
    expect,
    sync_playwright,
)

from scripts.chromium import FLAGS, driver_fault, found
from tests.app.running import PROXIED, RunningServer
from tests.browser.homes import HOMES

DESKTOP: ViewportSize = {"width": 1440, "height": 900}
PHONE: ViewportSize = {"width": 390, "height": 844}
PATIENCE = 120_000
"""Milliseconds; a busy machine draws slowly: nothing here waits that long on an idle one."""
expect.set_options(timeout=PATIENCE)
GAME_WITHIN = 1800.0
"""Seconds for a whole game, in which a busy machine is slow at every move."""
whole_game = pytest.mark.timeout(GAME_WITHIN + 200)  # the test itself says what was missing

ASSET = """
window.asset = (path) => new URL(`../${path}`, document.querySelector("script[type=module]").src).href;
"""
"""The address under which a page loaded a file of ours: what a test imports is what the page uses."""
LOST = ("WebSocket connection to", "net::ERR_", *(("502 (Bad Gateway)",) if PROXIED else ()))

SOUND = "--autoplay-policy=no-user-gesture-required"
"""Chromium lets no page sound before a gesture; here it does, so that the page's own rule is heard, and tests without a hand hear at all."""
ONE_PROCESS = ("--renderer-process-limit=1", "--process-per-site")
"""A page stays in the process it was opened in: a second one, for its first address, costs a tenth of what these tests take."""
SHORT_LIVED = "--js-flags=--no-opt --no-maglev"
"""The pages of tests live for seconds: to optimize their code takes longer than the optimized code saves."""

GO = """async (path) => (await import(asset("js/core/router.js"))).go(path)"""
"""To another page of ours as its links lead there: nothing is loaded again."""
FORGET = """async () => (await import(asset("js/core/store.js"))).forgetTable()"""

Arrive = Callable[..., Page]
ModulesIn = Callable[..., Page]
Regular = Callable[[str], Page]


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    if (fault := driver_fault()) is not None:
        if os.environ.get("CI") == "true":
            pytest.fail(f"{fault}, and CI has to test the browser client")
        pytest.skip(f"{fault}: the browser tests are skipped")
    # For this folder: Playwright keeps an event loop running, and other tests need their own.
    with sync_playwright() as playwright:
        path = found(playwright.chromium.executable_path)
        if path is None:
            if os.environ.get("CI") == "true":
                pytest.fail("there is no Chromium, and CI has to test the browser client")
            pytest.skip("there is no Chromium: the browser tests are skipped")
        launched = playwright.chromium.launch(
            executable_path=path, args=[*FLAGS, SOUND, SHORT_LIVED, *ONE_PROCESS]
        )
        yield launched
        launched.close()


@pytest.fixture
def arrive(browser: Browser, server: RunningServer) -> Iterator[Arrive]:
    """Somebody opens a page of the server with a browser of their own; an empty one, for None."""
    with _visitors(browser, server) as arrive:
        yield arrive


@pytest.fixture(scope="module")
def arrive_once(browser: Browser, server: RunningServer) -> Iterator[Arrive]:
    """The same for pages that all tests of a module look at."""
    with _visitors(browser, server) as arrive:
        yield arrive


@pytest.fixture(scope="module")
def _pages_of_regulars(arrive_once: Arrive, server: RunningServer) -> Regular:
    home = urlsplit(server.base)
    origin = {"Origin": f"{home.scheme}://{home.netloc}"}

    def known_as(name: str) -> Page:
        page = arrive_once(None)
        assert page.request.post("api/me", data={"name": name}, headers=origin).ok
        return page

    return cache(known_as)


@pytest.fixture
def regular(_pages_of_regulars: Regular, server: RunningServer) -> Regular:
    """Somebody whose name the server knows, on the first page: at a desk, in one page for all tests of a module.
    The device remembers what it did; a stranger comes by `arrive`."""

    def come(name: str) -> Page:
        page = _pages_of_regulars(name)
        page.unroute_all()
        if page.url in ("about:blank", f"{server.base}/"):
            page.goto("./")
        else:
            page.evaluate(GO, "")
        expect(page.get_by_role("button", name="Create table", exact=True)).to_be_visible()
        return page

    return come


@pytest.fixture(scope="package")
def _pages_of_modules(browser: Browser, server: RunningServer) -> Iterator[ModulesIn]:
    with _visitors(browser, server) as arrive:
        yield cache(lambda language: arrive(locale=language))


@pytest.fixture
def modules(_pages_of_modules: ModulesIn) -> ModulesIn:
    """A page for tests that only ask modules, one for each language and for all of them: at no table yet."""

    def page_in(language: str = "en") -> Page:
        page = _pages_of_modules(language)
        page.evaluate(FORGET)
        return page

    return page_in


@contextmanager
def _visitors(browser: Browser, server: RunningServer) -> Iterator[Arrive]:
    contexts: list[BrowserContext] = []
    complaints: list[str] = []

    def open_page(
        path: str | None = "/",
        *,
        at: RunningServer | None = None,
        phone: bool = False,
        with_browser_of: Page | None = None,
        **options: Any,
    ) -> Page:
        home = (at or server).base
        if with_browser_of is None:
            context = browser.new_context(
                has_touch=phone,
                is_mobile=phone,
                base_url=f"{home}/",
                **{
                    "viewport": PHONE if phone else DESKTOP,
                    "reduced_motion": "reduce",
                    **options,
                },
            )
            context.set_default_timeout(PATIENCE)
            context.add_init_script(ASSET)
            contexts.append(context)
            HOMES[context] = home
        else:
            context = with_browser_of.context
        page = context.new_page()
        _listen(page, home, complaints)
        if path is not None:
            page.goto(path if path.startswith("http") else home + path)
        return page

    yield open_page
    for context in contexts:
        context.close()
    assert complaints == []


def _listen(page: Page, home: str, complaints: list[str]) -> None:
    def on_console(message: ConsoleMessage) -> None:
        # A refused request of the API is answered in words on the page; the browser notes it as well.
        refused = "/api/" in message.location["url"] and "Failed to load" in message.text
        # So is what does not arrive while a server is dead; a proxy in front of it says so itself.
        lost = any(sign in message.text for sign in LOST)
        if message.type in ("error", "warning") and not refused and not lost:
            complaints.append(f"console: {message.text}")

    def on_request(request: Request) -> None:
        own = request.url == home or request.url.startswith((f"{home}/", "data:", "blob:"))
        if not own:
            complaints.append(f"request outside the server: {urlsplit(request.url).geturl()}")

    page.on("console", on_console)
    page.on("pageerror", lambda error: complaints.append(f"error: {error}"))
    page.on("request", on_request)
