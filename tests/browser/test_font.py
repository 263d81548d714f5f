"""The font comes with the page: what a machine has of its own changes no sizes, and if the font does not come, the layout holds."""

import os
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple, TypeAlias

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, StorageState, expect

from scripts.chromium import FLAGS, found
from tests.app.running import RunningServer
from tests.browser.conftest import DESKTOP, Arrive
from tests.browser.steps import at_a_card_table, call, let_draw, sit_down, start, table_of
from tests.conftest import ServerWith

pytestmark = pytest.mark.browser

Sizes: TypeAlias = dict[str, tuple[float, float]]
Machine: TypeAlias = dict[str, str | float | bool]
"""The environment of a browser."""
NAMED = {
    "home": ("h1", "#name", ".btn.primary", ".home-foot p", ".home-tools select"),
    "lobby": (".seat .name", "h2", ".code-large", ".rules-ways button", ".btn.primary"),
    "island": (".opp .name", ".sentence strong", ".next", ".hand header", "[data-tile='road'] .name"),
    "realms": (".opp .name", ".sentence strong", ".stack small", ".next", "[data-tile='trade'] .name"),
}  # fmt: skip
"""By page, the elements that are measured."""
READY = {"home": ".home-foot p", "lobby": ".seat .name", "island": ".next", "realms": ".next"}
"""The last thing that each page shows."""
MEASURE = """async (selectors) => {
  await document.fonts.ready;
  return Object.fromEntries(selectors.flatMap((selector) => {
    const { width, height } = document.querySelector(selector)?.getBoundingClientRect() ?? {};
    return width ? [[selector, [width, height]]] : [];
  }));
}"""
"""The sizes of all that can be seen."""
RUNS_OVER = """() => [document.documentElement, ...document.querySelectorAll("button, .btn, .tile, .seat, .opp, .sentence, h1, h2")]
  .filter((each) => each.clientWidth > 1 && each.scrollWidth > each.clientWidth + 1)
  .map((each) => `${each.tagName} ${each.className}: ${each.innerText}`)"""
LIKE_NUNITO = ("Arial", "Liberation Sans", "Roboto", "Noto Sans", "DejaVu Sans")
"""The stand-ins for the font, by static/css/font.css."""
A_FEW_PERCENT = 0.06
A_HAIR = 3
"""Pixels."""


class Tables(NamedTuple):
    """Addresses by page, and what Ana's browser remembers."""

    pages: dict[str, str]
    anas: StorageState


@pytest.fixture(scope="module")
def server(server_with: ServerWith) -> RunningServer:
    return server_with()


@pytest.fixture(scope="module")
def tables(arrive_once: Arrive, server: RunningServer) -> Tables:
    ana, ben = arrive_once(), arrive_once()
    realms = at_a_card_table(ana, ben)
    first = {"first-player": "first-seat"}
    island, lobby = table_of(ana, seats=2, options=first), table_of(ana, seats=2)
    sit_down(ben, island, 1, "Ben")
    start(island, ana, ben)
    pages = {"home": "", "lobby": f"t/{lobby}", "island": f"t/{island}", "realms": f"t/{realms}"}
    assert call(ana, "GET", "api/me")["name"] == "Ana"
    return Tables(pages, ana.context.storage_state())


def measured(
    context: BrowserContext, home: str, tables: Tables
) -> Iterator[tuple[str, Page, Sizes]]:
    """Each page, with the sizes of what is named on it."""
    for name, address in tables.pages.items():
        page = context.new_page()
        page.goto(f"{home}/{address}")
        expect(page.locator(READY[name]).first).to_be_visible()
        let_draw(page, 20)
        yield name, page, page.evaluate(MEASURE, NAMED[name])
        page.close()


def installed() -> list[str]:
    """The families of this machine that have Latin letters."""
    if shutil.which("fc-list") is None:
        if os.environ.get("CI") == "true":
            pytest.fail("fontconfig is not installed, and CI has to compare fonts")
        pytest.skip("there is no fontconfig on this machine: it shows no fonts, and hides none")
    listed = subprocess.run(
        ["fc-list", ":lang=en", "family"], capture_output=True, text=True, check=True
    )
    return sorted({line.split(",")[0] for line in listed.stdout.splitlines()})


