"""The first visit, over a slow line, waits for files one after another: so a page asks for few."""

import json
import re
from fnmatch import fnmatch
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from app.web.bundles import PACKED, STYLES_OF_ALL, TOKENS, WORDS_OF_ALL
from scripts import vendor
from tests.app.running import RunningServer
from tests.browser.conftest import Arrive
from tests.browser.steps import call, start, table_of

pytestmark = pytest.mark.browser

STATIC = Path(__file__).resolve().parents[2] / "static"
ENOUGH = 17
"""Files and answers of the server for any first page, with its font."""
AT_THE_TOP = re.compile(r"^export (?:async )?(?:function|const|class) (\w+)", re.MULTILINE)
DEFINED = re.compile(r"\b(?:function|const|class) (\w+)")
UNTIL_RELEASED = """
window.waiting = [];
window.requestIdleCallback = (task) => {
  const number = waiting.push(task);
  if (window.idle) start(beIdle);
  return number;
};
window.cancelIdleCallback = (number) => (waiting[number - 1] = () => {});
window.beIdle = () => {
  window.idle = true;
  waiting.splice(0).forEach((task) => task());
};
const [start, stop] = [setTimeout, clearTimeout];
const later = [];
window.setTimeout = (task, ms, ...rest) => (ms >= 1000 ? -later.push(task) : start(task, ms, ...rest));
window.clearTimeout = (id) => (id < 0 ? (later[-id - 1] = () => {}) : stop(id));
window.passTime = () => later.splice(0).forEach((task) => task());
"""
"""The page is not idle before `beIdle`, and no second passes before `passTime`: what waits for them begins then."""
TABLE = "**/js/board_game/table.js"


def first_visit(arrive: Arrive, address: str, sight: str, **browser: str) -> list[str]:
    """The requests of a browser that has nothing, until the sight is there; paths below the server's."""
    return open_for_the_first_time(arrive("/healthz", **browser), address, sight)


def open_for_the_first_time(page: Page, address: str, sight: str) -> list[str]:
    """The same, on a page of the server that has loaded nothing yet."""
    home = page.url.removesuffix("healthz")
    asked = requests_of(page)
    page.add_init_script(UNTIL_RELEASED)
    page.goto(home + address)
    expect(page.locator(sight).first).to_be_visible()
    page.wait_for_load_state("networkidle")
    own = [url.removeprefix(home) for url in asked if not url.startswith(("data:", "blob:"))]
    assert [url for url in own if "://" in url] == []
    return own


def have_line(page: Page, line: dict[str, object]) -> None:
    """Let the page know this of its line, and not what the browser makes of a busy machine."""
    page.add_init_script(
        f"Object.defineProperty(navigator, 'connection', {{ value: {json.dumps(line)} }})"
    )


def requests_of(page: Page) -> list[str]:
    """Addresses that the page asks for from now on."""
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    return asked


def routes() -> dict[str, dict[str, list[str]]]:
    """The files that the pages load before they can be used."""
    contents: dict[str, Any] = json.loads((STATIC / PACKED / "contents.json").read_text("utf-8"))
    found: dict[str, dict[str, list[str]]] = contents["routes"]
    return found


def at_least(route: str) -> set[str]:
    """The ends of the addresses that a page of the route has to ask for."""
    return {
        f"/{TOKENS}",
        f"/together/{route}.css",
        f"/together/{route}.en.ftl",
        "/sprite.svg",
        *(f"/{PACKED}{file}" for file in routes()[route]["files"]),
    }


@pytest.fixture(scope="module", autouse=True)
def set_up():
    assert vendor.is_packed(), "the modules changed since set-up: `make vendor` joins them anew"


@pytest.fixture
def host(arrive: Arrive) -> Page:
    return arrive()


def test_running_games_a_lobby_and_the_home_page_come_in_few_files(arrive: Arrive, host: Page):
    playing, open_table = table_of(host, seats=2), table_of(host, seats=2)
    start(playing, host)
    cards = {"game": "cards", "config": {}, "bots": True}
    realms = call(host, "POST", "api/tables", cards)["code"]
    for route, address, sight, foreign in (
        ("board-table", f"t/{playing}", ".ground [data-symbol^='hex-']", ["card_game"]),
        ("board-lobby", f"t/{open_table}", ".seat", ["card_game"]),
        ("home", "", "#name", ["board_game", "card_game"]),
        ("cards-table", f"t/{realms}", ".realm", []),
    ):
        asked = first_visit(arrive, address, sight)
        assert len(asked) <= ENOUGH, asked
        assert len(asked) == len(set(asked)), "nothing is asked for twice"
        files = [url for url in asked if url.startswith("v/")]
        for end in at_least(route):
            assert any(url.endswith(end) for url in files), (route, end, asked)
        texts = {url for url in files if url.endswith((".css", ".ftl"))}
        alone = {url for url in texts if "/together/" not in url and not url.endswith(TOKENS)}
        assert alone == set(), f"the lazy() calls of {route} do not name these"
        scripts = [text_of(host, url) for url in files if url.endswith(".js")]
        for game in foreign:
            assert only_in(game) & set(DEFINED.findall("\n".join(scripts))) == set(), route
        if "card_game" in foreign:
            assert [url for url in files if url.endswith("/cards.svg")] == []


