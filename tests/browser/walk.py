"""Looks at pages through the eyes of axe and takes a picture of each; HEXHAVEN_LONG=1 looks at them in either light."""

import re
from dataclasses import dataclass, field
from typing import Any, Literal

from playwright.sync_api import Locator, Page

from tests.app.running import ROOT
from tests.browser.looking import AXE
from tests.browser.steps import middle
from tests.forms import LONG

Found = list[str]
Light = Literal["light", "dark"]

PICTURES = ROOT / "test-results" / "accessibility"
# One line of a log or table is like the other; all of them would take minutes.
VIOLATIONS = """async (colors) => {
  const exclude = [".turn:not(:nth-last-child(-n + 2))", ".draws tbody tr:nth-child(n + 5)"];
  const { violations } = await axe.run({ exclude }, { resultTypes: ["violations"], ...(colors ? { runOnly: ["color-contrast"] } : {}) });
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id} ${target.join(" ")}`));
}"""
MOVES = """() => document.getAnimations().filter((one) => one.playState === "running").map((one) => `moves ${one.animationName ?? one.transitionProperty ?? one.id}: ${one.effect.target.className}`)"""
TOO_WIDE = """() => document.documentElement.scrollWidth > Math.min(innerWidth, screen.width) ? [`too wide: ${document.documentElement.scrollWidth}`] : []"""
HEAR = """async (messages) => {
  const { receive } = await import(asset("js/core/store.js"));
  messages.forEach(receive);
}"""


@dataclass
class Walk:
    """Looks at one state after the other; what is wrong is told at the end."""

    page: Page
    phone: bool
    wrong: Found = field(default_factory=list)

    def see(self, state: str, page: Page | None = None) -> None:
        """The state; of a second light only the colors, as nothing else differs."""
        page = page or self.page
        if page.evaluate("typeof axe === 'undefined'"):
            page.evaluate(AXE)
        found = [*page.evaluate(TOO_WIDE), *page.evaluate(MOVES)]
        for scheme in self.lights:
            page.emulate_media(color_scheme=scheme)
            again = scheme != self.lights[0]
            found += [f"{scheme}: {each}" for each in page.evaluate(VIOLATIONS, again)]
            self.take_picture(state, page, scheme)
        self.wrong += [f"{self.size}, {state}: {each}" for each in found]

    @property
    def lights(self) -> tuple[Light, ...]:
        own: Light = "dark" if self.phone else "light"
        other: Light = "light" if self.phone else "dark"
        return (own, other) if LONG else (own,)

    @property
    def size(self) -> str:
        return "phone" if self.phone else "desktop"

    def take_picture(self, state: str, page: Page, light: str) -> None:
        folder = PICTURES / f"{self.size}-{light}"
        folder.mkdir(parents=True, exist_ok=True)
        name = re.sub(r"\W+", "-", state)
        page.screenshot(path=folder / f"{name}.jpg", type="jpeg", quality=85)

    def press(self, what: Locator) -> None:
        if self.phone:
            what.tap()
        else:
            what.click()

    def press_spot(self, spot: Locator) -> None:
        x, y = middle(spot)
        if self.phone:
            self.page.touchscreen.tap(x, y)
        else:
            self.page.mouse.click(x, y)

    def hear(self, *messages: dict[str, Any]) -> None:
        """Give the page messages as if the server had sent them."""
        self.page.evaluate(HEAR, list(messages))
