"""Shared by all tests: servers on free ports of this machine, a PostgreSQL of our own."""

import os
import random
import shutil
import subprocess
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.app.cluster import program, running_cluster
from tests.app.databases import wait_for_no_disk
from tests.app.running import RunningServer
from tests.forms import LONG, WIDE

StartServer = Callable[..., RunningServer]
ServerWith = Callable[..., RunningServer]


def pytest_report_header() -> str | None:
    """Name what the form of this run leaves out."""
    if LONG:
        return None
    longest = "the longest games, which HEXHAVEN_LONG=1 plays"
    return f"left out: {longest}" if WIDE else f"left out: {longest}, and what CI=true adds to them"


@pytest.hookimpl(trylast=True)  # after what writes to the terminal
def pytest_configure(config: pytest.Config) -> None:
    terminal = config.pluginmanager.get_plugin("terminalreporter")
    if terminal is not None and "CI" in os.environ:
        config.pluginmanager.register(_FailuresAtOnce(terminal))


class _FailuresAtOnce:
    """Tells each failure where it happens, in full: also a run that is cut off says what it found."""

    def __init__(self, terminal: pytest.TerminalReporter) -> None:
        self._terminal = terminal

    @pytest.hookimpl(trylast=True)
    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed:
            self._terminal.write_line(f"\nFAILED {report.nodeid} ({report.when})", red=True)
            self._terminal.write_line(report.longreprtext)


@pytest.hookimpl(trylast=True)  # after what was chosen by name or mark
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Run what is left out only if nothing else is asked for. What takes long begins first, so that the workers end together."""
    left_out = [item for item in items if _is_left_out(item)]
    if len(left_out) < len(items):
        config.hook.pytest_deselected(items=left_out)
        items[:] = [item for item in items if item not in left_out]
    items.sort(key=_expected_last)
    if SHUFFLED is not None:
        random.Random(SHUFFLED).shuffle(items)
    if LONG:
        for item in items:
            if item.get_closest_marker("timeout") is None:
                item.add_marker(pytest.mark.timeout(LONG_FORM_WITHIN))


def _is_left_out(item: pytest.Item) -> bool:
    forms = (("long", LONG), ("wide", WIDE))
    return any(not form and item.get_closest_marker(marker) for marker, form in forms)


SHUFFLED = os.environ.get("HEXHAVEN_TEST_ORDER")
"""Seeds another order of the files and of the tests in each: none depends on what ran before it."""
LONG_FORM_WITHIN = 14_400.0
"""Seconds for one test in its long form, which plays hundreds of games; only what hangs takes longer."""
SWEEPS = (
    "board_game/combinations",
    "board_game/boards/sea_maps",
    "board_game/bots/bots",
    "board_game/bots/bots_at_sea",
    "board_game/perft",
    "board_game/invariants",
    "board_game/replay",
    "board_game/views/leaks",
)
"""Of the engine; minutes each in the long form."""
LONGEST = {
    "browser": (
        *("two_realms_accessible", "two_realms_games", "accessibility", "joining", "guide"),
        *("card_guide", "shell", "bargaining", "screens", "conveniences"),
        *("text_mode", "end", "reference", "sea_games", "two_players", "choosing_maps"),
        *("never_seen", "keyboard", "table", "replay", "manners", "maps", "verify", "clocks"),
        *("decisions", "house_rules", "without_colors", "connection", "sea_in_words"),
        *("card_tracker", "history", "first_evening", "crowds", "what_happened", "pressing"),
        *("calls", "languages"),
    ),
    "app": (
        *("resuming", "old_database", "games", "malformed", "commands", "damage", "secrets"),
        *("limits", "results", "storage", "slices", "replay_page", "backups"),
    ),
    "engine": SWEEPS,
}
"""Files by their rooms and what comes behind `test_`, the longest first."""
HERE = Path(__file__).parent
FOLDERS = ("browser", "app", "engine")
"""From those with long tests to those with short ones; but the sweeps come before all."""


def _expected_last(item: pytest.Item) -> tuple[int, int]:
    """A file stays together, and so does a folder: what their tests share is made once."""
    folder = next((name for name in FOLDERS if HERE / name in item.path.parents), None)
    if folder is None:
        return len(FOLDERS), 0
    room = item.path.parent.relative_to(HERE / folder)
    name = (room / item.path.stem.removeprefix("test_")).as_posix()
    longest = LONGEST[folder]
    place = longest.index(name) if name in longest else len(longest)
    sweeps = folder == "engine" and name in SWEEPS
    return -1 if sweeps else FOLDERS.index(folder), place


@pytest.fixture(scope="session", autouse=True)
def _no_disk() -> None:
    wait_for_no_disk()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    """One server for every test that needs nothing special."""
    running = RunningServer(tmp_path_factory.mktemp("server") / "data").start()
    yield running
    running.close()


@pytest.fixture
def start_server(tmp_path: Path) -> Iterator[StartServer]:
    """Starts servers of the test's own, with settings of its choice."""
    started: list[RunningServer] = []

    def start(name: str = "data", **settings: object) -> RunningServer:
        running = RunningServer(tmp_path / name, **settings)
        started.append(running)
        return running.start()

    yield start
    for running in started:
        running.close()


