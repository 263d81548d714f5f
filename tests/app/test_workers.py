"""Several servers on one PostgreSQL database: a table is open in one of them, and each of them serves everybody."""

import asyncio
import contextlib
import os
import random
import re
import secrets
import signal
from collections.abc import Callable, Iterator
from pathlib import Path

import asyncpg
import httpx
import pytest
from prometheus_client.parser import text_string_to_metric_families

from app.storage.holding import generation
from app.storage.ownership import code_of, number_of
from tests.app.cluster import fresh_postgresql
from tests.app.players import PATIENCE, Refused, game_for, people, seated
from tests.app.running import RunningServer
from tests.app.workers import Pair, at, lines_of, names_of_workers, play_on, plays_on_at, visiting

pytestmark = pytest.mark.postgres


@pytest.fixture(scope="module")
def database(postgresql_cluster: str) -> str:
    return fresh_postgresql(postgresql_cluster, "workers")


@pytest.fixture(scope="module")
def pair(database: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Pair]:
    """Two workers that no test ends."""
    directory = tmp_path_factory.mktemp("workers")
    one, two = (
        RunningServer(
            directory / name,
            database_url=database,
            shared="yes",
            worker_patience=60,
            metrics="local",
            behind_nginx=False,
        )
        for name in ("one", "two")
    )
    one.start()
    two.start()
    yield one, two
    two.close()
    one.close()


async def test_people_at_different_workers_play_at_one_table(pair: Pair):
    one, two = pair
    async with people(one, 2) as [ana, ben]:
        code = await seated(one, [ana, ben], game_for(2))
        async with at(ana, one, code) as here, at(ben, two, code) as there:
            await here.until("snapshot")
            await there.until("snapshot")
            luck = random.Random(5)
            for _ in range(30):
                while not (here.must_act or there.must_act):
                    await asyncio.gather(here.read(), there.read())
                acting, other = (here, there) if here.must_act else (there, here)
                with contextlib.suppress(Refused):
                    await acting.act(acting.some_action(luck))
                for tab in (acting, other):
                    await tab.catch_up(max(here.version, there.version))
            assert here.version == there.version
            assert [line["version"] for line in there.log] == list(range(there.version + 1))
            assert "hand" in here.view["seats"]["0"]
            assert "hand" not in there.view["seats"]["0"]


async def test_what_lies_beside_the_game_reaches_every_worker(pair: Pair):
    """Chat, presence, nudges, what somebody wants, proposals: they are the table's, wherever people are connected."""
    one, two = pair
    async with people(one, 2) as [ana, ben]:
        code = await seated(one, [ana, ben], game_for(2))
        async with at(ana, one, code) as here, at(ben, two, code) as there:
            await there.until("snapshot")
            while here.presence.get("seats") != {"0": "here", "1": "here"}:
                await here.read()
            await there.send({"type": "chat", "text": "from the other worker"})
            while not any(line.get("text") == "from the other worker" for line in here.chat):
                await here.read()
            await there.send({"type": "wants", "want": ["ore"], "have": [], "quiet": False})
            while (await here.until("wants"))["seats"].get("1", {}).get("want") != ["ore"]:
                pass
            await here.send(
                {"type": "propose", "request": secrets.token_hex(8), "act": {"table": "pause"}}
            )
            while (proposal := (await there.until("proposal")).get("open")) is None:
                pass
            await there.send({"type": "vote", "proposal": proposal["id"], "yes": True})
            while not (await here.until("standing")).get("paused"):
                pass


async def test_a_lobby_is_the_same_table_at_every_worker(pair: Pair):
    one, two = pair
    async with people(one, 2) as [ana, ben]:
        code = await ana.open_table(game_for(2))
        async with at(ana, one, code) as tab, await visiting(ben, two) as elsewhere:
            await elsewhere.ask("POST", f"tables/{code}/seats/1", {"nonce": "n"})
            while [seat["kind"] for seat in tab.lobby["seats"]] != ["person", "person"]:
                await tab.read()
            refused = await elsewhere.post(f"tables/{code}/start")
            assert refused.json()["code"] == "not_host"
            for header in ("content-security-policy", "date"):
                assert len(refused.headers.get_list(header)) == 1
            nobody = await elsewhere.http.delete(f"/api/tables/{code}/kept-out/%23%3F%0D")
            assert nobody.status_code in (403, 404)
            assert nobody.json()["code"] in ("not_host", "no_such_person")
            link = await elsewhere.ask("POST", f"tables/{code}/link", {})
            assert link


async def test_a_seat_is_open_in_one_tab_whichever_workers_they_are_at(pair: Pair):
    one, two = pair
    async with people(one, 1) as [ana]:
        code = await seated(one, [ana], game_for(2))
        async with at(ana, one, code) as first, at(ana, two, code):
            assert await first.close_code() == 4001


