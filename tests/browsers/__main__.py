"""Plays one whole game in Firefox and one in WebKit, each beside Chromium at the same size, with pictures of the same moments.

`make test-browsers`, or some of them: python -m tests.browsers firefox
"""

import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any, Final, cast

from tests.app.running import ROOT, RunningServer
from tests.browser.player import PLAYED, Player, Story
from tests.browser.steps import start, table_of
from tests.browsers.drivers import Chromium, Firefox, Missing, Size, WebKit
from tests.browsers.hand import Driver, MovedOn, Page

PICTURES: Final = ROOT / "test-results" / "browsers"
DESKTOP: Final = (1440, 900)
PHONE: Final = (390, 844)
GAMES: Final[list[tuple[str, Callable[[Size], Driver], Size]]] = [
    ("firefox", Firefox, DESKTOP),
    ("webkit", WebKit, PHONE),
    ("chromium", Chromium, DESKTOP),
    ("chromium", Chromium, PHONE),
]
PACKAGES: Final = ("firefox-esr", "webkit2gtk-driver", "xvfb")
MOMENTS: Final = (
    "home",
    "lobby",
    "first-spots",
    "before-the-dice",
    "own-turn",
    "trade",
    "discard",
    "end",
)
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
"""What moves has arrived, but for what moves for ever, and nothing more is being fetched."""
STALLED: Final = 60.0
"""Seconds in which somebody must be able to do something."""


def main(names: list[str]) -> None:
    install()
    failed = False
    for name, browser, size in GAMES:
        if not names or name in names:
            failed |= not play(name, browser, size)
    print(f"The pictures are in {PICTURES.relative_to(ROOT)}/, to be compared by eye.")
    if failed:
        raise SystemExit(1)


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
        command = ["apt-get", "install", "-y", "-qq", "--no-install-recommends", *missing]
        quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
        subprocess.run(command, env=quiet, stdout=subprocess.DEVNULL, check=False)


def play(name: str, browser: Callable[[Size], Driver], size: Size) -> bool:
    """Whether the game came to its end and the page complained of nothing."""
    folder = PICTURES / f"{size[0]}x{size[1]}"
    with tempfile.TemporaryDirectory(prefix="hexhaven-browsers-") as data:
        server = RunningServer(Path(data, "data"), test_seed=SEED).start()
        began = time.monotonic()
        try:
            with closing(browser(size)) as driver:
                game = Game(Page(driver), server.base, folder, name)
                told = game.to_its_end()
                complaints = driver.complaints()
        except Missing as missing:
            print(f"{name}: not on this machine (on Debian and Ubuntu: apt install {missing})")
            return False
        except (AssertionError, MovedOn, RuntimeError) as failure:
            print(f"{name} at {size[0]}×{size[1]}: {failure}")
            return False
        finally:
            server.stop()
    seconds = time.monotonic() - began
    print(
        f"{name} at {size[0]}×{size[1]}: {told}, {seconds:.0f} seconds, {len(complaints)} complaints"
    )
    for complaint in complaints:
        print(f"    {complaint}")
    return not complaints


class Game:
    """One person at this browser, against two bots."""

    def __init__(self, page: Page, home: str, folder: Path, name: str) -> None:
        self.page, self.home, self.folder, self.name = page, home, folder, name
        self.taken: set[str] = set()

    def picture(self, moment: str) -> None:
        """Once for each moment; a game need not have all."""
        if moment not in self.taken:
            self.taken.add(moment)
            self.page.evaluate(SETTLED)
            number = MOMENTS.index(moment) + 1
            self.page.picture(self.folder / f"{number}-{moment}-{self.name}.png")

    def to_its_end(self) -> str:
        page = cast(Any, self.page)
        self.page.goto(self.home + "/")
        self.page.wait_for("#name")
        self.picture("home")
        options = {"victory-points": 8, "first-player": "first-seat"}
        code = table_of(page, seats=3, options=options)
        self.page.goto(f"{self.home}/t/{code}")
        self.page.wait_for(".seat")
        self.picture("lobby")
        start(code, page)
        self.page.wait_for(".board")
        # nothing has to be seen to have happened here: the shortest way to the points
        story = Story(accepted=3, counters=1, discards=1, told=set(PLAYED.values()))
        player = Player(page, "Ana", story)
        presses = self.play(player)
        self.page.wait_for("dialog.end h1")
        winner = self.page.locator("dialog.end h1").inner_text()
        self.picture("end")
        assert not story.refusals, f"refused: {story.refusals}"
        return f"“{winner}” after {presses} moves"

    def play(self, player: Player) -> int:
        began = last = time.monotonic()
        presses = 0
        while not player.over:
            now = time.monotonic()
            assert now - began < WITHIN, f"no winner after {presses} moves: {player.look()}"
            assert now - last < STALLED, f"nothing can be done: {player.look()}"
            self.look_around(player.look())
            if player.play():
                presses += 1
                last = time.monotonic()
            else:
                self.page.wait_for_timeout(30)
        return presses

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


if __name__ == "__main__":
    main(sys.argv[1:])