@pytest.fixture(scope="module")
def server_with(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerWith]:
    """A server with these settings, the same one for every test of the module."""
    started: dict[str, RunningServer] = {}

    def shared(**settings: object) -> RunningServer:
        key = repr(sorted(settings.items()))
        if key not in started:
            data = tmp_path_factory.mktemp("shared") / "data"
            started[key] = RunningServer(data, **settings)
            started[key].start()
        return started[key]

    yield shared
    for running in started.values():
        running.close()


@pytest.fixture(scope="session")
def postgresql_cluster() -> Iterator[str]:
    """The address of a PostgreSQL server made for these tests, without a database name."""
    if None in (program("initdb"), program("postgres")):
        if os.environ.get("CI") == "true":
            pytest.fail("PostgreSQL is not installed, and CI has to test it")
        pytest.skip("PostgreSQL is not installed: its tests are skipped")
    with running_cluster() as cluster:
        yield cluster.address


@pytest.fixture(scope="session")
def guarded_postgresql(postgresql_cluster: str) -> Iterator[tuple[str, str, Path]]:
    """Host and port of a PostgreSQL server that asks for a password, which is given, and speaks TLS with a certificate of its own,
    which is in the file."""
    with tempfile.TemporaryDirectory(prefix="hexhaven-tls-") as name:
        directory = Path(name)
        directory.chmod(0o755)  # PostgreSQL may run as somebody else
        certificate, key = directory / "server.crt", directory / "server.key"
        make_certificate(certificate, key)
        password = "p@ss/w:o#r%d?&='x"
        (directory / "password").write_text(password)
        (directory / "password").chmod(0o644)
        key.chmod(0o600)
        if os.geteuid() == 0:
            shutil.chown(key, "nobody")
        with running_cluster(
            ("-A", "scram-sha-256", "--pwfile", str(directory / "password")),
            ("-c", "ssl=on", "-c", f"ssl_cert_file={certificate}", "-c", f"ssl_key_file={key}"),
        ) as guarded:
            yield guarded.address.rpartition("@")[2], password, certificate


def make_certificate(certificate: Path, key: Path) -> None:
    """A certificate for 127.0.0.1 that nobody else vouches for."""
    request = ("req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", "/CN=x")
    named = ("-addext", "subjectAltName=IP:127.0.0.1")
    made = subprocess.run(
        ["openssl", *request, *named, "-keyout", str(key), "-out", str(certificate)],
        capture_output=True,
        text=True,
    )
    assert made.returncode == 0, made.stderr
