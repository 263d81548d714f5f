"""Databases that take little time: at the newest schema without going all the steps to it, and never waiting for the disk."""

import sqlite3
import tempfile
from collections.abc import Iterator
from contextlib import closing, contextmanager
from functools import cache
from pathlib import Path

from app.storage import sqlite
from app.storage.migrate import migrate_sqlite

SYNCHRONOUS = sqlite.SYNCHRONOUS
"""As the server has it outside of tests."""


def wait_for_no_disk() -> None:
    """In this process, from now on: tests kill servers, but pull no plug."""
    vars(sqlite)["SYNCHRONOUS"] = "OFF"


@cache
def _without_games() -> bytes:
    with tempfile.TemporaryDirectory() as directory:
        file = Path(directory) / "hexhaven.sqlite3"
        migrate_sqlite(file)
        assert [beside.name for beside in Path(directory).iterdir()] == [file.name]
        return file.read_bytes()


def make_sqlite(file: Path) -> None:
    """Create a database as the server would, unless there is one."""
    if file.exists():
        migrate_sqlite(file)
        return
    file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    file.touch(0o600)
    file.write_bytes(_without_games())


@contextmanager
def stored_in(file: Path) -> Iterator[sqlite3.Connection]:
    """A database to look into or to change; what was changed is kept. It is closed, unlike by `with sqlite3.connect(file)`."""
    with closing(sqlite3.connect(file, timeout=20)) as connection, connection:
        yield connection
