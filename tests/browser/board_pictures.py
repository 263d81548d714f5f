"""Pictures of every board for docs/boards.md, each out of a game of bots: `python -m tests.browser.board_pictures`; or only of the
boards that are named."""

import base64
import sys
import tempfile
from collections.abc import Iterable
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

from engine.board_game.boards import load
from engine.board_game.catalog import BOARDS
from engine.board_game.core.state import State
from scripts.chromium import FLAGS, found
from tests.app.databases import stored_in
from tests.app.running import ROOT
from tests.browser.moments import ANA, Way, may, moments

FOLDER = ROOT / "docs" / "boards"
SIZES = {"desk": (1440, 900, 960), "phone": (390, 844, 390)}
"""The screen, and how wide the picture is."""
SMALLER = """async ([picture, width]) => {
  const image = new Image();
  image.src = `data:image/png;base64,${picture}`;
  await image.decode();
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [width, Math.round(image.height * width / image.width)];
  const context = canvas.getContext("2d");
  context.imageSmoothingQuality = "high";
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  return canvas.toDataURL("image/webp", 0.82).split(",")[1];
}"""
TURNS = 24


def well_under_way(state: State) -> bool:
    """Ana may do what she likes."""
    return state.turn > TURNS and may(ANA, "EndTurn", "OfferTrade")(state)


def ways(keys: Iterable[str]) -> dict[str, Way]:
    return {
        key: (well_under_way, None, {"victory-points": 10}, key, max(load(key).seats))
        for key in keys
    }


def save(page: Page, key: str, size: str, width: int) -> None:
    png = base64.b64encode(page.screenshot()).decode()
    webp = base64.b64decode(page.evaluate(SMALLER, [png, width]))
    (FOLDER / f"{key}-{size}.webp").write_bytes(webp)


def main(keys: Iterable[str]) -> None:
    FOLDER.mkdir(exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as directory,
        moments(Path(directory), ways(keys)) as opened,
        sync_playwright() as playwright,
    ):
        opened.server.stop()
        with stored_in(Path(directory) / "hexhaven.sqlite3") as connection:
            connection.execute(
                "UPDATE seats SET kind = 'bot', level = 'easy', guest_id = NULL WHERE seat > 0"
            )
        opened.server.start()
        chromium = playwright.chromium.launch(
            executable_path=found(playwright.chromium.executable_path), args=list(FLAGS)
        )
        for key in keys:
            for size, (across, down, width) in SIZES.items():
                phone = size == "phone"
                page = chromium.new_context(
                    viewport={"width": across, "height": down},
                    has_touch=phone,
                    is_mobile=phone,
                    reduced_motion="reduce",
                    bypass_csp=True,
                    storage_state=opened.anas,
                ).new_page()
                page.goto(f"{opened.server.base}/t/{opened.code[key]}")
                page.locator(".board").wait_for()
                page.wait_for_timeout(800)
                save(page, key, size, width)
                page.context.close()


if __name__ == "__main__":
    main(sys.argv[1:] or BOARDS)
