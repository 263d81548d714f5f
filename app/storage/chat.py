"""What was said at a table."""

from dataclasses import dataclass

from sqlalchemy import Connection, func, insert, select

from app.clock import now
from app.storage.database import Database
from app.storage.schema import messages


@dataclass(frozen=True, slots=True)
class Said:
    """One line of chat."""

    id: int
    at: int
    name: str
    seat: int | None
    text: str


async def add_line(
    database: Database, game: str, guest: str, seat: int | None, name: str, text: str
) -> Said:
    """Store a line under the next number of its table."""
    at = now()

    def work(connection: Connection) -> Said:
        last = connection.execute(
            select(func.max(messages.c.id)).where(messages.c.game_id == game)
        ).scalar()
        said = Said((last or 0) + 1, at, name, seat, text)
        connection.execute(
            insert(messages),
            {
                "game_id": game,
                "id": said.id,
                "guest_id": guest,
                "seat": seat,
                "name": name,
                "text": text,
                "at": at,
            },
        )
        return said

    return await database.write(work)


async def last_lines(database: Database, game: str, limit: int) -> list[Said]:
    """The newest lines, oldest first."""

    def work(connection: Connection) -> list[Said]:
        rows = connection.execute(
            select(messages)
            .where(messages.c.game_id == game)
            .order_by(messages.c.id.desc())
            .limit(limit)
        ).all()
        return [Said(row.id, row.at, row.name, row.seat, row.text) for row in reversed(rows)]

    return await database.read(work)
