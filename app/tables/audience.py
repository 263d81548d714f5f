"""The audience of one table: the connections of its people, and messages to them."""

from collections.abc import Iterator
from typing import Any, Final

import orjson

from app.lobby.guest import Guest
from app.lobby.record import TableRecord
from app.problems import kept_out, too_many
from app.tables.connection import KEPT_OUT, OPEN_ELSEWHERE, Connection

MOST_WATCHERS: Final = 100


class Audience:
    """The connections of one table, in the order of their arrival."""

    def __init__(self) -> None:
        self._connections: list[Connection] = []

    def __iter__(self) -> Iterator[Connection]:
        return iter(tuple(self._connections))

    def __len__(self) -> int:
        return len(self._connections)

    def __contains__(self, connection: Connection) -> bool:
        return connection in self._connections

    def add(self, connection: Connection, record: TableRecord) -> None:
        """Add a connection. Raises Problem for blocked guests, and when too many watch; guests with a seat are always let in."""
        if record.blocks(connection.guest.id if connection.guest else None):
            raise kept_out()
        unseated = sum(other.seat is None for other in self._connections)
        if unseated >= MOST_WATCHERS and _seat_of(connection, record) is None:
            raise too_many("Too many people are watching this table.")
        self._connections.append(connection)
        self.assign_seats(record)

    def remove(self, connection: Connection) -> None:
        """Remove a connection."""
        self._connections.remove(connection)

    def assign_seats(self, record: TableRecord) -> None:
        """Connect everyone to their guest's seat; the newest connection of a seat wins, and blocked guests are disconnected."""
        newest: dict[int, Connection] = {}
        for connection in self:
            if record.blocks(connection.guest.id if connection.guest else None):
                self._connections.remove(connection)
                connection.dismiss(KEPT_OUT, kept_out().text)
                continue
            connection.seat = seat = _seat_of(connection, record)
            if seat is None:
                continue
            if (older := newest.get(seat)) is not None:
                self._connections.remove(older)
                older.dismiss(OPEN_ELSEWHERE, "Your seat is open in another tab.")
            newest[seat] = connection

    @property
    def watching(self) -> list[Guest]:
        """The spectators with a name, each of them once."""
        known = {one.guest.id: one.guest for one in self if one.seat is None and one.guest}
        return list(known.values())

    def has(self, seat: int) -> bool:
        """Check whether the player in a seat has the table open."""
        return any(connection.seat == seat for connection in self._connections)

    def people(self, record: TableRecord) -> list[int]:
        """The seats whose players have the table open."""
        return [
            number
            for number, seat in enumerate(record.seats)
            if seat.kind == "person" and self.has(number)
        ]

    def broadcast(self, message: bytes, seat: int | None = None) -> None:
        """Queue a message for everyone, or only for the player in a seat."""
        for connection in self:
            if seat is None or connection.seat == seat:
                connection.send(message)

    def presence(self, record: TableRecord) -> bytes:
        """The message about who is here, as everyone may know it."""
        screens = sum(connection.screen for connection in self._connections)
        unseated = sum(connection.seat is None for connection in self._connections)
        message: dict[str, Any] = {
            "type": "presence",
            "seats": {
                str(number): "here" if self.has(number) else "away"
                for number, seat in enumerate(record.seats)
                if seat.kind == "person"
            },
            "watching": unseated - screens,
            **({"screens": screens} if screens else {}),
        }
        return orjson.dumps(message)


def _seat_of(connection: Connection, record: TableRecord) -> int | None:
    return record.seat_of(connection.guest.id if connection.guest else None)
