"""The chat of a table."""

from dataclasses import asdict, dataclass
from functools import partial
from typing import Final

from sqlalchemy import Connection, func, insert, select
from sqlalchemy.exc import IntegrityError

from app.clock import now
from app.storage.database import Database, StorageFailed
from app.storage.schema import messages

TRIES: Final = 20


@dataclass(frozen=True, slots=True)
class ChatLine:
    """One line of chat."""

    id: int
    at: int
    name: str
    seat: int | None
    text: str


async def add_line(
    database: Database, game: str, guest: str, seat: int | None, name: str, text: str
) -> ChatLine:
    """Store a line under the next number of its table."""
    at = now()
    last = await _last_number(database, game)
    for _ in range(TRIES):
        line = ChatLine(last + 1, at, name, seat, text)
        try:
            await database.write(partial(_insert, game=game, guest=guest, line=line))
        except IntegrityError:
            # Another server's line has the number, or this very one, stored by a try whose answer was lost.
            if not await database.read(partial(_is_stored, game=game, guest=guest, line=line)):
                last = await _last_number(database, game)
                continue
        return line
    raise StorageFailed("the chat is too busy")


async def _last_number(database: Database, game: str) -> int:
    newest = select(func.max(messages.c.id)).where(messages.c.game_id == game)
    return await database.read(lambda connection: connection.execute(newest).scalar() or 0)


def _insert(connection: Connection, *, game: str, guest: str, line: ChatLine) -> None:
    connection.execute(insert(messages), {"game_id": game, "guest_id": guest, **asdict(line)})


def _is_stored(connection: Connection, *, game: str, guest: str, line: ChatLine) -> bool:
    row = connection.execute(
        select(messages).where(messages.c.game_id == game, messages.c.id == line.id)
    ).first()
    return row is not None and (row.guest_id, row.at, row.text) == (guest, line.at, line.text)


async def last_lines(database: Database, game: str, limit: int) -> list[ChatLine]:
    """The newest lines, oldest first."""

    def work(connection: Connection) -> list[ChatLine]:
        rows = connection.execute(
            select(messages)
            .where(messages.c.game_id == game)
            .order_by(messages.c.id.desc())
            .limit(limit)
        ).all()
        return [ChatLine(row.id, row.at, row.name, row.seat, row.text) for row in reversed(rows)]

    return await database.read(work)
