"""Maps that guests have drawn: kept for them, given away by link, shown to everyone if they want that."""

from dataclasses import dataclass
from typing import Any, Final

import orjson
from sqlalchemy import (
    ColumnElement,
    Connection,
    Select,
    and_,
    delete,
    func,
    insert,
    or_,
    select,
    update,
)
from sqlalchemy.exc import IntegrityError

from app.storage.database import Database
from app.storage.keys import may_be_key
from app.storage.schema import guests, maps
from engine.api import Json

MOST_MAPS: Final = 40
"""The number of maps that are kept for a guest."""


@dataclass(frozen=True, slots=True)
class StoredMap:
    """A drawn map. `summary`: what lists show of it, made when it was stored."""

    id: str
    guest: str
    author: str
    game: str
    name: str
    map: Json
    summary: Json
    link: str | None
    """The secret of the link to it, if its owner made one."""
    published_at: int | None
    updated_at: int


class TooManyMaps(Exception):
    """The guest has as many maps as are kept."""


async def maps_of(database: Database, guest: str) -> list[StoredMap]:
    """A guest's maps, the last changed first."""
    return await _found(
        database,
        _WITH_AUTHOR.where(maps.c.guest_id == guest).order_by(maps.c.updated_at.desc(), maps.c.id),
    )


async def published_maps(database: Database, after: str | None, limit: int) -> list[StoredMap]:
    """The newest `limit` maps that their owners show to everyone, after the map with that id; none by people who are banned."""
    shown = _WITH_AUTHOR.where(maps.c.published_at.is_not(None), guests.c.banned_at.is_(None))
    if after is not None:
        if not may_be_key(after):
            return []
        last = select(maps.c.published_at).where(maps.c.id == after).scalar_subquery()
        shown = shown.where(
            or_(
                maps.c.published_at < last,
                and_(maps.c.published_at == last, maps.c.id < after),
            )
        )
    newest = shown.order_by(maps.c.published_at.desc(), maps.c.id.desc()).limit(limit)
    return await _found(database, newest)


async def map_with(database: Database, id: str) -> StoredMap | None:
    """The map with this id."""
    return await _one(database, maps.c.id == id) if may_be_key(id) else None


async def map_behind(database: Database, link: str) -> StoredMap | None:
    """The map to which this secret is the link."""
    return await _one(database, maps.c.link == link) if may_be_key(link) else None


async def add_map(database: Database, added: StoredMap) -> None:
    """Store a new map. Raises TooManyMaps."""
    own = select(func.count()).select_from(maps).where(maps.c.guest_id == added.guest)

    def work(connection: Connection) -> None:
        if (connection.execute(own).scalar() or 0) >= MOST_MAPS:
            raise TooManyMaps
        connection.execute(
            insert(maps),
            {
                "id": added.id,
                "guest_id": added.guest,
                "game": added.game,
                "created_at": added.updated_at,
                **_contents(added.name, added.map, added.summary, added.updated_at),
            },
        )

    try:
        await database.write(work)
    except (IntegrityError, TooManyMaps):
        # An earlier try may have been stored although its answer was lost.
        if await map_with(database, added.id) is None:
            raise


async def save_map(database: Database, changed: StoredMap, since: int) -> bool:
    """Store a map that was changed, unless it has been changed since that time; returns False then."""
    saved = (
        update(maps)
        .where(maps.c.id == changed.id, maps.c.updated_at.in_((since, changed.updated_at)))
        .values(_contents(changed.name, changed.map, changed.summary, changed.updated_at))
    )

    def work(connection: Connection) -> bool:
        return connection.execute(saved).rowcount > 0

    return await database.write(work)


async def show_map(database: Database, id: str, link: str | None, published_at: int | None) -> None:
    """Store the link of a map, by which others may see it, and since when everyone may."""
    shown = update(maps).where(maps.c.id == id).values(link=link, published_at=published_at)

    def work(connection: Connection) -> None:
        connection.execute(shown)

    await database.write(work)


async def remove_map(database: Database, id: str) -> None:
    """Delete a map. Games that are played on it have their own."""
    gone = delete(maps).where(maps.c.id == id)

    def work(connection: Connection) -> None:
        connection.execute(gone)

    await database.write(work)


def _contents(name: str, map: Json, summary: Json, updated_at: int) -> dict[str, Any]:
    return {
        "name": name,
        "map": orjson.dumps(map).decode(),
        "summary": orjson.dumps(summary).decode(),
        "updated_at": updated_at,
    }


_WITH_AUTHOR: Final = select(maps, guests.c.name.label("author")).join(
    guests, guests.c.id == maps.c.guest_id
)


async def _one(database: Database, which: ColumnElement[bool]) -> StoredMap | None:
    found = await _found(database, _WITH_AUTHOR.where(which))
    return found[0] if found else None


async def _found(database: Database, wanted: Select[Any]) -> list[StoredMap]:
    def work(connection: Connection) -> list[StoredMap]:
        return [
            StoredMap(
                id=row.id,
                guest=row.guest_id,
                author=row.author,
                game=row.game,
                name=row.name,
                map=orjson.loads(row.map),
                summary=orjson.loads(row.summary),
                link=row.link,
                published_at=row.published_at,
                updated_at=row.updated_at,
            )
            for row in connection.execute(wanted)
        ]

    return await database.read(work)
