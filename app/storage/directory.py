"""The data directory: for one server at a time, and closed to other users of the machine because it holds hands and seeds."""

import fcntl
import stat
from collections.abc import Iterator
from pathlib import Path
from typing import IO, Final

import structlog

LOCK: Final = "in-use.lock"
OWN_FILES: Final = (LOCK, "hexhaven.sqlite3*")
"""The database, what SQLite keeps beside it, and its copies from before migrations."""
FOR_OTHERS: Final = stat.S_IRWXG | stat.S_IRWXO

logger = structlog.get_logger()


class DirectoryInUse(Exception):
    """Another server already works with this data directory."""


class DirectoryUnusable(Exception):
    """The data directory cannot be made, read or written; the words say why and what helps."""


def claim(directory: Path) -> IO[str]:
    """Hold the data directory as long as the returned file is open; ends with the process.
    Raises DirectoryInUse and DirectoryUnusable."""
    held = _opened(directory)
    try:
        fcntl.flock(held, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as error:
        held.close()
        raise DirectoryInUse(
            f"Another Hexhaven is already using {directory}. A SQLite file serves one server; "
            "several servers share a PostgreSQL database."
        ) from error
    _restrict_permissions(directory)
    return held


def _opened(directory: Path) -> IO[str]:
    lock = directory / LOCK
    try:
        directory.mkdir(parents=True, exist_ok=True)
        return lock.open("w")
    except IsADirectoryError:
        why = f"{lock} is a directory: remove it"
    except (FileExistsError, NotADirectoryError):
        why = "there is a file in its place: move it away"
    except PermissionError:
        why = "this user may not write there: give them the directory"
    except OSError as error:
        why = f"the system says “{error.strerror}”: make sure that it can be written"
    raise DirectoryUnusable(
        f"The data directory {directory} cannot be used: {why}, or name another one with HEXHAVEN_DATA."
    )


def _restrict_permissions(directory: Path) -> None:
    """Close what earlier versions left readable for every user of the machine. A shared directory, such as /tmp or the container's,
    stays as it is."""
    own = list(_own_files(directory))
    strangers = {path.name for path in directory.iterdir()} - {path.name for path in own}
    shared = strangers or directory.stat().st_mode & stat.S_ISVTX
    closed = []
    for path in own if shared else [directory, *own]:
        mode = path.stat().st_mode
        if mode & FOR_OTHERS:
            try:
                path.chmod(stat.S_IMODE(mode) & ~FOR_OTHERS)
                closed.append(path.name)
            except OSError as error:
                logger.warning("data.readable_by_others", path=str(path), why=error.strerror)
    if closed:
        logger.info("data.closed_to_others", directory=str(directory), what=closed)


def _own_files(directory: Path) -> Iterator[Path]:
    for pattern in OWN_FILES:
        yield from directory.glob(pattern)
