"""An evening alone with bots: both games from beginning to end by pressing only what must be pressed. Tells the presses, the seconds, the
seconds of waiting by what was waited for, and how much was spoken. Takes half an hour or more, since bots play at the pace that they have at a
table: not part of `make bench`.

    python -m benchmarks.solo_evening [island] [realms] [--think 2] [--pace relaxed] [--at http://127.0.0.1:8000]"""

import argparse
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final

from playwright.sync_api import Page, sync_playwright

from benchmarks.measured import tell
from benchmarks.players import Server, scratch
from scripts.chromium import FLAGS, found

DESKTOP: Final = {"width": 1440, "height": 900}
LONGEST_SECONDS: Final = 3000
TABLES: Final = {
    "island": {
        "game": "board",
        "config": {"edition": "2025", "board": "standard-3-4", "seats": 4, "options": {}},
    },
    "realms": {"game": "cards", "config": {}},
}
OPEN: Final = """async ([table, pace]) => {
  const headers = { "Content-Type": "application/json" };
  const call = (path, body, method = "POST") => fetch(path, { method, headers, body: JSON.stringify(body) });
  await call("api/me", { name: "Ana" });
  const { code } = await (await call("api/tables", { ...table, bots: true })).json();
  const answer = await call(`api/tables/${code}`, { settings: { pace } }, "PATCH");
  if (!answer.ok) throw new Error(await answer.text());
  return code;
}"""
PLAY: Final = """async (think) => {
  const asset = (path) => new URL(`../${path}`, document.querySelector("script[type=module]").src);
  const { act } = await import(asset("js/core/net.js"));
  const store = await import(asset("js/core/store.js"));
  const realms = store.gameKey.value === "cards";
  const { currentScene } = realms ? await import(asset("js/card_game/tell/scenes.js")) : { currentScene: { value: null } };
  const WISHES = ["AnswerAttack", "RollDice", "BuildCity", "BuildSettlement", "BuildUpgrade", "BuyDevelopmentCard", "DeclineOffer", "DrawCard",
    "PlaceSettlement", "PlaceRoad", "TakeNothing", "TakeNoMore", "EndTurn", "Pass"];
  /** Beside the choice of what to do, its place: a piece, a card of the hand. */
  const TWICE = ["BuildCity", "BuildSettlement", "BuildRoad", "BuildUpgrade", "BuyDevelopmentCard", "TakeCard", "PlayKnight"];
  const counted = { presses: 0, seconds: 0, waited: { offers: 0, "offers that I cannot pay": 0, "bots' turns": 0, telling: 0, windows: 0 }, turns: 0, spoken: 0, over: false };
  const told = new Set();
  const ears = new MutationObserver((changes) => {
    for (const region of new Set(changes.map(({ target }) => (target.closest ? target : target.parentElement).closest(".spoken")))) counted.spoken += region.textContent.length;
  });
  for (const region of document.querySelectorAll(".spoken")) ears.observe(region, { childList: true, characterData: true, subtree: true });

  function wanted() {
    const { view, legal, forms, seat } = store;
    if (view.value.seats[seat.value].answer !== undefined) return undefined; // sealed
    const form = forms.value[0];
    if (form?.type === "Discard") return { type: "Discard", cards: given(form.count, view.value.seats[seat.value].hand) };
    if (form?.type === "ArrangeRegions") return { type: form.type, regions: form.regions };
    if (view.value.waiting?.[seat.value] === undefined && !legal.value.some(({ type }) => type === "DeclineOffer")) return undefined;
    const payable = new Set(legal.value.filter(({ type }) => type === "AcceptOffer").map(({ offer }) => offer));
    const ways = legal.value.filter(({ type, offer }) => type !== "DeclineOffer" || payable.has(offer) || realms);
    const first = WISHES.map((wish) => ways.filter(({ type }) => type === wish)).find((found) => found.length > 0) ?? ways;
    return view.value.waiting?.[seat.value] || first[0]?.type === "DeclineOffer" ? first[Math.floor(Math.random() * first.length)] : undefined;
  }

  function given(count, hand) {
    const cards = {};
    for (const [kind, held] of Object.entries(hand)) {
      const some = Math.min(held, count);
      if (some) cards[kind] = some;
      count -= some;
    }
    return cards;
  }

  /** What I wait for now; undefined while it is mine to do something. */
  function cause() {
    const { view, legal, seat, patience, sending } = store;
    const sealed = view.value.seats[seat.value].answer !== undefined;
    if ((view.value.waiting?.[seat.value] && !sealed) || sending.value.size > 0) return undefined;
    if (sealed) return "windows";
    if (Object.keys(patience.value.waits).length > 0) return legal.value.some(({ type }) => type === "AcceptOffer") ? "offers" : "offers that I cannot pay";
    return currentScene.value ? "telling" : "bots' turns";
  }

  const began = performance.now();
  let before = began;
  let mineSince;
  window.evening = () => ({ ...counted, seconds: (performance.now() - began) / 1000 });
  const timer = setInterval(() => {
    const now = performance.now();
    const waitsFor = cause();
    if (waitsFor) counted.waited[waitsFor] += (now - before) / 1000;
    before = now;
    told.add(store.turn.value?.number);
    counted.turns = told.size;
    if (store.over.value) {
      counted.over = true;
      clearInterval(timer);
      return;
    }
    if (store.sending.value.size > 0) return;
    const action = wanted();
    if (!action) mineSince = undefined;
    mineSince ??= action && now;
    if (!action || now - mineSince < think) return;
    mineSince = undefined;
    counted.presses += TWICE.includes(action.type) ? 2 : 1;
    act(action).catch(() => {});
  }, 50);
}"""
NOW: Final = "() => window.evening()"


