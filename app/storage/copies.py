"""Copies of the SQLite file: each is one whole file, including the content of the write-ahead log."""

import os
import sqlite3
import tempfile
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Final

BESIDE: Final = ("-wal", "-shm", "-journal")
"""Suffixes of the companion files that SQLite uses while it works with a file."""


def copy(file: Path, to: Path) -> None:
    """Copy everything that is committed, even while a server writes. Raises sqlite3.Error."""
    with closing(sqlite3.connect(file)) as source, closing(sqlite3.connect(to)) as target:
        source.backup(target)


def first_fault(file: Path) -> str | None:
    """The first fault that SQLite finds; None if the file is intact."""
    try:
        with closing(sqlite3.connect(file)) as connection:
            [found] = connection.execute("PRAGMA integrity_check(1)").fetchone()
            if found != "ok":
                return " ".join(str(found).splitlines())
            orphan = connection.execute("PRAGMA foreign_key_check").fetchone()
            return None if orphan is None else f"a row of {orphan[0]} belongs to nothing"
    except sqlite3.Error as error:
        return str(error)


def make_lone(file: Path) -> None:
    """Make sure that the file needs no companion files, and that it is on the disk."""
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("PRAGMA journal_mode=DELETE").close()
    _sync(file)


def rename(file: Path, to: Path) -> None:
    """Give a file without companions its name."""
    file.rename(to)
    _sync(to.parent)


def set_aside(file: Path, to: Path) -> None:
    """Rename a database together with its companion files, which are part of it."""
    for ending in (*BESIDE, ""):
        whole = file.with_name(file.name + ending)
        if whole.exists():
            whole.rename(to.with_name(to.name + ending))


@contextmanager
def unfinished(file: Path) -> Iterator[Path]:
    """A file in the same directory that only its user can read, and that is deleted afterwards unless it was renamed. Raises OSError."""
    handle, name = tempfile.mkstemp(prefix=f"{file.name}.", suffix=".part", dir=file.parent)
    os.close(handle)
    part = Path(name)
    try:
        yield part
    finally:
        for ending in ("", *BESIDE):
            part.with_name(part.name + ending).unlink(missing_ok=True)


def _sync(path: Path) -> None:
    handle = os.open(path, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
