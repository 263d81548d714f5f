"""Every command in the README and in docs/ is run as it stands there, in a prepared directory. What this machine cannot run is
listed with the reason, and checked as far as it goes."""

import asyncio
import os
import re
import shlex
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path
from subprocess import CompletedProcess
from typing import Final

import pytest

from app.lobby.guest import Guest
from app.program_name import VARIABLE as CALLED_AS
from app.storage.guests import add_guest
from tests.app import forked
from tests.app.cluster import fresh_postgresql
from tests.app.databases import stored_in
from tests.app.house import house
from tests.app.players import game_for
from tests.app.running import ROOT
from tests.app.test_record import bots_game

DOCUMENTS: Final = [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))]
PROGRAMS: Final = (
    *("./hexhaven", "cd", "cp", "docker", "git", "journalctl", "make", "mkdir", "pg_dump"),
    *("pg_restore", "sudo", "systemctl", "systemd-analyze", "umask", "useradd"),
)
NOT_RUN: Final = {
    "cd": "goes to what the line before it has made",
    "cp scripts/hexhaven.service /etc/systemd/system/": "changes this machine",
    "docker": "needs a container engine: the arguments of ours are run, services and options compared",
    "git": "fetches from elsewhere",
    "journalctl": "needs systemd",
    "make": "installs and serves: its dry run has to find all it needs",
    "sudo": "changes the user: what it runs is run",
    "systemctl": "needs systemd",
    "systemd-analyze": "needs systemd, and is run on the unit by tests/app/test_deployment.py",
    "useradd": "changes this machine",
}
"""By the command, or by the program that it begins with."""
NAMED: Final = ("ban", "backup", "export", "restore --replace", "tables archive", "verify")
"""Commands that a sentence names without what they take: their help is asked for."""
NOT_COMMANDS: Final = {
    "README.md": ("COMPOSE_PROFILES=postgres", "play.example.org {", "location /hexhaven/ {"),
    "docs/hosting.md": (
        "HEXHAVEN_PUBLIC_URL=https://play.example.org",
        "HEXHAVEN_NAME='Game night in Altona'",
        "upstream hexhaven {",
        "[Definition]",
        "[hexhaven]",
    ),
    "docs/proxies.md": (
        "HEXHAVEN_HOST=127.0.0.1",
        "HEXHAVEN_LOGIN_HEADER=Tailscale-User-Login",
        "HEXHAVEN_TRUSTED_PROXIES=127.0.0.1",
    ),
}
"""The first lines of blocks that are files, or parts of them."""
CODE: Final = "ABCDE"
DATABASE: Final = "hexhaven.sqlite3"


def blocks(text: str) -> Iterator[list[str]]:
    """The indented blocks of a document, without what is below a list."""
    for block in re.findall(r"(?:^|\n\n)((?: {4}\S.*\n(?:(?: {4}.*)?\n(?= {4}))?)+)", text):
        yield [line[4:] for line in block.splitlines() if line.strip()]


def program_of(line: str) -> str:
    """The first word, behind settings."""
    return re.sub(r"^(?:[A-Z_]+=(?:'[^']*'|\S*) )+", "", line).split(" ", 1)[0]


def documented() -> list[str]:
    found: dict[str, None] = {}
    for path in DOCUMENTS:
        text = path.read_text("utf-8")
        lines = [line for block in blocks(text) for line in block]
        lines += [" ".join(code.split()) for code in re.findall(r"`([^`]+)`", text) if " " in code]
        found.update(dict.fromkeys(line for line in lines if program_of(line) in PROGRAMS))
    return list(found)


COMMANDS: Final = [line for line in documented() if "…" not in line]
TEMPLATES: Final = [line for line in documented() if "…" in line]
OURS: Final = [line for line in COMMANDS if program_of(line) == "./hexhaven"]


def test_every_block_is_commands_or_a_known_file():
    for name, known in NOT_COMMANDS.items():
        others = [
            block[0]
            for block in blocks((ROOT / name).read_text("utf-8"))
            if not all(program_of(line) in PROGRAMS for line in block)
        ]
        assert others == list(known), name
    assert len(OURS) > 12


def test_only_commands_that_are_documented_are_left_out():
    unused = [key for key in NOT_RUN if not any(reason_for(line) == key for line in COMMANDS)]
    unused += [name for name in NAMED if f"./hexhaven {name}" not in OURS]
    assert unused == []


def reason_for(line: str) -> str | None:
    return next((key for key in NOT_RUN if line == key or program_of(line) == key), None)


