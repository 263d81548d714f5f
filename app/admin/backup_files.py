"""The backups in the data directory: a list of them, and the choice of those to keep."""

import re
from collections.abc import Iterable
from contextlib import suppress
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Final, Literal

from app.settings import Settings

DIRECTORY: Final = "backups"
DAYS_KEPT: Final = 7
WEEKS_KEPT: Final = 4
STAMP: Final = "%Y%m%d-%H%M%S"
NAME: Final = re.compile(r"(nightly|manual)-(\d{8}-\d{6})(-damaged)?\.sqlite3")
BEFORE_UPGRADE: Final = re.compile(r"hexhaven\.sqlite3\.schema-\w+\.(\d{8}-\d{6})")

Kind = Literal["nightly", "manual", "upgrade"]


@dataclass(frozen=True, slots=True)
class Backup:
    """A backup file; its name contains the time in UTC, and whether every game in it was replayed without a fault."""

    path: Path
    kind: Kind
    at: datetime
    verified: bool

    @property
    def name(self) -> str:
        """The name of the file."""
        return self.path.name

    @property
    def size(self) -> int:
        """Its size in bytes."""
        with suppress(OSError):
            return self.path.stat().st_size
        return 0


def directory_of(settings: Settings) -> Path:
    """The directory to which the server writes its backups."""
    return settings.data.absolute() / DIRECTORY


def new_name(kind: Kind, at: datetime, *, damaged: bool = False) -> str:
    """The name of a backup that is made now."""
    stamp = at.astimezone(UTC).strftime(STAMP)
    return f"{kind}-{stamp}{'-damaged' if damaged else ''}.sqlite3"


def backups_of(settings: Settings) -> list[Backup]:
    """All backups that the server made, the newest first, including the copies from before upgrades."""
    found = []
    for path in _files(directory_of(settings)):
        if (match := NAME.fullmatch(path.name)) is not None:
            kind: Kind = "nightly" if match[1] == "nightly" else "manual"
            found.append(Backup(path, kind, _time(match[2]), match[3] is None))
    for path in _files(settings.data.absolute()):
        if (match := BEFORE_UPGRADE.fullmatch(path.name)) is not None:
            found.append(Backup(path, "upgrade", _time(match[1]), verified=False))
    return sorted(found, key=lambda one: one.at, reverse=True)


def superfluous(backups: Iterable[Backup]) -> list[Backup]:
    """Backups of earlier nights that need not be kept: the newest of each of the last seven days and of each of the last four weeks that
    have one stay, by the local calendar. Files made on request, and those that do not verify, are left alone."""
    nightly = [one for one in backups if one.kind == "nightly" and one.verified]
    nightly.sort(key=lambda one: one.at, reverse=True)
    kept: set[Path] = set()
    for most, period in ((DAYS_KEPT, "%Y-%m-%d"), (WEEKS_KEPT, "%G-%V")):
        newest: dict[str, Path] = {}
        for one in nightly:
            newest.setdefault(one.at.astimezone().strftime(period), one.path)
        kept |= set(list(newest.values())[:most])
    return [one for one in nightly if one.path not in kept]


def damaged_before(newest: Backup, backups: Iterable[Backup]) -> list[Backup]:
    """Earlier backups of a night that do not verify either: one such copy is enough."""
    return [
        one
        for one in backups
        if one.kind == "nightly" and not one.verified and one.path != newest.path
    ]


def _files(directory: Path) -> list[Path]:
    with suppress(OSError):
        return [path for path in directory.iterdir() if path.is_file() and not path.is_symlink()]
    return []


def _time(stamp: str) -> datetime:
    with suppress(ValueError):
        return datetime.strptime(stamp, STAMP).replace(tzinfo=UTC)
    return datetime.fromtimestamp(0, UTC)
