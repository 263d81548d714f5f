"""Plays bots-only games over the API: container_game.py URL SESSION_FILE play|begin|resume."""

import http.cookiejar
import json
import sys
import time
import urllib.error
import urllib.request
from pathlib import Path
from typing import Any

SEATS = 4
LONGEST_GAME = 300


class Guest:
    """One browser: an address and its cookies."""

    def __init__(self, url: str, cookies: Path) -> None:
        self.url = url.rstrip("/")
        self.jar = http.cookiejar.LWPCookieJar(str(cookies))
        if cookies.exists():
            self.jar.load(ignore_discard=True)
        self.opener = urllib.request.build_opener(urllib.request.HTTPCookieProcessor(self.jar))

    def ask(self, method: str, path: str, body: dict[str, Any] | None = None) -> Any:
        request = urllib.request.Request(  # noqa: S310 - the address comes from our own caller
            f"{self.url}/{path}",
            method=method,
            data=None if method == "GET" else json.dumps(body or {}).encode(),
            headers={"Content-Type": "application/json", "Origin": self.url},
        )
        try:
            with self.opener.open(request, timeout=30) as response:
                text = response.read()
        except urllib.error.HTTPError as refused:
            raise SystemExit(f"{method} {path}: {refused.code} {refused.read().decode()}") from None
        self.jar.save(ignore_discard=True)
        return json.loads(text) if text else None


def begin_game_of_bots(guest: Guest) -> str:
    """The host leaves the table, so that nobody but bots is left to play."""
    guest.ask("POST", "api/me", {"name": "Host"})
    preset = guest.ask("GET", "api/catalog")["presets"][0]["config"]
    code: str = guest.ask("POST", "api/tables", {"config": {**preset, "seats": SEATS}})["code"]
    guest.ask("DELETE", f"api/tables/{code}/seats/0")
    for seat in range(SEATS):
        guest.ask("POST", f"api/tables/{code}/seats/{seat}/bot", {"level": "easy"})
    guest.ask("POST", f"api/tables/{code}/start")
    return code


def play_to_the_end(guest: Guest, code: str) -> None:
    began = time.monotonic()
    while guest.ask("GET", f"api/tables/{code}")["state"] != "finished":
        if time.monotonic() - began > LONGEST_GAME:
            raise SystemExit(f"table {code} is not finished after {LONGEST_GAME} s")
        time.sleep(0.2)
    record = guest.ask("GET", f"api/tables/{code}/record")
    print(
        f"  table {code}: {len(json.dumps(record))} bytes of record after {time.monotonic() - began:.1f} s"
    )


def main() -> None:
    url, session, what = sys.argv[1:]
    guest, table = Guest(url, Path(session)), Path(session + ".table")
    if what == "play":
        play_to_the_end(guest, begin_game_of_bots(guest))
    elif what == "begin":
        table.write_text(begin_game_of_bots(guest))
        time.sleep(1)
    else:
        code = table.read_text()
        if guest.ask("GET", f"api/tables/{code}")["state"] != "playing":
            raise SystemExit(f"table {code} was not in the middle of its game")
        play_to_the_end(guest, code)


if __name__ == "__main__":
    main()