async def test_a_new_name_is_told_at_tables_that_are_open_elsewhere(pair: Pair):
    one, two = pair
    async with people(one, 2) as [ana, ben]:
        code = await ana.open_table(game_for(2))
        await ben.ask("POST", f"tables/{code}/seats/1", {"nonce": "n"})
        async with at(ana, one, code) as tab, await visiting(ben, two) as elsewhere:
            await elsewhere.ask("POST", "me", {"name": "Benjamin"})
            while tab.lobby["seats"][1]["name"] != "Benjamin":
                await tab.read()


async def test_an_action_that_is_sent_again_at_another_worker_is_done_once(pair: Pair):
    one, two = pair
    async with people(one, 2) as [ana, ben]:
        code = await seated(one, [ana, ben], game_for(2))
        async with at(ana, one, code) as first, at(ben, one, code) as other:
            await first.until("snapshot")
            await other.until("snapshot")
            mover, whose = (first, ana) if first.must_act else (other, ben)
            version, action = mover.version, mover.actions[0]
            acknowledged = await mover.act(action, request="once", version=version)
        async with at(whose, two, code) as again:
            await again.until("snapshot")
            assert await again.act(action, request="once", version=version) == acknowledged
            assert again.version == acknowledged


async def test_the_link_to_a_seat_is_used_once_whichever_worker_it_is_opened_at(pair: Pair):
    one, two = pair
    async with people(one, 2) as [ana, ben]:
        code = await seated(one, [ana], game_for(2))
        secret = await ana.ask("POST", f"tables/{code}/link", {})
        async with await visiting(ben, two) as elsewhere:
            claimed = await elsewhere.ask("POST", f"tables/{code}/claim", secret)
            assert claimed["you"] == 0
        refused = await ana.post(f"tables/{code}/claim", secret)
        assert refused.json()["code"] == "no_such_link"


async def test_a_rematch_that_is_asked_for_at_two_workers_at_once_is_one_table(pair: Pair):
    one, two = pair
    async with people(one, 2) as [ana, ben]:
        code = await seated(one, [ana, ben], game_for(2))
        async with at(ana, one, code) as here, at(ben, two, code) as there:
            await there.until("snapshot")
            await here.send({"type": "propose", "request": "end", "act": {"table": "abort"}})
            while (proposal := (await there.until("proposal")).get("open")) is None:
                pass
            await there.send({"type": "vote", "proposal": proposal["id"], "yes": True})
            while there.lobby["state"] != "finished":
                await there.read()
        async with await visiting(ben, two) as elsewhere:
            asked = [
                person.ask("POST", f"tables/{code}/rematch", {}) for person in (ana, elsewhere)
            ]
            codes = {answer["code"] for answer in await asyncio.gather(*asked)}
        assert len(codes) == 1


async def test_spectators_at_all_workers_are_counted(pair: Pair):
    one, two = pair
    async with people(one, 3) as [ana, eva, max_]:
        code = await seated(one, [ana], game_for(2))
        async with at(eva, one, code), at(max_, two, code), at(ana, two, code) as tab:
            while tab.presence.get("watching") != 2:
                await tab.read()


async def test_somebody_who_is_banned_is_sent_away_at_every_worker(pair: Pair):
    one, two = pair
    async with people(one, 2) as [ana, ben]:
        await ben.ask("POST", "me", {"name": "Mallory"})
        code = await seated(one, [ana, ben], game_for(2))
        async with at(ben, two, code) as tab:
            banned = await asyncio.to_thread(one.run, "ban", "Mallory")
            assert banned.returncode == 0, banned.stderr
            assert await tab.close_code() == 4007
        async with await visiting(ben, two) as elsewhere:
            assert (await elsewhere.http.get("/api/me")).json()["code"] == "banned"


async def test_the_list_says_whose_turn_it_is_at_tables_that_are_open_elsewhere(pair: Pair):
    one, two = pair
    async with people(one, 2) as [ana, ben]:
        code = await seated(one, [ana, ben], game_for(2))
        called = {}
        for person in (ana, ben):
            async with await visiting(person, two) as elsewhere:
                listed = (await elsewhere.ask("GET", "tables"))["tables"]
            [mine] = [table for table in listed if table["code"] == code]
            called[person.name] = mine.get("called", False)
        assert sorted(called.values()) == [False, True]


async def test_any_worker_shows_the_figures_of_all(pair: Pair):
    one, two = pair
    async with people(one, 1) as [ana]:
        await seated(one, [ana], game_for(2))
        async with await visiting(ana, two) as elsewhere:
            page = (await elsewhere.http.get("/metrics")).text
    families = list(text_string_to_metric_families(page))
    [built] = [family for family in families if family.name == "hexhaven_build_info"]
    assert len({sample.labels["worker"] for sample in built.samples}) == 2
    [tables] = [family for family in families if family.name == "hexhaven_tables"]
    assert tables.samples