@pytest.fixture(scope="module")
def prepared(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A directory with `lobby/` and `game/`: data with a guest called Ben and a table with the code of the documents, which is a
    lobby in one and a finished game in the other."""
    places = tmp_path_factory.mktemp("prepared")

    async def make() -> None:
        for name in ("lobby", "game"):
            async with house(places / name) as opened:
                ben = Guest("b" * 32, "Ben")
                await add_guest(opened.database, ben, "hash")
                if name == "lobby":
                    code = (await opened.registry.create(ben, "", game_for(2), "n")).code
                else:
                    code = await bots_game(opened)
            with stored_in(places / name / DATABASE) as connection:
                connection.execute("UPDATE games SET code = ? WHERE code = ?", [CODE, code])

    asyncio.run(make())
    return places


def ready(prepared: Path, directory: Path, arguments: list[str]) -> dict[str, str]:
    """Prepare what has to be there before a command; return its environment."""
    data = directory / "data"
    shutil.copytree(prepared / ("lobby" if "close" in arguments else "game"), data)
    shutil.copy(prepared / "game" / DATABASE, directory / "hexhaven-friday.sqlite3")
    (directory / "backups").mkdir()
    if "backup" in arguments:
        (directory / "hexhaven-friday.sqlite3").unlink()
    if "restore" in arguments and "--replace" not in arguments:
        shutil.rmtree(data)
    kept = {name: value for name, value in os.environ.items() if not name.startswith("HEXHAVEN_")}
    # The settings that tests need: another server may run on this machine.
    return {**kept, "HEXHAVEN_DATA": "data", "HEXHAVEN_PORT": "0", CALLED_AS: "./hexhaven"}


def run_ours(prepared: Path, directory: Path, line: str) -> CompletedProcess[bytes]:
    """One of our own commands, with what a shell does for it."""
    line = line.replace("$(date +%F)", "2026-11-27")
    words = shlex.split(line)
    given, out = b"", None
    arguments = words[1:]
    environment = ready(prepared, directory, arguments)
    for sign in ("<", ">"):
        if sign in arguments:
            at = arguments.index(sign)
            file = directory / arguments[at + 1]
            del arguments[at : at + 2]
            if sign == "<":
                given = file.read_bytes()
            else:
                out = file
    done = forked.done("app.host.cli", tuple(arguments), environment, given, within=directory)
    if out is not None:
        out.write_bytes(done.stdout)
        assert out.read_bytes().startswith(b"SQLite format 3\0")
    return done


def succeeds(done: CompletedProcess[bytes]) -> None:
    assert done.returncode == 0, (done.stdout[-2000:], done.stderr)
    assert b"Traceback" not in done.stderr


@pytest.mark.parametrize("line", OURS)
def test_our_commands_do_what_they_are_for(prepared: Path, tmp_path: Path, line: str):
    named = line.removeprefix("./hexhaven ") in NAMED
    succeeds(run_ours(prepared, tmp_path, f"{line} --help" if named else line))
    for file in re.findall(r"hexhaven backup \"?([\w./$()+% -]+\.sqlite3)", line):
        assert (tmp_path / file.replace("$(date +%F)", "2026-11-27")).is_file()


def inside(line: str) -> str | None:
    """Our own command that another program runs, as one of ours; None where it runs none."""
    words = shlex.split(line.replace("$(date +%F)", "2026-11-27"))
    if words[0] == "sudo":
        at = words.index("/opt/hexhaven/hexhaven")
    elif words[:2] == ["docker", "exec"] or words[:3] == ["docker", "compose", "exec"]:
        at = words.index("hexhaven", words.index("hexhaven") + 1) if "postgres" not in words else 0
    elif words[:3] == ["docker", "compose", "run"]:
        at = words.index("hexhaven")
    else:
        at = 0
    if at == 0:
        return None
    quoted = [word if word in "<>" else shlex.quote(word) for word in words[at + 1 :]]
    return " ".join(["./hexhaven", *quoted])


THROUGH_OTHERS: Final = [line for line in COMMANDS if inside(line) is not None]


@pytest.mark.parametrize("line", THROUGH_OTHERS)
def test_our_commands_do_so_where_another_program_runs_them(
    prepared: Path, tmp_path: Path, line: str
):
    ours = inside(line)
    assert ours is not None
    succeeds(run_ours(prepared, tmp_path, ours))


@pytest.mark.parametrize("line", [line for line in COMMANDS if reason_for(line) is None])
def test_every_other_command_is_one_of_ours_or_runs(line: str, tmp_path: Path):
    if line in OURS or program_of(line) in ("pg_dump", "pg_restore"):
        return  # the tests above, and below
    done = subprocess.run(["sh", "-c", line], cwd=tmp_path, capture_output=True)
    succeeds(done)


@pytest.mark.postgres
def test_the_commands_of_postgresql_copy_and_put_back(postgresql_cluster: str, tmp_path: Path):
    url = fresh_postgresql(postgresql_cluster, "documented")
    lines = [line for line in COMMANDS if program_of(line) in ("pg_dump", "pg_restore")]
    assert len(lines) == 2
    for line in lines:
        done = subprocess.run(
            ["sh", "-c", line],
            cwd=tmp_path,
            capture_output=True,
            env={**os.environ, "HEXHAVEN_DATABASE_URL": url},
        )
        succeeds(done)
    helped = {
        program: subprocess.run([program, "--help"], capture_output=True, text=True).stdout
        for program in ("pg_dump", "pg_restore")
    }
    for line in COMMANDS:
        if line.startswith("docker compose exec -T postgres "):
            program, *options = shlex.split(line)[5:]
            for option in options:
                assert not option.startswith("--") or option.split("=")[0] in helped[program]


@pytest.mark.parametrize("line", [line for line in COMMANDS if program_of(line) == "make"])
def test_every_target_exists_and_finds_what_it_needs(line: str):
    done = subprocess.run(
        ["sh", "-c", re.sub(r"\bmake\b", "make --dry-run --no-print-directory", line, count=1)],
        cwd=ROOT,
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stderr
    if re.search(r"make run$", line):
        assert "exec ./hexhaven serve" in done.stdout


def test_what_is_left_open_in_a_command_stands_behind_a_command_that_exists():
    helped = subprocess.run(
        [ROOT / ".venv" / "bin" / "python", "-m", "app", "--help"],
        cwd=ROOT,
        capture_output=True,
        text=True,
    ).stdout
    for line in TEMPLATES:
        named = re.findall(r"hexhaven ([a-z]\S*)", line.replace("hexhaven hexhaven", "hexhaven"))
        assert all(re.search(rf"\b{word}\b", helped) for word in named), line


# The script itself


def script_in(place: Path, *, installed: bool) -> Path:
    """A copy of the script in a checkout that has, or has not, been set up."""
    place.mkdir()
    shutil.copy(ROOT / "hexhaven", place / "hexhaven")
    if installed:
        for name in (".venv", "app", "engine", "migrations", "static"):
            (place / name).symlink_to(ROOT / name)
    return place / "hexhaven"


def test_before_anything_is_installed_the_script_says_what_to_do(tmp_path: Path):
    script = script_in(tmp_path / "a checkout", installed=False)
    done = subprocess.run([script, "tables"], capture_output=True, text=True)
    assert done.returncode == 1
    assert done.stdout == ""
    assert "run `make run` or `make setup`" in done.stderr
    assert str(tmp_path / "a checkout") in done.stderr


def test_the_script_works_from_any_directory_and_through_links(tmp_path: Path):
    """The same games and the same words each time, and the command is named as it was called."""
    script = script_in(tmp_path / "a checkout", installed=True)
    (tmp_path / "bin").mkdir()
    (tmp_path / "bin" / "games").symlink_to("../a checkout/hexhaven")
    (tmp_path / "bin" / "hexhaven").symlink_to("games")
    environment = {name: os.environ[name] for name in ("PATH", "HOME") if name in os.environ}
    games = tmp_path / "a checkout" / "data"
    games.mkdir()
    with stored_in(games / DATABASE) as connection:
        connection.execute("PRAGMA user_version = 1")  # a database without tables
    for name, directory, called in (
        ("./hexhaven", script.parent, "./hexhaven"),
        (str(script), tmp_path, f"'{script}'"),
        ("hexhaven", tmp_path, "hexhaven"),
    ):
        usual = environment["PATH"]
        path = f"{tmp_path / 'bin'}:{usual}" if called == "hexhaven" else usual
        done = subprocess.run(
            [shutil.which(name, path=path) or name, "tables"],
            cwd=directory,
            env={**environment, "PATH": path},
            capture_output=True,
            text=True,
        )
        assert done.returncode == 1, done
        assert done.stderr == (
            f"The database {games / DATABASE} is empty: `{called} serve` makes its tables.\n"
        )
    helped = subprocess.run(
        ["./hexhaven", "--help"],
        cwd=script.parent,
        env=environment,
        capture_output=True,
        text=True,
    )
    assert "Usage: ./hexhaven " in helped.stdout


@pytest.mark.parametrize("shell", ["dash", "bash", "busybox"])
def test_the_script_needs_no_particular_shell(shell: str, tmp_path: Path):
    program = shutil.which(shell)
    if program is None:
        pytest.skip(f"{shell} is not installed")
    posix = {"dash": [program], "bash": [program, "--posix"], "busybox": [program, "sh"]}[shell]
    script = script_in(tmp_path / "checkout", installed=False)
    done = subprocess.run([*posix, script], capture_output=True, text=True)
    assert done.returncode == 1
    assert "not set up yet" in done.stderr