def machine_with(family: str, folder: Path) -> Machine:
    """One on which a browser finds only this family."""
    fonts = folder / "fonts"
    fonts.mkdir(parents=True)
    listed = subprocess.run(["fc-list", family, "file"], capture_output=True, text=True, check=True)
    for line in listed.stdout.splitlines():
        shutil.copy(line.rstrip().rstrip(":"), fonts)
    settings = folder / "fonts.conf"
    settings.write_text(
        f"<fontconfig><dir>{fonts}</dir><cachedir>{folder / 'cache'}</cachedir></fontconfig>"
    )
    return {**os.environ, "FONTCONFIG_FILE": str(settings)}


def sizes_on(
    machine: Machine, browser: Browser, server: RunningServer, tables: Tables
) -> dict[str, Sizes]:
    path = found(browser.browser_type.executable_path)
    with browser.browser_type.launch(executable_path=path, args=[*FLAGS], env=machine) as own:
        context = own.new_context(
            viewport=DESKTOP, storage_state=tables.anas, reduced_motion="reduce"
        )
        return {name: sizes for name, _, sizes in measured(context, server.base, tables)}


def test_the_sizes_are_the_same_whatever_fonts_a_machine_has(
    browser: Browser, server: RunningServer, tables: Tables, tmp_path: Path
):
    families = installed()
    if len(families) < 2:
        pytest.skip("this machine has one family of fonts: there is no other to compare it with")
    one, other = (
        sizes_on(machine_with(family, tmp_path / family), browser, server, tables)
        for family in (families[0], families[-1])
    )
    assert {name: tuple(sizes) for name, sizes in one.items()} == NAMED
    assert one == other


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_the_layout_holds_when_the_font_does_not_come(
    arrive: Arrive, server: RunningServer, tables: Tables, phone: bool
):
    if not set(LIKE_NUNITO) & set(installed()):
        pytest.skip("none of the fonts that can stand in for ours is on this machine")
    with_it = arrive(None, storage_state=tables.anas, phone=phone).context
    without = arrive(None, storage_state=tables.anas, phone=phone).context
    without.route("**/*.woff2", lambda route: route.abort())
    usual_sizes, usual_runs = {}, {}
    for name, page, sizes in measured(with_it, server.base, tables):
        usual_sizes[name], usual_runs[name] = sizes, page.evaluate(RUNS_OVER)
    for name, page, sizes in measured(without, server.base, tables):
        assert not page.evaluate("document.fonts.check('16px \"Nunito Variable\"')")
        assert page.evaluate(RUNS_OVER) == usual_runs[name]
        assert sizes.keys() == usual_sizes[name].keys()
        for selector, size in sizes.items():
            for length, usual in zip(size, usual_sizes[name][selector], strict=True):
                assert abs(length - usual) <= max(A_HAIR, usual * A_FEW_PERCENT), (name, selector)


def test_letters_of_other_scripts_are_fetched_where_a_page_has_them(arrive: Arrive):
    page = arrive(None)
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url.rpartition("/")[2]))
    page.goto("/")
    page.locator("#name").wait_for()
    page.evaluate("document.fonts.ready")
    fonts = [file for file in asked if file.endswith(".woff2")]
    assert fonts == ["nunito-latin-wght-normal.woff2"]
    for name, file in (("Анна", "nunito-cyrillic-wght-normal"), ("Łucja", "nunito-latin-ext-wght-normal")):  # fmt: skip
        with page.expect_request(f"**/{file}.woff2"):
            page.locator("#name").fill(name)


def test_numbers_are_equally_wide_at_every_weight(arrive: Arrive):
    widths = arrive().evaluate(
        """async () => {
          const line = Object.assign(document.createElement("span"), { style: "position: absolute" });
          document.body.append(line);
          return Promise.all([400, 700, 800].map(async (weight) => {
            line.style.fontWeight = weight;
            await document.fonts.load(`${weight} 14px "Nunito Variable"`);
            return new Set([..."0123456789"].map((digit) => (line.textContent = digit.repeat(9), line.getBoundingClientRect().width))).size;
          }));
        }"""
    )
    assert widths == [1, 1, 1]
