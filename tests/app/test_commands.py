"""The host's commands as a host runs them: each in a new interpreter, which imports what the command needs and no more."""

import importlib
import json
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from app import VERSION
from tests.app import forked
from tests.app.running import ROOT, RunningServer
from tests.conftest import StartServer


def started(environment: dict[str, str], *arguments: str) -> "subprocess.Popen[str]":
    """`hexhaven`, by the name of its module."""
    return subprocess.Popen(
        [sys.executable, "-m", "app.host.cli", *arguments],
        cwd=ROOT,
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )


@pytest.mark.parametrize(
    ("told", "status"),
    # After Ctrl-C nothing has gone wrong, and `make run` has nothing to report.
    [(signal.SIGTERM, -signal.SIGTERM), (signal.SIGINT, 0)],
)
def test_the_server_starts_where_nothing_is_and_serves_until_it_is_told_to_stop(
    tmp_path: Path, told: signal.Signals, status: int
):
    environment = {**RunningServer(tmp_path / "data").environment, "HEXHAVEN_PORT": "0"}
    with started(environment, "serve") as server:
        assert server.stdout is not None
        said: list[str] = []
        while not said or not said[-1].startswith("  http://127.0.0.1:"):
            said.append(server.stdout.readline())
            assert said[-1], server.communicate()
        os.kill(server.pid, told)
        rest, complaints = server.communicate()
    assert server.returncode == status, rest
    assert "Hexhaven is ready. Open:\n" in said
    assert any("server.started" in line and f"version={VERSION}" in line for line in said)
    assert "server.stopped" in rest
    assert complaints == ""
    assert (tmp_path / "data" / "hexhaven.sqlite3").is_file()


def test_a_log_in_json_has_nothing_else_between_its_lines(start_server: StartServer):
    server = start_server(log_format="json")
    server.stop()
    log = [json.loads(line) for line in server.log_text.splitlines()]
    [began] = [line for line in log if line["event"] == "server.started"]
    assert began["version"] == VERSION
    assert began["games"] == str(server.data / "hexhaven.sqlite3")
    assert began["links"] == [
        f"http://127.0.0.1:{server.port}{server.environment.get('HEXHAVEN_BASE_PATH', '')}/"
    ]
    assert log[-1]["event"] == "server.stopped"


@pytest.mark.parametrize("arguments", [["app.host.cli", "--version"], ["app", "--version"]])
def test_the_version_is_told(arguments: list[str], tmp_path: Path):
    told = forked.told(arguments[0], (arguments[1],), RunningServer(tmp_path).environment)
    assert (told.returncode, told.stdout) == (0, f"Hexhaven {VERSION}\n")


@pytest.mark.parametrize(
    ("arguments", "status", "answer"),
    [
        (["check-config"], 0, "There is no database yet"),
        (["verify", "ABCDE"], 1, "There is no database yet"),
        (["backup", "friday"], 1, "There is no database yet"),
        (["restore", "friday"], 1, "There is no file"),
    ],
)
def test_a_command_needs_nothing_that_another_one_imports(
    tmp_path: Path, arguments: list[str], status: int, answer: str
):
    with started(RunningServer(tmp_path / "data").environment, *arguments) as command:
        said, complaints = command.communicate()
    assert (command.returncode, complaints.count("\n")) == (status, status)
    assert answer in said + complaints


def test_what_is_imported_before_processes_fork_is_there():
    """Nobody says so where it is not, and every server would import all by itself."""
    for name in forked.IMPORTED:
        importlib.import_module(name)
