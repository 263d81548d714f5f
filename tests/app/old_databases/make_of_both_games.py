"""Makes what tests/app/test_old_games.py opens: a database with tables of both games, as the server of a version leaves it, and what its players
saw last.

Run in a checkout of that version, with its dependencies: PYTHONPATH=. python …/make_of_both_games.py schema-0008"""

import asyncio
import gzip
import json
import random
import sqlite3
import sys
import tempfile
from pathlib import Path
from typing import Any

from tests.app.players import STANDARD, Person, Tab
from tests.app.running import RunningServer
from tests.app.test_card_game import quiet_action

HERE = Path(__file__).parent
BOARD = "island"
CARDS = "cards"
TABLES: dict[str, tuple[str, dict[str, Any], int]] = {
    "an island": (BOARD, {**STANDARD, "seats": 2}, 60),
    "a sea map": (BOARD, {**STANDARD, "board": "new-shores", "seats": 4}, 60),
    "an island, to the end": (BOARD, {**STANDARD, "seats": 2, "options": {"victory-points": 8}}, 0),
    "cards of 1996": (CARDS, {"profile": "1996"}, 80),
    "cards of 2005": (CARDS, {"profile": "2005"}, 80),
    "cards, to the end": (CARDS, {"profile": "1996", "settings": {"victory-points": 7}}, 0),
}
"""By name: the game, its configuration, and the number of actions that are played; 0 plays to the end."""


async def played(people: list[Person], game: str, config: dict[str, Any], moves: int) -> Any:
    """The views of a table after that number of actions, by seat, with its log."""
    ana = people[0]
    asked = {"config": config} if game == BOARD else {"game": CARDS, "config": config}
    code: str = (await ana.ask("POST", "tables", asked))["code"]
    seated = people[: config.get("seats", 2)]
    for seat, person in enumerate(seated):
        if seat:
            await person.ask("POST", f"tables/{code}/seats/{seat}", {})
    for person in seated:
        await person.ask("POST", f"tables/{code}/ready", {"ready": True})
    await ana.ask("POST", f"tables/{code}/start")
    luck, tabs, open_tabs = random.Random(7), [], []
    for person in seated:
        opening = person.at(code)
        open_tabs.append(opening)
        tabs.append(await opening.__aenter__())
        await tabs[-1].until("snapshot")
    while "winner" not in tabs[0].view and (not moves or tabs[0].version < moves):
        mover = next(tab for tab in tabs if tab.must_act)
        version = await mover.act(next_action(game, mover, luck))
        for tab in tabs:
            await tab.catch_up(version)
    seen = [{"view": tab.view, "log": tab.log, "version": tab.version} for tab in tabs]
    for opening in open_tabs:
        await opening.__aexit__(None, None, None)
    return {"code": code, "game": game, "seen": seen}


def next_action(game: str, tab: Tab, luck: random.Random) -> dict[str, Any]:
    """An action that goes on with the game."""
    return tab.some_action(luck) if game == BOARD else quiet_action(tab, luck)


async def made(directory: Path) -> dict[str, Any]:
    """Fill the directory's database; returns what its players saw, and their tokens."""
    server = RunningServer(directory)
    await asyncio.to_thread(server.start)
    try:
        people = [await Person(server, name).arrive() for name in ("Ana", "Ben", "Cat", "Dan")]
        tables = {name: await played(people, *table) for name, table in TABLES.items()}
        for person in people:
            await person.http.aclose()
    finally:
        await asyncio.to_thread(server.close)
    return {"tokens": [person.token for person in people], "tables": tables}


def main(name: str) -> None:
    with tempfile.TemporaryDirectory() as temporary:
        directory = Path(temporary) / "data"
        told = asyncio.run(made(directory))
        file = directory / "hexhaven.sqlite3"
        with sqlite3.connect(file) as connection:
            connection.execute("PRAGMA journal_mode = DELETE")
            connection.execute("VACUUM")
        connection.close()
        packed = gzip.compress(file.read_bytes(), compresslevel=9, mtime=0)
    seen = gzip.compress(json.dumps(told).encode(), compresslevel=9, mtime=0)
    (HERE / f"{name}.sqlite3.gz").write_bytes(packed)
    (HERE / f"{name}.json.gz").write_bytes(seen)


if __name__ == "__main__":
    main(sys.argv[1])
