"""Nothing is told by color alone: the table in gray, in the few colors of the system, and twice as large."""

from collections.abc import Iterator
from typing import Any, Literal

import pytest
from playwright.sync_api import Page, expect

from tests.app.running import ROOT
from tests.browser.conftest import Arrive
from tests.browser.moments import Moments, moments
from tests.forms import LONG, varied, wide

pytestmark = pytest.mark.browser

PICTURES = ROOT / "test-results" / "without-colors"
MOMENTS = ("set-up", "build", "robber", "discard", "cards", "asked", "asking")
SEATS = """() => ["1", "2", "3", "4"].map((look) => {
  const pieces = document.querySelector(`.b-pieces .seat-${look}`);
  const road = getComputedStyle(pieces);
  const chip = document.querySelector(`.chip.seat-${look}`);
  return {
    mark: pieces.parentElement.querySelector(`.seat-${look} .building :last-child`).dataset.symbol,
    road: `${road.getPropertyValue("--road-w")} ${road.getPropertyValue("--road-dash")}`,
    letter: chip.textContent.trim(),
  };
})"""
UNFRAMED = """() => [...document.querySelectorAll(".btn:not(.quiet), .tile, .opp, .pchip")]
  .filter((one) => one.checkVisibility())
  .filter((one) => { const { borderTopStyle, borderTopWidth } = getComputedStyle(one); return borderTopStyle === "none" || borderTopWidth === "0px"; })
  .map((one) => one.className)"""
OUT_OF_REACH = """() => [...document.querySelectorAll(".next, .tile, .hand .card, .offer .btn")]
  .filter((one) => one.checkVisibility())
  .map((one) => { one.scrollIntoView({ block: "nearest" }); return [one.className, one.getBoundingClientRect()]; })
  .filter(([, { left, right, top, bottom }]) => left < -1 || right > innerWidth + 1 || top < -1 || bottom > innerHeight + 1)
  .map(([name]) => name)"""


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Moments]:
    with moments(tmp_path_factory.mktemp("moments")) as played:
        yield played


def sit_down(arrive: Arrive, played: Moments, moment: str = "cards", **look: Any) -> Page:
    address = f"/t/{played.code[moment]}"
    page = arrive(address, at=played.server, storage_state=played.anas, **look)
    expect(page.locator(".board")).to_be_visible()
    expect(page.locator(".sentence").first).to_be_visible()
    return page


def take_picture(page: Page, name: str) -> None:
    PICTURES.mkdir(parents=True, exist_ok=True)
    page.screenshot(path=PICTURES / f"{name}.jpg")


def go(page: Page, played: Moments, moment: str) -> None:
    page.goto(f"{played.server.base}/t/{played.code[moment]}")
    expect(page.locator(".sentence").first).to_be_visible()


@varied("phone", False, True, ids=["desktop", "phone"])
def test_in_grey_everything_is_still_told(arrive: Arrive, played: Moments, phone: bool):
    page = sit_down(arrive, played, phone=phone)
    device = page.context.new_cdp_session(page)
    device.send("Emulation.setEmulatedVisionDeficiency", {"type": "achromatopsia"})
    size = "phone" if phone else "desktop"
    if LONG:
        for moment in MOMENTS:
            go(page, played, moment)
            take_picture(page, f"gray-{size}-{moment}")
        go(page, played, "cards")
    take_picture(page, f"gray-{size}")
    seats = page.evaluate(SEATS)
    for sign in ("mark", "road", "letter"):
        assert len({seat[sign] for seat in seats}) == 4, f"two seats have the same {sign}"
    tired = page.locator(".opp .over, .pchip .w")
    expect(tired.first).to_contain_text("⚠")
    go(page, played, "asking")
    for answer in page.locator(".answer").all():
        expect(answer.locator("svg").last).to_be_visible()


@varied("scheme", "dark", "light")
def test_in_forced_colors_controls_keep_their_frames(
    arrive: Arrive, played: Moments, scheme: Literal["light", "dark"]
):
    phone = scheme == "dark"
    page = sit_down(arrive, played, phone=phone, forced_colors="active", color_scheme=scheme)
    for moment in MOMENTS:
        go(page, played, moment)
        take_picture(page, f"forced-{scheme}-{moment}")
        assert page.evaluate(UNFRAMED) == [], moment
    # pieces keep their own colors: they are the table's, not the system's
    fill = page.locator(".b-pieces .building").first.evaluate(
        "one => getComputedStyle(one).getPropertyValue('--seat')"
    )
    assert fill.strip().startswith("#")


@wide
def test_twice_as_large_everything_can_be_reached(arrive: Arrive, played: Moments):
    """200 % zoom of 1440 × 900."""
    page = sit_down(arrive, played, device_scale_factor=2)
    page.set_viewport_size({"width": 720, "height": 450})
    for moment in MOMENTS:
        go(page, played, moment)
        take_picture(page, f"twice-{moment}")
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), moment
        assert page.evaluate(OUT_OF_REACH) == [], moment
