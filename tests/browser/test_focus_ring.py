"""The ring around what has the focus is seen on every ground."""

from typing import Any

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import Arrive
from tests.browser.steps import at_a_card_table, seated

pytestmark = pytest.mark.browser

TONES = """() => {
  const at = document.activeElement;
  if (at === document.body || at instanceof SVGElement) return null;
  const holder = at.closest(".game:has(:focus-visible)") ?? at;
  const { outlineColor, outlineStyle, boxShadow } = getComputedStyle(holder);
  const light = (color) => {
    const [r, g, b] = color.match(/[\\d.]+/g).map(Number).map((value) => (value / 255 <= 0.04045 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4));
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const casing = /^rgb\\([^)]*\\)/.exec(boxShadow)?.[0];
  const name = `${at.tagName} ${at.className} ${at.textContent.slice(0, 30)}`;
  if (outlineStyle !== "solid" || !casing) return { name, contrast: 1 };
  const [dark, bright] = [light(outlineColor), light(casing)].sort((a, b) => a - b);
  return { name, contrast: (bright + 0.05) / (dark + 0.05) };
}"""
"""Of the two tones of the ring around what has the focus: how far they are apart. 9 : 1 leaves no ground that is not 3 : 1 from one of them."""
APART = 9
STOPS = 60


def assert_ring_is_seen(page: Page) -> None:
    stops: list[dict[str, Any]] = []
    for _ in range(STOPS):
        page.keyboard.press("Tab")
        tones = page.evaluate(TONES)
        if tones is None:
            continue
        if stops and tones["name"] == stops[0]["name"]:
            break
        stops.append(tones)
    assert len(stops) >= 5
    assert [stop for stop in stops if stop["contrast"] < APART] == []


def test_the_ring_is_seen_on_every_ground_in_both_themes(arrive: Arrive):
    home = arrive()
    [table] = seated(arrive, "Ana", seats=2)
    ana, ben = arrive(None), arrive(None)
    at_a_card_table(ana, ben)
    for page in (home, table, ana):
        for theme in ("light", "dark"):
            page.emulate_media(color_scheme=theme)
            assert_ring_is_seen(page)
