"""Plays a game of each kind in Firefox and in WebKit, each beside Chromium at the same size, with pictures of the same moments.

`make test-browsers`, or some of them: python -m tests.browsers firefox --game cards
"""

import argparse
import os
import shutil
import subprocess
import tempfile
import time
from collections.abc import Callable, Sequence
from contextlib import closing
from pathlib import Path
from typing import Any, Final, cast

from httpx import HTTPError
from websockets.exceptions import WebSocketException

from tests.app.running import ROOT, RunningServer
from tests.browser import realm_story
from tests.browser.player import PLAYED, Player, Story
from tests.browser.realm_player import RealmPlayer
from tests.browser.steps import call, start, table_of
from tests.browsers.drivers import Chromium, Firefox, Size, Unplayable, WebKit
from tests.browsers.hand import Driver, MovedOn, Page

PICTURES: Final = ROOT / "test-results" / "browsers"
DESKTOP: Final = (1440, 900)
PHONE: Final = (390, 844)
BROWSERS: Final[list[tuple[str, Callable[[Size], Driver], Size]]] = [
    ("firefox", Firefox, DESKTOP),
    ("webkit", WebKit, PHONE),
    ("chromium", Chromium, DESKTOP),
    ("chromium", Chromium, PHONE),
]
PACKAGES: Final = ("firefox-esr", "webkit2gtk-driver", "xvfb")
SEED: Final = "other browsers"
WITHIN: Final = 900.0
"""Seconds for a game."""
SETTLED: Final = """async () => {
  const moving = () => document.getAnimations().filter(({ effect, playState }) =>
    playState === "running" && effect?.getComputedTiming().endTime < 5000).length;
  const loaded = () => performance.getEntriesByType("resource").length;
  for (let tries = 0, before = -1; tries < 20 && (moving() || loaded() !== before); tries++) {
    before = loaded();
    await new Promise((later) => setTimeout(later, 250));
  }
}"""
"""Wait until everything that moves has arrived, except what moves forever, and nothing more is being fetched."""
CRASH: Final = "page crash or hang"
"""The words of a WebDriver for a page that is gone."""
STALLED: Final = 120.0
"""Seconds in which somebody must be able to do something."""


def main(arguments: Sequence[str] | None = None) -> None:
    asked = parsed(arguments)
    install()
    failed = False
    unplayable: set[str] = set()
    for name, browser, size in BROWSERS:
        for kind, game in GAMES.items():
            if name not in asked.browsers or kind not in asked.game:
                continue
            try:
                failed |= not play_again_after_a_crash(name, browser, size, game, asked.moves)
            except Unplayable as why:
                unplayable.add(f"{name}: {why}")
    print(f"The pictures are in {PICTURES.relative_to(ROOT)}/, to be compared by eye.")
    for each in sorted(unplayable):
        print(f"NOT PLAYED: {each}")
    if failed or (unplayable and not asked.lenient):
        raise SystemExit(1)


def parsed(arguments: Sequence[str] | None) -> argparse.Namespace:
    known = list(dict.fromkeys(name for name, _, _ in BROWSERS))
    parser = argparse.ArgumentParser(prog="python -m tests.browsers", description=__doc__)
    parser.add_argument("browsers", nargs="*", default=known, metavar="BROWSER", help=str(known))
    parser.add_argument("--game", action="append", choices=GAMES, help="one kind of game only")
    parser.add_argument("--moves", type=int, help="only so many moves, not a whole game")
    parser.add_argument(
        "--lenient",
        action="store_true",
        help="do without a browser that is missing or does not start",
    )
    asked = parser.parse_args(arguments)
    asked.game = asked.game or list(GAMES)
    return asked


