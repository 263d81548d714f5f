"""A page in any browser, with as much of Playwright's page as `tests.browser.player` uses."""

import json
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Protocol, Self
from urllib.parse import urljoin

from playwright.sync_api import Error

from tests.browser.conftest import ASSET
from tests.browser.homes import HOMES

LONG_ENOUGH = 8000.0
"""Milliseconds for what is waited for where nothing else is said; the player takes another look then."""

FIND = """([selector, has]) => [...document.querySelectorAll(selector)].filter((found) => !has || found.querySelector(has))"""
PLACE = f"""([selector, has, index]) => {{
  const found = ({FIND})([selector, has]).at(index);
  if (!found) return null;
  found.scrollIntoView({{ block: "nearest", inline: "nearest" }});
  const edges = found.getBoundingClientRect();
  const [x, y, width, height] = [edges.x, edges.y, edges.width, edges.height].map(Math.round);
  if (!width || !height) return null;
  const top = document.elementFromPoint(x + width / 2, y + height / 2);
  return {{ x, y, width, height, free: found.contains(top) || !!top?.contains(found) }};
}}"""


FETCH = """async ({ path, method, data }) => {
  const headers = data === null ? {} : { "Content-Type": "application/json" };
  const answer = await fetch(path, { method, headers, body: data ?? undefined });
  return { ok: answer.ok, status: answer.status, text: await answer.text() };
}"""


class MovedOn(Error):
    """Timeout: what was looked for is not there, or something lies on it."""


class Driver(Protocol):
    """The commands that a browser has to accept."""

    name: str

    def open(self, address: str) -> None: ...
    def evaluate(self, function: str, argument: Any = None) -> Any:
        """Return what a function of the page returns, or the promise of it."""

    def click(self, x: float, y: float) -> None: ...
    def press(self, key: str) -> None: ...
    def screenshot(self) -> bytes: ...
    def complaints(self) -> list[str]:
        """The complaints in the page's console."""

    def close(self) -> None: ...


class Mouse:
    def __init__(self, driver: Driver) -> None:
        self.click = driver.click


class Keyboard:
    def __init__(self, driver: Driver) -> None:
        self.press = driver.press


class Answer:
    """The server's answer to the page."""

    def __init__(self, said: dict[str, Any]) -> None:
        self.ok: bool = said["ok"]
        self.status: int = said["status"]
        self._text: str = said["text"]

    def text(self) -> str:
        return self._text


class Requests:
    """Requests by the page itself, which sends its own cookies and origin."""

    def __init__(self, driver: Driver) -> None:
        self._driver = driver

    def fetch(
        self, path: str, *, method: str, headers: dict[str, str], data: str | None = None
    ) -> Answer:
        return Answer(self._driver.evaluate(FETCH, {"path": path, "method": method, "data": data}))


class Page:
    """One page of a browser that has no other, on a server."""

    def __init__(self, driver: Driver, home: str) -> None:
        self.driver = driver
        self.mouse = Mouse(driver)
        self.keyboard = Keyboard(driver)
        self.request = Requests(driver)
        self.context = self
        HOMES[self] = home

    def goto(self, address: str) -> None:
        self.driver.open(urljoin(f"{HOMES[self]}/", address))
        self.driver.evaluate(f"() => {{ {ASSET} }}")

    def evaluate(self, function: str, argument: Any = None) -> Any:
        return self.driver.evaluate(function, argument)

    def locator(self, selector: str) -> "Place":
        return Place(self, selector)

    def wait_for_timeout(self, milliseconds: float) -> None:
        time.sleep(milliseconds / 1000)

    def wait_for(self, selector: str, *, gone: bool = False, timeout: float = 30_000) -> None:
        until = time.monotonic() + timeout / 1000
        while bool(self.locator(selector).count()) == gone:
            if time.monotonic() > until:
                raise MovedOn(f"Timeout: {selector} {'stays' if gone else 'does not come'}")
            time.sleep(0.05)

    def wait_for_function(
        self, function: str, *, arg: Any = None, timeout: float = LONG_ENOUGH
    ) -> None:
        called = function if "=>" in function else f"() => {function}"
        until = time.monotonic() + timeout / 1000
        while not self.evaluate(called, arg):
            if time.monotonic() > until:
                raise MovedOn(f"Timeout: {function}")
            time.sleep(0.05)

    def picture(self, path: Path) -> None:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(self.driver.screenshot())


class Place:
    """Elements of a page, found anew whenever something is asked of them."""

    def __init__(self, page: Page, selector: str, has: str = "", index: int = 0) -> None:
        self.page, self.selector, self.has, self.index = page, selector, has, index

    @property
    def first(self) -> Self:
        return self.nth(0)

    @property
    def last(self) -> Self:
        return self.nth(-1)

    def nth(self, index: int) -> Self:
        return type(self)(self.page, self.selector, self.has, index)

    def filter(self, *, has: "Place") -> Self:
        return type(self)(self.page, self.selector, has.selector, self.index)

    def locator(self, selector: str) -> Self:
        parent = f"{self.selector}:has({self.has})" if self.has else self.selector
        return type(self)(self.page, f"{parent} {selector}")

    def count(self) -> int:
        return len(self._texts())

    def all_inner_texts(self) -> Sequence[str]:
        return self._texts()

    def inner_text(self) -> str:
        texts = self._texts()
        if not texts:
            raise MovedOn(f"Timeout: {self.selector}")
        return texts[self.index]

    def bounding_box(self, timeout: float = LONG_ENOUGH) -> dict[str, float] | None:
        return self._placed(timeout, free=False)

    def wait_for(self, *, state: str = "visible", timeout: float = LONG_ENOUGH) -> None:
        if state == "attached":
            self.page.wait_for(self.selector, timeout=timeout)
        else:
            self._placed(timeout, free=False)

    def click(self, timeout: float = LONG_ENOUGH, position: dict[str, float] | None = None) -> None:
        """At its middle, or so far from its upper left corner."""
        box = self._placed(timeout, free=position is None)
        at = position or {"x": box["width"] / 2, "y": box["height"] / 2}
        self.page.driver.click(box["x"] + at["x"], box["y"] + at["y"])

    def _texts(self) -> list[str]:
        function = f"(what) => ({FIND})(what).map((found) => found.innerText ?? '')"
        texts: list[str] = self.page.evaluate(function, [self.selector, self.has])
        return texts

    def _placed(self, timeout: float, *, free: bool) -> dict[str, Any]:
        """Return its place, once it stays there and nothing lies on it."""
        until = time.monotonic() + timeout / 1000
        before = None
        while time.monotonic() < until:
            where = self.page.evaluate(PLACE, [self.selector, self.has, self.index])
            if where and where == before and (where["free"] or not free):
                return dict(where)
            before = where
            time.sleep(0.02)
        raise MovedOn(f"Timeout: {self.selector} {json.dumps(before)}")
