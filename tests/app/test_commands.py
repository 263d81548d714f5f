"""The host's commands as a host runs them: each in a new interpreter, which imports what the command needs and no more."""

import importlib
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from tests.app import forked
from tests.app.running import ROOT, RunningServer


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


def test_the_server_starts_where_nothing_is_and_serves_until_it_is_told_to_stop(tmp_path: Path):
    environment = {**RunningServer(tmp_path / "data").environment, "HEXHAVEN_PORT": "0"}
    with started(environment, "serve") as server:
        assert server.stdout is not None
        said: list[str] = []
        while not said or not said[-1].startswith("  http://127.0.0.1:"):
            said.append(server.stdout.readline())
            assert said[-1], server.communicate()
        os.kill(server.pid, signal.SIGTERM)
        rest, complaints = server.communicate()
    assert server.returncode == -signal.SIGTERM, rest
    assert "Hexhaven is ready. Open:\n" in said
    assert complaints == ""
    assert (tmp_path / "data" / "hexhaven.sqlite3").is_file()


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
