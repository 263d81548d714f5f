"""A database of an earlier version: it opens, what its games came to is filled in while the server serves, and its games go on.

The database and what was told of it are that version's own (tests/app/old_databases/make.py)."""

import asyncio
import gzip
import json
import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import orjson
import pytest
from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, MetaData, create_engine, insert, select
from sqlalchemy.ext.asyncio import create_async_engine

from app.finished.archive import Archive
from app.settings import Settings
from app.storage.migrate import MIGRATIONS, migrate_postgresql, migrate_sqlite
from app.storage.opening import open_database
from app.storage.results import finished_without
from app.storage.schema import games, results
from app.tables.registry import TableRegistry
from engine.games import usual_game as game
from tests.app.cluster import fresh_postgresql
from tests.app.house import House, ThinksHere
from tests.app.players import Person
from tests.app.running import RunningServer
from tests.conftest import StartServer

OLD = Path(__file__).parent / "old_databases"
SCHEMA = "0003"
BEFORE = "0007"
"""Of the last version in which every table played the same game."""


def told_by(schema: str) -> dict[str, Any]:
    """The output of the version that left the database behind."""
    told: dict[str, Any] = json.loads((OLD / f"schema-{schema}.json").read_text())
    return told


SIGNALS = told_by(SCHEMA)


def unpacked(directory: Path, schema: str = SCHEMA) -> Path:
    """The file, where a server looks for it."""
    directory.mkdir(parents=True, exist_ok=True)
    file = Settings(data=directory).sqlite_file
    file.write_bytes(gzip.decompress((OLD / f"schema-{schema}.sqlite3.gz").read_bytes()))
    return file


async def copied_to_postgresql(file: Path, cluster: str) -> str:
    """The same rows in a PostgreSQL database which only the migrations of that version have built."""
    url = fresh_postgresql(cluster, "old")

    def build(connection: Connection) -> None:
        config = Config()
        config.set_main_option("script_location", str(MIGRATIONS))
        config.attributes["connection"] = connection
        command.upgrade(config, SCHEMA)
        fill(connection, file)

    engine = create_async_engine(url.replace("postgresql:", "postgresql+asyncpg:"))
    async with engine.begin() as connection:
        await connection.run_sync(build)
    await engine.dispose()
    return url


def fill(connection: Connection, file: Path) -> None:
    there, source = MetaData(), create_engine(f"sqlite:///{file}")
    there.reflect(connection)
    with source.connect() as from_file:
        for table in there.sorted_tables:
            rows = from_file.execute(select(table)).mappings().all()
            if rows and table.name != "alembic_version":
                connection.execute(insert(table), [dict(row) for row in rows])
    source.dispose()


@pytest.fixture(params=["sqlite", pytest.param("postgresql", marks=pytest.mark.postgres)])
async def settings(request: pytest.FixtureRequest, tmp_path: Path) -> Settings:
    """Of a server that finds the old database, migrated as at its start."""
    file = unpacked(tmp_path)
    if request.param == "sqlite":
        await asyncio.to_thread(migrate_sqlite, file)
        return Settings(data=tmp_path)
    url = await copied_to_postgresql(file, request.getfixturevalue("postgresql_cluster"))
    await migrate_postgresql(url)
    return Settings(data=tmp_path, database_url=url)


@asynccontextmanager
async def house_of(settings: Settings) -> AsyncIterator[House]:
    database = open_database(settings)
    archive = Archive(database)
    registry = TableRegistry(database, settings, ThinksHere(), on_end=archive.has_ended)
    try:
        yield House(database, registry, archive)
    finally:
        await registry.close()
        await database.close()


async def test_its_results_and_figures_are_what_they_were_byte_for_byte(settings: Settings):
    async with house_of(settings) as opened:
        for _ in range(2):  # worked out for who asks, then as they are stored
            assert await opened.history.of_all(None, None) == without_you(
                as_told_today(SIGNALS["history"])
            )
            for code, told in SIGNALS["statistics"].items():
                figures = await opened.archive.statistics(await opened.registry.record_of(code))
                assert as_told_then(gzip.decompress(figures)) == told
        assert await finished_without(opened.database) == []


async def test_what_its_games_came_to_is_filled_in_without_anybody_asking(settings: Settings):
    async with house_of(settings) as opened:
        chore = asyncio.create_task(opened.archive.fill_in_until_canceled())
        await opened.archive.all_filled_in.wait()
        chore.cancel()
        stored = await opened.database.read(
            lambda connection: connection.execute(
                select(games.c.code, results.c.statistics).join(results)
            ).all()
        )
        found = {row.code: as_told_then(gzip.decompress(row.statistics)) for row in stored}
        assert found == SIGNALS["statistics"]


