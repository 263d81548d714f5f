"""A new version beside the one before, on one database: they work side by side, or the new one says what to do first."""

import random
import re
import shutil
import socket
from collections.abc import Callable, Iterator
from pathlib import Path

import asyncpg
import pytest

from app.host.supervisor import handed_over, taken_over
from app.settings import Settings
from app.storage import migrate
from app.storage.schema import NEWEST
from app.workers.door import Door, DoorUnusable
from tests.app.cluster import fresh_postgresql
from tests.app.players import game_for, people, seated
from tests.app.running import RunningServer
from tests.app.workers import at, play_on, plays_on_at
from tests.conftest import StartServer

Next = Callable[..., RunningServer]
STEP = '''"""{name}."""

import sqlalchemy as sa
from alembic import op

revision = "{revision}"
down_revision = "{before}"
{stated}

def upgrade() -> None:
    """A column."""
    op.add_column("games", sa.Column("{name}", sa.Text(), nullable=True))
'''
ADDS, CHANGES = "older_may_stay = True\n", ""


def migrations_with(directory: Path, *steps: str) -> Path:
    """The migrations with more steps, which state this."""
    shutil.copytree(migrate.MIGRATIONS, directory, ignore=shutil.ignore_patterns("__pycache__"))
    before = int(NEWEST)
    for number, stated in enumerate(steps, before + 1):
        revision, name = f"{number:04}", f"column_{number}"
        text = STEP.format(name=name, revision=revision, before=f"{number - 1:04}", stated=stated)
        (directory / "versions" / f"{revision}_{name}.py").write_text(text)
    return directory


