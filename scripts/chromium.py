"""Sees to a Chromium for the browser tests and benchmarks: the machine's own, or one that Playwright can install.

Where there is none, the tests say so and are skipped; with CI=true that is a failure.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path

NAMES = (
    "chromium-headless-shell",  # without a window to draw needs a third less time
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
    "chrome",
)
FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
MINUTES = 5


def found(own: str) -> str | None:
    """The machine's Chromium, or the one that Playwright installed for itself (`own`)."""
    machines = next(filter(None, map(shutil.which, NAMES)), None)
    return machines or (own if Path(own).exists() else None)


def driver_fault() -> str | None:
    """Return why Playwright's own program does not start on this machine; None if it does."""
    command = [sys.executable, "-m", "playwright", "--version"]
    asked = subprocess.run(command, capture_output=True, text=True, stdin=subprocess.DEVNULL)
    if asked.returncode == 0:
        return None
    said = (asked.stderr.strip() or asked.stdout.strip()).splitlines() or ["it says nothing"]
    return f"Playwright does not start on this machine: {said[-1]}"


def main() -> None:
    if (fault := driver_fault()) is not None:
        print(f"{fault}\nThe browser tests will be skipped.")
        print("(on Debian and Ubuntu: apt install libatomic1)")
        if os.environ.get("CI") == "true":
            raise SystemExit(1)
        return
    if any(map(shutil.which, NAMES)) or playwrights_own().exists():
        return
    print("No Chromium on this machine; asking Playwright for one")
    command = [sys.executable, "-m", "playwright", "install", "chromium"]
    try:
        subprocess.run(command, check=True, timeout=MINUTES * 60)
    except (subprocess.SubprocessError, OSError):
        print("No Chromium can be installed here: the browser tests will be skipped.")
        print("(on Debian and Ubuntu: apt install chromium)")
        if os.environ.get("CI") == "true":
            raise SystemExit(1) from None


def playwrights_own() -> Path:
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        return Path(playwright.chromium.executable_path)


if __name__ == "__main__":
    main()
