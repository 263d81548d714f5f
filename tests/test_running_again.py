"""Running the tests: what fails by chance is run again alone, and named; what fails twice fails the run."""

import subprocess
import sys
from pathlib import Path

from tests.__main__ import MOST_AGAIN
from tests.app.running import ROOT

CHANCE = """
from pathlib import Path

def test_that_fails_the_first_time():
    seen = Path("seen")
    before = seen.exists()
    seen.touch()
    assert before, "only the first time"
"""
BROKEN = """
def test_that_always_fails():
    assert 1 == 2
"""
STEADY = """
def test_that_passes():
    pass
"""


def run_of(here: Path, *sources: str) -> subprocess.CompletedProcess[str]:
    for number, source in enumerate(sources):
        (here / f"test_{number}.py").write_text(source)
    return subprocess.run(
        [sys.executable, "-m", "tests", "-p", "no:cacheprovider", "-p", "xdist", "-n", "1"],
        cwd=here,
        env={"PYTHONPATH": str(ROOT), "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"},
        capture_output=True,
        text=True,
        timeout=600,
    )


def test_what_passes_alone_is_named_and_what_fails_twice_fails_the_run(tmp_path: Path):
    run = run_of(tmp_path, BROKEN, CHANCE, STEADY)
    assert run.returncode == 1, run.stdout
    *_, first, second, counts = run.stdout.splitlines()
    assert first == "FAILED TWICE: test_0.py::test_that_always_fails: assert 1 == 2"
    assert second == (
        "PASSED ONLY WHEN RUN AGAIN ALONE: test_1.py::test_that_fails_the_first_time: "
        "AssertionError: only the first time"
    )
    assert counts == "2 passed, 1 failed, 0 skipped"


def test_a_run_in_which_everything_passes_in_the_end_passes(tmp_path: Path):
    run = run_of(tmp_path, CHANCE)
    assert run.returncode == 0, run.stdout
    assert "PASSED ONLY WHEN RUN AGAIN ALONE: test_0.py" in run.stdout


def test_many_failures_are_no_chance(tmp_path: Path):
    several = [CHANCE.replace('"seen"', f'"seen-{at}"') for at in range(MOST_AGAIN + 1)]
    run = run_of(tmp_path, *several)
    assert run.returncode == 1, run.stdout
    assert "AGAIN" not in run.stdout


def test_what_is_no_test_is_not_run_again(tmp_path: Path):
    run = run_of(tmp_path, "import nothing_of_that_name")
    assert run.returncode == 1, "as pytest-xdist has it"
    assert "AGAIN" not in run.stdout
