"""PostgreSQL as hosts have it: with a password and TLS, as hosted services give its address, and behind a pooler."""

import asyncio
import os
import random
import shutil
import socket
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import quote

import pytest
from sqlalchemy import text

from app.host.configuration import warnings
from app.settings import Settings
from app.storage import holding
from app.storage.holding import DatabaseInUse, held
from app.storage.opening import NotReady, migrate, open_for_command
from tests.app import forked
from tests.app.cluster import fresh_postgresql
from tests.app.players import Person, game_for, people, seated
from tests.app.running import RunningServer, free_port
from tests.conftest import StartServer, make_certificate

pytestmark = pytest.mark.postgres

Guarded = tuple[str, str, Path]


async def is_encrypted(url: str) -> bool:
    """True if the connection of a server with this address is encrypted, once the database is ready."""
    settings = Settings(database_url=url)
    await asyncio.to_thread(asyncio.run, migrate(settings))
    database = await open_for_command(settings)
    asked = text("SELECT ssl FROM pg_stat_ssl WHERE pid = pg_backend_pid()")
    found = await database.read(lambda connection: connection.execute(asked).scalar())
    await database.close()
    return bool(found)


@pytest.mark.parametrize("scheme", ["postgresql", "postgres"])
@pytest.mark.parametrize(
    "query",
    [
        "sslmode=require",
        "sslmode=require&channel_binding=require",
        "sslmode=verify-full&sslrootcert={certificate}&connect_timeout=30",
    ],
)
async def test_the_address_of_a_hosted_service_works_as_it_is(
    guarded_postgresql: Guarded, scheme: str, query: str
):
    server, password, certificate = guarded_postgresql
    secret = quote(password, safe="")
    url = f"{scheme}://hexhaven:{secret}@{server}/postgres?{query.format(certificate=certificate)}"
    assert await is_encrypted(url)
    told = forked.told(
        "app.host.cli",
        ("check-config",),
        {"PATH": os.environ["PATH"], "HEXHAVEN_PORT": "0", "HEXHAVEN_DATABASE_URL": url},
    )
    assert told.returncode == 0, told.stderr
    assert "The database opens." in told.stdout
    doubts = list(warnings(Settings(database_url=url), {}))
    assert len(doubts) == ("channel_binding" in query)
    assert told.stderr.splitlines() == doubts
    for written in (password, secret):
        assert written not in told.stdout + told.stderr


async def test_a_certificate_that_somebody_else_issued_is_refused(
    guarded_postgresql: Guarded, other_certificate: Path
):
    server, password, _ = guarded_postgresql
    query = f"sslmode=verify-ca&sslrootcert={other_certificate}"
    url = f"postgresql://hexhaven:{quote(password, safe='')}@{server}/postgres?{query}"
    with pytest.raises(NotReady, match="its certificate cannot be trusted"):
        await open_for_command(Settings(database_url=url))


@pytest.fixture
def other_certificate(tmp_path: Path) -> Path:
    make_certificate(tmp_path / "other.crt", tmp_path / "other.key")
    return tmp_path / "other.crt"


async def test_a_password_may_be_left_to_its_variable_and_holds_any_characters(
    guarded_postgresql: Guarded, monkeypatch: pytest.MonkeyPatch
):
    """As in docker-compose.yml."""
    server, password, _ = guarded_postgresql
    url = f"postgresql://hexhaven@{server}/postgres"
    for given in (None, "another"):
        monkeypatch.delenv("PGPASSWORD", raising=False)
        if given is not None:
            monkeypatch.setenv("PGPASSWORD", given)
        with pytest.raises(NotReady, match="refuses the user or the password"):
            await open_for_command(Settings(database_url=url))
    monkeypatch.setenv("PGPASSWORD", password)
    assert await is_encrypted(url), "offered, so taken"


