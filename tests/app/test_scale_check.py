"""docker-compose.scale.yml: what compose would refuse is found, and its services play a game together (scripts/scale-check.sh)."""

import copy
import os
import subprocess
from collections.abc import Callable
from typing import Any

import pytest
import yaml

from scripts.scale_check import COMPOSE, faults_of, interpolated, missing
from tests.app.running import ROOT
from tests.forms import wide


@pytest.fixture
def parsed(monkeypatch: pytest.MonkeyPatch) -> dict[str, Any]:
    monkeypatch.delenv("REPLICAS", raising=False)
    found: dict[str, Any] = interpolated(yaml.safe_load(COMPOSE.read_text("utf-8")))
    return found


def test_nothing_is_wrong_with_the_compose_file_of_several_servers(parsed: dict[str, Any]):
    assert list(faults_of(parsed)) == []
    assert int(parsed["services"]["hexhaven"]["deploy"]["replicas"]) > 1


@pytest.mark.parametrize(
    ("spoil", "word"),
    [
        (lambda services: services.pop("postgres"), "depends on postgres"),
        (lambda services: services["postgres"].pop("healthcheck"), "never asked"),
        (lambda services: services["valkey"].update(image="valkey"), "without a version"),
        (lambda services: services["caddy"].update(configs=[{"source": "x"}]), "not declared"),
        (lambda services: services["postgres"].update(volumes=["x:/y"]), "not declared"),
        (lambda services: services["hexhaven"]["environment"].update(HEXHAVEN_X="1"), "no setting"),
        (lambda services: services["caddy"].update(image="a:${TAG}"), "without a default"),
    ],
)
def test_what_is_wrong_with_a_compose_file_is_said(
    parsed: dict[str, Any], spoil: Callable[[dict[str, Any]], object], word: str
):
    spoiled = copy.deepcopy(parsed)
    spoil(spoiled["services"])
    [fault] = faults_of(spoiled)
    assert word in fault


def test_the_replicas_of_the_environment_count(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setenv("REPLICAS", "5")
    parsed = interpolated(yaml.safe_load(COMPOSE.read_text("utf-8")))
    assert parsed["services"]["hexhaven"]["deploy"]["replicas"] == "5"


@wide
@pytest.mark.postgres
def test_its_services_play_a_game_in_which_servers_are_restarted_and_killed():
    if lacking := missing():
        if os.environ.get("CI") == "true":
            pytest.fail(f"CI has to test docker-compose.scale.yml, and lacks {lacking}")
        pytest.skip(f"not on this machine: {lacking}")
    # Never in containers: their images would be fetched.
    clean = {**os.environ, "PATH": f"{ROOT / '.venv' / 'bin'}:{os.environ['PATH']}"}
    done = subprocess.run(
        ["python", "-m", "scripts.scale_check"], cwd=ROOT, env=clean, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stdout + done.stderr
    assert "no version lost or told otherwise" in done.stdout