@pytest.mark.parametrize("code", ["22222", "ZZZZZ", "ABCDE", "9Z2Y8"])
def test_a_code_is_found_again_in_the_number_of_its_lock(code: str):
    assert code_of(number_of(code)) == code
    assert number_of(code) < 2**31


async def test_a_code_that_no_table_has_is_refused_everywhere(pair: Pair):
    async with people(pair[1], 1) as [ana]:
        assert (await ana.http.get("/api/tables/ZZZZ9")).status_code == 404


async def test_the_door_for_other_workers_is_shut_for_everybody_else(pair: Pair, database: str):
    administrator = await asyncpg.connect(database)
    try:
        [name, *_] = await names_of_workers(administrator)
    finally:
        await administrator.close()
    address, _, token = name.removeprefix(generation()).rpartition("/")
    async with httpx.AsyncClient(base_url=f"http://{address}") as stranger:
        for headers in ({}, {"x-hexhaven-worker": "guessed"}):
            answer = await stranger.get("/healthz", headers=headers)
            assert answer.status_code == 404
            assert "other servers" in answer.json()["text"]
        assert (await stranger.get("/healthz", headers={"x-hexhaven-worker": token})).is_success


def test_a_server_that_was_not_told_to_share_a_database_is_refused(pair: Pair, tmp_path: Path):
    third = RunningServer(
        tmp_path / "third",
        database_url=pair[0].environment["HEXHAVEN_DATABASE_URL"],
        behind_nginx=False,
    )
    with pytest.raises(AssertionError, match="HEXHAVEN_SHARED=yes"):
        third.start()


# Ends of workers


async def test_a_table_goes_on_at_the_other_worker_when_its_own_is_killed(workers: Pair):
    """With somebody connected there, and nothing acknowledged lost."""
    one, two = workers
    async with people(one, 1) as [ana]:
        code = await seated(one, [ana], game_for(3))
        async with at(ana, one, code) as tab:
            await tab.until("snapshot")
            await play_on(tab, random.Random(3), 6)
            before = list(tab.log)
        one.kill()
        log = await plays_on_at(two, ana, code, random.Random(4))
        assert log[: len(before)] == before
    verified = await asyncio.to_thread(two.run, "verify", code)
    assert verified.returncode == 0, verified.stdout + verified.stderr


async def test_whoever_is_connected_to_a_worker_that_lives_only_comes_again(workers: Pair):
    """Tabs receive 1012 if their table was open in the worker that was killed; pages answer it by themselves."""
    one, two = workers
    async with people(one, 1) as [ana]:
        code = await seated(one, [ana], game_for(3))
        async with at(ana, one, code) as owner:
            await owner.until("snapshot")
            async with at(ana, two, code) as tab:
                await tab.until("snapshot")
                one.kill()
                assert await tab.close_code() == 1012
        await plays_on_at(two, ana, code, random.Random(4), 2)


async def test_bots_whose_worker_was_killed_go_on_at_another(workers: Pair):
    one, _ = workers
    async with people(one, 1) as [ana]:
        code = await ana.open_table(game_for(2))
        await ana.ask("DELETE", f"tables/{code}/seats/0")
        for seat in (0, 1):
            await ana.ask("POST", f"tables/{code}/seats/{seat}/bot", {})
        await ana.ask("POST", f"tables/{code}/start")
        one.kill()
        administrator = await asyncpg.connect(one.environment["HEXHAVEN_DATABASE_URL"])
        try:
            stored = await lines_of(administrator, code)
            async with asyncio.timeout(PATIENCE):
                while await lines_of(administrator, code) < stored + 3:  # noqa: ASYNC110 - nobody looks at it
                    await asyncio.sleep(0.1)
        finally:
            await administrator.close()


@pytest.mark.parametrize("workers", [1.5], indirect=True, ids=["impatient"])
async def test_a_worker_that_stands_still_loses_its_tables_and_comes_back(workers: Pair):
    """It is stopped for as long as it takes the other one to notice; nothing is done twice when it goes on."""
    one, two = workers
    async with people(one, 1) as [ana]:
        code = await seated(one, [ana], game_for(3))
        async with at(ana, one, code) as tab:
            await tab.until("snapshot")
            await play_on(tab, random.Random(3), 4)
        one.send_signal(signal.SIGSTOP)
        await plays_on_at(two, ana, code, random.Random(4))
        one.send_signal(signal.SIGCONT)
        await plays_on_at(two, ana, code, random.Random(5), 5)
        log = await plays_on_at(one, ana, code, random.Random(6))
        assert [line["version"] for line in log] == list(range(len(log)))
    verified = await asyncio.to_thread(two.run, "verify", code)
    assert verified.returncode == 0, verified.stdout + verified.stderr