@pytest.fixture
def pooled(postgresql_cluster: str, tmp_path: Path) -> Iterator[str]:
    """An empty database behind PgBouncer, which gives each transaction to one of four connections."""
    pgbouncer = shutil.which("pgbouncer") or shutil.which("pgbouncer", path="/usr/sbin")
    if pgbouncer is None:
        if os.environ.get("CI") == "true":
            pytest.fail("PgBouncer is not installed, and CI has to test it")
        pytest.skip("PgBouncer is not installed")
    direct = fresh_postgresql(postgresql_cluster, "pooled")
    behind = direct.rpartition("@")[2].partition("/")[0]
    host, _, to = behind.partition(":")
    port = free_port()
    configuration = tmp_path / "pgbouncer.ini"
    configuration.write_text(
        f"""[databases]
pooled = host={host} port={to} user=hexhaven
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = {port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = 4
"""
    )
    user = ["-u", "nobody"] if os.geteuid() == 0 else []
    tmp_path.chmod(0o755)
    with (tmp_path / "pgbouncer.log").open("wb") as log:
        process = subprocess.Popen(
            [pgbouncer, *user, str(configuration)], stdout=log, stderr=subprocess.STDOUT
        )
    try:
        wait_until_it_listens(process, port, tmp_path / "pgbouncer.log")
        yield f"postgresql://hexhaven@127.0.0.1:{port}/pooled"
    finally:
        process.terminate()
        process.wait(timeout=60)


def wait_until_it_listens(process: "subprocess.Popen[bytes]", port: int, log: Path) -> None:
    deadline = time.monotonic() + 120
    while time.monotonic() < deadline and process.poll() is None:
        try:
            socket.create_connection(("127.0.0.1", port), timeout=1).close()
        except OSError:
            time.sleep(0.02)
        else:
            return
    raise AssertionError(f"PgBouncer did not start:\n{log.read_text()}")


async def test_games_are_played_behind_a_pooler_that_deals_out_transactions(
    pooled: str, start_server: StartServer
):
    server: RunningServer = start_server(database_url=pooled)
    async with people(server, 3) as guests:
        codes = await asyncio.gather(
            *(seated(server, [guest], game_for(2)) for guest in guests for _ in range(3))
        )
        luck = random.Random(3)

        async def play(guest: int, code: str) -> None:
            async with guests[guest].at(code) as tab:
                await tab.until("snapshot")
                for _ in range(4):
                    while not tab.must_act:
                        await tab.read()
                    await tab.act(tab.some_action(luck))

        await asyncio.gather(*(play(number // 3, code) for number, code in enumerate(codes)))
    server.stop()
    assert "storage.failed" not in server.log_text
    assert server.run("verify", codes[0]).returncode == 0


async def test_servers_behind_a_pooler_share_a_database_as_well(
    pooled: str, start_server: StartServer
):
    one, two = (
        start_server(
            name, database_url=pooled, shared="yes", worker_patience=60, behind_nginx=False
        )
        for name in ("one", "two")
    )
    async with people(one, 1) as [ana]:
        code = await seated(one, [ana], game_for(2))
        luck = random.Random(3)
        visitor = Person(two, "Ana")
        visitor.http.cookies = ana.http.cookies
        async with visitor, visitor.at(code) as tab:
            await tab.until("snapshot")
            for _ in range(4):
                while not tab.must_act:
                    await tab.read()
                await tab.act(tab.some_action(luck))
            one.kill()
            assert await tab.close_code() == 1012
        async with Person(two, "Ben") as ben:
            await ben.arrive()
            async with ben.at(code) as tab:
                await tab.until("snapshot")
    assert two.run("verify", code).returncode == 0


async def test_a_database_behind_a_pooler_is_for_one_server_as_well(
    pooled: str, monkeypatch: pytest.MonkeyPatch
):
    with monkeypatch.context() as at_once:
        at_once.setattr(holding, "WAIT_SECONDS", 0.0)
        async with held(pooled):
            for _ in range(3):
                with pytest.raises(DatabaseInUse):
                    async with held(pooled):
                        pass
    async with held(pooled):
        pass
