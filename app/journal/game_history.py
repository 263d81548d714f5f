"""The course of a game: the moves that count, and how the table stands. Nothing else knows how a rewind takes moves back."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Generic, TypeVar

from app.journal.status import Act, TableStatus, is_act
from app.storage.events import StoredEntry

K = TypeVar("K")


@dataclass(slots=True)
class Move(Generic[K]):
    """A move that counts, with what its reader keeps of it."""

    version: int
    kept: K


class GameHistory(Generic[K]):
    """Lines of a log in their order, folded: acts lead the table on, a rewind takes the newest moves back.
    The start of the game is the first move."""

    def __init__(self) -> None:
        self.moves: list[Move[K]] = []
        self.status = TableStatus()

    def move(self, version: int, kept: K) -> None:
        """A move of the game."""
        self.moves.append(Move(version, kept))

    def act(self, act: Act) -> None:
        """An act of the table. Raises RecordBroken for what is none."""
        self.status = self.status.after(act)
        if act["table"] == "rewind":
            while self.moves and self.moves[-1].version > act["to"]:
                self.moves.pop()

    @property
    def newest(self) -> K:
        """What is kept of the newest move that counts."""
        return self.moves[-1].kept

    def counts(self, version: int) -> bool:
        """Whether this version is a move that counts."""
        return any(move.version == version for move in self.moves)


def history_of(entries: Iterable[StoredEntry]) -> GameHistory[StoredEntry]:
    """The course of these stored lines."""
    history = GameHistory[StoredEntry]()
    for entry in entries:
        if is_act(entry.action):
            history.act(entry.action)
        else:
            history.move(entry.seq, entry)
    return history


def moves_that_count(entries: Iterable[StoredEntry]) -> list[StoredEntry]:
    """The log lines of the moves that were not taken back."""
    return [move.kept for move in history_of(entries).moves]