def install() -> None:
    """On Debian and as root; elsewhere the message says what is missing."""
    programs = ("firefox-esr", "WebKitWebDriver", "Xvfb")
    missing = [
        package
        for package, program in zip(PACKAGES, programs, strict=True)
        if not shutil.which(program)
    ]
    if missing and os.geteuid() == 0 and shutil.which("apt-get"):
        print(f"Installing {', '.join(missing)}")
        quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
        for command in (
            ["apt-get", "update", "-qq"],
            ["apt-get", "install", "-y", "-qq", "--no-install-recommends", *missing],
        ):
            subprocess.run(command, env=quiet, stdout=subprocess.DEVNULL, check=False)


class Crashed(Exception):
    """The browser lost its page, whatever the page did."""


def play_again_after_a_crash(
    name: str,
    browser: Callable[[Size], Driver],
    size: Size,
    kind: "type[Game]",
    moves: int | None = None,
) -> bool:
    """Play; once more, from the beginning, if the browser crashed. A second crash is a failure. Raises Unplayable."""
    try:
        return play(name, browser, size, kind, moves)
    except Crashed as crash:
        print(f"{crash}; once more", flush=True)
    try:
        return play(name, browser, size, kind, moves)
    except Crashed as crash:
        print(crash)
        return False


def play(
    name: str,
    browser: Callable[[Size], Driver],
    size: Size,
    kind: "type[Game]",
    moves: int | None = None,
) -> bool:
    """Play to the end, or so far; true if that was reached and the page complained of nothing. Raises Unplayable and Crashed."""
    folder = PICTURES / f"{size[0]}x{size[1]}" / kind.name
    what = f"{kind.name}, {name} at {size[0]}×{size[1]}"
    with tempfile.TemporaryDirectory(prefix="hexhaven-browsers-") as data:
        server = RunningServer(Path(data, "data"), test_seed=SEED).start()
        began = time.monotonic()
        try:
            with closing(started(browser, size)) as driver:
                game = kind(Page(driver, server.base), folder, name, moves)
                told = game.told()
                complaints = driver.complaints()
        except (AssertionError, MovedOn, RuntimeError) as failure:
            if CRASH in str(failure):
                raise Crashed(f"{what}: {failure}") from failure
            print(f"{what}: {failure}")
            return False
        finally:
            server.stop()
    seconds = time.monotonic() - began
    print(f"{what}: {told}, {seconds:.0f} seconds, {len(complaints)} complaints", flush=True)
    for complaint in complaints:
        print(f"    {complaint}")
    return not complaints


def started(browser: Callable[[Size], Driver], size: Size) -> Driver:
    """The browser with an empty page. Raises Unplayable."""
    try:
        return browser(size)
    except (RuntimeError, OSError, TimeoutError, WebSocketException, HTTPError) as why:
        raise Unplayable(f"does not start: {' '.join(repr(why).split())[:300]}") from why


class Game:
    """One person at this browser, against bots: to the end, or for some moves."""

    name: str
    moments: Sequence[str]

    def __init__(self, page: Page, folder: Path, browser: str, moves: int | None) -> None:
        self.page, self.folder, self.browser = page, folder, browser
        self.enough = float("inf") if moves is None else moves
        self.taken: set[str] = set()

    def picture(self, moment: str) -> None:
        """Once for each moment; a game need not have all."""
        if moment not in self.taken:
            self.taken.add(moment)
            self.page.evaluate(SETTLED)
            number = self.moments.index(moment) + 1
            self.page.picture(self.folder / f"{number}-{moment}-{self.browser}.png")

    def told(self) -> str:
        self.page.goto("")
        self.page.wait_for("#name")
        self.picture("home")
        code = self.table()
        self.page.goto(f"t/{code}")
        self.page.wait_for(".seat")
        self.picture("lobby")
        start(code, cast(Any, self.page))
        moves = self.play()
        if moves >= self.enough:
            return f"{moves} moves"
        self.page.wait_for(".win h1")
        winner = self.page.locator(".win h1").inner_text()
        self.picture("end")
        return f"“{winner}” after {moves} moves"

    def play(self) -> int:
        """To the end, or far enough; how many moves it took."""
        self.sit_down()
        began = last = time.monotonic()
        moves = 0
        while moves < self.enough and not self.over():
            now = time.monotonic()
            assert now - began < WITHIN, f"no winner after {moves} moves: {self.seen()}"
            assert now - last < STALLED, f"nothing can be done: {self.seen()}"
            if self.move():
                moves += 1
                last = time.monotonic()
            else:
                self.page.wait_for_timeout(30)
        return moves

    def table(self) -> str:
        """A new table's code."""
        raise NotImplementedError

    def sit_down(self) -> None:
        """Once the game has begun."""
        raise NotImplementedError

    def over(self) -> bool:
        raise NotImplementedError

    def seen(self) -> str:
        """Return what the page shows."""
        raise NotImplementedError

    def move(self) -> bool:
        """True if there was something to do."""
        raise NotImplementedError


