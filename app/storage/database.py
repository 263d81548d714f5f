"""One way to read and write, whatever the engine: work is a function of a SQLAlchemy Core connection."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from typing import Final, Protocol, TypeVar

from sqlalchemy import Connection

T = TypeVar("T")

Work = Callable[[Connection], T]


NOT_HELD: Final = "the lock that keeps other servers out was lost with its connection: it is taken again as soon as PostgreSQL answers"
UNNOTICED: Final[ContextVar[bool]] = ContextVar("unnoticed", default=False)
"""True while a write that no metric may show is under way."""


@contextmanager
def unnoticed() -> Iterator[None]:
    """Keep the writes within out of the server's metrics, as a sealed answer requires."""
    before = UNNOTICED.set(True)
    try:
        yield
    finally:
        UNNOTICED.reset(before)


class StorageFailed(Exception):
    """The database failed: full, gone, or broken. It is unknown whether the work was done. `words`: the database's own, for the log."""

    def __init__(self, why: str, words: str = "") -> None:
        super().__init__(why)
        self.words = words


class NotHeld(StorageFailed):
    """The lock of a PostgreSQL database is lost, and not back yet."""

    def __init__(self) -> None:
        super().__init__(NOT_HELD)


class StorageDamaged(StorageFailed):
    """Stored data can no longer be read: trying again is of no use."""


class Database(Protocol):
    """A database; each piece of work runs in one transaction and uses only its connection.

    Work may be run again after a commit whose answer was lost: ids are chosen outside, and an insert that finds its own row already
    stored has succeeded."""

    async def read(self, work: Work[T]) -> T:
        """The kind of its contents, for messages."""

    async def write(self, work: Work[T]) -> T:
        """Do the work in a transaction; returns when it is committed and would survive a power cut."""

    async def close(self) -> None:
        """Finish the queued work and close."""
