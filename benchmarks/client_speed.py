"""The page in Chromium: what the first visit costs, how much the board is made of, whether playing stays smooth."""

import statistics
import sys
from typing import Any, Final
from urllib.parse import urlsplit

from playwright.sync_api import Browser, CDPSession, Page, sync_playwright

from benchmarks.measured import Stolen, calibrate, percentile, tell
from benchmarks.players import Server, scratch
from scripts.chromium import FLAGS, found

DESKTOP: Final = {"width": 1440, "height": 900}
SVG_NODES: Final = """document.querySelectorAll(".ground, .ground *, .board, .board *").length"""
BOARD: Final = ".ground [data-symbol^='hex-']"
DRAWN: Final = "() => new Promise((done) => requestAnimationFrame(() => done(performance.now())))"
SLOW_LINE: Final = {
    "offline": False,
    "latency": 150,
    "downloadThroughput": 1.6e6 / 8,
    "uploadThroughput": 1.6e6 / 8,
}
SLOWER: Final = 4
"""Times; about a phone of 2019."""
PHONE: Final = 4 * 155.0
"""Milliseconds for the million steps of the calibration, on such a phone: a machine whose own speed changes by the hour is slowed
down by so much less or more that it is always this one."""
TURNS: Final = 12
LONG_TASKS: Final = """() => {
  window.longTasks = [];
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) window.longTasks.push(entry.duration);
  }).observe({ entryTypes: ["longtask"] });
}"""
TABLE: Final = """async () => {
  const call = async (path, body) => {
    const headers = { "Content-Type": "application/json" };
    const answer = await fetch(path, { method: "POST", headers, body: JSON.stringify(body ?? {}) });
    return answer.json();
  };
  await call("api/me", { name: "Ana" });
  const config = { edition: "2025", board: "standard-3-4", seats: 4, options: { "first-player": "first-seat", "victory-points": 20 } };
  const { code } = await call("api/tables", { config });
  for (const seat of [1, 2, 3]) await call(`api/tables/${code}/seats/${seat}/bot`, { level: "easy" });
  await call(`api/tables/${code}/ready`, { ready: true });
  await call(`api/tables/${code}/start`);
  return code;
}"""
REALMS: Final = """async () => {
  const headers = { "Content-Type": "application/json" };
  const call = (path, body) => fetch(path, { method: "POST", headers, body: JSON.stringify(body) });
  await call("api/me", { name: "Ana" });
  return (await (await call("api/tables", { game: "cards", config: {}, bots: true })).json()).code;
}"""
REALM: Final = ".realm"
HELD_BACK: Final = """
const waiting = [];
window.requestIdleCallback = (task) => waiting.push(task);
window.beIdle = () => waiting.splice(0).forEach((task) => task());
"""
"""Idle work of a page waits until `beIdle`."""
PLAY_ONE: Final = """async () => {
  const asset = (path) => new URL(`../${path}`, document.querySelector("script[type=module]").src);
  const { act } = await import(asset("js/core/net.js"));
  const { legal, forms, view } = await import(asset("js/core/store.js"));
  const discard = forms.value.find((form) => form.type === "Discard");
  if (discard) {
    const cards = {};
    let owed = discard.count;
    const hand = Object.values(view.value.seats).find((seat) => seat.hand).hand;
    for (const [kind, held] of Object.entries(hand)) {
      const given = Math.min(held, owed);
      if (given) cards[kind] = given;
      owed -= given;
    }
    return act({ type: "Discard", cards }).then(() => "Discard", () => "");
  }
  const actions = legal.value.filter(({ type }) => !type.startsWith("Offer"));
  if (!actions.length) return "";
  const preferred = actions.find(({ type }) => type.startsWith("Build")) ?? actions.find(({ type }) => type === "EndTurn") ?? actions[0];
  return act(preferred).then(() => preferred.type, () => "");
}"""


def run() -> None:
    with sync_playwright() as playwright:
        path = found(playwright.chromium.executable_path)
        if path is None:
            print(
                "There is no Chromium, so the client is not measured: `make test` asks Playwright for one.",
                file=sys.stderr,
            )
            return
        browser = playwright.chromium.launch(executable_path=path, args=list(FLAGS))
        measure(browser)
        browser.close()


def measure(browser: Browser) -> None:
    with scratch() as data, Server(data, bot_delay=0.2) as server:
        home = f"http://127.0.0.1:{server.port}/"
        first_visit(browser, home)
        cold_table(browser, home, "client", TABLE, BOARD)
        cold_table(browser, home, "client.cards", REALMS, REALM)
        table = at_a_table(browser, home)
        nodes = table.evaluate(SVG_NODES)
        tell("client.svg_nodes_on_the_standard_board", nodes, "nodes", 1)
        smoothness(table, SLOWER, f"at_{SLOWER}x")
        table.context.close()
        slower = max(1.0, PHONE / calibrate("calibration.before_client_on_the_phone"))
        tell("client.slowdown_to_the_phone", slower, "times", 1)
        smoothness(at_a_table(browser, home), slower, "on_the_phone")


