"""A big screen left open through an evening: eight hours on its own clock, game after game at one table, and what its page holds after each.
Time is made fast: after each move the page's clock runs on by the seconds that people take for one. Takes a quarter of an hour: not part of
`make bench`.

    python -m benchmarks.screen_memory [island] [realms] [--hours 8]"""

import argparse
import asyncio
import sys
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from playwright.async_api import CDPSession, Page, ViewportSize, async_playwright

from benchmarks.measured import tell
from benchmarks.players import Guest, Server, Table, scratch, some_action
from scripts.chromium import FLAGS, found

TELEVISION: Final[ViewportSize] = {"width": 1920, "height": 1080}
SECONDS_FOR_A_MOVE: Final = 10
GAMES: Final[dict[str, tuple[int, Mapping[str, Any]]]] = {
    "island": (4, {"config": {"seats": 4, "options": {"victory-points": 8}}}),
    "realms": (2, {"game": "cards", "config": {}}),
}
FIRST: Final = (
    "AnswerAttack", "RollDice", "BuildCity", "BuildSettlement", "BuildUpgrade", "BuyDevelopmentCard", "PlaceSettlement", "PlaceRoad",
    "DrawCard", "TakeNothing", "TakeNoMore",
)  # fmt: skip
"""Actions that are taken whenever they are legal; of the others any, so that games come to an end."""
ENOUGH: Final = 2000
"""Moves after which a game is left: cards can be played for ever by chance."""
SHOWN: Final = """async () => {
  const asset = (path) => new URL(`../${path}`, document.querySelector("script[type=module]").src);
  const { lobby, version } = await import(asset("js/core/store.js"));
  return [lobby.value?.code, version.value];
}"""


@dataclass(frozen=True)
class Held:
    """Contents of a page once its garbage is collected: bytes of JavaScript's heap, nodes of documents, listeners."""

    heap: float
    nodes: float
    listeners: float


class Players(Table):
    """People who offer nothing, and build as soon as they can."""

    def choice(self, actor: Guest) -> dict[str, Any]:
        ways = [group for group in actor.legal if not group["type"].startswith("Offer")]
        first = next((way for kind in FIRST for way in ways if way["type"] == kind), None)
        chance = self.luck.random() < 0.1
        return some_action(actor, self.luck, [first] if first and not chance else ways)


async def held(session: CDPSession) -> Held:
    for _ in range(2):  # what the first collection finalizes, the second takes
        await session.send("HeapProfiler.collectGarbage")
    rows = (await session.send("Performance.getMetrics"))["metrics"]
    figures = {row["name"]: row["value"] for row in rows}
    return Held(figures["JSHeapUsedSize"], figures["Nodes"], figures["JSEventListeners"])


async def again(table: Players, number: int) -> Players:
    """The same people at the next table."""
    host = table.guests[0]
    code = (await host.ask("POST", f"tables/{table.code}/rematch", {}))["code"]
    guests = [Guest(host.server, guest.name) for guest in table.guests]
    for guest, before in zip(guests, table.guests, strict=True):
        guest.http.cookies = before.http.cookies
        await before.close()
        await guest.ask("POST", f"tables/{code}/ready", {"ready": True})
    await guests[0].ask("POST", f"tables/{code}/start", {})
    for guest in guests:
        await guest.open(code)
    return Players(code, guests, number)


async def until_shown(screen: Page, table: Players) -> None:
    while await screen.evaluate(SHOWN) != [table.code, table.guests[0].version]:
        await screen.clock.run_for(100)


async def play(screen: Page, table: Players, moves: int) -> int:
    """Play to the end of the game, or so many moves; returns how many they were."""
    while not table.over and table.actions < min(moves, ENOUGH):
        await table.step()
        await until_shown(screen, table)
        await screen.clock.run_for(SECONDS_FOR_A_MOVE * 1000)
    return table.actions


async def evening(screen: Page, server: Server, game: str, moves: int) -> list[Held]:
    """Play so many moves before a screen; returns what its page held at the beginning of each game, and at last at an end."""
    seats, wanted = GAMES[game]
    session = await screen.context.new_cdp_session(screen)
    await session.send("Performance.enable")
    table = await Players.opened(server, 0, seats, wanted)
    await screen.clock.install()
    await screen.goto(f"{server.url}/t/{table.code}/tv")
    figures, played = [], 0
    while True:
        await until_shown(screen, table)
        figures.append(await held(session))
        print(played, figures[-1], file=sys.stderr)
        played += await play(screen, table, moves - played)
        if played >= moves:
            return figures
        await screen.clock.run_for(60_000)
        table = await again(table, len(figures))


async def run(games: list[str], hours: float) -> None:
    async with async_playwright() as playwright:
        path = found(playwright.chromium.executable_path)
        if path is None:
            sys.exit("There is no Chromium, so nothing is measured.")
        browser = await playwright.chromium.launch(executable_path=path, args=list(FLAGS))
        for game in games:
            with scratch() as data, Server(data) as server:
                page = await browser.new_page(viewport=TELEVISION)
                figures = await evening(page, server, game, int(hours * 3600 / SECONDS_FOR_A_MOVE))
                report(game, figures)
                await page.close()
        await browser.close()


def report(game: str, figures: list[Held]) -> None:
    """Tell the figures of the last game against those of the second: in the first, the page is still fetching what it needs."""
    first, last = figures[min(1, len(figures) - 1)], figures[-1]
    tell(f"screen.{game}.heap", last.heap / 1e6, "MB", len(figures))
    tell(f"screen.{game}.heap_against_second_game", last.heap / first.heap, "times", len(figures))
    tell(
        f"screen.{game}.nodes_against_second_game", last.nodes / first.nodes, "times", len(figures)
    )
    tell(
        f"screen.{game}.listeners_against_second_game",
        last.listeners / first.listeners,
        "times",
        len(figures),
    )


if __name__ == "__main__":
    parser = argparse.ArgumentParser(prog="python -m benchmarks.screen_memory")
    parser.add_argument("games", nargs="*", metavar="island|realms")
    parser.add_argument("--hours", type=float, default=8)
    chosen = parser.parse_args()
    asyncio.run(run(chosen.games or list(GAMES), chosen.hours))