def evening(page: Page, home: str, game: str, pace: str, think: float) -> dict[str, Any]:
    """Play one game to its end, thinking so many seconds before each press, and return what was counted."""
    page.goto(home)
    page.goto(f"{home}t/{page.evaluate(OPEN, [TABLES[game], pace])}")
    page.locator(".board, .realm").first.wait_for()
    page.evaluate(PLAY, think * 1000)
    counted: dict[str, Any] = {"over": False, "seconds": 0}
    while not counted["over"] and counted["seconds"] < LONGEST_SECONDS:
        page.wait_for_timeout(2000)
        counted = page.evaluate(NOW)
    return counted


def report(game: str, counted: dict[str, Any]) -> None:
    turns = counted["turns"]
    tell(f"solo.{game}.over", counted["over"], "games", 1)
    tell(f"solo.{game}.presses", counted["presses"], "presses", turns)
    tell(f"solo.{game}.seconds", counted["seconds"], "s", turns)
    for cause, seconds in counted["waited"].items():
        tell(f"solo.{game}.waited_for.{cause}", seconds, "s", turns)
    tell(f"solo.{game}.spoken", counted["spoken"] / counted["seconds"], "characters/s", turns)


@contextmanager
def somewhere(address: str | None) -> Iterator[str]:
    """The server at this address, or one of our own."""
    if address is not None:
        yield address.rstrip("/") + "/"
        return
    with scratch() as data, Server(data) as server:
        yield f"{server.url}/"


def run(games: list[str], address: str | None, pace: str, think: float) -> None:
    with sync_playwright() as playwright:
        path = found(playwright.chromium.executable_path)
        if path is None:
            sys.exit("There is no Chromium, so nothing is measured.")
        browser = playwright.chromium.launch(executable_path=path, args=list(FLAGS))
        with somewhere(address) as home:
            for game in games:
                page = browser.new_context(viewport=DESKTOP).new_page()  # type: ignore[arg-type]
                report(game, evening(page, home, game, pace, think))
                page.context.close()
        browser.close()


if __name__ == "__main__":
    parser = argparse.ArgumentParser(prog="python -m benchmarks.solo_evening")
    parser.add_argument("games", nargs="*", metavar="island|realms")
    parser.add_argument("--think", type=float, default=0, help="seconds before each press")
    parser.add_argument("--pace", default="normal", help="relaxed, normal or quick")
    parser.add_argument("--at", help="the address of a server that runs")
    chosen = parser.parse_args()
    run(chosen.games or list(TABLES), chosen.at, chosen.pace, chosen.think)