async def test_its_running_games_have_their_state_their_luck_and_their_turn(settings: Settings):
    async with house_of(settings) as opened:
        registry = opened.registry
        await opened.maintenance.fill_in_turns()
        listed = await registry.listing(None)
        assert [one["code"] for one in listed] == [SIGNALS["lobby"]] or listed == [], "it is old"
        for code, state in SIGNALS["running"].items():
            async with registry.table(code) as table:
                assert table.live is not None
                if any(seat.kind == "bot" for seat in table.record.seats):
                    continue  # the bot may have moved already
                assert game.state_hash(table.live.state) == state
                assert json.loads(table.live.luck_message()) == SIGNALS["luck"][code]
                assert table.live.luck_known
    async with house_of(settings) as opened:
        rows = await opened.database.read(
            lambda connection: connection.execute(
                select(games.c.code, games.c.turn).where(games.c.state == "playing")
            ).all()
        )
        assert {row.code: row.turn for row in rows}.items() >= {
            (code, turn) for code, turn in SIGNALS["turns"].items() if code in two_people()
        }


def two_people(told: dict[str, Any] = SIGNALS) -> set[str]:
    """The running games in which no bot moves meanwhile."""
    return {code for code, luck in told["luck"].items() if luck["rolls"]}


def as_told_today(history: dict[str, Any]) -> dict[str, Any]:
    """A history in today's fields: the one for the game played was another then."""
    shown = [
        {
            **{key: value for key, value in one.items() if key != "board"},
            "game": game.key,
            "variant": one["board"],
        }
        for one in history["games"]
    ]
    return {**history, "games": shown}


def as_told_then(content: bytes) -> str:
    """The figures of a game in the fields of that version, which told no moments and counted no player's longest road or drought."""
    figures = orjson.loads(content)
    figures.pop("moments", None)
    for seat in figures["seats"]:
        for later in ("road", "drought"):
            seat.pop(later, None)
    return orjson.dumps(figures).decode()


def without_you(history: dict[str, Any]) -> dict[str, Any]:
    shown = [{key: value for key, value in one.items() if key != "you"} for one in history["games"]]
    return {**history, "games": shown}


# The real server


async def test_a_server_opens_it_fills_it_in_while_it_serves_and_its_games_go_on(
    start_server: StartServer, tmp_path: Path
):
    unpacked(tmp_path / "data")
    await goes_on(start_server(), SIGNALS)


async def test_a_server_opens_the_database_of_the_version_before(
    start_server: StartServer, tmp_path: Path
):
    unpacked(tmp_path / "data", BEFORE)
    await goes_on(start_server(), told_by(BEFORE))


@pytest.mark.postgres
async def test_so_does_a_server_on_postgresql(
    start_server: StartServer, tmp_path: Path, postgresql_cluster: str
):
    url = await copied_to_postgresql(unpacked(tmp_path / "old"), postgresql_cluster)
    await goes_on(start_server(database_url=url), SIGNALS)


async def goes_on(server: RunningServer, told: dict[str, Any]) -> None:
    people = [Person(server, name) for name in ("Ana", "Ben")]
    for person, token in zip(people, told["tokens"], strict=True):
        person.http.cookies.set("hexhaven", token)
    ana, ben = people
    [code] = two_people(told)
    luck = random.Random(1)
    async with ana.at(code) as first, ben.at(code) as second:
        for tab in (first, second):
            await tab.until("snapshot")
        for _ in range(10):
            mover = next(tab for tab in (first, second) if tab.must_act)
            version = await mover.act(mover.some_action(luck))
            for tab in (first, second):
                await tab.catch_up(version)
    assert await ana.ask("GET", "history") == as_told_today(told["history"])
    for person, added_up in zip(people, told["results"], strict=True):
        assert await person.ask("GET", "history/results") == added_up
    for finished, figures in told["statistics"].items():
        found = await ben.http.get(f"/api/tables/{finished}/statistics")
        assert as_told_then(found.content) == figures
    with_bot = next(code for code in told["running"] if code not in two_people(told))
    async with ana.at(with_bot) as tab:
        await tab.until("snapshot")
        while not tab.must_act:
            await tab.read()
        await tab.act(tab.some_action(luck))
    for person in people:
        await person.http.aclose()
    assert (await asyncio.to_thread(server.run, "verify", code)).returncode == 0
