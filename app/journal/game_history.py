"""The history of a game: the moves that count and the status of the table. Only this module knows how a rewind takes moves back."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Generic, TypeVar

from app.journal.acts import Act, Rewind, act_in
from app.journal.status import TableStatus
from app.storage.events import StoredEntry

K = TypeVar("K")


@dataclass(slots=True)
class HistoryEntry(Generic[K]):
    """A move that counts, with the notes of its reader."""

    version: int
    notes: K


class GameHistory(Generic[K]):
    """The lines of a log, folded in order: acts change the status, and a rewind takes the newest moves back.
    The start of the game is the first move."""

    def __init__(self) -> None:
        self.moves: list[HistoryEntry[K]] = []
        self.status = TableStatus()

    def move(self, version: int, notes: K) -> None:
        """Add a move of the game."""
        self.moves.append(HistoryEntry(version, notes))

    def act(self, act: Act) -> None:
        """Add an act of the table."""
        self.status = act.effect(self.status)
        if isinstance(act, Rewind):
            while self.moves and self.moves[-1].version > act.to:
                self.moves.pop()

    @property
    def newest(self) -> K:
        """The notes on the newest move that counts."""
        return self.moves[-1].notes

    def counts(self, version: int) -> bool:
        """Check whether this version is a move that counts."""
        return any(move.version == version for move in self.moves)


def history_of(entries: Iterable[StoredEntry]) -> GameHistory[StoredEntry]:
    """The history in these stored lines. Raises RecordBroken."""
    history = GameHistory[StoredEntry]()
    for entry in entries:
        if (act := act_in(entry.action)) is not None:
            history.act(act)
        else:
            history.move(entry.seq, entry)
    return history


def moves_that_count(entries: Iterable[StoredEntry]) -> list[StoredEntry]:
    """The log lines of the moves that were not taken back."""
    return [move.notes for move in history_of(entries).moves]