class Island(Game):
    name = "island"
    moments = (
        "home",
        "lobby",
        "first-spots",
        "before-the-dice",
        "own-turn",
        "trade",
        "discard",
        "end",
    )

    def table(self) -> str:
        options = {"victory-points": 8, "first-player": "first-seat"}
        return table_of(cast(Any, self.page), seats=3, options=options)

    def sit_down(self) -> None:
        self.page.wait_for(".board")
        # nothing has to be seen to have happened here: the shortest way to the points
        self.story = Story(accepted=3, counters=1, discards=1, told=set(PLAYED.values()))
        self.player = Player(cast(Any, self.page), "Ana", self.story)

    def over(self) -> bool:
        return self.player.over

    def seen(self) -> str:
        return str(self.player.look())

    def move(self) -> bool:
        self.look_around(self.player.look())
        moved = self.player.play()
        assert not self.story.refusals, f"refused: {self.story.refusals}"
        return moved

    def look_around(self, seen: dict[str, Any]) -> None:
        """The moments that every game has."""
        if seen["over"] or seen["busy"]:
            return
        if seen["targets"] and seen["step"] is None:
            self.picture("first-spots")
        elif seen["step"] == "RollDice":
            self.picture("before-the-dice")
        elif seen["discard"]:
            self.picture("discard")
        elif seen["trading"]:
            self.picture("trade")
        elif seen["step"] == "EndTurn":
            self.picture("own-turn")


class Realms(Game):
    name = "cards"
    moments = ("home", "lobby", "first-decision", "before-the-dice", "own-turn", "end")

    def table(self) -> str:
        page = cast(Any, self.page)
        call(page, "POST", "api/me", {"name": "Ana"})
        config = {"profile": "1996", "settings": {"victory-points": 7}}
        code: str = call(page, "POST", "api/tables", {"game": "cards", "config": config})["code"]
        return code

    def sit_down(self) -> None:
        self.page.wait_for(".realm[role='group']")
        self.player = RealmPlayer(cast(Any, self.page), 0, realm_story.Story())

    def over(self) -> bool:
        return self.player.over

    def seen(self) -> str:
        return str(self.player.see())

    def move(self) -> bool:
        self.look_around(self.player.see())
        try:
            return self.player.step()
        except (MovedOn, AssertionError) as vain:
            if not isinstance(vain, MovedOn) and "did nothing" not in str(vain):
                raise
            self.page.keyboard.press(
                "Escape"
            )  # puts back what was begun; the next look begins anew
            return False

    def look_around(self, seen: dict[str, Any]) -> None:
        may = {each["type"] for each in seen["legal"]}
        if seen["over"] or seen["busy"] or not may:
            return
        self.picture("first-decision")
        if "RollDice" in may:
            self.picture("before-the-dice")
        elif "EndTurn" in may:
            self.picture("own-turn")


GAMES: Final[dict[str, type[Game]]] = {kind.name: kind for kind in (Island, Realms)}


if __name__ == "__main__":
    main()