@pytest.mark.parametrize(
    ("steps", "may"),
    [
        ([], True),
        ([ADDS], True),
        ([ADDS, ADDS], True),
        ([CHANGES], False),
        ([ADDS, CHANGES], False),
    ],
)
def test_servers_of_the_version_before_may_stay_if_every_step_since_says_so(
    steps: list[str], may: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(migrate, "MIGRATIONS", migrations_with(tmp_path / "migrations", *steps))
    assert migrate.older_may_stay(NEWEST) is may


def test_every_step_since_servers_can_share_a_database_says_whether_older_ones_may_stay():
    steps = sorted(migrate.MIGRATIONS.glob("versions/0*.py"))
    silent = [step.name for step in steps if "\nolder_may_stay = " not in step.read_text("utf-8")]
    assert silent == [
        "0001_first.py",
        "0002_settings_and_clocks.py",
        "0003_kept_out.py",
        "0004_digests.py",
        "0005_results.py",
        "0006_server.py",
        "0007_archived.py",
        "0008_games.py",
    ]


def test_a_new_worker_understands_the_settings_of_a_parent_of_another_version():
    """The parent stays when `kill -HUP` replaces its workers."""
    settings = Settings(name="Ours", archive_after_days=3)
    given = handed_over(settings)
    assert taken_over(given) == settings
    del given["greeting"]  # a setting that the parent does not have yet
    assert taken_over({**given, "given_up": 1}) == settings


def test_an_address_that_the_others_could_not_read_whole_is_refused(
    monkeypatch: pytest.MonkeyPatch,
):
    def bound(_host: str, _port: int) -> socket.socket:
        return socket.create_server(("127.0.0.1", 0))

    monkeypatch.setattr("app.workers.door._bound", bound)
    address = "hexhaven-0.of-a-service.in-a-namespace:0"
    with pytest.raises(DoorUnusable, match="too long for PostgreSQL"):
        Door(None, None, address, lambda: False)  # type: ignore[arg-type]  # it is refused before


# Real servers


@pytest.fixture
def database(postgresql_cluster: str) -> str:
    return fresh_postgresql(postgresql_cluster, "versions")


@pytest.fixture
def before(start_server: StartServer, database: str) -> RunningServer:
    """A server of today's version."""
    return start_server("before", **shared(database))


def shared(database: str) -> dict[str, object]:
    return {
        "database_url": database,
        "shared": "yes",
        "worker_patience": 60,
        "behind_nginx": False,
        "bot_delay": 0.02,
    }


@pytest.fixture
def next_version(tmp_path: Path, database: str) -> Iterator[Next]:
    """A server of the next version, which has not been started."""
    made: list[RunningServer] = []

    def make(name: str = "next", **environment: object) -> RunningServer:
        program = "tests.app.next_version_server"
        server = RunningServer(tmp_path / name, **shared(database), program=program)
        server.environment |= {key: str(value) for key, value in environment.items()}
        made.append(server)
        return server

    yield make
    for server in made:
        server.close()


async def test_the_way_back_is_the_copy_from_before_the_upgrade_which_the_old_version_names(
    start_server: StartServer, tmp_path: Path
):
    """SQLite: whatever the new version's schema is."""
    before = start_server("data")
    luck = random.Random(3)
    async with people(before, 1) as [ana]:
        code = await seated(before, [ana], game_for(3))
        log = await plays_on_at(before, ana, code, luck)
        before.stop()
        after = RunningServer(tmp_path / "data", program="tests.app.next_version_server")
        after.environment |= {
            "HEXHAVEN_PORT": str(before.port),
            "NEXT_MIGRATIONS": str(migrations_with(tmp_path / "migrations", CHANGES)),
        }
        after.port, after.url, after.base, after._direct = (
            *(before.port, before.url, before.base),
            before.base,
        )
        after.start()
        longer = await plays_on_at(after, ana, code, luck)
        assert longer[: len(log)] == log
        after.stop()
        with pytest.raises(AssertionError, match="written by a newer version") as refused:
            before.start()
        for command in (("tables",), ("check-config",)):
            told = before.run(*command)
            assert told.returncode == 1
            assert "restore --replace" in told.stdout + told.stderr
        [copied] = re.findall(r"restore --replace (\S+?)`", str(refused.value))
        assert before.run("restore", "--replace", copied).returncode == 0
        before.start()
        assert (await plays_on_at(before, ana, code, luck))[: len(log)] == log


@pytest.mark.postgres
async def test_a_version_that_only_adds_to_the_schema_works_beside_the_one_before(
    before: RunningServer,
    next_version: Next,
    start_server: StartServer,
    tmp_path: Path,
    database: str,
):
    """And takes over its tables when it leaves; from then on the old version is refused."""
    luck = random.Random(3)
    async with people(before, 1) as [ana]:
        code = await seated(before, [ana], game_for(3))
        async with at(ana, before, code) as tab:
            await tab.until("snapshot")
            await play_on(tab, luck, 3)
            after = next_version(NEXT_MIGRATIONS=migrations_with(tmp_path / "migrations", ADDS))
            after.start()
            assert await columns_of(database) >= {f"column_{int(NEWEST) + 1}"}
            await play_on(tab, luck, 3)
            log = list(tab.log)
        async with at(ana, after, code) as tab:
            await tab.until("snapshot")
            assert tab.log[: len(log)] == log
            await play_on(tab, luck, 3)
            log = list(tab.log)
        before.stop()
        assert (await plays_on_at(after, ana, code, luck))[: len(log)] == log
    with pytest.raises(AssertionError, match="written by a newer version of Hexhaven"):
        start_server("again", **shared(database))


@pytest.mark.postgres
async def test_a_version_that_changes_the_schema_waits_for_the_one_before_to_leave(
    before: RunningServer, next_version: Next, tmp_path: Path, database: str
):
    after = next_version(NEXT_MIGRATIONS=migrations_with(tmp_path / "migrations", CHANGES))
    luck = random.Random(3)
    async with people(before, 1) as [ana]:
        code = await seated(before, [ana], game_for(3))
        with pytest.raises(AssertionError, match="stop all of them first, then start this one"):
            after.start()
        assert f"column_{int(NEWEST) + 1}" not in await columns_of(database)
        log = await plays_on_at(before, ana, code, luck)
        before.stop()
        after.start()
        assert (await plays_on_at(after, ana, code, luck))[: len(log)] == log


@pytest.mark.postgres
async def test_a_server_that_those_at_work_do_not_understand_is_refused(
    before: RunningServer, next_version: Next
):
    """Either way round."""
    after = next_version(NEXT_GENERATION=99)
    with pytest.raises(
        AssertionError, match="cannot work together with them: stop all of them first"
    ):
        after.start()
    async with people(before, 1) as [ana]:
        code = await seated(before, [ana], game_for(3))
        await plays_on_at(before, ana, code, random.Random(3))
    before.stop()
    after.start()
    with pytest.raises(AssertionError, match="cannot work together with them"):
        next_version("another", NEXT_GENERATION=98).start()


async def columns_of(database: str) -> set[str]:
    connection = await asyncpg.connect(database)
    try:
        rows = await connection.fetch(
            "SELECT column_name FROM information_schema.columns WHERE table_name = 'games'"
        )
    finally:
        await connection.close()
    return {row["column_name"] for row in rows}
