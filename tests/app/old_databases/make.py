"""Makes what tests/app/test_old_database.py opens: a database as a version of its own day leaves it, and what that version told of it.

Run in a checkout of that version, with its dependencies: PYTHONPATH=. python tests/app/old_databases/make.py schema-0003"""

import asyncio
import gzip
import json
import random
import sqlite3
import sys
import tempfile
from pathlib import Path
from typing import Any

from app.answers import Played
from app.finished.archive import Archive
from app.finished.history import History
from app.journal.acts import Abort, Act, Concede, Rewind
from app.lobby import rules as lobby
from app.lobby.guest import Guest
from app.settings import Settings
from app.storage.migrate import migrate_sqlite
from app.storage.sqlite import SqliteDatabase
from app.tables.live import LiveGame
from app.tables.registry import TableRegistry
from app.tables.table import Table
from app.web.identity import Identity
from engine.games import usual_game as game

HERE = Path(__file__).parent


async def begun(registry: TableRegistry, guests: list[Guest], bots: int = 0) -> Table:
    """A game that the first of them opened."""
    seats = len(guests) + bots
    config = {
        "edition": "2025",
        "board": "standard-3-4",
        "seats": seats,
        "options": {"victory-points": 8},
    }
    record = await registry.create(guests[0], "Of old", config, "n0")
    async with registry.table(record.code) as table:

        def everyone(before: Any) -> Any:
            after = before
            for number, guest in enumerate(guests):
                after = lobby.take_seat(after, guest, number, f"n{number}")
            after = lobby.fill_with_bots(after, guests[0].id, "easy") if bots else after
            for guest in guests:
                after = lobby.set_ready(after, guest.id, True)
            return after

        await table.edits.edit(everyone)
        await table.edits.start(guests[0].id)
        return table


async def play(table: Table, luck: random.Random, moves: int) -> None:
    """As the easy bot would; no move that asks for cards of one's choice."""
    live = table.live
    assert live is not None
    for _ in range(moves):
        if live.over:
            return
        seat = next(iter(game.deciding(live.state)))
        view = game.view_for(live.state, seat)
        action = game.bots.choose(
            "easy", view, live.choices.legal(seat), live.choices.forms(seat), seat, luck, False
        )
        assert action is not None
        request = f"r{live.version}"
        answer = await table.commands.play(seat, request, live.version, game.action_to_json(action))
        assert isinstance(answer, Played), answer


async def decide(table: Table, act: Act) -> None:
    """As if all had agreed."""

    async def work(live: LiveGame) -> Any:
        return await table.game_log.decide(live, 0, f"0:act-{live.version}", act)

    assert isinstance(await table.commands.command(work), Played)


async def taken_back(table: Table, moves: int) -> None:
    """The last moves do not count any more."""
    assert table.live is not None
    await decide(table, Rewind(table.live.version - moves))


async def made(directory: Path) -> dict[str, Any]:
    """Fill the directory's database; what this version tells of it."""
    settings = Settings(data=directory)
    migrate_sqlite(settings.sqlite_file)
    database = SqliteDatabase(settings.sqlite_file)
    registry = TableRegistry(database, settings, thinker=None)  # type: ignore[arg-type]  # no bot is to act
    archive = Archive(database)
    history = History(database, archive)
    registry.wake_bots = lambda loaded: None  # type: ignore[method-assign]  # likewise
    identity, luck = Identity(database, settings), random.Random(19)
    people = [await identity.introduce(name, None) for name in ("Ana", "Ben")]
    guests, tokens = [guest for guest, _ in people], [token for _, token in people]
    won = await begun(registry, guests)
    await play(won, luck, 2000)
    conceded = await begun(registry, guests)
    await play(conceded, luck, 60)
    await taken_back(conceded, 3)
    await play(conceded, luck, 20)
    await decide(conceded, Concede(1))
    aborted = await begun(registry, guests)
    await play(aborted, luck, 12)
    await decide(aborted, Abort())
    running = await begun(registry, guests)
    await play(running, luck, 50)
    await taken_back(running, 2)
    await play(running, luck, 3)
    with_bot = await begun(registry, guests[:1], bots=1)
    lobby_ = await registry.create(guests[1], "Open", {"seats": 3}, "n")
    assert all(table.record.state == "finished" for table in (won, conceded, aborted))
    running_games = {table.record.code: table for table in (running, with_bot)}
    states = {code: table.live.state for code, table in running_games.items() if table.live}
    told = {
        "tokens": tokens,
        "guests": [guest.id for guest in guests],
        "lobby": lobby_.code,
        "running": {code: game.state_hash(state) for code, state in states.items()},
        "turns": {code: state.turn for code, state in states.items()},
        "luck": {
            code: json.loads(table.live.luck_message())
            for code, table in running_games.items()
            if table.live
        },
        "history": await history.of_guest(guests[0], None),
        "results": [await history.results(guest) for guest in guests],
        "statistics": {
            table.record.code: gzip.decompress(await archive.statistics(table.record)).decode()
            for table in (won, conceded, aborted)
        },
    }
    await registry.close()
    await database.close()
    return told


def main(name: str) -> None:
    with tempfile.TemporaryDirectory() as directory:
        told = asyncio.run(made(Path(directory)))
        file = Settings(data=Path(directory)).sqlite_file
        with sqlite3.connect(file) as connection:
            connection.execute("PRAGMA journal_mode = DELETE")
            connection.execute("VACUUM")
        connection.close()
        packed = gzip.compress(file.read_bytes(), compresslevel=9, mtime=0)
    (HERE / f"{name}.sqlite3.gz").write_bytes(packed)
    (HERE / f"{name}.json").write_text(json.dumps(told, indent=1, ensure_ascii=False) + "\n")


if __name__ == "__main__":
    main(sys.argv[1])
