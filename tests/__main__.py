"""Runs the tests, and whatever fails once more: alone, in a fresh process.

    python -m tests [PYTEST ARGUMENTS]

A test that passes then does not fail the run, but is named in capitals, to be mended (docs/unsteady-tests.md). One that fails twice fails the
run, and so does everything that is no test: an error of collection, an interruption."""

import subprocess
import sys
from collections.abc import Sequence
from typing import Final

import pytest

MOST_AGAIN: Final = 10
"""Failures that may be chance; a change that broke more than that is told at once."""


class Failures:
    """Collects the failed tests of a run, each with the first line of its error."""

    def __init__(self) -> None:
        self.first: dict[str, str] = {}
        self.counts: dict[str, int] = {}

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Called for every phase of every test, wherever it ran."""
        if report.failed:
            self.first.setdefault(report.nodeid, _error_of(report))

    @pytest.hookimpl(trylast=True)
    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        """Called once, at the end."""
        stats = terminalreporter.stats
        self.counts = {kind: len(stats.get(kind, ())) for kind in ("passed", "skipped")}


def _error_of(report: pytest.TestReport) -> str:
    crash = getattr(report.longrepr, "reprcrash", None)
    text: str = crash.message if crash is not None else report.longreprtext
    return next((line for line in text.splitlines() if line.strip()), "no message")


def _passes_alone(test: str) -> bool:
    """True if a test passes in a process of its own; its output is shown if it does not."""
    again = subprocess.run(
        [sys.executable, "-m", "pytest", "-p", "no:cacheprovider", test],
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    if again.returncode:
        print(again.stdout, flush=True)
    return again.returncode == 0


def main(arguments: Sequence[str]) -> int:
    """Run pytest with these arguments; its exit code, or 0 if every failure passed when run again."""
    failures = Failures()
    code = int(pytest.main(list(arguments), plugins=[failures]))
    if code != pytest.ExitCode.TESTS_FAILED or not 0 < len(failures.first) <= MOST_AGAIN:
        return code
    print(f"\nRunning again, alone: {', '.join(failures.first)}", flush=True)
    passed = [test for test in failures.first if _passes_alone(test)]
    for test, error in failures.first.items():
        verdict = "PASSED ONLY WHEN RUN AGAIN ALONE" if test in passed else "FAILED TWICE"
        print(f"{verdict}: {test}: {error}")
    failed = len(failures.first) - len(passed)
    skipped = failures.counts["skipped"]
    print(
        f"{failures.counts['passed'] + len(passed)} passed, {failed} failed, {skipped} skipped",
        flush=True,
    )
    return code if failed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
