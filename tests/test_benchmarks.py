"""`make bench` on a machine that lacks something, and beside another checkout."""

import json
import sys
from pathlib import Path
from typing import Any

import pytest

from benchmarks import __main__ as benchmarks
from benchmarks import paired, workers_speed
from benchmarks.measured import tell
from tests.forms import wide


@wide
def test_without_chromium_everything_else_is_measured_and_said_so(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path
):
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setenv("PLAYWRIGHT_BROWSERS_PATH", str(tmp_path))
    monkeypatch.setattr(benchmarks, "calibrate", lambda name: tell(name, 1, "ms", 1))
    for part in ("engine_speed", "server_speed", "loop_speed", "load_speed", "costs"):
        module = getattr(benchmarks, part)
        monkeypatch.setattr(module, "run", lambda *_, part=part: tell(part, 1, "ms", 1))
    benchmarks.main([])
    printed = capsys.readouterr()
    told = [json.loads(line)["name"] for line in printed.out.splitlines()]
    assert {"engine_speed", "server_speed", "load_speed", "loop_speed", "costs"} <= set(told)
    assert told[-1] == "calibration.after"
    assert "There is no Chromium, so the client is not measured" in printed.err


def told_by(capsys: pytest.CaptureFixture[str]) -> dict[str, float]:
    rows = map(json.loads, capsys.readouterr().out.splitlines())
    return {row["name"]: row["value"] for row in rows}


def row(name: str, value: float, unit: str) -> dict[str, Any]:
    return {"name": name, "value": value, "unit": unit, "n": 1}


def test_of_two_checkouts_the_best_rounds_are_compared(capsys: pytest.CaptureFixture[str]):
    paired.compare(
        [
            {
                "": [row("games", 90, "games/s"), row("copy", 5, "us")],
                ".before": [row("games", 100, "games/s"), row("copy", 4, "us")],
            },
            {
                ".before": [row("games", 60, "games/s"), row("copy", 6, "us")],
                "": [row("games", 110, "games/s"), row("copy", 8, "us")],
            },
        ]
    )
    assert told_by(capsys) == {
        "games": 110,
        "games.before": 100,
        "games.ratio": 1.1,
        "copy": 5,
        "copy.before": 4,
        "copy.ratio": 0.8,
    }


def test_what_only_one_checkout_measures_has_no_ratio(capsys: pytest.CaptureFixture[str]):
    paired.compare([{"": [row("new", 1, "us")], ".before": [row("old", 2, "us")]}])
    assert told_by(capsys) == {"new": 1, "old.before": 2}


def test_each_checkout_goes_first_in_every_other_round(monkeypatch: pytest.MonkeyPatch, tmp_path):
    asked: list[Path] = []

    def measured_in(checkout: Path, part: str) -> list[dict[str, Any]]:
        asked.append(checkout)
        return []

    monkeypatch.setattr(paired, "measured_in", measured_in)
    for number in range(2):
        paired.round_of("engine", tmp_path, number)
    assert asked == [paired.HERE, tmp_path, tmp_path, paired.HERE]


def test_another_checkout_measures_itself_with_its_own_environment(tmp_path):
    python = tmp_path / ".venv/bin/python"
    python.parent.mkdir(parents=True)
    told = [row("calibration.before_engine", 1, "ms"), row("asked", 2, "us")]
    lines = "\n".join(map(json.dumps, told))
    python.write_text(f'#!/bin/sh\ncat <<end\n{lines}\nend\necho "$*" in "$PWD" > asked\n')
    python.chmod(0o755)
    assert list(paired.measured_in(tmp_path, "engine")) == told[1:]
    assert (tmp_path / "asked").read_text() == f"-m benchmarks engine in {tmp_path}\n"


def test_a_checkout_without_an_environment_of_its_own_is_not_measured(tmp_path):
    with pytest.raises(SystemExit, match="no environment of its own"):
        benchmarks.main(["server", "--against", str(tmp_path)])
    (tmp_path / ".venv").symlink_to(sys.prefix)
    with pytest.raises(SystemExit, match="no environment of its own"):
        benchmarks.main(["load", "--against", str(tmp_path)])


def test_where_a_load_crosses_a_limit_lies_between_two_of_its_steps():
    steps = [(40.0, 100.0), (80.0, 300.0), (90.0, 900.0)]
    assert workers_speed.reached(steps, 200) == 60
    assert workers_speed.reached(steps, 300) == 80
    assert workers_speed.reached(steps, 1000) == 90
    assert workers_speed.reached(steps, 50) is None