def at_a_table(browser: Browser, home: str) -> Page:
    page = browser.new_context(viewport=DESKTOP).new_page()  # type: ignore[arg-type]
    page.goto(home)
    page.goto(f"{home}t/{page.evaluate(TABLE)}")
    page.locator(".board").wait_for()
    return page


def first_visit(browser: Browser, home: str) -> None:
    """Home, with an empty cache and once more: bytes as they travel, those that are fetched ahead by themselves, requests elsewhere,
    time until one can type."""
    page = browser.new_context(viewport=DESKTOP).new_page()  # type: ignore[arg-type]
    page.add_init_script(HELD_BACK)
    session = page.context.new_cdp_session(page)
    traveled: list[float] = []
    elsewhere: set[str] = set()
    count(session, traveled)
    page.on("request", lambda request: note_origin(request.url, home, elsewhere))
    page.goto(home)
    page.get_by_label("Your name at the table").wait_for()
    interactive = page.evaluate("performance.now()")
    page.wait_for_load_state("networkidle")
    tell("client.first_load_kb", sum(traveled) / 1000, "kB", len(traveled))
    tell("client.first_load_to_form_ms", interactive, "ms", 1)
    tell("client.requests_to_other_origins", len(elsewhere), "requests", len(traveled))
    traveled.clear()
    page.evaluate("beIdle()")
    page.wait_for_load_state("networkidle")
    page.wait_for_timeout(1000)
    tell("client.fetched_ahead_kb", sum(traveled) / 1000, "kB", len(traveled))
    traveled.clear()
    page.reload()
    page.get_by_label("Your name at the table").wait_for()
    page.wait_for_load_state("networkidle")
    asked = [size for size in traveled if size]
    tell("client.second_load_kb", sum(asked) / 1000, "kB", len(asked))
    page.context.close()


def cold_table(browser: Browser, home: str, name: str, begun: str, sight: str) -> None:
    """A table opened by its link to a running game, over a slow line and with an empty cache: the time until it is drawn, and
    everything that was requested."""
    host = browser.new_context().new_page()
    host.goto(home)
    address = f"{home}t/{host.evaluate(begun)}"
    host.context.close()
    page = browser.new_context(viewport=DESKTOP).new_page()  # type: ignore[arg-type]
    session = page.context.new_cdp_session(page)
    session.send("Network.enable")
    session.send("Network.emulateNetworkConditions", SLOW_LINE)
    traveled: list[float] = []
    requests: list[str] = []
    count(session, traveled)
    page.on("request", lambda request: requests.append(request.url))
    page.goto(address, wait_until="commit")
    page.locator(sight).first.wait_for()
    drawn = page.evaluate(DRAWN)
    page.wait_for_load_state("networkidle")
    asked = [url for url in requests if url.startswith(home)]
    tell(f"{name}.cold_table_ms", drawn, "ms at 150 ms and 1.6 Mbit/s", 1)
    tell(f"{name}.requests", len(asked), "requests", 1)
    tell(f"{name}.cold_table_kb", sum(traveled) / 1000, "kB", len(traveled))
    page.context.close()


def count(session: CDPSession, traveled: list[float]) -> None:
    def finished(event: dict[str, Any]) -> None:
        traveled.append(event["encodedDataLength"])

    session.send("Network.enable")
    session.on("Network.loadingFinished", finished)


def note_origin(url: str, home: str, elsewhere: set[str]) -> None:
    if not url.startswith((home, "data:", "blob:")):
        elsewhere.add(urlsplit(url).netloc)


def smoothness(page: Page, slower: float, name: str) -> None:
    """Long tasks while turns are played and animated on a slower processor. A task's length counts what other machines take in its midst,
    so that is told as well."""
    page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": slower})
    page.wait_for_timeout(3000)
    page.evaluate(LONG_TASKS)
    stolen = Stolen()
    turns = actions = 0
    while turns < TURNS and actions < 400:
        played = page.evaluate(PLAY_ONE)
        page.wait_for_timeout(400)
        actions += 1
        turns += played == "EndTurn"
    tasks: list[float] = page.evaluate("window.longTasks")
    tell(f"client.long_tasks_over_50_ms_{name}", len(tasks), "tasks", actions)
    if (percent := stolen.percent()) is not None:
        tell(f"client.stolen_{name}", percent, "percent of the processors' time", 1)
    if tasks:
        tell(f"client.longest_task_ms_{name}", max(tasks), "ms", len(tasks))
        tell(f"client.long_task_ms_{name}.median", statistics.median(tasks), "ms", len(tasks))
        tell(f"client.long_task_ms_{name}.p90", percentile(tasks, 90), "ms", len(tasks))
