"""The simulation of placement keeps the rules of the server: a table has one owner, which lives, and none is lost."""

import json
from dataclasses import replace

import pytest

from benchmarks.placement import Rules, evening, main, weight

SMALL = Rules(workers=4, minutes=60, tables_per_worker=12, deaths=3, joins=1, restarts=1)


@pytest.mark.parametrize("by_hash", [True, False], ids=["by hash", "by chance"])
@pytest.mark.parametrize("seed", range(4))
def test_every_table_has_one_owner_that_lives_and_none_is_lost(seed: int, by_hash: bool):
    rules = replace(SMALL, by_hash=by_hash)
    for now in evening(rules, seed):
        assert len(set(now.alive)) == len(now.alive) >= rules.workers
        for table in now.tables.values():
            assert table.owner in now.alive
            assert set(table.tabs) <= set(now.alive)
        owned, _ = now.costs()
        assert set(owned) == set(now.alive)
        assert now.opened == now.ended + len(now.tables)
    assert now.opened > rules.workers * rules.tables_per_worker
    assert now.moved["deaths"] > 0 < now.moved["restarts"]


def test_the_same_seed_is_the_same_evening(capsys: pytest.CaptureFixture[str]):
    small = ["--workers", "3", "--minutes", "40", "--tables-per-worker", "8"]
    told = []
    for seed in ("5", "5", "6"):
        main([*small, "--seed", seed])
        told.append(capsys.readouterr().out)
    assert told[0] == told[1] != told[2]
    assert all(json.loads(line)["name"].startswith("placement.3_") for line in told[0].splitlines())


def test_with_a_hash_nobody_is_passed_on_at_tables_of_people_until_a_worker_comes_or_goes():
    quiet = Rules(workers=4, minutes=30, tables_per_worker=12, deaths=0, joins=0, restarts=0)
    for now in evening(quiet, 1):
        for table in now.tables.values():
            assert table.bots or set(table.tabs) == {table.owner}


def test_when_a_worker_goes_only_its_own_codes_go_elsewhere():
    codes, workers = [f"{number:05}" for number in range(500)], range(5)

    def places(alive: list[int]) -> dict[str, int]:
        return {code: max(alive, key=lambda worker: weight(code, worker)) for code in codes}

    before, after = places(list(workers)), places([0, 1, 3, 4])
    assert {code for code in codes if before[code] != after[code]} == {
        code for code in codes if before[code] == 2
    }