def text_of(page: Page, path: str) -> str:
    return page.request.get(
        page.evaluate("path => new URL(path, document.baseURI).href", path)
    ).text()


def only_in(game: str) -> set[str]:
    """The names that modules of the game define at their top, and no others anywhere."""
    own, others = set[str](), set[str]()
    for module in [*(STATIC / "js").rglob("*.js"), *(STATIC / "vendor").rglob("*.js")]:
        text = module.read_text("utf-8")
        if (STATIC / "js" / game) in module.parents:
            own.update(AT_THE_TOP.findall(text))
        else:
            others.update(DEFINED.findall(text))
    assert own
    return own - others


def test_a_reader_of_another_language_gets_its_words_with_the_page(arrive: Arrive, host: Page):
    code = table_of(host, seats=2)
    asked = first_visit(arrive, f"t/{code}", ".seat", locale="de-AT")
    words = [url.rpartition("/")[2] for url in asked if url.endswith(".ftl")]
    assert sorted(words) == ["board-lobby.de.ftl", "board-lobby.en.ftl"]


def test_the_table_is_fetched_ahead_once_the_first_page_is_idle(arrive: Arrive, host: Page):
    code = table_of(host, seats=2)
    for address, sight in (("", "#name"), (f"t/{code}", ".seat")):
        page = arrive("/healthz")
        have_line(page, {"effectiveType": "4g"})
        asked = open_for_the_first_time(page, address, sight)
        page.evaluate("passTime()")
        assert [url for url in asked if fnmatch(url, TABLE)] == []
        with page.expect_request(TABLE):
            page.evaluate("beIdle()")


@pytest.mark.parametrize(
    ("line", "in_the_lobby_too"),
    [
        ({"saveData": True}, True),
        ({"effectiveType": "3g"}, False),
        ({"effectiveType": "2g"}, False),
    ],
    ids=["saving", "3g", "2g"],
)
def test_nothing_is_fetched_ahead_where_bytes_are_dear(
    arrive: Arrive, host: Page, line: dict[str, object], in_the_lobby_too: bool
):
    """On a slow line the lobby fetches the table all the same: it costs no more now than at the start of the game."""
    code = table_of(host, seats=2)
    for address, sight, spared in (("", "#name", True), (f"t/{code}", ".seat", in_the_lobby_too)):
        page = arrive("/healthz")
        have_line(page, line)
        open_for_the_first_time(page, address, sight)
        asked = requests_of(page)
        with page.expect_response("**/healthz"):
            page.evaluate("passTime(), beIdle(), fetch('healthz')")
        assert ([url for url in asked if "/v/" in url] == []) is spared, (address, asked)


def test_every_file_of_the_first_page_is_announced_in_its_head(
    arrive: Arrive, server: RunningServer, host: Page
):
    """Files that only a module knew of would be asked for a round later."""
    code = table_of(host, seats=2)
    start(code, host)
    asked = first_visit(arrive, f"t/{code}", ".ground [data-symbol^='hex-']")
    page = arrive(f"/t/{code}").request.get(f"{server.base}/t/{code}").text()
    announced = set(re.findall(r'(?:href|src)="(v/[^"]+)"', page))
    assert {url for url in asked if url.startswith("v/")} <= announced


def test_a_route_lists_all_that_its_files_import():
    for name, route in routes().items():
        files = {(STATIC / PACKED / file).resolve() for file in route["files"]}
        assert files == set().union(*map(imported, files)), name
    assert all((STATIC / style).is_file() for style in (TOKENS, *STYLES_OF_ALL))
    assert set(WORDS_OF_ALL) == {"shell", "table"}


def imported(module: Path) -> set[Path]:
    """The module and all it imports at once, itself or through others."""
    found: set[Path] = set()
    ahead = [module.resolve()]
    while ahead:
        one = ahead.pop()
        if one not in found:
            found.add(one)
            text = one.read_text("utf-8")
            names = re.findall(
                r"""^(?:import|export)\b[^"'\n(]*["'](\.[^"']+)["'];""", text, re.MULTILINE
            )
            ahead += [(one.parent / name).resolve() for name in names]
    return found