async def test_a_worker_that_leaves_hands_its_tables_over(workers: Pair):
    one, two = workers
    async with people(one, 1) as [ana]:
        code = await seated(one, [ana], game_for(3))
        async with at(ana, one, code) as tab:
            await tab.until("snapshot")
            await play_on(tab, random.Random(3), 4)
            before = list(tab.log)
            one.ask_to_stop()
            assert await tab.close_code() == 1012
        log = await plays_on_at(two, ana, code, random.Random(4))
        assert log[: len(before)] == before
    one.ended()


async def test_what_a_worker_does_goes_on_after_postgresql_ended_its_session(workers: Pair):
    one, two = workers
    administrator = await asyncpg.connect(one.environment["HEXHAVEN_DATABASE_URL"])
    try:
        async with people(one, 1) as [ana]:
            code = await seated(one, [ana], game_for(3))
            async with at(ana, two, code) as tab:
                await tab.until("snapshot")
                await play_on(tab, random.Random(3), 4)
            await administrator.execute(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid() AND datname = current_database()"
            )
            await plays_on_at(two, ana, code, random.Random(4), 3)
    finally:
        await administrator.close()


# The parent of the workers


@pytest.fixture(scope="module")
def supervised(
    postgresql_cluster: str, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[RunningServer]:
    """Two workers behind one address."""
    server = RunningServer(
        tmp_path_factory.mktemp("supervised") / "all",
        database_url=fresh_postgresql(postgresql_cluster, "workers_supervised"),
        workers=2,
        worker_patience=60,
        behind_nginx=False,
        bot_delay=0.02,
    )
    yield server.start()
    server.close()


async def until_workers(url: str, wanted: Callable[[set[str]], bool]) -> set[str]:
    """The names of the workers' sessions, once they are as wanted."""
    administrator = await asyncpg.connect(url)
    try:
        async with asyncio.timeout(PATIENCE):
            while not wanted(  # noqa: ASYNC110 - as somebody who looks in does
                names := set(await names_of_workers(administrator))
            ):
                await asyncio.sleep(0.05)
            return names
    finally:
        await administrator.close()


async def test_a_worker_that_ends_is_replaced(supervised: RunningServer):
    url = supervised.environment["HEXHAVEN_DATABASE_URL"]
    before = await until_workers(url, lambda names: len(names) == 2)
    *_, pid = re.findall(r"worker\.started +pid=(\d+)", supervised.log_text)
    os.kill(int(pid), signal.SIGKILL)
    await until_workers(url, lambda names: len(names) == 2 and names != before)
    assert "worker.ended" in supervised.log_text


async def until_logged(server: RunningServer, event: str) -> None:
    async with asyncio.timeout(PATIENCE):
        while event not in server.log_text:  # noqa: ASYNC110 - a log calls nobody
            await asyncio.sleep(0.05)


async def test_workers_stay_if_the_new_ones_cannot_use_the_database(supervised: RunningServer):
    url = supervised.environment["HEXHAVEN_DATABASE_URL"]
    before = await until_workers(url, lambda names: len(names) == 2)
    administrator = await asyncpg.connect(url)
    try:
        schema = await administrator.fetchval("SELECT version_num FROM alembic_version")
        await administrator.execute("UPDATE alembic_version SET version_num = '9999'")
        supervised.send_signal(signal.SIGHUP)
        await until_logged(supervised, "worker.not_replaced")
        await administrator.execute("UPDATE alembic_version SET version_num = $1", schema)
    finally:
        await administrator.close()
    assert "written by a newer version of Hexhaven (schema 9999" in supervised.log_text
    assert await until_workers(url, lambda names: len(names) == 2) == before


async def test_all_workers_of_one_address_are_replaced_while_people_play(supervised: RunningServer):
    url = supervised.environment["HEXHAVEN_DATABASE_URL"]
    before = await until_workers(url, lambda names: len(names) == 2)
    async with people(supervised, 1) as [ana]:
        code = await seated(supervised, [ana], game_for(3))
        first = await plays_on_at(supervised, ana, code, random.Random(3))
        supervised.send_signal(signal.SIGHUP)
        playing = asyncio.create_task(plays_on_at(supervised, ana, code, random.Random(4), 12))
        await until_workers(url, lambda names: len(names) == 2 and not names & before)
        log = await playing
        assert log[: len(first)] == first
        await until_logged(supervised, "workers.replaced")
        verified = await asyncio.to_thread(supervised.run, "verify", code)
        assert verified.returncode == 0, verified.stdout + verified.stderr
    supervised.stop()
    assert supervised.log_text.count("server.stopped") == 4
