"""The versions of a game: numbers for the lines of its log that viewers know of.

A sealed action (`Game.sealed_actions`) is a line of the log without a version of its own, for its own seat as well: no number reveals
whether, when or how often an answer was given, neither before it is opened nor afterwards."""

from bisect import bisect_right
from collections.abc import Iterable

from app.storage.events import StoredEntry
from engine.api import AnyGame, Json


def is_sealed(game: AnyGame, action: Json) -> bool:
    """Check whether a line of the log with this action is hidden from all others until the table opens it."""
    return action.get("type") in game.sealed_actions


class Versions:
    """The sealed lines of one log, by which its versions are counted."""

    def __init__(self) -> None:
        self._sealed: list[int] = []

    @classmethod
    def of_log(cls, game: AnyGame, entries: Iterable[StoredEntry]) -> "Versions":
        """The versions of these stored lines."""
        versions = cls()
        for entry in entries:
            if is_sealed(game, entry.action):
                versions.add_sealed(entry.seq)
        return versions

    def add_sealed(self, seq: int) -> None:
        """Note that this line, the newest one, is sealed."""
        self._sealed.append(seq)

    def version_of(self, seq: int) -> int:
        """The version of a line; that of a sealed line is the one before it."""
        return seq - bisect_right(self._sealed, seq)

    def line_of(self, version: int) -> int:
        """The line of the log that made this version."""
        line = version
        for sealed in self._sealed:
            if sealed > line:
                break
            line += 1
        return line
