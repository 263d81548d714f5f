"""Groups, the games that count for them, and what was decided about their players."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

import orjson
from sqlalchemy import Connection, Delete, Row, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from app.clock import now
from app.lobby.group import Group
from app.storage.database import Database
from app.storage.keys import may_be_key
from app.storage.schema import (
    group_guests,
    group_merges,
    group_players,
    groups,
    guests,
    seats,
)


def groups_of(connection: Connection, wanted: Iterable[str | None]) -> dict[str | None, Group]:
    """The groups with these ids, by their ids."""
    ids = {one for one in wanted if one is not None}
    if not ids:
        return {}
    rows = connection.execute(select(groups).where(groups.c.id.in_(ids)))
    return {row.id: _group(row) for row in rows}


def _group(row: Row[Any]) -> Group:
    return Group(row.id, row.token, row.name, row.host, row.zone, orjson.loads(row.season_names))


async def group_with(database: Database, token: str) -> Group | None:
    """The group whose link has this token."""
    wanted = select(groups).where(groups.c.token == token)

    def work(connection: Connection) -> Group | None:
        row = connection.execute(wanted).first()
        return None if row is None else _group(row)

    return await database.read(work) if may_be_key(token) else None


async def add_group(database: Database, group: Group) -> None:
    """Store a new group."""
    values = {**_changeable(group), "id": group.id, "token": group.token, "created_at": now()}
    try:
        await database.write(lambda connection: connection.execute(insert(groups), values))
    except IntegrityError:
        # An earlier try was stored although its answer was lost.
        if await group_with(database, group.token) != group:
            raise


async def save_group(database: Database, group: Group) -> None:
    """Store a group's name, host, time zone and names of seasons."""
    changed = update(groups).where(groups.c.id == group.id).values(_changeable(group))
    await database.write(lambda connection: connection.execute(changed))


def _changeable(group: Group) -> dict[str, str]:
    return {
        "name": group.name,
        "host": group.host,
        "zone": group.zone,
        "season_names": orjson.dumps(dict(group.season_names)).decode(),
    }


@dataclass(frozen=True, slots=True)
class Merge:
    """A request to merge a player into another, and who has agreed so far."""

    player: str
    into: str
    player_agreed: bool = False
    into_agreed: bool = False


@dataclass(frozen=True, slots=True)
class Decided:
    """Everything that was decided about the players of a group."""

    merged: Mapping[str, str]
    """By guest: the player they count as, where that is not their own."""
    names: Mapping[str, str]
    """By player: the name chosen in this group."""
    removed: frozenset[str]
    """Players whose name was removed."""
    merges: tuple[Merge, ...]


async def decided_in(database: Database, group: str) -> Decided:
    """Everything that was decided about the players of a group."""

    def work(connection: Connection) -> Decided:
        guests_of = connection.execute(
            select(group_guests).where(group_guests.c.group_id == group)
        ).all()
        players = connection.execute(
            select(group_players).where(group_players.c.group_id == group)
        ).all()
        asked = connection.execute(
            select(group_merges)
            .where(group_merges.c.group_id == group)
            .order_by(group_merges.c.asked_at, group_merges.c.player)
        ).all()
        return Decided(
            {row.guest_id: row.player for row in guests_of},
            {row.player: row.name for row in players if row.name is not None},
            frozenset(row.player for row in players if row.removed_at is not None),
            tuple(
                Merge(row.player, row.into, bool(row.player_agreed), bool(row.into_agreed))
                for row in asked
            ),
        )

    return await database.read(work)


async def name_player(database: Database, group: str, player: str, name: str) -> None:
    """Store the name of a player in a group; it is shown again if it had been removed."""
    await _put_player(database, group, player, name, removed_at=None)


async def remove_player(database: Database, group: str, player: str) -> None:
    """Store that the name of a player is shown no more, and forget the one chosen here."""
    await _put_player(database, group, player, None, removed_at=now())


async def _put_player(
    database: Database, group: str, player: str, name: str | None, *, removed_at: int | None
) -> None:
    row = {"group_id": group, "player": player, "name": name, "removed_at": removed_at}

    def work(connection: Connection) -> None:
        connection.execute(
            delete(group_players).where(
                group_players.c.group_id == group, group_players.c.player == player
            )
        )
        connection.execute(insert(group_players), row)

    await database.write(work)


async def put_merge(database: Database, group: str, merge: Merge) -> None:
    """Store a request to merge, in place of an earlier one for the same player."""
    row = {
        "group_id": group,
        "player": merge.player,
        "into": merge.into,
        "player_agreed": int(merge.player_agreed),
        "into_agreed": int(merge.into_agreed),
        "asked_at": now(),
    }

    def work(connection: Connection) -> None:
        connection.execute(_without_merge(group, merge.player))
        connection.execute(insert(group_merges), row)

    await database.write(work)


async def drop_merge(database: Database, group: str, player: str) -> None:
    """Forget a request to merge."""
    await database.write(lambda connection: connection.execute(_without_merge(group, player)))


async def merge_guests(
    database: Database, group: str, player: str, into: str, merged: Iterable[str]
) -> None:
    """Let these guests count as the player `into`; their request is done."""
    ids = list(merged)

    def work(connection: Connection) -> None:
        connection.execute(_without_merge(group, player))
        connection.execute(_without_guests(group, ids))
        connection.execute(
            insert(group_guests),
            [{"group_id": group, "guest_id": guest, "player": into} for guest in ids],
        )

    await database.write(work)


async def separate_guests(database: Database, group: str, ids: list[str]) -> None:
    """Let each of these guests count as a player of their own again."""
    await database.write(lambda connection: connection.execute(_without_guests(group, ids)))


def _without_merge(group: str, player: str) -> Delete:
    return delete(group_merges).where(
        group_merges.c.group_id == group, group_merges.c.player == player
    )


def _without_guests(group: str, ids: list[str]) -> Delete:
    return delete(group_guests).where(
        group_guests.c.group_id == group, group_guests.c.guest_id.in_(ids)
    )


@dataclass(frozen=True, slots=True)
class KnownGuest:
    """A guest's name, and the time when they came."""

    name: str
    created_at: int


async def known_guests(database: Database, wanted: Iterable[str]) -> dict[str, KnownGuest]:
    """The guests with these ids, by their ids."""
    ids = list(wanted)
    asked = select(guests.c.id, guests.c.name, guests.c.created_at).where(guests.c.id.in_(ids))
    return await database.read(
        lambda connection: {
            row.id: KnownGuest(row.name, row.created_at) for row in connection.execute(asked)
        }
    )


@dataclass(frozen=True, slots=True)
class Trace:
    """The last sign of some guests: the end of their last game, and whether they have a seat in an unfinished one."""

    last_ended: int
    playing: bool


async def trace_of(database: Database, ids: Iterable[str]) -> Trace:
    """The last sign of these guests at any table of this server."""
    theirs = seats.c.guest_id.in_(list(ids))
    ended = select(func.max(seats.c.ended_at)).where(theirs)
    unfinished = select(func.count()).where(theirs, seats.c.ended_at.is_(None))

    def work(connection: Connection) -> Trace:
        last = connection.execute(ended).scalar() or 0
        return Trace(int(last), bool(connection.execute(unfinished).scalar_one()))

    return await database.read(work)
