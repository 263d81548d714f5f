"""Shared by all tests: servers on free ports of this machine, a PostgreSQL of our own."""

import os
import random
import shutil
import subprocess
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.app.databases import wait_for_no_disk
from tests.app.running import RunningServer, free_port
from tests.forms import LONG, WIDE

StartServer = Callable[..., RunningServer]
ServerWith = Callable[..., RunningServer]


def pytest_report_header() -> str | None:
    """What the form of this run leaves out."""
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
    """Who asks for nothing but what is left out gets it. What takes long begins first, so that the workers end together."""
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
    "combinations",
    "sea_maps",
    "bots",
    "bots_at_sea",
    "perft",
    "invariants",
    "replay",
    "leaks",
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
"""Files by what comes behind `test_`, the longest first."""
FOLDERS = ("browser", "app", "engine")
"""From those with long tests to those with short ones; but the sweeps come before all."""


def _expected_last(item: pytest.Item) -> tuple[int, int]:
    """A file stays together, and so does a folder: what their tests share is made once."""
    name, folder = item.path.stem.removeprefix("test_"), item.path.parent.name
    if folder not in FOLDERS:
        return len(FOLDERS), 0
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


def _postgresql_program(name: str) -> str | None:
    if found := shutil.which(name):
        return found
    places = sorted(Path("/usr/lib/postgresql").glob(f"*/bin/{name}"), reverse=True)
    return str(places[0]) if places else None


@pytest.fixture(scope="session")
def postgresql_cluster() -> Iterator[str]:
    """The address of a PostgreSQL server made for these tests, without a database name."""
    initdb, postgres = _postgresql_program("initdb"), _postgresql_program("postgres")
    if initdb is None or postgres is None:
        if os.environ.get("CI") == "true":
            pytest.fail("PostgreSQL is not installed, and CI has to test it")
        pytest.skip("PostgreSQL is not installed: its tests are skipped")
    with tempfile.TemporaryDirectory(prefix="hexhaven-pg-") as directory:
        yield from _cluster(initdb, postgres, Path(directory))


@pytest.fixture(scope="session")
def guarded_postgresql(postgresql_cluster: str) -> Iterator[tuple[str, str, Path]]:
    """Host and port of a PostgreSQL server that asks for a password, which is given, and speaks TLS with a certificate of its own,
    which is in the file."""
    initdb, postgres = _postgresql_program("initdb"), _postgresql_program("postgres")
    assert initdb is not None
    assert postgres is not None
    with tempfile.TemporaryDirectory(prefix="hexhaven-tls-") as name:
        directory = Path(name)
        certificate, key = directory / "server.crt", directory / "server.key"
        make_certificate(certificate, key)
        password = "p@ss/w:o#r%d?&='x"
        (directory / "password").write_text(password)
        (directory / "password").chmod(0o644)
        key.chmod(0o600)
        if os.geteuid() == 0:
            shutil.chown(key, "nobody")
        guarded = _cluster(
            initdb,
            postgres,
            directory,
            ("-A", "scram-sha-256", "--pwfile", str(directory / "password")),
            ("-c", "ssl=on", "-c", f"ssl_cert_file={certificate}", "-c", f"ssl_key_file={key}"),
        )
        for address in guarded:
            yield address.rpartition("@")[2], password, certificate


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


def _cluster(
    initdb: str,
    postgres: str,
    directory: Path,
    access: tuple[str, ...] = ("-A", "trust"),
    more: tuple[str, ...] = (),
) -> Iterator[str]:
    home = directory / "data"
    # PostgreSQL refuses to run as root; then it runs as nobody in particular.
    user = {"user": "nobody", "extra_groups": []} if os.geteuid() == 0 else {}
    if user:
        directory.chmod(0o755)
        home.mkdir()
        shutil.chown(home, "nobody")
    made = subprocess.run(
        [
            initdb,
            "-D",
            str(home),
            *access,
            "-U",
            "hexhaven",
            "-E",
            "UTF8",
            "--no-locale",
            "-N",
        ],
        capture_output=True,
        text=True,
        cwd=directory,
        **user,  # type: ignore[call-overload]  # how many keywords there are is known at run time
    )
    assert made.returncode == 0, made.stderr
    port = free_port()
    with (directory / "log").open("wb") as log:
        process = subprocess.Popen(
            [
                postgres,
                "-D",
                str(home),
                "-p",
                str(port),
                "-c",
                "listen_addresses=127.0.0.1",
                "-c",
                f"unix_socket_directories={home}",
                "-c",
                "fsync=off",  # it outlives no power cut
                *more,
            ],
            stdout=log,
            stderr=subprocess.STDOUT,
            cwd=directory,
            **user,  # type: ignore[call-overload]  # likewise
        )
    try:
        _wait_until_ready(process, directory / "log")
        yield f"postgresql://hexhaven@127.0.0.1:{port}"
    finally:
        process.send_signal(2)
        process.wait(timeout=20)


def _wait_until_ready(process: "subprocess.Popen[bytes]", log: Path) -> None:
    """PostgreSQL's port answers before it accepts anybody; its log is in English, by `--no-locale`."""
    deadline = time.monotonic() + 120
    while time.monotonic() < deadline and process.poll() is None:
        if "ready to accept connections" in log.read_text():
            return
        time.sleep(0.02)
    raise AssertionError(f"PostgreSQL did not start:\n{log.read_text()}")
