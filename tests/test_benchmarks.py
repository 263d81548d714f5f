"""`make bench` on a machine that lacks something."""

import json

import pytest

from benchmarks import __main__ as benchmarks
from benchmarks.measured import tell


def test_without_chromium_everything_else_is_measured_and_said_so(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path
):
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setenv("PLAYWRIGHT_BROWSERS_PATH", str(tmp_path))
    monkeypatch.setattr(benchmarks, "calibrate", lambda name: tell(name, 1, "ms", 1))
    for part in ("engine_speed", "server_speed", "loop_speed", "load_speed"):
        module = getattr(benchmarks, part)
        monkeypatch.setattr(module, "run", lambda *_, part=part: tell(part, 1, "ms", 1))
    benchmarks.main([])
    printed = capsys.readouterr()
    told = [json.loads(line)["name"] for line in printed.out.splitlines()]
    assert {"engine_speed", "server_speed", "load_speed", "loop_speed"} <= set(told)
    assert told[-1] == "calibration.after"
    assert "There is no Chromium, so the client is not measured" in printed.err
