"""The data directory: for one server at a time, and closed to other users of the machine because it holds hands and seeds."""

import fcntl
import os
import stat
from collections.abc import Iterator
from pathlib import Path
from typing import IO, Final

import structlog

LOCK: Final = "in-use.lock"
OWN_FILES: Final = (LOCK, "hexhaven.sqlite3*", "notifications.key")
"""The database, its companion files, its copies from before migrations, and the key of notices."""
FILE_IN_PLACE: Final = "there is a file in its place: move it away"
NOT_WRITABLE: Final = "this user may not write there: give them the directory"
FOR_OTHERS: Final = stat.S_IRWXG | stat.S_IRWXO

logger = structlog.get_logger()


class DirectoryInUse(Exception):
    """Another server already works with this data directory."""


class DirectoryUnusable(Exception):
    """The data directory cannot be made, read or written; the text gives the reason and a remedy."""


def claim(directory: Path) -> IO[str]:
    """Hold the data directory as long as the returned file is open; ends with the process.
    Raises DirectoryInUse and DirectoryUnusable."""
    held = _opened(directory)
    try:
        fcntl.flock(held, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as error:
        held.close()
        raise DirectoryInUse(
            f"Another Hexhaven is already using {directory.absolute()}: stop it, "
            "or name another directory for this one with HEXHAVEN_DATA."
        ) from error
    _restrict_permissions(directory)
    return held


def check(directory: Path) -> None:
    """Check that `claim` could use the directory, without making anything. Raises DirectoryUnusable."""
    place = directory.absolute()
    try:
        there = next(path for path in (place, *place.parents) if path.exists())
    except PermissionError:
        raise _unusable(directory, NOT_WRITABLE) from None
    if not there.is_dir():
        raise _unusable(directory, FILE_IN_PLACE)
    if not os.access(there, os.W_OK | os.X_OK):
        raise _unusable(directory, NOT_WRITABLE)
    if (place / LOCK).is_dir():
        raise _unusable(directory, f"{place / LOCK} is a directory: remove it")


def _opened(directory: Path) -> IO[str]:
    lock = directory / LOCK
    try:
        directory.mkdir(parents=True, exist_ok=True)
        return lock.open("w")
    except IsADirectoryError:
        why = f"{lock} is a directory: remove it"
    except (FileExistsError, NotADirectoryError):
        why = FILE_IN_PLACE
    except PermissionError:
        why = NOT_WRITABLE
    except OSError as error:
        why = f"the system says “{error.strerror}”: make sure that it can be written"
    raise _unusable(directory, why)


def _unusable(directory: Path, why: str) -> DirectoryUnusable:
    return DirectoryUnusable(
        f"The data directory {directory.absolute()} cannot be used: {why}, or name another one with HEXHAVEN_DATA."
    )


def _restrict_permissions(directory: Path) -> None:
    """Close files that earlier versions left readable for every user of the machine. A shared directory, such as /tmp or the container's,
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
